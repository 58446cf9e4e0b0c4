"""Two player variant, private objectives, event deck and solo mode."""

import pytest

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.components.events import SOLO_ONLY, event_text
from astrarium.planet_unknown.components.events import event as event_card
from astrarium.planet_unknown.components.resources import TRACKS
from astrarium.planet_unknown.components.tiles import SHAPE, TILES_PER_STACK
from astrarium.planet_unknown.event_deck import solo_outcome, solo_target
from astrarium.planet_unknown.position import CIV_PICKS, DRAFT, EVENT, EVENT_CIV, OVER
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import BadOption
from tests.planet_unknown.positions import (
    cover,
    cover_all_but,
    drafting,
    event,
    mask,
    moves,
    new,
    play,
    refused,
    seat,
    some,
    track,
    trackers,
)


def pass_round(state: PlanetUnknownState) -> PlanetUnknownState:
    """Everybody makes first moves until the next round begins."""
    number = state.round
    while state.round == number and state.to_act:
        who = state.to_act[0]
        listed = state.legal_moves(who)
        state.play(next((m for m in listed if m.verb == "done"), listed[0]), who)
    return state


@pytest.mark.rule("PU-TWO-01")
def test_in_the_two_player_variant_the_station_turns_by_itself() -> None:
    state = new(2, two_player_variant=True)
    assert state.phase == DRAFT
    assert state.to_act == (0, 1)
    before = state.rotation
    pass_round(state)
    assert state.rotation == (before - 1) % 6
    assert state.phase == DRAFT
    assert refused(state, "rotate 1").rule == "PU-TWO-01"


@pytest.mark.rule("PU-TWO-02")
def test_the_variant_changes_nothing_else() -> None:
    plain = new(2)
    variant = new(2, two_player_variant=True)
    assert plain.stacks == variant.stacks
    assert plain.neighbors == variant.neighbors
    assert plain.piles == variant.piles
    play(plain, "rotate 1")
    assert plain.rotation == variant.rotation
    assert moves(plain, 0) == moves(variant, 0)


@pytest.mark.rule("PU-PRIV-02", "PU-PRIV-04")
def test_private_objectives_stay_secret_until_the_end() -> None:
    state = new(2, private_objectives=True)
    assert refused(state, f"keep {state.seats[1].dealt[0]}").rule == ("PU-PRIV-02")
    for number in (0, 1):
        play(state, f"keep {state.seats[number].dealt[0]}", number=number)
    mine = state.seats[0].objectives[0]
    assert state.view(0)["players"][0]["objectives"][0]["number"] == mine
    for other in (1, None):
        assert state.view(other)["players"][0]["objectives"] == []
        assert state.view(other)["players"][0]["secret_objectives"] == 1


@pytest.mark.rule("PU-PRIV-05", "PU-SCORE-09")
def test_private_objectives_score_besides_neighbor_objectives() -> None:
    state = drafting(players=2, private_objectives=True)
    assert len(state.neighbors) == 3
    seat(state).objectives = [19]
    track(state, civ=15)
    from astrarium.planet_unknown.scoring import breakdown

    assert breakdown(state)[0]["private objectives"] == 5
    assert "neighbor objectives" in breakdown(state)[0]


@pytest.mark.rule("PU-EVENT-01", "PU-SOLO-03")
@pytest.mark.parametrize("mix", ["8-8-4", "0-20-0", "16-4-0", "3-9-8"])
def test_the_deck_has_twenty_cards_in_the_chosen_mix(mix: str) -> None:
    state = new(3, events=mix)
    colours = [event_card(number).colour for number in state.events]
    assert len(set(state.events)) == 20
    assert [colours.count(c) for c in range(3)] == [int(word) for word in mix.split("-")]


@pytest.mark.rule("PU-EVENT-02")
def test_events_are_optional_with_several_players_and_obligatory_alone() -> None:
    assert new(3).events == ()
    assert len(new(1).events) == 20
    assert len(PLANET_UNKNOWN.new({"players": 1, "events": "none"}, "s").events) == 20


