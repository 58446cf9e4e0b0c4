"""The federation search: worked examples of the rulebook, and equality with a brute force."""

import random
from dataclasses import replace
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.gaia.federations import federations, satellite_choices
from tests.gaia.brute_federations import Hexes, Position

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def mask(hexes: Hexes) -> int:
    return sum(1 << hex_ for hex_ in hexes)


def unmask(number: int) -> Hexes:
    return frozenset(hex_ for hex_ in range(number.bit_length()) if number >> hex_ & 1)


def search(at: Position) -> dict[Hexes, int]:
    """The planet choices of the search, with their satellites."""
    found = federations(
        [mask(hexes) for hexes in at.adjacent],
        mask(frozenset(at.values)),
        [at.values.get(hex_, 0) for hex_ in range(len(at.adjacent))],
        mask(at.free),
        at.threshold,
        at.budget,
        mask(at.root),
        at.root_value,
    )
    choices = {unmask(planets): count for planets, count in found}
    assert len(choices) == len(found)
    return choices


def next_satellites(at: Position, planets: Hexes, placed: Hexes, count: int) -> Hexes:
    """The hexes offered for the next satellite."""
    return unmask(
        satellite_choices(
            [mask(hexes) for hexes in at.adjacent],
            mask(frozenset(at.values)),
            mask(planets),
            mask(placed),
            mask(at.free),
            count,
            mask(at.root),
        )
    )


# --- Positions drawn as text -------------------------------------------------------------------


def draw(
    picture: str, threshold: int = 7, budget: int = 9, root_value: int = 0, **values: int
) -> tuple[Position, dict[int, str]]:
    """A position from a picture: neighbours are two columns apart, or one row and one column.

    `.` is a free hex, `#` a planet of nobody, `*` the federation of the Ivits; every other
    letter is an own structure, whose power value is given by name.
    """
    cells = {
        (row, column): letter
        for row, line in enumerate(picture.splitlines())
        for column, letter in enumerate(line)
        if letter != " "
    }
    numbers = {cell: number for number, cell in enumerate(cells)}
    around = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    letters = {numbers[cell]: letter for cell, letter in cells.items()}
    position = Position(
        adjacent=tuple(
            frozenset(
                numbers[row + down, column + right]
                for down, right in around
                if (row + down, column + right) in numbers
            )
            for row, column in cells
        ),
        values={number: values[letter] for number, letter in letters.items() if letter in values},
        free=frozenset(number for number, letter in letters.items() if letter == "."),
        threshold=threshold,
        budget=budget,
        root=frozenset(number for number, letter in letters.items() if letter == "*"),
        root_value=root_value,
    )
    return position, letters


def choices(picture: str, threshold: int = 7, budget: int = 9, **values: int) -> set[str]:
    """The legal choices in a picture, such as "ITU:2": the structures I, T, U, 2 satellites."""
    position, letters = draw(picture, threshold, budget, **values)
    return {
        "".join(sorted(letters[planet] for planet in planets)) + f":{count}"
        for planets, count in search(position).items()
    }


EXTRA_MINE = """
I . T
   . . m
    U
"""


@pytest.mark.rule("GP-EX-11", "GP-FED-15")
def test_a_mine_more_is_legal_if_it_costs_no_satellite() -> None:
    assert choices(EXTRA_MINE, I=3, T=2, U=2, m=1) == {"ITU:2", "ITUm:2"}


@pytest.mark.rule("GP-EX-12", "GP-FED-16")
def test_a_mine_and_a_satellite_more_are_illegal() -> None:
    assert choices("I . T . m\n T", I=3, T=2, m=1) == {"ITT:1"}


@pytest.mark.rule("GP-EX-13", "GP-FED-16")
def test_value_eleven_is_legal_if_nothing_can_be_left_out() -> None:
    assert choices("I T . A L m", I=3, T=2, A=3, L=2, m=1) == {"AILTm:1"}


