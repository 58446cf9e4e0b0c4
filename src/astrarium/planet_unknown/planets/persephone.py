"""Persephone: each quadrant refuses the symbol of one resource."""

from typing import Final

from astrarium.planet_unknown.components.resources import CIV, ENERGY, TECH, WATER
from astrarium.planet_unknown.grid import SIDE, STRIDE
from astrarium.planet_unknown.planets.planet import Planet

# upper left, upper right, lower left, lower right
REFUSED: Final = (CIV, ENERGY, TECH, WATER)


def quadrant(square: int) -> int:
    """0 to 3 in reading order."""
    return 2 * (square // STRIDE >= SIDE // 2) + (square % STRIDE >= SIDE // 2)


class Persephone(Planet):
    rule = "PU-PLANET-PERSEPHONE-01"
    restriction = (
        "on Persephone no civ symbol may lie in the upper left quadrant, no energy symbol in the "
        "upper right, no tech symbol in the lower left and no water symbol in the lower right"
    )

    def lawful(self, mask: int, icon_a: int, icon_b: int, first: int, second: int) -> bool:
        return REFUSED[quadrant(icon_a)] != first and REFUSED[quadrant(icon_b)] != second
