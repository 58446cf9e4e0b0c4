"""Why a special action cannot be taken: not owned, covered, used, or impossible there."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.mine import qic_for_range
from astrarium.gaia.actions.special import (
    ACADEMY,
    BOOSTER,
    BOOSTER_ACTIONS,
    FACTION,
    TILE_ACTIONS,
)
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.effects import QIC
from astrarium.gaia.components.planets import SPACE
from astrarium.gaia.components.research import TRACK_TITLES, TRACKS
from astrarium.gaia.components.structures import (
    LAB,
    MINE,
    PIECES,
    QIC_ACADEMY,
    SPACE_STATIONS,
    STATION,
    STRUCTURE_TITLES,
)
from astrarium.gaia.components.tech_tiles import ADVANCED, STANDARD
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.gaia_project import no_project
from astrarium.gaia.reasons.mine import no_mine
from astrarium.gaia.reasons.places import too_far
from astrarium.gaia.reasons.tech import no_level
from astrarium.gaia.reasons.wording import article, kind_at, listed, planet, who
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

# Action: faction, its title, the rule, what the action does.
_FACTION_ACTIONS = {
    "swap": ("ambas", "Ambas", "GP-FACTION-AMBAS-02", "swap their institute with a mine"),
    "station": ("ivits", "Ivits", "GP-FACTION-IVITS-09", "place space stations"),
    "downgrade": ("firaks", "Firaks", "GP-FACTION-FIRAKS-02", "turn a lab into a trading station"),
    "advance": ("bescods", "Bescods", "GP-FACTION-BESCODS-05", "advance by a special action"),
}


def no_special(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    me = state.seats[seat]
    name = move.args[0]
    if name in TILE_ACTIONS:
        return _not_owned(state, me, name) or _used(me, TILE_ACTIONS.index(name), name)
    if name == "academy":
        if not me.built[QIC_ACADEMY]:
            return IllegalMove("GP-SPEC-02", "This action needs your Q.I.C. academy on the map.")
        return _used(me, ACADEMY, name)
    if name in BOOSTER_ACTIONS:
        return _no_booster_action(state, seat, me, move)
    return _no_faction_action(state, seat, me, move)


def _used(me: Player, at: int, name: str) -> IllegalMove | None:
    if not me.used >> at & 1:
        return None
    return IllegalMove("GP-SPEC-03", f"You have used the special action {name} this round already.")


def _not_owned(state: "GaiaState", me: Player, action: str) -> IllegalMove | None:
    """An action tile that is covered, somebody else's, still on the board or not in the game."""
    for kind, tile in enumerate(STANDARD):
        if tile.action == action:
            if me.covered >> kind & 1:
                return IllegalMove(
                    "GP-SPEC-05",
                    f"Your tile {tile.name} is covered: its action is no longer available.",
                )
            if not me.tiles >> kind & 1:
                return IllegalMove(
                    "GP-SPEC-02", f"You do not own the tile {tile.name}, which has this action."
                )
            return None
    kind, tile = next((kind, tile) for kind, tile in enumerate(ADVANCED) if tile.action == action)
    if me.advanced >> kind & 1:
        return None
    if kind not in state.setup.advanced_tiles:
        where = "it is not in this game"
    else:
        track = state.setup.advanced_tiles.index(kind)
        where = f"it lies in {TRACK_TITLES[track]}"
        for seat, player in enumerate(state.seats):
            if player.advanced >> kind & 1:
                where = f"it belongs to {who(state, seat)}"
    return IllegalMove(
        "GP-SPEC-02", f"You do not own the advanced tile {tile.name} with this action; {where}."
    )


