"""What a seat's side of the table is worth, in medals: scored already, and likely to be."""

from astrarium.planet_unknown.grid import SIDE, beside
from astrarium.planet_unknown.objectives import complete, neighbor_medals
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.scoring import (
    civ_medals,
    lifepod_medals,
    meteorite_medals,
    track_medals,
)
from astrarium.planet_unknown.seat import Seat

LINE_POWER = 2.2
"""A line three quarters full is worth about half its medals."""
METEORITE_ON_LINE = 0.55
"""What a meteorite leaves of a line's worth: a rover may still collect it."""
TRACKER_STEP = 0.42
TRACKER_RISE = 0.03
ROVER = 1.1
LIFEPOD_ON_PLANET = 0.25
HELD_METEORITE = 0.3
MOVEMENT = 0.15
PENDING = 0.6
CIV_CARD = 1.2
HOLE = 0.45
OBJECTIVE = 5.0
NEIGHBOR = 0.7
COVERED = 0.05


def evaluate(position: Position, number: int) -> float:
    """Expected medals of a seat, roughly; only differences matter."""
    seat = position.seats[number]
    value = _lines(seat) + float(sum(track_medals(seat)))
    for tracker in range(5):
        height = seat.corporation.height(seat, tracker)
        value += height * (TRACKER_STEP + TRACKER_RISE * height)
    value += lifepod_medals(seat) + meteorite_medals(seat) + civ_medals(seat)
    value += ROVER * seat.rovers.bit_count() + LIFEPOD_ON_PLANET * seat.lifepods.bit_count()
    value += HELD_METEORITE * (seat.collected % 3) + MOVEMENT * seat.movement
    value += PENDING * (len(seat.pile) + seat.stored) + CIV_CARD * len(seat.civ_due)
    value -= HOLE * _holes(seat)
    value += COVERED * seat.covered.bit_count()
    for objective in seat.objectives:
        value += OBJECTIVE * complete(seat, objective)
    return value + NEIGHBOR * neighbor_medals(position)[number]


def _lines(seat: Seat) -> float:
    """Rows and columns by how full they are; meteorites spoil them for now."""
    planet = seat.planet
    filled = planet.filled(seat.covered)
    stones = seat.meteorites | seat.carrying
    value = float(planet.bonus(seat.covered))
    for lines, medals in (
        (planet.rows, planet.row_medals),
        (planet.columns, planet.column_medals),
    ):
        for i in range(SIDE):
            line = lines[i]
            if line:
                share = (line & filled).bit_count() / line.bit_count()
                worth = medals[i] * share**LINE_POWER
                spoiled = (line & stones).bit_count()
                value += worth * METEORITE_ON_LINE**spoiled if spoiled else worth
    return value


def _holes(seat: Seat) -> int:
    """Open squares that no open square touches: only a patch will ever fill them."""
    gaps = seat.planet.squares & ~seat.planet.filled(seat.covered)
    return (gaps & ~beside(gaps)).bit_count()
