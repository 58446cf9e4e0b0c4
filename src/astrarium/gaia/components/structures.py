"""Structures: pieces per player, costs, power values; other pieces and caps."""

from typing import Final

MINE: Final = 0
STATION: Final = 1
LAB: Final = 2
INSTITUTE: Final = 3
KNOWLEDGE_ACADEMY: Final = 4
QIC_ACADEMY: Final = 5

STRUCTURES: Final = (
    "mine", "trading-station", "research-lab", "planetary-institute", "knowledge-academy",
    "qic-academy",
)  # fmt: skip
STRUCTURE_TITLES: Final = (
    "mine", "trading station", "research lab", "planetary institute", "knowledge academy",
    "Q.I.C. academy",
)  # fmt: skip
PIECES: Final = (8, 4, 3, 1, 1, 1)
ORE_COST: Final = (1, 2, 3, 4, 6, 6)
CREDIT_COST: Final = (2, 6, 5, 6, 6, 6)
STATION_CREDITS_WITH_NEIGHBOUR: Final = 3
NEIGHBOURHOOD: Final = 2
"""Within so many spaces opponents make trading stations cheaper and buildings charge power."""
POWER_VALUE: Final = (1, 2, 2, 3, 3, 3)
BIG_POWER_VALUE: Final = 4
"""Institute and academies with the standard tile that raises them."""
GIVES_TILE: Final = (False, False, True, False, True, True)

SATELLITES: Final = 25
SPACE_STATIONS: Final = 6
CREDIT_CAP: Final = 30
ORE_CAP: Final = 15
KNOWLEDGE_CAP: Final = 15
START_VP: Final = 10
FEDERATION_VALUE: Final = 7
QIC_RANGE: Final = 2
BRAINSTONE_POWER: Final = 3
ROUNDS: Final = 6
