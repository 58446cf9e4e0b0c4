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
from astrarium.planet_unknown.grid import SIDE, STRIDE, areas, index
from astrarium.planet_unknown.objectives import complete, measure
from astrarium.planet_unknown.seat import Seat

TRIES = {
    SQUARE_3X3: 0.35,
    RECTANGLE_2X5: 0.3,
    SIX_ICONS_IN_AREA: 0.3,
    TRACK_AT_TOP: 0.35,
    FIVE_ENERGY_ICONS: 0.7,
    NINE_METEORITES: 0.15,
    MORE_LIFEPODS: 0.6,
    NO_BARE_ICE: 0.4,
    NO_BARE_LAND: 0.05,
}
"""How often each kind comes true in a whole game if one tries."""
GAME = 20.0


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


def _fullest(seat: Seat, resource: int, sizes: tuple[tuple[int, int], ...]) -> float:
    """The largest share of such a rectangle that is there, of those nothing else spoils."""
    terrain = seat.terrain[resource]
    spoiled = seat.covered & ~terrain
    best, size = 0, sizes[0][0] * sizes[0][1]
    for height, width in sizes:
        for window in _windows(seat.planet.squares, height, width):
            if window & spoiled:
                continue
            there = (window & terrain).bit_count()
            if there > best:
                best = there
    return best / size


def private_chance(seat: Seat, number: int, rounds: float, base: float, power: float) -> float:
    """How likely a private objective is complete in the end.

    ``base`` is trust in what has hardly begun, ``power`` how much of it must be there to count.
    """
    card = objective(number)
    check = card.check
    left = min(1.0, rounds / GAME)
    trial = TRIES[check] * left * base
    done = complete(seat, number)
    if check == FIVE_ENERGY_ICONS:
        icons = seat.icons[card.wanted].bit_count()
        return 0.0 if not done else 1.0 if rounds <= 0 else (1 - left * (icons / 6)) * 0.95
    if check == MORE_LIFEPODS:
        ahead = seat.lifepods_collected() - seat.collected
        return float(done) if rounds <= 0 else 1 / (1 + exp(-1.2 * (ahead - 0.5) / (1 + left)))
    if done:
        return 1.0
    if rounds <= 0:
        return 0.0
    soon = rounds / (rounds + 2)
    if check == SQUARE_3X3:
        share = _fullest(seat, card.wanted, ((3, 3),))
    elif check == RECTANGLE_2X5:
        share = _fullest(seat, card.wanted, ((2, 5), (5, 2)))
    elif check == SIX_ICONS_IN_AREA:
        icons = seat.icons[card.wanted]
        most = max(
            ((one & icons).bit_count() for one in _areas(seat.terrain[card.wanted])), default=0
        )
        share = most / 6
    elif check == TRACK_AT_TOP:
        missing = 15 - seat.corporation.height(seat, card.wanted)
        share = max(0.0, 1 - missing / (0.9 * rounds + 1))
        return max(trial * (1 - missing / 16), share)
    elif check == NINE_METEORITES:
        share = seat.collected / 9
    else:
        area = seat.planet.ice if check == NO_BARE_ICE else seat.planet.land
        bare = (area & ~seat.planet.filled(seat.covered)).bit_count()
        share = 1 - bare / max(1, area.bit_count())
    return trial + max(0.0, 0.9 * soon - trial) * float(share**power)


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
