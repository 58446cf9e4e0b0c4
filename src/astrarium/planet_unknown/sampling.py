"""A position that agrees with all a seat knows, with everything it cannot know drawn anew."""

from astrarium.planet_unknown.civ_cards import REMOVED, cards_of
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.components.events import COLOURS, eligible, event
from astrarium.planet_unknown.components.tiles import SHAPES
from astrarium.planet_unknown.position import GAME_END, LUCK_RANGE, OVER, Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Chance

PILE = -1
BOX = -2
SWAPS = 60


def sample(position: Position, player: int, seed: str) -> None:
    """Redraw what the seat does not know, in place."""
    seat = position.seats[player]
    _stacks(position, seed)
    _events(position, seat, seed)
    _objectives(position, seat, seed)
    for rank in range(4):
        _civ_cards(position, seat, rank, seed)
    luck = Chance(seed, "planet unknown sample luck")
    if position.extra and position.picker != player:
        pile = cards_of(position.piles[card(position.extra).rank - 1])
        position.extra = pile[luck.below(len(pile))]
    position.luck = tuple(luck.below(LUCK_RANGE) for _ in position.luck)
    position.forget()


def _stacks(position: Position, seed: str) -> None:
    """Tiles below the top of a stack."""
    stacks = []
    for shape, name in enumerate(SHAPES):
        known = position.drawn[shape] + 1
        stack = position.stacks[shape]
        hidden = Chance(seed, f"planet unknown sample {name}").shuffled(stack[known:])
        stacks.append(stack[:known] + tuple(hidden))
    position.stacks = tuple(stacks)


def _events(position: Position, seat: Seat, seed: str) -> None:
    """Events not revealed yet: as many of each colour as are left, but any cards of that colour."""
    at = position.event_index
    known = at + 1 if seat.peeked == at and at < len(position.events) else at
    shown = position.events[:known]
    drawn: list[int] = []
    for colour, name in enumerate(COLOURS):
        count = sum(event(number).colour == colour for number in position.events[known:])
        pool = [n for n in eligible(colour, len(position.seats) == 1) if n not in shown]
        drawn += Chance(seed, f"planet unknown sample {name}").sample(pool, count)
    order = Chance(seed, "planet unknown sample events").shuffled(drawn)
    position.events = shown + tuple(order)


def _objectives(position: Position, seat: Seat, seed: str) -> None:
    """Objectives that are neither open nor known to the seat change places."""
    if position.phase == OVER:
        return
    public = [*position.neighbors, *position.common]
    for card_number in seat.dealt:
        public.append(card_number)
    known = {number for number in range(1, 29) if seat.known >> number & 1} | set(public)
    hidden = [number for number in position.objective_deck if number not in known]
    renamed = Chance(seed, "planet unknown sample objectives").shuffled(hidden)
    change = dict(zip(hidden, renamed, strict=True))
    position.objective_deck = tuple(change.get(n, n) for n in position.objective_deck)
    for number in range(len(position.seats)):
        if number != seat.number:
            other = position.mine(number)
            other.dealt = [change.get(n, n) for n in other.dealt]
            other.objectives = [change.get(n, n) for n in other.objectives]
            other.known = sum(1 << change.get(n, n) for n in range(1, 29) if other.known >> n & 1)


def _civ_cards(position: Position, seat: Seat, rank: int, seed: str) -> None:
    """Cards of a rank in the pile, in the box, out of play, and in others' secret hands."""
    slots: list[tuple[int, int]] = []  # card, and where: PILE, BOX or place in the log
    slots += [(number, PILE) for number in cards_of(position.piles[rank])]
    slots += [(number, BOX) for number in cards_of(position.boxes[rank])]
    for place, entry in enumerate(position.log):
        number, holder = entry >> 3, entry & 7
        if card(number).rank != rank + 1 or holder == seat.number:
            continue
        if holder == REMOVED or (card(number).end_game and position.phase < GAME_END):
            slots.append((number, place))
    chance = Chance(seed, f"planet unknown sample civ {rank + 1}")
    for _ in range(SWAPS if len(slots) > 1 else 0):
        one, other = chance.below(len(slots)), chance.below(len(slots))
        a, b = slots[one], slots[other]
        if _possible(position, seat, rank, b[0], a[1]) and _possible(
            position, seat, rank, a[0], b[1]
        ):
            slots[one], slots[other] = (b[0], a[1]), (a[0], b[1])
    position.piles[rank] = sum(1 << (number - 1) for number, where in slots if where == PILE)
    position.boxes[rank] = sum(1 << (number - 1) for number, where in slots if where == BOX)
    changed = {}
    for number, place in slots:
        if place >= 0:
            changed[position.log[place] >> 3] = number
            position.log[place] = number << 3 | position.log[place] & 7
    for number in range(len(position.seats)):
        if number != seat.number:
            other_seat = position.mine(number)
            other_seat.cards = [changed.get(n, n) for n in other_seat.cards]


def _possible(position: Position, seat: Seat, rank: int, number: int, where: int) -> bool:
    """Whether a card could lie there, for all this seat has seen."""
    seen = seat.seen[number - 1]
    looked = seat.looked[rank]
    if where == BOX:
        return seen < 0
    if where == PILE:
        return looked < 0 or seen >= looked
    if position.log[where] & 7 != REMOVED and not card(number).end_game:
        return False
    if seen > where:
        return False
    return not 0 <= looked <= where or seen >= looked
