"""Start a Gaia project: a Gaiaformer, a transdim planet in range, and tokens for the Gaia area.

The Terrans begin on 1B5, next to the transdim planet 1A11, and on 3A3, two spaces from 7A6.
"""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    give,
    goods,
    legal,
    me,
    next_round,
    pass_all,
    play,
    power,
    refused,
    rich,
    seat,
    started,
    turn_of,
)

GAIA, NAVIGATION = TRACKS.index("gaia"), TRACKS.index("navigation")


def terrans(one: int = 2, two: int = 2, three: int = 2, qic: int = 0) -> tuple[GaiaState, Player]:
    state = started("terrans", "hadsch-hallas")
    player = me(state)
    player.area1, player.area2, player.area3, player.qic = one, two, three, qic
    return state, player


@pytest.mark.rule("GP-GAIA-01")
def test_gaiaformer_planet_and_power_are_all_needed() -> None:
    state, player = terrans()
    assert "gaiaform 1A11" in legal(state)
    player.area1 = 1  # five tokens
    refused(state, "gaiaform 1A11")
    player.area1, player.formers = 2, 0
    refused(state, "gaiaform 1A11")
    player.formers = 1
    seat(state, "hadsch-hallas").formers_on_map = 1 << state.galaxy.by_name["1A11"]
    refused(state, "gaiaform 1A11")


@pytest.mark.rule("GP-GAIA-01")
def test_only_transdim_planets_are_for_gaia_projects() -> None:
    state, player = terrans()
    player.research[NAVIGATION] = 5
    targets = {move.split()[1] for move in legal(state, "gaiaform")}
    kinds = {h["planet"] for h in state.view(None)["hexes"] if h["name"] in targets}
    assert kinds == {"transdim"}
    assert targets == {"1A11", "3A8", "2A1", "7A6"}  # all within four spaces


@pytest.mark.rule("GP-GAIA-02")
def test_a_gaiaformer_beside_the_board_is_not_available() -> None:
    state = started("xenos", "terrans")
    xenos = rich(me(state))
    xenos.research[NAVIGATION] = 5
    assert xenos.formers == 0
    assert legal(state, "gaiaform") == []
    play(state, "research gaia", "end")  # level 1 brings the first one
    turn_of(state, rich(xenos))
    assert legal(state, "gaiaform")


@pytest.mark.rule("GP-GAIA-02")
def test_a_gaiaformer_that_became_a_qic_is_not_available() -> None:
    state = started("baltaks", "terrans")
    rich(me(state))
    assert "gaiaform 3A8" in legal(state)
    play(state, "spend 1 gaiaformer for 1 qic")
    assert legal(state, "gaiaform") == []
    refused(state, "gaiaform 3A8")


@pytest.mark.rule("GP-GAIA-03")
def test_a_used_gaiaformer_is_unavailable_until_the_mine_stands() -> None:
    state, player = terrans()
    play(state, "gaiaform 1A11", "end")
    turn_of(state, rich(player))
    assert legal(state, "gaiaform") == []
    turn_of(next_round(state), rich(player))
    assert legal(state, "gaiaform") == []
    play(state, "mine 1A11", "end")
    turn_of(state, rich(player))
    assert "gaiaform 7A6" in legal(state)


@pytest.mark.rule("GP-GAIA-04")
@pytest.mark.parametrize(("target", "qic"), [("1A11", 0), ("7A6", 1), ("3A8", 1), ("6A9", 3)])
def test_range_is_counted_as_for_mines(target: str, qic: int) -> None:
    """1, 2, 3 and 7 spaces with a range of 1."""
    if qic:
        state, _ = terrans(qic=qic - 1)
        refused(state, f"gaiaform {target}")
    state, player = terrans(qic=qic)
    before = goods(player)
    play(state, f"gaiaform {target}")
    assert goods(player) == (*before[:3], 0)


@pytest.mark.rule("GP-GAIA-05")
def test_range_does_not_start_from_a_gaiaformer() -> None:
    """7B4 is two spaces from 7A6 and three from 3A3; 7A6 helps only after its mine."""
    state, player = terrans()
    player.research[NAVIGATION] = 2
    play(state, "gaiaform 7A6", "end")
    for _ in range(2):
        turn_of(next_round(state), rich(player))
        player.qic = 1
        refused(state, "mine 7B4")
    play(state, "mine 7A6", "end")
    turn_of(state, player)
    assert "mine 7B4" in legal(state)


