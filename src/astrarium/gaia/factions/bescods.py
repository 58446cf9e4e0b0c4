"""Bescods: once per round their lowest research advances; the institute makes titanium strong."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.tech import advance, can_advance
from astrarium.gaia.components.planets import TITANIUM
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.factions.faction import Faction
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.player import Player
    from astrarium.gaia.state import GaiaState

_MOVES = [Move("special", ("advance", name)) for name in TRACKS]


class Bescods(Faction):
    def __init__(self) -> None:
        super().__init__("bescods")
        self.special_action = "advance"
        self.special_needs_institute = False

    def power_bonus(self, me: "Player", planet: int) -> int:
        return 1 if planet == TITANIUM and me.has_institute else 0  # GP-FACTION-BESCODS-08, -09

    def special_moves(self, state: "GaiaState", seat: int) -> list[Move]:
        """The areas tied for the lowest level, as far as they can advance (-05 to -07)."""
        research = state.seats[seat].research
        lowest = min(research)
        return [
            _MOVES[track]
            for track in range(len(TRACKS))
            if research[track] == lowest and can_advance(state, seat, track)
        ]

    def play_special(self, state: "GaiaState", seat: int, move: Move) -> None:
        advance(state, seat, TRACKS.index(move.args[1]))
