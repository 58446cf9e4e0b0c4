"""Charybdis: development starts at the pit in the middle."""

from astrarium.planet_unknown.components.planets import PlanetBoard
from astrarium.planet_unknown.grid import drawn
from astrarium.planet_unknown.planets.planet import Planet


class Charybdis(Planet):
    def __init__(self, board: PlanetBoard) -> None:
        super().__init__(board)
        self.start = drawn(board.rows, "P")  # PU-PLANET-CHARYBDIS-01
