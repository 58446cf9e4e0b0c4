"""What holds in every position of Gaia Project, and a ledger that follows the power tokens."""

from astrarium.gaia import GaiaState
from astrarium.gaia.components.planets import GAIA, LOST, SPACE, TRANSDIM
from astrarium.gaia.decisions import GAIN_ADVANCED, TOKENS
from astrarium.gaia.player import Player
from astrarium.gaia.rounds import ACTIONS, SETUP
from astrarium.table import Move

PIECES = (8, 4, 3, 1, 1, 1)
CREDITS, ORE, KNOWLEDGE = 30, 15, 15
COMMON_TOKENS, GLEENS_TOKEN, EIGHT_TOKENS = 18, 6, 2
STANDARD_TILES, ADVANCED_TILES = 36, 6
SATELLITES, STATIONS, GAIAFORMERS = 25, 6, 3
BRAINSTONE_GONE = (0, 5)
GAIA_TRACK = 3
INSTITUTE = 3
TOKENS_BOOSTER = 2


def check(state: GaiaState) -> None:
    """The box holds no more than it does, and nobody has what cannot be."""
    _supplies(state)
    for player in state.seats:
        _player(state, player)
    for track in range(6):
        assert sum(player.research[track] == 5 for player in state.seats) <= 1
    _map(state)


def _supplies(state: GaiaState) -> None:
    players = state.seats
    owned = [sum(p.green[k] + p.gray[k] for p in players) for k in range(7)]
    lying = sum(state.token_supply) + (state.terraforming_token >= 0)
    assert sum(owned[:GLEENS_TOKEN]) + lying == COMMON_TOKENS
    assert min(state.token_supply) >= 0
    for player in players:
        gleens = player.green[GLEENS_TOKEN] + player.gray[GLEENS_TOKEN]
        may_have = player.faction.name == "gleens" and player.built[INSTITUTE]
        assert gleens == (1 if may_have else 0)
        assert player.gray[0] >= player.green[0] == 0, "12 VP have no green side"
    standard = sum(p.tiles.bit_count() for p in players) + sum(state.tiles_left)
    assert standard == STANDARD_TILES
    assert min(state.tiles_left) >= 0
    taken = sum(p.advanced.bit_count() for p in players)
    assert taken + state.advanced_left.bit_count() == ADVANCED_TILES
    if state.phase != SETUP:
        held = [b for p in players for b in (p.booster, p.next_booster) if b >= 0]
        lying_boosters = [b for b in range(10) if state.boosters >> b & 1]
        assert len(set(held + lying_boosters)) == len(held + lying_boosters) == state.players + 3


def _player(state: GaiaState, me: Player) -> None:
    assert 0 <= me.credits <= CREDITS
    assert 0 <= me.ore <= ORE
    assert 0 <= me.knowledge <= KNOWLEDGE
    assert min(me.qic, me.area1, me.area2, me.area3, me.gaia_area) >= 0
    assert me.vp >= 0
    assert me.vp == sum(me.vp_from)
    assert all(0 <= level <= 5 for level in me.research)
    for hexes, pieces in zip(me.built, PIECES, strict=True):
        assert hexes.bit_count() <= pieces
    assert me.lost.bit_count() <= (me.research[1] == 5)
    assert me.stations.bit_count() <= (STATIONS if me.faction.name == "ivits" else 0)
    markers = 2 + state.setup.variable_turn_order
    assert me.satellites.bit_count() + markers <= SATELLITES
    placed = me.formers_on_map.bit_count() + me.formers_in_gaia
    assert 0 <= placed <= me.formers <= GAIAFORMERS
    assert me.formers == sum(me.research[GAIA_TRACK] >= level for level in (1, 3, 4))
    assert me.formers_in_gaia == 0 or me.faction.name == "baltaks"
    assert me.brainstone == 0 or me.faction.name == "taklons"
    assert me.covered & ~me.tiles == 0
    if not any(step.kind == GAIN_ADVANCED for step in state.steps):
        assert me.covered.bit_count() == me.advanced.bit_count()
    assert min(*me.green, *me.gray) >= 0


