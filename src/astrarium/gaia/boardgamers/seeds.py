"""Tables that are known by their seed only: what their engine draws from it.

A list of moves begins with ``init <players> <seed>``. Everything on the table follows from the seed
by the generator ``seedrandom`` (the stream cipher RC4, read as fractions) and by shuffles that each
take a seed of their own from it.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from astrarium.gaia.boardgamers.names import FINAL_TILES, TRACK_OF
from astrarium.gaia.components.sectors import SECTORS, Axial
from astrarium.gaia.galaxy import Galaxy, Sector, shape_of

T = TypeVar("T")

_SMALL: tuple[Axial, ...] = ((0, 0), (5, -2), (2, 3), (-3, 5), (-5, 2), (-2, -3), (3, -5))
_LARGE: tuple[Axial, ...] = (*_SMALL, (-1, 8), (-6, 10), (-8, 7))
_CROSS: tuple[Axial, ...] = (*_SMALL[:-1], (-1, 8), (-8, 7))
# How far their unturned tile is turned against ours.
_TURNED = 2


class Fractions:
    """The generator: numbers from 0 to 1, all decided by a text."""

    def __init__(self, seed: str) -> None:
        key = [0] * min(len(seed), 256)
        smear = 0
        for at, letter in enumerate(seed):
            smear ^= key[at % 256] * 19
            key[at % 256] = (smear + ord(letter)) % 256
        self._box = list(range(256))
        self._i = self._j = 0
        j = 0
        for i in range(256):
            j = (j + key[i % len(key)] + self._box[i]) % 256
            self._box[i], self._box[j] = self._box[j], self._box[i]
        self._bytes(256)  # the beginning of the stream is thrown away

    def _bytes(self, count: int) -> int:
        """The next bytes of the stream as one number."""
        box = self._box
        number = 0
        for _ in range(count):
            self._i = (self._i + 1) % 256
            self._j = (self._j + box[self._i]) % 256
            box[self._i], box[self._j] = box[self._j], box[self._i]
            number = number * 256 + box[(box[self._i] + box[self._j]) % 256]
        return number

    def next(self) -> float:
        """A fraction with all the 52 bits that a double can hold."""
        number, whole = self._bytes(6), 256**6
        extra = 0
        while number < 2**52:
            number, whole = (number + extra) * 256, whole * 256
            extra = self._bytes(1)
        while number >= 2**53:
            number, whole, extra = number // 2, whole // 2, extra // 2
        return (number + extra) / whole

    def below(self, bound: int) -> int:
        return int(self.next() * bound)


def _shuffled(items: Sequence[T], seed: float) -> list[T]:
    """All items in the order that a number decides; it becomes a text that ends with a zero."""
    chance = Fractions(f"{seed!r}\0")
    left = list(items)
    return [left.pop(chance.below(len(left))) for _ in range(len(items))]


def _board(players: int, layout: str, chance: Fractions) -> Galaxy:
    """All sectors shuffled and turned, as often as it takes."""
    centres = _SMALL if players <= 2 else _LARGE
    tiles = [tile for tile in SECTORS if (tile + "b" not in SECTORS or players > 2)]
    if players > 2:
        tiles = [tile for tile in tiles if not tile.endswith("b")]
    if layout == "xshape":
        centres = _CROSS
        tiles = [tile for tile in SECTORS if not tile.endswith("b")]
    tiles = tiles[: len(centres)]
    while True:
        laid = _shuffled(tiles, chance.next())
        sectors = [Sector(tile, chance.below(6) + _TURNED) for tile in laid]
        galaxy = Galaxy(shape_of(centres), tuple(sectors))
        if galaxy.touching_homes() is None:
            return galaxy


def drawn_table(players: int, seed: str, layout: str) -> tuple[Galaxy, dict[str, Any]]:
    """The board, and the tiles in the form of a dump."""
    chance = Fractions(seed)
    galaxy = _board(players, layout, chance)

    def draw(kind: str, count: int, wanted: int) -> list[str]:
        return _shuffled([f"{kind}{n}" for n in range(1, count + 1)], chance.next())[:wanted]

    boosters = draw("booster", 10, players + 3)
    techs = dict(zip((*TRACK_OF, "free1", "free2", "free3"), draw("tech", 9, 9), strict=True))
    advanced = dict(zip(TRACK_OF, draw("advtech", 15, 6), strict=True))
    token = draw("fed", 6, 1)[0]
    rounds = draw("score", 10, 6)
    return galaxy, {
        "boosters": boosters,
        "techs": techs,
        "advTechs": advanced,
        "terraformingFederation": token,
        "roundScorings": rounds,
        "finalScorings": _shuffled(list(FINAL_TILES), chance.next())[:2],
    }
