"""The board from their list of hexes."""

from collections.abc import Mapping, Sequence
from typing import Any

from astrarium.gaia.boardgamers.lines import Line
from astrarium.gaia.boardgamers.problems import BadImport
from astrarium.gaia.components.sectors import POSITIONS, SECTORS
from astrarium.gaia.galaxy import HEXES_PER_SECTOR, Galaxy, rotated

# A planet shown now and the one that was printed: Gaia projects and the Lost Planet change it.
_CHANGED = {("g", "m"), ("l", ".")}
_REVERSED = tuple([POSITIONS.index((r, q)) for q, r in POSITIONS])
"""The positions of a tile seen in a mirror."""


def board_of(data: Mapping[str, Any]) -> list[str]:
    """The sectors in the form of our ``board`` option, as they lay at the start."""
    given = data.get("map")
    hexes = given.get("hexes") if isinstance(given, dict) else given
    if not isinstance(hexes, list) or not hexes:
        raise BadImport("there is no map in it: 'map' should list the hexes.")
    sectors: dict[str, dict[tuple[int, int], str]] = {}
    for entry in hexes:
        q, r, planet, sector = _hex(entry)
        sectors.setdefault(sector, {})[q, r] = planet
    return [_sector(name, spaces) for name, spaces in sectors.items()]


def _hex(entry: Any) -> tuple[int, int, str, str]:
    """Coordinates, planet and sector of a hex in either format."""
    try:
        inner = entry.get("data", entry)
        planet = inner["pl"] if "pl" in inner else inner["planet"]
        sector = inner["s"] if "pl" in inner else inner["sector"]
        q, r = int(entry["q"]), int(entry["r"])
    except (AttributeError, KeyError, TypeError, ValueError):
        raise BadImport(f"a hex of the map is incomplete: {entry}.") from None
    letter = "." if planet == "e" else str(planet)
    if len(letter) != 1:
        raise BadImport(f"a hex of the map is incomplete: {entry}.")
    return q, r, letter, str(sector)


def _sector(name: str, spaces: dict[tuple[int, int], str]) -> str:
    """One sector: a printed tile turned, or explicit spaces if it is none (a mirrored one)."""
    if len(spaces) != HEXES_PER_SECTOR:
        raise BadImport(f"sector {name} of the map has {len(spaces)} hexes, not 19.")
    cq = sum([q for q, _ in spaces]) // HEXES_PER_SECTOR
    cr = sum([r for _, r in spaces]) // HEXES_PER_SECTOR
    shown = "".join([spaces.get((cq + q, cr + r), "?") for q, r in POSITIONS])
    tile = name.rstrip("AB").zfill(2) + ("b" if name.endswith("B") else "")
    if "?" in shown or tile not in SECTORS:
        raise BadImport(f"there is no sector like '{name}' in the box.")
    printed = SECTORS[tile]
    for turns in range(6):
        if _was(shown, rotated(printed, turns)):
            return f"{tile}@{cq},{cr}" + (f"r{turns}" if turns else "")
    mirrored = "".join([printed[position] for position in _REVERSED])
    for turns in range(6):
        if _was(shown, rotated(mirrored, turns)):
            return f"{tile}={rotated(mirrored, turns)}@{cq},{cr}"
    raise BadImport(f"sector {name} of the map shows planets that its tile has not.")


def _was(shown: str, before: Sequence[str]) -> bool:
    """Whether play can have made this sector out of that one."""
    return all(now == old or (now, old) in _CHANGED for now, old in zip(shown, before, strict=True))


def turned(galaxy: Galaxy, line: Line, words: Sequence[str]) -> Galaxy:
    """The board after ``rotate <centre> <times> ...``."""
    sectors = list(galaxy.sectors)
    for where, times in zip(words[::2], words[1::2], strict=False):
        q, _, r = where.partition("x")
        try:
            place = galaxy.shape.centres.index((int(q), int(r)))
            turns = int(times)
        except ValueError:
            raise line.problem(f"'{where} {times}' turns no sector.") from None
        for _ in range(turns % 6):
            sectors[place] = sectors[place].turned()
    return Galaxy(galaxy.shape, tuple(sectors))
