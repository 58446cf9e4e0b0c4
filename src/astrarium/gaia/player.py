"""One player's things: resources, power cycle, structures, tiles, tokens, VP by source."""

from typing import Any, Final

from astrarium.gaia.components.structures import (
    INSTITUTE,
    MINE,
    START_VP,
)
from astrarium.gaia.factions.faction import NOBODY, Faction

# Where the brainstone is, beside areas 1 to 3.
NO_BRAINSTONE: Final = 0
IN_GAIA: Final = 4
DISCARDED: Final = 5

# Where VP come from.
FROM_START: Final = 0
FROM_ROUND: Final = 1
FROM_BOOSTER: Final = 2
FROM_TILE: Final = 3
FROM_ADVANCED: Final = 4
FROM_FEDERATION: Final = 5
FROM_RESEARCH: Final = 6
FROM_ACTION: Final = 7
FROM_FACTION: Final = 8
FROM_CHARGING: Final = 9
FROM_FINAL: Final = 10
FROM_LEVELS: Final = 11
FROM_RESOURCES: Final = 12
SOURCES: Final = (
    "start", "round scoring", "boosters", "tech tiles", "advanced tiles", "federations", "research",
    "actions", "faction", "charging", "final scoring", "research levels", "resources",
)  # fmt: skip


class Player:
    """A seat. Hex sets are bitmasks; tiles owned are bitmasks over tile kinds."""

    __slots__ = (
        "advanced",
        "area1",
        "area2",
        "area3",
        "booster",
        "brainstone",
        "built",
        "covered",
        "credits",
        "faction",
        "federated",
        "federations",
        "formers",
        "formers_in_gaia",
        "formers_on_map",
        "gaia_area",
        "gray",
        "green",
        "knowledge",
        "lost",
        "next_booster",
        "ore",
        "passed",
        "qic",
        "research",
        "satellites",
        "sectors",
        "shared",
        "stations",
        "tiles",
        "types",
        "used",
        "vp",
        "vp_from",
    )

    def __init__(self, vp: int = START_VP, filled: bool = True) -> None:
        """An empty faction board; if not ``filled``, an empty object for ``copy`` to fill."""
        if not filled:
            return
        self.faction: Faction = NOBODY
        self.credits = 0
        self.ore = 0
        self.knowledge = 0
        self.qic = 0
        self.vp = vp
        self.area1 = 0
        self.area2 = 0
        self.area3 = 0
        self.gaia_area = 0
        self.brainstone = NO_BRAINSTONE
        self.research = [0, 0, 0, 0, 0, 0]
        self.built = [0, 0, 0, 0, 0, 0]
        """Own structures by kind, as hex sets; the mine of the Lost Planet is not a piece."""
        self.shared = 0
        """Mines beside an opponent's structure (Lantids)."""
        self.lost = 0
        """The hex of the Lost Planet, as a set."""
        self.formers = 0
        """Gaiaformers gained so far, wherever they are."""
        self.formers_on_map = 0
        self.formers_in_gaia = 0
        self.stations = 0
        """Space stations (Ivits)."""
        self.satellites = 0
        self.federated = 0
        """Every hex of the own federations, satellites included."""
        self.federations = 0
        """Federation tokens gained by the federation action."""
        self.types = 0
        """Planet types colonised, as a set."""
        self.sectors = 0
        """Places of the sectors with an own structure, as a set."""
        self.tiles = 0
        self.covered = 0
        self.advanced = 0
        self.green = [0, 0, 0, 0, 0, 0, 0]
        self.gray = [0, 0, 0, 0, 0, 0, 0]
        """Federation tokens by kind, by the side that lies up."""
        self.booster = -1
        self.next_booster = -1
        """Taken when passing, face down until the next round."""
        self.used = 0
        """Special actions taken this round, as a set (see ``actions.special``)."""
        self.passed = False
        self.vp_from = [0] * len(SOURCES)
        self.vp_from[FROM_START] = vp

    def copy(self) -> "Player":
        new = Player(0, False)
        new.faction = self.faction
        new.credits = self.credits
        new.ore = self.ore
        new.knowledge = self.knowledge
        new.qic = self.qic
        new.vp = self.vp
        new.area1 = self.area1
        new.area2 = self.area2
        new.area3 = self.area3
        new.gaia_area = self.gaia_area
        new.brainstone = self.brainstone
        new.research = self.research[:]
        new.built = self.built[:]
        new.shared = self.shared
        new.lost = self.lost
        new.formers = self.formers
        new.formers_on_map = self.formers_on_map
        new.formers_in_gaia = self.formers_in_gaia
        new.stations = self.stations
        new.satellites = self.satellites
        new.federated = self.federated
        new.federations = self.federations
        new.types = self.types
        new.sectors = self.sectors
        new.tiles = self.tiles
        new.covered = self.covered
        new.advanced = self.advanced
        new.green = self.green[:]
        new.gray = self.gray[:]
        new.booster = self.booster
        new.next_booster = self.next_booster
        new.used = self.used
        new.passed = self.passed
        new.vp_from = self.vp_from[:]
        return new

    def key(self) -> tuple[Any, ...]:
        """Everything that makes this player what it is, for comparing and hashing."""
        return (
            self.faction.index,
            self.credits,
            self.ore,
            self.knowledge,
            self.qic,
            self.vp,
            self.area1,
            self.area2,
            self.area3,
            self.gaia_area,
            self.brainstone,
            tuple(self.research),
            tuple(self.built),
            self.shared,
            self.lost,
            self.formers,
            self.formers_on_map,
            self.formers_in_gaia,
            self.stations,
            self.satellites,
            self.federated,
            self.federations,
            self.types,
            self.sectors,
            self.tiles,
            self.covered,
            self.advanced,
            tuple(self.green),
            tuple(self.gray),
            self.booster,
            self.next_booster,
            self.used,
            self.passed,
            tuple(self.vp_from),
        )

    def add_vp(self, amount: int, source: int) -> None:
        self.vp += amount
        self.vp_from[source] += amount

    @property
    def structures(self) -> int:
        """All hexes with an own structure, the Lost Planet included."""
        mask = self.lost
        for hexes in self.built:
            if hexes:  # asked very often, and most kinds are not there
                mask |= hexes
        return mask

    @property
    def mines(self) -> int:
        """All hexes with an own mine, the Lost Planet included."""
        return self.built[MINE] | self.lost

    @property
    def has_institute(self) -> bool:
        return self.built[INSTITUTE] != 0

    @property
    def formers_available(self) -> int:
        """Gaiaformers on the faction board (GP-GAIA-02)."""
        return self.formers - self.formers_on_map.bit_count() - self.formers_in_gaia

    @property
    def active_tiles(self) -> int:
        """Standard tiles that no advanced tile covers (GP-TECH-12)."""
        return self.tiles & ~self.covered
