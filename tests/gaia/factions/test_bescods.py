"""Bescods: swapped board, an advance of the lowest research per round, strong titanium."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.actions.charge import power_value
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    give,
    hold,
    legal,
    levels,
    me,
    next_round,
    piece,
    play,
    rich,
    seat,
    started,
)


def own_turn(**options: object) -> tuple[GaiaState, Player]:
    """Bescods on the titanium planets 2A8 and 3A11, to move; Terrans on 1B5 and 3A3."""
    state = started("bescods", "terrans", **options)
    return state, rich(me(state))


@pytest.mark.rule("GP-FACTION-BESCODS-02")
def test_upgrades_of_the_swapped_board() -> None:
    state, bescods = own_turn()
    give(state, bescods, "trading-station", "2A8")
    give(state, bescods, "research-lab", "3A11")
    assert set(legal(state, "upgrade")) == {
        "upgrade 2A8 knowledge-academy",
        "upgrade 2A8 qic-academy",
        "upgrade 2A8 research-lab",
        "upgrade 3A11 planetary-institute",
    }


@pytest.mark.rule("GP-FACTION-BESCODS-03")
def test_stations_pay_knowledge_and_labs_credits() -> None:
    """Base 1 ore; two stations 2 knowledge; three labs 3 + 4 + 5 credits; no mine is left."""
    state, bescods = own_turn()
    give(state, bescods, "trading-station", "2A8", "1A1")
    give(state, bescods, "research-lab", "3A11", "1A2", "2A7")
    bescods.credits = bescods.ore = bescods.knowledge = 0
    play(state, "pass mines", "pass labs")
    assert (bescods.credits, bescods.ore, bescods.knowledge) == (12, 1 + 1, 2)  # booster 1 ore


@pytest.mark.rule("GP-FACTION-BESCODS-04")
@pytest.mark.parametrize("structure", ["research-lab", "knowledge-academy", "qic-academy"])
def test_labs_and_academies_bring_a_tile(structure: str) -> None:
    state, bescods = own_turn()
    give(state, bescods, "trading-station", "2A8")
    play(state, f"upgrade 2A8 {structure}", "tile free-2", "decline")
    assert bescods.tiles.bit_count() == 1
    assert piece(state, bescods, "2A8") == structure


@pytest.mark.rule("GP-FACTION-BESCODS-04")
def test_the_institute_brings_none() -> None:
    state, bescods = own_turn()
    give(state, bescods, "research-lab", "2A8")
    play(state, "upgrade 2A8 planetary-institute")
    assert bescods.tiles == 0
    assert allowed(state, "end")


@pytest.mark.rule("GP-FACTION-BESCODS-05")
def test_the_lowest_advances_for_nothing() -> None:
    state, bescods = own_turn()
    bescods.knowledge = 0
    levels(bescods, terraforming=2, navigation=1, ai=2, gaia=2, economy=1, science=3)
    assert set(legal(state, "special")) == {"special advance navigation", "special advance economy"}
    play(state, "special advance economy")
    assert bescods.research == [2, 1, 2, 2, 2, 3]
    assert bescods.knowledge == 0
    play(state, "end", "pass mines")
    assert legal(state, "special") == []  # once per round
    next_round(state)
    while me(state) is not bescods:
        play(state, legal(state, "pass")[0])
    assert legal(state, "special") == ["special advance navigation"]


@pytest.mark.rule("GP-FACTION-BESCODS-06")
def test_equals_are_a_choice() -> None:
    state, _ = own_turn()
    assert legal(state, "special") == [
        f"special advance {area}"
        for area in ("terraforming", "navigation", "ai", "gaia", "economy", "science")
    ]
    levels(me(state), gaia=1)
    assert not allowed(state, "special advance gaia")
    assert allowed(state, "special advance ai")


@pytest.mark.rule("GP-FACTION-BESCODS-07")
def test_level_5_as_for_everybody() -> None:
    state, bescods = own_turn()
    levels(bescods, terraforming=4, navigation=4, ai=4, gaia=4, economy=4, science=4)
    assert legal(state, "special") == []  # no green token
    hold(bescods, "12vp")
    assert legal(state, "special") == []  # gray
    hold(bescods, "7vp-ore")
    seat(state, "terrans").research[4] = 5
    assert not allowed(state, "special advance economy")
    play(state, "special advance science")
    assert bescods.research[5] == 5
    assert (sum(bescods.green), sum(bescods.gray)) == (0, 2)


@pytest.mark.rule("GP-FACTION-BESCODS-08", "GP-FACTION-BESCODS-09")
@pytest.mark.parametrize(
    "structure, plain, raised, with_tile",
    [
        ("mine", 1, 2, 2),
        ("trading-station", 2, 3, 3),
        ("research-lab", 2, 3, 3),
        ("knowledge-academy", 3, 4, 5),
    ],
)
def test_values_on_titanium(structure: str, plain: int, raised: int, with_tile: int) -> None:
    state, bescods = own_turn()
    titanium, oxide = (state.galaxy.by_name[name] for name in ("3A11", "1A2"))

    def values() -> tuple[int, int]:
        return power_value(state, bescods, titanium), power_value(state, bescods, oxide)

    give(state, bescods, structure, "3A11", "1A2")
    assert values() == (plain, plain)
    give(state, bescods, "planetary-institute", "2A8")
    assert values() == (raised, plain)
    hold(bescods, "big-power")
    assert values() == (with_tile, with_tile - 1)


@pytest.mark.rule("GP-FACTION-BESCODS-08", "GP-FACTION-BESCODS-09")
def test_the_institute_itself_counts_five_when_charging() -> None:
    """3, raised to 4 by the tile and to 5 by titanium: 5 power for 4 VP."""
    state = started("terrans", "bescods")
    terrans, bescods = rich(me(state)), seat(state, "bescods")
    give(state, bescods, "planetary-institute", "3A11")
    hold(bescods, "big-power")
    give(state, terrans, "mine", "3B0")
    bescods.area1, bescods.area2, bescods.area3 = 2, 4, 0
    play(state, "upgrade 3B0 trading-station", "end")
    assert legal(state) == ["charge 5", "decline"]
    play(state, "charge 5")
    assert bescods.vp == 6
    assert (bescods.area1, bescods.area2, bescods.area3) == (0, 3, 3)


@pytest.mark.rule("GP-FACTION-BESCODS-09")
@pytest.mark.parametrize(
    "first, formed", [("planetary-institute", True), ("knowledge-academy", False)]
)
def test_the_bonus_counts_in_federations(first: str, formed: bool) -> None:
    """2A8 is titanium, 2A7 next to it volcanic: institute 4 and academy 3 are 7; two academies
    are 6."""
    state, bescods = own_turn()
    give(state, bescods, first, "2A8")
    give(state, bescods, "qic-academy", "2A7")
    bescods.area2 = bescods.area3 = 0  # no satellites
    assert allowed(state, "federation 2A7,2A8") is formed
