"""Why a tech tile cannot be taken, covered or paid for, and why no advance is possible."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.tech import level_5_owner
from astrarium.gaia.components.effects import KNOWLEDGE
from astrarium.gaia.components.research import (
    ADVANCED_TILE_LEVEL,
    RESEARCH_COST,
    TOP_LEVEL,
    TRACK_TITLES,
    TRACKS,
)
from astrarium.gaia.components.scoring import FEDERATION_TOKENS, TOKEN_NAMES
from astrarium.gaia.components.tech_tiles import SLOTS, STANDARD_NAMES
from astrarium.gaia.decisions import Step
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.wording import choices, counted, listed, missing, too_dear, who
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


# -- advancing -----------------------------------------------------------------------------------


def no_level(state: "GaiaState", seat: int, track: int) -> IllegalMove | None:
    """Why this player cannot go one level up in an area, whatever pays for it."""
    me = state.seats[seat]
    title = TRACK_TITLES[track]
    level = me.research[track]
    if not me.faction.may_research(me, track):
        return IllegalMove(
            "GP-FACTION-BALTAKS-02",
            f"The {me.faction.title} cannot advance in {title} before their planetary institute "
            "is built.",
        )
    if level == TOP_LEVEL:
        return IllegalMove("GP-RES-07", f"You are on level 5 of {title}, the last one, already.")
    if level < TOP_LEVEL - 1:
        return None
    owner = level_5_owner(state, track)
    if owner >= 0:
        return IllegalMove("GP-RES-05", f"Level 5 of {title} is taken by {who(state, owner)}.")
    if not any(me.green):
        return IllegalMove(
            "GP-RES-08",
            f"Level 5 of {title} needs a green federation token to turn; {_no_green(me)}.",
        )
    return None


def _no_green(me: Player) -> str:
    gray = sum(me.gray)
    if not gray:
        return "you have none"
    return "yours is gray" if gray == 1 else f"your {gray} are gray"


def no_research(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    """The research action: the level first, then its price."""
    me = state.seats[seat]
    refused = no_level(state, seat, TRACKS.index(move.args[0]))
    if refused is not None:
        return refused
    parts = [(KNOWLEDGE, RESEARCH_COST, "")]
    if missing(me, parts):
        return too_dear(state, me, "GP-RES-01", "research", parts)
    return None


def no_advance(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """The advance that comes with a tile or an action: ``step.a`` are the areas allowed."""
    track = TRACKS.index(move.args[0])
    if not step.a >> track & 1:
        only = listed([TRACK_TITLES[t] for t in bits(step.a)], "or")
        return IllegalMove(
            "GP-TECH-05", f"This tile lies below {only} and advances nothing else; or 'decline'."
        )
    return no_level(state, step.seat, track)


# -- tiles ---------------------------------------------------------------------------------------


def no_tile(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    me = state.seats[step.seat]
    name = move.args[0]
    if name.startswith("advanced-"):
        return _no_advanced_tile(state, me, TRACKS.index(name[9:]))
    kind = state.setup.slot_tiles[SLOTS.index(name)]
    tile = STANDARD_NAMES[kind]
    if me.covered >> kind & 1:
        return IllegalMove(
            "GP-TECH-02", f"You own the tile {tile} already, even though it is covered."
        )
    if me.tiles >> kind & 1:
        return IllegalMove("GP-TECH-01", f"You own the tile {tile} already.")
    if not state.tiles_left[kind]:
        return IllegalMove("GP-TECH-03", f"No tile {tile} is left in its pile.")
    return None


def _no_advanced_tile(state: "GaiaState", me: Player, track: int) -> IllegalMove | None:
    """Every condition that is not met, one after the other."""
    title = TRACK_TITLES[track]
    if not state.advanced_left >> track & 1:
        kind = state.setup.advanced_tiles[track]
        for seat, player in enumerate(state.seats):
            if player.advanced >> kind & 1:
                by = "you" if player is me else who(state, seat)
                return IllegalMove("GP-TECH-15", f"The advanced tile of {title} was taken by {by}.")
        return IllegalMove("GP-TECH-15", f"The advanced tile of {title} is gone.")
    rule = ""
    lacking = []
    if me.research[track] < ADVANCED_TILE_LEVEL:
        rule = "GP-TECH-09"
        lacking.append(f"level 4 or 5 of that area (you are on {me.research[track]})")
    if not any(me.green):
        rule = rule or "GP-TECH-10"
        lacking.append(f"a green federation token to turn ({_no_green(me)})")
    if not me.active_tiles:
        rule = rule or "GP-TECH-11"
        has = "all of yours are covered" if me.tiles else "you have none"
        lacking.append(f"a standard tile to cover ({has})")
    if not lacking:
        return None
    return IllegalMove(rule, f"The advanced tile of {title} needs {listed(lacking)}.")


def nothing_to_take(state: "GaiaState", seat: int) -> IllegalMove:
    """The Q.I.C. action for a tile when there is none."""
    me = state.seats[seat]
    kinds = counted(me.tiles.bit_count(), "kind")
    return IllegalMove(
        "GP-TECH-01", f"You own {kinds} of standard tiles and can take no other tile."
    )


def no_cover(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    me = state.seats[step.seat]
    name = move.args[0]
    kind = STANDARD_NAMES.index(name)
    can = choices(state.legal_moves())
    if me.covered >> kind & 1:
        return IllegalMove("GP-TECH-13", f"Your tile {name} is covered already; choose {can}.")
    if not me.tiles >> kind & 1:
        return IllegalMove("GP-TECH-11", f"You do not own the tile {name}; choose {can}.")
    return None


def no_flip(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    me = state.seats[step.seat]
    name = move.args[0]
    kind = TOKEN_NAMES.index(name)
    if me.green[kind]:
        return None
    can = choices(state.legal_moves())
    if not FEDERATION_TOKENS[kind].green:
        return IllegalMove("GP-FED-13", f"The token {name} has no green side; choose {can}.")
    if me.gray[kind]:
        return IllegalMove("GP-FED-14", f"Your token {name} is gray already; choose {can}.")
    return IllegalMove("GP-FED-14", f"You have no federation token {name}; choose {can}.")
