"""Research: four knowledge for one level in any area."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.tech import advance, can_advance
from astrarium.gaia.components.research import RESEARCH_COST, TRACKS
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_MOVES = [Move("research", (name,)) for name in TRACKS]


def moves(state: "GaiaState", seat: int) -> list[Move]:
    if state.seats[seat].knowledge < RESEARCH_COST:
        return []
    return [_MOVES[track] for track in range(len(TRACKS)) if can_advance(state, seat, track)]


def play(state: "GaiaState", seat: int, move: Move) -> None:
    state.seats[seat].knowledge -= RESEARCH_COST
    advance(state, seat, TRACKS.index(move.args[0]))
