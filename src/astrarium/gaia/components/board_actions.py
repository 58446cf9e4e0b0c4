"""Power and Q.I.C. actions of the research board, and the free actions."""

from typing import Final

from astrarium.gaia.components.effects import (
    CREDIT,
    GAIAFORMER,
    KNOWLEDGE,
    ORE,
    PER_TYPE,
    QIC,
    RESOURCES,
    TOKEN,
    Gain,
)
from astrarium.table.move import Move


class PowerAction:
    """Pay power for a gain, or for a mine with free terraforming steps."""

    def __init__(self, name: str, power: int, gain: Gain = (), free_steps: int = 0) -> None:
        self.name = name
        self.power = power
        self.gain = gain
        self.free_steps = free_steps


POWER_ACTIONS: Final[tuple[PowerAction, ...]] = (
    PowerAction("knowledge-3", 7, ((KNOWLEDGE, 3),)),
    PowerAction("terraform-2", 5, free_steps=2),
    PowerAction("ore-2", 4, ((ORE, 2),)),
    PowerAction("credits-7", 4, ((CREDIT, 7),)),
    PowerAction("knowledge-2", 4, ((KNOWLEDGE, 2),)),
    PowerAction("terraform-1", 3, free_steps=1),
    PowerAction("tokens-2", 3, ((TOKEN, 2),)),
)
POWER_NAMES: Final = tuple(action.name for action in POWER_ACTIONS)

QIC_TILE: Final = 0
QIC_FEDERATION: Final = 1
QIC_PLANETS: Final = 2
QIC_NAMES: Final = ("tile", "federation", "planets")
QIC_COST: Final = (4, 3, 2)
QIC_PLANETS_VP: Final = 3
QIC_PLANETS_PER: Final = (PER_TYPE, 1)

# What a free action is paid with, beside the plain resources.
POWER: Final = 8
TOKEN_TO_GAIA: Final = 9
_PAID_WITH: Final = (*RESOURCES, "power", "token")


class Conversion:
    """A free action ``spend 4 power for 1 qic``: pay an amount of one thing, gain."""

    def __init__(self, pay: int, amount: int, gain: Gain) -> None:
        self.pay = pay
        self.amount = amount
        self.gain = gain
        words = [str(amount), _PAID_WITH[pay], "for"]
        for resource, count in gain:
            words += [str(count), RESOURCES[resource]]
        self.move = Move("spend", tuple(words))


CONVERSIONS: Final[tuple[Conversion, ...]] = (
    Conversion(POWER, 4, ((QIC, 1),)),
    Conversion(POWER, 3, ((ORE, 1),)),
    Conversion(POWER, 4, ((KNOWLEDGE, 1),)),
    Conversion(POWER, 1, ((CREDIT, 1),)),
    Conversion(QIC, 1, ((ORE, 1),)),
    Conversion(KNOWLEDGE, 1, ((CREDIT, 1),)),
    Conversion(ORE, 1, ((CREDIT, 1),)),
    Conversion(ORE, 1, ((TOKEN, 1),)),
)

# Only some factions have these; they stand here so that the notation knows every exchange.
BRAINSTONE_CREDITS: Final = (
    Conversion(POWER, 2, ((CREDIT, 2),)),
    Conversion(POWER, 3, ((CREDIT, 3),)),
)
DOUBLE_POWER: Final = (
    Conversion(POWER, 2, ((CREDIT, 2),)),
    Conversion(POWER, 4, ((ORE, 1), (CREDIT, 1))),
    Conversion(POWER, 6, ((ORE, 2),)),
)
CREDITS_AS_POWER: Final = (
    Conversion(CREDIT, 4, ((QIC, 1),)),
    Conversion(CREDIT, 3, ((ORE, 1),)),
    Conversion(CREDIT, 4, ((KNOWLEDGE, 1),)),
)
GAIAFORMER_FOR_QIC: Final = (Conversion(GAIAFORMER, 1, ((QIC, 1),)),)
TOKEN_FOR_KNOWLEDGE: Final = (Conversion(TOKEN_TO_GAIA, 1, ((KNOWLEDGE, 1),)),)

ALL_CONVERSIONS: Final = (
    CONVERSIONS
    + BRAINSTONE_CREDITS
    + DOUBLE_POWER
    + CREDITS_AS_POWER
    + GAIAFORMER_FOR_QIC
    + TOKEN_FOR_KNOWLEDGE
)
