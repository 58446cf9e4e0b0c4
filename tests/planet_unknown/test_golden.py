"""Golden playthroughs replay line by line."""

import pytest

from tests.planet_unknown.golden_games import GAMES, path, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_have_not_changed(name: str) -> None:
    """If a change of the rules is meant: python -m tests.planet_unknown.golden_games."""
    assert playthrough(name).splitlines() == path(name).read_text(encoding="utf-8").splitlines()
