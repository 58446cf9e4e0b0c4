"""Upgrade structures: four steps, their costs, and the pieces that go and come."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    give,
    goods,
    legal,
    me,
    next_round,
    piece,
    play,
    refused,
    rich,
    seat,
    started,
    turn_of,
)


def terrans(structure: str = "mine") -> tuple[GaiaState, Player]:
    """Terrans to act with plenty of everything and this structure on 3A3, far from opponents."""
    state = started("terrans", "hadsch-hallas")
    player = rich(me(state))
    give(state, player, structure, "3A3")
    return state, player


def income(state: GaiaState, resource: str) -> int:
    return int(state.view(0)["players"][0]["income"].get(resource, 0))


@pytest.mark.rule("GP-UPG-01")
@pytest.mark.parametrize(
    ("structure", "becomes"),
    [
        ("mine", {"trading-station"}),
        ("trading-station", {"planetary-institute", "research-lab"}),
        ("research-lab", {"knowledge-academy", "qic-academy"}),
        ("planetary-institute", set()),
        ("knowledge-academy", set()),
        ("qic-academy", set()),
    ],
)
def test_each_structure_can_become_only_the_next(structure: str, becomes: set[str]) -> None:
    state, _ = terrans(structure)
    offered = {m.split()[2] for m in legal(state, "upgrade") if m.split()[1] == "3A3"}
    assert offered == becomes
    for other in {
        "trading-station",
        "research-lab",
        "planetary-institute",
        "qic-academy",
    } - becomes:
        refused(state, f"upgrade 3A3 {other}")


@pytest.mark.rule("GP-UPG-01")
def test_one_step_per_action() -> None:
    state, player = terrans()
    play(state, "upgrade 3A3 trading-station")
    assert legal(state, "upgrade") == []
    assert piece(state, player, "3A3") == "trading-station"


@pytest.mark.rule("GP-UPG-02")
def test_only_own_structures_on_the_map_can_be_replaced() -> None:
    """Not an empty home planet, not an opponent's mine."""
    state, player = terrans()
    player.qic = 9
    assert {move.split()[1] for move in legal(state, "upgrade")} == {"1B5", "3A3"}
    assert "mine 4A0" in legal(state)  # on the empty planet a mine is all there is
    assert refused(state, "upgrade 4A0 trading-station").rule == "GP-UPG-02"
    refused(state, "upgrade 1A2 trading-station")


@pytest.mark.rule("GP-UPG-03")
def test_replaced_mines_fill_their_row_from_the_right() -> None:
    """Four mines uncover 3 ore. The fourth goes back first (-1), then the third (0)."""
    state, player = terrans()
    give(state, player, "mine", "4A0", "6B5")
    ore = [income(state, "ore")]
    for target in ("1B5", "3A3"):
        rich(player)
        play(state, f"upgrade {target} trading-station", "end")
        turn_of(state, player)
        ore.append(income(state, "ore"))
    assert ore == [4, 3, 3]
    assert state.view(0)["players"][0]["left_on_board"]["mine"] == 6


@pytest.mark.rule("GP-UPG-03")
def test_a_replaced_station_covers_the_rightmost_open_space() -> None:
    """Two stations pay 3 + 4 credits; when one becomes a lab, the first space stays open."""
    state, player = terrans("trading-station")
    give(state, player, "trading-station", "4A0")
    assert income(state, "credit") == 2 + 3 + 4  # 2 from the booster
    play(state, "upgrade 3A3 research-lab", "tile economy", "decline")
    assert income(state, "credit") == 2 + 3
    assert state.view(0)["players"][0]["left_on_board"]["trading-station"] == 3


@pytest.mark.rule("GP-UPG-04")
def test_stations_leave_their_row_from_the_left() -> None:
    state, player = terrans()
    give(state, player, "mine", "4A0", "6B5")
    paid = []
    for target in ("1B5", "3A3", "4A0", "6B5"):
        rich(player)
        before = income(state, "credit")
        play(state, f"upgrade {target} trading-station", "end")
        turn_of(state, player)
        paid.append(income(state, "credit") - before)
    assert paid == [3, 4, 4, 5]


@pytest.mark.rule("GP-UPG-04")
def test_labs_leave_their_row_from_the_left() -> None:
    """The Bescods' labs differ: 3, 4 and 5 credits."""
    state = started("bescods", "terrans")
    player = rich(me(state))
    give(state, player, "trading-station", "2A8", "3A11", "4A8")
    paid = []
    for target, tile in (("2A8", "ai"), ("3A11", "gaia"), ("4A8", "terraforming")):
        rich(player)
        before = income(state, "credit")
        play(state, f"upgrade {target} research-lab", f"tile {tile}", "decline", "end")
        turn_of(state, player)
        paid.append(income(state, "credit") - before)
    assert paid == [3, 4, 5]


@pytest.mark.rule("GP-UPG-05")
def test_an_upgrade_needs_a_piece_that_is_left() -> None:
    state, player = terrans("research-lab")
    give(state, player, "knowledge-academy", "4A0")
    assert refused(state, "upgrade 3A3 knowledge-academy").rule == "GP-UPG-05"
    assert "upgrade 3A3 qic-academy" in legal(state)
    give(state, player, "trading-station", "6B5", "3A2", "3B0", "4A8")
    assert refused(state, "upgrade 1B5 trading-station").rule == "GP-UPG-05"
    give(state, player, "mine", "4A8")  # one station has come back
    assert "upgrade 1B5 trading-station" in legal(state)


@pytest.mark.rule("GP-UPG-06")
def test_starting_mines_can_be_upgraded() -> None:
    state = started("terrans", "hadsch-hallas")
    assert {"upgrade 1B5 trading-station", "upgrade 3A3 trading-station"} <= set(legal(state))


