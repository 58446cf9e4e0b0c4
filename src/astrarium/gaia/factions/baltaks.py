"""Bal T'aks: no Navigation before the institute; Gaiaformers can become Q.I.C."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import CONVERSIONS, GAIAFORMER_FOR_QIC, Conversion
from astrarium.gaia.components.research import NAVIGATION
from astrarium.gaia.factions.faction import Faction

if TYPE_CHECKING:
    from astrarium.gaia.player import Player

_WITH_GAIAFORMERS = CONVERSIONS + GAIAFORMER_FOR_QIC


class BalTaks(Faction):
    def __init__(self) -> None:
        super().__init__("baltaks")

    def may_research(self, me: "Player", track: int) -> bool:
        return track != NAVIGATION or me.has_institute  # GP-FACTION-BALTAKS-02, -07

    def conversions(self, me: "Player") -> tuple[Conversion, ...]:
        return _WITH_GAIAFORMERS  # GP-FACTION-BALTAKS-04
