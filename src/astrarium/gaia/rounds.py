"""Six rounds of Income, Gaia, Actions and Clean-up, and who comes next in each."""

from typing import TYPE_CHECKING, Final

from astrarium.gaia import gaia_phase, income, setup
from astrarium.gaia.actions import charge
from astrarium.gaia.automa import turn as automa_turn
from astrarium.gaia.automa.automa import AUTOMA, HUMAN
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import TURN, Step

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

SETUP: Final = 0
INCOME_PHASE: Final = 1
GAIA_PHASE: Final = 2
ACTIONS: Final = 3
END: Final = 4
PHASES: Final = ("setup", "income", "gaia", "actions", "end")


def schedule(state: "GaiaState") -> bool:
    """Nobody owes anything: make the next thing happen. False when the game is over."""
    if state.offers:
        charge.make_next_offer(state)
        return True
    phase = state.phase
    if phase == SETUP:
        if not setup.next_step(state):
            _begin_round(state)
    elif phase == INCOME_PHASE:
        if state.queue:
            income.collect(state, state.queue.pop(0))
        else:
            state.phase = GAIA_PHASE
            gaia_phase.transform_planets(state)
            state.queue = _with_resources(state)
    elif phase == GAIA_PHASE:
        if state.queue:
            gaia_phase.empty_gaia_area(state, state.queue.pop(0))
        else:
            state.phase = ACTIONS
            state.current = -1
    elif phase == ACTIONS:
        if len(state.passing) == state.players:
            _end_round(state)
        else:
            state.current = _next_seat(state)
            if state.automa is not None and state.current == AUTOMA:
                automa_turn.begin(state)
                return True
            state.ask(Step(TURN, state.current))
    else:
        return False
    return True


def _begin_round(state: "GaiaState") -> None:
    """Income happens in round 1 too (GP-ROUND-02)."""
    state.round += 1
    state.phase = INCOME_PHASE
    state.queue = _with_resources(state)
    state.passing = state.passing[:0]
    if state.automa is not None:
        state.automa.begin_round(state.round)


def _with_resources(state: "GaiaState") -> list[int]:
    """Who has an income and a Gaia phase: everybody but the Automa (AU-CORE-02)."""
    return state.order[:] if state.automa is None else [HUMAN]


def _next_seat(state: "GaiaState") -> int:
    """The next in turn order who has not passed (GP-ACT-01, GP-ACT-02)."""
    order = state.order
    start = order.index(state.current) + 1 if state.current >= 0 else 0
    for i in range(len(order)):
        seat = order[(start + i) % len(order)]
        if not state.seats[seat].passed:
            return seat
    raise AssertionError("everybody has passed")


def _end_round(state: "GaiaState") -> None:
    """Clean-up, or the end after round 6 (GP-CLEAN-01 to -04, GP-SCORE-01)."""
    if state.round == ROUNDS:
        state.phase = END
        state.finish()
        return
    state.used_actions = 0
    for player in state.seats:
        player.used = 0
        player.passed = False
        player.booster = player.next_booster
        player.next_booster = -1
    if state.setup.variable_turn_order:
        state.order = state.passing[:]  # GP-TURN-04
    else:
        first = state.passing[0]  # GP-PASS-10
        state.order = [(first + i) % state.players for i in range(state.players)]
    _begin_round(state)
