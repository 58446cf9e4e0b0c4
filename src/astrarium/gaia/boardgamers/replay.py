"""Their moves, command by command, as ours."""

from collections.abc import Callable, Iterator

from astrarium.gaia.boardgamers import offers
from astrarium.gaia.boardgamers.driver import Driver
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
    Amounts,
)
from astrarium.gaia.boardgamers.spending import conversions_for
from astrarium.gaia.boardgamers.table import Table
from astrarium.gaia.components.board_actions import POWER
from astrarium.gaia.components.effects import RESOURCES
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.components.tech_tiles import SLOTS, STANDARD_NAMES
from astrarium.gaia.decisions import (
    ADVANCE,
    AFTER,
    BRAINSTONE,
    CHARGE_OFFER,
    CONVERT,
    COVER,
    DISCARD_FOR_TILE,
    INCOME,
    PLACE,
    SATELLITE,
)
from astrarium.gaia.decisions import TOKENS as TOKENS_STEP
from astrarium.gaia.galaxy import bits
from astrarium.gaia.game import GAIA


class Replay(Driver):
    """Plays a game line by line; ``state`` and ``record`` are ours after the line yielded last."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._begun = ""
        """An action whose target the next command names."""
        self._stone: list[str] = []
        """Where the brainstone ends, said before the action was complete."""
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "faction": self._faction,
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
                raise line.problem(f"'{self._begun}' names no target.")
            self._tidy(self.lines[at] if at < len(self.lines) else None)
            offers.rearrange(self.state, line, self._seat, self.lines, at, self.table.seats)
            yield line

    def _command(self, words: list[str]) -> None:
        handler = self._commands.get(words[0])
        if handler is None:
            raise self._line.problem(f"'{words[0]}' is not a command of the base game.")
        try:
            handler(words)
        except IndexError:
            raise self._line.problem(f"'{' '.join(words)}' is not complete.") from None

    # -- setup, income and Gaia phase ------------------------------------------------------------

    def _faction(self, words: list[str]) -> None:
        self._play("faction " + words[1])

    def _booster(self, words: list[str]) -> None:
        self._play("booster " + self._known(BOOSTERS, words[1]))

    def _income(self, words: list[str]) -> None:
        """They ask whenever both kinds are left, we only while the order matters."""
        for unit, number in self._amounts(words[1]):
            if self._asked(BRAINSTONE) and not any(w[0] == "brainstone" for w in self._queue):
                self._default(self._step())
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

    def _spend_gaia_tokens(self, tokens: int, gain: Amounts) -> None:
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
            place = self._known(PLACES, words[1])
            if place not in SLOTS:
                raise self._line.problem("an advanced tile cannot be covered.")
            slot = SLOTS.index(place)
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
            self._give_tokens(f"{verb} {hex_}")
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

    def federation_hexes(self, names: str) -> tuple[int, int]:
        """Planets (with all that touches them) and satellites of a federation of whoever acts."""
        state = self.state
        me = state.seats[state.to_act[0]]
        neighbours = state.galaxy.shape.neighbours
        own = (me.structures | me.stations) & ~me.federated
        listed = 0
        for name in names.split(","):
            listed |= 1 << state.galaxy.by_name[self._hex(name)]
        satellites = listed & ~own & ~me.federated
        planets = listed & own
        grown = -1
        while grown != planets:
            grown = planets
            for h in bits(planets | satellites):
                planets |= neighbours[h] & own
        return planets, satellites

    def _federation(self, words: list[str]) -> None:
        """They list all hexes, we the planets and then the satellites that make a difference."""
        galaxy = self.state.galaxy
        me = self.state.seats[self._seat]
        planets, satellites = self.federation_hexes(words[1])
        token = self._known(TOKENS, words[2])
        before = me.satellites
        self._give_tokens(f"federation {galaxy.listed(planets) or 'none'}", satellites)
        if me.satellites & ~before != satellites:
            placed = galaxy.listed(me.satellites & ~before) or "none"
            raise self._line.problem(f"the satellites would be {placed}.")
        self._play("take " + token)

    def _give_tokens(self, text: str, satellites: int = 0) -> None:
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
        """Without a booster in the last round, whatever they write."""
        if self.state.round == ROUNDS:
            self._play("pass")
        else:
            self._play("pass " + self._known(BOOSTERS, words[1]))

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
