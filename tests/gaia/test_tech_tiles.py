"""Gaining a tech tile: standard and advanced tiles, and the advance that comes with them.

The tiles lie as in ``positions.FIXED``: ore-qic below Terraforming, seven-vp below Gaia Project,
gaia-vp, credits and charge-action in the lower row.
"""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.components.tech_tiles import STANDARD_NAMES
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    give,
    legal,
    me,
    play,
    refused,
    rich,
    seat,
    started,
    turn_of,
)

SPACES = {f"tile {area}" for area in TRACKS} | {"tile free-1", "tile free-2", "tile free-3"}
ADVANCES = {f"advance {area}" for area in TRACKS}
ECONOMY = TRACKS.index("economy")


def before_tile() -> tuple[GaiaState, Player]:
    """Terrans with a trading station on 3A3 that can become a lab."""
    state = started("terrans", "hadsch-hallas")
    player = rich(me(state))
    give(state, player, "trading-station", "3A3")
    return state, player


def own(player: Player, *tiles: str) -> None:
    for tile in tiles:
        player.tiles |= 1 << STANDARD_NAMES.index(tile)


def federation_token(player: Player, name: str = "7vp-ore") -> None:
    player.green[TOKEN_NAMES.index(name)] += 1


LAB = "upgrade 3A3 research-lab"


# -- standard tiles --------------------------------------------------------------------------------


@pytest.mark.rule("GP-TECH-01")
def test_any_kind_that_is_not_owned_yet() -> None:
    state, player = before_tile()
    play(state, LAB)
    assert set(legal(state)) == SPACES
    state, player = before_tile()
    own(player, "ore-qic", "credits")
    play(state, LAB)
    assert set(legal(state)) == SPACES - {"tile terraforming", "tile free-2"}
    assert refused(state, "tile free-2").rule == "GP-TECH-01"
    play(state, "tile gaia")
    assert state.view(0)["players"][0]["tiles"] == [
        {"tile": "ore-qic", "covered": False},
        {"tile": "seven-vp", "covered": False},
        {"tile": "credits", "covered": False},
    ]


@pytest.mark.rule("GP-TECH-02")
def test_a_covered_tile_is_still_owned() -> None:
    state, player = before_tile()
    own(player, "ore-qic")
    player.covered = player.tiles
    play(state, LAB)
    assert set(legal(state)) == SPACES - {"tile terraforming"}
    refused(state, "tile terraforming")


@pytest.mark.rule("GP-TECH-03")
def test_four_copies_and_then_none() -> None:
    """Two players take one each; of an empty pile nobody takes any."""
    state, _ = before_tile()
    hadsch = rich(seat(state, "hadsch-hallas"))
    give(state, hadsch, "trading-station", "1A2")
    left = [4]
    for move in (LAB, "upgrade 1A2 research-lab"):
        play(state, move, "tile gaia", "decline", "end")
        left.append(state.view(None)["research"]["tiles"][3]["left"])
    assert left == [4, 3, 2]
    state, _ = before_tile()
    state.tiles_left[STANDARD_NAMES.index("seven-vp")] = 0
    play(state, LAB)
    assert set(legal(state)) == SPACES - {"tile gaia"}
    assert refused(state, "tile gaia").rule == "GP-TECH-03"


@pytest.mark.rule("GP-TECH-04")
def test_the_advance_may_be_declined() -> None:
    state, player = before_tile()
    play(state, LAB, "tile economy")
    assert set(legal(state)) == {"advance economy", "decline"}
    copy = state.copy()
    play(state, "decline")
    assert player.research[ECONOMY] == 0
    play(copy, "advance economy")
    assert me(copy).research[ECONOMY] == 1
    assert legal(copy, "advance") == []  # only one


@pytest.mark.rule("GP-TECH-05")
@pytest.mark.parametrize("area", TRACKS)
def test_a_tile_below_an_area_advances_there_only(area: str) -> None:
    state, _ = before_tile()
    play(state, LAB, f"tile {area}")
    assert set(legal(state)) == {f"advance {area}", "decline"}


@pytest.mark.rule("GP-TECH-06")
def test_without_a_possible_advance_the_tile_is_gained_all_the_same() -> None:
    """At the top, before a level 5 without federation token, and before one that is taken."""
    for level, token, taken in ((5, True, False), (4, False, False), (4, True, True)):
        state, player = before_tile()
        player.research[ECONOMY] = level
        if token:
            federation_token(player)
        if taken:
            seat(state, "hadsch-hallas").research[ECONOMY] = 5
        play(state, LAB, "tile economy")
        assert "end" in legal(state)
        assert player.research[ECONOMY] == level
        assert player.tiles == 1 << STANDARD_NAMES.index("ore-charge")


