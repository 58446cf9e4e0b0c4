"""Planet Unknown: whole solo games with opposite nudges, to learn from and for the gate.

A solo game takes a few seconds, and the weights matter in it as they do at a table: a seat is
judged by what lies in front of it. What only counts against others is not nudged.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from astrarium.bots.bot import ask
from astrarium.bots.planet_unknown.search import Style, TurnSearch
from astrarium.bots.planet_unknown.weights import load
from astrarium.bots.registry import PLANET_UNKNOWN_STYLES, budget_for
from astrarium.bots.train.subject import Game, Job, Study, Subject, Thinking
from astrarium.planet_unknown import PLANET_UNKNOWN

Values = dict[str, float]

RELATIVE, LEAST = 0.25, 0.02
"""A weight is nudged by a share of itself, but by no less than this."""
AMONG_OTHERS = frozenset(("neighbor", "against"))
"""Weights that a solo game has no use for stay as they are."""
NAMES = tuple([name for name in load() if name not in AMONG_OTHERS])
HARD = PLANET_UNKNOWN_STYLES["hard"]
NARROW = replace(HARD, width=12, beam=2, ahead=8, few=6, lines=8)
NARROW_AT_THE_END = replace(NARROW, ahead=10, few=8, lines=20, now=0.0)
"""Games to learn from are played like those of ``hard``, but in half of the time."""
BUDGET = budget_for("planet-unknown", "hard")
OPTIONS = {"players": 1, "events": "8-8-4"}
ALONE = ((0,), (1,))
"""New and old weights play the same game, one after the other."""


def read(worths: Mapping[str, Any]) -> Values:
    """Weights of a file; missing names are an error, so that files cannot go stale."""
    return {name: float(worths[name]) for name in load()}


def moved(values: Values, nudges: Sequence[float]) -> Values:
    """The weights, each moved by so many nudges."""
    numbers = dict(zip(NAMES, nudges, strict=True))
    return {
        name: round(value + numbers.get(name, 0.0) * max(RELATIVE * abs(value), LEAST), 4)
        for name, value in values.items()
    }


def study(task: Study[Values]) -> tuple[float, ...]:
    """Medals of one solo game with each of the weights to try."""
    thinking = task.thinking
    style = replace(
        NARROW,
        rounds=thinking.depth,
        lines=thinking.width,
        last=replace(NARROW_AT_THE_END, rounds=thinking.depth),
    )
    return tuple([_solo(task.seed, style, values) for values in task.trials])


def play(job: Job[Values]) -> Game:
    """One solo game of ``hard``."""
    (values,) = job.seats
    return Game(job.seed, (_solo(job.seed, HARD, values),))


def _solo(seed: str, style: Style, values: Values) -> int:
    """The medals of one game."""
    bot = TurnSearch("training", style, values)
    state = PLANET_UNKNOWN.new(OPTIONS, seed)
    number = 0
    while state.to_act:
        state.play(ask(bot, state, 0, BUDGET, f"{seed} {number}"), 0)
        number += 1
    assert state.result is not None
    return state.result.scores[0]


SUBJECT = Subject(
    game="planet-unknown",
    points="medals",
    names=NAMES,
    studies=300,
    thinking=Thinking(NARROW.rounds, NARROW.lines, 0),
    seatings=ALONE,
    load=load,
    read=read,
    moved=moved,
    study=study,
    play=play,
)
