"""The coming rounds where the station turns by itself: all tops are known, so they can be tried."""

from dataclasses import dataclass
from time import thread_time

from astrarium.bots.planet_unknown.evaluate import Evaluator
from astrarium.bots.planet_unknown.tracks import benefit_worth
from astrarium.bots.planet_unknown.walking import set_down, walk
from astrarium.planet_unknown.biomass import lay_patch
from astrarium.planet_unknown.components.resources import (
    ALL_TRACKS,
    BIOMASS_MILESTONE,
    BOOST,
    CIV_MILESTONE,
    MOVEMENT,
    ROVER_MILESTONE,
    TECH,
    WATER,
    argument,
    kind,
)
from astrarium.planet_unknown.components.tiles import shape_of
from astrarium.planet_unknown.drafting import lay_tile
from astrarium.planet_unknown.grid import beside, bits
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BOOST_ITEM,
    ENERGY_ITEM,
    EVENT_ADVANCE,
    PATCH,
    TILE_TECH,
    TILE_WATER,
    data_of,
    item,
    kind_of,
)
from astrarium.planet_unknown.placement import Spot, places, spots
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.tracks import refresh

MANY = 60
"""Placements of a tile of which the planet's part is worked out; the snuggest come first."""
FEW_GAPS = 24
"""With no more open squares than this a patch is laid where it helps most, else it just counts."""
CRUSHED = 0.3
"""What a lifepod under a tile costs when placements are sifted."""
STUCK = 1.0
"""What it costs to be unable to place a tile."""
_ADVANCES = frozenset((ADVANCE_ITEM, TILE_WATER, TILE_TECH, ENERGY_ITEM, BOOST_ITEM, EVENT_ADVANCE))


@dataclass
class Line:
    """A way the game may go on: what it is worth, gains not on the seat, where it began."""

    value: float
    gained: float
    seat: Seat
    origin: int