@pytest.mark.rule("GP-TECH-07")
@pytest.mark.parametrize("space", ["free-1", "free-2", "free-3"])
def test_a_tile_of_the_lower_row_advances_anywhere(space: str) -> None:
    state, player = before_tile()
    play(state, LAB, f"tile {space}")
    assert set(legal(state)) == ADVANCES | {"decline"}
    play(state, "advance science")
    assert player.research == [0, 0, 0, 1, 0, 1]


# -- advanced tiles --------------------------------------------------------------------------------


def ready_for_advanced(level: int = 4) -> tuple[GaiaState, Player]:
    """Economy on this level, a green token and one standard tile."""
    state, player = before_tile()
    player.research[ECONOMY] = level
    federation_token(player)
    own(player, "credits")
    return state, player


@pytest.mark.rule("GP-TECH-08")
def test_an_advanced_tile_instead_of_a_standard_one() -> None:
    state, player = ready_for_advanced()
    play(state, LAB)
    assert set(legal(state)) == SPACES - {"tile free-2"} | {"tile advanced-economy"}
    play(state, "tile advanced-economy", "decline")
    assert state.view(0)["players"][0]["advanced_tiles"] == ["pass-labs"]
    assert "end" in legal(state)  # one tile, not two
    assert player.tiles.bit_count() == 1


@pytest.mark.rule("GP-TECH-09")
@pytest.mark.parametrize("level", range(6))
def test_level_4_or_5_of_the_area_is_needed(level: int) -> None:
    state, _ = ready_for_advanced(level)
    play(state, LAB)
    assert ("tile advanced-economy" in legal(state)) is (level >= 4)
    assert refused(state, "tile advanced-science").rule == "GP-TECH-09"


@pytest.mark.rule("GP-TECH-10")
def test_a_green_federation_token_is_flipped() -> None:
    state, player = ready_for_advanced()
    play(state, LAB, "tile advanced-economy")
    assert (sum(player.green), sum(player.gray)) == (0, 1)


@pytest.mark.rule("GP-TECH-10")
def test_without_a_green_token_there_is_no_advanced_tile() -> None:
    state, player = ready_for_advanced()
    player.green, player.gray = player.gray, player.green  # all gray
    play(state, LAB)
    assert refused(state, "tile advanced-economy").rule == "GP-TECH-10"


@pytest.mark.rule("GP-TECH-10")
def test_of_several_kinds_one_chooses_which_to_flip() -> None:
    state, player = ready_for_advanced()
    federation_token(player, "8vp-qic")
    play(state, LAB, "tile advanced-economy")
    assert set(legal(state)) == {"flip 7vp-ore", "flip 8vp-qic"}
    play(state, "flip 8vp-qic")
    tokens = state.view(0)["players"][0]["federation_tokens"]
    assert tokens == {"green": {"7vp-ore": 1}, "gray": {"8vp-qic": 1}}


@pytest.mark.rule("GP-TECH-11")
def test_an_uncovered_standard_tile_is_covered() -> None:
    state, player = ready_for_advanced()
    own(player, "ore-charge")
    play(state, LAB, "tile advanced-economy")
    assert set(legal(state)) == {"cover credits", "cover ore-charge"}
    play(state, "cover ore-charge")
    tiles = {t["tile"]: t["covered"] for t in state.view(0)["players"][0]["tiles"]}
    assert tiles == {"ore-charge": True, "credits": False}


@pytest.mark.rule("GP-TECH-11")
def test_without_a_standard_tile_to_cover_there_is_no_advanced_tile() -> None:
    state, player = ready_for_advanced()
    player.tiles = 0
    play(state, LAB)
    assert refused(state, "tile advanced-economy").rule == "GP-TECH-11"


@pytest.mark.rule("GP-TECH-12")
def test_a_covered_tile_has_no_effect_any_more() -> None:
    """Income, action and power value 4 end at once."""
    state, player = ready_for_advanced()
    own(player, "charge-action", "big-power")
    give(state, player, "planetary-institute", "4A0")
    assert "special charge" in legal(state)
    assert state.view(0)["players"][0]["income"]["credit"] == 4 + 3 + 4 + 2
    for tile, change in (("credits", -4), ("charge-action", 0), ("big-power", 0)):
        copy = state.copy()
        mine = me(copy)
        play(copy, LAB, "tile advanced-economy", f"cover {tile}", "decline")
        # The station that became a lab takes its 3 credits along.
        assert copy.view(0)["players"][0]["income"]["credit"] == 4 + 4 + 2 + change
        play(copy, "end")
        turn_of(copy, mine)
        assert ("special charge" in legal(copy)) is (tile != "charge-action")


