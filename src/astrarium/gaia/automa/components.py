"""Decision cards, Automa faction cards and difficulty levels."""

from typing import Final

from astrarium.gaia.components.research import GAIA_PROJECT
from astrarium.gaia.components.structures import (
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    STATION,
)

# What the action section of a decision card shows.
UPGRADE: Final = 0
BUILD_MINE: Final = 1
RESEARCH_HIGHEST: Final = 2
RESEARCH_RANDOM: Final = 3
POWER_QIC: Final = 4
FACTION_ACTION: Final = 5
# Only on faction cards.
RESEARCH_AREA: Final = 6
# What every turn ends with.
GAIN_VP: Final = 7
ACTION_TITLES: Final = (
    "Upgrade", "Build a mine", "Advance the highest research area",
    "Advance a random research area", "Power or Q.I.C. action", "Faction action",
)  # fmt: skip

TOP_TILE: Final = 0
BOTTOM_TILE: Final = 1
NO_TILE: Final = -1


class DecisionCard:
    """One card; a turn reads the action column of one card and the support column of another."""

    def __init__(
        self,
        number: int,
        action: int,
        vp: int,
        *,
        tile: int,
        reach: int,
        right_down: bool,
        numbered: int,
        booster: int,
        passes: bool = False,
        starter: bool = False,
    ) -> None:
        self.number = number
        self.action = action
        self.vp = vp
        self.tile = tile
        """The final scoring tile that breaks ties for mines."""
        self.reach = reach
        self.right_down = right_down
        """Directional selection: in reading order, or its exact reverse."""
        self.numbered = numbered
        """Numbered selection: count from the left, or from the right if negative."""
        self.booster = booster
        """Which of the three boosters of the row the Automa takes when passing."""
        self.passes = passes
        self.starter = starter
        self.setup_booster = (number - 1) % 5
        """Which of the five boosters of the row the Automa takes at setup."""


DECISION_CARDS: Final[tuple[DecisionCard, ...]] = (
    DecisionCard(1, UPGRADE, 1, tile=TOP_TILE, reach=4, right_down=True, numbered=1, booster=0,
                 passes=True, starter=True),
    DecisionCard(2, UPGRADE, 1, tile=BOTTOM_TILE, reach=2, right_down=True, numbered=2, booster=1,
                 passes=True, starter=True),
    DecisionCard(3, RESEARCH_HIGHEST, 1, tile=TOP_TILE, reach=2, right_down=True, numbered=3,
                 booster=2, passes=True),
    DecisionCard(4, BUILD_MINE, 1, tile=NO_TILE, reach=2, right_down=False, numbered=-4, booster=0,
                 starter=True),
    DecisionCard(5, POWER_QIC, 1, tile=BOTTOM_TILE, reach=2, right_down=False, numbered=-5,
                 booster=1, passes=True, starter=True),
    DecisionCard(6, BUILD_MINE, 3, tile=TOP_TILE, reach=2, right_down=True, numbered=-1, booster=2),
    DecisionCard(7, RESEARCH_RANDOM, 0, tile=TOP_TILE, reach=2, right_down=True, numbered=4,
                 booster=2, starter=True),
    DecisionCard(8, BUILD_MINE, 3, tile=BOTTOM_TILE, reach=4, right_down=False, numbered=-1,
                 booster=1, passes=True),
    DecisionCard(9, FACTION_ACTION, 0, tile=BOTTOM_TILE, reach=2, right_down=False, numbered=-2,
                 booster=2),
    DecisionCard(10, UPGRADE, 3, tile=TOP_TILE, reach=2, right_down=False, numbered=-3, booster=0,
                 passes=True),
    DecisionCard(11, UPGRADE, 2, tile=BOTTOM_TILE, reach=4, right_down=True, numbered=1, booster=1),
    DecisionCard(12, POWER_QIC, 3, tile=TOP_TILE, reach=2, right_down=False, numbered=-1, booster=2,
                 passes=True),
    DecisionCard(13, FACTION_ACTION, 0, tile=NO_TILE, reach=2, right_down=False, numbered=-2,
                 booster=2, starter=True),
    DecisionCard(14, POWER_QIC, 3, tile=BOTTOM_TILE, reach=2, right_down=False, numbered=-3,
                 booster=1),
    DecisionCard(15, RESEARCH_HIGHEST, 1, tile=TOP_TILE, reach=2, right_down=False, numbered=2,
                 booster=0),
    DecisionCard(16, POWER_QIC, 3, tile=TOP_TILE, reach=2, right_down=True, numbered=3, booster=0,
                 passes=True),
    DecisionCard(17, RESEARCH_RANDOM, 2, tile=BOTTOM_TILE, reach=2, right_down=True, numbered=5,
                 booster=0),
)  # fmt: skip


