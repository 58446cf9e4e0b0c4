"""The ten planet types. The seven home types form the terraforming ring, in this order."""

from typing import Final

TERRA: Final = 0
OXIDE: Final = 1
VOLCANIC: Final = 2
DESERT: Final = 3
SWAMP: Final = 4
TITANIUM: Final = 5
ICE: Final = 6
GAIA: Final = 7
TRANSDIM: Final = 8
LOST: Final = 9
SPACE: Final = 10
"""No planet."""

PLANETS: Final = (
    "terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice", "gaia", "transdim", "lost",
)  # fmt: skip
COLOURS: Final = ("blue", "red", "orange", "yellow", "brown", "gray", "white")
LETTERS: Final = "rovdstigml."
"""One letter per type, as written in sector strings."""

HOME_TYPES: Final = 7


def terraforming_steps(home: int, target: int) -> int:
    """Steps between two home types: the shorter way round the ring, 0 to 3."""
    distance = abs(home - target)
    return distance if distance <= 3 else HOME_TYPES - distance
