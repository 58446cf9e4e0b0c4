"""Wormhole Corp.: a short biomass track of choices, and patches that lie nearly anywhere."""

from astrarium.planet_unknown.components.resources import ALL_TRACKS, BIOMASS, ROVER
from astrarium.planet_unknown.corporations.corporation import Corporation, tech_level
from astrarium.planet_unknown.items import PATCH, item
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.tracks import refresh
from astrarium.table import Move

BIOMASS_TOP = 5
UNIONIZED = 2
"""The biomass position that stands beside the fifth position of the other tracks."""


class Wormhole(Corporation):
    def ways_up(self, seat: Seat, tracker: int) -> list[tuple[str, int]]:
        position = seat.trackers[tracker]
        top = self._top(tracker)
        if position < top:
            return [("", position + 1)]
        return [("", top)] if tracker == ROVER else []

    def _top(self, tracker: int) -> int:
        return len(self.tracks[tracker].benefits) - 1

    def at_top(self, seat: Seat, track: int) -> bool:
        return seat.trackers[track] == self._top(track)

    def unionized(self, tracker: int, position: int) -> int:
        return UNIONIZED if tracker == BIOMASS else position

    def offers_choice(self, tracker: int) -> bool:
        return tracker == BIOMASS  # PU-CORP-WORMHOLE-02

    def biomass_advances(self, expands: bool) -> bool:
        return expands  # PU-CORP-WORMHOLE-01

    def energy_reaches(self, tracks: int) -> int:
        return tracks & ALL_TRACKS & ~(1 << BIOMASS)

    def may_store(self, seat: Seat) -> bool:
        return seat.has_tech(4)  # PU-CORP-WORMHOLE-09

    def patches_on_tiles(self, seat: Seat, at_end: bool) -> int:
        squares = 0
        if seat.has_tech(2):
            squares |= seat.covered & ~seat.patches & ~seat.meteorites  # PU-CORP-WORMHOLE-06
        if seat.has_tech(5) and at_end:
            squares |= seat.meteorites  # PU-CORP-WORMHOLE-10
        return squares

    def tech_moves(self, position: Position, seat: Seat) -> list[Move]:
        moves = []
        if seat.has_tech(1) and seat.trackers[BIOMASS] == BIOMASS_TOP:
            moves.append(say("tech 1"))
        if seat.has_tech(3) and not seat.spent(3) and item(PATCH) in seat.pile:
            moves.append(say("tech 3"))
        return moves

    def use_tech(self, position: Position, seat: Seat, args: tuple[str, ...]) -> None:
        if tech_level(args[0]) == 1:
            seat.trackers[BIOMASS] = 0  # PU-CORP-WORMHOLE-05
            refresh(seat)
        else:
            seat.used_round |= 1 << 3  # PU-CORP-WORMHOLE-08
            seat.add(PATCH)
