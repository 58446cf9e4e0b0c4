"""Resource tracks: advancing, claiming what lies under a tracker, regressing."""

from typing import Final

from astrarium.planet_unknown.components.resources import (
    ADVANCE,
    ALL_TRACKS,
    BIOMASS_MILESTONE,
    BOOST,
    CIV_MILESTONE,
    MOVEMENT,
    ROVER_MILESTONE,
    TECH_MILESTONE,
    TRACKS,
    argument,
    kind,
)
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BOOST_ITEM,
    CARD_ADVANCE,
    CARD_TWICE,
    CHOICE,
    CLIMB,
    ENERGY_ITEM,
    EVENT_ADVANCE,
    EVENT_CLIMB,
    PATCH,
    REGRESS_ITEM,
    ROVER_ITEM,
    STEP,
    TILE_TECH,
    TILE_WATER,
    data_of,
    item,
    kind_of,
)
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move

FULL: Final = 0  # all benefits
NO_BOOST: Final = 1  # all but synergy boosts
NOTHING: Final = 2  # no benefits

EVENT_STEPS: Final = 3
LATERAL: Final = ("shift-left", "shift-right")


def refresh(seat: Seat) -> None:
    """Bring the available tech levels up to date."""
    seat.techs = seat.corporation.available(seat) & ~seat.barred


def can_advance(seat: Seat, tracker: int) -> bool:
    return bool(seat.corporation.ways_up(seat, tracker))


def advance(position: Position, seat: Seat, tracker: int, way: str, claims: int = FULL) -> None:
    """Move a tracker one position and claim what lies there (PU-TRACK-01, PU-GLOSS-02)."""
    target = dict(seat.corporation.ways_up(seat, tracker))[way]
    seat.trackers[tracker] = target
    refresh(seat)
    if claims == NOTHING:
        return
    if seat.corporation.offers_choice(tracker):
        seat.add(CHOICE, target | (16 if claims == NO_BOOST else 0))
        return
    track = seat.corporation.cell(seat, tracker, target)[0]
    for benefit in seat.corporation.benefits(seat, tracker, target):
        claim(position, seat, track, benefit, claims)


def claim(position: Position, seat: Seat, track: int, benefit: int, claims: int = FULL) -> None:
    """Put a benefit on the pile, or add movement to this round's total (PU-GLOSS-09)."""
    for better in seat.corporation.improved(seat, track, benefit):
        what = kind(better)
        if what == BOOST:
            if claims == FULL and not position.no_boosts():
                seat.add(BOOST_ITEM)
        elif what == MOVEMENT:
            seat.movement += argument(better)  # PU-ROVER-04
        elif what == ADVANCE:
            seat.add(ADVANCE_ITEM, argument(better))
        elif position.no_milestones():
            if what == TECH_MILESTONE:
                seat.barred |= 1 << argument(better)
                refresh(seat)
        elif what == ROVER_MILESTONE:
            if seat.garage > seat.pile.count(item(ROVER_ITEM)):  # PU-ROVER-03
                seat.add(ROVER_ITEM)
        elif what == BIOMASS_MILESTONE:
            seat.add(PATCH)  # PU-BIO-01
        elif what == CIV_MILESTONE:
            seat.civ_due.append(argument(better))
            seat.corporation.civ_claimed(position, seat)
        elif what == TECH_MILESTONE:
            seat.corporation.unlocked(position, seat, argument(better))


def regress(seat: Seat, tracker: int, steps: int) -> None:
    """Move a tracker down without benefit (PU-GLOSS-02, PU-CORP-REPUBLIC-03)."""
    for _ in range(steps):
        below = seat.corporation.way_down(seat, tracker)
        if below < 0:
            break
        seat.trackers[tracker] = below
    refresh(seat)


def depth(seat: Seat, tracker: int, steps: int) -> int:
    """How many of the steps down a tracker can make."""
    stands = seat.trackers[tracker]
    made = 0
    while made < steps:
        below = seat.corporation.way_down(seat, tracker)
        if below < 0:
            break
        seat.trackers[tracker] = below
        made += 1
    seat.trackers[tracker] = stands
    return made


def regressible(seat: Seat, tracks: int, steps: int) -> int:
    """The trackers that may be chosen: those that go down furthest, if any goes down at all."""
    depths = [depth(seat, t, steps) if tracks >> t & 1 else 0 for t in range(5)]
    furthest = max(depths)
    if furthest == 0:
        return 0
    return sum(1 << t for t in range(5) if depths[t] == furthest)


_UP: Final[dict[tuple[str, int, str, bool], Move]] = {}


def _up(verb: str, tracker: int, way: str, twice: bool = False) -> Move:
    key = (verb, tracker, way, twice)
    move = _UP.get(key)
    if move is None:
        text = f"{verb} {TRACKS[tracker]}{' ' + way if way else ''}{' twice' if twice else ''}"
        move = _UP[key] = say(text)
    return move


