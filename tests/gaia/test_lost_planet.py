"""The Lost Planet of Navigation 5: where it goes, what it counts as, what it never becomes."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.actions.charge import power_value
from astrarium.gaia.actions.federation import satellites_left
from astrarium.gaia.components.effects import PER_MINE, PER_STRUCTURE, PER_TYPE
from astrarium.gaia.components.planets import LOST
from astrarium.gaia.gains import count
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
    play,
    power,
    rich,
    seat,
    started,
)


def ready(**options: object) -> tuple[GaiaState, Player]:
    """Firaks on 2A8 and 3A11, one step before Navigation 5; Terrans on 1B5 and 3A3."""
    state = started("firaks", "terrans", **options)
    firaks = rich(me(state))
    levels(firaks, navigation=4)
    hold(firaks, "8vp-qic")
    return state, firaks


@pytest.mark.rule("GP-TRACK-NAV-06")
def test_it_is_placed_at_once() -> None:
    state, firaks = ready()
    play(state, "research navigation")
    assert {move.split()[0] for move in legal(state)} == {"lost-planet"}
    play(state, "lost-planet 3A0")
    assert firaks.lost == at(state, "3A0")
    assert state.planets[state.galaxy.by_name["3A0"]] == LOST


@pytest.mark.rule("GP-TRACK-NAV-07")
def test_only_on_an_empty_space() -> None:
    state, firaks = ready()
    terrans = seat(state, "terrans")
    terrans.satellites |= at(state, "3A0")
    terrans.stations |= at(state, "3A1")
    firaks.satellites |= at(state, "3B5")
    play(state, "research navigation")
    for name in ("3A0", "3A1", "3B5", "3B0", "3A8", "3B3"):  # markers, and planets of all kinds
        assert not allowed(state, f"lost-planet {name}")
    assert allowed(state, "lost-planet 3A10")


@pytest.mark.rule("GP-TRACK-NAV-12")
def test_range_4_and_qic_beyond() -> None:
    state, firaks = ready()
    firaks.built[0] = at(state, "3A11")
    shape, by_name = state.galaxy.shape, state.galaxy.by_name
    start = by_name["3A11"]
    for qic, spaces in ((0, 4), (1, 6)):
        firaks.qic = qic
        reached = play(state.copy(), "research navigation")
        hexes = [by_name[move.split()[1]] for move in legal(reached)]
        assert max(shape.distance(start, h) for h in hexes) == spaces
    play(state, "research navigation", "lost-planet 5A6")
    assert shape.distance(start, by_name["5A6"]) == 5
    assert firaks.qic == 0


@pytest.mark.rule("GP-TRACK-NAV-08")
def test_it_counts_as_building_a_mine() -> None:
    """Round tile 2 VP and advanced tile 3 VP for a mine; the Terrans next door charge; no ore or
    credits are paid and no terraforming step is taken."""
    state, firaks = ready(
        round_scoring=["mine-2", "research-2", "gaia-4", "federation-5", "station-3", "big-5"]
    )
    hold(firaks, "credits", "mine-vp")
    terrans = seat(state, "terrans")
    before = goods(firaks)
    play(state, "research navigation", "lost-planet 3A4")
    assert firaks.vp == 10 + 2 + 3
    assert goods(firaks) == (before[0], before[1], before[2] - 4, before[3])
    play(state, "end")
    assert me(state) is terrans
    play(state, "charge 1")
    assert power(terrans) == (3, 5, 0, 0)


@pytest.mark.rule("GP-TRACK-NAV-09")
def test_no_mine_piece_but_a_satellite_marks_it() -> None:
    """Eight mines on the map: the Lost Planet is still possible. It pays no income, and one
    satellite fewer is left."""
    state, firaks = ready()
    give(state, firaks, "mine", "1A1", "1A2", "2A7", "2A3", "3B0", "4A5")
    assert legal(state, "mine") == []
    left = satellites_left(state, firaks)
    play(state, "research navigation", "lost-planet 3A10")
    assert firaks.built[0].bit_count() == 8
    assert firaks.satellites == 0
    assert satellites_left(state, firaks) == left - 1


@pytest.mark.rule("GP-TRACK-NAV-10")
def test_a_type_of_its_own_with_a_mine_of_value_1() -> None:
    state, firaks = ready()
    assert [count(state, firaks, per) for per in (PER_TYPE, PER_MINE, PER_STRUCTURE)] == [1, 2, 2]
    play(state, "research navigation", "lost-planet 3A10")
    assert [count(state, firaks, per) for per in (PER_TYPE, PER_MINE, PER_STRUCTURE)] == [2, 3, 3]
    assert power_value(state, firaks, state.galaxy.by_name["3A10"]) == 1


@pytest.mark.rule("GP-TRACK-NAV-10")
def test_it_joins_federations_and_charges() -> None:
    """Institute 3A11 (3), academy beside it (3) and the Lost Planet (1) make 7."""
    state, firaks = ready()
    give(state, firaks, "planetary-institute", "3A11")
    give(state, firaks, "knowledge-academy", "3B0")
    firaks.area2 = firaks.area3 = 0
    play(end(play(state, "research navigation", "lost-planet 3A10")), "pass mines")
    play(state, "federation 3A10,3A11,3B0", "take 12vp")
    assert firaks.federated == at(state, "3A10", "3A11", "3B0")


@pytest.mark.rule("GP-TRACK-NAV-11")
def test_it_is_never_upgraded() -> None:
    state, firaks = ready()
    play(end(play(state, "research navigation", "lost-planet 3A10")), "pass mines")
    rich(firaks)
    assert not allowed(state, "upgrade 3A10 trading-station")
    assert allowed(state, "upgrade 3A11 trading-station")
