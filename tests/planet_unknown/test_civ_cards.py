"""Civ cards: the order of picking, secrecy, and every card by name."""

import pytest

from astrarium.planet_unknown.civ_cards import cards_of
from astrarium.planet_unknown.components.civ_cards import CIV_CARDS, card, card_text
from astrarium.planet_unknown.components.tiles import SHAPE
from astrarium.planet_unknown.position import CIV_PICKS
from astrarium.planet_unknown.rounds import begin_end, begin_picks
from astrarium.planet_unknown.scoring import (
    civ_medals,
    lifepod_medals,
    meteorite_medals,
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
    seat,
    some,
    track,
    trackers,
)


def pick(number: int) -> PlanetUnknownState:
    """Seat 0 has just kept that card."""
    state = drafting()
    cover(state, "f1 f2 g1 g2", "civ")
    picking(state, card(number).rank, [number])
    return play(state, f"civ {number}")


@pytest.mark.rule("PU-CIV-01", "PU-CIV-02")
def test_the_picker_sees_the_rank_and_keeps_exactly_one() -> None:
    state = drafting()
    picking(state, 1, [6, 7, 29])
    assert moves(state) == {"civ 6", "civ 7", "civ 29"}
    assert [c["number"] for c in state.view(0)["choices"]["civ"]] == [6, 7, 29]
    assert refused(state, "civ 15").rule == "PU-CIV-01"
    assert refused(state, "done").rule == "PU-CIV-01"
    play(state, "civ 7")
    assert state.seats[0].cards == [7]
    assert cards_of(state.piles[0]) == [6, 29]


@pytest.mark.rule("PU-CIV-03", "PU-GLOSS-16")
def test_an_immediate_card_acts_at_once() -> None:
    state = pick(4)
    assert state.seats[0].movement == 0  # no rover: nothing to spend it on, the picks are over
    state = drafting()
    cover(state, "f1 f2", "civ")
    seat(state).rovers = mask("f1")
    picking(state, 1, [4])
    play(state, "civ 4")
    assert state.seats[0].movement == 4
    assert state.phase == CIV_PICKS


@pytest.mark.rule("PU-CIV-04", "PU-GLOSS-16")
def test_an_end_game_card_is_secret() -> None:
    state = pick(27)
    assert [c["number"] for c in state.view(0)["players"][0]["cards"]] == [27]
    for other in (1, 2, None):
        shown = state.view(other)["players"][0]
        assert shown["cards"] == []
        assert shown["secret_cards"] == [4]
    begin_end(state)
    assert [c["number"] for c in state.view(1)["players"][0]["cards"]] == [27]


@pytest.mark.rule("PU-CIV-05")
def test_picks_go_clockwise_from_the_commander() -> None:
    state = drafting()
    for number in range(3):
        seat(state, number).status = 3
        state.mine(number).civ_due = [1]
    state.commander = 1
    state.piles[0] = mask_of(6, 7, 29, 33)
    begin_picks(state, CIV_PICKS)
    order = []
    while state.phase == CIV_PICKS:
        (who,) = state.to_act
        order.append(who)
        assert moves(state, (who + 1) % 3) == set()
        refusal = refused(state, "civ 6", (who + 1) % 3)
        assert refusal.rule == "PU-CIV-05"
        state.play(state.legal_moves(who)[0], who)
    assert order == [1, 2, 0]


def mask_of(*numbers: int) -> int:
    return sum(1 << (number - 1) for number in numbers)


@pytest.mark.rule("PU-CIV-06")
def test_an_empty_rank_gives_no_card() -> None:
    state = drafting()
    picking(state, 2, [])
    assert state.seats[0].cards == []
    assert state.phase != CIV_PICKS


@pytest.mark.rule("PU-CIV-01", "PU-CIV-05")
def test_milestones_of_the_round_are_picked_after_all_have_drafted() -> None:
    state = drafting("I2 biomass/civ")
    track(state, civ=2)
    play(state, "place I2 f1 r0", "advance civ", "done")
    assert state.seats[0].civ_due == [1]
    assert refused(state, "civ 6").rule == "PU-ROUND-08"
    assert state.phase != CIV_PICKS


