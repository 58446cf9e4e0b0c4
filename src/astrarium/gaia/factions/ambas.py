"""Ambas: with the institute, swap it with a mine once per round."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.structures import INSTITUTE, MINE
from astrarium.gaia.factions.faction import Faction
from astrarium.gaia.galaxy import bits
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


class Ambas(Faction):
    def __init__(self) -> None:
        super().__init__("ambas")
        self.special_action = "swap"

    def special_moves(self, state: "GaiaState", seat: int) -> list[Move]:
        """Any own mine that is a piece on the map (GP-FACTION-AMBAS-02)."""
        me = state.seats[seat]
        if not me.has_institute:
            return []
        named = state.galaxy.moves("special swap")
        return [named[h] for h in bits(me.built[MINE])]

    def play_special(self, state: "GaiaState", seat: int, move: Move) -> None:
        """Neither build nor upgrade: no VP, nobody charges, federations stay (-03, -04)."""
        me = state.seats[seat]
        mine = 1 << state.galaxy.by_name[move.args[1]]
        institute = me.built[INSTITUTE]
        me.built[MINE] = me.built[MINE] & ~mine | institute
        me.built[INSTITUTE] = mine
