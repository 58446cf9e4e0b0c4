"""The ten round boosters: an income and either a special action or VP on passing."""

from typing import Final

from astrarium.gaia.components.effects import (
    CHARGE,
    CREDIT,
    KNOWLEDGE,
    ORE,
    PER_BIG,
    PER_GAIA,
    PER_LAB,
    PER_MINE,
    PER_STATION,
    QIC,
    TOKEN,
    Gain,
)


class Booster:
    """``pass_per`` (or -1) is what ``pass_vp`` is paid for."""

    def __init__(
        self,
        name: str,
        income: Gain,
        *,
        free_steps: int = 0,
        range_bonus: int = 0,
        pass_per: int = -1,
        pass_vp: int = 0,
    ) -> None:
        self.name = name
        self.income = income
        self.free_steps = free_steps
        self.range_bonus = range_bonus
        self.pass_per = pass_per
        self.pass_vp = pass_vp


BOOSTERS: Final[tuple[Booster, ...]] = (
    Booster("ore-knowledge", ((ORE, 1), (KNOWLEDGE, 1))),
    Booster("credits-qic", ((CREDIT, 2), (QIC, 1))),
    Booster("tokens-ore", ((TOKEN, 2), (ORE, 1))),
    Booster("step", ((CREDIT, 2),), free_steps=1),
    Booster("range", ((CHARGE, 2),), range_bonus=3),
    Booster("mines", ((ORE, 1),), pass_per=PER_MINE, pass_vp=1),
    Booster("labs", ((KNOWLEDGE, 1),), pass_per=PER_LAB, pass_vp=3),
    Booster("stations", ((ORE, 1),), pass_per=PER_STATION, pass_vp=2),
    Booster("big", ((CHARGE, 4),), pass_per=PER_BIG, pass_vp=4),
    Booster("gaia", ((CREDIT, 4),), pass_per=PER_GAIA, pass_vp=1),
)
BOOSTER_NAMES: Final = tuple(booster.name for booster in BOOSTERS)
