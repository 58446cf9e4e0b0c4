"""Bots on the command line."""

import json
from pathlib import Path

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


def test_the_arena_notes_games_and_does_not_play_them_again(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    words = ["arena", "--bots", "easy,random", "--seed", "t", "--log", str(log)]
    first = run(app, [*words, "--games", "1"])
    assert first.exit_code == 0, first.output
    noted = json.loads(log.read_text(encoding="utf-8"))
    assert noted["match"]["seed"] == "t 0"
    noted["scores"] = [7, 5]  # whoever played it again would not find this
    log.write_text(json.dumps(noted) + "\n", encoding="utf-8")
    for _ in range(2):
        both = run(app, [*words, "--games", "2"])
        assert both.exit_code == 0, both.output
        assert len(log.read_text(encoding="utf-8").splitlines()) == 2
    second = json.loads(log.read_text(encoding="utf-8").splitlines()[1])["scores"]
    easy = next(line for line in both.output.splitlines() if line.split()[1:2] == ["easy"])
    assert f"{(7 + second[1]) / 2:.1f}" in easy


def test_a_log_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    for text in ("no games", "{}", "[1]"):
        log.write_text(text + "\n", encoding="utf-8")
        result = run(app, ["arena", "--bots", "easy,random", "--games", "1", "--log", str(log)])
        assert result.exit_code == 2, result.output
        assert "is not a file of games of the arena." in result.output.replace("\n", "")
        assert log.read_text(encoding="utf-8") == text + "\n"


def test_unknown_levels_get_a_sentence() -> None:
    for words in (["arena", "--bots", "godlike"], ["play", "gaia", "--opponents", "godlike"]):
        result = run(app, words)
        assert result.exit_code == 2
        assert "'godlike' is not one of random, greedy, easy, medium, hard" in result.output
        assert "Traceback" not in result.output


def test_bots_of_one_level_meet_with_different_budgets() -> None:
    result = run(app, ["arena", "--bots", "easy:300,easy:1", "--games", "2"])
    assert result.exit_code == 0, result.output
    assert "easy:300" in result.output
    assert "easy:1 " in result.output


def test_a_game_against_bots_goes_on_to_the_end() -> None:
    result = run(app, ["play", "gaia", "--opponents", "easy", "--humans", "0", "--seed", "bots"])
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
