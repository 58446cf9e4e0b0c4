"""Search over complete own turns with a beam of the most promising ones."""

from astrarium.bots.bot import Bot, Budget, Hint
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.others import Others
from astrarium.bots.gaia.weights import Weights, load
from astrarium.gaia import GaiaState
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import AFTER, BOOSTER, CHARGE_OFFER, PLACE, TURN
from astrarium.gaia.power import chargeable
from astrarium.table import Move, State

STARTS, START_LINES = 8, 6
"""How many choices of setup are tried, and the lines that are followed from each."""
SAME = 4
"""No more than one of so many lines kept for the next round begins with the same turn."""
TELLING = 0.3
"""Smaller changes are not worth a word in an explanation."""


WILLING_LAST, WILLING, WILLING_PER_ROUND = 0.25, 0.47, 0.05
"""VP that one charge may cost: in the last round, before it, and more per round left.

More than tokens in hand are worth by the evaluation: what neighbours offer is the only power beside
the income, and who takes it can go on growing.
"""


Turn = tuple[Move, ...]
"""A whole turn: free actions, the main action, and the answers to what it asks."""


class _Plan:
    """A line of play: its turns, the position it leads to, its value."""

    def __init__(self, line: tuple[Turn, ...], state: GaiaState, value: float) -> None:
        self.line = line
        self.state = state
        self.value = value


