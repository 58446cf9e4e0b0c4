"""Many random games at once: statistics of their scores and of our speed.

Each game draws from a seed of its own (``SEED/NUMBER``), so the statistics do not depend on how the
games are spread over processes.
"""

import json
import math
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from astrarium.cli.showing import side_of
from astrarium.games import load_game, locate_game
from astrarium.table import Chance, Game


@dataclass(frozen=True)
class Played:
    """What is kept of one random game."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sides: tuple[str | None, ...]
    decisions: int


def random_game(game: Game, options: Mapping[str, Any], seed: str) -> Played:
    """All players choose uniformly among their legal moves until the game is over."""
    state = game.new(options, seed)
    chance = Chance(seed, "random players")
    decisions = 0
    while to_act := state.to_act:
        seat = to_act[0] if len(to_act) == 1 else chance.choice(to_act)
        state.play(chance.choice(state.legal_moves(seat)), seat)
        decisions += 1
    result = state.result
    if result is None:
        raise ValueError(f"{game.name} stopped without a result (seed {seed})")
    view = state.view(None)
    sides = tuple(side_of(view, seat) for seat in range(state.players))
    return Played(result.scores, result.ranks, sides, decisions)


def run(
    name: str, game: Game, options: dict[str, Any], games: int, seed: str, jobs: int, as_json: bool
) -> None:
    """Play, then print a table or one JSON object; progress goes to stderr."""
    game.new(options, f"{seed}/0")  # a wrong option is told before anything starts
    progress = Console(stderr=True)
    begin = time.perf_counter()
    played = list(
        track(
            _all_games(name, options, games, seed, jobs),
            description=game.title,
            total=games,
            console=progress,
            transient=True,
        )
    )
    seconds = time.perf_counter() - begin
    statistics = summary(game.name, options, seed, played)
    decisions = sum(one.decisions for one in played)
    speed = {"seconds": round(seconds, 3), "decisions_per_second": round(decisions / seconds, 1)}
    if as_json:
        print(json.dumps({**statistics, "speed": {**speed, "jobs": jobs}}, ensure_ascii=False))
        return
    console = Console()
    console.print(_table(game.title, statistics))
    console.print(
        f"{games} games, {decisions} decisions in {seconds:.1f} s: "
        f"{decisions / seconds:,.0f} decisions per second",
        highlight=False,
    )


def summary(
    game: str, options: Mapping[str, Any], seed: str, played: list[Played]
) -> dict[str, Any]:
    """Statistics over all scores, by seat and by side (faction, corporation)."""
    by_seat: dict[str, list[tuple[int, int]]] = {}
    by_side: dict[str, list[tuple[int, int]]] = {}
    for one in played:
        for seat, side in enumerate(one.sides):
            entry = (one.scores[seat], one.ranks[seat])
            by_seat.setdefault(str(seat + 1), []).append(entry)
            if side:
                by_side.setdefault(side, []).append(entry)
    everything = [entry for entries in by_seat.values() for entry in entries]
    return {
        "game": game,
        "options": dict(options),
        "seed": seed,
        "games": len(played),
        "decisions": sum(one.decisions for one in played),
        "scores": _spread(everything),
        "by_seat": {seat: _spread(entries) for seat, entries in sorted(by_seat.items())},
        "by_side": {side: _spread(entries) for side, entries in sorted(by_side.items())},
    }


def _spread(entries: list[tuple[int, int]]) -> dict[str, float | int]:
    scores = [score for score, _ in entries]
    mean = math.fsum(scores) / len(scores)
    variance = math.fsum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1)
    return {
        "count": len(scores),
        "mean": round(mean, 3),
        "sd": round(math.sqrt(variance), 3),
        "min": min(scores),
        "max": max(scores),
        "first_places": sum(rank == 1 for _, rank in entries),
    }


_Work = tuple[str, str, dict[str, Any], str]


def _all_games(
    name: str, options: dict[str, Any], games: int, seed: str, jobs: int
) -> Iterator[Played]:
    """The games in order of their number, whoever plays them."""
    module, attribute = locate_game(name)
    work: list[_Work] = [(module, attribute, options, f"{seed}/{n}") for n in range(games)]
    if jobs == 1:
        yield from map(_play_one, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_one, work, chunksize=max(1, min(8, games // (4 * jobs))))


def _play_one(work: _Work) -> Played:
    module, attribute, options, seed = work
    return random_game(load_game(module, attribute), options, seed)


def _table(title: str, statistics: dict[str, Any]) -> Table:
    table = Table(title=f"{title}: random play")
    table.add_column("")
    for heading in ("scores", "mean", "sd", "min", "max", "won"):
        table.add_column(heading, justify="right")

    def add(label: str, spread: dict[str, Any], style: str = "") -> None:
        table.add_row(
            label,
            str(spread["count"]),
            f"{spread['mean']:.1f}",
            f"{spread['sd']:.1f}",
            str(spread["min"]),
            str(spread["max"]),
            str(spread["first_places"]),
            style=style,
        )

    add("all", statistics["scores"], "bold")
    table.add_section()
    for seat, spread in statistics["by_seat"].items():
        add(f"seat {seat}", spread)
    table.add_section()
    for side, spread in statistics["by_side"].items():
        add(side, spread)
    return table