@pytest.mark.rule("PU-EVENT-03", "PU-GLOSS-15")
def test_solo_only_events_are_for_solo_games() -> None:
    for seed in range(30):
        assert not set(new(2, events="16-0-4", seed=seed).events) & SOLO_ONLY
    alone = {n for seed in range(30) for n in new(1, events="10-0-10", seed=seed).events}
    assert alone >= SOLO_ONLY
    with pytest.raises(BadOption):
        new(2, events="20-0-0")
    assert len(new(1, events="20-0-0").events) == 20


@pytest.mark.rule("PU-EVENT-04", "PU-EVENT-07")
def test_the_event_comes_after_the_rotation_and_before_the_draft() -> None:
    state = new(3, events="0-20-0")
    assert state.event == 0
    play(state, "rotate 2")
    assert state.event == state.events[0]
    assert state.event_index == 1
    while state.phase != DRAFT:
        who = state.to_act[0]
        state.play(state.legal_moves(who)[0], who)
    assert some(state, "place")


@pytest.mark.rule("PU-EVENT-05")
def test_every_player_executes_the_event() -> None:
    state = drafting()
    for number in range(3):
        track(state, number, civ=2, rover=2)
    event(state, 21)
    assert state.to_act == (0, 1, 2)
    assert refused(state, "done").rule == "PU-EVENT-05"
    for number in (2, 0, 1):
        play(state, "regress civ", number=number)
    assert [one.trackers[0] for one in state.seats] == [1, 1, 1]
    assert state.phase == DRAFT


@pytest.mark.rule("PU-EVENT-06", "PU-GLOSS-06")
def test_an_event_that_alone_would_end_the_game_is_ignored() -> None:
    state = drafting("I2 biomass/civ", "S4 civ/energy")
    cover_all_but(state, "f6 f7 g6 g7")
    event(state, 56)  # no tile on ice: f6 and f7
    assert some(state, "place") == {"I2 g6 r0", "I2 g6 r2"}
    assert refused(state, "place I2 f6 r0").rule == "PU-EVENT-05"
    state = drafting("I2 biomass/civ", "S4 civ/energy")
    cover_all_but(state, "f6 f7")
    event(state, 56)
    assert some(state, "place") == {"I2 f6 r0", "I2 f6 r2"}


@pytest.mark.rule("PU-EVENT-08")
def test_the_last_event_makes_the_last_round() -> None:
    state = new(2, events="0-20-0")
    state.event_index = 19
    play(state, "rotate 0")
    assert state.final
    while state.round == 1 and state.to_act:
        who = state.to_act[0]
        listed = state.legal_moves(who)
        state.play(next((m for m in listed if m.verb == "done"), listed[0]), who)
    assert state.phase == OVER


# every event


def test_event_1_extra_rover_on_the_tile_of_this_round() -> None:
    state = drafting("I2 biomass/civ", players=1)
    seat(state).garage = 0
    event(state, 1)
    assert state.phase == DRAFT
    play(state, "place I2 f1 r0", "rover f2")
    assert state.seats[0].rovers == mask("f2")
    assert state.seats[0].garage == 0


def test_event_2_adds_a_civ_card_per_rank() -> None:
    state = drafting(players=1)
    event(state, 2)
    assert [pile.bit_count() for pile in state.piles] == [3, 3, 3, 3]
    assert [box.bit_count() for box in state.boxes] == [6, 6, 6, 6]


def test_event_3_draws_an_objective() -> None:
    state = drafting(players=1)
    event(state, 3)
    assert len(state.seats[0].objectives) == 4
    assert state.seats[0].objectives[3] not in state.seats[0].dealt


def test_event_4_three_steps_without_benefits() -> None:
    state = drafting()
    track(state, water=2)
    event(state, 4)
    assert some(state, "event") == {"civ", "water", "biomass"}
    play(state, "event water")
    assert trackers(state)["water"] == 5
    assert state.seats[0].pile == []


PAIRS = [
    ("rover", "civ"),
    ("rover", "tech"),
    ("rover", "water"),
    ("rover", "biomass"),
    ("civ", "tech"),
    ("water", "civ"),
    ("biomass", "civ"),
    ("tech", "water"),
    ("biomass", "tech"),
    ("biomass", "water"),
]


