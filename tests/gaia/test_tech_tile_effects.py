"""What the tech tiles do: at once, whenever, on passing, as income, as an action."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.actions.charge import power_value
from astrarium.gaia.components.planets import LOST
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES, STANDARD_NAMES
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    FIXED,
    allowed,
    end,
    give,
    goods,
    hold,
    legal,
    levels,
    me,
    next_round,
    play,
    power,
    rich,
    started,
)

SLOT = dict(
    zip(
        FIXED["tech_tiles"],
        ("terraforming", "navigation", "ai", "gaia", "economy", "science")
        + ("free-1", "free-2", "free-3"),
        strict=True,
    )
)
"""Where each standard tile lies."""
NO_VP = ["big-5", "federation-5", "big-5", "station-3", "gaia-3", "mine-2"]
"""Round scoring that stays out of the way in round 1."""


def own_turn(advanced: str = "") -> tuple[GaiaState, Player]:
    """Terrans to move, rich: mines on 1B5 and 3A3. The advanced tile, if named, lies above Science
    and can be taken; the standard tile "credits" is theirs to be covered."""
    tiles = [name for name in ADVANCED_NAMES if name != advanced][:6]
    if advanced:
        tiles[5] = advanced
    state = started("terrans", "xenos", advanced_tiles=tiles, round_scoring=NO_VP)
    terrans = rich(me(state))
    if advanced:
        levels(terrans, science=4)
        hold(terrans, "credits", "7vp-ore")
    return state, terrans


def take(state: GaiaState, tile: str) -> None:
    """The Q.I.C. action takes a tile; no research."""
    place = "advanced-science" if tile in ADVANCED_NAMES else SLOT[tile]
    play(state, "qic tile", f"tile {place}", "decline")


def colony(state: GaiaState, player: Player) -> None:
    """Terra 1B5, 3A3, 4A0; ice 3B0; Gaia 3B3 and 7B4; the Lost Planet on 3A4: 4 types, 2 Gaia
    planets, 4 sectors (1, 3, 4, 7), 5 mines with the Lost Planet, a station and a lab."""
    give(state, player, "mine", "4A0", "3B0")
    give(state, player, "trading-station", "3B3")
    give(state, player, "research-lab", "7B4")
    h = state.galaxy.by_name["3A4"]
    state.set_planet(h, LOST)
    player.lost = 1 << h
    state.colonise(player, h)
    state.seats[0].formers_on_map = 1 << state.galaxy.by_name["3A8"]


# -- immediate ---------------------------------------------------------------------------------


@pytest.mark.rule("GP-TILE-01")
def test_immediate_rewards_come_once() -> None:
    for tile, things, vp in (("ore-qic", (0, 1, 0, 1), 0), ("seven-vp", (0, 0, 0, 0), 7)):
        state, terrans = own_turn()
        before = goods(terrans)
        take(state, tile)
        paid = (0, 0, 0, -4)
        assert goods(terrans) == tuple(sum(x) for x in zip(before, paid, things, strict=True))
        assert terrans.vp == 10 + vp
        after = terrans.vp
        play(state, "end")
        next_round(state)
        next_round(state)
        assert terrans.vp == after


@pytest.mark.rule("GP-TILE-01")
@pytest.mark.parametrize(
    "tile, vp",
    [
        ("now-mines", 2 * 5),
        ("now-gaia", 2 * 2),
        ("now-stations", 4 * 1),
        ("now-sectors", 2 * 4),
        ("now-federations", 5 * 1),
    ],
)
def test_immediate_vp_of_advanced_tiles(tile: str, vp: int) -> None:
    state, terrans = own_turn(tile)
    colony(state, terrans)
    take(state, tile)
    assert terrans.vp == 10 + vp
    play(state, "end")
    play(state, "pass mines", "pass labs")
    assert terrans.vp == 10 + vp


@pytest.mark.rule("GP-TILE-06")
def test_knowledge_per_planet_type() -> None:
    """Terra, ice, Gaia and the Lost Planet; the Gaiaformer on a transdim planet counts nothing."""
    state, terrans = own_turn()
    colony(state, terrans)
    terrans.knowledge = 0
    take(state, "types-knowledge")
    assert terrans.knowledge == 4


@pytest.mark.rule("GP-TILE-07")
def test_vp_per_gaia_planet() -> None:
    state, terrans = own_turn("now-gaia")
    take(state, "now-gaia")
    assert terrans.vp == 10
    state, terrans = own_turn("now-gaia")
    colony(state, terrans)
    take(state, "now-gaia")
    assert terrans.vp == 14


@pytest.mark.rule("GP-TILE-08")
def test_sectors_with_the_lost_planet() -> None:
    """2 VP for each of two sectors; the Lost Planet in a third one makes it six."""
    state, terrans = own_turn("now-sectors")
    first = state.copy()
    take(first, "now-sectors")
    assert first.seats[0].vp == 14
    h = state.galaxy.by_name["2A0"]
    state.set_planet(h, LOST)
    terrans.lost = 1 << h
    state.colonise(terrans, h)
    take(state, "now-sectors")
    assert terrans.vp == 16


@pytest.mark.rule("GP-TILE-13", "GP-TILE-08")
def test_an_ore_per_sector() -> None:
    state, terrans = own_turn("now-sector-ore")
    colony(state, terrans)
    terrans.ore = 0
    take(state, "now-sector-ore")
    assert terrans.ore == 4


@pytest.mark.rule("GP-TILE-09")
def test_federation_tokens_of_either_side() -> None:
    """A green one turns gray for the tile itself, another is green, a third was gray: 3 x 5 VP."""
    state, terrans = own_turn("now-federations")
    hold(terrans, "7vp-ore", "12vp")
    take(state, "now-federations")
    assert (sum(terrans.green), sum(terrans.gray)) == (1, 2)
    assert terrans.vp == 10 + 15


# -- whenever ----------------------------------------------------------------------------------


@pytest.mark.rule("GP-TILE-02", "GP-TILE-10")
def test_three_vp_for_each_gaia_mine_while_uncovered() -> None:
    state, terrans = own_turn()
    play(end(play(state, "mine 3B3")), "pass mines")
    assert terrans.vp == 10  # before the tile is owned
    hold(terrans, "gaia-vp")
    rich(terrans)
    end(play(state, "mine 7B4"))
    assert terrans.vp == 13
    rich(terrans)
    end(play(state, "mine 4A0"))
    assert terrans.vp == 13  # no Gaia planet
    rich(terrans)
    terrans.covered = terrans.tiles
    end(play(state, "mine 7B2"))
    assert terrans.vp == 13  # covered


@pytest.mark.rule("GP-TILE-02", "GP-TILE-10")
def test_also_after_a_gaia_project() -> None:
    state, terrans = own_turn()
    hold(terrans, "gaia-vp")
    play(state, "gaiaform 3A8", "end")
    next_round(state)
    while me(state) is not terrans:
        play(state, legal(state, "pass")[0])
    vp = terrans.vp
    play(state, "mine 3A8")
    assert terrans.vp == vp + 3


@pytest.mark.rule("GP-TILE-02", "GP-TILE-16")
def test_two_vp_for_each_advance() -> None:
    """The advance that comes with the tile itself is the first."""
    state, terrans = own_turn("advance-vp")
    play(state, "qic tile", "tile advanced-science", "advance ai")
    assert terrans.vp == 12
    play(end(state), "pass mines")
    rich(terrans)
    play(state, "research economy", "end")
    assert terrans.vp == 14
    rich(terrans)
    play(state, "power ore-2", "end")
    assert terrans.vp == 14


@pytest.mark.rule("GP-TILE-02")
@pytest.mark.parametrize(
    "tile, moves, vp",
    [
        ("mine-vp", ("mine 4A0",), 3),
        ("mine-vp", ("upgrade 3A3 trading-station",), 0),
        ("station-vp", ("upgrade 3A3 trading-station",), 3),
        ("station-vp", ("mine 4A0",), 0),
    ],
)
def test_mines_and_stations(tile: str, moves: tuple[str, ...], vp: int) -> None:
    state, terrans = own_turn()
    hold(terrans, "credits", tile)
    play(state, *moves)
    assert terrans.vp == 10 + vp


# -- on passing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tile, vp",
    [
        pytest.param("pass-federations", 3 * 3, marks=pytest.mark.rule("GP-TILE-14")),
        pytest.param("pass-types", 4, marks=pytest.mark.rule("GP-TILE-15", "GP-TILE-06")),
        pytest.param("pass-labs", 3, marks=pytest.mark.rule("GP-TILE-03")),
    ],
)
@pytest.mark.rule("GP-TILE-03")
def test_rewards_of_every_pass(tile: str, vp: int) -> None:
    """Three federation tokens, green and gray; four planet types; one lab."""
    state, terrans = own_turn()
    colony(state, terrans)
    hold(terrans, "credits", tile, "7vp-ore", "12vp", "8vp-qic")
    hold(terrans, "ore-knowledge")
    for passed in (1, 2):
        play(state, "pass mines" if passed == 1 else "pass stations")
        assert terrans.vp == 10 + passed * vp
        hold(terrans, "ore-knowledge")
        if passed == 1:
            play(state, "pass labs")
            while me(state) is not terrans:
                play(state, legal(state)[0])
            hold(terrans, "ore-knowledge")


# -- income ------------------------------------------------------------------------------------


def income(*tiles: str, covered: bool = False) -> tuple[int, ...]:
    """Credits, ore, knowledge, Q.I.C. and charge of an income phase with these tiles."""
    state, terrans = own_turn()
    hold(terrans, *tiles)
    if covered:
        terrans.covered = terrans.tiles
    terrans.credits = terrans.ore = terrans.knowledge = terrans.qic = 0
    terrans.area1, terrans.area2, terrans.area3 = 8, 0, 0
    play(state, "pass labs", "pass mines")
    assert state.round == 2
    return (*goods(terrans), terrans.area2)


@pytest.mark.parametrize(
    "tile, wanted",
    [
        pytest.param("knowledge-credit", (1, 0, 1, 0, 0), marks=pytest.mark.rule("GP-TILE-11")),
        pytest.param("ore-charge", (0, 1, 0, 0, 1)),
        pytest.param("credits", (4, 0, 0, 0, 0)),
    ],
)
@pytest.mark.rule("GP-TILE-04")
def test_income_in_each_round(tile: str, wanted: tuple[int, ...]) -> None:
    plain = income()
    gained = tuple(a - b for a, b in zip(income(tile), plain, strict=True))
    assert gained == wanted
    assert income(tile, covered=True) == plain


@pytest.mark.rule("GP-TILE-04")
def test_a_tile_pays_nothing_in_the_round_it_is_taken() -> None:
    state, terrans = own_turn()
    before = goods(terrans)
    take(state, "credits")
    assert goods(terrans) == (*before[:3], before[3] - 4)


# -- actions and the constant tile -------------------------------------------------------------


@pytest.mark.rule("GP-TILE-05")
@pytest.mark.parametrize(
    "tile, word",
    [
        ("charge-action", "charge"),
        ("qic-credits-action", "qic-credits"),
        ("ore-action", "ore"),
        ("knowledge-action", "knowledge"),
    ],
)
def test_an_action_once_per_round(tile: str, word: str) -> None:
    state, terrans = own_turn()
    assert not allowed(state, f"special {word}")
    hold(terrans, "charge-action", tile)
    play(state, f"special {word}", "end", "pass mines")
    assert not allowed(state, f"special {word}")
    next_round(state)
    while me(state) is not terrans:
        play(state, legal(state, "pass")[0])
    assert allowed(state, f"special {word}")


@pytest.mark.rule("GP-TILE-12")
def test_a_qic_and_five_credits() -> None:
    state, terrans = own_turn()
    hold(terrans, "credits", "qic-credits-action")
    play(state, "special qic-credits")
    assert goods(terrans) == (25, 12, 12, 7)


@pytest.mark.rule("GP-TILE-05")
def test_four_charged_power() -> None:
    state, terrans = own_turn()
    hold(terrans, "charge-action")
    terrans.area1, terrans.area2, terrans.area3 = 3, 4, 0
    play(state, "special charge")
    assert power(terrans) == (0, 6, 1, 0)


@pytest.mark.rule("GP-TILE-02")
def test_the_constant_tile_raises_big_structures_until_covered() -> None:
    state, terrans = own_turn()
    values = {
        "mine": (1, 1),
        "trading-station": (2, 2),
        "research-lab": (2, 2),
        "planetary-institute": (3, 4),
        "knowledge-academy": (3, 4),
        "qic-academy": (3, 4),
    }
    h = state.galaxy.by_name["1B5"]
    for structure, (plain, raised) in values.items():
        give(state, terrans, structure, "1B5")
        terrans.tiles = terrans.covered = 0
        assert power_value(state, terrans, h) == plain
        hold(terrans, "big-power")
        assert power_value(state, terrans, h) == raised
        terrans.covered = terrans.tiles
        assert power_value(state, terrans, h) == plain


def test_every_tile_of_the_box_is_named_here() -> None:
    """Nine standard and fifteen advanced kinds, each with a test above."""
    standard = {
        "ore-qic", "types-knowledge", "big-power", "seven-vp", "ore-charge", "knowledge-credit",
        "gaia-vp", "credits", "charge-action",
    }  # fmt: skip
    advanced = {
        "pass-federations", "advance-vp", "qic-credits-action", "now-mines", "pass-labs",
        "now-sector-ore", "pass-types", "now-gaia", "now-stations", "now-sectors", "ore-action",
        "now-federations", "knowledge-action", "mine-vp", "station-vp",
    }  # fmt: skip
    assert set(STANDARD_NAMES) == standard
    assert set(ADVANCED_NAMES) == advanced
