"""What the Automa has in a game: its deck, the two cards in play, the booster row, its diary."""

from typing import Any

from astrarium.gaia.automa.components import (
    DECISION_CARDS,
    LEVELS,
    MARKED_CARDS,
    Level,
    Task,
)
from astrarium.gaia.components.structures import ROUNDS
from astrarium.table.chance import Chance

HUMAN = 0
AUTOMA = 1
"""Seats of a solo game."""
SETUP_CARDS = 4
"""Three starting mines and the booster need no more."""


class SoloSetup:
    """Options and draws of a solo game; the decks of all six rounds are shuffled beforehand.

    Which cards a round's deck holds never depends on play: the first deck and one more card from
    the set-aside pile for every round (AU-PASS-05). So moves need no chance.
    """

    def __init__(
        self,
        *,
        level: int,
        factions: tuple[str, ...],
        decks: tuple[tuple[int, ...], ...],
        setup_cards: tuple[int, ...],
        row: tuple[int, ...],
        view_rotation: int,
        strict_level5_skip: bool,
    ) -> None:
        self.level: Level = LEVELS[level]
        self.factions = factions
        """Automa factions in the order of preference; the first of another colour is taken."""
        self.decks = decks
        self.setup_cards = setup_cards
        """Cards to turn at setup: one for each tie between starting mines, one for the booster."""
        self.row = row
        self.view_rotation = view_rotation
        self.strict_level5_skip = strict_level5_skip

    def key(self) -> tuple[Any, ...]:
        """What is open to all; whatever is hidden is part of the position."""
        return (
            self.level.name,
            self.factions if len(self.factions) == 1 else None,
            self.row,
            self.view_rotation,
            self.strict_level5_skip,
        )


def first_deck(level: Level) -> list[int]:
    """The cards that are always in the first deck (AU-DECK-01, AU-LEVEL-01 to -04)."""
    fixed = [card.number for card in DECISION_CARDS if card.starter or card.number in level.added]
    return [number for number in fixed if number not in level.removed]


def other_cards(level: Level) -> list[int]:
    """The cards of which one joins the first deck and one more each round (AU-DECK-02)."""
    fixed = first_deck(level)
    return [
        card.number
        for card in DECISION_CARDS
        if card.number not in fixed and card.number not in level.removed
    ]