@pytest.mark.parametrize("at", range(10))
def test_events_5_to_14_advance_one_of_two(at: int) -> None:
    state = drafting()
    event(state, 5 + at)
    assert some(state, "event") == set(PAIRS[at])
    other = next(name for name in TRACKS if name not in PAIRS[at])
    assert refused(state, f"event {other}").rule == "PU-EVENT-05"
    play(state, f"event {PAIRS[at][1]}")
    assert trackers(state)[PAIRS[at][1]] == 1


@pytest.mark.parametrize("at", range(10))
def test_events_21_to_30_regress_one_of_two(at: int) -> None:
    state = drafting()
    track(state, **dict.fromkeys(TRACKS, 4))
    event(state, 21 + at)
    assert some(state, "regress") == set(PAIRS[at])
    play(state, f"regress {PAIRS[at][0]}")
    assert trackers(state)[PAIRS[at][0]] == 3
    assert sum(trackers(state).values()) == 19


def test_event_15_turns_the_station() -> None:
    state = drafting(players=1)
    before = state.rotation
    event(state, 15)
    assert some(state, "rotate") == {"0", "1", "2", "3", "4", "5"}
    play(state, "rotate 2")
    assert state.rotation == (before - 2) % 6
    assert state.phase == DRAFT


def test_event_16_gives_a_patch() -> None:
    state = drafting()
    cover(state, "f1 f2", "civ")
    event(state, 16)
    play(state, "patch f3")
    assert state.seats[0].patches == mask("f3")


@pytest.mark.parametrize("number", [17, 20])
def test_events_17_and_20_give_a_boost(number: int) -> None:
    state = drafting()
    event(state, number)
    play(state, "boost tech")
    assert trackers(state)["tech"] == 1


def test_event_18_collects_a_lifepod_and_19_a_meteorite() -> None:
    state = drafting()
    event(state, 18)
    play(state, "rescue b5")
    assert state.seats[0].scored == 1
    state = drafting()
    cover(state, "f1 f2", "civ")
    seat(state).meteorites = mask("f1 f2")
    event(state, 19)
    play(state, "collect f2")
    assert state.seats[0].collected == 1
    assert state.seats[0].meteorites == mask("f1")


@pytest.mark.parametrize("number", [31, 43])
def test_events_31_and_43_strike_an_empty_meteor_symbol(number: int) -> None:
    state = drafting()
    cover(state, "f1 f2 g1 g2", "civ")
    one = seat(state)
    one.symbols = mask("f1 f2 g1")
    one.meteorites = mask("f1")
    one.rovers = mask("g1")
    event(state, number)
    assert some(state, "meteor") == {"f2", "g1"}
    assert refused(state, "meteor f1").rule == "PU-EVENT-05"
    play(state, "meteor g1")
    assert state.seats[0].meteorites == mask("f1 g1")
    assert state.seats[0].rovers == 0


@pytest.mark.rule("PU-CORP-UNIVERSAL-06")
def test_universal_level_5_is_not_struck_by_events() -> None:
    state = drafting()
    cover(state, "f1 f2", "civ")
    seat(state).symbols = mask("f1 f2")
    track(state, tech=14)
    event(state, 31)
    assert 0 not in state.to_act or state.phase == DRAFT
    assert state.seats[0].meteorites == 0


@pytest.mark.parametrize("number, steps", [(32, 1), (41, 2), (42, 3)])
def test_events_32_41_42_regress_any_tracker(number: int, steps: int) -> None:
    state = drafting()
    track(state, civ=3, tech=4)
    event(state, number)
    assert some(state, "regress") == {"civ", "tech"}
    play(state, "regress tech")
    assert trackers(state)["tech"] == 4 - steps


@pytest.mark.parametrize(
    "number, terrain",
    [(33, "water"), (34, "biomass"), (35, "energy"), (36, "rover"), (37, "tech"), (38, "civ")],
)
def test_events_33_to_38_bar_rovers_from_a_terrain(number: int, terrain: str) -> None:
    state = drafting()
    cover(state, "f1 f2", terrain)
    cover(state, "g1 g2", "civ" if terrain != "civ" else "tech")
    one = seat(state)
    one.rovers = mask("g2")
    event(state, number)
    seat(state).movement = 2
    assert terrain in event_text(number)
    assert "move g2 f2" not in moves(state)
    assert refused(state, "move g2 f2").rule == "PU-EVENT-05"
    assert "move g2 g1" in moves(state)
    seat(state).rovers = mask("f2")
    assert "move f2 f3" in moves(state)


