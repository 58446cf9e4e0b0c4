"""Lines of own turns through several rounds: a beam of the best, then one line made better.

A beam alone finds poor lines to the end of the game: what is worth most in the middle of one is
a bad guess of what it comes to. So the best line is revised again and again: cut somewhere, the
turn that came there barred, and played on with worths that are all a little off. What comes out
better is kept, also for the next turns.
"""

from astrarium.bots.gaia import turns
from astrarium.bots.gaia.choices import Choices, Plan, Turn, main_action
from astrarium.bots.gaia.others import Others
from astrarium.gaia import GaiaState
from astrarium.gaia.actions.mine import taken
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.player import Player
from astrarium.table import Chance, Move

LINE_NODES = 70
"""Positions looked at to follow one line through one round, about."""
FRESH = 0.2
"""The share of them that a search without a remembered line may take; revisions get the rest."""
FEWEST, MOST = 2, 60
"""Lines of a search, however many positions may be looked at."""
REVISED = 12
"""Lines that are followed from where a line was cut."""
WAVER = 0.5
"""By how much of itself each worth may be off then."""
ENDS = 6
"""Ends of a round from which a line is followed on as it was planned."""
REVISION = 20
"""Positions that a revision takes in any case, so that they end where little can be done."""
CLEAR = 3.0
"""Whoever can add so much by one more turn does not think of passing."""
SAME = 4
"""No more than one of so many lines kept for the next round begins with the same turn."""


