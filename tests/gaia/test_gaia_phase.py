"""Gaia phase: the Gaia area empties, transdim planets with a Gaiaformer become Gaia planets."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    give,
    legal,
    me,
    next_round,
    pass_all,
    play,
    power,
    rich,
    started,
    turn_of,
)


def project_started() -> tuple[GaiaState, Player]:
    """Bal T'aks (no special return of tokens) with a project on 3A8, next to their mine 1A1."""
    state = started("baltaks", "terrans")
    baltaks = rich(me(state))
    play(state, "gaiaform 3A8", "end")
    assert power(baltaks) == (0, 0, 4, 6)
    return state, baltaks


def planet(state: GaiaState, name: str) -> str:
    return next(str(h["planet"]) for h in state.view(None)["hexes"] if h["name"] == name)


def on_map(state: GaiaState, name: str) -> object:
    return next(h["pieces"] for h in state.view(None)["hexes"] if h["name"] == name)


@pytest.mark.rule("GP-GAIAPH-01")
def test_tokens_return_to_area_I() -> None:
    state, baltaks = project_started()
    next_round(state)
    assert power(baltaks) == (6, 0, 4, 0)


@pytest.mark.rule("GP-GAIAPH-02")
def test_income_comes_too_early_for_the_returning_tokens() -> None:
    """An institute's charge of 4 finds only the new token; the six stay in area I."""
    state, baltaks = project_started()
    give(state, baltaks, "planetary-institute", "5A3")
    pass_all(state)
    assert power(baltaks) == (0, 0, 4, 6)
    play(state, "income tokens 1")  # the charge moves this token twice; two power are lost
    while state.phase != 3:
        play(state, legal(state)[0])
    assert power(baltaks) == (6, 0, 5, 0)


@pytest.mark.rule("GP-GAIAPH-03")
def test_only_planets_with_a_gaiaformer_become_gaia_planets() -> None:
    state, _ = project_started()
    assert planet(state, "3A8") == "transdim"
    others = [h["name"] for h in state.view(None)["hexes"] if h.get("planet") == "transdim"]
    next_round(state)
    assert planet(state, "3A8") == "gaia"
    left = [h["name"] for h in state.view(None)["hexes"] if h.get("planet") == "transdim"]
    assert left == [name for name in others if name != "3A8"]


@pytest.mark.rule("GP-GAIAPH-03")
def test_the_new_gaia_planet_counts_as_one() -> None:
    """A mine there scores the round tile for Gaia planets and counts in final scoring."""
    tiles = ["mine-2", "gaia-4", "station-3", "federation-5", "research-2", "big-5"]
    state = started(
        "baltaks", "terrans", round_scoring=tiles, final_scoring=["gaia-planets", "satellites"]
    )
    baltaks = rich(me(state))
    play(state, "gaiaform 3A8", "end")
    turn_of(next_round(state), baltaks)
    vp = baltaks.vp
    play(state, "mine 3A8")
    assert baltaks.vp == vp + 4
    assert state.view(None)["final_scoring"][0]["counts"] == [1, 0]


@pytest.mark.rule("GP-GAIAPH-04")
def test_the_gaiaformer_waits_for_the_mine() -> None:
    state, baltaks = project_started()
    for number in (2, 3):
        turn_of(next_round(state), baltaks)
        assert state.round == number
        assert on_map(state, "3A8") == [{"seat": 0, "piece": "gaiaformer"}]
        assert baltaks.formers_available == 0
    rich(baltaks)
    play(state, "mine 3A8")
    assert on_map(state, "3A8") == [{"seat": 0, "piece": "mine", "value": 1}]
    assert baltaks.formers_available == 1
