"""Looks at every own move of the turn, follows the best ones a few moves further."""

from astrarium.bots.bot import Bot, Budget
from astrarium.bots.planet_unknown.evaluate import evaluate
from astrarium.planet_unknown.position import ROTATION
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import Move, State

FOLLOW_UP = 6
"""How many own moves after the first are played greedily before the position is judged."""
GLANCE = 40
"""So many placements, spread evenly, tell how good an offer is."""


class TurnSearch(Bot):
    """One move deep over all moves, then greedy through the benefits for the best ``width``."""

    def __init__(self, name: str, width: int) -> None:
        self.name = name
        self._width = width
        self._nodes = 0

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, PlanetUnknownState)
        self._nodes = budget.nodes
        ranked = self._ranked(state, player)
        if self._width <= 1 or len(ranked) == 1 or state.phase == ROTATION:
            return ranked[0][1]
        best, best_value = ranked[0][1], -1e9
        for _, move in ranked[: self._width]:
            value = self._followed(state, player, move)
            if value > best_value:
                best, best_value = move, value
        return best

    def _ranked(self, state: PlanetUnknownState, player: int) -> list[tuple[float, Move]]:
        """All moves with the value of what they lead to at once, best first."""
        result = []
        for move in state.legal_moves(player):
            new = state.copy()
            new.play(move, player)
            self._nodes -= 1
            if state.phase == ROTATION:
                result.append((self._best_offer(new, player), move))
            else:
                result.append((evaluate(new, player), move))
        result.sort(key=lambda pair: -pair[0])
        return result

    def _best_offer(self, state: PlanetUnknownState, player: int) -> float:
        """After turning the station: the best of a few placements of the tiles it brings me."""
        best = evaluate(state, player)
        if player in state.to_act:
            moves = state.legal_moves(player)
            for move in moves[:: 1 + len(moves) // GLANCE]:
                new = state.copy()
                new.play(move, player)
                self._nodes -= 1
                best = max(best, evaluate(new, player))
        return best

    def _followed(self, state: PlanetUnknownState, player: int, move: Move) -> float:
        """Play the move and then what looks best, as long as the turn and the budget last."""
        new = state.copy()
        new.play(move, player)
        round_number = new.round
        for _ in range(FOLLOW_UP):
            if self._nodes < 0 or player not in new.to_act or new.round != round_number:
                break
            moves = new.legal_moves(player)
            if len(moves) == 1:
                new.play(moves[0], player)
                continue
            new.play(self._ranked(new, player)[0][1], player)
        return evaluate(new, player)
