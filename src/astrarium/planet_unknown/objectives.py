"""Objectives: what neighbors compare, and what a private objective asks for."""

from astrarium.planet_unknown.components.objectives import (
    AREAS,
    FIVE_ENERGY_ICONS,
    ICONS,
    ICONS_ON_EDGE,
    LARGEST_AREA,
    LIFEPODS,
    METEORITES,
    MORE_LIFEPODS,
    NINE_METEORITES,
    NO_BARE_ICE,
    RECTANGLE_2X5,
    SIX_ICONS_IN_AREA,
    SQUARE_3X3,
    TIE_MEDALS,
    TRACK_AT_TOP,
    TRACKS_AT_TOP,
    WIN_MEDALS,
    objective,
)
from astrarium.planet_unknown.components.resources import ENERGY
from astrarium.planet_unknown.grid import STRIDE, areas
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat


def measure(seat: Seat, number: int) -> int:
    """The value of the neighbor side on a planet."""
    card = objective(number)
    if card.measure == ICONS_ON_EDGE:
        return (seat.icons[card.resource] & seat.planet.perimeter).bit_count()
    if card.measure == LARGEST_AREA:
        return max((one.bit_count() for one in areas(seat.terrain[card.resource])), default=0)
    if card.measure == AREAS:
        return len(areas(seat.terrain[card.resource]))
    if card.measure == ICONS:
        return seat.icons[card.resource].bit_count()
    if card.measure == TRACKS_AT_TOP:
        return sum(seat.corporation.at_top(seat, track) for track in range(5))
    if card.measure == METEORITES:
        return seat.collected
    assert card.measure == LIFEPODS
    return seat.lifepods_collected()


def compare(number: int, values: list[int]) -> list[int]:
    """Medals for each of several planets: 5 for the best alone, 2 each for equals at the top."""
    best = max(values) if objective(number).most else min(values)
    winners = values.count(best)
    medals = WIN_MEDALS if winners == 1 else TIE_MEDALS  # PU-SCORE-11
    return [medals if value == best else 0 for value in values]


def pairs(position: Position) -> list[tuple[int, int, int]]:
    """Neighbor objectives with the two seats they lie between (PU-SETUP-13, PU-SETUP-14)."""
    players = len(position.seats)
    if players == 2:
        return [(number, 0, 1) for number in position.neighbors]
    return [(number, i, (i + 1) % players) for i, number in enumerate(position.neighbors)]


def neighbor_medals(position: Position) -> list[int]:
    """Medals of every seat for neighbor objectives and those all compete for (PU-SCORE-10)."""
    medals = [0] * len(position.seats)
    for number, one, other in pairs(position):
        values = [measure(position.seats[one], number), measure(position.seats[other], number)]
        won = compare(number, values)
        medals[one] += won[0]
        medals[other] += won[1]
    for number in position.common:  # PU-CORP-JUMP-10
        everybody = compare(number, [measure(seat, number) for seat in position.seats])
        for seat_number, amount in enumerate(everybody):
            medals[seat_number] += amount
    return medals


def rectangle(terrain: int, height: int, width: int) -> bool:
    """Whether a full rectangle of that size lies within the terrain."""
    corners = terrain
    for row in range(height):
        for column in range(width):
            corners &= terrain >> (row * STRIDE + column)
    return corners != 0


def complete(seat: Seat, number: int) -> bool:
    """Whether the private side is complete."""
    card = objective(number)
    terrain = seat.terrain[card.wanted]
    if card.wanted == ENERGY:
        terrain |= seat.planet.currents & ~seat.covered  # PU-PLANET-PETRA-02
    if card.check == SQUARE_3X3:
        return rectangle(terrain, 3, 3)
    if card.check == RECTANGLE_2X5:
        return rectangle(terrain, 2, 5) or rectangle(terrain, 5, 2)
    if card.check == SIX_ICONS_IN_AREA:
        icons = seat.icons[card.wanted]
        return any((one & icons).bit_count() >= 6 for one in areas(seat.terrain[card.wanted]))
    if card.check == TRACK_AT_TOP:
        return seat.corporation.at_top(seat, card.wanted)
    if card.check == FIVE_ENERGY_ICONS:
        return seat.icons[ENERGY].bit_count() <= 5
    if card.check == NINE_METEORITES:
        return seat.collected >= 9
    if card.check == MORE_LIFEPODS:
        return seat.lifepods_collected() > seat.collected
    bare = seat.planet.squares & ~seat.planet.filled(seat.covered)
    if card.check == NO_BARE_ICE:
        return not bare & seat.planet.ice
    return not bare & seat.planet.land
