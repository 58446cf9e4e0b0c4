"""The golden playthroughs come out of the rules as they are written (see ``write_golden``)."""

import json

import pytest

from astrarium.gaia import GAIA
from astrarium.gaia.components.factions import FACTION_NAMES
from tests.gaia.write_golden import FOLDER, GAMES, moves_of, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    """If a change of the rules is meant, ``python -m tests.gaia.write_golden`` writes it down."""
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(*moves_of(name)).split("\n") == written.split("\n")


def test_every_faction_has_a_golden_game_and_every_file_is_tested() -> None:
    seated: set[str] = set()
    for name in GAMES:
        options, seed, texts = moves_of(name)
        assert json.dumps(options) == json.dumps(GAMES[name][0])
        state = GAIA.new(options, seed)
        for text in texts:
            state.play(text)
        seated.update(player.faction.name for player in state.seats)
    assert seated == set(FACTION_NAMES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*GAMES, "perft"}
