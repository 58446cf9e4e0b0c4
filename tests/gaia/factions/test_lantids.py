"""Lantids: mines beside opponents' structures, on Gaia planets and the Lost Planet too."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.effects import PER_GAIA, PER_SECTOR, PER_STRUCTURE, PER_TYPE
from astrarium.gaia.components.planets import LOST
from astrarium.gaia.gains import count
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
    at,
    end,
    give,
    goods,
    hold,
    legal,
    me,
    play,
    power,
    rich,
    seat,
    started,
)


def beside_xenos(**options: object) -> tuple[GaiaState, Player, Player]:
    """Lantids on 1B5 and 3A3, rich; Xenos on 1A5, 2A11 and 3A2, which lies next to 3A3."""
    state = started("lantids", "xenos", **options)
    return state, rich(me(state)), seat(state, "xenos")


def lost_planet_of(state: GaiaState, player: Player, name: str) -> None:
    """As if this player had placed the Lost Planet there."""
    h = state.galaxy.by_name[name]
    state.set_planet(h, LOST)
    player.lost = 1 << h
    state.colonise(player, h)


@pytest.mark.rule("GP-FACTION-LANTIDS-02")
def test_a_mine_beside_the_opponents_structure() -> None:
    state, lantids, xenos = beside_xenos()
    play(state, "mine 3A2")
    assert lantids.built[0] & at(state, "3A2")
    assert xenos.built[0] & at(state, "3A2")


@pytest.mark.rule("GP-FACTION-LANTIDS-02")
@pytest.mark.parametrize("structure", ["trading-station", "planetary-institute", "qic-academy"])
def test_beside_any_structure(structure: str) -> None:
    state, _, xenos = beside_xenos()
    give(state, xenos, structure, "3A2")
    assert allowed(state, "mine 3A2")


@pytest.mark.rule("GP-FACTION-LANTIDS-02")
def test_on_the_lost_planet_of_another() -> None:
    state, lantids, xenos = beside_xenos()
    lost_planet_of(state, xenos, "3A4")
    play(state, "mine 3A4")
    assert lantids.built[0] & at(state, "3A4")
    assert count(state, lantids, PER_TYPE) == 1


@pytest.mark.rule("GP-FACTION-LANTIDS-02")
def test_not_beside_a_gaiaformer_nor_a_second_time() -> None:
    state, _, xenos = beside_xenos()
    xenos.formers, xenos.formers_on_map = 1, at(state, "3A8")
    assert not allowed(state, "mine 3A8")
    assert not allowed(state, "mine 3A3")  # their own mine
    play(state, "mine 3A2", "end", "decline", "pass mines")
    assert not allowed(state, "mine 3A2")


@pytest.mark.rule("GP-FACTION-LANTIDS-02")
def test_nobody_else_shares_a_planet() -> None:
    state = started("terrans", "xenos")
    rich(me(state))
    assert not allowed(state, "mine 3A2")
    state = started("xenos", "lantids")
    rich(me(state))
    assert not allowed(state, "mine 3A3")


@pytest.mark.rule("GP-FACTION-LANTIDS-03")
def test_no_terraforming_is_paid_only_the_mine() -> None:
    """Desert is three steps from terra; the shared mine costs 2 credits and 1 ore all the same."""
    state, lantids, _ = beside_xenos()
    lantids.credits, lantids.ore, lantids.qic = 2, 1, 0
    play(state, "mine 3A2")
    assert goods(lantids) == (0, 0, 12, 0)


@pytest.mark.rule("GP-FACTION-LANTIDS-03")
def test_no_qic_for_a_gaia_planet_but_for_range() -> None:
    """Xenos have a mine on the Gaia planet 3B3, three spaces from 3A3: one Q.I.C. for range 3."""
    state, lantids, xenos = beside_xenos()
    give(state, xenos, "mine", "3B3")
    lantids.qic = 1
    credits, ore, _, _ = goods(lantids)
    play(state, "mine 3B3")
    assert goods(lantids) == (credits - 2, ore - 1, 12, 0)


@pytest.mark.rule("GP-FACTION-LANTIDS-03")
def test_range_is_needed() -> None:
    state, lantids, xenos = beside_xenos()
    give(state, xenos, "mine", "3B3")
    lantids.qic = 0
    assert not allowed(state, "mine 3B3")
    assert allowed(state, "mine 3A2")


@pytest.mark.rule("GP-FACTION-LANTIDS-04")
def test_a_shared_mine_is_never_upgraded() -> None:
    state, _, _ = beside_xenos()
    play(state, "mine 3A2", "end", "decline", "pass mines")
    assert not allowed(state, "upgrade 3A2 trading-station")
    assert allowed(state, "upgrade 3A3 trading-station")


@pytest.mark.rule("GP-FACTION-LANTIDS-05")
def test_it_counts_for_no_type_and_no_gaia_planet() -> None:
    """Round tile 4 VP per Gaia mine, tech tile 3 VP: neither pays beside somebody else."""
    state, lantids, xenos = beside_xenos()
    give(state, xenos, "mine", "3B3")
    hold(lantids, "gaia-vp")
    play(state, "mine 3B3")
    assert lantids.vp == 10
    assert count(state, lantids, PER_GAIA) == 0
    assert count(state, lantids, PER_TYPE) == 1
    play(state, "end", "decline", "pass mines", "mine 7B4")  # an empty one counts
    assert lantids.vp == 10 + 4 + 3
    assert count(state, lantids, PER_GAIA) == 1
    assert count(state, lantids, PER_TYPE) == 2


@pytest.mark.rule("GP-FACTION-LANTIDS-06")
def test_it_counts_as_a_mine_otherwise() -> None:
    """2A11: a third piece of the row, a structure, a new sector, 2 VP from the round's tile."""
    state, lantids, _ = beside_xenos(
        round_scoring=["mine-2", "research-2", "gaia-4", "federation-5", "station-3", "big-5"]
    )
    assert count(state, lantids, PER_SECTOR) == 2
    play(state, "mine 2A11")
    assert lantids.vp == 12
    assert count(state, lantids, PER_STRUCTURE) == 3
    assert count(state, lantids, PER_SECTOR) == 3
    assert lantids.built[0].bit_count() == 3


