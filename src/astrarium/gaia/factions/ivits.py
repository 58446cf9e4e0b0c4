"""Ivits: they begin with the institute, have one federation that grows, and space stations."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions import federation, mine
from astrarium.gaia.components.planets import SPACE
from astrarium.gaia.components.structures import INSTITUTE, SPACE_STATIONS
from astrarium.gaia.factions.faction import Faction
from astrarium.gaia.galaxy import bits
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.player import Player
    from astrarium.gaia.state import GaiaState


class Ivits(Faction):
    def __init__(self) -> None:
        super().__init__("ivits")
        self.special_action = "station"
        self.starting_structure = INSTITUTE  # GP-FACTION-IVITS-02
        self.starting_mines = 0
        self.grows_one_federation = True  # GP-FACTION-IVITS-03, -07

    def federation_value(self, me: "Player") -> int:
        """Seven for each token gained by the action, and seven more (GP-FACTION-IVITS-05, -06)."""
        return super().federation_value(me) * (me.federations + 1)

    def spaces(self, state: "GaiaState", seat: int) -> int:
        """Accessible spaces without planet and without space station (GP-FACTION-IVITS-09, -10)."""
        me = state.seats[seat]
        if me.stations.bit_count() >= SPACE_STATIONS:
            return 0
        return mine.reach(state, me, 0, me.qic)[-1] & state.type_masks[SPACE] & ~me.stations

    def special_moves(self, state: "GaiaState", seat: int) -> list[Move]:
        if not state.seats[seat].has_institute:
            return []
        named = state.galaxy.moves("special station")
        return [named[h] for h in bits(self.spaces(state, seat))]

    def play_special(self, state: "GaiaState", seat: int, move: Move) -> None:
        """Not a structure: nobody charges, no sector, no planet (GP-FACTION-IVITS-12, -13)."""
        me = state.seats[seat]
        h = state.galaxy.by_name[move.args[1]]
        me.qic -= mine.qic_for_range(state, me, h, 0)
        me.stations |= 1 << h
        federation.join(state, me, h)
