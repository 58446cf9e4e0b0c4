"""The games of an arena, noted one by one: what was played is not lost, and not played again."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from astrarium.bots.matches import Match, Outcome
from astrarium.table import BadOption


class Log:
    """A file with one game per line."""

    def __init__(self, path: Path) -> None:
        """What the file already holds; a new one begins with the first game."""
        self._path = path
        self.known: dict[Match, Outcome] = {}
        try:
            lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
            for line in lines:
                outcome = _read(json.loads(line))
                self.known[outcome.match] = outcome
        except (OSError, ValueError, TypeError, KeyError):
            raise BadOption("log", f"'{path}' is not a file of games of the arena.") from None

    def note(self, outcome: Outcome) -> None:
        self.known[outcome.match] = outcome
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")


def _read(row: dict[str, Any]) -> Outcome:
    match = Match(**{name: _frozen(value) for name, value in row.pop("match").items()})
    return Outcome(match, **{name: _frozen(value) for name, value in row.items()})


def _frozen(value: Any) -> Any:
    """Lists of JSON as the tuples they were."""
    return tuple([_frozen(one) for one in value]) if isinstance(value, list) else value
