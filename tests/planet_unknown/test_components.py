"""The totals that the rulebook states, counted in the data."""

import pytest

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.components.civ_cards import CIV_CARDS
from astrarium.planet_unknown.components.corporation_boards import CORPORATION_BOARDS, OASIS_PATH
from astrarium.planet_unknown.components.events import COLOURS, EVENTS, SOLO_ONLY, eligible
from astrarium.planet_unknown.components.objectives import (
    OBJECTIVES,
    PRIVATE_MEDALS,
    neighbor_text,
    private_text,
)
from astrarium.planet_unknown.components.planets import PLANET_BOARDS
from astrarium.planet_unknown.components.resources import (
    BIOMASS_MILESTONE,
    BOOST,
    CIV_MILESTONE,
    RESOURCES,
    ROVER_MILESTONE,
    TECH_MILESTONE,
    TRACKS,
    kind,
)
from astrarium.planet_unknown.components.station import EXTERIOR, INDICATORS, INTERIOR
from astrarium.planet_unknown.components.tiles import (
    ORIENTATIONS,
    PAIRS,
    SHAPE,
    SHAPES,
    SIZES,
    has_meteor,
    resources_of,
    shape_of,
)
from astrarium.planet_unknown.planets import PLANETS
from tests.planet_unknown.positions import new


@pytest.mark.rule("PU-COMP-01", "PU-STATION-03")
def test_144_tiles_in_12_stacks_of_12() -> None:
    state = new()
    tiles = [tile for stack in state.stacks for tile in stack]
    assert len(state.stacks) == 12
    assert [len(stack) for stack in state.stacks] == [12] * 12
    assert sorted(tiles) == list(range(144))
    assert len(state.interior) + len(state.exterior) == 12


@pytest.mark.rule("PU-STATION-02")
def test_a_stack_holds_tiles_of_one_shape() -> None:
    for shape, stack in enumerate(new().stacks):
        assert {shape_of(tile) for tile in stack} == {shape}


def test_tile_totals_per_terrain_symbol_and_meteor() -> None:
    squares = [0] * 6
    symbols = [0] * 6
    meteors = [0] * 6
    for tile in range(144):
        layout = ORIENTATIONS[shape_of(tile)][0]
        first, second = resources_of(tile)
        squares[first] += len(layout.section_a)
        squares[second] += len(layout.section_b)
        symbols[first] += 1
        symbols[second] += 1
        if has_meteor(tile):
            meteors[first if layout.meteor in layout.section_a else second] += 1
    assert squares == [96] * 6
    assert symbols == [48] * 6
    assert meteors == [12] * 6
    assert sum(SIZES) == 48


@pytest.mark.rule("PU-ROUND-06")
def test_each_tile_has_two_sections_with_a_symbol_of_a_different_resource() -> None:
    for shape in range(12):
        for layout in ORIENTATIONS[shape]:
            assert layout.icon_a in layout.section_a
            assert layout.icon_b in layout.section_b
            assert not set(layout.section_a) & set(layout.section_b)
    assert all(first != second for first, second in PAIRS)


@pytest.mark.rule("PU-FAQ-02", "PU-PLACE-08")
@pytest.mark.parametrize(
    "shape, count",
    [("N5", 8), ("F5", 8), ("I3", 4), ("V3", 8), ("T4", 8), ("S4", 8)]
    + [("L4", 8), ("U5", 8), ("I2", 4), ("I4", 4), ("O4", 8), ("Z5", 8)],
)
def test_rotations_and_flips_of_a_shape(shape: str, count: int) -> None:
    layouts = ORIENTATIONS[SHAPE[shape]]
    looks = {(one.section_a, one.section_b, one.icon_a, one.icon_b, one.meteor) for one in layouts}
    assert len(layouts) == len(looks) == count


@pytest.mark.rule("PU-COMP-02")
def test_five_trackers_and_none_for_energy() -> None:
    assert len(new().seats[0].trackers) == len(TRACKS) == 5
    assert "energy" in RESOURCES
    assert "energy" not in TRACKS


@pytest.mark.rule("PU-COMP-03")
def test_28_objectives_with_two_sides() -> None:
    assert len(OBJECTIVES) == 28
    assert len({neighbor_text(card.number) for card in OBJECTIVES}) == 28
    assert len({private_text(card.number) for card in OBJECTIVES}) == 28
    assert PRIVATE_MEDALS == 5


@pytest.mark.rule("PU-COMP-04")
def test_60_events_in_three_colours() -> None:
    assert len(EVENTS) == 60
    assert [sum(e.colour == colour for e in EVENTS) for colour in range(3)] == [20, 20, 20]
    assert COLOURS == ("green", "orange", "red")


def test_solo_events_by_colour() -> None:
    assert sorted(SOLO_ONLY) == [1, 2, 3, 15, 46, 52]
    assert [len(eligible(colour, solo=False)) for colour in range(3)] == [16, 20, 18]


