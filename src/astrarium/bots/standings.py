"""What bots reached over many games, and how sure that is.

Games on one seed form a block: they are not independent, and differences within a block are free
of its luck. Every interval is one of 95%, over blocks.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev, variance

from astrarium.bots.matches import Outcome
from astrarium.bots.ratings import Rating, rate

SURE = 1.96
"""Standard errors on each side of a mean that hold 95%."""


def interval(blocks: Sequence[float]) -> float:
    """Half the width of the interval of a mean."""
    if len(blocks) < 2:
        return inf
    return SURE * stdev(blocks) / sqrt(len(blocks))


def share_interval(blocks: Sequence[float]) -> tuple[float, float]:
    """The interval of a share between 0 and 1, by Wilson: also for few blocks, and for none or all.

    Blocks that vary less than single games would, because their seats are balanced, count as more.
    """
    share, count = fmean(blocks), float(len(blocks))
    spread = variance(blocks) if len(blocks) > 1 else 0.0
    if spread > 0:
        count *= share * (1 - share) / spread
    weight = SURE**2 / count
    middle = (share + weight / 2) / (1 + weight)
    half = sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Standing:
    """What one bot reached over all its seats."""

    name: str
    scores: dict[int, list[int]] = field(default_factory=dict)
    """By block, as all that follows."""
    wins: dict[int, list[float]] = field(default_factory=dict)
    """Shares of games won; ties share."""
    federations: list[int] = field(default_factory=list)
    rating: Rating = field(default_factory=Rating)
    seconds: float = 0.0
    moves: int = 0
    slowest: float = 0.0
    slowest_turns: list[float] = field(default_factory=list)
    """Of the seats whose notes tell it."""

    @property
    def slowest_turn(self) -> float | None:
        """Of all seats, if it is known."""
        return max(self.slowest_turns) if len(self.slowest_turns) == self.seats else None

    @property
    def seats(self) -> int:
        return sum([len(scores) for scores in self.scores.values()])

    @property
    def mean(self) -> float:
        return fmean([score for scores in self.scores.values() for score in scores])

    @property
    def around(self) -> float:
        """Half the width of the mean's interval."""
        return interval([fmean(scores) for scores in self.scores.values()])

    @property
    def won(self) -> float:
        return fmean([win for wins in self.wins.values() for win in wins])

    @property
    def won_interval(self) -> tuple[float, float]:
        return share_interval([fmean(wins) for wins in self.wins.values()])

    def ahead_of(self, other: "Standing") -> tuple[float, float]:
        """By how much on the same seeds, and half the width of its interval."""
        leads = [
            fmean(scores) - fmean(other.scores[block])
            for block, scores in self.scores.items()
            if block in other.scores
        ]
        return fmean(leads), interval(leads)


@dataclass
class Results:
    """All standings, best mean first, and everything that went wrong."""

    standings: list[Standing]
    troubles: list[str]
    outcomes: Sequence[Outcome]


def gather(outcomes: Sequence[Outcome]) -> Results:
    """The standings after these games."""
    standings: dict[str, Standing] = {}
    ratings: dict[str, Rating] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.match.bots):
            _note(standings.setdefault(name, Standing(name)), outcome, seat)
        if len(outcome.match.bots) > 1:
            rate(ratings, outcome.match.bots, outcome.ranks)
    for name, rating in ratings.items():
        standings[name].rating = rating
    troubles = [trouble for outcome in outcomes for trouble in outcome.troubles]
    ordered = sorted(standings.values(), key=lambda standing: -standing.mean)
    return Results(ordered, troubles, outcomes)


def _note(standing: Standing, outcome: Outcome, seat: int) -> None:
    block = outcome.match.block
    won = 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0
    standing.scores.setdefault(block, []).append(outcome.scores[seat])
    standing.wins.setdefault(block, []).append(won)
    if outcome.federations:
        standing.federations.append(outcome.federations[seat])
    standing.seconds += outcome.seconds[seat]
    standing.moves += outcome.moves[seat]
    standing.slowest = max(standing.slowest, outcome.slowest[seat])
    if outcome.slowest_turn:
        standing.slowest_turns.append(outcome.slowest_turn[seat])
