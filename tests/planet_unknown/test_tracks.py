"""Resource tracks, synergy boosts, water, energy and tech levels."""

import pytest

from astrarium.planet_unknown.components.resources import BIOMASS, BOOST, ROVER, kind
from astrarium.planet_unknown.corporations import CORPORATIONS
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BOOST_ITEM,
    PATCH,
    REGRESS_ITEM,
    data_of,
    item,
)
from astrarium.planet_unknown.scoring import track_medals
from tests.planet_unknown.positions import (
    cover,
    cover_all_but,
    drafting,
    mask,
    moves,
    play,
    refused,
    resolving,
    seat,
    some,
    track,
    trackers,
)


@pytest.mark.rule("PU-TRACK-01", "PU-GLOSS-02", "PU-GLOSS-08")
def test_a_tracker_goes_up_one_and_claims_what_lies_there() -> None:
    state = drafting("I2 biomass/civ")
    track(state, biomass=2)
    play(state, "place I2 f1 r0", "advance biomass")
    assert trackers(state)["biomass"] == 3
    assert state.seats[0].pile.count(item(PATCH)) == 1
    assert some(state, "patch") == {"e2", "g2", "g1", "f3"}


@pytest.mark.rule("PU-TRACK-02", "PU-TRACK-03", "PU-SCORE-03")
@pytest.mark.parametrize(
    "name, height, medals",
    [("civ", 1, 0), ("civ", 2, 1), ("civ", 4, 1), ("civ", 5, 2), ("civ", 15, 5)]
    + [("water", 13, 7), ("water", 14, 7), ("water", 15, 10), ("biomass", 11, 2)]
    + [("rover", 7, 0), ("rover", 8, 1), ("rover", 15, 5), ("tech", 12, 1), ("tech", 13, 2)],
)
def test_the_highest_medal_passed_scores(name: str, height: int, medals: int) -> None:
    state = drafting()
    track(state, **{name: height})
    assert sum(track_medals(state.seats[0])) == medals


@pytest.mark.rule("PU-TRACK-02", "PU-GLOSS-01")
def test_a_medal_is_no_benefit() -> None:
    state = drafting("I2 biomass/civ")
    track(state, civ=1)
    play(state, "place I2 f1 r0", "advance civ")
    assert trackers(state)["civ"] == 2
    assert state.seats[0].pile == []


@pytest.mark.rule("PU-TRACK-04")
def test_a_boost_advances_any_one_tracker() -> None:
    state = drafting()
    resolving(state, BOOST_ITEM)
    assert some(state, "boost") == {"civ", "water", "biomass", "rover", "tech"}
    assert "done" not in moves(state)
    play(state, "boost water")
    assert trackers(state) == {"civ": 0, "water": 1, "biomass": 0, "rover": 0, "tech": 0}
    assert "done" in moves(state)


@pytest.mark.rule("PU-TRACK-05")
def test_boosts_chain() -> None:
    state = drafting()
    track(state, water=2, tech=1)
    resolving(state, BOOST_ITEM)
    play(state, "boost water")
    assert trackers(state)["water"] == 3
    play(state, "boost tech", "boost civ")
    assert trackers(state) == {"civ": 1, "water": 3, "biomass": 0, "rover": 0, "tech": 2}
    assert state.seats[0].pile == []


@pytest.mark.rule("PU-TRACK-06", "PU-ROVER-09")
def test_at_the_top_only_rover_still_gives() -> None:
    state = drafting("I2 biomass/civ")
    track(state, civ=15, biomass=15, water=15, tech=15, rover=15)
    resolving(state, BOOST_ITEM)
    assert some(state, "boost") == {"rover"}
    refusal = refused(state, "boost civ")
    assert refusal.rule == "PU-TRACK-06"
    play(state, "boost rover")
    assert trackers(state)["rover"] == 15
    assert state.seats[0].movement == 5  # 4 printed and 1 by tech level 3


@pytest.mark.rule("PU-TRACK-06")
def test_a_resource_at_the_top_gives_nothing() -> None:
    state = drafting("I2 biomass/civ")
    track(state, civ=15)
    play(state, "place I2 f1 r0")
    assert moves(state) == {"done"}
    assert trackers(state)["biomass"] == 1


