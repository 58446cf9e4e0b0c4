"""What a seat's side of the table is worth, in medals: scored already, and likely to be."""

from math import exp

from astrarium.bots.planet_unknown.goals import ahead_chance, kept_chance, measured, private_chance
from astrarium.bots.planet_unknown.ground import FARTHEST, ways
from astrarium.bots.planet_unknown.lines import Lines
from astrarium.bots.planet_unknown.tracks import benefit_worth, prices
from astrarium.planet_unknown.components.civ_cards import (
    COMMERCE,
    COMMERCE_MEDALS,
    LIFEPOD_VALUE,
    MEDALS,
    MEDALS_PER_PATCH,
    METEORITE_REPO,
    METEORITE_REPO_MEDALS,
    card,
)
from astrarium.planet_unknown.components.objectives import PRIVATE_MEDALS, WIN_MEDALS
from astrarium.planet_unknown.components.resources import ROVER, WATER, kind
from astrarium.planet_unknown.corporations.oasis import Oasis
from astrarium.planet_unknown.grid import bits
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BOOST_ITEM,
    CARD_ADVANCE,
    CARD_TWICE,
    CHOICE,
    CLEAR,
    CLIMB,
    COLLECT,
    ENERGY_ITEM,
    EVENT_ADVANCE,
    EVENT_CLIMB,
    EXTRA_ROVER_ITEM,
    EXTRA_TILE,
    LIFEPOD,
    PATCH,
    PEEK,
    REGRESS_ITEM,
    RESCUE,
    ROVER_ITEM,
    STEP,
    TELEPORT_ITEM,
    TILE_TECH,
    TILE_WATER,
    data_of,
    item,
    kind_of,
)
from astrarium.planet_unknown.objectives import pairs
from astrarium.planet_unknown.position import SETUP, Position
from astrarium.planet_unknown.seat import Seat

SPECIAL = frozenset(("cosmos", "jump-drive", "makeshift"))
"""Corporations whose medals are not simply those of five straight tracks."""
LOADED = 1.2
"""What a meteorite on a rover is worth beside a rover symbol, where it counts as collected."""
NO_HOME = 6
"""How far a rover symbol is if there is none yet."""

Settled = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, int, float]
"""Trackers, rest of the pile, civ cards due, techs, movement, rovers, gains not on the seat."""


def rounds_left(position: Position, weights: dict[str, float]) -> float:
    """Turns after this one: by the event deck, and by the room on the fullest planet."""
    spare, size = weights["spare_squares"], weights["room_per_round"]
    room = min((seat.planet.squares & ~seat.covered).bit_count() - spare for seat in position.seats)
    rounds = max(0.0, room / size)
    if position.events:
        rounds = min(rounds, len(position.events) - position.event_index)
    return 0.0 if position.final else rounds


