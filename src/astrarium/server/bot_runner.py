"""Bots play: tables that wait for one are claimed, thought about elsewhere, and moved on."""

import json
import logging
import queue
import secrets
import subprocess
import sys
import threading
from datetime import timedelta
from typing import Any

import sqlalchemy.exc
from sqlalchemy import or_, select, update
from sqlalchemy.orm import Session

from astrarium.bots import LEVELS
from astrarium.server.games import Live, Shelf
from astrarium.server.models import RUNNING, GameTable, Seat, now
from astrarium.server.playing import append, go_on, tell
from astrarium.server.settings import Settings
from astrarium.server.storage import Storage

_LOG = logging.getLogger("astrarium.server")
_LOOK = 0.5
_START_UP = 20.0


class BotTrouble(Exception):
    """A bot did not answer with a move."""


class Worker:
    """One thinking process; it is replaced when it hangs or dies."""

    def __init__(self, maker: str) -> None:
        self._maker = maker
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()

    def think(self, job: dict[str, Any], seconds: float) -> str:
        """The bot's move, or ``BotTrouble`` after at most so many seconds."""
        return str(self.ask(job, seconds)["move"])

    def ask(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a job: a move, or hints."""
        if self._process is None or self._process.poll() is not None:
            self._start()
            self._answer(_START_UP)
        process = self._process
        if process is None or process.stdin is None:
            raise BotTrouble("its process was stopped")
        try:
            process.stdin.write(json.dumps(job) + "\n")
            process.stdin.flush()
        except (OSError, ValueError):
            self.stop()
            raise BotTrouble("its process died") from None
        answer = self._answer(seconds)
        if "error" in answer:
            raise BotTrouble(answer["error"])
        return answer

    def _answer(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.stop()
            raise BotTrouble("it did not answer in time") from None
        if not line:
            self.stop()
            raise BotTrouble("its process died")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    _LOG.debug("a worker's pipe was closed already")

    def _start(self) -> None:
        self.stop()
        answers: queue.Queue[str] = queue.Queue()
        self._answers = answers
        self._process = process = subprocess.Popen(
            [sys.executable, "-m", "astrarium.server.bot_worker", self._maker],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

        def read() -> None:
            assert process.stdout is not None
            try:
                for line in process.stdout:
                    answers.put(line)
            except ValueError:
                _LOG.debug("a worker was stopped while it was read from")
            answers.put("")

        threading.Thread(target=read, name="bot answers", daemon=True).start()


def job_of(table_id: str, live: Live, seat: int, level: str) -> dict[str, Any]:
    """A position to think about, as a worker reads it."""
    return {
        "table": table_id,
        "game": live.game.name,
        "options": live.options,
        "seed": live.seed,
        "moves": live.moves,
        "seat": seat,
        "level": level,
    }


class BotRunner:
    """Threads of this process that each drive one worker."""

    def __init__(self, storage: Storage, shelf: Shelf, settings: Settings) -> None:
        self._storage = storage
        self._shelf = shelf
        self._settings = settings
        self._wake = threading.Event()
        self._stopped = threading.Event()
        self._threads: list[threading.Thread] = []
        self._workers: list[Worker] = []

    def start(self) -> None:
        if self._storage.sqlite:  # one machine: claims of a process that died are void at once
            with self._storage.write() as session:
                session.execute(update(GameTable).values(busy_until=None))
        for number in range(self._settings.bot_workers):
            worker = Worker(self._settings.bot_maker)
            thread = threading.Thread(
                target=self._run, args=(worker,), name=f"bots {number}", daemon=True
            )
            self._workers.append(worker)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._wake.set()
        for worker in self._workers:
            worker.stop()
        for thread in self._threads:
            thread.join(5)
        for worker in self._workers:
            worker.stop()

    def wake(self, _table_id: str) -> None:
        """Something happened somewhere: a bot may be to act."""
        self._wake.set()

    def _run(self, worker: Worker) -> None:
        while not self._stopped.is_set():
            self._wake.clear()
            try:
                table_id = self._claim()
                if table_id is None:
                    self._wake.wait(_LOOK)
                else:
                    self._serve(table_id, worker)
            except sqlalchemy.exc.SQLAlchemyError as error:
                if not self._stopped.is_set():
                    _LOG.warning("bots cannot reach the database: %s", type(error).__name__)
                    self._stopped.wait(1.0)
            except Exception:
                _LOG.exception("a bot's table could not be served")
                self._stopped.wait(1.0)

    def _claim(self) -> str | None:
        """A table that waits for a bot and that no other process thinks about."""
        query = (
            select(GameTable)
            .where(
                GameTable.waits_for_server,
                GameTable.status == RUNNING,
                or_(GameTable.busy_until.is_(None), GameTable.busy_until < now()),
            )
            .order_by(GameTable.changed)
            .limit(1)
        )
        with self._storage.read() as session:
            if session.scalar(query) is None:
                return None
        with self._storage.write() as session:
            table = session.scalar(query.with_for_update(skip_locked=True))
            if table is None:
                return None
            table.busy_until = self._deadline()
            return table.id

    def _deadline(self) -> Any:
        """When a claim of this process is void: it has died, or it would have answered."""
        seconds = len(LEVELS) * self._settings.bot_seconds + 2 * _START_UP
        return now() + timedelta(seconds=seconds)

    def _serve(self, table_id: str, worker: Worker) -> None:
        """Move for the bots of one table until a person is to act."""
        while not self._stopped.is_set():
            with self._storage.read() as session:
                table = session.get_one(GameTable, table_id)
                live = self._shelf.get(session, table)
                seat = self._bot_to_act(session, table, live)
            if seat is None:
                break
            move = self._think(table_id, live, seat, worker)
            if self._stopped.is_set():
                break
            self._commit(table_id, live.version, seat.number, move)
        with self._storage.write() as session:
            session.get_one(GameTable, table_id).busy_until = None

    def _bot_to_act(self, session: Session, table: GameTable, live: Live) -> Seat | None:
        if table.status != RUNNING:
            return None
        for number in live.state.to_act:
            seat = session.get(Seat, (table.id, number))
            if seat is not None and seat.bot is not None:
                return seat
        return None

    def _think(self, table_id: str, live: Live, seat: Seat, worker: Worker) -> str:
        """The bot's move; one that fails gives its seat to the next simpler bot."""
        level = seat.bot or LEVELS[0]
        while True:
            try:
                job = job_of(table_id, live, seat.number, level)
                move = worker.think(job, self._settings.bot_seconds)
                if all(str(legal) != move for legal in live.state.legal_moves(seat.number)):
                    raise BotTrouble(f"it chose '{move}', which is not legal")
                return move
            except BotTrouble as trouble:
                if self._stopped.is_set():
                    return ""
                simpler = LEVELS[max(0, LEVELS.index(level) - 1)]
                _LOG.warning(
                    "table %s, seat %d: the %s bot failed (%s); %s plays on",
                    table_id,
                    seat.number + 1,
                    level,
                    trouble,
                    simpler if simpler != level else "chance",
                )
                if simpler == level:
                    return str(secrets.choice(live.state.legal_moves(seat.number)))
                self._demote(table_id, seat.number, level, simpler)
                level = simpler

    def _demote(self, table_id: str, number: int, level: str, simpler: str) -> None:
        with self._storage.at_table(table_id) as (session, table):
            seat = session.get_one(Seat, (table_id, number))
            if seat.bot == level:
                seat.bot = simpler
                data = {"seat": number, "level": level, "now": simpler}
                tell(session, table, "bot-replaced", data)

    def _commit(self, table_id: str, version: int, number: int, move: str) -> None:
        """Play the move unless the seat's decision is another one by now."""
        with self._storage.at_table(table_id) as (session, table):
            live = self._shelf.get(session, table).copy()
            seat = session.get_one(Seat, (table_id, number))
            to_act = table.status == RUNNING and number in live.state.to_act
            if not to_act or seat.bot is None or live.since[number] > version:
                return
            append(session, table, live, number, move)
            table.busy_until = self._deadline()
            seats = session.scalars(
                select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)
            ).all()
            go_on(session, table, live, seats)
        self._shelf.keep(table_id, live)
