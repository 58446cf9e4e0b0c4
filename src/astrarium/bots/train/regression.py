"""From what comes of nudged weights to better weights: a regression of margins on nudges.

Nudges are drawn independently, so the effect of each is simply the mean of the margins, each
with the sign of the nudge. Most of what is measured is chance; how much, the effects themselves
tell, since they scatter more than chance alone would make them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from astrarium.bots.train.subject import Sample

FURTHEST = 1.0
"""No worth moves by more nudges than this at once."""
KEPT = 0.6
"""How much of what was found with the last weights still counts for those that follow: steps are
small, and what is measured is mostly chance, so the more the better."""


@dataclass(frozen=True)
class Effects:
    """What raising each worth by its nudge brings, in points, and the standard error of that."""

    points: list[float]
    error: float
    samples: int
    level: float
    """What was reached on average, with nudged weights."""

    @property
    def spread(self) -> float:
        """How far true effects differ from zero, as a standard deviation."""
        return sqrt(max(0.0, fmean([one * one for one in self.points]) - self.error * self.error))


def effects(samples: Sequence[Sample]) -> Effects:
    """The mean margin for every feature, by the signs of its nudges."""
    count = len(samples)
    points = [0.0] * len(samples[0].signs)
    for sample in samples:
        margin = sample.margin / count
        for i, sign in enumerate(sample.signs):
            points[i] += sign * margin
    error = sqrt(fmean([sample.margin**2 for sample in samples]) / count)
    level = fmean([(sample.raised + sample.lowered) / 2 for sample in samples])
    return Effects(points, error, count, level)


def joined(before: Effects, found: Effects) -> Effects:
    """What was found before and now, the former with less weight."""
    old = KEPT * before.samples
    share = old / (old + found.samples)
    return Effects(
        [share * a + (1 - share) * b for a, b in zip(before.points, found.points, strict=True)],
        sqrt((share * before.error) ** 2 + ((1 - share) * found.error) ** 2),
        round(old) + found.samples,
        found.level,
    )


def steps(found: Effects, length: float) -> list[float]:
    """How many nudges to move each worth: as many as its effect, less what chance puts into it,
    stands out from the others; one with an effect like most by ``length``."""
    spread = found.spread
    if not spread:
        return [0.0] * len(found.points)
    sure = spread**2 / (spread**2 + found.error**2)
    return [max(-FURTHEST, min(FURTHEST, length * sure * one / spread)) for one in found.points]
