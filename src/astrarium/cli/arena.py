"""The arena in the terminal: bots meet, a table tells who is stronger."""

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from astrarium.bots.arena import run as run_matches
from astrarium.bots.arena import schedule, seated
from astrarium.games import get_game


def run(game: str, names: list[str], players: int, games: int, seed: str, jobs: int) -> None:
    """Play the matches with a progress bar and print the standings."""
    title = get_game(game).title
    for name in names:
        seated(game, name)  # an unknown name is told before anything begins
    matches = schedule(game, names, players, games, seed)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=len(matches))
        standings = run_matches(matches, jobs, lambda: progress.advance(task))
    table = Table(title=f"{title}: {games} games with {players} seats, seed '{seed}'")
    table.add_column("bot")
    for column in ("seats", "mean score", "won", "seconds per move", "slowest move"):
        table.add_column(column, justify="right")
    for standing in standings:
        rate, margin = standing.win_rate
        table.add_row(
            standing.name,
            str(len(standing.scores)),
            f"{standing.mean:.1f}",
            f"{rate:.0%} ± {margin:.0%}",
            f"{standing.seconds / standing.moves:.3f}",
            f"{standing.slowest:.2f}",
        )
    Console().print(table)
