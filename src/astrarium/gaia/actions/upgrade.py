"""Upgrade a structure: the old piece goes back to its row, a new one takes its place."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.effects import ON_BIG, ON_STATION
from astrarium.gaia.components.structures import (
    CREDIT_COST,
    GIVES_TILE,
    INSTITUTE,
    NEIGHBOURHOOD,
    ORE_COST,
    PIECES,
    STATION,
    STATION_CREDITS_WITH_NEIGHBOUR,
    STRUCTURES,
)
from astrarium.gaia.decisions import TILE, Step
from astrarium.gaia.gains import happened
from astrarium.gaia.galaxy import bits
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def upgradable(state: "GaiaState", seat: int, kind: int, target: int) -> int:
    """Hexes where this player can turn a structure of one kind into another now."""
    me = state.seats[seat]
    hexes = me.built[kind] & ~me.shared  # GP-FACTION-LANTIDS-04
    if not hexes or me.built[target].bit_count() >= PIECES[target]:  # GP-UPG-05
        return 0
    if me.ore < ORE_COST[target]:
        return 0
    if me.credits >= CREDIT_COST[target]:
        return hexes
    if target == STATION and me.credits >= STATION_CREDITS_WITH_NEIGHBOUR:
        return hexes & near_opponents(state, seat)
    return 0


def near_opponents(state: "GaiaState", seat: int) -> int:
    """Hexes with an opponent's structure within two spaces (GP-UPG-08)."""
    return state.galaxy.shape.spread(state.structures_of_others(seat), NEIGHBOURHOOD)


def credits_for(state: "GaiaState", seat: int, h: int, target: int) -> int:
    if target == STATION and near_opponents(state, seat) >> h & 1:
        return STATION_CREDITS_WITH_NEIGHBOUR
    return CREDIT_COST[target]


def moves(state: "GaiaState", seat: int) -> list[Move]:
    me = state.seats[seat]
    names = state.galaxy.names
    result = []
    for kind, targets in enumerate(me.faction.board.upgrades):
        if me.built[kind]:
            for target in targets:
                for h in bits(upgradable(state, seat, kind, target)):
                    result.append(Move("upgrade", (names[h], STRUCTURES[target])))
    return result


def play(state: "GaiaState", seat: int, move: Move) -> None:
    me = state.seats[seat]
    h = state.galaxy.by_name[move.args[0]]
    target = STRUCTURES.index(move.args[1])
    me.ore -= ORE_COST[target]
    me.credits -= credits_for(state, seat, h, target)
    for kind, hexes in enumerate(me.built):
        if hexes >> h & 1:
            replace(state, seat, h, kind, target)
            return


def replace(state: "GaiaState", seat: int, h: int, kind: int, target: int) -> None:
    """Swap the piece, score the upgrade, give what the new structure brings."""
    me = state.seats[seat]
    me.built[kind] &= ~(1 << h)  # GP-UPG-03
    me.built[target] |= 1 << h
    if target == STATION:
        happened(state, seat, ON_STATION)
    elif target >= INSTITUTE:
        happened(state, seat, ON_BIG)
    if target == INSTITUTE:
        me.faction.after_institute(state, seat)
    if GIVES_TILE[target]:
        state.push(Step(TILE, seat))
    state.built_at.append(h)
