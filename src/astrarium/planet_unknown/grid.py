"""The planet grid: squares are bits of an integer, so that sets of squares are cheap.

Rows are 13 bits wide for 12 columns; the spare column keeps shifted sets from wrapping round.
"""

from typing import Final

SIDE: Final = 12
STRIDE: Final = SIDE + 1

SQUARES: Final = tuple(
    f"{'abcdefghijkl'[i % STRIDE]}{i // STRIDE + 1}" if i % STRIDE < SIDE else ""
    for i in range(SIDE * STRIDE)
)
"""Names by number: column letter and row number from the upper left, ``a1`` to ``l12``."""

SQUARE: Final = {name: i for i, name in enumerate(SQUARES) if name}


def index(row: int, column: int) -> int:
    """The number of a square; row and column count from 0."""
    return row * STRIDE + column


def beside(mask: int) -> int:
    """The squares that touch the set orthogonally; mask with the planet's squares before use."""
    return mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def bits(mask: int) -> list[int]:
    """The squares of a set, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def area(start: int, inside: int) -> int:
    """All squares of ``inside`` connected orthogonally with ``start`` (PU-GLOSS-03)."""
    grown = start & inside
    while True:
        wider = grown | beside(grown) & inside
        if wider == grown:
            return grown
        grown = wider


def areas(terrain: int) -> list[int]:
    """The terrain areas a set of equal terrain falls into."""
    found = []
    while terrain:
        one = area(terrain & -terrain, terrain)
        found.append(one)
        terrain ^= one
    return found


def drawn(rows: tuple[str, ...], signs: str) -> int:
    """The squares of a drawing that show one of the signs."""
    mask = 0
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign in signs:
                mask |= 1 << index(row, column)
    return mask


def names(mask: int) -> list[str]:
    """The names of the squares of a set."""
    return [SQUARES[i] for i in bits(mask)]
