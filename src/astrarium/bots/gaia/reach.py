"""What the map offers a seat: planets to build on next, and how near its federations are."""

from typing import Final

from astrarium.gaia import GaiaState
from astrarium.gaia.actions.charge import power_value
from astrarium.gaia.components.effects import ORE
from astrarium.gaia.components.planets import GAIA, HOME_TYPES, TRANSDIM, terraforming_steps
from astrarium.gaia.components.research import NAVIGATION, RANGE, STEP_ORE, TERRAFORMING
from astrarium.gaia.components.structures import NEIGHBOURHOOD, QIC_RANGE
from astrarium.gaia.components.tech_tiles import BIG_POWER
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import Player
from astrarium.gaia.power import tokens_to_give

ORE_WORTH, QIC_WORTH, ROOM_WORTH = 1.5, 2.5, 8.0
"""A target is worth the room it gives less what it costs to settle."""
SHARES: Final = (1.0, 0.8, 0.6, 0.4, 0.3)
"""How much the first, second, ... cheapest target counts: nobody can settle all at once."""
FAR: Final = 4
"""Structures further apart than so many satellites are no part of one federation."""
SATELLITE, VALUE, NO_TOKEN, TOO_FAR = 0.8, 1.7, 1.0, 9.0
"""What a satellite, a missing power value and a missing token make a federation dearer."""
KEPT: Final = 20_000


class Reach:
    """Answers are kept: most positions of a search differ in resources, not on the map."""

    def __init__(self) -> None:
        self._targets: dict[tuple[int, int, int, int, int], float] = {}
        self._federations: dict[tuple[int, ...], tuple[float, float, float]] = {}
        self._neighbours: dict[tuple[int, int], int] = {}
        self._map: object = None

    def _forget_other_games(self, state: GaiaState) -> None:
        if self._map is not state.galaxy or len(self._federations) > KEPT:
            self._map = state.galaxy
            self._targets = {}
            self._federations = {}
            self._neighbours = {}

    def targets(self, state: GaiaState, me: Player, own: int, others: int) -> float:
        """The cheapest planets within range, or a Q.I.C. beyond it, by what they are worth.

        ``own`` and ``others``: the structures of this seat and of all others.
        """
        self._forget_other_games(state)
        origins = own | me.stations
        used = own | others
        for player in state.seats:
            used |= player.formers_on_map
        formers = 1 if me.formers_available else 0
        key = (origins, used, me.research[NAVIGATION], me.research[TERRAFORMING], formers)
        known = self._targets.get(key)
        if known is not None:
            return known
        shape = state.galaxy.shape
        spaces = RANGE[me.research[NAVIGATION]]
        close = shape.spread(origins, spaces)
        wide = shape.spread(origins, spaces + QIC_RANGE)
        near = close & ~used
        far = wide & ~used & ~close
        masks = state.type_masks
        step = STEP_ORE[me.research[TERRAFORMING]] * ORE_WORTH
        rooms: list[float] = []
        for planet in range(HOME_TYPES):
            room = ROOM_WORTH - step * terraforming_steps(me.faction.home, planet)
            _note(rooms, room, masks[planet] & near, masks[planet] & far)
        room = ROOM_WORTH - (ORE_WORTH if me.faction.gaia_cost == ORE else QIC_WORTH)
        _note(rooms, room, masks[GAIA] & near, masks[GAIA] & far)
        if formers:
            _note(rooms, ROOM_WORTH - QIC_WORTH, masks[TRANSDIM] & near, masks[TRANSDIM] & far)
        if me.faction.shares_planets:
            shared = used & ~origins & ~me.formers_on_map
            _note(rooms, ROOM_WORTH - ORE_WORTH, shared & close, shared & wide & ~close)
        rooms.sort(reverse=True)
        value = 0.0
        for share, room in zip(SHARES, rooms, strict=False):
            value += share * room
        self._targets[key] = value
        return value

    def federations(
        self, state: GaiaState, me: Player, structures: int
    ) -> tuple[float, float, float]:
        """How near the next three federations are: 1 can be formed for nothing, 0 is far."""
        self._forget_other_games(state)
        need = me.faction.federation_value(me)
        own = structures | me.stations
        tokens = tokens_to_give(me)
        b = me.built
        big = me.active_tiles >> BIG_POWER & 1
        key = (own, me.federated, need, min(tokens, 8), b[0], b[1], b[2], b[3], big)
        known = self._federations.get(key)
        if known is None:
            if me.faction.grows_one_federation:
                known = self._growing(state, me, own, need)
            else:
                known = self._separate(state, me, own & ~me.federated, need, tokens)
            self._federations[key] = known
        return known

    def neighbours(self, state: GaiaState, own: int, others: int) -> int:
        """Structures of others that are near, as ``neighbours`` counts them."""
        self._forget_other_games(state)
        key = (own, others)
        known = self._neighbours.get(key)
        if known is None:
            known = self._neighbours[key] = neighbours(state, own, others)
        return known

    def _growing(
        self, state: GaiaState, me: Player, own: int, need: int
    ) -> tuple[float, float, float]:
        """The one federation of the Ivits: all they have counts."""
        total = 0
        for h in bits(own):
            total += 1 if me.stations >> h & 1 else power_value(state, me, h)
        first = _nearness(VALUE * max(0, need - total))
        second = _nearness(VALUE * max(0, need + 7 - total))
        return first, second, 0.0

    def _separate(
        self, state: GaiaState, me: Player, loose: int, need: int, tokens: int
    ) -> tuple[float, float, float]:
        hexes = bits(loose)
        values = [power_value(state, me, h) for h in hexes]
        found = [0.0, 0.0, 0.0]
        distance = state.galaxy.shape.distance
        gaps = [[distance(a, b) - 1 for b in hexes] for a in hexes]
        open_ = list(range(len(hexes)))
        for number in range(3):
            best = TOO_FAR
            members: list[int] = []
            for start in open_:
                cost, group = _grow(start, open_, values, gaps, need, tokens)
                if cost < best:
                    best, members = cost, group
            if not members:
                break
            found[number] = _nearness(best)
            open_ = [i for i in open_ if i not in members]
        return found[0], found[1], found[2]


