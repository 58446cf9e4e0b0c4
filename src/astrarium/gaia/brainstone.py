"""Where the brainstone ends, asked whenever moving it or another token makes a difference."""

from typing import TYPE_CHECKING

from astrarium.gaia.decisions import Step
from astrarium.gaia.gains import STONE_BURNT, STONE_CHARGED
from astrarium.gaia.player import DISCARDED
from astrarium.gaia.power import lower_brainstone, spend_brainstone
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

AREAS = ("", "I", "II", "III", "gaia", "discard")
_TO = [Move("brainstone", (name,)) for name in AREAS]


def options(state: "GaiaState", step: Step) -> list[int]:
    """The places to choose from, the one where the brainstone is now first."""
    if step.a == STONE_CHARGED:
        return [step.b + 1, step.b]
    if step.a == STONE_BURNT:
        if state.seats[step.seat].area2:
            return [3, 2, DISCARDED]
        return [3, DISCARDED]
    return [3, 1]


def moves(state: "GaiaState", step: Step) -> list[Move]:
    return [_TO[place] for place in options(state, step)]


def play(state: "GaiaState", step: Step, move: Move) -> None:
    me = state.seats[step.seat]
    place = AREAS.index(move.args[0])
    if place == me.brainstone:
        return
    if step.a == STONE_CHARGED:
        lower_brainstone(me, place)
    elif step.a == STONE_BURNT:
        me.brainstone = place
        me.area3 += 1  # another token moved up instead
        if place == 2:
            me.area2 -= 1
        # A discarded brainstone leaves the game; the token that was to go stays and moved up.
    else:
        spend_brainstone(me, step.b)
