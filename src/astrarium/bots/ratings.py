"""Ratings from ranks, by the Plackett-Luce model of Weng and Lin (the one OpenSkill uses)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

START = 25.0
SPREAD = START / 3
BETA = SPREAD / 2
SMALLEST = 0.0001


@dataclass
class Rating:
    """How strong a bot is thought to be, and how unsure that is."""

    mean: float = START
    spread: float = SPREAD

    @property
    def surely(self) -> float:
        """The strength it has almost certainly: three spreads below the mean."""
        return self.mean - 3 * self.spread


def rate(ratings: dict[str, Rating], names: Sequence[str], ranks: Sequence[int]) -> None:
    """Update the ratings with one game: who sat where, and the rank of each seat (1 is best).

    A bot at several seats gets the mean of what its seats would get.
    """
    seats = [ratings.setdefault(name, Rating()) for name in names]
    scale = sqrt(sum([seat.spread**2 + BETA**2 for seat in seats]))
    strength = [exp(seat.mean / scale) for seat in seats]
    not_better = [
        sum([strength[s] for s, other in enumerate(ranks) if other >= rank]) for rank in ranks
    ]
    tied = [list(ranks).count(rank) for rank in ranks]
    shifts: dict[str, list[tuple[float, float]]] = {}
    for i, name in enumerate(names):
        shift = shrink = 0.0
        for q, rank in enumerate(ranks):
            if rank > ranks[i]:
                continue
            share = strength[i] / not_better[q]
            shift += ((1 - share) if q == i else -share) / tied[q]
            shrink += share * (1 - share) / tied[q]
        variance = seats[i].spread ** 2
        shift *= variance / scale
        shrink *= seats[i].spread / scale * variance / scale**2
        shifts.setdefault(name, []).append((shift, shrink))
    for name, parts in shifts.items():
        rating = ratings[name]
        rating.mean += sum([shift for shift, _ in parts]) / len(parts)
        shrink = sum([shrink for _, shrink in parts]) / len(parts)
        rating.spread *= sqrt(max(1 - shrink, SMALLEST))
