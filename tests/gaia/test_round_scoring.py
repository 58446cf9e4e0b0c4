"""Round scoring tiles: what each pays for, and only in its own round."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.scoring import ROUND_NAMES, ROUND_TILES
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    end,
    give,
    hold,
    levels,
    me,
    next_round,
    play,
    rich,
    started,
)


def with_tile(tile: str, number: int = 1) -> tuple[GaiaState, Player]:
    """Terrans to move in a round with this tile, no other round has it: a station on 1B5, a mine
    on 3A3, a lab on 4A0, a federation ready around 2A8 and 2B5."""
    others = [name for name in ROUND_NAMES if name.split("-")[0] != tile.split("-", maxsplit=1)[0]]
    tiles = others[:5]
    tiles.insert(number - 1, tile)
    state = started("terrans", "xenos", round_scoring=tiles)
    state.round = number
    terrans = rich(me(state))
    give(state, terrans, "trading-station", "1B5")
    give(state, terrans, "research-lab", "4A0")
    levels(terrans, navigation=4, terraforming=3)
    return state, terrans


EVENTS = [
    # what happens, and what of it each kind of tile pays for
    (("mine 7B4",), {"mine": 1, "gaia": 1}),
    (("mine 3B0",), {"mine": 1, "terraform": 1}),
    (("mine 2B2",), {"mine": 1, "terraform": 3}),
    (("power terraform-2 2B2",), {"mine": 1, "terraform": 3}),
    (("power terraform-2 3B0",), {"mine": 1, "terraform": 1}),
    (("upgrade 3A3 trading-station",), {"station": 1}),
    (("upgrade 1B5 planetary-institute",), {"big": 1}),
    (("upgrade 4A0 qic-academy", "tile free-1", "decline"), {"big": 1}),
    (("upgrade 4A0 knowledge-academy", "tile free-1", "advance ai"), {"big": 1, "research": 1}),
    (("upgrade 1B5 research-lab", "tile free-1", "decline"), {}),
    (("research science",), {"research": 1}),
    (("qic tile", "tile free-2", "advance ai"), {"research": 1}),
    (("gaiaform 3A8",), {}),
]
RULES = {
    "mine-2": "GP-RSCORE-02",
    "station-3": "GP-RSCORE-03",
    "station-4": "GP-RSCORE-03",
    "big-5": "GP-RSCORE-04",
    "gaia-3": "GP-RSCORE-05",
    "gaia-4": "GP-RSCORE-05",
    "research-2": "GP-RSCORE-06",
    "federation-5": "GP-RSCORE-07",
    "terraform-2": "GP-RSCORE-08",
}


@pytest.mark.parametrize(
    "tile",
    [pytest.param(name, marks=pytest.mark.rule(rule)) for name, rule in RULES.items()],
)
def test_each_tile_pays_for_its_own_event(tile: str) -> None:
    kind, printed = tile.split("-")
    for moves, happens in EVENTS:
        state, terrans = with_tile(tile)
        play(state, *moves)
        assert terrans.vp == 10 + int(printed) * happens.get(kind, 0), moves


@pytest.mark.rule("GP-RSCORE-02")
def test_two_mines_two_rewards_and_the_lost_planet_is_one() -> None:
    state, terrans = with_tile("mine-2")
    hold(terrans, "7vp-ore")
    play(end(play(state, "mine 3B0")), "pass mines")
    rich(terrans)
    end(play(state, "mine 2B2"))
    assert terrans.vp == 14
    play(state, "research navigation", "lost-planet 4A1")
    assert terrans.vp == 16


@pytest.mark.rule("GP-RSCORE-06")
def test_level_5_is_one_level() -> None:
    state, terrans = with_tile("research-2")
    hold(terrans, "7vp-ore")
    levels(terrans, science=4)
    play(state, "research science")
    assert terrans.vp == 12


@pytest.mark.rule("GP-RSCORE-07")
def test_a_federation_token_however_gained() -> None:
    """By the action, and from Terraforming 5, which lies there with 7 VP of its own."""
    state, terrans = with_tile("federation-5")
    give(state, terrans, "planetary-institute", "2A8")
    give(state, terrans, "knowledge-academy", "2B5")
    hold(terrans, "big-power")
    play(state, "federation 2A8,2B5", "satellite 2A9", "take 12vp")
    assert terrans.vp == 10 + 12 + 5
    state, terrans = with_tile("federation-5")
    levels(terrans, terraforming=4)
    hold(terrans, "8vp-qic")
    play(state, "research terraforming")
    assert terrans.vp == 10 + 7 + 5


@pytest.mark.rule("GP-RSCORE-01")
def test_only_in_its_own_round() -> None:
    """The tile of round 2 pays nothing in round 1 and nothing in round 3."""
    state = started(
        "terrans",
        "xenos",
        round_scoring=["big-5", "research-2", "gaia-4", "federation-5", "station-3", "big-5"],
    )
    terrans = me(state)
    for expected in (0, 2, 0):
        while me(state) is not terrans:
            play(state, "research science", "end")
        rich(terrans)
        rich(state.seats[1])
        vp = terrans.vp
        play(state, "research science", "end")
        assert terrans.vp == vp + expected
        next_round(state)


@pytest.mark.rule("GP-RSCORE-09")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_numbers_for_the_automa_mean_nothing_here(number: int) -> None:
    """The tile for mines shows 4 and 6 for the Automa: people get 2, and nobody else anything, in
    every round."""
    assert ROUND_TILES[ROUND_NAMES.index("mine-2")].automa_vp == (4, 6)
    state, terrans = with_tile("mine-2", number)
    end(play(state, "mine 3B0"))
    assert [player.vp for player in state.seats] == [12, 10]
