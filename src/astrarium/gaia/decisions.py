"""What a player can owe: the kinds of decision, and the step that says who owes which.

A state keeps a stack of steps. The top one is what happens next; most ask their seat for a move,
a few (marked) resolve by themselves once what lies above them is done.
"""

from typing import Final

# Setup
FACTION: Final = 0
ASSEMBLE: Final = 1
PLACE: Final = 2
BOOSTER: Final = 3
# Income and Gaia phase
INCOME: Final = 4
CONVERT: Final = 5
DISCARD_FOR_TILE: Final = 6
# Actions
TURN: Final = 7
AFTER: Final = 8
CHARGE_OFFER: Final = 9
# What an action asks next
TILE: Final = 10
COVER: Final = 11
FLIP: Final = 12
ADVANCE: Final = 13
LOST_PLANET: Final = 14
SATELLITE: Final = 15
TOKENS: Final = 16
TAKE_TOKEN: Final = 17
BRAINSTONE: Final = 18
# Steps that resolve by themselves
GAIN_ADVANCED: Final = 19
REACHED: Final = 20
# Solo games: the Automa's turn goes on by itself, but the human places its satellites
AUTOMA_TURN: Final = 21
AUTOMA_SATELLITE: Final = 22

NAMES: Final = (
    "faction", "assemble", "place", "booster", "income", "convert", "discard-for-tile", "turn",
    "after", "charge", "tile", "cover", "flip", "advance", "lost-planet", "satellite", "tokens",
    "take", "brainstone", "gain-advanced", "reached", "automa-turn", "automa-satellite",
)  # fmt: skip


class Step:
    """One entry of the stack; immutable, so copies of a state share it.

    What ``a``, ``b``, ``c`` and ``items`` mean is said where the kind is made.
    """

    __slots__ = ("a", "b", "c", "items", "kind", "seat")

    def __init__(
        self,
        kind: int,
        seat: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        items: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.items = items

    def key(self) -> tuple[int, int, int, int, int, tuple[tuple[int, int], ...]]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.items)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step):
            return NotImplemented
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
