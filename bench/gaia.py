"""How fast Gaia Project is, beside catanatron and the reference engine.

    python -m bench.gaia [--quick] [--games FOLDER]
    PYTHONPATH=build/compiled python -m bench.gaia      (after make compiled)

Everything runs in one process on one core. Figures are medians over several runs, ratios belong
to one run, and the reference engine's figures are scaled by what catanatron does in this run.
FOLDER holds games of the reference engine as ``random/*.jsonl.gz`` and ``human/*.jsonl.gz``;
without it the replays are left out.
"""

import argparse
import gc
import gzip
import json
import random
import statistics
import sys
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.decisions import TURN
from astrarium.gaia.notation import parse
from astrarium.gaia.reasons import refusal
from astrarium.server.games import Live
from astrarium.server.models import GameTable
from astrarium.server.previews import previews
from astrarium.table import Record
from bench.yardstick import (
    REFERENCE_TICKS,
    Row,
    copy_seconds,
    cpu_seconds,
    is_compiled,
    report,
    ticks_per_second,
)
from tests.gaia.random_play import Uniform, Wanderer, random_options
from tests.gaia.universe import every_text

REFERENCE_RANDOM = 11.7
REFERENCE_HUMAN = 2.8
"""Four-player games per second that the reference engine replays where catanatron makes
``REFERENCE_TICKS``."""

SLOWEST_MS = 50.0
PREVIEWS = 60
PREVIEWS_MS = 100.0
"""What the web table asks for at once, and when it would be felt."""
_COPIES = 1_000
_GAMES = Path(__file__).parents[2] / "shared" / "games"


def decisions_per_second(player: type[Uniform] | type[Wanderer], seeds: range) -> float:
    """Four-player games to the end, every decision with all its legal moves."""
    decisions = 0
    seconds = 0.0
    for seed in seeds:
        state = GAIA.new(random_options(seed, players=4), str(seed))
        choose = player(seed).choose
        start = time.process_time()
        while state.to_act:
            state.play(choose(state))
            decisions += 1
        seconds += time.process_time() - start
    return decisions / seconds


def state_copy_seconds(seed: int) -> float:
    """One copy of a four-player position in the middle of a game."""
    state = GAIA.new(random_options(seed, players=4), str(seed))
    player = Wanderer(seed)
    while state.round < 4:
        state.play(player.choose(state))

    def copies() -> None:
        for _ in range(_COPIES):
            state.copy()

    return cpu_seconds(copies) / _COPIES


def slowest_of_wanderers(games: int) -> float:
    """The slowest single ``legal_moves`` call, in seconds."""
    slowest = 0.0
    for seed in range(games):
        state = GAIA.new(random_options(seed, players=4), str(seed))
        player = Wanderer(seed)
        while state.to_act:
            slowest = max(slowest, seconds_of_list(state, slowest))
            state.play(player.choose(state))
    return slowest


def slowest_of_records(records: list[Record]) -> float:
    slowest = 0.0
    for record in records:
        state = record.start(GAIA)
        if not isinstance(state, GaiaState):
            raise TypeError("not a game of Gaia Project")
        for seat, text in record.moves:
            slowest = max(slowest, seconds_of_list(state, slowest))
            state.play(GAIA.parse(text), seat)
    return slowest


def seconds_of_list(state: GaiaState, slowest: float) -> float:
    """Time a list; a new record must repeat itself, as the machine may have been busy."""
    fresh = state.copy()
    start = time.perf_counter()
    state.legal_moves()
    seconds = time.perf_counter() - start
    for _ in range(2):
        if seconds > slowest:
            again = forgetful(fresh)
            start = time.perf_counter()
            again.legal_moves()
            seconds = min(seconds, time.perf_counter() - start)
    return seconds


def forgetful(state: GaiaState) -> GaiaState:
    """A copy whose map has no answers kept about federations: they have to be found again."""
    new = state.copy()
    new.galaxy.federations.clear()
    new.galaxy.satellite_choices.clear()
    return new


def slowest_refusal(games: int) -> float:
    """The slowest "why not" of all that can be said in one own turn of each game, in seconds."""
    slowest = 0.0
    for seed in range(games):
        state = GAIA.new(random_options(seed, players=4), str(seed))
        player, dice = Wanderer(seed), random.Random(seed)
        while state.steps[-1].kind != TURN or state.round < 1 + seed % 6:
            state.play(player.choose(state))
        legal = {str(move) for move in state.legal_moves()}
        for text in every_text(state, dice):
            if text not in legal:
                slowest = max(slowest, seconds_of_refusal(state, text, slowest))
    return slowest


def seconds_of_refusal(state: GaiaState, text: str, slowest: float) -> float:
    """Time a refusal in the same way."""
    move, seconds = parse(text), inf
    for _ in range(3):
        if seconds > slowest:
            fresh = forgetful(state)
            start = time.perf_counter()
            refusal(fresh, move, None)
            seconds = min(seconds, time.perf_counter() - start)
    return seconds


