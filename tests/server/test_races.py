"""Many writers, several processes, and a process that is killed: nothing lost, nothing twice."""

import os
import signal
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import httpx

from astrarium.table import Chance
from tests.server.clients import API, Guest, Serving, Stream, free_port, process, quick
from tests.server.conftest import new_postgres

_FACTIONS = {"factions": ["terrans", "xenos"]}
_WRITERS = 20
_ROUNDS = 4


def test_of_twenty_writers_at_one_position_one_wins(database: str) -> None:
    settings = quick(database, bot_workers=0)
    with Serving(settings) as one, Serving(settings) as other:
        _race(one.guest("Ann"), [one.url, other.url])


def test_two_processes_share_writers_and_streams(postgres: str, tmp_path: Path) -> None:
    """As a host runs them: writers at both, and a stream of each that hears of every winner."""
    database, ports = new_postgres(postgres), [free_port(), free_port()]
    with (
        process(database, ports[0], tmp_path / "one"),
        process(database, ports[1], tmp_path / "other"),
    ):
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        with httpx.Client(base_url=urls[0], timeout=120) as http:
            ann = Guest(http, "Ann")
            table = _race(ann, urls)
            log = ann.ask("GET", f"/tables/{table}/log")
            for url in urls:
                with httpx.Client(base_url=url, timeout=120) as reader:
                    stream = Stream(reader, table)
                    stream.read(2 + _ROUNDS)
                moves = [data["text"] for _, kind, data in stream.events if kind == "move"]
                assert moves == [line["text"] for line in log]
            with httpx.Client(base_url=urls[1], timeout=120) as reader:
                stream = Stream(reader, table, after=stream.last)
                waiting = threading.Thread(target=stream.read, args=(1,))
                waiting.start()
                time.sleep(0.3)
                ann.play(table, Chance("two", "processes"), 1)
                waiting.join(120)
                assert [kind for _, kind, _ in stream.events] == ["move"]


def _race(ann: Guest, urls: list[str]) -> str:
    """Rounds in which twenty writers post to one position; the table."""
    token = ann.ask("POST", "/tokens", label="race")["token"]
    table = ann.hot_seat("gaia", options=_FACTIONS)
    with ExitStack() as stack:
        clients = [
            stack.enter_context(httpx.Client(base_url=urls[i % len(urls)], timeout=60))
            for i in range(_WRITERS)
        ]
        writers = [Guest(client, token=token) for client in clients]
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
    versions = [line["version"] for line in ann.ask("GET", f"/tables/{table}/log")]
    assert versions == list(range(1, _ROUNDS + 1))
    return table


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


def test_every_acknowledged_move_survives_a_kill(database: str, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
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

    with httpx.Client(base_url=url, timeout=120) as http:
        with process(database, port, log) as server:
            guest = Guest(http)
            tables = [guest.hot_seat("gaia", options=_FACTIONS) for _ in range(2)]
            players = [
                threading.Thread(target=play, args=(guest, table, Chance(table, "kill")))
                for table in tables
            ]
            for player in players:
                player.start()
            end = time.monotonic() + 180
            while any(acknowledged.get(table, 0) < 8 for table in tables):
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.01)
            os.kill(server.pid, signal.SIGKILL)
            for player in players:
                player.join()
        with process(database, port, log):
            for table in tables:
                kept = guest.ask("GET", f"/tables/{table}/log")
                assert [line["version"] for line in kept] == list(range(1, len(kept) + 1))
                assert acknowledged[table] <= len(kept) <= acknowledged[table] + 1
                assert guest.position(table)["version"] == len(kept)
            assert httpx.get(f"{url}{API}/games").status_code == 200
    assert "Traceback" not in log.read_text()


def test_a_server_that_is_asked_to_stop_ends_its_streams(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    url = f"http://127.0.0.1:{port}"
    with (
        process(f"sqlite:///{tmp_path / 'test.db'}", port, log) as server,
        httpx.Client(base_url=url, timeout=120) as http,
    ):
        table = Guest(http).hot_seat("gaia")
        with http.stream("GET", f"{API}/tables/{table}/events?after=0") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "retry: 1000"
            server.send_signal(signal.SIGINT)
            assert "event: started" in list(lines)  # and then the stream ends
        assert server.wait(120) == 0
    said = log.read_text()
    assert "Traceback" not in said and "ERROR" not in said