def explore(
    position: Position,
    starts: list[tuple[float, Seat]],
    offers: list[list[int]],
    judges: list[Evaluator],
    width: int,
    few: int,
    looks: int,
    end: float,
) -> tuple[list[float], int]:
    """For every start the best value that a beam over the offered rounds finds, and its looks.

    It goes no further after so many looks, or when the thread's clock has come to ``end``.

    All starts share the beam, none gets more than a quarter of it; one that falls out of it keeps
    no value. ``few`` placements of a tile are looked at closely.
    """
    beam = [Line(value, 0.0, seat, origin) for origin, (value, seat) in enumerate(starts)]
    final = [-1e9] * len(starts)
    spent = 0
    for offer, judge in zip(offers, judges, strict=True):
        found: dict[object, Line] = {}
        for line in beam:
            stuck = True
            for tile in offer:
                lines, looked = children(position, line, tile, judge, few)
                spent += looked
                for new in lines:
                    stuck = False
                    key = (new.origin, new.seat.covered, tuple(new.seat.trackers))
                    known = found.get(key)
                    if known is None or new.value > known.value:
                        found[key] = new
            if stuck:
                worth = judges[-1].value(line.seat) - STUCK
                final[line.origin] = max(final[line.origin], worth)
        beam, shares = [], [0] * len(starts)
        for line in sorted(found.values(), key=lambda line: -line.value):
            if shares[line.origin] < max(2, width // 4) and len(beam) < width:
                shares[line.origin] += 1
                beam.append(line)
        if spent > looks or thread_time() > end:
            break
    for line in beam:
        final[line.origin] = max(final[line.origin], line.value)
    return final, spent


def children(
    position: Position, line: Line, tile: int, judge: Evaluator, few: int
) -> tuple[list[Line], int]:
    """The most promising ways to lay one tile, and the looks they took.

    The covered squares decide which ways are promising; events of this round do not bind the next.
    """
    seat = line.seat
    find = spots(seat.planet, shape_of(tile)).find
    by_mask: dict[int, list[Spot]] = {}
    for move in places(seat, tile, 0, False):
        spot = find[move.args]
        by_mask.setdefault(spot.mask, []).append(spot)
    masks = list(by_mask)
    if len(masks) > MANY:
        gaps = seat.planet.squares & ~seat.covered
        masks.sort(key=lambda mask: (beside(mask) & gaps & ~mask).bit_count())
        del masks[MANY:]
    looks = 0
    if len(masks) > few:
        trial = seat.copy()
        rate = judge.lines.worth if judge.rounds > 0 else judge.planet
        rated = []
        for mask in masks:
            trial.covered = seat.covered | mask
            crushed = (mask & seat.lifepods).bit_count()
            rated.append((rate(trial) - CRUSHED * crushed, mask))
            looks += 1
        rated.sort(reverse=True)
        masks = [mask for _, mask in rated[:few]]
    found = []
    for mask in masks:
        best: Line | None = None
        for spot in by_mask[mask]:
            new = seat.copy()
            lay_tile(position, new, tile, spot, True)
            gained = line.gained + _settle(new, judge)
            value = judge.value(new) + gained
            looks += 1
            if best is None or value > best.value:
                best = Line(value, gained, new, line.origin)
        assert best is not None
        found.append(best)
    return found, looks


def _settle(seat: Seat, judge: Evaluator) -> float:
    """Let trackers, rovers and patches go where they bring most; gains not on the seat."""
    gained = 0.0
    if seat.pile:
        key = (tuple(seat.trackers), tuple(seat.pile))
        known = judge.settled.get(key)
        before = len(seat.civ_due)
        if known is None:
            seat.movement = 0
            rovers, gained = _advance(seat, judge)
            due = tuple(seat.civ_due[before:])
            trackers, pile = tuple(seat.trackers), tuple(seat.pile)
            known = (trackers, pile, due, seat.techs, seat.movement, rovers, gained)
            judge.settled[key] = known
        seat.trackers, seat.pile = list(known[0]), list(known[1])
        seat.civ_due = seat.civ_due[:before] + list(known[2])
        seat.techs, seat.movement, gained = known[3], known[4], known[6]
        if known[5]:
            set_down(seat, known[5])
        if seat.movement:
            walk(seat, judge)
    while item(PATCH) in seat.pile:
        gaps = seat.planet.squares & ~seat.covered
        if gaps.bit_count() > FEW_GAPS or judge.rounds <= 0:
            break  # at the end of the game the judge finds what patches complete together
        seat.drop(item(PATCH))
        trial, best, at = seat.copy(), judge.lines.worth(seat), -1
        for square in bits(gaps & beside(seat.covered) & seat.planet.patch_squares):
            trial.covered = seat.covered | 1 << square
            value = judge.lines.worth(trial)
            if value > best:
                best, at = value, square
        if at >= 0:
            lay_patch(seat, at)
    return gained


def _advance(seat: Seat, judge: Evaluator) -> tuple[int, float]:
    """Take the steps of the pile, each by the tracker it serves best, boosts included.

    What comes back are the rovers to place and what other benefits are worth.
    """
    steps = [packed for packed in seat.pile if kind_of(packed) in _ADVANCES]
    seat.pile = [packed for packed in seat.pile if kind_of(packed) not in _ADVANCES]
    rovers, gained = 0, 0.0
    while steps:
        packed = steps.pop(0)
        what, data = kind_of(packed), data_of(packed)
        times = seat.corporation.water_steps(seat, data) if what == TILE_WATER else 1
        for _ in range(times):
            trackers = [
                (judge.step(seat, tracker), tracker)
                for tracker in bits(_allowed(what, data))
                if seat.corporation.ways_up(seat, tracker)
            ]
            if not trackers:
                break
            tracker = max(trackers)[1]
            target = seat.corporation.ways_up(seat, tracker)[0][1]
            benefits = seat.corporation.benefits(seat, tracker, target)
            seat.trackers[tracker] = target
            refresh(seat)
            track = seat.corporation.cell(seat, tracker, target)[0]
            for benefit in benefits:
                if kind(benefit) == BOOST:
                    steps.append(item(BOOST_ITEM))
                elif kind(benefit) == BIOMASS_MILESTONE:
                    seat.add(PATCH)
                elif kind(benefit) == CIV_MILESTONE:
                    seat.civ_due.append(argument(benefit))
                elif kind(benefit) == ROVER_MILESTONE:
                    rovers += 1
                elif kind(benefit) == MOVEMENT:
                    for better in seat.corporation.improved(seat, track, benefit):
                        seat.movement += argument(better)
                else:
                    gained += benefit_worth(benefit, judge.rounds, judge.weights)
    return rovers, gained


def _allowed(what: int, data: int) -> int:
    """The trackers an item may advance."""
    if what == ADVANCE_ITEM:
        return 1 << data
    if what == TILE_WATER:
        return 1 << WATER
    if what == TILE_TECH:
        return 1 << TECH
    return ALL_TRACKS if what == BOOST_ITEM else data