@pytest.mark.rule("GP-TECH-12")
def test_a_covered_big_power_tile_no_longer_raises_power_values() -> None:
    """Institute 4 and lab 2 and mine 1 are a federation; institute 3 makes 6."""
    state, player = ready_for_advanced()
    own(player, "big-power")
    give(state, player, "planetary-institute", "7B4")
    give(state, player, "research-lab", "7B2")
    give(state, player, "mine", "7B0")
    assert "federation 7B0,7B2,7B4" in legal(state)
    play(state, LAB, "tile advanced-economy", "cover big-power", "decline", "end")
    turn_of(state, rich(player))
    assert "federation 7B0,7B2,7B4" not in legal(state)


@pytest.mark.rule("GP-TECH-13")
def test_no_second_advanced_tile_on_a_tile_and_none_on_an_advanced_one() -> None:
    state, player = ready_for_advanced()
    federation_token(player)
    own(player, "ore-charge")
    player.research[TRACKS.index("science")] = 4
    give(state, player, "trading-station", "4A0")
    play(state, LAB, "tile advanced-economy", "cover credits", "decline", "end")
    turn_of(state, rich(player))
    # The covered tile cannot carry another; the only one left is covered without question.
    play(state, "upgrade 4A0 research-lab", "tile advanced-science", "decline")
    assert player.covered == player.tiles
    assert player.advanced.bit_count() == 2
    # Now nothing is left to cover.
    federation_token(player)
    player.research[TRACKS.index("navigation")] = 4
    give(state, player, "trading-station", "6B5")
    play(state, "end")
    turn_of(state, rich(player))
    play(state, "upgrade 6B5 research-lab")
    assert not [move for move in legal(state) if "advanced" in move]


@pytest.mark.rule("GP-TECH-14")
def test_an_advanced_tile_advances_anywhere() -> None:
    """All areas but Economy itself, where level 5 would need another green token."""
    state, _ = ready_for_advanced()
    copy = state.copy()
    play(state, LAB, "tile advanced-economy")
    assert set(legal(state)) == ADVANCES - {"advance economy"} | {"decline"}
    federation_token(me(copy))
    play(copy, LAB, "tile advanced-economy")
    assert set(legal(copy)) == ADVANCES | {"decline"}


@pytest.mark.rule("GP-TECH-15")
def test_each_advanced_tile_goes_to_one_player_only() -> None:
    state, _ = ready_for_advanced()
    hadsch = rich(seat(state, "hadsch-hallas"))
    give(state, hadsch, "trading-station", "1A2")
    hadsch.research[ECONOMY] = 4
    federation_token(hadsch)
    own(hadsch, "credits")
    copy = state.copy()
    play(state, LAB, "tile advanced-economy", "decline", "end")
    assert state.view(None)["research"]["advanced"][ECONOMY]["there"] is False
    play(state, "upgrade 1A2 research-lab")
    assert refused(state, "tile advanced-economy").rule == "GP-TECH-15"
    play(copy, LAB, "tile gaia", "decline", "end", "upgrade 1A2 research-lab")
    assert "tile advanced-economy" in legal(copy)


@pytest.mark.rule("GP-TECH-16")
def test_the_advance_is_free() -> None:
    state, player = before_tile()
    player.knowledge = 0
    play(state, LAB, "tile economy", "advance economy")
    assert (player.knowledge, player.research[ECONOMY]) == (0, 1)


@pytest.mark.rule("GP-TECH-16")
def test_level_5_needs_a_green_token_even_with_a_tile() -> None:
    state, player = before_tile()
    player.research[ECONOMY] = 4
    copy = state.copy()
    play(state, LAB, "tile free-1")
    assert set(legal(state)) == ADVANCES - {"advance economy"} | {"decline"}
    player = me(copy)
    federation_token(player)
    player.knowledge = 0
    play(copy, LAB, "tile free-1", "advance economy")
    assert (player.research[ECONOMY], player.knowledge) == (5, 0)
    assert (sum(player.green), sum(player.gray)) == (0, 1)
