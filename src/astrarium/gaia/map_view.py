"""What a seat sees in the galaxy: pieces with their worth, what settling would take, and a
federation that is being formed."""

from typing import TYPE_CHECKING, Any

from astrarium.gaia.actions import gaia_project, mine
from astrarium.gaia.actions.charge import power_value
from astrarium.gaia.actions.federation import SPACE_STATION_VALUE
from astrarium.gaia.components.planets import PLANETS, SPACE, TRANSDIM
from astrarium.gaia.components.research import NAVIGATION, RANGE
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.gaia.decisions import SATELLITE
from astrarium.gaia.galaxy import HEXES_PER_SECTOR, bits
from astrarium.gaia.player import Player

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def hexes(state: "GaiaState", seat: int | None) -> list[dict[str, Any]]:
    """Every hex with what is on it; empty keys are left out."""
    result = []
    for h, name in enumerate(state.galaxy.names):
        q, r = state.galaxy.shape.axial[h]
        entry: dict[str, Any] = {
            "name": name,
            "q": q,
            "r": r,
            "sector": state.galaxy.sectors[h // HEXES_PER_SECTOR].tile,
        }
        if state.planets[h] != SPACE:
            entry["planet"] = PLANETS[state.planets[h]]
        pieces = []
        for owner, me in enumerate(state.seats):
            for piece in _pieces(state, me, h):
                pieces.append({"seat": owner, **piece})
        if pieces:
            entry["pieces"] = pieces
        members = [owner for owner, me in enumerate(state.seats) if me.federated >> h & 1]
        if members:
            entry["federations"] = members
        if seat is not None and state.round:
            takes = settling(state, seat, h)
            if takes:
                entry["settling"] = takes
        result.append(entry)
    return result


def _pieces(state: "GaiaState", me: Player, h: int) -> list[dict[str, Any]]:
    """The player's pieces on a hex; structures and stations with their power value."""
    found: list[dict[str, Any]] = []
    for kind, name in enumerate(STRUCTURES):
        if me.built[kind] >> h & 1:
            found.append({"piece": name, "value": power_value(state, me, h)})
    if me.lost >> h & 1:
        found.append({"piece": "mine", "value": power_value(state, me, h)})
    if me.formers_on_map >> h & 1:
        found.append({"piece": "gaiaformer"})
    if me.stations >> h & 1:
        found.append({"piece": "space-station", "value": SPACE_STATION_VALUE})
    if me.satellites >> h & 1:
        found.append({"piece": "satellite"})
    return found


def settling(state: "GaiaState", seat: int, h: int) -> dict[str, Any] | None:
    """How far a planet is and what a mine or a Gaia project there would cost, affordable or not.

    ``None`` where this seat can never settle as things stand: no planet, or taken.
    """
    me = state.seats[seat]
    planet = state.planets[h]
    if planet == SPACE or me.faction.index < 0 or me.structures >> h & 1:
        return None
    own_former = me.formers_on_map >> h & 1
    shared = state.structures_of_others(seat) >> h & 1 and me.faction.shares_planets
    if mine.taken(state) >> h & 1 and not shared and not own_former:
        return None
    qic = 0 if own_former else mine.qic_for_range(state, me, h, 0)
    result: dict[str, Any] = {
        "distance": mine.distance_from(state, me, h),
        "range": RANGE[me.research[NAVIGATION]],
        "range_qic": qic,
    }
    if planet == TRANSDIM and not shared:
        if own_former:
            return None
        result["move"] = "gaiaform"
        tokens = gaia_project.price(me)
        result["cost"] = {"tokens": tokens, "qic": qic} if tokens else None
        return result
    price = mine.cost(state, seat, h)
    result["move"] = "mine"
    result["steps"] = price.steps
    result["cost"] = {"credits": price.credits, "ore": price.ore, "qic": price.qic}
    return result


def forming(state: "GaiaState") -> dict[str, Any] | None:
    """The federation whose satellites are being placed: its planets, and where they may go."""
    if not state.steps or state.steps[-1].kind != SATELLITE:
        return None
    step = state.steps[-1]
    names = state.galaxy.names
    return {
        "seat": step.seat,
        "planets": [names[h] for h in bits(step.a)],
        "satellites": [names[h] for h in bits(step.b)],
        "needed": step.c >> 1,
        "places": [names[h] for h in bits(step.items[0][0])],
    }
