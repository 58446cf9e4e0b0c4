"""Standard and advanced tech tiles. A tile is a timing, a gain and perhaps a count."""

from typing import Final

from astrarium.gaia.components.effects import (
    CHARGE,
    CREDIT,
    KNOWLEDGE,
    ON_ADVANCE,
    ON_GAIA_MINE,
    ON_MINE,
    ON_STATION,
    ORE,
    PER_FEDERATION,
    PER_GAIA,
    PER_LAB,
    PER_MINE,
    PER_SECTOR,
    PER_STATION,
    PER_TYPE,
    QIC,
    VP,
    Gain,
)

IMMEDIATE: Final = 0
WHENEVER: Final = 1
AT_PASS: Final = 2
INCOME: Final = 3
ACTION: Final = 4
CONSTANT: Final = 5


class Tile:
    """A kind of tile. ``per`` (or -1) multiplies the gain, ``trigger`` (or -1) starts it."""

    def __init__(
        self, name: str, timing: int, gain: Gain, per: int = -1, trigger: int = -1, action: str = ""
    ) -> None:
        self.name = name
        self.timing = timing
        self.gain = gain
        self.per = per
        self.trigger = trigger
        self.action = action


COPIES: Final = 4

STANDARD: Final[tuple[Tile, ...]] = (
    Tile("ore-qic", IMMEDIATE, ((ORE, 1), (QIC, 1))),
    Tile("types-knowledge", IMMEDIATE, ((KNOWLEDGE, 1),), per=PER_TYPE),
    Tile("big-power", CONSTANT, ()),
    Tile("seven-vp", IMMEDIATE, ((VP, 7),)),
    Tile("ore-charge", INCOME, ((ORE, 1), (CHARGE, 1))),
    Tile("knowledge-credit", INCOME, ((KNOWLEDGE, 1), (CREDIT, 1))),
    Tile("gaia-vp", WHENEVER, ((VP, 3),), trigger=ON_GAIA_MINE),
    Tile("credits", INCOME, ((CREDIT, 4),)),
    Tile("charge-action", ACTION, ((CHARGE, 4),), action="charge"),
)
BIG_POWER: Final = 2
"""The constant tile: institute and academies have power value 4."""

ADVANCED: Final[tuple[Tile, ...]] = (
    Tile("pass-federations", AT_PASS, ((VP, 3),), per=PER_FEDERATION),
    Tile("advance-vp", WHENEVER, ((VP, 2),), trigger=ON_ADVANCE),
    Tile("qic-credits-action", ACTION, ((QIC, 1), (CREDIT, 5)), action="qic-credits"),
    Tile("now-mines", IMMEDIATE, ((VP, 2),), per=PER_MINE),
    Tile("pass-labs", AT_PASS, ((VP, 3),), per=PER_LAB),
    Tile("now-sector-ore", IMMEDIATE, ((ORE, 1),), per=PER_SECTOR),
    Tile("pass-types", AT_PASS, ((VP, 1),), per=PER_TYPE),
    Tile("now-gaia", IMMEDIATE, ((VP, 2),), per=PER_GAIA),
    Tile("now-stations", IMMEDIATE, ((VP, 4),), per=PER_STATION),
    Tile("now-sectors", IMMEDIATE, ((VP, 2),), per=PER_SECTOR),
    Tile("ore-action", ACTION, ((ORE, 3),), action="ore"),
    Tile("now-federations", IMMEDIATE, ((VP, 5),), per=PER_FEDERATION),
    Tile("knowledge-action", ACTION, ((KNOWLEDGE, 3),), action="knowledge"),
    Tile("mine-vp", WHENEVER, ((VP, 3),), trigger=ON_MINE),
    Tile("station-vp", WHENEVER, ((VP, 3),), trigger=ON_STATION),
)
STANDARD_NAMES: Final = tuple(tile.name for tile in STANDARD)
ADVANCED_NAMES: Final = tuple(tile.name for tile in ADVANCED)

SLOTS: Final = (
    "terraforming", "navigation", "ai", "gaia", "economy", "science", "free-1", "free-2", "free-3",
)  # fmt: skip
"""Places of the standard tiles: one below each research area, three in the lower row."""
