"""Game end: final scoring tiles with ties and the neutral player, levels, resources, winners."""

from typing import Any

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.structures import MINE
from astrarium.gaia.scoring import NEUTRAL, standings
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
    rich,
    seat,
    started,
)

FOUR = ("terrans", "xenos", "taklons", "geodens")


def last_round(*factions: str, **options: Any) -> GaiaState:
    """Round 6 of a game in which nobody holds anything that scores, without conversions."""
    state = started(*factions, **{"final_conversions": False, **options})
    state.round = 6
    for player in state.seats:
        player.credits = player.ore = player.knowledge = player.qic = 0
        player.area1 = player.area2 = player.area3 = player.brainstone = 0
        player.booster = 0
    return state


def scored(state: GaiaState, source: str) -> list[int]:
    """VP of all seats from one source once everybody has passed."""
    pass_all(state)
    assert state.result is not None
    return [row[source] for row in state.result.breakdown]


def with_structures(state: GaiaState, *counts: int) -> None:
    """So many structures for each seat, on spaces in different corners, no two of them shared."""
    h = 0
    for player, count in zip(state.seats, counts, strict=True):
        player.built = [0] * 6
        for _ in range(count):
            player.built[MINE] |= 1 << h
            h += 1


@pytest.mark.rule("GP-SCORE-01")
def test_the_game_ends_after_the_actions_of_round_6() -> None:
    state = started("terrans", "xenos")
    for expected in range(1, 7):
        assert (state.round, state.result) == (expected, None)
        next_round(state)
    assert state.round == 6
    assert state.to_act == ()
    assert state.legal_moves() == []
    assert state.result is not None


@pytest.mark.rule("GP-SCORE-02")
def test_ranks_earn_18_12_6_and_0() -> None:
    state = last_round(*FOUR, final_scoring=["structures", "sectors"])
    with_structures(state, 3, 6, 4, 5)
    for player, sectors in zip(state.seats, (7, 1, 3, 5), strict=True):
        player.sectors = (1 << sectors) - 1
    assert scored(state, "final scoring") == [0 + 18, 18 + 0, 6 + 6, 12 + 12]


@pytest.mark.rule("GP-SCORE-03")
@pytest.mark.parametrize(
    "counts, vp",
    [
        ((5, 5, 3, 2), [15, 15, 6, 0]),
        ((5, 2, 4, 4), [18, 0, 9, 9]),
        ((3, 3, 4, 5), [3, 3, 12, 18]),
        ((5, 5, 5, 2), [12, 12, 12, 0]),
        ((3, 5, 3, 3), [6, 18, 6, 6]),
        ((4, 4, 4, 4), [9, 9, 9, 9]),
        ((5, 5, 3, 3), [15, 15, 3, 3]),
        ((5, 3, 0, 0), [18, 12, 0, 0]),
    ],
)
def test_ties_share_the_ranks_they_fill(counts: tuple[int, ...], vp: list[int]) -> None:
    """With nothing to count (last row) there is nothing to share."""
    state = last_round(*FOUR, final_scoring=["structures", "satellites"])
    with_structures(state, *counts)
    assert scored(state, "final scoring") == vp


@pytest.mark.rule("GP-SCORE-04")
@pytest.mark.parametrize(
    "counts, vp",
    [
        ((12, 5), [18, 6]),
        ((5, 12), [6, 18]),
        ((13, 12), [18, 12]),
        ((10, 9), [12, 6]),
        ((11, 9), [15, 6]),
        ((12, 11), [18, 9]),
        ((11, 11), [12, 12]),
        ((8, 8), [9, 9]),
    ],
)
def test_the_neutral_player_of_two_takes_a_rank(counts: tuple[int, int], vp: list[int]) -> None:
    """The neutral satellite stands on 11 structures; its VP go to nobody."""
    state = last_round("terrans", "xenos", final_scoring=["structures", "satellites"])
    with_structures(state, *counts)
    assert scored(state, "final scoring") == vp


@pytest.mark.rule("GP-SCORE-04")
def test_no_neutral_player_with_three() -> None:
    state = last_round("terrans", "xenos", "taklons", final_scoring=["structures", "satellites"])
    with_structures(state, 3, 2, 1)
    assert all(who != NEUTRAL for _, who in standings(state, 0))
    assert scored(state, "final scoring") == [18, 12, 6]


