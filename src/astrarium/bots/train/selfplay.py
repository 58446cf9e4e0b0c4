"""What bots with given weights come to: in plans to learn from, in games for the gate.

What weights are worth shows in what comes of them. So from some position of a game the rest of it
is planned twice, with weights nudged at random and nudged the other way: the difference in VP is
what the nudges bring. A plan takes a tenth of a second where a game takes many, and what plans
promise is, on average, what games come to.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.choices import Choices
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.lines import Lines
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import NAMES, Weights, Worth
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

Signs = tuple[int, ...]
"""For each of ``NUDGED`` whether it was raised (1) or lowered (-1)."""
Values = dict[str, Worth]


@dataclass(frozen=True)
class Thinking:
    """How far the bots of the training look: own turns of a round, lines, rounds after this."""

    depth: int = 9
    width: int = 4
    ahead: int = ROUNDS - 1


@dataclass(frozen=True)
class Study:
    """A position to learn from."""

    seed: str
    values: Values
    thinking: Thinking


@dataclass(frozen=True)
class Sample:
    """VP planned from there with nudged weights, and with the opposite nudges."""

    signs: Signs
    raised: float
    lowered: float

    @property
    def margin(self) -> float:
        return (self.raised - self.lowered) / 2


@dataclass(frozen=True)
class Job:
    """One game to play: the weights of each seat."""

    seed: str
    seats: tuple[Values, ...]
    thinking: Thinking


@dataclass(frozen=True)
class Game:
    """How it ended."""

    seed: str
    scores: tuple[int, ...]


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


def study(task: Study) -> Sample:
    """What opposite nudges make of one position."""
    dice = Chance(task.seed, "study")
    state = _position(task, dice)
    signs = tuple([2 * dice.below(2) - 1 for _ in NUDGED])
    raised = _planned(state, task.thinking, moved(task.values, signs))
    lowered = _planned(state, task.thinking, moved(task.values, [-sign for sign in signs]))
    return Sample(signs, raised, lowered)


def _position(task: Study, dice: Chance) -> GaiaState:
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


def play(job: Job) -> Game:
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
