"""Why no mine can be built there: planet, range, pieces, price."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.mine import qic_for_range
from astrarium.gaia.components.board_actions import POWER
from astrarium.gaia.components.effects import CREDIT, ORE, QIC
from astrarium.gaia.components.planets import (
    GAIA,
    HOME_TYPES,
    LOST,
    SPACE,
    TRANSDIM,
    terraforming_steps,
)
from astrarium.gaia.components.research import STEP_ORE, TERRAFORMING
from astrarium.gaia.components.structures import (
    CREDIT_COST,
    MINE,
    ORE_COST,
    PIECES,
    ROUNDS,
)
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.places import too_far
from astrarium.gaia.reasons.wording import (
    Part,
    article,
    counted,
    former_of,
    instead,
    kind_at,
    missing,
    owner_of,
    planet,
    too_dear,
    who,
)
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def price_parts(
    state: "GaiaState", seat: int, h: int, free_steps: int = 0, bonus: int = 0
) -> list[Part]:
    """The price of a mine on this hex, part by part."""
    me = state.seats[seat]
    if me.formers_on_map >> h & 1:
        return [(CREDIT, CREDIT_COST[MINE], ""), (ORE, ORE_COST[MINE], "")]
    parts = [(CREDIT, CREDIT_COST[MINE], ""), (ORE, ORE_COST[MINE], "the mine")]
    kind = state.planets[h]
    shared = state.structures_of_others(seat) >> h & 1
    if not shared and kind < HOME_TYPES:
        steps = terraforming_steps(me.faction.home, kind) - free_steps
        if steps > 0:
            ore = steps * STEP_ORE[me.research[TERRAFORMING]]
            parts.append((ORE, ore, counted(steps, "terraforming step")))
    qic = qic_for_range(state, me, h, bonus)
    if qic:
        parts.append((QIC, qic, "range"))
    if not shared and kind == GAIA:
        parts.append((me.faction.gaia_cost, 1, "the Gaia planet"))
    if len([part for part in parts if part[0] == ORE]) == 1:
        parts[1] = (ORE, ORE_COST[MINE], "")
    return parts


def no_mine(
    state: "GaiaState",
    seat: int,
    h: int,
    free_steps: int = 0,
    bonus: int = 0,
    free_rule: str = "",
    fee: tuple[Part, ...] = (),
) -> IllegalMove | None:
    """Why this player cannot build a mine on this hex.

    ``free_rule`` is the rule of the action that gives the free steps; ``fee`` what the action
    itself costs.
    """
    me = state.seats[seat]
    refused = _not_that_planet(state, seat, me, h)
    if refused is not None:
        return refused
    if me.built[MINE].bit_count() >= PIECES[MINE]:
        return IllegalMove(
            "GP-MINE-02", f"All {PIECES[MINE]} of your mines are on the map; an upgrade frees one."
        )
    if free_steps:
        refused = _no_step_needed(state, seat, me, h, free_rule)
        if refused is not None:
            return refused
    parts = [*price_parts(state, seat, h, free_steps, bonus), *fee]
    refused = too_far(state, me, h, "GP-MINE-04", bonus, parts)
    if refused is not None:
        return refused
    lacking = missing(me, parts)
    if not lacking:
        return None
    rule = "GP-MINE-01"
    if POWER in lacking:
        rule = "GP-PQ-01"
    elif QIC in lacking:
        rule = "GP-HAB-03"
    elif ORE in lacking and state.planets[h] == GAIA and me.ore:
        rule = "GP-FACTION-GLEENS-04"
    elif ORE in lacking and me.ore:
        rule = "GP-HAB-09"
    return too_dear(state, me, rule, f"a mine on {state.galaxy.names[h]}", parts)


def _not_that_planet(state: "GaiaState", seat: int, me: Player, h: int) -> IllegalMove | None:
    """Taken, empty space, transdim, or a Gaia planet in the making."""
    name = state.galaxy.names[h]
    kind = state.planets[h]
    if me.structures >> h & 1:
        own = kind_at(me, h)
        what = "the Lost Planet" if own < 0 else article(own)
        return IllegalMove("GP-MINE-03", f"You have {what} on {name} already.")
    owner = owner_of(state, h)
    if owner >= 0 and not me.faction.shares_planets:
        return IllegalMove("GP-MINE-03", f"{name} is already colonised by {who(state, owner)}.")
    if kind == SPACE:
        return IllegalMove("GP-MINE-05", f"{name} is empty space; a mine needs a planet.")
    former = former_of(state, h)
    if former >= 0 and former != seat:
        rule = "GP-HAB-04" if kind == GAIA else "GP-HAB-02"
        return IllegalMove(
            rule, f"{name} holds a Gaiaformer of {who(state, former)}: only they can build there."
        )
    if kind == TRANSDIM:
        if former == seat:
            if state.round == ROUNDS:
                return IllegalMove(
                    "GP-GAIA-09", f"Your Gaia project on {name} is not completed before the end."
                )
            return IllegalMove(
                "GP-GAIA-08", f"Your Gaia project on {name} is completed in the next Gaia phase."
            )
        return IllegalMove(
            "GP-HAB-02", f"{name} is a transdim planet: it needs a Gaia project before a mine."
        )
    return None


def _no_step_needed(
    state: "GaiaState", seat: int, me: Player, h: int, rule: str
) -> IllegalMove | None:
    """Free steps must be used, at least one of them."""
    name = state.galaxy.names[h]
    kind = state.planets[h]
    if state.structures_of_others(seat) >> h & 1:
        what = "a mine beside others"
    elif kind == me.faction.home:
        what = "your home type"
    elif kind in (GAIA, LOST):
        what = planet(kind)
    else:
        return None
    return IllegalMove(
        rule,
        f"The action must use a terraforming step, and {name} ({what}) needs none"
        f"{instead(state, Move('mine', (name,)))}.",
    )
