"""Itars: burnt tokens go to the Gaia area; with the institute they buy tech tiles there."""

from typing import TYPE_CHECKING

from astrarium.gaia import gaia_phase
from astrarium.gaia.decisions import DISCARD_FOR_TILE, Step
from astrarium.gaia.factions.faction import Faction

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


class Itars(Faction):
    def __init__(self) -> None:
        super().__init__("itars")
        self.burns_to_gaia = True  # GP-FACTION-ITARS-02

    def in_gaia_phase(self, state: "GaiaState", seat: int) -> bool:
        """Tokens still lie in the Gaia area while a tile is resolved (GP-FACTION-ITARS-04)."""
        if not state.seats[seat].has_institute or not gaia_phase.may_discard(state, seat):
            return False
        state.ask(Step(DISCARD_FOR_TILE, seat))
        return True
