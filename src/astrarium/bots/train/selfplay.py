"""What bots with given weights come to: in plans to learn from, in games for the gate.

What weights are worth shows in what comes of them. So from some position of a game the rest of it
is planned twice, with weights nudged at random and nudged the other way: the difference in VP is
what the nudges bring. A plan takes a tenth of a second where a game takes many, and what plans
promise is, on average, what games come to.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.choices import Choices
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.lines import Lines
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import NAMES, Weights, Worth, load
from astrarium.bots.train.subject import Game, Job, Sample, Study, Subject, Thinking
from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.decisions import TURN
from astrarium.table import Chance

RELATIVE = 0.4
LEAST = (0.0, 0.16, 0.04)
"""A worth is nudged by a share of itself, but by no less than this; in the last round not at all,
as nothing is left to be guessed then."""
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
    """The weights with the worth of each feature moved by so many nudges."""
    result = {}
    for name, number in zip(NAMES, nudges, strict=True):
        last, base, per_round = [
            round(part + number * (max(RELATIVE * abs(part), least) if least else 0.0), 4)
            for part, least in zip(values[name], LEAST, strict=True)
        ]
        result[name] = (last, base, per_round)
    return result


def study(task: Study[Values]) -> Sample:
    """What opposite nudges make of one position."""
    dice = Chance(task.seed, "study")
    state = _position(task, dice)
    signs = tuple([2 * dice.below(2) - 1 for _ in NAMES])
    raised = _planned(state, task.thinking, moved(task.values, signs))
    lowered = _planned(state, task.thinking, moved(task.values, [-sign for sign in signs]))
    return Sample(signs, raised, lowered)


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
    names=NAMES,
    studies=2500,
    thinking=Thinking(),
    seatings=EVERY_SEAT,
    load=lambda: load().values,
    read=read,
    moved=moved,
    study=study,
    play=play,
)
