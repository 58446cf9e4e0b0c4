"""Tartarus: a chasm that neither tiles nor rovers cross."""

from typing import Final

from astrarium.planet_unknown.components.planets import TARTARUS_SIDES, PlanetBoard
from astrarium.planet_unknown.grid import SQUARE, drawn
from astrarium.planet_unknown.planets.planet import Planet

CROSSINGS: Final = frozenset(
    (SQUARE[one], SQUARE[other])
    for one, other in (("f4", "g5"), ("g5", "f4"), ("g9", "f10"), ("f10", "g9"))
)
"""The two corners where a rover that moves diagonally may cross (PU-PLANET-TARTARUS-03)."""


class Tartarus(Planet):
    rule = "PU-PLANET-TARTARUS-01"
    restriction = "on Tartarus a tile may not lie across the chasm"

    def __init__(self, board: PlanetBoard) -> None:
        self.side = drawn(TARTARUS_SIDES, "a")
        super().__init__(board)

    def lawful(self, mask: int, icon_a: int, icon_b: int, first: int, second: int) -> bool:
        return mask & self.side in (0, mask)

    def passable(self, one: int, other: int) -> bool:
        if (self.side >> one ^ self.side >> other) & 1:  # PU-PLANET-TARTARUS-02
            return (one, other) in CROSSINGS
        return True
