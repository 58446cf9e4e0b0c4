"""How to play: rotation, drafting, the end of the round, meteorites and the end of the game."""

import pytest

from astrarium.planet_unknown.components.tiles import SHAPE, TILES_PER_STACK
from astrarium.planet_unknown.items import BOOST_ITEM
from astrarium.planet_unknown.position import DRAFT, OVER, ROTATION
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown.positions import (
    cover,
    cover_all_but,
    drafting,
    mask,
    moves,
    new,
    play,
    refused,
    resolving,
    seat,
    some,
    track,
    trackers,
)


def all_done(state: PlanetUnknownState) -> PlanetUnknownState:
    """Every seat places its first tile and confirms."""
    while state.phase == DRAFT:
        who = state.to_act[0]
        listed = state.legal_moves(who)
        state.play(next((m for m in listed if m.verb == "done"), listed[0]), who)
    return state


@pytest.mark.rule("PU-ROUND-01")
def test_the_commander_turns_the_station_to_any_position_or_leaves_it() -> None:
    start = new(3)
    assert start.phase == ROTATION
    assert start.to_act == (0,)
    assert moves(start) == {f"rotate {n}" for n in range(6)}
    assert moves(start, 1) == set()
    fronts = set()
    for turns in range(6):
        state = start.copy()
        play(state, f"rotate {turns}")
        fronts.add(state.depot(0))
        if turns == 0:
            assert state.depot(0) == start.depot(0)
    assert fronts == set(range(6))
    assert refused(start, "rotate 1", 1).rule == "PU-ROUND-01"


@pytest.mark.rule("PU-ROUND-02")
def test_a_clockwise_turn_passes_depots_to_the_next_seat() -> None:
    state = new(6)
    before = [state.offered(number) for number in range(6)]
    play(state, "rotate 1")
    after = [state.offered(number) for number in range(6)]
    assert after[1:] == before[:5]
    assert after[0] == before[5]


@pytest.mark.rule("PU-ROUND-03", "PU-ROUND-05")
def test_all_players_draft_one_of_two_tiles_at_the_same_time() -> None:
    state = drafting("I2 energy/water", "I4 civ/energy")
    assert state.to_act == (0, 1, 2)
    shapes = {text.split()[0] for text in some(state, "place")}
    assert shapes == {"I2", "I4"}
    play(state, "place I2 f1 r0")
    assert state.seats[0].covered == mask("f1 f2")
    assert some(state, "place") == set()
    assert refused(state, "place I4 f1 r0").rule == "PU-ROUND-03"
    assert some(state, "place", 1)


@pytest.mark.rule("PU-ROUND-04")
def test_drafting_is_mandatory() -> None:
    state = drafting()
    assert "done" not in moves(state)
    refusal = refused(state, "done")
    assert refusal.rule == "PU-ROUND-04"
    play(state, "place O4 f1 r0")
    play(state, "rover f1")
    assert "done" in moves(state)


@pytest.mark.rule("PU-ROUND-07")
@pytest.mark.parametrize(
    "move, tile", [("place I2 f1 r0", "I2 biomass/civ"), ("place O4 f1 r0", "O4 biomass/civ")]
)
def test_both_resources_advance_once_whatever_the_size(move: str, tile: str) -> None:
    state = drafting(tile)
    play(state, move, "advance civ")
    assert trackers(state) == {"civ": 1, "water": 0, "biomass": 1, "rover": 0, "tech": 0}


@pytest.mark.rule("PU-ROUND-08")
def test_the_commander_token_passes_clockwise() -> None:
    state = all_done(drafting())
    assert state.commander == 1
    assert state.round == 2
    assert state.to_act == (1,)
    assert refused(state, "rotate 0", 0).rule == "PU-ROUND-01"
    again = all_done(play(state, "rotate 0", number=1))
    assert again.commander == 2


@pytest.mark.rule("PU-ROUND-08")
def test_a_seat_that_is_done_waits_for_the_others() -> None:
    state = play(drafting("I2 biomass/civ"), "place I2 f1 r0", "advance civ", "done")
    assert state.to_act == (1, 2)
    assert refused(state, "done").rule == "PU-ROUND-08"


@pytest.mark.rule("PU-METEOR-01")
def test_a_meteor_symbol_brings_a_meteorite_at_once() -> None:
    plain = play(drafting("I3 biomass/civ"), "place I3 f1 r0")
    assert plain.seats[0].meteorites == 0
    state = play(drafting("I3 biomass/civ m"), "place I3 f1 r0")
    assert state.seats[0].meteorites == mask("f3")
    assert state.seats[0].symbols == mask("f3")


