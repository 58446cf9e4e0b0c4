"""Receiving things: caps, counts of what one has, and what round tiles and tech tiles pay for."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.effects import (
    CHARGE,
    CREDIT,
    GAIAFORMER,
    KNOWLEDGE,
    ON_FEDERATION,
    ORE,
    PER_BIG,
    PER_FEDERATION,
    PER_FEDERATION_STRUCTURE,
    PER_GAIA,
    PER_LAB,
    PER_MINE,
    PER_SATELLITE,
    PER_SECTOR,
    PER_STATION,
    PER_STRUCTURE,
    PER_TYPE,
    QIC,
    TOKEN,
    VP,
    Gain,
)
from astrarium.gaia.components.planets import GAIA
from astrarium.gaia.components.scoring import (
    FEDERATION_TOKENS,
    ROUND_TILES,
)
from astrarium.gaia.components.structures import (
    CREDIT_CAP,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    KNOWLEDGE_CAP,
    LAB,
    ORE_CAP,
    QIC_ACADEMY,
    STATION,
)
from astrarium.gaia.components.tech_tiles import ADVANCED, STANDARD, WHENEVER
from astrarium.gaia.decisions import BRAINSTONE, Step
from astrarium.gaia.player import (
    DISCARDED,
    FROM_ADVANCED,
    FROM_FEDERATION,
    FROM_ROUND,
    FROM_TILE,
    Player,
)
from astrarium.gaia.power import charge

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

# Why the brainstone is asked about (``Step.a``).
STONE_CHARGED = 0
STONE_SPENT = 1
STONE_BURNT = 2


def gain(state: "GaiaState", seat: int, what: Gain, source: int, times: int = 1) -> None:
    """Receive printed icons; ``source`` is where VP among them come from."""
    me = state.seats[seat]
    for resource, amount in what:
        amount *= times
        if resource == QIC and me.faction.qic_becomes_ore(me):
            resource = ORE  # GP-FACTION-GLEENS-02
        if resource == CREDIT:
            me.credits = min(me.credits + amount, CREDIT_CAP)  # GP-INCOME-06
        elif resource == ORE:
            me.ore = min(me.ore + amount, ORE_CAP)  # GP-INCOME-05
        elif resource == KNOWLEDGE:
            me.knowledge = min(me.knowledge + amount, KNOWLEDGE_CAP)  # GP-INCOME-05
        elif resource == QIC:
            me.qic += amount
        elif resource == CHARGE:
            charge_power(state, seat, amount)
        elif resource == TOKEN:
            gain_tokens(state, me, amount)
        elif resource == GAIAFORMER:
            me.formers += amount
        elif resource == VP:
            me.add_vp(amount, source)


def charge_power(state: "GaiaState", seat: int, amount: int) -> None:
    """Charge, and ask about the brainstone if it could have stayed behind."""
    low = charge(state.seats[seat], amount)
    if low:
        state.push(Step(BRAINSTONE, seat, STONE_CHARGED, low))


def gain_tokens(state: "GaiaState", me: Player, amount: int) -> None:
    """New tokens enter area I (GP-POWER-07); as an option the brainstone can be one of them."""
    if amount and me.brainstone == DISCARDED and state.setup.brainstone_returns:
        me.brainstone = 1
        amount -= 1
    me.area1 += amount


def count(state: "GaiaState", me: Player, per: int) -> int:
    """How many of a counted thing a player has."""
    built = me.built
    if per == PER_MINE:
        return me.mines.bit_count()  # the Lost Planet included
    if per == PER_STATION:
        return built[STATION].bit_count()
    if per == PER_LAB:
        return built[LAB].bit_count()
    if per == PER_BIG:
        return (built[INSTITUTE] | built[KNOWLEDGE_ACADEMY] | built[QIC_ACADEMY]).bit_count()
    if per == PER_TYPE:
        return me.types.bit_count()
    if per == PER_GAIA:
        return (me.structures & ~me.shared & state.type_masks[GAIA]).bit_count()
    if per == PER_SECTOR:
        return me.sectors.bit_count()
    if per == PER_FEDERATION:
        return sum(me.green) + sum(me.gray)
    if per == PER_STRUCTURE:
        return me.structures.bit_count()
    if per == PER_FEDERATION_STRUCTURE:
        return (me.structures & me.federated).bit_count()
    assert per == PER_SATELLITE
    return me.satellites.bit_count() + me.stations.bit_count()


def happened(state: "GaiaState", seat: int, event: int, times: int = 1) -> None:
    """Score an event: this round's tile (GP-RSCORE-01) and own uncovered tiles that wait for it."""
    me = state.seats[seat]
    tile = ROUND_TILES[state.setup.round_tiles[state.round - 1]]
    if tile.trigger == event:
        me.add_vp(tile.vp * times, FROM_ROUND)
    if me.tiles:
        active = me.active_tiles
        for kind in _WAITING_STANDARD:
            if active >> kind & 1 and STANDARD[kind].trigger == event:
                gain(state, seat, STANDARD[kind].gain, FROM_TILE, times)
        if me.advanced:
            for kind in _WAITING_ADVANCED:
                if me.advanced >> kind & 1 and ADVANCED[kind].trigger == event:
                    gain(state, seat, ADVANCED[kind].gain, FROM_ADVANCED, times)


_WAITING_STANDARD = tuple(k for k, tile in enumerate(STANDARD) if tile.timing == WHENEVER)
_WAITING_ADVANCED = tuple(k for k, tile in enumerate(ADVANCED) if tile.timing == WHENEVER)


def gain_federation_token(state: "GaiaState", seat: int, kind: int) -> None:
    """Take a token, green side up if it has one, with all it shows (GP-FED-11, GP-FED-12)."""
    me = state.seats[seat]
    token = FEDERATION_TOKENS[kind]
    if token.green:
        me.green[kind] += 1
    else:
        me.gray[kind] += 1
    gain(state, seat, token.gain, FROM_FEDERATION)
    happened(state, seat, ON_FEDERATION)


def take_from_supply(state: "GaiaState", seat: int, kind: int) -> None:
    state.token_supply[kind] -= 1
    gain_federation_token(state, seat, kind)
