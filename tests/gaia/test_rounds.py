"""Rounds and the action phase: six rounds of four phases, one action per turn."""

import pytest

from astrarium.gaia import GaiaState
from tests.gaia.positions import (
    give,
    goods,
    legal,
    me,
    new_game,
    next_round,
    pass_all,
    play,
    power,
    refused,
    rich,
    seat,
    started,
    turn_of,
)


@pytest.mark.rule("GP-ROUND-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_six_rounds(players: int) -> None:
    state = started(*("terrans", "hadsch-hallas", "taklons", "geodens")[:players])
    rounds = []
    while state.to_act:
        rounds.append(state.round)
        next_round(state)
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert state.result is not None


@pytest.mark.rule("GP-ROUND-02")
def test_income_happens_in_round_1_too() -> None:
    """Base income and two mines: 3 ore and 1 knowledge; the booster: 2 credits and 1 Q.I.C."""
    state = new_game("terrans", "hadsch-hallas")
    terrans = state.seats[0]
    before = goods(terrans)
    while state.phase != 3:
        play(state, legal(state)[0])
    assert state.round == 1
    gained = tuple(now - then for now, then in zip(goods(terrans), before, strict=True))
    assert gained == (2, 3, 1, 1)


@pytest.mark.rule("GP-ROUND-02")
def test_income_gaia_actions_and_clean_up_follow_each_other() -> None:
    """Terrans with institute decide in each phase: order of income, Gaia phase, then a turn."""
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    give(state, terrans, "planetary-institute", "3A3")
    play(state, "gaiaform 1A11", "end")
    rich(me(state))
    play(state, "power ore-2", "end")
    assert power(terrans) == (0, 0, 4, 6)
    assert state.view(None)["actions_used"] == ["power ore-2"]
    terrans.area3, terrans.area2 = 0, 3
    pass_all(state)
    seen = []
    while state.round == 2 and state.to_act:
        view = state.view(None)
        seen.append((view["phase"], view["decision"], view["actions_used"]))
        if view["phase"] == "actions":
            break
        play(state, legal(state)[0])
    assert seen[0] == ("income", "income", [])  # clean-up has freed the action before income
    assert ("gaia", "convert", []) in seen
    assert [phase for phase, _, _ in seen] == sorted(
        (phase for phase, _, _ in seen), key=["income", "gaia", "actions"].index
    )
    assert seen[-1] == ("actions", "turn", [])


def research_until_done(state: GaiaState, turns: int) -> list[int]:
    """Everybody researches whenever it is their turn; who acted."""
    acting = []
    for _ in range(turns):
        acting.append(state.to_act[0])
        rich(me(state))
        play(state, legal(state, "research")[-1], "end")
    return acting


@pytest.mark.rule("GP-ACT-01")
def test_turns_go_clockwise_from_the_first_player() -> None:
    state = started("terrans", "hadsch-hallas", "taklons")
    assert research_until_done(state, 7) == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("GP-ACT-01")
def test_the_first_to_pass_begins_the_next_round_and_clockwise_it_goes_on() -> None:
    state = started("terrans", "hadsch-hallas", "taklons")
    research_until_done(state, 1)
    next_round(state)
    assert research_until_done(state, 4) == [1, 2, 0, 1]


@pytest.mark.rule("GP-ACT-01")
def test_one_action_and_the_turn_passes_on() -> None:
    state = started("terrans", "hadsch-hallas")
    rich(me(state))
    play(state, "research economy")
    assert {move.split()[0] for move in legal(state)} <= {"spend", "burn", "end"}
    play(state, "end")
    assert me(state) is seat(state, "hadsch-hallas")


@pytest.mark.rule("GP-ACT-02")
def test_who_has_passed_is_skipped_until_all_have_passed() -> None:
    state = started("terrans", "hadsch-hallas", "taklons")
    research_until_done(state, 1)
    play(state, legal(state, "pass")[0])  # seat 1
    assert research_until_done(state, 4) == [2, 0, 2, 0]
    play(state, legal(state, "pass")[0])  # seat 2
    assert research_until_done(state, 2) == [0, 0]
    assert state.round == 1
    play(state, legal(state, "pass")[0])
    assert state.round == 2


@pytest.mark.rule("GP-ACT-03")
def test_actions_may_be_repeated_but_action_spaces_not() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    play(state, "research economy", "end")
    turn_of(state, rich(terrans))
    play(state, "research economy", "end")
    turn_of(state, rich(terrans))
    play(state, "mine 3B0", "end")
    turn_of(state, rich(terrans))
    play(state, "mine 4A8", "end")
    turn_of(state, rich(terrans))
    play(state, "power ore-2", "end")
    turn_of(state, rich(terrans))
    assert "power ore-2" not in legal(state)
    assert "power knowledge-2" in legal(state)


@pytest.mark.rule("GP-ACT-04")
def test_free_actions_surround_the_action_but_do_not_replace_it() -> None:
    state = started("terrans", "hadsch-hallas")
    rich(me(state))
    assert refused(state, "end").rule == "GP-ACT-04"
    play(state, "spend 1 ore for 1 credit", "burn", "spend 1 qic for 1 ore")
    assert "end" not in legal(state)
    play(state, "research economy")
    assert refused(state, "research ai").rule == "GP-ACT-04"
    play(state, "spend 1 ore for 1 credit")
    assert "end" in legal(state)
    assert "mine 3B0" not in legal(state)
