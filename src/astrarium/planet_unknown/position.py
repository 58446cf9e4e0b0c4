"""The table as a whole: seats, station, decks and where in the round we are."""

from typing import Any, Final

from astrarium.planet_unknown.components.events import (
    EDGE_BAN,
    ICE_BAN,
    MATCHING_BAN,
    NO_BOOSTS,
    NO_MILESTONES,
    ONE_RESOURCE,
    ROVER_BAN,
    event,
)
from astrarium.planet_unknown.components.station import DEPOTS, INDICATORS
from astrarium.planet_unknown.components.tiles import TILES_PER_STACK
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move, State

# phases
SETUP: Final = 0
ROTATION: Final = 1
EVENT: Final = 2
EVENT_CIV: Final = 3
DRAFT: Final = 4
CIV_PICKS: Final = 5
GAME_END: Final = 6
GAME_END_CIV: Final = 7
OVER: Final = 8

PHASES: Final = (
    "setup",
    "rotation",
    "event",
    "civ cards after the event",
    "draft",
    "civ cards",
    "game end",
    "civ cards at game end",
    "over",
)

# a seat's status within a phase
IDLE: Final = 0
TO_DRAFT: Final = 1
RESOLVING: Final = 2
FINISHED: Final = 3

LUCK_RANGE: Final = 2520
"""A multiple of all numbers up to 10, so that remainders are fair for any pile of cards."""

ALL_RANKS: Final = 5
"""In the list of civ cards due: one card of any rank."""


