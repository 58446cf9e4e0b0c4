"""What everybody would score if the game ended now, as far as a seat may know."""

from dataclasses import dataclass

from astrarium.gaia.scoring import final_scoring
from astrarium.gaia.state import GaiaState
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.position import GAME_END, OVER
from astrarium.planet_unknown.scoring import breakdown
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import State


@dataclass(frozen=True)
class Projection:
    """One seat's points by source, without what is hidden from the one who asks."""

    breakdown: dict[str, int]
    hidden: int
    """Cards and objectives that are not counted, because only their owner knows them."""


def project(state: State, eyes: int | None) -> list[Projection]:
    """By seat; in a finished game the result itself."""
    if state.result is not None:
        return [Projection(part, 0) for part in state.result.breakdown]
    if isinstance(state, GaiaState):
        return [Projection(part, 0) for part in final_scoring(state.copy()).breakdown]
    assert isinstance(state, PlanetUnknownState)
    known = state.copy()
    hidden = [_hide(known, number) if number != eyes else 0 for number in range(known.players)]
    parts = zip(breakdown(known), hidden, strict=True)
    return [Projection(part, count) for part, count in parts]


def _hide(state: PlanetUnknownState, number: int) -> int:
    """Take away what only this seat knows of itself (PU-CIV-04, PU-PRIV-01); how much it was."""
    seat = state.mine(number)
    before = len(seat.cards) + len(seat.objectives)
    if state.phase < GAME_END:
        seat.cards = [n for n in seat.cards if not card(n).end_game]
    if state.phase != OVER:
        seat.objectives = []
    return before - len(seat.cards) - len(seat.objectives)