@pytest.mark.rule("PU-COMP-05", "PU-COMP-06", "PU-PLANET-ALL-01", "PU-SETUP-06")
def test_the_symmetric_boards_are_the_default_for_everybody() -> None:
    state = new(4)
    for seat in state.seats:
        assert seat.planet.name == "KSB-4156"
        assert seat.corporation.name == "Universal Coalition"
        assert seat.planet.complexity == seat.corporation.complexity == 1
    assert max(board.complexity for board in CORPORATION_BOARDS) == 4
    assert max(board.complexity for board in PLANET_BOARDS) == 4
    assert min(board.complexity for board in (*CORPORATION_BOARDS, *PLANET_BOARDS)) == 1


def test_36_civ_cards_nine_per_rank() -> None:
    assert len(CIV_CARDS) == 36
    by_rank = [[card for card in CIV_CARDS if card.rank == rank] for rank in (1, 2, 3, 4)]
    assert [len(cards) for cards in by_rank] == [9, 9, 9, 9]
    assert [sum(card.end_game for card in cards) for cards in by_rank] == [4, 4, 4, 7]


@pytest.mark.rule("PU-STATION-01")
def test_each_depot_has_a_small_and_a_large_stack() -> None:
    state = new()
    small = {SHAPES[shape] for shape in INTERIOR}
    large = {SHAPES[shape] for shape in EXTERIOR}
    assert small == {"I3", "T4", "V3", "L4", "I2", "O4"}
    assert large == {"Z5", "F5", "S4", "I4", "N5", "U5"}
    for depot in range(6):
        assert SHAPES[state.interior[depot]] in small
        assert SHAPES[state.exterior[depot]] in large
    assert sum(SIZES[shape] for shape in INTERIOR) == 20
    assert sum(SIZES[shape] for shape in EXTERIOR) == 28


def test_indicators_stand_apart() -> None:
    for players in range(1, 7):
        assert len(set(INDICATORS[players])) == players


@pytest.mark.parametrize("board", PLANET_BOARDS, ids=lambda board: str(board.key))
@pytest.mark.rule("PU-SETUP-07")
def test_planets_have_their_printed_squares(board: object) -> None:
    planet = PLANETS[getattr(board, "key", "")]
    squares = {"lacuna": 94}.get(planet.key, 96)
    ice = {
        "ksb-4156": 21,
        "arashi": 22,
        "cerberus": 30,
        "charybdis": 31,
        "gaia": 24,
        "k-273": 80,
        "kaax": 25,
        "lacuna": 28,
        "oblivion": 36,
        "pajitnov": 28,
        "persephone": 26,
        "petra": 0,
        "tartarus": 23,
    }[planet.key]
    perimeter = {"cerberus": 45, "lacuna": 32, "oblivion": 44}.get(planet.key, 28)
    assert planet.squares.bit_count() == squares
    assert planet.ice.bit_count() == ice
    assert planet.perimeter.bit_count() == perimeter
    assert planet.lifepods.bit_count() == 6
    medals = 39 if planet.key == "cerberus" else 40
    assert sum(planet.row_medals) + sum(planet.column_medals) == medals
    state = PLANET_UNKNOWN.new({"players": 1, "planets": planet.key}, "x")
    assert state.seats[0].lifepods == planet.lifepods


@pytest.mark.rule("PU-CORP-COSMOS-01", "PU-CORP-HORIZON-01", "PU-CORP-JUMP-01")
@pytest.mark.rule("PU-CORP-REPUBLIC-01", "PU-SETUP-08", "PU-TRACK-08")
def test_rovers_and_milestones_printed_on_the_boards() -> None:
    rovers = {board.key: board.rovers for board in CORPORATION_BOARDS}
    assert rovers == {
        "universal": 2,
        "cosmos": 1,
        "flux": 2,
        "horizon": 4,
        "jump-drive": 1,
        "makeshift": 2,
        "oasis": 2,
        "republic": 1,
        "wormhole": 2,
    }
    for board in CORPORATION_BOARDS:
        found = [kind(b) for track in board.tracks for cell in track.benefits for b in cell]
        assert found.count(ROVER_MILESTONE) == board.rovers
        assert found.count(CIV_MILESTONE) == (7 if board.key == "republic" else 4)
        assert found.count(TECH_MILESTONE) == (0 if board.key == "jump-drive" else 5)
        assert found.count(BIOMASS_MILESTONE) == 5
        assert len(board.techs) == (6 if board.key == "jump-drive" else 5)


@pytest.mark.rule("PU-WATER-06")
def test_the_water_track_has_medals_and_boosts_only() -> None:
    for board in CORPORATION_BOARDS:
        track = board.tracks[1]
        assert {kind(b) for cell in track.benefits for b in cell} <= {BOOST}
    assert max(CORPORATION_BOARDS[0].tracks[1].medals) == 10


def test_track_medals_add_up() -> None:
    totals = {board.key: sum(max(t.medals) for t in board.tracks) for board in CORPORATION_BOARDS}
    assert totals.pop("makeshift") == 25
    assert totals.pop("oasis") == 20  # and 15 more at the end of the winding path
    assert set(totals.values()) == {30}
    assert len(OASIS_PATH.split()) == 24
