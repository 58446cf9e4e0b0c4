"""Bots on the command line."""

from typer.testing import CliRunner

from astrarium.cli import app

run = CliRunner().invoke


def test_the_arena_prints_standings() -> None:
    result = run(app, ["arena", "--bots", "easy,random", "--games", "2", "--seed", "t"])
    assert result.exit_code == 0, result.output
    easy, chance = (line for line in result.output.splitlines() if "±" in line)
    assert easy.split()[1] == "easy"
    assert "100%" in easy
    assert chance.split()[1] == "random"


def test_unknown_levels_get_a_sentence() -> None:
    for words in (["arena", "--bots", "godlike"], ["play", "gaia", "--opponents", "godlike"]):
        result = run(app, words)
        assert result.exit_code == 2
        assert "'godlike' is not one of random, greedy, easy, medium, hard" in result.output
        assert "Traceback" not in result.output


def test_a_game_against_bots_goes_on_to_the_end() -> None:
    result = run(app, ["play", "gaia", "--opponents", "easy", "--humans", "0", "--seed", "bots"])
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