class Lines:
    """The lines of one seat from one position on, through ``last`` more rounds at most."""

    def __init__(
        self, choices: Choices, state: GaiaState, seat: int, depth: int, last: int
    ) -> None:
        """``depth``: own turns of a round looked at."""
        self._choices = choices
        self._state = state
        self._seat = seat
        self._depth = depth
        self._last = min(last, ROUNDS - state.round)
        self._others = Others(state, seat, depth + 1)

    def best(self, width: int) -> Plan:
        """The best line that a beam of so many finds."""
        found = self._through([self._root()], (), width)
        assert found is not None
        return found

    def best_revised(self, remembered: tuple[Turn, ...], seed: str) -> Plan:
        """The best line that can be found with all positions that may still be looked at."""
        choices = self._choices
        share = FRESH * choices.nodes / (LINE_NODES * (self._last + 1))
        best = self._as_remembered(remembered) if remembered else None
        fresh = self.best(max(FEWEST, min(MOST, int(share))))
        # Lines that break off in the middle are judged too well: all is still possible there.
        if best is None or (choices.nodes >= 0 and fresh.value > best.value):
            best = fresh
        return self._made_better(best, Chance(seed, "revisions"), 0)

    def best_after(self, turn: Turn, seed: str) -> Plan | None:
        """The same among the lines that begin with this turn; None if that cannot be made."""
        choices = self._choices
        share = FRESH * choices.nodes / (LINE_NODES * (self._last + 1))
        self._others.begin_round(0)
        begun = choices.again(self._root(), turn, self._seat)
        if begun is None:
            return None
        if turn[0].verb != "pass":
            self._come_to_turn(begun, 1)
        elif self._last:
            self._others.begin_round(1)
            self._begin_round(begun, 1)
        else:
            return begun
        found = self._through([begun], (), max(FEWEST, min(MOST, int(share))))
        if found is None or choices.nodes < 0:
            return found
        return self._made_better(found, Chance(seed, "revisions"), 1)

    def _made_better(self, best: Plan, dice: Chance, kept: int) -> Plan:
        """The line revised as long as there are positions to look at, but for its first turns."""
        choices = self._choices
        while choices.nodes >= 0:
            choices.nodes -= REVISION
            other = self._revised(best, dice, kept)
            if choices.nodes >= 0 and other is not None and other.value > best.value:
                best = other
        return best

    def _root(self) -> Plan:
        worth = self._choices.evaluate(self._state, self._seat)
        return Plan(None, (), self._state.copy(), worth)

    def _revised(self, best: Plan, dice: Chance, kept: int) -> Plan | None:
        """The line with another turn somewhere behind those kept, and what is best from there on.

        Every other time only the rest of that round is thought over, and the rounds after it go
        as they did, mended where they have to be.
        """
        line = best.line()
        where = kept + dice.below(len(line) - kept)
        barred = line[where]
        cut = barred.before
        assert cut is not None
        start = Plan(cut.before, cut.turn, cut.state.copy_for(self._seat), cut.value)
        start.risk, start.later, start.depth = cut.risk, cut.later, cut.depth
        rest: tuple[Turn, ...] = ()
        if dice.below(2) and cut.later < self._last:
            after = where
            while line[after].turn[0].verb != "pass":
                after += 1
            rest = tuple([plan.turn for plan in line[after + 1 :]])
        choices = self._choices
        choices.evaluate.waver(dice, WAVER)
        choices.forget()
        if rest:
            self._others.begin_round(start.later)
            ends = self._round([start], barred.turn, REVISED)
        else:
            found = self._through([start], barred.turn, REVISED)
        choices.evaluate.be_steady()
        choices.forget()
        if rest:
            found = self._best_along(ends[:ENDS], rest)
        elif found is not None:
            choices.judge(found, self._seat)
        return found

    def _best_along(self, ends: list[Plan], rest: tuple[Turn, ...]) -> Plan | None:
        """The best line that goes on as planned from one of the ends of a round."""
        best: Plan | None = None
        for end in ends:
            later = (end.before.later if end.before is not None else 0) + 1
            self._others.begin_round(later)
            self._begin_round(end, later)
            found = self._along(end, rest)
            if found is not None and (best is None or found.value > best.value):
                best = found
        return best

    def _through(self, beam: list[Plan], barred: Turn, width: int) -> Plan | None:
        """The line that is worth most at the end of the last round looked at."""
        while True:
            later = beam[0].later
            self._others.begin_round(later)
            ends = self._round(beam, barred, width)
            if not ends or later == self._last or self._choices.nodes < 0:
                return ends[0] if ends else None
            barred = ()
            beam = _various(ends, width)
            self._others.begin_round(later + 1)
            for plan in beam:
                self._begin_round(plan, later + 1)

    def _round(self, beam: list[Plan], barred: Turn, width: int) -> list[Plan]:
        """How this round may end, best first: every line of a beam with a pass after it."""
        choices, seat = self._choices, self._seat
        ends: dict[object, Plan] = {}
        first = beam[0].depth
        for depth in range(first, self._depth + 1):
            wider: dict[object, Plan] = {}
            for plan in beam:
                if depth > first:
                    self._come_to_turn(plan, depth)
                more: list[Plan] = []
                if depth < self._depth and choices.nodes >= 0:
                    more = choices.expand(plan, seat, width)
                if not more or self._may_pass(plan, more[0]):
                    passed = choices.best_pass(plan, seat, barred)
                    if passed is not None:
                        _keep_better(ends, _alike(passed.state.seats[seat]), passed)
                for new in more:
                    if new.turn != barred:
                        _keep_better(wider, _alike(new.state.seats[seat]), new)
            barred = ()
            beam = sorted(wider.values(), key=lambda plan: -plan.value)[:width]
            if not beam:
                break
        return sorted(ends.values(), key=lambda plan: -plan.value)

    def _may_pass(self, plan: Plan, best: Plan) -> bool:
        """Whether to think of passing; in the last round only what was scored decides."""
        return best.value < plan.value + CLEAR or plan.state.round == ROUNDS

    def _begin_round(self, plan: Plan, later: int) -> None:
        """From a pass to the first turn of the next round."""
        self._others.until_round(plan.state)
        self._choices.begin_next_round(plan.state, self._seat)
        self._choices.judge(plan, self._seat)
        plan.later = later
        plan.depth = 0

    def _come_to_turn(self, plan: Plan, depth: int) -> None:
        """From one turn to the next of the same round."""
        turns.continue_alone(plan.state, self._seat)
        self._others.until_turn(plan.state, depth)
        plan.later = plan.before.later if plan.before is not None else 0
        plan.depth = depth

    def _as_remembered(self, line: tuple[Turn, ...]) -> Plan | None:
        """A line thought out before, mended where something has become impossible."""
        self._others.begin_round(0)
        return self._along(self._root(), line)

    def _along(self, plan: Plan, line: tuple[Turn, ...]) -> Plan | None:
        """The line that goes on with these turns, mended; None if they do not lead to an end."""
        missed: list[Turn] = []
        instead: dict[str, str] = {}
        for turn in line:
            if instead:
                turn = _renamed(turn, instead)
            if turn[0].verb != "pass":
                new = self._turn_again(plan, turn) or self._elsewhere(plan, turn, instead)
                if new is None:
                    missed.append(turn)
                else:
                    plan = new
                continue
            plan = self._catch_up(plan, missed)
            missed = []
            passed = self._choices.again(plan, turn, self._seat)
            if passed is None:
                passed = self._choices.best_pass(plan, self._seat, ())
            assert passed is not None
            later = plan.later
            if later == self._last:
                return passed
            plan = passed
            self._others.begin_round(later + 1)
            self._begin_round(plan, later + 1)
        return None

    def _turn_again(self, plan: Plan, turn: Turn) -> Plan | None:
        """A turn as it was thought out, or paid in another way, if that is possible."""
        if plan.depth >= self._depth:
            return None
        choices, seat = self._choices, self._seat
        new = choices.again(plan, turn, seat) or choices.alike(plan, turn, seat)
        if new is not None:
            self._come_to_turn(new, plan.depth + 1)
        return new

    def _elsewhere(self, plan: Plan, turn: Turn, instead: dict[str, str]) -> Plan | None:
        """Another planet settled than one that somebody else has taken, and noted as such."""
        lost = turns.settled_planet(main_action(turn))
        state = plan.state
        if not lost or plan.depth >= self._depth:
            return None
        if not taken(state) >> state.galaxy.by_name[lost] & 1:
            return None
        new = self._choices.alike(plan, turn, self._seat, elsewhere=True)
        if new is not None:
            instead[lost] = turns.settled_planet(main_action(new.turn))
            self._come_to_turn(new, plan.depth + 1)
        return new

    def _catch_up(self, plan: Plan, missed: list[Turn]) -> Plan:
        """What could not be done when its turn came, later in the round, or the best instead."""
        for turn in missed:
            new = self._turn_again(plan, turn)
            if new is None and plan.depth < self._depth:
                more = self._choices.expand(plan, self._seat, 1)
                if more and more[0].value > plan.value:
                    new = more[0]
                    self._come_to_turn(new, plan.depth + 1)
            plan = new or plan
        return plan


def _renamed(turn: Turn, names: dict[str, str]) -> Turn:
    """The same turn with one planet instead of another."""
    return tuple(
        [Move(move.verb, tuple([names.get(word, word) for word in move.args])) for move in turn]
    )


def _keep_better(found: dict[object, Plan], key: object, plan: Plan) -> None:
    known = found.get(key)
    if known is None or plan.value > known.value:
        found[key] = plan


def _various(ends: list[Plan], count: int) -> list[Plan]:
    """The best ends, not too many of which begin with the same turn."""
    same = max(REVISED, count // SAME)
    seen: dict[Turn, int] = {}
    result = []
    for plan in ends:
        number = seen.get(plan.first, 0)
        if number < same:
            seen[plan.first] = number + 1
            result.append(plan)
            if len(result) == count:
                break
    return result


def _alike(me: Player) -> object:
    """What two lines have in common of which only the better is followed: how much was built and
    researched, not where, nor what is left to spend. Else a beam is full of one idea's variants.
    """
    return (
        tuple([hexes.bit_count() for hexes in me.built]),
        me.stations.bit_count(),
        me.formers_on_map.bit_count(),
        tuple(me.research),
        me.tiles,
        me.advanced,
        me.federations,
        me.qic,
    )
