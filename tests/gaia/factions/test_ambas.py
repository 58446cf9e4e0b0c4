"""Ambas: the institute changes places with a mine once per round."""

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
    legal,
    me,
    next_round,
    piece,
    play,
    power,
    rich,
    seat,
    started,
)


def with_institute(**options: object) -> tuple[GaiaState, Player]:
    """Ambas with the institute on 1B3 and a mine on 2B2, to move against Geodens."""
    state = started("ambas", "geodens", **options)
    ambas = rich(me(state))
    give(state, ambas, "planetary-institute", "1B3")
    return state, ambas


@pytest.mark.rule("GP-FACTION-AMBAS-01")
def test_nothing_special_without_the_institute() -> None:
    state = started("ambas", "geodens")
    ambas = rich(me(state))
    give(state, ambas, "knowledge-academy", "1B3")
    assert legal(state, "special") == []
    assert not ambas.faction.gains_token_when_charging(ambas)


@pytest.mark.rule("GP-FACTION-AMBAS-02")
def test_institute_and_mine_change_places() -> None:
    state, ambas = with_institute()
    play(state, "special swap 2B2")
    assert piece(state, ambas, "2B2") == "planetary-institute"
    assert piece(state, ambas, "1B3") == "mine"
    assert ambas.structures == at(state, "1B3", "2B2")
    assert goods(ambas) == (20, 12, 12, 6)


@pytest.mark.rule("GP-FACTION-AMBAS-02")
def test_once_per_round() -> None:
    state, _ = with_institute()
    play(end(play(state, "special swap 2B2")), "pass mines")
    assert not allowed(state, "special swap 1B3")
    next_round(state)
    while me(state).faction.name != "ambas":
        play(state, legal(state, "pass")[0])
    assert allowed(state, "special swap 1B3")


@pytest.mark.rule("GP-FACTION-AMBAS-02")
def test_only_with_own_mines_that_are_pieces() -> None:
    state, ambas = with_institute()
    give(state, ambas, "trading-station", "1A5")
    h = state.galaxy.by_name["1B1"]
    state.set_planet(h, LOST)
    ambas.lost = 1 << h
    assert legal(state, "special") == ["special swap 2B2"]
    assert not allowed(state, "special swap 1A1")  # a mine of the Geodens


@pytest.mark.rule("GP-FACTION-AMBAS-03")
def test_federations_stay_valid() -> None:
    """The institute leaves a federation of 7, which is worth 5 afterwards and stays one; the
    structures of it cannot form another."""
    state, ambas = with_institute()
    give(state, ambas, "knowledge-academy", "1A4")
    give(state, ambas, "mine", "1B2")
    play(state, "federation 1A4,1B2,1B3", "take 7vp-credits")
    play(end(state), "pass mines")
    federated = ambas.federated
    vp = ambas.vp
    play(state, "special swap 2B2", "end")
    assert ambas.federated == federated == at(state, "1A4", "1B2", "1B3")
    assert ambas.federations == 1
    assert sum(ambas.green) == 1
    assert ambas.vp == vp
    assert all("1B3" not in move for move in legal(state, "federation"))


@pytest.mark.rule("GP-FACTION-AMBAS-04")
@pytest.mark.parametrize("tile", ["mine-2", "big-5"])
def test_neither_build_nor_upgrade(tile: str) -> None:
    """No VP from the round's tile; Geodens next door are not asked."""
    rest = ["research-2", "gaia-4", "federation-5", "station-3", "gaia-3"]
    state, ambas = with_institute(round_scoring=[tile, *rest])
    geodens = seat(state, "geodens")
    give(state, geodens, "mine", "1A5", "2B3")  # next to 1B3 and to 2B2
    play(state, "special swap 2B2", "end")
    assert ambas.vp == 10
    assert me(state) is geodens
    assert legal(state)[-1] != "decline"
    assert power(geodens) == (2, 4, 0, 0)
