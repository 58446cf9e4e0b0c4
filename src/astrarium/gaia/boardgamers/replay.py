"""Their moves played on our engine, which asks smaller questions than theirs and other ones."""

from collections import deque
from collections.abc import Callable, Iterator

from astrarium import __version__
from astrarium.gaia.boardgamers import offers
from astrarium.gaia.boardgamers.lines import END_TURN, Line, amounts
from astrarium.gaia.boardgamers.names import (
    BOOSTERS,
    BUILDINGS,
    GAINED,
    PAID,
    PLACES,
    POWER_ACTIONS,
    QIC_ACTIONS,
    SPECIALS,
    STONE_AREAS,
    TOKENS,
    TRACK_OF,
    UNFINISHED_SPECIALS,
)
from astrarium.gaia.boardgamers.problems import BadImport
from astrarium.gaia.boardgamers.spending import Bag, conversions_for
from astrarium.gaia.boardgamers.table import Table
from astrarium.gaia.components.board_actions import POWER
from astrarium.gaia.components.effects import RESOURCES
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.components.tech_tiles import SLOTS, STANDARD_NAMES
from astrarium.gaia.decisions import (
    ADVANCE,
    AFTER,
    BOOSTER,
    BRAINSTONE,
    CHARGE_OFFER,
    CONVERT,
    COVER,
    DISCARD_FOR_TILE,
    FLIP,
    INCOME,
    LOST_PLANET,
    PLACE,
    SATELLITE,
    TAKE_TOKEN,
    TILE,
    TURN,
    Step,
)
from astrarium.gaia.decisions import TOKENS as TOKENS_STEP
from astrarium.gaia.galaxy import bits
from astrarium.gaia.game import GAIA
from astrarium.table.errors import IllegalMove, TableError, UnknownMove
from astrarium.table.record import Record

SEED = "imported"

