"""Build a mine: an accessible, habitable, empty planet, everything paid at once."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.effects import ON_GAIA_MINE, ON_MINE, ON_STEP, ORE
from astrarium.gaia.components.planets import GAIA, HOME_TYPES, terraforming_steps
from astrarium.gaia.components.research import NAVIGATION, RANGE, STEP_ORE, TERRAFORMING
from astrarium.gaia.components.structures import (
    CREDIT_COST,
    MINE,
    ORE_COST,
    PIECES,
    QIC_RANGE,
)
from astrarium.gaia.gains import happened
from astrarium.gaia.player import Player

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


class Cost:
    """What one mine costs: everything is paid at once (GP-MINE-07)."""

    def __init__(self, credits: int, ore: int, qic: int, steps: int) -> None:
        self.credits = credits
        self.ore = ore
        self.qic = qic
        self.steps = steps
        """Terraforming steps taken, free ones included."""


def reach(state: "GaiaState", me: Player, bonus: int, qic: int) -> list[int]:
    """Hexes in range with 0, 1, ... Q.I.C. spent, up to ``qic`` (GP-RANGE-01, GP-RANGE-04).

    Range starts from colonised planets and space stations, never from a Gaiaformer (GP-GAIA-05).
    """
    shape = state.galaxy.shape
    origins = me.structures | me.stations
    spaces = RANGE[me.research[NAVIGATION]] + bonus
    result = [shape.spread(origins, spaces)]
    while len(result) <= qic and result[-1] != shape.all:
        spaces += QIC_RANGE
        result.append(shape.spread(origins, spaces))
    return result


def qic_for_range(state: "GaiaState", me: Player, h: int, bonus: int) -> int:
    """Q.I.C. needed to reach a hex."""
    near = RANGE[me.research[NAVIGATION]] + bonus
    missing = distance_from(state, me, h) - near
    return -(-missing // QIC_RANGE) if missing > 0 else 0


def distance_from(state: "GaiaState", me: Player, h: int) -> int:
    """Spaces from the nearest own starting point of range."""
    origins = me.structures | me.stations
    within = state.galaxy.shape.within
    for spaces in range(len(within)):
        if within[spaces][h] & origins:
            return spaces
    return len(within)


def taken(state: "GaiaState") -> int:
    """Planets with a structure or a Gaiaformer of anybody."""
    mask = 0
    for player in state.seats:
        mask |= player.structures | player.formers_on_map
    return mask


def targets(state: "GaiaState", seat: int, free_steps: int = 0, bonus: int = 0) -> int:
    """All planets where this player can build a mine now.

    With free steps at least one of them must be used, so only planets that need terraforming
    count; with a range bonus any target does.
    """
    me = state.seats[seat]
    if me.built[MINE].bit_count() >= PIECES[MINE]:  # GP-MINE-02
        return 0
    ore = me.ore - ORE_COST[MINE]
    if ore < 0 or me.credits < CREDIT_COST[MINE]:
        return 0
    faction = me.faction
    empty = ~taken(state)
    masks = state.type_masks
    step_ore = STEP_ORE[me.research[TERRAFORMING]]
    found = 0
    if not free_steps:
        found = me.formers_on_map & masks[GAIA]  # GP-HAB-05, GP-HAB-06
    reached = 0
    for qic, mask in enumerate(reach(state, me, bonus, me.qic)):
        new = mask & ~reached
        reached = mask
        if not new:
            continue
        open_here = new & empty
        for planet in range(HOME_TYPES):
            there = masks[planet] & open_here
            if there:
                steps = terraforming_steps(faction.home, planet)
                if free_steps and not steps:
                    continue
                if steps > free_steps and (steps - free_steps) * step_ore > ore:
                    continue
                found |= there
        if free_steps:
            continue
        there = masks[GAIA] & open_here
        if there and (ore > 0 if faction.gaia_cost == ORE else me.qic > qic):
            found |= there  # GP-HAB-03
        if faction.shares_planets:
            found |= new & state.structures_of_others(seat) & ~me.structures
    return found


def cost(state: "GaiaState", seat: int, h: int, free_steps: int = 0, bonus: int = 0) -> Cost:
    """What a mine on this hex costs, wherever it is."""
    me = state.seats[seat]
    ore = ORE_COST[MINE]
    credits = CREDIT_COST[MINE]
    if me.formers_on_map >> h & 1:
        return Cost(credits, ore, 0, 0)
    qic = qic_for_range(state, me, h, bonus)
    if state.structures_of_others(seat) >> h & 1:
        return Cost(credits, ore, qic, 0)  # GP-FACTION-LANTIDS-03
    planet = state.planets[h]
    if planet == GAIA:
        if me.faction.gaia_cost == ORE:
            return Cost(credits, ore + 1, qic, 0)  # GP-FACTION-GLEENS-04
        return Cost(credits, ore, qic + 1, 0)
    if planet >= HOME_TYPES:
        return Cost(credits, ore, qic, 0)
    steps = terraforming_steps(me.faction.home, planet)  # GP-HAB-08
    paid = steps - free_steps if steps > free_steps else 0  # GP-HAB-10
    return Cost(credits, ore + paid * STEP_ORE[me.research[TERRAFORMING]], qic, steps)


def build(state: "GaiaState", seat: int, h: int, free_steps: int = 0, bonus: int = 0) -> None:
    """Pay, place the mine, score it, and let neighbours charge when the turn is over."""
    me = state.seats[seat]
    price = cost(state, seat, h, free_steps, bonus)
    me.credits -= price.credits
    me.ore -= price.ore
    me.qic -= price.qic
    bit = 1 << h
    if state.structures_of_others(seat) & bit:
        me.shared |= bit
    me.formers_on_map &= ~bit  # GP-HAB-07
    me.built[MINE] |= bit
    if price.steps:
        happened(state, seat, ON_STEP, price.steps)
    built(state, seat, h)


def built(state: "GaiaState", seat: int, h: int) -> None:
    """What every new mine brings, the Lost Planet's included (GP-TRACK-NAV-08)."""
    me = state.seats[seat]
    shared = bool(me.shared >> h & 1)
    new_type = state.colonise(me, h)
    planet = state.planets[h]
    happened(state, seat, ON_MINE)
    if planet == GAIA and not shared:
        happened(state, seat, ON_GAIA_MINE)
    me.faction.after_mine(state, seat, planet, shared, new_type)
    state.built_at.append(h)
