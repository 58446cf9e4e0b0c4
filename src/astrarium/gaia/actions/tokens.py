"""Which tokens leave: asked only when a player wants to choose by hand."""

from typing import TYPE_CHECKING

from astrarium.gaia.decisions import TOKENS, Step
from astrarium.gaia.player import Player
from astrarium.gaia.power import give_from, give_tokens, token_splits
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def has_choice(me: Player, count: int) -> bool:
    """Whether more than one mix of tokens can pay (GP-POWER-09)."""
    areas = (me.area1 > 0) + (me.area2 > 0) + (me.area3 > 0) + (1 <= me.brainstone <= 3)
    total = me.area1 + me.area2 + me.area3 + (1 <= me.brainstone <= 3)
    return 0 < count < total and areas > 1


def give_or_ask(state: "GaiaState", seat: int, count: int, to_gaia: bool, choose: bool) -> None:
    """``Step.a`` tokens are to be given, to the Gaia area if ``Step.b``."""
    if choose:
        state.push(Step(TOKENS, seat, count, to_gaia))
    else:
        give_tokens(state.seats[seat], count, to_gaia)


def moves(state: "GaiaState", step: Step) -> list[Move]:
    result = []
    for one, two, three, stone in token_splits(state.seats[step.seat], step.a):
        split = f"{one}/{two}/{three}"
        result.append(Move("tokens", (split, "brainstone") if stone else (split,)))
    return result


def play(state: "GaiaState", step: Step, move: Move) -> None:
    one, two, three = [int(n) for n in move.args[0].split("/")]
    give_from(state.seats[step.seat], one, two, three, len(move.args) > 1, step.b != 0)
