"""Who is at the table: streams tell it, over processes, and nobody stays who has gone."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest

from astrarium.server.models import Process, Watching, now
from tests.server.clients import API, Guest, Serving, quick


class Follower:
    """Keeps a stream open and remembers what it was last told about who is there."""

    def __init__(self, guest: Guest, table: str) -> None:
        self._guest = guest
        self._path = f"{API}/tables/{table}/events"
        self._gone = threading.Event()
        self.here: dict[str, Any] = {}

    def _read(self) -> None:
        with self._guest.http.stream("GET", self._path) as answer:
            kind = ""
            for line in answer.iter_lines():
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: ") and kind == "presence":
                    self.here = json.loads(line[6:])
                if self._gone.is_set():
                    return

    def until(self, **here: Any) -> None:
        """Wait until that is who is there."""
        end = time.monotonic() + 90
        while self.here != here:
            assert time.monotonic() < end, f"{self.here} is not {here}"
            time.sleep(0.02)


@contextmanager
def _following(guest: Guest, table: str) -> Iterator[Follower]:
    follower = Follower(guest, table)
    reader = threading.Thread(target=follower._read)
    reader.start()
    try:
        yield follower
    finally:
        follower._gone.set()
        guest.ask("POST", f"/tables/{table}/chat", text="bye")  # the next line ends the stream
        reader.join()


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.presence._GRACE", 0.05)
    monkeypatch.setattr("astrarium.server.presence._LOOK", 0.5)


def test_a_table_sees_who_comes_and_goes_at_any_process(database: str) -> None:
    settings = quick(database, bot_workers=0)
    with Serving(settings) as one, Serving(settings) as other:
        ann, bob, eve = one.guest("Ann"), other.guest("Bob"), other.guest("Eve")
        table = ann.table("gaia", "me", "open")["id"]
        with _following(ann, table) as seen:
            seen.until(seats=[0], watchers=[], unknown=0)
            with _following(bob, table):
                seen.until(seats=[0], watchers=["Bob"], unknown=0)
                bob.ask("POST", f"/tables/{table}/join")
                seen.until(seats=[0, 1], watchers=[], unknown=0)
                with _following(eve, table):
                    seen.until(seats=[0, 1], watchers=["Eve"], unknown=0)
                    shown = eve.ask("GET", f"/tables/{table}/presence")
                    assert shown == {"seats": [0, 1], "watchers": ["Eve"], "unknown": 0}
            seen.until(seats=[0], watchers=[], unknown=0)


def test_a_process_that_died_has_nobody_at_its_tables(serving: Serving, ann: Guest) -> None:
    table = ann.table("gaia", "me", "open")["id"]
    people = [ann.ask("GET", "/me")["id"]]
    storage = serving.app.state.house.storage
    with storage.write() as session:
        session.add(Process(id="other", seen=now()))
        session.flush()
        session.add(Watching(process="other", table_id=table, people=people, unknown=1))
    shown = ann.ask("GET", f"/tables/{table}/presence")
    assert shown == {"seats": [0], "watchers": [], "unknown": 1}
    with storage.write() as session:
        session.get_one(Process, "other").seen = now() - timedelta(minutes=5)
    shown = ann.ask("GET", f"/tables/{table}/presence")
    assert shown == {"seats": [], "watchers": [], "unknown": 0}


def test_who_loads_the_page_anew_was_never_away(
    serving: Serving, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrarium.server.presence._GRACE", 30.0)
    table = ann.table("gaia", "me", "open")["id"]
    with _following(bob, table) as seen:
        with _following(ann, table):
            seen.until(seats=[0], watchers=["Bob"], unknown=0)
        for _ in range(10):
            time.sleep(0.05)
            assert seen.here["seats"] == [0]
