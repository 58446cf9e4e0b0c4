"""Jump Drive: collected lifepods unlock six techs in any order."""

from typing import Final

from astrarium.planet_unknown.components.resources import TECH, TRACKS
from astrarium.planet_unknown.corporations.corporation import Corporation, tech_level
from astrarium.planet_unknown.grid import SQUARE, SQUARES, bits
from astrarium.planet_unknown.items import BOOST_ITEM, LIFEPOD, OBJECTIVE, PATCH, item
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.rovers import closed, teleport
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.tracks import claim
from astrarium.table import Move

A: Final = 1
B: Final = 2
C: Final = 3
D: Final = 4
E: Final = 5
F: Final = 6
SLOTS: Final = "ABCDEF"


class JumpDrive(Corporation):
    def available(self, seat: Seat) -> int:
        return seat.berths << 1  # PU-CORP-JUMP-03, PU-CORP-JUMP-04

    def medals(self, seat: Seat, tracker: int) -> int:
        if tracker != TECH:
            return max(self.tracks[tracker].medals[: seat.trackers[tracker] + 1])
        reached = [medal for medal in self.tracks[TECH].medals[: seat.trackers[TECH] + 1] if medal]
        return reached[-1] if reached else 0

    def rescued(self, seat: Seat) -> None:
        seat.add(LIFEPOD)  # PU-CORP-JUMP-02

    def berth_names(self, seat: Seat) -> list[str]:
        return [slot for i, slot in enumerate(SLOTS) if not seat.berths >> i & 1]

    def berth_bit(self, name: str) -> int:
        return SLOTS.find(name)

    def berths(self, seat: Seat) -> list[str]:
        return [slot for i, slot in enumerate(SLOTS) if seat.berths >> i & 1]

    def no_tech(self, seat: Seat, args: tuple[str, ...]) -> tuple[str, str]:
        if args[0] in SLOTS and not seat.has_tech(tech_level(args[0])):
            return "PU-CORP-JUMP-03", f"no lifepod lies on tech {args[0]}"
        return super().no_tech(seat, args)

    def doubles_boost(self, seat: Seat) -> bool:
        return seat.has_tech(C) and not seat.spent(C)

    def tech_moves(self, position: Position, seat: Seat) -> list[Move]:
        moves = []
        if (
            seat.has_tech(A)
            and not seat.spent(A)
            and item(PATCH) in seat.pile
            and not position.no_boosts()
        ):
            moves.append(say("tech A"))
        if seat.has_tech(B) and not seat.spent(B) and seat.movement:
            moves += self._teleports(position, seat)
        if seat.has_tech(E) and not seat.spent(E):
            moves += [say(f"tech E {name}") for name in TRACKS]
        cards_left = len(position.objective_deck) - position.objective_index
        if seat.has_tech(F) and not seat.spent(F) and cards_left:
            moves.append(say("tech F"))
        return moves

    def _teleports(self, position: Position, seat: Seat) -> list[Move]:
        """To any square of the terrain the rover stands on (PU-CORP-JUMP-06)."""
        shut = closed(position, seat) | seat.rovers
        moves = []
        for rover in bits(seat.rovers & seat.covered):
            for terrain in seat.terrain:
                if terrain >> rover & 1:
                    for square in bits(terrain & ~shut):
                        moves.append(say(f"tech B {SQUARES[rover]} {SQUARES[square]}"))
        return moves

    def use_tech(self, position: Position, seat: Seat, args: tuple[str, ...]) -> None:
        level = tech_level(args[0])
        if level in (A, B):
            seat.used_round |= 1 << level
        else:
            seat.used_game |= 1 << level
        if level == A:  # PU-CORP-JUMP-05
            seat.drop(item(PATCH))
            seat.add(BOOST_ITEM)
        elif level == B:
            seat.movement -= 1
            teleport(seat, SQUARE[args[1]], SQUARE[args[2]])
        elif level == E:  # PU-CORP-JUMP-09
            height = seat.trackers[TRACKS.index(args[1])]
            for track in range(5):
                for benefit in self.tracks[track].benefits[height]:
                    claim(position, seat, track, benefit)
        else:  # PU-CORP-JUMP-10
            seat.add(OBJECTIVE)
            for number in position.objective_deck[position.objective_index :][:3]:
                seat.known |= 1 << number
