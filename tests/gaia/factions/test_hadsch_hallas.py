"""Hadsch Hallas: with the institute credits pay for what power pays for."""

import pytest

from astrarium.gaia.components.board_actions import CONVERSIONS
from tests.gaia.positions import allowed, give, goods, legal, me, play, rich, started

WITH_CREDITS = [
    "spend 4 credit for 1 qic",
    "spend 3 credit for 1 ore",
    "spend 4 credit for 1 knowledge",
]


@pytest.mark.rule("GP-FACTION-HADSCH-01", "GP-FACTION-HADSCH-03")
def test_without_institute_credits_buy_nothing() -> None:
    state = started("hadsch-hallas", "terrans")
    me(state).credits = 30
    for move in WITH_CREDITS:
        assert not allowed(state, move)
    rich(me(state))
    assert legal(state, "spend") == [str(conversion.move) for conversion in CONVERSIONS]
    assert legal(state, "special") == []


@pytest.mark.rule("GP-FACTION-HADSCH-02")
@pytest.mark.parametrize(
    "move, gained",
    [
        (WITH_CREDITS[0], (-4, 0, 0, 1)),
        (WITH_CREDITS[1], (-3, 1, 0, 0)),
        (WITH_CREDITS[2], (-4, 0, 1, 0)),
    ],
)
def test_with_institute_they_pay_like_power(move: str, gained: tuple[int, ...]) -> None:
    state = started("hadsch-hallas", "terrans")
    player = me(state)
    give(state, player, "planetary-institute", "1A2")
    before = goods(player)
    play(state, move)
    assert goods(player) == tuple(b + g for b, g in zip(before, gained, strict=True))
    player.credits = -gained[0] - 1
    assert not allowed(state, move)


@pytest.mark.rule("GP-FACTION-HADSCH-02")
def test_power_actions_are_no_free_actions() -> None:
    state = started("hadsch-hallas", "terrans")
    player = me(state)
    give(state, player, "planetary-institute", "1A2")
    player.credits, player.area3 = 30, 0
    assert legal(state, "power") == []
    assert allowed(state, WITH_CREDITS[0])


@pytest.mark.rule("GP-FACTION-HADSCH-03")
def test_nobody_else_can() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    give(state, terrans, "planetary-institute", "1B5")
    for move in WITH_CREDITS:
        assert not allowed(state, move)
