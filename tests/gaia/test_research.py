"""Research: four knowledge for a level, and what is special about levels 3 and 5."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    give,
    goods,
    legal,
    me,
    next_round,
    play,
    power,
    refused,
    rich,
    seat,
    started,
    turn_of,
)

TERRAFORMING, NAVIGATION, AI, GAIA, ECONOMY, SCIENCE = range(6)
GREEN = TOKEN_NAMES.index("7vp-ore")


def terrans(**levels: int) -> tuple[GaiaState, Player]:
    """Terrans to act with plenty of everything and these research levels."""
    state = started("terrans", "hadsch-hallas")
    player = rich(me(state))
    for area, level in levels.items():
        player.research[TRACKS.index(area)] = level
    return state, player


@pytest.mark.rule("GP-RES-01")
@pytest.mark.parametrize("area", TRACKS)
def test_four_knowledge_for_one_level(area: str) -> None:
    state, player = terrans()
    player.knowledge = 3
    assert legal(state, "research") == []
    assert refused(state, f"research {area}").rule == "GP-RES-01"
    player.knowledge = 4
    before = player.research[:]
    play(state, f"research {area}")
    assert player.knowledge == 0
    raised = [now - then for now, then in zip(player.research, before, strict=True)]
    assert raised == [int(track == area) for track in TRACKS]
    assert legal(state, "research") == []


@pytest.mark.rule("GP-RES-02")
def test_a_starred_bonus_is_received_once() -> None:
    """Terraforming 1 gives 2 ore, Artificial Intelligence 1 one Q.I.C.; no more later."""
    state, player = terrans()
    before = goods(player)
    play(state, "research terraforming")
    assert goods(player) == (before[0], before[1] + 2, before[2] - 4, before[3])
    play(state, "end")
    turn_of(state, rich(player))
    qic = player.qic
    play(state, "research ai")
    assert player.qic == qic + 1
    play(state, "end")
    income = state.view(0)["players"][0]["income"]
    assert income == {"ore": 3, "knowledge": 1, "credit": 2, "qic": 1}  # board and booster only


@pytest.mark.rule("GP-RES-02")
def test_bonuses_of_lower_levels_do_not_come_again() -> None:
    state, player = terrans(terraforming=1)
    before = player.ore
    play(state, "research terraforming")  # level 2 has no bonus of its own
    assert player.ore == before


@pytest.mark.rule("GP-RES-03")
def test_effects_begin_at_once() -> None:
    """The new range counts in the very next action, with no income phase between."""
    state, player = terrans(navigation=1)
    player.qic = 0
    assert "mine 4A8" not in legal(state)  # two spaces
    play(state, "research navigation", "end")
    turn_of(state, player)
    assert "mine 4A8" in legal(state)


@pytest.mark.rule("GP-RES-03")
def test_effects_last_only_while_the_token_is_on_the_level() -> None:
    """Economy 4 pays 4 credits and 2 ore a round; level 5 pays once and then nothing more."""
    state, player = terrans(economy=4)
    player.green[GREEN] = 1
    player.credits = player.ore = 0
    income = state.view(0)["players"][0]["income"]
    assert (income["credit"], income["ore"]) == (2 + 4, 3 + 2)
    play(state, "research economy")
    assert goods(player)[:2] == (6, 3)
    income = state.view(0)["players"][0]["income"]
    assert (income["credit"], income["ore"]) == (2, 3)
    play(state, "end")
    turn_of(state, player)
    play(state, "pass stations")
    assert state.round == 2
    assert goods(player)[:2] == (6, 3 + 3 + 1)  # board and the new booster


@pytest.mark.rule("GP-RES-03")
def test_a_step_costs_the_ore_of_the_present_level() -> None:
    state, player = terrans(terraforming=2)
    player.qic = 1
    copy = state.copy()
    play(state, "mine 3B0")
    assert player.ore == 12 - 1 - 2
    play(copy, "research terraforming", "end")
    turn_of(copy, copy.seats[0])
    play(copy, "mine 3B0")
    assert copy.seats[0].ore == 12 - 1 - 1


@pytest.mark.rule("GP-RES-04")
def test_level_5_flips_a_green_token_besides_the_knowledge() -> None:
    state, player = terrans(science=4)
    player.green[GREEN] = 1
    play(state, "research science")
    assert player.research[SCIENCE] == 5
    assert player.knowledge == 12 - 4 + 9 - 2  # nine from level 5, capped at 15
    assert (player.green[GREEN], player.gray[GREEN]) == (0, 1)


@pytest.mark.rule("GP-RES-04")
def test_levels_below_5_flip_nothing() -> None:
    for level in range(4):
        state, player = terrans(science=level)
        player.green[GREEN] = 1
        play(state, "research science")
        assert player.green[GREEN] == 1


@pytest.mark.rule("GP-RES-08")
def test_without_a_green_token_level_5_is_closed() -> None:
    state, player = terrans(science=4, economy=3)
    assert refused(state, "research science").rule == "GP-RES-08"
    assert "research economy" in legal(state)
    player.gray[GREEN] = 2
    player.gray[TOKEN_NAMES.index("12vp")] = 1
    assert "research science" not in legal(state)
    player.green[GREEN] = 1
    assert "research science" in legal(state)


@pytest.mark.rule("GP-RES-05")
def test_only_one_player_on_level_5_of_an_area() -> None:
    state, player = terrans(science=4, economy=4)
    player.green[GREEN] = 2
    hadsch = rich(seat(state, "hadsch-hallas"))
    hadsch.research[SCIENCE], hadsch.research[ECONOMY], hadsch.green[GREEN] = 4, 4, 1
    play(state, "research science", "end")
    assert me(state) is hadsch
    assert refused(state, "research science").rule == "GP-RES-05"
    assert "research economy" in legal(state)


@pytest.mark.rule("GP-RES-06")
@pytest.mark.parametrize("area", TRACKS)
def test_every_step_from_2_to_3_charges_three_power(area: str) -> None:
    for level in range(4):
        state, player = terrans(**{area: level})
        player.area1, player.area2, player.area3 = 9, 0, 0
        play(state, f"research {area}")
        tokens = 3 if (area, level) == ("gaia", 1) else 0  # level 2 adds three tokens
        charged = 3 if level == 2 else 0
        assert power(player) == (9 - charged + tokens, charged, 0, 0)


@pytest.mark.rule("GP-RES-06")
def test_the_three_power_come_with_a_tile_and_with_a_faction_action_too() -> None:
    state, player = terrans(economy=2)
    give(state, player, "trading-station", "3A3")
    player.area1, player.area2, player.area3 = 5, 0, 0
    play(state, "upgrade 3A3 research-lab", "tile economy", "advance economy")
    assert power(player) == (2, 3, 0, 0)

    state = started("bescods", "terrans")
    bescods = me(state)
    bescods.research = [2, 3, 3, 3, 3, 3]
    bescods.area1, bescods.area2, bescods.area3 = 5, 0, 0
    play(state, "special advance terraforming")
    assert power(bescods) == (2, 3, 0, 0)


@pytest.mark.rule("GP-RES-07")
def test_level_5_is_the_end() -> None:
    state, player = terrans(science=5)
    player.green[GREEN] = 3
    assert refused(state, "research science").rule == "GP-RES-07"
    assert "research economy" in legal(state)
    turn_of(next_round(state), rich(player))
    assert "research science" not in legal(state)
