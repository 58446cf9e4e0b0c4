"""Passing: boosters change hands, pass effects score, the first to pass begins the next round."""

import pytest

from astrarium.gaia.components.boosters import BOOSTER_NAMES
from tests.gaia.positions import (
    BOOSTERS,
    allowed,
    give,
    goods,
    hold,
    legal,
    me,
    next_round,
    pass_all,
    play,
    rich,
    seat,
    started,
)


def lying(boosters: int) -> set[str]:
    """Names of a set of boosters."""
    return {name for i, name in enumerate(BOOSTER_NAMES) if boosters >> i & 1}


@pytest.mark.rule("GP-PASS-01")
def test_whoever_passed_has_no_more_turn_this_round() -> None:
    state = started("terrans", "xenos")
    play(state, "pass labs")
    for move in ("research ai", "upgrade 1A5 trading-station"):
        assert me(state).faction.name == "xenos"
        rich(me(state))
        play(state, move, "end")
        if "charge" in legal(state)[0]:
            play(state, "decline")
    assert (me(state).faction.name, state.round) == ("xenos", 1)
    play(state, legal(state, "pass")[0])
    assert state.round == 2


@pytest.mark.rule("GP-PASS-02")
def test_one_of_three_boosters_for_the_old_one() -> None:
    state = started("terrans", "xenos")  # Terrans hold credits-qic, Xenos ore-knowledge
    assert legal(state, "pass") == ["pass mines", "pass labs", "pass stations"]
    assert not allowed(state, "pass")
    play(state, "pass labs")
    assert lying(state.boosters) == {"credits-qic", "mines", "stations"}
    play(state, "pass mines")
    assert [BOOSTER_NAMES[player.booster] for player in state.seats] == ["labs", "mines"]


@pytest.mark.rule("GP-PASS-03")
def test_nobody_keeps_a_booster_for_two_rounds() -> None:
    state = started("terrans", "xenos")
    for _ in range(4):
        held = [player.booster for player in state.seats]
        for _ in range(2):
            assert not allowed(state, f"pass {BOOSTER_NAMES[me(state).booster]}")
            play(state, legal(state, "pass")[0])
        while state.phase != 3:
            play(state, legal(state)[0])
        assert all(now.booster != then for now, then in zip(state.seats, held, strict=True))


@pytest.mark.rule("GP-PASS-04")
def test_what_an_earlier_passer_returned_can_be_taken() -> None:
    state = started("terrans", "xenos")
    assert not allowed(state, "pass credits-qic")
    play(state, "pass labs")
    assert legal(state, "pass") == ["pass credits-qic", "pass mines", "pass stations"]


@pytest.mark.rule("GP-PASS-05")
def test_in_round_6_a_booster_goes_back_and_none_is_taken() -> None:
    state = started("terrans", "xenos")
    state.round = 6
    assert legal(state, "pass") == ["pass"]
    play(state, "pass")
    assert seat(state, "terrans").booster == seat(state, "terrans").next_booster == -1
    assert lying(state.boosters) == set(BOOSTERS[:5]) - {"ore-knowledge"}


@pytest.mark.rule("GP-PASS-06")
def test_the_new_booster_sleeps_until_the_next_round() -> None:
    """Range lies face down: no action with it, no charge of 2, until the next round begins."""
    state = started(
        "terrans", "xenos", boosters=["ore-knowledge", "credits-qic", "range", "mines", "labs"]
    )
    terrans = me(state)
    play(state, "pass range")
    assert terrans.booster == -1
    areas = (terrans.area1, terrans.area2)
    play(state, "pass labs")
    assert state.round == 2
    assert (terrans.area1, terrans.area2) == (areas[0] - 2, areas[1] + 2)
    assert allowed(state, "special range-mine 1A2")


@pytest.mark.rule("GP-PASS-07")
def test_a_returned_booster_scores_in_the_round_it_goes_back() -> None:
    state = started("terrans", "xenos")
    terrans = me(state)
    hold(terrans, "stations")
    give(state, terrans, "trading-station", "1B5", "3A3")
    vp = terrans.vp
    play(state, "pass mines")  # stations goes back: 2 x 2 VP; mines scores nothing yet
    assert terrans.vp == vp + 4
    give(state, terrans, "mine", "4A0")
    next_round(state)
    assert terrans.vp == vp + 4
    play(state, legal(state, "pass")[0])
    assert terrans.vp == vp + 5


@pytest.mark.rule("GP-PASS-08")
def test_pass_tiles_score_at_every_pass() -> None:
    state = started("terrans", "xenos")
    terrans = me(state)
    hold(terrans, "credits", "pass-labs")
    give(state, terrans, "research-lab", "1B5")
    vp = terrans.vp
    play(state, "pass stations")
    assert terrans.vp == vp + 3
    give(state, terrans, "research-lab", "3A3")
    next_round(state)
    assert terrans.vp == vp + 3
    play(state, "pass mines")
    assert terrans.vp == vp + 3 + 6


@pytest.mark.rule("GP-PASS-09")
def test_pass_effects_score_in_round_6_too() -> None:
    state = started("terrans", "xenos")
    terrans = me(state)
    hold(terrans, "mines", "credits", "pass-types")
    state.round = 6
    vp = terrans.vp
    play(state, "pass")
    assert terrans.vp == vp + 2 + 1  # two mines, one planet type


@pytest.mark.rule("GP-PASS-10")
@pytest.mark.parametrize("first, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_first_to_pass_begins_the_next_round(first: int, order: list[int]) -> None:
    state = started("terrans", "xenos", "taklons")
    for index in range(first):
        assert state.to_act == (index,)
        rich(me(state))
        play(state, "research science", "end")
    pass_all(state)
    assert state.passing == [] and state.round == 2
    while state.phase != 3:
        play(state, legal(state)[0])
    assert state.to_act == (first,)
    assert state.order == order


@pytest.mark.rule("GP-PASS-11")
def test_who_can_do_nothing_else_must_pass() -> None:
    state = started("taklons", "xenos")
    taklons = me(state)
    taklons.credits = taklons.ore = taklons.knowledge = taklons.qic = 0
    taklons.area1, taklons.area2, taklons.area3, taklons.brainstone = 3, 0, 0, 1
    assert legal(state) == ["pass mines", "pass labs", "pass stations"]


@pytest.mark.rule("GP-PASS-11")
def test_free_actions_alone_are_no_turn() -> None:
    state = started("terrans", "xenos")
    play(state, "spend 1 ore for 1 credit")
    assert goods(me(state)) == (18, 6, 4, 2)
    assert not allowed(state, "end")
    assert allowed(state, "pass labs")
    play(state, "research ai")
    assert allowed(state, "end")
