"""Free actions: exchanges before and after the action of the own turn."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.board_actions import ALL_CONVERSIONS
from astrarium.gaia.player import Player
from astrarium.table import UnknownMove
from tests.gaia.positions import (
    allowed,
    give,
    goods,
    hold,
    legal,
    levels,
    me,
    pass_all,
    play,
    power,
    rich,
    seat,
    started,
)

EXCHANGES = [
    "spend 4 power for 1 qic",
    "spend 3 power for 1 ore",
    "spend 4 power for 1 knowledge",
    "spend 1 power for 1 credit",
    "spend 1 qic for 1 ore",
    "spend 1 knowledge for 1 credit",
    "spend 1 ore for 1 credit",
    "spend 1 ore for 1 token",
]


def own_turn() -> tuple[GaiaState, Player]:
    """Terrans to move with 20 credits, 12 ore, 12 knowledge, 6 Q.I.C. and power 0/2/8."""
    state = started("terrans", "xenos")
    return state, rich(me(state))


@pytest.mark.rule("GP-FREE-01")
def test_any_number_before_and_after_the_action() -> None:
    state, terrans = own_turn()
    play(state, "spend 1 power for 1 credit", "spend 1 power for 1 credit", "burn")
    play(state, "research science")
    play(state, *["spend 1 power for 1 credit"] * 7, "spend 1 qic for 1 ore")
    assert goods(terrans) == (29, 13, 8, 5)
    assert power(terrans) == (9, 0, 0, 0)
    assert not allowed(state, "spend 1 power for 1 credit")  # as often as affordable
    play(state, "end")
    assert me(state).faction.name == "xenos"


@pytest.mark.rule("GP-FREE-02")
def test_none_in_the_middle_of_an_action() -> None:
    state, terrans = own_turn()
    give(state, terrans, "trading-station", "1B5")
    assert allowed(state, "spend 1 ore for 1 credit")
    play(state, "upgrade 1B5 research-lab")
    assert {move.split()[0] for move in legal(state)} == {"tile"}
    play(state, "tile free-1")
    assert {move.split()[0] for move in legal(state)} == {"advance", "decline"}
    play(state, "advance ai")
    assert allowed(state, "spend 1 ore for 1 credit")


@pytest.mark.rule("GP-FREE-02")
def test_none_while_an_advanced_tile_covers_and_flips() -> None:
    state, terrans = own_turn()
    hold(terrans, "credits", "ore-charge", "7vp-ore", "8vp-qic")
    levels(terrans, economy=4)
    play(state, "qic tile", "tile advanced-economy")
    assert legal(state) == ["cover ore-charge", "cover credits"]
    play(state, "cover credits")
    assert legal(state) == ["flip 8vp-qic", "flip 7vp-ore"]


@pytest.mark.rule("GP-FREE-03")
def test_before_passing_but_not_after() -> None:
    state, terrans = own_turn()
    play(state, "burn", "spend 1 power for 1 credit")
    assert goods(terrans)[0] == 21
    play(state, legal(state, "pass")[0])
    assert state.legal_moves(0) == []
    assert state.to_act == (1,)


@pytest.mark.rule("GP-FREE-04")
def test_none_in_the_turn_of_another() -> None:
    state, _ = own_turn()
    rich(seat(state, "xenos"))
    assert state.legal_moves(1) == []


@pytest.mark.rule("GP-FREE-04")
def test_none_while_charging() -> None:
    state, _ = own_turn()
    xenos = rich(seat(state, "xenos"))
    play(state, "upgrade 3A3 trading-station", "end")
    assert me(state) is xenos
    assert legal(state) == ["charge 1", "decline"]


@pytest.mark.rule("GP-FREE-04")
def test_none_in_the_income_and_gaia_phases() -> None:
    state, terrans = own_turn()
    give(state, terrans, "planetary-institute", "1B5")
    terrans.gaia_area = 4
    terrans.area1, terrans.area2, terrans.area3 = 0, 4, 4
    pass_all(state)
    assert set(legal(state)) == {"income charge 4", "income tokens 1"}
    play(state, "income charge 4")
    assert me(state) is terrans
    assert {move.split()[0] for move in legal(state)} == {"convert", "done"}


@pytest.mark.rule("GP-FREE-05")
def test_two_tokens_of_area_2_become_one_of_area_3() -> None:
    state, terrans = own_turn()
    terrans.area1, terrans.area2, terrans.area3 = 0, 2, 0
    play(state, "burn")
    assert power(terrans) == (0, 0, 1, 0)
    terrans.area2 = 1
    assert not allowed(state, "burn")


@pytest.mark.rule("GP-FREE-06")
def test_area_1_does_not_hinder_the_push() -> None:
    state, terrans = own_turn()
    terrans.area1, terrans.area2, terrans.area3 = 5, 3, 0
    play(state, "burn")
    assert power(terrans) == (5, 1, 1, 0)


@pytest.mark.parametrize(
    "move, had, has",
    [
        pytest.param(
            "spend 4 power for 1 qic",
            (0, 0, 0, 0, 4),
            (0, 0, 0, 1, 0),
            marks=pytest.mark.rule("GP-FREE-07"),
        ),
        pytest.param(
            "spend 3 power for 1 ore",
            (0, 0, 0, 0, 3),
            (0, 1, 0, 0, 0),
            marks=pytest.mark.rule("GP-FREE-08"),
        ),
        pytest.param(
            "spend 1 qic for 1 ore",
            (0, 0, 0, 1, 0),
            (0, 1, 0, 0, 0),
            marks=pytest.mark.rule("GP-FREE-09"),
        ),
        pytest.param(
            "spend 4 power for 1 knowledge",
            (0, 0, 0, 0, 4),
            (0, 0, 1, 0, 0),
            marks=pytest.mark.rule("GP-FREE-10"),
        ),
        pytest.param(
            "spend 1 power for 1 credit",
            (0, 0, 0, 0, 1),
            (1, 0, 0, 0, 0),
            marks=pytest.mark.rule("GP-FREE-11"),
        ),
        pytest.param(
            "spend 1 knowledge for 1 credit",
            (0, 0, 1, 0, 0),
            (1, 0, 0, 0, 0),
            marks=pytest.mark.rule("GP-FREE-12"),
        ),
        pytest.param(
            "spend 1 ore for 1 credit",
            (0, 1, 0, 0, 0),
            (1, 0, 0, 0, 0),
            marks=pytest.mark.rule("GP-FREE-13"),
        ),
        pytest.param(
            "spend 1 ore for 1 token",
            (0, 1, 0, 0, 0),
            (0, 0, 0, 0, 0),
            marks=pytest.mark.rule("GP-FREE-14"),
        ),
    ],
)
def test_each_exchange_takes_and_gives_what_it_says(
    move: str, had: tuple[int, ...], has: tuple[int, ...]
) -> None:
    """Holdings are credits, ore, knowledge, Q.I.C. and power in area III; just enough, and then
    one less of what is paid."""
    state, terrans = own_turn()

    def holding(amounts: tuple[int, ...]) -> None:
        terrans.credits, terrans.ore, terrans.knowledge, terrans.qic, terrans.area3 = amounts
        terrans.area1 = terrans.area2 = 0

    holding(tuple(max(0, amount - 1) for amount in had))
    assert not allowed(state, move)
    holding(had)
    play(state, move)
    assert (*goods(terrans), terrans.area3) == has
    gained_token = move.endswith("token")
    assert power(terrans) == (had[4] + gained_token, 0, 0, 0)


@pytest.mark.rule("GP-FREE-15")
def test_there_is_no_other_exchange() -> None:
    state, _ = own_turn()
    assert legal(state, "spend") == EXCHANGES
    others = {str(conversion.move) for conversion in ALL_CONVERSIONS} - set(EXCHANGES)
    assert "spend 3 credit for 1 ore" in others
    for move in others:
        assert not allowed(state, move)


@pytest.mark.rule("GP-FREE-15")
@pytest.mark.parametrize(
    "exchange",
    ["1 credit for 1 ore", "1 credit for 1 token", "1 ore for 1 knowledge", "1 ore for 1 qic"],
)
def test_nobody_at_all_has_these(exchange: str) -> None:
    state, _ = own_turn()
    with pytest.raises(UnknownMove):
        play(state, f"spend {exchange}")
