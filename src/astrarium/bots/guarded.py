"""Bots that cannot stop a game: they think in a process of their own, within a time limit.

A bot that hangs, dies or answers nonsense is replaced for that move by a simpler one.
"""

import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from astrarium.bots.bot import Bot, RandomBot, ask
from astrarium.bots.registry import LEVELS, budget_for, level_of, make_bot
from astrarium.games import get_game
from astrarium.table import Move, State

Maker = Callable[[str, str, str], Bot]
"""Makes a bot of a game, a name and a seed."""

START_UP = 60.0
"""Seconds a new process may take to begin, and to catch up with the game."""


@dataclass(frozen=True)
class Answer:
    """A move, the seconds it took, and what went wrong before it was found (usually nothing)."""

    move: Move
    seconds: float
    trouble: str = ""


@dataclass(frozen=True)
class Table:
    """A game to sit at: everything another process needs to play along."""

    game: str
    options: Mapping[str, Any]
    seed: str
    names: tuple[str, ...]


class Guard:
    """The bots of one game behind a time limit for each move."""

    def __init__(self, table: Table, maker: Maker, seconds: float) -> None:
        self._table = table
        self._maker = maker
        self.patience = seconds
        """Seconds a bot may take for a move."""
        self._moves: list[tuple[int, str]] = []
        self._pipe: Connection | None = None
        self._process: multiprocessing.process.BaseProcess | None = None

    def played(self, seat: int, move: Move) -> None:
        """Tell what was played, whoever chose it."""
        self._moves.append((seat, str(move)))

    def choose(self, state: State, seat: int, seed: str) -> Answer:
        """The bot's move, or a simpler bot's if it does not answer properly in time."""
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            return Answer(moves[0], 0.0)
        name = self._table.names[seat]
        try:
            kind, text, seconds = self._ask(seat, seed)
            for move in moves:
                if kind == "move" and str(move) == text:
                    return Answer(move, seconds)
            trouble = f"failed: {text}"
        except _Silent as silent:
            trouble = str(silent)
            self.close()
        start = time.process_time()
        move = simpler_move(self._table.game, state, seat, seed)
        return Answer(move, time.process_time() - start, f"{name} {trouble}")

    def close(self) -> None:
        """End the process, wherever it is."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _ask(self, seat: int, seed: str) -> tuple[str, str, float]:
        """What the process says: a move or an error, its text, the seconds it took."""
        pipe = self._pipe or self._begin()
        try:
            pipe.send((self._moves, seat, seed))
            if not pipe.poll(self.patience):
                raise _Silent(f"did not answer in {self.patience:g} s")
            kind, text, seconds = pipe.recv()
        except (EOFError, OSError):
            raise _Silent("died") from None
        return kind, text, seconds

    def _begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(
            target=_think, args=(there, self._table, self._maker), daemon=True
        )
        self._process.start()
        there.close()
        self._pipe = here
        try:
            if not here.poll(START_UP):
                raise _Silent("did not start")
            here.recv()
        except (EOFError, OSError):
            raise _Silent("died at the start") from None
        return here


class _Silent(Exception):
    """No move came; the text says why."""


def simpler_move(game: str, state: State, seat: int, seed: str) -> Move:
    """A move by the simplest playing strength, or any move at all if even that fails."""
    try:
        return ask(make_bot(game, "easy", seed), state, seat, budget_for(game, "easy"), seed)
    except Exception:
        return ask(RandomBot(seed), state, seat, budget_for(game, "random"), seed)


def _think(pipe: Connection, table: Table, maker: Maker) -> None:
    """The other process: follows the game and answers for whichever seat is asked."""
    state = get_game(table.game).new(table.options, table.seed)
    bots: dict[int, Bot] = {}
    done = 0
    pipe.send("ready")
    while True:
        moves, seat, seed = pipe.recv()
        done = _catch_up(state, moves, done)
        name = table.names[seat]
        # Own bots think here, so their time on a core is known; programs think elsewhere.
        clock = time.process_time if level_of(name) in LEVELS else time.perf_counter
        try:
            if seat not in bots:
                bots[seat] = maker(table.game, name, f"{table.seed} {seat}")
            start = clock()
            move = ask(bots[seat], state, seat, budget_for(table.game, name), seed)
            pipe.send(("move", str(move), clock() - start))
        except Exception as error:
            pipe.send(("error", f"{type(error).__name__}: {error}", 0.0))


def _catch_up(state: State, moves: Sequence[tuple[int, str]], done: int) -> int:
    for seat, text in moves[done:]:
        state.play(text, seat)
    return len(moves)
