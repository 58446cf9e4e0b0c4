"""The gate: new weights replace the old ones only if they are surely better."""

from dataclasses import dataclass
from statistics import fmean

from astrarium.bots.arena import interval
from astrarium.bots.train.selfplay import Job, Thinking, Values, play
from astrarium.bots.train.workers import RunAll

PATTERNS = ((0, 1, 0, 1), (1, 0, 1, 0))
"""Who sits where: on every seed both have every seat once, so a block of two games is fair."""


@dataclass(frozen=True)
class Verdict:
    """Mean VP by which a seat with the new weights is ahead, with its 95% interval."""

    margin: float
    width: float
    games: int

    @property
    def passed(self) -> bool:
        """Whether even the lower end of the interval is an improvement."""
        return self.margin - self.width > 0

    def __str__(self) -> str:
        word = "passed" if self.passed else "refused"
        return f"{self.margin:+.1f} ± {self.width:.1f} VP in {self.games} games: {word}"


def challenge(
    new: Values,
    old: Values,
    blocks: int,
    seed: str,
    thinking: Thinking,
    run_all: RunAll,
) -> Verdict:
    """Let new and old weights meet on fresh seeds."""
    sides = (new, old)
    jobs = [
        Job(f"{seed} gate {block}", tuple([sides[who] for who in pattern]), thinking)
        for block in range(blocks)
        for pattern in PATTERNS
    ]
    games = run_all(play, jobs)
    ahead = []
    for block in range(blocks):
        margins = []
        for turn, pattern in enumerate(PATTERNS):
            scores = games[len(PATTERNS) * block + turn].scores
            for who, score in zip(pattern, scores, strict=True):
                margins.append(score if who == 0 else -score)
        ahead.append(sum(margins) / (len(margins) / 2))
    return Verdict(fmean(ahead), interval(ahead), len(games))
