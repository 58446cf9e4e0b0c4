"""Habitability: what it takes to live on a planet of each kind.

The Terrans begin on 1B5 and 3A3. Counted from 3A3: the desert 3A2 is next to it, the ice 3B0, the
titanium 4A8 and the transdim planet 7A6 are two spaces away.
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
    next_round,
    piece,
    play,
    power,
    refused,
    rich,
    seat,
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


@pytest.mark.rule("GP-HAB-01")
@pytest.mark.parametrize("faction", ["xenos", "taklons", "geodens", "firaks", "itars"])
def test_the_own_home_type_needs_no_ore_beyond_the_mine(faction: str) -> None:
    state = started(faction, "terrans")
    player = rich(me(state))
    player.research[NAVIGATION] = 5
    home = state.type_masks[player.faction.home]
    targets = [m for m in legal(state, "mine") if home >> state.galaxy.by_name[m[5:]] & 1]
    assert targets
    before = player.ore
    play(state, targets[0])
    assert player.ore == before - 1


@pytest.mark.rule("GP-HAB-02")
def test_no_mine_on_a_transdim_planet() -> None:
    """1A11 lies next to a Terran mine, and they have plenty of everything."""
    state, player = terrans(navigation=5)
    rich(player)
    transdim = [h["name"] for h in state.view(None)["hexes"] if h.get("planet") == "transdim"]
    assert "1A11" in transdim
    for name in transdim:
        assert refused(state, f"mine {name}").rule == "GP-HAB-02"
    # With a Gaiaformer on it the planet is still transdim until the Gaia phase.
    play(state, "gaiaform 1A11", "end")
    turn_of(state, rich(player))
    assert "mine 1A11" not in legal(state)


@pytest.mark.rule("GP-HAB-03")
@pytest.mark.parametrize("faction", ["terrans", "xenos", "taklons", "geodens", "bescods", "nevlas"])
def test_a_gaia_planet_costs_one_qic_whatever_the_home_type(faction: str) -> None:
    state = started(faction, "hadsch-hallas")
    player = rich(me(state))
    give(state, player, "mine", "3A3")  # two spaces from the Gaia planet 3B3
    player.research[NAVIGATION], player.qic = 2, 0
    assert refused(state, "mine 3B3").rule == "GP-HAB-03"
    player.qic = 1
    before = goods(player)
    play(state, "mine 3B3")
    assert goods(player) == (before[0] - 2, before[1] - 1, before[2], 0)


def gaia_project_done(qic: int) -> tuple[GaiaState, Player]:
    """Round 2: the Terrans' Gaiaformer stands on 7A6, two spaces away and out of range."""
    state, player = terrans(qic=1)
    play(state, "gaiaform 7A6", "end")
    turn_of(next_round(state), player)
    rich(player).qic = qic
    return state, player


@pytest.mark.rule("GP-HAB-04")
def test_only_its_owner_may_colonise_a_planet_with_a_gaiaformer() -> None:
    state, player = terrans(qic=1)
    play(state, "gaiaform 7A6", "end")
    next_round(state)
    hadsch = rich(me(state))
    give(state, hadsch, "mine", "3A2", "7B4")  # both next to 7A6
    assert hadsch is seat(state, "hadsch-hallas")
    assert "mine 7B2" in legal(state)  # a Gaia planet without Gaiaformer
    assert refused(state, "mine 7A6").rule == "GP-HAB-04"
    refused(state, "gaiaform 7A6")
    turn_of(state, rich(player))
    assert "mine 7A6" in legal(state)


@pytest.mark.rule("GP-HAB-05", "GP-HAB-06")
def test_the_own_gaiaformer_makes_its_planet_accessible_and_habitable() -> None:
    state, player = gaia_project_done(qic=0)
    before = goods(player)
    play(state, "mine 7A6")
    assert goods(player) == (before[0] - 2, before[1] - 1, before[2], 0)


@pytest.mark.rule("GP-HAB-06")
def test_no_qic_is_paid_beside_the_mine_even_if_there_are_some() -> None:
    state, player = gaia_project_done(qic=3)
    play(state, "mine 7A6")
    assert player.qic == 3


