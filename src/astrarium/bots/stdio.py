"""Bots in any language: a program that reads questions and writes moves, one JSON object a line.

A question holds everything there is to know, so that a program needs no memory; it ends when its
input ends. The same programs play here, in the arena, and over the network (``astrarium bot``).
"""

import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from astrarium.bots.bot import Bot, Budget
from astrarium.table import Move, State, TableError
from astrarium.targets import targets

ATTEMPTS = 3
"""How often a program may answer one question with something that is not a legal move."""


class ProgramTrouble(TableError):
    """A program does not keep to the protocol."""


class Program:
    """A running program; it is started with the first question."""

    def __init__(self, command: Sequence[str], seconds: float = 60.0) -> None:
        self._command = list(command)
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()

    def decide(self, question: dict[str, Any]) -> str:
        """One of the question's moves, as the program chose it."""
        legal = {move["text"] for move in question["moves"]}
        refused = ""
        for _ in range(ATTEMPTS):
            asked = {**question, "refused": refused} if refused else question
            self.tell({"ask": "move", **asked})
            text = self._answer()
            if text in legal:
                return text
            refused = f"'{text}' is not one of the moves."
        raise ProgramTrouble(f"{self._name} gave up: {refused}")

    def tell(self, line: dict[str, Any]) -> None:
        """Write a line to the program."""
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise ProgramTrouble(f"{self._name} has ended.") from None

    def close(self) -> None:
        """End the program's input; one that goes on after that is stopped."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        try:
            process.stdin.close()
        except BrokenPipeError:
            process.kill()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    @property
    def _name(self) -> str:
        return f"The program '{self._command[0]}'"

    def _answer(self) -> str:
        try:
            line = self._answers.get(timeout=self._seconds)
        except queue.Empty:
            raise ProgramTrouble(f"{self._name} did not answer in {self._seconds:g} s.") from None
        if not line:
            raise ProgramTrouble(f"{self._name} has ended.")
        try:
            move = json.loads(line)["move"]
        except (ValueError, KeyError, TypeError):
            raise ProgramTrouble(
                f"""{self._name} has to answer {{"move": "..."}}, not: {line.strip()[:80]}"""
            ) from None
        return str(move)

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise ProgramTrouble(f"{self._name} cannot be started: {error.strerror}.") from error
        self._process = process
        threading.Thread(target=self._read, args=(process,), name="answers", daemon=True).start()
        return process

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self._answers.put(line)
        self._answers.put("")


class ProgramBot(Bot):
    """A program at a seat of a local game."""

    name = "program"

    def __init__(self, game: str, program: Program) -> None:
        self._game = game
        self._program = program

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        moves = state.legal_moves(player)
        question = {
            "game": self._game,
            "seat": player,
            "view": state.view(player),
            "moves": [
                {
                    "text": str(move),
                    "verb": move.verb,
                    "targets": targets(self._game, move),
                    "words": state.describe(move, player),
                }
                for move in moves
            ],
        }
        text = self._program.decide(question)
        return next(move for move in moves if str(move) == text)
