"""Why a choice before round 1 is not open: factions, sectors, starting structures, boosters."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.factions import FACTION_BOARDS, FACTION_NAMES, other_side
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.structures import INSTITUTE
from astrarium.gaia.decisions import Step
from astrarium.gaia.reasons.passing import no_booster
from astrarium.gaia.reasons.wording import choices, owner_of, planet, who
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_FIRST_GAME_RULES = {1: "GP-FIRST-01", 2: "GP-FIRST-02", 3: "GP-FIRST-03", 4: "GP-FIRST-04"}


def no_faction(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    faction = FACTION_NAMES.index(move.args[0])
    title = FACTION_BOARDS[faction].title
    can = choices(state.legal_moves())
    solo = state.setup.solo
    if not state.setup.allowed_factions >> faction & 1:
        rule = _FIRST_GAME_RULES[1 if solo is not None else state.players]
        return IllegalMove(rule, f"The {title} are not in the first game; say {can}.")
    if solo is not None and len(solo.factions) == 1:
        automa = FACTION_NAMES.index(solo.factions[0])
        if faction in (automa, other_side(automa)):
            return IllegalMove(
                "AU-SETUP-09",
                f"The board of the {title} is the Automa's, which plays the "
                f"{FACTION_BOARDS[automa].title}; say {can}.",
            )
    for seat, player in enumerate(state.seats):
        if player.faction.index == faction:
            return IllegalMove(
                "GP-ADV-01", f"Player {seat + 1} has taken the {title} already; say {can}."
            )
        if player.faction.index == other_side(faction):
            return IllegalMove(
                "GP-ADV-02",
                f"The {title} are on the back of the board of the {player.faction.title}, which "
                f"player {seat + 1} has taken; say {can}.",
            )
    return None


def no_rotation(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """A sector that is not there or stays as it is, or equal planets side by side."""
    galaxy = state.galaxy
    if move.verb == "assembled":
        touching = galaxy.touching_homes()
        if touching is None:
            return None
        a, b = touching
        kind = PLANETS[galaxy.planets[a]]
        return IllegalMove(
            "GP-BOARD-02",
            f"{galaxy.names[a]} and {galaxy.names[b]} are {kind} planets side by side: rotate a "
            "sector.",
        )
    tile = move.args[0]
    for place, sector in enumerate(galaxy.sectors):
        if sector.tile == tile:
            if state.setup.rotatable >> place & 1:
                return None
            return IllegalMove("GP-BOARD-03", f"Sector {tile} keeps its orientation on this board.")
    other = [sector.tile for sector in galaxy.sectors if sector.tile[:2] == tile[:2]]
    if other:
        rule = "GP-SETUP-03" if state.players <= 2 else "GP-SETUP-02"
        return IllegalMove(rule, f"Sector {tile[:2]} lies on the table as {other[0]}, not {tile}.")
    rule = "GP-SETUP-03" if state.players <= 2 else "GP-BOARD-07"
    return IllegalMove(rule, f"Sector {tile} is not in the game.")


def no_place(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    me = state.seats[step.seat]
    name = move.args[0]
    h = state.galaxy.by_name[name]
    rule = "GP-FACTION-IVITS-02" if me.faction.starting_structure == INSTITUTE else "GP-ADV-03"
    home = PLANETS[me.faction.home]
    kind = state.planets[h]
    if kind != me.faction.home:
        return IllegalMove(
            rule, f"{name} is {planet(kind)}; the {me.faction.title} start on {home} planets."
        )
    owner = owner_of(state, h)
    if owner == step.seat:
        return IllegalMove("GP-ADV-04", f"You are on {name} already.")
    if owner >= 0:
        return IllegalMove(rule, f"{name} holds a structure of {who(state, owner)} already.")
    if state.setup.first_game:
        return IllegalMove(
            "GP-FIRST-06",
            f"In the first game the starting planets are fixed: {choices(state.legal_moves())}.",
        )
    return None


def no_first_booster(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    return no_booster(state, move, "GP-SETUP-28", state.legal_moves())
