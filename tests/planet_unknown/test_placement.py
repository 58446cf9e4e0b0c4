"""Tile placement rules, checked also against a slow and simple placement."""

import random

import pytest

from astrarium.planet_unknown.components.tiles import ORIENTATIONS, SHAPE, SHAPES
from astrarium.planet_unknown.grid import SIDE, SQUARES, STRIDE, bits
from astrarium.planet_unknown.placement import places, prepare
from astrarium.planet_unknown.planets import PLANETS
from astrarium.planet_unknown.seat import Seat, new_seat
from tests.planet_unknown.positions import (
    CORPORATION_KEYS,
    PLANET_KEYS,
    cover,
    drafting,
    mask,
    moves,
    play,
    refused,
    seat,
    some,
    tile_number,
)


@pytest.mark.rule("PU-PLACE-01")
def test_the_first_tile_touches_the_perimeter() -> None:
    state = drafting("I2 biomass/civ")
    assert "place I2 f1 r0" in moves(state)
    assert refused(state, "place I2 f6 r0").rule == "PU-PLACE-01"
    for text in some(state, "place"):
        shape, square, orientation = text.split()
        after = state.copy()
        play(after, f"place {text}")
        assert after.seats[0].covered & after.seats[0].planet.perimeter, text


@pytest.mark.rule("PU-PLACE-02")
def test_later_tiles_touch_orthogonally() -> None:
    state = drafting("I2 biomass/civ")
    cover(state, "f1 f2", "civ")
    assert "place I2 f3 r0" in moves(state)
    assert "place I2 g1 r0" in moves(state)
    diagonal = refused(state, "place I2 g3 r0")
    assert diagonal.rule == "PU-PLACE-02"
    assert refused(state, "place I2 a6 r0").rule == "PU-PLACE-02"


@pytest.mark.rule("PU-PLACE-03")
def test_tiles_do_not_lie_on_each_other() -> None:
    state = drafting("I2 biomass/civ")
    cover(state, "f1 f2", "civ")
    refusal = refused(state, "place I2 f2 r0")
    assert refusal.rule == "PU-PLACE-03"
    assert "F2" in refusal.reason
    assert "place I2 f3 r0" in moves(state)


@pytest.mark.rule("PU-PLACE-04", "PU-PLACE-05")
def test_tiles_stay_on_the_grid() -> None:
    state = drafting("I2 biomass/civ", "I4 civ/energy")
    assert refused(state, "place I2 f12 r0").rule == "PU-PLACE-04"
    assert refused(state, "place I4 d1 r0").rule == "PU-PLACE-04"
    assert "place I2 f11 r0" in moves(state)


@pytest.mark.rule("PU-PLACE-06", "PU-GLOSS-05")
def test_a_tile_destroys_a_lifepod() -> None:
    state = drafting("I2 biomass/civ")
    assert seat(state).lifepods & mask("b5")
    play(state, "place I2 b5 r0")
    one = state.seats[0]
    assert not one.lifepods & mask("b5")
    assert one.lifepods.bit_count() == 5
    assert one.lost_lifepods == 1
    assert one.scored == 0


@pytest.mark.rule("PU-PLACE-07", "PU-ROVER-13", "PU-ROVER-14")
def test_a_tile_destroys_a_rover() -> None:
    state = drafting("I2 biomass/civ")
    one = seat(state)
    one.rovers = mask("f2")
    one.garage = 1
    play(state, "place I2 f1 r0")
    assert state.seats[0].rovers == 0
    assert state.seats[0].lost_rovers == 1
    assert state.seats[0].garage == 1


@pytest.mark.rule("PU-PLACE-08", "PU-FAQ-02")
def test_rotation_and_flip_are_free() -> None:
    state = drafting("L4 biomass/civ")
    ways = {text.split()[2] for text in some(state, "place")}
    assert ways == {"r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"}


