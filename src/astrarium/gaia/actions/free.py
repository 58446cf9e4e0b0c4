"""Free actions: before or after the action of the own turn, as often as affordable."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.power_qic import pay_power
from astrarium.gaia.components.board_actions import POWER, TOKEN_TO_GAIA, Conversion
from astrarium.gaia.components.effects import CREDIT, GAIAFORMER, KNOWLEDGE, ORE, QIC
from astrarium.gaia.decisions import BRAINSTONE, Step
from astrarium.gaia.gains import STONE_BURNT, gain
from astrarium.gaia.player import FROM_ACTION, Player
from astrarium.gaia.power import burn, can_burn, spendable
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_BURN = Move("burn")


def affordable(me: Player, conversion: Conversion, power: int) -> bool:
    pay = conversion.pay
    amount = conversion.amount
    if pay == POWER:
        return power >= amount
    if pay == ORE:
        return me.ore >= amount
    if pay == QIC:
        return me.qic >= amount
    if pay == KNOWLEDGE:
        return me.knowledge >= amount
    if pay == CREDIT:
        return me.credits >= amount
    if pay == GAIAFORMER:
        return me.formers_available >= amount
    return me.area3 >= amount


def moves(state: "GaiaState", seat: int) -> list[Move]:
    me = state.seats[seat]
    power = spendable(me)
    result = []
    if can_burn(me):
        result.append(_BURN)
    for conversion in me.faction.conversions(me):
        if affordable(me, conversion, power):
            result.append(conversion.move)
    return result


def play(state: "GaiaState", seat: int, move: Move) -> None:
    me = state.seats[seat]
    if move.verb == "burn":
        if burn(me):
            state.push(Step(BRAINSTONE, seat, STONE_BURNT))
        return
    for conversion in me.faction.conversions(me):
        if conversion.move.args == move.args:
            _pay(state, seat, me, conversion)
            gain(state, seat, conversion.gain, FROM_ACTION)
            return


def _pay(state: "GaiaState", seat: int, me: Player, conversion: Conversion) -> None:
    pay = conversion.pay
    amount = conversion.amount
    if pay == POWER:
        pay_power(state, seat, amount)
    elif pay == ORE:
        me.ore -= amount
    elif pay == QIC:
        me.qic -= amount
    elif pay == KNOWLEDGE:
        me.knowledge -= amount
    elif pay == CREDIT:
        me.credits -= amount
    elif pay == GAIAFORMER:
        me.formers_in_gaia += amount
    else:
        assert pay == TOKEN_TO_GAIA
        me.area3 -= amount
        me.gaia_area += amount
