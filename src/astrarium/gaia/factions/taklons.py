"""Taklons: the brainstone; with the institute a token with every charge from a neighbour."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import BRAINSTONE_CREDITS, CONVERSIONS, Conversion
from astrarium.gaia.factions.faction import Faction

if TYPE_CHECKING:
    from astrarium.gaia.player import Player

_WITH_BRAINSTONE = CONVERSIONS + BRAINSTONE_CREDITS


class Taklons(Faction):
    def __init__(self) -> None:
        super().__init__("taklons")
        self.has_brainstone = True

    def conversions(self, me: "Player") -> tuple[Conversion, ...]:
        """The brainstone may buy several credits at once, so that its power is not lost."""
        return _WITH_BRAINSTONE if me.brainstone == 3 else CONVERSIONS

    def gains_token_when_charging(self, me: "Player") -> bool:
        return me.has_institute  # GP-FACTION-TAKLONS-05
