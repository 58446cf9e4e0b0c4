"""Ivits: the institute at the start, one federation that grows, space stations."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.effects import PER_SECTOR, PER_STRUCTURE, PER_TYPE
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
    new_game,
    next_round,
    play,
    power,
    rich,
    seat,
    started,
)

NINE = ("1A0", "1A1", "1A2", "1B0", "1B1")
"""A cluster worth 9: institute 1A2, academy 1A1 and three space stations."""


def own_turn(**options: object) -> tuple[GaiaState, Player]:
    """Ivits with the institute on 1A2 to move, 6 Q.I.C.; Terrans on 1B5 and 3A3."""
    state = started("ivits", "terrans", **options)
    return state, rich(me(state))


def with_cluster(**options: object) -> tuple[GaiaState, Player]:
    """Nothing federated yet."""
    state, ivits = own_turn(**options)
    give(state, ivits, "knowledge-academy", "1A1")
    ivits.stations |= at(state, "1A0", "1B0", "1B1")
    return state, ivits


def federated(**options: object) -> tuple[GaiaState, Player]:
    """The cluster is a federation; Ivits are to move again, Terrans have passed."""
    state, ivits = with_cluster(**options)
    play(state, f"federation {','.join(NINE)}", "take 7vp-credits", "end", "pass mines")
    rich(ivits)
    return state, ivits


@pytest.mark.rule("GP-FACTION-IVITS-02")
def test_the_institute_comes_last_on_any_red_planet() -> None:
    state = new_game("ivits", "terrans", "xenos")
    order = []
    while legal(state, "place"):
        order.append(state.to_act[0])
        if state.to_act == (0,):
            assert legal(state) == [
                f"place {name}" for name in ("10A3", "1A2", "5A11", "2A3", "4B4", "7B4")
            ]
        state.play(legal(state)[0])
    assert order == [1, 2, 2, 1, 2, 0]
    assert state.seats[0].built == [0, 0, 0, at(state, "10A3"), 0, 0]


@pytest.mark.rule("GP-FACTION-IVITS-03")
def test_there_is_never_a_second_federation() -> None:
    """Far off stand 3 + 2 + 2 = 7: enough for others, but nothing leads from there to the first."""
    state, ivits = federated()
    give(state, ivits, "qic-academy", "7B0")
    give(state, ivits, "trading-station", "7B5")
    give(state, ivits, "research-lab", "7C")
    ivits.qic = 0  # no satellites
    assert legal(state, "federation") == []
    assert ivits.federations == 1


@pytest.mark.rule("GP-FACTION-IVITS-04", "GP-FACTION-IVITS-07")
def test_further_planets_are_connected_to_it() -> None:
    """Academy 2A11 and station 2B5 add 5 to 9; one satellite beside 1A2 links them for a Q.I.C."""
    state, ivits = federated()
    give(state, ivits, "qic-academy", "2A11")
    give(state, ivits, "trading-station", "2B5")
    areas = power(ivits)
    play(state, "federation 2A11,2B5")
    assert set(legal(state)) == {"satellite 2A10", "satellite 3A6"}
    play(state, "satellite 3A6", "take 12vp")
    assert ivits.federated == at(state, *NINE, "3A6", "2A11", "2B5")
    assert (ivits.qic, power(ivits)) == (5, areas)
    assert ivits.federations == 2


@pytest.mark.rule("GP-FACTION-IVITS-05")
@pytest.mark.parametrize("second, enough", [("trading-station", True), ("mine", False)])
def test_fourteen_for_the_second_token(second: str, enough: bool) -> None:
    state, ivits = federated()
    give(state, ivits, "qic-academy", "2A11")
    give(state, ivits, second, "2B5")  # 9 + 3 + 2 or 9 + 3 + 1
    assert (legal(state, "federation") == ["federation 2A11,2B5"]) is enough


@pytest.mark.rule("GP-FACTION-IVITS-05")
@pytest.mark.parametrize("tokens, enough", [(0, True), (1, True), (2, False)])
def test_seven_times_one_more_than_the_tokens(tokens: int, enough: bool) -> None:
    """The grown federation is worth 14: enough for the first and second token, not for a third."""
    state, ivits = federated()
    ivits.federations = tokens
    give(state, ivits, "qic-academy", "3A7")
    give(state, ivits, "trading-station", "3A6")  # both touch the institute and joined it
    assert (legal(state, "federation") == ["federation none"]) is enough


@pytest.mark.rule("GP-FACTION-IVITS-06")
def test_the_token_of_terraforming_does_not_raise_the_goal() -> None:
    state, ivits = federated()
    levels(ivits, terraforming=4)
    play(state, "research terraforming", "end")
    assert sum(ivits.green) + sum(ivits.gray) == 2
    give(state, ivits, "qic-academy", "3A7")
    give(state, ivits, "trading-station", "3A6")
    assert allowed(state, "federation none")  # 14, not 21


@pytest.mark.rule("GP-FACTION-IVITS-07")
def test_without_qic_no_satellite() -> None:
    state, ivits = federated()
    give(state, ivits, "qic-academy", "2A11")
    give(state, ivits, "trading-station", "2B5")
    ivits.qic = 0
    assert not allowed(state, "federation 2A11,2B5")
    ivits.qic = 1
    assert allowed(state, "federation 2A11,2B5")


@pytest.mark.rule("GP-FACTION-IVITS-08")
def test_choice_and_effect_of_the_token_are_as_for_all() -> None:
    state, ivits = with_cluster(
        round_scoring=["federation-5", "mine-2", "gaia-4", "research-2", "station-3", "big-5"]
    )
    play(state, f"federation {','.join(NINE)}")
    assert legal(state) == [
        "take 12vp", "take 8vp-qic", "take 8vp-tokens", "take 7vp-ore", "take 7vp-credits",
        "take 6vp-knowledge",
    ]  # fmt: skip
    credits, ore, knowledge, qic = goods(ivits)
    play(state, "take 7vp-ore")
    assert goods(ivits) == (credits, ore + 2, knowledge, qic)
    assert ivits.vp == 10 + 7 + 5
    assert sum(ivits.green) == 1


@pytest.mark.rule("GP-FACTION-IVITS-08")
def test_new_structures_beside_it_join_for_nothing() -> None:
    state, ivits = federated()
    vp = ivits.vp
    play(state, "mine 3B3")
    assert not ivits.federated & at(state, "3B3")
    give(state, ivits, "mine", "3A7")
    assert ivits.federated & at(state, "3A7")
    assert ivits.federated & at(state, "3B3")  # it touches the mine that joined
    assert ivits.vp == vp + 4  # only the round's tile for the Gaia mine


@pytest.mark.rule("GP-FACTION-IVITS-09")
def test_a_station_on_a_space_without_planet_or_station() -> None:
    state, ivits = own_turn()
    assert not allowed(state, "special station 1A1")  # a planet
    play(state, "special station 1B1")
    assert ivits.stations == at(state, "1B1")
    assert goods(ivits) == (20, 12, 12, 6)
    play(end(state), "pass mines")
    assert legal(state, "special") == []  # once per round
    next_round(state)
    while me(state) is not ivits:
        play(state, legal(state, "pass")[0])
    assert not allowed(state, "special station 1B1")
    assert allowed(state, "special station 1B0")


@pytest.mark.rule("GP-FACTION-IVITS-09")
def test_satellites_do_not_block_a_station() -> None:
    state, ivits = own_turn()
    ivits.satellites |= at(state, "1B1")
    seat(state, "terrans").satellites |= at(state, "1A3")
    assert allowed(state, "special station 1B1")
    assert allowed(state, "special station 1A3")


@pytest.mark.rule("GP-FACTION-IVITS-10")
def test_range_as_for_a_mine() -> None:
    state, ivits = own_turn()
    ivits.qic = 0
    near = {move.split()[-1] for move in legal(state, "special")}
    assert near == {"1A3", "1B1", "2A10", "3A6", "3A7"}  # range 1, without the planet 1A1
    ivits.qic = 1
    assert not allowed(state, "special station 3A3")
    assert allowed(state, "special station 3C")  # range 3
    assert not allowed(state, "special station 3B1")
    play(state, "special station 3C")
    assert ivits.qic == 0


@pytest.mark.rule("GP-FACTION-IVITS-11")
def test_a_station_counts_one_and_can_be_linked_like_a_planet() -> None:
    """Institute 3, academy 3 and a station two spaces away: 7 with one satellite."""
    state, ivits = own_turn()
    give(state, ivits, "knowledge-academy", "1A1")
    assert legal(state, "federation") == []
    ivits.stations |= at(state, "2A11")
    ivits.qic = 1
    assert legal(state, "federation") == ["federation 1A1,1A2,2A11"]


@pytest.mark.rule("GP-FACTION-IVITS-11")
def test_a_station_on_an_own_satellite_adds_its_value() -> None:
    """9 and 3 linked by the satellite 3A6; a second station there and one beside it make 14."""
    state, ivits = federated()
    ivits.satellites |= at(state, "3A6")
    ivits.federated |= at(state, "3A6")
    give(state, ivits, "qic-academy", "2A11")
    assert legal(state, "federation") == []
    play(end(play(state, "special station 3A6")))
    assert legal(state, "federation") == []
    ivits.used = 0
    play(state, "special station 3A7")
    play(end(state))
    assert legal(state, "federation") == ["federation none"]


@pytest.mark.rule("GP-FACTION-IVITS-12")
def test_a_station_is_no_structure() -> None:
    state, ivits = own_turn()
    terrans = seat(state, "terrans")
    before = count(state, ivits, PER_STRUCTURE)
    play(state, "special station 3A4", "end")  # next to the Terrans' 3A3
    assert count(state, ivits, PER_STRUCTURE) == before
    assert me(state) is terrans
    assert legal(state)[-1] != "decline"
    assert power(terrans) == (4, 4, 0, 0)
    rich(terrans)
    play(state, "upgrade 3A3 trading-station")
    assert terrans.credits == 20 - 6  # no neighbour, no discount
    play(state, "end")
    assert me(state) is ivits
    assert legal(state)[-1] != "decline"  # nothing to charge with


@pytest.mark.rule("GP-FACTION-IVITS-13")
def test_a_station_colonises_nothing_but_starts_range() -> None:
    state, ivits = own_turn()
    ivits.qic = 0
    sectors, types = count(state, ivits, PER_SECTOR), count(state, ivits, PER_TYPE)
    assert not allowed(state, "mine 2A11")
    play(end(play(state, "special station 2A10")), "pass mines")
    assert (count(state, ivits, PER_SECTOR), count(state, ivits, PER_TYPE)) == (sectors, types)
    assert allowed(state, "mine 2A11")


@pytest.mark.rule("GP-FACTION-IVITS-14")
def test_opponents_satellites_share_the_space_of_a_station() -> None:
    """The Terrans' 2A8 and 2B5 lie two spaces apart, with stations on both spaces between."""
    state = started("terrans", "ivits")
    terrans = rich(me(state))
    ivits = seat(state, "ivits")
    ivits.stations |= at(state, "2A9", "2B4")
    give(state, terrans, "planetary-institute", "2A8")
    give(state, terrans, "knowledge-academy", "2B5")
    hold(terrans, "big-power")
    play(state, "federation 2A8,2B5", "satellite 2A9", "take 12vp")
    assert terrans.satellites == at(state, "2A9")
    assert ivits.stations == at(state, "2A9", "2B4")


@pytest.mark.rule("GP-FACTION-IVITS-15")
def test_six_stations_and_no_more() -> None:
    state, ivits = own_turn()
    ivits.stations = at(state, "1B0", "1B2", "1B4", "1A3", "1A4")
    assert allowed(state, "special station 1B1")
    play(end(play(state, "special station 1B1")), "pass mines")
    next_round(state)
    while me(state) is not ivits:
        play(state, legal(state, "pass")[0])
    assert legal(state, "special") == []
