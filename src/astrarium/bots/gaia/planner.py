"""Search over complete own turns with a beam of the most promising ones."""

from astrarium.bots.bot import Bot, Budget, Hint
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.weights import Weights, load
from astrarium.gaia import GaiaState
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import AFTER, CHARGE_OFFER, TURN
from astrarium.gaia.power import chargeable
from astrarium.table import Move, State

TELLING = 0.3
"""Smaller changes are not worth a word in an explanation."""


WILLING_LAST, WILLING, WILLING_PER_ROUND = 0.25, 0.47, 0.05
"""VP that one charge may cost: in the last round, before it, and more per round left.

More than tokens in hand are worth by the evaluation: what neighbours offer is the only power beside
the income, and who takes it can go on growing.
"""


class _Plan:
    """A line of play: the first moves to make, the position it leads to, its value."""

    def __init__(self, first: tuple[Move, ...], state: GaiaState, value: float) -> None:
        self.first = first
        self.state = state
        self.value = value


class Planner(Bot):
    """Plans the next few own turns of this round and plays the first of the best line."""

    def __init__(
        self,
        name: str,
        depth: int,
        width: int,
        weights: Weights | None = None,
        exchanges: bool = True,
    ) -> None:
        """``exchanges``: whether it thinks of free actions that make something affordable."""
        self.name = name
        self._exchanges = exchanges
        self._evaluate = Evaluation(weights or load())
        self._depth = depth
        self._width = width
        self._nodes = 0
        self._rest: tuple[Move, ...] = ()
        self._awaited: object = None
        """What follows the free actions of the turn being played, and where."""

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, GaiaState)
        self._nodes = budget.nodes
        step = state.steps[-1]
        if step.kind == TURN:
            return self._turn(state, player)
        if step.kind == AFTER:
            return Move("end")
        if step.kind == CHARGE_OFFER:
            return self._offer(state, player)
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
        for move in turns.worth_a_look(state, seat):
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
        known: dict[int, Move] = {}  # what follows is much the same whichever tile one takes
        for move in turns.worth_a_look(state, seat):
            value = self._value_after(state, seat, move, known)
            if best is None or value > best_value:
                best, best_value = move, value
        assert best is not None
        return best

    def _offer(self, state: GaiaState, seat: int) -> Move:
        """Charge if that is not too dear; where a token comes with it, in the better order."""
        me = state.seats[seat]
        left = ROUNDS - state.round
        price = WILLING + WILLING_PER_ROUND * left if left else WILLING_LAST
        best = self._reply(state, seat)
        if best.verb == "charge":
            return best
        for move in state.legal_moves(seat):
            if move.verb == "charge" and len(move.args) == 1:
                power = int(move.args[0])
                if power - 1 <= price * min(power, chargeable(me)):
                    return move
        return best

    def _value_after(
        self, state: GaiaState, seat: int, move: Move, known: dict[int, Move]
    ) -> float:
        new = state.copy()
        new.play(move)
        self._resolve(new, seat, known)
        self._nodes -= 1
        return self._evaluate(new, seat)

    def _resolve(self, state: GaiaState, seat: int, known: dict[int, Move] | None = None) -> None:
        """Answer what an action still asks, greedily, or as ``known`` by the kind of question."""
        while turns.asks_me(state, seat):
            moves = state.legal_moves(seat)
            if len(moves) == 1 or turns.many_ways(state) or self._nodes < 0:
                state.play(moves[0])
                continue
            kind = state.steps[-1].kind
            answer = known.get(kind) if known is not None else None
            if answer is None or answer not in moves:
                answer = self._reply(state, seat)
                if known is not None:
                    known[kind] = answer
            state.play(answer)

    # -- turns ---------------------------------------------------------------------------------

    def _turn(self, state: GaiaState, seat: int) -> Move:
        """The first move of the best line; the free actions it needs are not thought over again."""
        if self._rest and state.key() == self._awaited:
            moves = self._rest
        else:
            moves = self._best_line(state, seat).first
        self._rest = moves[1:]
        if self._rest:
            new = state.copy()
            new.play(moves[0])
            self._awaited = new.key()
        return moves[0]

    def _best_line(self, state: GaiaState, seat: int) -> _Plan:
        """The line that is worth most if one passes after it."""
        deepest = self._depth
        if state.round == ROUNDS:
            deepest += self._depth - 1  # nothing but VP counts now, so looking further is sure
        taken = turns.taken_by_others(state, seat, deepest + 1)
        beam = [_Plan((), state, 0.0)]
        best: _Plan | None = None
        for depth in range(deepest + 1):
            wider: dict[object, _Plan] = {}
            for plan in beam:
                if depth:
                    turns.continue_alone(plan.state, seat, taken[depth])
                move, value = self._best_pass(plan.state, seat)
                if best is None or value > best.value:
                    best = _Plan(plan.first or (move,), plan.state, value)
                if depth == deepest or self._nodes < 0:
                    continue
                for new in self._expand(plan.state, seat, plan.first):
                    key = (new.state.seats[seat].key(), new.state.used_actions)
                    known = wider.get(key)
                    if known is None or new.value > known.value:
                        wider[key] = new
            beam = sorted(wider.values(), key=lambda plan: -plan.value)[: self._width]
            if not beam:
                break
        assert best is not None
        return best

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
        answers: dict[tuple[str, ...], dict[int, Move]] = {}
        for move in moves:
            # The same structure elsewhere asks the same: which tile, which area of research.
            known = answers.setdefault((move.verb, *move.args[1:]), {})
            plans.append(self._play(state, seat, (), move, first, known))
        for move in turns.wished_moves(state, seat, moves) if self._exchanges else ():
            need = turns.need_of(state, seat, move)
            before = turns.conversions_for(state, seat, need)
            if before:
                plan = self._try(state, seat, tuple(before), move, first)
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
        if not turns.pay(new, seat, list(before)) or move not in new.legal_moves(seat):
            return None
        return self._play(new, seat, before, move, first)

    def _play(
        self,
        state: GaiaState,
        seat: int,
        before: tuple[Move, ...],
        move: Move,
        first: tuple[Move, ...],
        known: dict[int, Move] | None = None,
    ) -> _Plan:
        new = state.copy()
        new.play(move)
        self._resolve(new, seat, known)
        self._nodes -= 1
        return _Plan(first or (*before, move), new, self._evaluate(new, seat))
