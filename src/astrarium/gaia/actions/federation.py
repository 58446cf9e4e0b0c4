"""Form a federation: choose the planets, then the way of the satellites, then a token."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.charge import power_value
from astrarium.gaia.actions.tokens import give_or_ask, has_choice
from astrarium.gaia.components.planets import SPACE
from astrarium.gaia.components.scoring import COMMON_TOKENS, TOKEN_NAMES
from astrarium.gaia.components.structures import SATELLITES
from astrarium.gaia.decisions import SATELLITE, TAKE_TOKEN, Step
from astrarium.gaia.federations import federations, satellite_choices
from astrarium.gaia.gains import take_from_supply
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import Player
from astrarium.gaia.power import tokens_to_give
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_TAKE_MOVES = [Move("take", (name,)) for name in TOKEN_NAMES]
SPACE_STATION_VALUE = 1


KNOWN = 10_000
"""Answers kept for one map: bots ask the same in thousands of positions that differ elsewhere."""


class Search:
    """What the enumeration of federations depends on."""

    def __init__(
        self,
        own: int,
        worths: tuple[int, ...],
        free: int,
        threshold: int,
        budget: int,
        root: int,
        root_value: int,
    ) -> None:
        self.own = own
        self.worths = worths
        """The power value on each hex of ``own``, in ascending order."""
        self.free = free
        self.threshold = threshold
        self.budget = budget
        self.root = root
        self.root_value = root_value

    def value(self, hexes: int) -> int:
        """The power value on these hexes together."""
        pairs = zip(bits(self.own), self.worths, strict=True)
        return sum([worth for h, worth in pairs if hexes >> h & 1])

    def federations(self, neighbours: list[int]) -> list[tuple[int, int]]:
        """Planets and number of satellites of each legal federation."""
        values = [0] * len(neighbours)
        for h, worth in zip(bits(self.own), self.worths, strict=True):
            values[h] = worth
        return federations(
            neighbours,
            self.own,
            values,
            self.free,
            self.threshold,
            self.budget,
            self.root,
            self.root_value,
        )


def satellites_left(state: "GaiaState", me: Player) -> int:
    """Satellites that are neither built nor used as markers on the scoring board, the turn order
    card and the Lost Planet."""
    markers = 2 + state.setup.variable_turn_order + (me.lost != 0)
    return SATELLITES - markers - me.satellites.bit_count()


def question(state: "GaiaState", seat: int) -> Search:
    """The position as the enumeration sees it.

    New federations keep away from the old ones (GP-FED-18, GP-FED-19); the Ivits' only one is the
    root that everything new must connect to (GP-FACTION-IVITS-03, -04).
    """
    me = state.seats[seat]
    shape = state.galaxy.shape
    old = me.federated
    own = (me.structures | me.stations) & ~old
    free = state.type_masks[SPACE] & ~old & ~me.stations
    budget = satellites_left(state, me)
    root = 0
    root_value = 0
    if me.faction.grows_one_federation:
        budget = min(budget, me.qic)  # GP-FACTION-IVITS-07
        root = old
        for h in bits(old & (me.structures | me.stations)):
            root_value += _value(state, me, h)
    else:
        budget = min(budget, tokens_to_give(me))  # GP-FED-05
        if old:
            free &= ~shape.spread(old, 1)
    worths = tuple([_value(state, me, h) for h in bits(own)])
    return Search(own, worths, free, me.faction.federation_value(me), budget, root, root_value)


def _value(state: "GaiaState", me: Player, h: int) -> int:
    if me.stations >> h & 1:
        return SPACE_STATION_VALUE  # GP-FACTION-IVITS-11
    return power_value(state, me, h)


def legal_federations(state: "GaiaState", seat: int) -> list[tuple[int, int]]:
    """All legal choices of planets with the number of satellites each takes."""
    if not any(state.token_supply):  # GP-FED-23
        return []
    # A cheap look first: too little power value for any federation.
    asked = question(state, seat)
    if asked.root_value + sum(asked.worths) < asked.threshold:
        return []
    galaxy = state.galaxy
    key = (asked.own, asked.worths, asked.free, asked.threshold, asked.root, asked.root_value)
    known = galaxy.federations.get(key)
    if known is None or known[0] < asked.budget:
        if len(galaxy.federations) >= KNOWN:
            galaxy.federations.clear()
        known = (asked.budget, asked.federations(galaxy.shape.neighbours))
        galaxy.federations[key] = known
    budget, found = known
    if budget == asked.budget:
        return found
    # Dearer federations never rule out cheaper ones.
    return [one for one in found if one[1] <= asked.budget]


def moves(state: "GaiaState", seat: int) -> list[Move]:
    result = []
    me = state.seats[seat]
    for planets, satellites in legal_federations(state, seat):
        name = state.galaxy.listed(planets) or "none"
        result.append(Move("federation", (name,)))
        if not me.faction.grows_one_federation and has_choice(me, satellites):
            result.append(Move("federation", (name, "choose-tokens")))
    return result


def play(state: "GaiaState", seat: int, move: Move) -> None:
    """``Step``: a = planets, b = satellites placed so far, c = how many in all, doubled, plus one
    if the player chooses the tokens by hand."""
    by_name = state.galaxy.by_name
    planets = 0
    if move.args[0] != "none":
        for name in move.args[0].split(","):
            planets |= 1 << by_name[name]
    for found, satellites in legal_federations(state, seat):
        if found == planets:
            state.push(Step(SATELLITE, seat, planets, 0, 2 * satellites + len(move.args) - 1))
            return


def _choices(state: "GaiaState", step: Step) -> int:
    asked = question(state, step.seat)
    galaxy = state.galaxy
    key = (asked.own, step.a, step.b, asked.free, step.c, asked.root)
    known = galaxy.satellite_choices.get(key, -1)
    if known < 0:
        if len(galaxy.satellite_choices) >= KNOWN:
            galaxy.satellite_choices.clear()
        known = satellite_choices(
            galaxy.shape.neighbours, asked.own, step.a, step.b, asked.free, step.c >> 1, asked.root
        )
        galaxy.satellite_choices[key] = known
    return known


def satellite_moves(state: "GaiaState", step: Step) -> list[Move]:
    named = state.galaxy.moves("satellite")
    return [named[h] for h in bits(step.items[0][0])]


def play_satellite(state: "GaiaState", step: Step, move: Move) -> None:
    h = state.galaxy.by_name[move.args[0]]
    state.push(Step(SATELLITE, step.seat, step.a, step.b | 1 << h, step.c))


def only_way(state: "GaiaState", step: Step) -> bool:
    """Complete the federation as soon as only one way of placing the satellites is left, else
    note the choice in ``Step.items``, so that it is searched for only once."""
    missing = (step.c >> 1) - step.b.bit_count()
    last = 0
    if missing:
        last = _choices(state, step) & ~step.b
        if last.bit_count() > missing:
            state.steps[-1] = Step(SATELLITE, step.seat, step.a, step.b, step.c, ((last, 0),))
            return False
    state.steps.pop()
    _form(state, step.seat, step.a, step.b | last, step.c & 1 != 0)
    return True


def _form(state: "GaiaState", seat: int, planets: int, satellites: int, choose: bool) -> None:
    me = state.seats[seat]
    me.satellites |= satellites
    me.federated |= planets | satellites
    me.federations += 1
    state.push(Step(TAKE_TOKEN, seat))
    if me.faction.grows_one_federation:
        me.qic -= satellites.bit_count()
    else:
        give_or_ask(state, seat, satellites.bit_count(), to_gaia=False, choose=choose)


def token_moves(state: "GaiaState", step: Step) -> list[Move]:
    """Any kind still in the supply (GP-FED-11, GP-FED-23)."""
    return [_TAKE_MOVES[kind] for kind in range(COMMON_TOKENS) if state.token_supply[kind]]


def play_token(state: "GaiaState", step: Step, move: Move) -> None:
    take_from_supply(state, step.seat, TOKEN_NAMES.index(move.args[0]))


def join(state: "GaiaState", me: Player, h: int) -> None:
    """A structure or station next to an own federation joins it, with all own hexes that touch
    it, for no reward (GP-FED-20)."""
    neighbours = state.galaxy.shape.neighbours
    if not neighbours[h] & me.federated:
        return
    own = me.structures | me.stations
    joining = 1 << h
    while joining:
        me.federated |= joining
        around = 0
        for member in bits(joining):
            around |= neighbours[member]
        joining = around & own & ~me.federated
