"""The galaxy: hexes as small integers, sets of hexes as int bitmasks, distances computed once.

Hex ``19 * place + position`` lies at that position of the sector in that place. The geometry
depends only on where the places are, so it is shared by all games on the same shape.
"""

from astrarium.gaia.components.planets import HOME_TYPES, LETTERS, SPACE
from astrarium.gaia.components.sectors import POSITION_NAMES, POSITIONS, SECTORS, Axial
from astrarium.table.move import Move

HEXES_PER_SECTOR = 19
Federations = tuple[int, list[tuple[int, int]]]
"""Satellites that could be paid, and the planets and satellites of each federation found."""
_DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def bits(mask: int) -> list[int]:
    """The hexes of a set, in ascending order."""
    result = []
    while mask:
        low = mask & -mask
        result.append(low.bit_length() - 1)
        mask ^= low
    return result


class Shape:
    """Where the places are, and what follows from that: neighbours and ranges."""

    def __init__(self, centres: tuple[Axial, ...]) -> None:
        self.centres = centres
        self.axial: list[Axial] = [(cq + q, cr + r) for cq, cr in centres for q, r in POSITIONS]
        self.size = len(self.axial)
        self.index = {place: h for h, place in enumerate(self.axial)}
        self.all = (1 << self.size) - 1
        self.neighbours = [self._ring_mask(h) for h in range(self.size)]
        self.within = self._ranges()
        """``within[r][h]``: all hexes at most r spaces from h, h included."""
        self.borders = [
            (a, b)
            for a in range(self.size)
            for b in bits(self.neighbours[a])
            if a < b and a // HEXES_PER_SECTOR != b // HEXES_PER_SECTOR
        ]
        """Pairs of adjacent hexes in different sectors."""

    def _ring_mask(self, h: int) -> int:
        q, r = self.axial[h]
        mask = 0
        for dq, dr in _DIRECTIONS:
            other = self.index.get((q + dq, r + dr), -1)
            if other >= 0:
                mask |= 1 << other
        return mask

    def _ranges(self) -> list[list[int]]:
        """Range counts spaces as the crow flies: a path may cross anything (GP-RANGE-01, -02)."""
        longest = 0
        by_distance: list[list[int]] = [[0] * self.size for _ in range(self.size)]
        for a, (aq, ar) in enumerate(self.axial):
            for b, (bq, br) in enumerate(self.axial):
                dq, dr = aq - bq, ar - br
                d = (abs(dq) + abs(dr) + abs(dq + dr)) // 2
                by_distance[d][a] |= 1 << b
                if d > longest:
                    longest = d
        for d in range(1, longest + 1):
            for a in range(self.size):
                by_distance[d][a] |= by_distance[d - 1][a]
        return by_distance[: longest + 1]

    def distance(self, a: int, b: int) -> int:
        aq, ar = self.axial[a]
        bq, br = self.axial[b]
        return (abs(aq - bq) + abs(ar - br) + abs(aq - bq + ar - br)) // 2

    def spread(self, mask: int, spaces: int) -> int:
        """All hexes at most so many spaces from any hex of the set."""
        table = self.within[min(spaces, len(self.within) - 1)]
        result = 0
        while mask:
            low = mask & -mask
            result |= table[low.bit_length() - 1]
            mask ^= low
        return result


_SHAPES: dict[tuple[Axial, ...], Shape] = {}


def shape_of(centres: tuple[Axial, ...]) -> Shape:
    """The geometry for these places, made once."""
    shape = _SHAPES.get(centres)
    if shape is None:
        shape = Shape(centres)
        _SHAPES[centres] = shape
    return shape


def rotated(spaces: str, turns: int) -> str:
    """A tile's 19 spaces after so many turns of 60 degrees clockwise."""
    turns %= 6
    outer, inner = spaces[:12], spaces[12:18]
    outer = outer[12 - 2 * turns :] + outer[: 12 - 2 * turns]
    inner = inner[6 - turns :] + inner[: 6 - turns]
    return outer + inner + spaces[18]


class Sector:
    """One sector as laid: its tile, its rotation and the 19 spaces that gives.

    ``spaces`` may be given to lay something that is not printed (an imported map).
    """

    def __init__(self, tile: str, rotation: int = 0, spaces: str = "") -> None:
        self.tile = tile
        self.rotation = rotation % 6
        self.number = str(int(tile[:2]))
        self.custom = bool(spaces)
        self.spaces = spaces or rotated(SECTORS[tile], rotation)

    def turned(self) -> "Sector":
        """The same sector, 60 degrees further clockwise."""
        if self.custom:
            return Sector(self.tile, self.rotation + 1, rotated(self.spaces, 1))
        return Sector(self.tile, self.rotation + 1)


class Galaxy:
    """The map as laid at the start; what happens to planets later is the state's to know."""

    def __init__(self, shape: Shape, sectors: tuple[Sector, ...]) -> None:
        self.shape = shape
        self.sectors = sectors
        self.planets: list[int] = [
            LETTERS.index(letter) for sector in sectors for letter in sector.spaces
        ]
        self.type_masks = [0] * (SPACE + 1)
        for h, planet in enumerate(self.planets):
            self.type_masks[planet] |= 1 << h
        self.names = [sector.number + name for sector in sectors for name in POSITION_NAMES]
        self.by_name = {name: h for h, name in enumerate(self.names)}
        self._moves: dict[str, list[Move]] = {}
        self.federations: dict[tuple[int, tuple[int, ...], int, int, int, int], Federations] = {}
        self.satellite_choices: dict[tuple[int, int, int, int, int, int], int] = {}
        """What was found on this map, by what it depends on (see ``actions.federation``)."""

    def moves(self, words: str) -> list[Move]:
        """For each hex the move that consists of these words and the hex, made once per game."""
        moves = self._moves.get(words)
        if moves is None:
            verb, *rest = words.split()
            moves = [Move(verb, (*rest, name)) for name in self.names]
            self._moves[words] = moves
        return moves

    def listed(self, mask: int) -> str:
        """The names of a set of hexes, separated by commas."""
        return ",".join([self.names[h] for h in bits(mask)])

    def touching_homes(self) -> tuple[int, int] | None:
        """Two adjacent planets of one home type, which no board may have (GP-BOARD-02).

        Printed sectors have none inside, so only their borders are looked at.
        """
        planets = self.planets
        for a, b in self.shape.borders:
            if planets[a] == planets[b] and planets[a] < HOME_TYPES:
                return a, b
        for place, sector in enumerate(self.sectors):
            if sector.custom:
                for a in range(place * HEXES_PER_SECTOR, (place + 1) * HEXES_PER_SECTOR):
                    same = self.shape.neighbours[a] & self.type_masks[planets[a]]
                    if same and planets[a] < HOME_TYPES:
                        return a, bits(same)[0]
        return None
