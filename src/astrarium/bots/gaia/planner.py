"""Search over complete own turns with a beam of the most promising ones."""

from astrarium.bots.bot import Bot, Budget, Hint
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.weights import Weights, load
from astrarium.gaia import GaiaState
from astrarium.gaia.decisions import AFTER, TURN
from astrarium.table import Move, State

TELLING = 0.3
"""Smaller changes are not worth a word in an explanation."""


class _Plan:
    """A line of play: the first moves to make, the position it leads to, its value."""

    def __init__(self, first: tuple[Move, ...], state: GaiaState, value: float) -> None:
        self.first = first
        self.state = state
        self.value = value


class Planner(Bot):
    """Plans the next few own turns of this round and plays the first of the best line."""

    def __init__(self, name: str, depth: int, width: int, weights: Weights | None = None) -> None:
        self.name = name
        self._evaluate = Evaluation(weights or load())
        self._depth = depth
        self._width = width
        self._nodes = 0

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, GaiaState)
        self._nodes = budget.nodes
        step = state.steps[-1]
        if step.kind == TURN:
            return self._turn(state, player)
        if step.kind == AFTER:
            return Move("end")
        return self._reply(state, player)

    def hints(self, state: State, player: int, budget: Budget, count: int = 3) -> list[Hint]:
        """The best turns (or answers) with what each changes in the evaluation.

        The first is the move that ``choose`` makes; what a turn is worth counts from now.
        """
        assert isinstance(state, GaiaState)
        self._nodes = budget.nodes
        before = self._evaluate.parts(state, player)
        plans = self._candidates(state, player)
        chosen = self.choose(state, player, budget)
        plans.sort(key=lambda plan: (plan.first[0] != chosen, -plan.value))
        return [self._hint(plan, player, before) for plan in plans[:count]]

    def _candidates(self, state: GaiaState, seat: int) -> list[_Plan]:
        """Every turn worth a look, each with the position it leads to."""
        plans = []
        if state.steps[-1].kind == TURN:
            plans = self._expand(state, seat, ())
            passed = self._best_pass(state, seat)[0]
            new = turns.after_passing(state, seat, passed)
            return [*plans, _Plan((passed,), new, self._evaluate(new, seat))]
        for move in state.legal_moves(seat):
            new = state.copy()
            new.play(move)
            self._resolve(new, seat)
            plans.append(_Plan((move,), new, self._evaluate(new, seat)))
        return plans

    def _hint(self, plan: _Plan, seat: int, before: dict[str, float]) -> Hint:
        after = self._evaluate.parts(plan.state, seat)
        changes = sorted(
            ((after[name] - before[name], name) for name in before), key=lambda pair: -abs(pair[0])
        )
        reasons = [f"{name} {change:+.1f}" for change, name in changes if abs(change) >= TELLING]
        worth = sum(after.values()) - sum(before.values())
        return Hint(plan.first, worth, tuple(reasons[:4]))

    # -- decisions inside an action, in setup and in others' turns -----------------------------

    def _reply(self, state: GaiaState, seat: int) -> Move:
        best: Move | None = None
        best_value = 0.0
        for move in state.legal_moves(seat):
            value = self._value_after(state, seat, move)
            if best is None or value > best_value:
                best, best_value = move, value
        assert best is not None
        return best

    def _value_after(self, state: GaiaState, seat: int, move: Move) -> float:
        new = state.copy()
        new.play(move)
        self._resolve(new, seat)
        self._nodes -= 1
        return self._evaluate(new, seat)

    def _resolve(self, state: GaiaState, seat: int) -> None:
        """Answer what an action still asks, greedily."""
        while turns.asks_me(state, seat):
            moves = state.legal_moves(seat)
            if len(moves) == 1 or turns.many_ways(state) or self._nodes < 0:
                state.play(moves[0])
                continue
            state.play(self._reply(state, seat))

    # -- turns ---------------------------------------------------------------------------------

    def _turn(self, state: GaiaState, seat: int) -> Move:
        best_pass = self._best_pass(state, seat)
        best = _Plan((best_pass[0],), state, best_pass[1])
        beam = self._expand(state, seat, ())
        for depth in range(self._depth):
            for plan in beam:
                if plan.value > best.value:
                    best = plan
            if depth + 1 == self._depth or self._nodes < 0:
                break
            wider: list[_Plan] = []
            for plan in beam:
                turns.continue_alone(plan.state, seat)
                value = self._best_pass(plan.state, seat)[1]
                if value > best.value:
                    best = _Plan(plan.first, plan.state, value)
                wider += self._expand(plan.state, seat, plan.first)
                if self._nodes < 0:
                    break
            beam = sorted(wider, key=lambda plan: -plan.value)[: self._width]
        return best.first[0]

    def _best_pass(self, state: GaiaState, seat: int) -> tuple[Move, float]:
        passes = [move for move in state.legal_moves(seat) if move.verb == "pass"]
        values = [
            (self._evaluate(turns.after_passing(state, seat, move), seat), move) for move in passes
        ]
        self._nodes -= len(passes)
        value, move = max(values, key=lambda pair: pair[0])
        return move, value

    def _expand(self, state: GaiaState, seat: int, first: tuple[Move, ...]) -> list[_Plan]:
        """The best turns from here, each played out to its end."""
        plans = []
        moves = turns.main_moves(state, seat)
        for move in moves:
            plans.append(self._play(state, seat, (), move, first))
        for move in turns.wished_moves(state, seat, moves):
            need = turns.need_of(state, seat, move)
            before = turns.conversions_for(state, seat, need)
            if before:
                plan = self._try(
                    state, seat, tuple([Move.of(text) for text in before]), move, first
                )
                if plan is not None:
                    plans.append(plan)
        plans.sort(key=lambda plan: -plan.value)
        return plans[: self._width]

    def _try(
        self,
        state: GaiaState,
        seat: int,
        before: tuple[Move, ...],
        move: Move,
        first: tuple[Move, ...],
    ) -> _Plan | None:
        new = state.copy()
        for free in before:
            if free not in new.legal_moves(seat):
                return None
            new.play(free)
            self._resolve(new, seat)
        if move not in new.legal_moves(seat):
            return None
        return self._play(new, seat, before, move, first)

    def _play(
        self,
        state: GaiaState,
        seat: int,
        before: tuple[Move, ...],
        move: Move,
        first: tuple[Move, ...],
    ) -> _Plan:
        new = state.copy()
        new.play(move)
        self._resolve(new, seat)
        self._nodes -= 1
        return _Plan(first or (*before, move), new, self._evaluate(new, seat))
