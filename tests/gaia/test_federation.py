"""Form a federation: value 7, as few satellites as possible, a token of one's choice.

The structures stand on two bare sectors; ``LINE`` is a straight row of neighbouring spaces.
"""

import pytest

from astrarium.gaia.components.scoring import TOKEN_NAMES
from tests.gaia.federating import LINE, form, named, offers, row, satellites
from tests.gaia.positions import (
    alone_with,
    give,
    goods,
    legal,
    me,
    play,
    power,
    refused,
    rich,
    turn_of,
)

# -- planets and their value -----------------------------------------------------------------------


@pytest.mark.rule("GP-FED-01", "GP-FED-02")
@pytest.mark.parametrize(
    ("structures", "enough"),
    [
        ("mmmmmmm", True),  # 7 x 1
        ("mmmmmm", False),
        ("sssm", True),  # 3 x 2 + 1
        ("sss", False),
        ("lllm", True),  # 3 x 2 + 1
        ("lll", False),
        ("Ill", True),  # 3 + 2 x 2
        ("Ilm", False),
        ("IKm", True),  # 3 + 3 + 1
        ("IK", False),
        ("QKm", True),  # 3 + 3 + 1
        ("QK", False),
        ("Immmm", True),  # 3 + 4 x 1
        ("Qmmm", False),
    ],
)
def test_the_power_values_must_reach_seven(structures: str, enough: bool) -> None:
    state = row(structures)
    assert offers(state) == ({named(state, *LINE[: len(structures)])} if enough else set())


@pytest.mark.rule("GP-FED-01")
def test_only_own_planets_count() -> None:
    """Institute and academy: an opponent's mine beside them is no help, an own one is."""
    state = row("IK")
    give(state, state.seats[1], "mine", "1C")
    assert offers(state) == set()
    give(state, state.seats[0], "mine", "1B4")
    assert offers(state) == {named(state, "1A6", "1B3", "1B4")}


@pytest.mark.rule("GP-FED-03")
def test_neighbours_need_no_satellite() -> None:
    state = row("IKm", tokens=0)
    player = form(state)
    assert (player.satellites, player.federations) == (0, 1)


# -- satellites ------------------------------------------------------------------------------------


@pytest.mark.rule("GP-FED-04", "GP-FED-06")
def test_satellites_fill_the_gaps() -> None:
    """Three spaces between academy and institute: a chain from planet to planet."""
    state = row("I...Km", tokens=6)
    player = form(state)
    assert satellites(state, player) == {"1B3", "1C", "1B0"}


@pytest.mark.rule("GP-FED-06", "GP-FED-17")
def test_every_way_is_a_chain_of_the_fewest_satellites() -> None:
    """From 1A6 to 1B5 there are three shortest ways, all of two satellites."""
    state = alone_with({"1A6": "planetary-institute", "1B5": "qic-academy", "1A11": "mine"})
    play(state, legal(state, "federation")[0])
    spread = state.galaxy.shape.spread
    ways = [state]
    finished = set()
    while ways:
        way = ways.pop()
        if not legal(way, "take"):
            ways += [play(way.copy(), move) for move in legal(way, "satellite")]
            continue
        chain = way.seats[0].satellites
        first = spread(1 << way.galaxy.by_name["1A6"], 1) & chain
        last = spread(1 << way.galaxy.by_name["1B5"], 1) & chain
        assert first and last and first | last == chain == spread(first, 1) & chain
        finished.add(frozenset(satellites(way, way.seats[0])))
    assert finished == {
        frozenset(("1B3", "1C")), frozenset(("1B3", "1B4")), frozenset(("1A7", "1B4")),
    }  # fmt: skip


@pytest.mark.rule("GP-FED-05")
def test_each_satellite_costs_a_token() -> None:
    state = row("I..Km", tokens=1)
    assert offers(state) == set()
    move = f"federation {named(state, '1A6', '1B0', '1A0')}"
    assert refused(state, move).rule == "GP-FED-05"
    state = row("I..Km", tokens=5)
    player = form(state)
    assert power(player) == (0, 0, 3, 0)
    assert player.satellites.bit_count() == 2


