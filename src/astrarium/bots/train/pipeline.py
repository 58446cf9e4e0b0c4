"""The whole way from the weights that are to better ones: self-play, regression, gate, file."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from astrarium.bots.train import planet_unknown, selfplay
from astrarium.bots.train.gate import Verdict, challenge
from astrarium.bots.train.regression import Effects, effects, steps
from astrarium.bots.train.subject import Study, Subject, Thinking, Values
from astrarium.bots.train.workers import RunAll

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
    def total(self) -> int:
        """Positions to learn from and games of the gate together."""
        return self.studies * self.generations + 2 * self.blocks


@dataclass(frozen=True)
class Trained(Generic[Values]):
    """New weights, what the regressions found, one after the other, and whether they are better."""

    values: Values
    found: list[Effects]
    verdict: Verdict


def train(
    subject: Subject[Values], training: Training, run_all: RunAll, start: Values | None = None
) -> Trained[Values]:
    """From ``start``, or the weights that come with the package, to better ones."""
    old = new = start or subject.load()
    found = []
    for generation in range(training.generations):
        tasks = [
            Study(f"{training.seed} {generation} {number}", new, training.thinking)
            for number in range(training.studies)
        ]
        found.append(effects(run_all(subject.study, tasks)))
        new = subject.moved(new, steps(found[-1]))
    blocks, seed, thinking = training.blocks, training.seed, training.thinking
    verdict = challenge(subject, new, old, blocks, seed, thinking, run_all)
    return Trained(new, found, verdict)


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
