"""Where rovers go in rounds that are only imagined: to the nearest things worth the way."""

from astrarium.bots.planet_unknown.evaluate import Evaluator
from astrarium.planet_unknown.components.resources import ROVER
from astrarium.planet_unknown.grid import bits
from astrarium.planet_unknown.rovers import arrive, land
from astrarium.planet_unknown.seat import Seat

STONE = 0.3
"""What a collected meteorite is worth by itself."""
HOME = 1.5
"""What it is worth to bring a carried meteorite to a rover symbol."""
LATER, FAR = 0.2, 0.8
"""A target out of reach counts only so much, and less for every step that is missing."""


def set_down(seat: Seat, count: int) -> None:
    """Place new rovers on the tile just laid, on its meteorite if there is one."""
    for _ in range(min(count, seat.garage)):
        free = seat.last_tile & ~seat.rovers
        if not free:
            break
        squares = bits(free & (seat.meteorites | seat.lifepods)) or bits(free)
        seat.garage -= 1
        land(seat, squares[0])


def walk(seat: Seat, judge: Evaluator) -> None:
    """Spend the movement: one target after the other, then towards the next."""
    while seat.movement > 0 and seat.rovers:
        targets = _targets(seat, judge)
        homes = [(square, HOME) for square in bits(seat.icons[ROVER] & ~seat.rovers)]
        best, start, goal, nearest = 0.0, -1, -1, 0
        for rover in bits(seat.rovers):
            away = judge.ways[rover]
            for square, worth in homes if seat.carrying >> rover & 1 else targets:
                steps = away[square]
                missing = steps - seat.movement
                value = worth / steps if missing <= 0 else LATER * worth * FAR**missing / steps
                if value > best:
                    best, start, goal, nearest = value, rover, square, steps
        if start < 0:
            break
        if nearest > seat.movement:
            _towards(seat, start, judge.ways[goal])
            break
        seat.movement -= nearest
        arrive(seat, [goal], start)
    seat.movement = 0


def _targets(seat: Seat, judge: Evaluator) -> list[tuple[int, float]]:
    """Lifepods and meteorites with the medals that collecting them brings."""
    found = [(square, 1.0) for square in bits(seat.lifepods & ~seat.rovers)]
    stones = seat.meteorites
    if stones:
        lines = judge.lines
        _, worths = lines.open(seat.planet.squares & ~seat.planet.filled(seat.covered))
        part = lines.weights["stone_on_line"] * lines.soon
        gains = dict.fromkeys(bits(stones & ~seat.rovers), STONE)
        for (line, _), worth in zip(lines.lines, worths, strict=True):
            there = line & stones
            if there:
                gain = worth * part ** (there.bit_count() - 1) * (1 - part)
                for square in bits(there):
                    if square in gains:
                        gains[square] += gain
        found += gains.items()
    return found


def _towards(seat: Seat, start: int, away: list[int]) -> None:
    """Go as far as the movement allows, over squares of the planet that are less far away."""
    here = start
    for _ in range(seat.movement):
        nearer = [
            square
            for square in seat.planet.steps[here]
            if not seat.rovers >> square & 1 and away[square] < away[here]
        ]
        if not nearer:
            break
        here = next((square for square in nearer if seat.covered >> square & 1), nearer[0])
    if here != start:
        arrive(seat, [here], start)
