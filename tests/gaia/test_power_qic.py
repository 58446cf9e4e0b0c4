"""Power and Q.I.C. actions: paid from area III or with Q.I.C., once per round for all."""

import pytest

from tests.gaia.positions import (
    goods,
    legal,
    me,
    next_round,
    play,
    power,
    refused,
    rich,
    started,
    turn_of,
)

COSTS = {
    "power knowledge-3": 7,
    "power terraform-2 3A2": 5,
    "power ore-2": 4,
    "power credits-7": 4,
    "power knowledge-2": 4,
    "power terraform-1 3A2": 3,
    "power tokens-2": 3,
}


@pytest.mark.rule("GP-PQ-01")
@pytest.mark.parametrize("move", COSTS)
def test_a_power_action_spends_tokens_of_area_III(move: str) -> None:
    """The tokens go to area I; those of areas I and II are no help."""
    cost = COSTS[move]
    state = started("terrans", "hadsch-hallas")
    player = rich(me(state))
    player.area1, player.area2, player.area3 = 9, 9, cost - 1
    refused(state, move)
    player.area3 = cost + 1
    play(state, move)
    new = 2 if move == "power tokens-2" else 0
    assert power(player) == (9 + cost + new, 9, 1, 0)


@pytest.mark.rule("GP-PQ-02")
@pytest.mark.parametrize(
    ("move", "cost"), [("qic tile", 4), ("qic federation 7vp-ore", 3), ("qic planets", 2)]
)
def test_a_qic_action_is_paid_with_qic(move: str, cost: int) -> None:
    state = started("terrans", "hadsch-hallas")
    player = rich(me(state))
    player.green[3] = 1
    player.qic = cost - 1
    assert refused(state, move).rule == "GP-PQ-02"
    player.qic = cost + 1
    tokens = power(player)
    play(state, move)
    assert (player.qic, power(player)) == (1, tokens)


@pytest.mark.rule("GP-PQ-03")
@pytest.mark.parametrize("move", ["power ore-2", "power credits-7", "qic planets", "qic tile"])
def test_each_action_is_there_once_per_round_for_all_together(move: str) -> None:
    state = started("terrans", "hadsch-hallas", "taklons")
    terrans = rich(me(state))
    for player in state.seats:
        rich(player)
        player.qic, player.credits, player.area3 = 8, 10, 12
    after = ["tile gaia", "decline"] if move == "qic tile" else []
    play(state, move, *after, "end")
    for _ in range(2):  # neither of the others ...
        assert move not in legal(state)
        assert "power knowledge-2" in legal(state)  # other actions are free
        play(state, "research science", "end")
    assert me(state) is terrans  # ... nor the same player
    assert refused(state, move).rule == "GP-PQ-03"


@pytest.mark.rule("GP-PQ-03")
def test_the_two_terraforming_actions_are_blocked_for_every_planet() -> None:
    state = started("terrans", "hadsch-hallas")
    player = rich(me(state))
    player.qic = 6
    play(state, "power terraform-1 3B0", "end")
    turn_of(state, rich(player))
    assert not [move for move in legal(state) if move.startswith("power terraform-1")]
    assert [move for move in legal(state) if move.startswith("power terraform-2")]


@pytest.mark.rule("GP-PQ-04")
def test_the_action_token_lies_there_until_clean_up() -> None:
    state = started("terrans", "hadsch-hallas")
    player = rich(me(state))
    play(state, "power ore-2", "end")
    assert state.view(None)["actions_used"] == ["power ore-2"]
    rich(me(state))
    play(state, "qic planets", "end")
    assert state.view(None)["actions_used"] == ["power ore-2", "qic planets"]
    turn_of(next_round(state), rich(player))
    assert state.view(None)["actions_used"] == []
    assert {"power ore-2", "qic planets"} <= set(legal(state))


@pytest.mark.rule("GP-PQ-05")
@pytest.mark.parametrize("move", ["power ore-2", "power terraform-1 3B0", "qic planets"])
def test_the_action_is_the_whole_turn(move: str) -> None:
    state = started("terrans", "hadsch-hallas")
    rich(me(state))
    play(state, move)
    assert {text.split()[0] for text in legal(state)} <= {"spend", "burn", "end"}


@pytest.mark.rule("GP-PQ-05")
def test_the_free_steps_of_two_actions_are_not_added() -> None:
    """A desert needs three steps: with terraform-2 one step is left to pay, whatever else lies
    on the board; and the booster's step is an action of its own."""
    boosters = ["ore-knowledge", "step", "mines", "labs", "stations"]
    state = started("terrans", "hadsch-hallas", boosters=boosters)
    player = rich(me(state))
    before = goods(player)
    play(state, "power terraform-2 3A2")
    assert goods(player) == (before[0] - 2, before[1] - 1 - 3, before[2], before[3])
    assert legal(state, "special") == legal(state, "power") == []
