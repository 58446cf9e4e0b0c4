"""Planet Unknown through the command line: several players decide at once, secrets stay hidden."""

import json
from pathlib import Path

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.table import Record
from tests.cli.conftest import Run


def test_a_whole_game_by_numbers(run: Run) -> None:
    answer = run("play", "planet-unknown", "--players", "3", "--seed", "3", keys=["1"] * 900)
    assert answer.code == 0, answer.err
    assert "won." in answer.out
    (path,) = Path().glob("planet-unknown-*.astra")
    record = Record.parse(path.read_text())
    record.verify(PLANET_UNKNOWN)
    assert record.result is not None
    assert {seat for seat, _ in record.moves} == {0, 1, 2}

    rows = [json.loads(row) for row in run("replay", str(path), "--json").out.splitlines()]
    assert rows[-1]["scores"] == list(record.result.scores)
    assert run("verify", str(path)).code == 0


def test_the_same_statistics_with_any_number_of_jobs(run: Run) -> None:
    arguments = ("simulate", "planet-unknown", "--players", "2", "--games", "4", "--json")
    one, two = (json.loads(run(*arguments, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one.pop("speed")["jobs"] == 1
    assert two.pop("speed")["jobs"] == 2
    assert one == two
