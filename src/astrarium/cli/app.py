"""The ``astrarium`` command and its subcommands; the work is done in the modules beside."""

from pathlib import Path
from typing import Annotated

import typer

from astrarium import __version__
from astrarium.bots import LEVELS, make_bot
from astrarium.bots.train import Training
from astrarium.cli import (
    arena,
    bridge,
    importing,
    play,
    replaying,
    serving,
    simulating,
    training,
)
from astrarium.cli.guard import Guard
from astrarium.cli.settings import add_solo, read_options
from astrarium.games import game_names, get_game

app = typer.Typer(
    cls=Guard,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="One table for the board games Gaia Project and Planet Unknown.",
)
import_app = typer.Typer(no_args_is_help=True, help="Bring games from elsewhere.")
app.add_typer(import_app, name="import")
db_app = typer.Typer(no_args_is_help=True, help="Look after the server's database.")
app.add_typer(db_app, name="db")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(game_names()))]
Players = Annotated[int | None, typer.Option(help="How many play.", min=1)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]

Database = Annotated[
    str,
    typer.Option(
        envvar="ASTRARIUM_DATABASE",
        metavar="URL",
        help="postgresql://..., or nothing for SQLite in your data folder.",
    ),
]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"astrarium {__version__}")
        raise typer.Exit()


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show the traceback of an error.")] = False,
) -> None:
    pass


@app.command("play")
def play_command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=" or ".join(game_names()))
    ] = None,
    players: Players = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="Repeat a game of this seed.")] = None,
    humans: Annotated[int, typer.Option(help="How many of the seats are people.", min=0)] = 1,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats are people.")] = False,
    solo: Annotated[
        bool, typer.Option("--solo", help="Alone; in Gaia Project against the Automa.")
    ] = False,
    automa: Annotated[
        str | None, typer.Option(metavar="FACTION", help="Alone: the Automa's faction.")
    ] = None,
    level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Alone: how strong the Automa is.")
    ] = None,
    opponents: Annotated[
        str, typer.Option(metavar="LEVEL", help=f"How the bots play: {', '.join(LEVELS)}.")
    ] = "random",
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    make_bot(game or "gaia", opponents)  # an unknown level is told before anything begins
    if resume is not None:
        if solo or automa or level:
            raise typer.BadParameter("a saved game has its opponent already")
        session = play.resumed(resume)
    elif game is None:
        raise typer.BadParameter(f"say which game: {' or '.join(game_names())}")
    else:
        rules = get_game(game)
        given = read_options(rules, option or [], players)
        if solo or automa or level:
            add_solo(rules, given, automa, level)
        session = play.started(rules, given, seed)
    session.opponents = opponents
    session.humans = session.state.players if hot_seat else min(humans, session.state.players)
    raise typer.Exit(session.run())


