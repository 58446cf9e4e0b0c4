"""Drafting and placing a tile, and what its two resources bring."""

from astrarium.planet_unknown.components.resources import BIOMASS, CIV, ENERGY, TECH, WATER
from astrarium.planet_unknown.components.tiles import (
    SHAPE,
    SHAPES,
    has_meteor,
    resources_of,
    shape_of,
)
from astrarium.planet_unknown.grid import area, beside
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    ENERGY_ITEM,
    EXTRA_TILE,
    ONLY,
    TILE_TECH,
    TILE_WATER,
    item,
)
from astrarium.planet_unknown.notation import say
from astrarium.planet_unknown.placement import Spot, places, spots
from astrarium.planet_unknown.position import RESOLVING, TO_DRAFT, Position
from astrarium.planet_unknown.rovers import wreck
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move


def placements(position: Position, seat: Seat, tiles: list[int]) -> list[Move]:
    """Every legal placement of the tiles.

    Event and planet restrictions are lifted, one after the other, then together, when they alone
    would leave no placement and so end the game (PU-EVENT-06, PU-PLANET-ALL-02, PU-GLOSS-06).
    """
    banned = position.banned_squares(seat)
    no_matching = position.no_matching()
    event_bans = banned != 0 or no_matching
    for event_rule, planet_rule in ((True, True), (False, True), (True, False), (False, False)):
        if not event_rule and not event_bans:
            continue
        found: list[Move] = []
        for tile in tiles:
            found += places(
                seat,
                tile,
                banned if event_rule else 0,
                no_matching and event_rule,
                planet_rule,
            )
        if found:
            return found
    return []


def on_offer(position: Position, seat: Seat) -> list[int]:
    """The tiles a seat may still choose from: one that was drafted, else the two of its depot."""
    return [seat.drafted] if seat.drafted >= 0 else position.offered(seat.number)


def draft_moves(position: Position, seat: Seat, out: list[Move]) -> None:
    """Placements of the offered tiles; taking one unplaced only if neither fits (PU-END-04)."""
    tiles = on_offer(position, seat)
    found = placements(position, seat, tiles)
    out.extend(found)
    placeable = {SHAPE[move.args[0]] for move in found}
    for tile in tiles:
        shape = shape_of(tile)
        if not found:
            out.append(say(f"take {SHAPES[shape]}"))  # PU-END-02
        fits = not found or shape in placeable
        gains = seat.drafted < 0 and seat.corporation.movement_for_draft(seat, tile) > 0
        if fits and gains and seat.rovers:
            out.append(say(f"draft {SHAPES[shape]}"))


def play_draft(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    """Take a tile in hand before placing it."""
    _draft(seat, position.top(SHAPE[args[0]]))


def _draft(seat: Seat, tile: int) -> None:
    if seat.drafted < 0:
        seat.movement += seat.corporation.movement_for_draft(seat, tile)
        seat.drafted = tile


def play_take(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    """Neither tile fits: advance both resources of one of them (PU-END-01, PU-END-02)."""
    tile = position.top(SHAPE[args[0]])
    _draft(seat, tile)
    position.final = True
    seat.status = RESOLVING
    first, second = resources_of(tile)
    other = second if first == ENERGY else first
    results = [
        (first, item(ADVANCE_ITEM, other if first == ENERGY else first)),
        (second, item(ADVANCE_ITEM, other if second == ENERGY else second)),
    ]
    _push(position, seat, results)


def play_place(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    """Place the round's tile, or the tile that a civ card allows."""
    shape = SHAPE[args[0]]
    tile = position.top(shape)
    spot = spots(seat.planet, shape).find[args]
    if seat.status == TO_DRAFT:
        _draft(seat, tile)
        seat.status = RESOLVING
        lay_tile(position, seat, tile, spot, True)
        return
    packed = item(EXTRA_TILE, 1) if item(EXTRA_TILE, 1) in seat.pile else item(EXTRA_TILE)
    seat.drop(packed)
    position.drawn[shape] += 1
    lay_tile(position, seat, tile, spot, packed == item(EXTRA_TILE, 1))


def lay_tile(position: Position, seat: Seat, tile: int, spot: Spot, advances: bool) -> None:
    """Put a tile on the planet with all that follows at once."""
    first, second = resources_of(tile)
    mask = spot.mask
    expands = bool(
        beside(spot.section_a if first == BIOMASS else spot.section_b) & seat.terrain[BIOMASS]
    )
    crushed = seat.lifepods & mask
    seat.lifepods ^= crushed  # PU-PLACE-06
    seat.lost_lifepods += crushed.bit_count()
    wreck(seat, mask)  # PU-PLACE-07
    seat.covered |= mask
    seat.terrain[first] |= spot.section_a
    seat.terrain[second] |= spot.section_b
    seat.icons[first] |= 1 << spot.icon_a
    seat.icons[second] |= 1 << spot.icon_b
    seat.last_tile = mask
    seat.tiles.append(tile)
    if has_meteor(tile):
        seat.symbols |= 1 << spot.meteor
        strike(seat, spot.meteor)  # PU-METEOR-01
    if advances:
        results = [
            (first, _resource(seat, first, second, spot.section_a, expands)),
            (second, _resource(seat, second, first, spot.section_b, expands)),
        ]
        _push(position, seat, results)
    seat.corporation.placed(position, seat, tile, spot)


def strike(seat: Seat, square: int) -> None:
    """A meteorite falls on a square."""
    if seat.corporation.ignores_meteors(seat) or seat.meteorites >> square & 1:
        return
    wreck(seat, 1 << square)
    seat.meteorites |= 1 << square
    seat.fallen += 1


def _resource(seat: Seat, resource: int, other: int, section: int, expands: bool) -> int:
    """The item that a resource of a placed tile puts on the pile, or -1 if it brings nothing."""
    if resource == WATER:
        on_ice = (section & seat.planet.ice).bit_count()  # PU-WATER-05
        return item(TILE_WATER, on_ice) if on_ice else -1  # PU-WATER-03
    if resource == ENERGY:
        return item(ENERGY_ITEM, energy_options(seat, section, other, 0))
    if resource == TECH and seat.corporation.key == "jump-drive":
        return item(TILE_TECH, energy_options(seat, section, other, section))
    if resource == BIOMASS and not seat.corporation.biomass_advances(expands):
        return -1
    return item(ADVANCE_ITEM, resource)


def energy_options(seat: Seat, section: int, other: int, as_energy: int) -> int:
    """The trackers an energy section may advance (PU-ENERGY-02 to PU-ENERGY-05).

    ``as_energy`` are squares of other terrain that count as energy for this placement.
    """
    live = seat.planet.currents & ~seat.covered  # PU-PLANET-PETRA-01
    charged = area(section, seat.terrain[ENERGY] | live | as_energy)
    around = beside(charged) & seat.planet.squares & ~charged
    tracks = 1 << other
    for track in range(CIV, TECH + 1):
        if around & seat.terrain[track]:
            tracks |= 1 << track
    return seat.corporation.energy_reaches(tracks)


def _push(position: Position, seat: Seat, results: list[tuple[int, int]]) -> None:
    """Put the items of the two resources on the pile, or let the player pick one of them."""
    if position.one_resource_only():
        seat.held = [word for pair in results for word in pair]
        seat.add(ONLY)
        return
    for _, packed in results:
        if packed >= 0:
            seat.add(packed >> 16, packed & 0xFFFF)  # PU-ROUND-07
