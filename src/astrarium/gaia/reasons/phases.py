"""Why a choice of the income or Gaia phase is not open."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import CONVERSIONS, POWER
from astrarium.gaia.components.effects import RESOURCES
from astrarium.gaia.decisions import Step
from astrarium.gaia.reasons.wording import amount, choices, counted
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def no_income(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """One of the icons that are left, as a whole."""
    return IllegalMove(
        "GP-INCOME-08",
        f"No such income icon is left; each is taken as a whole: {choices(state.legal_moves())}.",
    )


def no_conversion(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    """``step.a`` tokens of the Terrans have not been used yet."""
    for rate in CONVERSIONS:
        resource = rate.gain[0][0]
        if rate.pay == POWER and RESOURCES[resource] == move.args[0] and rate.amount > step.a:
            return IllegalMove(
                "GP-FACTION-TERRANS-03",
                f"{amount(1, resource)} takes {counted(rate.amount, 'token')} that leave the Gaia "
                f"area; {step.a} are left.",
            )
    return None
