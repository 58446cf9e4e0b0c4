"""Charge power when an opponent builds nearby: the only thing one does in others' turns."""

from typing import TYPE_CHECKING

from astrarium.gaia.automa.automa import HUMAN
from astrarium.gaia.components.structures import (
    BIG_POWER_VALUE,
    INSTITUTE,
    NEIGHBOURHOOD,
    POWER_VALUE,
)
from astrarium.gaia.components.tech_tiles import BIG_POWER
from astrarium.gaia.decisions import CHARGE_OFFER, Step
from astrarium.gaia.gains import charge_power, gain_tokens
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_CHARGING, Player
from astrarium.gaia.power import chargeable
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_DECLINE = Move("decline")


def power_value(state: "GaiaState", me: Player, h: int) -> int:
    """Power value of the own structure on a hex: for federations and for charging (GP-FED-02)."""
    value = 1  # the mine of the Lost Planet
    for kind, hexes in enumerate(me.built):
        if hexes >> h & 1:
            value = kind_value(me, kind)
            break
    return value + me.faction.power_bonus(me, state.planets[h])


def kind_value(me: Player, kind: int) -> int:
    if kind >= INSTITUTE and me.active_tiles >> BIG_POWER & 1:
        return BIG_POWER_VALUE
    return POWER_VALUE[kind]


def highest_value_near(state: "GaiaState", me: Player, h: int) -> int:
    """The most valuable own structure within two spaces; only one counts (GP-PASSIVE-02, -03)."""
    near = state.galaxy.shape.within[NEIGHBOURHOOD][h] & me.structures
    best = 0
    for hex_near in bits(near):
        value = power_value(state, me, hex_near)
        if value > best:
            best = value
    return best


def open_offers(state: "GaiaState", builder: int) -> None:
    """The turn is over: what was built offers power, clockwise from the builder (GP-PASSIVE-10)."""
    players = state.players
    for h in state.built_at:
        for i in range(1, players):
            seat = (builder + i) % players
            if state.automa is not None and seat != HUMAN:
                continue  # the Automa never charges (AU-CORE-07)
            if state.seats[seat].structures & state.galaxy.shape.within[NEIGHBOURHOOD][h]:
                state.offers.append((seat, h))
    state.built_at = state.built_at[:0]


def make_next_offer(state: "GaiaState") -> None:
    """Ask the next player, unless there is nothing to gain. ``Step.a`` is the structure's value."""
    seat, h = state.offers.pop(0)
    me = state.seats[seat]
    value = highest_value_near(state, me, h)
    if amount(me, value, 0) > 0 or me.faction.gains_token_when_charging(me):
        state.ask(Step(CHARGE_OFFER, seat, value, h))


def amount(me: Player, value: int, extra_token: int) -> int:
    """All or nothing, but no more than can be charged or paid (GP-PASSIVE-06 to -09)."""
    return min(value, chargeable(me) + 2 * extra_token, max(me.vp, 0) + 1)


def moves(state: "GaiaState", step: Step) -> list[Move]:
    me = state.seats[step.seat]
    plain = str(amount(me, step.a, 0))
    if me.faction.gains_token_when_charging(me):
        first = str(amount(me, step.a, 1))
        return [
            Move("charge", (plain, "token")),
            Move("charge", ("token", first)),
            _DECLINE,
        ]
    return [Move("charge", (plain,)), _DECLINE]


def play(state: "GaiaState", step: Step, move: Move) -> None:
    """Charging n costs n - 1 VP (GP-PASSIVE-04)."""
    if move.verb == "decline":
        return
    me = state.seats[step.seat]
    words = move.args
    if words[0] == "token":
        gain_tokens(state, me, 1)
        power = int(words[1])
    else:
        power = int(words[0])
    if power > 1:
        me.add_vp(1 - power, FROM_CHARGING)
    # The token counts as gained after charging even while the brainstone is still asked about.
    charge_power(state, step.seat, power)
    if len(words) == 2 and words[1] == "token":
        gain_tokens(state, me, 1)
