"""The command line in this process, in a folder of its own, with the toy games at the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from astrarium import games
from astrarium.cli import app
from tests.cli.toy_table import TOYS


class Answer:
    """What a command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Answer]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call ``run("play", "nim", keys=["take 1", ...])``."""
    for name, place in TOYS.items():
        monkeypatch.setitem(games._GAMES, name, place)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    def call(*arguments: str, keys: list[str] | None = None) -> Answer:
        result = CliRunner().invoke(app, list(arguments), input="\n".join(keys or []) + "\n")
        return Answer(result.exit_code, result.stdout, result.stderr)

    return call
