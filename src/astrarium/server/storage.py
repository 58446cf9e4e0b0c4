"""The database: opening, migrating, and transactions that serialise the writers of one table."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.orm import Session

from astrarium.server.models import GameTable
from astrarium.server.problems import Problem
from astrarium.server.settings import database_url
from astrarium.table import TableError

CHANNEL = "astrarium"
_WRITE = "astrarium_write"


class NotUpgraded(TableError):
    """The database belongs to another version of the program."""


class Storage:
    """One process's way to the database."""

    def __init__(self, url: str = "") -> None:
        self.url = database_url(url)
        self.sqlite = self.url.startswith("sqlite")
        self.engine = _open(self.url, self.sqlite)
        # SQLite has one writer at a time and lets the others sleep and try again; those of one
        # process wait in line here instead, which is quicker and fair.
        self._line: AbstractContextManager[object] = Lock() if self.sqlite else nullcontext()
        self._listeners: list[Callable[[str], None]] = []

    def prepare(self) -> None:
        """Bring SQLite up to date; another database has to be up to date already."""
        if self.sqlite:
            self.upgrade()
        elif self.revision() != head():
            raise NotUpgraded(
                "The database does not fit this version: run 'astrarium db upgrade --database URL'."
            )

    def upgrade(self) -> None:
        """Run all migrations that are missing."""
        with self.engine.begin() as connection:
            config = _alembic()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def revision(self) -> str | None:
        with self.engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()

    def close(self) -> None:
        self.engine.dispose()

    # Transactions

    @contextmanager
    def read(self) -> Iterator[Session]:
        with Session(self.engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A transaction that is committed when the block ends and undone when it raises."""
        with self._line, Session(self.engine, expire_on_commit=False) as session:
            session.connection(execution_options={_WRITE: True})
            yield session
            session.commit()

    @contextmanager
    def at_table(self, table_id: str) -> Iterator[tuple[Session, GameTable]]:
        """A transaction that has the table for itself: all its writers wait in line here.

        Whoever watches is woken after the commit, so that nobody is told what may still fail.
        """
        with self.write() as session:
            table = session.get(GameTable, table_id, with_for_update=not self.sqlite)
            if table is None:
                raise no_table()
            news = table.news
            yield session, table
            changed = table.news != news
        if changed:
            self._ring(table_id)

    # Waking others

    def on_news(self, listener: Callable[[str], None]) -> None:
        """Call this with a table's id when this process has committed something there."""
        self._listeners.append(listener)

    def _ring(self, table_id: str) -> None:
        for listener in self._listeners:
            listener(table_id)
        self.notify([table_id])

    def notify(self, notes: list[str]) -> None:
        """Tell other processes, if the database can; those of SQLite have to look."""
        if self.sqlite or not notes:
            return
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as other:
            other.execute(
                text(
                    "SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) AS note"
                ),
                {"channel": CHANNEL, "notes": notes},
            )


def no_table() -> Problem:
    """Also the answer to those who may not know that the table exists."""
    return Problem(404, "no-table", "There is no such table, or you need its invitation.")


def head() -> str | None:
    """The newest revision of this program."""
    return ScriptDirectory.from_config(_alembic()).get_current_head()


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _open(url: str, sqlite: bool) -> Engine:
    if not sqlite:
        return create_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=20)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        """A writer asks for the lock at once: one that reads first could never get it later."""
        writes = connection.get_execution_options().get(_WRITE)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
