"""K'Aax: rovers keep off toxic terrain until a tile covers it."""

from astrarium.planet_unknown.components.planets import PlanetBoard
from astrarium.planet_unknown.grid import drawn
from astrarium.planet_unknown.planets.planet import Planet


class KAax(Planet):
    def __init__(self, board: PlanetBoard) -> None:
        super().__init__(board)
        self.toxic = drawn(board.rows, "T")

    def closed_to_rovers(self, covered: int) -> int:
        return self.toxic & ~covered  # PU-PLANET-KAAX-01, PU-PLANET-KAAX-02
