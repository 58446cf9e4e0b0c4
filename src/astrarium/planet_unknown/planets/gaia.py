"""Gaia: cities that stay uncovered are worth medals."""

from typing import Final

from astrarium.planet_unknown.components.planets import PlanetBoard
from astrarium.planet_unknown.grid import bits, drawn
from astrarium.planet_unknown.planets.planet import Planet

CITY_MEDALS: Final = 2


class Gaia(Planet):
    def __init__(self, board: PlanetBoard) -> None:
        super().__init__(board)
        self.cities = drawn(board.rows, "C")

    def bonus(self, covered: int) -> int:
        return CITY_MEDALS * len(bits(self.cities & ~covered))  # PU-PLANET-GAIA-01
