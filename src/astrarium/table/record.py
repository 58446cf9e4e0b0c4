"""A game as readable text: its setup and its moves, from which everything else is derived.

    astrarium record 1
    game: gaia
    version: 0.1.0
    option players: 2
    seed: 20240601
    commitment: 5c0c...

    1: mine 3A5; spend 1 ore for 1 credit; end
    2: pass range

    result: scores 120 98
    ranks: 1 2
    breakdown 1: {"start": 10, ...}
    breakdown 2: {"start": 10, ...}

Seats are numbered from 1 in the text and from 0 in Python. One line holds the moves of one seat in
one turn; the order of the lines is the order of play. Lines that begin with ``#`` are comments.
A game that still runs ends with ``result: unfinished``, so that a record that lost its end is
noticed. This module works on text only; reading and writing files is the caller's.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from astrarium.table.chance import commitment
from astrarium.table.errors import BadOption, BadRecord, IllegalMove, UnknownMove
from astrarium.table.game import Game, Result, State
from astrarium.table.move import Move

FIRST_LINE = "astrarium record 1"
UNFINISHED = "unfinished"

_HEADER = ("game", "version", "seed", "commitment")


class Record:
    """Setup, moves and, once the game is over, the result."""

    def __init__(
        self,
        game: str,
        version: str,
        options: Mapping[str, Any],
        seed: str,
        moves: list[tuple[int, str]] | None = None,
        result: Result | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.options: dict[str, Any] = dict(options)
        self.seed = seed
        self.moves: list[tuple[int, str]] = []
        self.result = result
        self._game_line = 2
        self._option_lines: dict[str, int] = {}
        self._result_line = 0
        self._lines: list[int] = []  # the line of the text on which each move stands
        self._turn = -1
        for seat, text in moves or []:
            self.add(seat, text)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return (
            self.game == other.game
            and self.version == other.version
            and self.options == other.options
            and self.seed == other.seed
            and self.moves == other.moves
            and self.result == other.result
        )

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {len(self.moves)} moves>"

    # Writing

    def add(self, seat: int, move: str, new_turn: bool = False) -> None:
        """Append a move; ``new_turn`` starts a new line where the seat alone does not."""
        if ";" in move or "\n" in move or not move:
            raise ValueError(f"{move!r} cannot stand on the line of a record")
        if not self._lines:
            line = len(self.options) + 7
        elif new_turn or seat != self.moves[-1][0]:
            line = self._lines[-1] + 1
        else:
            line = self._lines[-1]
        self._lines.append(line)
        self.moves.append((seat, move))

    def play(self, state: State, move: Move | str, seat: int | None = None) -> None:
        """Play the move on the state and append it; nothing changes when it is refused."""
        actor = state.to_act[0] if seat is None and state.to_act else seat
        turn = state.turn
        state.play(move, seat)
        if actor is None:
            raise ValueError("a state without a seat to act has accepted a move")
        self.add(actor, " ".join(str(move).split()), turn != self._turn)
        self._turn = turn
        self.result = state.result

    def undo(self) -> None:
        """Forget the last move; the state before it is ``replay``'s to rebuild."""
        self.moves.pop()
        self._lines.pop()
        self._turn = -1
        self.result = None

    def to_text(self) -> str:
        """The record as its file's text, which ``parse`` reads back."""
        out = [FIRST_LINE, f"game: {self.game}", f"version: {self.version}"]
        for name, value in self.options.items():
            out.append(f"option {name}: {_dump(value)}")
        out += [f"seed: {_write_seed(self.seed)}", f"commitment: {commitment(self.seed)}", ""]
        line = -1
        for at, (seat, move) in enumerate(self.moves):
            if self._lines[at] == line:
                out[-1] += f"; {move}"
            else:
                out.append(f"{seat + 1}: {move}")
                line = self._lines[at]
        if self.moves:
            out.append("")
        result = self.result
        if result is None:
            out.append(f"result: {UNFINISHED}")
        else:
            out.append("result: scores " + " ".join(str(score) for score in result.scores))
            out.append("ranks: " + " ".join(str(rank) for rank in result.ranks))
            for seat, breakdown in enumerate(result.breakdown):
                out.append(f"breakdown {seat + 1}: {_dump(breakdown)}")
        return "\n".join(out) + "\n"

    # Reading

    @staticmethod
    def parse(text: str) -> "Record":
        """Read a record; ``BadRecord`` names the line and what is wrong with it."""
        return _Reader(text).read()

    # Replaying

    def start(self, game: Game) -> State:
        """The position before the first move."""
        if game.name != self.game:
            raise BadRecord(self._game_line, f"this is a game of {self.game}, not of {game.name}")
        try:
            return game.new(self.options, self.seed)
        except BadOption as error:
            line = self._option_lines.get(error.option, self._game_line)
            raise BadRecord(line, str(error)) from error

    def positions(self, game: Game) -> Iterator[tuple[int, str, State]]:
        """Each move with the state after it. The state is one object that goes on: copy to keep."""
        state = self.start(game)
        for at, (seat, text) in enumerate(self.moves):
            self._play(game, state, at, seat, text)
            yield seat, text, state

    def replay(self, game: Game) -> State:
        """The position after the last move; the stored result is not looked at (see ``verify``)."""
        state = self.start(game)
        for at, (seat, text) in enumerate(self.moves):
            self._play(game, state, at, seat, text)
        return state

    def verify(self, game: Game) -> State:
        """Replay and compare with the stored result; ``BadRecord`` says where they differ."""
        state = self.replay(game)
        actual = state.result
        stored = self.result
        line = self._result_line
        if stored is None:
            if actual is not None:
                raise BadRecord(line, "the game is over after the last move but has no result here")
            return state
        if actual is None:
            raise BadRecord(
                line, "the record has a result but after its last move the game goes on"
            )
        if stored.scores != actual.scores:
            raise BadRecord(
                line, f"the scores are {_row(actual.scores)}, not {_row(stored.scores)}"
            )
        if stored.ranks != actual.ranks:
            raise BadRecord(
                line and line + 1, f"the ranks are {_row(actual.ranks)}, not {_row(stored.ranks)}"
            )
        for seat, breakdown in enumerate(actual.breakdown):
            if stored.breakdown[seat] != breakdown:
                raise BadRecord(
                    line and line + 2 + seat,
                    f"the points of seat {seat + 1} are {_dump(breakdown)}",
                )
        return state

    def _play(self, game: Game, state: State, at: int, seat: int, text: str) -> None:
        line = self._lines[at]
        to_act = state.to_act
        if not to_act:
            raise BadRecord(line, f"'{text}' comes after the end of the game")
        if seat not in to_act:
            waiting = " or ".join(str(other + 1) for other in to_act)
            raise BadRecord(line, f"'{text}' is by seat {seat + 1}, but seat {waiting} is to move")
        turn = state.turn
        try:
            state.play(game.parse(text), seat)
        except UnknownMove as unknown:
            raise BadRecord(line, str(unknown)) from unknown
        except IllegalMove as illegal:
            raise BadRecord(line, f"'{text}' is not allowed: {illegal}") from illegal
        self._turn = turn


