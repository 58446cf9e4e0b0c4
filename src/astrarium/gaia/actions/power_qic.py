"""Power and Q.I.C. actions of the research board, each once per round for all together."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions import mine
from astrarium.gaia.actions.tech import takeable
from astrarium.gaia.components.board_actions import (
    POWER_ACTIONS,
    POWER_NAMES,
    QIC_COST,
    QIC_FEDERATION,
    QIC_NAMES,
    QIC_PLANETS,
    QIC_PLANETS_PER,
    QIC_PLANETS_VP,
    QIC_TILE,
)
from astrarium.gaia.components.effects import CREDIT, KNOWLEDGE, ORE, Gain
from astrarium.gaia.components.scoring import FEDERATION_TOKENS, TOKEN_NAMES
from astrarium.gaia.components.structures import CREDIT_CAP, KNOWLEDGE_CAP, ORE_CAP
from astrarium.gaia.decisions import BRAINSTONE, TILE, Step
from astrarium.gaia.gains import STONE_SPENT, count, gain
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_ACTION, FROM_FEDERATION, Player
from astrarium.gaia.power import spend, spendable
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

FIRST_QIC = len(POWER_ACTIONS)
"""In the set of used actions the Q.I.C. actions follow the power actions."""

_POWER_MOVES = [Move("power", (name,)) for name in POWER_NAMES]
_QIC_MOVES = [Move("qic", (name,)) for name in QIC_NAMES]
_RESCORE_MOVES = [Move("qic", ("federation", name)) for name in TOKEN_NAMES]


def gains_nothing(me: Player, what: Gain) -> bool:
    """Whether the whole gain would be lost at a cap: such an action is not allowed."""
    for resource, _ in what:
        if resource == CREDIT and me.credits < CREDIT_CAP:
            return False
        if resource == ORE and me.ore < ORE_CAP:
            return False
        if resource == KNOWLEDGE and me.knowledge < KNOWLEDGE_CAP:
            return False
        if resource not in (CREDIT, ORE, KNOWLEDGE):
            return False
    return True


def moves(state: "GaiaState", seat: int) -> list[Move]:
    me = state.seats[seat]
    result = []
    used = state.used_actions
    power = spendable(me)
    if power:
        for i, action in enumerate(POWER_ACTIONS):
            if action.power > power or used >> i & 1:  # GP-PQ-01, GP-PQ-03
                continue
            if action.free_steps:
                hexes = mine.targets(state, seat, free_steps=action.free_steps)
                if hexes:
                    named = state.galaxy.moves("power " + action.name)
                    result += [named[h] for h in bits(hexes)]
            elif not gains_nothing(me, action.gain):
                result.append(_POWER_MOVES[i])
    if me.qic >= QIC_COST[QIC_PLANETS]:
        if not used >> (FIRST_QIC + QIC_PLANETS) & 1:
            result.append(_QIC_MOVES[QIC_PLANETS])
        if me.qic >= QIC_COST[QIC_FEDERATION] and not used >> (FIRST_QIC + QIC_FEDERATION) & 1:
            for kind, move in enumerate(_RESCORE_MOVES):
                if me.green[kind] or me.gray[kind]:  # GP-SPACE-11
                    result.append(move)
        if (
            me.qic >= QIC_COST[QIC_TILE]
            and not used >> (FIRST_QIC + QIC_TILE) & 1
            and takeable(state, seat)
        ):
            result.append(_QIC_MOVES[QIC_TILE])
    return result


def play_power(state: "GaiaState", seat: int, move: Move) -> None:
    i = POWER_NAMES.index(move.args[0])
    action = POWER_ACTIONS[i]
    state.used_actions |= 1 << i  # GP-PQ-04
    pay_power(state, seat, action.power)
    if action.free_steps:
        h = state.galaxy.by_name[move.args[1]]
        mine.build(state, seat, h, free_steps=action.free_steps)
    else:
        gain(state, seat, action.gain, FROM_ACTION)


def pay_power(state: "GaiaState", seat: int, cost: int) -> None:
    """Spend power, and ask about the brainstone if it could have paid."""
    saved = spend(state.seats[seat], cost)
    if saved:
        state.push(Step(BRAINSTONE, seat, STONE_SPENT, saved))


def play_qic(state: "GaiaState", seat: int, move: Move) -> None:
    me = state.seats[seat]
    i = QIC_NAMES.index(move.args[0])
    state.used_actions |= 1 << (FIRST_QIC + i)
    me.qic -= QIC_COST[i]  # GP-PQ-02
    if i == QIC_TILE:
        state.push(Step(TILE, seat))
    elif i == QIC_FEDERATION:
        token = FEDERATION_TOKENS[TOKEN_NAMES.index(move.args[1])]
        gain(state, seat, token.gain, FROM_FEDERATION)  # GP-SPACE-10: no new token
    else:
        per, vp = QIC_PLANETS_PER
        me.add_vp(QIC_PLANETS_VP + vp * count(state, me, per), FROM_ACTION)
