"""The 144 polyomino tiles: 12 shapes, 6 pairs of resources, with and without a meteor symbol."""

from typing import Final

from astrarium.planet_unknown.components.resources import (
    BIOMASS,
    CIV,
    ENERGY,
    RESOURCES,
    ROVER,
    TECH,
    WATER,
)

PAIRS: Final = (
    (CIV, ENERGY),
    (ENERGY, WATER),
    (ROVER, TECH),
    (TECH, BIOMASS),
    (WATER, ROVER),
    (BIOMASS, CIV),
)
"""The resources of the first and the second section of a tile."""

# a, b: squares of the first and second section; A, B: the one with the resource symbol;
# x, y: the one with the meteor symbol; Y: resource and meteor symbol of the second section.
_DRAWINGS: Final = {
    "N5": "..By/aAa.",
    "F5": "..b/xaB/.A.",
    "I3": "B/A/x",
    "V3": "xA/.B",
    "T4": "BaA/.x.",
    "S4": ".Bb/Ax.",
    "L4": ".a/.A/yB",
    "U5": "B.A/bax",
    "I2": "A/Y",
    "I4": "AaBy",
    "O4": "By/aA",
    "Z5": "B../yAa/..a",
}

SHAPES: Final = tuple(_DRAWINGS)
SHAPE: Final = {name: number for number, name in enumerate(SHAPES)}
TILES_PER_STACK: Final = 12

Cell = tuple[int, int]


class Layout:
    """A shape as it lies in one orientation, its topmost and leftmost square being the origin."""

    __slots__ = ("icon_a", "icon_b", "meteor", "name", "section_a", "section_b")

    def __init__(self, name: str, drawing: dict[Cell, str]) -> None:
        self.name = name
        self.section_a = tuple(sorted(c for c, s in drawing.items() if s in "aAx"))
        self.section_b = tuple(sorted(c for c, s in drawing.items() if s in "bByY"))
        self.icon_a = next(c for c, s in drawing.items() if s == "A")
        self.icon_b = next(c for c, s in drawing.items() if s in "BY")
        self.meteor = next(c for c, s in drawing.items() if s in "xyY")


def _to_origin(drawing: dict[Cell, str]) -> dict[Cell, str]:
    row, column = min(drawing)
    return {(r - row, c - column): sign for (r, c), sign in drawing.items()}


def _draw(text: str) -> dict[Cell, str]:
    return {
        (r, c): sign
        for r, line in enumerate(text.split("/"))
        for c, sign in enumerate(line)
        if sign != "."
    }


def _orientations(text: str) -> tuple[tuple[Layout, ...], dict[str, str]]:
    """All different orientations and, for every name of an orientation, the name we use for it.

    ``r0`` to ``r3`` are clockwise quarter turns, ``m0`` to ``m3`` the same after a mirror flip.
    """
    found: list[Layout] = []
    drawings: list[tuple[dict[Cell, str], str]] = []
    names: dict[str, str] = {}
    for flip in "rm":
        drawing = _draw(text)
        if flip == "m":
            drawing = {(r, -c): sign for (r, c), sign in drawing.items()}
        for turn in range(4):
            laid = _to_origin(drawing)
            name = f"{flip}{turn}"
            names[name] = next((known for seen, known in drawings if seen == laid), name)
            if names[name] == name:
                drawings.append((laid, name))
                found.append(Layout(name, laid))
            drawing = {(c, -r): sign for (r, c), sign in drawing.items()}
    return tuple(found), names


_ALL: Final = [_orientations(text) for text in _DRAWINGS.values()]
ORIENTATIONS: Final = tuple(found for found, _ in _ALL)
SAME_ORIENTATION: Final = tuple(names for _, names in _ALL)
SIZES: Final = tuple(len(_draw(text)) for text in _DRAWINGS.values())


def tile(shape: int, pair: int, meteor: bool) -> int:
    """A tile's number: the shape's stack, the pair of resources, the meteor symbol."""
    return shape * TILES_PER_STACK + pair * 2 + int(meteor)


def shape_of(number: int) -> int:
    return number // TILES_PER_STACK


def pair_of(number: int) -> int:
    return number % TILES_PER_STACK // 2


def resources_of(number: int) -> tuple[int, int]:
    return PAIRS[number % TILES_PER_STACK // 2]


def has_meteor(number: int) -> bool:
    return number % 2 == 1


def tile_name(number: int) -> str:
    """For example ``T4 civ/energy`` or ``O4 water/rover with meteor``."""
    first, second = resources_of(number)
    text = f"{SHAPES[shape_of(number)]} {RESOURCES[first]}/{RESOURCES[second]}"
    return text + " with meteor" if has_meteor(number) else text
