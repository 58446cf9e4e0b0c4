"""Golden solo games: rules, offers and explanations are as they are written down."""

import pytest

from tests.gaia.automa.write_golden import FOLDER, GAMES, moves_of, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    """If a change is meant, ``python -m tests.gaia.automa.write_golden`` writes it down."""
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(*moves_of(name)).split("\n") == written.split("\n")


def test_every_file_is_tested_and_played_with_its_options() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    for name, (options, seed) in GAMES.items():
        assert moves_of(name)[:2] == (options, str(seed))


def test_the_example_of_the_manual_is_in_a_golden_game() -> None:
    manual = (FOLDER.parents[3] / "docs" / "automa.md").read_text("utf-8")
    example = manual.split("```")[3].strip().splitlines()
    assert len(example) > 4
    written = (FOLDER / "lantids-geodens-ultoma.txt").read_text("utf-8").split("\n")
    for line in example[1:]:
        assert f"         {line}" in written
