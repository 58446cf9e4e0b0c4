"""Why this is not what can be charged: all or nothing, with two exceptions."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.charge import amount
from astrarium.gaia.decisions import Step
from astrarium.gaia.power import chargeable
from astrarium.gaia.reasons.wording import choices
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def no_charge(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    me = state.seats[step.seat]
    can = choices(state.legal_moves())
    with_token = me.faction.gains_token_when_charging(me)
    if len(move.args) > 1 and not with_token:
        if me.faction.has_brainstone:
            text = "A token with each charge needs the planetary institute of the Taklons"
        else:
            text = "Only the Taklons, with their planetary institute, gain a token when charging"
        return IllegalMove("GP-FACTION-TAKLONS-05", f"{text}; say {can}.")
    if len(move.args) == 1 and with_token:
        return IllegalMove(
            "GP-FACTION-TAKLONS-06",
            f"Your institute adds a token, before or after charging; say {can}.",
        )
    first = move.args[0] == "token"
    said = int(move.args[1] if first else move.args[0])
    right = amount(me, step.a, int(first))
    if said < right:
        return IllegalMove(
            "GP-PASSIVE-06", f"The offer of {right} power is all or nothing; say {can}."
        )
    if said > step.a:
        return IllegalMove(
            "GP-PASSIVE-02",
            f"Your best structure within 2 spaces has power value {step.a}; say {can}.",
        )
    room = chargeable(me) + 2 * first
    if said > room:
        return IllegalMove(
            "GP-PASSIVE-07",
            f"Only {room} power can be charged before all tokens are in area III; say {can}.",
        )
    if said > me.vp + 1:
        return IllegalMove(
            "GP-PASSIVE-08", f"You have {me.vp} VP, enough for {me.vp + 1} power; say {can}."
        )
    return None
