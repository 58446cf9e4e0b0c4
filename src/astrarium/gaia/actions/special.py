"""Special actions of tech tiles, the academy, boosters and faction boards: once per round each."""

from typing import TYPE_CHECKING, Final

from astrarium.gaia.actions import gaia_project, mine
from astrarium.gaia.actions.tokens import has_choice
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.structures import QIC_ACADEMY
from astrarium.gaia.components.tech_tiles import ACTION, ADVANCED, STANDARD, Tile
from astrarium.gaia.gains import gain
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_ACTION, Player
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

# What ``Player.used`` remembers: action tiles by their place in this list, then the others.
_STANDARD_ACTIONS = tuple([k for k, tile in enumerate(STANDARD) if tile.timing == ACTION])
_ADVANCED_ACTIONS = tuple([k for k, tile in enumerate(ADVANCED) if tile.timing == ACTION])
_TILES: tuple[Tile, ...] = tuple(
    [STANDARD[k] for k in _STANDARD_ACTIONS] + [ADVANCED[k] for k in _ADVANCED_ACTIONS]
)
TILE_ACTIONS = tuple([tile.action for tile in _TILES])
_TILE_MOVES = [Move("special", (name,)) for name in TILE_ACTIONS]
ACADEMY: Final = 4
BOOSTER: Final = 5
FACTION: Final = 6
_ACADEMY_MOVE = Move("special", ("academy",))
BOOSTER_ACTIONS = ("step", "range-mine", "range-gaiaform")


def owned_tile_actions(me: Player) -> list[int]:
    """Places in the list of action tiles that this player owns uncovered (GP-SPEC-02, -05)."""
    result = []
    active = me.active_tiles
    for i, kind in enumerate(_STANDARD_ACTIONS):
        if active >> kind & 1:
            result.append(i)
    for i, kind in enumerate(_ADVANCED_ACTIONS):
        if me.advanced >> kind & 1:
            result.append(len(_STANDARD_ACTIONS) + i)
    return result


def owned_actions(me: Player) -> list[tuple[str, int]]:
    """Every special action this player has, with its place in ``Player.used``."""
    result = [(TILE_ACTIONS[i], i) for i in owned_tile_actions(me)]
    if me.built[QIC_ACADEMY]:
        result.append(("academy", ACADEMY))
    if me.booster >= 0:
        booster = BOOSTERS[me.booster]
        if booster.free_steps:
            result.append(("step", BOOSTER))
        elif booster.range_bonus:
            result.append(("range", BOOSTER))
    if me.faction.special_action and (me.has_institute or not me.faction.special_needs_institute):
        result.append((me.faction.special_action, FACTION))
    return result


def moves(state: "GaiaState", seat: int) -> list[Move]:
    me = state.seats[seat]
    used = me.used  # GP-SPEC-03
    result = []
    if me.tiles:
        for i in owned_tile_actions(me):
            if not used >> i & 1:
                result.append(_TILE_MOVES[i])
    if me.built[QIC_ACADEMY] and not used >> ACADEMY & 1:
        result.append(_ACADEMY_MOVE)
    if me.booster >= 0 and not used >> BOOSTER & 1:
        _booster_moves(state, seat, me, result)
    if not used >> FACTION & 1:
        result += me.faction.special_moves(state, seat)
    return result


def _booster_moves(state: "GaiaState", seat: int, me: Player, result: list[Move]) -> None:
    booster = BOOSTERS[me.booster]
    if booster.free_steps:
        named = state.galaxy.moves("special step")
        result += [named[h] for h in bits(mine.targets(state, seat, free_steps=booster.free_steps))]
    elif booster.range_bonus:
        named = state.galaxy.moves("special range-mine")
        result += [named[h] for h in bits(mine.targets(state, seat, bonus=booster.range_bonus))]
        named = state.galaxy.moves("special range-gaiaform")
        choice = has_choice(me, gaia_project.price(me))
        for h in bits(gaia_project.targets(state, seat, bonus=booster.range_bonus)):
            result.append(named[h])
            if choice:
                words = ("range-gaiaform", state.galaxy.names[h], "choose-tokens")
                result.append(Move("special", words))


def play(state: "GaiaState", seat: int, move: Move) -> None:
    me = state.seats[seat]
    name = move.args[0]
    if name in TILE_ACTIONS:
        i = TILE_ACTIONS.index(name)
        me.used |= 1 << i
        gain(state, seat, _TILES[i].gain, FROM_ACTION)
    elif name == "academy":
        me.used |= 1 << ACADEMY
        gain(state, seat, me.faction.board.academy_action, FROM_ACTION)
    elif name in BOOSTER_ACTIONS:
        me.used |= 1 << BOOSTER
        booster = BOOSTERS[me.booster]
        h = state.galaxy.by_name[move.args[1]]
        if name == "range-gaiaform":
            choose = len(move.args) > 2
            gaia_project.start(state, seat, h, choose, booster.range_bonus)
        else:
            mine.build(state, seat, h, booster.free_steps, booster.range_bonus)
    else:
        me.used |= 1 << FACTION
        me.faction.play_special(state, seat, move)
