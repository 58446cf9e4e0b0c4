"""Rovers, lifepods, meteorites and biomass patches."""

import pytest

from astrarium.planet_unknown.components.resources import ROVER
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    COLLECT,
    METEOR,
    PATCH,
    RESCUE,
    ROVER_ITEM,
    item,
)
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown.positions import (
    cover,
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


def roving(rovers: str, movement: int) -> PlanetUnknownState:
    """Seat 0 has placed its tile and has movement to spend."""
    state = drafting()
    cover(state, "f1 f2 g1 g2", "civ")
    one = seat(state)
    one.rovers = mask(rovers)
    one.movement = movement
    one.status = 2
    one.drafted = state.offered(0)[0]
    return state


@pytest.mark.rule("PU-ROVER-01")
def test_a_rover_goes_on_any_square_of_the_last_tile() -> None:
    state = drafting("I2 water/rover")
    play(state, "place I2 f1 r0")
    assert some(state, "rover") == {"f1", "f2"}
    refusal = refused(state, "rover g1")
    assert refusal.rule == "PU-ROVER-01"
    assert "(f1, f2)" in refusal.reason
    play(state, "rover f2")
    assert state.seats[0].rovers == mask("f2")
    assert state.seats[0].garage == 1


@pytest.mark.rule("PU-ROVER-02")
def test_a_rover_placed_on_a_meteorite_collects_it() -> None:
    state = play(drafting("I3 water/rover m"), "place I3 f1 r0", "advance water", "rover f3")
    assert state.seats[0].meteorites == 0
    assert state.seats[0].collected == 1


@pytest.mark.rule("PU-ROVER-03")
def test_without_a_rover_on_the_board_the_milestone_gives_none() -> None:
    state = drafting("I2 water/rover")
    seat(state).garage = 0
    play(state, "place I2 f1 r0")
    assert trackers(state)["rover"] == 1
    assert moves(state) == {"done"}


@pytest.mark.rule("PU-ROVER-04", "PU-GLOSS-09")
def test_a_number_adds_movement_for_all_rovers() -> None:
    state = roving("f1 g2", 1)
    track(state, rover=8)
    resolving(state, ADVANCE_ITEM, ROVER)
    play(state, "advance rover")
    assert state.seats[0].movement == 1 + 3


@pytest.mark.rule("PU-ROVER-05", "PU-ROVER-07")
def test_rovers_step_orthogonally_on_tiles_and_bare_squares() -> None:
    state = roving("f2", 3)
    assert some(state, "move") == {"f2 f1", "f2 e2", "f2 g2", "f2 f3"}
    assert refused(state, "move f2 e3").rule == "PU-ROVER-05"
    assert "diagonal" in refused(state, "move f2 e3").reason
    play(state, "move f2 f3", "move f3 f4", "move f4 f5")
    assert state.seats[0].rovers == mask("f5")
    assert state.seats[0].movement == 0
    assert refused(state, "move f5 f6").rule == "PU-ROVER-04"


@pytest.mark.rule("PU-ROVER-06", "PU-EX-02", "PU-ROVER-11", "PU-ROVER-12", "PU-GLOSS-04")
def test_movement_is_split_and_a_lifepod_collected_on_the_way() -> None:
    state = roving("f1 g2", 4)
    play(state, "move f1 g1", "move g2 h2", "move h2 h3", "move h3 h4")
    one = state.seats[0]
    assert one.rovers == mask("g1 h4")
    assert not one.lifepods & mask("h3")
    assert one.scored == 1
    assert one.movement == 0


@pytest.mark.rule("PU-ROVER-08")
def test_rovers_may_go_back() -> None:
    state = play(roving("f2", 2), "move f2 f3", "move f3 f2")
    assert state.seats[0].rovers == mask("f2")


@pytest.mark.rule("PU-ROVER-10")
def test_a_rover_collects_a_meteorite_it_passes() -> None:
    state = roving("f2", 2)
    seat(state).meteorites = mask("f1")
    play(state, "move f2 f1", "move f1 g1")
    assert state.seats[0].collected == 1
    assert state.seats[0].meteorites == 0


def test_rovers_pass_through_each_other_but_do_not_share_a_square() -> None:
    state = roving("f1 f2", 2)
    assert "move f1 f2" not in moves(state)
    assert "move f1 f2 f3" in moves(state)
    assert "end there" in refused(state, "move f1 f2").reason
    play(state, "move f1 f2 f3")
    assert state.seats[0].rovers == mask("f2 f3")
    assert state.seats[0].movement == 0
    assert "move f1 f2 f3" not in moves(roving("f1 f2", 1))


@pytest.mark.rule("PU-ROVER-13", "PU-GLOSS-05")
def test_a_patch_or_an_event_meteorite_destroys_a_rover() -> None:
    state = roving("f3", 0)
    resolving(state, PATCH)
    play(state, "patch f3")
    assert state.seats[0].rovers == 0
    assert state.seats[0].lost_rovers == 1
    state = roving("f2", 0)
    seat(state).symbols = mask("f2")
    resolving(state, METEOR)
    play(state, "meteor f2")
    assert state.seats[0].rovers == 0
    assert state.seats[0].meteorites == mask("f2")


@pytest.mark.rule("PU-ROVER-14")
def test_movement_without_rovers_is_lost() -> None:
    state = roving("", 4)
    assert moves(state) == {"done"}
    assert refused(state, "move f2 f3").rule == "PU-ROVER-14"
    play(state, "done")
    assert state.seats[0].movement == 0


def test_movement_may_be_kept_between_other_benefits() -> None:
    state = roving("f2", 2)
    resolving(state, PATCH)
    play(state, "move f2 f3", "patch e2", "move f3 f4")
    assert state.seats[0].rovers == mask("f4")


def test_a_rover_waits_for_the_first_tile() -> None:
    state = drafting("I2 biomass/civ")
    seat(state).add(ROVER_ITEM)
    assert some(state, "rover") == set()
    assert "waits" in refused(state, "rover f1").reason
    play(state, "place I2 f1 r0")
    assert some(state, "rover") == {"f1", "f2"}


def test_collecting_by_card_or_event_needs_no_rover() -> None:
    state = roving("", 0)
    seat(state).meteorites = mask("f1 g1")
    resolving(state, RESCUE)
    resolving(state, COLLECT)
    assert some(state, "rescue") == {"h3", "b5", "k5", "c8", "i9", "f10"}
    assert some(state, "collect") == {"f1", "g1"}
    play(state, "rescue b5", "collect g1")
    assert state.seats[0].scored == 1
    assert state.seats[0].collected == 1


@pytest.mark.rule("PU-BIO-01", "PU-BIO-02", "PU-BIO-03", "PU-BIO-04")
def test_a_patch_is_one_square_of_biomass_beside_what_lies_there() -> None:
    state = roving("", 0)
    resolving(state, PATCH)
    assert some(state, "patch") == {"e2", "f3", "g3", "h2"}
    assert refused(state, "patch f1").rule == "PU-BIO-02"
    assert refused(state, "patch f6").rule == "PU-BIO-02"
    assert refused(state, "patch a1").rule == "PU-PLACE-04"
    before = trackers(state)
    play(state, "patch f3")
    one = state.seats[0]
    assert one.terrain[2] == one.patches == mask("f3")
    assert one.icons[2] == 0
    assert trackers(state) == before


@pytest.mark.rule("PU-BIO-05")
def test_a_patch_completes_a_row() -> None:
    state = roving("", 0)
    cover(state, "f12", "civ")
    resolving(state, PATCH)
    assert state.view(0)["players"][0]["planet_medals"] == 1  # the first row
    play(state, "patch g12")
    assert state.view(0)["players"][0]["planet_medals"] == 2


@pytest.mark.rule("PU-BIO-06")
def test_a_patch_is_never_the_last_tile() -> None:
    state = drafting("I2 water/rover")
    play(state, "place I2 f1 r0")
    resolving(state, PATCH)
    play(state, "patch g1")
    assert some(state, "rover") == {"f1", "f2"}
    assert len(state.seats[0].tiles) == 1


def test_a_patch_without_a_square_is_lost() -> None:
    state = roving("", 0)
    one = seat(state)
    one.covered = one.planet.squares
    one.lifepods = 0
    resolving(state, PATCH)
    assert moves(state) == {"done"}
    play(state, "done")
    assert state.seats[0].pile == []
    assert state.seats[0].patches == 0
    assert item(PATCH) > 0


def test_a_patch_before_the_first_tile_goes_to_the_perimeter() -> None:
    state = drafting()
    seat(state).add(PATCH)
    patches = some(state, "patch")
    assert len(patches) == 28
    assert "f6" not in patches
