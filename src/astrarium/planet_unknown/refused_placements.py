"""Why a tile cannot be placed there, or cannot be taken unplaced."""

from astrarium.planet_unknown.components.events import EDGE_BAN, ICE_BAN
from astrarium.planet_unknown.components.tiles import (
    SHAPE,
    SHAPES,
    pair_of,
    resources_of,
    shape_of,
    tile_name,
)
from astrarium.planet_unknown.drafting import on_offer, placements
from astrarium.planet_unknown.grid import names
from astrarium.planet_unknown.items import EXTRA_TILE, kind_of
from astrarium.planet_unknown.placement import (
    Spot,
    can_slide,
    spots,
    touches_matching,
    within_reach,
)
from astrarium.planet_unknown.position import DRAFT, TO_DRAFT, Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move

Reason = tuple[str, str]


def _tiles(position: Position, seat: Seat) -> list[int]:
    """The tiles the seat could place now."""
    if position.phase == DRAFT and seat.status == TO_DRAFT:
        return on_offer(position, seat)
    if any(kind_of(packed) == EXTRA_TILE for packed in seat.pile):
        return position.offered(seat.number)
    return []


def _no_tile(position: Position, seat: Seat) -> Reason:
    if position.phase == DRAFT:
        return "PU-ROUND-03", "you have drafted your tile of this round already"
    return "PU-ROUND-03", "tiles are drafted after the station has stopped and events are done"


def place_refusal(position: Position, seat: Seat, move: Move) -> Reason:
    """The first rule that a placement breaks."""
    tiles = _tiles(position, seat)
    if not tiles:
        return _no_tile(position, seat)
    shape, square, orientation = move.args
    mine = [tile for tile in tiles if SHAPES[shape_of(tile)] == shape]
    if not mine:
        offer = " and ".join(tile_name(tile) for tile in tiles)
        return "PU-ROUND-03", f"shape {shape} is not on offer; your depot shows {offer}"
    tile = mine[0]
    spot = spots(seat.planet, SHAPE[shape]).find.get((shape, square, orientation))
    if spot is None:
        rule = "PU-PLANET-LACUNA-01" if seat.planet.key == "lacuna" else "PU-PLACE-04"
        return rule, f"{shape} on {square} turned {orientation} would lie partly off the grid"
    over = spot.mask & seat.covered
    if over:
        return "PU-PLACE-03", f"{', '.join(names(over))} is covered by a tile or patch already"
    return _out_of_reach(seat, tile, spot) or _restricted(position, seat, tile, spot)


def _out_of_reach(seat: Seat, tile: int, spot: Spot) -> Reason | None:
    if spot.mask & within_reach(seat, tile, True):
        return None
    if seat.covered:
        return "PU-PLACE-02", "the tile would touch no tile or patch on your planet orthogonally"
    if seat.planet.start != seat.planet.perimeter:
        return (
            "PU-PLANET-CHARYBDIS-01",
            "the first tile must cover one of the four central squares",
        )
    return "PU-PLACE-01", "the first tile must touch the perimeter of the planet"


def _restricted(position: Position, seat: Seat, tile: int, spot: Spot) -> Reason:
    """A restriction of planet or event that is in force because it leaves other placements."""
    planet = seat.planet
    first, second = resources_of(tile)
    left = len(placements(position, seat, _tiles(position, seat)))
    obeying = f"{left} placement{'s' if left != 1 else ''} obey it"
    if not planet.lawful(spot.mask, spot.icon_a, spot.icon_b, first, second) or (
        planet.slides and not can_slide(spot.mask, seat.covered)
    ):
        return planet.rule, f"{planet.restriction}; {obeying}"
    kind = position.event_kind()
    if kind == EDGE_BAN:
        on_edge = ", ".join(names(spot.mask & planet.perimeter))
        return "PU-EVENT-05", f"this round no tile may lie on the edge ({on_edge}); {obeying}"
    if kind == ICE_BAN:
        on_ice = ", ".join(names(spot.mask & planet.ice))
        return "PU-EVENT-05", f"this round no tile may lie on ice ({on_ice}); {obeying}"
    if touches_matching(seat, spot, first, second):
        return "PU-EVENT-05", f"this round no tile may touch matching terrain; {obeying}"
    return "PU-END-04", f"{tile_name(tile)} cannot lie there now; {obeying} (pair {pair_of(tile)})"


def take_refusal(position: Position, seat: Seat, verb: str, shape: str) -> Reason:
    """Why a tile cannot be taken without being placed at once."""
    tiles = _tiles(position, seat)
    if not tiles or position.phase != DRAFT or seat.status != TO_DRAFT:
        return _no_tile(position, seat)
    if shape not in [SHAPES[shape_of(tile)] for tile in tiles]:
        offer = " and ".join(tile_name(tile) for tile in tiles)
        return "PU-ROUND-03", f"shape {shape} is not on offer; your depot shows {offer}"
    if verb == "draft":
        return (
            "PU-CORP-REPUBLIC-04",
            "drafting before placing is for a civ tile that gives movement; place the tile instead",
        )
    count = len(placements(position, seat, tiles))
    return (
        "PU-END-04",
        f"a tile that fits must be placed: there are {count} legal placements",
    )
