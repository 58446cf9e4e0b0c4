"""Training in the terminal: progress while games are played, then what was learned."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from astrarium.bots.train.gate import challenge
from astrarium.bots.train.pipeline import SUBJECTS, Trained, Training, read, train, write
from astrarium.bots.train.subject import Subject, Thinking
from astrarium.bots.train.workers import workers
from astrarium.games import get_game
from astrarium.table import BadOption

TOLD = 8
"""The clearest effects are told."""


def find(game: str) -> Subject[Any]:
    """What is trained for a game; its name is taken as it is elsewhere."""
    return SUBJECTS[get_game(game).name]


def thinking(subject: Subject[Any], depth: int | None, width: int | None) -> Thinking:
    """How far the bots look: as is usual for the game where nothing is said."""
    usual = subject.thinking
    return replace(usual, depth=depth or usual.depth, width=width or usual.width)


def command(subject: Subject[Any], training: Training, start: Path | None) -> str:
    """The command that does the same again."""
    words = (
        f"astrarium train {subject.game} --studies {training.studies}"
        f" --generations {training.generations} --gate {training.blocks} --seed {training.seed}"
        f" --depth {training.thinking.depth} --width {training.thinking.width}"
    )
    return f"{words} --start {start.name}" if start else words


def run(
    subject: Subject[Any],
    training: Training,
    start: Path | None,
    output: Path,
    jobs: int,
    ray: bool,
) -> int:
    """Train once; what the gate refuses is written beside the file, for a look."""
    old = _read(subject, start) if start else None
    console = Console()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=training.total)
        with workers(jobs, ray, lambda: progress.advance(task)) as run_all:
            trained = train(subject, training, run_all, old)
    _tell(console, subject, trained)
    made_by = command(subject, training, start)
    if not trained.verdict.passed:
        refused = output.with_suffix(".refused.json")
        write(refused, trained, made_by)
        console.print(f"The weights stay as they are; those refused are in {refused}.")
        return 1
    write(output, trained, made_by)
    console.print(f"Written to {output}.")
    return 0


def meet(
    subject: Subject[Any],
    training: Training,
    challenger: Path,
    start: Path | None,
    jobs: int,
    ray: bool,
) -> int:
    """The gate alone, for weights that are there already: on as many seeds as one has time for."""
    new = _read(subject, challenger, "challenger")
    old = _read(subject, start) if start else subject.load()
    blocks, seed, thinking = training.blocks, training.seed, training.thinking
    console = Console()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=len(subject.seatings) * blocks)
        with workers(jobs, ray, lambda: progress.advance(task)) as run_all:
            verdict = challenge(subject, new, old, blocks, seed, thinking, run_all)
    console.print(f"New against old: {verdict}.")
    return 0 if verdict.passed else 1


def _read(subject: Subject[Any], path: Path, option: str = "start") -> Any:
    try:
        return read(subject, path)
    except (OSError, ValueError, KeyError, TypeError):
        raise BadOption(option, f"'{path}' is not a file of weights.") from None


def _tell(console: Console, subject: Subject[Any], trained: Trained[Any]) -> None:
    points = subject.points
    for found, gains in zip(trained.found, trained.gains, strict=True):
        console.print(
            f"{found.samples} pairs, {found.level:.1f} {points} on average; an effect has a"
            f" standard error of {found.error:.2f} {points}, and the true ones differ by"
            f" {found.spread:.2f}."
        )
        clearest = sorted(range(len(found.points)), key=lambda i: -abs(found.points[i]))[:TOLD]
        for i in clearest:
            name = subject.names[i]
            console.print(f"  {found.points[i]:+.2f} {points} for a higher worth of '{name}'")
        tried = ", ".join([f"{gain:+.2f}" for gain in gains])
        console.print(f"  Steps of {len(gains)} lengths brought {tried} {points}.")
    console.print(f"New against old: {trained.verdict}.")
