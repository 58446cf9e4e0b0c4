"""Matches between bots: seats rotate on fixed seeds, so that only skill makes the difference."""

import shlex
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from astrarium.bots.bot import Bot
from astrarium.bots.guarded import Guard, Table
from astrarium.bots.ratings import Rating, rate
from astrarium.bots.registry import make_bot
from astrarium.bots.stdio import Program, ProgramBot
from astrarium.gaia import GaiaState
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.games import get_game
from astrarium.table import State

PROGRAM = "run:"
"""Begins the name of a bot that is a program; the rest is its command."""
PATIENCE = 30.0
"""Seconds after which a bot that has not moved is replaced for that move."""
HUMAN = 0
"""The seat of a bot that plays alone against the Automa."""


@dataclass(frozen=True)
class Match:
    """One game: who sits where, on which seed; matches of one block differ in seats only."""

    game: str
    bots: tuple[str, ...]
    seed: str
    block: int = 0
    options: tuple[tuple[str, Any], ...] = ()
    seconds: float = PATIENCE


@dataclass(frozen=True)
class Outcome:
    """How a match ended; ``troubles`` says which bots had to be replaced, and why."""

    match: Match
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    slowest: tuple[float, ...]
    federations: tuple[int, ...]
    troubles: tuple[str, ...]


def interval(blocks: Sequence[float]) -> float:
    """Half the width of the 95% interval of a mean over independent blocks."""
    if len(blocks) < 2:
        return float("inf")
    return 1.96 * stdev(blocks) / sqrt(len(blocks))


@dataclass
class Standing:
    """What one bot reached over all its seats."""

    name: str
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    federations: list[int] = field(default_factory=list)
    blocks: dict[int, list[float]] = field(default_factory=dict)
    """Wins by block: games on one seed are not independent."""
    rating: Rating = field(default_factory=Rating)
    seconds: float = 0.0
    moves: int = 0
    slowest: float = 0.0

    @property
    def mean(self) -> float:
        return fmean(self.scores)

    @property
    def win_rate(self) -> tuple[float, float]:
        """Share of games won (ties share) and half the width of its 95% interval."""
        return fmean(self.wins), min(1.0, interval([fmean(b) for b in self.blocks.values()]))


@dataclass
class Results:
    """All standings, best mean first, and everything that went wrong."""

    standings: list[Standing]
    troubles: list[str]
    outcomes: Sequence[Outcome]


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
    options = dict(match.options)
    state = get_game(match.game).new(options, match.seed)
    seats = state.players
    guard = Guard(Table(match.game, options, match.seed, match.bots), seated, match.seconds)
    seconds, moves, slowest = [0.0] * seats, [0] * seats, [0.0] * seats
    troubles = []
    number = 0
    try:
        while state.to_act:
            seat = state.to_act[0]
            answer = guard.choose(state, seat, f"{match.seed} {number}")
            if answer.trouble:
                troubles.append(f"seed '{match.seed}', move {number + 1}: {answer.trouble}")
            state.play(answer.move, seat)
            guard.played(seat, answer.move)
            number += 1
            moves[seat] += 1
            seconds[seat] += answer.seconds
            slowest[seat] = max(slowest[seat], answer.seconds)
    finally:
        guard.close()
    result = state.result
    assert result is not None
    return Outcome(
        match,
        result.scores,
        result.ranks,
        tuple(seconds),
        tuple(moves),
        tuple(slowest),
        _federations(state),
        tuple(troubles),
    )


def _federations(state: State) -> tuple[int, ...]:
    """Federations formed by each seat, in the game that has them."""
    if not isinstance(state, GaiaState):
        return ()
    return tuple([player.federations for player in state.seats])


def schedule(
    game: str, names: Sequence[str], players: int, games: int, seed: str, seconds: float = PATIENCE
) -> list[Match]:
    """Blocks of games on one seed in which the bots change places; alone a bot needs no block.

    Factions belong to seats, so they rotate with them.
    """
    options: tuple[tuple[str, Any], ...] = (("players", players),)
    if game == "gaia":
        options += (("factions", "random"),)
    matches = []
    for i in range(games):
        block, turn = divmod(i, len(names))
        line = [names[(seat + turn) % len(names)] for seat in range(players)]
        matches.append(Match(game, tuple(line), f"{seed} {block}", block, options, seconds))
    return matches


def solo_schedule(
    names: Sequence[str], level: str, games: int, seed: str, seconds: float = PATIENCE
) -> list[Match]:
    """Solo games of Gaia Project against the Automa: every faction in turn, on the same seeds."""
    matches = []
    for i in range(games):
        block, faction = divmod(i, len(FACTION_NAMES))
        options = (
            ("players", 1),
            ("factions", (FACTION_NAMES[faction],)),
            ("automa_level", level),
        )
        for name in names:
            matches.append(Match("gaia", (name,), f"{seed} {block}", i, options, seconds))
    return matches


def run(
    matches: Sequence[Match], jobs: int = 1, played: Callable[[Outcome], None] | None = None
) -> Results:
    """Play all matches, tell of each as it ends, and gather the standings."""
    outcomes = []
    with ProcessPoolExecutor(jobs) as pool:
        for outcome in pool.map(play, matches):
            outcomes.append(outcome)
            if played is not None:
                played(outcome)
    return gather(outcomes)


def gather(outcomes: Sequence[Outcome]) -> Results:
    """The standings after these games."""
    standings: dict[str, Standing] = {}
    ratings: dict[str, Rating] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.match.bots):
            _note(standings.setdefault(name, Standing(name)), outcome, seat)
        if len(outcome.match.bots) > 1:
            rate(ratings, outcome.match.bots, outcome.ranks)
    for name, rating in ratings.items():
        standings[name].rating = rating
    troubles = [trouble for outcome in outcomes for trouble in outcome.troubles]
    ordered = sorted(standings.values(), key=lambda standing: -standing.mean)
    return Results(ordered, troubles, outcomes)


def _note(standing: Standing, outcome: Outcome, seat: int) -> None:
    won = 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0
    standing.scores.append(outcome.scores[seat])
    standing.wins.append(won)
    standing.blocks.setdefault(outcome.match.block, []).append(won)
    if outcome.federations:
        standing.federations.append(outcome.federations[seat])
    standing.seconds += outcome.seconds[seat]
    standing.moves += outcome.moves[seat]
    standing.slowest = max(standing.slowest, outcome.slowest[seat])
