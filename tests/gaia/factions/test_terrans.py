"""Terrans: the Gaia area empties into area II, and buys resources with the institute."""

import pytest

from astrarium.gaia import GaiaState
from tests.gaia.positions import (
    allowed,
    give,
    goods,
    legal,
    me,
    next_round,
    pass_all,
    play,
    power,
    seat,
    started,
)


def gaia_phase(tokens: int) -> GaiaState:
    """Terrans with institute decide about so many tokens of the Gaia area, which join 1/4/4."""
    state = started("terrans", "xenos")
    terrans = me(state)
    give(state, terrans, "planetary-institute", "1B5")
    terrans.area1, terrans.area2, terrans.area3, terrans.gaia_area = 0, 8, 0, tokens
    pass_all(state)
    play(state, "income charge 4")
    assert state.phase == 2
    assert power(terrans) == (1, 4 + tokens, 4, 0)
    return state


@pytest.mark.rule("GP-FACTION-TERRANS-02")
def test_tokens_return_to_area_2() -> None:
    state = started("terrans", "xenos")
    terrans, xenos = state.seats
    terrans.gaia_area = xenos.gaia_area = 3
    next_round(state)
    assert power(terrans) == (4, 7, 0, 0)
    assert power(xenos) == (5, 4, 0, 0)


@pytest.mark.rule("GP-FACTION-TERRANS-03")
def test_six_tokens_buy_a_qic_and_two_credits() -> None:
    state = gaia_phase(6)
    terrans = me(state)
    credits, ore, knowledge, qic = goods(terrans)
    assert legal(state) == [
        "convert qic", "convert ore", "convert knowledge", "convert credit", "done",
    ]  # fmt: skip
    play(state, "convert qic")
    assert legal(state) == ["convert credit", "done"]  # 2 left
    play(state, "convert credit", "convert credit")
    assert goods(terrans) == (credits + 2, ore, knowledge, qic + 1)
    assert state.phase == 3


@pytest.mark.rule("GP-FACTION-TERRANS-03")
def test_the_rates_are_those_of_the_free_actions() -> None:
    state = gaia_phase(7)
    terrans = me(state)
    credits, ore, knowledge, qic = goods(terrans)
    play(state, "convert ore")
    assert allowed(state, "convert ore")  # 4 left
    play(state, "convert knowledge")
    assert goods(terrans) == (credits, ore + 1, knowledge + 1, qic)
    assert state.phase == 3  # 3 + 4 of 7: nothing is left


@pytest.mark.rule("GP-FACTION-TERRANS-03")
def test_without_institute_there_is_nothing_to_buy() -> None:
    state = started("terrans", "xenos")
    terrans = seat(state, "terrans")
    terrans.gaia_area = 6
    before = goods(terrans)
    pass_all(state)
    assert state.phase == 3
    assert goods(terrans) == (before[0], before[1] + 4, before[2] + 1, before[3])


@pytest.mark.rule("GP-FACTION-TERRANS-04")
@pytest.mark.parametrize("choice", [["convert qic", "done"], ["done"], ["convert ore"] * 2])
def test_whatever_is_bought_the_tokens_end_in_area_2(choice: list[str]) -> None:
    state = gaia_phase(6)
    terrans = me(state)
    play(state, *choice)
    assert state.phase == 3
    assert power(terrans) == (1, 10, 4, 0)
