"""Terrans: the Gaia area empties into area II; with the institute those tokens buy resources."""

from typing import TYPE_CHECKING

from astrarium.gaia.decisions import CONVERT, Step
from astrarium.gaia.factions.faction import Faction

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


class Terrans(Faction):
    def __init__(self) -> None:
        super().__init__("terrans")
        self.gaia_return_area = 2  # GP-FACTION-TERRANS-02

    def in_gaia_phase(self, state: "GaiaState", seat: int) -> bool:
        """The tokens move to area II all the same; nothing is spent (GP-FACTION-TERRANS-04)."""
        me = state.seats[seat]
        if not me.has_institute or not me.gaia_area:
            return False
        state.ask(Step(CONVERT, seat, me.gaia_area))
        me.area2 += me.gaia_area
        me.gaia_area = 0
        return True
