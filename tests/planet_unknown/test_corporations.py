"""Every corporation's special rule and every tech level."""

import pytest

from astrarium.planet_unknown.civ_cards import cards_of
from astrarium.planet_unknown.components.resources import (
    BIOMASS,
    CIV,
    ROVER,
    TECH,
    TRACKS,
    WATER,
)
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BOOST_ITEM,
    FLUX_TOKEN,
    LIFEPOD,
    PATCH,
    REPOSITION,
    TILE_WATER,
    item,
)
from astrarium.planet_unknown.position import CIV_PICKS, GAME_END_CIV
from astrarium.planet_unknown.rounds import begin_end, begin_picks, begin_round
from astrarium.planet_unknown.scoring import (
    breakdown,
    lifepod_medals,
    planet_medals,
    track_medals,
)
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown.positions import (
    cover,
    cover_all_but,
    drafting,
    mask,
    moves,
    picking,
    play,
    refused,
    resolving,
    seat,
    some,
    track,
    trackers,
)


def at(corporation: str, rovers: str = "", movement: int = 0, **heights: int) -> PlanetUnknownState:
    """Seat 0 of that corporation has placed its tile; trackers stand where given."""
    state = drafting(corporation=corporation)
    cover(state, "f1 f2 g1 g2", "civ")
    track(state, **heights)
    one = seat(state)
    one.status = 2
    one.drafted = state.offered(0)[0]
    one.last_tile = mask("f1 f2")
    one.rovers = mask(rovers)
    one.garage = max(0, one.corporation.rovers - one.rovers.bit_count())
    one.movement = movement
    return state


# Republic


@pytest.mark.rule("PU-CORP-REPUBLIC-01", "PU-CORP-REPUBLIC-02", "PU-CORP-REPUBLIC-03")
def test_republic_pays_a_civ_milestone_with_a_regress() -> None:
    state = at("republic", civ=1, water=3, tech=4)
    resolving(state, ADVANCE_ITEM, CIV)
    play(state, "advance civ")
    assert state.seats[0].civ_due == [1]
    assert some(state, "regress") == {"water", "tech"}
    assert refused(state, "regress civ").rule == "PU-GLOSS-02"
    play(state, "regress tech")
    assert trackers(state)["tech"] == 3
    assert state.seats[0].pile == []
    ranks = [b for cell in state.seats[0].corporation.tracks[CIV].benefits for b in cell]
    assert len(ranks) == 7


@pytest.mark.rule("PU-CORP-REPUBLIC-04")
def test_republic_level_1_moves_before_placing_a_civ_tile() -> None:
    state = drafting("I2 biomass/civ", "I4 rover/tech", corporation="republic")
    cover(state, "f1 f2", "civ")
    track(state, tech=3, rover=4)
    seat(state).rovers = mask("f2")
    assert some(state, "draft") == {"I2"}
    assert refused(state, "draft I4").rule == "PU-CORP-REPUBLIC-04"
    play(state, "draft I2")
    assert state.seats[0].movement == 2
    assert {text.split()[0] for text in some(state, "place")} == {"I2"}
    play(state, "move f2 f3", "move f3 f4", "place I2 f3 r3")
    assert state.seats[0].rovers == mask("f4")
    direct = drafting("I2 biomass/civ", "I4 rover/tech", corporation="republic")
    track(direct, tech=3, rover=4)
    play(direct, "place I2 f1 r0")
    assert direct.seats[0].movement == 2


@pytest.mark.rule("PU-CORP-REPUBLIC-05")
@pytest.mark.parametrize("rover, movement", [(0, 0), (1, 0), (2, 1), (13, 3)])
def test_republic_level_1_follows_the_rover_position(rover: int, movement: int) -> None:
    state = drafting("I2 biomass/civ", corporation="republic")
    track(state, tech=3, rover=rover)
    play(state, "place I2 f1 r0")
    assert state.seats[0].movement == movement


@pytest.mark.rule("PU-CORP-REPUBLIC-06", "PU-CORP-REPUBLIC-07")
def test_republic_level_2_adds_a_card_of_the_next_rank() -> None:
    state = drafting(corporation="republic")
    track(state, tech=5)
    state.piles[3] = sum(1 << (n - 1) for n in (22, 27, 28))
    picking(state, 3, [15, 20])
    shown = {int(text) for text in some(state, "civ")}
    assert {15, 20} < shown
    (extra,) = shown - {15, 20}
    assert extra in (22, 27, 28)
    other = play(state.copy(), f"civ {extra}")
    assert cards_of(other.piles[2]) == [15, 20]
    assert extra not in cards_of(other.piles[3])
    play(state, "civ 15")
    assert cards_of(state.piles[2]) == [20]
    assert cards_of(state.piles[3]) == [22, 27, 28]
    plain = drafting(corporation="republic")
    picking(plain, 3, [15, 20])
    assert some(plain, "civ") == {"15", "20"}