@pytest.mark.rule("PU-TRACK-07", "PU-EX-03", "PU-ROVER-04")
def test_a_position_with_movement_and_a_boost_gives_both() -> None:
    state = drafting()
    track(state, rover=9)
    resolving(state, ADVANCE_ITEM, ROVER)
    play(state, "advance rover")
    assert state.seats[0].movement == 3
    assert state.seats[0].pile == [item(BOOST_ITEM)]


@pytest.mark.rule("PU-GLOSS-02")
def test_regress_goes_down_without_benefit() -> None:
    state = drafting()
    track(state, biomass=4)
    resolving(state, REGRESS_ITEM, 1 << BIOMASS | 32)
    play(state, "regress biomass")
    assert trackers(state)["biomass"] == 3
    assert state.seats[0].pile == []


def test_a_regress_goes_as_far_as_some_tracker_can() -> None:
    state = drafting()
    track(state, civ=1, water=2, tech=2)
    resolving(state, REGRESS_ITEM, 31 | 64)
    assert some(state, "regress") == {"water", "tech"}
    assert refused(state, "regress civ").rule == "PU-GLOSS-02"
    track(state, civ=1, water=0, tech=0)
    assert some(state, "regress") == {"civ"}


@pytest.mark.rule("PU-WATER-01", "PU-WATER-02", "PU-WATER-03", "PU-EX-01")
def test_water_needs_water_terrain_on_ice() -> None:
    on_ice = play(drafting("I2 water/rover"), "place I2 a6 r2", "advance water", "rover a7")
    assert trackers(on_ice)["water"] == 1
    off_ice = play(drafting("I2 water/rover"), "place I2 f1 r0", "rover f1")
    assert trackers(off_ice)["water"] == 0
    assert off_ice.seats[0].covered == mask("f1 f2")
    assert refused(off_ice, "advance water").rule == "PU-WATER-03"


@pytest.mark.rule("PU-WATER-04")
def test_several_ice_squares_advance_water_once() -> None:
    state = drafting("O4 water/rover")
    play(state, "place O4 a6 r0", "advance water")
    assert trackers(state)["water"] == 1
    assert (state.seats[0].terrain[1] & state.seats[0].planet.ice).bit_count() == 2


@pytest.mark.rule("PU-WATER-05")
def test_ice_under_the_other_terrain_does_not_count() -> None:
    state = drafting("I3 water/rover")
    # the rover square lies on b6 (ice), the water squares on b5 and b4 (land)
    play(state, "place I3 b4 r2", "rover b4")
    one = state.seats[0]
    assert one.terrain[3] == mask("b6")
    assert one.planet.ice & mask("b6")
    assert trackers(state)["water"] == 0


@pytest.mark.rule("PU-ENERGY-01", "PU-ENERGY-02", "PU-EX-04")
def test_energy_alone_copies_the_other_resource() -> None:
    state = drafting("I2 civ/energy")
    play(state, "place I2 f1 r0", "energy civ")
    assert trackers(state)["civ"] == 2


@pytest.mark.rule("PU-ENERGY-03", "PU-ENERGY-05", "PU-EX-05")
def test_energy_reaches_the_terrain_beside_its_area() -> None:
    state = drafting("I2 civ/energy")
    cover(state, "e2", "tech")
    cover(state, "f3", "water")
    cover(state, "e3 g1", "rover")
    play(state, "place I2 f1 r0")  # civ on f1, energy on f2: beside e2, f3 and g2
    assert some(state, "energy") == {"civ", "tech", "water"}
    refusal = refused(state, "energy rover")
    assert refusal.rule == "PU-ENERGY-05"
    assert "civ, water, tech" in refusal.reason


@pytest.mark.rule("PU-ENERGY-04")
def test_the_energy_area_includes_earlier_tiles() -> None:
    state = drafting("I2 civ/energy")
    cover(state, "f3 f4", "energy")
    cover(state, "g4", "rover")
    play(state, "place I2 f1 r0")
    assert some(state, "energy") == {"civ", "rover"}


@pytest.mark.rule("PU-ENERGY-06")
def test_energy_advances_water_without_ice() -> None:
    state = drafting("I2 energy/water")
    play(state, "place I2 f1 r0")  # no ice there: the tile's water gives nothing, energy does
    assert trackers(state)["water"] == 1


