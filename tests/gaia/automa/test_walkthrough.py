"""The rulebook's walkthrough of Build a Mine, on a board drawn for it."""

import pytest

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.automa.actions import distance_to_human, mine_options
from astrarium.gaia.decisions import CHARGE_OFFER, TURN
from astrarium.gaia.power import chargeable
from tests.gaia.automa.solo import act, human, opponent, put, the
from tests.gaia.positions import FIXED, legal, sector

RED, GREEN, YELLOW = "3B4", "3A1", "3A6"
"""Planets A and B at distance 2 from the human's planet 3A11, and C at distance 4."""

BOARD = [
    sector("03", "0,0", B1="v", A4="v", A11="s", B4="o", A1="g", A6="d", A3="r", A2="m", B0="t"),
    sector("06b", "5,-2", A0="s"),  # the human's other planet, far away
    sector("02", "-5,2", A6="g"),  # a gaia planet that the Automa has had before
]


def walkthrough() -> GaiaState:
    """Taklons against a Geodens Automa, which then builds: action card 4, support card 13."""
    options = {**FIXED, "players": 1, "factions": ["taklons"], "automa": "geodens", "board": BOARD}
    state = GAIA.new(options, "walkthrough")
    state.play("place 3A11")
    assert state.galaxy.listed(opponent(state).built[0]) == "3A4,3B1"
    state.play("place 6A0")
    while state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    put(state, opponent(state), "mine", "2A6")
    return state


@pytest.mark.rule("AU-EX-06")
def test_planets_of_one_step_stay_and_the_humans_is_not_valid() -> None:
    state = walkthrough()
    valid = {state.galaxy.names[h] for h in mine_options(state, 2)}
    assert valid == {RED, GREEN, YELLOW, "3A3", "3A2", "3B0"}
    line = act(state, action=4, support=13)[1]
    assert "6 planets within range 2 -> 3 with fewest terraforming steps (1) ->" in line


@pytest.mark.rule("AU-EX-07")
def test_of_distances_2_2_and_4_two_stay_tied() -> None:
    state = walkthrough()
    distances = [
        distance_to_human(state, state.galaxy.by_name[name]) for name in (RED, GREEN, YELLOW)
    ]
    assert distances == [2, 2, 4]
    line = act(state, action=4, support=13)[1]
    assert "(1) -> 2 closest to you (distance 2) ->" in line


@pytest.mark.rule("AU-EX-08")
def test_the_arrow_to_the_left_meets_the_gaia_planet_first() -> None:
    state = walkthrough()
    lines = act(state, action=4, support=13)
    assert lines[0] == "Build a mine (card 4)."
    assert lines[1] == (
        "Mine on 3A1 (gaia): 6 planets within range 2 -> 3 with fewest terraforming steps (1) -> "
        "2 closest to you (distance 2) -> 3A1, first from right to left, bottom to top."
    )
    other_arrow = walkthrough()
    line = act(other_arrow, action=4, support=2)[1]  # card 2: range 2 too, arrow to the right
    assert line.startswith("Mine on 3B4 (oxide)")


@pytest.mark.rule("AU-EX-09")
def test_the_human_charges_one_power_and_then_the_automa_gains_one_vp() -> None:
    state = walkthrough()
    vp, room, automa_vp = human(state).vp, chargeable(human(state)), opponent(state).vp
    act(state, action=4, support=13, answer=False)
    assert state.steps[-1].kind == CHARGE_OFFER
    assert legal(state) == ["charge 1", "decline"]
    assert opponent(state).vp == automa_vp
    state.play("charge 1")
    while state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])  # the Taklons say whether the brainstone moves
    assert chargeable(human(state)) == room - 1
    assert human(state).vp == vp  # one power costs no VP
    assert opponent(state).vp == automa_vp + 1
    assert the(state).log[-1].lines[-1] == "Gains 1 VP."
