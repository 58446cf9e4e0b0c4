"""Games of bots with given weights: whole ones for the gate, beginnings to learn from.

What weights are worth shows in what comes of them. So a position of self-play is planned to the end
of the game twice, with weights nudged at random and nudged the other way: the difference is what
the nudges bring, and it takes a fraction of the time of a game.
"""

from dataclasses import dataclass

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import NAMES, Weights, Worth
from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import TURN
from astrarium.table import Chance

SEATS = 4
PARTS = 3
"""Numbers of a worth: in the last round, before it, and per round left."""
RELATIVE = 0.3
LEAST = (0.0, 0.12, 0.03)
"""A weight is nudged by a share of itself, but by no less than this; in the last round not at all,
as nothing is left to be guessed then."""
QUICK = Budget(300)
"""How much the bots think that play up to the position to learn from."""
WITHOUT_END = 10_000_000

Signs = tuple[int, ...]
"""For each number of each feature whether it was raised (1) or lowered (-1)."""
Values = dict[str, Worth]


@dataclass(frozen=True)
class Thinking:
    """How far the bots of the training look."""

    depth: int = 9
    width: int = 3
    ahead: int = ROUNDS
    """Rounds after this one in the games of the gate; what is learned from goes to the end."""


@dataclass(frozen=True)
class Study:
    """A beginning of a game to learn from."""

    seed: str
    values: Values
    thinking: Thinking


@dataclass(frozen=True)
class Sample:
    """What a seat planned to reach with nudged weights, and with the opposite nudges."""

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


def nudge_sizes(values: Values) -> list[float]:
    """How far each number is moved, in the order of ``Signs``."""
    sizes = []
    for name in NAMES:
        for number, least in zip(values[name], LEAST, strict=True):
            sizes.append(max(RELATIVE * abs(number), least) if least else 0.0)
    return sizes


def moved(values: Values, steps: list[float]) -> Values:
    """The weights with a step added to each number."""
    result = {}
    for i, name in enumerate(NAMES):
        last, base, per_round = values[name]
        one, two, three = steps[PARTS * i : PARTS * (i + 1)]
        result[name] = (round(last + one, 4), round(base + two, 4), round(per_round + three, 4))
    return result


def study(task: Study) -> list[Sample]:
    """What every seat makes of one beginning."""
    dice = Chance(task.seed, "study")
    state = _beginning(task, 1 + dice.below(ROUNDS // 2))
    sizes = nudge_sizes(task.values)
    samples = []
    for seat in range(SEATS):
        signs = tuple([2 * dice.below(2) - 1 for _ in sizes])
        nudges = [sign * size for sign, size in zip(signs, sizes, strict=True)]
        opposite = [-step for step in nudges]
        raised = _outlook(state, seat, moved(task.values, nudges), task.thinking)
        lowered = _outlook(state, seat, moved(task.values, opposite), task.thinking)
        samples.append(Sample(signs, raised, lowered))
    return samples


def _beginning(task: Study, number: int) -> GaiaState:
    """A position at the first turn of a round."""
    state = GAIA.new({"players": SEATS, "factions": "random"}, task.seed)
    bot = Planner("quick", 1, 1, Weights(dict(task.values)))
    while state.round < number or state.steps[-1].kind != TURN:
        seat = state.to_act[0]
        state.play(ask(bot, state, seat, QUICK, task.seed), seat)
    return state


def _outlook(state: GaiaState, seat: int, values: Values, thinking: Thinking) -> float:
    """VP at the end that a seat plans to reach, if it were its turn."""
    bot = Planner("study", thinking.depth, thinking.width, Weights(dict(values)), ahead=ROUNDS)
    return bot.outlook(state, seat, Budget(WITHOUT_END))


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
        state.play(ask(bots[seat], state, seat, Budget(WITHOUT_END), job.seed), seat)
    result = state.result
    assert result is not None
    return Game(job.seed, result.scores)