def _map(state: GaiaState) -> None:
    planets = state.planets
    for me in state.seats:
        own = me.lost
        for hexes in me.built:
            assert own & hexes == 0, "one structure to a hex"
            own |= hexes
        assert own == me.structures
        assert me.shared & ~me.built[0] == 0
        assert me.shared == 0 or me.faction.name == "lantids"
        types = set()
        sectors = set()
        for h, planet in enumerate(planets):
            if own >> h & 1:
                assert planet not in (SPACE, TRANSDIM)
                assert (planet == LOST) == bool(me.lost >> h & 1) or me.shared >> h & 1
                sectors.add(h // 19)
                if not me.shared >> h & 1:
                    types.add(planet)
            if me.formers_on_map >> h & 1:
                assert planet in (TRANSDIM, GAIA)
                assert not own >> h & 1
            if (me.satellites | me.stations) >> h & 1:
                assert planet == SPACE
        assert {t for t in range(SPACE) if me.types >> t & 1} == types
        assert {s for s in range(10) if me.sectors >> s & 1} == sectors
        assert me.satellites & ~me.federated == 0
        assert me.federated & ~(own | me.stations | me.satellites) == 0
    shared = 0
    for me in state.seats:
        shared |= me.shared
    single = [me.structures & ~shared for me in state.seats]
    formers = [me.formers_on_map for me in state.seats]
    for masks in (single, formers):
        union = 0
        for mask in masks:
            assert union & mask == 0
            union |= mask


def tokens_of(me: Player) -> int:
    """Power tokens a player owns, the brainstone among them."""
    stone = me.brainstone not in BRAINSTONE_GONE
    return me.area1 + me.area2 + me.area3 + me.gaia_area + stone


class TokenLedger:
    """Follows from the moves alone how many power tokens everybody must own.

    Tokens come with income, exchanges, actions, levels, federation tokens and the Taklons'
    charging; they go with satellites, burning and the Itars' tiles. Nothing else changes them:
    a discarded brainstone is one token as any other.
    """

    def __init__(self) -> None:
        self.owned: list[int] = []
        self.round = 0

    def start(self, state: GaiaState) -> None:
        """Take stock, at the beginning or after a windfall."""
        self.owned = [tokens_of(player) for player in state.seats]
        self.round = state.round

    def follow(self, before: GaiaState, move: Move, after: GaiaState) -> None:
        """Book what the move does; compare once no income is outstanding."""
        seat = before.to_act[0]
        was, now = before.seats[seat], after.seats[seat]
        if before.phase == SETUP and move.verb == "faction":
            self.owned[seat] = tokens_of(now)
        self.owned[seat] += _change(move, was, now)
        if after.round > self.round:
            self.round = after.round
            for other, player in enumerate(after.seats):
                self.owned[other] += _income(player)
        choosing = any(step.kind == TOKENS for step in after.steps)
        if after.phase >= ACTIONS and not choosing:
            assert self.owned == [tokens_of(player) for player in after.seats], str(move)


def _change(move: Move, was: Player, now: Player) -> int:
    """Tokens gained, minus tokens lost, by the move of a player."""
    change = 0
    text = str(move)
    if text == "spend 1 ore for 1 token" or (move.verb == "charge" and "token" in move.args):
        change += 1
    elif text == "burn" and was.faction.name != "itars":
        change -= 1
    elif text in ("power tokens-2", "qic federation 8vp-tokens"):
        change += 2
    elif text == "discard-for-tile":
        change -= 4
    eights = now.green[EIGHT_TOKENS] + now.gray[EIGHT_TOKENS]
    change += 2 * (eights - was.green[EIGHT_TOKENS] - was.gray[EIGHT_TOKENS])
    if was.research[GAIA_TRACK] == 1 and now.research[GAIA_TRACK] == 2:
        change += 3
    if was.faction.name != "ivits":
        change -= (now.satellites & ~was.satellites).bit_count()
    return change


def _income(me: Player) -> int:
    """Token icons a player sees when a round begins."""
    change = 2 if me.booster == TOKENS_BOOSTER else 0
    if me.faction.name == "itars":
        change += 1
    if me.built[INSTITUTE]:
        change += {"lantids": 0, "xenos": 0, "gleens": 0, "ambas": 2, "bescods": 2}.get(
            me.faction.name, 1
        )
    return change