@app.command("simulate")
def simulate_command(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let random players play and print statistics of their scores."""
    rules = get_game(game)
    simulating.run(
        game, rules, read_options(rules, option or [], players), games, seed, jobs, as_json
    )


@app.command("arena")
def arena_command(
    bots: Annotated[
        str,
        typer.Option(
            help="Who meets: levels ('hard:15000' tells the positions), or 'run:PROGRAM'."
        ),
    ] = "medium,easy",
    game: Annotated[str, typer.Option(help=" or ".join(game_names()))] = "gaia",
    players: Annotated[int, typer.Option(help="Seats in each game.", min=2, max=6)] = 2,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 20,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "arena",
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    seconds: Annotated[
        float, typer.Option(help="After so long a simpler bot makes the move.", min=0.01)
    ] = arena.PATIENCE,
    automa: Annotated[
        str, typer.Option(metavar="LEVEL", help="Each plays alone against the Automa.")
    ] = "",
    log: Annotated[
        Path | None,
        typer.Option(help="Note every game there; those noted already are not played again."),
    ] = None,
) -> None:
    """Let bots meet on the same seeds in rotating seats."""
    names = tuple([name.strip() for name in bots.split(",")])
    arena.run(arena.Plan(game, names, players, games, seed, jobs, seconds, automa, log))


@app.command("train")
def train_command(
    game: GameName = "gaia",
    studies: Annotated[
        int | None, typer.Option(help="Positions of a generation, each learned from twice.", min=2)
    ] = None,
    generations: Annotated[int, typer.Option(help="How often weights are moved.", min=1)] = 3,
    gate: Annotated[int, typer.Option(help="Seeds of the gate, two games each.", min=1)] = 40,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
    depth: Annotated[
        int | None, typer.Option(help="Own turns of a round, or coming rounds, planned.", min=1)
    ] = None,
    width: Annotated[int | None, typer.Option(help="Lines that are kept.", min=1)] = None,
    start: Annotated[
        Path | None, typer.Option(help="Weights to begin with instead of the package's.")
    ] = None,
    challenger: Annotated[
        Path | None,
        typer.Option(help="Weights that are trained already: they only have to pass the gate."),
    ] = None,
    output: Annotated[Path, typer.Option(help="Where to write better weights.")] = Path(
        "weights.json"
    ),
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
) -> None:
    """Learn better weights from self-play; a gate keeps out what is not surely better."""
    subject = training.find(game)
    thinking = training.thinking(subject, depth, width)
    plan = Training(studies or subject.studies, gate, seed, thinking, generations)
    if challenger:
        raise typer.Exit(training.meet(subject, plan, challenger, start, jobs, ray))
    raise typer.Exit(training.run(subject, plan, start, output, jobs, ray))


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.astra).")],
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object per line: positions, then the result.")
    ] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each turn.")] = False,
) -> None:
    """Show a recorded game move by move."""
    replaying.replay(file, as_json, step)


@app.command("verify")
def verify_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records (.astra).")],
) -> None:
    """Replay records and check that their results are right."""
    raise typer.Exit(replaying.verify(files))


@import_app.command("boardgamers")
def boardgamers_command(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="One game (.json) or several (.jsonl, .jsonl.gz)."),
    ],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The record to write; a folder if there are several."),
    ] = None,
) -> None:
    """Turn Gaia Project games of boardgamers.space into records."""
    raise typer.Exit(importing.boardgamers(file, output))


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Database = "",
    bot_workers: Annotated[
        int, typer.Option(help="Processes that think for bots.", min=0, max=64)
    ] = 1,
    bot_seconds: Annotated[
        float, typer.Option(help="How long a bot may think about a move.", min=0.1)
    ] = 20.0,
    secure_cookies: Annotated[
        bool, typer.Option("--secure-cookies", help="Behind a proxy with TLS: cookies need it.")
    ] = False,
    live_minutes: Annotated[
        float, typer.Option(help="How long a live table waits for a player.", min=0.1)
    ] = 10.0,
    slow_days: Annotated[
        float, typer.Option(help="The same at a table that is played over days.", min=0.01)
    ] = 3.0,
) -> None:
    """Host both games for browsers, bots and scripts."""
    serving.serve(
        host,
        port,
        database=database,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        secure_cookies=secure_cookies,
        patience_live=round(live_minutes * 60),
        patience_days=round(slow_days * 24 * 3600),
    )


@app.command("bot", context_settings={"ignore_unknown_options": True})
def bot_command(
    command: Annotated[
        list[str], typer.Argument(metavar="-- PROGRAM [ARGUMENT]...", help="What to run.")
    ],
    server: Annotated[str, typer.Option(metavar="URL", help="The server's address.")],
    table: Annotated[str, typer.Option(metavar="ID", help="The table at which it has a seat.")],
    token: Annotated[
        str, typer.Option(envvar="ASTRARIUM_TOKEN", metavar="TOKEN", help="Whose seats it plays.")
    ],
    seconds: Annotated[
        float, typer.Option(help="How long it may think about a move.", min=0.1)
    ] = 60.0,
) -> None:
    """Let a program in any language play at a table: it reads positions and writes moves."""
    bridge.run(server, token, table, command, seconds)


@db_app.command("upgrade")
def db_upgrade_command(database: Database = "") -> None:
    """Bring the database to this version."""
    serving.upgrade(database)


@db_app.command("check")
def db_check_command(database: Database = "") -> None:
    """Replay all stored games with this version and report every difference."""
    raise typer.Exit(serving.check(database))
