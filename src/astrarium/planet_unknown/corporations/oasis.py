"""Oasis Ultd.: a long winding water track that crosses the others."""

from typing import Final

from astrarium.planet_unknown.components.corporation_boards import (
    OASIS_PATH,
    OASIS_WATER,
    TOP,
    CorporationBoard,
    Track,
)
from astrarium.planet_unknown.components.resources import ROVER, TRACKS, WATER
from astrarium.planet_unknown.components.tiles import resources_of
from astrarium.planet_unknown.corporations.corporation import Corporation
from astrarium.planet_unknown.items import ADVANCE_ITEM, BOOST_ITEM, PATCH
from astrarium.planet_unknown.placement import Spot
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat


def _cells() -> list[tuple[int, int]]:
    cells = []
    for word in OASIS_PATH.split():
        for track, name in enumerate(TRACKS):
            if word.startswith(name):
                cells.append((track, int(word[len(name) :])))
    return cells


PATH: Final = _cells()
PATH_END: Final = len(PATH) - 1


class Oasis(Corporation):
    def __init__(self, board: CorporationBoard) -> None:
        super().__init__(board)
        self.path = Track(OASIS_WATER)

    def cell(self, seat: Seat, tracker: int, position: int) -> tuple[int, int]:
        return PATH[position] if tracker == WATER else (tracker, position)

    def _occupied(self, seat: Seat) -> set[tuple[int, int]]:
        return {self.cell(seat, t, seat.trackers[t]) for t in range(5)}

    def ways_up(self, seat: Seat, tracker: int) -> list[tuple[str, int]]:
        position = seat.trackers[tracker]
        top = PATH_END if tracker == WATER else TOP
        if position == top:
            return [("", TOP)] if tracker == ROVER else []
        taken = self._occupied(seat)
        position += 1
        if seat.has_tech(1):  # PU-CORP-OASIS-06
            while position < top and self.cell(seat, tracker, position) in taken:
                position += 1
        if self.cell(seat, tracker, position) in taken:
            return []  # PU-CORP-OASIS-05
        return [("", position)]

    def way_down(self, seat: Seat, tracker: int) -> int:
        below = seat.trackers[tracker] - 1
        if below < 0 or self.cell(seat, tracker, below) in self._occupied(seat):
            return -1
        return below

    def benefits(self, seat: Seat, tracker: int, position: int) -> tuple[int, ...]:
        track, height = self.cell(seat, tracker, position)
        if track == WATER:
            return self.path.benefits[position]
        return self.tracks[track].benefits[height]  # PU-CORP-OASIS-03

    def medals(self, seat: Seat, tracker: int) -> int:
        track = self.path if tracker == WATER else self.tracks[tracker]  # PU-CORP-OASIS-04
        return max(track.medals[: seat.trackers[tracker] + 1])

    def at_top(self, seat: Seat, track: int) -> bool:
        return seat.trackers[track] == (PATH_END if track == WATER else TOP)

    def water_steps(self, seat: Seat, on_ice: int) -> int:
        return on_ice  # PU-CORP-OASIS-01

    def round_start_movement(self, seat: Seat) -> int:
        if not seat.has_tech(2):
            return 0
        return (seat.rovers & seat.terrain[WATER]).bit_count()  # PU-CORP-OASIS-08

    def placed(self, position: Position, seat: Seat, tile: int, spot: Spot) -> None:
        if seat.has_tech(3) and not spot.mask & seat.planet.ice:
            seat.add(ADVANCE_ITEM, WATER)  # PU-CORP-OASIS-09
        if WATER in resources_of(tile):
            if seat.has_tech(4):
                seat.add(PATCH)  # PU-CORP-OASIS-10
            if seat.has_tech(5) and not position.no_boosts():
                seat.add(BOOST_ITEM)  # PU-CORP-OASIS-11

    def no_advance(self, seat: Seat, tracker: int) -> tuple[str, str]:
        if self.at_top(seat, tracker):
            return "PU-TRACK-06", "it stands at the top of its track"
        return "PU-CORP-OASIS-05", "another tracker blocks its next position"
