"""The command line with the toy games at the table: ``python -m tests.cli.toy_table play nim``."""

from astrarium import games
from astrarium.cli import app

TOYS = {"nim": ("tests.table.toys", "NIM"), "secret": ("tests.table.toys", "SECRET")}

if __name__ == "__main__":
    games._GAMES.update(TOYS)
    app()
