"""The Gaia Project bot: plays the first turn of the best line and keeps the others in mind."""

import gc

from astrarium.bots.bot import Bot, Budget, Hint
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.choices import Choices, Plan, Turn
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.lines import LINE_NODES, Lines
from astrarium.bots.gaia.weights import Weights, load
from astrarium.gaia import GaiaState
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import AFTER, BOOSTER, CHARGE_OFFER, FACTION, PLACE, TURN
from astrarium.gaia.power import chargeable
from astrarium.table import Move, State

SETUP = (FACTION, PLACE, BOOSTER)
"""Choices before the game that lines to its end decide."""
STARTS, START_LINES = 14, 4
"""How many choices of setup are tried at most, and the lines that are followed from each."""
FINALISTS = 4
"""Of these the best lines are then made better before one is chosen."""
ENOUGH = 5
"""Lines may take so many times what they take on average: one that breaks off is judged wrongly."""
SHARE = (1.0, 1.0, 1.0, 0.7, 0.4, 0.15)
"""How much of its budget who plans to the end of the game uses in each round.

A plan is made better mostly in the first rounds; later there is less and less to be found.
"""
TELLING = 0.3
"""Smaller changes are not worth a word in an explanation."""
WILLING_LAST, WILLING, WILLING_PER_ROUND = 0.25, 0.47, 0.05
"""VP that one charge may cost: in the last round, before it, and more per round left.

More than tokens in hand are worth by the evaluation: what neighbours offer is the only power beside
the income, and who takes it can go on growing.
"""


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

        Who looks ahead follows as many lines as the budget allows, whatever ``width`` says.
        ``exchanges``: whether it thinks of free actions that make something affordable.
        """
        self.name = name
        self._evaluate = Evaluation(weights or load())
        self._choices = Choices(self._evaluate, exchanges, several=ahead > 0)
        self._depth = depth
        self._width = width
        self._ahead = ahead
        self._turns = 0
        """Turns thought about so far: each is thought about in another way."""
        self._rest: Turn = ()
        self._awaited: object = None
        """What follows in the turn being played, and where."""
        self._remembered: tuple[Turn, ...] = ()
        """The turns planned after this one: a plan is given up only for a better one."""

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, GaiaState)
        self._choices.begin(self._share(budget, state))
        self._evaluate.features.now = state.round
        step = state.steps[-1]
        moves = state.legal_moves(player)
        if self._rest and _place(state, player) == self._awaited and self._rest[0] in moves:
            return self._follow(state, player, self._rest)
        if step.kind == TURN:
            line = self._best_line(state, player)
            self._remembered = line[1:]
            return self._follow(state, player, line[0])
        if step.kind == AFTER:
            return Move("end")
        if step.kind == CHARGE_OFFER:
            return self._offer(state, player)
        if self._ahead and step.kind in SETUP:
            return self._begin(state, player)
        return self._choices.reply(state, player)

    def hints(self, state: State, player: int, budget: Budget, count: int = 3) -> list[Hint]:
        """The best turns (or answers) with what each changes in the evaluation.

        The first is the move that ``choose`` makes; what a turn is worth counts from now.
        """
        assert isinstance(state, GaiaState)
        before = self._evaluate.parts(state, player)
        self._choices.begin(budget)
        plans = self._choices.candidates(state, player)
        chosen = self.choose(state, player, budget)
        turn = (chosen, *self._rest)
        if state.steps[-1].kind == TURN and turn not in [plan.turn for plan in plans]:
            # Lines to the end of the game may answer what it asks in another way.
            planned = self._choices.again(Plan(None, (), state, 0.0), turn, player)
            if planned is not None:
                plans.append(planned)
        plans.sort(key=lambda plan: (plan.turn != turn, plan.turn[0] != chosen, -plan.value))
        return [self._hint(plan, player, before) for plan in plans[:count]]

    def _hint(self, plan: Plan, seat: int, before: dict[str, float]) -> Hint:
        after = self._evaluate.parts(plan.state, seat)
        changes = sorted(
            ((after[name] - before[name], name) for name in before), key=lambda pair: -abs(pair[0])
        )
        reasons = [f"{name} {change:+.1f}" for change, name in changes if abs(change) >= TELLING]
        worth = sum(after.values(), 0.0) - sum(before.values(), 0.0)
        return Hint(plan.turn, worth, tuple(reasons[:4]))

    # -- decisions inside an action, in setup and in others' turns -----------------------------

    def _begin(self, state: GaiaState, seat: int) -> Move:
        """A choice of setup: of the most promising, the one from which the best line begins."""
        choices = self._choices
        nodes = choices.nodes
        moves = turns.worth_a_look(state, seat)
        ranked = [(-choices.value_after(state, seat, move), move) for move in moves]
        ranked.sort(key=lambda pair: pair[0])
        cost = START_LINES * LINE_NODES * (self._ahead + 1)
        tried: list[tuple[float, Move, Lines]] = []
        for _, move in ranked[: min(STARTS, nodes // cost)]:
            new = state.copy()
            new.play(move)
            while new.steps[-1].kind in SETUP:
                new.play(choices.reply(new, new.steps[-1].seat))
            turns.continue_alone(new, seat)
            choices.nodes = ENOUGH * cost
            lines = Lines(choices, new, seat, self._depth, self._ahead)
            tried.append((-lines.best(START_LINES).value, move, lines))
            if not choices.in_time():
                break
        tried.sort(key=lambda row: row[0])
        best = tried[0][1] if tried else ranked[0][1]
        best_value = 0.0
        for number, (_, move, lines) in enumerate(tried[:FINALISTS]):
            choices.nodes = nodes // FINALISTS
            line = lines.best_revised((), str(move))
            if not choices.in_time():
                break
            if not number or line.value > best_value:
                best, best_value = move, line.value
                self._remembered = tuple([plan.turn for plan in line.line()])
        return best

    def _share(self, budget: Budget, state: GaiaState) -> Budget:
        """What the next thought may take: who plans to the end needs less and less."""
        if not self._ahead or not state.round:
            return budget
        return Budget(int(SHARE[state.round - 1] * budget.nodes), budget.seconds)

    def _offer(self, state: GaiaState, seat: int) -> Move:
        """Charge if that is not too dear; where a token comes with it, in the better order."""
        me = state.seats[seat]
        left = ROUNDS - state.round
        price = WILLING + WILLING_PER_ROUND * left if left else WILLING_LAST
        best = self._choices.reply(state, seat)
        if best.verb == "charge":
            return best
        for move in state.legal_moves(seat):
            if move.verb == "charge" and len(move.args) == 1:
                power = int(move.args[0])
                if power - 1 <= price * min(power, chargeable(me)):
                    return move
        return best

    def _best_line(self, state: GaiaState, seat: int) -> tuple[Turn, ...]:
        """The turns of the best line to the end of the last round looked at."""
        lines = Lines(self._choices, state, seat, self._depth, self._ahead)
        self._turns += 1
        # Positions form no cycles, and looking for some among thousands takes a tenth of the time.
        collecting = gc.isenabled()
        gc.disable()
        try:
            if self._ahead:
                best = lines.best_revised(self._remembered, str(self._turns))
            else:
                best = lines.best(self._width)
        finally:
            if collecting:
                gc.enable()
        return tuple([plan.turn for plan in best.line()])

    def _follow(self, state: GaiaState, seat: int, moves: Turn) -> Move:
        """The first of these moves; the others need no more thought if all goes as planned."""
        self._rest = moves[1:]
        if self._rest:
            new = state.copy()
            new.play(moves[0])
            self._awaited = _place(new, seat)
        return moves[0]


def _place(state: GaiaState, seat: int) -> object:
    """Where a seat is in its turn, by all that it can see of it."""
    return (
        state.seats[seat].key(),
        state.round,
        state.used_actions,
        tuple([step.key() for step in state.steps]),
    )
