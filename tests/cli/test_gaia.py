"""Gaia Project through the command line, from the first prompt to a verified record."""

import json
from pathlib import Path

import pytest

from astrarium.gaia import GAIA
from astrarium.table import Chance, Record
from tests.cli.conftest import Run


@pytest.fixture
def record(run: Run) -> Record:
    """A random game, also as ``game.astra`` in the current folder."""
    record = Record("gaia", "1", {"players": 3, "factions": "random"}, "7")
    state = record.start(GAIA)
    chance = Chance("7", "test")
    while state.to_act:
        record.play(state, chance.choice(state.legal_moves()))
    Path("game.astra").write_text(record.to_text())
    return record


def test_replay_as_json_ends_with_the_scores(run: Run, record: Record) -> None:
    rows = [json.loads(row) for row in run("replay", "game.astra", "--json").out.splitlines()]
    assert record.result is not None
    assert len(rows) == len(record.moves) + 2
    assert rows[-1]["scores"] == list(record.result.scores)
    assert [sum(points.values()) for points in rows[-1]["breakdown"]] == rows[-1]["scores"]
    assert all(len(row["view"]["players"]) == 3 for row in rows[:-1])


def test_replay_shows_the_table_and_every_turn(run: Run, record: Record) -> None:
    out = run("replay", "game.astra").out
    assert "Final scores" in out
    for seat, player in enumerate(record.replay(GAIA).view(None)["players"]):
        assert f"{seat + 1} {player['faction']}: " in out


def test_verify(run: Run, record: Record) -> None:
    assert run("verify", "game.astra").code == 0
    Path("game.astra").write_text(record.to_text().replace("result: scores ", "result: scores 1"))
    assert run("verify", "game.astra").code == 1


def test_a_whole_game_by_numbers(run: Run) -> None:
    answer = run("play", "gaia", "--seed", "3", keys=["pass", "pass range", "1"] * 400)
    assert answer.code == 0, answer.err
    (path,) = Path().glob("gaia-*.astra")
    result = Record.parse(path.read_text())
    result.verify(GAIA)
    assert result.result is not None
    assert "won." in answer.out


def test_the_same_statistics_with_any_number_of_jobs(run: Run) -> None:
    arguments = ("simulate", "gaia", "--players", "4", "--games", "6", "--seed", "1", "--json")
    one = json.loads(run(*arguments).out)
    two = json.loads(run(*arguments, "--jobs", "2").out)
    assert one.pop("speed")["jobs"] == 1
    assert two.pop("speed")["jobs"] == 2
    assert one == two
    assert sum(side["count"] for side in one["by_side"].values()) == 24


def test_bad_options_name_the_option(run: Run) -> None:
    answer = run("play", "gaia", "-o", "factions=terrans,lantids")
    assert answer.code == 2
    assert answer.err.startswith("Option 'factions': ")
    answer = run("simulate", "gaia", "--players", "5")
    assert answer.code == 2
    assert answer.err.startswith("Option 'players': ")
