"""What the Gaia Project search promises: VP at the end of the line that it finds from a position.

python tools/gaia_promise.py --positions 132000 --round 1 --games 56 --jobs 2
python tools/gaia_promise.py --beam 80

Positions are first turns of a round in solo games at Ultoma, every faction in turn, which `easy`
has begun, so that they stay the same when the search changes. A change of the search shows here
in a minute what takes hours of games; that games gain as much is not said.
"""

import argparse
import time
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev

from astrarium.bots.bot import Budget, ask
from astrarium.bots.gaia.choices import Choices
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.lines import Lines
from astrarium.bots.gaia.weights import load
from astrarium.bots.registry import budget_for, make_bot
from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.decisions import TURN

BEGINS = "easy"
DEPTH = 12
"""Own turns of a round, as `hard` looks at."""
ALL_IT_TAKES = 10**9


@dataclass(frozen=True)
class Task:
    """One position, and how to search it: a beam alone, if it has a width."""

    number: int
    seed: str
    round: int
    positions: int
    beam: int


@dataclass(frozen=True)
class Found:
    """The promise of the best line, unless the positions did not suffice for a whole one."""

    value: float
    whole: bool
    positions: int
    seconds: float


def position(task: Task) -> GaiaState:
    """The first turn of the round, as the bot sees it."""
    block, faction = divmod(task.number, len(FACTION_NAMES))
    seed = f"{task.seed} {block}"
    options = {"players": 1, "factions": (FACTION_NAMES[faction],), "automa_level": "ultoma"}
    state = GAIA.new(options, seed)
    bot = make_bot("gaia", BEGINS)
    number = 0
    while state.round < task.round or state.steps[-1].kind != TURN:
        seat = state.to_act[0]
        state.play(ask(bot, state, seat, budget_for("gaia", BEGINS), f"{seed} {number}"), seat)
        number += 1
    return state.sample(0, seed)


def promise(task: Task) -> Found:
    state = position(task)
    choices = Choices(Evaluation(load()), exchanges=True, several=True)
    choices.evaluate.features.now = state.round
    choices.begin(Budget(ALL_IT_TAKES if task.beam else task.positions))
    before = choices.nodes
    start = time.process_time()
    lines = Lines(choices, state, 0, DEPTH, ROUNDS)
    best = lines.best(task.beam) if task.beam else lines.best_revised((), "promise")
    spent = time.process_time() - start
    whole = best.state.round == ROUNDS
    return Found(best.value, whole, before - choices.nodes, spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=int, default=132_000, help="to look at")
    parser.add_argument("--beam", type=int, default=0, help="lines of a beam without revisions")
    parser.add_argument("--round", type=int, default=1, choices=range(1, ROUNDS + 1))
    parser.add_argument("--games", type=int, default=56)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    tasks = [
        Task(number, given.seed, given.round, given.positions, given.beam)
        for number in range(given.games)
    ]
    with Pool(given.jobs) as pool:
        found = pool.map(promise, tasks, chunksize=1)
    whole = [one.value for one in found if one.whole]
    if len(whole) < 2:
        raise SystemExit("Too few whole lines to tell; give more --positions or --games.")
    error = 1.96 * stdev(whole) / sqrt(len(whole))
    print(
        f"{fmean(whole):.1f} ± {error:.1f} VP promised in {len(whole)} of {len(found)} positions, "
        f"{fmean([one.positions for one in found]):.0f} positions and "
        f"{fmean([one.seconds for one in found]):.2f} s each"
    )


if __name__ == "__main__":
    main()