@pytest.mark.rule("GP-UPG-07", "GP-UPG-09", "GP-UPG-11", "GP-UPG-13")
@pytest.mark.parametrize(
    ("structure", "target", "ore", "credits"),
    [
        ("mine", "trading-station", 2, 6),
        ("trading-station", "planetary-institute", 4, 6),
        ("trading-station", "research-lab", 3, 5),
        ("research-lab", "knowledge-academy", 6, 6),
        ("research-lab", "qic-academy", 6, 6),
    ],
)
def test_costs(structure: str, target: str, ore: int, credits: int) -> None:
    state, player = terrans(structure)
    move = f"upgrade 3A3 {target}"
    player.ore, player.credits = ore - 1, credits
    refused(state, move)
    player.ore, player.credits = ore, credits - 1
    refused(state, move)
    player.ore, player.credits = ore + 1, credits + 1
    play(state, move)
    assert goods(player)[:2] == (1, 1)


@pytest.mark.rule("GP-UPG-08")
@pytest.mark.parametrize(
    ("neighbour", "structure", "credits"),
    [
        ("3A2", "mine", 3),  # next to it
        ("3B0", "mine", 3),  # two spaces
        ("4A8", "research-lab", 3),  # two spaces
        ("3A11", "mine", 6),  # three spaces
        ("4A0", "planetary-institute", 6),  # three spaces
    ],
)
def test_an_opponent_within_two_spaces_makes_a_station_cheaper(
    neighbour: str, structure: str, credits: int
) -> None:
    state, player = terrans()
    give(state, seat(state, "hadsch-hallas"), structure, neighbour)
    before = goods(player)
    play(state, "upgrade 3A3 trading-station")
    assert goods(player) == (before[0] - credits, before[1] - 2, before[2], before[3])


@pytest.mark.rule("GP-UPG-08")
def test_the_discount_is_enough_to_make_it_affordable() -> None:
    state, player = terrans()
    player.credits = 3
    assert "upgrade 3A3 trading-station" not in legal(state)
    give(state, seat(state, "hadsch-hallas"), "mine", "3A2")
    assert "upgrade 3A3 trading-station" in legal(state)


@pytest.mark.rule("GP-UPG-08")
def test_gaiaformers_and_satellites_are_no_structures() -> None:
    state, player = terrans()
    hadsch = seat(state, "hadsch-hallas")
    hadsch.formers_on_map = 1 << state.galaxy.by_name["7A6"]
    hadsch.satellites = 1 << state.galaxy.by_name["3B1"]
    before = player.credits
    play(state, "upgrade 3A3 trading-station")
    assert player.credits == before - 6


@pytest.mark.rule("GP-UPG-10")
def test_the_institute_works_at_once() -> None:
    """Hadsch Hallas buy ore with credits in the turn in which the institute is built."""
    state = started("hadsch-hallas", "terrans")
    player = rich(me(state))
    give(state, player, "trading-station", "5A11")
    assert "spend 3 credit for 1 ore" not in legal(state)
    play(state, "upgrade 5A11 planetary-institute")
    assert "spend 3 credit for 1 ore" in legal(state)
    # Ambas: their action is there in the next turn.
    state = started("ambas", "terrans")
    player = rich(me(state))
    give(state, player, "trading-station", "1B3")
    assert not [move for move in legal(state) if "swap" in move]
    play(state, "upgrade 1B3 planetary-institute", "end")
    turn_of(state, player)
    assert "special swap 2B2" in legal(state)


@pytest.mark.rule("GP-UPG-12", "GP-UPG-16", "GP-UPG-17")
@pytest.mark.parametrize(
    ("structure", "target", "gives_tile"),
    [
        ("mine", "trading-station", False),
        ("trading-station", "planetary-institute", False),
        ("trading-station", "research-lab", True),
        ("research-lab", "knowledge-academy", True),
        ("research-lab", "qic-academy", True),
    ],
)
def test_labs_and_academies_bring_one_tech_tile(
    structure: str, target: str, gives_tile: bool
) -> None:
    state, player = terrans(structure)
    play(state, f"upgrade 3A3 {target}")
    if gives_tile:
        assert set(legal(state)) == set(legal(state, "tile"))  # nothing else before that
        play(state, "tile gaia", "decline")
    assert legal(state, "tile") == []
    assert "end" in legal(state)
    assert player.tiles.bit_count() == int(gives_tile)


@pytest.mark.rule("GP-UPG-14", "GP-UPG-15")
def test_the_knowledge_academy_pays_two_knowledge() -> None:
    state, player = terrans("research-lab")
    assert income(state, "knowledge") == 2  # base and lab
    play(state, "upgrade 3A3 knowledge-academy", "tile terraforming", "decline")
    assert income(state, "knowledge") == 3  # base and academy
    play(state, "end")
    turn_of(state, player).play("pass stations")
    assert (state.round, player.knowledge) == (2, 12 + 3)
    assert "special academy" not in legal(turn_of(state, player))


@pytest.mark.rule("GP-UPG-14", "GP-UPG-15")
def test_the_qic_academy_has_an_action_once_per_round() -> None:
    state, player = terrans("research-lab")
    play(state, "upgrade 3A3 qic-academy", "tile gaia", "decline", "end")
    turn_of(state, player)
    assert income(state, "knowledge") == 1
    player.qic = 0
    play(state, "special academy")
    assert player.qic == 1
    play(state, "end")
    assert "special academy" not in legal(turn_of(state, player))
    assert "special academy" in legal(turn_of(next_round(state), player))
