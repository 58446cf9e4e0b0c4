"""Republic: many civ milestones, each paid with a regress."""

from typing import Final

from astrarium.planet_unknown.components.resources import (
    BIOMASS,
    CIV,
    MOVEMENT,
    ROVER,
    TECH,
    WATER,
    argument,
    kind,
)
from astrarium.planet_unknown.components.tiles import resources_of
from astrarium.planet_unknown.corporations.corporation import Corporation
from astrarium.planet_unknown.grid import SQUARE, SQUARES, bits
from astrarium.planet_unknown.items import BOOST_ITEM, REGRESS_ITEM
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.position import ALL_RANKS, Position
from astrarium.planet_unknown.rovers import closed, teleport
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move

OTHERS: Final = 1 << WATER | 1 << BIOMASS | 1 << ROVER | 1 << TECH
FINAL_CARDS: Final = 2


class Republic(Corporation):
    def civ_claimed(self, position: Position, seat: Seat) -> None:
        seat.add(REGRESS_ITEM, OTHERS + 32)  # PU-CORP-REPUBLIC-02
        if seat.has_tech(4) and not position.no_boosts():
            seat.add(BOOST_ITEM)  # PU-CORP-REPUBLIC-09

    def movement_for_draft(self, seat: Seat, tile: int) -> int:
        if not seat.has_tech(1) or CIV not in resources_of(tile):
            return 0
        here = self.tracks[ROVER].benefits[seat.trackers[ROVER]]
        # PU-CORP-REPUBLIC-04, PU-CORP-REPUBLIC-05
        return sum(argument(benefit) for benefit in here if kind(benefit) == MOVEMENT)

    def extra_card(self, seat: Seat) -> bool:
        return seat.has_tech(2)  # PU-CORP-REPUBLIC-06

    def tech_moves(self, position: Position, seat: Seat) -> list[Move]:
        if not seat.has_tech(3) or not seat.movement:
            return []
        moves = []
        targets = bits(seat.icons[CIV] & ~seat.rovers & ~closed(position, seat))
        for rover in bits(seat.rovers & seat.icons[CIV]):  # PU-CORP-REPUBLIC-08
            for square in targets:
                moves.append(say(f"tech 3 {SQUARES[rover]} {SQUARES[square]}"))
        return moves

    def use_tech(self, position: Position, seat: Seat, args: tuple[str, ...]) -> None:
        seat.movement -= 1
        teleport(seat, SQUARE[args[1]], SQUARE[args[2]])

    def at_game_end(self, position: Position, seat: Seat) -> None:
        if seat.has_tech(5):  # PU-CORP-REPUBLIC-10
            seat.civ_due += [ALL_RANKS] * FINAL_CARDS
