"""The whole way from the weights that are to better ones: self-play, regression, gate, file."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from astrarium.bots.gaia.weights import Weights, load
from astrarium.bots.train.gate import Verdict, challenge
from astrarium.bots.train.regression import Effects, effects, steps
from astrarium.bots.train.selfplay import Study, Thinking, Values, moved, study
from astrarium.bots.train.workers import RunAll


@dataclass(frozen=True)
class Training:
    """What one training does; the same numbers and seed give the same weights."""

    studies: int
    blocks: int
    seed: str
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def total(self) -> int:
        """Games to learn from, as pairs, and games of the gate together."""
        return self.studies + 2 * self.blocks


@dataclass(frozen=True)
class Trained:
    """New weights, what the regression found, and whether they are better."""

    values: Values
    found: Effects
    verdict: Verdict


def train(training: Training, run_all: RunAll, start: Values | None = None) -> Trained:
    """One step: from ``start``, or the weights that come with the package."""
    old = start or load().values
    tasks = [
        Study(f"{training.seed} {number}", old, training.thinking)
        for number in range(training.studies)
    ]
    found = effects(run_all(study, tasks))
    new = moved(old, steps(found))
    verdict = challenge(new, old, training.blocks, training.seed, training.thinking, run_all)
    return Trained(new, found, verdict)


def read(path: Path) -> Values:
    """Weights that a training wrote."""
    return Weights(json.loads(path.read_text(encoding="utf-8"))["weights"]).values


def write(path: Path, trained: Trained, made_by: str) -> None:
    """The weights with the command that made them and what the gate said."""
    content = {
        "made_by": made_by,
        "gate": str(trained.verdict),
        "weights": trained.values,
    }
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