def previews_seconds(seed: int) -> float:
    """Sixty moves in the middle of a four-player game, each with what it would change."""
    live = Live(GameTable(game="gaia", options=random_options(seed, players=4), seed=str(seed)))
    state, player = live.state, Wanderer(seed)
    if not isinstance(state, GaiaState):
        raise TypeError("not a game of Gaia Project")
    while state.round < 4 or len(state.legal_moves()) < 10:
        state.play(player.choose(state))
    texts = [str(move) for move in state.legal_moves()]
    asked = (texts * PREVIEWS)[:PREVIEWS]
    return cpu_seconds(lambda: previews(live, state.to_act[0], asked))


def replays_per_second(records: list[Record]) -> float:
    """Games per second, all legal moves listed before every move."""

    def replay() -> None:
        for record in records:
            record.replay(GAIA)

    return len(records) / cpu_seconds(replay)


def foreign_games(folder: Path) -> Iterator[Record]:
    """The games of one kind, imported."""
    from astrarium.gaia.boardgamers import import_game

    for path in sorted(folder.glob("*.jsonl.gz")):
        if "avail" not in path.name:
            with gzip.open(path, "rt", encoding="utf-8") as rows:
                for row in rows:
                    yield import_game(json.loads(row))


def four_players(records: list[Record]) -> list[Record]:
    return [record for record in records if record.options["players"] == 4]


def measure(quick: bool, games: Path | None) -> list[Row]:
    compiled = is_compiled("astrarium.gaia.state")
    runs = 3 if quick else 9
    each = 4 if quick else 12
    random_games = list(foreign_games(games / "random")) if games else []
    human_games = list(foreign_games(games / "human")) if games else []
    ticks: list[float] = []
    copies: list[float] = []
    uniform: list[float] = []
    biased: list[float] = []
    own_copies: list[float] = []
    random_replays: list[float] = []
    human_replays: list[float] = []
    for run in range(runs):
        gc.collect()
        seeds = range(run * each, (run + 1) * each)
        ticks.append(ticks_per_second(max(1, each // 3), run * each))
        uniform.append(decisions_per_second(Uniform, seeds))
        biased.append(decisions_per_second(Wanderer, seeds))
        copies.append(copy_seconds(run))
        own_copies.append(state_copy_seconds(run))
        if random_games:
            random_replays.append(replays_per_second(four_players(random_games)))
        if human_games:
            human_replays.append(replays_per_second(four_players(human_games)))

    yard = statistics.median(ticks)
    copy = statistics.median(copies)
    print(f"catanatron: {yard:,.0f} ticks per second, a copy in {copy * 1e6:.1f} microseconds")

    def decisions(what: str, figures: list[float]) -> Row:
        figure = statistics.median(figures)
        return Row(what, f"{figure:,.0f} per s", figure / yard, 1.0 if compiled else 0.25, False)

    def replays(what: str, figures: list[float], reference: float, target: float) -> Row:
        figure = statistics.median(figures)
        scaled = reference * yard / REFERENCE_TICKS
        return Row(what, f"{figure:,.1f} games per s", figure / scaled, target, False)

    own_copy = statistics.median(own_copies)
    rows = [
        decisions("decisions, uniform random", uniform),
        decisions("decisions, biased random (deep games)", biased),
        Row(
            "state.copy()",
            f"{own_copy * 1e6:.1f} microseconds",
            own_copy / copy,
            0.25 if compiled else 1.0,
            True,
        ),
    ]
    if random_replays:
        target = 3.0 if compiled else 1.0
        rows.append(replays("replay of random games", random_replays, REFERENCE_RANDOM, target))
    if human_replays:
        target = 5.0 if compiled else 2.0
        rows.append(replays("replay of human games", human_replays, REFERENCE_HUMAN, target))
    slowest = 1e3 * slowest_of_wanderers(20 if quick else 200)
    rows.append(Row("slowest list, random games", f"{slowest:.2f} ms", slowest, SLOWEST_MS, True))
    slowest = 1e3 * slowest_refusal(6 if quick else 30)
    rows.append(Row("slowest refusal", f"{slowest:.2f} ms", slowest, SLOWEST_MS, True))
    sixty = 1e3 * statistics.median(previews_seconds(run) for run in range(runs))
    rows.append(Row("sixty previews", f"{sixty:.1f} ms", sixty, PREVIEWS_MS, True))
    if games:
        slowest = 1e3 * slowest_of_records(random_games + human_games)
        rows.append(
            Row("slowest list, replayed games", f"{slowest:.2f} ms", slowest, SLOWEST_MS, True)
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the Gaia Project rules.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    parser.add_argument("--games", type=Path, default=_GAMES, help="games of the reference engine")
    arguments = parser.parse_args()
    games: Path | None = arguments.games
    if games is not None and not games.is_dir():
        print(f"No games in {games}: the replays are left out.")
        games = None
    build = "compiled" if is_compiled("astrarium.gaia.state") else "plain"
    python = ".".join(map(str, sys.version_info[:3]))
    if not report(f"Gaia Project, {build} build, Python {python}", measure(arguments.quick, games)):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
