"""The thirteen planets; those with a rule of their own have a file of their own.

Oblivion and Lacuna differ only in their grid: squares that are missing do not exist for any rule.
"""

from typing import Final

from astrarium.planet_unknown.components.planets import PLANET_BOARDS, PlanetBoard
from astrarium.planet_unknown.planets.arashi import Arashi
from astrarium.planet_unknown.planets.cerberus import Cerberus
from astrarium.planet_unknown.planets.charybdis import Charybdis
from astrarium.planet_unknown.planets.gaia import Gaia
from astrarium.planet_unknown.planets.k_273 import K273
from astrarium.planet_unknown.planets.kaax import KAax
from astrarium.planet_unknown.planets.pajitnov import Pajitnov
from astrarium.planet_unknown.planets.persephone import Persephone
from astrarium.planet_unknown.planets.petra import Petra
from astrarium.planet_unknown.planets.planet import Planet
from astrarium.planet_unknown.planets.tartarus import Tartarus


def _make(board: PlanetBoard) -> Planet:
    if board.key == "arashi":
        return Arashi(board)
    if board.key == "cerberus":
        return Cerberus(board)
    if board.key == "charybdis":
        return Charybdis(board)
    if board.key == "gaia":
        return Gaia(board)
    if board.key == "k-273":
        return K273(board)
    if board.key == "kaax":
        return KAax(board)
    if board.key == "pajitnov":
        return Pajitnov(board)
    if board.key == "persephone":
        return Persephone(board)
    if board.key == "petra":
        return Petra(board)
    if board.key == "tartarus":
        return Tartarus(board)
    return Planet(board)


PLANETS: Final = {board.key: _make(board) for board in PLANET_BOARDS}
SYMMETRIC_PLANET: Final = "ksb-4156"
