"""Flux Industries: a token marks the flux track, and only the latest tech works."""

from astrarium.planet_unknown.components.corporation_boards import TOP
from astrarium.planet_unknown.components.resources import (
    BIOMASS,
    BIOMASS_MILESTONE,
    BOOST,
    CIV,
    CIV_MILESTONE,
    MOVEMENT,
    ROVER,
    ROVER_MILESTONE,
    TECH,
    TECH_MILESTONE,
    WATER,
    argument,
    kind,
)
from astrarium.planet_unknown.components.tiles import resources_of
from astrarium.planet_unknown.corporations.corporation import Corporation, tech_level
from astrarium.planet_unknown.items import ADVANCE_ITEM, COLLECT, FLUX_TOKEN
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.placement import Spot
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move

_MILESTONES = (BIOMASS_MILESTONE, CIV_MILESTONE, ROVER_MILESTONE, TECH_MILESTONE)
HIGHEST_RANK = 4


class Flux(Corporation):
    def available(self, seat: Seat) -> int:
        reached = [level for position, level in self.levels if position <= seat.trackers[TECH]]
        return 1 << max(reached) if reached else 0  # PU-CORP-FLUX-03

    def unlocked(self, position: Position, seat: Seat, level: int) -> None:
        seat.add(FLUX_TOKEN, level)  # PU-CORP-FLUX-02

    def improved(self, seat: Seat, track: int, benefit: int) -> list[int]:
        if not seat.has_tech(3) or track != seat.flux:  # PU-CORP-FLUX-10
            return [benefit]
        what = kind(benefit)
        if track == CIV and what == CIV_MILESTONE:
            return [CIV_MILESTONE + min(argument(benefit) + 1, HIGHEST_RANK)]  # PU-CORP-FLUX-06
        if track == WATER and what == BOOST:
            return [benefit, benefit]  # PU-CORP-FLUX-07
        if track == BIOMASS and what == BIOMASS_MILESTONE:
            return [benefit, benefit]  # PU-CORP-FLUX-08
        if track == ROVER and what == MOVEMENT:
            return [benefit + 1]  # PU-CORP-FLUX-09
        return [benefit]

    def round_start_movement(self, seat: Seat) -> int:
        if not seat.has_tech(1) or seat.spent(1):
            return 0
        seat.used_round |= 1 << 1
        return 2 * (seat.rovers & seat.terrain[seat.flux]).bit_count()  # PU-CORP-FLUX-04

    def placed(self, position: Position, seat: Seat, tile: int, spot: Spot) -> None:
        if seat.has_tech(4) and seat.flux in resources_of(tile):
            seat.add(COLLECT)  # PU-CORP-FLUX-11

    def _next_milestone(self, seat: Seat) -> int:
        """The next position of the flux track with a milestone, or -1."""
        for height in range(seat.trackers[seat.flux] + 1, TOP + 1):
            for benefit in self.tracks[seat.flux].benefits[height]:
                if kind(benefit) in _MILESTONES:
                    return height
        return -1

    def tech_moves(self, position: Position, seat: Seat) -> list[Move]:
        if seat.has_tech(2) and not seat.spent(2) and self._next_milestone(seat) > 0:
            return [say("tech 2")]
        if seat.has_tech(5) and not seat.spent(5) and self.ways_up(seat, seat.flux):
            return [say("tech 5")]
        return []

    def use_tech(self, position: Position, seat: Seat, args: tuple[str, ...]) -> None:
        if tech_level(args[0]) == 2:
            seat.used_game |= 1 << 2  # PU-CORP-FLUX-05
            for _ in range(self._next_milestone(seat) - seat.trackers[seat.flux]):
                seat.add(ADVANCE_ITEM, seat.flux)
        else:
            seat.used_round |= 1 << 5  # PU-CORP-FLUX-12
            seat.add(ADVANCE_ITEM, seat.flux)
