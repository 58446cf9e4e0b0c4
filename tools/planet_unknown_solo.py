"""How often a bot reaches the solo target of Planet Unknown with a balanced event deck.

python tools/planet_unknown_solo.py --level hard --games 12
"""

import argparse
import time
from multiprocessing import Pool

from astrarium.bots.bot import ask
from astrarium.bots.registry import BUDGETS, make_bot
from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.scoring import target


def solo(task: tuple[str, str]) -> tuple[int, int, float]:
    """Score, target and the slowest move of one game."""
    level, seed = task
    state = PLANET_UNKNOWN.new({"players": 1, "events": "8-8-4"}, f"solo {seed}")
    bot = make_bot("planet-unknown", level)
    slowest, number = 0.0, 0
    while state.to_act:
        start = time.process_time()
        move = ask(bot, state, 0, BUDGETS[level], f"{seed} {number}")
        slowest = max(slowest, time.process_time() - start)
        state.play(move, 0)
        number += 1
    assert state.result is not None
    return state.result.scores[0], target(state), slowest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with Pool(given.jobs) as pool:
        tasks = [(given.level, str(number)) for number in range(given.games)]
        results = pool.map(solo, tasks, 1)
    mean = sum(score for score, _, _ in results) / given.games
    reached = sum(score >= goal for score, goal, _ in results)
    slowest = max(seconds for _, _, seconds in results)
    print(f"{given.level}: {mean:.1f} medals on average, target {results[0][1]} reached in")
    print(f"{reached} of {given.games} games; slowest move {slowest:.2f} s of one core")


if __name__ == "__main__":
    main()
