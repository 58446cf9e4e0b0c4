"""Small clients: a server in this process, guests at it, and the games they play."""

import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from astrarium.server.app import create_app
from astrarium.server.running import Server
from astrarium.server.settings import Settings
from astrarium.table import Chance

Body = dict[str, Any]
API = "/api/v1"


def quick(database: str, **more: Any) -> Settings:
    """Settings for clients that move as fast as they can."""
    return Settings(database, moves_per_second=10_000, **more)


class Guest:
    """Somebody with a cookie, or a program with a token."""

    def __init__(self, http: httpx.Client, name: str = "", token: str = "") -> None:
        self.http = http
        http.headers["x-astrarium"] = "1"
        if token:
            http.headers["authorization"] = f"Bearer {token}"
            return
        self.ask("GET", "/me")
        if name:
            self.ask("PUT", "/me", name=name)

    def send(self, method: str, path: str, key: str = "", **body: Any) -> httpx.Response:
        headers = {"idempotency-key": key} if key else {}
        json = body if method != "GET" else None
        return self.http.request(method, API + path, json=json, headers=headers)

    def ask(self, method: str, path: str, key: str = "", **body: Any) -> Any:
        """The answer of a request that has to succeed."""
        response = self.send(method, path, key, **body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    def refused(self, status: int, method: str, path: str, key: str = "", **body: Any) -> Body:
        """The problem of a request that has to be refused."""
        response = self.send(method, path, key, **body)
        assert response.status_code == status, response.text
        assert response.headers["content-type"] == "application/problem+json"
        problem: Body = response.json()
        assert problem["status"] == status and problem["detail"]
        return problem

    def table(self, game: str, *seats: str, options: Body | None = None, **more: Any) -> Body:
        """A table whose seats are ``me``, ``open``, ``invite`` or a bot's level."""
        wanted = [
            {"kind": seat} if seat in ("me", "open", "invite") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        made: Body = self.ask(
            "POST", "/tables", game=game, options=options or {}, seats=wanted, **more
        )
        return made

    def hot_seat(self, game: str, seats: int = 2, options: Body | None = None) -> str:
        """A running game with all seats mine."""
        made = self.table(game, *["me"] * seats, options=options)
        self.ask("POST", f"/tables/{made['id']}/start")
        return str(made["id"])

    def position(self, table: str, seat: int | None = None) -> Body:
        query = "" if seat is None else f"?seat={seat}"
        shown: Body = self.ask("GET", f"/tables/{table}/position{query}")
        return shown

    def move(self, table: str, seat: int, text: str, version: int, key: str = "") -> Body:
        moved: Body = self.ask(
            "POST", f"/tables/{table}/moves", key, seat=seat, move=text, version=version
        )
        return moved

    def play(self, table: str, dice: Chance, moves: int = 1_000_000) -> int:
        """Random moves on all my seats until they are done or the game is over; how many."""
        info = self.ask("GET", f"/tables/{table}")
        to_act, made = info["to_act"], 0
        while made < moves:
            mine = [seat for seat in to_act if seat in info["your_seats"]]
            if not mine:
                break
            position = self.position(table, mine[0])
            move = dice.choice(position["moves"])
            moved = self.move(table, mine[0], move["text"], position["version"])
            to_act = moved["to_act"]
            made += 1
        return made


class Serving:
    """A server with its bots and streams on a port of this machine, in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self._server = Server(self.app, "127.0.0.1", 0, log_level="warning")
        self._thread = threading.Thread(target=self._server.run)
        self._clients: list[httpx.Client] = []
        self.url = ""

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        host, port = self._server.servers[0].sockets[0].getsockname()
        self.url = f"http://{host}:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        for client in self._clients:
            client.close()
        self._server.should_exit = True
        self._thread.join()

    def visitor(self) -> httpx.Client:
        """A new browser."""
        client = httpx.Client(base_url=self.url, timeout=120)
        self._clients.append(client)
        return client

    def guest(self, name: str = "", token: str = "") -> Guest:
        return Guest(self.visitor(), name, token)


@contextmanager
def process(database: str, port: int, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The server as a host starts it."""
    command = [sys.executable, "-c", "from astrarium.cli import app; app()", "serve"]
    command += ["--port", str(port), "--database", database, "--bot-workers", "0"]
    with log.open("ab") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        end = time.monotonic() + 120
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


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Stream:
    """A client that reads events; it can be cut and come back."""

    def __init__(self, http: httpx.Client, table: str, after: int = 0) -> None:
        self._http = http
        self._path = f"{API}/tables/{table}/events"
        self.last = after
        self.events: list[tuple[int, str, dict[str, Any]]] = []

    def read(self, enough: int) -> None:
        """Read so many events, then cut the connection."""
        wanted = len(self.events) + enough
        with self._open() as lines:
            event: dict[str, str] = {}
            for line in lines:
                name, _, value = line.partition(": ")
                if line:
                    event[name] = value
                    continue
                if "id" in event:
                    self.last = int(event["id"])
                    self.events.append((self.last, event["event"], json.loads(event["data"])))
                event = {}
                if len(self.events) >= wanted:
                    return

    @contextmanager
    def _open(self) -> Iterator[Iterator[str]]:
        headers = {"last-event-id": str(self.last)}
        with self._http.stream("GET", self._path, headers=headers) as response:
            assert response.headers["content-type"].startswith("text/event-stream")
            yield response.iter_lines()
