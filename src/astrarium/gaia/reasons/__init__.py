"""Why a move is refused: the rule and one sentence with the numbers of the position."""

from typing import TYPE_CHECKING

from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def refusal(state: "GaiaState", move: Move, player: int | None) -> IllegalMove:
    """Why a move that could be read is not among the legal ones."""
    if not state.steps:
        return IllegalMove("GP-SCORE-01", "The game is over.")
    seat = state.steps[-1].seat
    if player is not None and player != seat:
        return IllegalMove("GP-ACT-01", f"The {state.seats[seat].faction.title} are to move.")
    verbs = {known.verb for known in state.legal_moves()}
    if move.verb not in verbs:
        return IllegalMove("GP-ACT-04", f"Now comes one of: {', '.join(sorted(verbs))}.")
    return IllegalMove("GP-ACT-04", f"'{move}' is not possible in this position.")