def _no_booster_action(state: "GaiaState", seat: int, me: Player, move: Move) -> IllegalMove | None:
    """The booster with the step or the one with the range."""
    name = move.args[0]
    mine = BOOSTERS[me.booster]
    held = mine.free_steps if name == "step" else mine.range_bonus
    if not held:
        wanted = "step" if name == "step" else "range"
        return IllegalMove(
            "GP-BOOSTER-01", f"This action is on the booster {wanted}; you hold {mine.name}."
        )
    refused = _used(me, BOOSTER, name)
    if refused is not None:
        return refused
    h = state.galaxy.by_name[move.args[1]]
    if name == "range-gaiaform":
        return no_project(state, seat, h, len(move.args) > 2, mine.range_bonus)
    return no_mine(state, seat, h, mine.free_steps, mine.range_bonus, "GP-BOOSTER-05")


# -- faction boards ------------------------------------------------------------------------------


def _no_faction_action(state: "GaiaState", seat: int, me: Player, move: Move) -> IllegalMove | None:
    name = move.args[0]
    faction, title, rule, does = _FACTION_ACTIONS[name]
    if me.faction.name != faction:
        return IllegalMove("GP-SPEC-02", f"Only the {title} can {does}.")
    if name != "advance" and not me.has_institute:
        return IllegalMove(rule, f"This action needs the planetary institute of the {title}.")
    refused = _used(me, FACTION, name)
    if refused is not None:
        return refused
    if name == "advance":
        return _no_lowest(state, seat, me, TRACKS.index(move.args[1]))
    h = state.galaxy.by_name[move.args[1]]
    if name == "swap":
        return _no_swap(state, me, h, rule)
    if name == "downgrade":
        return _no_downgrade(state, me, h, rule)
    return _no_station(state, me, h, rule)


def _no_swap(state: "GaiaState", me: Player, h: int, rule: str) -> IllegalMove | None:
    if me.built[MINE] >> h & 1:
        return None
    name = state.galaxy.names[h]
    if me.lost >> h & 1:
        return IllegalMove(
            "GP-TRACK-NAV-09", "No mine piece stands on the Lost Planet that could be swapped."
        )
    return IllegalMove(
        rule, f"The institute swaps with one of your mines; {_own_there(me, h)} on {name}."
    )


def _own_there(me: Player, h: int) -> str:
    kind = kind_at(me, h)
    return f"you have {article(kind)}" if kind >= 0 else "you have no structure"


def _no_downgrade(state: "GaiaState", me: Player, h: int, rule: str) -> IllegalMove | None:
    name = state.galaxy.names[h]
    if not me.built[LAB] >> h & 1:
        return IllegalMove(
            rule, f"The action needs one of your research labs; {_own_there(me, h)} on {name}."
        )
    if me.built[STATION].bit_count() >= PIECES[STATION]:
        return IllegalMove(
            "GP-UPG-05",
            f"All {PIECES[STATION]} of your {STRUCTURE_TITLES[STATION]}s are on the map.",
        )
    return None


def _no_station(state: "GaiaState", me: Player, h: int, rule: str) -> IllegalMove | None:
    name = state.galaxy.names[h]
    if me.stations.bit_count() >= SPACE_STATIONS:
        return IllegalMove(
            "GP-FACTION-IVITS-15", f"All {SPACE_STATIONS} of your space stations are on the map."
        )
    kind = state.planets[h]
    if kind != SPACE:
        return IllegalMove(
            rule, f"{name} is {planet(kind)}; a space station needs a space without planet."
        )
    if me.stations >> h & 1:
        return IllegalMove(rule, f"You have a space station on {name} already.")
    qic = qic_for_range(state, me, h, 0)
    return too_far(state, me, h, "GP-FACTION-IVITS-10", 0, [(QIC, qic, "")])


def _no_lowest(state: "GaiaState", seat: int, me: Player, track: int) -> IllegalMove | None:
    """Only the own lowest areas, by the usual rules (GP-FACTION-BESCODS-06, -07)."""
    lowest = min(me.research)
    if me.research[track] > lowest:
        low = listed([TRACK_TITLES[t] for t in range(len(TRACKS)) if me.research[t] == lowest])
        return IllegalMove(
            "GP-FACTION-BESCODS-05",
            f"You are on level {me.research[track]} of {TRACK_TITLES[track]}; the action advances "
            f"your lowest, level {lowest} of {low}.",
        )
    return no_level(state, seat, track)
