"""Game and State: what every game offers, and what everything above the rules relies on."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from astrarium.table.errors import IllegalMove, UnknownMove
from astrarium.table.move import Move


@dataclass(frozen=True)
class Result:
    """How a finished game ended, by seat.

    ``breakdown[seat]`` adds up to ``scores[seat]``; ``ranks`` start at 1 and tied seats share one.
    """

    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class State(ABC):
    """A position. Seats are numbered from 0.

    A turn is a chain of small decisions, each one ``Move``; ``turn`` grows when a new turn (or a
    decision of another seat) begins, which is where records break lines and undo must stop.
    """

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats the game has."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now, in the order the game names them; empty at the end."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """A number that grows with every turn."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result, or None while the game runs."""

    @abstractmethod
    def legal_moves(self, player: int | None = None) -> list[Move]:
        """All legal moves of that seat (default: the only seat to act), complete and exact.

        The list belongs to the state: read it, do not change it.
        """

    @abstractmethod
    def play(self, move: Move | str, player: int | None = None) -> None:
        """Apply the move, or raise ``IllegalMove`` or ``UnknownMove`` and change nothing."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state that compares equal."""

    @abstractmethod
    def view(self, player: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as JSON-ready data."""

    @abstractmethod
    def sample(self, player: int, seed: str) -> "State":
        """A complete state that agrees with all this seat knows; the rest is drawn anew."""

    @abstractmethod
    def describe(self, move: Move, player: int) -> str:
        """The move in words, with cost and gain where they are not in its text."""

    def why(self, move: Move | str, player: int | None = None) -> IllegalMove | UnknownMove | None:
        """Why the move is refused, or None if it is legal. Changes nothing."""
        try:
            self.copy().play(move, player)
        except (IllegalMove, UnknownMove) as refusal:
            return refusal
        return None


class Game(ABC):
    """A game by name: makes states from options and reads its own notation."""

    name: str
    """The name in records, on the command line and in addresses, e.g. ``gaia``."""

    title: str
    """The name as printed on the box."""

    @abstractmethod
    def new(self, options: Mapping[str, Any], seed: str) -> State:
        """Set the table up; ``BadOption`` names what is wrong."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Read one move; ``UnknownMove`` says what is wrong with the text."""

    @abstractmethod
    def options(self) -> list[dict[str, Any]]:
        """Every option: ``name``, ``type``, ``default``, ``choices`` and ``help``, one sentence."""
