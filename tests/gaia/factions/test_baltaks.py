"""Bal T'aks: no Navigation before the institute; Gaiaformers become Q.I.C."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    give,
    goods,
    hold,
    legal,
    me,
    next_round,
    play,
    rich,
    started,
)

FORMER = "spend 1 gaiaformer for 1 qic"


def own_turn() -> tuple[GaiaState, Player]:
    """Bal T'aks on 1A1 and 5A3 to move, with one Gaiaformer."""
    state = started("baltaks", "terrans")
    return state, rich(me(state))


@pytest.mark.rule("GP-FACTION-BALTAKS-02", "GP-FACTION-BALTAKS-07")
def test_navigation_opens_with_the_institute() -> None:
    state, baltaks = own_turn()
    assert not allowed(state, "research navigation")
    assert allowed(state, "research terraforming")
    give(state, baltaks, "trading-station", "1A1")
    play(state, "upgrade 1A1 planetary-institute", "end")
    while me(state) is not baltaks:
        play(state, legal(state)[-1] if legal(state)[-1] == "decline" else "pass labs")
    play(state, "research navigation")
    assert baltaks.research[1] == 1


@pytest.mark.rule("GP-FACTION-BALTAKS-02")
def test_no_other_way_into_navigation_either() -> None:
    state, baltaks = own_turn()
    give(state, baltaks, "trading-station", "1A1")
    play(state, "upgrade 1A1 research-lab", "tile free-1")
    assert not allowed(state, "advance navigation")
    assert allowed(state, "advance ai")


@pytest.mark.rule("GP-FACTION-BALTAKS-03")
def test_the_tile_below_navigation_without_the_advance() -> None:
    state, baltaks = own_turn()
    give(state, baltaks, "trading-station", "1A1")
    knowledge = baltaks.knowledge
    play(state, "upgrade 1A1 research-lab", "tile navigation")
    assert baltaks.tiles == 1 << 1
    assert baltaks.knowledge == knowledge + 1  # one planet type
    assert baltaks.research[1] == 0
    assert allowed(state, "end")  # nothing more is asked


@pytest.mark.rule("GP-FACTION-BALTAKS-03", "GP-FACTION-BALTAKS-07")
def test_with_institute_the_advance_comes_with_it() -> None:
    state, baltaks = own_turn()
    give(state, baltaks, "trading-station", "1A1")
    give(state, baltaks, "planetary-institute", "5A3")
    play(state, "upgrade 1A1 research-lab", "tile navigation", "advance navigation")
    assert baltaks.research[1] == 1


@pytest.mark.rule("GP-FACTION-BALTAKS-04")
def test_a_gaiaformer_for_a_qic() -> None:
    state, baltaks = own_turn()
    before = goods(baltaks)
    play(state, FORMER)
    assert goods(baltaks) == (*before[:3], before[3] + 1)
    assert (baltaks.formers_available, baltaks.formers_in_gaia) == (0, 1)
    assert not allowed(state, FORMER)


@pytest.mark.rule("GP-FACTION-BALTAKS-04")
def test_only_an_available_one_and_only_theirs() -> None:
    state, baltaks = own_turn()
    play(state, "gaiaform 1A11")
    assert not allowed(state, FORMER)
    state = started("terrans", "baltaks")
    assert me(state).formers_available == 1
    assert not allowed(state, FORMER)


@pytest.mark.rule("GP-FACTION-BALTAKS-05")
def test_it_cannot_start_a_project_meanwhile() -> None:
    state, _ = own_turn()
    assert allowed(state, "gaiaform 1A11")
    play(state, FORMER)
    assert legal(state, "gaiaform") == []


@pytest.mark.rule("GP-FACTION-BALTAKS-06")
def test_it_is_back_after_the_next_gaia_phase() -> None:
    state, baltaks = own_turn()
    play(state, FORMER)
    next_round(state)
    assert (baltaks.formers_available, baltaks.formers_in_gaia) == (1, 0)
    while me(state) is not baltaks:
        play(state, legal(state, "pass")[0])
    rich(baltaks)
    assert allowed(state, "gaiaform 1A11")


def test_their_academy_pays_credits_instead() -> None:
    """Printed on their board: the academy's action is 4 credits where others get a Q.I.C."""
    state, baltaks = own_turn()
    give(state, baltaks, "qic-academy", "1A1")
    hold(baltaks, "credits")
    before = goods(baltaks)
    play(state, "special academy")
    assert goods(baltaks) == (before[0] + 4, *before[1:])