class Planner(Bot):
    """Plans its own turns, of this round or to the end, and plays the first of the best line."""

    def __init__(
        self,
        name: str,
        depth: int,
        width: int,
        weights: Weights | None = None,
        exchanges: bool = True,
        ahead: int = 0,
    ) -> None:
        """How many own turns of a round, lines at once, and rounds after this one it looks at.

        ``exchanges``: whether it thinks of free actions that make something affordable.
        """
        self.name = name
        self._exchanges = exchanges
        self._evaluate = Evaluation(weights or load())
        self._depth = depth
        self._width = width
        self._ahead = ahead
        self._nodes = 0
        self._rest: Turn = ()
        self._awaited: object = None
        """What follows in the turn being played, and where."""
        self._remembered: tuple[Turn, ...] = ()
        """The turns planned after this one: a plan is given up only for a better one."""

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, GaiaState)
        self._nodes = budget.nodes
        self._evaluate.features.now = state.round
        step = state.steps[-1]
        moves = state.legal_moves(player)
        if self._rest and _place(state, player) == self._awaited and self._rest[0] in moves:
            return self._follow(state, player, self._rest)
        if step.kind == TURN:
            best = self._best_line(state, player, self._width)
            self._remembered = best.line[1:]
            return self._follow(state, player, best.line[0])
        if step.kind == AFTER:
            return Move("end")
        if step.kind == CHARGE_OFFER:
            return self._offer(state, player)
        if self._ahead and step.kind in (PLACE, BOOSTER):
            return self._begin(state, player)
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
        plans.sort(key=lambda plan: (plan.line[0][0] != chosen, -plan.value))
        return [self._hint(plan, player, before) for plan in plans[:count]]

    def _candidates(self, state: GaiaState, seat: int) -> list[_Plan]:
        """Every turn worth a look, each with the position it leads to."""
        plans = []
        if state.steps[-1].kind == TURN:
            here = _Plan((), state, 0.0)
            return [*self._expand(here, seat), self._best_pass(here, seat)]
        for move in turns.worth_a_look(state, seat):
            new = state.copy()
            new.play(move)
            self._resolve(new, seat)
            plans.append(_Plan(((move,),), new, self._evaluate(new, seat)))
        return plans

    def _hint(self, plan: _Plan, seat: int, before: dict[str, float]) -> Hint:
        after = self._evaluate.parts(plan.state, seat)
        changes = sorted(
            ((after[name] - before[name], name) for name in before), key=lambda pair: -abs(pair[0])
        )
        reasons = [f"{name} {change:+.1f}" for change, name in changes if abs(change) >= TELLING]
        worth = sum(after.values()) - sum(before.values())
        return Hint(plan.line[0], worth, tuple(reasons[:4]))

    # -- decisions inside an action, in setup and in others' turns -----------------------------

    def _begin(self, state: GaiaState, seat: int) -> Move:
        """A choice of setup: of the most promising, the one whose first rounds can be best."""
        known: dict[int, Move] = {}
        moves = turns.worth_a_look(state, seat)
        ranked = [(-self._value_after(state, seat, move, known), move) for move in moves]
        ranked.sort(key=lambda pair: pair[0])
        best, best_value = ranked[0][1], 0.0
        if len(ranked) > 1:
            budget = self._nodes // STARTS
            for number, (_, move) in enumerate(ranked[:STARTS]):
                new = state.copy()
                new.play(move)
                while new.steps[-1].kind in (PLACE, BOOSTER):
                    new.play(self._reply(new, new.steps[-1].seat))
                self._nodes = budget
                turns.continue_alone(new, seat)
                value = self._best_line(new, seat, START_LINES).value
                if not number or value > best_value:
                    best, best_value = move, value
        return best

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

    def _resolve(
        self, state: GaiaState, seat: int, known: dict[int, Move] | None = None
    ) -> list[Move]:
        """Answer what an action still asks, greedily, or as ``known`` by the kind of question."""
        answers = []
        while turns.asks_me(state, seat):
            moves = state.legal_moves(seat)
            answer: Move | None = None
            if len(moves) == 1 or turns.many_ways(state) or self._nodes < 0:
                answer = moves[0]
            else:
                kind = state.steps[-1].kind
                if known is not None:
                    answer = known.get(kind)
                if answer is None or answer not in moves:
                    answer = self._reply(state, seat)
                    if known is not None:
                        known[kind] = answer
            state.play(answer)
            answers.append(answer)
        return answers

    # -- lines of turns ------------------------------------------------------------------------

    def _follow(self, state: GaiaState, seat: int, moves: Turn) -> Move:
        """The first of these moves; the others need no more thought if all goes as planned."""
        self._rest = moves[1:]
        if self._rest:
            new = state.copy()
            new.play(moves[0])
            self._awaited = _place(new, seat)
        return moves[0]

    def _best_line(self, state: GaiaState, seat: int, width: int) -> _Plan:
        """The line that is worth most at the end of the furthest round looked at."""
        starts = [_Plan((), state, 0.0)]
        kept: _Kept | None = _Kept(starts[0], self._remembered) if self._remembered else None
        others = Others(state, seat, self._depth + 1)
        ends = self._round(starts, seat, others, kept, width)
        for later in range(1, min(ROUNDS - state.round, self._ahead) + 1):
            if self._nodes < 0:
                break
            starts = _various(ends, width)
            if kept is not None and kept.plan not in starts:
                starts.append(kept.plan)
            others.begin_next_round(state, later)
            for plan in starts:
                others.until_round(plan.state)
                self._next_round(plan.state, seat)
            ends = self._round(starts, seat, others, kept, width)
        return ends[0]

    def _round(
        self, beam: list[_Plan], seat: int, others: Others, kept: "_Kept | None", width: int
    ) -> list[_Plan]:
        """How this round may end, best first: every line of a beam with a pass after it."""
        ends: dict[object, _Plan] = {}
        for depth in range(self._depth + 1):
            wider: dict[object, _Plan] = {}
            for plan in beam:
                if depth:
                    turns.continue_alone(plan.state, seat)
                    others.until_turn(plan.state, depth)
                passed = self._best_pass(plan, seat)
                _keep_better(ends, passed.state.seats[seat].key(), passed)
                if depth == self._depth or self._nodes < 0:
                    continue
                for new in self._expand(plan, seat):
                    _keep_better(wider, (new.state.seats[seat].key(), new.state.used_actions), new)
            beam = sorted(wider.values(), key=lambda plan: -plan.value)[:width]
            if kept is not None and not kept.passed:
                planned = self._as_planned(kept, seat, depth < self._depth)
                if kept.passed:
                    _keep_better(ends, planned.state.seats[seat].key(), planned)
                else:
                    beam.append(planned)
            if not beam:
                break
        if kept is not None:
            kept.passed = False
        return sorted(ends.values(), key=lambda plan: -plan.value)

    def _as_planned(self, kept: "_Kept", seat: int, more: bool) -> _Plan:
        """The next turn of a remembered line that can still be made, or its pass."""
        plan = kept.plan
        while kept.turns:
            turn = kept.turns[0]
            if turn[0].verb != "pass" and not more:
                break
            kept.turns = kept.turns[1:]
            new = plan.state.copy()
            if turn[0].verb == "pass":
                if turn[0] not in new.legal_moves(seat):
                    break
                new = turns.after_passing(new, seat, turn[0])
                kept.passed = True
            elif not turns.replay(new, seat, turn):
                continue
            self._nodes -= 1
            kept.plan = self._plan(plan, turn, new, seat)
            return kept.plan
        kept.passed = True
        kept.plan = self._best_pass(plan, seat)
        return kept.plan

    def _next_round(self, state: GaiaState, seat: int) -> None:
        turns.begin_next_round(state, seat)
        self._resolve(state, seat)
        turns.begin_gaia_phase(state, seat)
        self._resolve(state, seat)

    def _plan(self, before: _Plan, turn: Turn, state: GaiaState, seat: int) -> _Plan:
        """A line with one more turn, which leads to this position."""
        return _Plan((*before.line, turn), state, self._evaluate(state, seat))

    def _best_pass(self, before: _Plan, seat: int) -> _Plan:
        best: _Plan | None = None
        for move in before.state.legal_moves(seat):
            if move.verb != "pass":
                continue
            passed = turns.after_passing(before.state, seat, move)
            plan = self._plan(before, (move,), passed, seat)
            self._nodes -= 1
            if best is None or plan.value > best.value:
                best = plan
        assert best is not None
        return best

    def _expand(self, before: _Plan, seat: int) -> list[_Plan]:
        """The best turns from here, each played out to its end."""
        plans = []
        state = before.state
        moves = turns.main_moves(state, seat)
        answers: dict[tuple[str, ...], dict[int, Move]] = {}
        for move in moves:
            # The same structure elsewhere asks the same: which tile, which area of research.
            known = answers.setdefault((move.verb, *move.args[1:]), {})
            new = state.copy()
            new.play(move)
            plans.append(self._finish(before, new, seat, (move,), known))
        for move in turns.wished_moves(state, seat, moves) if self._exchanges else ():
            need = turns.need_of(state, seat, move)
            exchanges = turns.conversions_for(state, seat, need)
            if exchanges:
                plan = self._try(before, seat, tuple(exchanges), move)
                if plan is not None:
                    plans.append(plan)
        plans.sort(key=lambda plan: -plan.value)
        return plans[: self._width]

    def _try(self, before: _Plan, seat: int, exchanges: Turn, move: Move) -> _Plan | None:
        new = before.state.copy()
        if not turns.pay(new, seat, list(exchanges)) or not turns.make(new, seat, move):
            return None
        return self._finish(before, new, seat, (*exchanges, move), None)

    def _finish(
        self,
        before: _Plan,
        state: GaiaState,
        seat: int,
        moves: Turn,
        known: dict[int, Move] | None,
    ) -> _Plan:
        """The turn that began with these moves, with everything answered."""
        answers = self._resolve(state, seat, known)
        self._nodes -= 1
        return self._plan(before, (*moves, *answers), state, seat)


class _Kept:
    """A remembered line on its way through a search: where it has come to and what follows."""

    def __init__(self, plan: _Plan, turns: tuple[Turn, ...]) -> None:
        self.plan = plan
        self.turns = turns
        self.passed = False


def _keep_better(found: dict[object, _Plan], key: object, plan: _Plan) -> None:
    known = found.get(key)
    if known is None or plan.value > known.value:
        found[key] = plan


def _various(ends: list[_Plan], count: int) -> list[_Plan]:
    """The best ends, not too many of which begin with the same turn."""
    same = max(2, count // SAME)
    seen: dict[Turn, int] = {}
    result = []
    for plan in ends:
        first = plan.line[0]
        number = seen.get(first, 0)
        if number < same:
            seen[first] = number + 1
            result.append(plan)
            if len(result) == count:
                break
    return result


def _place(state: GaiaState, seat: int) -> object:
    """Where a seat is in its turn, by all that it can see of it."""
    return (
        state.seats[seat].key(),
        state.round,
        state.used_actions,
        tuple([step.key() for step in state.steps]),
    )
