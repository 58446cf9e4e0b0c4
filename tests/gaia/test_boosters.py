"""The ten boosters: their income, their action or what they score on passing."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.planets import LOST
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    at,
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


def own_turn(booster: str = "") -> tuple[GaiaState, Player]:
    """Terrans on 1B5 and 3A3 to move with this booster."""
    state = started("terrans", "xenos")
    terrans = rich(me(state))
    if booster:
        hold(terrans, booster)
    return state, terrans


def income(booster: str) -> tuple[int, int, int, int, int, int]:
    """Credits, ore, knowledge, Q.I.C., charged, tokens of an income phase with this booster; the
    structures of the Terrans give 3 ore, 1 knowledge, which are left out."""
    rest = [name for name in BOOSTER_NAMES if name != booster][:4]
    state = started("terrans", "xenos", boosters=[*rest, booster])
    terrans = me(state)
    hold(terrans, rest[0])
    state.boosters = 1 << BOOSTER_NAMES.index(booster) | 1 << BOOSTER_NAMES.index(rest[3])
    terrans.credits = terrans.ore = terrans.knowledge = terrans.qic = 0
    terrans.area1, terrans.area2, terrans.area3 = 10, 0, 0
    play(state, f"pass {booster}")
    play(state, legal(state, "pass")[0])
    while state.phase != 3:
        play(state, legal(state)[0])
    credits, ore, knowledge, qic = goods(terrans)
    assert power(terrans)[2:] == (0, 0)
    return credits, ore - 3, knowledge - 1, qic, terrans.area2, sum(power(terrans)) - 10


@pytest.mark.parametrize(
    "booster, wanted",
    [
        pytest.param(name, wanted, marks=pytest.mark.rule(rule), id=name)
        for rule, name, wanted in (
            ("GP-BOOSTER-02", "ore-knowledge", (0, 1, 1, 0, 0, 0)),
            ("GP-BOOSTER-03", "credits-qic", (2, 0, 0, 1, 0, 0)),
            ("GP-BOOSTER-04", "tokens-ore", (0, 1, 0, 0, 0, 2)),
            ("GP-BOOSTER-05", "step", (2, 0, 0, 0, 0, 0)),
            ("GP-BOOSTER-06", "range", (0, 0, 0, 0, 2, 0)),
            ("GP-BOOSTER-07", "mines", (0, 1, 0, 0, 0, 0)),
            ("GP-BOOSTER-08", "labs", (0, 0, 1, 0, 0, 0)),
            ("GP-BOOSTER-09", "stations", (0, 1, 0, 0, 0, 0)),
            ("GP-BOOSTER-10", "big", (0, 0, 0, 0, 4, 0)),
            ("GP-BOOSTER-11", "gaia", (4, 0, 0, 0, 0, 0)),
        )
    ],
)
def test_income(booster: str, wanted: tuple[int, ...]) -> None:
    assert income(booster) == wanted


@pytest.mark.rule("GP-BOOSTER-01")
def test_it_works_only_while_held() -> None:
    """After the pass the returned booster is anybody's: its action, VP and income are gone."""
    state, terrans = own_turn("range")
    assert allowed(state, "special range-mine 1A1")
    play(state, "pass labs", "pass mines")
    while me(state) is not terrans:
        play(state, legal(state, "pass")[0])
    rich(terrans)
    assert legal(state, "special") == []
    vp = terrans.vp
    give(state, terrans, "trading-station", "1B5")
    hold(state.seats[1], "stations")
    play(state, legal(state, "pass")[0])
    assert terrans.vp == vp  # labs without labs; the stations booster is not theirs


def scored(booster: str, **pieces: tuple[str, ...]) -> int:
    """VP for passing with this booster and exactly these structures."""
    state, terrans = own_turn(booster)
    terrans.built = [0] * 6
    for structure, hexes in pieces.items():
        give(state, terrans, structure.replace("_", "-"), *hexes)
    play(state, "pass labs" if booster != "labs" else "pass mines")
    return terrans.vp - 10


@pytest.mark.rule("GP-BOOSTER-07")
def test_a_vp_per_mine() -> None:
    assert scored("mines", mine=("1B5", "3A3", "3B0"), trading_station=("4A0",)) == 3


@pytest.mark.rule("GP-BOOSTER-07")
def test_the_lost_planet_counts_as_a_mine() -> None:
    state, terrans = own_turn("mines")
    h = state.galaxy.by_name["3A4"]
    state.set_planet(h, LOST)
    terrans.lost = 1 << h
    play(state, "pass labs")
    assert terrans.vp == 10 + 2 + 1


@pytest.mark.rule("GP-BOOSTER-08")
def test_three_vp_per_lab() -> None:
    assert scored("labs", research_lab=("1B5", "3A3"), knowledge_academy=("4A0",)) == 6


@pytest.mark.rule("GP-BOOSTER-09")
def test_two_vp_per_station() -> None:
    assert scored("stations", trading_station=("1B5", "3A3", "4A0"), mine=("3B0",)) == 6


