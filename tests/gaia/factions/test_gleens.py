"""Gleens: ore for Q.I.C. until their academy stands, Gaia planets, a federation token of theirs."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.effects import PER_FEDERATION
from astrarium.gaia.components.scoring import GLEENS_TOKEN
from astrarium.gaia.gains import count
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    at,
    end,
    give,
    goods,
    hold,
    levels,
    me,
    next_round,
    play,
    rich,
    started,
)


def own_turn(**options: object) -> tuple[GaiaState, Player]:
    """Gleens on 1A5 and 2A11 to move: 10 ore, no Q.I.C., power 0/2/8, the rest as ``rich``."""
    state = started("gleens", "geodens", **options)
    gleens = rich(me(state))
    gleens.ore, gleens.qic = 10, 0
    return state, gleens


@pytest.mark.rule("GP-FACTION-GLEENS-02")
@pytest.mark.parametrize(
    "move, ore",
    [
        ("spend 4 power for 1 qic", 1),
        ("research ai", 1),
        ("special qic-credits", 1),
    ],
)
def test_every_qic_arrives_as_ore(move: str, ore: int) -> None:
    state, gleens = own_turn()
    hold(gleens, "credits", "qic-credits-action")
    play(state, move)
    assert (gleens.ore, gleens.qic) == (10 + ore, 0)


@pytest.mark.rule("GP-FACTION-GLEENS-02")
def test_also_two_of_a_level_and_those_of_a_federation_token() -> None:
    state, gleens = own_turn()
    levels(gleens, ai=2)
    play(state, "research ai")
    assert (gleens.ore, gleens.qic) == (12, 0)
    state, gleens = own_turn()
    give(state, gleens, "planetary-institute", "3A2")
    give(state, gleens, "knowledge-academy", "3A3")
    give(state, gleens, "mine", "3A1")
    play(state, "federation 3A1,3A2,3A3", "take 8vp-qic")
    assert (gleens.ore, gleens.qic) == (11, 0)


@pytest.mark.rule("GP-FACTION-GLEENS-02")
def test_also_the_income_of_a_booster() -> None:
    """Booster 2 credits and 1 Q.I.C. in round 1: ore 5 at the start, 1 base, 2 mines, 1 booster."""
    gleens = me(started("gleens", "geodens"))
    assert goods(gleens) == (15 + 2, 5 + 1 + 2 + 1, 3 + 1, 0)


@pytest.mark.rule("GP-FACTION-GLEENS-03")
def test_the_academy_stands_before_its_tile_is_taken() -> None:
    """The tile 1 ore and 1 Q.I.C. taken with the Q.I.C. academy brings a Q.I.C. already."""
    state, gleens = own_turn()
    give(state, gleens, "research-lab", "1A5")
    play(state, "upgrade 1A5 qic-academy", "tile terraforming", "decline")
    assert (gleens.ore, gleens.qic) == (10 - 6 + 1, 1)
    play(state, "spend 4 power for 1 qic")
    assert (gleens.ore, gleens.qic) == (5, 2)


@pytest.mark.rule("GP-FACTION-GLEENS-03")
def test_the_knowledge_academy_changes_nothing() -> None:
    state, gleens = own_turn()
    give(state, gleens, "research-lab", "1A5")
    play(state, "upgrade 1A5 knowledge-academy", "tile terraforming", "decline")
    assert (gleens.ore, gleens.qic) == (10 - 6 + 2, 0)


@pytest.mark.rule("GP-FACTION-GLEENS-04")
@pytest.mark.parametrize("academy", [False, True])
def test_a_gaia_planet_costs_an_ore_for_the_whole_game(academy: bool) -> None:
    state, gleens = own_turn()
    give(state, gleens, "mine", "3A2")
    if academy:
        give(state, gleens, "qic-academy", "1A5")
        gleens.qic = 3
    levels(gleens, navigation=4)
    credits, ore, knowledge, qic = goods(gleens)
    play(state, "mine 3B3")
    assert goods(gleens) == (credits - 2, ore - 2, knowledge, qic)


@pytest.mark.rule("GP-FACTION-GLEENS-04")
def test_without_the_second_ore_the_gaia_planet_is_out_of_reach() -> None:
    state, gleens = own_turn()
    give(state, gleens, "qic-academy", "1A5")
    levels(gleens, navigation=4)
    gleens.ore, gleens.qic = 1, 3
    assert not allowed(state, "mine 3B3")  # a Q.I.C. does not help
    assert allowed(state, "mine 3A2")
    gleens.ore = 2
    assert allowed(state, "mine 3B3")


@pytest.mark.rule("GP-FACTION-GLEENS-05")
def test_two_vp_for_each_mine_on_a_gaia_planet() -> None:
    state, gleens = own_turn(
        round_scoring=["research-2", "mine-2", "gaia-4", "federation-5", "station-3", "big-5"]
    )
    levels(gleens, navigation=4)
    play(end(play(state, "mine 3B3")), "pass mines")
    assert gleens.vp == 12
    end(play(state, "mine 3A2"))
    assert gleens.vp == 12
    end(play(state, "mine 7B4"))
    assert gleens.vp == 14


@pytest.mark.rule("GP-FACTION-GLEENS-05")
def test_also_after_a_gaia_project() -> None:
    state, gleens = own_turn()
    gleens.formers, gleens.formers_on_map = 1, at(state, "2A1")
    next_round(state)
    while me(state) is not gleens:
        play(state, "pass labs")
    vp = gleens.vp
    play(state, "mine 2A1")
    assert gleens.vp == vp + 2


@pytest.mark.rule("GP-FACTION-GLEENS-06")
def test_the_institute_brings_the_gleens_token() -> None:
    """1 ore, 1 knowledge and 2 credits at once; the institute itself costs 4 ore and 6 credits."""
    state, gleens = own_turn()
    give(state, gleens, "trading-station", "1A5")
    play(state, "upgrade 1A5 planetary-institute")
    assert goods(gleens) == (20 - 6 + 2, 10 - 4 + 1, 12 + 1, 0)
    assert gleens.green[GLEENS_TOKEN] == 1
    assert gleens.federated == 0


@pytest.mark.rule("GP-FACTION-GLEENS-07")
def test_that_counts_as_forming_a_federation() -> None:
    state, gleens = own_turn(
        round_scoring=["federation-5", "mine-2", "gaia-4", "research-2", "station-3", "big-5"]
    )
    give(state, gleens, "trading-station", "1A5")
    play(state, "upgrade 1A5 planetary-institute", "end", "pass mines")
    assert gleens.vp == 15
    assert count(state, gleens, PER_FEDERATION) == 1
    levels(gleens, science=4)
    play(state, "research science")  # its green side pays for level 5
    assert gleens.green[GLEENS_TOKEN] == 0
    assert gleens.gray[GLEENS_TOKEN] == 1


@pytest.mark.rule("GP-FACTION-GLEENS-08")
def test_the_institute_can_join_a_federation_on_the_board() -> None:
    state, gleens = own_turn()
    give(state, gleens, "trading-station", "3A2")
    give(state, gleens, "knowledge-academy", "3A3")
    give(state, gleens, "mine", "3A1")
    play(state, "upgrade 3A2 planetary-institute", "end", "pass mines")
    play(state, "federation 3A1,3A2,3A3", "take 7vp-credits")
    assert gleens.federated == at(state, "3A1", "3A2", "3A3")
    assert count(state, gleens, PER_FEDERATION) == 2
