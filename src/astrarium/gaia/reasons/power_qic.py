"""Why a power or Q.I.C. action of the research board cannot be taken."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.power_qic import FIRST_QIC, gains_nothing
from astrarium.gaia.actions.tech import takeable
from astrarium.gaia.components.board_actions import (
    POWER,
    POWER_ACTIONS,
    POWER_NAMES,
    QIC_COST,
    QIC_FEDERATION,
    QIC_NAMES,
    QIC_TILE,
    PowerAction,
)
from astrarium.gaia.components.effects import CREDIT, QIC
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.mine import no_mine
from astrarium.gaia.reasons.tech import nothing_to_take
from astrarium.gaia.reasons.wording import amount, choices, holding, listed, missing, too_dear
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_FREE_STEP_RULES = {"terraform-1": "GP-SPACE-06", "terraform-2": "GP-SPACE-07"}


def no_power_action(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    me = state.seats[seat]
    name = move.args[0]
    at = POWER_NAMES.index(name)
    action = POWER_ACTIONS[at]
    if state.used_actions >> at & 1:
        return _used(f"power action {name}")
    if action.free_steps and len(move.args) == 1:
        return IllegalMove(
            _FREE_STEP_RULES[name],
            f"The action {name} builds a mine: name the planet, as in 'power {name} 3A5'.",
        )
    parts = ((POWER, action.power, ""),)
    if action.free_steps:
        h = state.galaxy.by_name[move.args[1]]
        rule = _FREE_STEP_RULES[name]
        return no_mine(state, seat, h, action.free_steps, free_rule=rule, fee=parts)
    if gains_nothing(me, action.gain):
        return _all_lost(me, action)
    if missing(me, parts):
        return too_dear(state, me, "GP-PQ-01", f"the power action {name}", parts)
    return None


def _used(what: str) -> IllegalMove:
    return IllegalMove(
        "GP-PQ-03", f"The {what} has been taken this round and is free again in the next."
    )


def _all_lost(me: Player, action: PowerAction) -> IllegalMove:
    """The whole gain is beyond a cap."""
    resource, count = action.gain[0]
    rule = "GP-INCOME-06" if resource == CREDIT else "GP-INCOME-05"
    return IllegalMove(
        rule,
        f"You have {amount(holding(me, resource), resource)}, the most there can be: "
        f"{amount(count, resource)} would be lost.",
    )


def no_qic_action(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    me = state.seats[seat]
    name = move.args[0]
    at = QIC_NAMES.index(name)
    if state.used_actions >> (FIRST_QIC + at) & 1:
        return _used(f"Q.I.C. action {name}")
    if at == QIC_FEDERATION:
        refused = _no_token(me, move)
        if refused is not None:
            return refused
    if at == QIC_TILE and not takeable(state, seat):
        return nothing_to_take(state, seat)
    parts = [(QIC, QIC_COST[at], "")]
    if missing(me, parts):
        return too_dear(state, me, "GP-PQ-02", f"the Q.I.C. action {name}", parts)
    return None


def _no_token(me: Player, move: Move) -> IllegalMove | None:
    """The rewards are those of an own federation token, named in the move."""
    mine = [
        Move("qic", ("federation", name))
        for name, green, gray in zip(TOKEN_NAMES, me.green, me.gray, strict=True)
        if green or gray
    ]
    if not mine:
        return IllegalMove(
            "GP-SPACE-11", "You have no federation token whose rewards you could take again."
        )
    if len(move.args) == 1:
        return IllegalMove("GP-SPACE-10", f"Name the token: {choices(mine)}.")
    if move not in mine:
        own = listed([token.args[1] for token in mine])
        return IllegalMove(
            "GP-SPACE-10", f"You have no federation token {move.args[1]}, only {own}."
        )
    return None
