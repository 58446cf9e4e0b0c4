"""How much is allowed, and how often."""

import threading
import time
from collections import OrderedDict

from astrarium.server.problems import Problem

BODY_BYTES = 2_000_000
NAME_LENGTH = 40
CHAT_LENGTH = 500
NOTE_LENGTH = 20_000
TOKENS_PER_PERSON = 20
_KEYS = 20_000


class Pace:
    """A bucket per key that holds ``burst`` drops and fills again at ``per_second``."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._rate = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, key: str) -> None:
        """Use one drop, or say when there will be one."""
        with self._lock:
            now = time.monotonic()
            level, then = self._buckets.pop(key, (self._burst, now))
            level = min(self._burst, level + (now - then) * self._rate)
            allowed = level >= 1
            self._buckets[key] = (level - 1 if allowed else level, now)
            if len(self._buckets) > _KEYS:
                self._buckets.popitem(last=False)
        if not allowed:
            wait = max(1, round((1 - level) / self._rate))
            raise Problem(429, "too-fast", f"Too many at once: try again in {wait} s.", wait=wait)
