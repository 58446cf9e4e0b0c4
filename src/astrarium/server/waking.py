"""Waking streams: at once for news of this process, by NOTIFY or by looking for others' news."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta

import sqlalchemy.exc
from sqlalchemy import select

from astrarium.server.models import GameTable, now
from astrarium.server.storage import CHANNEL, Storage

_LOG = logging.getLogger("astrarium.server")
PRESENCE = "presence "
"""Begins a notice that somebody has come or gone; any other is the id of a table with news."""
_MARGIN = timedelta(seconds=30)
"""How far clocks of machines may differ, and how long a transaction may take."""
_SQLITE_POLL = 0.5
_POSTGRES_POLL = 5.0


class Bell:
    """Rings for everybody who watches a table."""

    def __init__(self, storage: Storage, poll_seconds: float) -> None:
        self._storage = storage
        self._poll = poll_seconds or (_SQLITE_POLL if storage.sqlite else _POSTGRES_POLL)
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._seen: dict[str, int] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._elsewhere: list[Callable[[str], None]] = []
        self._came_or_went: list[Callable[[str], None]] = []
        self._stopped = threading.Event()
        self._listener: threading.Thread | None = None

    def on_ring_elsewhere(self, listener: Callable[[str], None]) -> None:
        """Call this when another process has committed something."""
        self._elsewhere.append(listener)

    def on_presence_elsewhere(self, listener: Callable[[str], None]) -> None:
        """Call this when somebody has come to or gone from a table at another process."""
        self._came_or_went.append(listener)

    @property
    def watched(self) -> list[str]:
        """The tables that streams of this process follow."""
        return list(self._watchers)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._task = loop.create_task(self._look())
        if not self._storage.sqlite:
            self._listener = threading.Thread(target=self._listen, name="listen", daemon=True)
            self._listener.start()

    async def stop(self) -> None:
        self._stopped.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join, 3)
        for table_id in list(self._watchers):
            self.wake(table_id)

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    @contextmanager
    def watch(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something may have happened at the table."""
        woken = asyncio.Event()
        self._watchers.setdefault(table_id, set()).add(woken)
        try:
            yield woken
        finally:
            watchers = self._watchers[table_id]
            watchers.discard(woken)
            if not watchers:
                del self._watchers[table_id]
                self._seen.pop(table_id, None)

    def ring(self, table_id: str) -> None:
        """From any thread."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self.wake, table_id)

    def wake(self, table_id: str) -> None:
        """From the loop itself."""
        for woken in self._watchers.get(table_id, ()):
            woken.set()

    async def _look(self) -> None:
        """One question to the database for all streams of this process: what is new anywhere."""
        since = now()
        while True:
            await asyncio.sleep(self._poll)
            begun = now()
            if self._watchers:
                try:
                    rows = await asyncio.to_thread(self._news, since - _MARGIN)
                except sqlalchemy.exc.SQLAlchemyError as error:
                    _LOG.warning("could not look for news: %s", type(error).__name__)
                    continue
                for table_id, number in rows:
                    if table_id in self._watchers and self._seen.get(table_id) != number:
                        self._seen[table_id] = number
                        self.wake(table_id)
            since = begun

    def _news(self, since: datetime) -> list[tuple[str, int]]:
        with self._storage.read() as session:
            query = select(GameTable.id, GameTable.news).where(GameTable.changed > since)
            return [(row.id, row.news) for row in session.execute(query)]

    def _listen(self) -> None:
        """PostgreSQL tells what other processes have committed; polling covers what it misses."""
        import psycopg

        url = self._storage.engine.url.set(drivername="postgresql")
        while not self._stopped.is_set():
            try:
                where = url.render_as_string(hide_password=False)
                with psycopg.connect(where, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    while not self._stopped.is_set():
                        for note in connection.notifies(timeout=1.0):
                            table_id = note.payload.removeprefix(PRESENCE)
                            news = table_id == note.payload
                            for listener in self._elsewhere if news else self._came_or_went:
                                listener(table_id)
            except psycopg.Error as error:
                _LOG.warning("not listening to the database: %s", type(error).__name__)
                self._stopped.wait(1.0)
