"""Universal Coalition: the symmetric corporation."""

from astrarium.planet_unknown.components.resources import MOVEMENT, ROVER, kind
from astrarium.planet_unknown.corporations.corporation import Corporation
from astrarium.planet_unknown.seat import Seat


class Universal(Corporation):
    def ignores_adjacency(self, seat: Seat, tile: int) -> bool:
        return seat.has_tech(1)  # PU-CORP-UNIVERSAL-01

    def may_store(self, seat: Seat) -> bool:
        return seat.has_tech(2)  # PU-CORP-UNIVERSAL-02

    def improved(self, seat: Seat, track: int, benefit: int) -> list[int]:
        if kind(benefit) == MOVEMENT and track == ROVER and seat.has_tech(3):
            return [benefit + 1]  # PU-CORP-UNIVERSAL-03, PU-GLOSS-14
        return [benefit]

    def water_steps(self, seat: Seat, on_ice: int) -> int:
        return 2 if seat.has_tech(4) else 1  # PU-CORP-UNIVERSAL-04

    def ignores_meteors(self, seat: Seat) -> bool:
        return seat.has_tech(5)  # PU-CORP-UNIVERSAL-06
