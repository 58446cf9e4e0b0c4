"""The command line with the toy games at the table: ``python -m tests.cli.toy_table play nim``."""

import signal

from astrarium import games
from astrarium.cli import app

TOYS = {"nim": ("tests.table.toys", "NIM"), "secret": ("tests.table.toys", "SECRET")}

if __name__ == "__main__":
    # Whoever runs the tests in the background may have SIGINT ignored; in a terminal it is not.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    games._GAMES.update(TOYS)
    app()
