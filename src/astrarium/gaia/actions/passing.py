"""Pass: score what pays on passing, give the booster back, take another for the next round."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.boosters import BOOSTER_NAMES, BOOSTERS
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.components.tech_tiles import ADVANCED, AT_PASS
from astrarium.gaia.gains import count, gain
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_ADVANCED, FROM_BOOSTER
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_PASS = Move("pass")
_PASS_MOVES = [Move("pass", (name,)) for name in BOOSTER_NAMES]
_PASS_TILES = tuple([k for k, tile in enumerate(ADVANCED) if tile.timing == AT_PASS])


def moves(state: "GaiaState", seat: int) -> list[Move]:
    """One of the boosters on the table; the own one lies not there yet (GP-PASS-02, -03)."""
    if state.round == ROUNDS:
        return [_PASS]  # GP-PASS-05
    return [_PASS_MOVES[b] for b in bits(state.boosters)]


def play(state: "GaiaState", seat: int, move: Move) -> None:
    me = state.seats[seat]
    booster = BOOSTERS[me.booster]
    if booster.pass_per >= 0:  # GP-PASS-07
        me.add_vp(booster.pass_vp * count(state, me, booster.pass_per), FROM_BOOSTER)
    for kind in _PASS_TILES:
        if me.advanced >> kind & 1:  # GP-PASS-08
            tile = ADVANCED[kind]
            gain(state, seat, tile.gain, FROM_ADVANCED, count(state, me, tile.per))
    if move.args:
        me.next_booster = BOOSTER_NAMES.index(move.args[0])
        state.boosters &= ~(1 << me.next_booster)
    if state.automa is not None:
        if move.args:
            state.automa.row.remove(me.next_booster)
        state.automa.row.append(me.booster)  # AU-PASS-04
    state.boosters |= 1 << me.booster  # GP-PASS-04
    me.booster = -1
    me.passed = True
    state.passing.append(seat)
