"""Why a free action cannot be taken: too little to pay with, or another faction's exchange."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import (
    ALL_CONVERSIONS,
    POWER,
    TOKEN_TO_GAIA,
    Conversion,
)
from astrarium.gaia.components.effects import CREDIT, GAIAFORMER, KNOWLEDGE, ORE, QIC
from astrarium.gaia.player import Player
from astrarium.gaia.power import can_burn
from astrarium.gaia.reasons.wording import amount, counted, holding
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_POWER_RULES = {
    QIC: "GP-FREE-07",
    ORE: "GP-FREE-08",
    KNOWLEDGE: "GP-FREE-10",
    CREDIT: "GP-FREE-11",
}


def no_free_action(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    me = state.seats[seat]
    if move.verb == "burn":
        return _no_burn(me)
    known = [c for c in me.faction.conversions(me) if c.move.args == move.args]
    if not known:
        asked = [c for c in ALL_CONVERSIONS if c.move.args == move.args]
        return _not_for_you(me, asked[0])
    return _too_little(me, known[0])


def _no_burn(me: Player) -> IllegalMove | None:
    if can_burn(me):
        return None
    there = counted(me.area2 + (me.brainstone == 2), "token")
    return IllegalMove(
        "GP-FREE-05",
        f"Burning discards one token of area II to move another up; you have {there} there.",
    )


def _rule(conversion: Conversion) -> str:
    pay = conversion.pay
    resource = conversion.gain[0][0]
    if pay == POWER:
        return _POWER_RULES[resource]
    if pay == QIC:
        return "GP-FREE-09"
    if pay == KNOWLEDGE:
        return "GP-FREE-12"
    if pay == ORE:
        return "GP-FREE-13" if resource == CREDIT else "GP-FREE-14"
    if pay == CREDIT:
        return "GP-FACTION-HADSCH-02"
    return "GP-FACTION-BALTAKS-04" if pay == GAIAFORMER else "GP-FACTION-NEVLAS-02"


def _too_little(me: Player, conversion: Conversion) -> IllegalMove | None:
    pay = conversion.pay
    if holding(me, pay) >= conversion.amount:
        return None
    if pay == POWER:
        has = f"{amount(holding(me, pay), pay)} in area III"
    elif pay == GAIAFORMER:
        has = f"{holding(me, pay)} available"
    elif pay == TOKEN_TO_GAIA:
        has = f"{me.area3} there"
    else:
        has = str(holding(me, pay))
    return IllegalMove(
        _rule(conversion), f"This takes {amount(conversion.amount, pay)}; you have {has}."
    )


def _not_for_you(me: Player, conversion: Conversion) -> IllegalMove:
    """An exchange that only some faction has, perhaps only later."""
    pay = conversion.pay
    name = me.faction.name
    if pay == CREDIT:
        if name == "hadsch-hallas":
            return IllegalMove(
                "GP-FACTION-HADSCH-03",
                "Credits instead of power need the planetary institute of the Hadsch Hallas.",
            )
        return IllegalMove(
            "GP-FREE-15", "Only the Hadsch Hallas can buy this with credits, with their institute."
        )
    if pay == GAIAFORMER:
        return IllegalMove(
            "GP-FACTION-BALTAKS-04", "Only the Bal T'aks can turn a Gaiaformer into a Q.I.C."
        )
    if pay == TOKEN_TO_GAIA:
        return IllegalMove(
            "GP-FACTION-NEVLAS-02",
            "Only the Nevlas can move a token of area III to the Gaia area for knowledge.",
        )
    return _combined(me, conversion)


def _combined(me: Player, conversion: Conversion) -> IllegalMove:
    """Several exchanges in one: for tokens that are worth more than one power."""
    resource = conversion.gain[0][0]
    single = "'spend 1 power for 1 credit'" if resource == CREDIT else "'spend 3 power for 1 ore'"
    if me.faction.has_brainstone and conversion.gain == ((CREDIT, conversion.amount),):
        return IllegalMove(
            "GP-FACTION-TAKLONS-04",
            f"This exchange is for the brainstone in area III, and it is not there; {single} is "
            "possible with other tokens.",
        )
    if me.faction.name == "nevlas" and not me.has_institute:
        return IllegalMove(
            "GP-FACTION-NEVLAS-04",
            f"Tokens are worth 2 power only with the institute of the Nevlas; say {single}.",
        )
    return IllegalMove(
        _POWER_RULES[resource],
        f"There is no such combined exchange for you; say {single}, as often as you can.",
    )
