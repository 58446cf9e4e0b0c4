"""A process that thinks for bots: reads positions and writes moves, one JSON object per line.

Whatever goes wrong in here cannot reach the server; it may end this process at any time.
"""

import json
import sys
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from typing import Any

from astrarium.bots.bot import Bot, ask
from astrarium.bots.registry import budget_for
from astrarium.games import get_game
from astrarium.server.projections import project
from astrarium.table import State

_KEPT = 16


class _Positions:
    """The last positions, so that only new moves have to be played."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[Any], State]] = OrderedDict()

    def get(self, job: dict[str, Any]) -> State:
        game = get_game(job["game"])
        moves = job["moves"]
        known, state = self._known.pop(job["table"], ([], None))
        if state is None or moves[: len(known)] != known:
            known, state = [], game.new(job["options"], job["seed"])
        for seat, text in moves[len(known) :]:
            state.play(game.parse(text), seat)
        self._known[job["table"]] = (moves, state)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return state


class _Bots:
    """The bots of the last seats: one that has planned its turn need not think about it again."""

    def __init__(self, make: Callable[[str, str, str], Bot]) -> None:
        self.make = make
        self._known: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def get(self, job: dict[str, Any], seed: str) -> Bot:
        seat = (job["table"], job["seat"], job["level"])
        bot = self._known.pop(seat, None) or self.make(job["game"], job["level"], seed)
        self._known[seat] = bot
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return bot


def _hints(bot: Bot, shown: State, job: dict[str, Any]) -> list[dict[str, Any]]:
    """The bot's best moves with their words, from what the seat may know."""
    seat = job["seat"]
    found = []
    for hint in bot.hints(shown, seat, budget_for(job["game"], job["level"])):
        state, words = shown.copy(), []
        for move in hint.moves:
            words.append(state.describe(move, seat))
            state.play(move, seat)
        worth, reasons = hint.worth, list(hint.reasons)
        if not reasons:
            worth, reasons = _gained(shown, state, seat)
        found.append(
            {
                "moves": [str(move) for move in hint.moves],
                "words": words,
                "worth": round(worth, 2),
                "end": None if hint.end is None else round(hint.end, 2),
                "reasons": reasons,
            }
        )
    return found


def _gained(before: State, after: State, seat: int) -> tuple[float, list[str]]:
    """For a bot that cannot say why: what the moves change in the score if the game ended now."""
    old, new = (project(state, seat)[seat].breakdown for state in (before, after))
    changes = {name: new[name] - old[name] for name in new if new[name] != old[name]}
    reasons = sorted(changes, key=lambda name: -abs(changes[name]))
    return sum(changes.values()), [f"{name} {changes[name]:+d}" for name in reasons]


def main() -> None:
    """Answer until the server hangs up."""
    module, _, name = sys.argv[1].partition(":")
    bots = _Bots(getattr(import_module(module), name))
    answers, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is not an answer
    positions = _Positions()
    print(json.dumps({"ready": sys.argv[1]}), file=answers, flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        try:
            answer: dict[str, Any]
            state = positions.get(job)
            guess = f"{job['seed']} {len(job['moves'])}"
            if job.get("hints"):
                adviser = bots.make(job["game"], job["level"], guess)
                answer = {"hints": _hints(adviser, state.sample(job["seat"], guess), job)}
            else:
                bot = bots.get(job, guess)
                move = ask(bot, state, job["seat"], budget_for(job["game"], job["level"]), guess)
                answer = {"move": str(move)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
