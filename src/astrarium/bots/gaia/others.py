"""What the others are thought to do meanwhile: settle planets, take board actions, offer power."""

from typing import Final

from astrarium.bots.gaia.reach import ORE_WORTH, QIC_WORTH, neighbours
from astrarium.gaia import GaiaState
from astrarium.gaia.actions.mine import cost, taken
from astrarium.gaia.actions.power_qic import FIRST_QIC
from astrarium.gaia.automa.actions import automa_steps, colonised_type, distance_to_human
from astrarium.gaia.components.board_actions import (
    POWER_ACTIONS,
    POWER_NAMES,
    QIC_COST,
    QIC_NAMES,
)
from astrarium.gaia.components.effects import PER_GAIA, PER_SECTOR, PER_TYPE
from astrarium.gaia.components.planets import GAIA, HOME_TYPES, TRANSDIM
from astrarium.gaia.components.research import NAVIGATION, RANGE
from astrarium.gaia.components.scoring import FINAL_TILES
from astrarium.gaia.components.structures import MINE, QIC_RANGE
from astrarium.gaia.galaxy import HEXES_PER_SECTOR, bits
from astrarium.gaia.player import Player
from astrarium.gaia.power import charge, spendable

SETTLED: Final = 1.4
SETTLED_BY_AUTOMA: Final = 1.7
"""Planets that an opponent settles in a round."""
TURNS: Final = 5
"""Own turns in a round, about: how far it has come after each of them."""
REST: Final = 0.7
"""How much of the round being played is still to come when one passes, about."""
AUTOMA_REACH: Final = 2
NOT_COUNTED: Final = 100.0
"""The Automa settles first what counts for a final scoring tile."""
OFFERED: Final = 1
"""Power to count on between a pass and the next round: less than neighbours offer on average, as
a plan suffers more from one too few than it gains by one too many."""

WANTED = tuple(
    [POWER_NAMES.index(name) for name in ("ore-2", "knowledge-3", "credits-7", "knowledge-2")]
    + [FIRST_QIC + QIC_NAMES.index(name) for name in ("tile", "planets")]
    + [POWER_NAMES.index(name) for name in ("terraform-2", "terraform-1")]
)
"""Board actions in the order in which most people want them."""


class Others:
    """The opponents of one seat from a certain position on."""

    def __init__(self, state: GaiaState, seat: int, most_turns: int) -> None:
        self._seat = seat
        self._automa = state.automa is not None
        self._late = [player.passed for player in state.seats]
        self._before = [player.structures.bit_count() for player in state.seats]
        self._wished: dict[tuple[int, int, int, int], int] = {}
        self._rounds = 0.0
        """Rounds gone by when the round that is looked at begins."""
        self._taken_now = taken_by_others(state, seat, most_turns)
        self._taken_later = taken_later(state, most_turns)
        self._taken = self._taken_now

    def begin_round(self, later: int) -> None:
        """Look at the round so many after the one being played from now on."""
        self._rounds = later - 1 + REST if later else 0.0
        self._taken = self._taken_later if later else self._taken_now

    def until_round(self, state: GaiaState) -> None:
        """What they have settled, and the power they have offered, when that round begins."""
        self.come_forward(state, self._rounds)
        me = state.seats[self._seat]
        if neighbours(state, me.structures, state.structures_of_others(self._seat)):
            charge(me, OFFERED)

    def until_turn(self, state: GaiaState, turn: int) -> None:
        """What they have done before the next own turn, one of so many in the round."""
        state.used_actions |= self._taken[turn]
        self.come_forward(state, self._rounds + turn / TURNS)

    def come_forward(self, state: GaiaState, rounds: float) -> None:
        """Let each of them settle what it will have settled after so many rounds."""
        count = len(state.seats)
        for behind in range(1, count):
            other = (self._seat + behind) % count
            gone = rounds - REST if self._late[other] else rounds
            rate = SETTLED_BY_AUTOMA if self._automa else SETTLED
            number = int(rate * gone + (count - behind) / (count + 1))
            player = state.seats[other]
            have = player.structures.bit_count() - self._before[other]
            if have < number:
                # Copies for this seat share the others as long as they stand still.
                player = state.seats[other] = player.copy()
            while have < number:
                have += 1
                h = self._wish(state, other, have % len(state.setup.final_tiles))
                if h < 0:
                    break
                if state.planets[h] == TRANSDIM:
                    state.set_planet(h, GAIA)
                player.built[MINE] |= 1 << h
                state.colonise(player, h)
                state._legal = None

    def _wish(self, state: GaiaState, other: int, tile: int) -> int:
        """The planet that this opponent settles next, or -1.

        The Automa looks at a final scoring tile first; which one, its cards tell.
        """
        player = state.seats[other]
        used = taken(state)
        key = (other, player.structures, used, tile)
        known = self._wished.get(key)
        if known is not None:
            return known
        masks = state.type_masks
        planets = masks[GAIA]
        for planet in range(HOME_TYPES):
            planets |= masks[planet]
        spaces = AUTOMA_REACH
        if self._automa:
            planets |= masks[TRANSDIM]
        else:
            spaces = RANGE[player.research[NAVIGATION]] + QIC_RANGE
        near = state.galaxy.shape.spread(player.structures | player.stations, spaces)
        per = FINAL_TILES[state.setup.final_tiles[tile]].per
        best, best_price = -1, 0.0
        for h in bits(planets & near & ~used):
            if self._automa:
                price = 10.0 * automa_steps(player.faction.home, state.planets[h])
                price += distance_to_human(state, h)
                if not _counts(state, player, h, per):
                    price += NOT_COUNTED
            else:
                asked = cost(state, other, h)
                price = ORE_WORTH * asked.ore + QIC_WORTH * asked.qic
            if best < 0 or price < best_price:
                best, best_price = h, price
        self._wished[key] = best
        return best


def _counts(state: GaiaState, player: Player, h: int, per: int) -> bool:
    """Whether a planet brings the Automa forward in what a final scoring tile counts."""
    planet = state.planets[h]
    if per == PER_SECTOR:
        return not player.sectors >> (h // HEXES_PER_SECTOR) & 1
    if per == PER_TYPE:
        return not player.types >> colonised_type(planet) & 1
    return per != PER_GAIA or planet >= HOME_TYPES


def taken_by_others(state: GaiaState, seat: int, count: int) -> list[int]:
    """Board actions that opponents will have taken before the own next turns, by turn.

    Each takes, greedily, the first it can pay of those that most people want.
    """
    used = state.used_actions
    others = [
        (seat + i) % state.players
        for i in range(1, state.players)
        if not state.seats[(seat + i) % state.players].passed
    ]
    if state.automa is not None:
        others = []
    power = [spendable(player) for player in state.seats]
    qic = [player.qic for player in state.seats]
    result = [0]
    for _ in range(1, count):
        for other in others:
            for action in WANTED:
                if used >> action & 1:
                    continue
                if action < FIRST_QIC:
                    price = POWER_ACTIONS[action].power
                    if power[other] < price:
                        continue
                    power[other] -= price
                else:
                    price = QIC_COST[action - FIRST_QIC]
                    if qic[other] < price:
                        continue
                    qic[other] -= price
                used |= 1 << action
                break
        result.append(used & ~state.used_actions)
    return result


def taken_later(state: GaiaState, count: int) -> list[int]:
    """The same for a later round: every other opponent takes one before each own turn."""
    others = 0 if state.automa is not None else state.players - 1
    result = []
    for turn_number in range(count):
        used = 0
        for action in WANTED[: turn_number * others // 2]:
            used |= 1 << action
        result.append(used)
    return result
