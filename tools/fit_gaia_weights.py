"""Fit the weights of the Gaia Project bot by self-play.

A candidate changes some of the weights at random. It replaces the best ones if four copies of it
score clearly more on the same seeds than four copies of the best; the seeds change now and then so
that nothing is learned by heart.

    python tools/fit_gaia_weights.py --rounds 40 --seed 1 -o weights.json
"""

import argparse
import json
import math
import random
from pathlib import Path

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.weights import NAMES, Weights, load
from astrarium.games import get_game

DEPTH, WIDTH, NODES = 2, 4, 3000
GAMES = 6
FRESH_SEEDS_EVERY = 8
CHANGED, SPREAD = 0.3, 0.3
CLEARLY, ON_MOST = 1.0, 4
HOPELESS = 3.0


def self_play(weights: Weights, seed: str) -> float:
    """Mean score of four copies on one seed."""
    state = get_game("gaia").new({"players": 4, "factions": "random"}, seed)
    bot = Planner("fitting", DEPTH, WIDTH, weights)
    while state.to_act:
        seat = state.to_act[0]
        state.play(ask(bot, state, seat, Budget(NODES), seed))
    assert state.result is not None
    return sum(state.result.scores) / 4


def changed(best: dict[str, float], dice: random.Random) -> dict[str, float]:
    """Some weights multiplied by something near one."""
    result = dict(best)
    for name in NAMES:
        if dice.random() < CHANGED:
            result[name] = round(best[name] * math.exp(dice.gauss(0, SPREAD)), 4)
    return result


def better(candidate: dict[str, float], seeds: list[str], base: list[float]) -> list[float] | None:
    """The candidate's scores if it is clearly better than ``base``."""
    scores: list[float] = []
    for seed in seeds:
        scores.append(self_play(Weights(candidate), seed))
        if len(scores) == GAMES // 2 and sum(scores) < sum(base[: GAMES // 2]) - HOPELESS:
            return None
    gains = [mine - theirs for mine, theirs in zip(scores, base, strict=True)]
    clear = sum(gains) / GAMES > CLEARLY and sum(gain > 0 for gain in gains) >= ON_MOST
    return scores if clear else None


def fit(rounds: int, seed: int, output: Path) -> None:
    dice = random.Random(seed)
    best = dict(load().values)
    seeds: list[str] = []
    base: list[float] = []
    for number in range(rounds):
        if number % FRESH_SEEDS_EVERY == 0:
            seeds = [f"fit {seed} {number} {game}" for game in range(GAMES)]
            base = [self_play(Weights(best), name) for name in seeds]
        candidate = changed(best, dice)
        scores = better(candidate, seeds, base)
        if scores is not None:
            best, base = candidate, scores
            made_by = f"tools/fit_gaia_weights.py --rounds {number + 1} --seed {seed}"
            text = json.dumps({"made_by": made_by, "weights": best}, indent=1)
            output.write_text(text + "\n", encoding="utf-8")
        print(f"{number + 1}: {sum(base) / GAMES:.1f} VP on these seeds", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, default=Path("weights.json"))
    given = parser.parse_args()
    fit(given.rounds, given.seed, given.output)


if __name__ == "__main__":
    main()
