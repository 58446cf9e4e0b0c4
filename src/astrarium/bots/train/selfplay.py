"""Games of bots with given weights: against each other for the gate, alone to learn from.

What weights are worth shows in what comes of them. So a solo game against the Automa is played to
its end twice, with weights nudged at random and nudged the other way: the difference is what the
nudges bring. The Automa settles, takes actions and offers power like a person, in no time.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import NAMES, Weights, Worth
from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.decisions import TURN
from astrarium.table import Chance

RELATIVE = 0.4
LEAST = (0.0, 0.16, 0.04)
"""A worth is nudged by a share of itself, but by no less than this; in the last round not at all,
as nothing is left to be guessed then."""
QUICK = Budget(300)
"""How much the bot thinks that sets up the game to learn from."""
ENOUGH = Budget(4000)
"""How much the bots think that play it."""
LEVEL = "ultoma"

Signs = tuple[int, ...]
"""For each feature whether its worth was raised (1) or lowered (-1)."""
Values = dict[str, Worth]


@dataclass(frozen=True)
class Thinking:
    """How far the bots of the training look: own turns of a round, lines, rounds after this."""

    depth: int = 9
    width: int = 3
    ahead: int = 1


@dataclass(frozen=True)
class Study:
    """A solo game to learn from."""

    seed: str
    values: Values
    thinking: Thinking


@dataclass(frozen=True)
class Sample:
    """VP at the end of it with nudged weights, and with the opposite nudges."""

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
    """The weights with the worth of each feature moved by so many nudges."""
    result = {}
    for name, number in zip(NAMES, nudges, strict=True):
        last, base, per_round = [
            round(part + number * (max(RELATIVE * abs(part), least) if least else 0.0), 4)
            for part, least in zip(values[name], LEAST, strict=True)
        ]
        result[name] = (last, base, per_round)
    return result


def study(task: Study) -> Sample:
    """What opposite nudges make of one game."""
    dice = Chance(task.seed, "study")
    start = _set_up(task, dice.choice(FACTION_NAMES))
    signs = tuple([2 * dice.below(2) - 1 for _ in NAMES])
    raised = _play_on(start.copy(), task, moved(task.values, signs))
    lowered = _play_on(start, task, moved(task.values, [-sign for sign in signs]))
    return Sample(signs, raised, lowered)


def _set_up(task: Study, faction: str) -> GaiaState:
    """A solo game at its first turn."""
    state = GAIA.new({"players": 1, "factions": (faction,), "automa_level": LEVEL}, task.seed)
    bot = Planner("quick", 1, 1, Weights(dict(task.values)))
    while state.steps[-1].kind != TURN:
        state.play(ask(bot, state, state.to_act[0], QUICK, task.seed))
    return state


def _play_on(state: GaiaState, task: Study, values: Values) -> float:
    """VP of a bot with these weights that plays the game to its end."""
    thinking = task.thinking
    bot = Planner(
        "study", thinking.depth, thinking.width, Weights(dict(values)), ahead=thinking.ahead
    )
    while state.to_act:
        state.play(ask(bot, state, state.to_act[0], ENOUGH, task.seed))
    result = state.result
    assert result is not None
    return float(result.scores[0])


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
