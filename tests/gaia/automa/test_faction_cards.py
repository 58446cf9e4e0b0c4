"""The seven faction cards: setup, faction action, what is always in effect, and for whom."""

import pytest

from astrarium.gaia.automa.automa import AUTOMA
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.decisions import CHARGE_OFFER, TURN
from tests.gaia.automa.solo import (
    act,
    clear,
    field,
    human,
    levels,
    new_solo,
    on_map,
    opponent,
    put,
    started,
    the,
)
from tests.gaia.positions import legal, rich


@pytest.mark.rule("AU-CARD-03")
@pytest.mark.parametrize(
    ("faction", "level_1", "mines", "vp"),
    [
        ("terrans", "gaia", 2, 2),
        ("xenos", "ai", 3, 2),
        ("taklons", "", 2, 2),
        ("hadsch-hallas", "economy", 2, 1 + 3),
        ("geodens", "terraforming", 2, 1),
        ("firaks", "", 2, 2),
        ("itars", "", 2, 4),
    ],
)
def test_a_faction_card_replaces_the_board(faction: str, level_1: str, mines: int, vp: int) -> None:
    """What the board of the same faction would give is not there; setup and action are the card's.

    The first faction action of the Hadsch Hallas places a trading station: 3 VP more.
    """
    state = started("gleens" if faction == "taklons" else "ambas", faction)
    me = opponent(state)
    assert [TRACKS[t] for t in range(6) if me.research[t]] == ([level_1] if level_1 else [])
    assert me.built[0].bit_count() == mines
    assert (me.credits, me.ore, me.knowledge, me.qic) == (0, 0, 0, 0)
    assert (me.area1, me.area2, me.area3, me.brainstone, me.formers) == (0, 0, 0, 0, 0)
    before = me.vp
    act(state, action=13, support=2)
    assert me.vp == before + vp


def test_terrans_advance_gaia_project_and_settle_transdim() -> None:
    state = field("ambas", "terrans", A8="r", B3="r", A2="m", A5="m")
    put(state, opponent(state), "mine", "3A8")
    lines = act(state, action=13, support=4)
    assert lines[1] == "Research: one area -> Gaia Project; it advances to level 2."
    # Range 4 from the card; transdim before the home planet, then what is nearest to the human.
    assert lines[2].startswith("Mine on 3A2 (transdim): 3 planets within range 4 -> 2 transdim -> ")
    assert lines[-1] == "Gains 2 VP."


def test_terrans_remove_the_tile_and_skip_what_cannot_be_advanced() -> None:
    state = field("ambas", "terrans", A8="r", B3="r")
    put(state, opponent(state), "mine", "3A8")
    levels(opponent(state), gaia=4)
    act(state, action=13, support=4)
    assert state.advanced_left == 0b110111
    assert opponent(state).research[3] == 4
    act(state, action=13, support=4)
    assert opponent(state).research == [0, 0, 0, 5, 0, 0]
    before = opponent(state).vp
    lines = act(state, action=13, support=4)
    assert lines[1] == "No research area can be advanced."
    assert opponent(state).research == [0, 0, 0, 5, 0, 0]  # no other area instead
    assert opponent(state).vp == before + 2


def test_taklons_build_near_the_human() -> None:
    """Range 3, and the nearest to the human comes before the home planet."""
    state = field("gleens", "taklons", A8="s", B4="t", C="s", A2="d", B1="r")
    put(state, opponent(state), "mine", "3A8")
    put(state, human(state), "mine", "3A2")
    lines = act(state, action=13, support=2)
    assert lines[1].startswith(
        "Mine on 3B1 (terra): 3 planets within range 3 -> 1 closest to you (distance 1) -> 3B1"
    )
    assert lines[-2] == "Takes power action terraform-2: number 2 from the left of 10 free."
    assert state.used_actions == 0b10


def test_the_human_charges_before_the_next_step_of_a_faction_action() -> None:
    state = field("gleens", "taklons", A8="s", B4="d", A2="d")
    put(state, opponent(state), "mine", "3A8")
    put(state, human(state), "mine", "3B1")
    act(state, action=13, support=2, answer=False)
    assert state.steps[-1].kind == CHARGE_OFFER
    assert state.used_actions.bit_count() == 0
    state.play("decline")
    assert state.used_actions == 0b10


@pytest.mark.rule("AU-CARD-06")
@pytest.mark.rule("AU-LEVEL-05")
def test_geodens_score_every_new_planet_type_but_not_their_start() -> None:
    state = field("ambas", "geodens", level="alptruma", A8="v", B4="o", A10="o", B1="m", A2="g")
    me = opponent(state)
    assert me.vp == 10
    put(state, me, "mine", "3A8")
    gained = []
    for _ in range(4):  # oxide, oxide again, transdim: gaia, gaia again
        before = me.vp
        act(state, action=4, support=13)
        gained.append(me.vp - before)
    assert gained == [2 + 3, 2, 2 + 3, 2]  # each gain is one higher at this level
    assert on_map(me)["mine"] == 7