@pytest.mark.parametrize("number", [39, 60])
def test_events_39_and_60_keep_tiles_off_the_edge(number: int) -> None:
    state = drafting("I2 biomass/civ")
    cover(state, "f2", "civ")
    event(state, number)
    assert refused(state, "place I2 e2 r0").rule == "PU-EVENT-05"
    assert "place I2 f3 r0" in moves(state)
    assert state.seats[0].planet.perimeter & mask("e2")


@pytest.mark.parametrize("number", [40, 44])
def test_events_40_and_44_let_one_resource_advance(number: int) -> None:
    state = drafting("I2 biomass/civ")
    event(state, number)
    play(state, "place I2 f1 r0")
    assert moves(state) == {"only civ", "only biomass"}
    assert refused(state, "only tech").rule == "PU-EVENT-05"
    play(state, "only civ")
    assert trackers(state)["civ"] == 1
    assert trackers(state)["biomass"] == 0


@pytest.mark.parametrize("number", [45, 59])
def test_events_45_and_59_withhold_milestones(number: int) -> None:
    state = drafting("I2 biomass/civ")
    track(state, civ=2, biomass=2)
    event(state, number)
    play(state, "place I2 f1 r0", "advance civ")
    assert trackers(state)["civ"] == trackers(state)["biomass"] == 3
    assert state.seats[0].pile == []
    assert state.seats[0].civ_due == []
    state = drafting("I2 rover/tech")
    track(state, tech=2)
    event(state, number)
    play(state, "place I2 f1 r0", "advance tech")
    assert not state.seats[0].has_tech(1)
    pass_round(state)
    assert state.seats[0].has_tech(1)


def test_event_46_loses_an_objective() -> None:
    state = drafting(players=1)
    mine = list(state.seats[0].objectives)
    event(state, 46)
    assert some(state, "forfeit") == {str(number) for number in mine}
    play(state, f"forfeit {mine[0]}")
    assert state.seats[0].objectives == mine[1:]


def test_event_47_loses_a_rover_of_two() -> None:
    state = drafting()
    seat(state).rovers = mask("f1")
    event(state, 47)
    assert state.seats[0].rovers == mask("f1")
    state = drafting()
    seat(state).rovers = mask("f1 f2")
    event(state, 47)
    play(state, "scrap f1")
    assert state.seats[0].rovers == mask("f2")
    assert state.seats[0].lost_rovers == 1


def test_event_48_removes_a_civ_card_per_rank() -> None:
    state = drafting()
    event(state, 48)
    assert [pile.bit_count() for pile in state.piles] == [3, 3, 3, 3]
    assert [box.bit_count() for box in state.boxes] == [5, 5, 5, 5]
    assert sorted(card(entry >> 3).rank for entry in state.log) == [1, 2, 3, 4]


def test_event_49_loses_a_lifepod_of_the_planet() -> None:
    state = drafting()
    event(state, 49)
    play(state, "lose b5")
    assert not state.seats[0].lifepods & mask("b5")
    assert state.seats[0].scored == 0


def test_events_50_and_51_lose_collected_pieces() -> None:
    state = drafting()
    seat(state).scored = 1
    event(state, 50)
    assert state.seats[0].scored == 0
    state = drafting()
    seat(state).collected = 2
    event(state, 51)
    assert state.seats[0].collected == 1
    assert state.seats[1].collected == 0


def test_event_52_removes_a_stack_unless_that_ends_the_game() -> None:
    state = drafting("I2 biomass/civ", "S4 civ/energy", players=1)
    event(state, 52)
    assert some(state, "remove") == {"I2", "S4"}
    play(state, "remove S4")
    assert state.drawn[SHAPE["S4"]] == TILES_PER_STACK
    state = drafting("I2 biomass/civ", "S4 civ/energy", players=1)
    state.drawn[SHAPE["S4"]] = TILES_PER_STACK
    event(state, 52)
    assert state.phase == DRAFT
    assert state.drawn[SHAPE["I2"]] < TILES_PER_STACK