class Position(State):
    """What is on the table, without the rules that change it.

    Seats are copied on the first write after ``copy()``: take them with ``mine`` to change them.
    """

    setup: dict[str, Any]
    seats: list[Seat]
    owned: int
    stacks: tuple[tuple[int, ...], ...]
    drawn: list[int]
    exterior: tuple[int, ...]
    interior: tuple[int, ...]
    rotation: int
    turns_itself: bool
    round: int
    phase: int
    commander: int
    picker: int
    extra: int
    piles: list[int]
    boxes: list[int]
    log: list[int]
    events: tuple[int, ...]
    event_index: int
    event: int
    objective_deck: tuple[int, ...]
    objective_index: int
    neighbors: list[int]
    common: list[int]
    luck: tuple[int, ...]
    luck_index: int
    final: bool
    turns: int
    cache: list[list[Move] | None]

    def __init__(self) -> None:
        """Empty; ``lay_table`` or ``copy_into`` fill it."""

    def lay_table(self, seats: list[Seat], setup: dict[str, Any]) -> None:
        """Fill a new position: an empty table with these seats."""
        self.setup = setup
        self.seats = seats
        self.owned = (1 << len(seats)) - 1
        self.stacks = ()
        self.drawn = [0] * 12
        self.exterior = ()
        self.interior = ()
        self.rotation = 0
        self.turns_itself = False
        self.round = 0
        self.phase = SETUP
        self.commander = 0
        self.picker = -1
        self.extra = 0
        self.piles = [0, 0, 0, 0]
        self.boxes = [0, 0, 0, 0]
        self.log = []
        self.events = ()
        self.event_index = 0
        self.event = 0
        self.objective_deck = ()
        self.objective_index = 0
        self.neighbors = []
        self.common = []
        self.luck = ()
        self.luck_index = 0
        self.final = False
        self.turns = 0
        self.cache = [None] * len(seats)

    def copy_into(self, new: "Position") -> None:
        """Fill another position with the same contents; seats are shared until written."""
        new.setup = self.setup
        new.seats = self.seats[:]
        new.owned = 0
        self.owned = 0
        new.stacks = self.stacks
        new.drawn = self.drawn[:]
        new.exterior = self.exterior
        new.interior = self.interior
        new.rotation = self.rotation
        new.turns_itself = self.turns_itself
        new.round = self.round
        new.phase = self.phase
        new.commander = self.commander
        new.picker = self.picker
        new.extra = self.extra
        new.piles = self.piles[:]
        new.boxes = self.boxes[:]
        new.log = self.log[:]
        new.events = self.events
        new.event_index = self.event_index
        new.event = self.event
        new.objective_deck = self.objective_deck
        new.objective_index = self.objective_index
        new.neighbors = self.neighbors[:]
        new.common = self.common[:]
        new.luck = self.luck
        new.luck_index = self.luck_index
        new.final = self.final
        new.turns = self.turns
        new.cache = self.cache[:]

    def key(self) -> tuple[object, ...]:
        """Everything that distinguishes this position from another."""
        return (
            tuple(seat.key() for seat in self.seats),
            self.stacks,
            tuple(self.drawn),
            self.exterior,
            self.interior,
            self.rotation,
            self.turns_itself,
            self.round,
            self.phase,
            self.commander,
            self.picker,
            self.extra,
            tuple(self.piles),
            tuple(self.boxes),
            tuple(self.log),
            self.events,
            self.event_index,
            self.event,
            self.objective_deck,
            self.objective_index,
            tuple(self.neighbors),
            tuple(self.common),
            self.luck,
            self.luck_index,
            self.final,
            self.turns,
        )

    def mine(self, number: int) -> Seat:
        """A seat that may be changed."""
        if not self.owned >> number & 1:
            self.seats[number] = self.seats[number].copy()
            self.owned |= 1 << number
        return self.seats[number]

    def forget(self) -> None:
        """Something that all seats see has changed: their lists of moves are stale."""
        self.cache = [None] * len(self.seats)

    # the station

    def depot(self, number: int) -> int:
        """The depot in front of a seat's indicator (PU-ROUND-02)."""
        return (INDICATORS[len(self.seats)][number] + self.rotation) % DEPOTS

    def top(self, shape: int) -> int:
        """The top tile of a stack, or -1 if it is empty."""
        at = self.drawn[shape]
        return self.stacks[shape][at] if at < TILES_PER_STACK else -1

    def offered(self, number: int) -> list[int]:
        """The tiles a seat may draft: the tops of the two stacks of its depot (PU-ROUND-03)."""
        depot = self.depot(number)
        tops = (self.top(self.interior[depot]), self.top(self.exterior[depot]))
        return [tile for tile in tops if tile >= 0]

    def a_depot_is_empty(self) -> bool:
        """Whether some depot has lost both its stacks (PU-END-05, PU-END-06)."""
        for depot in range(DEPOTS):
            small, large = self.interior[depot], self.exterior[depot]
            if self.drawn[small] == TILES_PER_STACK == self.drawn[large]:
                return True
        return False

    # the event of the round

    def event_kind(self) -> int:
        """What the current event does, 0 without an event."""
        return event(self.event).kind if self.event else 0

    def no_boosts(self) -> bool:
        return self.event_kind() == NO_BOOSTS

    def no_milestones(self) -> bool:
        return self.event_kind() == NO_MILESTONES

    def one_resource_only(self) -> bool:
        return self.event_kind() == ONE_RESOURCE

    def no_matching(self) -> bool:
        return self.event_kind() == MATCHING_BAN

    def banned_squares(self, seat: Seat) -> int:
        """Squares that tiles must avoid because of the event."""
        kind = self.event_kind()
        if kind == EDGE_BAN:
            return seat.planet.perimeter
        if kind == ICE_BAN:
            return seat.planet.ice
        return 0

    def banned_to_rovers(self, seat: Seat) -> int:
        """Squares that rovers may not enter because of the event."""
        if self.event_kind() == ROVER_BAN:
            return seat.terrain[event(self.event).argument]
        return 0

    def at_end(self) -> bool:
        """Whether the last round is over and only its aftermath is being resolved."""
        return self.phase >= GAME_END

    def random_below(self, n: int) -> int:
        """The next of the numbers drawn at setup, for cards that come out of a face-down pile."""
        drawn = self.luck[self.luck_index % len(self.luck)]
        self.luck_index += 1
        return drawn % n

    def clockwise(self) -> list[int]:
        """The seats in clockwise order from the commander."""
        count = len(self.seats)
        return [(self.commander + i) % count for i in range(count)]
