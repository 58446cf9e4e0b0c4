"""Why one cannot pass like that: the booster."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.reasons.wording import choices, who
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def no_pass(state: "GaiaState", seat: int, move: Move) -> IllegalMove | None:
    if state.round == ROUNDS:
        return IllegalMove("GP-PASS-05", "In round 6 no booster is taken: say just 'pass'.")
    passes = [known for known in state.legal_moves() if known.verb == "pass"]
    if not move.args:
        return IllegalMove("GP-PASS-02", f"Passing takes a booster: {choices(passes)}.")
    if BOOSTER_NAMES.index(move.args[0]) == state.seats[seat].booster:
        return IllegalMove(
            "GP-PASS-03",
            f"You give the booster {move.args[0]} back now; take another: {choices(passes)}.",
        )
    return no_booster(state, move, "GP-PASS-02", passes)


def no_booster(
    state: "GaiaState", move: Move, rule: str, offered: list[Move]
) -> IllegalMove | None:
    """A booster that does not lie on the table."""
    name = move.args[0]
    booster = BOOSTER_NAMES.index(name)
    if state.boosters >> booster & 1:
        return None
    if not state.setup.boosters >> booster & 1:
        return IllegalMove(
            "GP-SETUP-13", f"The booster {name} is not in this game; there are {choices(offered)}."
        )
    for seat, player in enumerate(state.seats):
        if player.booster == booster or player.next_booster == booster:
            return IllegalMove(
                rule,
                f"The booster {name} is with {who(state, seat)}; there are {choices(offered)}.",
            )
    return None
