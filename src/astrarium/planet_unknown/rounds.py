"""The order of a game: setup, rounds with their phases, the end and its aftermath."""

from astrarium.planet_unknown.civ_cards import end_of_game, lay_out
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.components.tiles import shape_of
from astrarium.planet_unknown.event_deck import reveal
from astrarium.planet_unknown.items import EXTRA_ROVER_ITEM, PATCH, ROVER_ITEM, kind_of
from astrarium.planet_unknown.position import (
    CIV_PICKS,
    DRAFT,
    EVENT,
    EVENT_CIV,
    FINISHED,
    GAME_END,
    GAME_END_CIV,
    IDLE,
    OVER,
    RESOLVING,
    ROTATION,
    SETUP,
    TO_DRAFT,
    Position,
)
from astrarium.planet_unknown.resolving import turn_station
from astrarium.planet_unknown.seat import Seat


def begin_round(position: Position) -> None:
    """Refresh what lasts a round, then let the station turn (PU-ROUND-01)."""
    position.round += 1
    position.event = 0
    for number in range(len(position.seats)):
        seat = position.mine(number)
        seat.used_round = 0
        seat.drafted = -1
        if seat.barred:
            seat.barred = 0
            seat.techs = seat.corporation.available(seat)
        seat.status = IDLE
        seat.movement = seat.corporation.round_start_movement(seat)  # PU-GLOSS-07
    position.forget()
    if position.turns_itself:  # PU-TWO-01, PU-SOLO-04
        turn_station(position, 1)
        station_stopped(position)
    else:
        position.phase = ROTATION


def station_stopped(position: Position) -> None:
    """After the station has stopped comes the event, if there is an event deck."""
    if position.events:
        reveal(position)
        _open(position, EVENT, RESOLVING)
    else:
        begin_draft(position)


def _open(position: Position, phase: int, status: int) -> None:
    """Begin a phase in which all seats act at the same time."""
    position.phase = phase
    for number in range(len(position.seats)):
        position.mine(number).status = status
    position.forget()


def begin_draft(position: Position) -> None:
    _open(position, DRAFT, TO_DRAFT)


def clear_pile(position: Position, seat: Seat) -> None:
    """What could not be resolved is lost; a rover waits for the first tile to stand on."""
    seat.pile = [
        packed
        for packed in seat.pile
        if (kind_of(packed) == ROVER_ITEM and not seat.last_tile)
        or (kind_of(packed) == EXTRA_ROVER_ITEM and position.phase in (EVENT, EVENT_CIV))
    ]


def finish(position: Position, number: int) -> None:
    """A seat has confirmed its part of the phase."""
    seat = position.mine(number)
    if position.phase in (EVENT_CIV, CIV_PICKS, GAME_END_CIV):
        clear_pile(position, seat)
        if position.phase == CIV_PICKS:
            seat.movement = 0
        next_picker(position)
        return
    clear_pile(position, seat)
    seat.status = FINISHED
    if position.phase == DRAFT:
        position.turns += 1
        seat.movement = 0
        position.drawn[shape_of(seat.drafted)] += 1
    if all(other.status == FINISHED for other in position.seats):
        end_phase(position)


def end_phase(position: Position) -> None:
    """All seats are done with a simultaneous phase."""
    position.turns += 1
    if position.phase == SETUP:
        deal_neighbors(position)
        begin_round(position)
    elif position.phase == EVENT:
        begin_picks(position, EVENT_CIV)
    elif position.phase == DRAFT:
        begin_picks(position, CIV_PICKS)
    else:
        begin_picks(position, GAME_END_CIV)


def deal_neighbors(position: Position) -> None:
    """Neighbor objectives are dealt after the private ones are chosen (PU-PRIV-03)."""
    players = len(position.seats)
    count = 0 if players == 1 else 3 if players == 2 else players  # PU-SETUP-13, PU-SETUP-14
    at = position.objective_index
    position.neighbors = list(position.objective_deck[at : at + count])
    position.objective_index += count


def begin_picks(position: Position, phase: int) -> None:
    """Civ cards are picked clockwise, starting with the commander (PU-CIV-05)."""
    position.phase = phase
    position.forget()
    next_picker(position)


def next_picker(position: Position) -> None:
    """Find the next seat with a civ card due, or leave the phase."""
    for number in position.clockwise():
        seat = position.seats[number]
        if seat.civ_due:
            seat = position.mine(number)
            position.extra = 0
            lay_out(position, seat)
        if seat.civ_due:
            position.picker = number
            position.turns += 1
            position.cache[number] = None
            return
    position.picker = -1
    if position.phase == EVENT_CIV:
        begin_draft(position)
    elif position.phase == CIV_PICKS:
        end_round(position)
    else:
        position.phase = OVER
        position.forget()


def picked(position: Position, number: int) -> None:
    """After a move of the picking seat: what it sees next, if another card is due."""
    lay_out(position, position.mine(number))


def end_round(position: Position) -> None:
    """Check the ends of the game, or pass the commander token on (PU-ROUND-08)."""
    if position.final or position.a_depot_is_empty():
        position.final = True
        begin_end(position)
        return
    position.commander = (position.commander + 1) % len(position.seats)
    begin_round(position)


def begin_end(position: Position) -> None:
    """Before scoring: stored patches, end game civ cards and techs (PU-SCORE-01)."""
    position.event = 0
    _open(position, GAME_END, RESOLVING)
    for number in range(len(position.seats)):
        seat = position.mine(number)
        seat.movement = 0
        for _ in range(seat.stored):
            seat.add(PATCH)
        seat.stored = 0
        for held in seat.cards:
            if card(held).end_game:
                end_of_game(position, seat, held)
        seat.corporation.at_game_end(position, seat)
