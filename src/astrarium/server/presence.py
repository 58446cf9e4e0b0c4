"""Who follows a table now, over all processes.

Each process writes down who follows which table through its own streams, a few changes at a time,
and says regularly that it is still there. Nothing is written while nobody comes or goes.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta

import sqlalchemy.exc
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from astrarium.server.models import Person, Process, Seat, Watching, now
from astrarium.server.storage import Storage
from astrarium.server.waking import PRESENCE, Bell

_LOG = logging.getLogger("astrarium.server")
_GATHER = 0.1
"""Seconds in which changes are gathered before they are written."""
_GRACE = 2.0
"""Whoever is back within so many seconds (a page loaded anew) has not been away."""
_LOOK = 10.0
"""Seconds between looks at what other processes have written."""
_GONE = timedelta(seconds=45)
"""A process that has not been heard of for so long has died."""


Followers = dict[str, dict[int | None, int]]
"""By table and person (none: unknown), how many streams."""


@dataclass(frozen=True)
class Here:
    """Who follows one table."""

    seats: list[int]
    watchers: list[str]
    unknown: int


class Presence:
    """All of it happens on the server's loop but for the database, which has a thread."""

    def __init__(self, storage: Storage, bell: Bell) -> None:
        self._storage = storage
        self._bell = bell
        self._id = secrets.token_hex(8)
        self._own: dict[str, Counter[int | None]] = {}
        self._changed: set[str] = set()
        self._again: set[str] = set()
        self._shown: dict[str, Here] = {}
        self._woken = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        bell.on_presence_elsewhere(self._elsewhere)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        try:
            await asyncio.to_thread(self._leave)
        except sqlalchemy.exc.SQLAlchemyError:
            _LOG.debug("this process could not sign off; others will notice")

    @contextmanager
    def at_table(self, table_id: str, person_id: int | None) -> Iterator[None]:
        """Somebody follows the table."""
        self._own.setdefault(table_id, Counter())[person_id] += 1
        self._note(table_id)
        try:
            yield
        finally:
            assert self._loop is not None
            self._loop.call_later(_GRACE, self._depart, table_id, person_id)

    def here(self, table_id: str) -> Here | None:
        """Who follows the table, as far as it is known yet."""
        return self._shown.get(table_id)

    def ask(self, table_id: str) -> Here:
        """The same from the database, for those who follow nothing."""
        return self._read([table_id])[table_id]

    def look_again(self, table_id: str) -> None:
        """Somebody has sat down or got up."""
        self._again.add(table_id)
        self._woken.set()

    def _elsewhere(self, table_id: str) -> None:
        """From the thread that listens to the database."""
        if self._loop is not None and not self._loop.is_closed():
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self.look_again, table_id)

    def _depart(self, table_id: str, person_id: int | None) -> None:
        people = self._own[table_id]
        people[person_id] -= 1
        if not people[person_id]:
            del people[person_id]
        self._note(table_id)
        if not people:
            del self._own[table_id]

    def _note(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._woken.set()

    async def _run(self) -> None:
        looked = time.monotonic()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), _LOOK)
            await asyncio.sleep(_GATHER)
            self._woken.clear()
            watched = set(self._bell.watched)
            changed = {name: dict(self._own.get(name, {})) for name in self._changed}
            wanted = (self._again | changed.keys()) & watched
            everything: Followers = {}
            if time.monotonic() - looked >= _LOOK:
                looked, wanted = time.monotonic(), watched
                everything = {name: dict(people) for name, people in self._own.items()}
            self._changed, self._again = set(), set()
            try:
                shown = await asyncio.to_thread(self._exchange, changed, wanted, everything)
            except sqlalchemy.exc.SQLAlchemyError as error:
                _LOG.warning("could not tell who is there: %s", type(error).__name__)
                self._changed |= changed.keys()
                continue
            self._show(shown, watched)

    def _show(self, shown: dict[str, Here], watched: set[str]) -> None:
        for table_id in self._shown.keys() - watched:
            del self._shown[table_id]
        for table_id, here in shown.items():
            if self._shown.get(table_id) != here:
                self._shown[table_id] = here
                self._bell.wake(table_id)

    # What takes a thread

    def _exchange(
        self, changed: Followers, wanted: set[str], everything: Followers
    ) -> dict[str, Here]:
        """Write down what has changed here, and read who is where.

        ``everything`` is given now and then: it says that this process is still there, and is
        written anew if others have taken it for dead.
        """
        if changed or everything:
            with self._storage.write() as session:
                if session.get(Process, self._id) is None:
                    changed = {**everything, **changed}
                session.merge(Process(id=self._id, seen=now()))
                session.execute(delete(Process).where(Process.seen < now() - _GONE))
                session.flush()
                for table_id, people in changed.items():
                    self._write(session, table_id, people)
            self._storage.notify([PRESENCE + table_id for table_id in changed])
        return self._read(wanted)

    def _write(self, session: Session, table_id: str, people: dict[int | None, int]) -> None:
        row = session.get(Watching, (self._id, table_id))
        if not people:
            if row is not None:
                session.delete(row)
            return
        if row is None:
            row = Watching(process=self._id, table_id=table_id)
            session.add(row)
        row.people = sorted(one for one in people if one is not None)
        row.unknown = people.get(None, 0)

    def _read(self, wanted: Iterable[str]) -> dict[str, Here]:
        ids = list(wanted)
        if not ids:
            return {}
        present: dict[str, set[int]] = {table_id: set() for table_id in ids}
        unknown: Counter[str] = Counter()
        seats: dict[str, dict[int, int]] = {table_id: {} for table_id in ids}
        with self._storage.read() as session:
            rows = session.scalars(
                select(Watching)
                .join(Process, Process.id == Watching.process)
                .where(Watching.table_id.in_(ids), Process.seen >= now() - _GONE)
            )
            for row in rows:
                present[row.table_id].update(row.people)
                unknown[row.table_id] += row.unknown
            everybody = set().union(*present.values())
            seated = select(Seat).where(Seat.table_id.in_(ids), Seat.person_id.in_(everybody))
            for seat in session.scalars(seated):
                if seat.person_id in present[seat.table_id]:
                    seats[seat.table_id][seat.number] = seat.person_id
            people = select(Person.id, Person.name).where(Person.id.in_(everybody))
            names = {row.id: row.name for row in session.execute(people)}
        return {
            table_id: Here(
                sorted(seats[table_id]),
                sorted(names[one] for one in present[table_id] - set(seats[table_id].values())),
                unknown[table_id],
            )
            for table_id in ids
        }

    def _leave(self) -> None:
        with self._storage.write() as session:
            session.execute(delete(Process).where(Process.id == self._id))
        self._storage.notify([PRESENCE + table_id for table_id in self._own])
