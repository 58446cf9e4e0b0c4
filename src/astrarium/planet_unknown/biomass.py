"""Biomass patches: single squares of biomass terrain, placed at once or stored by a tech."""

from astrarium.planet_unknown.components.resources import BIOMASS
from astrarium.planet_unknown.grid import SQUARE, beside, bits
from astrarium.planet_unknown.items import PATCH, item
from astrarium.planet_unknown.notation import PATCH_ON, STORE
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.rovers import wreck
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move


def patch_squares(position: Position, seat: Seat) -> int:
    """Where a patch may lie: normal placement rules, more with some techs (PU-BIO-02)."""
    allowed = seat.planet.patch_squares
    free = allowed & ~seat.covered
    if seat.covered:
        free &= beside(seat.covered)
    else:
        free &= seat.planet.start
    return free | seat.corporation.patches_on_tiles(seat, position.at_end()) & allowed


def patch_moves(position: Position, seat: Seat, out: list[Move]) -> None:
    """Placements of a patch, and storing it."""
    out.extend(PATCH_ON[square] for square in bits(patch_squares(position, seat)))
    if seat.corporation.may_store(seat) and not position.at_end():
        out.append(STORE)  # PU-GLOSS-12


def lay_patch(seat: Seat, square: int) -> None:
    """Cover a square with biomass terrain; it carries no resource (PU-BIO-03, PU-BIO-04)."""
    bit = 1 << square
    if seat.lifepods & bit:
        seat.lifepods ^= bit
        seat.lost_lifepods += 1
    if seat.meteorites & bit:
        seat.meteorites ^= bit  # PU-CORP-WORMHOLE-10
        seat.wrecked += 1
    wreck(seat, bit)
    for resource in range(6):
        seat.terrain[resource] &= ~bit
        seat.icons[resource] &= ~bit
    seat.symbols &= ~bit
    seat.terrain[BIOMASS] |= bit
    seat.covered |= bit
    seat.patches |= bit


def play_patch(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    seat.drop(item(PATCH))
    lay_patch(seat, SQUARE[args[0]])


def play_store(position: Position, seat: Seat) -> None:
    seat.drop(item(PATCH))
    seat.stored += 1
