"""What a place on a track is worth: medals and benefits that the rounds left will bring."""

from functools import lru_cache
from math import exp

from astrarium.planet_unknown.components.corporation_boards import Track
from astrarium.planet_unknown.components.resources import (
    ADVANCE,
    BIOMASS_MILESTONE,
    BOOST,
    CIV_MILESTONE,
    MOVEMENT,
    ROVER_MILESTONE,
    TECH_MILESTONE,
    argument,
    kind,
)

STEPS = 16


def benefit_worth(benefit: int, rounds: float, weights: dict[str, float]) -> float:
    """Medals that a benefit brings in the end, roughly."""
    what = kind(benefit)
    if what in (BOOST, ADVANCE):
        return weights["boost"]
    if what == MOVEMENT:
        return weights["movement"] * argument(benefit)
    if what == ROVER_MILESTONE:
        return weights["rover_milestone"] * min(1.0, rounds / 10)
    if what == BIOMASS_MILESTONE:
        return weights["patch"]
    if what == CIV_MILESTONE:
        return weights["card"] + weights["card_rank"] * argument(benefit)
    assert what == TECH_MILESTONE
    return weights["tech"] * rounds


@lru_cache(maxsize=4096)
def _prices(
    track: Track, rounds: float, advances: float, fixed: tuple[tuple[str, float], ...]
) -> tuple[float, ...]:
    weights = dict(fixed)
    height = len(track.medals)
    medals = [max(track.medals[: at + 1]) for at in range(height)]
    gains = [
        sum(benefit_worth(benefit, rounds, weights) for benefit in track.benefits[at])
        for at in range(height)
    ]
    mean = rounds * advances
    chances = [exp(-mean)]
    for step in range(1, STEPS):
        chances.append(chances[-1] * mean / step)
    chances[-1] += max(0.0, 1.0 - sum(chances))
    prices = []
    for at in range(height):
        total, ahead = 0.0, 0.0
        for step, chance in enumerate(chances):
            to = at + step
            if step and to < height:
                ahead += gains[to]
            total += chance * (medals[min(to, height - 1)] + ahead)
        prices.append(total)
    return tuple(prices)


def prices(
    tracks: tuple[Track, ...], rounds: float, weights: dict[str, float]
) -> list[tuple[float, ...]]:
    """For every track and position: expected medals at the end and benefits on the way."""
    fixed = tuple(
        (name, weights[name])
        for name in ("boost", "movement", "rover_milestone", "patch", "card", "card_rank", "tech")
    )
    return [_prices(track, round(rounds, 1), weights["advances"], fixed) for track in tracks]
