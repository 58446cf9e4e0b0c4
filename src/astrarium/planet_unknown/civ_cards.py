"""Civ cards: who picks, what there is to pick from, and what the picked card does."""

from typing import Final

from astrarium.planet_unknown.components.civ_cards import (
    ADVANCE_ALL_TO,
    ADVANCE_DIFFERENT,
    ADVANCE_SAME,
    CARD_MOVEMENT,
    CLEAR_LINE,
    DESTROY_METEORITES,
    LIFEPODS,
    PATCHES,
    TELEPORT,
    TILE,
    card,
)
from astrarium.planet_unknown.items import (
    BLAST,
    CARD_ADVANCE,
    CARD_TWICE,
    CLEAR,
    CLIMB,
    EXTRA_TILE,
    PATCH,
    RESCUE,
    TELEPORT_ITEM,
)
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.position import ALL_RANKS, Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move

REMOVED: Final = 7
"""In the log of taken cards: out of play instead of in a seat's hands."""


def cards_of(pile: int) -> list[int]:
    """The numbers of the cards in a pile."""
    return [number for number in range(1, 37) if pile >> (number - 1) & 1]


def open_to(position: Position, seat: Seat) -> int:
    """The cards the picking seat chooses from (PU-CIV-01)."""
    rank = seat.civ_due[0]
    if rank == ALL_RANKS:
        return position.piles[0] | position.piles[1] | position.piles[2] | position.piles[3]
    shown = position.piles[rank - 1]
    if position.extra:
        shown |= 1 << (position.extra - 1)
    return shown


def pick_moves(position: Position, seat: Seat, out: list[Move]) -> None:
    out.extend(say(f"civ {number}") for number in cards_of(open_to(position, seat)))


def lay_out(position: Position, seat: Seat) -> None:
    """Show a seat the cards of its next milestone; a rank without cards gives none (PU-CIV-06)."""
    while seat.civ_due:
        rank = seat.civ_due[0]
        if rank < 4 and not position.extra and seat.corporation.extra_card(seat):
            above = cards_of(position.piles[rank])
            if above:  # PU-CORP-REPUBLIC-06
                position.extra = above[position.random_below(len(above))]
        if open_to(position, seat):
            _note(position, seat)
            return
        seat.civ_due.pop(0)


def _note(position: Position, seat: Seat) -> None:
    """Remember what a seat has seen, and of which ranks it has seen the whole pile."""
    now = len(position.log)
    shown = open_to(position, seat)
    for number in cards_of(shown):
        seat.seen[number - 1] = now
    for rank in range(4):
        if position.piles[rank] and not position.piles[rank] & ~shown:
            seat.looked[rank] = now


def play_civ(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    """Keep one card; the others go back to their piles (PU-CIV-02, PU-CORP-REPUBLIC-07)."""
    seat.civ_due.pop(0)
    position.extra = 0
    take_card(position, seat, int(args[0]))


def take_card(position: Position, seat: Seat, number: int) -> None:
    """Move a card from its pile to a seat and carry it out if it is immediate (PU-CIV-03)."""
    this = card(number)
    position.piles[this.rank - 1] &= ~(1 << (number - 1))
    position.log.append(number << 3 | seat.number)
    seat.cards.append(number)
    if not this.end_game:
        for kind, amount in this.effects:
            carry_out(position, seat, kind, amount)
    elif position.at_end():
        end_of_game(position, seat, number)


def carry_out(position: Position, seat: Seat, kind: int, amount: int) -> None:
    """Put one effect of a card on the pile."""
    if kind == ADVANCE_DIFFERENT:
        seat.add(CARD_ADVANCE, amount << 5)
    elif kind == ADVANCE_SAME:
        seat.add(CARD_TWICE, amount)
    elif kind == PATCHES:
        for _ in range(amount):
            seat.add(PATCH)
    elif kind == CARD_MOVEMENT:
        seat.movement += amount
    elif kind == TILE:
        seat.add(EXTRA_TILE, amount)
    elif kind == LIFEPODS:
        for _ in range(amount):
            seat.add(RESCUE)
    elif kind == TELEPORT:
        seat.add(TELEPORT_ITEM)
    elif kind == CLEAR_LINE:
        seat.add(CLEAR)
    elif kind == DESTROY_METEORITES:
        for _ in range(amount):
            seat.add(BLAST)
    elif kind == ADVANCE_ALL_TO:
        for tracker in range(5):
            to = seat.corporation.unionized(tracker, amount)
            if seat.corporation.height(seat, tracker) < to:
                seat.add(CLIMB, tracker | to << 4)


def end_of_game(position: Position, seat: Seat, number: int) -> None:
    """The part of an end game card that moves trackers (PU-SCORE-01)."""
    for kind, amount in card(number).effects:
        if kind == ADVANCE_DIFFERENT:
            carry_out(position, seat, kind, amount)