@pytest.mark.rule("PU-CORP-REPUBLIC-08", "PU-GLOSS-13")
def test_republic_level_3_teleports_between_civ_resources() -> None:
    state = at("republic", "f1", 2, tech=7)
    seat(state).icons[CIV] = mask("f1 g2")
    seat(state).meteorites = mask("f2")
    assert some(state, "tech") == {"3 f1 g2"}
    play(state, "tech 3 f1 g2")
    assert state.seats[0].rovers == mask("g2")
    assert state.seats[0].movement == 1
    assert state.seats[0].collected == 0
    locked = at("republic", "f1", 2, tech=6)
    seat(locked).icons[CIV] = mask("f1 g2")
    assert refused(locked, "tech 3 f1 g2").rule == "PU-TECH-01"


@pytest.mark.rule("PU-CORP-REPUBLIC-09")
@pytest.mark.parametrize("tech, boosts", [(9, 0), (10, 1)])
def test_republic_level_4_boosts_with_a_civ_milestone(tech: int, boosts: int) -> None:
    state = at("republic", civ=1, tech=tech, water=3)
    resolving(state, ADVANCE_ITEM, CIV)
    play(state, "advance civ")
    assert state.seats[0].pile.count(item(BOOST_ITEM)) == boosts


@pytest.mark.rule("PU-CORP-REPUBLIC-10", "PU-SCORE-01")
def test_republic_level_5_keeps_two_of_all_cards_at_the_end() -> None:
    state = at("republic", tech=14)
    state.piles = [1 << 5, 1 << 7, 1 << 14, 1 << 26 | 1 << 21]
    begin_end(state)
    state.settle_all()
    assert state.phase == GAME_END_CIV
    assert some(state, "civ") == {"6", "8", "15", "22", "27"}
    play(state, "civ 27", "civ 15")
    assert state.seats[0].cards == [27, 15]
    assert state.result is not None
    assert state.result.breakdown[0]["civ cards"] == 6


# Wormhole


@pytest.mark.rule("PU-CORP-WORMHOLE-01")
def test_wormhole_biomass_advances_only_when_an_area_grows() -> None:
    state = drafting("I2 biomass/civ", corporation="wormhole")
    cover(state, "f1", "biomass")
    cover(state, "g1", "civ")
    apart = play(state.copy(), "place I2 g2 r2")  # civ g2, biomass g3
    assert trackers(apart)["biomass"] == 0
    grown = play(state.copy(), "place I2 f2 r0", "advance biomass")
    assert trackers(grown)["biomass"] == 1


@pytest.mark.rule("PU-CORP-WORMHOLE-02", "PU-CORP-WORMHOLE-04")
@pytest.mark.parametrize(
    "stands, choices",
    [
        (0, {"boost", "patch"}),
        (1, {"civ", "patch"}),
        (2, {"water", "patch"}),
        (3, {"tech", "patch"}),
        (4, {"rover", "patch"}),
    ],
)
def test_wormhole_takes_one_of_two_benefits(stands: int, choices: set[str]) -> None:
    state = at("wormhole", biomass=stands)
    resolving(state, ADVANCE_ITEM, BIOMASS)
    play(state, "advance biomass")
    assert some(state, "choose") == choices
    assert refused(state, "choose biomass").rule == "PU-CORP-WORMHOLE-02"
    taken = play(state.copy(), "choose patch")
    assert taken.seats[0].pile == [item(PATCH)]
    assert sum(trackers(taken).values()) == stands + 1
    (named,) = choices - {"patch"}
    if named != "boost":
        play(state, f"choose {named}")
        assert trackers(state)[named] == 1
        assert item(PATCH) not in state.seats[0].pile


