"""Advice from bots: one more thinking process of this server, started when first asked."""

import threading
from collections import OrderedDict
from typing import Any

from astrarium.server.bot_runner import BotTrouble, Worker, job_of
from astrarium.server.games import Live
from astrarium.server.problems import Problem
from astrarium.server.settings import Settings

_KEPT = 200
_MOST_WAITING = 4
"""Those who wait keep a thread each; more than a few would slow down everybody else."""

Hints = list[dict[str, Any]]


class Adviser:
    """Answers one question after the other and remembers the answers."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.bot_seconds
        self._worker = Worker(settings.bot_maker)
        self._turn = threading.Lock()
        self._waiting = threading.Semaphore(_MOST_WAITING)
        self._known: OrderedDict[tuple[str, int, int, str], Hints] = OrderedDict()

    def hints(self, table_id: str, live: Live, seat: int, level: str) -> Hints:
        """The bot's best moves for this seat."""
        if not self._waiting.acquire(blocking=False):
            raise Problem(429, "too-fast", "The adviser is busy: try again in 5 s.", wait=5)
        try:
            with self._turn:
                return self._answer(table_id, live, seat, level)
        finally:
            self._waiting.release()

    def _answer(self, table_id: str, live: Live, seat: int, level: str) -> Hints:
        question = (table_id, live.version, seat, level)
        known = self._known.get(question)
        if known is None:
            job = {**job_of(table_id, live, seat, level), "hints": True}
            try:
                known = self._worker.ask(job, self._seconds)["hints"]
            except BotTrouble:
                sentence = "The adviser has found nothing in time."
                raise Problem(409, "no-hint", sentence) from None
            self._known[question] = known
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return known

    def stop(self) -> None:
        self._worker.stop()