def ways(seat: Seat, verb: str, trackers: int, out: list[Move], lateral: bool = True) -> None:
    """All advances of a set of trackers, said with the verb of the item that allows them."""
    for tracker in range(5):
        if trackers >> tracker & 1:
            for way, _ in seat.corporation.ways_up(seat, tracker):
                if lateral or way not in LATERAL:
                    out.append(_up(verb, tracker, way))


def tracker_choices(position: Position, seat: Seat, packed: int, out: list[Move]) -> None:
    """The moves that resolve an item about trackers."""
    kind = kind_of(packed)
    data = data_of(packed)
    if kind == ADVANCE_ITEM:
        ways(seat, "advance", 1 << data, out)
    elif kind == TILE_WATER:
        ways(seat, "advance", 1 << 1, out)
    elif kind == TILE_TECH:
        ways(seat, "advance", 1 << 4, out)
        if seat.has_tech(4):  # PU-CORP-JUMP-08
            ways(seat, "energy", data, out)
    elif kind == ENERGY_ITEM:
        ways(seat, "energy", data, out)
    elif kind == BOOST_ITEM:
        ways(seat, "boost", ALL_TRACKS, out)  # PU-TRACK-04
        if seat.corporation.doubles_boost(seat) and not position.at_end():
            for tracker in range(5):
                for way, _ in seat.corporation.ways_up(seat, tracker):
                    out.append(_up("boost", tracker, way, True))
    elif kind in (EVENT_ADVANCE, EVENT_CLIMB):
        ways(seat, "event", data, out)
    elif kind == STEP:
        ways(seat, "step", 1 << data, out, lateral=False)
    elif kind == CARD_ADVANCE:
        ways(seat, "card", ALL_TRACKS & ~data, out)
    elif kind == CARD_TWICE:
        ways(seat, "card", ALL_TRACKS, out)
    elif kind == CLIMB:
        ways(seat, "climb", 1 << (data & 15), out, lateral=False)
    elif kind == REGRESS_ITEM:
        down = regressible(seat, data & ALL_TRACKS, data >> 5)
        for tracker in range(5):
            if down >> tracker & 1:
                out.append(_up("regress", tracker, ""))


def _find(seat: Seat, verb: str, tracker: int) -> int:
    """The item of the pile that a tracker move resolves."""
    for packed in seat.pile:
        kind = kind_of(packed)
        data = data_of(packed)
        if verb == "advance":
            if (
                (kind == ADVANCE_ITEM and data == tracker)
                or (kind == TILE_WATER and tracker == 1)
                or (kind == TILE_TECH and tracker == 4)
            ):
                return packed
        elif verb == "energy":
            if kind in (ENERGY_ITEM, TILE_TECH) and data >> tracker & 1:
                return packed
        elif (
            (verb == "boost" and kind == BOOST_ITEM)
            or (verb == "event" and kind in (EVENT_ADVANCE, EVENT_CLIMB) and data >> tracker & 1)
            or (verb == "step" and kind == STEP and data == tracker)
            or (verb == "card" and kind == CARD_ADVANCE and not data >> tracker & 1)
            or (verb == "card" and kind == CARD_TWICE)
            or (verb == "climb" and kind == CLIMB and data & 15 == tracker)
            or (verb == "regress" and kind == REGRESS_ITEM and data >> tracker & 1)
        ):
            return packed
    raise AssertionError(f"no item for {verb} {TRACKS[tracker]}")


def play_tracker(position: Position, seat: Seat, verb: str, args: tuple[str, ...]) -> None:
    """Resolve an item about trackers as the move says."""
    tracker = TRACKS.index(args[0])
    way = args[1] if len(args) > 1 and args[1] != "twice" else ""
    packed = _find(seat, verb, tracker)
    kind = kind_of(packed)
    data = data_of(packed)
    seat.drop(packed)
    claims = FULL
    if kind == REGRESS_ITEM:
        regress(seat, tracker, data >> 5)
        return
    if kind == TILE_WATER:
        for _ in range(seat.corporation.water_steps(seat, data) - 1):
            seat.add(ADVANCE_ITEM, tracker)
    elif kind == EVENT_CLIMB:
        claims = NOTHING
        for _ in range(EVENT_STEPS - 1):
            seat.add(STEP, tracker)
    elif kind == STEP:
        claims = NOTHING
    elif kind == CARD_ADVANCE:
        left = (data >> 5) - 1
        if left:
            seat.add(CARD_ADVANCE, (data & ALL_TRACKS) | 1 << tracker | left << 5)
    elif kind == CARD_TWICE:
        for _ in range(data - 1):
            seat.add(ADVANCE_ITEM, tracker)
    elif kind == CLIMB:
        claims = NO_BOOST
    elif kind == BOOST_ITEM and args[-1] == "twice":
        seat.used_round |= 1 << 3  # PU-CORP-JUMP-07
        seat.add(ADVANCE_ITEM, tracker)
    advance(position, seat, tracker, way, claims)
    if kind == CLIMB and seat.corporation.height(seat, tracker) < data >> 4:
        seat.add(CLIMB, data)
