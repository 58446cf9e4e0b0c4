"""Lantids: mines beside opponents' structures; with the institute each gives knowledge."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.effects import KNOWLEDGE, Gain
from astrarium.gaia.factions.faction import Faction
from astrarium.gaia.gains import gain
from astrarium.gaia.player import FROM_FACTION

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_SHARED_MINE: Gain = ((KNOWLEDGE, 2),)


class Lantids(Faction):
    def __init__(self) -> None:
        super().__init__("lantids")
        self.shares_planets = True  # GP-FACTION-LANTIDS-02

    def after_mine(
        self, state: "GaiaState", seat: int, planet: int, shared: bool, new_type: bool
    ) -> None:
        if shared and state.seats[seat].has_institute:  # GP-FACTION-LANTIDS-08
            gain(state, seat, _SHARED_MINE, FROM_FACTION)