def test_a_milestone_reached_by_a_card_is_picked_in_the_same_slot() -> None:
    state = drafting()
    track(state, civ=5, rover=3)
    picking(state, 1, [2])
    state.piles[1] = mask_of(8, 9)
    play(state, "civ 2", "card civ")
    assert some(state, "advance") == set()
    assert trackers(state)["civ"] == 7
    assert moves(state) == {"civ 8", "civ 9"}


# every card


@pytest.mark.parametrize("number, count", [(1, 2), (10, 3), (11, 2), (19, 3)])
def test_cards_that_advance_different_trackers(number: int, count: int) -> None:
    state = pick(number)
    chosen = ["civ", "water", "rover"][:count]
    for name in chosen[:-1]:
        play(state, f"card {name}")
        assert f"card {name}" not in moves(state)
        assert refused(state, f"card {name}").rule == "PU-CIV-03"
    play(state, f"card {chosen[-1]}")
    assert sum(trackers(state).values()) == count


def test_dept_of_operations_advances_one_tracker_twice() -> None:
    state = play(pick(2), "card water")
    assert trackers(state) == {"civ": 0, "water": 2, "biomass": 0, "rover": 0, "tech": 0}


@pytest.mark.parametrize("number, count", [(3, 1), (12, 2), (26, 3)])
def test_cards_that_give_patches(number: int, count: int) -> None:
    state = pick(number)
    for _ in range(count):
        play(state, f"patch {sorted(some(state, 'patch'))[0]}")
    assert state.seats[0].patches.bit_count() == count
    assert state.phase != CIV_PICKS


def test_dept_of_engineering_gives_four_movement_without_bonus() -> None:
    state = drafting()
    cover(state, "f1 f2", "civ")
    track(state, tech=7)
    seat(state).rovers = mask("f1")
    picking(state, 1, [4])
    play(state, "civ 4")
    assert state.seats[0].movement == 4
    play(state, "move f1 g1", "done")
    assert state.seats[0].movement == 0


@pytest.mark.parametrize("number, advances", [(5, False), (16, True)])
def test_cards_that_place_a_tile_of_the_depot(number: int, advances: bool) -> None:
    state = drafting("I2 biomass/civ", "S4 civ/energy")
    cover(state, "f1 f2 g1 g2", "civ")
    drawn = state.drawn[SHAPE["I2"]]
    picking(state, card(number).rank, [number])
    play(state, f"civ {number}", "place I2 f3 r0")
    assert state.seats[0].covered & mask("f3 f4") == mask("f3 f4")
    assert state.drawn[SHAPE["I2"]] == drawn + 1
    if advances:
        play(state, "advance civ")
    assert trackers(state)["civ"] == trackers(state)["biomass"] == int(advances)


def test_a_tile_by_card_that_fits_nowhere_is_no_end_of_the_game() -> None:
    state = drafting("O4 biomass/civ", "S4 civ/energy")
    cover_all_but(state, "f6")
    picking(state, 1, [5])
    play(state, "civ 5")
    assert not state.final
    assert state.round == 2


@pytest.mark.parametrize(
    "number, medals",
    [(6, 1), (7, 2), (8, 1), (9, 2), (15, 2), (20, 3), (23, 2), (24, 3), (27, 4)],
)
@pytest.mark.rule("PU-SCORE-08")
def test_cards_with_medals(number: int, medals: int) -> None:
    assert civ_medals(pick(number).seats[0]) == medals


@pytest.mark.parametrize("number, count", [(13, 2), (18, 3)])
def test_cards_that_collect_lifepods(number: int, count: int) -> None:
    state = pick(number)
    for square in ("b5", "k5", "c8")[:count]:
        play(state, f"rescue {square}")
    assert state.seats[0].scored == count
    assert state.seats[0].lifepods.bit_count() == 6 - count


def test_lifepod_cards_take_what_there_is() -> None:
    state = drafting()
    seat(state).lifepods = mask("b5")
    picking(state, 3, [18])
    play(state, "civ 18")
    assert state.seats[0].scored == 1
    assert state.phase != CIV_PICKS


