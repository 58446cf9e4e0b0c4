"""The power and Q.I.C. actions of the research board, space by space."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.planets import LOST
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    at,
    end,
    give,
    goods,
    hold,
    legal,
    levels,
    me,
    play,
    power,
    rich,
    started,
)


def own_turn(three: int = 8, **options: object) -> tuple[GaiaState, Player]:
    """Terrans on 1B5 and 3A3 to move, with so many tokens in area III and none elsewhere."""
    state = started("terrans", "xenos", **options)
    terrans = rich(me(state))
    terrans.area1, terrans.area2, terrans.area3 = 0, 0, three
    return state, terrans


@pytest.mark.parametrize(
    "name, cost, gained",
    [
        pytest.param("knowledge-3", 7, (0, 0, 3), marks=pytest.mark.rule("GP-SPACE-01")),
        pytest.param("knowledge-2", 4, (0, 0, 2), marks=pytest.mark.rule("GP-SPACE-02")),
        pytest.param("ore-2", 4, (0, 2, 0), marks=pytest.mark.rule("GP-SPACE-03")),
        pytest.param("credits-7", 4, (7, 0, 0), marks=pytest.mark.rule("GP-SPACE-04")),
    ],
)
def test_resources_for_power(name: str, cost: int, gained: tuple[int, int, int]) -> None:
    state, terrans = own_turn(cost - 1)
    assert not allowed(state, f"power {name}")
    terrans.area3 = cost
    before = goods(terrans)
    play(state, f"power {name}")
    assert goods(terrans) == tuple(sum(x) for x in zip(before, (*gained, 0), strict=True))
    assert power(terrans) == (cost, 0, 0, 0)


@pytest.mark.rule("GP-SPACE-05")
def test_two_tokens_for_three_power() -> None:
    state, terrans = own_turn(2)
    assert not allowed(state, "power tokens-2")
    terrans.area3 = 3
    play(state, "power tokens-2")
    assert power(terrans) == (3 + 2, 0, 0, 0)


@pytest.mark.parametrize(
    "name, cost, ore",
    [
        # 1A1 is volcanic: two steps from terra, 3 ore each; the mine costs 1 ore and 2 credits.
        pytest.param("terraform-1", 3, 1 + 3, marks=pytest.mark.rule("GP-SPACE-06")),
        pytest.param("terraform-2", 5, 1, marks=pytest.mark.rule("GP-SPACE-07")),
    ],
)
def test_a_mine_with_free_steps(name: str, cost: int, ore: int) -> None:
    state, terrans = own_turn(cost - 1)
    terrans.qic = 6
    assert not allowed(state, f"power {name} 1A1")
    terrans.area3 = cost
    play(state, f"power {name} 1A1")
    assert terrans.built[0] & at(state, "1A1")
    assert (terrans.credits, terrans.ore) == (20 - 2, 12 - ore)
    assert power(terrans) == (cost, 0, 0, 0)


@pytest.mark.rule("GP-SPACE-07")
def test_a_second_step_that_is_not_needed_is_lost() -> None:
    """1A2 is oxide, one step from terra: the mine costs as much with one free step as with two,
    and the other step serves no later mine."""
    for name in ("terraform-1", "terraform-2"):
        state, terrans = own_turn()
        play(state, f"power {name} 1A2")
        assert (terrans.credits, terrans.ore) == (18, 11)
        play(end(state), "pass mines")
        play(state, "mine 5A3")  # two steps at 3 ore
        assert terrans.ore == 11 - 1 - 6


@pytest.mark.rule("GP-SPACE-06", "GP-SPACE-07")
def test_a_free_step_has_to_be_used() -> None:
    """Neither at home, nor on a Gaia planet."""
    state, _ = own_turn()
    for name in ("terraform-1", "terraform-2"):
        assert not allowed(state, f"power {name} 4A0")
        assert not allowed(state, f"power {name} 3B3")
        assert allowed(state, f"power {name} 3B0")


@pytest.mark.rule("GP-SPACE-08")
def test_more_steps_are_paid_with_ore() -> None:
    """2A7 is volcanic, two steps; 2B2 swamp, three: 1 ore for the mine and 3 per step left."""
    state, terrans = own_turn()
    levels(terrans, navigation=5)
    terrans.ore = 6
    assert not allowed(state, "power terraform-1 2B2")
    assert allowed(state, "power terraform-2 2B2")
    terrans.ore = 7
    play(state, "power terraform-1 2B2")
    assert terrans.ore == 0


@pytest.mark.rule("GP-SPACE-08")
def test_all_other_conditions_hold() -> None:
    state, terrans = own_turn()
    terrans.qic = 0
    assert not allowed(state, "power terraform-2 1A2")  # out of range without Q.I.C.
    terrans.qic = 1
    assert allowed(state, "power terraform-2 1A2")
    assert not allowed(state, "power terraform-2 3A2")  # the Xenos are there
    terrans.credits = 1
    assert not allowed(state, "power terraform-2 1A2")
    terrans.credits = 2
    assert allowed(state, "power terraform-2 1A2")
    play(state, "power terraform-2 1A2")
    assert (terrans.qic, terrans.credits) == (0, 0)


@pytest.mark.rule("GP-SPACE-09")
def test_a_tech_tile_for_four_qic() -> None:
    state, terrans = own_turn()
    terrans.qic = 3
    assert not allowed(state, "qic tile")
    terrans.qic = 4
    play(state, "qic tile", "tile economy", "advance economy")
    assert terrans.qic == 0
    assert terrans.tiles.bit_count() == 1
    assert terrans.research[4] == 1


@pytest.mark.rule("GP-SPACE-09")
def test_also_an_advanced_one() -> None:
    state, terrans = own_turn()
    levels(terrans, ai=4)
    hold(terrans, "credits", "7vp-ore")
    play(state, "qic tile", "tile advanced-ai", "advance science")
    assert terrans.advanced.bit_count() == 1
    assert terrans.research[5] == 1


@pytest.mark.rule("GP-SPACE-10", "GP-SPACE-12")
@pytest.mark.parametrize(
    "token, gained, vp, tokens",
    [
        ("12vp", (0, 0, 0, 0), 12, 0),
        ("8vp-qic", (0, 0, 0, 1), 8, 0),
        ("8vp-tokens", (0, 0, 0, 0), 8, 2),
        ("7vp-ore", (0, 2, 0, 0), 7, 0),
        ("7vp-credits", (6, 0, 0, 0), 7, 0),
        ("6vp-knowledge", (0, 0, 2, 0), 6, 0),
    ],
)
def test_the_reward_of_a_federation_again(
    token: str, gained: tuple[int, ...], vp: int, tokens: int
) -> None:
    """For 3 Q.I.C.; no token is gained, so the round's 5 VP per federation do not come, and a gray
    token stays gray."""
    state, terrans = own_turn(
        round_scoring=["federation-5", "mine-2", "gaia-4", "research-2", "station-3", "big-5"]
    )
    hold(terrans, token)
    terrans.gray = [g + b for g, b in zip(terrans.green, terrans.gray, strict=True)]
    terrans.green = [0] * 7
    levels(terrans, science=4)
    before, gray = goods(terrans), terrans.gray[:]
    play(state, f"qic federation {token}")
    paid = (0, 0, 0, -3)
    assert goods(terrans) == tuple(sum(x) for x in zip(before, paid, gained, strict=True))
    assert terrans.vp == 10 + vp
    assert terrans.area1 == tokens
    assert (terrans.green, terrans.gray) == ([0] * 7, gray)
    play(state, "end", "pass mines")
    assert not allowed(state, "research science")  # level 5 still asks for a green token


@pytest.mark.rule("GP-SPACE-12")
def test_a_green_token_stays_green_and_pays_once() -> None:
    state, terrans = own_turn()
    hold(terrans, "7vp-ore")
    levels(terrans, science=4, economy=4)
    play(state, "qic federation 7vp-ore", "end", "pass mines")
    assert sum(terrans.green) == 1
    play(state, "research science", "end")
    assert sum(terrans.green) == 0
    rich(terrans)
    assert not allowed(state, "research economy")


@pytest.mark.rule("GP-SPACE-11")
def test_not_without_a_token() -> None:
    state, terrans = own_turn()
    assert [move for move in legal(state, "qic") if "federation" in move] == []
    hold(terrans, "7vp-ore")
    assert [move for move in legal(state, "qic") if "federation" in move] == [
        "qic federation 7vp-ore"
    ]
    terrans.qic = 2
    assert not allowed(state, "qic federation 7vp-ore")


@pytest.mark.rule("GP-SPACE-13")
def test_three_vp_and_one_per_planet_type() -> None:
    """Terra, ice, Gaia and the Lost Planet: 3 + 4 VP. A Gaiaformer colonises nothing."""
    state, terrans = own_turn()
    give(state, terrans, "mine", "3B0", "3B3", "4A0")
    h = state.galaxy.by_name["3A4"]
    state.set_planet(h, LOST)
    terrans.lost = 1 << h
    state.colonise(terrans, h)
    terrans.formers_on_map = at(state, "3A8")
    play(state, "qic planets")
    assert terrans.vp == 10 + 3 + 4
    assert terrans.qic == 6 - 2


@pytest.mark.rule("GP-SPACE-13")
def test_it_costs_two_qic() -> None:
    state, terrans = own_turn()
    terrans.qic = 1
    assert not allowed(state, "qic planets")
    terrans.qic = 2
    play(state, "qic planets")
    assert (terrans.vp, terrans.qic) == (14, 0)
