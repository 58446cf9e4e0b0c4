"""Why no Gaia project can be started there."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.gaia_project import price
from astrarium.gaia.actions.mine import qic_for_range
from astrarium.gaia.actions.tokens import has_choice
from astrarium.gaia.components.effects import GAIAFORMER, QIC, TOKEN
from astrarium.gaia.components.planets import TRANSDIM
from astrarium.gaia.components.research import GAIA_PROJECT
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.places import too_far
from astrarium.gaia.reasons.wording import (
    Part,
    counted,
    former_of,
    instead,
    missing,
    planet,
    too_dear,
    who,
)
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def no_project(
    state: "GaiaState", seat: int, h: int, choose: bool, bonus: int = 0
) -> IllegalMove | None:
    """Why this player cannot start a Gaia project on this hex."""
    me = state.seats[seat]
    refused = _not_that_planet(state, seat, h) or _no_former(me)
    if refused is not None:
        return refused
    tokens = price(me)
    qic = qic_for_range(state, me, h, bonus)
    parts: list[Part] = [(TOKEN, tokens, ""), (QIC, qic, "range")]
    # What helps may leave no choice of tokens.
    refused = too_far(
        state, me, h, "GP-GAIA-04", bonus, [*parts, (GAIAFORMER, 1, "")], helpful=not choose
    )
    if refused is not None:
        return refused
    if missing(me, parts):
        what = f"a Gaia project at level {me.research[GAIA_PROJECT]}"
        return too_dear(state, me, "GP-GAIA-07", what, parts, helpful=not choose)
    if choose and not has_choice(me, tokens):
        return one_way(tokens)
    return None


def one_way(tokens: int) -> IllegalMove:
    """``choose-tokens`` where there is nothing to choose."""
    return IllegalMove(
        "GP-POWER-09",
        f"There is only one way to give {counted(tokens, 'token')}: leave out 'choose-tokens'.",
    )


def _not_that_planet(state: "GaiaState", seat: int, h: int) -> IllegalMove | None:
    name = state.galaxy.names[h]
    kind = state.planets[h]
    former = former_of(state, h)
    if former >= 0:
        whose = "Your Gaiaformer"
        if former != seat:
            whose = f"A Gaiaformer of {who(state, former)}"
        return IllegalMove("GP-GAIA-01", f"{whose} is on {name} already.")
    if kind == TRANSDIM:
        return None
    return IllegalMove(
        "GP-GAIA-01",
        f"{name} is {planet(kind)}; a Gaia project needs a transdim planet"
        f"{instead(state, Move('mine', (name,)))}.",
    )


def _no_former(me: Player) -> IllegalMove | None:
    """Level 0, or every Gaiaformer is elsewhere."""
    if not price(me):
        return IllegalMove(
            "GP-TRACK-GAIA-01",
            "At level 0 of Gaia Project no project can be started: level 1 gives a Gaiaformer.",
        )
    if me.formers_available > 0:
        return None
    on_map = me.formers_on_map.bit_count()
    if me.formers_in_gaia:
        return IllegalMove(
            "GP-FACTION-BALTAKS-05",
            f"No Gaiaformer is available: {me.formers_in_gaia} in the Gaia area until the next "
            f"Gaia phase, {on_map} on the map.",
        )
    if on_map:
        return IllegalMove(
            "GP-GAIA-03",
            f"No Gaiaformer is available: {on_map} on the map until a mine is built there.",
        )
    return IllegalMove("GP-GAIA-02", "You have no Gaiaformer yet.")
