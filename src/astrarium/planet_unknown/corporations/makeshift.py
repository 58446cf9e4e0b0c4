"""Makeshift: trackers leave their own track, and block each other."""

from astrarium.planet_unknown.components.corporation_boards import TOP
from astrarium.planet_unknown.components.resources import (
    CIV,
    MOVEMENT,
    ROVER,
    TECH,
    TRACKS,
    kind,
)
from astrarium.planet_unknown.corporations.corporation import Corporation
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.tracks import regress
from astrarium.table import Move

WIDTH = TOP + 1
"""A tracker's position is its track times this plus its height, less where it started."""


def _track(tracker: int, position: int) -> int:
    return (position + tracker * WIDTH) % (5 * WIDTH) // WIDTH


class Makeshift(Corporation):
    """Positions are offsets from the tracker's own start, so that every tracker begins at 0."""

    def cell(self, seat: Seat, tracker: int, position: int) -> tuple[int, int]:
        return _track(tracker, position), position % WIDTH

    def _position(self, tracker: int, track: int, height: int) -> int:
        return (track - tracker) % 5 * WIDTH + height

    def _occupied(self, seat: Seat) -> set[tuple[int, int]]:
        return {self.cell(seat, t, seat.trackers[t]) for t in range(5)}

    def _beside(self, seat: Seat, track: int) -> list[tuple[str, int]]:
        """The neighbouring tracks to the left and to the right."""
        found = []
        if track > CIV:
            found.append(("left", track - 1))
        elif seat.has_tech(1):
            found.append(("left", TECH))  # PU-CORP-MAKESHIFT-06
        if track < TECH:
            found.append(("right", track + 1))
        elif seat.has_tech(1):
            found.append(("right", CIV))
        return found

    def ways_up(self, seat: Seat, tracker: int) -> list[tuple[str, int]]:
        track, height = self.cell(seat, tracker, seat.trackers[tracker])
        taken = self._occupied(seat)  # PU-CORP-MAKESHIFT-04
        ways = []
        if height < TOP:
            if (track, height + 1) not in taken:
                ways.append(("", self._position(tracker, track, height + 1)))
            for way, other in self._beside(seat, track):  # PU-CORP-MAKESHIFT-01
                if (other, height + 1) not in taken:
                    ways.append((way, self._position(tracker, other, height + 1)))
        elif track == ROVER:
            ways.append(("stay", seat.trackers[tracker]))
        if seat.has_tech(3):  # PU-CORP-MAKESHIFT-08
            for way, other in self._beside(seat, track):
                if (other, height) not in taken:
                    ways.append((f"shift-{way}", self._position(tracker, other, height)))
        return ways

    def way_down(self, seat: Seat, tracker: int) -> int:
        track, height = self.cell(seat, tracker, seat.trackers[tracker])
        if height == 0 or (track, height - 1) in self._occupied(seat):
            return -1
        return seat.trackers[tracker] - 1

    def available(self, seat: Seat) -> int:
        reached = -1
        for tracker in range(5):
            track, height = self.cell(seat, tracker, seat.trackers[tracker])
            if track == TECH:
                reached = max(reached, height)  # PU-CORP-MAKESHIFT-03
        mask = 0
        for position, level in self.levels:
            if position <= reached:
                mask |= 1 << level
        return mask

    def height(self, seat: Seat, tracker: int) -> int:
        return seat.trackers[tracker] % WIDTH

    def improved(self, seat: Seat, track: int, benefit: int) -> list[int]:
        if kind(benefit) == MOVEMENT and seat.has_tech(2):
            there = [t for t in range(5) if _track(t, seat.trackers[t]) == ROVER]
            if len(there) > 1:
                return [benefit + 1]  # PU-CORP-MAKESHIFT-07
        return [benefit]

    def _medal(self, track: int, height: int) -> int:
        return max(self.tracks[track].medals[: height + 1])

    def medals(self, seat: Seat, tracker: int) -> int:
        track, height = self.cell(seat, tracker, seat.trackers[tracker])
        if seat.has_tech(5):  # PU-CORP-MAKESHIFT-10
            for other in range(5):
                there, high = self.cell(seat, other, seat.trackers[other])
                if there == track:
                    height = max(height, high)
        return self._medal(track, height)  # PU-CORP-MAKESHIFT-05

    def at_top(self, seat: Seat, track: int) -> bool:
        return (track, TOP) in self._occupied(seat)

    def tech_moves(self, position: Position, seat: Seat) -> list[Move]:
        if not seat.has_tech(4) or seat.spent(4):
            return []
        return [say(f"tech 4 {TRACKS[t]}") for t in range(5) if self.way_down(seat, t) >= 0]

    def use_tech(self, position: Position, seat: Seat, args: tuple[str, ...]) -> None:
        seat.used_round |= 1 << 4
        regress(seat, TRACKS.index(args[1]), 1)  # PU-CORP-MAKESHIFT-09

    def no_advance(self, seat: Seat, tracker: int) -> tuple[str, str]:
        if self.height(seat, tracker) == TOP:
            return "PU-TRACK-06", "it stands at the top of its track"
        return "PU-CORP-MAKESHIFT-04", "other trackers block every way up"
