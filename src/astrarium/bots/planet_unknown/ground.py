"""What the shape of a planet means: which squares tiles join, how far rovers have to go."""

from functools import cache

from astrarium.planet_unknown.grid import SIDE, STRIDE
from astrarium.planet_unknown.planets.cerberus import PLANET_MEDALS, Cerberus
from astrarium.planet_unknown.planets.k_273 import K273
from astrarium.planet_unknown.planets.planet import Planet
from astrarium.planet_unknown.planets.tartarus import Tartarus

FARTHEST = 2 * STRIDE
"""No way counts as longer; what cannot be reached is as far away."""


def one_part(planet: Planet) -> int:
    """The squares of one of the two parts that no tile joins, or nothing."""
    if isinstance(planet, Tartarus):
        return planet.side
    if isinstance(planet, K273):
        return planet.ice
    return 0


def wholes(planet: Planet) -> list[tuple[int, int]]:
    """Areas that pay medals if all of their squares are covered in the end."""
    if isinstance(planet, Cerberus):
        return [(one, PLANET_MEDALS) for one in planet.planets]
    return []


@cache
def ways(planet: Planet) -> list[list[int]]:
    """The steps of a rover from every square to every other, round voids, holes and the chasm."""
    table = []
    for start in range(SIDE * STRIDE):
        away = [FARTHEST] * (SIDE * STRIDE)
        away[start] = 0
        reached = [start]
        for square in reached:
            for to in planet.steps[square]:
                if away[square] + 1 < away[to]:
                    away[to] = away[square] + 1
                    reached.append(to)
        table.append(away)
    return table
