"""The six resources and the benefits printed on resource tracks, as small numbers."""

from typing import Final

CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5

RESOURCES: Final = ("civ", "water", "biomass", "rover", "tech", "energy")
"""All resources; the first five have a track, in the order of the corporation board."""

TRACKS: Final = ("civ", "water", "biomass", "rover", "tech")
RESOURCE: Final = {name: number for number, name in enumerate(RESOURCES)}

ALL_TRACKS: Final = 0b11111
"""A set of tracks is a bitmask: bit 0 is civ, bit 4 is tech."""

# A benefit is kind + argument: the movement number, civ rank, tech level or track.
BOOST: Final = 1 << 4
MOVEMENT: Final = 2 << 4
ROVER_MILESTONE: Final = 3 << 4
BIOMASS_MILESTONE: Final = 4 << 4
CIV_MILESTONE: Final = 5 << 4
TECH_MILESTONE: Final = 6 << 4
ADVANCE: Final = 7 << 4

KIND: Final = ~15


def kind(benefit: int) -> int:
    """The kind of a benefit without its argument."""
    return benefit & KIND


def argument(benefit: int) -> int:
    """Movement number, civ rank, tech level or track of a benefit."""
    return benefit & 15


_LETTER: Final = {
    "s": BOOST,
    "m": MOVEMENT,
    "R": ROVER_MILESTONE,
    "B": BIOMASS_MILESTONE,
    "C": CIV_MILESTONE,
    "T": TECH_MILESTONE,
    "a": ADVANCE,
}


def read_benefit(text: str) -> int:
    """``s`` boost, ``m3`` movement, ``R`` rover, ``B`` biomass, ``C2`` civ rank, ``T1`` tech."""
    return _LETTER[text[0]] + int(text[1:] or "0")
