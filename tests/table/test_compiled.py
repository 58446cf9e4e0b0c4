"""``make test-compiled`` really tests the compiled rules, and ``make test`` the sources."""

import importlib.machinery
import os
from pathlib import Path

import astrarium.table.record
from tests.table.toys import NIM


def test_the_table_is_what_it_should_be() -> None:
    path = str(astrarium.table.record.__file__)
    compiled = path.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    assert compiled == bool(os.environ.get("ASTRARIUM_COMPILED"))


def test_the_sources_hold_nothing_compiled() -> None:
    source = Path(__file__).parents[2] / "src"
    assert not [*source.rglob("*.so"), *source.rglob("*.c")]


def test_interpreted_games_may_stand_on_the_compiled_table() -> None:
    assert NIM.new({}, "s").why("take 3") is None