def draw_decks(level: Level, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Shuffle the decks of all rounds (AU-DECK-03, AU-PASS-05, AU-PASS-06)."""
    cards = first_deck(level)
    pile = chance.shuffled(other_cards(level))
    decks = []
    for _ in range(ROUNDS):
        cards = [*cards, pile.pop(0)]
        decks.append(tuple(chance.shuffled(cards)))
    return tuple(decks)


def draw_setup_cards(number: int, chance: Chance) -> tuple[int, ...]:
    """Each from all seventeen, so that one may come twice: the deck is not built yet."""
    return tuple([1 + chance.below(len(DECISION_CARDS)) for _ in range(number)])


class Turn:
    """One turn of the Automa as it explains itself."""

    def __init__(
        self, round_number: int, action: int, support: int, lines: tuple[str, ...], vp: int
    ) -> None:
        self.round = round_number
        self.action = action
        """The action card, 0 if the deck was empty or at setup."""
        self.support = support
        """The support card; at setup the card that was turned, 0 if none was needed."""
        self.lines = lines
        self.vp = vp

    def key(self) -> tuple[int, int, int, tuple[str, ...], int]:
        return (self.round, self.action, self.support, self.lines, self.vp)


class Automa:
    """The part of a position that only solo games have."""

    def __init__(
        self,
        row: tuple[int, ...],
        decks: tuple[tuple[int, ...], ...],
        factions: tuple[str, ...] = (),
        setup_cards: tuple[int, ...] = (),
    ) -> None:
        self.row = list(row)
        """Boosters on the table from left to right."""
        self.decks = decks
        """The decks of this and later rounds, top card first; those before are no more."""
        self.factions = factions
        """Factions it may still get, in the order of preference."""
        self.setup_cards = setup_cards
        """Cards that setup may still turn."""
        self.deck: tuple[int, ...] = ()
        self.drawn = 0
        self.action = 0
        self.support = 0
        self.tasks: tuple[Task, ...] = ()
        """What is left to do in this turn."""
        self.seen = 0
        """Cards turned up so far in the game, as a set: whoever watched knows them."""
        self.log: tuple[Turn, ...] = ()

    def copy(self) -> "Automa":
        new = Automa((), self.decks, self.factions, self.setup_cards)
        new.row = self.row[:]
        new.deck = self.deck
        new.drawn = self.drawn
        new.action = self.action
        new.support = self.support
        new.tasks = self.tasks
        new.seen = self.seen
        new.log = self.log
        return new

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.row),
            self.decks,
            self.factions,
            self.setup_cards,
            self.drawn,
            self.action,
            self.support,
            self.tasks,
            self.seen,
            tuple([turn.key() for turn in self.log]),
        )

    def begin_round(self, round_number: int) -> None:
        """Last round's cards are in the new deck now; nobody knows which of them lay undrawn."""
        past = round_number - 1
        self.decks = ((),) * past + self.decks[past:]
        self.deck = self.decks[past]
        self.drawn = 0
        self.action = 0
        self.support = 0

    def turn_card(self) -> int:
        """Draw the next card; everybody sees it."""
        number = self.deck[self.drawn]
        self.drawn += 1
        self.seen |= 1 << number
        return number

    def turn_setup_card(self) -> int:
        """A random card of all, for a tie or for the booster; each is a new one."""
        number, self.setup_cards = self.setup_cards[0], self.setup_cards[1:]
        return number

    def next_is_marked(self) -> bool:
        """Whether the top card is one of the three that lie sideways (AU-DECK-04)."""
        return self.drawn >= len(self.deck) - MARKED_CARDS

    @property
    def discard(self) -> tuple[int, ...]:
        """Cards of this round that are no longer in play; open to all (AU-DRAW-10)."""
        in_play = (self.action, self.support)
        return tuple([n for n in self.deck[: self.drawn] if n not in in_play])

    def start_turn(self, round_number: int, action: int, support: int, line: str) -> None:
        """Open a new page of the diary."""
        self.log = (*self.log, Turn(round_number, action, support, (line,), 0))

    def note(self, line: str, vp: int = 0) -> None:
        """Add a sentence (and VP) to the turn in progress."""
        turn = self.log[-1]
        self.log = (
            *self.log[:-1],
            Turn(turn.round, turn.action, turn.support, (*turn.lines, line), turn.vp + vp),
        )


def resample(solo: SoloSetup, automa: Automa, round_number: int, chance: Chance) -> None:
    """Give the Automa decks that agree with every card seen; all that is hidden is drawn anew."""
    unseen = [n for n in other_cards(solo.level) if not automa.seen >> n & 1]
    joined = [n for n in other_cards(solo.level) if automa.seen >> n & 1]
    rounds_begun = max(round_number, 1)
    pile = chance.shuffled(unseen)
    # So many cards have joined the starters; those not seen yet are as good as any unseen one.
    members = joined + [pile.pop(0) for _ in range(rounds_begun - len(joined))]
    cards = first_deck(solo.level) + members
    turned = automa.deck[: automa.drawn]
    current = turned + tuple(chance.shuffled([n for n in cards if n not in turned]))
    decks = [*automa.decks[: rounds_begun - 1], current]
    for _ in range(rounds_begun, ROUNDS):
        cards = [*cards, pile.pop(0)]
        decks.append(tuple(chance.shuffled(cards)))
    automa.decks = tuple(decks)
    if round_number:
        automa.deck = current
    if len(automa.factions) > 1:
        automa.factions = tuple(chance.shuffled(automa.factions))
    automa.setup_cards = draw_setup_cards(len(automa.setup_cards), chance)
