"""Horizon Group: four rovers that carry meteorites to rover resources."""

from astrarium.planet_unknown.components.resources import ROVER, WATER
from astrarium.planet_unknown.components.tiles import resources_of
from astrarium.planet_unknown.corporations.corporation import Corporation, tech_level
from astrarium.planet_unknown.grid import SQUARE, SQUARES, bits
from astrarium.planet_unknown.items import ADVANCE_ITEM, PATCH
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move


class Horizon(Corporation):
    def carries(self) -> bool:
        return True  # PU-CORP-HORIZON-02

    def ignores_adjacency(self, seat: Seat, tile: int) -> bool:
        return seat.has_tech(1) and ROVER in resources_of(tile)  # PU-CORP-HORIZON-06

    def round_start_movement(self, seat: Seat) -> int:
        return seat.carrying.bit_count() if seat.has_tech(2) else 0  # PU-CORP-HORIZON-07

    def meteorite_collected(self, seat: Seat) -> None:
        seat.collected += 1
        if seat.has_tech(3):
            seat.add(PATCH)  # PU-CORP-HORIZON-08

    def tech_moves(self, position: Position, seat: Seat) -> list[Move]:
        moves = []
        if seat.has_tech(4):
            for square in bits(seat.carrying & seat.terrain[WATER]):
                moves.append(say(f"tech 4 {SQUARES[square]}"))
        if seat.has_tech(5) and not seat.spent(5):
            moves.append(say("tech 5"))
        return moves

    def use_tech(self, position: Position, seat: Seat, args: tuple[str, ...]) -> None:
        if tech_level(args[0]) == 4:
            seat.carrying ^= 1 << SQUARE[args[1]]  # PU-CORP-HORIZON-09
            seat.wrecked += 1
        else:
            seat.used_round |= 1 << 5  # PU-CORP-HORIZON-10
            seat.add(ADVANCE_ITEM, ROVER)
