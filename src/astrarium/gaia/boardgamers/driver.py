"""Our engine, driven by another's moves: it asks smaller questions, and other ones."""

from collections import deque

from astrarium import __version__
from astrarium.gaia.boardgamers.lines import Line, amounts
from astrarium.gaia.boardgamers.names import Amounts
from astrarium.gaia.boardgamers.problems import BadImport
from astrarium.gaia.boardgamers.spending import Bag
from astrarium.gaia.boardgamers.table import Table
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.decisions import (
    ADVANCE,
    AFTER,
    BOOSTER,
    BRAINSTONE,
    CHARGE_OFFER,
    CONVERT,
    COVER,
    DISCARD_FOR_TILE,
    FACTION,
    FLIP,
    INCOME,
    LOST_PLANET,
    NAMES,
    PLACE,
    TILE,
    TURN,
    Step,
)
from astrarium.gaia.game import GAIA
from astrarium.gaia.state import GaiaState
from astrarium.table.errors import IllegalMove, TableError, UnknownMove
from astrarium.table.record import Record

SEED = "imported"

# Which commands answer which of our questions; a turn takes all others.
_ANSWERS: dict[int, tuple[str, ...]] = {
    FACTION: ("faction",),
    PLACE: ("build",),
    BOOSTER: ("booster",),
    INCOME: ("income",),
    CONVERT: ("spend",),
    DISCARD_FOR_TILE: ("spend", "decline"),
    CHARGE_OFFER: ("charge", "decline"),
    BRAINSTONE: ("brainstone",),
    TILE: ("tech",),
    COVER: ("cover",),
    ADVANCE: ("up", "decline"),
    LOST_PLANET: ("lostPlanet",),
}


def _best_income(state: GaiaState) -> tuple[tuple[int, int], str]:
    """The income icon to take next so that least charging is lost, then most power is in III.

    Later versions of their engine decide so where the order seems clear, and write nothing.
    """
    seat = state.steps[-1].seat
    best = ((-1, -1), "")
    for move in state.legal_moves():
        after = state.copy()
        after.play(move)
        while after.steps[-1].kind == BRAINSTONE and after.steps[-1].seat == seat:
            after.play(after.legal_moves()[0])
        if after.steps[-1].kind == INCOME and after.steps[-1].seat == seat:
            worth = _best_income(after)[0]
        else:
            me = after.seats[seat]
            worth = (me.area2 + 2 * me.area3, me.area3)
        if worth > best[0]:
            best = (worth, str(move))
    return best


