"""Game setup: what lies on the table and on the faction boards before the first round."""

from collections import Counter

import pytest

from astrarium.gaia import GAIA
from astrarium.gaia.components.scoring import FINAL_NAMES, TOKEN_NAMES
from astrarium.gaia.components.tech_tiles import SLOTS
from astrarium.table import BadOption
from tests.gaia.positions import (
    give,
    legal,
    me,
    new_game,
    next_round,
    play,
    rich,
    seat,
    started,
    turn_of,
)

FOUR = ("terrans", "xenos", "taklons", "geodens")
# -- the table ----------------------------------------------------------------------------------


@pytest.mark.rule("GP-SETUP-01")
def test_seat_0_is_the_first_player() -> None:
    state = GAIA.new({"players": 3}, "seat")
    choosing = []
    while state.view(None)["decision"] == "faction":
        choosing.append(state.to_act[0])
        play(state, legal(state)[0])
    assert choosing == [0, 1, 2]
    assert state.to_act == (0,)  # the first mine
    while state.phase != 3:
        play(state, legal(state)[0])
    assert state.to_act == (0,)  # the first action


@pytest.mark.rule("GP-SETUP-02")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_use_ten_sectors_solid_side_up(players: int) -> None:
    laid = [entry["tile"] for entry in new_game(*FOUR[:players]).view(None)["sectors"]]
    assert sorted(laid) == [f"{number:02}" for number in range(1, 11)]


@pytest.mark.rule("GP-SETUP-03")
def test_one_and_two_players_use_seven_sectors_outlined_side_up() -> None:
    for players in (1, 2):
        laid = [
            entry["tile"] for entry in GAIA.new({"players": players}, "7").view(None)["sectors"]
        ]
        assert sorted(laid) == ["01", "02", "03", "04", "05b", "06b", "07b"]


@pytest.mark.rule("GP-SETUP-04")
def test_each_standard_kind_lies_on_one_random_tech_space_in_four_copies() -> None:
    layouts = set()
    for seed in range(40):
        tiles = GAIA.new({}, str(seed)).view(None)["research"]["tiles"]
        assert [entry["slot"] for entry in tiles] == list(SLOTS)
        assert len({entry["tile"] for entry in tiles}) == 9
        assert {entry["left"] for entry in tiles} == {4}
        layouts.add(tuple(entry["tile"] for entry in tiles))
    assert len(layouts) > 30
    assert len({layout[0] for layout in layouts}) == 9  # every kind comes to every space


@pytest.mark.rule("GP-SETUP-05")
def test_six_tech_spaces_belong_to_an_area_and_three_to_none() -> None:
    state = started("terrans", "hadsch-hallas")
    give(state, rich(me(state)), "trading-station", "3A3")
    play(state, "upgrade 3A3 research-lab")
    advances = {}
    for move in legal(state, "tile"):
        offered = legal(play(state.copy(), move), "advance")
        advances[move.removeprefix("tile ")] = {m.removeprefix("advance ") for m in offered}
    areas = {"terraforming", "navigation", "ai", "gaia", "economy", "science"}
    lower_row = {space for space, offered in advances.items() if offered == areas}
    assert len(lower_row) == 3
    assert {space: offered for space, offered in advances.items() if space not in lower_row} == {
        area: {area} for area in areas
    }


@pytest.mark.rule("GP-SETUP-06")
def test_one_random_advanced_tile_per_area_and_nine_leave_the_game() -> None:
    firsts = set()
    for seed in range(60):
        state = GAIA.new({}, str(seed))
        advanced = state.view(None)["research"]["advanced"]
        assert [entry["track"] for entry in advanced] == [
            "terraforming", "navigation", "ai", "gaia", "economy", "science",
        ]  # fmt: skip
        assert all(entry["there"] for entry in advanced)
        assert len({entry["tile"] for entry in advanced}) == 6
        firsts.add(advanced[0]["tile"])
    assert len(firsts) > 10
    with pytest.raises(BadOption):
        GAIA.new({"advanced_tiles": ["now-mines"] * 6}, "twice")