def test_an_orientation_with_the_same_look_is_the_same_move() -> None:
    state = drafting("I2 biomass/civ")
    by_turn = play(state.copy(), "place I2 f1 r0")
    by_flip = play(state.copy(), "place I2 f1 m0")
    assert by_turn == by_flip


@pytest.mark.rule("PU-PLACE-08")
def test_sections_and_symbols_turn_with_the_tile() -> None:
    state = play(drafting("I2 biomass/civ"), "place I2 f1 r0")
    assert state.seats[0].terrain[2] == state.seats[0].icons[2] == mask("f1")
    assert state.seats[0].terrain[0] == state.seats[0].icons[0] == mask("f2")
    state = play(drafting("I2 biomass/civ"), "place I2 f1 r2")
    assert state.seats[0].terrain[2] == mask("f2")
    state = play(drafting("I2 biomass/civ"), "place I2 f1 r1")
    assert state.seats[0].terrain[2] == mask("g1")


def slow_places(one: Seat, tile: int) -> set[str]:
    """Placement rules once more, square by square."""
    shape = tile // 12
    first, second = ((0, 5), (5, 1), (3, 4), (4, 2), (1, 3), (2, 0))[tile % 12 // 2]
    planet = one.planet
    found = set()
    for layout in ORIENTATIONS[shape]:
        cells = layout.section_a + layout.section_b
        for row in range(SIDE):
            for column in range(SIDE):
                squares = [(row + r, column + c) for r, c in cells]
                if not all(0 <= r < 12 and 0 <= c < 12 for r, c in squares):
                    continue
                numbers = [r * STRIDE + c for r, c in squares]
                if not all(planet.squares >> n & 1 and not one.covered >> n & 1 for n in numbers):
                    continue
                near = [n + d for n in numbers for d in (-1, 1, -STRIDE, STRIDE)]
                if one.covered:
                    if not any(n >= 0 and one.covered >> n & 1 for n in near):
                        continue
                elif not any(planet.start >> n & 1 for n in numbers):
                    continue
                placed = sum(1 << n for n in numbers)
                icon_a = (row + layout.icon_a[0]) * STRIDE + column + layout.icon_a[1]
                icon_b = (row + layout.icon_b[0]) * STRIDE + column + layout.icon_b[1]
                if not planet.lawful(placed, icon_a, icon_b, first, second):
                    continue
                if planet.slides and all(
                    any(n + d >= 0 and one.covered >> (n + d) & 1 for n in numbers)
                    for d in (-1, 1, -STRIDE, STRIDE)
                ):
                    continue
                anchor = SQUARES[row * STRIDE + column]
                found.add(f"place {SHAPES[shape]} {anchor} {layout.name}")
    return found


@pytest.mark.rule("PU-PLACE-01", "PU-PLACE-02", "PU-PLACE-03", "PU-PLACE-04", "PU-PLACE-05")
@pytest.mark.parametrize("key", PLANET_KEYS)
def test_bitmasks_agree_with_a_slow_placement(key: str) -> None:
    from astrarium.planet_unknown.corporations import CORPORATIONS

    planet = PLANETS[key]
    prepare(planet)
    chance = random.Random(key)
    for _ in range(12):
        one = new_seat(0, planet, CORPORATIONS["universal"])
        squares = bits(planet.squares)
        for start in chance.sample(squares, chance.randint(0, 4)):
            one.covered |= 1 << start
            for _ in range(chance.randint(0, 12)):
                here = chance.choice(bits(one.covered))
                beside = [n for n in planet.steps[here] if not one.covered >> n & 1]
                if beside:
                    one.covered |= 1 << chance.choice(beside)
        for _ in range(4):
            tile = chance.randrange(144)
            quick = {str(move) for move in places(one, tile, 0, False)}
            assert quick == slow_places(one, tile)


def test_all_corporations_are_known() -> None:
    assert len(CORPORATION_KEYS) == 9
    assert len(PLANET_KEYS) == 13
    assert SHAPE["T4"] == tile_number("T4 civ/energy") // 12