class Driver:
    """Holds our state and record, and answers what the other engine decides by itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines = table.lines[:]
        try:
            self.state = GAIA.new(table.options, SEED)
        except TableError as error:
            raise BadImport(f"the table cannot be set up: {error}") from error
        self.record = Record(GAIA.name, __version__, table.options, SEED)
        self._line = Line(0, "nobody nothing")
        self._seat = -1
        self._queue: deque[list[str]] = deque()
        """The commands of this line that are still to come."""
        self._greens: list[list[int]] = [[] for _ in range(table.players)]
        """Green federation tokens of each seat, the oldest first."""

    def _begin(self, line: Line) -> None:
        self._line = line
        self._queue = deque(line.commands)
        seat = self.table.seats.get(line.who, -1)
        if seat < 0:
            raise line.problem(f"'{line.who}' does not play.")
        self._seat = seat

    def _step(self) -> Step:
        if not self.state.steps:
            raise self._line.problem("the game is over.")
        return self.state.steps[-1]

    def _asked(self, kind: int) -> bool:
        steps = self.state.steps
        return bool(steps) and steps[-1].kind == kind and steps[-1].seat == self._seat

    # -- what only one of the two engines asks ---------------------------------------------------

    def _prepare(self, verb: str) -> None:
        """Answer what our engine asks and theirs decides by itself, until the command fits."""
        while True:
            step = self._step()
            mine = step.seat == self._seat
            if verb in ("income", "brainstone") and not (mine and step.kind == FLIP):
                return  # these look for themselves whether they are asked
            if mine and (step.kind in (TURN, AFTER) or verb in _ANSWERS.get(step.kind, ())):
                return
            if mine and step.kind == ADVANCE and verb == "cover":
                return  # the only tile that could be covered is covered already
            if not mine and step.kind == TURN:
                if verb == "decline":
                    return  # of an offer that our engine did not make
                raise self._line.problem(
                    f"it is the turn of seat {step.seat + 1}, not of seat {self._seat + 1}."
                )
            if not self._default(step):
                said = " or ".join([f"'{word}'" for word in _ANSWERS.get(step.kind, ())])
                asked = said or NAMES[step.kind]
                raise self._line.problem(f"seat {step.seat + 1} owes {asked} before '{verb}'.")

    def _default(self, step: Step) -> bool:
        """What their engine does without asking; False if it would ask."""
        if step.kind == AFTER:
            self._play("end", step.seat)
        elif step.kind in (CHARGE_OFFER, ADVANCE):
            self._play("decline", step.seat)
        elif step.kind in (CONVERT, DISCARD_FOR_TILE):
            self._play("done", step.seat)
        elif step.kind == BRAINSTONE:
            self._play(str(self.state.legal_moves()[0]), step.seat)
        elif step.kind == INCOME:
            self._play(_best_income(self.state)[1], step.seat)
        elif step.kind == FLIP:
            self._play("flip " + TOKEN_NAMES[self._greens[step.seat][0]], step.seat)
        else:
            return False
        return True

    def _tidy(self, following: Line | None) -> None:
        """After a line: the brainstone goes the usual way unless the next line says where."""
        while self.state.steps and self.state.steps[-1].kind == BRAINSTONE:
            if following is not None and following.in_income and "brainstone" in following.verbs:
                return
            self._default(self._step())

    def _play(self, text: str, seat: int | None = None) -> None:
        actor = self._seat if seat is None else seat
        step = self._step()
        if step.seat != actor:
            raise self._line.problem(f"seat {step.seat + 1} has to decide before '{text}'.")
        try:
            self.record.play(self.state, GAIA.parse(text), actor)
        except (IllegalMove, UnknownMove) as error:
            raise self._line.problem(str(error)) from error
        self._note_tokens(actor)

    def _note_tokens(self, seat: int) -> None:
        """Keep the order in which green federation tokens came and went."""
        known = self._greens[seat]
        for kind, now in enumerate(self.state.seats[seat].green):
            before = known.count(kind)
            known.extend([kind] * (now - before))
            for _ in range(before - now):
                known.remove(kind)

    # -- words -----------------------------------------------------------------------------------

    def _known(self, names: dict[str, str], word: str) -> str:
        if word not in names:
            raise self._line.problem(f"'{word}' is not one of {', '.join(names)}.")
        return names[word]

    def _amounts(self, word: str) -> Amounts:
        found = amounts(word)
        if not found:
            raise self._line.problem(f"'{word}' is not a list of amounts like '2c,1pw'.")
        return found

    def _bag(self, names: dict[str, int], given: Amounts) -> Bag:
        bag: Bag = {}
        for unit, number in given:
            if unit not in names:
                raise self._line.problem(f"'{unit}' cannot be exchanged.")
            bag[names[unit]] = bag.get(names[unit], 0) + number
        return bag

    def _number(self, word: str) -> int:
        if not word.isdigit():
            raise self._line.problem(f"'{word}' is not a number.")
        return int(word)

    def _hex(self, word: str) -> str:
        """Our name of a hex, which they write by sector or by coordinates."""
        galaxy = self.state.galaxy
        if word in galaxy.by_name:
            return word
        q, _, r = word.partition("x")
        try:
            return galaxy.names[galaxy.shape.index[int(q), int(r)]]
        except (KeyError, ValueError):
            raise self._line.problem(f"there is no hex '{word}' on this board.") from None