class _Reader:
    """Goes through the lines of a record once, from the first to the last."""

    def __init__(self, text: str) -> None:
        self._rows = text.removesuffix("\n").split("\n")
        self._line = 0  # the line read last, counted from 1

    def read(self) -> Record:
        if not self._rows[0].startswith("astrarium record"):
            raise BadRecord(1, f"a record begins with the line '{FIRST_LINE}'")
        if self._rows[0].strip() != FIRST_LINE:
            raise BadRecord(1, f"this program reads '{FIRST_LINE}' only")
        self._line = 1
        record = self._header()
        self._body(record)
        return record

    def _next(self) -> str | None:
        """The next line that says something, or None at the end."""
        while self._line < len(self._rows):
            row = self._rows[self._line].strip()
            self._line += 1
            if row and not row.startswith("#"):
                return row
        return None

    def _header(self) -> Record:
        values: dict[str, str] = {}
        lines: dict[str, int] = {}
        options: dict[str, Any] = {}
        option_lines: dict[str, int] = {}
        while len(values) < len(_HEADER):
            before = self._line
            row = self._next()
            key, _, value = (row or "").partition(":")
            key, value = key.strip(), value.strip()
            if row is None or key.isdigit() or key == "result":
                missing = [name for name in _HEADER if name not in values]
                raise BadRecord(
                    self._line if row else before, f"the header has no {' and no '.join(missing)}"
                )
            words = key.split()
            if key in values or (len(words) == 2 and words[0] == "option" and words[1] in options):
                raise BadRecord(self._line, f"'{key}' is there twice")
            if key in _HEADER:
                if not value:
                    raise BadRecord(self._line, f"'{key}' has no value")
                values[key] = value
                lines[key] = self._line
            elif len(words) == 2 and words[0] == "option":
                options[words[1]] = self._json(value)
                option_lines[words[1]] = self._line
            else:
                raise BadRecord(
                    self._line, f"'{key}' is not a header; expected option, {', '.join(_HEADER)}"
                )
        seed = self._seed(values["seed"], lines["seed"])
        if values["commitment"] != commitment(seed):
            raise BadRecord(lines["commitment"], "the commitment does not belong to the seed")
        record = Record(values["game"], values["version"], options, seed)
        record._game_line = lines["game"]
        record._option_lines = option_lines
        return record

    def _body(self, record: Record) -> None:
        while True:
            row = self._next()
            if row is None:
                raise BadRecord(
                    len(self._rows), f"the record is cut off: no 'result', not even '{UNFINISHED}'"
                )
            key, colon, value = row.partition(":")
            key, value = key.strip(), value.strip()
            if key == "result" and colon:
                break
            if not key.isdigit() or not colon:
                raise BadRecord(self._line, f"'{row}' is neither '<seat>: <moves>' nor a result")
            if int(key) < 1:
                raise BadRecord(self._line, "seats are numbered from 1")
            for move in value.split(";"):
                text = " ".join(move.split())
                if not text:
                    raise BadRecord(self._line, "there is an empty move on this line")
                record.moves.append((int(key) - 1, text))
                record._lines.append(self._line)
        record._result_line = self._line
        if value != UNFINISHED:
            record.result = self._result(value)
        row = self._next()
        if row is not None:
            raise BadRecord(self._line, f"'{row}' comes after the end of the record")

    def _result(self, value: str) -> Result:
        if not value.startswith("scores "):
            raise BadRecord(self._line, f"a result is 'scores ...' or '{UNFINISHED}'")
        scores = self._numbers(value.removeprefix("scores "))
        ranks = self._numbers(self._tagged("ranks"))
        if len(ranks) != len(scores):
            raise BadRecord(self._line, f"{len(scores)} scores but {len(ranks)} ranks")
        breakdown: list[dict[str, int]] = []
        for seat in range(1, len(scores) + 1):
            points = self._json(self._tagged(f"breakdown {seat}"))
            if not isinstance(points, dict):
                raise BadRecord(self._line, "a breakdown is an object of names and points")
            for name, number in points.items():
                if not isinstance(number, int):
                    raise BadRecord(self._line, f"the points for '{name}' are not a whole number")
            breakdown.append(points)
        return Result(scores, tuple(breakdown), ranks)

    def _tagged(self, tag: str) -> str:
        row = self._next()
        if row is None:
            raise BadRecord(len(self._rows), f"the record is cut off: '{tag}' is missing")
        key, _, value = row.partition(":")
        if key.strip() != tag:
            raise BadRecord(self._line, f"expected '{tag}: ...'")
        return value.strip()

    def _numbers(self, text: str) -> tuple[int, ...]:
        try:
            return tuple([int(word) for word in text.split()])
        except ValueError:
            raise BadRecord(self._line, f"'{text}' are not whole numbers") from None

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except ValueError:
            raise BadRecord(self._line, f"'{text}' is not a JSON value") from None

    def _seed(self, text: str, line: int) -> str:
        if not text.startswith('"'):
            return text
        try:
            return str(json.loads(text))
        except ValueError:
            raise BadRecord(line, f"the seed {text} is not a JSON text") from None


def _write_seed(seed: str) -> str:
    """As it is, or as JSON where a line of text could not hold it."""
    plain = seed.isprintable() and seed == seed.strip() and seed and not seed.startswith('"')
    return seed if plain else _dump(seed)


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)