# Which commands answer which of our questions; a turn takes all others.
_ANSWERS: dict[int, tuple[str, ...]] = {
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
_TURN_VERBS = frozenset(
    ("build", "up", "action", "special", "federation", "pass", "burn", "spend", END_TURN)
)
_FOLLOWING = frozenset(("decline",))
"""Commands that may come where our engine asks nothing, or finish an action begun before."""


class Replay:
    """Plays a game line by line; ``state`` and ``record`` are ours after the line yielded last."""

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
        self._begun = ""
        """An action whose target the next command names."""
        self._stone: list[str] = []
        """Where the brainstone ends, said before the action was complete."""
        self._greens: list[list[int]] = [[] for _ in range(table.players)]
        """Green federation tokens of each seat, the oldest first."""
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "build": self._build,
            "booster": self._booster,
            "income": self._income,
            "brainstone": self._brainstone,
            "spend": self._spend,
            "burn": self._burn,
            "tech": self._tech,
            "cover": self._cover,
            "up": self._up,
            "decline": self._decline,
            "lostPlanet": self._lost_planet,
            "action": self._action,
            "fedtile": self._fedtile,
            "special": self._special,
            "swap-PI": self._swap,
            "federation": self._federation,
            "pass": self._pass,
            "charge": self._charge,
            END_TURN: self._end,
        }

    def run(self) -> Iterator[Line]:
        """Play everything; yields each line when it has been played."""
        for line in self.table.faction_lines:
            self._begin(line)
            self._play("faction " + line.commands[0][1])
            yield line
        at = 0
        while at < len(self.lines):
            line = self.lines[at]
            at += 1
            self._begin(line)
            while self._queue:
                words = self._queue.popleft()
                self._prepare(words[0])
                self._command(words)
            if self._begun:
                raise line.problem("the action is not finished.")
            self._tidy(self.lines[at] if at < len(self.lines) else None)
            offers.rearrange(self.state, line, self._seat, self.lines, at, self.table.seats)
            yield line

    # -- a line ----------------------------------------------------------------------------------

    def _begin(self, line: Line) -> None:
        self._line = line
        self._queue = deque(line.commands)
        self._stone = []
        seat = self.table.seats.get(line.who, -1)
        if self.table.faction_lines:
            seat = self.table.faction_lines.index(line)
        if seat < 0:
            raise line.problem(f"'{line.who}' does not play.")
        self._seat = seat

    def _command(self, words: list[str]) -> None:
        handler = self._commands.get(words[0])
        if handler is None:
            raise self._line.problem(f"'{words[0]}' is not a command of the base game.")
        try:
            handler(words)
        except IndexError:
            raise self._line.problem(f"'{' '.join(words)}' is not complete.") from None

    def _step(self) -> Step:
        if not self.state.steps:
            raise self._line.problem("the game is over.")
        return self.state.steps[-1]

    def _asked(self, kind: int) -> bool:
        steps = self.state.steps
        return bool(steps) and steps[-1].kind == kind and steps[-1].seat == self._seat

    def _prepare(self, verb: str) -> None:
        """Answer what our engine asks and theirs decides by itself, until the command fits."""
        while True:
            step = self._step()
            if verb == "cover" and step.kind == ADVANCE:
                return  # the only tile that could be covered is covered already
            if verb in ("income", "brainstone") and (
                step.seat != self._seat or step.kind not in (BRAINSTONE, FLIP)
            ):
                return  # what does not matter is not asked here
            if step.seat == self._seat:
                if step.kind in (TURN, AFTER) or verb in _ANSWERS.get(step.kind, ()):
                    return
                if self._begun and step.kind != BRAINSTONE:
                    return
            if step.seat != self._seat and step.kind == TURN:
                if verb in _FOLLOWING:
                    return  # an answer that our engine did not ask for
                raise self._line.problem(
                    f"it is the turn of seat {step.seat + 1}, not of seat {self._seat + 1}."
                )
            if not self._default(step):
                return

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
        elif step.kind == FLIP:
            self._flip_oldest(step.seat)
        else:
            return False
        return True

    def _tidy(self, following: Line | None) -> None:
        """After a line: the brainstone goes the usual way unless the next line says where."""
        while self._asked(BRAINSTONE):
            answered = following is not None and following.verbs[0] == "brainstone"
            if answered and self.table.seats.get(following.who) == self._seat:
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

    def _flip_oldest(self, seat: int) -> None:
        self._play("flip " + TOKEN_NAMES[self._greens[seat][0]], seat)

    # -- setup, income and Gaia phase ------------------------------------------------------------

    def _booster(self, words: list[str]) -> None:
        self._play("booster " + self._known(BOOSTERS, words[1]))

    def _income(self, words: list[str]) -> None:
        """They ask whenever both kinds are left, we only while the order matters."""
        for unit, number in self._amounts(words[1]):
            if self._asked(INCOME):
                self._play(f"income {'charge' if unit == 'pw' else 'tokens'} {number}")

    def _brainstone(self, words: list[str]) -> None:
        """They ask after each of several charges, we after the last; only the end counts."""
        answers = [self._known(STONE_AREAS, words[1])]
        while self._queue and self._queue[0][0] == "brainstone":
            answers.append(self._known(STONE_AREAS, self._queue.popleft()[1]))
        if self._begun:
            self._stone += answers
        self._place_stone(answers)

    def _place_stone(self, answers: list[str]) -> None:
        while answers and self._asked(BRAINSTONE):
            legal = [move.args[0] for move in self.state.legal_moves()]
            fitting = [answer for answer in reversed(answers) if answer in legal]
            if not fitting:
                said = " or ".join(legal)
                raise self._line.problem(f"the brainstone can end in {said} only.")
            self._play("brainstone " + fitting[0])

    # -- free actions ----------------------------------------------------------------------------

    def _spend(self, words: list[str]) -> None:
        if len(words) < 4 or words[2] != "for":
            raise self._line.problem("an exchange is written 'spend <cost> for <gain>'.")
        cost = self._amounts(words[1])
        gain = self._amounts(words[3])
        if cost and cost[0][0] == "tg":
            self._spend_gaia_tokens(cost[0][1], gain)
            return
        pay = self._bag(PAID, cost)
        wanted = self._bag(GAINED, gain)
        me = self.state.seats[self._seat]
        answers: list[str] = []
        while self._queue and self._queue[0][0] == "brainstone":
            answers.append(self._known(STONE_AREAS, self._queue.popleft()[1]))
        with_stone = me.brainstone == 3 and (
            "I" in answers if answers else pay.get(POWER, 0) > me.area3
        )
        found = conversions_for(
            me.faction.conversions(me),
            pay,
            wanted,
            worth=me.faction.token_power(me),
            qic_as_ore=me.faction.qic_becomes_ore(me),
            with_stone=with_stone and POWER in pay,
        )
        if found is None:
            raise self._line.problem("no free actions make this exchange.")
        for conversion in found:
            self._play(str(conversion.move))
            if self._asked(BRAINSTONE):
                self._play("brainstone " + ("I" if with_stone else "III"))

    def _spend_gaia_tokens(self, tokens: int, gain: tuple[tuple[str, int], ...]) -> None:
        if gain == (("tech", 1),):
            self._play("discard-for-tile")
            return
        rest = tokens
        for unit, number in gain:
            resource = RESOURCES[self._bag(GAINED, ((unit, 1),)).popitem()[0]]
            for _ in range(number):
                before = self._step().a if self._asked(CONVERT) else 0
                self._play("convert " + resource)
                rest -= before - (self._step().a if self._asked(CONVERT) else 0)
        if rest and self._asked(CONVERT):
            raise self._line.problem("the tokens buy something else.")

    def _burn(self, words: list[str]) -> None:
        for _ in range(self._number(words[1]) if len(words) > 1 else 1):
            self._play("burn")
            if self._asked(BRAINSTONE):
                self._play("brainstone III")

    # -- tiles and research ----------------------------------------------------------------------

    def _tech(self, words: list[str]) -> None:
        self._play("tile " + self._known(PLACES, words[1]))

    def _cover(self, words: list[str]) -> None:
        if self._asked(COVER):
            slot = SLOTS.index(self._known(PLACES, words[1]))
            self._play("cover " + STANDARD_NAMES[self.state.setup.slot_tiles[slot]])

    def _up(self, words: list[str]) -> None:
        track = self._known(TRACK_OF, words[1])
        if self._begun == "special advance":
            self._finish(track)
        elif self._asked(ADVANCE):
            self._play("advance " + track)
        else:
            self._play("research " + track)

    def _decline(self, words: list[str]) -> None:
        """They want a word even where nothing can be chosen; we then ask nothing."""
        if self._asked(DISCARD_FOR_TILE):
            self._play("done")
        elif self._asked(ADVANCE) or self._asked(CHARGE_OFFER):
            self._play("decline")

    def _lost_planet(self, words: list[str]) -> None:
        self._play("lost-planet " + self._hex(words[1]))

    # -- actions ---------------------------------------------------------------------------------

    def _build(self, words: list[str]) -> None:
        hex_ = self._hex(words[2])
        kind = words[1]
        if self._asked(PLACE):
            self._play("place " + hex_)
        elif kind == "gf":
            verb = "special range-gaiaform" if self._begun == "special range" else "gaiaform"
            self._begun = ""
            self._give_tokens(f"{verb} {hex_}", to_gaia=True)
        elif self._begun:
            if self._begun == "special range":
                self._begun = "special range-mine"
            self._finish(hex_)
        elif kind == "m":
            self._play("mine " + hex_)
        else:
            self._play(f"upgrade {hex_} {self._known(BUILDINGS, kind)}")

    def _finish(self, target: str) -> None:
        """Name the target of an action begun before."""
        text = f"{self._begun} {target}"
        self._begun = ""
        self._play(text)
        self._place_stone(self._stone)
        self._stone = []

    def _action(self, words: list[str]) -> None:
        name = words[1]
        if name in QIC_ACTIONS:
            text = "qic " + QIC_ACTIONS[name]
        else:
            text = "power " + self._known(POWER_ACTIONS, name)
        if name in ("power2", "power6", "qic2"):
            self._begun = text
        else:
            self._play(text)

    def _fedtile(self, words: list[str]) -> None:
        if not self._begun:
            raise self._line.problem("a token is counted again with 'action qic2' only.")
        self._finish(self._known(TOKENS, words[1]))

    def _special(self, words: list[str]) -> None:
        what = words[1]
        if what in UNFINISHED_SPECIALS:
            self._begun = UNFINISHED_SPECIALS[what]
        elif amounts(what) in SPECIALS:
            self._play("special " + SPECIALS[amounts(what)])
        else:
            raise self._line.problem(f"there is no special action '{what}'.")

    def _swap(self, words: list[str]) -> None:
        self._begun = "special swap"
        self._finish(self._hex(words[1]))

    def _federation(self, words: list[str]) -> None:
        """They list all hexes, we the planets and then the satellites that make a difference."""
        state = self.state
        me = state.seats[self._seat]
        neighbours = state.galaxy.shape.neighbours
        own = (me.structures | me.stations) & ~me.federated
        listed = 0
        for name in words[1].split(","):
            listed |= 1 << state.galaxy.by_name[self._hex(name)]
        satellites = listed & ~own & ~me.federated
        planets = listed & own
        grown = -1
        while grown != planets:
            grown = planets
            for h in bits(planets | satellites):
                planets |= neighbours[h] & own
        token = self._known(TOKENS, words[2])
        before = me.satellites
        self._give_tokens(
            "federation " + (state.galaxy.listed(planets) or "none"), False, satellites
        )
        if me.satellites & ~before != satellites:
            placed = state.galaxy.listed(me.satellites & ~before) or "none"
            raise self._line.problem(f"the satellites would be {placed}.")
        if self._asked(TAKE_TOKEN):
            self._play("take " + token)

    def _give_tokens(self, text: str, to_gaia: bool, satellites: int = 0) -> None:
        """Tokens go from the lowest area, as theirs do; the brainstone where they say."""
        me = self.state.seats[self._seat]
        goes = False
        while self._queue and self._queue[0][0] == "brainstone":
            goes = self._queue.popleft()[1] in ("gaia", "discard")
        self._play(f"{text} choose-tokens" if goes and self._may_choose(text) else text)
        while self._asked(SATELLITE):
            for move in self.state.legal_moves():
                if satellites >> self.state.galaxy.by_name[move.args[0]] & 1:
                    self._play(str(move))
                    break
            else:
                raise self._line.problem("no way of the satellites leads over these hexes.")
        if self.state.steps[-1].kind == TOKENS_STEP:
            count = self._step().a - 1
            one = min(count, me.area1)
            two = min(count - one, me.area2)
            self._play(f"tokens {one}/{two}/{count - one - two} brainstone")

    def _may_choose(self, text: str) -> bool:
        return GAIA.parse(f"{text} choose-tokens") in self.state.legal_moves()

    def _pass(self, words: list[str]) -> None:
        booster = words[1] if len(words) > 1 else ""
        self._play(f"pass {self._known(BOOSTERS, booster)}" if booster else "pass")

    def _end(self, words: list[str]) -> None:
        if self._asked(AFTER):
            self._play("end")

    def _charge(self, words: list[str]) -> None:
        """With the institute of the Taklons the token may stand on either side of the power."""
        if not self._asked(CHARGE_OFFER):
            raise self._line.problem("no power is offered here.")
        if len(words) < 2:
            self._play(str(self.state.legal_moves()[0]))
            return
        given = self._amounts(words[1])
        power = dict(given).get("pw", 0)
        if given[0][0] == "t":
            self._play(f"charge token {power}")
        elif len(given) > 1:
            self._play(f"charge {power} token")
        else:
            self._play(f"charge {power}")

    # -- words -----------------------------------------------------------------------------------

    def _known(self, names: dict[str, str], word: str) -> str:
        if word not in names:
            raise self._line.problem(f"'{word}' is not one of {', '.join(names)}.")
        return names[word]

    def _amounts(self, word: str) -> tuple[tuple[str, int], ...]:
        found = amounts(word)
        if not found:
            raise self._line.problem(f"'{word}' is not a list of amounts like '2c,1pw'.")
        return found

    def _bag(self, names: dict[str, int], given: tuple[tuple[str, int], ...]) -> Bag:
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
