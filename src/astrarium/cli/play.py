"""A game in the terminal: people at one keyboard, bots in the other seats."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from astrarium import __version__
from astrarium.bots import LEVELS, make_bot
from astrarium.bots.bot import Bot, ask
from astrarium.bots.registry import budget_for
from astrarium.cli import showing
from astrarium.cli.files import free_name, read_record, with_ending, write_record
from astrarium.cli.guard import FileTrouble
from astrarium.cli.menu import PAGE, Menu
from astrarium.games import get_game
from astrarium.table import (
    BadRecord,
    Game,
    IllegalMove,
    Move,
    Record,
    State,
    TableError,
    UnknownMove,
    commitment,
)

with suppress(ImportError):
    import readline as _line_editing  # noqa: F401  arrow keys and history, where there are any

INTERRUPTED = 130

HELP = """\
Type a move or its number. Part of a move lists those that match ('mine', 'upgrade 3A5').
  moves         all legal moves        more         the next page of a list
  show          the whole table        why MOVE     why a move is not allowed
  undo          take back my last decision of this turn
  hint          what a strong bot would do, and why
  save [FILE]   keep the game          resume FILE  go on with a saved game
  help          this text              quit         save and leave"""


def started(game: Game, options: Mapping[str, Any], seed: str | None) -> "Session":
    """A new game; without a seed nobody knows what will come."""
    secret = secrets.token_hex(16) if seed is None else seed
    state = game.new(options, secret)
    return Session(game, Record(game.name, __version__, options, secret), state, None)


def resumed(path: Path) -> "Session":
    """A saved game, which is saved to the same file again."""
    record = read_record(path)
    game = get_game(record.game)
    try:
        return Session(game, record, record.replay(game), path)
    except BadRecord as error:
        raise FileTrouble(f"{path}, {error}") from error


def _printable(text: str) -> str:
    """What was typed, without keys that a plain terminal turns into control characters."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


