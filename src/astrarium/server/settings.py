"""What a host can set."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database: str = ""
    """SQLAlchemy URL; empty for SQLite in the user's data folder."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only: on behind a proxy with TLS."""
    bot_workers: int = 1
    """Processes that think for bots; 0 leaves that to other servers of the same database."""
    bot_seconds: float = 20.0
    """How long a bot may think about one move."""
    bot_maker: str = "astrarium.bots:make_bot"
    """Where bots come from: module and function, called with game, level and seed."""
    pages: str = ""
    """Folder of the built web client; empty for the one that comes with the package."""
    games_in_memory: int = 1000
    """Games that are kept ready, about 0.3 MB each; others are replayed when they are asked for."""
    poll_seconds: float = 0.0
    """How often streams look for news of other processes; 0 chooses by database."""
    attempts_per_minute: int = 10
    """Passwords that may be tried per name and address."""
    moves_per_second: float = 20.0
    """Moves, undos and chat lines per person."""
    patience_live: int = 10 * 60
    """Seconds without a decision after which the others at a live table may vote about a seat."""
    patience_days: int = 3 * 24 * 3600
    """The same at a table that is played over days."""
    tables_per_guest: int = 20
    """Open tables of a guest; people with a password may have ten times as many."""

    def patience(self, pace: str) -> int:
        """How long others wait for a seat that does not decide, in seconds."""
        return self.patience_days if pace == "days" else self.patience_live


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "astrarium"


def database_url(given: str) -> str:
    """The URL to open; plain ``postgresql://`` means the driver that comes with the server."""
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'astrarium.db'}"
    for scheme in ("postgresql://", "postgres://"):
        if given.startswith(scheme):
            return "postgresql+psycopg://" + given[len(scheme) :]
    return given