# -- federation tokens ----------------------------------------------------------------------------


@pytest.mark.rule("GP-SETUP-07", "GP-SETUP-08")
def test_one_of_the_six_common_tokens_is_drawn_for_terraforming_never_that_of_the_gleens() -> None:
    drawn = Counter(
        GAIA.new({}, str(seed)).view(None)["research"]["terraforming_token"] for seed in range(150)
    )
    assert set(drawn) == set(TOKEN_NAMES) - {"gleens"}
    with pytest.raises(BadOption):
        new_game("gleens", "terrans", terraforming_token="gleens")


@pytest.mark.rule("GP-SETUP-09")
@pytest.mark.parametrize("token", ["12vp", "8vp-qic", "6vp-knowledge"])
def test_six_piles_of_three_less_the_one_drawn(token: str) -> None:
    piles = new_game("terrans", "xenos", terraforming_token=token).view(None)["federation_tokens"]
    assert len(piles) == 6
    assert piles.pop(token) == 2
    assert set(piles.values()) == {3}


@pytest.mark.rule("GP-SETUP-10")
@pytest.mark.parametrize("token", ["12vp", "8vp-qic", "8vp-tokens", "7vp-ore", "7vp-credits",
                                   "6vp-knowledge"])  # fmt: skip
def test_tokens_of_the_supply_are_green_except_twelve_vp(token: str) -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    give(state, terrans, "planetary-institute", "7B4")
    give(state, terrans, "qic-academy", "7B2")
    give(state, terrans, "mine", "7B0")
    play(state, legal(state, "federation")[0])
    while not legal(state, "take"):
        play(state, legal(state)[0])
    play(state, f"take {token}")
    sides = state.view(0)["players"][0]["federation_tokens"]
    side, other = ("gray", "green") if token == "12vp" else ("green", "gray")
    assert (sides[side], sides[other]) == ({token: 1}, {})


# -- scoring tiles and boosters --------------------------------------------------------------------


@pytest.mark.rule("GP-SETUP-11", "GP-SETUP-12")
def test_six_round_tiles_and_two_final_tiles_are_drawn() -> None:
    rounds, finals = set(), set()
    for seed in range(40):
        view = GAIA.new({}, str(seed)).view(None)
        assert len(view["round_scoring"]) == 6
        names = [entry["tile"] for entry in view["final_scoring"]]
        assert len(set(names)) == 2 == len(names)
        rounds.add(tuple(view["round_scoring"]))
        finals.add(tuple(names))
    assert len(rounds) > 35
    assert len(finals) > 10


@pytest.mark.rule("GP-SETUP-11")
def test_each_round_scores_only_its_own_tile() -> None:
    """Mines score 2 VP in round 2 of this game and nothing in round 1."""
    tiles = ["gaia-4", "mine-2", "station-3", "federation-5", "research-2", "big-5"]
    state = started("terrans", "hadsch-hallas", round_scoring=tiles)
    terrans = rich(me(state))
    play(state, "mine 3B0")
    assert terrans.vp == 10
    play(state, "end")
    turn_of(next_round(state), terrans)
    rich(terrans).vp = 10
    play(state, "mine 4A8")
    assert terrans.vp == 12


@pytest.mark.rule("GP-SETUP-13")
@pytest.mark.parametrize(("players", "boosters"), [(2, 5), (3, 6), (4, 7)])
def test_three_boosters_more_than_players(players: int, boosters: int) -> None:
    seen = set()
    for seed in range(30):
        view = GAIA.new({"players": players}, str(seed)).view(None)
        assert len(view["boosters"]) == boosters
        seen |= set(view["boosters"])
    assert len(seen) == 10
    with pytest.raises(BadOption):
        new_game(*FOUR[:players], boosters=["range"])


