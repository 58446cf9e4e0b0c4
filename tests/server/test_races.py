"""Many writers, several processes, and a process that is killed: nothing lost, nothing twice."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from astrarium.table import Chance
from tests.server.clients import API, Guest, Serving, quick

_FACTIONS = {"factions": ["terrans", "xenos"]}
_WRITERS = 20
_ROUNDS = 4


def test_of_twenty_writers_at_one_position_one_wins(database: str) -> None:
    settings = quick(database, bot_workers=0)
    with Serving(settings) as one, Serving(settings) as other:
        ann = one.guest("Ann")
        token = ann.ask("POST", "/tokens", label="race")["token"]
        table = ann.hot_seat("gaia", options=_FACTIONS)
        servers = [one, other]
        writers = [servers[i % 2].guest(token=token) for i in range(_WRITERS)]
        for version in range(_ROUNDS):
            seat = ann.position(table)["to_act"][0]
            moves = [move["text"] for move in ann.position(table, seat)["moves"]]
            answers = _at_once(writers, table, seat, moves, version)
            won = [answer for answer in answers if answer.status_code == 200]
            assert len(won) == 1
            assert won[0].json()["version"] == version + 1
            for answer in answers:
                if answer is not won[0]:
                    assert answer.status_code == 409, answer.text
                    assert answer.json()["version"] == version + 1
        assert [line["version"] for line in ann.ask("GET", f"/tables/{table}/log")] == [1, 2, 3, 4]


def _at_once(
    writers: list[Guest], table: str, seat: int, moves: list[str], version: int
) -> list[httpx.Response]:
    start = threading.Barrier(len(writers))
    answers: list[httpx.Response] = []

    def write(number: int) -> None:
        start.wait()
        move = moves[number % len(moves)]
        path = f"/tables/{table}/moves"
        answers.append(writers[number].send("POST", path, seat=seat, move=move, version=version))

    threads = [threading.Thread(target=write, args=(i,)) for i in range(len(writers))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


@contextmanager
def _process(database: str, port: int, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The server as a host starts it."""
    command = [sys.executable, "-c", "from astrarium.cli import app; app()", "serve"]
    command += ["--port", str(port), "--database", database, "--bot-workers", "0"]
    with log.open("ab") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        end = time.monotonic() + 40
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/health")
                break
            except httpx.TransportError:
                assert process.poll() is None and time.monotonic() < end, log.read_text()
                time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_every_acknowledged_move_survives_a_kill(database: str, tmp_path: Path) -> None:
    port, log = _free_port(), tmp_path / "log"
    url = f"http://127.0.0.1:{port}"
    acknowledged: dict[str, int] = {}

    def play(guest: Guest, table: str, dice: Chance) -> None:
        try:
            while True:
                seat = guest.position(table)["to_act"][0]
                position = guest.position(table, seat)
                move = dice.choice(position["moves"])["text"]
                moved = guest.move(table, seat, move, position["version"])
                acknowledged[table] = moved["version"]
        except httpx.TransportError:
            return  # the server has been killed

    with httpx.Client(base_url=url, timeout=30) as http:
        with _process(database, port, log) as process:
            guest = Guest(http)
            tables = [guest.hot_seat("gaia", options=_FACTIONS) for _ in range(2)]
            players = [
                threading.Thread(target=play, args=(guest, table, Chance(table, "kill")))
                for table in tables
            ]
            for player in players:
                player.start()
            end = time.monotonic() + 60
            while any(acknowledged.get(table, 0) < 8 for table in tables):
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.01)
            os.kill(process.pid, signal.SIGKILL)
            for player in players:
                player.join()
        with _process(database, port, log):
            for table in tables:
                kept = guest.ask("GET", f"/tables/{table}/log")
                assert [line["version"] for line in kept] == list(range(1, len(kept) + 1))
                assert acknowledged[table] <= len(kept) <= acknowledged[table] + 1
                assert guest.position(table)["version"] == len(kept)
            assert httpx.get(f"{url}{API}/games").status_code == 200
    assert "Traceback" not in log.read_text()


def test_a_server_that_is_asked_to_stop_ends_its_streams(tmp_path: Path) -> None:
    port, log = _free_port(), tmp_path / "log"
    url = f"http://127.0.0.1:{port}"
    with (
        _process(f"sqlite:///{tmp_path / 'test.db'}", port, log) as process,
        httpx.Client(base_url=url, timeout=30) as http,
    ):
        table = Guest(http).hot_seat("gaia")
        with http.stream("GET", f"{API}/tables/{table}/events?after=0") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "retry: 1000"
            process.send_signal(signal.SIGINT)
            assert "event: started" in list(lines)  # and then the stream ends
        assert process.wait(30) == 0
    said = log.read_text()
    assert "Traceback" not in said and "ERROR" not in said
