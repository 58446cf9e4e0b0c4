"""Nevlas: tokens of area III become knowledge; with the institute each is worth two power."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import (
    CONVERSIONS,
    DOUBLE_POWER,
    TOKEN_FOR_KNOWLEDGE,
    Conversion,
)
from astrarium.gaia.factions.faction import Faction

if TYPE_CHECKING:
    from astrarium.gaia.player import Player

_BEFORE = CONVERSIONS + TOKEN_FOR_KNOWLEDGE
_AFTER = CONVERSIONS + TOKEN_FOR_KNOWLEDGE + DOUBLE_POWER


class Nevlas(Faction):
    def __init__(self) -> None:
        super().__init__("nevlas")

    def token_power(self, me: "Player") -> int:
        return 2 if me.has_institute else 1  # GP-FACTION-NEVLAS-04

    def conversions(self, me: "Player") -> tuple[Conversion, ...]:
        """Combined conversions keep the second power of a token from being lost."""
        return _AFTER if me.has_institute else _BEFORE  # GP-FACTION-NEVLAS-02
