"""Xenos: a third starting mine, smaller federations, Q.I.C. as income of the institute."""

import pytest

from tests.gaia.positions import (
    allowed,
    give,
    legal,
    me,
    new_game,
    next_round,
    power,
    rich,
    started,
)


@pytest.mark.rule("GP-FACTION-XENOS-02")
def test_the_third_mine_comes_after_all_others() -> None:
    state = new_game("xenos", "terrans", "taklons")
    order = []
    while legal(state, "place"):
        order.append(state.to_act[0])
        state.play(legal(state)[0])
    assert order == [0, 1, 2, 2, 1, 0, 0]
    assert state.seats[0].built[0].bit_count() == 3


@pytest.mark.rule("GP-FACTION-XENOS-03")
@pytest.mark.parametrize(
    "pieces, formed",
    [
        (("planetary-institute", "qic-academy"), True),  # 6 with institute
        (("knowledge-academy", "qic-academy"), False),  # 6 without
        (("planetary-institute", "trading-station"), False),  # 5
    ],
)
def test_six_are_enough_with_the_institute(pieces: tuple[str, str], formed: bool) -> None:
    state = started("xenos", "geodens")
    xenos = rich(me(state))
    for piece, name in zip(pieces, ("3A2", "3A3"), strict=True):
        give(state, xenos, piece, name)
    xenos.built[0] = 0
    assert allowed(state, "federation 3A2,3A3") == formed


@pytest.mark.rule("GP-FACTION-XENOS-03")
def test_six_are_too_few_for_others_with_an_institute() -> None:
    state = started("gleens", "geodens")
    gleens = rich(me(state))
    give(state, gleens, "planetary-institute", "3A2")
    give(state, gleens, "qic-academy", "3A3")
    gleens.built[0] = 0
    assert not allowed(state, "federation 3A2,3A3")


@pytest.mark.rule("GP-FACTION-XENOS-04")
def test_the_institute_pays_a_qic_instead_of_a_token() -> None:
    state = started("xenos", "terrans")
    xenos = me(state)
    give(state, xenos, "planetary-institute", "1A5")
    xenos.area1, xenos.area2, xenos.area3, xenos.qic = 2, 4, 0, 0
    next_round(state)
    assert xenos.qic == 1
    assert power(xenos) == (0, 4, 2, 0)
