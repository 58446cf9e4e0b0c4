"""Bots meet: every match is played to its end, whatever a bot does."""

import shlex
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from astrarium.bots.bot import Bot
from astrarium.bots.guarded import Guard, Table
from astrarium.bots.matches import Match, Outcome
from astrarium.bots.registry import make_bot
from astrarium.bots.standings import Results, gather
from astrarium.bots.stdio import Program, ProgramBot
from astrarium.gaia import GaiaState
from astrarium.games import get_game
from astrarium.table import State

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
    options = dict(match.options)
    state = get_game(match.game).new(options, match.seed)
    seats = state.players
    guard = Guard(Table(match.game, options, match.seed, match.bots), seated, match.seconds)
    seconds, moves, slowest = [0.0] * seats, [0] * seats, [0.0] * seats
    turns: list[defaultdict[int, float]] = [defaultdict(float) for _ in range(seats)]
    troubles = []
    number = 0
    try:
        while state.to_act:
            seat, turn = state.to_act[0], state.turn
            answer = guard.choose(state, seat, f"{match.seed} {number}")
            if answer.trouble:
                troubles.append(f"seed '{match.seed}', move {number + 1}: {answer.trouble}")
            state.play(answer.move, seat)
            guard.played(seat, answer.move)
            number += 1
            moves[seat] += 1
            seconds[seat] += answer.seconds
            slowest[seat] = max(slowest[seat], answer.seconds)
            turns[seat][turn] += answer.seconds
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
        tuple([max(spent.values(), default=0.0) for spent in turns]),
    )


def _federations(state: State) -> tuple[int, ...]:
    """Federations formed by each seat, in the game that has them."""
    if not isinstance(state, GaiaState):
        return ()
    return tuple([player.federations for player in state.seats])


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
