"""Power cycle: charge, spend, gain and discard tokens."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.tech_tiles import STANDARD_NAMES
from astrarium.gaia.player import Player
from tests.gaia.positions import give, legal, me, play, power, rich, started


def with_tokens(one: int, two: int, three: int, gaia: int = 0) -> tuple[GaiaState, Player]:
    """Terrans to act with these tokens and with the tile whose action charges 4 power."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    terrans.area1, terrans.area2, terrans.area3, terrans.gaia_area = one, two, three, gaia
    terrans.tiles = 1 << STANDARD_NAMES.index("charge-action")
    return state, terrans


def total(player: Player) -> int:
    return sum(power(player))


@pytest.mark.rule("GP-POWER-01")
@pytest.mark.parametrize(
    ("before", "after"),
    [((4, 0, 0), (0, 4, 0)), ((6, 3, 1), (2, 7, 1)), ((5, 5, 5), (1, 9, 5))],
)
def test_while_area_I_has_tokens_they_move_to_area_II(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    state, terrans = with_tokens(*before)
    play(state, "special charge")
    assert power(terrans) == (*after, 0)


@pytest.mark.rule("GP-POWER-02")
def test_with_area_I_empty_tokens_move_to_area_III() -> None:
    state, terrans = with_tokens(0, 6, 1)
    play(state, "special charge")
    assert power(terrans) == (0, 2, 5, 0)


@pytest.mark.rule("GP-POWER-03")
@pytest.mark.parametrize("in_area_II", [0, 1, 3])
def test_what_cannot_be_charged_is_lost(in_area_II: int) -> None:
    state, terrans = with_tokens(0, in_area_II, 2)
    play(state, "special charge")
    assert power(terrans) == (0, 0, 2 + in_area_II, 0)


@pytest.mark.rule("GP-POWER-04")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((3, 0, 0), (0, 2, 1)),
        ((1, 2, 0), (0, 0, 3)),
        ((2, 0, 1), (0, 0, 3)),
        ((2, 4, 0), (0, 4, 2)),
    ],
)
def test_one_charge_empties_area_I_and_goes_on_from_area_II(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    state, terrans = with_tokens(*before)
    play(state, "special charge")
    assert power(terrans) == (*after, 0)


@pytest.mark.rule("GP-POWER-05")
def test_only_area_III_can_be_spent() -> None:
    state, _ = with_tokens(9, 9, 3)
    assert "spend 3 power for 1 ore" in legal(state)
    assert "spend 4 power for 1 qic" not in legal(state)
    assert "power tokens-2" in legal(state)  # 3 power
    assert "power ore-2" not in legal(state)  # 4 power
    state, _ = with_tokens(9, 9, 0)
    assert "spend 1 power for 1 credit" not in legal(state)
    assert legal(state, "power") == []


@pytest.mark.rule("GP-POWER-06")
def test_spent_tokens_move_from_area_III_to_area_I() -> None:
    state, terrans = with_tokens(1, 2, 7)
    play(state, "spend 3 power for 1 ore")
    assert power(terrans) == (4, 2, 4, 0)
    play(state, "power ore-2")
    assert power(terrans) == (8, 2, 0, 0)
    assert total(terrans) == 10


@pytest.mark.rule("GP-POWER-07")
def test_gained_tokens_enter_area_I() -> None:
    state, terrans = with_tokens(0, 1, 3)
    play(state, "spend 1 ore for 1 token")
    assert power(terrans) == (1, 1, 3, 0)
    play(state, "power tokens-2")  # three tokens spent, two new ones
    assert power(terrans) == (1 + 3 + 2, 1, 0, 0)
    assert total(terrans) == 7


def federation_with_one_satellite() -> tuple[GaiaState, Player]:
    """An institute, an academy and a mine; one space lies between all three."""
    state, terrans = with_tokens(2, 2, 2)
    give(state, terrans, "planetary-institute", "7B4")
    give(state, terrans, "qic-academy", "7B2")
    give(state, terrans, "mine", "7B0")
    return state, terrans


@pytest.mark.rule("GP-POWER-08")
def test_discarded_tokens_leave_for_the_supply() -> None:
    state, terrans = with_tokens(0, 4, 0)
    play(state, "burn")
    assert power(terrans) == (0, 2, 1, 0)
    state, terrans = federation_with_one_satellite()
    play(state, "federation 7B0,7B2,7B4")
    assert total(terrans) == 5


@pytest.mark.rule("GP-POWER-09")
@pytest.mark.parametrize(
    ("split", "after"),
    [("1/0/0", (1, 2, 2, 0)), ("0/1/0", (2, 1, 2, 0)), ("0/0/1", (2, 2, 1, 0))],
)
def test_tokens_are_discarded_from_any_area(split: str, after: tuple[int, int, int, int]) -> None:
    state, terrans = federation_with_one_satellite()
    play(state, "federation 7B0,7B2,7B4 choose-tokens")
    assert set(legal(state)) == {"tokens 1/0/0", "tokens 0/1/0", "tokens 0/0/1"}
    play(state, f"tokens {split}")
    assert power(terrans) == after


@pytest.mark.rule("GP-POWER-09")
def test_any_mix_of_six_tokens_pays_for_a_gaia_project() -> None:
    state, terrans = with_tokens(3, 3, 3)
    play(state, "gaiaform 1A11 choose-tokens")
    assert len(legal(state, "tokens")) == 10  # all (a, b, c) up to 3 each with sum 6
    play(state, "tokens 0/3/3")
    assert power(terrans) == (3, 0, 0, 6)


@pytest.mark.rule("GP-POWER-10")
def test_tokens_in_the_gaia_area_are_out_of_reach() -> None:
    # Not for the satellite of a federation ...
    state, terrans = federation_with_one_satellite()
    terrans.area1, terrans.area2, terrans.area3, terrans.gaia_area = 0, 0, 0, 9
    assert legal(state, "federation") == []
    terrans.area1 = 1
    assert legal(state, "federation")
    # ... not to be spent, burnt, or moved for another project ...
    state, terrans = with_tokens(0, 1, 0, gaia=9)
    assert not [move for move in legal(state) if "power" in move]
    assert legal(state, "burn") == legal(state, "gaiaform") == []
    # ... and not to be charged.
    play(state, "special charge")
    assert power(terrans) == (0, 0, 1, 9)


@pytest.mark.rule("GP-POWER-10")
def test_a_gaia_project_needs_its_tokens_outside_the_gaia_area() -> None:
    state, terrans = with_tokens(2, 2, 1, gaia=3)
    rich(terrans)
    terrans.area1, terrans.area2, terrans.area3 = 2, 2, 1
    assert legal(state, "gaiaform") == []
    terrans.area3 = 2
    assert "gaiaform 1A11" in legal(state)
