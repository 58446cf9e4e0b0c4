"""Why a rover cannot move or be placed there, and why a patch cannot."""

from astrarium.planet_unknown.components.events import event_text
from astrarium.planet_unknown.grid import SQUARE, SQUARES, beside, names
from astrarium.planet_unknown.items import (
    EXTRA_ROVER_ITEM,
    PATCH,
    ROVER_ITEM,
    item,
)
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat

Reason = tuple[str, str]


def _closed(position: Position, seat: Seat, square: int) -> Reason | None:
    """Why no rover may enter a square at all."""
    name = SQUARES[square]
    if not seat.planet.squares >> square & 1:
        return "PU-ROVER-05", f"{name} is not a square of this planet"
    if seat.planet.closed_to_rovers(seat.covered) >> square & 1:
        return "PU-PLANET-KAAX-01", f"{name} is toxic until a tile covers it"
    if position.banned_to_rovers(seat) >> square & 1:
        return "PU-EVENT-05", f"this round {event_text(position.event)}, and {name} shows it"
    return None


def move_refusal(position: Position, seat: Seat, args: tuple[str, ...]) -> Reason:
    """The first rule that a rover's move breaks."""
    path = [SQUARE[name] for name in args]
    if not seat.rovers:
        return "PU-ROVER-14", "you have no rover on your planet"
    if not seat.rovers >> path[0] & 1:
        where = ", ".join(names(seat.rovers))
        return "PU-ROVER-05", f"there is no rover on {args[0]}; yours: {where}"
    if not seat.movement:
        return "PU-ROVER-04", "you have no rover movement left"
    diagonal = seat.corporation.diagonal(seat)
    left = seat.movement
    for at in range(1, len(path)):
        start, end = path[at - 1], path[at]
        shut = _closed(position, seat, end)
        if shut is not None:
            return shut
        if end not in seat.planet.steps[start] and not (
            diagonal and end in seat.planet.diagonals[start]
        ):
            return _no_step(seat, start, end, diagonal)
        if left < 1:
            return "PU-ROVER-04", f"that needs more movement than the {seat.movement} you have"
        left -= seat.corporation.step_cost(seat, end)
        last = at == len(path) - 1
        if last and seat.rovers >> end & 1:
            return "PU-ROVER-05", f"a rover stands on {args[at]}: pass through, do not end there"
        if not last and not seat.rovers >> end & 1:
            return "PU-ROVER-05", f"move one step at a time: end on {args[at]} first"
    return "PU-ROVER-04", f"that needs more movement than the {seat.movement} you have"


def _no_step(seat: Seat, start: int, end: int, diagonal: bool) -> Reason:
    one, other = SQUARES[start], SQUARES[end]
    touching = beside(1 << start) >> end & 1
    corner = beside(beside(1 << start)) >> end & 1 and not touching and start != end
    if seat.planet.key == "tartarus" and (touching or (corner and diagonal)):
        return "PU-PLANET-TARTARUS-02", f"the chasm lies between {one} and {other}"
    if corner and start % 13 != end % 13 and start // 13 != end // 13:
        return "PU-ROVER-05", f"{one} to {other} is diagonal; rovers move orthogonally"
    return "PU-ROVER-05", f"{one} and {other} are not adjacent"


def teleport_refusal(position: Position, seat: Seat, args: tuple[str, ...]) -> Reason:
    start, end = SQUARE[args[0]], SQUARE[args[1]]
    if not seat.rovers >> start & 1:
        return "PU-GLOSS-13", f"there is no rover on {args[0]}"
    shut = _closed(position, seat, end)
    if shut is not None:
        return shut
    return "PU-GLOSS-13", f"a rover of yours stands on {args[1]}"


def rover_refusal(seat: Seat, name: str) -> Reason:
    """Why no rover can be placed on a square."""
    if item(ROVER_ITEM) not in seat.pile and item(EXTRA_ROVER_ITEM) not in seat.pile:
        return "PU-ROVER-01", "no rover milestone waits for a rover now"
    if not seat.last_tile:
        return "PU-ROVER-01", "the rover waits until you have placed a tile"
    square = SQUARE[name]
    if seat.rovers >> square & 1:
        return "PU-ROVER-01", f"a rover of yours stands on {name}"
    if not seat.last_tile >> square & 1:
        tile = ", ".join(names(seat.last_tile))
        return "PU-ROVER-01", f"{name} is not part of your last tile ({tile})"
    return "PU-ROVER-03", "no rover is left on your corporation board"


def patch_refusal(position: Position, seat: Seat, name: str) -> Reason:
    """Why no patch can be placed on a square."""
    if item(PATCH) not in seat.pile:
        return "PU-BIO-01", "you have no biomass patch to place"
    square = SQUARE[name]
    bit = 1 << square
    if not seat.planet.squares & bit:
        return "PU-PLACE-04", f"{name} is not a square of this planet"
    if not seat.planet.patch_squares & bit:
        return "PU-PLANET-ARASHI-03", f"{name} lies on the ring, where no patch may lie"
    if (seat.meteorites | seat.carrying) & bit:
        return "PU-CORP-WORMHOLE-06", f"there is a meteorite on {name}"
    if seat.covered & bit:
        return "PU-BIO-02", f"{name} is covered already"
    if not seat.covered:
        return "PU-BIO-02", f"{name} does not lie where the first piece must go"
    return "PU-BIO-02", f"{name} does not touch a tile or patch of yours"


def store_refusal(position: Position, seat: Seat) -> Reason:
    if item(PATCH) not in seat.pile:
        return "PU-BIO-01", "you have no biomass patch to store"
    if position.at_end():
        return "PU-GLOSS-12", "the game has ended: stored patches are placed now"
    return "PU-GLOSS-12", f"{seat.corporation.name} has unlocked no tech that stores patches"