@pytest.mark.rule("GP-SCORE-05")
@pytest.mark.parametrize("level, vp", [(0, 0), (2, 0), (3, 4), (4, 8), (5, 12)])
def test_levels_from_3_on_are_worth_4_vp_each(level: int, vp: int) -> None:
    for area in ("terraforming", "navigation", "ai", "gaia", "economy", "science"):
        state = last_round("taklons", "lantids")
        levels(state.seats[0], **{area: level})
        assert scored(state, "research levels") == [vp, 0]


@pytest.mark.rule("GP-SCORE-05")
def test_levels_of_all_areas_add_up() -> None:
    state = last_round("taklons", "lantids")
    levels(state.seats[0], terraforming=5, navigation=2, ai=3, gaia=4, economy=1, science=3)
    assert scored(state, "research levels") == [12 + 4 + 8 + 4, 0]


@pytest.mark.rule("GP-SCORE-06")
@pytest.mark.parametrize(
    "credits, ore, knowledge, vp",
    [(1, 1, 1, 1), (2, 0, 0, 0), (3, 0, 0, 1), (0, 2, 3, 1), (5, 5, 7, 5), (6, 6, 6, 6)],
)
def test_three_of_a_mix_are_one_vp(credits: int, ore: int, knowledge: int, vp: int) -> None:
    state = last_round("terrans", "xenos")
    terrans = state.seats[0]
    terrans.credits, terrans.ore, terrans.knowledge = credits, ore, knowledge
    assert scored(state, "resources") == [vp, 0]


@pytest.mark.rule("GP-SCORE-07")
def test_qic_and_power_left_over_score_nothing() -> None:
    state = last_round("terrans", "taklons", final_conversions=False)
    for player in state.seats:
        player.credits, player.qic, player.area2, player.area3 = 2, 9, 8, 9
    state.seats[1].brainstone = 3
    assert scored(state, "resources") == [0, 0]


@pytest.mark.rule("GP-SCORE-07")
def test_they_can_be_converted_in_the_own_turn_before_passing() -> None:
    state = last_round("terrans", "xenos", final_conversions=False)
    terrans = me(state)
    terrans.qic, terrans.area3 = 1, 5
    play(state, "spend 1 qic for 1 ore", *["spend 1 power for 1 credit"] * 5)
    assert scored(state, "resources") == [2, 0]