@pytest.mark.rule("GP-SETUP-28", "GP-SETUP-29")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_takes_the_first_booster_and_three_remain(players: int) -> None:
    state = new_game(*FOUR[:players])
    while not legal(state, "booster"):
        play(state, legal(state)[0])
    choosing = []
    while legal(state, "booster"):
        choosing.append(state.to_act[0])
        taken = legal(state)[-1]
        play(state, taken)
        assert taken not in legal(state)
    assert choosing == list(range(players))[::-1]
    assert len(state.view(None)["boosters"]) == 3


# -- neutral player --------------------------------------------------------------------------------


@pytest.mark.rule("GP-SETUP-30", "GP-SETUP-32")
def test_neutral_satellites_stand_on_the_printed_numbers_with_one_or_two_players() -> None:
    printed = {"federation-structures": 10, "structures": 11, "planet-types": 5,
               "gaia-planets": 4, "sectors": 6, "satellites": 8}  # fmt: skip
    assert set(printed) == set(FINAL_NAMES)
    for first, second in zip(FINAL_NAMES[::2], FINAL_NAMES[1::2], strict=True):
        for players in (1, 2, 3, 4):
            state = GAIA.new({"players": players, "final_scoring": [first, second]}, "neutral")
            neutral = [entry["neutral"] for entry in state.view(None)["final_scoring"]]
            assert neutral == ([printed[first], printed[second]] if players <= 2 else [None] * 2)


@pytest.mark.rule("GP-SETUP-31")
def test_the_neutral_player_takes_a_rank_and_nothing_else() -> None:
    """Five sectors against the neutral six and one: ranks two and three."""
    state = started("terrans", "hadsch-hallas", final_scoring=["sectors", "gaia-planets"])
    terrans = me(state)
    give(state, terrans, "mine", "6B5", "4A0", "2A8")
    hadsch = seat(state, "hadsch-hallas")
    hadsch.built[0], hadsch.sectors = 0, 0
    give(state, hadsch, "mine", "1A2")
    assert [terrans.sectors.bit_count(), hadsch.sectors.bit_count()] == [5, 1]
    assert state.view(None)["final_scoring"][0]["vp"] == [12, 6]
    give(state, terrans, "mine", "7B0")  # a sixth sector: first two ranks shared
    assert state.view(None)["final_scoring"][0]["vp"] == [15, 6]
    assert state.players == len(state.seats) == 2
    acting = set()
    while state.to_act:
        acting |= set(state.to_act)
        play(state, (legal(state, "pass") or legal(state))[0])
    assert acting == {0, 1}
    assert state.result is not None
    assert len(state.result.scores) == 2


@pytest.mark.rule("GP-SETUP-32")
def test_three_players_rank_among_themselves() -> None:
    state = started("terrans", "hadsch-hallas", "taklons", final_scoring=["sectors", "satellites"])
    terrans, hadsch, taklons = state.seats
    for player in state.seats:
        player.sectors = 0
    give(state, terrans, "mine", "6B5", "4A0", "3A3")
    give(state, hadsch, "mine", "1A2", "5A11")
    give(state, taklons, "mine", "2B2")
    assert state.view(None)["final_scoring"][0]["vp"] == [18, 12, 6]


@pytest.mark.rule("GP-SETUP-33")
def test_without_the_turn_order_card_the_next_round_runs_clockwise() -> None:
    """Seats 2, 1 and 0 pass in this order; clockwise from seat 2 is 2, 0, 1."""
    state = started("terrans", "hadsch-hallas", "taklons")
    for player in state.seats:
        rich(player)
    play(state, "research economy", "end", "research ai", "end")
    play(state, legal(state, "pass")[0])  # seat 2
    play(state, "research science", "end")
    play(state, legal(state, "pass")[0])  # seat 1
    play(state, legal(state, "pass")[0])  # seat 0
    assert state.order == [2, 0, 1]
