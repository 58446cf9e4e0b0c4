"""Games from elsewhere, turned into records."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import typer

from astrarium.cli.files import ENDING, reason, write_record
from astrarium.cli.guard import WRONG, FileTrouble
from astrarium.table import Record, TableError

_IMPORTER = "astrarium.gaia.boardgamers"


def boardgamers(path: Path, output: Path | None) -> int:
    """One game gives one record; a file of several gives a folder of records.

    A game that cannot be imported is told and the others are imported all the same; the exit code
    says whether there was one.
    """
    import_game: Callable[[dict[str, Any]], Record] = import_module(_IMPORTER).import_game
    several = path.name.endswith((".jsonl", ".jsonl.gz"))
    stem = path.name.split(".", 1)[0]
    found = failed = 0
    for line, data in _objects(path, several):
        found += 1
        try:
            record = import_game(data)
        except TableError as error:
            if not several:
                raise FileTrouble(f"{path}: {error}") from error
            typer.echo(f"{path}, line {line}: {error}", err=True)
            failed += 1
            continue
        if several:
            target = (output or Path(stem)) / f"{_name_of(data, line)}{ENDING}"
        else:
            target = output or Path(f"{stem}{ENDING}")
        write_record(target, record)
        typer.echo(f"{target}: {len(record.moves)} moves")
    if not found:
        raise FileTrouble(f"{path}: there is no game in it.")
    return WRONG if failed else 0


def _objects(path: Path, several: bool) -> Iterator[tuple[int, dict[str, Any]]]:
    """The games of a file with the line on which each stands."""
    try:
        raw = path.read_bytes()
        text = (gzip.decompress(raw) if path.suffix == ".gz" else raw).decode("utf-8")
    except (UnicodeDecodeError, gzip.BadGzipFile, EOFError) as error:
        raise FileTrouble(f"{path}: this is neither text nor compressed text.") from error
    except OSError as error:
        raise FileTrouble(f"{path}: {reason(error)}.") from error
    rows = enumerate(text.split("\n"), 1) if several else [(1, text)]
    for line, row in rows:
        if not row.strip():
            continue
        try:
            data = json.loads(row)
        except ValueError as error:
            raise FileTrouble(f"{path}, line {line}: this is not JSON.") from error
        if not isinstance(data, dict):
            raise FileTrouble(f"{path}, line {line}: a game is a JSON object.")
        yield line, data


def _name_of(data: dict[str, Any], line: int) -> str:
    """A file name from the game's own, or from its line."""
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", str(data.get("id") or data.get("_id") or "")).strip("-")
    return name or f"game-{line}"
