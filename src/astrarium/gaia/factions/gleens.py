"""Gleens: ore instead of Q.I.C. until their academy stands; at home on Gaia planets."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.effects import ORE
from astrarium.gaia.components.planets import GAIA
from astrarium.gaia.components.scoring import GLEENS_TOKEN
from astrarium.gaia.components.structures import QIC_ACADEMY
from astrarium.gaia.factions.faction import Faction
from astrarium.gaia.gains import gain_federation_token
from astrarium.gaia.player import FROM_FACTION

if TYPE_CHECKING:
    from astrarium.gaia.player import Player
    from astrarium.gaia.state import GaiaState

_GAIA_VP = 2


class Gleens(Faction):
    def __init__(self) -> None:
        super().__init__("gleens")
        self.gaia_cost = ORE  # GP-FACTION-GLEENS-04

    def qic_becomes_ore(self, me: "Player") -> bool:
        return not me.built[QIC_ACADEMY]  # GP-FACTION-GLEENS-02, -03

    def after_mine(
        self, state: "GaiaState", seat: int, planet: int, shared: bool, new_type: bool
    ) -> None:
        if planet == GAIA:  # GP-FACTION-GLEENS-05
            state.seats[seat].add_vp(_GAIA_VP, FROM_FACTION)

    def after_institute(self, state: "GaiaState", seat: int) -> None:
        gain_federation_token(state, seat, GLEENS_TOKEN)  # GP-FACTION-GLEENS-06, -07
