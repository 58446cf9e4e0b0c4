"""Charge power when somebody builds nearby: who, how much, for how many VP, in which order."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    give,
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


def neighbours() -> tuple[GaiaState, Player, Player]:
    """Terrans to move, mines on 1B5 and 3A3; Xenos on 3A2 next to it, and far off on 1A5, 2A11."""
    state = started("terrans", "xenos")
    return state, rich(me(state)), seat(state, "xenos")


def offered(state: GaiaState) -> bool:
    """Whether somebody is asked to charge."""
    return legal(state)[-1] == "decline"


@pytest.mark.rule("GP-PASSIVE-01")
@pytest.mark.parametrize("move", ["mine 3B0", "upgrade 3A3 trading-station"])
def test_building_offers_power_within_two_spaces(move: str) -> None:
    state, _, xenos = neighbours()
    play(state, move, "end")  # 3B0 is two spaces from 3A2
    assert me(state) is xenos
    assert legal(state) == ["charge 1", "decline"]
    play(state, "charge 1")
    assert power(xenos) == (1, 5, 0, 0)


@pytest.mark.rule("GP-PASSIVE-01")
def test_three_spaces_are_too_far() -> None:
    state, _, xenos = neighbours()
    play(state, "mine 3A11", "end")  # three spaces from 3A2
    assert me(state) is xenos
    assert not offered(state)
    assert power(xenos) == (2, 4, 0, 0)


@pytest.mark.rule("GP-PASSIVE-01")
def test_every_structure_type_of_an_upgrade_offers_power() -> None:
    state, terrans, xenos = neighbours()
    for structure in ("trading-station", "research-lab", "qic-academy"):
        rich(terrans)
        play(state, f"upgrade 3A3 {structure}")
        if structure != "trading-station":
            play(state, legal(state, "tile")[0], "decline")
        play(state, "end")
        assert legal(state) == ["charge 1", "decline"]
        play(state, "decline", "research science", "end")
        rich(xenos)


@pytest.mark.rule("GP-PASSIVE-02")
def test_the_most_valuable_structure_nearby_counts() -> None:
    """A mine and an institute within two spaces, an academy farther off: 3 power for 2 VP."""
    state, _, xenos = neighbours()
    give(state, xenos, "planetary-institute", "3B2")
    give(state, xenos, "knowledge-academy", "1A5")
    hold(xenos, "credits")
    play(state, "upgrade 3A3 trading-station", "end")
    assert legal(state)[0] == "charge 3"


@pytest.mark.rule("GP-PASSIVE-03")
def test_equal_structures_do_not_add_up() -> None:
    state, _, xenos = neighbours()
    give(state, xenos, "trading-station", "3A2", "3B2", "4A10")
    play(state, "upgrade 3A3 trading-station", "end")
    assert legal(state) == ["charge 2", "decline"]
    play(state, "charge 2")
    assert xenos.vp == 9
    assert not offered(state)


@pytest.mark.rule("GP-PASSIVE-02", "GP-PASSIVE-04", "GP-PASSIVE-06")
@pytest.mark.parametrize(
    "structure, charged, vp",
    [
        ("mine", 1, 0),
        ("trading-station", 2, 1),
        ("research-lab", 2, 1),
        ("planetary-institute", 3, 2),
        ("knowledge-academy", 3, 2),
        ("qic-academy", 3, 2),
    ],
)
def test_charging_n_costs_n_minus_1_vp(structure: str, charged: int, vp: int) -> None:
    state, _, xenos = neighbours()
    give(state, xenos, structure, "3A2")
    play(state, "upgrade 3A3 trading-station", "end")
    assert legal(state) == [f"charge {charged}", "decline"]  # all of it or nothing
    play(state, f"charge {charged}")
    assert xenos.vp == 10 - vp
    one = min(2, charged)
    assert power(xenos) == (2 - one, 4 + one - (charged - one), charged - one, 0)


@pytest.mark.rule("GP-PASSIVE-04")
def test_four_power_cost_three_vp() -> None:
    state, _, xenos = neighbours()
    give(state, xenos, "planetary-institute", "3A2")
    hold(xenos, "big-power")
    play(state, "upgrade 3A3 trading-station", "end", "charge 4")
    assert xenos.vp == 7
    assert power(xenos) == (0, 4, 2, 0)


@pytest.mark.rule("GP-PASSIVE-05")
@pytest.mark.parametrize("structure", ["mine", "planetary-institute"])
def test_declining_costs_nothing(structure: str) -> None:
    state, _, xenos = neighbours()
    give(state, xenos, structure, "3A2")
    play(state, "upgrade 3A3 trading-station", "end", "decline")
    assert (xenos.vp, power(xenos)) == (10, (2, 4, 0, 0))
    assert not offered(state)


@pytest.mark.rule("GP-PASSIVE-06")
def test_no_part_of_the_power() -> None:
    state, _, xenos = neighbours()
    give(state, xenos, "planetary-institute", "3A2")
    play(state, "upgrade 3A3 trading-station", "end")
    assert not allowed(state, "charge 1")
    assert not allowed(state, "charge 2")
    assert allowed(state, "charge 3")


@pytest.mark.rule("GP-PASSIVE-07")
@pytest.mark.parametrize("area2, charged, vp", [(1, 1, 0), (2, 2, 1)])
def test_tokens_nearly_all_in_area_3(area2: int, charged: int, vp: int) -> None:
    """An institute offers 3, but only the tokens of area II can still move."""
    state, _, xenos = neighbours()
    give(state, xenos, "planetary-institute", "3A2")
    xenos.area1, xenos.area2, xenos.area3 = 0, area2, 4
    play(state, "upgrade 3A3 trading-station", "end")
    assert legal(state) == [f"charge {charged}", "decline"]
    play(state, f"charge {charged}")
    assert (xenos.vp, power(xenos)) == (10 - vp, (0, 0, 4 + area2, 0))


@pytest.mark.rule("GP-PASSIVE-07")
def test_a_token_of_area_1_can_move_twice() -> None:
    state, _, xenos = neighbours()
    give(state, xenos, "planetary-institute", "3A2")
    xenos.area1, xenos.area2, xenos.area3 = 1, 0, 4
    play(state, "upgrade 3A3 trading-station", "end", "charge 2")
    assert (xenos.vp, power(xenos)) == (9, (0, 0, 5, 0))


@pytest.mark.rule("GP-PASSIVE-07")
def test_nothing_to_charge_is_no_offer() -> None:
    state, _, xenos = neighbours()
    xenos.area1, xenos.area2, xenos.area3 = 0, 0, 4
    play(state, "upgrade 3A3 trading-station", "end")
    assert not offered(state)


@pytest.mark.rule("GP-PASSIVE-08", "GP-PASSIVE-09")
@pytest.mark.parametrize("vp, charged", [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_short_of_vp(vp: int, charged: int) -> None:
    """An institute offers 3 for 2 VP: with fewer VP all of them go, for one power more."""
    state, _, xenos = neighbours()
    give(state, xenos, "planetary-institute", "3A2")
    xenos.vp = vp
    play(state, "upgrade 3A3 trading-station", "end")
    assert legal(state) == [f"charge {charged}", "decline"]
    play(state, f"charge {charged}")
    assert xenos.vp == vp - (charged - 1) >= 0


@pytest.mark.rule("GP-PASSIVE-09")
@pytest.mark.parametrize("faction", ["xenos", "taklons"])
def test_whoever_started_below_zero_loses_no_more(faction: str) -> None:
    """A handicap may begin below 0 VP; the single power that costs nothing is still there."""
    state = started("terrans", faction, start_vp=[10, -3])
    rich(me(state))
    other = seat(state, faction)
    give(state, other, "planetary-institute", "3A2")
    play(state, "upgrade 3A3 trading-station", "end")
    play(state, legal(state)[0])
    assert other.vp == -3


@pytest.mark.rule("GP-PASSIVE-10", "GP-PASSIVE-13")
@pytest.mark.parametrize("turn_order", ["clockwise", "passing"])
def test_clockwise_from_the_builder(turn_order: str) -> None:
    """Seat 1 builds between all others: seats 2, 3 and 0 decide, the builder is not asked."""
    state = started("terrans", "xenos", "firaks", "geodens", turn_order=turn_order)
    play(state, "research ai", "end")
    xenos = rich(me(state))
    assert state.to_act == (1,)
    give(state, xenos, "mine", "3A2", "3B2")
    give(state, state.seats[0], "mine", "3A3")
    give(state, state.seats[2], "mine", "4A10")
    give(state, state.seats[3], "mine", "7A7")
    if turn_order == "passing":
        state.order = [1, 0, 3, 2]
    play(state, "upgrade 3A2 trading-station", "end")
    asked = []
    while offered(state):
        asked.append(state.to_act[0])
        play(state, "charge 1")
    assert asked == [2, 3, 0]


@pytest.mark.rule("GP-PASSIVE-11")
def test_a_player_who_passed_can_charge() -> None:
    state, _, xenos = neighbours()
    play(state, "research science", "end", legal(state, "pass")[0])
    assert xenos.passed
    play(state, "upgrade 3A3 trading-station", "end")
    assert me(state) is xenos
    play(state, "charge 1")
    assert power(xenos) == (1, 5, 0, 0)
    assert state.to_act == (0,)


@pytest.mark.rule("GP-PASSIVE-12")
def test_other_charges_cost_no_vp() -> None:
    state, terrans, _ = neighbours()
    hold(terrans, "charge-action")
    terrans.area1, terrans.area2, terrans.area3 = 4, 4, 0
    levels(terrans, science=2)
    play(state, "special charge", "end", legal(state, "pass")[0])
    play(state, "research science", "end")  # level 3 charges 3
    assert power(terrans) == (0, 5, 3, 0)
    assert terrans.vp == 10


@pytest.mark.rule("GP-PASSIVE-12")
def test_charging_as_income_costs_no_vp() -> None:
    state, terrans, _ = neighbours()
    hold(terrans, "ore-charge")
    terrans.area1, terrans.area2, terrans.area3 = 4, 4, 0
    next_round(state)
    assert (terrans.vp, power(terrans)) == (10, (3, 5, 0, 0))


@pytest.mark.rule("GP-PASSIVE-13")
def test_the_builder_charges_nothing() -> None:
    state, terrans, xenos = neighbours()
    give(state, terrans, "planetary-institute", "3A4")
    terrans.area1, terrans.area2, terrans.area3 = 4, 4, 0
    play(state, "upgrade 3A3 trading-station", "end", "decline")
    assert power(terrans) == (4, 4, 0, 0)
    assert me(state) is xenos and not offered(state)


@pytest.mark.rule("GP-PASSIVE-14")
def test_a_gaia_project_offers_nothing() -> None:
    state, _, xenos = neighbours()
    give(state, xenos, "mine", "2A0")
    play(state, "gaiaform 2A1", "end")  # next to a mine of the Xenos
    assert me(state) is xenos and not offered(state)
    next_round(state)  # the planet turns into a Gaia planet
    assert state.planets[state.galaxy.by_name["2A1"]] == 7
    assert power(xenos) == (2, 4, 0, 0)


@pytest.mark.rule("GP-PASSIVE-14")
def test_a_federation_and_its_satellites_offer_nothing() -> None:
    state, terrans, xenos = neighbours()
    give(state, terrans, "planetary-institute", "3A3")
    give(state, terrans, "knowledge-academy", "3B0")
    give(state, terrans, "mine", "3A11")
    play(state, "federation 3A3,3A11,3B0")
    while legal(state)[0].startswith("satellite"):
        play(state, legal(state)[0])
    play(state, "take 12vp", "end")
    assert terrans.satellites and me(state) is xenos
    assert not offered(state)
    assert power(xenos) == (2, 4, 0, 0)
