"""The whole way from the weights that are to better ones: self-play, regression, gate, file."""

import json
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Generic

from astrarium.bots.train import planet_unknown, selfplay
from astrarium.bots.train.gate import Verdict, challenge
from astrarium.bots.train.regression import Effects, effects, joined, steps
from astrarium.bots.train.subject import Sample, Study, Subject, Thinking, Values
from astrarium.bots.train.workers import RunAll
from astrarium.table import Chance

LENGTHS = (0.08, 0.2)
"""How far the step of a generation may go, in nudges of a weight with an effect like most."""
TRIED = 4
"""There are so many times as many positions to find the way as to find out how far to go."""
SUBJECTS: dict[str, Subject[Any]] = {
    subject.game: subject for subject in (selfplay.SUBJECT, planet_unknown.SUBJECT)
}


@dataclass(frozen=True)
class Training:
    """What one training does; the same numbers and seed give the same weights."""

    studies: int
    blocks: int
    seed: str
    thinking: Thinking
    generations: int = 1
    """How many times weights are moved, each time by so many studies with the last ones."""

    @property
    def trials(self) -> int:
        """Positions in which steps of several lengths are compared."""
        return max(1, self.studies // TRIED)

    @property
    def total(self) -> int:
        """Positions to learn from and games of the gate together."""
        return (self.studies + self.trials) * self.generations + 2 * self.blocks


@dataclass(frozen=True)
class Trained(Generic[Values]):
    """New weights, how they were found, generation by generation, and whether they are better."""

    values: Values
    found: list[Effects]
    gains: list[list[float]]
    """Points that a step of each length brings."""
    verdict: Verdict


def train(
    subject: Subject[Values], training: Training, run_all: RunAll, start: Values | None = None
) -> Trained[Values]:
    """From ``start``, or the weights that come with the package, to better ones."""
    old = new = start or subject.load()
    found: list[Effects] = []
    gains = []
    for generation in range(training.generations):
        seed = f"{training.seed} {generation}"
        now = _effects(subject, training, run_all, seed, new)
        found.append(joined(found[-1], now) if found else now)
        ways = [subject.moved(new, steps(found[-1], length)) for length in LENGTHS]
        gains.append(_gains(subject, training, run_all, seed, new, ways))
        best = max(range(len(ways)), key=gains[-1].__getitem__)
        if gains[-1][best] > 0:
            new = ways[best]
    blocks, seed, thinking = training.blocks, training.seed, training.thinking
    verdict = challenge(subject, new, old, blocks, seed, thinking, run_all)
    return Trained(new, found, gains, verdict)


def _effects(
    subject: Subject[Values], training: Training, run_all: RunAll, seed: str, values: Values
) -> Effects:
    """What it brings to raise each weight, from pairs of opposite nudges of all of them."""
    nudges = []
    tasks = []
    for number in range(training.studies):
        dice = Chance(f"{seed} {number}", "nudges")
        signs = tuple([2 * dice.below(2) - 1 for _ in subject.names])
        nudges.append(signs)
        trials = subject.moved(values, signs), subject.moved(values, [-sign for sign in signs])
        tasks.append(Study(f"{seed} {number}", values, trials, training.thinking))
    results = run_all(subject.study, tasks)
    pairs = zip(nudges, results, strict=True)
    return effects([Sample(signs, raised, lowered) for signs, (raised, lowered) in pairs])


def _gains(
    subject: Subject[Values],
    training: Training,
    run_all: RunAll,
    seed: str,
    values: Values,
    ways: list[Values],
) -> list[float]:
    """Mean points that each of the new weights brings more than the present ones."""
    tasks = [
        Study(f"{seed} try {number}", values, (values, *ways), training.thinking)
        for number in range(training.trials)
    ]
    results = run_all(subject.study, tasks)
    return [fmean([points[1 + way] - points[0] for points in results]) for way in range(len(ways))]


def read(subject: Subject[Values], path: Path) -> Values:
    """Weights that a training wrote."""
    return subject.read(json.loads(path.read_text(encoding="utf-8"))["weights"])


def write(path: Path, trained: Trained[Any], made_by: str) -> None:
    """The weights with the command that made them and what the gate said, one worth per line."""
    told = {"made_by": made_by, "gate": str(trained.verdict)}
    lines = [f" {json.dumps(name)}: {json.dumps(text)}" for name, text in told.items()]
    worths = [
        f"  {json.dumps(name)}: {json.dumps(worth)}" for name, worth in trained.values.items()
    ]
    lines.append(' "weights": {\n' + ",\n".join(worths) + "\n }")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
