"""The server from the command line, and the care of its database."""

import socket
from contextlib import suppress
from typing import Any

import typer

from astrarium.cli.guard import WRONG
from astrarium.table import TableError

_MISSING = "The server needs more than the terminal game: pip install 'astrarium[server]'."


class NoServer(TableError):
    """The server's libraries are not installed."""


class NoPort(TableError):
    """The address is taken or not ours."""


def serve(host: str, port: int, **settings: Any) -> None:
    """Serve until interrupted; the rest are fields of the server's settings."""
    try:
        from astrarium.server.app import create_app
        from astrarium.server.running import Server
        from astrarium.server.settings import Settings
    except ModuleNotFoundError as error:
        raise NoServer(_MISSING) from error
    with _bound(host, port) as listening:
        app = create_app(Settings(**settings))
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}"
        typer.echo(f"Astrarium is open at {address} (API: /api/docs). Ctrl-C stops it.")
        with suppress(KeyboardInterrupt):
            Server(app, host, port).run(sockets=[listening])


def _bound(host: str, port: int) -> socket.socket:
    """Take the port before anything else is begun, so that a taken one is told in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # whoever comes before the application is ready waits a moment
    except OSError as error:
        listening.close()
        raise NoPort(
            f"Nothing can listen on {host}:{port} ({error.strerror}): choose another --port."
        ) from error
    return listening


def upgrade(database: str) -> None:
    """Run the migrations that are missing."""
    try:
        from astrarium.server.storage import Storage
    except ModuleNotFoundError as error:
        raise NoServer(_MISSING) from error
    storage = Storage(database)
    storage.upgrade()
    typer.echo(f"The database is at revision {storage.revision()}.")
    storage.close()


def check(database: str) -> int:
    """Replay every game; the exit code says whether all still come out as they were."""
    try:
        from astrarium.server.checking import differences
        from astrarium.server.storage import Storage
    except ModuleNotFoundError as error:
        raise NoServer(_MISSING) from error
    storage = Storage(database)
    games = wrong = 0
    for table_id, difference in differences(storage):
        games += 1
        if difference:
            wrong += 1
            typer.echo(f"{table_id}: {difference}")
    typer.echo(f"{games} games, {wrong} differ.")
    storage.close()
    return WRONG if wrong else 0
