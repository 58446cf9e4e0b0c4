"""Training in the terminal: progress while games are played, then what was learned."""

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from astrarium.bots.train.pipeline import Trained, Training, read, train, write
from astrarium.bots.train.selfplay import NUDGED, Values
from astrarium.bots.train.workers import workers
from astrarium.games import get_game
from astrarium.table import BadOption

TOLD = 8
"""The clearest effects are told."""


def check_game(game: str) -> None:
    if get_game(game).name != "gaia":
        raise BadOption("game", "only the bot of Gaia Project is trained by self-play.")


def command(training: Training, start: Path | None) -> str:
    """The command that does the same again."""
    thinking = training.thinking
    words = (
        f"astrarium train gaia --studies {training.studies} --generations {training.generations}"
        f" --gate {training.blocks} --seed {training.seed}"
        f" --depth {thinking.depth} --width {thinking.width}"
    )
    return f"{words} --start {start.name}" if start else words


def run(training: Training, start: Path | None, output: Path, jobs: int, ray: bool) -> int:
    """Train once; what the gate refuses is written beside the file, for a look."""
    old = _read(start) if start else None
    console = Console()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=training.total)
        with workers(jobs, ray, lambda: progress.advance(task)) as run_all:
            trained = train(training, run_all, old)
    _tell(console, trained)
    if not trained.verdict.passed:
        refused = output.with_suffix(".refused.json")
        write(refused, trained, command(training, start))
        console.print(f"The weights stay as they are; those refused are in {refused}.")
        return 1
    write(output, trained, command(training, start))
    console.print(f"Written to {output}.")
    return 0


def _read(start: Path) -> Values:
    try:
        return read(start)
    except (OSError, ValueError, KeyError, TypeError):
        raise BadOption("start", f"'{start}' is not a file of weights.") from None


def _tell(console: Console, trained: Trained) -> None:
    for found in trained.found:
        console.print(
            f"{found.samples} pairs of plans, {found.level:.1f} VP on average; an effect has a"
            f" standard error of {found.error:.2f} VP, and the true ones differ by"
            f" {found.spread:.2f}."
        )
        clearest = sorted(range(len(found.vp)), key=lambda i: -abs(found.vp[i]))[:TOLD]
        for i in clearest:
            console.print(f"  {found.vp[i]:+.2f} VP for a higher worth of '{NUDGED[i]}'")
    console.print(f"New against old: {trained.verdict}.")