@pytest.mark.rule("GP-GAIA-06")
def test_the_tokens_move_to_the_gaia_area() -> None:
    state, player = terrans(3, 2, 4)
    play(state, "gaiaform 1A11")
    assert power(player) == (0, 0, 3, 6)  # unless told otherwise from areas I, II, III in turn
    state, player = terrans(3, 2, 4)
    play(state, "gaiaform 1A11 choose-tokens", "tokens 2/1/3")
    assert power(player) == (1, 1, 1, 6)


@pytest.mark.rule("GP-GAIA-06")
def test_the_tokens_come_back() -> None:
    state, player = terrans(3, 2, 4)
    play(state, "gaiaform 1A11", "end")
    next_round(state)
    assert sum(power(player)) == 9
    assert player.gaia_area == 0


@pytest.mark.rule("GP-GAIA-07")
@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_six_four_or_three_tokens_by_level(level: int, tokens: int) -> None:
    state, player = terrans(1, 0, tokens - 2)
    player.research[GAIA] = level
    assert legal(state, "gaiaform") == []
    player.area2 = 1
    play(state, "gaiaform 1A11")
    assert power(player) == (0, 0, 0, tokens)


@pytest.mark.rule("GP-GAIA-07")
def test_every_gaiaformer_costs_the_same() -> None:
    """Level 3: two Gaiaformers, four tokens each."""
    state, player = terrans(0, 4, 5)
    player.research[GAIA], player.formers = 3, 2
    play(state, "gaiaform 1A11", "end")
    assert power(player) == (0, 0, 5, 4)
    turn_of(state, player)
    player.qic = 1
    play(state, "gaiaform 7A6")
    assert power(player) == (0, 0, 1, 8)


@pytest.mark.rule("GP-GAIA-08")
def test_the_project_is_done_in_the_next_gaia_phase() -> None:
    state, player = terrans()
    play(state, "gaiaform 1A11", "end")
    turn_of(state, rich(player))
    refused(state, "mine 1A11")
    turn_of(next_round(state), rich(player))
    assert "mine 1A11" in legal(state)


def test_a_planet_that_becomes_gaia_stays_what_it_was_in_copies_made_before() -> None:
    state, _ = terrans()
    play(state, "gaiaform 1A11", "end")
    before = state.copy()
    view = before.view(None)
    next_round(state)
    assert state.view(None)["hexes"] != view["hexes"]
    assert before.view(None)["hexes"] == view["hexes"]
    assert before.planets == before.galaxy.planets != state.planets
    assert before.type_masks == before.galaxy.type_masks != state.type_masks


@pytest.mark.rule("GP-GAIA-09")
def test_a_project_of_round_6_is_never_done() -> None:
    state, player = terrans()
    while state.round < 6:
        next_round(state)
    turn_of(state, rich(player))
    play(state, "gaiaform 1A11", "end")
    pass_all(state)
    assert state.result is not None
    ended = next(h for h in state.view(None)["hexes"] if h["name"] == "1A11")
    assert ended["planet"] == "transdim"
    assert ended["pieces"] == [{"seat": 0, "piece": "gaiaformer"}]
    assert player.gaia_area == 6


@pytest.mark.rule("GP-GAIA-10")
def test_a_project_colonises_nothing_and_charges_nobody() -> None:
    """Hadsch Hallas stand two spaces from 1A11 and next to the volcanic 1A1."""
    state, player = terrans()
    hadsch = seat(state, "hadsch-hallas")
    give(state, hadsch, "mine", "5B3")
    before = (player.types, player.sectors, player.structures, player.vp)
    mine = state.copy()
    play(state, "gaiaform 1A11", "end")
    assert (player.types, player.sectors, player.structures, player.vp) == before
    assert state.to_act == (1,)
    assert legal(state, "pass")  # it is simply their turn
    # A mine in the same place lets them charge.
    rich(me(mine))
    me(mine).research[NAVIGATION] = 2
    play(mine, "mine 1A1", "end")
    assert legal(mine, "charge")
