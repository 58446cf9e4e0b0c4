"""The event deck module: what each alert does to the table and to every seat."""

from astrarium.planet_unknown.civ_cards import REMOVED, cards_of
from astrarium.planet_unknown.components.events import (
    ADD_CIV_CARDS,
    ADVANCE_ONE_OF,
    BOOST_OR_PEEK,
    CLIMB_WITHOUT_BENEFIT,
    COLLECT_LIFEPOD,
    COLLECT_METEORITE,
    DRAW_OBJECTIVE,
    EVENT_BOOST,
    EXTRA_ROVER,
    GAIN_PATCH,
    LOSE_COLLECTED_LIFEPOD,
    LOSE_COLLECTED_METEORITE,
    LOSE_LIFEPOD,
    LOSE_OBJECTIVE,
    LOSE_ROVER,
    PLACE_METEORITE,
    REGRESS_ONE_OF,
    REMOVE_CIV_CARDS,
    REMOVE_STACK,
    SOLO_ADJUSTMENT,
    SOLO_FAILURE,
    SOLO_OUTCOMES,
    SOLO_TARGET,
    TURN_STATION,
    event,
)
from astrarium.planet_unknown.components.tiles import TILES_PER_STACK
from astrarium.planet_unknown.items import (
    BOOST_ITEM,
    COLLECT,
    EVENT_ADVANCE,
    EVENT_CLIMB,
    EXTRA_ROVER_ITEM,
    FORFEIT,
    LOSE,
    LOSE_HELD,
    METEOR,
    PATCH,
    PEEK,
    REGRESS_ITEM,
    REMOVE,
    RESCUE,
    SCRAP,
    TURN,
)
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat


def reveal(position: Position) -> None:
    """Draw the next event and let the table and every seat execute it (PU-EVENT-04)."""
    number = position.events[position.event_index]
    position.event_index += 1
    position.event = number
    if position.event_index == len(position.events):
        position.final = True  # PU-EVENT-08
    this = event(number)
    if this.kind == ADD_CIV_CARDS:
        _add_civ_cards(position)
    elif this.kind == REMOVE_CIV_CARDS:
        _remove_civ_cards(position)
    else:
        for seat_number in range(len(position.seats)):
            _befall(position, position.mine(seat_number), this.kind, this.argument)


def _add_civ_cards(position: Position) -> None:
    """One random card per rank from the box, if there is one."""
    for rank in range(4):
        box = cards_of(position.boxes[rank])
        if box:
            bit = 1 << (box[position.random_below(len(box))] - 1)
            position.boxes[rank] ^= bit
            position.piles[rank] |= bit
            for seat_number in range(len(position.seats)):
                position.mine(seat_number).looked[rank] = -1


def _remove_civ_cards(position: Position) -> None:
    """One random card per rank leaves the game."""
    for rank in range(4):
        pile = cards_of(position.piles[rank])
        if pile:
            number = pile[position.random_below(len(pile))]
            position.piles[rank] ^= 1 << (number - 1)
            position.log.append(number << 3 | REMOVED)


def _befall(position: Position, seat: Seat, kind: int, argument: int) -> None:
    """Put what the event asks of a seat on its pile (PU-EVENT-05)."""
    if kind == EXTRA_ROVER:
        seat.add(EXTRA_ROVER_ITEM)
    elif kind == DRAW_OBJECTIVE:
        if position.objective_index < len(position.objective_deck):
            drawn = position.objective_deck[position.objective_index]
            position.objective_index += 1
            seat.objectives.append(drawn)
            seat.known |= 1 << drawn
    elif kind == CLIMB_WITHOUT_BENEFIT:
        seat.add(EVENT_CLIMB, argument)
    elif kind == ADVANCE_ONE_OF:
        seat.add(EVENT_ADVANCE, argument)
    elif kind == TURN_STATION:
        seat.add(TURN)
    elif kind == GAIN_PATCH:
        seat.add(PATCH)
    elif kind == EVENT_BOOST:
        seat.add(BOOST_ITEM)
    elif kind == COLLECT_LIFEPOD:
        seat.add(RESCUE)
    elif kind == COLLECT_METEORITE:
        seat.add(COLLECT)
    elif kind == REGRESS_ONE_OF:
        seat.add(REGRESS_ITEM, argument)
    elif kind == PLACE_METEORITE:
        if not seat.corporation.ignores_meteors(seat):
            seat.add(METEOR)
    elif kind == LOSE_OBJECTIVE:
        seat.add(FORFEIT)
    elif kind == LOSE_ROVER:
        if seat.rovers.bit_count() >= 2:
            seat.add(SCRAP)
    elif kind == LOSE_LIFEPOD:
        seat.add(LOSE)
    elif kind == LOSE_COLLECTED_LIFEPOD:
        seat.add(LOSE_HELD)
    elif kind == LOSE_COLLECTED_METEORITE:
        if seat.collected:
            seat.collected -= 1
            seat.wrecked += 1
    elif kind == REMOVE_STACK:
        seat.add(REMOVE)
    elif kind == BOOST_OR_PEEK:
        seat.add(PEEK)


def removable_stacks(position: Position, seat: Seat) -> list[int]:
    """Stacks of the own depot that may be emptied without ending the game by that alone."""
    depot = position.depot(seat.number)
    pair = (position.interior[depot], position.exterior[depot])
    if any(position.drawn[shape] == TILES_PER_STACK for shape in pair):
        return []
    return list(pair)


def solo_target(counts: tuple[int, ...]) -> int:
    """The score to reach, by the numbers of green, orange and red cards (PU-SOLO-06 to -09)."""
    target = SOLO_TARGET
    for colour, count in enumerate(counts):
        band = 0 if count <= 2 else min((count + 1) // 4, 4)
        target += SOLO_ADJUSTMENT[colour][band]
    return target


def solo_outcome(difference: int) -> str:
    """How a solo game is graded: the step reached or passed (PU-SOLO-11)."""
    for step, words in SOLO_OUTCOMES:
        if difference >= step:
            return words
    return SOLO_FAILURE