def neighbours(state: GaiaState, own: int, others: int) -> int:
    """Structures of others whose upgrades, and stations of mine whose price, are near."""
    return (state.galaxy.shape.spread(own, NEIGHBOURHOOD) & others).bit_count()


def _nearness(cost: float) -> float:
    return max(0.0, 1.0 - cost / TOO_FAR)


def _grow(
    start: int,
    open_: list[int],
    values: list[int],
    gaps: list[list[int]],
    need: int,
    tokens: int,
) -> tuple[float, list[int]]:
    """What is missing for a federation around one structure, taking the handiest ones first."""
    group = [start]
    total = values[start]
    satellites = 0
    dist = gaps[start][:]
    while total < need:
        best = -1
        best_price = 0.0
        for i in open_:
            if i in group or dist[i] > FAR:
                continue
            price = (dist[i] + 0.3) / values[i]
            if best < 0 or price < best_price:
                best, best_price = i, price
        if best < 0:
            break
        if SATELLITE * dist[best] > VALUE * values[best] and total + values[best] < need:
            break
        group.append(best)
        total += values[best]
        satellites += dist[best]
        row = gaps[best]
        for i in open_:
            if row[i] < dist[i]:
                dist[i] = row[i]
    cost = SATELLITE * satellites + VALUE * max(0, need - total)
    if satellites > tokens:
        cost += NO_TOKEN * (satellites - tokens)
    return cost, group


def _note(rooms: list[float], room: float, near: int, far: int) -> None:
    if room > 0 and near:
        rooms += [room] * min(len(SHARES), near.bit_count())
    if room > QIC_WORTH and far:
        rooms += [room - QIC_WORTH] * min(len(SHARES), far.bit_count())
