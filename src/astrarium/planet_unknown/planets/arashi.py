"""Arashi: what lies on the ring must be anchored outside it."""

from astrarium.planet_unknown.components.planets import PlanetBoard
from astrarium.planet_unknown.grid import drawn
from astrarium.planet_unknown.planets.planet import Planet


class Arashi(Planet):
    rule = "PU-PLANET-ARASHI-01"
    restriction = "on Arashi a tile on the ring (rows 6 and 7) must also cover a square off it"

    def __init__(self, board: PlanetBoard) -> None:
        super().__init__(board)
        self.ring = drawn(board.rows, "R")  # PU-PLANET-ARASHI-02
        self.patch_squares = self.squares & ~self.ring  # PU-PLANET-ARASHI-03

    def lawful(self, mask: int, icon_a: int, icon_b: int, first: int, second: int) -> bool:
        return mask & self.ring != mask
