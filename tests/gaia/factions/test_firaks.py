"""Firaks: with the institute a research lab becomes a trading station again, for an advance."""

import pytest

from astrarium.gaia import GaiaState
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
    next_round,
    piece,
    play,
    rich,
    seat,
    started,
)


def own_turn(**options: object) -> tuple[GaiaState, Player]:
    """Firaks with the institute on 2A8 and a lab on 3A11, to move; Terrans on 1B5 and 3A3."""
    state = started("firaks", "terrans", **options)
    firaks = rich(me(state))
    give(state, firaks, "planetary-institute", "2A8")
    give(state, firaks, "research-lab", "3A11")
    return state, firaks


@pytest.mark.rule("GP-FACTION-FIRAKS-01")
def test_nothing_special_without_the_institute() -> None:
    state, firaks = own_turn()
    give(state, firaks, "knowledge-academy", "2A8")
    assert legal(state, "special") == []


@pytest.mark.rule("GP-FACTION-FIRAKS-02")
def test_a_lab_for_a_level() -> None:
    state, firaks = own_turn()
    play(state, "special downgrade 3A11")
    assert piece(state, firaks, "3A11") == "trading-station"
    assert legal(state) == [
        f"advance {area}"
        for area in ("terraforming", "navigation", "ai", "gaia", "economy", "science")
    ]  # the advance is part of the action
    play(state, "advance economy")
    assert firaks.research == [0, 0, 0, 0, 1, 0]
    play(end(state), "pass mines")
    give(state, firaks, "research-lab", "3A11")
    assert legal(state, "special") == []  # once per round
    next_round(state)
    while me(state) is not firaks:
        play(state, legal(state, "pass")[0])
    assert allowed(state, "special downgrade 3A11")


@pytest.mark.rule("GP-FACTION-FIRAKS-02")
def test_only_labs_and_only_with_a_station_left() -> None:
    state, firaks = own_turn()
    give(state, firaks, "trading-station", "1A1", "1A2", "2A7")
    give(state, firaks, "knowledge-academy", "3B0")
    assert legal(state, "special") == ["special downgrade 3A11"]
    give(state, firaks, "trading-station", "2A3")  # the fourth and last
    assert legal(state, "special") == []


@pytest.mark.rule("GP-FACTION-FIRAKS-03")
def test_it_counts_as_upgrading_to_a_station() -> None:
    """Round tile 3 VP, advanced tile 3 VP, and the Terrans next door charge."""
    state, firaks = own_turn(
        round_scoring=["station-3", "mine-2", "gaia-4", "research-2", "federation-5", "big-5"]
    )
    hold(firaks, "credits", "station-vp")
    terrans = seat(state, "terrans")
    give(state, terrans, "mine", "3B0")
    play(state, "special downgrade 3A11", "advance science", "end")
    assert firaks.vp == 16
    assert me(state) is terrans
    assert legal(state) == ["charge 1", "decline"]


@pytest.mark.rule("GP-FACTION-FIRAKS-04")
def test_nothing_is_paid() -> None:
    state, firaks = own_turn()
    firaks.credits = firaks.ore = firaks.knowledge = 0
    before = goods(firaks)
    play(state, "special downgrade 3A11", "advance science")
    assert goods(firaks) == before


@pytest.mark.rule("GP-FACTION-FIRAKS-05")
def test_the_lab_can_be_built_again_with_a_new_tile() -> None:
    state, firaks = own_turn()
    hold(firaks, "credits")
    play(end(play(state, "special downgrade 3A11", "advance science")), "pass mines")
    assert firaks.built[2] == 0
    assert firaks.tiles.bit_count() == 1  # no tile is lost
    rich(firaks)
    play(state, "upgrade 3A11 research-lab", "tile free-1", "decline")
    assert piece(state, firaks, "3A11") == "research-lab"
    assert firaks.tiles.bit_count() == 2
    assert goods(firaks) == (20 - 5, 12 - 3, 12, 6)


@pytest.mark.rule("GP-FACTION-FIRAKS-06")
def test_level_5_needs_a_green_token_and_a_free_place() -> None:
    state, firaks = own_turn()
    levels(firaks, science=4, economy=4)
    seat(state, "terrans").research[4] = 5
    play(state, "special downgrade 3A11")
    assert not allowed(state, "advance science")
    state, firaks = own_turn()
    levels(firaks, science=4, economy=4)
    seat(state, "terrans").research[4] = 5
    hold(firaks, "7vp-ore")
    play(state, "special downgrade 3A11")
    assert not allowed(state, "advance economy")  # somebody stands there
    play(state, "advance science")
    assert firaks.research[5] == 5
    assert (sum(firaks.green), sum(firaks.gray)) == (0, 1)


@pytest.mark.rule("GP-FACTION-FIRAKS-03", "GP-FACTION-FIRAKS-06")
def test_downgrade_and_lost_planet_are_two_offers() -> None:
    """Terrans with a mine on 3B0 near both: one offer for each, one after the other."""
    state, firaks = own_turn()
    terrans = seat(state, "terrans")
    give(state, terrans, "mine", "3B0")
    levels(firaks, navigation=4)
    hold(firaks, "7vp-ore")
    play(state, "special downgrade 3A11", "advance navigation", "lost-planet 3A0", "end")
    assert firaks.lost == at(state, "3A0")
    asked = []
    while legal(state)[-1] == "decline":
        assert legal(state) == ["charge 1", "decline"]
        asked.append(me(state))
        play(state, "charge 1")
    assert asked == [terrans, terrans]
    assert (terrans.area1, terrans.area2, terrans.vp) == (2, 6, 10)
