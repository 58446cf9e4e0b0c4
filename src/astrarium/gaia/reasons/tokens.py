"""Why these tokens cannot be given, and why the brainstone cannot go there."""

from typing import TYPE_CHECKING

from astrarium.gaia.brainstone import AREAS, options
from astrarium.gaia.decisions import Step
from astrarium.gaia.gains import STONE_BURNT, STONE_CHARGED
from astrarium.gaia.reasons.wording import choices, counted, sentence
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def no_tokens(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """``step.a`` tokens in all, from what the areas hold."""
    me = state.seats[step.seat]
    given = [int(count) for count in move.args[0].split("/")]
    stone = len(move.args) > 1
    if stone and not me.faction.has_brainstone:
        return IllegalMove("GP-FACTION-TAKLONS-03", "Only the Taklons have the brainstone.")
    if stone and not 1 <= me.brainstone <= 3:
        return IllegalMove(
            "GP-FACTION-TAKLONS-03", "Your brainstone is in none of the areas I to III."
        )
    for area, count, there in zip(AREAS[1:4], given, (me.area1, me.area2, me.area3), strict=True):
        if count > there:
            return IllegalMove(
                "GP-POWER-09", f"Area {area} holds {counted(there, 'token')}, not {count}."
            )
    total = sum(given) + stone
    if total != step.a:
        rule = "GP-GAIA-07" if step.b else "GP-FED-05"
        return IllegalMove(rule, f"{counted(step.a, 'token')} must be given, not {total}.")
    return None


def no_brainstone(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """Where it can be depends on what moved: a charge, a payment or a burnt token."""
    if AREAS.index(move.args[0]) in options(state, step):
        return None
    if step.a == STONE_CHARGED:
        rule, what = "GP-FACTION-TAKLONS-02", "charging moves the brainstone up or leaves it"
    elif step.a == STONE_BURNT:
        rule, what = "GP-FREE-05", "burning moves a token of area II up and discards another"
    else:
        rule, what = "GP-FACTION-TAKLONS-04", "paying spends the brainstone or keeps it"
    return IllegalMove(rule, sentence(f"{what}; say {choices(state.legal_moves())}"))