class Evaluator:
    """Judges one seat; what depends on the rounds left and on others is worked out once."""

    def __init__(
        self, position: Position, number: int, weights: dict[str, float], rounds: float
    ) -> None:
        self.weights = weights
        self.rounds = rounds
        self.choosing = position.phase == SETUP
        seat = position.seats[number]
        self.prices = prices(seat.corporation.tracks, rounds, weights)
        self.path: tuple[float, ...] = ()
        if isinstance(seat.corporation, Oasis):
            self.path = prices((seat.corporation.path,), rounds, weights)[0]
        self.special = seat.corporation.key in SPECIAL
        self.lines = Lines(seat, rounds, weights)
        self.ways = ways(seat.planet)
        """How far rovers have to go."""
        self.rivals: list[tuple[int, int]] = []
        for objective, one, other in pairs(position):
            if number in (one, other) and one != other:
                rival = position.seats[other if number == one else one]
                self.rivals.append((objective, measured(rival, objective)))
        for objective in position.common:
            for rival in position.seats:
                if rival.number != number:
                    self.rivals.append((objective, measured(rival, objective)))
        self._boards: dict[object, float] = {}
        self._found: dict[object, float] = {}
        self._stored: dict[object, float] = {}
        self._cards = len(seat.cards)
        self.settled: dict[object, Settled] = {}
        """What piles of advances come to, for those who play on without asking."""
        self.soon = rounds / (rounds + weights["rounds_for_half"])
        self._near = [exp(-weights["rover_distance"] * away) for away in range(FARTHEST + 1)]
        """What a target counts so many squares away from the nearest rover."""

    def value(self, seat: Seat) -> float:
        """Expected medals of the seat, roughly; only differences matter."""
        return self.planet(seat) + self._known(seat) + self.private(seat) + self.neighbors(seat)

    def private(self, seat: Seat) -> float:
        """Private objectives by the chance that they are complete in the end."""
        effort = self.weights["objective_try"] if self.rounds > 0 else 1.0
        value = 0.0
        for number in seat.objectives:
            if self.choosing:
                chance = kept_chance(number)
            else:
                chance = private_chance(seat, number, self.rounds, self.weights)
            value += PRIVATE_MEDALS * effort * chance
        return value

    def neighbors(self, seat: Seat) -> float:
        """Objectives shared with others by the chance to be ahead in the end."""
        value = 0.0
        for number, theirs in self.rivals:
            chance = ahead_chance(number, measured(seat, number), theirs, self.rounds)
            value += WIN_MEDALS * self.weights["neighbor"] * chance
        return value

    def planet(self, seat: Seat) -> float:
        """Rows and columns; stored patches will cover what no tile can, or anything in the end."""
        patches = seat.stored
        if self.rounds <= 0 and seat.pile:
            patches += seat.pile.count(item(PATCH))
        if not patches:
            return self.lines.worth(seat)
        key = (seat.covered, patches, seat.meteorites | seat.carrying)
        value = self._stored.get(key)
        if value is None:
            value = self._later(seat) if self.rounds > 0 else self._last(seat, patches)
            self._stored[key] = value
        return value

    def _later(self, seat: Seat) -> float:
        """With the stored patches while tiles still come: lone squares are for them."""
        trial, value = seat.copy(), self.lines.worth(seat)
        for _ in range(seat.stored):
            covered, at = trial.covered, 0
            gaps = seat.planet.squares & ~covered
            value += self.weights["patch"]
            for square in bits(self.lines.alone(gaps) & seat.planet.patch_squares):
                trial.covered = covered | 1 << square
                worth = self.lines.worth(trial)
                if worth > value:
                    value, at = worth, 1 << square
            trial.covered = covered | at
        return value

    def _last(self, seat: Seat, left: int) -> float:
        """With so many patches in the end: they complete rows and columns, the cheapest first."""
        trial, value = seat.copy(), self.lines.worth(seat)
        while left:
            gaps, best, chosen = seat.planet.squares & ~trial.covered, 0.0, 0
            covered = trial.covered
            for line, _ in self.lines.all:
                lacks = line & gaps
                if lacks and lacks.bit_count() <= left and not lacks & ~seat.planet.patch_squares:
                    trial.covered = covered | lacks
                    price = (self.lines.worth(trial) - value) / lacks.bit_count()
                    if price > best:
                        best, chosen = price, lacks
            if not chosen:
                break
            trial.covered = covered | chosen
            value = self.lines.worth(trial)
            left -= chosen.bit_count()
        return value

    def _known(self, seat: Seat) -> float:
        """All that does not depend on the tiles; most placements have it in common."""
        board = (
            tuple(seat.trackers),
            tuple(seat.pile),
            tuple(seat.civ_due),
            seat.berths,
            seat.techs,
            seat.rovers != 0,
            seat.lifepods != 0,
            seat.meteorites != 0,
        )
        found = self._boards.get(board)
        if found is None:
            found = self._tracks(seat) + (self.pending(seat) if seat.pile else 0.0)
            self._boards[board] = found
        finds = (
            seat.rovers,
            seat.lifepods,
            seat.meteorites,
            seat.collected,
            seat.scored,
            len(seat.cards),
            seat.patches,
            seat.movement,
            seat.carrying,
            seat.carrying and seat.icons[ROVER],
        )
        value = self._found.get(finds) if len(seat.cards) <= self._cards else None
        if value is None:
            value = self.finds(seat)
            if len(seat.cards) <= self._cards:
                self._found[finds] = value
        return found + value

    def _tracks(self, seat: Seat) -> float:
        """Trackers by where they stand, and civ cards that wait to be picked."""
        return sum(self.tracker(seat, tracker) for tracker in range(5)) + self.picks(seat)

    def tracker(self, seat: Seat, tracker: int) -> float:
        """What one tracker is worth where it stands."""
        corporation, place = seat.corporation, seat.trackers[tracker]
        value = self._price(seat, tracker, place)
        if self.special:
            track, height = corporation.cell(seat, tracker, place)
            medals = corporation.tracks[track].medals
            value += corporation.medals(seat, tracker) - max(medals[: height + 1])
        return value

    def picks(self, seat: Seat) -> float:
        """Civ cards that wait to be picked."""
        weights = self.weights
        return sum(weights["card"] + weights["card_rank"] * min(rank, 4) for rank in seat.civ_due)

    def finds(self, seat: Seat) -> float:
        """Lifepods, meteorites, cards that count them, and rovers on their way to them."""
        weights = self.weights
        pod, rate, deals, patches, value = 1, 0, 0, 0, 0.0
        for number in seat.cards:
            this = card(number)
            if this.end_game:
                for what, amount in this.effects:
                    if what == MEDALS:
                        value += amount
                    elif what == MEDALS_PER_PATCH:
                        patches += amount
                    elif what == LIFEPOD_VALUE:
                        pod = max(pod, amount)
                    elif what == METEORITE_REPO:
                        rate += 1
                    elif what == COMMERCE:
                        deals += 1
                    else:
                        value += 0.8
        value += patches * (seat.patches.bit_count() + 0.15 * self.rounds)
        value += COMMERCE_MEDALS[deals]
        if 0 < deals < 4:
            value += weights["commerce"] * deals * self.soon
        medals = METEORITE_REPO_MEDALS[rate]
        value += medals * (
            seat.collected // 3
            + weights["held_stone"] * (seat.collected % 3) * self.soon
            + weights["later_stones"] * self.rounds
        )
        value += seat.scored * pod
        rovers = bits(seat.rovers)
        value += weights["rover"] * self.soon * len(rovers)
        if self.rounds > 0 and rovers:
            for targets, near, worth in (
                (seat.lifepods, weights["lifepod_near"], float(pod)),
                (seat.meteorites, weights["stone_near"], 0.5 * medals),
            ):
                while targets:
                    low = targets & -targets
                    targets ^= low
                    from_there = self.ways[low.bit_length() - 1]
                    away = min([from_there[rover] for rover in rovers])
                    value += worth * near * self.soon * self._near[away]
        if seat.carrying:
            value += LOADED * self.soon * self._homeward(seat)
        value += weights["lifepod_there"] * pod * self.soon * seat.lifepods.bit_count()
        if seat.movement and rovers:
            value += weights["movement"] * seat.movement
        return value

    def _homeward(self, seat: Seat) -> float:
        """Carried meteorites, each by how near its rover is to a rover symbol."""
        homes = bits(seat.icons[ROVER])
        total = 0.0
        for square in bits(seat.carrying):
            from_there = self.ways[square]
            away = min([from_there[home] for home in homes], default=NO_HOME)
            total += self._near[away]
        return total

    def _price(self, seat: Seat, tracker: int, position: int) -> float:
        """What it is worth that a tracker stands on a position."""
        if self.path and tracker == WATER:
            return self.path[position]
        track, height = seat.corporation.cell(seat, tracker, position)
        return self.prices[track][height]

    def step(self, seat: Seat, tracker: int, claims: bool = True) -> float:
        """What one advance of a tracker brings."""
        corporation = seat.corporation
        best = 0.0
        now = self._price(seat, tracker, seat.trackers[tracker])
        for _, target in corporation.ways_up(seat, tracker):
            gain = self._price(seat, tracker, target) - now
            if claims:
                for benefit in corporation.benefits(seat, tracker, target):
                    if kind(benefit):
                        gain += benefit_worth(benefit, self.rounds, self.weights)
            best = max(best, gain)
        return best

    def pending(self, seat: Seat) -> float:
        """What the items of the pile will bring once they are resolved."""
        value = 0.0
        steps: list[float] = []
        for packed in seat.pile:
            what, data = kind_of(packed), data_of(packed)
            if what <= CLIMB and not steps:
                steps = [self.step(seat, tracker) for tracker in range(5)]
            if what in (ADVANCE_ITEM, CLIMB):
                value += steps[data & 15]
            elif what == TILE_WATER:
                value += steps[WATER] * seat.corporation.water_steps(seat, data)
            elif what in (ENERGY_ITEM, EVENT_ADVANCE):
                value += max((steps[t] for t in range(5) if data >> t & 1), default=0.0)
            elif what == TILE_TECH:
                value += steps[4]
            elif what == BOOST_ITEM:
                value += max(steps)
            elif what == CARD_ADVANCE:
                usable = sorted((steps[t] for t in range(5) if not data >> t & 1), reverse=True)
                value += sum(usable[: data >> 5])
            elif what == CARD_TWICE:
                value += max(steps) * data
            elif what == EVENT_CLIMB:
                value += 1.5
            elif what == STEP:
                value += self.step(seat, data, claims=False)
            elif what == REGRESS_ITEM:
                value -= 0.6 * (data >> 5)
            else:
                value += self._thing(seat, what, data)
        return value

    def _thing(self, seat: Seat, what: int, data: int) -> float:
        """An item that is not about trackers."""
        weights = self.weights
        if what == PATCH and self.rounds <= 0:
            return 0.0  # it counts with the planet
        if what in (PATCH, CHOICE):
            return weights["patch"]
        if what in (ROVER_ITEM, EXTRA_ROVER_ITEM):
            return weights["rover_milestone"] * self.soon
        if what == PEEK:
            return weights["boost"]
        if what == LIFEPOD:
            return 1.0
        if what == RESCUE:
            return 0.8 if seat.lifepods else 0.0
        if what in (COLLECT, CLEAR):
            return 0.7 if seat.meteorites else 0.0
        if what == EXTRA_TILE:
            return 2.0 + data
        if what == TELEPORT_ITEM:
            return 0.5 if seat.rovers else 0.0
        return 0.0