@pytest.mark.rule("PU-GLOSS-13")
def test_relocation_bonus_teleports_without_collecting_on_the_way() -> None:
    state = drafting()
    cover(state, "f1 f2", "civ")
    one = seat(state)
    one.rovers = mask("f1")
    one.meteorites = mask("f2")
    picking(state, 2, [14])
    play(state, "civ 14")
    assert "done" in moves(state)
    play(state, "teleport f1 b5")
    assert state.seats[0].rovers == mask("b5")
    assert state.seats[0].scored == 1
    assert state.seats[0].meteorites == mask("f2")


def test_landing_zone_destroys_the_meteorites_of_a_line() -> None:
    state = drafting()
    cover(state, "f1 f2 g1 g2", "civ")
    seat(state).meteorites = mask("f1 g1 g2")
    seat(state).fallen = 3
    picking(state, 3, [17])
    play(state, "civ 17")
    assert some(state, "clear") == {"1", "2", "f", "g"}
    assert refused(state, "clear 5").rule == "PU-CIV-03"
    play(state, "clear g")
    assert state.seats[0].meteorites == mask("f1")
    assert state.seats[0].wrecked == 2
    assert state.seats[0].collected == 0


def test_meteor_defense_destroys_three_meteorites() -> None:
    state = drafting()
    cover(state, "f1 f2 g1 g2", "civ")
    seat(state).meteorites = mask("f1 f2 g1 g2")
    picking(state, 4, [25])
    play(state, "civ 25", "blast f1", "blast g1", "blast g2")
    assert state.seats[0].meteorites == mask("f2")
    assert state.seats[0].collected == 0


def test_unionization_raises_all_trackers_to_five_without_boosts() -> None:
    state = drafting()
    cover(state, "f1 f2 g1 g2", "civ")
    seat(state).last_tile = mask("f1 f2")
    track(state, civ=4, water=7, biomass=0, rover=4, tech=5)
    picking(state, 3, [21])
    play(state, "civ 21")
    while "climb biomass" in moves(state):
        play(state, "climb biomass")
    while some(state, "climb"):
        play(state, f"climb {sorted(some(state, 'climb'))[0]}")
    while some(state, "patch"):
        play(state, f"patch {sorted(some(state, 'patch'))[0]}")
    assert some(state, "boost") == set()
    assert trackers(state) == {"civ": 5, "water": 7, "biomass": 5, "rover": 5, "tech": 5}
    assert state.seats[0].patches.bit_count() == 1


def test_sustainable_living_counts_patches_on_the_planet() -> None:
    state = pick(22)
    seat(state).patches = mask("f3 f4 e2")
    assert civ_medals(state.seats[0]) == 3


@pytest.mark.rule("PU-SCORE-01")
@pytest.mark.parametrize("number", [23, 24])
def test_end_game_cards_that_advance_a_tracker(number: int) -> None:
    state = pick(number)
    track(state, water=14)
    assert trackers(state)["water"] == 14
    begin_end(state)
    state.forget()
    assert some(state, "card") == {"civ", "water", "biomass", "rover", "tech"}
    play(state, "card water")
    assert trackers(state)["water"] == 15


@pytest.mark.rule("PU-SCORE-05", "PU-SCORE-07")
def test_space_citizen_decree_doubles_lifepods() -> None:
    state = drafting()
    seat(state).scored = 4
    assert lifepod_medals(state.seats[0]) == 4
    seat(state).cards = [28]
    assert lifepod_medals(state.seats[0]) == 8


@pytest.mark.rule("PU-SCORE-06", "PU-SCORE-07")
@pytest.mark.parametrize(
    "cards, collected, medals",
    [([], 2, 0), ([], 3, 1), ([], 8, 2), ([29], 3, 2), ([29, 30], 7, 6)]
    + [([29, 30, 31], 3, 4), ([29, 30, 31, 32], 6, 10)],
)
def test_meteorite_repo(cards: list[int], collected: int, medals: int) -> None:
    state = drafting()
    seat(state).cards = cards
    seat(state).collected = collected
    assert meteorite_medals(state.seats[0]) == medals


@pytest.mark.parametrize("count, medals", [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_commerce_agreement(count: int, medals: int) -> None:
    state = drafting()
    seat(state).cards = [33, 34, 35, 36][:count]
    assert civ_medals(state.seats[0]) == medals


def test_every_card_has_a_text_of_its_own() -> None:
    texts = {card_text(one.number) for one in CIV_CARDS}
    assert len(texts) == 36
    assert all("(" in text for text in texts)
