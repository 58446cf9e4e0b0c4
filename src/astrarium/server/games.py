"""Games in memory: positions rebuilt from the log, kept while they are looked at."""

import secrets
import threading
from collections import OrderedDict
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from astrarium.games import get_game
from astrarium.server.models import GameTable, LogEntry
from astrarium.server.problems import Problem
from astrarium.table import Game, State

_KEPT = 256
_GUESSES = 16
_QUICK_GUESSES = 3


class Live:
    """A position and how it came about. A changed game is a new object: readers need no lock."""

    def __init__(self, table: GameTable) -> None:
        self.game: Game = get_game(table.game)
        self.options = dict(table.options)
        self.seed = table.seed
        self.state: State = self.game.new(self.options, self.seed)
        self.version = 0
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
        new.state = self.state.copy()
        new.version = self.version
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
            place = self._last_of(seat)
            del self.moves[place], self._turns[place]
            self.state = self.at(len(self.moves))
        self.version += 1
        for other in self.state.to_act:
            if other < len(self.since) and (other == seat or other not in before):
                self.since[other] = self.version

    def at(self, moves: int) -> State:
        """The position after so many of the moves that stand."""
        state = self.game.new(self.options, self.seed)
        for seat, text in self.moves[:moves]:
            state.play(self.game.parse(text), seat)
        return state

    def _last_of(self, seat: int) -> int:
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place][0] == seat:
                return place
        raise Problem(409, "nothing-to-undo", "You have not moved yet.")

    def check_undo(self, seat: int, guesses: int = _GUESSES) -> None:
        """Only within one's own turn, and only what has shown nobody anything new.

        Whether it has is found by asking: had the hidden things been otherwise, would all look the
        same now?
        """
        if seat not in self.state.to_act:
            raise Problem(409, "turn-over", "Your turn is over: it cannot be taken back.")
        place = self._last_of(seat)
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
