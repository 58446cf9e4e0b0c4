"""All that a seat may do now: the one list that players, bots and refusals rely on."""

from itertools import combinations
from typing import Final

from astrarium.planet_unknown.biomass import patch_moves
from astrarium.planet_unknown.civ_cards import pick_moves
from astrarium.planet_unknown.components.resources import (
    ADVANCE,
    BIOMASS,
    BOOST,
    RESOURCES,
    TRACKS,
    argument,
    kind,
)
from astrarium.planet_unknown.components.tiles import SHAPES
from astrarium.planet_unknown.drafting import draft_moves
from astrarium.planet_unknown.event_deck import removable_stacks
from astrarium.planet_unknown.grid import SIDE, SQUARES, bits
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BLAST,
    CARD_TWICE,
    CHOICE,
    CLEAR,
    CLIMB,
    COLLECT,
    EXTRA_ROVER_ITEM,
    EXTRA_TILE,
    FLUX_TOKEN,
    FORFEIT,
    KEEP,
    LIFEPOD,
    LOSE,
    LOSE_HELD,
    METEOR,
    OBJECTIVE,
    ONLY,
    OPTIONAL,
    PATCH,
    PEEK,
    REGRESS_ITEM,
    REMOVE,
    REPOSITION,
    RESCUE,
    ROVER_ITEM,
    SCRAP,
    TELEPORT_ITEM,
    TILE_TECH,
    TILE_WATER,
    TURN,
    data_of,
    kind_of,
)
from astrarium.planet_unknown.notation import DONE, say
from astrarium.planet_unknown.placement import places
from astrarium.planet_unknown.position import (
    CIV_PICKS,
    DRAFT,
    EVENT_CIV,
    FINISHED,
    GAME_END,
    GAME_END_CIV,
    OVER,
    ROTATION,
    TO_DRAFT,
    Position,
)
from astrarium.planet_unknown.rovers import (
    extra_rover_moves,
    movement_moves,
    rover_moves,
    teleport_moves,
)
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.tracks import tracker_choices
from astrarium.table import Move

TURNS: Final = [say(f"rotate {n}") for n in range(6)]
_SQUARE_ITEMS: Final = {
    RESCUE: "rescue",
    COLLECT: "collect",
    BLAST: "blast",
    METEOR: "meteor",
    SCRAP: "scrap",
    LOSE: "lose",
}

_OVERLAPPING: Final = frozenset((TILE_WATER, TILE_TECH, EXTRA_ROVER_ITEM, EXTRA_TILE, CARD_TWICE))
"""Kinds whose moves another kind of item may allow as well."""


def owes(position: Position, number: int) -> bool:
    """Whether a seat owes a decision now."""
    phase = position.phase
    if phase == OVER:
        return False
    if phase == ROTATION:
        return number == position.commander
    if phase in (EVENT_CIV, CIV_PICKS, GAME_END_CIV):
        return number == position.picker
    return position.seats[number].status != FINISHED


def legal(position: Position, number: int) -> list[Move]:
    """Complete and exact; empty for a seat that owes nothing."""
    if not owes(position, number):
        return []
    seat = position.seats[number]
    phase = position.phase
    if phase == ROTATION:
        return TURNS  # PU-ROUND-01
    out: list[Move] = []
    must = resolve_moves(position, seat, out)
    if phase in (EVENT_CIV, CIV_PICKS, GAME_END_CIV) and seat.civ_due and not must:
        pick_moves(position, seat, out)
        must = True
    if phase == DRAFT and seat.status == TO_DRAFT:
        draft_moves(position, seat, out)
        must = True
    if not position.at_end():
        out += seat.corporation.tech_moves(position, seat)
    movement_moves(position, seat, out)
    if not must and phase in (DRAFT, CIV_PICKS, EVENT_CIV, GAME_END, GAME_END_CIV):
        out.append(DONE)
    return out


def resolve_moves(position: Position, seat: Seat, out: list[Move]) -> bool:
    """The moves that resolve items of the pile; tells whether one of them is due."""
    must = False
    last = -1
    for packed in seat.pile:
        if packed == last:
            continue
        last = packed
        before = len(out)
        item_moves(position, seat, packed, out)
        if len(out) > before and kind_of(packed) not in OPTIONAL:
            must = True
        if before and kind_of(packed) in _OVERLAPPING:
            _drop_repeated(out, before)
    return must


