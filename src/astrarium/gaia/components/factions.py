"""The fourteen faction boards: home type, start, incomes, upgrade paths.

Only what is printed. What a faction can do that others cannot is code, one file per faction in
``astrarium.gaia.factions``.
"""

from typing import Final

from astrarium.gaia.components.effects import (
    CHARGE,
    CREDIT,
    KNOWLEDGE,
    ORE,
    QIC,
    TOKEN,
    Gain,
)
from astrarium.gaia.components.planets import (
    DESERT,
    ICE,
    OXIDE,
    SWAMP,
    TERRA,
    TITANIUM,
    VOLCANIC,
)
from astrarium.gaia.components.research import (
    AI,
    ECONOMY,
    GAIA_PROJECT,
    NAVIGATION,
    SCIENCE,
    TERRAFORMING,
)
from astrarium.gaia.components.structures import (
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    QIC_ACADEMY,
    STATION,
)

# Rows of the common board: what each piece that left the row uncovers, from left to right.
_MINES: Final[tuple[Gain, ...]] = (
    ((ORE, 1),), ((ORE, 1),), (), ((ORE, 1),), ((ORE, 1),), ((ORE, 1),), ((ORE, 1),), ((ORE, 1),),
)  # fmt: skip
_STATIONS: Final[tuple[Gain, ...]] = (
    ((CREDIT, 3),), ((CREDIT, 4),), ((CREDIT, 4),), ((CREDIT, 5),),
)  # fmt: skip
_LABS: Final[tuple[Gain, ...]] = (((KNOWLEDGE, 1),),) * 3
_INSTITUTE: Final[Gain] = ((CHARGE, 4), (TOKEN, 1))
_BASE: Final[Gain] = ((ORE, 1), (KNOWLEDGE, 1))

_UPGRADES: Final[tuple[tuple[int, ...], ...]] = (
    (STATION,), (INSTITUTE, LAB), (KNOWLEDGE_ACADEMY, QIC_ACADEMY), (), (), (),
)  # fmt: skip


class FactionBoard:
    """One side of a faction board. Keyword defaults are the printed values most factions share."""

    def __init__(
        self,
        name: str,
        title: str,
        home: int,
        *,
        credits: int = 15,
        ore: int = 4,
        knowledge: int = 3,
        qic: int = 1,
        power: tuple[int, int] = (2, 4),
        research: int = -1,
        base_income: Gain = _BASE,
        station_income: tuple[Gain, ...] = _STATIONS,
        lab_income: tuple[Gain, ...] = _LABS,
        institute_income: Gain = _INSTITUTE,
        academy_income: Gain = ((KNOWLEDGE, 2),),
        academy_action: Gain = ((QIC, 1),),
        upgrades: tuple[tuple[int, ...], ...] = _UPGRADES,
    ) -> None:
        self.name = name
        self.title = title
        self.home = home
        self.credits = credits
        self.ore = ore
        self.knowledge = knowledge
        self.qic = qic
        self.power = power
        self.research = research
        self.base_income = base_income
        self.rows: tuple[tuple[Gain, ...], ...] = (
            _MINES,
            station_income,
            lab_income,
            (institute_income,),
            (academy_income,),
            ((),),
        )
        self.academy_action = academy_action
        self.upgrades = upgrades


FACTION_BOARDS: Final[tuple[FactionBoard, ...]] = (
    FactionBoard("terrans", "Terrans", TERRA, power=(4, 4), research=GAIA_PROJECT),
    FactionBoard(
        "lantids", "Lantids", TERRA, credits=13, power=(4, 0), institute_income=((CHARGE, 4),)
    ),
    FactionBoard("xenos", "Xenos", DESERT, research=AI, institute_income=((CHARGE, 4), (QIC, 1))),
    FactionBoard(
        "gleens",
        "Gleens",
        DESERT,
        qic=0,
        research=NAVIGATION,
        institute_income=((CHARGE, 4), (ORE, 1)),
    ),
    FactionBoard("taklons", "Taklons", SWAMP),
    FactionBoard(
        "ambas",
        "Ambas",
        SWAMP,
        research=NAVIGATION,
        base_income=((ORE, 2), (KNOWLEDGE, 1)),
        institute_income=((CHARGE, 4), (TOKEN, 2)),
    ),
    FactionBoard(
        "hadsch-hallas",
        "Hadsch Hallas",
        OXIDE,
        research=ECONOMY,
        base_income=((ORE, 1), (KNOWLEDGE, 1), (CREDIT, 3)),
    ),
    FactionBoard("ivits", "Ivits", OXIDE, base_income=((ORE, 1), (KNOWLEDGE, 1), (QIC, 1))),
    FactionBoard("geodens", "Geodens", VOLCANIC, research=TERRAFORMING),
    FactionBoard(
        "baltaks",
        "Bal T'aks",
        VOLCANIC,
        qic=0,
        power=(2, 2),
        research=GAIA_PROJECT,
        academy_action=((CREDIT, 4),),
    ),
    FactionBoard(
        "firaks", "Firaks", TITANIUM, ore=3, knowledge=2, base_income=((ORE, 1), (KNOWLEDGE, 2))
    ),
    FactionBoard(
        "bescods",
        "Bescods",
        TITANIUM,
        knowledge=1,
        base_income=((ORE, 1),),
        station_income=(((KNOWLEDGE, 1),),) * 4,
        lab_income=(((CREDIT, 3),), ((CREDIT, 4),), ((CREDIT, 5),)),
        institute_income=((CHARGE, 4), (TOKEN, 2)),
        upgrades=((STATION,), (KNOWLEDGE_ACADEMY, QIC_ACADEMY, LAB), (INSTITUTE,), (), (), ()),
    ),
    FactionBoard(
        "nevlas",
        "Nevlas",
        ICE,
        knowledge=2,
        research=SCIENCE,
        lab_income=(((CHARGE, 2),),) * 3,
    ),
    FactionBoard(
        "itars",
        "Itars",
        ICE,
        ore=5,
        power=(4, 4),
        base_income=((ORE, 1), (KNOWLEDGE, 1), (TOKEN, 1)),
        academy_income=((KNOWLEDGE, 3),),
    ),
)
FACTION_NAMES: Final = tuple(board.name for board in FACTION_BOARDS)

FIRST_GAME: Final[dict[int, tuple[str, ...]]] = {
    1: ("hadsch-hallas",),
    2: ("hadsch-hallas", "xenos"),
    3: ("terrans", "taklons", "geodens"),
    4: ("terrans", "hadsch-hallas", "xenos", "taklons"),
}
"""Factions of the first game by player count."""
FIRST_GAME_SOLO: Final = ("hadsch-hallas", "taklons")
"""The human's and the Automa's faction of the first solo game."""


def other_side(faction: int) -> int:
    """The faction on the back of the same board: sides stand in pairs."""
    return faction ^ 1
