"""Training: what is learned is what helps, and worse weights do not get through."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from astrarium.bots.bot import Budget
from astrarium.bots.gaia.weights import NAMES, Weights, load
from astrarium.bots.planet_unknown.search import Style
from astrarium.bots.planet_unknown.weights import load as load_planet_unknown
from astrarium.bots.train import Training, planet_unknown, selfplay, train
from astrarium.bots.train.gate import challenge
from astrarium.bots.train.pipeline import read, write
from astrarium.bots.train.regression import effects, steps
from astrarium.bots.train.selfplay import NUDGED, Values, moved, play, study
from astrarium.bots.train.subject import Game, Job, Sample, Study, Thinking
from astrarium.bots.train.workers import NoCluster, workers
from astrarium.cli import app
from astrarium.table import Chance

GAIA, PLANET_UNKNOWN = selfplay.SUBJECT, planet_unknown.SUBJECT
FEW = Thinking(1, 1, ahead=0)
BLIND = {"line_patience": 40.0, "lone_square": -5.0, "pair_of_squares": -5.0}
"""Weights with which the bot of Planet Unknown thinks nothing of rows and columns."""
ORE = NUDGED.index("ore, late")


def nothing() -> None:
    """No progress is shown."""


def at_once(work: Callable[[Any], Any], tasks: Sequence[Any]) -> list[Any]:
    return [work(task) for task in tasks]


def made_up(work: Callable[[Any], Any], tasks: Sequence[Any]) -> list[Any]:
    """Games in which nothing matters but how much ore is worth: the more, the better."""
    return [_game(task) if isinstance(task, Job) else _studied(task) for task in tasks]


def _studied(task: Study[Values]) -> tuple[float, ...]:
    dice = Chance(task.seed, "made up")
    return tuple([100.0 + 4 * _late_ore(values) + dice.below(7) - 3 for values in task.trials])


def _late_ore(values: Values) -> float:
    return values["ore"][1] + values["ore"][2]


def _game(job: Job[Values]) -> Game:
    dice = Chance(job.seed, "made up")
    scores = [100 + round(20 * _late_ore(seat)) + dice.below(5) for seat in job.seats]
    return Game(job.seed, tuple(scores))


def test_every_worth_is_nudged_even_if_it_is_zero_but_not_in_the_last_round() -> None:
    zero: Values = dict.fromkeys(NAMES, (0.0, 0.0, 0.0))
    for last, base, per_round in moved(zero, [1.0, 2.0] * len(NAMES)).values():
        assert last == 0  # nothing is left to be guessed then
        assert base + per_round == pytest.approx(0.2)
        assert base + 5 * per_round == pytest.approx(0.4)
    nudges = [0.0] * len(NUDGED)
    nudges[ORE] = -0.5
    new = moved(zero | {"ore": (1.0, 4.0, 1.0)}, nudges)
    assert new["ore"] == pytest.approx((1.0, 2.75, 1.25))  # 4 instead of 5 late, still 9 early
    assert new["credit"] == (0, 0, 0)


def test_a_study_tells_what_several_weights_make_of_one_position() -> None:
    values = load().values
    worthless: Values = dict.fromkeys(NAMES, (0.0, 0.0, 0.0))
    tasks = [
        Study(f"look {number}", values, (values, worthless, values), Thinking(2, 1))
        for number in range(3)
    ]
    for task in tasks:
        good, bad, again = study(task)
        assert good == again
        assert 20 < bad < good < 250
    assert len({study(task) for task in tasks}) == 3


def test_training_finds_what_helps_and_passes_the_gate() -> None:
    training = Training(studies=240, blocks=6, seed="t", thinking=FEW, generations=2)
    trained = train(GAIA, training, made_up)
    assert len(trained.found) == 2
    found, later = trained.found
    assert found.samples == 240
    assert later.samples == 240 + 144
    ore = _late_ore(load().values)
    assert found.level == pytest.approx(100.0 + 4 * ore, abs=0.5)
    assert max(range(len(found.points)), key=lambda i: abs(found.points[i])) == ORE
    assert found.points[ORE] == pytest.approx(4 * 0.4 * ore, abs=0.5)
    assert trained.gains[0][1] > trained.gains[0][0] > 0
    once = train(GAIA, Training(studies=240, blocks=6, seed="t", thinking=FEW), made_up)
    assert _late_ore(trained.values) > _late_ore(once.values) > ore
    assert training.total == (240 + 60) * 2 + 12
    assert trained.verdict.passed
    assert trained.verdict.games == 12
    assert train(GAIA, training, made_up).values == trained.values


def test_what_chance_could_do_alone_moves_nothing() -> None:
    dice = Chance("noise", "test")
    samples = []
    for _ in range(200):
        signs = tuple([2 * dice.below(2) - 1 for _ in NUDGED])
        samples.append(Sample(signs, float(dice.below(40)), float(dice.below(40))))
    found = effects(samples)
    changes = steps(found, 0.5)
    assert sum(map(abs, changes)) / len(changes) < 0.4
    same = effects([Sample(signs, 100.0, 100.0)])
    assert steps(same, 0.5) == [0.0] * len(same.points)


def test_the_gate_refuses_a_worse_version() -> None:
    """Weights that value nothing play against those of the package, in real games."""
    worthless: Values = dict.fromkeys(NAMES, (0.0, 0.0, 0.0))
    verdict = challenge(GAIA, worthless, load().values, 2, "worse", FEW, at_once)
    assert verdict.margin < 0
    assert not verdict.passed
    assert str(verdict).endswith("VP in 4 games: refused")


def test_the_gate_refuses_what_is_no_different() -> None:
    values = load().values
    verdict = challenge(GAIA, values, values, 4, "same", FEW, made_up)
    assert abs(verdict.margin) < 3
    assert not verdict.passed


def test_the_file_says_how_it_was_made_and_can_be_loaded(tmp_path: Path) -> None:
    trained = train(GAIA, Training(10, 3, "file", FEW), made_up)
    path = tmp_path / "weights.json"
    write(path, trained, "astrarium train --seed file")
    content = json.loads(path.read_text(encoding="utf-8"))
    assert content["made_by"] == "astrarium train --seed file"
    assert content["gate"] == str(trained.verdict)
    assert Weights(content["weights"]).values == trained.values


def test_games_are_played_in_processes_and_stay_in_order() -> None:
    values = load().values
    jobs = [Job(f"order {number}", (values,) * 2, FEW) for number in range(2)]
    seen = []
    with workers(2, False, lambda: seen.append(1)) as run_all:
        games = run_all(play, jobs)
    assert [game.seed for game in games] == ["order 0", "order 1"]
    assert games[0] == play(jobs[0])
    assert len(seen) == 2


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="needs the extra 'cluster'"), workers(1, True, nothing):
        pass


def test_a_cluster_that_does_not_start_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**settings: bool) -> None:
        raise ConnectionError("the current node timed out")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(NoCluster, match="did not start: the current"), workers(1, True, nothing):
        pass


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for Ray that does at once what it is asked for."""
    begun = []

    def remote(function: object) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda job: (function, job))

    fake = SimpleNamespace(
        init=lambda **settings: begun.append(settings),
        remote=remote,
        get=lambda reference: made_up(play, [reference[1]])[0],
    )
    monkeypatch.setitem(sys.modules, "ray", fake)
    jobs = [Job(f"far {number}", (load().values,) * 4, FEW) for number in range(3)]
    with workers(1, True, nothing) as run_all:
        assert [game.seed for game in run_all(play, jobs)] == ["far 0", "far 1", "far 2"]
    assert len(begun) == 1


