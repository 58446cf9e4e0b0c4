"""What a position is worth to a seat, in VP: what it has, what that brings, what it can reach."""

from operator import mul

from astrarium.bots.gaia.features import Features
from astrarium.bots.gaia.weights import COUNTED, GROUPS, NAMES, Weights
from astrarium.gaia import GaiaState
from astrarium.gaia.components.research import FIRST_SCORING_LEVEL, LEVEL_VP, TOP_LEVEL, TRACKS
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.player import Player
from astrarium.table import Chance

STEPS = 1000
"""How finely worths waver."""
EXCHANGEABLE = ("credit", "ore", "knowledge", "qic", "power")
AT_THE_END = {**dict.fromkeys(EXCHANGEABLE, 1 / 3), "final rank": 1.0}
"""What still counts beside VP and research levels when one has passed for the last time."""


class Row:
    """Worths for one number of rounds left: of the counted features, and of research levels."""

    def __init__(self, worths: list[float]) -> None:
        self.worths = worths[:COUNTED]
        self.levels: list[list[float]] = []
        """By area and level what it is worth to have come so far, its VP included."""
        at = COUNTED
        for _ in TRACKS:
            sums = [0.0]
            for level in range(1, TOP_LEVEL + 1):
                scored = LEVEL_VP if level >= FIRST_SCORING_LEVEL else 0
                sums.append(sums[-1] + worths[at] + scored)
                at += 1
            self.levels.append(sums)

    def research(self, me: Player) -> float:
        worth = 0.0
        for sums, level in zip(self.levels, me.research, strict=True):
            worth += sums[level]
        return worth


class Evaluation:
    """The weighted sum of the features with one set of weights."""

    def __init__(self, weights: Weights) -> None:
        self._steady = weights.by_rounds_left()
        self._true_rows = [Row(worths) for worths in self._steady]
        self._rows = self._true_rows
        self._end = Row([AT_THE_END.get(name, 0.0) for name in NAMES])
        self.features = Features()

    def waver(self, dice: Chance, much: float) -> None:
        """Judge with every worth off by up to so much of itself, but rightly at the very end."""
        factors = [1 + much * (2 * dice.below(STEPS) / (STEPS - 1) - 1) for _ in self._steady[0]]
        self._rows = self._true_rows[:1]
        for worths in self._steady[1:]:
            self._rows.append(Row(list(map(mul, worths, factors))))

    def be_steady(self) -> None:
        """Judge with the true weights again."""
        self._rows = self._true_rows

    def __call__(self, state: GaiaState, seat: int) -> float:
        """Expected final VP of a seat, roughly; only differences matter."""
        me = state.seats[seat]
        row = self._row(state, me)
        worth = me.vp + row.research(me)
        worths = row.worths
        # Many features are zero, and compiled this is faster than a sum of products.
        for at, number in enumerate(self.features.of(state, seat)):
            if number:
                worth += number * worths[at]
        return worth

    def parts(self, state: GaiaState, seat: int) -> dict[str, float]:
        """The same sum by what it consists of, for explanations."""
        me = state.seats[seat]
        row = self._row(state, me)
        worth = list(map(mul, self.features.of(state, seat), row.worths))
        result = {"VP now": float(me.vp)}
        start = 0
        for group, names in GROUPS.items():
            result[group] = sum(worth[start : start + len(names)])
            start += len(names)
        result["research"] = row.research(me)
        return result

    def _row(self, state: GaiaState, me: Player) -> Row:
        left = ROUNDS - state.round
        return self._rows[left] if left or not me.passed else self._end
