"""Why a structure cannot become another one."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.upgrade import credits_for
from astrarium.gaia.components.effects import CREDIT, ORE
from astrarium.gaia.components.structures import (
    CREDIT_COST,
    INSTITUTE,
    LAB,
    MINE,
    ORE_COST,
    PIECES,
    STATION,
    STRUCTURE_TITLES,
    STRUCTURES,
)
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.wording import (
    Part,
    article,
    kind_at,
    listed,
    missing,
    owner_of,
    too_dear,
    who,
)
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def price_parts(state: "GaiaState", seat: int, h: int, target: int) -> list[Part]:
    """Ore and credits; a trading station is cheaper near opponents (GP-UPG-08)."""
    return [(ORE, ORE_COST[target], ""), (CREDIT, credits_for(state, seat, h, target), "")]


def no_upgrade(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    me = state.seats[seat]
    h = state.galaxy.by_name[move.args[0]]
    target = STRUCTURES.index(move.args[1])
    kind = kind_at(me, h)
    if kind < 0:
        return _nothing_there(state, me, h)
    name = move.args[0]
    if me.shared >> h & 1:
        return IllegalMove(
            "GP-FACTION-LANTIDS-04",
            f"Your mine on {name} shares its planet and can never be upgraded.",
        )
    if target not in me.faction.board.upgrades[kind]:
        return _no_path(me, name, kind, target)
    if me.built[target].bit_count() >= PIECES[target]:
        if PIECES[target] == 1:
            text = f"Your {STRUCTURE_TITLES[target]} is on the map already."
        else:
            text = f"All {PIECES[target]} of your {STRUCTURE_TITLES[target]}s are on the map."
        return IllegalMove("GP-UPG-05", text)
    parts = price_parts(state, seat, h, target)
    if not missing(me, parts):
        return None
    what = article(target)
    if target == STATION and parts[1][1] == CREDIT_COST[STATION]:
        what += " without an opponent within 2 spaces"
    elif target == STATION:
        what += " near an opponent"
    return too_dear(state, me, _cost_rule(target, parts), what, parts)


def _cost_rule(target: int, parts: list[Part]) -> str:
    if target == STATION:
        return "GP-UPG-07" if parts[1][1] == CREDIT_COST[STATION] else "GP-UPG-08"
    if target == LAB:
        return "GP-UPG-11"
    return "GP-UPG-09" if target == INSTITUTE else "GP-UPG-13"


def _nothing_there(state: "GaiaState", me: Player, h: int) -> IllegalMove:
    """No own structure piece on the hex."""
    name = state.galaxy.names[h]
    if me.lost >> h & 1:
        return IllegalMove("GP-TRACK-NAV-11", "The mine of the Lost Planet can never be upgraded.")
    if me.stations >> h & 1:
        return IllegalMove(
            "GP-FACTION-IVITS-12", f"Your space station on {name} is no structure to upgrade."
        )
    if me.formers_on_map >> h & 1:
        return IllegalMove(
            "GP-UPG-02", f"Only your Gaiaformer is on {name}: a mine comes before any upgrade."
        )
    owner = owner_of(state, h)
    if owner >= 0:
        return IllegalMove(
            "GP-UPG-02", f"The structure on {name} belongs to {who(state, owner)}, not to you."
        )
    return IllegalMove("GP-UPG-02", f"You have no structure on {name} that could be upgraded.")


def _no_path(me: Player, name: str, kind: int, target: int) -> IllegalMove:
    """What the structure can become, and what the wanted one comes from."""
    paths = me.faction.board.upgrades
    swapped = paths[STATION] != (INSTITUTE, LAB)
    special = swapped and (kind in (STATION, LAB) or target >= LAB)
    rule = "GP-FACTION-BESCODS-02" if special else "GP-UPG-01"
    becomes = listed([article(k) for k in paths[kind]], "or")
    can = f"can become {becomes}" if becomes else "cannot be upgraded further"
    text = f"The {STRUCTURE_TITLES[kind]} on {name} {can}"
    if kind == target:
        return IllegalMove(rule, f"{text}.")
    before = next(k for k in range(MINE, len(paths)) if target in paths[k])
    return IllegalMove(rule, f"{text}; {article(target)} comes from {article(before)}.")