@pytest.mark.rule("GP-FED-07")
def test_no_satellite_on_a_planet() -> None:
    """The straight way needs one satellite on 1B3; with a planet there it takes two around."""
    free = form(row("I.Km", tokens=1))
    assert free.satellites.bit_count() == 1
    for tokens, possible in ((1, False), (2, True)):
        state = row("ImKm", tokens=tokens)
        player = me(state)
        player.built[0] &= ~(1 << state.galaxy.by_name["1B3"])  # nobody lives there
        assert bool(offers(state)) is possible
    player = form(state)
    assert "1B3" not in satellites(state, player)
    assert player.satellites.bit_count() == 2


@pytest.mark.rule("GP-FED-08")
def test_satellites_of_different_players_share_a_space() -> None:
    state = row("I.Km", tokens=1)
    state.seats[1].satellites = 1 << state.galaxy.by_name["1B3"]
    player = form(state)
    assert satellites(state, player) == {"1B3"}
    on_map = next(h["pieces"] for h in state.view(None)["hexes"] if h["name"] == "1B3")
    assert on_map == [{"seat": 0, "piece": "satellite"}, {"seat": 1, "piece": "satellite"}]


@pytest.mark.rule("GP-FED-08")
def test_no_second_satellite_of_the_same_player() -> None:
    """The Ivits' federation grows from 7 to 14 by one new satellite; the old one stays as it is."""
    state = row("I.Km", faction="ivits")
    player = form(state)
    assert satellites(state, player) == {"1B3"}
    play(state, "end")
    turn_of(state, rich(player))
    give(state, player, "trading-station", "2A4", "2A3", "2A2")
    give(state, player, "mine", "2A1")
    qic = player.qic
    form(state, token="7vp-ore")
    assert satellites(state, player) == {"1B3", "1A0"}
    assert player.qic == qic - 1


@pytest.mark.rule("GP-FED-09")
def test_satellites_are_built_by_the_federation_action_only_and_all_at_once() -> None:
    """Two are needed and one can be paid: nothing happens at all."""
    state = row("I..Km", tokens=1)
    assert legal(state, "federation") == legal(state, "satellite") == []
    state = row("I..Km", tokens=2)
    assert legal(state, "satellite") == []
    play(state, legal(state, "federation")[0])
    while legal(state, "satellite"):
        assert set(legal(state)) == set(legal(state, "satellite"))  # no stopping half way
        play(state, legal(state)[0])
    play(state, "take 12vp")
    assert legal(state, "satellite") == []


@pytest.mark.rule("GP-FED-10")
def test_a_federation_without_satellites_is_marked_all_the_same() -> None:
    state = row("IKm")
    form(state)
    marked = [h["name"] for h in state.view(None)["hexes"] if h.get("federations") == [0]]
    assert set(marked) == {"1A6", "1B3", "1C"}
    play(state, "end")
    assert offers(turn_of(state, rich(state.seats[0]))) == set()


# -- tokens ----------------------------------------------------------------------------------------

GAINS = {
    # VP, then credits, ore, knowledge and Q.I.C., then tokens
    "12vp": (12, (0, 0, 0, 0), 0),
    "8vp-qic": (8, (0, 0, 0, 1), 0),
    "8vp-tokens": (8, (0, 0, 0, 0), 2),
    "7vp-ore": (7, (0, 2, 0, 0), 0),
    "7vp-credits": (7, (6, 0, 0, 0), 0),
    "6vp-knowledge": (6, (0, 0, 2, 0), 0),
}


@pytest.mark.rule("GP-FED-11", "GP-FED-12")
@pytest.mark.parametrize("token", GAINS)
def test_any_token_of_the_supply_with_all_it_shows(token: str) -> None:
    state = row("IKm", tokens=0)
    player = me(state)
    before, supply = goods(player), state.view(None)["federation_tokens"][token]
    play(state, legal(state, "federation")[0])
    assert set(legal(state)) == {f"take {name}" for name in GAINS}
    play(state, f"take {token}")
    vp, resources, tokens = GAINS[token]
    assert player.vp == 10 + vp
    assert tuple(n - b for n, b in zip(goods(player), before, strict=True)) == resources
    assert power(player) == (tokens, 0, 0, 0)
    assert state.view(None)["federation_tokens"][token] == supply - 1
    sides = state.view(0)["players"][0]["federation_tokens"]
    assert sides["gray" if token == "12vp" else "green"] == {token: 1}


