"""The simplest Gaia Project bot that judges: whatever is worth most right after it."""

from astrarium.bots.bot import Bot, Budget
from astrarium.bots.gaia.choices import Choices
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.weights import load
from astrarium.gaia import GaiaState
from astrarium.table import Move, State


class Greedy(Bot):
    """Plans nothing, not even a whole turn: every move for itself, free actions too."""

    name = "greedy"

    def __init__(self) -> None:
        self._choices = Choices(Evaluation(load()), exchanges=False)

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, GaiaState)
        self._choices.begin(budget)
        return self._choices.reply(state, player)
