"""Training: what is learned is what helps, and worse weights do not get through."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from astrarium.bots.gaia.weights import NAMES, Weights, load
from astrarium.bots.train import Training, train
from astrarium.bots.train.gate import challenge
from astrarium.bots.train.pipeline import write
from astrarium.bots.train.selfplay import (
    PARTS,
    SEATS,
    Game,
    Job,
    Thinking,
    Values,
    draw_signs,
    moved,
    nudge_sizes,
    play,
)
from astrarium.bots.train.workers import NoCluster, workers
from astrarium.cli import app

QUICK = Thinking(1, 1, 100)
ORE = PARTS * NAMES.index("ore") + 1


def nothing() -> None:
    """No progress is shown."""


def pretend(jobs: Sequence[Job]) -> list[Game]:
    """Games in which nothing matters but how much ore is worth: the more, the better."""
    games = []
    for number, job in enumerate(jobs):
        scores = [
            100 + round(10 * seat["ore"][1]) + (7 * number + 3 * place) % 5
            for place, seat in enumerate(job.seats)
        ]
        games.append(Game(job.seed, ("terrans", "xenos", "taklons", "ambas"), tuple(scores)))
    return games


def test_seats_come_in_opposite_pairs_and_the_seed_decides() -> None:
    signs = draw_signs("a")
    assert len(signs) == SEATS
    assert signs == draw_signs("a") != draw_signs("b")
    assert signs[1] == tuple(-sign for sign in signs[0])
    assert signs[3] == tuple(-sign for sign in signs[2])
    assert set(signs[0]) == {-1, 1}


def test_every_number_is_nudged_even_if_it_is_zero() -> None:
    zero: Values = dict.fromkeys(NAMES, (0.0, 0.0, 0.0))
    assert min(nudge_sizes(zero)) > 0
    sizes = nudge_sizes(zero | {"ore": (0.0, -10.0, 0.0)})
    assert sizes[ORE] == pytest.approx(3.5)
    steps = [0.0] * len(sizes)
    steps[ORE] = 0.25
    assert moved(zero, steps)["ore"] == (0.0, 0.25, 0.0)


def test_training_finds_what_helps_and_passes_the_gate() -> None:
    training = Training(games=40, blocks=6, seed="t", thinking=QUICK)
    trained = train(training, pretend)
    effects = trained.found
    assert effects.seats == 160
    assert max(range(len(effects.vp)), key=lambda i: abs(effects.vp[i])) == ORE
    assert trained.values["ore"][1] > load().values["ore"][1]
    assert trained.verdict.passed
    assert trained.verdict.games == 12
    assert train(training, pretend).values == trained.values


def test_the_gate_refuses_a_worse_version() -> None:
    """Weights that value nothing play against those of the package, in real games."""
    worthless: Values = dict.fromkeys(NAMES, (0.0, 0.0, 0.0))

    def play_all(jobs: Sequence[Job]) -> list[Game]:
        return [play(job) for job in jobs]

    verdict = challenge(worthless, load().values, 2, "worse", QUICK, play_all)
    assert verdict.margin < 0
    assert not verdict.passed
    assert str(verdict).endswith("VP in 4 games: refused")


def test_the_gate_refuses_what_is_no_different() -> None:
    values = load().values
    verdict = challenge(values, values, 4, "same", QUICK, pretend)
    assert abs(verdict.margin) < 3
    assert not verdict.passed


def test_the_file_says_how_it_was_made_and_can_be_loaded(tmp_path: Path) -> None:
    trained = train(Training(10, 3, "file", QUICK), pretend)
    path = tmp_path / "weights.json"
    write(path, trained, "astrarium train --seed file")
    content = json.loads(path.read_text(encoding="utf-8"))
    assert content["made_by"] == "astrarium train --seed file"
    assert content["gate"] == str(trained.verdict)
    assert Weights(content["weights"]).values == trained.values


def test_games_are_played_in_processes_and_stay_in_order() -> None:
    values = load().values
    jobs = [Job(f"order {number}", (values,) * 2, QUICK) for number in range(2)]
    seen = []
    with workers(2, False, lambda: seen.append(1)) as play_all:
        games = play_all(jobs)
    assert [game.seed for game in games] == ["order 0", "order 1"]
    assert games[0] == play(jobs[0])
    assert len(seen) == 2


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="needs the extra 'cluster'"), workers(1, True, nothing):
        pass


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for Ray that does at once what it is asked for."""
    begun = []

    def remote(function: object) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda job: (function, job))

    fake = SimpleNamespace(
        init=lambda **settings: begun.append(settings),
        remote=remote,
        get=lambda reference: pretend([reference[1]])[0],
    )
    monkeypatch.setitem(sys.modules, "ray", fake)
    jobs = [Job(f"far {number}", (load().values,) * 4, QUICK) for number in range(3)]
    with workers(1, True, nothing) as play_all:
        assert [game.seed for game in play_all(jobs)] == ["far 0", "far 1", "far 2"]
    assert len(begun) == 1


def test_the_command_writes_nothing_that_is_not_surely_better(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    words = ["train", "gaia", "--games", "1", "--gate", "1", "--depth", "1", "--width", "1"]
    result = CliRunner().invoke(app, [*words, "--seed", "tiny", "--output", str(path)])
    assert result.exit_code == 1, result.output
    assert "refused" in result.output
    assert "The weights stay as they are." in result.output
    assert not path.exists()


def test_the_command_knows_which_games_it_can_train() -> None:
    result = CliRunner().invoke(app, ["train", "planet-unknown"])
    assert result.exit_code == 2
    assert "only the bot of Gaia Project is trained by self-play" in result.output
