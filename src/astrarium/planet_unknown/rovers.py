"""Rovers: placing, moving, teleporting, collecting what lies on the squares they enter."""

from astrarium.planet_unknown.components.resources import ROVER
from astrarium.planet_unknown.grid import SQUARE, SQUARES, bits
from astrarium.planet_unknown.items import EXTRA_ROVER_ITEM, ROVER_ITEM, item
from astrarium.planet_unknown.notation import ROVER_ON, say, step
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move


def enter(seat: Seat, square: int, loaded: bool) -> bool:
    """What a rover collects on a square it enters; tells whether it carries a meteorite now."""
    bit = 1 << square
    if seat.lifepods & bit:
        seat.lifepods ^= bit
        seat.corporation.rescued(seat)  # PU-ROVER-11
    if not seat.corporation.carries():
        if seat.meteorites & bit:
            seat.meteorites ^= bit
            seat.corporation.meteorite_collected(seat)  # PU-ROVER-02, PU-ROVER-10
        return False
    if seat.meteorites & bit and not loaded:  # PU-CORP-HORIZON-03, PU-CORP-HORIZON-04
        seat.meteorites ^= bit
        loaded = True
    if loaded and seat.icons[ROVER] & bit:
        seat.corporation.meteorite_collected(seat)  # PU-CORP-HORIZON-05
        loaded = False
    return loaded


def arrive(seat: Seat, path: list[int], start: int) -> None:
    """Move a rover along the squares of a path, collecting at each (PU-ROVER-10, PU-GLOSS-04)."""
    loaded = seat.carrying >> start & 1 == 1
    seat.rovers ^= 1 << start
    seat.carrying &= ~(1 << start)
    for square in path:
        loaded = enter(seat, square, loaded)
    seat.rovers |= 1 << path[-1]
    if loaded:
        seat.carrying |= 1 << path[-1]


def land(seat: Seat, square: int) -> None:
    """Put a new rover on a square."""
    loaded = enter(seat, square, False)
    seat.rovers |= 1 << square
    if loaded:
        seat.carrying |= 1 << square


def wreck(seat: Seat, mask: int) -> None:
    """Destroy the rovers on some squares; what they carried stays (PU-ROVER-13, PU-GLOSS-05)."""
    hit = seat.rovers & mask
    if hit:
        seat.rovers ^= hit
        seat.lost_rovers += hit.bit_count()
        dropped = seat.carrying & hit
        seat.carrying ^= dropped
        seat.wrecked += (dropped & seat.meteorites).bit_count()
        seat.meteorites |= dropped


def closed(position: Position, seat: Seat) -> int:
    """Squares no rover may enter now, by planet or event."""
    return seat.planet.closed_to_rovers(seat.covered) | position.banned_to_rovers(seat)


def movement_moves(position: Position, seat: Seat, out: list[Move]) -> None:
    """All single steps, and steps on through own rovers, that the movement left allows."""
    if not seat.movement or not seat.rovers:
        return
    shut = closed(position, seat)
    diagonal = seat.corporation.diagonal(seat)
    for rover in bits(seat.rovers):
        steps = seat.planet.steps[rover]
        if diagonal:
            steps = steps + seat.planet.diagonals[rover]
        for square in steps:
            bit = 1 << square
            if shut & bit:
                continue
            if seat.rovers & bit:
                _through(seat, [rover, square], shut, diagonal, out)
            else:
                out.append(step(rover, square))


def _through(seat: Seat, path: list[int], shut: int, diagonal: bool, out: list[Move]) -> None:
    """Ways on through a square with an own rover: passing is allowed, ending there is not."""
    left = seat.movement - sum(seat.corporation.step_cost(seat, square) for square in path[1:])
    if left < 1:
        return
    steps = seat.planet.steps[path[-1]]
    if diagonal:
        steps = steps + seat.planet.diagonals[path[-1]]
    for square in steps:
        if shut >> square & 1 or square in path:
            continue
        if seat.rovers >> square & 1:
            _through(seat, [*path, square], shut, diagonal, out)
        else:
            out.append(say("move " + " ".join(SQUARES[i] for i in [*path, square])))


def play_move(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    """Spend movement on one rover (PU-ROVER-05, PU-ROVER-06)."""
    path = [SQUARE[name] for name in args]
    for square in path[1:]:
        seat.movement -= seat.corporation.step_cost(seat, square)
    arrive(seat, path[1:], path[0])


def rover_squares(seat: Seat) -> int:
    """Where a new rover may be placed: the last tile, where no own rover stands (PU-ROVER-01)."""
    return seat.last_tile & ~seat.rovers


def rover_moves(seat: Seat, out: list[Move]) -> None:
    """Placements of a rover from the corporation board."""
    if seat.garage:
        out.extend(ROVER_ON[square] for square in bits(rover_squares(seat)))


def extra_rover_moves(seat: Seat, out: list[Move]) -> None:
    """Placements of an extra rover: only on the tile of this round."""
    if seat.drafted >= 0 and seat.tiles and seat.tiles[-1] == seat.drafted:
        out.extend(ROVER_ON[square] for square in bits(rover_squares(seat)))


def play_rover(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    """Place a rover: from the corporation board if one is due, else the extra one."""
    if item(ROVER_ITEM) in seat.pile and seat.garage:
        seat.drop(item(ROVER_ITEM))
        seat.garage -= 1
    else:
        seat.drop(item(EXTRA_ROVER_ITEM))
    land(seat, SQUARE[args[0]])


def teleport(seat: Seat, start: int, end: int) -> None:
    """Lift a rover and put it down elsewhere; nothing between is collected (PU-GLOSS-13)."""
    arrive(seat, [end], start)


def teleport_moves(position: Position, seat: Seat, out: list[Move]) -> None:
    """Any rover to any square that is open to rovers, for a civ card."""
    targets = bits(seat.planet.squares & ~seat.rovers & ~closed(position, seat))
    for rover in bits(seat.rovers):
        for square in targets:
            out.append(say(f"teleport {SQUARES[rover]} {SQUARES[square]}"))
