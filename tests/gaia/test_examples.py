"""The worked examples of the rulebook, in its order."""

import pytest

from astrarium.gaia.components.tech_tiles import STANDARD_NAMES
from tests.gaia.positions import (
    alone_with,
    give,
    goods,
    legal,
    me,
    new_game,
    next_round,
    pass_all,
    piece,
    play,
    power,
    rich,
    seat,
    started,
    turn_of,
)

TERRAFORMING, NAVIGATION, AI, GAIA = range(4)


@pytest.mark.rule("GP-EX-01", "GP-EX-02")
def test_the_terrans_board() -> None:
    board = new_game("terrans", "xenos").view(0)["players"][0]
    assert (board["ore"], board["knowledge"], board["credits"]) == (4, 3, 15)
    assert board["power"] == {"I": 4, "II": 4, "III": 0, "gaia": 0}
    assert board["research"]["gaia"] == 1
    assert board["gaiaformers"]["available"] == 1


@pytest.mark.rule("GP-EX-03")
def test_the_neutral_satellite_on_space_8() -> None:
    state = new_game("terrans", "xenos", final_scoring=["satellites", "sectors"])
    track = state.view(None)["final_scoring"][0]
    assert (track["tile"], track["neutral"]) == ("satellites", 8)


@pytest.mark.rule("GP-EX-04")
def test_charging_four() -> None:
    """One token each in areas I and II: the fourth power is lost."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    terrans.area1, terrans.area2, terrans.area3 = 1, 1, 0
    terrans.tiles = 1 << STANDARD_NAMES.index("charge-action")
    play(state, "special charge")
    assert power(terrans) == (0, 0, 2, 0)


@pytest.mark.rule("GP-EX-05")
def test_spending_two_power() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    terrans.area1, terrans.area2, terrans.area3 = 0, 1, 3
    play(state, "spend 1 power for 1 credit", "spend 1 power for 1 credit")
    assert power(terrans) == (2, 1, 1, 0)


@pytest.mark.rule("GP-EX-06")
def test_navigation_2_and_one_qic_reach_four_spaces() -> None:
    """The ice planet 5A8 is four spaces from 1B5, the swamp 2B2 five from 3A3."""
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    terrans.research[NAVIGATION], terrans.research[TERRAFORMING], terrans.qic = 2, 3, 0
    assert "mine 5A8" not in legal(state)
    terrans.qic = 1
    assert "mine 5A8" in legal(state)
    assert "mine 2B2" not in legal(state)
    play(state, "mine 5A8")
    assert terrans.qic == 0


@pytest.mark.rule("GP-EX-07")
def test_a_mine_beside_the_own_gaiaformer() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    play(state, "gaiaform 1A11", "end")
    turn_of(next_round(state), terrans)
    terrans.credits, terrans.ore, terrans.qic = 2, 1, 0
    assert terrans.formers_available == 0
    play(state, "mine 1A11")
    assert goods(terrans)[:2] == (0, 0)
    assert piece(state, terrans, "1A11") == "mine"
    assert terrans.formers_available == 1


@pytest.mark.rule("GP-EX-08")
@pytest.mark.parametrize("planet", ["1A1", "4A8"])
def test_terrans_need_two_steps_for_orange_and_for_gray(planet: str) -> None:
    """1A1 is volcanic, 4A8 titanium; a step costs 3 ore."""
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    kind = next(h["planet"] for h in state.view(None)["hexes"] if h["name"] == planet)
    assert kind == {"1A1": "volcanic", "4A8": "titanium"}[planet]
    before = terrans.ore
    play(state, f"mine {planet}")
    assert terrans.ore == before - 1 - 2 * 3


@pytest.mark.rule("GP-EX-09")
def test_geodens_pay_one_ore_for_the_second_step() -> None:
    """Terraforming 3, one free step, two needed: the terra planet 1B5 near their mine 1A1."""
    state = started("geodens", "xenos")
    geodens = rich(me(state))
    geodens.research[TERRAFORMING], geodens.research[NAVIGATION] = 3, 2
    before = geodens.ore
    play(state, "power terraform-1 1B5")
    assert before - geodens.ore == 1 + 1  # the mine and the step


@pytest.mark.rule("GP-EX-10")
def test_gaia_project_level_3() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    for _ in range(2):
        play(state, "research gaia", "end")
        turn_of(state, rich(terrans))
    assert (terrans.research[GAIA], terrans.formers_available) == (3, 2)
    terrans.area1, terrans.area2, terrans.area3 = 0, 0, 8
    for target, left in (("1A11", 4), ("7A6", 0)):
        play(state, f"gaiaform {target}", "end")
        turn_of(state, terrans)
        assert power(terrans)[2] == left


@pytest.mark.rule("GP-EX-11")
def test_an_extra_mine_is_fine_if_it_costs_no_extra_satellite() -> None:
    """Institute and two stations with two satellites, with or without the mine on 1A1."""
    three = {"1A6": "planetary-institute", "1C": "trading-station", "1A3": "trading-station"}
    state = alone_with(three | {"1A1": "mine"})
    planets = {frozenset(move.split()[1].split(",")) for move in legal(state, "federation")}
    assert planets == {frozenset(three), frozenset(three) | {"1A1"}}
    for move in ("federation 1A3,1A6,1C", "federation 1A1,1A3,1A6,1C"):
        copy = play(state.copy(), move)
        while not legal(copy, "take"):
            play(copy, legal(copy)[0])
        assert copy.seats[0].satellites.bit_count() == 2


@pytest.mark.rule("GP-EX-12")
def test_an_extra_mine_with_an_extra_satellite_is_not() -> None:
    """Institute, station and station reach seven with one satellite; the mine is on 1A0."""
    three = {"1A6": "planetary-institute", "1A5": "trading-station", "1C": "trading-station"}
    state = alone_with(three | {"1A0": "mine"})
    planets = {frozenset(move.split()[1].split(",")) for move in legal(state, "federation")}
    assert planets == {frozenset(three)}


@pytest.mark.rule("GP-EX-13")
def test_eleven_is_fine_if_nothing_can_be_left_out() -> None:
    """3 + 2 on the one side of the gap, 3 + 2 + 1 on the other: neither side reaches seven."""
    five = {
        "1A6": "planetary-institute", "1B3": "trading-station",
        "1B0": "qic-academy", "1A0": "research-lab", "2A4": "mine",
    }  # fmt: skip
    state = alone_with(five, tokens=1)
    planets = {frozenset(move.split()[1].split(",")) for move in legal(state, "federation")}
    assert planets == {frozenset(five)}
    play(state, legal(state, "federation")[0], "take 12vp")
    assert me(state).satellites == 1 << state.galaxy.by_name["1C"]


@pytest.mark.rule("GP-EX-14")
def test_the_xenos_research_terraforming() -> None:
    state = started("xenos", "terrans")
    xenos = me(state)
    xenos.knowledge = 4
    before = xenos.ore
    play(state, "research terraforming")
    assert (xenos.research[TERRAFORMING], xenos.knowledge, xenos.ore) == (1, 0, before + 2)


@pytest.mark.rule("GP-EX-15", "GP-EX-16")
@pytest.mark.parametrize(
    ("structure", "in_area_II", "charged", "paid"),
    [("mine", 5, 1, 0), ("planetary-institute", 5, 3, 2), ("planetary-institute", 1, 1, 0)],
)
def test_charging_beside_a_new_mine(
    structure: str, in_area_II: int, charged: int, paid: int
) -> None:
    """Hadsch Hallas on 4B4, next to the Terrans' new mine on 4A8."""
    state = started("terrans", "hadsch-hallas")
    terrans, hadsch = rich(me(state)), seat(state, "hadsch-hallas")
    give(state, hadsch, structure, "4B4")
    hadsch.area1, hadsch.area2, hadsch.area3 = 0, in_area_II, 0
    play(state, "mine 4A8", "end")
    assert state.to_act == (1,)
    assert legal(state, "charge") == [f"charge {charged}"]
    play(state, f"charge {charged}")
    assert power(hadsch) == (0, in_area_II - charged, charged, 0)
    assert hadsch.vp == 10 - paid
    assert terrans.vp == 10


