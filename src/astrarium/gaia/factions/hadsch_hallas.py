"""Hadsch Hallas: with the institute credits pay for what power pays for."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import CONVERSIONS, CREDITS_AS_POWER, Conversion
from astrarium.gaia.factions.faction import Faction

if TYPE_CHECKING:
    from astrarium.gaia.player import Player

_WITH_CREDITS = CONVERSIONS + CREDITS_AS_POWER


class HadschHallas(Faction):
    def __init__(self) -> None:
        super().__init__("hadsch-hallas")

    def conversions(self, me: "Player") -> tuple[Conversion, ...]:
        return _WITH_CREDITS if me.has_institute else CONVERSIONS  # GP-FACTION-HADSCH-02, -03