@pytest.mark.rule("GP-FED-13")
@pytest.mark.parametrize(("token", "pays"), [("12vp", False), ("7vp-ore", True)])
def test_twelve_vp_pay_for_no_advanced_tile_and_no_level_5(token: str, pays: bool) -> None:
    state = row("IKms")
    player = me(state)
    player.research[4] = 4
    player.tiles = 1
    form(state, token=token)
    play(state, "end")
    turn_of(state, rich(player))
    assert ("research economy" in legal(state)) is pays
    play(state, "upgrade 1B0 research-lab")
    assert ("tile advanced-economy" in legal(state)) is pays


@pytest.mark.rule("GP-FED-14")
def test_a_green_token_is_flipped_once() -> None:
    """It pays for Economy 5; Science 5 would need another one."""
    state = row("IKm")
    player = me(state)
    player.research[4] = player.research[5] = 4
    form(state, token="7vp-ore")
    play(state, "end")
    turn_of(state, rich(player))
    assert {"research economy", "research science"} <= set(legal(state))
    play(state, "research economy", "end")
    turn_of(state, rich(player))
    assert "research science" not in legal(state)
    assert player.gray[TOKEN_NAMES.index("7vp-ore")] == 1


@pytest.mark.rule("GP-FED-23")
def test_an_empty_pile_cannot_be_chosen() -> None:
    state = row("IKm")
    state.token_supply[TOKEN_NAMES.index("8vp-qic")] = 0
    play(state, legal(state, "federation")[0])
    assert set(legal(state)) == {f"take {name}" for name in GAINS if name != "8vp-qic"}
    assert refused(state, "take 8vp-qic").rule == "GP-FED-23"
    state = row("IKm")
    state.token_supply = [0] * 6
    assert legal(state, "federation") == []


# -- which planets ---------------------------------------------------------------------------------


@pytest.mark.rule("GP-FED-15")
def test_the_player_chooses_among_the_planets() -> None:
    """An institute in the middle, an academy with a mine on either side, a space between."""
    state = alone_with({
        "1A6": "knowledge-academy", "1A7": "mine", "1C": "planetary-institute",
        "1A0": "qic-academy", "1A11": "mine",
    })  # fmt: skip
    left, right = named(state, "1A6", "1A7", "1C"), named(state, "1C", "1A0", "1A11")
    assert offers(state) == {left, right}
    assert named(state, "1A6", "1A7", "1C", "1A0", "1A11") not in offers(state)


@pytest.mark.rule("GP-FED-16")
def test_a_planet_and_a_satellite_too_many() -> None:
    """Seven is reached without the mine behind the gap."""
    state = row("IKm.m")
    assert offers(state) == {named(state, "1A6", "1B3", "1C")}
    more = named(state, "1A6", "1B3", "1C", "1A0")
    assert refused(state, f"federation {more}").rule == "GP-FED-16"


@pytest.mark.rule("GP-FED-17")
def test_no_detour_to_reach_another_planet() -> None:
    """A mine beside the straight way is touched by no shortest link, so it cannot come along."""
    state = row("I..Km")
    give(state, me(state), "mine", "1A4")
    assert offers(state) == {named(state, "1A6", "1B0", "1A0")}
    player = form(state)
    assert satellites(state, player) == {"1B3", "1C"}


@pytest.mark.rule("GP-FED-17")
def test_an_own_planet_on_the_way_saves_a_satellite_and_comes_along() -> None:
    state = row("Is.m.K")
    assert offers(state) == {named(state, "1A6", "1B3", "1B0", "2A4")}
    without = named(state, "1A6", "1B3", "2A4")
    assert refused(state, f"federation {without}").rule == "GP-FED-17"
    player = form(state)
    assert satellites(state, player) == {"1C", "1A0"}
