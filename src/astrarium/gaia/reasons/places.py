"""What is wrong with a hex, whatever is to be done there: unknown, or too far away."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.mine import distance_from, qic_for_range
from astrarium.gaia.components.effects import QIC
from astrarium.gaia.components.research import NAVIGATION, RANGE
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.wording import Part, amount, counted, remedy, totals
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_HEX_AT = {
    "place": 0,
    "mine": 0,
    "gaiaform": 0,
    "upgrade": 0,
    "lost-planet": 0,
    "satellite": 0,
    "automa-satellite": 0,
    "power": 1,
    "special": 1,
}


def hexes_named(move: Move) -> list[str]:
    """The words of a move that are hexes."""
    if move.verb == "federation":
        return [] if move.args[0] == "none" else move.args[0].split(",")
    at = _HEX_AT.get(move.verb, -1)
    if at < 0 or at >= len(move.args) or move.args[0] == "advance":
        return []
    return [move.args[at]]


def off_the_map(state: "GaiaState", move: Move) -> IllegalMove | None:
    """A hex of a sector that is not on the table."""
    for name in hexes_named(move):
        if name not in state.galaxy.by_name:
            rule = "GP-SETUP-03" if state.players <= 2 else "GP-BOARD-07"
            sector = name[:2] if name[:2].isdigit() else name[0]
            return IllegalMove(
                rule, f"{name} is not on this map: sector {sector} is not in the game."
            )
    return None


def range_text(me: Player, bonus: int) -> str:
    """``4 (1 + 3)``."""
    basic = RANGE[me.research[NAVIGATION]]
    return f"{basic + bonus} ({basic} + {bonus})" if bonus else str(basic)


def too_far(
    state: "GaiaState",
    me: Player,
    h: int,
    rule: str,
    bonus: int,
    parts: list[Part],
    helpful: bool = True,
) -> IllegalMove | None:
    """Out of range, and too few Q.I.C. to reach that far. ``parts`` is the whole price."""
    needed = qic_for_range(state, me, h, bonus)
    total = totals(parts).get(QIC, 0)
    if not needed or total <= me.qic:
        return None
    more = f" and {total - needed} more for the Gaia planet" if total > needed else ""
    remedied = remedy(state, me, parts) if helpful else ""
    spaces = counted(distance_from(state, me, h), "space")
    return IllegalMove(
        rule,
        f"{state.galaxy.names[h]} is {spaces} away and your range is {range_text(me, bonus)}: "
        f"that takes {amount(needed, QIC)}{more}; you have {me.qic}{remedied}.",
    )
