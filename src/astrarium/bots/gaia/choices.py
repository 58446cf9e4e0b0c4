"""One own turn: answers to what an action asks, and whole turns, by what they are worth."""

from math import inf
from time import thread_time

from astrarium.bots.bot import Budget
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.gaia import GaiaState
from astrarium.gaia.decisions import TAKE_TOKEN, TILE, TURN
from astrarium.table import Move

Turn = tuple[Move, ...]
"""A whole turn: free actions, the main action, and the answers to what it asks."""

ALL = 1000
"""More turns than a position ever allows."""
AGAIN = 5
"""Main actions known from earlier in the round that are looked at again at every turn."""
BLOCKED = 0.15
"""VP by which an own turn of waiting makes a board action worse that the Automa may block: it
blocks one of the ten in two turns of five, whichever, as counted in 56 solo games of ``medium``."""
FOLLOWED = {TILE: 4, TAKE_TOKEN: 3}
"""Answers that make turns of their own: a tile or a token decides more of what comes later than
its worth right after it tells, so a beam should see where several of them lead."""
WISHES = 4
"""Main actions found, affordable or not, that take as long as a look at a position."""


class Plan:
    """The last turn of a line of play, the position it leads to, and what that is worth."""

    def __init__(self, before: "Plan | None", turn: Turn, state: GaiaState, value: float) -> None:
        self.before = before
        self.turn = turn
        self.state = state
        self.value = value
        self.first: Turn = turn if before is None or before.before is None else before.first
        """The turn that the whole line begins with."""
        self.gains: dict[Move, float] = {}
        """What main actions added when they were last looked at in this round of the line."""
        self.risk = 0.0
        """VP that the line may lose as the Automa blocks a board action before its turn comes."""
        self.later = 0
        self.depth = 0
        """Rounds after the one being played, and own turns of that round, at which it goes on."""

    def line(self) -> "list[Plan]":
        """All plans that lead to this one, from the first turn on."""
        result = []
        plan = self
        while plan.before is not None:
            result.append(plan)
            plan = plan.before
        result.reverse()
        return result