@pytest.mark.rule("GP-FED-03")
def test_neighbours_need_no_satellite_and_come_along() -> None:
    assert choices("I T m A", I=3, T=2, m=1, A=3) == {"AITm:0"}
    assert choices("I T m . A", I=3, T=2, m=1, A=3) == {"AITm:1"}


@pytest.mark.rule("GP-FED-17")
def test_a_mine_that_saves_a_satellite_has_to_come_along() -> None:
    straight_over_the_mine = """
    A . m . B
     . # # .
      . . .
    """
    assert choices(straight_over_the_mine, A=4, B=4, m=1) == {"ABm:2"}
    assert choices(straight_over_the_mine.replace("m", "."), A=4, B=4) == {"AB:3"}


@pytest.mark.rule("GP-FED-17")
def test_a_detour_that_avoids_a_planet_is_no_choice_even_if_the_short_way_is_illegal_too() -> None:
    """Over X it is 3 satellites, but A, X and B are enough then; around X it is 4 or more."""
    line = """
    A . X . B . C
     . # # . # #
      . . .
    """
    assert choices(line, A=3, X=3, B=1, C=3) == {"ABX:2", "BCX:2"}


@pytest.mark.rule("GP-FED-05")
def test_nothing_beyond_the_budget() -> None:
    assert choices("A . . . B", A=4, B=4, budget=2) == set()
    assert choices("A . . . B", A=4, B=4, budget=3) == {"AB:3"}
    assert choices("A B", A=4, B=4, budget=0) == {"AB:0"}
    assert choices("A B", A=2, B=4, budget=9) == set()


@pytest.mark.rule("GP-FACTION-IVITS-04", "GP-FACTION-IVITS-05")
def test_ivits_extend_their_only_federation() -> None:
    line = "A . * * . B . C"
    values = {"A": 3, "B": 3, "C": 4, "threshold": 14}
    assert choices(line, root_value=7, **values) == {"BC:2"}
    assert choices(line, root_value=10, **values) == {"AB:2", "BC:2"}
    assert choices(line, root_value=11, **values) == {"A:1", "B:1"}
    assert choices(line, root_value=14, **values) == {":0"}


def test_satellites_are_offered_one_by_one() -> None:
    position, letters = draw(EXTRA_MINE, I=3, T=2, U=2, m=1)
    first, left, right = sorted(position.free)
    without_mine = frozenset(planet for planet in position.values if letters[planet] != "m")
    with_mine = frozenset(position.values)
    assert next_satellites(position, without_mine, frozenset(), 2) == {first, left}
    assert next_satellites(position, with_mine, frozenset(), 2) == {first, right}
    assert next_satellites(position, with_mine, frozenset({right}), 2) == {first}
    assert next_satellites(position, with_mine, frozenset({first, right}), 2) == frozenset()


HARD = (
    (
        """
   . . # .
  # . c . .
 . # . # . A
. # . . c . c
 . c . A . .
  # . . b c
   A . . #
""",
        {"threshold": 7, "budget": 4},
    ),
    (
        """
   b a . .
  # . A . .
 # . . # . #
. . . b . . .
 a . # # c #
  # * . . b
   . # # .
""",
        {"threshold": 8, "budget": 4, "root_value": 3},
    ),
    (
        """
   # . . #
  b . # # .
 # . . . b .
. # # . # # .
 . # . . . #
  . # . # a
   # c . .
""",
        {"threshold": 8, "budget": 7},
    ),
)


@pytest.mark.parametrize("picture, limits", HARD)
def test_positions_that_told_wrong_searches_apart(picture: str, limits: dict[str, int]) -> None:
    position, _ = draw(picture, **limits, A=4, a=3, b=2, c=1)
    check_choices(position)
    check_satellites(position)


# --- Any small board ---------------------------------------------------------------------------


def disc(radius: int) -> tuple[Hexes, ...]:
    """The adjacency of all hexes within `radius` of a centre."""
    span = range(-radius, radius + 1)
    cells = [(q, r) for q in span for r in span if abs(q + r) <= radius]
    return tuple(
        frozenset(cells.index((q + dq, r + dr)) for dq, dr in STEPS if (q + dq, r + dr) in cells)
        for q, r in cells
    )