@pytest.mark.rule("PU-CORP-WORMHOLE-03")
@pytest.mark.parametrize("stands, medals", [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_wormhole_medals_score_as_usual(stands: int, medals: int) -> None:
    assert track_medals(at("wormhole", biomass=stands).seats[0])[BIOMASS] == medals


@pytest.mark.rule("PU-CORP-WORMHOLE-05")
def test_wormhole_level_1_resets_biomass_at_the_top() -> None:
    assert "tech 1" not in moves(at("wormhole", biomass=4, tech=3))
    assert "tech 1" not in moves(at("wormhole", biomass=5, tech=2))
    state = play(at("wormhole", biomass=5, tech=3), "tech 1")
    assert trackers(state)["biomass"] == 0


@pytest.mark.rule("PU-CORP-WORMHOLE-06", "PU-CORP-WORMHOLE-07")
def test_wormhole_level_2_patches_on_tiles_connect_biomass() -> None:
    state = at("wormhole", tech=5)
    seat(state).meteorites = mask("g2")
    cover(state, "f3", "biomass")
    seat(state).icons[CIV] = mask("f2")
    resolving(state, PATCH)
    assert {"f1", "f2", "g1"} <= some(state, "patch")
    assert refused(state, "patch g2").rule == "PU-CORP-WORMHOLE-06"
    play(state, "patch f2")
    one = state.seats[0]
    assert one.terrain[BIOMASS] == mask("f2 f3")
    assert one.terrain[CIV] == mask("f1 g1 g2")
    assert one.icons[CIV] == 0
    locked = at("wormhole", tech=4)
    resolving(locked, PATCH)
    assert refused(locked, "patch f2").rule == "PU-BIO-02"


@pytest.mark.rule("PU-CORP-WORMHOLE-08")
def test_wormhole_level_3_doubles_one_patch_per_round() -> None:
    state = at("wormhole", tech=7)
    resolving(state, PATCH)
    play(state, "tech 3")
    assert state.seats[0].pile.count(item(PATCH)) == 2
    assert refused(state, "tech 3").rule == "PU-TECH-01"
    begin_round(state)
    assert not state.seats[0].spent(3)


@pytest.mark.rule("PU-CORP-WORMHOLE-09", "PU-CORP-WORMHOLE-10")
def test_wormhole_levels_4_and_5_store_and_destroy_meteorites_at_the_end() -> None:
    state = at("wormhole", tech=9)
    resolving(state, PATCH)
    assert "store" not in moves(state)
    track(state, tech=14)
    seat(state).meteorites = mask("g2")
    seat(state).fallen = 1
    assert "patch g2" not in moves(state)
    play(state, "store")
    begin_end(state)
    state.settle_all()
    assert "patch g2" in moves(state)
    play(state, "patch g2")
    assert state.seats[0].meteorites == 0
    assert state.seats[0].wrecked == 1


# Cosmos


@pytest.mark.rule("PU-CORP-COSMOS-02", "PU-CORP-COSMOS-05", "PU-GLOSS-11")
def test_cosmos_puts_a_lifepod_on_a_track_or_scores_it() -> None:
    state = at("cosmos", "h2", 1, biomass=4)
    play(state, "move h2 h3")
    assert item(LIFEPOD) in state.seats[0].pile
    assert {"score", "biomass5"} <= some(state, "pod")
    assert "biomass4" not in some(state, "pod")
    assert "civ15" not in some(state, "pod")
    on_track = play(state.copy(), "pod biomass5")
    assert lifepod_medals(on_track.seats[0]) == 0
    assert on_track.seats[0].lifepods_collected() == 1
    scored = play(state.copy(), "pod score")
    assert lifepod_medals(scored.seats[0]) == 1
    assert refused(on_track, "pod score").rule == "PU-GLOSS-11"


def berth(state: PlanetUnknownState, *places: str) -> None:
    """Lifepods already on these places."""
    one = seat(state)
    for place in places:
        one.berths |= 1 << one.corporation.berth_bit(place)
    one.techs = one.corporation.available(one)


@pytest.mark.rule("PU-CORP-COSMOS-03", "PU-CORP-COSMOS-04", "PU-CORP-COSMOS-06")
def test_cosmos_trackers_jump_over_lifepods() -> None:
    state = at("cosmos", biomass=1)
    berth(state, "biomass2")
    resolving(state, ADVANCE_ITEM, BIOMASS)
    play(state, "advance biomass")
    assert trackers(state)["biomass"] == 3
    assert state.seats[0].pile == [item(PATCH)]
    far = at("cosmos", civ=0)
    berth(far, "civ1", "civ2", "civ3")
    resolving(far, ADVANCE_ITEM, CIV)
    play(far, "advance civ")
    assert trackers(far)["civ"] == 4
    assert far.seats[0].civ_due == []


@pytest.mark.rule("PU-CORP-COSMOS-04")
def test_cosmos_lifepods_cover_medals_and_techs() -> None:
    state = at("cosmos", civ=5, tech=7)
    berth(state, "civ5", "tech5")
    one = seat(state)
    one.trackers[CIV] = 6
    assert track_medals(one)[CIV] == 1
    assert [n for n in range(1, 6) if one.has_tech(n)] == [1, 3]


@pytest.mark.rule("PU-CORP-COSMOS-07")
def test_cosmos_level_1_moves_diagonally() -> None:
    state = at("cosmos", "f2", 1, tech=2)
    assert "move f2 e3" not in moves(state)
    track(state, tech=3)
    play(state, "move f2 e3")
    assert state.seats[0].movement == 0
    assert state.seats[0].rovers == mask("e3")


@pytest.mark.rule("PU-CORP-COSMOS-08")
def test_cosmos_level_2_repositions_three_lifepods_once() -> None:
    state = at("cosmos", tech=5)
    berth(state, "civ3", "civ4", "water9")
    play(state, "tech 2", "reposition civ3 score", "reposition civ4 score")
    play(state, "reposition water9 rover7")
    assert state.seats[0].scored == 2
    assert refused(state, "reposition score civ3").rule == "PU-CORP-COSMOS-08"
    begin_round(state)
    assert state.seats[0].spent(2)
    assert refused(at("cosmos", tech=4), "tech 2").rule == "PU-TECH-01"


@pytest.mark.rule("PU-CORP-COSMOS-09")
@pytest.mark.parametrize("tile, count", [("I2 civ/energy", 1), ("I2 biomass/civ", 0)])
def test_cosmos_level_3_repositions_with_an_energy_tile(tile: str, count: int) -> None:
    state = drafting(tile, corporation="cosmos")
    track(state, tech=7)
    berth(state, "water9")
    play(state, "place I2 f1 r0")
    assert state.seats[0].pile.count(item(REPOSITION)) == count
    assert ("reposition water9 score" in moves(state)) == bool(count)


@pytest.mark.rule("PU-CORP-COSMOS-10")
@pytest.mark.parametrize("tech, left", [(9, 0), (10, 1)])
def test_cosmos_level_4_enters_energy_for_free(tech: int, left: int) -> None:
    state = at("cosmos", "f2", 1, tech=tech)
    cover(state, "f3", "energy")
    play(state, "move f2 f3")
    assert state.seats[0].movement == left


@pytest.mark.rule("PU-CORP-COSMOS-11")
def test_cosmos_level_5_repositions_once_per_round() -> None:
    state = at("cosmos", tech=14)
    berth(state, "water9")
    play(state, "tech 5", "reposition water9 score")
    assert refused(state, "tech 5").rule == "PU-TECH-01"
    begin_round(state)
    assert not state.seats[0].spent(5)


# Horizon


@pytest.mark.rule("PU-CORP-HORIZON-02", "PU-CORP-HORIZON-03", "PU-CORP-HORIZON-05")
def test_horizon_carries_meteorites_to_rover_resources() -> None:
    state = at("horizon", "f2", 3)
    one = seat(state)
    one.meteorites = mask("f1")
    one.icons[ROVER] = mask("g2")
    play(state, "move f2 f1")
    assert state.seats[0].collected == 0
    assert state.seats[0].carrying == mask("f1")
    assert state.seats[0].meteorites == 0
    play(state, "move f1 g1")
    assert state.seats[0].carrying == mask("g1")
    play(state, "move g1 g2")
    assert state.seats[0].collected == 1
    assert state.seats[0].carrying == 0


@pytest.mark.rule("PU-CORP-HORIZON-03")
def test_horizon_loads_when_a_rover_is_placed_on_a_meteorite() -> None:
    state = drafting("I3 water/rover m", corporation="horizon")
    play(state, "place I3 f1 r0", "advance water", "rover f3")
    assert state.seats[0].carrying == mask("f3")
    assert state.seats[0].collected == 0


@pytest.mark.rule("PU-CORP-HORIZON-04")
def test_horizon_rovers_carry_one_meteorite() -> None:
    state = at("horizon", "f2", 2)
    seat(state).meteorites = mask("f1 g1")
    play(state, "move f2 f1", "move f1 g1")
    assert state.seats[0].carrying == mask("g1")
    assert state.seats[0].meteorites == mask("g1")


def test_horizon_carried_meteorites_still_block_lines() -> None:
    state = at("horizon")
    cover_all_but(state, "")
    one = seat(state)
    one.rovers = one.carrying = mask("f6")
    assert planet_medals(one) == 34
    one.rovers = mask("f6")
    one.carrying = 0
    assert planet_medals(one) == 40


@pytest.mark.rule("PU-CORP-HORIZON-06", "PU-GLOSS-10")
def test_horizon_level_1_places_rover_tiles_anywhere() -> None:
    state = drafting("I2 water/rover", "I4 civ/energy", corporation="horizon")
    cover(state, "f1 f2", "civ")
    assert refused(state, "place I2 a6 r0").rule == "PU-PLACE-02"
    track(state, tech=3)
    assert "place I2 a6 r0" in moves(state)
    assert refused(state, "place I4 a6 r0").rule == "PU-PLACE-02"


@pytest.mark.rule("PU-CORP-HORIZON-07", "PU-GLOSS-07")
@pytest.mark.parametrize("tech, movement", [(4, 0), (5, 2)])
def test_horizon_level_2_moves_at_round_start(tech: int, movement: int) -> None:
    state = at("horizon", "f1 f2 g1", tech=tech)
    seat(state).carrying = mask("f1 g1")
    begin_round(state)
    assert state.seats[0].movement == movement


@pytest.mark.rule("PU-CORP-HORIZON-08", "PU-GLOSS-08")
@pytest.mark.parametrize("tech, patches", [(6, 0), (7, 1)])
def test_horizon_level_3_gains_a_patch_per_meteorite(tech: int, patches: int) -> None:
    state = at("horizon", "f2", 1, tech=tech)
    seat(state).carrying = mask("f2")
    seat(state).icons[ROVER] = mask("f1")
    play(state, "move f2 f1")
    assert state.seats[0].pile.count(item(PATCH)) == patches


@pytest.mark.rule("PU-CORP-HORIZON-09")
def test_horizon_level_4_destroys_on_water() -> None:
    state = at("horizon", "f2", 1, tech=10)
    cover(state, "f3", "water")
    seat(state).carrying = mask("f2")
    assert some(state, "tech") == set()
    play(state, "move f2 f3")
    assert some(state, "tech") == {"4 f3"}
    assert "done" in moves(state)
    play(state, "tech 4 f3")
    assert state.seats[0].carrying == 0
    assert state.seats[0].collected == 0
    assert state.seats[0].wrecked == 1


@pytest.mark.rule("PU-CORP-HORIZON-10")
def test_horizon_level_5_advances_rover_once_per_round() -> None:
    state = at("horizon", rover=4, tech=14)
    play(state, "tech 5")
    assert trackers(state)["rover"] == 5
    assert refused(state, "tech 5").rule == "PU-TECH-01"


# Jump Drive


@pytest.mark.rule("PU-CORP-JUMP-01", "PU-CORP-JUMP-02", "PU-CORP-JUMP-03", "PU-GLOSS-11")
def test_jump_drive_lifepods_unlock_techs_in_any_order() -> None:
    state = at("jump-drive", "h2", 1)
    assert len(state.seats[0].corporation.tech_texts) == 6
    play(state, "move h2 h3")
    assert some(state, "pod") == {"score", "A", "B", "C", "D", "E", "F"}
    assert some(state, "tech") == set()
    assert refused(state, "tech E civ").rule == "PU-CORP-JUMP-03"
    play(state, "pod E")
    assert state.seats[0].has_tech(5)
    assert some(state, "tech") == {f"E {name}" for name in TRACKS}
    assert lifepod_medals(state.seats[0]) == 0


@pytest.mark.rule("PU-CORP-JUMP-04")
def test_jump_drive_tech_medals_fall_and_unlock_nothing() -> None:
    medals = []
    for height in range(16):
        state = at("jump-drive", tech=height)
        assert state.seats[0].techs == 0
        medals.append(track_medals(state.seats[0])[TECH])
    assert medals == [0] + [5] * 5 + [3] * 2 + [2] * 3 + [1] * 5


@pytest.mark.rule("PU-CORP-JUMP-05")
def test_jump_drive_a_turns_a_patch_into_a_boost() -> None:
    state = at("jump-drive")
    berth(state, "A")
    assert "tech A" not in moves(state)
    resolving(state, PATCH)
    resolving(state, PATCH)
    play(state, "tech A")
    assert state.seats[0].pile == [item(BOOST_ITEM), item(PATCH)]
    assert refused(state, "tech A").rule == "PU-TECH-01"


@pytest.mark.rule("PU-CORP-JUMP-06")
def test_jump_drive_b_teleports_to_the_same_terrain() -> None:
    state = at("jump-drive", "f1", 2)
    berth(state, "B")
    cover(state, "f3", "tech")
    assert some(state, "tech") == {"B f1 f2", "B f1 g1", "B f1 g2"}
    play(state, "tech B f1 g2")
    assert state.seats[0].rovers == mask("g2")
    assert state.seats[0].movement == 1
    assert some(state, "tech") == set()


@pytest.mark.rule("PU-CORP-JUMP-07")
def test_jump_drive_c_boosts_twice_once_per_round() -> None:
    state = at("jump-drive")
    resolving(state, BOOST_ITEM)
    assert refused(state, "boost civ twice").rule == "PU-CORP-JUMP-07"
    berth(state, "C")
    play(state, "boost civ twice")
    assert trackers(state)["civ"] == 2
    resolving(state, BOOST_ITEM)
    assert refused(state, "boost civ twice").rule == "PU-CORP-JUMP-07"
    assert "boost civ" in moves(state)


@pytest.mark.rule("PU-CORP-JUMP-08")
def test_jump_drive_d_treats_tech_as_energy_when_placed() -> None:
    state = drafting("I2 tech/biomass", "S4 civ/energy", corporation="jump-drive")
    cover(state, "g1", "civ")
    berth(state, "D")
    play(state, "place I2 f1 r0")  # tech f1 beside g1
    assert some(state, "energy") == {"civ", "biomass"}
    assert "advance tech" in moves(state)
    play(state, "energy civ")
    assert trackers(state)["civ"] == 1
    unplaced = drafting("I2 tech/biomass", "S4 civ/energy", corporation="jump-drive")
    cover_all_but(unplaced, "f6")
    berth(unplaced, "D")
    play(unplaced, "take I2")
    assert some(unplaced, "energy") == set()
    assert "advance tech" in moves(unplaced)


@pytest.mark.rule("PU-CORP-JUMP-09")
def test_jump_drive_e_claims_the_row_of_a_tracker() -> None:
    state = at("jump-drive", civ=3)
    berth(state, "E")
    # height 3: civ rank 1, water boost, biomass patch, 1 movement, no tech benefit
    play(state, "tech E civ")
    one = state.seats[0]
    assert one.civ_due == [1]
    assert one.pile == [item(BOOST_ITEM), item(PATCH)]
    assert one.movement == 1
    assert trackers(state)["civ"] == 3
    assert refused(state, "tech E water").rule == "PU-TECH-01"


@pytest.mark.rule("PU-CORP-JUMP-10")
def test_jump_drive_f_adds_an_objective_for_all() -> None:
    state = at("jump-drive")
    berth(state, "F")
    deck = state.objective_deck[state.objective_index :]
    play(state, "tech F")
    assert some(state, "objective") == {str(number) for number in deck[:3]}
    assert "objectives" not in state.view(1).get("choices", {})
    play(state, f"objective {deck[1]}")
    assert state.common == [deck[1]]
    state.common = [25]
    state.neighbors = []
    for number, meteorites in enumerate((1, 4, 4)):
        seat(state, number).collected = meteorites
    assert [part["neighbor objectives"] for part in breakdown(state)] == [0, 2, 2]
    seat(state, 0).collected = 5
    assert [part["neighbor objectives"] for part in breakdown(state)] == [5, 0, 0]
    assert refused(state, "tech F").rule == "PU-TECH-01"


# Oasis


@pytest.mark.rule("PU-CORP-OASIS-01")
def test_oasis_water_moves_once_per_square_on_ice() -> None:
    state = drafting("O4 water/rover", corporation="oasis")
    track(state, rover=1)
    play(state, "place O4 a6 r0", "advance rover")
    # water terrain on a7 and b7, both ice: steps 1 and 2, where a boost lies
    assert trackers(state)["water"] == 2
    assert item(BOOST_ITEM) in state.seats[0].pile


@pytest.mark.rule("PU-CORP-OASIS-02", "PU-CORP-OASIS-03")
def test_oasis_water_winds_across_other_tracks_and_claims_there() -> None:
    state = at("oasis", water=2)
    resolving(state, ADVANCE_ITEM, WATER)
    play(state, "advance water")
    shown = state.view(0)["players"][0]["trackers"]["water"]
    assert (shown["track"], shown["height"]) == ("rover", 3)
    assert state.seats[0].movement == 1
    end = at("oasis", water=23)
    resolving(end, ADVANCE_ITEM, WATER)
    assert moves(end) == {"done"}


@pytest.mark.rule("PU-CORP-OASIS-04")
@pytest.mark.parametrize(
    "step, medals", [(9, 0), (10, 3), (13, 6), (18, 6), (19, 9), (21, 12), (23, 15)]
)
def test_oasis_water_scores_on_its_own_path(step: int, medals: int) -> None:
    assert track_medals(at("oasis", water=step).seats[0]) == [0, medals, 0, 0, 0]


@pytest.mark.rule("PU-CORP-OASIS-05", "PU-CORP-OASIS-06", "PU-CORP-OASIS-07")
def test_oasis_example_of_a_blocking_tracker() -> None:
    # the water tracker stands below the crossing with biomass, where the biomass tracker stands
    state = at("oasis", water=1, biomass=2)
    resolving(state, TILE_WATER, 2)
    assert some(state, "advance") == set()
    assert refused(state, "advance water").rule == "PU-CORP-OASIS-05"
    state = at("oasis", water=1, biomass=2, tech=5)
    resolving(state, TILE_WATER, 2)
    play(state, "advance water")
    assert trackers(state)["water"] == 4  # over biomass to rover 3, then to tech 4
    assert trackers(state)["biomass"] == 2
    assert state.seats[0].movement == 1


@pytest.mark.rule("PU-CORP-OASIS-05")
def test_oasis_water_blocks_other_trackers_too() -> None:
    state = at("oasis", water=3, rover=2)  # on rover 3
    resolving(state, ADVANCE_ITEM, ROVER)
    assert some(state, "advance") == set()
    track(state, tech=3)
    play(state, "advance rover")
    assert trackers(state)["rover"] == 4


@pytest.mark.rule("PU-CORP-OASIS-08", "PU-GLOSS-07")
@pytest.mark.parametrize("tech, movement", [(3, 0), (5, 1)])
def test_oasis_level_2_moves_on_water_at_round_start(tech: int, movement: int) -> None:
    state = at("oasis", "f1 f3", tech=tech)
    cover(state, "f3", "water")
    begin_round(state)
    assert state.seats[0].movement == movement


@pytest.mark.rule("PU-CORP-OASIS-09")
@pytest.mark.parametrize("move, water", [("place I2 f1 r0", 1), ("place I2 d2 r3", 0)])
def test_oasis_level_3_advances_water_off_ice(move: str, water: int) -> None:
    state = drafting("I2 biomass/civ", corporation="oasis")
    track(state, tech=7)
    play(state, move)
    while some(state, "advance"):
        play(state, f"advance {sorted(some(state, 'advance'))[0]}")
    assert trackers(state)["water"] == water


@pytest.mark.rule("PU-CORP-OASIS-10", "PU-CORP-OASIS-11")
@pytest.mark.parametrize(
    "tile, tech, patches, boosts",
    [
        ("I2 water/rover", 9, 0, 0),
        ("I2 water/rover", 10, 1, 0),
        ("I2 water/rover", 14, 1, 1),
        ("I2 biomass/civ", 14, 0, 0),
    ],
)
def test_oasis_levels_4_and_5_reward_water_tiles(
    tile: str, tech: int, patches: int, boosts: int
) -> None:
    state = drafting(tile, corporation="oasis")
    track(state, tech=tech, rover=4)
    play(state, "place I2 f1 r0")
    assert state.seats[0].pile.count(item(PATCH)) == patches
    assert state.seats[0].pile.count(item(BOOST_ITEM)) == boosts


# Makeshift


@pytest.mark.rule("PU-CORP-MAKESHIFT-01", "PU-CORP-MAKESHIFT-02")
def test_makeshift_trackers_go_diagonally_and_claim_anything() -> None:
    state = at("makeshift", water=2)
    resolving(state, ADVANCE_ITEM, WATER)
    assert some(state, "advance") == {"water", "water left", "water right"}
    play(state, "advance water left")  # onto civ 3: a card of rank 1
    shown = state.view(0)["players"][0]["trackers"]["water"]
    assert (shown["track"], shown["height"]) == ("civ", 3)
    assert state.seats[0].civ_due == [1]


@pytest.mark.rule("PU-CORP-MAKESHIFT-03")
def test_makeshift_techs_lock_without_a_tracker_on_the_tech_track() -> None:
    state = at("makeshift", tech=5)
    assert state.seats[0].has_tech(2)
    resolving(state, ADVANCE_ITEM, TECH)
    play(state, "advance tech left")
    assert state.seats[0].techs == 0
    other = at("makeshift", rover=5)
    resolving(other, ADVANCE_ITEM, ROVER)
    play(other, "advance rover right")
    assert other.seats[0].has_tech(2)


@pytest.mark.rule("PU-CORP-MAKESHIFT-04")
def test_makeshift_trackers_block_each_other() -> None:
    state = at("makeshift", civ=1)
    one = seat(state)
    one.trackers[WATER] = (0 - WATER) % 5 * 16 + 2  # the water tracker on civ 2
    resolving(state, ADVANCE_ITEM, CIV)
    assert some(state, "advance") == {"civ right"}
    assert refused(state, "advance civ").rule == "PU-CORP-MAKESHIFT-01"


@pytest.mark.rule("PU-CORP-MAKESHIFT-05")
def test_makeshift_scores_the_track_occupied() -> None:
    state = at("makeshift")
    seat(state).trackers[BIOMASS] = (ROVER - BIOMASS) % 5 * 16 + 12
    assert track_medals(state.seats[0]) == [0, 0, 2, 0, 0]


@pytest.mark.rule("PU-CORP-MAKESHIFT-06")
def test_makeshift_level_1_joins_civ_and_tech() -> None:
    state = at("makeshift", civ=2, tech=2)
    resolving(state, ADVANCE_ITEM, CIV)
    assert some(state, "advance") == {"civ", "civ right"}
    track(state, tech=3)
    assert "civ left" not in some(state, "advance")  # tech 3 is occupied
    track(state, tech=4)
    assert some(state, "advance") == {"civ", "civ right", "civ left"}
    other = at("makeshift", tech=3)
    resolving(other, ADVANCE_ITEM, TECH)
    play(other, "advance tech right")
    assert other.view(0)["players"][0]["trackers"]["tech"]["track"] == "civ"


@pytest.mark.rule("PU-CORP-MAKESHIFT-07", "PU-GLOSS-14")
@pytest.mark.parametrize("others, movement", [(0, 2), (1, 3)])
def test_makeshift_level_2_needs_two_on_the_rover_track(others: int, movement: int) -> None:
    state = at("makeshift", tech=5, rover=3)
    if others:
        seat(state).trackers[BIOMASS] = (ROVER - BIOMASS) % 5 * 16 + 9
    resolving(state, ADVANCE_ITEM, ROVER)
    play(state, "advance rover")
    assert state.seats[0].movement == movement


@pytest.mark.rule("PU-CORP-MAKESHIFT-08")
def test_makeshift_level_3_shifts_sideways_and_claims() -> None:
    state = at("makeshift", tech=6, water=3)
    resolving(state, ADVANCE_ITEM, WATER)
    assert "advance water shift-right" not in moves(state)
    track(state, tech=7)
    play(state, "advance water shift-right")  # onto biomass 3: a patch
    shown = state.view(0)["players"][0]["trackers"]["water"]
    assert (shown["track"], shown["height"]) == ("biomass", 3)
    assert state.seats[0].pile == [item(PATCH)]


@pytest.mark.rule("PU-CORP-MAKESHIFT-09")
def test_makeshift_level_4_regresses_once_per_round() -> None:
    state = at("makeshift", tech=10, biomass=4)
    play(state, "tech 4 biomass")
    assert trackers(state)["biomass"] == 3
    assert state.seats[0].pile == []
    assert refused(state, "tech 4 biomass").rule == "PU-TECH-01"


@pytest.mark.rule("PU-CORP-MAKESHIFT-10")
@pytest.mark.parametrize("tech, medals", [(13, 1), (14, 3)])
def test_makeshift_level_5_scores_as_the_best_on_the_track(tech: int, medals: int) -> None:
    state = at("makeshift", tech=tech, civ=9)
    seat(state).trackers[WATER] = (CIV - WATER) % 5 * 16 + 2
    assert track_medals(state.seats[0])[CIV] == 3
    assert track_medals(state.seats[0])[WATER] == medals


# Flux


@pytest.mark.rule("PU-CORP-FLUX-01", "PU-CORP-FLUX-02")
def test_flux_token_moves_when_a_tech_is_unlocked() -> None:
    state = at("flux", tech=4)
    resolving(state, ADVANCE_ITEM, TECH)
    play(state, "advance tech")
    assert some(state, "flux") == set(TRACKS)
    play(state, "flux biomass")
    assert state.seats[0].flux == BIOMASS
    assert refused(state, "flux civ").rule == "PU-CORP-FLUX-02"


@pytest.mark.rule("PU-CORP-FLUX-03")
@pytest.mark.parametrize("tech, level", [(3, 1), (6, 2), (9, 3), (12, 4), (15, 5)])
def test_flux_has_only_the_latest_tech(tech: int, level: int) -> None:
    state = at("flux", tech=tech)
    assert [n for n in range(1, 6) if state.seats[0].has_tech(n)] == [level]


@pytest.mark.rule("PU-CORP-FLUX-04", "PU-GLOSS-07")
def test_flux_level_1_gives_two_movement_per_rover_on_flux_terrain() -> None:
    state = at("flux", "f1 g2", tech=3)
    seat(state).flux = CIV
    begin_round(state)
    assert state.seats[0].movement == 4
    seat(state).flux = WATER
    begin_round(state)
    assert state.seats[0].movement == 0
    unlocking = at("flux", "f1", tech=2)
    resolving(unlocking, FLUX_TOKEN, 1)
    track(unlocking, tech=3)
    play(unlocking, "flux civ")
    assert unlocking.seats[0].movement == 2


@pytest.mark.rule("PU-CORP-FLUX-05")
def test_flux_level_2_goes_to_the_next_milestone_with_all_benefits() -> None:
    state = at("flux", tech=5, biomass=0)
    seat(state).flux = BIOMASS
    play(state, "tech 2")
    while "advance biomass" in moves(state):
        play(state, "advance biomass")
    assert trackers(state)["biomass"] == 3
    assert state.seats[0].pile == [item(BOOST_ITEM), item(PATCH)]
    assert state.seats[0].spent(2)
    water = at("flux", tech=5)
    seat(water).flux = WATER
    assert "tech 2" not in moves(water)
    late = at("flux", tech=7)
    seat(late).flux = BIOMASS
    assert refused(late, "tech 2").rule == "PU-TECH-01"


def improved(flux: int, track_number: int, **heights: int) -> PlanetUnknownState:
    state = at("flux", tech=7)
    track(state, **heights)
    seat(state).flux = flux
    resolving(state, ADVANCE_ITEM, track_number)
    return play(state, f"advance {TRACKS[track_number]}")


@pytest.mark.rule("PU-CORP-FLUX-06")
@pytest.mark.parametrize("stands, rank", [(2, 2), (5, 3), (13, 4)])
def test_flux_level_3_civ_rank_is_higher(stands: int, rank: int) -> None:
    assert improved(CIV, CIV, civ=stands).seats[0].civ_due == [rank]


@pytest.mark.rule("PU-CORP-FLUX-07")
def test_flux_level_3_doubles_water_boosts() -> None:
    assert improved(WATER, WATER, water=2).seats[0].pile == [item(BOOST_ITEM)] * 2


@pytest.mark.rule("PU-CORP-FLUX-08")
def test_flux_level_3_doubles_patches() -> None:
    assert improved(BIOMASS, BIOMASS, biomass=2).seats[0].pile == [item(PATCH)] * 2


@pytest.mark.rule("PU-CORP-FLUX-09")
def test_flux_level_3_adds_movement() -> None:
    assert improved(ROVER, ROVER, rover=3).seats[0].movement == 3


@pytest.mark.rule("PU-CORP-FLUX-10")
def test_flux_level_3_improves_only_the_flux_track() -> None:
    assert improved(WATER, CIV, civ=2).seats[0].civ_due == [1]
    assert improved(CIV, WATER, water=2).seats[0].pile == [item(BOOST_ITEM)]
    assert improved(ROVER, BIOMASS, biomass=2).seats[0].pile == [item(PATCH)]
    assert improved(BIOMASS, ROVER, rover=3).seats[0].movement == 2


@pytest.mark.rule("PU-CORP-FLUX-11")
@pytest.mark.parametrize("flux, collected", [(CIV, 1), (WATER, 0)])
def test_flux_level_4_collects_a_meteorite_with_a_flux_tile(flux: int, collected: int) -> None:
    state = drafting("I2 biomass/civ", corporation="flux")
    cover(state, "f1 f2", "civ")
    track(state, tech=10)
    seat(state).flux = flux
    seat(state).meteorites = mask("f2")
    play(state, "place I2 f3 r0")
    while "done" not in moves(state):
        state.play(state.legal_moves(0)[0], 0)
    assert state.seats[0].collected == collected


@pytest.mark.rule("PU-CORP-FLUX-12")
def test_flux_level_5_advances_the_flux_tracker_once_per_round() -> None:
    state = at("flux", tech=14, water=3)
    seat(state).flux = WATER
    play(state, "tech 5")
    assert trackers(state)["water"] == 4
    assert refused(state, "tech 5").rule == "PU-TECH-01"


def test_wormhole_energy_never_advances_biomass() -> None:
    state = drafting("I2 civ/energy", corporation="wormhole")
    cover(state, "f3", "biomass")
    play(state, "place I2 f1 r0")
    assert some(state, "energy") == {"civ"}
    play(state, "energy civ")
    assert trackers(state)["civ"] == 2


def test_picks_are_part_of_the_round() -> None:
    state = at("republic", tech=5)
    for number in range(3):
        seat(state, number).status = 3
    begin_picks(state, CIV_PICKS)
    assert state.round == 2


def test_two_items_that_allow_the_same_advance_list_it_once() -> None:
    state = at("jump-drive")
    resolving(state, TILE_WATER, 1)
    resolving(state, ADVANCE_ITEM, WATER)
    listed = [str(move) for move in state.legal_moves(0)]
    assert listed.count("advance water") == 1
    play(state, "advance water")
    assert trackers(state)["water"] == 2


@pytest.mark.rule("PU-SCORE-01")
def test_after_the_last_round_no_tech_doubles_stored_patches() -> None:
    state = at("wormhole", tech=10)
    seat(state).stored = 1
    begin_end(state)
    state.settle_all()
    assert "patch f3" in moves(state)
    assert "tech 3" not in moves(state)
    assert refused(state, "tech 3").rule == "PU-SCORE-01"