class Choices:
    """Compares what a seat can do; every position looked at takes one of ``nodes`` away."""

    def __init__(self, evaluate: Evaluation, exchanges: bool, several: bool = False) -> None:
        """``exchanges``: whether to think of free actions that make something affordable.

        ``several``: whether turns that differ in the tile or token taken are told apart.
        """
        self.evaluate = evaluate
        self.nodes = 0
        self._end = inf
        self._exchanges = exchanges
        self._several = several
        self._known: dict[object, list[Move]] = {}

    def begin(self, budget: Budget) -> None:
        """Think about a new move."""
        self.nodes = budget.nodes
        self._end = thread_time() + budget.seconds
        self.forget()

    def in_time(self) -> bool:
        """Whether there is time left; if not, no more positions may be looked at."""
        if thread_time() < self._end:
            return True
        self.nodes = min(self.nodes, -1)
        return False

    def forget(self) -> None:
        """Think answers over again from now on."""
        self._known = {}

    def candidates(self, state: GaiaState, seat: int) -> list[Plan]:
        """Every turn or answer worth a look, each with the position it leads to."""
        root = Plan(None, (), state, 0.0)
        if state.steps[-1].kind == TURN:
            passed = self.best_pass(root, seat, ())
            assert passed is not None
            best: dict[Move, Plan] = {}
            for plan in self.expand(root, seat, ALL):
                best.setdefault(main_action(plan.turn), plan)
            return [*best.values(), passed]
        plans = []
        for move in turns.worth_a_look(state, seat):
            new = state.copy()
            new.play(move)
            self.resolve(new, seat)
            plans.append(self.plan(root, (move,), new, seat))
        return plans

    def plan(self, before: Plan, turn: Turn, state: GaiaState, seat: int) -> Plan:
        """A line with one more turn, which leads to this position."""
        self.nodes -= 1
        plan = Plan(before, turn, state, 0.0)
        plan.risk = before.risk
        if state.automa is not None and main_action(turn).verb in ("power", "qic"):
            plan.risk += BLOCKED * before.depth
        self.judge(plan, seat)
        return plan

    def judge(self, plan: Plan, seat: int) -> None:
        """Note what the line is worth."""
        plan.value = self.evaluate(plan.state, seat) - plan.risk

    # -- answers to what an action asks ----------------------------------------------------------

    def reply(self, state: GaiaState, seat: int) -> Move:
        return self._ranked(state, seat)[0]

    def value_after(self, state: GaiaState, seat: int, move: Move) -> float:
        new = state.copy()
        new.play(move)
        self.resolve(new, seat)
        self.nodes -= 1
        return self.evaluate(new, seat)

    def resolve(self, state: GaiaState, seat: int) -> list[Move]:
        """Answer what an action still asks, greedily."""
        answers = []
        while turns.asks_me(state, seat):
            answer = self._answers(state, seat)[0]
            state.play(answer)
            answers.append(answer)
        return answers

    def _ways(self, state: GaiaState, seat: int) -> list[tuple[list[Move], GaiaState]]:
        """The same, but where it decides much in several ways: the answers, and where they lead."""
        answers: list[Move] = []
        while turns.asks_me(state, seat):
            best = self._answers(state, seat)
            count = FOLLOWED.get(state.steps[-1].kind, 1)
            if count > 1 and len(best) > 1:
                ways = []
                for answer in best[:count]:
                    new = state.copy_for(seat)
                    new.play(answer)
                    for more, end in self._ways(new, seat):
                        ways.append(([*answers, answer, *more], end))
                return ways
            state.play(best[0])
            answers.append(best[0])
        return [(answers, state)]

    def _answers(self, state: GaiaState, seat: int) -> list[Move]:
        """Answers, best first, as in much the same position before; one if there is no choice."""
        moves = state.legal_moves(seat)
        if len(moves) == 1 or turns.many_ways(state) or self.nodes < 0:
            return moves[:1]
        kind = state.steps[-1].kind
        if kind <= TURN:
            return self._ranked(state, seat)
        me = state.seats[seat]
        key = (kind, state.round, tuple(me.research), me.tiles, me.covered, me.advanced)
        known = self._known.get(key)
        if known is None or known[0] not in moves:
            known = self._known[key] = self._ranked(state, seat)
        return [answer for answer in known if answer in moves]

    def _ranked(self, state: GaiaState, seat: int) -> list[Move]:
        """All answers worth a look, best first."""
        rows = [
            (self.value_after(state, seat, move), move) for move in turns.worth_a_look(state, seat)
        ]
        rows.sort(key=lambda row: -row[0])
        return [move for _, move in rows]

    # -- whole turns -----------------------------------------------------------------------------

    def expand(self, before: Plan, seat: int, width: int) -> list[Plan]:
        """The best turns from here, each played out to its end.

        Of what was looked at earlier in the round only what added most then is looked at again.
        """
        self.in_time()
        state = before.state
        gains = dict(before.gains)
        moves = turns.main_moves(state, seat)
        affordable = len(moves)
        if self._exchanges:
            moves += turns.wished_moves(state, seat, moves)
        # To find what can be done takes as long as to look at some of it.
        self.nodes -= len(moves) // WISHES
        least = _least(moves, gains)
        plans = []
        for number, move in enumerate(moves):
            if gains.get(move, least) < least:
                continue
            new = self._turns(before, seat, move, number < affordable)
            for plan in new:
                plan.gains = gains
            if new:
                gains[move] = new[0].value - before.value
                plans += new
        plans.sort(key=lambda plan: -plan.value)
        return plans[:width]

    def best_pass(self, before: Plan, seat: int, barred: Turn) -> Plan | None:
        """Passing with the best booster but the barred one, if there is any."""
        best: Plan | None = None
        for move in before.state.legal_moves(seat):
            if move.verb != "pass" or (move,) == barred:
                continue
            passed = turns.after_passing(before.state, seat, move)
            plan = self.plan(before, (move,), passed, seat)
            if best is None or plan.value > best.value:
                best = plan
        return best

    def again(self, before: Plan, turn: Turn, seat: int) -> Plan | None:
        """A turn thought out before, if it can still be made."""
        state = before.state
        if turn[0].verb == "pass":
            if turn[0] not in state.legal_moves(seat):
                return None
            return self.plan(before, turn, turns.after_passing(state, seat, turn[0]), seat)
        new = state.copy_for(seat)
        return self.plan(before, turn, new, seat) if turns.replay(new, seat, turn) else None

    def alike(self, before: Plan, turn: Turn, seat: int, elsewhere: bool = False) -> Plan | None:
        """What a turn thought out before does, paid and answered as is best now.

        A planet may also be settled by another action than planned, or another planet
        ``elsewhere``, and any federation does for one that cannot be formed.
        """
        state = before.state
        main = main_action(turn)
        planet = turns.settled_planet(main)
        federation = main.verb == "federation"
        moves = turns.main_moves(state, seat)
        affordable = len(moves)
        if self._exchanges:
            moves += turns.wished_moves(state, seat, moves)
        best: Plan | None = None
        for number, move in enumerate(moves):
            settled = turns.settled_planet(move) if planet else ""
            if (
                move == main
                or (settled and (settled == planet or elsewhere))
                or (federation and move.verb == "federation")
            ):
                new = self._turns(before, seat, move, number < affordable)
                if new and (best is None or new[0].value > best.value):
                    best = new[0]
        return best

    def begin_next_round(self, state: GaiaState, seat: int) -> None:
        """One's own income and Gaia phase."""
        turns.begin_next_round(state, seat)
        self.resolve(state, seat)
        turns.begin_gaia_phase(state, seat)
        self.resolve(state, seat)

    def _turns(self, before: Plan, seat: int, move: Move, affordable: bool) -> list[Plan]:
        """The whole turns with this main action, best first; none if it cannot be paid."""
        state = before.state
        new = state.copy_for(seat)
        if affordable:
            new.play(move)
            return self._finish(before, new, seat, (move,))
        exchanges = turns.conversions_for(state, seat, turns.need_of(state, seat, move))
        if not exchanges or not turns.pay(new, seat, exchanges) or not turns.make(new, seat, move):
            return []
        return self._finish(before, new, seat, (*exchanges, move))

    def _finish(self, before: Plan, state: GaiaState, seat: int, moves: Turn) -> list[Plan]:
        """The turns that begin with these moves, with everything answered, best first."""
        if not self._several:
            answers = self.resolve(state, seat)
            return [self.plan(before, (*moves, *answers), state, seat)]
        plans = [
            self.plan(before, (*moves, *answers), end, seat)
            for answers, end in self._ways(state, seat)
        ]
        plans.sort(key=lambda plan: -plan.value)
        return plans


def main_action(turn: Turn) -> Move:
    """What a turn is about, free actions aside."""
    for move in turn:
        if move.verb not in turns.FREE:
            return move
    return turn[-1]


def _least(moves: list[Move], gains: dict[Move, float]) -> float:
    """What a main action must have added when it was last looked at to be looked at again."""
    known = sorted([gains[move] for move in moves if move in gains], reverse=True)
    return known[AGAIN - 1] if len(known) > AGAIN else -inf