@pytest.mark.rule("GP-EX-17")
def test_with_one_vp_two_power_can_be_charged() -> None:
    state = started("terrans", "hadsch-hallas")
    rich(me(state))
    hadsch = seat(state, "hadsch-hallas")
    give(state, hadsch, "planetary-institute", "4B4")
    hadsch.area1, hadsch.area2, hadsch.area3, hadsch.vp = 0, 5, 0, 1
    play(state, "mine 4A8", "end", "charge 2")
    assert (hadsch.vp, power(hadsch)) == (0, (0, 3, 2, 0))


@pytest.mark.rule("GP-EX-18")
def test_two_tied_for_first_gain_fifteen_each() -> None:
    state = started("terrans", "hadsch-hallas", "taklons", final_scoring=["structures", "sectors"])
    first, second, third = state.seats
    give(state, first, "mine", "6B5", "4A0")
    give(state, second, "mine", "2A3", "4B4")
    give(state, third, "mine", "4B0")
    track = state.view(None)["final_scoring"][0]
    assert (track["counts"], track["vp"]) == ([4, 4, 3], [15, 15, 6])
    while state.to_act:
        next_round(state)
    assert state.result is not None
    other_track = state.view(None)["final_scoring"][1]["vp"]
    gained = [breakdown["final scoring"] for breakdown in state.result.breakdown]
    assert [vp - other for vp, other in zip(gained, other_track, strict=True)] == [15, 15, 6]


@pytest.mark.rule("GP-EX-19")
def test_level_5_is_worth_twelve_at_the_end() -> None:
    state = started("terrans", "hadsch-hallas")
    me(state).research = [5, 2, 0, 1, 0, 0]
    while state.to_act:
        next_round(state)
    assert state.result is not None
    assert state.result.breakdown[0]["research levels"] == 12


@pytest.mark.rule("GP-EX-20")
def test_terrans_with_institute_gain_ore_and_credit_for_four_tokens() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    give(state, terrans, "planetary-institute", "3A3")
    terrans.research[GAIA] = 3
    terrans.area1, terrans.area2, terrans.area3 = 0, 0, 4
    play(state, "gaiaform 1A11", "end")
    play(pass_all(state), "income charge 4")  # nothing to charge yet, then the token
    before = goods(terrans)
    play(state, "convert ore", "convert credit")
    assert goods(terrans) == (before[0] + 1, before[1] + 1, before[2], before[3])
    assert legal(state, "convert") == []
    assert power(terrans) == (1, 4, 0, 0)  # a token of income, four from the Gaia area


@pytest.mark.rule("GP-EX-21")
def test_hadsch_hallas_with_institute_buy_ore() -> None:
    state = started("hadsch-hallas", "terrans")
    hadsch = me(state)
    give(state, hadsch, "planetary-institute", "1A2")
    before = goods(hadsch)
    play(state, "spend 3 credit for 1 ore")
    assert goods(hadsch) == (before[0] - 3, before[1] + 1, before[2], before[3])