@pytest.mark.rule("PU-TECH-01", "PU-TECH-02")
def test_tech_levels_unlock_by_position_and_stay() -> None:
    universal = CORPORATIONS["universal"]
    state = drafting()
    for height, levels in [(2, []), (3, [1]), (5, [1, 2]), (9, [1, 2, 3]), (15, [1, 2, 3, 4, 5])]:
        track(state, tech=height)
        assert [n for n in range(1, 6) if state.seats[0].has_tech(n)] == levels
    assert len(universal.tech_texts) == 5


@pytest.mark.rule("PU-CORP-UNIVERSAL-01", "PU-GLOSS-10")
def test_universal_level_1_ignores_adjacency_but_nothing_else() -> None:
    state = drafting("I2 biomass/civ")
    cover(state, "f1 f2", "civ")
    assert refused(state, "place I2 a6 r0").rule == "PU-PLACE-02"
    track(state, tech=3)
    assert "place I2 a6 r0" in moves(state)
    assert refused(state, "place I2 f2 r0").rule == "PU-PLACE-03"
    assert refused(state, "place I2 f12 r0").rule == "PU-PLACE-04"
    seat(state).covered = 0
    assert refused(state, "place I2 f6 r0").rule == "PU-PLACE-01"


@pytest.mark.rule("PU-CORP-UNIVERSAL-02", "PU-GLOSS-12")
def test_universal_level_2_stores_patches() -> None:
    state = drafting()
    cover(state, "f1 f2", "civ")
    resolving(state, PATCH)
    assert "store" not in moves(state)
    assert refused(state, "store").rule == "PU-GLOSS-12"
    track(state, tech=5)
    play(state, "store")
    assert state.seats[0].stored == 1
    assert state.seats[0].patches == 0


@pytest.mark.rule("PU-CORP-UNIVERSAL-03", "PU-GLOSS-14")
@pytest.mark.parametrize("tech, movement", [(6, 2), (7, 3)])
def test_universal_level_3_adds_one_movement(tech: int, movement: int) -> None:
    state = drafting()
    track(state, rover=6, tech=tech)
    resolving(state, ADVANCE_ITEM, ROVER)
    play(state, "advance rover")
    assert state.seats[0].movement == movement


@pytest.mark.rule("PU-CORP-UNIVERSAL-04")
def test_universal_level_4_doubles_water_with_both_benefits() -> None:
    state = drafting("I2 water/rover")
    track(state, tech=10, water=2, rover=1)
    play(state, "place I2 a6 r2", "advance rover")
    assert trackers(state)["water"] == 3
    assert {"boost civ", "advance water"} <= moves(state)
    play(state, "boost civ")
    assert trackers(state)["water"] == 4


@pytest.mark.rule("PU-CORP-UNIVERSAL-05", "PU-EX-06")
def test_universal_level_4_does_not_double_boosts_or_unplaced_tiles() -> None:
    state = drafting()
    track(state, tech=10, water=4)
    resolving(state, BOOST_ITEM)
    play(state, "boost water")
    assert trackers(state)["water"] == 5
    state = drafting("I2 energy/water m", "S4 civ/energy")
    cover_all_but(state, "f6")
    track(state, tech=10, water=13)
    play(state, "take I2")
    assert trackers(state)["water"] == 15  # twice: once for water, once for energy
    assert state.seats[0].meteorites == 0


@pytest.mark.rule("PU-CORP-UNIVERSAL-06")
def test_universal_level_5_ignores_meteors() -> None:
    state = drafting("I3 biomass/civ m")
    track(state, tech=14)
    play(state, "place I3 f1 r0")
    assert state.seats[0].meteorites == 0
    assert state.seats[0].symbols == mask("f3")


def test_a_tech_unlocked_first_helps_the_second_resource() -> None:
    state = drafting("I2 rover/tech")
    track(state, tech=6, rover=6)
    play(state, "place I2 f1 r0", "advance tech")
    assert state.seats[0].movement == 3
    state = drafting("I2 rover/tech")
    track(state, tech=6, rover=6)
    play(state, "place I2 f1 r0", "advance rover")
    assert state.seats[0].movement == 2


def test_boosts_are_printed_where_the_example_shows_them() -> None:
    rover = CORPORATIONS["universal"].tracks[ROVER].benefits[10]
    assert BOOST in [kind(b) for b in rover]
    assert data_of(item(PATCH, 3)) == 3