@pytest.mark.rule("GP-BOOSTER-10")
def test_four_vp_per_institute_and_academy() -> None:
    pieces = {
        "planetary_institute": ("1B5",),
        "knowledge_academy": ("3A3",),
        "qic_academy": ("4A0",),
        "research_lab": ("3B0",),
    }
    assert scored("big", **pieces) == 12


@pytest.mark.rule("GP-BOOSTER-11")
def test_a_vp_per_colonised_gaia_planet() -> None:
    """3B3 and 7B4 with structures; on 3A8 stands only a Gaiaformer."""
    state, terrans = own_turn("gaia")
    give(state, terrans, "mine", "3B3")
    give(state, terrans, "trading-station", "7B4")
    state.set_planet(state.galaxy.by_name["3A8"], 7)
    terrans.formers_on_map = at(state, "3A8")
    play(state, "pass labs")
    assert terrans.vp == 12


@pytest.mark.rule("GP-BOOSTER-05")
def test_a_mine_with_a_free_step_and_more_for_ore() -> None:
    """1A2 oxide: the one step is free. 1A1 volcanic: a second one for 3 ore."""
    for name, ore in (("1A2", 1), ("1A1", 1 + 3)):
        state, terrans = own_turn("step")
        play(state, f"special step {name}")
        assert terrans.built[0] & at(state, name)
        assert (terrans.credits, terrans.ore) == (18, 12 - ore)


@pytest.mark.rule("GP-BOOSTER-05")
def test_the_step_has_to_be_used_and_costs_no_power() -> None:
    state, terrans = own_turn("step")
    areas = power(terrans)
    assert not allowed(state, "special step 4A0")  # at home
    assert not allowed(state, "special step 3B3")  # a Gaia planet
    play(state, "special step 3B0")
    assert power(terrans) == areas


@pytest.mark.rule("GP-BOOSTER-06")
def test_range_plus_three() -> None:
    """2B5 is ice, one step from terra and four spaces from 3A3: range 1 + 3 without Q.I.C."""
    state, terrans = own_turn("range")
    terrans.qic = 0
    assert state.galaxy.shape.distance(*(state.galaxy.by_name[n] for n in ("3A3", "2B5"))) == 4
    assert not allowed(state, "mine 2B5")
    play(state, "special range-mine 2B5")
    assert terrans.built[0] & at(state, "2B5")
    assert goods(terrans) == (18, 12 - 1 - 3, 12, 0)


@pytest.mark.rule("GP-BOOSTER-06")
def test_range_for_a_gaia_project() -> None:
    state, terrans = own_turn("range")
    terrans.qic = 0
    terrans.area1, terrans.area2, terrans.area3 = 6, 0, 0
    assert not allowed(state, "gaiaform 3A8")
    play(state, "special range-gaiaform 3A8")
    assert terrans.formers_on_map == at(state, "3A8")
    assert terrans.gaia_area == 6


@pytest.mark.rule("GP-BOOSTER-06")
def test_not_beyond_range_four() -> None:
    state, terrans = own_turn("range")
    terrans.qic = 0
    shape, by_name = state.galaxy.shape, state.galaxy.by_name
    for move in legal(state, "special"):
        h = by_name[move.split()[2]]
        assert min(shape.distance(h, by_name[own]) for own in ("1B5", "3A3")) <= 4
    levels(terrans, navigation=2)  # basic range 2: five spaces
    assert any(
        min(shape.distance(by_name[m.split()[2]], by_name[o]) for o in ("1B5", "3A3")) == 5
        for m in legal(state, "special")
    )


@pytest.mark.rule("GP-BOOSTER-12")
@pytest.mark.parametrize(
    "booster, move", [("step", "special step 1A2"), ("range", "special range-mine 1A2")]
)
def test_no_other_action_in_the_same_turn(booster: str, move: str) -> None:
    state, terrans = own_turn(booster)
    hold(terrans, "charge-action")
    play(state, move)
    assert {text.split()[0] for text in legal(state)} <= {"spend", "burn", "end"}


@pytest.mark.rule("GP-BOOSTER-12")
def test_range_and_free_steps_of_other_actions_do_not_add_up() -> None:
    """The power action knows nothing of the booster's range."""
    state, terrans = own_turn("range")
    terrans.qic = 0
    assert allowed(state, "special range-mine 3B0")
    assert not allowed(state, "power terraform-1 3B0")


@pytest.mark.rule("GP-BOOSTER-13")
def test_qic_extend_the_range_further() -> None:
    """6A0 is desert, eight spaces from 3A3: 1 + 3, and 2 more for each of two Q.I.C."""
    state, terrans = own_turn("range")
    levels(terrans, terraforming=3)
    terrans.qic = 1
    assert not allowed(state, "special range-mine 6A0")
    terrans.qic = 2
    play(state, "special range-mine 6A0")
    assert terrans.qic == 0


@pytest.mark.rule("GP-BOOSTER-13")
def test_all_costs_of_the_mine_stay() -> None:
    state, terrans = own_turn("range")
    terrans.ore = 0
    assert not allowed(state, "special range-mine 4A0")
    terrans.ore, terrans.qic = 15, 0
    assert not allowed(state, "special range-mine 3B3")  # a Gaia planet asks for a Q.I.C.
    terrans.qic = 1
    assert allowed(state, "special range-mine 3B3")
