"""Geodens: with the institute the first mine on each planet type gives knowledge."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.effects import KNOWLEDGE, Gain
from astrarium.gaia.factions.faction import Faction
from astrarium.gaia.gains import gain
from astrarium.gaia.player import FROM_FACTION

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_NEW_TYPE: Gain = ((KNOWLEDGE, 3),)


class Geodens(Faction):
    def __init__(self) -> None:
        super().__init__("geodens")

    def after_mine(
        self, state: "GaiaState", seat: int, planet: int, shared: bool, new_type: bool
    ) -> None:
        if new_type and state.seats[seat].has_institute:  # GP-FACTION-GEODENS-02 to -04
            gain(state, seat, _NEW_TYPE, FROM_FACTION)
