"""What rows and columns are worth: their medals by the chance that they score in the end."""

from math import exp, log

from astrarium.bots.planet_unknown.ground import one_part, wholes
from astrarium.planet_unknown.components.objectives import (
    NO_BARE_ICE,
    NO_BARE_LAND,
    PRIVATE_MEDALS,
    objective,
)
from astrarium.planet_unknown.grid import STRIDE, beside
from astrarium.planet_unknown.seat import Seat

FULL = 0.97
"""No square is surer than this to be covered in the end."""


class Lines:
    """The lines of one planet with so many rounds to come; sets of open squares are remembered."""

    def __init__(self, seat: Seat, rounds: float, weights: dict[str, float]) -> None:
        planet = seat.planet
        self.squares = planet.squares
        self.ice = planet.ice
        self.part = one_part(planet)
        self.rounds = rounds
        self.weights = weights
        self.soon = rounds / (rounds + weights["rounds_for_half"])
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
        self.areas = wholes(planet)
        self.bonus = not self.areas
        """Whether the planet's own medals are not among the areas."""
        for number in seat.objectives:
            check = objective(number).check
            if check == NO_BARE_ICE:
                self.areas.append((planet.ice, PRIVATE_MEDALS))
            elif check == NO_BARE_LAND:
                self.areas.append((planet.land, PRIVATE_MEDALS))
        self.all = [(line, float(medals)) for line, medals in self.lines + self.areas]
        self._lone, self._pair, self._end = (
            [exp(-weights[name] * count) for count in range(self.squares.bit_count() + 1)]
            for name in ("lone_square", "pair_of_squares", "dead_end")
        )
        self._chances: dict[int, list[float]] = {}
        self._known: dict[int, tuple[float, list[float]]] = {}
        self._stony: dict[tuple[int, int], float] = {}

    def worth(self, seat: Seat) -> float:
        """Expected medals of the planet; a meteorite lowers the chance of its row and column."""
        planet = seat.planet
        gaps = self.squares & ~planet.filled(seat.covered)
        stones = seat.meteorites | seat.carrying
        if not stones:
            return self.open(gaps)[0] + self._bonus(seat)
        value = self._stony.get((gaps, stones))
        if value is None:
            value, worths = self.open(gaps)
            stone = self.weights["stone_on_line"] * self.soon
            for (line, _), worth in zip(self.lines, worths, strict=True):
                there = line & stones
                if there:
                    value -= worth * (1 - stone ** there.bit_count())
            self._stony[gaps, stones] = value
        return value + self._bonus(seat)

    def _bonus(self, seat: Seat) -> int:
        return seat.planet.bonus(seat.covered) if self.bonus else 0

    def open(self, gaps: int) -> tuple[float, list[float]]:
        """What the open squares leave, and the part of each line in it."""
        known = self._known.get(gaps)
        if known is None:
            known = self._known[gaps] = self._open(gaps)
        return known

    def _open(self, gaps: int) -> tuple[float, list[float]]:
        """All that depends on the open squares alone, and the part of each line in it.

        Areas that must be covered as a whole count like long lines.
        """
        if self.rounds <= 0:
            done = [0.0 if line & gaps else medals for line, medals in self.all]
            return sum(done) + self.room(gaps), done[: len(self.lines)]
        part = self.part
        lone, twos, ends, border = _shape(gaps & ~part)
        if part:
            lone_too, twos_too, ends_too, border_too = _shape(gaps & part)
            lone |= lone_too
            twos |= twos_too
            ends |= ends_too
            border += border_too
        awkward = lone | twos | ends
        chances = self._chance(gaps.bit_count())
        worths = []
        for line, medals in self.all:
            open_squares = line & gaps
            if open_squares:
                medals *= chances[open_squares.bit_count()]
                if open_squares & awkward:
                    medals *= (
                        self._lone[(line & lone).bit_count()]
                        * self._pair[(line & twos).bit_count()]
                        * self._end[(line & ends).bit_count()]
                    )
            worths.append(medals)
        ragged = self.soon * self.weights["border"] * border
        return sum(worths) + self.room(gaps) - ragged, worths[: len(self.lines)]

    def _chance(self, count: int) -> list[float]:
        """For lines with 0, 1, 2 ... open squares of so many: how likely they will be covered."""
        known = self._chances.get(count)
        if known is None:
            share = min(FULL, self.reach / count) if count else FULL
            price = -log(max(1e-3, share)) * self.weights["line_patience"] + 0.01
            known = self._chances[count] = [exp(-price * number) for number in range(count + 1)]
        return known

    def room(self, gaps: int) -> float:
        """What open ice and open squares of two by two are worth, as tiles will fit there."""
        part = self.part
        core = _core(gaps & ~part)
        if part:
            core |= _core(gaps & part)
        ice, room = self.weights["ice"], self.weights["room"]
        return self.soon * (ice * (gaps & self.ice).bit_count() + room * core.bit_count())

    def alone(self, gaps: int) -> int:
        """The open squares that no tile covers together with others."""
        inside, outside = gaps & self.part, gaps & ~self.part
        return inside & ~beside(inside) | outside & ~beside(outside)


def _shape(gaps: int) -> tuple[int, int, int, int]:
    """Of open squares that tiles join: lone ones, pairs, dead ends; the edges around them all."""
    left = gaps << 1 & gaps
    right = gaps >> 1 & gaps
    up = gaps << STRIDE & gaps
    down = gaps >> STRIDE & gaps
    across, along = left | right, up | down
    lone = gaps & ~(across | along)
    ends = (across | along) & ~(left & right | up & down | across & along)
    twos = ends & beside(ends)
    border = 4 * gaps.bit_count() - 2 * (left.bit_count() + up.bit_count())
    return lone, twos, ends ^ twos, border


def _core(gaps: int) -> int:
    """One corner of every two by two open squares."""
    return gaps & gaps << 1 & gaps << STRIDE & gaps << STRIDE + 1
