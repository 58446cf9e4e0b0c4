"""The vocabulary of the cardboard: resources, gains, what is counted, what triggers."""

from typing import Final

# Resources. CHARGE moves tokens up the power cycle, TOKEN adds one from the supply to area I.
CREDIT: Final = 0
ORE: Final = 1
KNOWLEDGE: Final = 2
QIC: Final = 3
CHARGE: Final = 4
TOKEN: Final = 5
GAIAFORMER: Final = 6
VP: Final = 7
RESOURCES: Final = ("credit", "ore", "knowledge", "qic", "charge", "token", "gaiaformer", "vp")

Gain = tuple[tuple[int, int], ...]
"""Printed icons: (resource, amount) pairs. Each pair is one icon, taken as a whole."""

# What tiles, boosters and final scoring count.
PER_MINE: Final = 0
PER_STATION: Final = 1
PER_LAB: Final = 2
PER_BIG: Final = 3
PER_TYPE: Final = 4
PER_GAIA: Final = 5
PER_SECTOR: Final = 6
PER_FEDERATION: Final = 7
PER_STRUCTURE: Final = 8
PER_FEDERATION_STRUCTURE: Final = 9
PER_SATELLITE: Final = 10

# What round scoring and "whenever" tiles wait for.
ON_MINE: Final = 0
ON_GAIA_MINE: Final = 1
ON_STATION: Final = 2
ON_BIG: Final = 3
ON_ADVANCE: Final = 4
ON_FEDERATION: Final = 5
ON_STEP: Final = 6
