"""The arena in the terminal: bots meet, a table tells who is stronger."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from statistics import fmean

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from astrarium.bots.arena import run as run_matches
from astrarium.bots.arena import seated
from astrarium.bots.arena_log import Log
from astrarium.bots.matches import HUMAN, PATIENCE, Match, Outcome, schedule, solo_schedule
from astrarium.bots.standings import Results, Standing, gather
from astrarium.games import get_game
from astrarium.table import BadOption

__all__ = ["PATIENCE", "Plan", "run"]

NARROWEST = 14
"""Signs that a share with its interval takes."""
MOST_TROUBLES = 10
"""So many troubles are told in full."""


@dataclass(frozen=True)
class Plan:
    """What to play, as asked for on the command line."""

    game: str
    names: tuple[str, ...]
    players: int
    games: int
    seed: str
    jobs: int
    seconds: float
    automa: str = ""
    log: Path | None = None
    """Where games are noted as they end; those noted there are not played again."""


def run(plan: Plan) -> None:
    """Play the matches with a progress bar and print the standings."""
    title = get_game(plan.game).title
    for name in plan.names:
        seated(plan.game, name)  # an unknown name is told before anything begins
    results = _play(_matches(plan), plan.jobs, Log(plan.log) if plan.log else None)
    console = Console()
    if plan.automa:
        heading = f"{title}: {plan.games} games alone against the Automa ({plan.automa})"
        console.print(_standings(heading, plan, results.standings))
        for name in plan.names:
            console.print(_by_faction(name, results.outcomes))
    else:
        heading = f"{title}: {plan.games} games with {plan.players} seats"
        console.print(_standings(heading, plan, results.standings))
    _tell_troubles(console, results.troubles)


def _matches(plan: Plan) -> list[Match]:
    if not plan.automa:
        return schedule(plan.game, plan.names, plan.players, plan.games, plan.seed, plan.seconds)
    if plan.game != "gaia":
        raise BadOption("automa", "only Gaia Project has an Automa.")
    matches = solo_schedule(plan.names, plan.automa, plan.games, plan.seed, plan.seconds)
    get_game("gaia").new(dict(matches[0].options), "check")  # an unknown level is told at once
    return matches


def _play(matches: Sequence[Match], jobs: int, log: Log | None) -> Results:
    known = log.known if log else {}
    missing = [match for match in matches if match not in known]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        done = len(matches) - len(missing)
        task = progress.add_task("playing", total=len(matches), completed=done)

        def played(outcome: Outcome) -> None:
            if log:
                log.note(outcome)
            progress.advance(task)

        results = run_matches(missing, jobs, played)
    return gather([known[match] for match in matches]) if log else results


def _standings(heading: str, plan: Plan, standings: Sequence[Standing]) -> Table:
    """A column for every bot, so that four fit into a narrow terminal."""
    table = Table(title=f"{heading}, seed '{plan.seed}'")
    table.add_column("with 95% intervals")
    for standing in standings:
        # The name of a program may be long: it is folded, so that the others keep their place.
        table.add_column(standing.name, justify="right", overflow="fold", min_width=NARROWEST)
    best = standings[0]
    alone = len(standings) == 1
    table.add_row("seats", *[str(one.seats) for one in standings])
    table.add_row("mean score", *[_around(one.mean, one.around) for one in standings])
    if not alone:
        leads = [_around(*best.ahead_of(one)) for one in standings[1:]]
        table.add_row("behind the best", "", *leads)
    if not alone or plan.automa:
        table.add_row("won", *[_share(one.won, one.won_interval) for one in standings])
    if not alone and not plan.automa:
        ratings = [_around(one.rating.mean, 2 * one.rating.spread) for one in standings]
        table.add_row("rating", *ratings)
    if best.federations:
        table.add_row("federations", *[f"{fmean(one.federations):.2f}" for one in standings])
    table.add_row("seconds per move", *[f"{one.seconds / one.moves:.3f}" for one in standings])
    table.add_row("slowest move", *[f"{one.slowest:.2f}" for one in standings])
    turns = ["" if one.slowest_turn is None else f"{one.slowest_turn:.2f}" for one in standings]
    if any(turns):
        table.add_row("slowest turn", *turns)
    return table


def _around(value: float, half: float) -> str:
    return f"{value:.1f}" if half == inf else f"{value:.1f} ± {half:.1f}"


def _share(share: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{share:.0%} ({100 * low:.0f}-{high:.0%})"


def _by_faction(name: str, outcomes: Sequence[Outcome]) -> Table:
    """Where a bot wins alone and where not."""
    played: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        if outcome.match.bots[HUMAN] == name:
            faction = dict(outcome.match.options)["factions"][HUMAN]
            played.setdefault(faction, []).append(outcome)
    table = Table(title=f"{name} by faction")
    table.add_column("faction")
    for column in ("games", "won", "mean score", "Automa's"):
        table.add_column(column, justify="right")
    for faction, games in sorted(played.items()):
        won = fmean([game.ranks == (1, 2) for game in games])
        table.add_row(
            faction,
            str(len(games)),
            f"{won:.0%}",
            f"{fmean([game.scores[HUMAN] for game in games]):.1f}",
            f"{fmean([game.scores[1 - HUMAN] for game in games]):.1f}",
        )
    return table


def _tell_troubles(console: Console, troubles: Sequence[str]) -> None:
    """Moves that a simpler bot had to make."""
    if not troubles:
        return
    console.print(f"{len(troubles)} moves were made by a simpler bot:")
    for trouble in troubles[:MOST_TROUBLES]:
        console.print(f"  {trouble}", markup=False)
