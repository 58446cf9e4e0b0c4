"""What rows and columns are worth: their medals by the chance that they score in the end."""

from math import exp, log

from astrarium.planet_unknown.components.objectives import (
    NO_BARE_ICE,
    NO_BARE_LAND,
    PRIVATE_MEDALS,
    objective,
)
from astrarium.planet_unknown.grid import STRIDE
from astrarium.planet_unknown.seat import Seat

FULL = 0.97
"""No square is surer than this to be covered in the end."""


class Lines:
    """The lines of one planet with so many rounds to come; sets of open squares are remembered."""

    def __init__(self, seat: Seat, rounds: float, weights: dict[str, float]) -> None:
        planet = seat.planet
        self.squares = planet.squares
        self.ice = planet.ice
        self.rounds = rounds
        self.weights = weights
        self.soon = rounds / (rounds + 2.0)
        self.reach = rounds * weights["squares_per_round"] + weights["patch"]
        self.lines = [
            (line, medals)
            for lines, worth in (
                (planet.rows, planet.row_medals),
                (planet.columns, planet.column_medals),
            )
            for line, medals in zip(lines, worth, strict=True)
            if line
        ]
        self.areas: list[tuple[int, int]] = []
        for number in seat.objectives:
            check = objective(number).check
            if check == NO_BARE_ICE:
                self.areas.append((planet.ice, PRIVATE_MEDALS))
            elif check == NO_BARE_LAND:
                self.areas.append((planet.land, PRIVATE_MEDALS))
        self._known: dict[int, tuple[float, list[float]]] = {}

    def worth(self, seat: Seat) -> float:
        """Expected medals of the planet; a meteorite lowers the chance of its row and column."""
        planet = seat.planet
        gaps = self.squares & ~planet.filled(seat.covered)
        value, worths = self.open(gaps)
        stones = seat.meteorites | seat.carrying
        if stones:
            stone = self.weights["stone_on_line"] * self.soon
            for (line, _), worth in zip(self.lines, worths, strict=True):
                if line & stones:
                    value -= worth * (1 - stone ** (line & stones).bit_count())
        return value + planet.bonus(seat.covered)

    def open(self, gaps: int) -> tuple[float, list[float]]:
        """What the open squares leave, and the part of each line in it."""
        known = self._known.get(gaps)
        if known is None:
            known = self._known[gaps] = self._open(gaps)
        return known

    def _open(self, gaps: int) -> tuple[float, list[float]]:
        """All that depends on the open squares alone, and the part of each line in it.

        Areas that private objectives want covered count like long lines.
        """
        weights, rounds = self.weights, self.rounds
        left = gaps << 1 & gaps
        right = gaps >> 1 & gaps
        up = gaps << STRIDE & gaps
        down = gaps >> STRIDE & gaps
        across, along = left | right, up | down
        lone = gaps & ~(across | along)
        ends = (across | along) & ~(left & right | up & down | across & along)
        twos = ends & (ends << 1 | ends >> 1 | ends << STRIDE | ends >> STRIDE)
        ends ^= twos
        awkward = lone | twos | ends
        count = gaps.bit_count()
        share = min(FULL, self.reach / count) if count and rounds > 0 else FULL
        price = -log(max(1e-3, share)) * weights["line_patience"] + 0.01
        lone_price, pair_price = weights["lone_square"], weights["pair_of_squares"]
        end_price = weights["dead_end"]
        worths = []
        for line, medals in self.lines + self.areas:
            open_squares = line & gaps
            if not open_squares:
                worths.append(float(medals))
            elif rounds <= 0:
                worths.append(0.0)
            else:
                cost = price * open_squares.bit_count()
                if open_squares & awkward:
                    cost += (
                        lone_price * (line & lone).bit_count()
                        + pair_price * (line & twos).bit_count()
                        + end_price * (line & ends).bit_count()
                    )
                worths.append(medals * exp(-cost))
        return sum(worths) + self.room(gaps), worths[: len(self.lines)]

    def room(self, gaps: int) -> float:
        """What open ice and open squares of two by two are worth, as tiles will fit there."""
        core = gaps & gaps << 1 & gaps << STRIDE & gaps << STRIDE + 1
        ice, room = self.weights["ice"], self.weights["room"]
        return self.soon * (ice * (gaps & self.ice).bit_count() + room * core.bit_count())
