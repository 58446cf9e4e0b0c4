"""How likely objectives are to be won in the end, private ones and those of neighbors."""

from functools import lru_cache
from math import exp

from astrarium.planet_unknown.components.objectives import (
    AREAS,
    FIVE_ENERGY_ICONS,
    LARGEST_AREA,
    MORE_LIFEPODS,
    NINE_METEORITES,
    NO_BARE_ICE,
    NO_BARE_LAND,
    RECTANGLE_2X5,
    SIX_ICONS_IN_AREA,
    SQUARE_3X3,
    TRACK_AT_TOP,
    objective,
)
from astrarium.planet_unknown.components.resources import (
    BIOMASS,
    CIV,
    ENERGY,
    ROVER,
    TECH,
    WATER,
)
from astrarium.planet_unknown.grid import SIDE, STRIDE, areas, beside, index
from astrarium.planet_unknown.objectives import complete, measure
from astrarium.planet_unknown.seat import Seat

RATES = {
    SQUARE_3X3: "square_rate",
    RECTANGLE_2X5: "rectangle_rate",
    SIX_ICONS_IN_AREA: "icon_rate",
    TRACK_AT_TOP: "top_rate",
    NINE_METEORITES: "stone_rate",
}
"""The weight that says how much of what is missing a round brings if one tries."""

KEPT = {
    TRACK_AT_TOP: {CIV: 1.0, ROVER: 1.0, WATER: 0.8, BIOMASS: 0.25, TECH: 0.1},
    SQUARE_3X3: {CIV: 0.9, BIOMASS: 0.75, WATER: 0.6, ENERGY: 0.45, TECH: 0.4},
    RECTANGLE_2X5: {ROVER: 0.55, BIOMASS: 0.5, TECH: 0.4},
    SIX_ICONS_IN_AREA: {CIV: 0.85, ENERGY: 0.7, WATER: 0.65, TECH: 0.5},
}
"""How much of its medals an objective brings that is kept at the start.

By how often it came true in 134 solo games, less where the games came out low all the same.
"""
KEPT_OTHERS = {
    SQUARE_3X3: 0.5,
    RECTANGLE_2X5: 0.3,
    SIX_ICONS_IN_AREA: 0.35,
    FIVE_ENERGY_ICONS: 0.3,
    NINE_METEORITES: 0.4,
    MORE_LIFEPODS: 0.2,
    NO_BARE_ICE: 0.8,
    NO_BARE_LAND: 0.05,
}
"""The same for the other resources, and for objectives that name none."""
HALF_HEARTED = 0.5
"""To leave meteorites lying for an objective costs more in rows and columns than it brings."""
GAME = 20.0


@lru_cache(maxsize=8192)
def at_least(missing: int, mean: float) -> float:
    """The chance that a Poisson variable with that mean reaches a number."""
    if missing <= 0:
        return 1.0
    term = total = exp(-mean)
    for step in range(1, missing):
        term *= mean / step
        total += term
    return max(0.0, 1.0 - total)


@lru_cache(maxsize=512)
def _areas(terrain: int) -> tuple[int, ...]:
    return tuple(areas(terrain))


@lru_cache(maxsize=64)
def _windows(squares: int, height: int, width: int) -> tuple[int, ...]:
    """All rectangles of a size that lie on the planet."""
    shape = sum(1 << (r * STRIDE + c) for r in range(height) for c in range(width))
    return tuple(
        shape << index(row, column)
        for row in range(SIDE - height + 1)
        for column in range(SIDE - width + 1)
        if not shape << index(row, column) & ~squares
    )


def _missing(seat: Seat, resource: int, sizes: tuple[tuple[int, int], ...]) -> int:
    """Squares that the best rectangle of these sizes still lacks; others have spoiled the rest."""
    terrain = seat.terrain[resource]
    if resource == ENERGY:
        terrain |= seat.planet.currents & ~seat.covered
    spoiled = seat.covered & ~terrain
    best = 99
    for height, width in sizes:
        for window in _windows(seat.planet.squares, height, width):
            if not window & spoiled:
                lacks = (window & ~terrain).bit_count()
                if lacks < best:
                    best = lacks
    return best


def _icons_missing(seat: Seat, resource: int) -> int:
    """Resources that the best terrain area with room to grow still lacks."""
    icons = seat.icons[resource]
    gaps = seat.planet.squares & ~seat.covered
    best = 0
    for one in _areas(seat.terrain[resource]):
        count = (one & icons).bit_count()
        if count > best and (count >= 6 or beside(one) & gaps):
            best = count
    return 6 - best


def kept_chance(number: int) -> float:
    """What part of its medals a private objective should bring if it is kept before the game."""
    card = objective(number)
    chance = KEPT.get(card.check, {}).get(card.wanted)
    return KEPT_OTHERS[card.check] if chance is None else chance


def private_chance(seat: Seat, number: int, rounds: float, weights: dict[str, float]) -> float:
    """How likely a private objective is complete in the end."""
    card = objective(number)
    check = card.check
    if rounds <= 0:
        return float(complete(seat, number))
    if check == FIVE_ENERGY_ICONS:
        icons = seat.icons[card.wanted].bit_count()
        return 1.0 - at_least(6 - icons, rounds * weights["forced_energy"])
    if check == MORE_LIFEPODS:
        ahead = seat.lifepods_collected() - seat.collected
        return HALF_HEARTED / (1 + exp(-1.2 * (ahead - 0.5) / (1 + min(1.0, rounds / GAME))))
    if check in (NO_BARE_ICE, NO_BARE_LAND):
        return 0.0
    if check == SQUARE_3X3:
        missing = _missing(seat, card.wanted, ((3, 3),))
    elif check == RECTANGLE_2X5:
        missing = _missing(seat, card.wanted, ((2, 5), (5, 2)))
    elif check == SIX_ICONS_IN_AREA:
        missing = _icons_missing(seat, card.wanted)
    elif check == TRACK_AT_TOP:
        missing = 15 - seat.corporation.height(seat, card.wanted)
    else:
        missing = 9 - seat.collected
    if missing <= 0:
        return 1.0
    rate = weights[RATES[check]]
    if check in (SQUARE_3X3, RECTANGLE_2X5, SIX_ICONS_IN_AREA):
        mean = (rounds - 1) * rate * (1 + weights["rate_growth"] * missing)
    else:
        mean = rounds * rate
    return 0.97 * at_least(missing, round(max(0.0, mean), 2))


def measured(seat: Seat, number: int) -> int:
    """The neighbor side's value; areas are remembered."""
    card = objective(number)
    if card.measure == LARGEST_AREA:
        return max((one.bit_count() for one in _areas(seat.terrain[card.resource])), default=0)
    if card.measure == AREAS:
        return len(_areas(seat.terrain[card.resource]))
    return measure(seat, number)


def ahead_chance(number: int, mine: int, theirs: int, rounds: float) -> float:
    """How likely the comparison with one neighbor is won in the end."""
    lead = mine - theirs if objective(number).most else theirs - mine
    if rounds <= 0:
        return 1.0 if lead > 0 else 0.4 if lead == 0 else 0.0
    return 1 / (1 + exp(-lead * 2.0 / (1 + 0.25 * rounds)))
