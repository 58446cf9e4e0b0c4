"""Gaining a tech tile and advancing in research."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.effects import ON_ADVANCE
from astrarium.gaia.components.research import (
    ADVANCED_TILE_LEVEL,
    GAIA_PROJECT,
    NAVIGATION,
    ONCE,
    TERRAFORMING,
    TOP_GAIA_VP_PER,
    TOP_LEVEL,
    TRACKS,
)
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.components.tech_tiles import (
    ADVANCED,
    IMMEDIATE,
    SLOTS,
    STANDARD,
    STANDARD_NAMES,
    Tile,
)
from astrarium.gaia.decisions import (
    ADVANCE,
    COVER,
    FLIP,
    GAIN_ADVANCED,
    LOST_PLANET,
    REACHED,
    Step,
)
from astrarium.gaia.gains import count, gain, gain_federation_token, happened
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_ADVANCED, FROM_RESEARCH, FROM_TILE, Player
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

ALL_TRACKS = (1 << len(TRACKS)) - 1
_TILE_MOVES = [Move("tile", (slot,)) for slot in SLOTS]
_ADVANCED_MOVES = [Move("tile", (f"advanced-{track}",)) for track in TRACKS]
_COVER_MOVES = [Move("cover", (name,)) for name in STANDARD_NAMES]
_FLIP_MOVES = [Move("flip", (name,)) for name in TOKEN_NAMES]
_ADVANCE_MOVES = [Move("advance", (track,)) for track in TRACKS]
_DECLINE = Move("decline")


# -- taking a tile -----------------------------------------------------------------------------


def takeable(state: "GaiaState", seat: int) -> list[Move]:
    """Standard tiles of kinds not yet owned, and advanced tiles whose conditions are met."""
    me = state.seats[seat]
    result = [
        _TILE_MOVES[slot]
        for slot, kind in enumerate(state.setup.slot_tiles)
        if not me.tiles >> kind & 1 and state.tiles_left[kind]  # GP-TECH-01 to -03
    ]
    if any(me.green) and me.active_tiles:  # GP-TECH-10, GP-TECH-11
        for track in bits(state.advanced_left):
            if me.research[track] >= ADVANCED_TILE_LEVEL:  # GP-TECH-09
                result.append(_ADVANCED_MOVES[track])
    return result


def tile_moves(state: "GaiaState", step: Step) -> list[Move]:
    return takeable(state, step.seat)


def no_tile(state: "GaiaState", step: Step) -> bool:
    if takeable(state, step.seat):
        return False
    state.steps.pop()
    return True


def play_tile(state: "GaiaState", step: Step, move: Move) -> None:
    """Take the tile first, advance afterwards; cover, flip and gain come before the advance."""
    seat = step.seat
    me = state.seats[seat]
    name = move.args[0]
    if name.startswith("advanced-"):
        state.push(Step(ADVANCE, seat, ALL_TRACKS))  # GP-TECH-14
        state.push(Step(GAIN_ADVANCED, seat, TRACKS.index(name[9:])))
        state.push(Step(FLIP, seat))
        state.push(Step(COVER, seat))
        return
    slot = SLOTS.index(name)
    kind = state.setup.slot_tiles[slot]
    me.tiles |= 1 << kind
    state.tiles_left[kind] -= 1
    # A tile below an area advances there only; one of the lower row anywhere (GP-TECH-05, -07).
    state.push(Step(ADVANCE, seat, 1 << slot if slot < len(TRACKS) else ALL_TRACKS))
    _immediately(state, seat, STANDARD[kind], FROM_TILE)


def _immediately(state: "GaiaState", seat: int, tile: Tile, source: int) -> None:
    if tile.timing == IMMEDIATE:  # GP-TILE-01
        times = count(state, state.seats[seat], tile.per) if tile.per >= 0 else 1
        gain(state, seat, tile.gain, source, times)


def cover_moves(state: "GaiaState", step: Step) -> list[Move]:
    return [_COVER_MOVES[kind] for kind in bits(state.seats[step.seat].active_tiles)]


def only_cover(state: "GaiaState", step: Step) -> bool:
    moves = cover_moves(state, step)
    if len(moves) > 1:
        return False
    state.steps.pop()
    play_cover(state, step, moves[0])
    return True


def play_cover(state: "GaiaState", step: Step, move: Move) -> None:
    """The standard tile loses its effect for good (GP-TECH-12)."""
    state.seats[step.seat].covered |= 1 << STANDARD_NAMES.index(move.args[0])


def gain_advanced(state: "GaiaState", step: Step) -> bool:
    """``step.a`` is the research area whose advanced tile is taken (GP-TECH-15)."""
    state.steps.pop()
    kind = state.setup.advanced_tiles[step.a]
    state.advanced_left &= ~(1 << step.a)
    state.seats[step.seat].advanced |= 1 << kind
    _immediately(state, step.seat, ADVANCED[kind], FROM_ADVANCED)
    return True


# -- flipping a federation token ---------------------------------------------------------------


def flip_moves(state: "GaiaState", step: Step) -> list[Move]:
    me = state.seats[step.seat]
    return [move for move, green in zip(_FLIP_MOVES, me.green, strict=True) if green]


def only_flip(state: "GaiaState", step: Step) -> bool:
    moves = flip_moves(state, step)
    if len(moves) > 1:
        return False
    state.steps.pop()
    play_flip(state, step, moves[0])
    return True


def play_flip(state: "GaiaState", step: Step, move: Move) -> None:
    """A green token pays once for an advanced tile or a level 5 (GP-FED-14)."""
    me = state.seats[step.seat]
    kind = TOKEN_NAMES.index(move.args[0])
    me.green[kind] -= 1
    me.gray[kind] += 1


# -- advancing ---------------------------------------------------------------------------------


def can_advance(state: "GaiaState", seat: int, track: int) -> bool:
    """One level up: not beyond 5, and level 5 is for one player with a green token (GP-RES-04)."""
    me = state.seats[seat]
    level = me.research[track]
    if level < TOP_LEVEL - 1:
        return me.faction.may_research(me, track)
    if level == TOP_LEVEL or not any(me.green) or level_5_owner(state, track) >= 0:
        return False
    return me.faction.may_research(me, track)


def level_5_owner(state: "GaiaState", track: int) -> int:
    """Who stands on level 5 of an area, or -1 (GP-RES-05)."""
    for seat, player in enumerate(state.seats):
        if player.research[track] == TOP_LEVEL:
            return seat
    return -1


def advance_moves(state: "GaiaState", step: Step) -> list[Move]:
    """``step.a`` is the set of areas allowed; the advance of a tile may be declined (GP-TECH-04),
    one that is the action itself (``step.b``) not."""
    moves = [_ADVANCE_MOVES[t] for t in bits(step.a) if can_advance(state, step.seat, t)]
    if not step.b:
        moves.append(_DECLINE)
    return moves


def no_advance(state: "GaiaState", step: Step) -> bool:
    """Nothing to decide where nothing can advance (GP-TECH-06)."""
    for track in bits(step.a):
        if can_advance(state, step.seat, track):
            return False
    state.steps.pop()
    return True


def play_advance(state: "GaiaState", step: Step, move: Move) -> None:
    if move.verb == "advance":
        advance(state, step.seat, TRACKS.index(move.args[0]))


def advance(state: "GaiaState", seat: int, track: int) -> None:
    """Move the token up; level 5 flips a federation token before it gives anything."""
    me = state.seats[seat]
    me.research[track] += 1
    if me.research[track] == TOP_LEVEL:
        state.push(Step(REACHED, seat, track))
        state.push(Step(FLIP, seat))
    else:
        _reward(state, seat, track)


def reached(state: "GaiaState", step: Step) -> bool:
    state.steps.pop()
    _reward(state, step.seat, step.a)
    return True


def _reward(state: "GaiaState", seat: int, track: int) -> None:
    """The one-time bonus of the level just reached (GP-RES-02, GP-RES-06)."""
    me = state.seats[seat]
    level = me.research[track]
    if level == TOP_LEVEL:
        _top_reward(state, seat, me, track)
    happened(state, seat, ON_ADVANCE)
    gain(state, seat, ONCE[track][level], FROM_RESEARCH)


def _top_reward(state: "GaiaState", seat: int, me: Player, track: int) -> None:
    if track == TERRAFORMING:
        token = state.terraforming_token  # GP-TRACK-TERRA-06
        state.terraforming_token = -1
        gain_federation_token(state, seat, token)
    elif track == NAVIGATION:
        state.push(Step(LOST_PLANET, seat))  # GP-TRACK-NAV-06
    elif track == GAIA_PROJECT:
        per, vp = TOP_GAIA_VP_PER
        me.add_vp(vp * count(state, me, per), FROM_RESEARCH)  # GP-TRACK-GAIA-06
