"""The Gaia Project bot: plays the first turn of the best line and keeps the others in mind."""

import gc

from astrarium.bots.bot import Bot, Budget, Hint
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.advice import is_whole, of_changes, of_line
from astrarium.bots.gaia.choices import Choices, Plan, Turn, main_action
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
OTHERS, PART = 4, 10
"""Turns that a hint compares with the best, and which part of a thought each of them gets."""
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
        self._compared: list[tuple[Turn, list[Plan]]] = []
        """What the last thought was about: turns, and the lines that go on after them."""

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, GaiaState)
        self._choices.begin(self._share(budget, state))
        self._compared = []
        self._evaluate.features.now = state.round
        step = state.steps[-1]
        moves = state.legal_moves(player)
        if self._rest and _place(state, player) == self._awaited and self._rest[0] in moves:
            return self._follow(state, player, self._rest)
        if step.kind == TURN:
            line = self._best_line(state, player)
            self._remembered = tuple([plan.turn for plan in line[1:]])
            self._compared = [_begun(line)]
            return self._follow(state, player, line[0].turn)
        if step.kind == AFTER:
            return Move("end")
        if step.kind == CHARGE_OFFER:
            return self._offer(state, player)
        if self._ahead and step.kind in SETUP:
            return self._begin(state, player)
        return self._choices.reply(state, player)

    def hints(self, state: State, player: int, budget: Budget, count: int = 3) -> list[Hint]:
        """The best turns (or answers) and why: what their plans come to, or what changes at once.

        The move that ``choose`` makes is always among them, and comes first unless one of the
        other turns, which get a small part of its thought each, happens to lead to more.
        """
        assert isinstance(state, GaiaState)
        chosen = self.choose(state, player, budget)
        turn = (chosen, *self._rest)
        compared = [one for one in self._compared if is_whole(one[1][-1])]
        own = [one for one in compared if one[0][0] == chosen]
        if own:
            others = [one for one in compared if one not in own]
            if state.steps[-1].kind == TURN:
                others = self._others_compared(state, player, budget, turn)
            others.sort(key=_promise)
            return [
                of_line(self._evaluate, first, line, state, player)
                for first, line in sorted([*own, *others[: count - 1]], key=_promise)
            ]
        before = self._evaluate.parts(state, player)
        self._choices.begin(budget)
        plans = self._choices.candidates(state, player)
        if state.steps[-1].kind == TURN and turn not in [plan.turn for plan in plans]:
            # What was begun goes on, however it compares with what could be begun now.
            planned = self._choices.again(Plan(None, (), state, 0.0), turn, player)
            if planned is not None:
                plans.append(planned)
        plans.sort(key=lambda plan: (plan.turn != turn, plan.turn[0] != chosen, -plan.value))
        return [of_changes(self._evaluate, plan, player, before) for plan in plans[:count]]

    def _others_compared(
        self, state: GaiaState, seat: int, budget: Budget, chosen: Turn
    ) -> list[tuple[Turn, list[Plan]]]:
        """Other turns that are worth much at once, with the lines after them."""
        choices = self._choices
        choices.begin(budget)
        plans = choices.candidates(state, seat)
        plans.sort(key=lambda plan: -plan.value)
        main = main_action(chosen)
        others = [plan.turn for plan in plans if main_action(plan.turn) != main][:OTHERS]
        share = self._share(budget, state)
        small = Budget(share.nodes // PART, share.seconds / PART)
        found = []
        for turn in others:
            choices.begin(small)
            lines = Lines(choices, state, seat, self._depth, self._ahead)
            best = lines.best_after(turn, str(self._turns))
            if best is not None and is_whole(best):
                found.append(_begun(best.line()))
        return found

    # -- decisions inside an action, in setup and in others' turns -----------------------------

    def _begin(self, state: GaiaState, seat: int) -> Move:
        """A choice of setup: of the most promising, the one from which the best line begins."""
        choices = self._choices
        nodes = choices.nodes
        moves = turns.worth_a_look(state, seat)
        ranked = [(-choices.value_after(state, seat, move), move) for move in moves]
        ranked.sort(key=lambda pair: pair[0])
        cost = START_LINES * LINE_NODES * (self._ahead + 1)
        tried: list[tuple[float, Move, Lines, Plan]] = []
        for _, move in ranked[: min(STARTS, nodes // cost)]:
            new = state.copy()
            new.play(move)
            while new.steps[-1].kind in SETUP:
                new.play(choices.reply(new, new.steps[-1].seat))
            turns.continue_alone(new, seat)
            choices.nodes = ENOUGH * cost
            lines = Lines(choices, new, seat, self._depth, self._ahead)
            found = lines.best(START_LINES)
            if not choices.in_time():
                break  # before the line came to its end, so nobody knows what it is worth
            tried.append((-found.value, move, lines, found))
        tried.sort(key=lambda row: row[0])
        best = tried[0][1] if tried else ranked[0][1]
        best_value = 0.0
        self._compared = [((move,), found.line()) for _, move, _, found in tried]
        for number, (_, move, lines, _) in enumerate(tried[:FINALISTS]):
            choices.nodes = nodes // FINALISTS
            line = lines.best_revised((), str(move))
            if not choices.in_time():
                break
            self._compared[number] = ((move,), line.line())
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

    def _best_line(self, state: GaiaState, seat: int) -> list[Plan]:
        """The best line to the end of the last round looked at."""
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
        return best.line()

    def _follow(self, state: GaiaState, seat: int, moves: Turn) -> Move:
        """The first of these moves; the others need no more thought if all goes as planned."""
        self._rest = moves[1:]
        if self._rest:
            new = state.copy()
            new.play(moves[0])
            self._awaited = _place(new, seat)
        return moves[0]


def _begun(line: list[Plan]) -> tuple[Turn, list[Plan]]:
    """The first turn of a line, and how it goes on; the last pass of the game is its own end."""
    return line[0].turn, line[1:] or line


def _promise(compared: tuple[Turn, list[Plan]]) -> float:
    """Sorts what promises most to the front."""
    return -compared[1][-1].value


def _place(state: GaiaState, seat: int) -> object:
    """Where a seat is in its turn, by all that it can see of it."""
    return (
        state.seats[seat].key(),
        state.round,
        state.used_actions,
        tuple([step.key() for step in state.steps]),
    )
