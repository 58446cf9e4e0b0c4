"""A turn: one action, free actions before and after it, then ``end``; or pass."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions import (
    charge,
    federation,
    free,
    gaia_project,
    mine,
    passing,
    power_qic,
    research,
    special,
    upgrade,
)
from astrarium.gaia.actions.tokens import has_choice
from astrarium.gaia.decisions import AFTER, Step
from astrarium.gaia.galaxy import bits
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_END = Move("end")
FREE_VERBS = ("spend", "burn")
CHOOSE = "choose-tokens"


def moves(state: "GaiaState", step: Step) -> list[Move]:
    """Everything a player can do before the action of the turn (GP-ACT-04)."""
    seat = step.seat
    result = []
    named = state.galaxy.moves("mine")
    for h in bits(mine.targets(state, seat)):
        result.append(named[h])
    hexes = gaia_project.targets(state, seat)
    if hexes:
        named = state.galaxy.moves("gaiaform")
        me = state.seats[seat]
        choice = has_choice(me, gaia_project.price(me))
        for h in bits(hexes):
            result.append(named[h])
            if choice:
                result.append(Move("gaiaform", (state.galaxy.names[h], CHOOSE)))
    result += upgrade.moves(state, seat)
    result += federation.moves(state, seat)
    result += research.moves(state, seat)
    result += power_qic.moves(state, seat)
    result += special.moves(state, seat)
    result += passing.moves(state, seat)
    result += free.moves(state, seat)
    return result


def play(state: "GaiaState", step: Step, move: Move) -> None:
    seat = step.seat
    verb = move.verb
    if verb in FREE_VERBS:
        state.push(step)
        free.play(state, seat, move)
        return
    if verb == "pass":
        passing.play(state, seat, move)  # no free action after passing (GP-FREE-03)
        return
    state.push(Step(AFTER, seat))
    if verb == "mine":
        mine.build(state, seat, state.galaxy.by_name[move.args[0]])
    elif verb == "gaiaform":
        h = state.galaxy.by_name[move.args[0]]
        gaia_project.start(state, seat, h, choose=len(move.args) > 1)
    elif verb == "upgrade":
        upgrade.play(state, seat, move)
    elif verb == "federation":
        federation.play(state, seat, move)
    elif verb == "research":
        research.play(state, seat, move)
    elif verb == "power":
        power_qic.play_power(state, seat, move)
    elif verb == "qic":
        power_qic.play_qic(state, seat, move)
    else:
        special.play(state, seat, move)


def after_moves(state: "GaiaState", step: Step) -> list[Move]:
    """Free actions, then the end of the turn."""
    result = free.moves(state, step.seat)
    result.append(_END)
    return result


def play_after(state: "GaiaState", step: Step, move: Move) -> None:
    if move.verb == "end":
        charge.open_offers(state, step.seat)
        return
    state.push(step)
    free.play(state, step.seat, move)