def test_the_command_writes_nothing_that_is_not_surely_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "ENOUGH", Budget(1))
    path = tmp_path / "weights.json"
    words = ["train", "gaia", "--studies", "2", "--generations", "1", "--gate", "1"]
    words += ["--depth", "1", "--width", "1", "--seed", "tiny", "--output", str(path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 1, result.output
    assert "refused" in result.output
    assert "The weights stay as they are; those refused are in" in result.output
    assert not path.exists()
    refused = json.loads((tmp_path / "weights.refused.json").read_text(encoding="utf-8"))
    assert refused["made_by"] == (
        "astrarium train gaia --studies 2 --generations 1 --gate 1 --seed tiny --depth 1 --width 1"
    )
    assert refused["gate"].endswith("refused")


@pytest.mark.parametrize("option", ["--start", "--challenger"])
@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_the_command_begins_with_other_weights_if_they_are_some(
    tmp_path: Path, game: str, option: str
) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}", encoding="utf-8")
    result = CliRunner().invoke(app, ["train", game, option, str(path)])
    assert result.exit_code == 2
    assert "other.json' is not a file of weights." in result.output.replace("\n", "")


def test_trained_weights_can_meet_others_at_the_gate_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def without_processes(jobs: int, ray: bool, done: Callable[[], None]) -> Iterator[Any]:
        yield made_up

    monkeypatch.setattr("astrarium.cli.training.workers", without_processes)
    richer = tmp_path / "richer.json"
    last, base, per_round = load().values["ore"]
    values = {**load().values, "ore": (last, base + 1, per_round)}
    richer.write_text(json.dumps({"weights": values}), encoding="utf-8")
    words = ["train", "gaia", "--gate", "6", "--seed", "again"]
    for option, code, margin, word in (
        ("--challenger", 0, "+20", "passed"),
        ("--start", 1, "-20", "refused"),
    ):
        given = [option, str(richer)]
        if option == "--start":  # those of the package come back
            package = tmp_path / "package.json"
            package.write_text(json.dumps({"weights": load().values}), encoding="utf-8")
            given += ["--challenger", str(package)]
        result = CliRunner().invoke(app, [*words, *given])
        assert result.exit_code == code, result.output
        assert f"New against old: {margin}" in result.output
        assert result.output.rstrip().endswith(f"in 12 games: {word}.")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["package.json", "richer.json"]


def test_all_weights_of_planet_unknown_are_nudged_but_those_against_others() -> None:
    old = load_planet_unknown()
    new = planet_unknown.moved(old, [1.0] * len(planet_unknown.NAMES))
    same = {name for name in old if new[name] == old[name]}
    assert same == {"neighbor", "against"}
    assert new["boost"] == pytest.approx(1.25 * old["boost"], abs=1e-3)
    assert planet_unknown.moved(old | {"ice": 0.0}, [-1.0] * len(planet_unknown.NAMES))["ice"] < 0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Solo games of Planet Unknown in which hardly anything is thought of."""
    style = Style(width=1, stride=8)
    for name in ("HARD", "NARROW", "NARROW_AT_THE_END"):
        monkeypatch.setattr(planet_unknown, name, style)


@pytest.mark.usefixtures("quick")
def test_a_study_of_planet_unknown_is_a_solo_game_played_with_several_weights() -> None:
    values = load_planet_unknown()
    task = Study("look", values, (values, values | BLIND, values), PLANET_UNKNOWN.thinking)
    good, bad, again = planet_unknown.study(task)
    assert good == again
    assert 0 < bad < good < 90


@pytest.mark.usefixtures("quick")
def test_the_gate_refuses_a_worse_bot_of_planet_unknown() -> None:
    """Both play the same solo games."""
    values = load_planet_unknown()
    verdict = challenge(PLANET_UNKNOWN, values | BLIND, values, 4, "worse", FEW, at_once)
    assert verdict.margin < 0
    assert str(verdict).endswith("medals in 8 games: refused")
    assert challenge(PLANET_UNKNOWN, values, values, 2, "same", FEW, at_once).margin == 0


@pytest.mark.usefixtures("quick")
def test_the_command_trains_planet_unknown_too(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    words = ["train", "planet_unknown", "--studies", "2", "--generations", "1", "--gate", "1"]
    result = CliRunner().invoke(app, [*words, "--seed", "tiny", "--output", str(path)])
    assert result.exit_code == 1, result.output
    assert "medals for a higher worth of" in result.output
    assert not path.exists()
    refused = tmp_path / "weights.refused.json"
    assert json.loads(refused.read_text(encoding="utf-8"))["made_by"] == (
        "astrarium train planet-unknown --studies 2 --generations 1 --gate 1 --seed tiny"
        " --depth 5 --width 8"
    )
    assert read(PLANET_UNKNOWN, refused).keys() == load_planet_unknown().keys()
