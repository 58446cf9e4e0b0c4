"""How many VP the Automa makes: random humans against every faction at every level.

    python tools/automa_statistics.py --games 1000

prints the tables of docs/automa.md. The human's faction is drawn, the Automa's factions take turns.
The same seed gives the same games.
"""

import argparse
from collections.abc import Callable
from statistics import fmean, stdev

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.automa.automa import AUTOMA, HUMAN
from astrarium.gaia.automa.components import AUTOMA_FACTION_NAMES, LEVELS
from astrarium.gaia.components.factions import FACTION_BOARDS
from astrarium.gaia.player import SOURCES
from astrarium.table import Chance, Move

Policy = Callable[[GaiaState, Chance], Move]

_RELUCTANT = ("pass", "spend", "burn")
_RELUCTANCE = 12


def uniform(state: GaiaState, chance: Chance) -> Move:
    """Every legal move is equally likely; such a human passes early."""
    return chance.choice(state.legal_moves())


def busy(state: GaiaState, chance: Chance) -> Move:
    """Passing and exchanging only in one of twelve decisions, else uniform among the rest."""
    moves = state.legal_moves()
    rest = [move for move in moves if move.verb not in _RELUCTANT]
    return chance.choice(rest if rest and chance.below(_RELUCTANCE) else moves)


POLICIES: dict[str, Policy] = {"uniform": uniform, "busy": busy}


class Played:
    """What is kept of one game."""

    def __init__(self, state: GaiaState) -> None:
        assert state.result is not None
        assert state.automa is not None
        self.faction = state.seats[AUTOMA].faction.name
        self.score = state.result.scores[AUTOMA]
        self.human = state.result.scores[HUMAN]
        self.sources = state.result.breakdown[AUTOMA]
        self.turns = sum(turn.round > 0 for turn in state.automa.log)


def play(level: str, number: int, seed: str, policy: Policy) -> Played:
    options = {
        "players": 1,
        "factions": "random",
        "automa": AUTOMA_FACTION_NAMES[number % len(AUTOMA_FACTION_NAMES)],
        "automa_level": level,
    }
    state = GAIA.new(options, f"{seed}/{number}")
    chance = Chance(f"{seed}/{number}", "human")
    while state.to_act:
        state.play(policy(state, chance))
    return Played(state)


def tables(results: dict[str, list[Played]]) -> list[str]:
    """Markdown: by level, by level and faction, and where the VP come from."""
    titles = {level.name: level.title for level in LEVELS}
    lines = ["| level | mean | sd | lowest | highest | turns | human | human wins |"]
    lines.append("|---|--:|--:|--:|--:|--:|--:|--:|")
    for level, games in results.items():
        scores = [game.score for game in games]
        wins = fmean(game.human > game.score for game in games)
        lines.append(
            f"| {titles[level]} | {fmean(scores):.1f} | {stdev(scores):.1f} | {min(scores)} "
            f"| {max(scores)} | {fmean(game.turns for game in games):.1f} "
            f"| {fmean(game.human for game in games):.1f} | {wins:.1%} |"
        )
    lines += ["", "| faction | " + " | ".join(titles[level] for level in results) + " |"]
    lines.append("|---|" + "--:|" * len(results))
    names = {board.name: board.title for board in FACTION_BOARDS}
    for faction in AUTOMA_FACTION_NAMES:
        means = [
            fmean(game.score for game in games if game.faction == faction)
            for games in results.values()
        ]
        lines.append(f"| {names[faction]} | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")
    lines += ["", "| VP from | " + " | ".join(titles[level] for level in results) + " |"]
    lines.append("|---|" + "--:|" * len(results))
    for source in SOURCES:
        means = [fmean(game.sources[source] for game in games) for games in results.values()]
        if any(means):
            lines.append(f"| {source} | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Statistics of the Automa's scores.")
    parser.add_argument("--games", type=int, default=1000, help="games per level")
    parser.add_argument("--seed", default="statistics")
    parser.add_argument("--policy", choices=list(POLICIES), help="how the human plays; both")
    given = parser.parse_args()
    if given.games < 2 * len(AUTOMA_FACTION_NAMES):
        parser.error(f"--games: at least {2 * len(AUTOMA_FACTION_NAMES)}")
    for name, policy in POLICIES.items():
        if given.policy not in (None, name):
            continue
        results = {
            level.name: [play(level.name, i, given.seed, policy) for i in range(given.games)]
            for level in LEVELS
        }
        print(f"A {name} human, {given.games} games per level, seed {given.seed}:\n")
        print("\n".join(tables(results)) + "\n")


if __name__ == "__main__":
    main()
