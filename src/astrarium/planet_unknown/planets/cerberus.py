"""Cerberus: three planets on one board, each with a bonus when it is fully covered."""

from typing import Final

from astrarium.planet_unknown.components.planets import CERBERUS_PLANETS, PlanetBoard
from astrarium.planet_unknown.grid import drawn
from astrarium.planet_unknown.planets.planet import Planet

PLANET_MEDALS: Final = 2


class Cerberus(Planet):
    def __init__(self, board: PlanetBoard) -> None:
        super().__init__(board)
        self.planets = tuple(drawn(CERBERUS_PLANETS, sign) for sign in "123")

    def bonus(self, covered: int) -> int:
        complete = [one for one in self.planets if not one & ~covered]
        return PLANET_MEDALS * len(complete)  # PU-PLANET-CERBERUS-01
