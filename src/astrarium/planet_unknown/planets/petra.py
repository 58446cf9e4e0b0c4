"""Petra: electrical currents act as energy terrain while they are uncovered."""

from astrarium.planet_unknown.components.planets import PlanetBoard
from astrarium.planet_unknown.grid import drawn
from astrarium.planet_unknown.planets.planet import Planet


class Petra(Planet):
    def __init__(self, board: PlanetBoard) -> None:
        super().__init__(board)
        self.currents = drawn(board.rows, "Ee")  # PU-PLANET-PETRA-01

    def filled(self, covered: int) -> int:
        return covered | self.currents  # PU-PLANET-PETRA-02
