"""Firaks: with the institute a research lab becomes a trading station again, for an advance."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions import upgrade
from astrarium.gaia.actions.tech import ALL_TRACKS
from astrarium.gaia.components.structures import LAB, PIECES, STATION
from astrarium.gaia.decisions import ADVANCE, Step
from astrarium.gaia.factions.faction import Faction
from astrarium.gaia.galaxy import bits
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


class Firaks(Faction):
    def __init__(self) -> None:
        super().__init__("firaks")
        self.special_action = "downgrade"

    def special_moves(self, state: "GaiaState", seat: int) -> list[Move]:
        """Needs a lab on the map and a trading station on the board."""
        me = state.seats[seat]
        if not me.has_institute or me.built[STATION].bit_count() >= PIECES[STATION]:
            return []
        named = state.galaxy.moves("special downgrade")
        return [named[h] for h in bits(me.built[LAB])]

    def play_special(self, state: "GaiaState", seat: int, move: Move) -> None:
        """Free, counts as upgrading to a trading station, then one advance (GP-FACTION-FIRAKS-02
        to -04)."""
        h = state.galaxy.by_name[move.args[1]]
        state.push(Step(ADVANCE, seat, ALL_TRACKS, 1))
        upgrade.replace(state, seat, h, LAB, STATION)
