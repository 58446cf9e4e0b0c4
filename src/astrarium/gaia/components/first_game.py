"""Starting planets of the first game, by player count and faction.

The published drawing is lost to us; these are our own, fixed choice: home planets near the middle
of the basic board, so that everybody has neighbours to charge power from.
"""

from typing import Final

STARTING_PLANETS: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    1: {"hadsch-hallas": ("1A2", "4B4"), "taklons": ("2B2", "4B0")},
    2: {"hadsch-hallas": ("1A2", "4B4"), "xenos": ("3A2", "2A11", "1A5")},
    3: {"terrans": ("3A3", "1B5"), "taklons": ("2B2", "4B0"), "geodens": ("1A1", "2A7")},
    4: {
        "terrans": ("3A3", "1B5"),
        "hadsch-hallas": ("1A2", "4B4"),
        "xenos": ("2A11", "3A2", "5A2"),
        "taklons": ("2B2", "1B3"),
    },
}
