"""How often a bot reaches the solo target of Planet Unknown with a balanced event deck.

python tools/planet_unknown_solo.py --level hard --games 12
python tools/planet_unknown_solo.py --games 4 --corporations cosmos,flux --planets arashi
"""

import argparse
import time
from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev

from astrarium.bots.bot import ask
from astrarium.bots.registry import budget_for, make_bot
from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.scoring import target


@dataclass(frozen=True)
class Task:
    """One game: who plays it, on which seed and boards."""

    level: str
    seed: str
    corporation: str
    planet: str


@dataclass(frozen=True)
class Game:
    """How it went; thinking time in seconds of one core."""

    score: int
    target: int
    medals: dict[str, int]
    slowest_move: float
    slowest_turn: float


def solo(task: Task) -> Game:
    """Play one game to its end."""
    options = {
        "players": 1,
        "events": "8-8-4",
        "corporations": task.corporation,
        "planets": task.planet,
    }
    state = PLANET_UNKNOWN.new(options, f"solo {task.seed}")
    bot = make_bot("planet-unknown", task.level)
    turns: defaultdict[int, float] = defaultdict(float)
    slowest, number = 0.0, 0
    while state.to_act:
        start = time.process_time()
        move = ask(bot, state, 0, budget_for("planet-unknown", task.level), f"{task.seed} {number}")
        spent = time.process_time() - start
        slowest = max(slowest, spent)
        turns[state.round] += spent
        state.play(move, 0)
        number += 1
    assert state.result is not None
    return Game(
        state.result.scores[0],
        target(state),
        dict(state.result.breakdown[0]),
        slowest,
        max(turns.values()),
    )


def summary(name: str, games: list[Game]) -> str:
    """The mean with its 95% interval, targets reached, and the longest thinking."""
    scores = [game.score for game in games]
    around = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    reached = sum(game.score >= game.target for game in games)
    slowest = max(game.slowest_move for game in games)
    turn = max(game.slowest_turn for game in games)
    return (
        f"{name}: {fmean(scores):.1f} ± {around:.1f} medals, target {games[0].target} reached in "
        f"{reached} of {len(games)}; slowest move {slowest:.2f} s, slowest turn {turn:.2f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, help="number of the first seed")
    parser.add_argument("--corporations", default="universal")
    parser.add_argument("--planets", default="ksb-4156")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    with Pool(given.jobs) as pool:
        for corporation in given.corporations.split(","):
            for planet in given.planets.split(","):
                tasks = [Task(given.level, str(seed), corporation, planet) for seed in seeds]
                games = pool.map(solo, tasks, 1)
                print(summary(f"{given.level}, {corporation}, {planet}", games))
                means = {
                    name: round(fmean(game.medals[name] for game in games), 1)
                    for name in games[0].medals
                }
                print(f"  {means}", flush=True)


if __name__ == "__main__":
    main()
