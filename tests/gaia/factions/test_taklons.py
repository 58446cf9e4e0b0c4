"""Taklons: the brainstone in the power cycle, and a token with every charge from a neighbour."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import DISCARDED, IN_GAIA, Player
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
    seat,
    started,
)


def own_turn(
    one: int, two: int, three: int, stone: int, **options: object
) -> tuple[GaiaState, Player]:
    """Taklons to move with so many plain tokens in the areas and the brainstone in one of them."""
    state = started("taklons", "geodens", **options)
    taklons = rich(me(state))
    taklons.area1, taklons.area2, taklons.area3, taklons.brainstone = one, two, three, stone
    return state, taklons


# -- the brainstone ----------------------------------------------------------------------------


@pytest.mark.rule("GP-FACTION-TAKLONS-02")
@pytest.mark.parametrize(
    "answer, areas, stone",
    [("brainstone III", (0, 7, 0, 0), 3), ("brainstone II", (0, 6, 1, 0), 2)],
)
def test_it_moves_like_one_token(answer: str, areas: tuple[int, ...], stone: int) -> None:
    """2/4 and the brainstone in I: charging 4 empties area I, then one token of II moves up."""
    state, taklons = own_turn(2, 5, 0, 1)
    hold(taklons, "charge-action")
    play(state, "special charge")
    assert legal(state) == ["brainstone III", "brainstone II"]
    play(state, answer)
    assert (power(taklons), taklons.brainstone) == (areas, stone)


@pytest.mark.rule("GP-FACTION-TAKLONS-02")
def test_nothing_is_asked_where_all_tokens_move() -> None:
    state, taklons = own_turn(3, 4, 0, 1)
    hold(taklons, "charge-action")
    play(state, "special charge")
    assert (power(taklons), taklons.brainstone) == ((0, 7, 0, 0), 2)
    assert allowed(state, "end")


@pytest.mark.rule("GP-FACTION-TAKLONS-02")
def test_it_may_stay_in_area_1() -> None:
    state, taklons = own_turn(5, 0, 0, 1)
    hold(taklons, "charge-action")
    play(state, "special charge", "brainstone I")
    assert (power(taklons), taklons.brainstone) == ((1, 4, 0, 0), 1)


@pytest.mark.rule("GP-FACTION-TAKLONS-02")
@pytest.mark.parametrize(
    "answer, areas, stone",
    [
        ("brainstone III", (0, 1, 0, 0), 3),
        ("brainstone II", (0, 0, 1, 0), 2),
        ("brainstone discard", (0, 1, 1, 0), DISCARDED),
    ],
)
def test_it_is_pushed_up_stays_or_goes(answer: str, areas: tuple[int, ...], stone: int) -> None:
    """Two tokens and the brainstone in area II: one goes, another moves to area III."""
    state, taklons = own_turn(0, 2, 0, 2)
    play(state, "burn", answer)
    assert (power(taklons), taklons.brainstone) == (areas, stone)


@pytest.mark.rule("GP-FACTION-TAKLONS-03")
def test_it_is_one_of_the_tokens_of_a_gaia_project() -> None:
    """Five tokens and the brainstone pay 6; in the Gaia phase all return to area I."""
    state, taklons = own_turn(2, 2, 1, 3)
    levels(taklons, gaia=1)
    taklons.formers = 1
    play(state, "gaiaform 2A1")
    assert (power(taklons), taklons.brainstone) == ((0, 0, 0, 5), IN_GAIA)
    play(state, "end")
    next_round(state)
    assert (power(taklons), taklons.brainstone) == ((5, 0, 0, 0), 1)


@pytest.mark.rule("GP-FACTION-TAKLONS-03")
def test_without_it_the_tokens_were_too_few() -> None:
    state, taklons = own_turn(2, 2, 1, DISCARDED)
    levels(taklons, gaia=1)
    taklons.formers = 1
    assert not allowed(state, "gaiaform 2A1")
    taklons.area1 = 3
    assert allowed(state, "gaiaform 2A1")


@pytest.mark.rule("GP-FACTION-TAKLONS-03")
def test_it_can_be_chosen_as_one_of_the_tokens() -> None:
    state, taklons = own_turn(6, 0, 2, 1)
    levels(taklons, gaia=1)
    taklons.formers = 1
    play(state, "gaiaform 2A1 choose-tokens", "tokens 5/0/0 brainstone")
    assert (power(taklons), taklons.brainstone) == ((1, 0, 2, 5), IN_GAIA)


@pytest.mark.rule("GP-FACTION-TAKLONS-03")
def test_it_pays_for_a_satellite() -> None:
    state, taklons = federation_with_one_satellite()
    assert (power(taklons), taklons.brainstone) == ((0, 0, 0, 0), DISCARDED)
    assert taklons.satellites.bit_count() == 1


def federation_with_one_satellite(**options: object) -> tuple[GaiaState, Player]:
    """Institute 2B2 and academy 2A3 with a mine on 2A1: one satellite, paid with the brainstone,
    the only token there is."""
    state, taklons = own_turn(0, 0, 0, 2, **options)
    give(state, taklons, "planetary-institute", "2B2")
    give(state, taklons, "knowledge-academy", "2A3")
    give(state, taklons, "mine", "2A1")
    play(state, legal(state, "federation")[0])
    while legal(state)[0].startswith("satellite"):
        play(state, legal(state)[0])
    return state, taklons


@pytest.mark.rule("GP-FACTION-TAKLONS-03")
@pytest.mark.parametrize(
    "returns, areas, stone", [(False, (2, 0, 0, 0), DISCARDED), (True, (1, 0, 0, 0), 1)]
)
def test_a_discarded_brainstone(returns: bool, areas: tuple[int, ...], stone: int) -> None:
    """Gone for good, or, by the option, one of the next two tokens gained."""
    state, taklons = federation_with_one_satellite(brainstone_returns=returns)
    play(state, "take 8vp-tokens")
    assert (power(taklons), taklons.brainstone) == (areas, stone)


@pytest.mark.rule("GP-FACTION-TAKLONS-04")
def test_it_is_worth_three_power() -> None:
    state, taklons = own_turn(0, 0, 1, 3)
    credits, ore, knowledge, qic = goods(taklons)
    play(state, "power ore-2")  # 4 = brainstone and one token
    assert goods(taklons) == (credits, ore + 2, knowledge, qic)
    assert (power(taklons), taklons.brainstone) == ((1, 0, 0, 0), 1)


@pytest.mark.rule("GP-FACTION-TAKLONS-04")
def test_three_and_not_four() -> None:
    state, _ = own_turn(0, 0, 0, 3)
    assert not allowed(state, "power ore-2")
    assert allowed(state, "power tokens-2")
    assert not allowed(state, "spend 4 power for 1 qic")
    assert allowed(state, "spend 3 power for 1 ore")


@pytest.mark.rule("GP-FACTION-TAKLONS-04")
def test_only_in_area_3() -> None:
    state, _ = own_turn(0, 0, 0, 2)
    assert not allowed(state, "spend 1 power for 1 credit")
    state, _ = own_turn(0, 0, 2, 2)
    assert not allowed(state, "spend 3 power for 1 ore")


@pytest.mark.rule("GP-FACTION-TAKLONS-04")
@pytest.mark.parametrize(
    "answer, areas, stone",
    [("brainstone III", (4, 0, 1, 0), 3), ("brainstone I", (1, 0, 4, 0), 1)],
)
def test_tokens_or_the_brainstone(answer: str, areas: tuple[int, ...], stone: int) -> None:
    state, taklons = own_turn(0, 0, 5, 3)
    play(state, "power ore-2", answer)
    assert (power(taklons), taklons.brainstone) == (areas, stone)


@pytest.mark.rule("GP-FACTION-TAKLONS-04")
def test_it_buys_three_credits_at_once() -> None:
    state, taklons = own_turn(0, 0, 0, 3)
    play(state, "spend 3 power for 3 credit")
    assert (taklons.credits, taklons.brainstone) == (23, 1)


# -- the institute -----------------------------------------------------------------------------


def neighbour_builds(institute: bool, value: str = "mine") -> tuple[GaiaState, Player]:
    """Geodens upgraded a mine on 1A5, next to the Taklons' 1B3; the Taklons, with 1/1/0 and the
    brainstone in area III, are asked."""
    state = started("geodens", "taklons")
    give(state, rich(me(state)), "mine", "1A5")
    taklons = seat(state, "taklons")
    give(state, taklons, value, "1B3")
    if institute:
        give(state, taklons, "planetary-institute", "2B2")
    taklons.area1, taklons.area2, taklons.area3, taklons.brainstone = 1, 1, 0, 3
    play(state, "upgrade 1A5 trading-station", "end")
    return state, taklons


@pytest.mark.rule("GP-FACTION-TAKLONS-05")
def test_a_token_comes_with_the_charge() -> None:
    state, taklons = neighbour_builds(institute=False)
    assert legal(state) == ["charge 1", "decline"]
    play(state, "charge 1")
    assert power(taklons) == (0, 2, 0, 0)
    state, taklons = neighbour_builds(institute=True)
    play(state, "charge 1 token")
    assert power(taklons) == (1, 2, 0, 0)


@pytest.mark.rule("GP-FACTION-TAKLONS-05")
def test_declining_brings_no_token() -> None:
    state, taklons = neighbour_builds(institute=True)
    play(state, "decline")
    assert power(taklons) == (1, 1, 0, 0)


@pytest.mark.rule("GP-FACTION-TAKLONS-06")
@pytest.mark.parametrize(
    "choice, areas, vp",
    [
        ("charge 2 token", (1, 1, 1, 0), 9),
        ("charge token 2", (0, 3, 0, 0), 9),
    ],
)
def test_before_or_after(choice: str, areas: tuple[int, ...], vp: int) -> None:
    state, taklons = neighbour_builds(institute=True, value="research-lab")
    assert legal(state) == ["charge 2 token", "charge token 2", "decline"]
    play(state, choice)
    assert (power(taklons), taklons.vp) == (areas, vp)


@pytest.mark.rule("GP-FACTION-TAKLONS-06")
def test_a_token_first_makes_room_for_more() -> None:
    """Everything in area III: after charging 0 a token for nothing, or first a token that two
    charges lift to area III for 1 VP."""
    for choice, areas, vp in (
        ("charge 0 token", (1, 0, 4, 0), 10),
        ("charge token 2", (0, 0, 5, 0), 9),
    ):
        state = started("geodens", "taklons")
        give(state, rich(me(state)), "mine", "1A5")
        taklons = seat(state, "taklons")
        give(state, taklons, "research-lab", "1B3")
        give(state, taklons, "planetary-institute", "2B2")
        taklons.area1, taklons.area2, taklons.area3, taklons.brainstone = 0, 0, 4, 3
        play(state, "upgrade 1A5 trading-station", "end")
        assert legal(state) == ["charge 0 token", "charge token 2", "decline"]
        play(state, choice)
        assert (power(taklons), taklons.vp) == (areas, vp)


@pytest.mark.rule("GP-FACTION-TAKLONS-07")
def test_other_charges_bring_no_token() -> None:
    state, taklons = own_turn(4, 0, 0, 3)
    give(state, taklons, "planetary-institute", "1B3")
    hold(taklons, "charge-action")
    levels(taklons, science=2)
    play(state, "special charge", "end", "pass mines")
    assert power(taklons) == (0, 4, 0, 0)
    play(state, "research science")  # charge 3
    assert power(taklons) == (0, 1, 3, 0)