@pytest.mark.rule("GP-SCORE-08")
@pytest.mark.parametrize(
    "vp, ranks",
    [((30, 20, 25), (1, 3, 2)), ((30, 30, 25), (1, 1, 3)), ((20, 20, 20), (1, 1, 1))],
)
def test_most_vp_win_and_equals_share(vp: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    state = last_round("firaks", "xenos", "geodens", final_scoring=["satellites", "gaia-planets"])
    for player, points in zip(state.seats, vp, strict=True):
        player.vp = points
    pass_all(state)
    assert state.result is not None
    assert state.result.scores == vp
    assert state.result.ranks == ranks


# -- what the six tiles count ------------------------------------------------------------------


def place_lost_planet(state: GaiaState, name: str) -> None:
    """Terrans reach Navigation 5 and put the Lost Planet there, for no VP that matter here."""
    terrans = rich(me(state))
    hold(terrans, "7vp-ore")
    levels(terrans, navigation=4)
    play(state, "research navigation", f"lost-planet {name}", "end")
    if legal(state)[-1] == "decline":
        play(state, "decline")


def counted(state: GaiaState, faction: str = "terrans") -> int:
    """What the first final scoring tile counts for a faction."""
    index = state.seats.index(seat(state, faction))
    return next(number for number, who in standings(state, 0) if who == index)


@pytest.mark.rule("GP-FINAL-01")
def test_structures_in_federations() -> None:
    """Institute 3A3 and academy 3B0 with satellites between, the Lost Planet next to them; a mine
    far away belongs to no federation."""
    state = started("terrans", "xenos", final_scoring=["federation-structures", "satellites"])
    terrans = rich(me(state))
    give(state, terrans, "planetary-institute", "3A3")
    give(state, terrans, "knowledge-academy", "3B0")
    hold(terrans, "big-power")
    assert counted(state) == 0
    play(state, "federation 3A3,3B0")
    while legal(state)[0].startswith("satellite"):
        play(state, legal(state)[0])
    play(state, "take 7vp-ore", "end", "pass mines")
    assert counted(state) == 2
    assert terrans.structures & at(state, "1B5")
    place_lost_planet(state, "3A4")
    assert counted(state) == 3


@pytest.mark.rule("GP-FINAL-02")
def test_structures_with_the_lost_planet() -> None:
    state = started("terrans", "xenos", final_scoring=["structures", "satellites"])
    terrans = me(state)
    give(state, terrans, "qic-academy", "3B0")
    assert counted(state) == 3
    place_lost_planet(state, "3A4")
    assert counted(state) == 4
    terrans.formers, terrans.formers_on_map = 1, at(state, "3A8")
    terrans.satellites |= at(state, "3A5")
    assert counted(state) == 4


@pytest.mark.rule("GP-FINAL-03")
def test_planet_types_with_gaia_and_the_lost_planet() -> None:
    state = started("terrans", "xenos", final_scoring=["planet-types", "satellites"])
    terrans = rich(me(state))
    assert counted(state) == 1
    give(state, terrans, "mine", "4A0")  # a third terra planet
    assert counted(state) == 1
    give(state, terrans, "mine", "3B3")  # a Gaia planet
    assert counted(state) == 2
    give(state, terrans, "mine", "7B4")  # another one
    give(state, terrans, "mine", "3B0")  # ice
    assert counted(state) == 3
    place_lost_planet(state, "3A4")
    assert counted(state) == 4


@pytest.mark.rule("GP-FINAL-04")
def test_gaia_planets_without_gaiaformers() -> None:
    state = started("terrans", "xenos", final_scoring=["gaia-planets", "satellites"])
    terrans = rich(me(state))
    play(state, "gaiaform 3A8", "end")
    next_round(state)
    assert state.planets[state.galaxy.by_name["3A8"]] == 7
    assert counted(state) == 0
    while me(state) is not terrans:
        play(state, legal(state, "pass")[0])
    play(state, "mine 3A8", "end")
    assert counted(state) == 1
    give(state, terrans, "trading-station", "3B3")
    assert counted(state) == 2


@pytest.mark.rule("GP-FINAL-05")
def test_sectors_with_a_structure() -> None:
    state = started("terrans", "xenos", final_scoring=["sectors", "satellites"])
    terrans = rich(me(state))
    assert counted(state) == 2  # 1B5 and 3A3
    give(state, terrans, "mine", "3B0", "4A0")
    assert counted(state) == 3
    terrans.formers, terrans.formers_on_map = 1, at(state, "2A1")
    terrans.satellites |= at(state, "2A0")
    assert counted(state) == 3
    place_lost_planet(state, "2A2")
    assert counted(state) == 4


@pytest.mark.rule("GP-FINAL-06")
def test_satellites_and_space_stations() -> None:
    state = started("ivits", "terrans", final_scoring=["satellites", "structures"])
    ivits, terrans = state.seats
    play(state, "special station 1B1", "end")
    assert counted(state, "ivits") == 1
    ivits.satellites |= at(state, "1B0", "1A0")
    terrans.satellites |= at(state, "1B0")
    assert counted(state, "ivits") == 3
    assert counted(state, "terrans") == 1


@pytest.mark.rule("GP-FINAL-07")
def test_the_markers_follow_the_play() -> None:
    """The same count in play, at the end, and in the ranks: 4 structures against 3."""
    state = last_round("terrans", "xenos", final_scoring=["structures", "satellites"])
    terrans, xenos = state.seats
    rich(terrans)
    rich(xenos)
    assert standings(state, 0) == [(11, NEUTRAL), (3, 1), (2, 0)]
    play(state, "mine 4A0", "end")
    assert counted(state) == 3
    play(state, "research science", "end", "mine 3B0", "end")
    while legal(state)[-1] == "decline":
        play(state, "decline")
    assert standings(state, 0) == [(11, NEUTRAL), (4, 0), (3, 1)]
    assert not allowed(state, "end")
    assert scored(state, "final scoring") == [12, 6]