@pytest.mark.rule("PU-METEOR-02", "PU-SCORE-02")
def test_a_meteorite_stops_its_row_and_column() -> None:
    state = drafting()
    cover_all_but(state, "")
    assert state.view(0)["players"][0]["planet_medals"] == 40
    seat(state).meteorites = mask("f6")
    assert state.view(0)["players"][0]["planet_medals"] == 40 - 3 - 3


@pytest.mark.rule("PU-METEOR-03", "PU-END-02")
def test_a_tile_that_is_not_placed_brings_no_meteorite() -> None:
    state = drafting("I2 biomass/civ m", "I4 civ/energy m")
    cover_all_but(state, "f6")
    play(state, "take I2", "advance civ")
    assert state.seats[0].meteorites == 0
    assert state.seats[0].tiles == []
    assert trackers(state)["civ"] == trackers(state)["biomass"] == 1


@pytest.mark.rule("PU-END-01", "PU-END-03")
def test_no_placement_ends_the_game_after_the_round() -> None:
    state = drafting("O4 biomass/civ", "S4 civ/energy")
    cover_all_but(state, "f6")
    assert moves(state) == {"take O4", "take S4"}
    play(state, "take O4", "advance civ", "done")
    assert state.phase == DRAFT
    assert state.to_act == (1, 2)
    assert some(state, "place", 1)
    all_done(state)
    assert state.phase == OVER
    assert state.round == 1


@pytest.mark.rule("PU-END-04")
def test_a_tile_that_fits_must_be_placed() -> None:
    state = drafting("I2 biomass/civ", "S4 civ/energy")
    cover_all_but(state, "f6 f7")
    assert some(state, "place") == {"I2 f6 r0", "I2 f6 r2"}
    assert some(state, "take") == set()
    refusal = refused(state, "take S4")
    assert refusal.rule == "PU-END-04"
    assert "2 legal placements" in refusal.reason


@pytest.mark.rule("PU-END-05", "PU-END-06")
def test_an_empty_depot_ends_the_game_but_one_empty_stack_does_not() -> None:
    state = drafting("I2 biomass/civ", "S4 civ/energy")
    state.drawn[SHAPE["S4"]] = TILES_PER_STACK
    state.forget()
    assert {text.split()[0] for text in some(state, "place")} == {"I2"}
    assert not state.a_depot_is_empty()
    one_left = state.copy()
    all_done(one_left)
    assert one_left.round == 2
    state.drawn[SHAPE["I2"]] = TILES_PER_STACK - 1
    stacks = list(state.stacks)
    last = state.stacks[SHAPE["I2"]]
    top = last[0]
    stacks[SHAPE["I2"]] = (*[tile for tile in last if tile != top], top)
    state.stacks = tuple(stacks)
    state.forget()
    all_done(state)
    assert state.phase == OVER


@pytest.mark.rule("PU-FAQ-01")
def test_the_next_tile_shows_only_when_the_turn_is_confirmed() -> None:
    state = drafting("I2 biomass/civ")
    top = state.top(SHAPE["I2"])
    play(state, "place I2 f1 r0", "advance civ")
    assert state.top(SHAPE["I2"]) == top
    play(state, "done")
    assert state.top(SHAPE["I2"]) != top


@pytest.mark.rule("PU-TRACK-09")
def test_the_order_of_the_two_resources_is_free() -> None:
    for first, second in (("civ", "biomass"), ("biomass", "civ")):
        state = drafting("I2 biomass/civ")
        track(state, civ=7, biomass=1)
        play(state, "place I2 f1 r0")
        assert {"advance civ", "advance biomass"} <= moves(state)
        play(state, f"advance {first}")
        assert trackers(state)[first] in (2, 8)
        assert f"advance {second}" in moves(state) or trackers(state)[second] in (2, 8)


def test_the_turn_number_grows_with_every_confirmed_turn() -> None:
    state = drafting("I2 biomass/civ")
    seen = [state.turn]
    play(state, "place I2 f1 r0", "advance civ")
    assert state.turn == seen[0]
    play(state, "done")
    assert state.turn > seen[0]


def test_pending_benefits_must_be_resolved_before_done() -> None:
    state = drafting()
    resolving(state, BOOST_ITEM)
    refusal = refused(state, "done")
    assert refusal.rule == "PU-TRACK-01"
    assert "a synergy boost" in refusal.reason


def test_a_tile_beside_terrain_of_others_is_fine() -> None:
    state = drafting("I2 biomass/civ")
    cover(state, "f1 f2", "tech")
    assert "place I2 g1 r0" in moves(state)
