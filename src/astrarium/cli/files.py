"""Record files: reading, and writing so that a crash never leaves half a file."""

import os
from datetime import datetime
from pathlib import Path

from astrarium.cli.guard import FileTrouble
from astrarium.table import BadRecord, Record

ENDING = ".astra"


def read_record(path: Path) -> Record:
    """Parse a file; its errors begin with the file's name."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FileTrouble(f"{path}: this is not a text file.") from error
    except OSError as error:
        raise FileTrouble(f"{path}: {reason(error)}.") from error
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise FileTrouble(f"{path}, {error}") from error


def write_record(path: Path, record: Record) -> None:
    """Write beside the target first, then put it in place."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(record.to_text(), encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise FileTrouble(f"{path}: {reason(error)}.") from error


def with_ending(name: str) -> Path:
    """The file a player means: ``~`` understood, ``.astra`` added where no ending is given."""
    path = Path(name).expanduser()
    return path if path.suffix else path.with_suffix(ENDING)


def free_name(game: str, folder: Path | None = None) -> Path:
    """A name nobody has used yet for a game played now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = (folder or Path()) / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = path.with_name(f"{stem}-{number}{ENDING}")
        number += 1
    return path


def reason(error: OSError) -> str:
    """The operating system's words, without its numbers."""
    return (error.strerror or str(error)).lower()
