"""How fast Planet Unknown is, beside catanatron.

    python -m bench.planet_unknown [--games 200]
    PYTHONPATH=build/compiled python -m bench.planet_unknown      (after make compiled)

Everything runs in one process on one core; CPU time is measured.
"""

import argparse
import gc
import random
import statistics
import sys
import time

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.state import PlanetUnknownState
from bench.yardstick import (
    Row,
    copy_seconds,
    cpu_seconds,
    is_compiled,
    report,
    ticks_per_second,
)

SLOWEST_MS = 10.0
COPIES = 2_000


def start(number: int) -> PlanetUnknownState:
    """A game of six on random boards, every other one with events."""
    options = {
        "players": 6,
        "planets": ["random"] * 6,
        "corporations": ["random"] * 6,
        "events": "7-7-6" if number % 2 else "",
        "private_objectives": number % 3 == 0,
    }
    return PLANET_UNKNOWN.new(options, f"bench {number}")


def random_games(games: int) -> tuple[float, float]:
    """Decisions per second, and the slowest list of legal moves in milliseconds."""
    chance = random.Random(1)
    decisions = 0
    spent = 0.0
    slowest = 0.0
    for number in range(games):
        state = start(number)
        gc.collect()
        begun = time.process_time()
        while state.to_act:
            who = chance.choice(state.to_act)
            state.cache[who] = None  # ask anew, so that the list is timed in full
            asked = time.process_time()
            moves = state.legal_moves(who)
            slowest = max(slowest, time.process_time() - asked)
            state.play(chance.choice(moves), who)
            decisions += 1
        spent += time.process_time() - begun
    return decisions / spent, slowest * 1000


def plain_speed(games: int) -> float:
    """Decisions per second as a player of random moves sees them."""
    chance = random.Random(2)
    decisions = 0
    spent = 0.0
    for number in range(games):
        state = start(number)
        begun = time.process_time()
        while state.to_act:
            who = chance.choice(state.to_act)
            state.play(chance.choice(state.legal_moves(who)), who)
            decisions += 1
        spent += time.process_time() - begun
    return decisions / spent


def halfway() -> PlanetUnknownState:
    """A game of six in its middle."""
    chance = random.Random(3)
    state = start(1)
    while state.round < 9:
        who = chance.choice(state.to_act)
        state.play(chance.choice(state.legal_moves(who)), who)
    return state


def copies(state: PlanetUnknownState, write: bool) -> float:
    """Seconds for a copy; with ``write`` every seat of the copy is changed at once."""

    def work() -> None:
        for _ in range(COPIES):
            new = state.copy()
            if write:
                for number in range(6):
                    new.mine(number)

    return cpu_seconds(work) / COPIES


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    compiled = is_compiled("astrarium.planet_unknown.state")
    ticks = statistics.median([ticks_per_second(3, 100 * run) for run in range(3)])
    their_copy = statistics.median([copy_seconds(run) for run in range(3)])
    speed = plain_speed(max(10, games // 4))
    _, slowest = random_games(games)
    middle = halfway()
    shared, written = copies(middle, False), copies(middle, True)
    rows = [
        Row(
            "random play, decisions per second",
            f"{speed:,.0f}/s",
            speed / ticks,
            1.0 if compiled else 0.25,
            most=False,
        ),
        Row("copy", f"{shared * 1e6:.1f} us", shared / their_copy, 1.0, most=True),
        Row(
            "copy and a write to all six seats",
            f"{written * 1e6:.1f} us",
            written / their_copy,
            1.0,
            most=True,
        ),
        Row(
            f"slowest legal_moves of {games} games of six, of 10 ms",
            f"{slowest:.2f} ms",
            slowest / SLOWEST_MS,
            1.0,
            most=True,
        ),
    ]
    kind = "compiled" if compiled else "plain CPython"
    title = (
        f"Planet Unknown ({kind}); catanatron {ticks:,.0f} ticks/s, copy {their_copy * 1e6:.1f} us"
    )
    return 0 if report(title, rows) else 1


if __name__ == "__main__":
    sys.exit(main())
