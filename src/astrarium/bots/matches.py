"""Who meets whom on which seed: seats rotate, so that only skill makes the difference."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from astrarium.gaia.components.factions import FACTION_NAMES

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
    slowest_turn: tuple[float, ...] = ()
    """Of each seat; older notes tell only the slowest move of a turn's several."""


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
