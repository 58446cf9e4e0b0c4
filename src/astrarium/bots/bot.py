"""What a bot is: it gets a position without secrets and a budget, and returns a move."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import inf

from astrarium.table import Chance, Move, State


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a move: positions looked at, and seconds of one core.

    The same nodes give the same move as long as there is time for them.
    """

    nodes: int = 2000
    seconds: float = inf


@dataclass(frozen=True)
class Hint:
    """Advice: the moves to make, what they are worth in points, and why in words."""

    moves: tuple[Move, ...]
    worth: float
    """What the moves add to the points expected before, or the points still to come by a plan."""
    reasons: tuple[str, ...]
    end: float | None = None
    """Points at the end of the game, if there is a plan that leads there."""


class Bot(ABC):
    """A player. ``choose`` never sees more than the seat may know."""

    name = "bot"

    @abstractmethod
    def choose(self, state: State, player: int, budget: Budget) -> Move:
        """One of the legal moves; ``state`` is a sample, so hidden things in it are guesses."""

    def hints(self, state: State, player: int, budget: Budget, count: int = 3) -> list[Hint]:
        """The best moves, best first; a bot that cannot tell more names the one it would make."""
        return [Hint((self.choose(state, player, budget),), 0.0, ())]


class RandomBot(Bot):
    """Any legal move, each as likely as the other."""

    name = "random"

    def __init__(self, seed: str = "random") -> None:
        self._dice = Chance(seed, "random bot")

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        return self._dice.choice(state.legal_moves(player))


def ask(bot: Bot, state: State, player: int, budget: Budget, seed: str) -> Move:
    """A bot's move in the true position; it is shown a sample only, so it cannot peek."""
    moves = state.legal_moves(player)
    if len(moves) == 1:
        return moves[0]
    chosen = bot.choose(state.sample(player, seed), player, budget)
    for move in moves:
        if move == chosen:
            return move
    raise ValueError(f"{bot.name} chose '{chosen}', which is not legal.")
