"""A corporation: tracks, tech levels, and the hooks that corporations with rules of their own fill.

The base class plays like Universal Coalition without its techs: five straight tracks.
"""

from typing import TYPE_CHECKING

from astrarium.planet_unknown.components.corporation_boards import TOP, CorporationBoard
from astrarium.planet_unknown.components.resources import (
    ROVER,
    TECH,
    TECH_MILESTONE,
    argument,
    kind,
)
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move

if TYPE_CHECKING:
    from astrarium.planet_unknown.placement import Spot
    from astrarium.planet_unknown.position import Position


class Corporation:
    """Methods take the seat whose board it is; nothing here changes while a game runs."""

    def __init__(self, board: CorporationBoard) -> None:
        self.key = board.key
        self.name = board.name
        self.complexity = board.complexity
        self.rovers = board.rovers
        self.tech_texts = board.techs
        self.tracks = board.tracks
        self.levels: list[tuple[int, int]] = []
        """Tech levels as (position, level)."""
        for position, benefits in enumerate(self.tracks[TECH].benefits):
            for benefit in benefits:
                if kind(benefit) == TECH_MILESTONE:
                    self.levels.append((position, argument(benefit)))

    # resource tracks

    def ways_up(self, seat: Seat, tracker: int) -> list[tuple[str, int]]:
        """The positions one advance can reach, each with the word that names it ('': straight)."""
        position = seat.trackers[tracker]
        if position < TOP:
            return [("", position + 1)]
        return [("", TOP)] if tracker == ROVER else []  # PU-TRACK-06, PU-ROVER-09

    def way_down(self, seat: Seat, tracker: int) -> int:
        """The position one regress reaches, or -1."""
        return seat.trackers[tracker] - 1

    def cell(self, seat: Seat, tracker: int, position: int) -> tuple[int, int]:
        """Track and height of a position."""
        return tracker, position

    def benefits(self, seat: Seat, tracker: int, position: int) -> tuple[int, ...]:
        """What a tracker claims on a position (PU-TRACK-07)."""
        track, height = self.cell(seat, tracker, position)
        return self.tracks[track].benefits[height]

    def improved(self, seat: Seat, track: int, benefit: int) -> list[int]:
        """What a benefit claimed on a track is worth to this corporation."""
        return [benefit]

    def offers_choice(self, tracker: int) -> bool:
        """Whether only one benefit of a position is taken."""
        return False

    def available(self, seat: Seat) -> int:
        """The tech levels whose milestone the tech tracker has reached, as a bitmask."""
        reached = seat.trackers[TECH]
        mask = 0
        for position, level in self.levels:
            if position <= reached:
                mask |= 1 << level  # PU-TECH-01, PU-TECH-02
        return mask

    def height(self, seat: Seat, tracker: int) -> int:
        """How high a tracker stands, for effects that name a position."""
        return seat.trackers[tracker]

    def unionized(self, tracker: int, position: int) -> int:
        """The height that stands for a printed position when every tracker is raised to it."""
        return position

    def medals(self, seat: Seat, tracker: int) -> int:
        """The highest medal the tracker has passed or covers (PU-TRACK-03, PU-SCORE-03)."""
        return max(self.tracks[tracker].medals[: seat.trackers[tracker] + 1])

    def at_top(self, seat: Seat, track: int) -> bool:
        """Whether the track is at its maximum."""
        return seat.trackers[track] == TOP

    def unlocked(self, position: "Position", seat: Seat, level: int) -> None:
        """A tech milestone has just been claimed."""

    def civ_claimed(self, position: "Position", seat: Seat) -> None:
        """A civ milestone has just been claimed."""

    # tiles

    def ignores_adjacency(self, seat: Seat, tile: int) -> bool:
        return False

    def ignores_meteors(self, seat: Seat) -> bool:
        return False

    def water_steps(self, seat: Seat, on_ice: int) -> int:
        """Steps of the water tracker for a placed water resource; ``on_ice`` is at least 1."""
        return 1  # PU-WATER-02, PU-WATER-04

    def biomass_advances(self, expands: bool) -> bool:
        """Whether the biomass resource of a placed tile advances its tracker."""
        return True

    def energy_reaches(self, tracks: int) -> int:
        """The trackers that an energy resource may advance."""
        return tracks

    def movement_for_draft(self, seat: Seat, tile: int) -> int:
        """Movement gained by drafting the tile."""
        return 0

    def placed(self, position: "Position", seat: Seat, tile: int, spot: "Spot") -> None:
        """A tile has just been placed."""

    # rovers, lifepods and meteorites

    def round_start_movement(self, seat: Seat) -> int:
        return 0

    def diagonal(self, seat: Seat) -> bool:
        """Whether rovers may step diagonally."""
        return False

    def step_cost(self, seat: Seat, square: int) -> int:
        """Movement for a step onto the square (PU-ROVER-05)."""
        return 1

    def carries(self) -> bool:
        """Whether meteorites are carried instead of collected on the spot."""
        return False

    def rescued(self, seat: Seat) -> None:
        """A lifepod has been collected (PU-ROVER-12)."""
        seat.scored += 1

    def meteorite_collected(self, seat: Seat) -> None:
        """A meteorite has been collected."""
        seat.collected += 1

    def berth_names(self, seat: Seat) -> list[str]:
        """Free places for a lifepod beside the scoring area."""
        return []

    def berth_bit(self, name: str) -> int:
        """The bit of a lifepod's place by its name; -1 if there is no such place."""
        return -1

    def berths(self, seat: Seat) -> list[str]:
        """Places that hold a lifepod."""
        return []

    # biomass patches

    def may_store(self, seat: Seat) -> bool:
        return False

    def patches_on_tiles(self, seat: Seat, at_end: bool) -> int:
        """Covered squares that a patch may cover."""
        return 0

    # moves of its own

    def tech_moves(self, position: "Position", seat: Seat) -> list[Move]:
        """What the techs offer now, as ``tech`` moves."""
        return []

    def use_tech(self, position: "Position", seat: Seat, args: tuple[str, ...]) -> None:
        """Carry out one of ``tech_moves``."""

    def doubles_boost(self, seat: Seat) -> bool:
        """Whether a boost may advance its tracker twice now."""
        return False

    def at_game_end(self, position: "Position", seat: Seat) -> None:
        """Techs that act after the last round."""

    def extra_card(self, seat: Seat) -> bool:
        """Whether a card of the next rank joins the choice at a civ milestone."""
        return False

    # refusals

    def no_advance(self, seat: Seat, tracker: int) -> tuple[str, str]:
        """Rule and reason why a tracker cannot advance."""
        return "PU-TRACK-06", "it stands at the top of its track"

    def no_tech(self, seat: Seat, args: tuple[str, ...]) -> tuple[str, str]:
        """Rule and reason why a tech cannot be used now."""
        level = tech_level(args[0])
        lettered = len(self.tech_texts) == 6
        if args[0].isdigit() == lettered:
            return "PU-TECH-01", f"{self.name} has no tech {args[0]}"
        if not seat.has_tech(level):
            stands = self.height(seat, TECH)
            return "PU-TECH-01", f"tech {args[0]} is locked (your tech tracker stands at {stands})"
        if seat.used_game >> level & 1:
            return "PU-TECH-01", f"tech {args[0]} was used in this game already"
        if seat.used_round >> level & 1:
            return "PU-TECH-01", f"tech {args[0]} was used in this round already"
        return "PU-TECH-01", f"tech {args[0]} offers nothing of the kind now"


def tech_level(word: str) -> int:
    """``1`` to ``5`` or ``A`` to ``F`` as a number from 1; 0 for anything else."""
    if word in ("A", "B", "C", "D", "E", "F"):
        return ord(word) - ord("A") + 1
    return int(word) if word in ("1", "2", "3", "4", "5") else 0