def card(number: int) -> DecisionCard:
    return DECISION_CARDS[number - 1]


# What breaks ties before everything else when a faction action builds a mine.
PREFER_NOTHING: Final = 0
PREFER_TRANSDIM: Final = 1
PREFER_NEAR_HUMAN: Final = 2

# How a faction action upgrades.
NORMAL: Final = 0
DOWNGRADE_FIRST: Final = 1

Task = tuple[int, int, int]
"""One thing to do: its kind and two numbers.

``BUILD_MINE``: range (0: of the support card), preference. ``UPGRADE``: way, range of the mine that
is built if nothing can be upgraded (0: none). ``RESEARCH_AREA``: the area. ``GAIN_VP``: how many.
"""


class AutomaFaction:
    """A faction card: what its faction action does and what is always in effect."""

    def __init__(
        self,
        name: str,
        tasks: tuple[Task, ...],
        vp: int,
        *,
        station_vp: int = 0,
        new_type_vp: int = 0,
        lab_advances: bool = False,
        doubles_power_qic: bool = False,
    ) -> None:
        self.name = name
        self.tasks = tasks
        self.vp = vp
        self.station_vp = station_vp
        """VP whenever an upgrade places a trading station."""
        self.new_type_vp = new_type_vp
        """VP for the first mine on a planet type."""
        self.lab_advances = lab_advances
        """A research lab placed by an upgrade advances a random research area."""
        self.doubles_power_qic = doubles_power_qic
        """A power or Q.I.C. action shown on a decision card is taken twice."""


AUTOMA_FACTIONS: Final[tuple[AutomaFaction, ...]] = (
    AutomaFaction(
        "terrans", ((RESEARCH_AREA, GAIA_PROJECT, 0), (BUILD_MINE, 4, PREFER_TRANSDIM)), 2
    ),
    AutomaFaction(
        "xenos",
        ((BUILD_MINE, 2, PREFER_NOTHING), (POWER_QIC, 0, 0)),
        2,
        doubles_power_qic=True,
    ),
    AutomaFaction("taklons", ((BUILD_MINE, 3, PREFER_NEAR_HUMAN), (POWER_QIC, 0, 0)), 2),
    AutomaFaction("hadsch-hallas", ((UPGRADE, NORMAL, 3),), 1, station_vp=3),
    AutomaFaction("geodens", ((RESEARCH_RANDOM, 0, 0), (POWER_QIC, 0, 0)), 1, new_type_vp=2),
    AutomaFaction("firaks", ((UPGRADE, DOWNGRADE_FIRST, 0),), 2, lab_advances=True),
    AutomaFaction("itars", ((POWER_QIC, 0, 0), (POWER_QIC, 0, 0)), 4),
)
AUTOMA_FACTION_NAMES: Final = tuple([faction.name for faction in AUTOMA_FACTIONS])


def faction_card(name: str) -> AutomaFaction:
    return AUTOMA_FACTIONS[AUTOMA_FACTION_NAMES.index(name)]


UPGRADE_PRIORITY: Final = (
    (STATION, INSTITUTE), (MINE, STATION), (LAB, KNOWLEDGE_ACADEMY), (STATION, LAB),
)  # fmt: skip
"""Only the first that is possible is done; both academies are alike."""
DOWNGRADE: Final = (LAB, STATION)

GAIA_STEPS: Final = 1
TRANSDIM_STEPS: Final = 2
MARKED_CARDS: Final = 3
"""So many cards at the bottom of every deck can end the round."""


class Level:
    """A difficulty level: how the first deck is built and what the Automa starts with."""

    def __init__(
        self,
        name: str,
        title: str,
        start_vp: int = 10,
        removed: tuple[int, ...] = (),
        added: tuple[int, ...] = (),
        vp_bonus: int = 0,
    ) -> None:
        self.name = name
        self.title = title
        self.start_vp = start_vp
        self.removed = removed
        self.added = added
        self.vp_bonus = vp_bonus
        """Added to each gain of VP during play."""


LEVELS: Final[tuple[Level, ...]] = (
    Level("automalein", "Automalein", start_vp=0, removed=(2,)),
    Level("automa", "Automa"),
    Level("automaechtig", "Automächtig", added=(9,)),
    Level("ultoma", "Ultoma", added=(9, 15)),
    Level("alptruma", "Alptruma", added=(9, 15), vp_bonus=1),
)
LEVEL_NAMES: Final = tuple([level.name for level in LEVELS])
FIRST_GAME_LEVEL: Final = 0
