"""Bots that misbehave, each in its own way, for the levels above random."""

import os
import time

from astrarium.bots import Bot, Budget, RandomBot
from astrarium.table import Move, State


class _Hanging(RandomBot):
    def choose(self, state: State, player: int, budget: Budget) -> Move:
        while True:
            time.sleep(1)


class _Dying(RandomBot):
    def choose(self, state: State, player: int, budget: Budget) -> Move:
        os._exit(1)


class _Cheating(RandomBot):
    def choose(self, state: State, player: int, budget: Budget) -> Move:
        print('{"move": "win"}')
        return Move("win")


def make(game: str, level: str, seed: str) -> Bot:
    """hard hangs, medium takes its process down, easy cheats; random is honest."""
    bots: dict[str, type[RandomBot]] = {"hard": _Hanging, "medium": _Dying, "easy": _Cheating}
    return bots.get(level, RandomBot)(seed)
