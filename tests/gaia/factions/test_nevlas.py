"""Nevlas: tokens of area III become knowledge; with the institute each is worth two power."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    give,
    goods,
    hold,
    legal,
    levels,
    me,
    next_round,
    play,
    power,
    rich,
    started,
)

KNOWLEDGE = "spend 1 token for 1 knowledge"


def own_turn(three: int, institute: bool = False) -> tuple[GaiaState, Player]:
    """Nevlas to move with so many tokens in area III and none elsewhere."""
    state = started("nevlas", "terrans")
    nevlas = rich(me(state))
    nevlas.area1, nevlas.area2, nevlas.area3 = 0, 0, three
    if institute:
        give(state, nevlas, "planetary-institute", "5A8")
    return state, nevlas


@pytest.mark.rule("GP-FACTION-NEVLAS-02")
@pytest.mark.parametrize("institute", [False, True])
def test_a_token_of_area_3_for_a_knowledge(institute: bool) -> None:
    state, nevlas = own_turn(2, institute)
    play(state, KNOWLEDGE, KNOWLEDGE)
    assert nevlas.knowledge == 14
    assert power(nevlas) == (0, 0, 0, 2)
    assert not allowed(state, KNOWLEDGE)


@pytest.mark.rule("GP-FACTION-NEVLAS-02")
def test_not_from_the_other_areas_and_for_nobody_else() -> None:
    state, nevlas = own_turn(0)
    nevlas.area1 = nevlas.area2 = 5
    assert not allowed(state, KNOWLEDGE)
    state = started("terrans", "nevlas")
    rich(me(state))
    assert not allowed(state, KNOWLEDGE)


@pytest.mark.rule("GP-FACTION-NEVLAS-03")
def test_the_token_waits_in_the_gaia_area() -> None:
    """A spent token would be in area I at once; this one comes back in the Gaia phase."""
    state, nevlas = own_turn(3)
    play(state, KNOWLEDGE)
    assert power(nevlas) == (0, 0, 2, 1)
    next_round(state)
    assert power(nevlas) == (1, 0, 2, 0)


@pytest.mark.rule("GP-FACTION-NEVLAS-04")
@pytest.mark.parametrize("institute, tokens", [(False, 4), (True, 2)])
@pytest.mark.parametrize("move", ["power ore-2", "power credits-7", "spend 4 power for 1 qic"])
def test_each_token_pays_two_with_the_institute(move: str, institute: bool, tokens: int) -> None:
    state, nevlas = own_turn(tokens - 1, institute)
    assert not allowed(state, move)
    state, nevlas = own_turn(tokens, institute)
    play(state, move)
    assert power(nevlas) == (tokens, 0, 0, 0)


@pytest.mark.rule("GP-FACTION-NEVLAS-05")
def test_a_gaia_project_takes_as_many_tokens_as_ever() -> None:
    state, nevlas = own_turn(6, institute=True)
    levels(nevlas, gaia=1)
    nevlas.formers = 1
    play(state, "gaiaform 1A11")
    assert power(nevlas) == (0, 0, 0, 6)
    state, nevlas = own_turn(5, institute=True)
    levels(nevlas, gaia=1)
    nevlas.formers = 1
    assert legal(state, "gaiaform") == []


@pytest.mark.rule("GP-FACTION-NEVLAS-05")
def test_a_satellite_takes_one_token() -> None:
    """Institute 2B5 and academy 2A8, both worth 4 with the tile, one space between them."""
    state, nevlas = own_turn(1)
    give(state, nevlas, "planetary-institute", "2B5")
    give(state, nevlas, "knowledge-academy", "2A8")
    hold(nevlas, "big-power")
    play(state, "federation 2A8,2B5", "satellite 2A9", "take 12vp")
    assert power(nevlas) == (0, 0, 0, 0)


@pytest.mark.rule("GP-FACTION-NEVLAS-06")
@pytest.mark.parametrize(
    "move, tokens",
    [
        ("power knowledge-3", 4),  # 7
        ("power tokens-2", 2),  # 3
        ("spend 3 power for 1 ore", 2),
        ("spend 1 power for 1 credit", 1),
        ("spend 2 power for 2 credit", 1),
        ("spend 4 power for 1 ore 1 credit", 2),
        ("spend 6 power for 2 ore", 3),
    ],
)
def test_odd_costs_lose_the_surplus(move: str, tokens: int) -> None:
    state, nevlas = own_turn(tokens - 1, institute=True)
    assert not allowed(state, move)
    state, nevlas = own_turn(tokens, institute=True)
    play(state, move)
    gained = 2 if move == "power tokens-2" else 0
    assert power(nevlas) == (tokens + gained, 0, 0, 0)


@pytest.mark.rule("GP-FACTION-NEVLAS-06")
def test_five_power_take_three_tokens() -> None:
    state, nevlas = own_turn(3, institute=True)
    before = goods(nevlas)
    play(state, "power terraform-2 5A11")  # oxide: two steps from ice
    assert power(nevlas) == (3, 0, 0, 0)
    assert goods(nevlas)[1] == before[1] - 1


@pytest.mark.rule("GP-FACTION-NEVLAS-04")
def test_combined_exchanges_only_with_the_institute() -> None:
    state, _ = own_turn(8)
    assert not allowed(state, "spend 2 power for 2 credit")
    assert not allowed(state, "spend 6 power for 2 ore")
