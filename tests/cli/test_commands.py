"""simulate, replay, verify, import and the program's own manners."""

import gzip
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import astrarium
from astrarium.cli.settings import read_options
from astrarium.table import Record, UnknownMove
from tests.cli.conftest import Run
from tests.table.toys import NIM, Nim


def finished(path: str, seed: str = "s") -> Record:
    record = Record("nim", "1", {"stones": 5}, seed)
    state = record.start(NIM)
    for move in ("take 3", "end", "take 2", "end"):
        record.play(state, move)
    Path(path).write_text(record.to_text())
    return record


def test_version(run: Run) -> None:
    assert run("--version").out == f"astrarium {astrarium.__version__}\n"


# simulate


def simulated(run: Run, *arguments: str) -> dict[str, Any]:
    answer = run("simulate", *arguments, "--json")
    assert answer.code == 0, answer.err
    statistics = json.loads(answer.out)
    assert isinstance(statistics, dict)
    return statistics


def test_simulate_prints_statistics(run: Run) -> None:
    answer = run("simulate", "nim", "--players", "3", "--games", "20")
    assert answer.code == 0
    for word in ("all", "seat 3", "blue", "mean", "decisions per second"):
        assert word in answer.out


def test_the_statistics_are_right(run: Run) -> None:
    statistics = simulated(run, "nim", "--games", "30", "--seed", "7", "-o", "stones=9")
    assert statistics["games"] == 30
    assert statistics["scores"]["count"] == 60
    assert statistics["scores"]["mean"] == pytest.approx((9 + 10) / 2)
    assert sum(seat["first_places"] for seat in statistics["by_seat"].values()) >= 30
    assert sum(side["count"] for side in statistics["by_side"].values()) == 60
    assert statistics["scores"]["min"] >= 0
    assert statistics["scores"]["max"] <= 19
    assert statistics["speed"]["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_statistics_with_any_number_of_jobs(run: Run) -> None:
    one = simulated(run, "secret", "--games", "25", "--seed", "3")
    two = simulated(run, "secret", "--games", "25", "--seed", "3", "--jobs", "2")
    other = simulated(run, "secret", "--games", "25", "--seed", "4")
    for statistics in (one, two, other):
        del statistics["speed"]
    assert one == two
    assert one["scores"] != other["scores"]


def test_simulate_refuses_bad_options_before_it_starts(run: Run) -> None:
    answer = run("simulate", "nim", "--players", "7", "--jobs", "2")
    assert answer.code == 2
    assert answer.err == "Option 'players': must be a number from 2 to 4\n"


# replay and verify


def test_replay_shows_every_turn(run: Run) -> None:
    finished("game.astra")
    answer = run("replay", "game.astra")
    assert answer.code == 0
    assert ": take 3; end\n" in answer.out
    assert ": take 2; end\n" in answer.out
    assert "last stone" in answer.out


def test_replay_step_waits_after_each_turn(run: Run) -> None:
    finished("game.astra")
    answer = run("replay", "game.astra", "--step", keys=["", ""])
    assert answer.code == 0
    assert answer.out.count("Enter goes on") == 2


def test_replay_as_json(run: Run) -> None:
    record = finished("game.astra")
    rows = [json.loads(row) for row in run("replay", "game.astra", "--json").out.splitlines()]
    assert rows[0]["move"] is None
    assert rows[0]["view"]["stones"] == 5
    assert [(row["player"], row["move"]) for row in rows[1:-1]] == record.moves
    assert [row["view"]["stones"] for row in rows[1:-1]] == [2, 2, 0, 0]
    assert rows[-1] == {
        "finished": True,
        "scores": [3, 12],
        "breakdown": [{"stones": 3, "last stone": 0}, {"stones": 2, "last stone": 10}],
        "ranks": [2, 1],
    }


def test_replay_of_a_game_that_goes_on(run: Run) -> None:
    Path("game.astra").write_text(Record("nim", "1", {}, "s", [(0, "take 1")]).to_text())
    assert "The game goes on." in run("replay", "game.astra").out
    last = run("replay", "game.astra", "--json").out.splitlines()[-1]
    assert json.loads(last)["finished"] is False


def test_replay_names_the_line_of_an_error(run: Run) -> None:
    text = finished("game.astra").to_text().replace("take 2", "take 4")
    Path("bad.astra").write_text(text)
    answer = run("replay", "bad.astra", "--json")
    assert answer.code == 2
    assert answer.err.startswith("bad.astra, line 9: 'take 4' is not allowed: ")
    assert len(answer.out.splitlines()) == 3, "everything before the error is shown"


def test_verify_says_one_line_per_file(run: Run) -> None:
    finished("good.astra")
    Path("running.astra").write_text(Record("nim", "1", {}, "s", [(0, "take 1")]).to_text())
    answer = run("verify", "good.astra", "running.astra")
    assert answer.code == 0
    assert answer.out.splitlines() == [
        "good.astra: ok, 4 moves, scores 3 12",
        "running.astra: ok, 1 moves, unfinished",
    ]


def test_verify_fails_if_any_record_is_wrong(run: Run) -> None:
    text = finished("good.astra").to_text()
    Path("wrong.astra").write_text(text.replace("scores 3 12", "scores 13 2"))
    Path("other.astra").write_text(text.replace("game: nim", "game: chess"))
    Path("broken.astra").write_text(text[: text.index("result")])
    Path("binary.astra").write_bytes(b"\xff\xfe\x00")
    answer = run(
        "verify", "good.astra", "wrong.astra", "other.astra", "broken.astra", "binary.astra", "no"
    )
    assert answer.code == 1
    lines = answer.out.splitlines()
    assert lines[0].startswith("good.astra: ok")
    assert lines[1:] == [
        "wrong.astra, line 11: the scores are 3 12, not 13 2",
        "other.astra: There is no game 'chess' here; "
        "choose gaia or planet-unknown or nim or secret.",
        "broken.astra, line 10: the record is cut off: no 'result', not even 'unfinished'",
        "binary.astra: this is not a text file.",
        "no: no such file or directory.",
    ]


# import


@pytest.fixture
def importer(monkeypatch: pytest.MonkeyPatch) -> None:
    """An importer in place of the real one: the seed is the game's id."""
    module = ModuleType("astrarium.gaia.boardgamers")

    def import_game(data: dict[str, Any]) -> Record:
        if "moves" not in data:
            raise UnknownMove("", "the game has no moves")
        return Record("nim", "1", {}, str(data["id"]), [(0, move) for move in data["moves"]])

    monkeypatch.setattr(module, "import_game", import_game, raising=False)
    monkeypatch.setitem(sys.modules, "astrarium.gaia.boardgamers", module)


ONE = {"id": "one game/1", "moves": ["take 1"]}
TWO = {"id": "two", "moves": ["take 1", "end"]}


@pytest.mark.usefixtures("importer")
def test_import_of_one_game(run: Run) -> None:
    Path("a.json").write_text(json.dumps(ONE, indent=2))
    answer = run("import", "boardgamers", "a.json", "-o", "b.astra")
    assert (answer.code, answer.out) == (0, "b.astra: 1 moves\n")
    assert Record.parse(Path("b.astra").read_text()).seed == "one game/1"


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.gz"])
def test_import_of_several_games(run: Run, ending: str) -> None:
    data = f"{json.dumps(ONE)}\n\n{json.dumps(TWO)}\n".encode()
    Path(f"all{ending}").write_bytes(gzip.compress(data) if ending.endswith("gz") else data)
    assert run("import", "boardgamers", f"all{ending}", "-o", "folder").code == 0
    assert sorted(path.name for path in Path("folder").iterdir()) == [
        "one-game-1.astra",
        "two.astra",
    ]


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize(
    "name, data, message",
    [
        ("a.json", b"{", "a.json, line 1: this is not JSON."),
        ("a.json", b"[]", "a.json, line 1: a game is a JSON object."),
        ("a.json", b"\xff", "a.json: this is neither text nor compressed text."),
        ("a.jsonl.gz", b"plain", "a.jsonl.gz: this is neither text nor compressed text."),
        ("a.jsonl", b"\n", "a.jsonl: there is no game in it."),
        ("a.json", b"{}", "a.json: '' is not a move: the game has no moves"),
    ],
)
def test_import_of_what_is_no_game(run: Run, name: str, data: bytes, message: str) -> None:
    Path(name).write_bytes(data)
    answer = run("import", "boardgamers", name)
    assert (answer.code, answer.err) == (2, message + "\n")


@pytest.mark.usefixtures("importer")
def test_one_bad_game_does_not_keep_the_others_out(run: Run) -> None:
    Path("a.jsonl").write_text(f"{json.dumps(ONE)}\n{{}}\n{json.dumps(TWO)}\n")
    answer = run("import", "boardgamers", "a.jsonl", "-o", "folder")
    assert answer.code == 1
    assert answer.err == "a.jsonl, line 2: '' is not a move: the game has no moves\n"
    assert len(list(Path("folder").iterdir())) == 2


# manners


def test_a_fault_of_the_program_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Nim, options: object, seed: str) -> object:
        raise RuntimeError("the dog ate it")

    monkeypatch.setattr(Nim, "new", broken)
    answer = run("simulate", "nim")
    assert answer.code == 3
    assert answer.err.startswith("Astrarium made a mistake (RuntimeError: the dog ate it). Please")
    assert answer.err.count("\n") == 1


def test_options_are_json_or_plain_words() -> None:
    class Many(Nim):
        def options(self) -> list[dict[str, Any]]:
            kinds = {"a": "int", "b": "list", "c": "bool", "d": "str", "e": "choice"}
            return [{"name": name, "type": kind} for name, kind in kinds.items()]

    given = ["a=3", "b=terrans, xenos", "c=yes", "d=7", 'e="x"']
    assert read_options(Many(), given, 4) == {
        "players": 4,
        "a": 3,
        "b": ["terrans", "xenos"],
        "c": True,
        "d": "7",
        "e": "x",
    }
