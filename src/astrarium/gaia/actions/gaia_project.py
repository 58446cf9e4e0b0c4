"""Start a Gaia project: a Gaiaformer on an accessible transdim planet, paid with tokens."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.mine import qic_for_range, reach, taken
from astrarium.gaia.actions.tokens import give_or_ask
from astrarium.gaia.components.planets import TRANSDIM
from astrarium.gaia.components.research import GAIA_PROJECT, PROJECT_TOKENS
from astrarium.gaia.player import Player
from astrarium.gaia.power import tokens_to_give

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def price(me: Player) -> int:
    """Tokens a project takes at this level; 0 at level 0, where none can start (GP-GAIA-07)."""
    return PROJECT_TOKENS[me.research[GAIA_PROJECT]]


def targets(state: "GaiaState", seat: int, bonus: int = 0) -> int:
    """Transdim planets where this player can start a project now (GP-GAIA-01)."""
    me = state.seats[seat]
    if me.formers_available <= 0 or not price(me) or tokens_to_give(me) < price(me):
        return 0
    return reach(state, me, bonus, me.qic)[-1] & state.type_masks[TRANSDIM] & ~taken(state)


def start(state: "GaiaState", seat: int, h: int, choose: bool, bonus: int = 0) -> None:
    """Place the Gaiaformer; the tokens go to the Gaia area (GP-GAIA-06). Nobody charges power."""
    me = state.seats[seat]
    me.qic -= qic_for_range(state, me, h, bonus)
    me.formers_on_map |= 1 << h
    give_or_ask(state, seat, price(me), to_gaia=True, choose=choose)
