"""Games in memory: positions rebuilt from the log, kept while they are looked at."""

import secrets
import threading
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from astrarium.games import get_game
from astrarium.server.models import GameTable, LogEntry
from astrarium.server.problems import Problem
from astrarium.server.secrecy import public_text
from astrarium.table import Game, IllegalMove, State

_RECENT = 8
_EVERY = 64
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


def stage(state: State) -> tuple[int, Any, Any]:
    """Turn, round and phase: while they stay the same a seat's turn goes on."""
    return state.turn, getattr(state, "round", None), getattr(state, "phase", None)


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
        self._marks: list[tuple[int, State]] = []
        """Positions after so many moves: the latest ones, and a few from before."""
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
        new._marks = self._marks[:]
        new.since = self.since[:]
        return new

    def add(self, seat: int, text: str) -> None:
        """Play a move (or, without a text, take one back); raises what the rules raise."""
        before = self.state.to_act
        if text:
            before_it = self.state.copy()
            self.state.play(self.game.parse(text), seat)
            self._mark(before_it)
            self.moves.append((seat, text))
        else:
            place = last_of(self.moves, seat)
            self.state = self._without(place)
            del self.moves[place]
            while self._marks and self._marks[-1][0] > place:
                self._marks.pop()
        self.version += 1
        self.log.append((seat, text))
        for other in self.state.to_act:
            if other < len(self.since) and (other == seat or other not in before):
                self.since[other] = self.version

    def at(self, moves: int) -> State:
        """The position after so many of the moves that stand."""
        known = bisect_right(self._marks, moves, key=itemgetter(0))
        done, state = self._marks[known - 1] if known else (0, self._start)
        return replayed(self.game, state, self.moves[done:moves])

    def _mark(self, state: State) -> None:
        """Remember a position: the last ones, and of the older ones a few."""
        self._marks.append((len(self.moves), state))
        if len(self._marks) > _RECENT and self._marks[-_RECENT][0] % _EVERY:
            del self._marks[-_RECENT]

    def _without(self, place: int) -> State:
        """The position as if that move had not been made; raises if others have built on it."""
        return replayed(self.game, self.at(place), self.moves[place + 1 :])

    def story(self) -> list[Told]:
        """The whole log in words, worked out once."""
        return self._story.tell(self.log)

    def check_undo(self, seat: int, guesses: int = _GUESSES) -> None:
        """Only within one's own turn, and only what has shown nobody anything new.

        Others who act at the same time may have moved since, if the order does not matter.
        Whether something was shown is found by asking: had the hidden things been otherwise, would
        all look the same now?
        """
        if seat not in self.state.to_act:
            raise Problem(409, "turn-over", "Your turn is over: it cannot be taken back.")
        place = last_of(self.moves, seat)
        before, move = self.at(place), self.game.parse(self.moves[place][1])
        after = before.copy()
        after.play(move, seat)
        if stage(after) != stage(before):
            raise Problem(409, "turn-over", "You have not moved in this turn yet.")
        if seat not in after.to_act:
            raise Problem(409, "turn-over", "That decision was final: others have seen it.")
        try:
            again = self._without(place)
            again.play(move, seat)
        except IllegalMove:
            again = before
        if again != self.state:
            raise Problem(409, "built-upon", "Others have built on that move: it stands.")
        for _ in range(guesses):
            other = before.sample(seat, secrets.token_hex(8))
            if other == before:
                continue  # nothing is hidden from this seat, or it was guessed right
            if not self._repeat(other, place) or not self._looks_like(other, seat):
                raise Problem(
                    409, "revealed", "Something hidden has been revealed since: that move stands."
                )

    def _looks_like(self, other: State, seat: int) -> bool:
        """Whether neither the seat nor a spectator could tell another position from this one."""
        return all(other.view(eyes) == self.state.view(eyes) for eyes in (seat, None))

    def _repeat(self, state: State, place: int) -> bool:
        """Make the moves from that place on; whether all were possible.

        Of a move that is secret others know only that it was made: any like it will do.
        """
        for seat, text in self.moves[place:]:
            public = public_text(self.game.name, text)
            if public == text:
                wanted = text if state.why(text, seat) is None else None
            else:
                texts = map(str, state.legal_moves(seat))
                alike = (one for one in texts if public_text(self.game.name, one) == public)
                wanted = next(alike, None)
            if wanted is None:
                return False
            state.play(wanted, seat)
        return True

    def can_undo(self, seat: int) -> bool:
        """Whether to offer it: a quick look, which ``check_undo`` may still correct."""
        try:
            self.check_undo(seat, _QUICK_GUESSES)
        except Problem:
            return False
        return True


class Shelf:
    """The games last looked at by this process."""

    def __init__(self, most: int) -> None:
        self._most = most
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

    def game_of(self, table_id: str) -> Game | None:
        """Which game a table plays, if it is known without asking the database."""
        with self._lock:
            live = self._games.get(table_id)
        return None if live is None else live.game

    def keep(self, table_id: str, live: Live) -> None:
        with self._lock:
            known = self._games.pop(table_id, None)
            newest = live if known is None or known.version <= live.version else known
            self._games[table_id] = newest
            if len(self._games) > self._most:
                self._games.popitem(last=False)


def entries(session: Session, table_id: str, after: int, upto: int) -> Sequence[LogEntry]:
    """The log of a table between two versions."""
    return session.scalars(
        select(LogEntry)
        .where(LogEntry.table_id == table_id, LogEntry.version > after, LogEntry.version <= upto)
        .order_by(LogEntry.version)
    ).all()
