"""Build a mine: accessible, habitable, empty, and everything paid at once.

On the basic board of two players the Terrans begin on 1B5 and 3A3. Counted from 3A3: the desert
3A2 is next to it, the ice 3B0 and the titanium 4A8 are two spaces away, the home planet 4A0 three.
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
    piece,
    play,
    refused,
    rich,
    seat,
    sector,
    started,
    turn_of,
)

TERRAFORMING, NAVIGATION = TRACKS.index("terraforming"), TRACKS.index("navigation")


def terrans(
    *, credits: int = 20, ore: int = 12, qic: int = 0, navigation: int = 0, terraforming: int = 0
) -> tuple[GaiaState, Player]:
    """Terrans to act with these resources and levels, everything else as after setup."""
    state = started("terrans", "hadsch-hallas")
    player = me(state)
    player.credits, player.ore, player.qic = credits, ore, qic
    player.research[NAVIGATION], player.research[TERRAFORMING] = navigation, terraforming
    return state, player


# -- the action ------------------------------------------------------------------------------------


@pytest.mark.rule("GP-MINE-01", "GP-HAB-01")
def test_a_mine_on_a_home_planet_costs_two_credits_and_one_ore() -> None:
    state, player = terrans(credits=2, ore=1, navigation=4)
    play(state, "mine 4A0")
    assert goods(player)[:2] == (0, 0)
    assert piece(state, player, "4A0") == "mine"


@pytest.mark.rule("GP-MINE-01", "GP-MINE-07")
@pytest.mark.parametrize(("credits", "ore"), [(1, 9), (20, 0), (0, 0)])
def test_without_two_credits_and_one_ore_there_is_no_mine(credits: int, ore: int) -> None:
    state, _ = terrans(credits=credits, ore=ore, navigation=4)
    assert legal(state, "mine") == []
    assert refused(state, "mine 4A0").rule == "GP-MINE-01"


@pytest.mark.rule("GP-MINE-02")
def test_without_a_mine_on_the_faction_board_none_can_be_built() -> None:
    state, player = terrans(navigation=4)
    give(state, player, "mine", "6B5", "3A2", "3A11", "4B0", "4B4")
    assert player.built[0].bit_count() == 7
    assert "mine 4A0" in legal(state)
    play(state, "mine 4A0", "end")
    turn_of(state, player)
    assert legal(state, "mine") == []
    assert refused(state, "mine 3B0").rule == "GP-MINE-02"


@pytest.mark.rule("GP-MINE-03")
def test_the_planet_must_be_empty() -> None:
    state, player = terrans(navigation=5)
    assert {"mine 4A0", "mine 4B4", "mine 3B0"} <= set(legal(state))
    give(state, player, "trading-station", "4A0")
    give(state, seat(state, "hadsch-hallas"), "mine", "4B4")
    give(state, seat(state, "hadsch-hallas"), "research-lab", "3B0")
    for target in ("4A0", "4B4", "3B0", "3A3"):
        assert refused(state, f"mine {target}").rule == "GP-MINE-03"


@pytest.mark.rule("GP-MINE-04")
@pytest.mark.parametrize(("navigation", "reached"), [(2, False), (4, True)])
def test_the_planet_must_be_in_range(navigation: int, reached: bool) -> None:
    """4A0 is three spaces away: too far for range 2, right for range 3."""
    state, _ = terrans(navigation=navigation)
    assert ("mine 4A0" in legal(state)) is reached
    if not reached:
        assert refused(state, "mine 4A0").rule == "GP-MINE-04"


@pytest.mark.rule("GP-MINE-05", "GP-MINE-09")
def test_making_the_planet_habitable_is_paid_in_the_same_action() -> None:
    """Ice is one step from terra: 3 ore at Terraforming 0, and 1 for the mine."""
    state, player = terrans(credits=2, ore=4, navigation=2)
    play(state, "mine 3B0")
    assert goods(player)[:2] == (0, 0)
    state, _ = terrans(credits=2, ore=3, navigation=2)
    refused(state, "mine 3B0")


@pytest.mark.rule("GP-MINE-06")
def test_the_leftmost_mine_is_placed() -> None:
    """The third mine uncovers nothing, the fourth one ore."""
    state, player = terrans(navigation=4)
    incomes = [state.view(0)["players"][0]["income"]["ore"]]
    for target in ("4A0", "3B0"):
        rich(player)
        play(state, f"mine {target}", "end")
        turn_of(state, player)
        incomes.append(state.view(0)["players"][0]["income"]["ore"])
    assert incomes == [3, 3, 4]
    assert state.view(0)["players"][0]["left_on_board"]["mine"] == 4


@pytest.mark.rule("GP-MINE-07")
def test_range_and_gaia_planet_are_paid_together() -> None:
    """3B3 is two spaces away: one Q.I.C. for the range and one for the Gaia planet."""
    state, _ = terrans(qic=1)
    refused(state, "mine 3B3")
    state, player = terrans(credits=2, ore=1, qic=2)
    play(state, "mine 3B3")
    assert goods(player) == (0, 0, 4, 0)


@pytest.mark.rule("GP-MINE-08")
def test_no_terraforming_without_a_mine_and_no_half_terraforming() -> None:
    # Free steps, but no credits for the mine.
    state, player = terrans(credits=1, ore=15, navigation=4)
    player.area3 = 9
    assert not [move for move in legal(state) if "terraform-" in move]
    # Free steps need a planet to be named.
    player.credits = 2
    assert "power terraform-2 3B0" in legal(state)
    refused(state, "power terraform-2")
    # A desert needs three steps; 5 ore pay for one of the two that the action leaves open.
    player.ore = 6
    refused(state, "power terraform-1 3A2")
    player.ore = 7
    assert "power terraform-1 3A2" in legal(state)


@pytest.mark.rule("GP-MINE-09")
def test_two_steps_and_a_mine() -> None:
    state, player = terrans(credits=9, ore=8, navigation=2)
    play(state, "mine 4A8")  # titanium: two steps of 3 ore
    assert goods(player)[:2] == (7, 1)


@pytest.mark.rule("GP-MINE-10")
def test_a_mine_colonises_its_planet() -> None:
    """A new planet type, a new sector and a new starting point for range."""
    state, player = terrans(navigation=2)
    types, sectors = player.types.bit_count(), player.sectors.bit_count()
    assert "mine 4B0" not in legal(state)
    play(state, "mine 4A8", "end")
    rich(player).qic = 0
    turn_of(state, player)
    assert player.types.bit_count() == types + 1
    assert player.sectors.bit_count() == sectors + 1
    assert "mine 4B4" in legal(state)  # two spaces from 4A8


# -- range -----------------------------------------------------------------------------------------


def spaces_from(state: GaiaState, *names: str) -> dict[str, int]:
    """Distances counted step by step over the map."""
    place = {h["name"]: (h["q"], h["r"]) for h in state.view(None)["hexes"]}
    name_at = {where: name for name, where in place.items()}
    distance = dict.fromkeys(names, 0)
    edge = list(names)
    while edge:
        here = edge.pop(0)
        q, r = place[here]
        for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
            there = name_at.get((q + dq, r + dr))
            if there is not None and there not in distance:
                distance[there] = distance[here] + 1
                edge.append(there)
    return distance


@pytest.mark.rule("GP-RANGE-01", "GP-RANGE-03")
@pytest.mark.parametrize(("navigation", "spaces"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_everything_up_to_the_range_is_accessible_and_nothing_beyond(
    navigation: int, spaces: int
) -> None:
    state, _ = terrans(ore=15, navigation=navigation)
    distance = spaces_from(state, "1B5", "3A3")
    homes = ("terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice")
    empty = [h["name"] for h in state.view(None)["hexes"]
             if h.get("planet") in homes and "pieces" not in h]  # fmt: skip
    expected = {f"mine {name}" for name in empty if distance[name] <= spaces}
    assert set(legal(state, "mine")) == expected
    assert expected


@pytest.mark.rule("GP-RANGE-02")
@pytest.mark.parametrize("between", ["", "mine of an opponent", "own gaiaformer"])
def test_a_path_may_cross_planets(between: str) -> None:
    """C, B0 and A0 lie in one line: the only way of two spaces from C to A0 crosses B0."""
    middle = "m" if between == "own gaiaformer" else "o"
    board = [
        sector("01", "0,0", C="r", B0=middle, A0="i", A6="o", A4="d"),
        sector("02", "5,-2", A10="r", B0="o", A0="d"),
    ]
    state = started("terrans", "hadsch-hallas", board=board)
    player = rich(me(state))
    player.built[0] = 0
    give(state, player, "mine", "1C")
    player.qic, player.research[NAVIGATION] = 0, 2
    if between == "mine of an opponent":
        give(state, seat(state, "hadsch-hallas"), "mine", "1B0")
    elif between:
        player.formers_on_map = 1 << state.galaxy.by_name["1B0"]
    assert "mine 1A0" in legal(state)
    player.research[NAVIGATION] = 1
    assert "mine 1A0" not in legal(state)


@pytest.mark.rule("GP-RANGE-04")
@pytest.mark.parametrize(
    ("target", "spaces", "qic"), [("4A8", 2, 1), ("4A0", 3, 1), ("5A8", 4, 2), ("6B5", 7, 3)]
)
def test_each_qic_is_worth_two_spaces(target: str, spaces: int, qic: int) -> None:
    state, player = terrans(qic=qic - 1)
    assert spaces_from(state, "1B5", "3A3")[target] == spaces
    assert refused(state, f"mine {target}").rule == "GP-MINE-04"
    state, player = terrans(qic=qic + 1)
    play(state, f"mine {target}")
    assert player.qic == 1


@pytest.mark.rule("GP-RANGE-05")
def test_the_range_of_a_qic_is_gone_after_the_action() -> None:
    """One Q.I.C. takes the Terrans to 4A8; 3B0, as near as that, is out of range again."""
    state, player = terrans(qic=1)
    assert {"mine 4A8", "mine 3B0"} <= set(legal(state))
    play(state, "mine 4A8", "end")
    turn_of(state, player)
    assert player.qic == 0
    assert "mine 3B0" not in legal(state)