@pytest.mark.parametrize("number", [53, 54])
def test_events_53_and_54_boost_or_peek(number: int) -> None:
    state = drafting(players=2)
    event(state, number)
    assert moves(state) >= {"event boost", "event peek"}
    play(state, "event peek")
    assert state.view(0)["events"]["next"]["number"] == 32
    assert "next" not in state.view(1)["events"]
    assert "next" not in state.view(None)["events"]
    play(state, "event boost", "boost civ", number=1)
    assert trackers(state, 1)["civ"] == 1


def test_event_55_keeps_tiles_from_matching_terrain() -> None:
    state = drafting("I2 biomass/civ")
    cover(state, "f2", "civ")
    event(state, 55)
    assert refused(state, "place I2 f3 r2").rule == "PU-EVENT-05"  # civ on f3 beside f2
    assert "place I2 f3 r0" in moves(state)  # biomass on f3


@pytest.mark.parametrize("number", [56, 57])
def test_events_56_and_57_keep_tiles_off_ice(number: int) -> None:
    state = drafting("I2 biomass/civ")
    cover(state, "f2", "civ")
    event(state, number)
    assert refused(state, "place I2 f3 r0").rule == "PU-EVENT-05"
    assert "place I2 g2 r0" in moves(state)


def test_event_58_forbids_boosts() -> None:
    state = drafting("I2 rover/tech")
    track(state, tech=1, rover=1)
    event(state, 58)
    play(state, "place I2 f1 r0", "advance tech")
    assert trackers(state)["tech"] == 2
    assert some(state, "boost") == set()
    assert refused(state, "boost civ").rule == "PU-EVENT-05"


def test_civ_milestones_of_an_event_are_picked_before_the_draft() -> None:
    state = drafting(players=2)
    track(state, civ=2)
    state.piles[0] = 1 << 5 | 1 << 6
    event(state, 5)
    play(state, "event civ")
    play(state, "event civ", number=1)
    assert state.phase == EVENT_CIV
    assert EVENT < EVENT_CIV < CIV_PICKS
    play(state, "civ 7")
    assert state.phase == DRAFT


# solo


@pytest.mark.rule("PU-SOLO-04", "PU-SOLO-05")
def test_solo_turns_one_depot_then_an_event_then_the_round() -> None:
    state = drafting(players=1, events="0-20-0")
    assert state.round == 1
    assert state.event_index == 1
    before = state.rotation
    assert refused(state, "rotate 2").rule == "PU-SOLO-05"
    pass_round(state)
    assert state.rotation == (before - 1) % 6
    assert state.event_index == 2


@pytest.mark.rule("PU-SOLO-06", "PU-SOLO-07", "PU-SOLO-08", "PU-SOLO-09")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_solo_target_by_colour(colour: int) -> None:
    steps = ((0, 3, 6, 9, 12), (0, -1, -2, -3, -4), (0, -5, -7, -9, -11))[colour]
    for count in range(21):
        counts = [0, 0, 0]
        counts[colour] = count
        band = 0 if count < 3 else 1 if count < 7 else 2 if count < 11 else 3 if count < 15 else 4
        assert solo_target(tuple(counts)) == 60 + steps[band]


@pytest.mark.rule("PU-SOLO-10")
def test_solo_example_target_is_58() -> None:
    state = new(1, events="9-3-8")
    assert state.view(0)["target"] == 60 - 7 - 1 + 6 == 58


@pytest.mark.rule("PU-SOLO-11")
def test_solo_grades_in_steps_of_five() -> None:
    grades = [solo_outcome(step) for step in (-15, -10, -5, 0, 5, 10, 15)]
    assert len(set(grades)) == 7
    assert solo_outcome(0) == solo_outcome(4) == "mission complete"
    assert solo_outcome(-1) == solo_outcome(-5) != solo_outcome(-6)
    assert solo_outcome(-40) == "critical failure"
    assert solo_outcome(14) == solo_outcome(10)


def test_a_finished_solo_game_tells_its_outcome() -> None:
    state = new(1)
    while state.to_act:
        listed = state.legal_moves()
        state.play(next((m for m in listed if m.verb == "done"), listed[0]))
    shown = state.view(0)
    assert shown["outcome"] == solo_outcome(shown["result"]["scores"][0] - shown["target"])