class Session:
    """One game at the terminal, from here until it ends or everybody leaves."""

    def __init__(self, game: Game, record: Record, state: State, path: Path | None) -> None:
        self.humans = 1
        """Seats 1 to this number are people."""
        self.opponents = "random"
        """The level of the bots in the other seats."""
        self._game = game
        self._record = record
        self.state = state
        self._path = path
        self._console = Console(highlight=False)
        self._bots: dict[int, Bot] = {}  # each remembers what it plans
        self._undo: list[tuple[int, State]] = []  # own decisions of this turn: moves, state before
        self._news: list[tuple[int, str]] = []  # moves of others since a person last saw the table
        self._rest: list[Move] = []  # moves that a long list has not shown yet
        self._shown_turn: tuple[int, int] | None = None
        self._saved = len(record.moves)
        self._told = len(showing.diary(game.name, state)) if record.moves else 0

    def run(self) -> int:
        """Play to the end; the exit code."""
        say = self._console.print
        alone = self._record.options.get("players") == 1
        company = "alone" if alone else f"{self.state.players} players"
        say(f"[bold]{self._game.title}[/bold], {company}. Type 'help' for help.")
        say(f"Commitment to the seed: {commitment(self._record.seed)}", style="dim")
        try:
            while self.state.to_act:
                seat = self._next_seat()
                if seat >= self.humans:
                    self._bot_move(seat)
                elif not self._decide(seat):
                    self._leave()
                    return 0
            self._finish()
        except EOFError:
            say()
            self._leave()
        except KeyboardInterrupt:
            say()
            self._leave()
            return INTERRUPTED
        except Exception:
            self._leave()  # a fault of the program must not cost anybody the game
            raise
        return 0

    # Moves

    def _next_seat(self) -> int:
        """Bots first, so that people see what they did; then people in order."""
        waiting = self.state.to_act
        return next((seat for seat in waiting if seat >= self.humans), waiting[0])

    def _bot_move(self, seat: int) -> None:
        """A bot's move; what it guesses about hidden things follows from the seed, so that the
        same game with the same people goes the same way."""
        guess = f"{self._record.seed} {len(self._record.moves)}"
        if seat not in self._bots:
            self._bots[seat] = make_bot(self._game.name, self.opponents, guess)
        budget = budget_for(self._game.name, self.opponents)
        move = ask(self._bots[seat], self.state, seat, budget, guess)
        self._record.play(self.state, move, seat)
        self._undo.clear()
        self._news.append((seat, str(move)))

    def _own_move(self, seat: int, move: Move | str) -> None:
        before, turn = self.state.copy(), self.state.turn
        moves = len(self._record.moves)
        self._record.play(self.state, move, seat)
        if self.state.turn != turn or self.state.to_act != before.to_act:
            self._undo.clear()
        else:
            self._undo.append((moves, before))
        self._rest = []

    # Talking

    def _decide(self, seat: int) -> bool:
        """Ask a person until the game goes on; False to leave."""
        self._introduce(seat)
        menu = Menu(self.state, seat)
        self._console.print(menu.overview())
        while True:
            text = _printable(input(self._prompt(seat)))
            word, _, rest = text.partition(" ")
            rest = rest.strip()
            try:
                match word.lower():
                    case "":
                        continue
                    case "quit" | "exit" if not rest:
                        return False
                    case "help" | "?" if not rest:
                        self._console.print(HELP, markup=False)
                    case "show" if not rest:
                        self._console.print(showing.position(self._game.name, self.state, seat))
                    case "moves" if not rest:
                        self._list(menu, menu.moves)
                    case "more" if not rest:
                        self._list(menu, self._rest)
                    case "hint" if not rest:
                        self._hint(seat)
                    case "why":
                        self._why(seat, rest)
                    case "save":
                        self._save(with_ending(rest) if rest else None)
                    case "undo" if not rest:
                        if self._take_back():
                            return True
                    case "resume" if rest:
                        self._resume(with_ending(rest))
                        return True
                    case _:
                        if self._try(seat, menu, text):
                            return True
            except TableError as error:
                self._console.print(Text(str(error), style="red"))

    def _introduce(self, seat: int) -> None:
        """What the others did, and the table: whole when a turn begins, in brief within it."""
        say = self._console.print
        for other, move in self._news:
            say(Text(f"  {other + 1} {showing.name_of(self.state, other)}: {move}", style="dim"))
        self._tell()
        turn = (seat, self.state.turn)
        if self._news or turn != self._shown_turn:
            say(showing.position(self._game.name, self.state, seat))
        else:
            say(showing.brief(self._game.name, self.state, seat))
        self._news = []
        self._shown_turn = turn

    def _tell(self) -> None:
        """What the Automa did since it was last told, and why."""
        diary = showing.diary(self._game.name, self.state)
        if len(diary) > self._told:
            self._console.print(showing.told(diary[self._told :]))
        self._told = len(diary)

    def _prompt(self, seat: int) -> str:
        return f"{seat + 1} {showing.name_of(self.state, seat)}> "

    def _try(self, seat: int, menu: Menu, text: str) -> bool:
        """Play what was typed: a number, a move, or the only move it can mean."""
        if text.isdigit():
            numbered = menu.numbered(int(text))
            if numbered is None:
                self._console.print(f"Numbers go from 1 to {len(menu.moves)}.", style="red")
                return False
            self._own_move(seat, numbered)
            return True
        try:
            move = self._game.parse(text)
        except UnknownMove:
            matching = menu.matching(text)
            if not matching:
                raise
            self._list(menu, matching)
            return False
        try:
            self._own_move(seat, move)
        except IllegalMove:
            matching = [other for other in menu.matching(text) if other != move]
            if not matching:
                raise
            self._list(menu, matching)
            return False
        return True

    def _list(self, menu: Menu, moves: list[Move]) -> None:
        """One page of moves; 'more' shows the next."""
        if not moves:
            self._console.print("There are no more.", style="dim")
        self._console.print(menu.listing(moves[:PAGE]))
        self._rest = moves[PAGE:]
        if self._rest:
            self._console.print(f"'more' shows {len(self._rest)} more.", style="dim")

    def _why(self, seat: int, text: str) -> None:
        if not text:
            self._console.print("Write 'why' and a move.")
            return
        refusal = self.state.why(text, seat)
        self._console.print(Text(str(refusal) if refusal else f"'{text}' is allowed."))

    def _hint(self, seat: int) -> None:
        """The strongest bot's best turns with what they are worth to it."""
        adviser = make_bot(self._game.name, LEVELS[-1])
        shown = self.state.sample(seat, f"hint {len(self._record.moves)}")
        with self._console.status("Thinking ..."):
            hints = adviser.hints(shown, seat, budget_for(self._game.name, LEVELS[-1]))
        for hint in hints:
            moves = "; ".join(str(move) for move in hint.moves)
            promised = "" if hint.end is None else f", {hint.end:.0f} at the end"
            self._console.print(Text(f"  {moves}  {hint.worth:+.1f}{promised}"))
            for reason in hint.reasons:
                self._console.print(Text(f"    {reason}", style="dim"))

    def _take_back(self) -> bool:
        if not self._undo:
            self._console.print("There is nothing to take back in this turn.", style="red")
            return False
        moves, self.state = self._undo.pop()
        while len(self._record.moves) > moves:
            self._record.undo()
        self._saved = min(self._saved, moves - 1)
        return True

    # Files

    def _save(self, path: Path | None) -> None:
        """Write the record; without a name to the file the game came from, or to a new one."""
        target = path or self._path or free_name(self._game.name)
        write_record(target, self._record)
        self._path = target
        self._saved = len(self._record.moves)
        self._console.print(
            Text(f"Saved as {target}. 'astrarium play --resume {target}' goes on with it.")
        )

    def _resume(self, path: Path) -> None:
        other = resumed(path)
        if self._unsaved():
            self._save(None)
        self._game, self._record, self.state = other._game, other._record, other.state
        self._path, self._saved = path, len(other._record.moves)
        self._undo, self._news, self._rest, self._shown_turn = [], [], [], None
        self._bots = {}
        self._told = other._told

    def _unsaved(self) -> bool:
        people = any(seat < self.humans for seat, _ in self._record.moves)
        return people and len(self._record.moves) != self._saved

    def _leave(self) -> None:
        """Nothing is lost when a player goes away in the middle of a game."""
        if not self._unsaved():
            return
        try:
            self._save(None)
        except FileTrouble as error:
            self._console.print(Text(str(error), style="red"))
            self._path = None
            self._save(free_name(self._game.name, Path.home()))

    def _finish(self) -> None:
        result = self.state.result
        say = self._console.print
        for other, move in self._news:
            say(Text(f"  {other + 1} {showing.name_of(self.state, other)}: {move}", style="dim"))
        self._tell()
        say(showing.position(self._game.name, self.state, None))
        if result is not None:
            say(showing.score_table(self.state, result))
            winners = [showing.name_of(self.state, seat) for seat in result.winners]
            say(Text(f"{' and '.join(winners)} won.", style="bold"))
        say(Text(f"The seed was {self._record.seed}."))
        if self._unsaved():
            target = self._path or free_name(self._game.name)
            write_record(target, self._record)
            say(Text(f"Saved as {target}. 'astrarium replay {target}' shows it again."))