DISCS = (disc(2), disc(3))
FREE, PLANET, ROOT = 0, -1, -2
LANDS = (FREE,) * 8 + (PLANET,) * 4 + (1, 1, 2, 2, 3, 4)


@st.composite
def positions(draw: st.DrawFn, ivits: bool = False, effort: int = 6000) -> Position:
    """A position on 19 or 37 hexes that has at most `effort` sets of satellites to try."""
    adjacent = draw(st.sampled_from(DISCS))
    kinds = st.sampled_from(LANDS + (ROOT,) * ivits)
    lands = draw(st.lists(kinds, min_size=len(adjacent), max_size=len(adjacent)))
    root = frozenset(hex_ for hex_, land in enumerate(lands) if land == ROOT)
    free = frozenset(hex_ for hex_, land in enumerate(lands) if land == FREE)
    budget = draw(st.integers(0, 5))
    while sum(comb(len(free), count) for count in range(budget + 1)) > effort:
        budget -= 1
    return Position(
        adjacent=adjacent,
        values={
            hex_: land for hex_, land in enumerate(lands) if land > 0 and not adjacent[hex_] & root
        },
        free=free,
        threshold=draw(st.integers(5, 12)),
        budget=budget,
        root=root,
        root_value=draw(st.integers(0, 7)) if root else 0,
    )


def check_choices(position: Position) -> None:
    """The search offers the legal planet choices, all of them, with the right satellites."""
    legal = position.legal()
    counts = {planets: min(map(len, ways)) for planets, ways in legal.items()}
    assert search(position) == counts


def check_satellites(position: Position) -> None:
    """Every satellite offered leads to a legal way, at every step, and every way is offered."""
    for planets, ways in position.legal().items():
        count = min(map(len, ways))
        finished = set()
        steps = {frozenset[int]()}
        while steps:
            placed = steps.pop()
            offered = next_satellites(position, planets, placed, count)
            assert offered == frozenset().union(*(way for way in ways if way >= placed)) - placed
            steps |= {placed | {hex_} for hex_ in offered}
            if not offered:
                finished.add(placed)
        assert finished == ways


@pytest.mark.rule("GP-FED-03", "GP-FED-15", "GP-FED-16", "GP-FED-17")
@settings(deadline=None, max_examples=600)
@given(positions())
def test_planet_choices_equal_brute_force(position: Position) -> None:
    check_choices(position)


@settings(deadline=None, max_examples=300)
@given(positions(ivits=True))
def test_planet_choices_of_ivits_equal_brute_force(position: Position) -> None:
    check_choices(position)


@pytest.mark.rule("GP-FED-17")
@settings(deadline=None, max_examples=300)
@given(positions())
def test_satellites_equal_brute_force(position: Position) -> None:
    check_satellites(position)


@settings(deadline=None, max_examples=100)
@given(positions(ivits=True))
def test_satellites_of_ivits_equal_brute_force(position: Position) -> None:
    check_satellites(position)


@settings(deadline=None, max_examples=100)
@given(positions(effort=10**9), st.randoms(use_true_random=False))
def test_the_numbering_of_hexes_does_not_matter(position: Position, chance: random.Random) -> None:
    renumber = list(range(len(position.adjacent)))
    chance.shuffle(renumber)

    def moved(hexes: Hexes) -> Hexes:
        return frozenset(renumber[hex_] for hex_ in hexes)

    adjacent = [frozenset[int]()] * len(renumber)
    for hex_, hexes in enumerate(position.adjacent):
        adjacent[renumber[hex_]] = moved(hexes)
    renumbered = replace(
        position,
        adjacent=tuple(adjacent),
        values={renumber[hex_]: value for hex_, value in position.values.items()},
        free=moved(position.free),
    )
    found = search(position)
    assert search(renumbered) == {moved(planets): count for planets, count in found.items()}
    for planets, count in found.items():
        offered = next_satellites(position, planets, frozenset(), count)
        assert moved(offered) == next_satellites(renumbered, moved(planets), frozenset(), count)
