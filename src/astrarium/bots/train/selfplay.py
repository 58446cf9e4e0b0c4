"""Games of four bots whose weights are nudged at random: what a nudge brings is what is learned."""

from dataclasses import dataclass

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import NAMES, Weights, Worth
from astrarium.games import get_game
from astrarium.table import Chance

SEATS = 4
PARTS = 3
"""Numbers of a worth: in the last round, before it, and per round left."""
RELATIVE = 0.35
LEAST = (0.1, 0.12, 0.03)
"""A weight is nudged by a share of itself, but by no less than this."""

Signs = tuple[int, ...]
"""For each number of each feature whether it was raised (1) or lowered (-1)."""
Values = dict[str, Worth]


@dataclass(frozen=True)
class Thinking:
    """How far the bots of the self-play look."""

    depth: int = 2
    width: int = 5
    nodes: int = 6000


@dataclass(frozen=True)
class Job:
    """One game to play: the weights of each seat."""

    seed: str
    seats: tuple[Values, ...]
    thinking: Thinking


@dataclass(frozen=True)
class Game:
    """How it ended: faction and score of each seat."""

    seed: str
    factions: tuple[str, ...]
    scores: tuple[int, ...]


def nudge_sizes(values: Values) -> list[float]:
    """How far each number is moved, in the order of ``Signs``."""
    sizes = []
    for name in NAMES:
        for number, least in zip(values[name], LEAST, strict=True):
            sizes.append(max(RELATIVE * abs(number), least))
    return sizes


def moved(values: Values, steps: list[float]) -> Values:
    """The weights with a step added to each number."""
    result = {}
    for i, name in enumerate(NAMES):
        last, base, per_round = values[name]
        one, two, three = steps[PARTS * i : PARTS * (i + 1)]
        result[name] = (round(last + one, 4), round(base + two, 4), round(per_round + three, 4))
    return result


def draw_signs(seed: str) -> list[Signs]:
    """Signs for the seats of one game: each second seat has the opposite of the one before."""
    dice = Chance(seed, "nudges")
    signs: list[Signs] = []
    for _ in range(SEATS // 2):
        drawn = tuple([2 * dice.below(2) - 1 for _ in range(PARTS * len(NAMES))])
        signs += [drawn, tuple([-sign for sign in drawn])]
    return signs


def play(job: Job) -> Game:
    """One game to its end."""
    thinking = job.thinking
    bots = [
        Planner("training", thinking.depth, thinking.width, Weights(dict(values)))
        for values in job.seats
    ]
    options = {"players": len(bots), "factions": "random"}
    state = get_game("gaia").new(options, job.seed)
    while state.to_act:
        seat = state.to_act[0]
        state.play(ask(bots[seat], state, seat, Budget(thinking.nodes), job.seed), seat)
    result = state.result
    assert result is not None
    factions = tuple([str(player["faction"]) for player in state.view(None)["players"]])
    return Game(job.seed, factions, result.scores)
