"""The sector tiles and the shapes they are laid in.

Flat-top hexes in axial coordinates (q to the right, r downwards). A tile is written as its 19
spaces in the order of ``POSITIONS`` at orientation 0 (number upright): the outer ring clockwise,
the inner ring clockwise, the centre.
"""

from typing import Final

Axial = tuple[int, int]

POSITION_NAMES: Final = (
    "A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11",
    "B0", "B1", "B2", "B3", "B4", "B5", "C",
)  # fmt: skip
POSITIONS: Final[tuple[Axial, ...]] = (
    (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2), (1, -2),
    (2, -2), (2, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (0, 0),
)  # fmt: skip

SECTORS: Final[dict[str, str]] = {
    "01": ".vo..d.....m...s.r.",
    "02": ".m.o...vt..d..s..i.",
    "03": "..dr....m..ti..g...",
    "04": "r....i..t...s.v.o..",
    "05": "..dv....i.mo...g...",
    "05b": "...v....i.mo...g...",
    "06": "dm.......m...g.s.r.",
    "06b": "dm.......m...g...r.",
    "07": "..t...m..s..g.g.o..",
    "07b": "..t...m.....s.g.g..",
    "08": "...m....r.m.t.v.i..",
    "09": "....s..v.mi.g.t....",
    "10": "...or....mm.g..d...",
}
"""Sides ``05b``, ``06b``, ``07b`` are the outlined ones, for one and two players."""

Layout = tuple[tuple[Axial, str], ...]
"""Centres of the places and the sector that the basic setup puts there, all at orientation 0."""

BASIC_7: Final[Layout] = (
    ((-2, -3), "01"), ((3, -5), "05b"), ((-5, 2), "02"), ((0, 0), "03"), ((5, -2), "06b"),
    ((-3, 5), "04"), ((2, 3), "07b"),
)  # fmt: skip
BASIC_10: Final[Layout] = (
    ((-7, -1), "10"), ((-2, -3), "01"), ((3, -5), "05"), ((-10, 4), "09"), ((-5, 2), "02"),
    ((0, 0), "03"), ((5, -2), "06"), ((-8, 7), "08"), ((-3, 5), "04"), ((2, 3), "07"),
)  # fmt: skip
BASIC_8: Final[Layout] = tuple(place for place in BASIC_10 if place[1] not in ("09", "10"))
"""The basic layout without sectors 09 and 10."""
HOURGLASS_8: Final[Layout] = (
    ((-2, -3), "01"), ((3, -5), "05"), ((8, -7), "02"), ((0, 0), "03"), ((5, -2), "06"),
    ((-3, 5), "08"), ((2, 3), "04"), ((7, 1), "07"),
)  # fmt: skip
"""Rows of three, two and three: the smaller board for three players."""

CORE_SECTORS: Final = ("01", "02", "03", "04")
"""The sectors that board methods 1 and 2 keep in the middle of the basic layout."""
