"""The Gaia phase: transdim planets become gaia planets, the Gaia area empties."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions import charge, tech
from astrarium.gaia.components.board_actions import CONVERSIONS, POWER
from astrarium.gaia.components.effects import RESOURCES
from astrarium.gaia.components.planets import GAIA, TRANSDIM
from astrarium.gaia.decisions import CONVERT, DISCARD_FOR_TILE, TILE, Step
from astrarium.gaia.gains import gain
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_FACTION, IN_GAIA
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

TOKENS_FOR_TILE = 4


def transform_planets(state: "GaiaState") -> None:
    """Transdim planets with a Gaiaformer become Gaia planets; it stays there (GP-GAIAPH-03)."""
    for player in state.seats:
        for h in bits(player.formers_on_map & state.type_masks[TRANSDIM]):
            state.set_planet(h, GAIA)


def empty_gaia_area(state: "GaiaState", seat: int) -> None:
    """Tokens return to area I, the Bal T'aks' Gaiaformers to their spaces."""
    me = state.seats[seat]
    if me.faction.in_gaia_phase(state, seat):
        return
    return_tokens(state, seat)


def return_tokens(state: "GaiaState", seat: int) -> None:
    me = state.seats[seat]
    if me.faction.gaia_return_area == 2:
        me.area2 += me.gaia_area  # GP-FACTION-TERRANS-02
    else:
        me.area1 += me.gaia_area  # GP-GAIAPH-01
    me.gaia_area = 0
    if me.brainstone == IN_GAIA:
        me.brainstone = 1
    me.formers_in_gaia = 0  # GP-FACTION-BALTAKS-06
    charge.open_offers(state, seat)  # a tile of the Itars may have led to the Lost Planet


# -- Terrans: resources for tokens that move ------------------------------------------------------

_RATES = tuple([c for c in CONVERSIONS if c.pay == POWER])
_BUY = [Move("convert", (RESOURCES[c.gain[0][0]],)) for c in _RATES]
_DONE = Move("done")


def convert_moves(state: "GaiaState", step: Step) -> list[Move]:
    """``step.a`` power left to convert at the rates of the free actions (GP-FACTION-TERRANS-03)."""
    moves = [move for rate, move in zip(_RATES, _BUY, strict=True) if rate.amount <= step.a]
    moves.append(_DONE)
    return moves


def play_convert(state: "GaiaState", step: Step, move: Move) -> None:
    if move.verb == "done":
        return
    for rate, buy in zip(_RATES, _BUY, strict=True):
        if buy.args == move.args:
            gain(state, step.seat, rate.gain, FROM_FACTION)
            if step.a > rate.amount:
                state.push(Step(CONVERT, step.seat, step.a - rate.amount))


# -- Itars: tech tiles for tokens -----------------------------------------------------------------

_DISCARD = Move("discard-for-tile")


def discard_moves(state: "GaiaState", step: Step) -> list[Move]:
    return [_DISCARD, _DONE]


def play_discard(state: "GaiaState", step: Step, move: Move) -> None:
    """Four tokens of the Gaia area leave the game for a tile (GP-FACTION-ITARS-04, -05)."""
    seat = step.seat
    if move.verb == "done":
        return_tokens(state, seat)
        return
    state.seats[seat].gaia_area -= TOKENS_FOR_TILE
    state.push(Step(DISCARD_FOR_TILE, seat, 1))
    state.push(Step(TILE, seat))


def may_discard(state: "GaiaState", seat: int) -> bool:
    return state.seats[seat].gaia_area >= TOKENS_FOR_TILE and bool(tech.takeable(state, seat))


def resume_discard(state: "GaiaState", step: Step) -> bool:
    """After a tile: go on while four tokens and a tile are left, else empty the area."""
    if may_discard(state, step.seat):
        return False
    state.steps.pop()
    return_tokens(state, step.seat)
    return True
