"""Clean-up between the rounds: actions are free again, boosters wake, the round's tile goes."""

import pytest

from astrarium.gaia.components.boosters import BOOSTER_NAMES
from tests.gaia.positions import (
    allowed,
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


@pytest.mark.rule("GP-CLEAN-01")
def test_blocked_actions_are_free_again() -> None:
    state = started("terrans", "xenos")
    terrans, xenos = state.seats
    hold(terrans, "charge-action")
    used = ("power credits-7", "qic planets", "special charge")
    for move in used:
        rich(terrans)
        rich(xenos)
        assert me(state) is terrans
        play(state, move, "end", "research science", "end")
    rich(terrans)
    rich(xenos)
    for move in used:
        assert not allowed(state, move)
    next_round(state)
    rich(terrans)
    assert me(state) is terrans
    for move in used:
        assert allowed(state, move)


@pytest.mark.rule("GP-CLEAN-02")
def test_boosters_turn_face_up() -> None:
    """Taken face down with the pass, in effect from the next income on."""
    state = started("terrans", "xenos")
    terrans, xenos = state.seats
    play(state, "pass labs")
    assert (terrans.booster, BOOSTER_NAMES[terrans.next_booster]) == (-1, "labs")
    knowledge = terrans.knowledge
    play(state, "pass mines")
    assert [BOOSTER_NAMES[player.booster] for player in (terrans, xenos)] == ["labs", "mines"]
    assert terrans.next_booster == -1
    assert terrans.knowledge == knowledge + 1 + 1  # base income and booster


@pytest.mark.rule("GP-CLEAN-03")
def test_the_tile_of_the_finished_round_scores_no_more() -> None:
    state = started(
        "terrans",
        "xenos",
        round_scoring=["research-2", "mine-2", "gaia-4", "federation-5", "station-3", "big-5"],
    )
    terrans = rich(me(state))
    play(state, "research science", "end")
    assert terrans.vp == 12
    next_round(state)
    while me(state) is not terrans:
        play(state, legal(state, "pass")[0])
    rich(terrans)
    vp = terrans.vp
    play(state, "research science", "end")
    assert terrans.vp == vp


@pytest.mark.rule("GP-CLEAN-04")
def test_none_after_round_6() -> None:
    """Used actions stay blocked, nobody gets a booster: final scoring follows at once."""
    state = started("terrans", "xenos")
    state.round = 6
    terrans = rich(me(state))
    hold(terrans, "charge-action")
    play(state, "special charge", "end")
    pass_all(state)
    assert terrans.used
    assert [player.booster for player in state.seats] == [-1, -1]
    assert state.round == 6
    assert state.result is not None
    assert seat(state, "xenos").passed
