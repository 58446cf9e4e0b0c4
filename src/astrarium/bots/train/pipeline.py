"""The whole way from the weights that are to better ones: self-play, regression, gate, file."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from astrarium.bots.gaia.weights import load
from astrarium.bots.train.gate import Verdict, challenge
from astrarium.bots.train.regression import Effects, effects, steps
from astrarium.bots.train.selfplay import (
    Job,
    Thinking,
    Values,
    draw_signs,
    moved,
    nudge_sizes,
)
from astrarium.bots.train.workers import PlayAll


@dataclass(frozen=True)
class Training:
    """What one training does; the same numbers and seed give the same weights."""

    games: int
    blocks: int
    seed: str
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def total(self) -> int:
        """Games played in all, the gate's included."""
        return self.games + 2 * self.blocks


@dataclass(frozen=True)
class Trained:
    """New weights, what the regression found, and whether they are better."""

    values: Values
    found: Effects
    verdict: Verdict


def train(
    training: Training,
    play_all: PlayAll,
    start: Values | None = None,
) -> Trained:
    """One step: from ``start``, or the weights that come with the package."""
    old = start or load().values
    sizes = nudge_sizes(old)
    jobs, signs = [], []
    for number in range(training.games):
        seed = f"{training.seed} {number}"
        drawn = draw_signs(seed)
        seats = []
        for row in drawn:
            nudges = [sign * size for sign, size in zip(row, sizes, strict=True)]
            seats.append(moved(old, nudges))
        signs += drawn
        jobs.append(Job(seed, tuple(seats), training.thinking))
    found = effects(play_all(jobs), signs)
    new = moved(old, steps(found, sizes))
    verdict = challenge(new, old, training.blocks, training.seed, training.thinking, play_all)
    return Trained(new, found, verdict)


def write(path: Path, trained: Trained, made_by: str) -> None:
    """The weights with the command that made them and what the gate said."""
    content = {
        "made_by": made_by,
        "gate": str(trained.verdict),
        "weights": trained.values,
    }
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