def _drop_repeated(out: list[Move], before: int) -> None:
    """Two items may allow the same move: list it once."""
    known = {id(move) for move in out[:before]}
    fresh = [move for move in out[before:] if id(move) not in known]
    del out[before:]
    out += fresh


def item_moves(position: Position, seat: Seat, packed: int, out: list[Move]) -> None:
    """The moves that resolve one item."""
    what = kind_of(packed)
    if ADVANCE_ITEM <= what <= CLIMB or what == REGRESS_ITEM:
        tracker_choices(position, seat, packed, out)
    elif what == PATCH:
        patch_moves(position, seat, out)
    elif what == ROVER_ITEM:
        rover_moves(seat, out)
    elif what == EXTRA_ROVER_ITEM:
        extra_rover_moves(seat, out)
    elif what in _SQUARE_ITEMS:
        verb = _SQUARE_ITEMS[what]
        out.extend(say(f"{verb} {SQUARES[i]}") for i in bits(squares_for(seat, what)))
    elif what == LIFEPOD:
        out.append(say("pod score"))
        out.extend(say(f"pod {name}") for name in seat.corporation.berth_names(seat))
    elif what == REPOSITION:
        reposition_moves(seat, out)
    elif what == LOSE_HELD:
        if seat.scored:
            out.append(say("lose score"))
        out.extend(say(f"lose {name}") for name in seat.corporation.berths(seat))
    elif what == CLEAR:
        clear_moves(seat, out)
    elif what == KEEP:
        for kept in combinations(sorted(seat.dealt), data_of(packed)):
            out.append(say("keep " + " ".join(str(number) for number in kept)))
    elif what == FLUX_TOKEN:
        out.extend(say(f"flux {name}") for name in TRACKS)
    elif what == CHOICE:
        choice_moves(position, seat, data_of(packed), out)
    elif what == ONLY:
        out.extend(say(f"only {RESOURCES[seat.held[i]]}") for i in (0, 2))
    elif what == TELEPORT_ITEM:
        teleport_moves(position, seat, out)
    elif what == EXTRA_TILE:
        banned = position.banned_squares(seat)
        for tile in position.offered(seat.number):
            out.extend(places(seat, tile, banned, position.no_matching()))
    elif what == PEEK:
        out.append(say("event boost"))
        if position.event_index < len(position.events):
            out.append(say("event peek"))
    elif what == FORFEIT:
        out.extend(say(f"forfeit {number}") for number in seat.objectives)
    elif what == REMOVE:
        out.extend(say(f"remove {SHAPES[shape]}") for shape in removable_stacks(position, seat))
    elif what == TURN:
        out.extend(TURNS)
    elif what == OBJECTIVE:
        at = position.objective_index
        out.extend(say(f"objective {n}") for n in position.objective_deck[at : at + 3])


def squares_for(seat: Seat, what: int) -> int:
    """The squares that an item about something on the planet can name."""
    if what in (RESCUE, LOSE):
        return seat.lifepods
    if what == METEOR:
        return seat.symbols & ~seat.meteorites & ~seat.carrying
    if what == SCRAP:
        return seat.rovers
    return seat.meteorites | seat.carrying


def reposition_moves(seat: Seat, out: list[Move]) -> None:
    """Collected lifepods to other places of the corporation board."""
    free = seat.corporation.berth_names(seat)
    if seat.scored:
        out.extend(say(f"reposition score {name}") for name in free)
    for start in seat.corporation.berths(seat):
        out.append(say(f"reposition {start} score"))
        out.extend(say(f"reposition {start} {name}") for name in free)


def clear_moves(seat: Seat, out: list[Move]) -> None:
    """Rows and columns with meteorites."""
    there = seat.meteorites | seat.carrying
    for line in range(SIDE):
        if there & seat.planet.rows[line]:
            out.append(say(f"clear {line + 1}"))
    for line in range(SIDE):
        if there & seat.planet.columns[line]:
            out.append(say(f"clear {'abcdefghijkl'[line]}"))


def choice_moves(position: Position, seat: Seat, data: int, out: list[Move]) -> None:
    """Wormhole's choice of one benefit; what the event or the card withholds is no choice."""
    for benefit in seat.corporation.tracks[BIOMASS].benefits[data & 15]:
        what = kind(benefit)
        if what == BOOST:
            if not position.no_boosts() and not data & 16:
                out.append(say("choose boost"))
        elif what == ADVANCE:
            out.append(say(f"choose {TRACKS[argument(benefit)]}"))
        elif not position.no_milestones():
            out.append(say("choose patch"))
