"""From games with nudged weights to better weights: a regression of margins on nudges.

Nudges are drawn independently, so the effect of each number is simply the mean margin of the seats
where it was raised less that of those where it was lowered, halved. Margins are taken against the
table and the faction, which makes them less noisy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from astrarium.bots.train.selfplay import Game, Signs

CLEAR = 0.8
"""Effects smaller than so many standard errors move nothing."""
CERTAIN = 3.0
"""Effects of so many standard errors or more move a weight by a whole nudge."""
SHRINK = 3
"""Factions seen less often than a few times tell little about themselves."""


@dataclass(frozen=True)
class Effects:
    """What raising each number by its nudge brings, in VP, and the standard error of that."""

    vp: list[float]
    error: float
    seats: int


def margins(games: Sequence[Game]) -> list[float]:
    """For each seat of each game what it scored above its table and its faction."""
    above = [score - fmean(game.scores) for game in games for score in game.scores]
    factions = [faction for game in games for faction in game.factions]
    by_faction: dict[str, list[float]] = {}
    for faction, margin in zip(factions, above, strict=True):
        by_faction.setdefault(faction, []).append(margin)
    usual = {name: sum(seen) / (len(seen) + SHRINK) for name, seen in by_faction.items()}
    return [margin - usual[faction] for faction, margin in zip(factions, above, strict=True)]


def effects(games: Sequence[Game], signs: Sequence[Signs]) -> Effects:
    """``signs`` holds those of every seat of every game, in order."""
    found = margins(games)
    count = len(found)
    vp = [
        sum([margin * row[i] for margin, row in zip(found, signs, strict=True)]) / count
        for i in range(len(signs[0]))
    ]
    error = sqrt(sum([margin * margin for margin in found]) / count / count)
    return Effects(vp, error, count)


def steps(found: Effects, sizes: Sequence[float]) -> list[float]:
    """How far to move each number: the surer its effect, the nearer to a whole nudge."""
    result = []
    for vp, size in zip(found.vp, sizes, strict=True):
        sure = vp / found.error if found.error else 0.0
        if abs(sure) < CLEAR:
            result.append(0.0)
        else:
            result.append(size * max(-1.0, min(1.0, sure / CERTAIN)))
    return result