@pytest.mark.rule("AU-CARD-06")
def test_hadsch_hallas_score_trading_stations_however_they_come() -> None:
    upgrade = started("ambas", "hadsch-hallas")
    assert "3 VP for a trading station." in act(upgrade, action=10, support=2)
    faction = started("ambas", "hadsch-hallas")
    assert "3 VP for a trading station." in act(faction, action=13, support=2)
    instead_of_a_mine = field("ambas", "hadsch-hallas")
    lines = act(instead_of_a_mine, action=4, support=2)
    assert lines[1:] == (
        "No mine can be built.",
        "Mine to trading station: 2 with a mine -> 1 closest to you (distance 37) -> 2A0.",
        "3 VP for a trading station.",
        "Gains 1 VP.",
    )
    assert opponent(instead_of_a_mine).vp == 10 + 3 + 1
    not_every_upgrade = act(instead_of_a_mine, action=10, support=2)
    assert not_every_upgrade[1].startswith("Trading station to planetary institute")
    assert len(not_every_upgrade) == 3


def test_hadsch_hallas_build_a_mine_if_nothing_can_be_upgraded() -> None:
    state = field("ambas", "hadsch-hallas", A8="o", B1="o", A2="r")
    clear(state, opponent(state))
    put(state, opponent(state), "planetary-institute", "3A8")
    lines = act(state, action=13, support=2)
    assert lines[1] == "Nothing can be upgraded."
    assert lines[2].startswith("Mine on 3B1 (oxide): 1 planet within range 3 -> 3B1")
    alone = field("ambas", "hadsch-hallas", A8="o")
    clear(alone, opponent(alone))
    put(alone, opponent(alone), "planetary-institute", "3A8")
    assert act(alone, action=13, support=2)[1:] == (
        "Nothing can be upgraded.",
        "No mine can be built.",
        "Gains 1 VP.",
    )  # and no second try to upgrade


@pytest.mark.rule("AU-CARD-06")
def test_firaks_labs_advance_research() -> None:
    state = field("ambas", "firaks", B4="t", B1="t")
    clear(state, opponent(state))
    put(state, opponent(state), "trading-station", "3B4")
    put(state, opponent(state), "planetary-institute", "3B1")
    lines = act(state, action=10, support=2)
    assert on_map(opponent(state)) == {"research-lab": 1, "planetary-institute": 1}
    assert lines[2:] == (
        "Research: 6 valid areas -> Navigation, number 2 from the left; it advances to level 1.",
        "Gains 3 VP.",
    )


def test_firaks_downgrade_only_in_their_faction_action() -> None:
    """A lab becomes a trading station before all else; the human may charge for it."""
    state = field("gleens", "firaks", B4="t", B1="t", C="r")
    clear(state, opponent(state))
    put(state, opponent(state), "research-lab", "3B4")
    put(state, opponent(state), "trading-station", "3B1")
    put(state, human(state), "mine", "3A8")
    normal = state.copy()
    lines = act(state, action=13, support=2, answer=False)
    assert lines[1].startswith("Research lab to trading station: 1 with a research lab -> 3B4")
    assert legal(state) == ["charge 1", "decline"]
    assert on_map(opponent(state)) == {"trading-station": 2}
    assert act(normal, action=1, support=2)[1].startswith("Trading station to planetary institute")
    # Instead of a mine that cannot be built they upgrade normally, too.
    instead = field("gleens", "firaks", B4="t")
    clear(instead, opponent(instead))
    put(instead, opponent(instead), "research-lab", "3B4")
    lines = act(instead, action=4, support=2)
    assert lines[2] == "Research lab to academy: 1 with a research lab -> 3B4."


@pytest.mark.rule("AU-ACT-MINE-16")
def test_a_faction_action_whose_mine_is_impossible_upgrades_and_goes_on() -> None:
    state = field("ambas", "xenos")
    lines = act(state, action=13, support=2)
    assert lines[1] == "No mine can be built."
    assert lines[2].startswith("Mine to trading station")
    assert lines[3].startswith("Takes power action terraform-2")
    assert lines[4:] == ("Gains 2 VP.",)


@pytest.mark.rule("AU-CARD-04")
def test_what_a_faction_card_says_is_not_for_the_human() -> None:
    """Neither the VP for trading stations and new types nor the second action are the human's."""
    state = field("ambas", "hadsch-hallas", A8="t", A2="o")
    me = rich(human(state))
    before = me.vp
    state.play("upgrade 6A0 trading-station")
    assert me.vp == before
    geodens = field("ambas", "geodens", A8="t", A9="o")
    me = rich(human(geodens))
    put(geodens, me, "mine", "3A8")
    types, before = me.types, me.vp
    geodens.play("mine 3A9")
    assert me.types != types
    assert me.vp == before
    xenos = started("ambas", "xenos")
    rich(human(xenos))
    xenos.play("power ore-2")
    assert xenos.used_actions.bit_count() == 1
    taklons = new_solo("gleens", "taklons")
    assert human(taklons).brainstone == opponent(taklons).brainstone == 0


@pytest.mark.rule("AU-CORE-01")
def test_the_human_plays_by_the_normal_rules() -> None:
    """Costs, gains, income and free actions of the human are those of the base game."""
    state = started("ambas", "itars")
    me = rich(human(state))
    before = (me.knowledge, me.research[4])
    state.play("research economy")
    assert (me.knowledge, me.research[4]) == (before[0] - 4, before[1] + 1)
    assert "spend 3 power for 1 ore" in legal(state)
    ore, credits = me.ore, me.credits
    state.play("end")
    while state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[-1])
    state.play(legal(state, "pass")[0])
    while state.round == 1:
        state.play(state.legal_moves()[-1])
    assert the(state).log[-1].round >= 1
    assert me.ore > ore  # the human's income of round 2
    assert me.credits > credits
    rest = opponent(state)
    assert (rest.ore, rest.credits, rest.knowledge) == (0, 0, 0)
    assert state.seats[AUTOMA] is rest
