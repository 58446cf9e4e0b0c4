"""Bots on the command line."""

import json
import re
import sys
from pathlib import Path

from typer.testing import CliRunner

from astrarium.cli import app

run = CliRunner().invoke


def table_rows(output: str) -> dict[str, list[str]]:
    """The rows of a table by their first cell."""
    split = [[cell.strip() for cell in re.split("[│┃]", line)] for line in output.splitlines()]
    return {cells[1]: cells[2:-1] for cells in split if len(cells) > 3}


def test_the_arena_prints_standings() -> None:
    result = run(app, ["arena", "--bots", "easy,random", "--games", "2", "--seed", "t"])
    assert result.exit_code == 0, result.output
    rows = table_rows(result.output)
    assert rows["with 95% intervals"] == ["easy", "random"]
    assert rows["won"] == ["100% (21-100%)", "0% (0-79%)"]
    first, second = (float(cell) for cell in rows["mean score"])
    assert rows["behind the best"] == ["", f"{first - second:.1f}"]
    slowest = [float(cell) for cell in rows["slowest move"]]
    assert all(
        turn >= move for turn, move in zip(map(float, rows["slowest turn"]), slowest, strict=True)
    )


def test_a_program_with_a_long_name_leaves_room_for_the_others() -> None:
    program = f"run:{sys.executable} -c pass {'x' * 120}"  # its moves are made by a simpler bot
    names = f"easy,{program},random"
    result = run(app, ["arena", "--bots", names, "--games", "3", "--players", "2"])
    assert result.exit_code == 0, result.output
    rows = table_rows(result.output)
    assert {"easy", "random"} <= set(rows["with 95% intervals"])
    assert all(re.fullmatch(r"\d+% \(\d+-\d+%\)", cell) for cell in rows["won"]), rows["won"]


def test_the_arena_notes_games_and_does_not_play_them_again(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    words = ["arena", "--bots", "easy,random", "--seed", "t", "--log", str(log)]
    first = run(app, [*words, "--games", "1"])
    assert first.exit_code == 0, first.output
    noted = json.loads(log.read_text(encoding="utf-8"))
    assert noted["match"]["seed"] == "t 0"
    noted["scores"] = [7, 5]  # whoever played it again would not find this
    assert len(noted.pop("slowest_turn")) == 2  # not in older notes
    log.write_text(json.dumps(noted) + "\n", encoding="utf-8")
    for _ in range(2):
        both = run(app, [*words, "--games", "2"])
        assert both.exit_code == 0, both.output
        assert len(log.read_text(encoding="utf-8").splitlines()) == 2
    second = json.loads(log.read_text(encoding="utf-8").splitlines()[1])["scores"]
    rows = table_rows(both.output)
    means = dict(zip(rows["with 95% intervals"], rows["mean score"], strict=True))
    assert means["easy"] == f"{(7 + second[1]) / 2:.1f}"
    assert "slowest turn" not in rows  # as the first note does not tell it


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
    assert set(table_rows(result.output)["with 95% intervals"]) == {"easy:300", "easy:1"}


def test_a_game_against_bots_goes_on_to_the_end() -> None:
    result = run(app, ["play", "gaia", "--opponents", "easy", "--humans", "0", "--seed", "bots"])
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