@pytest.mark.rule("GP-HAB-07")
def test_the_gaiaformer_comes_back_with_the_mine() -> None:
    state, player = gaia_project_done(qic=0)
    assert player.formers_available == 0
    play(state, "mine 7A6", "end")
    assert player.formers_available == 1
    turn_of(state, player)
    assert "gaiaform 1A11" in legal(state)  # and can be used in the same round


STEPS = {
    # home type of the faction: what is one, two and three steps away
    "terrans": ("oi", "vt", "ds"),
    "hadsch-hallas": ("rv", "di", "st"),
    "geodens": ("od", "rs", "ti"),
    "xenos": ("vs", "ot", "ri"),
    "taklons": ("dt", "vi", "ro"),
    "firaks": ("si", "rd", "ov"),
    "nevlas": ("rt", "os", "vd"),
}
RING = {"r": 0, "o": 1, "v": 2, "d": 3, "s": 4, "t": 5, "i": 6}


@pytest.mark.rule("GP-HAB-08")
@pytest.mark.parametrize("faction", STEPS)
def test_one_two_or_three_steps_by_colour(faction: str) -> None:
    """At Terraforming 0 each step costs 3 ore."""
    state = started(faction, "gleens" if faction != "xenos" else "terrans")
    player = rich(me(state))
    player.qic, player.research = 9, [0] * 6
    seen = set()
    for steps, colours in enumerate(STEPS[faction], start=1):
        for letter in colours:
            planets = state.type_masks[RING[letter]]
            hexes = [m for m in legal(state, "mine") if planets >> state.galaxy.by_name[m[5:]] & 1]
            after = play(state.copy(), hexes[0])
            assert player.ore - after.seats[0].ore == 1 + 3 * steps
            seen.add(letter)
    assert len(seen) == 6


@pytest.mark.rule("GP-HAB-09")
@pytest.mark.parametrize(("level", "ore"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_a_step_costs_what_the_terraforming_level_says(level: int, ore: int) -> None:
    """A desert: three steps."""
    state, player = terrans(ore=15, terraforming=level)
    play(state, "mine 3A2")
    assert player.ore == 15 - 1 - 3 * ore


@pytest.mark.rule("GP-HAB-10")
@pytest.mark.parametrize(
    ("move", "ore"),
    [
        ("power terraform-1 3B0", 1),  # one step needed, one free
        ("power terraform-1 4A8", 1 + 3),  # two needed
        ("power terraform-1 3A2", 1 + 6),  # three needed
        ("power terraform-2 3B0", 1),  # the second free step is lost
        ("power terraform-2 4A8", 1),
        ("power terraform-2 3A2", 1 + 3),
    ],
)
def test_free_steps_of_a_power_action_and_more_for_ore(move: str, ore: int) -> None:
    state, player = terrans(ore=12, navigation=2)
    player.area3 = 9
    play(state, move)
    assert player.ore == 12 - ore
    assert power(player)[2] == (6 if "terraform-1" in move else 4)


@pytest.mark.rule("GP-HAB-10")
def test_the_free_step_of_the_booster() -> None:
    """Two steps needed, one free: 3 ore for the other and 1 for the mine."""
    boosters = ["ore-knowledge", "step", "mines", "labs", "stations"]
    state = started("terrans", "hadsch-hallas", boosters=boosters)
    player = me(state)
    assert state.view(0)["players"][0]["booster"] == "step"
    player.ore, player.qic, player.research[NAVIGATION] = 4, 0, 2
    play(state, "special step 4A8")
    assert player.ore == 0
    assert piece(state, player, "4A8") == "mine"


@pytest.mark.rule("GP-HAB-11")
def test_the_lost_planet_appears_only_with_navigation_5() -> None:
    state, player = terrans(navigation=3)
    rich(player).green[3] = 1
    kinds = {h.get("planet") for h in state.view(None)["hexes"]}
    assert "lost" not in kinds
    play(state, "research navigation")
    assert legal(state, "lost-planet") == []
    play(state, "end")
    turn_of(state, rich(player))
    play(state, "research navigation")
    assert set(legal(state)) == set(legal(state, "lost-planet"))
    play(state, "lost-planet 3B1")
    assert [h["name"] for h in state.view(None)["hexes"] if h.get("planet") == "lost"] == ["3B1"]
