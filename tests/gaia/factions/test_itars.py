"""Itars: burnt tokens wait in the Gaia area and buy tech tiles with the institute."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    at,
    give,
    hold,
    legal,
    levels,
    me,
    next_round,
    pass_all,
    play,
    power,
    rich,
    started,
)


def gaia_phase(
    tokens: int, *, institute: bool = True, first: bool = True, **options: object
) -> tuple[GaiaState, Player]:
    """Round 2, the Gaia phase: Itars on 5A8 and 2B5 decide about so many tokens of the Gaia area,
    beside 4/4/0 after income. Terrans on 1B5 and 3A3."""
    names = ("itars", "terrans") if first else ("terrans", "itars")
    state = started(*names, **options)
    itars = state.seats[0 if first else 1]
    if institute:
        give(state, itars, "planetary-institute", "5A8")
    itars.area1, itars.area2, itars.area3, itars.gaia_area = 4, 4, 0, tokens
    pass_all(state)
    while state.phase == 1:
        play(state, legal(state)[0])
    itars.area1, itars.area2, itars.area3 = 4, 4, 0
    return state, itars


@pytest.mark.rule("GP-FACTION-ITARS-02", "GP-FACTION-ITARS-03")
def test_the_burnt_token_goes_round() -> None:
    state = started("itars", "terrans")
    itars = me(state)
    itars.area1, itars.area2, itars.area3 = 0, 4, 0
    play(state, "burn", "burn")
    assert power(itars) == (0, 0, 2, 2)
    next_round(state)
    assert power(itars) == (1 + 2, 0, 2, 0)  # one more token as income


@pytest.mark.rule("GP-FACTION-ITARS-02")
def test_others_lose_it() -> None:
    state = started("nevlas", "terrans")
    nevlas = me(state)
    nevlas.area1, nevlas.area2, nevlas.area3 = 0, 4, 0
    play(state, "burn", "burn")
    assert power(nevlas) == (0, 0, 2, 0)


@pytest.mark.rule("GP-FACTION-ITARS-04")
def test_four_tokens_for_a_tile() -> None:
    state, itars = gaia_phase(5)
    assert legal(state) == ["discard-for-tile", "done"]
    play(state, "discard-for-tile", "tile free-2", "decline")
    assert itars.tiles.bit_count() == 1
    assert state.phase == 3
    assert power(itars) == (4 + 1, 4, 0, 0)


@pytest.mark.rule("GP-FACTION-ITARS-04")
@pytest.mark.parametrize("tokens, institute", [(3, True), (8, False)])
def test_not_with_three_and_not_without_institute(tokens: int, institute: bool) -> None:
    state, itars = gaia_phase(tokens, institute=institute)
    assert state.phase == 3
    assert itars.tiles == 0


@pytest.mark.rule("GP-FACTION-ITARS-04")
def test_an_advanced_tile_as_well() -> None:
    """pass-labs lies above Economy: level 4, a green token to turn and a tile to cover."""
    state = started("itars", "terrans")
    itars = me(state)
    give(state, itars, "planetary-institute", "5A8")
    hold(itars, "credits", "7vp-ore")
    levels(itars, economy=4)
    itars.gaia_area = 4
    pass_all(state)
    while state.phase == 1:
        play(state, legal(state)[0])
    play(state, "discard-for-tile", "tile advanced-economy", "decline")
    assert itars.advanced.bit_count() == 1
    assert itars.covered == itars.tiles
    assert (sum(itars.green), sum(itars.gray)) == (0, 1)


@pytest.mark.rule("GP-FACTION-ITARS-05")
@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_as_often_as_four_tokens_are_left(tiles: int) -> None:
    state, itars = gaia_phase(9)
    for slot in ("free-1", "free-2")[:tiles]:
        play(state, "discard-for-tile", f"tile {slot}", "decline")
    if tiles < 2:
        play(state, "done")
    assert state.phase == 3
    assert itars.tiles.bit_count() == tiles
    assert power(itars) == (4 + 9 - 4 * tiles, 4, 0, 0)  # discarded tokens are gone


@pytest.mark.rule("GP-FACTION-ITARS-06")
def test_the_advance_comes_with_the_tile_and_scores_in_the_new_round() -> None:
    """Round 2 pays 2 VP per research level; the tile below Science advances there."""
    state, itars = gaia_phase(4)
    vp = itars.vp
    play(state, "discard-for-tile", "tile science")
    assert legal(state) == ["advance science", "decline"]
    play(state, "advance science")
    assert itars.research[5] == 1
    assert itars.vp == vp + 2


@pytest.mark.rule("GP-FACTION-ITARS-06")
def test_no_second_copy_of_a_tile() -> None:
    state, _ = gaia_phase(8)
    play(state, "discard-for-tile", "tile free-2", "decline", "discard-for-tile")
    assert not allowed(state, "tile free-2")
    assert allowed(state, "tile free-1")


@pytest.mark.rule("GP-FACTION-ITARS-06")
def test_tokens_in_the_gaia_area_are_not_charged_by_level_3() -> None:
    """6 tokens: 4 pay, 2 still lie there while level 3 charges 3 of the 4 tokens in area I."""
    state, itars = gaia_phase(6)
    levels(itars, science=2)
    play(state, "discard-for-tile", "tile science", "advance science")
    assert power(itars) == (1 + 2, 4 + 3, 0, 0)


@pytest.mark.rule("GP-FACTION-ITARS-06", "GP-TRACK-NAV-08")
@pytest.mark.parametrize("first", [True, False])
def test_the_lost_planet_in_the_gaia_phase_offers_power_at_once(first: bool) -> None:
    """Navigation 5 by a tile: the Terrans beside the Lost Planet decide before the first turn, and
    nobody is asked about it later."""
    state, itars = gaia_phase(4, first=first)
    terrans = state.seats[1 if first else 0]
    levels(itars, navigation=4)
    hold(itars, "7vp-ore")
    give(state, terrans, "trading-station", "3A3")
    terrans.area1, terrans.area2, terrans.area3, terrans.vp = 4, 4, 0, 10
    play(state, "discard-for-tile", "tile free-1", "advance navigation", "lost-planet 3A4")
    assert itars.lost == at(state, "3A4")
    assert me(state) is terrans
    assert legal(state) == ["charge 2", "decline"]
    play(state, "charge 2")
    assert (terrans.vp, power(terrans)) == (9, (2, 6, 0, 0))
    assert state.phase == 3
    rich(me(state))
    play(state, "research science", "end")
    assert legal(state)[-1] != "decline"
    assert state.built_at == []
