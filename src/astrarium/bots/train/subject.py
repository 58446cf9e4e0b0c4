"""What is trained: weights of one game, and all that the pipeline has to know of that game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Values = TypeVar("Values")
"""The weights of one game."""

Signs = tuple[int, ...]
"""For each weight whether it was raised (1) or lowered (-1)."""


@dataclass(frozen=True)
class Thinking:
    """How far the bots of the training look: own turns, lines, and rounds after this one where a
    round has many turns."""

    depth: int = 9
    width: int = 4
    ahead: int = 5


@dataclass(frozen=True)
class Study(Generic[Values]):
    """A position, or a game, to learn from, and the weights to try there."""

    seed: str
    values: Values
    """Those that lead to the position."""
    trials: tuple[Values, ...]
    thinking: Thinking


@dataclass(frozen=True)
class Sample:
    """Points that come of it with nudged weights, and with the opposite nudges."""

    signs: Signs
    raised: float
    lowered: float

    @property
    def margin(self) -> float:
        return (self.raised - self.lowered) / 2


@dataclass(frozen=True)
class Job(Generic[Values]):
    """One game to play: the weights of each seat."""

    seed: str
    seats: tuple[Values, ...]
    thinking: Thinking


@dataclass(frozen=True)
class Game:
    """How it ended."""

    seed: str
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Subject(Generic[Values]):
    """What differs between the games."""

    game: str
    points: str
    """What the margins are counted in."""
    names: tuple[str, ...]
    """What is nudged, one by one."""
    studies: int
    """Positions of a generation unless told otherwise."""
    thinking: Thinking
    """How far bots look unless told otherwise."""
    seatings: tuple[tuple[int, ...], ...]
    """Who sits where (0 new, 1 old) in the games that the gate plays on one seed."""
    load: Callable[[], Values]
    """The weights that come with the package."""
    read: Callable[[Mapping[str, Any]], Values]
    """Weights from a file; what is missing there is an error."""
    moved: Callable[[Values, Sequence[float]], Values]
    """The weights, each moved by so many nudges."""
    study: Callable[[Study[Values]], tuple[float, ...]]
    """What comes of each of the weights to try."""
    play: Callable[[Job[Values]], Game]
