"""Seeded chance: every shuffle of a game is drawn at setup from one secret seed.

The stream is SHA-256 in counter mode, so that a record replays bit for bit on any Python version
and in any language, and each purpose draws from a stream of its own: a new kind of draw never
changes an old one.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64


def commitment(seed: str) -> str:
    """What is public of a seed while its game runs; anybody can recompute it afterwards."""
    return sha256(b"astrarium seed " + seed.encode()).hexdigest()


class Chance:
    """Draws for one purpose (``label``) of one seed."""

    def __init__(self, seed: str, label: str) -> None:
        self._key = f"astrarium draw {label}\n{seed}\n".encode()
        self._counter = 0

    def below(self, n: int) -> int:
        """A fair number in ``range(n)``; words past the last whole multiple of n are dropped."""
        if n < 1:
            raise ValueError("below() needs a positive bound")
        limit = _WORD - _WORD % n
        while True:
            digest = sha256(self._key + str(self._counter).encode()).digest()
            self._counter += 1
            word = int.from_bytes(digest[:8], "big")
            if word < limit:
                return word % n

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All items in random order (Fisher-Yates)."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """``count`` different items in random order."""
        return self.shuffled(items)[:count]
