"""Matches between bots: seats rotate on fixed seeds, so that only skill makes the difference."""

import shlex
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from statistics import fmean, stdev

from astrarium.bots.bot import Bot, Budget, ask
from astrarium.bots.registry import BUDGETS, make_bot
from astrarium.bots.stdio import Program, ProgramBot
from astrarium.games import get_game


@dataclass
class Standing:
    """What one bot reached over all its seats."""

    name: str
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    seconds: float = 0.0
    moves: int = 0
    slowest: float = 0.0

    @property
    def mean(self) -> float:
        return fmean(self.scores)

    @property
    def win_rate(self) -> tuple[float, float]:
        """Share of games won (ties share) and half the width of its 95% interval."""
        rate = fmean(self.wins)
        if len(self.wins) < 2:
            return rate, 1.0
        return rate, 1.96 * stdev(self.wins) / sqrt(len(self.wins))


@dataclass(frozen=True)
class Match:
    """One game: who sits where, on which seed."""

    game: str
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Outcome:
    match: Match
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    slowest: tuple[float, ...]


PROGRAM = "run:"
"""Begins the name of a bot that is a program; the rest is its command."""


@cache
def _program(command: str) -> Program:
    """One process plays all its seats in all games of this process."""
    return Program(shlex.split(command))


def seated(game: str, name: str, seed: str = "bot") -> Bot:
    """A bot by its level, or a program by its command."""
    if name.startswith(PROGRAM):
        return ProgramBot(game, _program(name[len(PROGRAM) :]))
    return make_bot(game, name, seed)


def play(match: Match) -> Outcome:
    """Play one game to its end."""
    seats = len(match.bots)
    options: dict[str, object] = {"players": seats}
    if match.game == "gaia":
        options["factions"] = "random"
    state = get_game(match.game).new(options, match.seed)
    bots = [
        seated(match.game, name, f"{match.seed} {seat}") for seat, name in enumerate(match.bots)
    ]
    seconds, moves, slowest = [0.0] * seats, [0] * seats, [0.0] * seats
    number = 0
    while state.to_act:
        seat = state.to_act[0]
        start = time.perf_counter()
        budget = BUDGETS.get(match.bots[seat], Budget())
        move = ask(bots[seat], state, seat, budget, f"{match.seed} {number}")
        spent = time.perf_counter() - start
        state.play(move, seat)
        number += 1
        moves[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
    result = state.result
    assert result is not None
    return Outcome(match, result.scores, result.ranks, tuple(seconds), tuple(moves), tuple(slowest))


def schedule(game: str, names: list[str], players: int, games: int, seed: str) -> list[Match]:
    """Blocks of games on one seed in which the bots change places; alone a bot needs no block."""
    matches = []
    for i in range(games):
        block, turn = divmod(i, len(names))
        line = [names[(seat + turn) % len(names)] for seat in range(players)]
        matches.append(Match(game, tuple(line), f"{seed} {block}"))
    return matches


def run(
    matches: list[Match], jobs: int = 1, progress: Callable[[], None] | None = None
) -> list[Standing]:
    """Play all matches and gather the standings, best mean first."""
    standings: dict[str, Standing] = {}
    with ProcessPoolExecutor(jobs) as pool:
        for outcome in pool.map(play, matches):
            if progress is not None:
                progress()
            winners = outcome.ranks.count(1)
            for seat, name in enumerate(outcome.match.bots):
                standing = standings.setdefault(name, Standing(name))
                standing.scores.append(outcome.scores[seat])
                standing.wins.append(1 / winners if outcome.ranks[seat] == 1 else 0.0)
                standing.seconds += outcome.seconds[seat]
                standing.moves += outcome.moves[seat]
                standing.slowest = max(standing.slowest, outcome.slowest[seat])
    return sorted(standings.values(), key=lambda standing: -standing.mean)
