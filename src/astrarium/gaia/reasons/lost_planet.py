"""Why the Lost Planet cannot be placed there."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.mine import qic_for_range
from astrarium.gaia.components.effects import QIC
from astrarium.gaia.components.planets import SPACE
from astrarium.gaia.decisions import Step
from astrarium.gaia.reasons.places import too_far
from astrarium.gaia.reasons.wording import planet, who
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def no_lost_planet(state: "GaiaState", step: Step, move: Move) -> IllegalMove | None:
    name = move.args[0]
    h = state.galaxy.by_name[name]
    me = state.seats[step.seat]
    if state.planets[h] != SPACE:
        return IllegalMove(
            "GP-TRACK-NAV-07",
            f"{name} is {planet(state.planets[h])}; the Lost Planet needs a space without planet.",
        )
    for seat, player in enumerate(state.seats):
        for pieces, what in ((player.satellites, "satellite"), (player.stations, "space station")):
            if pieces >> h & 1:
                there = f"a {what} of {who(state, seat)}"
                if seat == step.seat:
                    there = f"your {what}"
                return IllegalMove("GP-TRACK-NAV-07", f"{name} is not free: {there} is there.")
    qic = qic_for_range(state, me, h, 0)
    return too_far(state, me, h, "GP-TRACK-NAV-12", 0, [(QIC, qic, "")])
