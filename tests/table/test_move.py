"""A move is its text."""

import pytest

from astrarium.table import Move


@pytest.mark.parametrize("text", ["end", "mine 3A5", "spend 4 power for 1 qic"])
def test_text_round_trips(text: str) -> None:
    assert str(Move.of(text)) == text


def test_spaces_do_not_matter() -> None:
    assert Move.of("  mine   3A5 ") == Move("mine", ("3A5",))


def test_equal_moves_are_one_in_a_set() -> None:
    assert len({Move.of("mine 3A5"), Move("mine", ("3A5",)), Move.of("mine 3A6")}) == 2


def test_a_move_is_not_its_text() -> None:
    assert Move("end") != "end"


def test_repr_shows_the_text() -> None:
    assert repr(Move.of("mine 3A5")) == "Move('mine 3A5')"


def test_nothing_is_a_move_without_verb() -> None:
    assert Move.of("   ") == Move("")
