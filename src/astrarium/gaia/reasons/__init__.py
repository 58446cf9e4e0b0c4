"""Why a move is refused: the rule and one sentence with the numbers of the position.

One module per chapter, as in ``astrarium.gaia.actions``. Each explains a move that could be read,
comes at the right moment and is not legal; ``moment`` explains the wrong moment. The explanation
is found by the rules once more, not by the list of legal moves, so it can name what is missing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from astrarium.gaia.decisions import Step
from astrarium.gaia.reasons import federation, phases, setup, tech, tokens
from astrarium.gaia.reasons.charge import no_charge
from astrarium.gaia.reasons.free import no_free_action
from astrarium.gaia.reasons.gaia_project import no_project
from astrarium.gaia.reasons.lost_planet import no_lost_planet
from astrarium.gaia.reasons.mine import no_mine
from astrarium.gaia.reasons.moment import ANSWERS, not_now, not_your_turn
from astrarium.gaia.reasons.passing import no_pass
from astrarium.gaia.reasons.places import off_the_map
from astrarium.gaia.reasons.power_qic import no_power_action, no_qic_action
from astrarium.gaia.reasons.special import no_special
from astrarium.gaia.reasons.upgrade import no_upgrade
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

__all__ = ["NO_REASON", "refusal"]

NO_REASON = "This is not possible in this position."
"""Said only if the rules and the explanations disagree, which would be a defect."""

Reason = Callable[["GaiaState", Step, Move], IllegalMove | None]


def _mine(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    return no_mine(state, step.seat, state.galaxy.by_name[move.args[0]])


def _gaiaform(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    h = state.galaxy.by_name[move.args[0]]
    return no_project(state, step.seat, h, len(move.args) > 1)


def _of_turn(
    reason: Callable[["GaiaState", int, Move], IllegalMove | None],
) -> Reason:
    """Main and free actions depend on the seat alone."""
    return lambda state, step, move: reason(state, step.seat, move)


_REASONS: dict[str, Reason] = {
    "faction": setup.no_faction,
    "rotate": setup.no_rotation,
    "assembled": setup.no_rotation,
    "place": setup.no_place,
    "booster": setup.no_first_booster,
    "income": phases.no_income,
    "convert": phases.no_conversion,
    "mine": _mine,
    "gaiaform": _gaiaform,
    "upgrade": _of_turn(no_upgrade),
    "federation": _of_turn(federation.no_federation),
    "research": _of_turn(tech.no_research),
    "power": _of_turn(no_power_action),
    "qic": _of_turn(no_qic_action),
    "special": _of_turn(no_special),
    "pass": _of_turn(no_pass),
    "burn": _of_turn(no_free_action),
    "spend": _of_turn(no_free_action),
    "charge": no_charge,
    "tile": tech.no_tile,
    "cover": tech.no_cover,
    "flip": tech.no_flip,
    "advance": tech.no_advance,
    "lost-planet": no_lost_planet,
    "satellite": federation.no_satellite,
    "automa-satellite": federation.no_automa_satellite,
    "tokens": tokens.no_tokens,
    "take": federation.no_token,
    "brainstone": tokens.no_brainstone,
}


def refusal(state: "GaiaState", move: Move, player: int | None) -> IllegalMove:
    """Why a move that could be read is not among the legal ones."""
    if not state.steps:
        return IllegalMove("GP-SCORE-01", "The game is over.")
    step = state.steps[-1]
    if player is not None and player != step.seat:
        return not_your_turn(state, step, move, player)
    if move.verb not in ANSWERS[step.kind] or move.verb == "decline":
        return not_now(state, step, move)
    refused = off_the_map(state, move)
    if refused is None and move.verb in _REASONS:
        refused = _REASONS[move.verb](state, step, move)
    return refused or IllegalMove("GP-ACT-04", NO_REASON)
