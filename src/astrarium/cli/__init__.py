"""The command line: play in the terminal, simulate, replay, verify and import games."""

from astrarium.cli.app import app

__all__ = ["app"]
