"""Games in memory: positions rebuilt from the log, kept while they are looked at."""

import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from astrarium.games import get_game
from astrarium.server.models import GameTable, LogEntry
from astrarium.server.problems import Problem
from astrarium.table import Game, State

_KEPT = 256
_GUESSES = 16
_QUICK_GUESSES = 3


@dataclass(frozen=True)
class Told:
    """A move as it was when it was made: its turn, its round if the game has any, its words."""

    turn: int
    round: int | None
    words: str


class Story:
    """The log in words, told as far as somebody has asked; all copies of a game share it."""

    def __init__(self, game: Game, start: State) -> None:
        self._game = game
        self._start = start.copy()
        self._state = start.copy()
        self._moves: list[tuple[int, str]] = []
        self._told: list[Told] = []
        self._lock = threading.Lock()

    def tell(self, log: Sequence[tuple[int, str]]) -> list[Told]:
        """A line for each entry of the log, of which the beginning never changes."""
        with self._lock:
            for seat, text in log[len(self._told) :]:
                self._add(seat, text)
            return self._told[: len(log)]

    def _add(self, seat: int, text: str) -> None:
        words = ""
        if not text:
            del self._moves[last_of(self._moves, seat)]
            self._state = replayed(self._game, self._start, self._moves)
        state = self._state
        turn, number = state.turn, getattr(state, "round", None)
        if text:
            move = self._game.parse(text)
            words = state.describe(move, seat)
            state.play(move, seat)
            self._moves.append((seat, text))
        self._told.append(Told(turn, number, words))


def replayed(game: Game, start: State, moves: Sequence[tuple[int, str]]) -> State:
    """The position that these moves lead to."""
    state = start.copy()
    for seat, text in moves:
        state.play(game.parse(text), seat)
    return state


def last_of(moves: Sequence[tuple[int, str]], seat: int) -> int:
    """The place of the seat's last move."""
    for place in range(len(moves) - 1, -1, -1):
        if moves[place][0] == seat:
            return place
    raise Problem(409, "nothing-to-undo", "You have not moved yet.")


class Live:
    """A position and how it came about. A changed game is a new object: readers need no lock."""

    def __init__(self, table: GameTable) -> None:
        self.game: Game = get_game(table.game)
        self.options = dict(table.options)
        self.seed = table.seed
        self._start: State = self.game.new(self.options, self.seed)
        self.state = self._start.copy()
        self.version = 0
        self.log: list[tuple[int, str]] = []
        """Everything that was done, with an empty text where a move was taken back."""
        self._story = Story(self.game, self._start)
        self.moves: list[tuple[int, str]] = []
        """What stands, without what was taken back."""
        self._turns: list[int] = []
        """The turn to which each of these moves belongs."""
        self.since = [0] * self.state.players
        """By seat: the version from which its present decision stands.

        Whoever has seen that version or a later one decides about the same thing, even if others
        who act at the same time have moved since: such moves commute.
        """

    def copy(self) -> "Live":
        new = object.__new__(Live)
        new.game, new.options, new.seed = self.game, self.options, self.seed
        new._start, new._story = self._start, self._story
        new.state = self.state.copy()
        new.version = self.version
        new.log = self.log[:]
        new.moves = self.moves[:]
        new._turns = self._turns[:]
        new.since = self.since[:]
        return new

    def add(self, seat: int, text: str) -> None:
        """Play a move (or, without a text, take one back); raises what the rules raise."""
        before = self.state.to_act
        if text:
            turn = self.state.turn
            self.state.play(self.game.parse(text), seat)
            self.moves.append((seat, text))
            self._turns.append(turn)
        else:
            place = last_of(self.moves, seat)
            del self.moves[place], self._turns[place]
            self.state = self.at(len(self.moves))
        self.version += 1
        self.log.append((seat, text))
        for other in self.state.to_act:
            if other < len(self.since) and (other == seat or other not in before):
                self.since[other] = self.version

    def at(self, moves: int) -> State:
        """The position after so many of the moves that stand."""
        return replayed(self.game, self._start, self.moves[:moves])

    def story(self) -> list[Told]:
        """The whole log in words, worked out once."""
        return self._story.tell(self.log)

    def check_undo(self, seat: int, guesses: int = _GUESSES) -> None:
        """Only within one's own turn, and only what has shown nobody anything new.

        Whether it has is found by asking: had the hidden things been otherwise, would all look the
        same now?
        """
        if seat not in self.state.to_act:
            raise Problem(409, "turn-over", "Your turn is over: it cannot be taken back.")
        place = last_of(self.moves, seat)
        if self._turns[place] != self.state.turn:
            raise Problem(409, "turn-over", "You have not moved in this turn yet.")
        before = self.at(place)
        text = self.moves[place][1]
        after = before.copy()
        after.play(self.game.parse(text), seat)
        if seat not in after.to_act:
            raise Problem(409, "turn-over", "That decision was final: others have seen it.")
        seen = (after.view(seat), after.view(None))
        for _ in range(guesses):
            other = before.sample(seat, secrets.token_hex(8))
            if other.why(text, seat) is None:
                other.play(text, seat)
            if (other.view(seat), other.view(None)) != seen:
                raise Problem(
                    409, "revealed", "That move has revealed something hidden: it stands."
                )

    def can_undo(self, seat: int) -> bool:
        """Whether to offer it: a quick look, which ``check_undo`` may still correct."""
        try:
            self.check_undo(seat, _QUICK_GUESSES)
        except Problem:
            return False
        return True


class Shelf:
    """The games last looked at by this process."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, session: Session, table: GameTable) -> Live:
        """The game as the transaction sees it; read it only, or copy it."""
        with self._lock:
            live = self._games.get(table.id)
        if live is not None and (live.version > table.version or live.seed != table.seed):
            live = None  # this transaction began before somebody's move
        if live is None:
            live = Live(table)
        if live.version < table.version:
            live = live.copy()
            for entry in entries(session, table.id, live.version, table.version):
                live.add(entry.seat, entry.text)
        self.keep(table.id, live)
        return live

    def keep(self, table_id: str, live: Live) -> None:
        with self._lock:
            known = self._games.pop(table_id, None)
            newest = live if known is None or known.version <= live.version else known
            self._games[table_id] = newest
            if len(self._games) > _KEPT:
                self._games.popitem(last=False)


def entries(session: Session, table_id: str, after: int, upto: int) -> Sequence[LogEntry]:
    """The log of a table between two versions."""
    return session.scalars(
        select(LogEntry)
        .where(LogEntry.table_id == table_id, LogEntry.version > after, LogEntry.version <= upto)
        .order_by(LogEntry.version)
    ).all()
