"""Cosmos Inc.: collected lifepods lie on tracks, and trackers jump over them."""

from astrarium.planet_unknown.components.corporation_boards import TOP
from astrarium.planet_unknown.components.resources import ENERGY, ROVER, TECH, TRACKS
from astrarium.planet_unknown.components.tiles import resources_of
from astrarium.planet_unknown.corporations.corporation import Corporation, tech_level
from astrarium.planet_unknown.items import LIFEPOD, REPOSITION
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.placement import Spot
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move


def _bit(track: int, height: int) -> int:
    return track * (TOP + 1) + height


class Cosmos(Corporation):
    def ways_up(self, seat: Seat, tracker: int) -> list[tuple[str, int]]:
        position = seat.trackers[tracker]
        if position == TOP:
            return [("", TOP)] if tracker == ROVER else []
        position += 1
        while seat.berths >> _bit(tracker, position) & 1:
            position += 1  # PU-CORP-COSMOS-03
        return [("", position)]

    def way_down(self, seat: Seat, tracker: int) -> int:
        position = seat.trackers[tracker] - 1
        while position >= 0 and seat.berths >> _bit(tracker, position) & 1:
            position -= 1
        return position

    def available(self, seat: Seat) -> int:
        reached = seat.trackers[TECH]
        mask = 0
        for position, level in self.levels:
            if position <= reached and not seat.berths >> _bit(TECH, position) & 1:
                mask |= 1 << level
        return mask

    def medals(self, seat: Seat, tracker: int) -> int:
        best = 0
        for position in range(seat.trackers[tracker] + 1):
            if not seat.berths >> _bit(tracker, position) & 1:  # PU-CORP-COSMOS-04
                best = max(best, self.tracks[tracker].medals[position])
        return best

    def rescued(self, seat: Seat) -> None:
        seat.add(LIFEPOD)  # PU-CORP-COSMOS-02

    def berth_names(self, seat: Seat) -> list[str]:
        return [
            f"{name}{height}"
            for track, name in enumerate(TRACKS)
            for height in range(TOP)
            if seat.trackers[track] != height and not seat.berths >> _bit(track, height) & 1
        ]

    def berth_bit(self, name: str) -> int:
        for track, word in enumerate(TRACKS):
            if name.startswith(word):
                return _bit(track, int(name[len(word) :]))
        return -1

    def berths(self, seat: Seat) -> list[str]:
        return [
            f"{name}{height}"
            for track, name in enumerate(TRACKS)
            for height in range(TOP)
            if seat.berths >> _bit(track, height) & 1
        ]

    def diagonal(self, seat: Seat) -> bool:
        return seat.has_tech(1)  # PU-CORP-COSMOS-07

    def step_cost(self, seat: Seat, square: int) -> int:
        live = seat.terrain[ENERGY] | seat.planet.currents & ~seat.covered
        return 0 if seat.has_tech(4) and live >> square & 1 else 1  # PU-CORP-COSMOS-10

    def placed(self, position: Position, seat: Seat, tile: int, spot: Spot) -> None:
        if seat.has_tech(3) and ENERGY in resources_of(tile):
            seat.add(REPOSITION)  # PU-CORP-COSMOS-09

    def tech_moves(self, position: Position, seat: Seat) -> list[Move]:
        if not seat.scored and not seat.berths:
            return []
        moves = []
        if seat.has_tech(2) and not seat.spent(2):
            moves.append(say("tech 2"))
        if seat.has_tech(5) and not seat.spent(5):
            moves.append(say("tech 5"))
        return moves

    def use_tech(self, position: Position, seat: Seat, args: tuple[str, ...]) -> None:
        if tech_level(args[0]) == 2:
            seat.used_game |= 1 << 2  # PU-CORP-COSMOS-08
            for _ in range(min(3, seat.scored + seat.berths.bit_count())):
                seat.add(REPOSITION)
        else:
            seat.used_round |= 1 << 5  # PU-CORP-COSMOS-11
            seat.add(REPOSITION)
