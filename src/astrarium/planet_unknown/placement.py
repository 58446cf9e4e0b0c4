"""Tile placement: every way a shape can lie on a planet, precomputed as bitmasks."""

from typing import Final

from astrarium.planet_unknown.components.tiles import (
    ORIENTATIONS,
    PAIRS,
    SHAPES,
    Cell,
    pair_of,
    resources_of,
    shape_of,
)
from astrarium.planet_unknown.grid import SIDE, SQUARES, STRIDE, beside, index
from astrarium.planet_unknown.planets.planet import Planet
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move


class Spot:
    """One way for a tile to lie on the planet: its squares, sections and symbols."""

    __slots__ = ("icon_a", "icon_b", "mask", "meteor", "move", "section_a", "section_b")

    def __init__(
        self,
        move: Move,
        section_a: int,
        section_b: int,
        icon_a: int,
        icon_b: int,
        meteor: int,
    ) -> None:
        self.move = move
        self.mask = section_a | section_b
        self.section_a = section_a
        self.section_b = section_b
        self.icon_a = icon_a
        self.icon_b = icon_b
        self.meteor = meteor


Pairs = list[tuple[int, Spot]]


class Spots:
    """All spots of one shape on one planet; ``lawful[pair]`` are those its own rule allows."""

    __slots__ = ("everywhere", "find", "lawful")

    def __init__(self, planet: Planet, shape: int) -> None:
        self.everywhere: Pairs = []
        self.find: dict[tuple[str, ...], Spot] = {}
        for layout in ORIENTATIONS[shape]:
            for row in range(SIDE):
                for column in range(SIDE):
                    a = _laid(planet, layout.section_a, row, column)
                    b = _laid(planet, layout.section_b, row, column)
                    if not a or not b:
                        continue  # PU-PLACE-04, PU-PLANET-LACUNA-01
                    args = (SHAPES[shape], SQUARES[index(row, column)], layout.name)
                    spot = Spot(
                        Move("place", args),
                        a,
                        b,
                        index(row + layout.icon_a[0], column + layout.icon_a[1]),
                        index(row + layout.icon_b[0], column + layout.icon_b[1]),
                        index(row + layout.meteor[0], column + layout.meteor[1]),
                    )
                    self.everywhere.append((spot.mask, spot))
                    self.find[args] = spot
        self.lawful: list[Pairs] = []
        for first, second in PAIRS:
            allowed = [
                (mask, spot)
                for mask, spot in self.everywhere
                if planet.lawful(mask, spot.icon_a, spot.icon_b, first, second)
            ]
            self.lawful.append(self.everywhere if len(allowed) == len(self.everywhere) else allowed)


def _laid(planet: Planet, cells: tuple[Cell, ...], row: int, column: int) -> int:
    """The squares under a section, or 0 if one of them is not on the grid."""
    mask = 0
    for r, c in cells:
        if not (0 <= row + r < SIDE and 0 <= column + c < SIDE):
            return 0
        mask |= 1 << index(row + r, column + c)
    return mask if not mask & ~planet.squares else 0


_TABLES: Final[dict[str, list[Spots]]] = {}


def prepare(planet: Planet) -> None:
    """Compute the spots of all shapes on a planet; done once per process."""
    if planet.key not in _TABLES:
        _TABLES[planet.key] = [Spots(planet, shape) for shape in range(len(SHAPES))]


def spots(planet: Planet, shape: int) -> Spots:
    """The prepared spots of a shape."""
    return _TABLES[planet.key][shape]


def can_slide(mask: int, covered: int) -> bool:
    """Whether the tile could have been pushed here by one square (PU-PLANET-PAJITNOV-01)."""
    return not (
        mask << 1 & covered
        and mask >> 1 & covered
        and mask << STRIDE & covered
        and mask >> STRIDE & covered
    )


def touches_matching(seat: Seat, spot: Spot, first: int, second: int) -> bool:
    """Whether a section lies beside terrain of its own kind."""
    return bool(
        beside(spot.section_a) & seat.terrain[first]
        or beside(spot.section_b) & seat.terrain[second]
    )


def within_reach(seat: Seat, tile: int, planet_rule: bool) -> int:
    """The squares of which a tile must cover one: the start, or beside what lies there already."""
    planet = seat.planet
    if not seat.covered:
        return planet.start if planet_rule else planet.perimeter  # PU-PLACE-01, PU-GLOSS-10
    if seat.corporation.ignores_adjacency(seat, tile):
        return planet.squares
    return beside(seat.covered) & planet.squares  # PU-PLACE-02


def places(
    seat: Seat, tile: int, banned: int, no_matching: bool, planet_rule: bool = True
) -> list[Move]:
    """All placements of a tile; ``banned`` squares and ``no_matching`` come from an event."""
    table = _TABLES[seat.planet.key][shape_of(tile)]
    choices = table.lawful[pair_of(tile)] if planet_rule else table.everywhere
    blocked = seat.covered | banned  # PU-PLACE-03
    reach = within_reach(seat, tile, planet_rule)
    if no_matching:
        first, second = resources_of(tile)
        choices = [
            (mask, spot)
            for mask, spot in choices
            if not mask & blocked and not touches_matching(seat, spot, first, second)
        ]
    if planet_rule and seat.planet.slides:
        covered = seat.covered
        choices = [
            (mask, spot)
            for mask, spot in choices
            if not mask & blocked and can_slide(mask, covered)
        ]
    return [spot.move for mask, spot in choices if not mask & blocked and mask & reach]
