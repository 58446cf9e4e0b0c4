"""Fit the weights of the Planet Unknown bot by solo games.

Every pair of games on one seed is played with weights moved a little in a random direction and in
the opposite one. The differences of the scores tell, for all weights at once, which way is up; the
step that follows is kept only if it does better on seeds of its own.

    python tools/fit_planet_unknown_weights.py --rounds 3 --pairs 80 --seed 1 -o weights.json
"""

import argparse
import json
import math
import random
from multiprocessing import Pool
from pathlib import Path

from astrarium.bots.bot import Budget, ask
from astrarium.bots.planet_unknown.search import Style, TurnSearch
from astrarium.bots.planet_unknown.weights import load, origin
from astrarium.games import get_game

STYLE, NODES = Style(width=3), 3000
SPREAD, STEPS = 0.3, (0.25, 0.6)
GATE = 24
KEPT = frozenset(("neighbor", "against"))
"""Weights that a solo game has no use for stay as they are."""

Weights = dict[str, float]
Task = tuple[Weights, str]


def solo(task: Task) -> int:
    """The score of one solo game with a balanced event deck."""
    weights, seed = task
    state = get_game("planet-unknown").new({"players": 1, "events": "8-8-4"}, seed)
    bot = TurnSearch("fitting", STYLE, weights)
    number = 0
    while state.to_act:
        state.play(ask(bot, state, 0, Budget(NODES), f"{seed} {number}"), 0)
        number += 1
    assert state.result is not None
    return state.result.scores[0]


def moved(weights: Weights, way: Weights, length: float) -> Weights:
    """Weights multiplied by powers of e along a direction."""
    return {
        name: value if name in KEPT else round(value * math.exp(length * way[name]), 4)
        for name, value in weights.items()
    }


def fit(rounds: int, pairs: int, seed: int, jobs: int, output: Path) -> None:
    dice = random.Random(seed)
    best = load()
    with Pool(jobs) as pool:
        for number in range(rounds):
            ways = [{name: dice.gauss(0, 1) for name in best} for _ in range(pairs)]
            tasks: list[Task] = []
            for i, way in enumerate(ways):
                name = f"fit {seed} {number} {i}"
                tasks += [(moved(best, way, SPREAD), name), (moved(best, way, -SPREAD), name)]
            scores = pool.map(solo, tasks, 1)
            slope = dict.fromkeys(best, 0.0)
            for i, way in enumerate(ways):
                for name in best:
                    slope[name] += way[name] * (scores[2 * i] - scores[2 * i + 1])
            size = math.sqrt(sum(part * part for part in slope.values())) or 1.0
            slope = {name: part / size * math.sqrt(len(best)) for name, part in slope.items()}
            candidates = [best, *(moved(best, slope, step) for step in STEPS)]
            seeds = [f"gate {seed} {number} {i}" for i in range(GATE)]
            results = pool.map(solo, [(one, name) for one in candidates for name in seeds], 1)
            means = [sum(results[i * GATE : (i + 1) * GATE]) / GATE for i in range(len(candidates))]
            print(f"{number + 1}: {sum(scores) / len(scores):.1f} on the way, {means}", flush=True)
            chosen = max(range(len(candidates)), key=lambda i: means[i])
            if chosen:
                best = candidates[chosen]
                call = f"{Path(__file__).name} --rounds {number + 1} --pairs {pairs} --seed {seed}"
                made_by = f"{origin()}; tools/{call}"
                text = json.dumps({"made_by": made_by, "weights": best}, indent=1)
                output.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pairs", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, default=Path("weights.json"))
    given = parser.parse_args()
    fit(given.rounds, given.pairs, given.seed, given.jobs, given.output)


if __name__ == "__main__":
    main()
