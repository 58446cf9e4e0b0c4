"""Special actions: free of charge, for the owner alone, once per round, one per turn."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.player import Player
from tests.gaia.positions import (
    allowed,
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
    seat,
    started,
)

TILES = {
    "charge": "charge-action",
    "qic-credits": "qic-credits-action",
    "ore": "ore-action",
    "knowledge": "knowledge-action",
}
"""Action tiles by the word of their move."""


def own_turn() -> tuple[GaiaState, Player]:
    """Terrans to move (mines on 1B5 and 3A3) against Xenos."""
    state = started("terrans", "xenos")
    return state, me(state)


@pytest.mark.rule("GP-SPEC-01")
@pytest.mark.parametrize(
    "word, gained",
    [
        ("qic-credits", (5, 0, 0, 1)),
        ("ore", (0, 3, 0, 0)),
        ("knowledge", (0, 0, 3, 0)),
        ("charge", (0, 0, 0, 0)),
    ],
)
def test_a_special_action_gives_and_takes_nothing(
    word: str, gained: tuple[int, int, int, int]
) -> None:
    state, terrans = own_turn()
    hold(terrans, TILES[word])
    terrans.tiles |= 1  # an advanced tile always lies on a standard one
    before, vp = goods(terrans), terrans.vp
    play(state, f"special {word}")
    assert goods(terrans) == tuple(b + g for b, g in zip(before, gained, strict=True))
    assert power(terrans) == ((0, 8, 0, 0) if word == "charge" else (4, 4, 0, 0))
    assert terrans.vp == vp


@pytest.mark.rule("GP-SPEC-01")
def test_the_academy_gives_its_qic_for_nothing() -> None:
    state, terrans = own_turn()
    give(state, terrans, "qic-academy", "1B5")
    credits, ore, knowledge, qic = goods(terrans)
    play(state, "special academy")
    assert goods(terrans) == (credits, ore, knowledge, qic + 1)


@pytest.mark.rule("GP-SPEC-02")
def test_a_tile_serves_its_owner_only() -> None:
    state, terrans = own_turn()
    hold(seat(state, "xenos"), "charge-action")
    assert not allowed(state, "special charge")
    play(state, legal(state, "pass")[0])
    assert allowed(state, "special charge")
    assert me(state).faction.name == "xenos"


@pytest.mark.rule("GP-SPEC-02")
def test_a_booster_serves_its_holder_only() -> None:
    state, terrans = own_turn()
    hold(seat(state, "xenos"), "range")
    assert not any(move.startswith("special range") for move in legal(state))
    hold(terrans, "range")
    assert allowed(state, "special range-mine 1A1")


@pytest.mark.rule("GP-SPEC-02")
@pytest.mark.parametrize(
    "move",
    ["special swap 1B5", "special station 3A4", "special downgrade 1B5", "special advance ai"],
)
def test_actions_of_faction_boards_belong_to_their_faction(move: str) -> None:
    state, terrans = own_turn()
    give(state, terrans, "planetary-institute", "3A3")
    give(state, terrans, "research-lab", "1B5")
    assert not allowed(state, move)


@pytest.mark.rule("GP-SPEC-03")
@pytest.mark.parametrize("word", TILES)
def test_a_tile_action_is_blocked_until_clean_up(word: str) -> None:
    state, terrans = own_turn()
    hold(terrans, "charge-action", TILES[word])
    play(state, f"special {word}", "end", legal(state, "pass")[0])
    assert me(state) is terrans
    assert not allowed(state, f"special {word}")
    next_round(state)
    while me(state) is not terrans:
        play(state, legal(state, "pass")[0])
    assert allowed(state, f"special {word}")


@pytest.mark.rule("GP-SPEC-03")
def test_academy_and_booster_are_blocked_each_by_itself() -> None:
    state, terrans = own_turn()
    rich(terrans)
    give(state, terrans, "qic-academy", "1B5")
    hold(terrans, "range", "charge-action")
    play(state, "special academy", "end", legal(state, "pass")[0])
    assert not allowed(state, "special academy")
    assert allowed(state, "special charge")
    play(state, "special range-mine 1A1", "end")
    assert not any(move.startswith(("special range", "special academy")) for move in legal(state))
    assert allowed(state, "special charge")


@pytest.mark.rule("GP-SPEC-03")
def test_a_faction_action_is_blocked_until_clean_up() -> None:
    state = started("bescods", "xenos")
    play(state, "special advance ai", "end", legal(state, "pass")[0])
    assert not allowed(state, "special advance economy")
    next_round(state)
    while me(state).faction.name != "bescods":
        play(state, legal(state, "pass")[0])
    assert allowed(state, "special advance economy")


@pytest.mark.rule("GP-SPEC-04")
@pytest.mark.parametrize(
    "first", ["special charge", "special academy", "power ore-2", "qic planets"]
)
def test_special_power_and_qic_actions_never_share_a_turn(first: str) -> None:
    state, terrans = own_turn()
    rich(terrans)
    hold(terrans, "charge-action")
    give(state, terrans, "qic-academy", "1B5")
    for other in ("special charge", "special academy", "power ore-2", "qic planets"):
        assert allowed(state, other)
    play(state, first)
    assert {move.split()[0] for move in legal(state)} <= {"spend", "burn", "end"}


@pytest.mark.rule("GP-SPEC-05")
def test_a_covered_tile_has_no_action() -> None:
    state, terrans = own_turn()
    rich(terrans)
    hold(terrans, "charge-action", "7vp-ore")
    levels(terrans, economy=4)
    assert allowed(state, "special charge")
    # The Q.I.C. action takes the advanced tile of Economy, which covers the only standard tile.
    play(state, "qic tile", "tile advanced-economy", "decline", "end", legal(state, "pass")[0])
    assert me(state) is terrans
    assert not allowed(state, "special charge")
