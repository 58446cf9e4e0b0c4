"""The yardstick of the machine: catanatron, whose random games and game copies everybody can run.

    python -m bench.yardstick

prints its figures alone. CPU time is measured, so that a busy machine changes little.
"""

import importlib.machinery
import importlib.util
import random
import statistics
import time
from collections.abc import Callable, Sequence

from catanatron import Color, Game, RandomPlayer

REFERENCE_TICKS = 21_000.0
"""Catanatron's ticks per second where the reference engines' figures were taken."""

_TURN_LIMIT = 1_000
_COPIES = 1_000


def cpu_seconds(work: Callable[[], object]) -> float:
    """What some work takes on one core."""
    start = time.process_time()
    work()
    return time.process_time() - start


def ticks_per_second(games: int, seed: int) -> float:
    """Decisions per second of random four-player games, played to the end."""
    ticks = 0
    seconds = 0.0
    for at in range(games):
        random.seed(seed + at)
        game = Game([RandomPlayer(colour) for colour in Color])
        start = time.process_time()
        while game.winning_color() is None and game.state.num_turns < _TURN_LIMIT:
            game.play_tick()
            ticks += 1
        seconds += time.process_time() - start
    return ticks / seconds


def copy_seconds(seed: int) -> float:
    """One copy of a game in its middle."""
    random.seed(seed)
    game = Game([RandomPlayer(colour) for colour in Color])
    for _ in range(300):
        game.play_tick()

    def copies() -> None:
        for _ in range(_COPIES):
            game.copy()

    return cpu_seconds(copies) / _COPIES


def is_compiled(module: str) -> bool:
    """Whether a module runs as machine code rather than from its source."""
    spec = importlib.util.find_spec(module)
    return spec is not None and str(spec.origin).endswith(
        tuple(importlib.machinery.EXTENSION_SUFFIXES)
    )


class Row:
    """One line of a report: a figure, its ratio to the yardstick and what it must reach."""

    def __init__(self, what: str, figure: str, ratio: float, target: float, most: bool) -> None:
        self.what = what
        self.figure = figure
        self.ratio = ratio
        self.target = target
        self.good = ratio <= target if most else ratio >= target
        self.sign = "<=" if most else ">="


def report(title: str, rows: Sequence[Row]) -> bool:
    """Print the table; whether every target is met."""
    print(title)
    print(f"  {'what':<44} {'figure':>20} {'ratio':>8}   target")
    for row in rows:
        verdict = "good" if row.good else "MISSED"
        line = f"  {row.what:<44} {row.figure:>20} {row.ratio:>8.2f}"
        print(f"{line}   {row.sign} {row.target:<6g} {verdict}")
    return all(row.good for row in rows)


def main() -> None:
    runs = range(5)
    ticks = statistics.median([ticks_per_second(4, 100 * run) for run in runs])
    copy = statistics.median([copy_seconds(run) for run in runs])
    print(f"catanatron: {ticks:,.0f} ticks per second, a copy in {copy * 1e6:.1f} microseconds")


if __name__ == "__main__":
    main()
