"""What bots with given weights come to: in plans to learn from, in games for the gate.

What weights are worth shows in what comes of them. So from some position of a game the rest of it
is planned with several weights: nudged at random and the other way, or one step further and not.
The difference in VP is what that brings. A plan takes a tenth of a second where a game takes many,
and what plans promise is, on average, what games come to.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.choices import Choices
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.lines import Lines
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import NAMES, Weights, Worth, load
from astrarium.bots.train.subject import Game, Job, Study, Subject, Thinking
from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import TURN
from astrarium.table import Chance

RELATIVE, LEAST = 0.4, 0.2
"""A worth is nudged by a share of itself, but by no less than this."""
LATE, EARLY = 1, ROUNDS - 1
"""Rounds left at which it is nudged, each for itself; what is between follows. In the last round it
stays as it is, as nothing is left to be guessed then."""
NUDGED = tuple([f"{name}, {when}" for name in NAMES for when in ("late", "early")])
"""What is nudged, in order."""
QUICK = Budget(300)
"""How much the bots think that play up to the position to learn from."""
ENOUGH = Budget(4000)
"""How much the bots of the gate think."""
LEVEL = "ultoma"
PLAYERS = (1, 1, 2, 4)
FROM_ROUND = (1, 1, 1, 2, 2, 3, 3, 4, 5)
"""Games and rounds to learn from, the more often named the more often: early choices weigh more."""
ALL_IT_TAKES = 10**9
EVERY_SEAT = ((0, 1, 0, 1), (1, 0, 1, 0))
"""Who sits where in the gate: on every seed both have every seat once."""

Values = dict[str, Worth]


def moved(values: Values, nudges: Sequence[float]) -> Values:
    """The weights with each worth moved by so many nudges, given in the order of ``NUDGED``."""
    result = {}
    for name, late, early in zip(NAMES, nudges[::2], nudges[1::2], strict=True):
        last, base, per_round = values[name]
        first = _nudged(base + EARLY * per_round, early)
        final = _nudged(base + LATE * per_round, late)
        per_round = (first - final) / (EARLY - LATE)
        result[name] = (last, round(final - LATE * per_round, 4), round(per_round, 4))
    return result


def _nudged(worth: float, number: float) -> float:
    return worth + number * max(RELATIVE * abs(worth), LEAST)


def study(task: Study[Values]) -> tuple[float, ...]:
    """VP that are planned from one position with each of the weights to try."""
    state = _position(task, Chance(task.seed, "study"))
    return tuple([_planned(state, task.thinking, values) for values in task.trials])


def _position(task: Study[Values], dice: Chance) -> GaiaState:
    """A turn of the first seat in a game that quick bots have begun."""
    players = dice.choice(PLAYERS)
    options: dict[str, object] = {"players": players, "factions": "random"}
    if players == 1:
        options |= {"factions": (dice.choice(FACTION_NAMES),), "automa_level": LEVEL}
    state = GAIA.new(options, task.seed)
    first = dice.choice(FROM_ROUND)
    bot = Planner("quick", 1, 1, Weights(dict(task.values)))
    while state.round < first or state.steps[-1].kind != TURN or state.to_act[0] != 0:
        seat = state.to_act[0]
        state.play(ask(bot, state, seat, QUICK, task.seed), seat)
    return state


def _planned(state: GaiaState, thinking: Thinking, values: Values) -> float:
    """VP at the end of the line that a beam with these weights finds."""
    evaluate = Evaluation(Weights(dict(values)))
    evaluate.features.now = state.round
    choices = Choices(evaluate, exchanges=True)
    choices.nodes = ALL_IT_TAKES
    lines = Lines(choices, state, 0, thinking.depth, thinking.ahead)
    return lines.best(thinking.width).value


def play(job: Job[Values]) -> Game:
    """One game to its end."""
    thinking = job.thinking
    bots = [
        Planner("gate", thinking.depth, thinking.width, Weights(dict(values)), ahead=thinking.ahead)
        for values in job.seats
    ]
    state = GAIA.new({"players": len(bots), "factions": "random"}, job.seed)
    while state.to_act:
        seat = state.to_act[0]
        state.play(ask(bots[seat], state, seat, ENOUGH, job.seed), seat)
    result = state.result
    assert result is not None
    return Game(job.seed, result.scores)


def read(worths: Mapping[str, Any]) -> Values:
    """Weights of a file."""
    return Weights(dict(worths)).values


SUBJECT = Subject(
    game="gaia",
    points="VP",
    names=NUDGED,
    studies=2500,
    thinking=Thinking(),
    seatings=EVERY_SEAT,
    load=lambda: load().values,
    read=read,
    moved=moved,
    study=study,
    play=play,
)
