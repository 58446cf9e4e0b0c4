"""The Lost Planet: placed at once by whoever reaches level 5 of Navigation."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.mine import built, qic_for_range, reach
from astrarium.gaia.components.planets import LOST, SPACE
from astrarium.gaia.decisions import Step
from astrarium.gaia.galaxy import bits
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def spaces(state: "GaiaState", seat: int) -> int:
    """Accessible spaces without planet, satellite or space station of anybody (GP-TRACK-NAV-07)."""
    me = state.seats[seat]
    free = state.type_masks[SPACE]
    for player in state.seats:
        free &= ~(player.satellites | player.stations)
    return free & reach(state, me, 0, me.qic)[-1]


def moves(state: "GaiaState", step: Step) -> list[Move]:
    named = state.galaxy.moves("lost-planet")
    return [named[h] for h in bits(spaces(state, step.seat))]


def nowhere(state: "GaiaState", step: Step) -> bool:
    """If no space is left, there is nothing to place."""
    if spaces(state, step.seat):
        return False
    state.steps.pop()
    return True


def play(state: "GaiaState", step: Step, move: Move) -> None:
    """Costs only Q.I.C. for range and takes no mine piece; counts as building a mine."""
    me = state.seats[step.seat]
    h = state.galaxy.by_name[move.args[0]]
    me.qic -= qic_for_range(state, me, h, 0)
    state.set_planet(h, LOST)
    me.lost = 1 << h
    built(state, step.seat, h)
