"""Advice in words: what a turn changes, or what a plan to the end of the game comes to."""

from astrarium.bots.bot import Hint
from astrarium.bots.gaia.choices import Plan, Turn, main_action
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.gaia import GaiaState
from astrarium.gaia.components.structures import ROUNDS

TELLING = 0.3
"""Smaller changes are not worth a word."""
MOST_CHANGES, MOST_SOURCES = 4, 3
"""So many changes are told, and so many sources of what a plan comes to."""
MOST_TURNS = 3
"""So many of the turns planned next are told."""
IN_PLAY = "VP in play"


def is_whole(plan: Plan) -> bool:
    """Whether the line leads to the end of the game, so that its worth is what it comes to."""
    return plan.state.round == ROUNDS and bool(plan.turn) and plan.turn[0].verb == "pass"


def of_changes(evaluate: Evaluation, plan: Plan, seat: int, before: dict[str, float]) -> Hint:
    """A turn by what it changes at once in the parts of the evaluation."""
    after = evaluate.parts(plan.state, seat)
    changes = {name: after[name] - before[name] for name in before}
    return Hint(plan.turn, sum(changes.values(), 0.0), _told(changes, MOST_CHANGES))


def of_line(
    evaluate: Evaluation, turn: Turn, line: list[Plan], state: GaiaState, seat: int
) -> Hint:
    """A turn by the plan that goes on with this line: its next turns, and what they all come to."""
    me = state.seats[seat]
    end = line[-1]
    coming = [f"then: {_words(plan, seat)}" for plan in _this_round(line)[:MOST_TURNS]]
    parts = evaluate.parts(end.state, seat)
    parts[IN_PLAY] = parts.pop("VP now") - me.vp
    formed = end.state.seats[seat].federations - me.federations
    federations = (f"federations to form: {formed}",) if formed else ()
    reasons = (*coming, *federations, *_told(parts, MOST_SOURCES))
    return Hint(turn, end.value - me.vp, reasons, end.value)


def _told(changes: dict[str, float], most: int) -> tuple[str, ...]:
    """The clearest of the changes."""
    clearest = sorted(changes.items(), key=lambda change: -abs(change[1]))[:most]
    return tuple([f"{name} {change:+.1f}" for name, change in clearest if abs(change) >= TELLING])


def _this_round(line: list[Plan]) -> list[Plan]:
    """The turns of a line up to the next pass."""
    found = []
    for plan in line:
        if plan.turn[0].verb == "pass":
            break
        found.append(plan)
    return found


def _words(plan: Plan, seat: int) -> str:
    """What a turn is about, as the rules put it."""
    assert plan.before is not None
    main = main_action(plan.turn)
    state = plan.before.state.copy()
    for move in plan.turn:
        if move == main:
            break
        state.play(move)
    return state.describe(main, seat)
