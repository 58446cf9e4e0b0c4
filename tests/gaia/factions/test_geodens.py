"""Geodens: with the institute the first mine on each planet type gives knowledge."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    end,
    give,
    hold,
    legal,
    levels,
    me,
    play,
    rich,
    started,
)


def own_turn(institute: bool = True) -> tuple[GaiaState, Player]:
    """Geodens on 1A1 (the institute) and 5A3, to move; long range, cheap terraforming."""
    state = started("geodens", "terrans")
    geodens = rich(me(state))
    levels(geodens, navigation=4, terraforming=3)
    if institute:
        give(state, geodens, "planetary-institute", "1A1")
    geodens.knowledge = 4
    return state, geodens


@pytest.mark.rule("GP-FACTION-GEODENS-01")
def test_nothing_special_without_the_institute() -> None:
    state, geodens = own_turn(institute=False)
    assert legal(state, "special") == []
    play(state, "mine 1A2")
    assert geodens.knowledge == 4


@pytest.mark.rule("GP-FACTION-GEODENS-02")
@pytest.mark.parametrize("name", ["1A2", "3B0", "5B3"])
def test_three_knowledge_for_a_new_type(name: str) -> None:
    """Oxide, ice and a Gaia planet."""
    state, geodens = own_turn()
    play(state, f"mine {name}")
    assert geodens.knowledge == 7


@pytest.mark.rule("GP-FACTION-GEODENS-02")
def test_the_lost_planet_is_a_type_too() -> None:
    state, geodens = own_turn()
    hold(geodens, "7vp-ore")
    play(state, "research navigation", "lost-planet 1A0")
    assert geodens.knowledge == 4 - 4 + 3


@pytest.mark.rule("GP-FACTION-GEODENS-03")
def test_types_from_before_the_institute_give_nothing() -> None:
    state, geodens = own_turn(institute=False)
    give(state, geodens, "mine", "1A2")  # oxide
    give(state, geodens, "planetary-institute", "1A1")
    play(state, "mine 4B4", "end")  # oxide again
    assert geodens.knowledge == 4


@pytest.mark.rule("GP-FACTION-GEODENS-03")
def test_the_home_type_gives_nothing() -> None:
    state, geodens = own_turn()
    levels(geodens, navigation=5)
    play(state, "mine 2A7")
    assert geodens.knowledge == 4


@pytest.mark.rule("GP-FACTION-GEODENS-04")
def test_a_second_mine_of_a_type_gives_nothing() -> None:
    state, geodens = own_turn()
    play(end(play(state, "mine 1A2")), "pass mines")
    assert geodens.knowledge == 7
    play(state, "mine 2A3")
    assert geodens.knowledge == 7