@pytest.mark.rule("GP-FACTION-LANTIDS-06")
def test_it_is_a_start_of_range_and_pays_income() -> None:
    state, lantids, _ = beside_xenos()
    lantids.qic = 1
    assert not allowed(state, "mine 2B5")
    give(state, lantids, "mine", "1A2")  # the third mine of the row pays nothing, the fourth does
    play(end(play(state, "mine 2A11")), "pass mines")
    assert lantids.qic == 0
    assert allowed(state, "mine 2B5")  # next to 2A11
    lantids.ore = 0
    play(state, "pass labs")
    assert lantids.ore == 1 + 3


@pytest.mark.rule("GP-FACTION-LANTIDS-06")
def test_it_charges_and_joins_federations_with_value_1() -> None:
    """Institute 3A3 and academy next to it make 6; the shared mine on 3A2 is the seventh."""
    state, lantids, xenos = beside_xenos()
    give(state, lantids, "planetary-institute", "3A3")
    give(state, lantids, "knowledge-academy", "3A4")
    lantids.area2 = lantids.area3 = 0  # no tokens for satellites
    assert legal(state, "federation") == []
    play(state, "mine 3A2", "end", "decline", "pass mines")
    play(state, "federation 3A2,3A3,3A4", "take 12vp", "end")
    assert lantids.federated == at(state, "3A2", "3A3", "3A4")
    assert lantids.vp == 22
    assert xenos.federated == 0


@pytest.mark.rule("GP-FACTION-LANTIDS-07")
def test_the_host_and_others_nearby_charge() -> None:
    state, _, xenos = beside_xenos()
    give(state, xenos, "trading-station", "3A2")
    play(state, "mine 3A2", "end")
    assert me(state) is xenos
    assert legal(state) == ["charge 2", "decline"]
    play(state, "charge 2")
    assert (xenos.vp, power(xenos)) == (9, (0, 6, 0, 0))


@pytest.mark.rule("GP-FACTION-LANTIDS-07")
def test_lantids_charge_with_a_shared_mine() -> None:
    """Only the mine beside the Xenos stands near 1A5 when that is upgraded."""
    state, lantids, xenos = beside_xenos()
    play(state, "mine 1A5", "end", "decline")
    lantids.area1, lantids.area2, lantids.area3 = 4, 0, 0
    rich(xenos)
    play(state, "upgrade 1A5 trading-station", "end", "charge 1")
    assert power(lantids) == (3, 1, 0, 0)


@pytest.mark.rule("GP-FACTION-LANTIDS-08")
@pytest.mark.parametrize("institute, knowledge", [(False, 12), (True, 14)])
def test_two_knowledge_with_the_institute(institute: bool, knowledge: int) -> None:
    state, lantids, _ = beside_xenos()
    if institute:
        give(state, lantids, "planetary-institute", "1B5")
    play(state, "mine 3A2")
    assert lantids.knowledge == knowledge


@pytest.mark.rule("GP-FACTION-LANTIDS-08")
def test_no_knowledge_for_a_planet_of_their_own() -> None:
    state, lantids, _ = beside_xenos()
    give(state, lantids, "planetary-institute", "1B5")
    play(state, "mine 4A0")
    assert lantids.knowledge == 12


@pytest.mark.rule("GP-FACTION-LANTIDS-08", "GP-FACTION-LANTIDS-02")
def test_two_knowledge_on_the_lost_planet_too() -> None:
    state, lantids, xenos = beside_xenos()
    lost_planet_of(state, xenos, "3A4")
    give(state, lantids, "planetary-institute", "1B5")
    play(state, "mine 3A4")
    assert lantids.knowledge == 14
