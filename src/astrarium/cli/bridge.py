"""A program in any language at a table of a server: questions go in, moves come out."""

import json
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

import typer

from astrarium.bots.stdio import Program
from astrarium.table import TableError

_PATIENCE = 60.0
"""Seconds for which a server that cannot be reached is tried again."""
_RETRY = 0.5
_STREAM = 60.0
_OVER = ("finished", "ended", "abandoned")
_LATE = 409


class NoAnswer(TableError):
    """The server refuses, or cannot be reached."""


class Remote:
    """A table of a server, over HTTP with a token."""

    def __init__(self, server: str, token: str, table: str) -> None:
        self._base = f"{server.rstrip('/')}/api/v1/tables/{table}"
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, path: str = "", body: dict[str, Any] | None = None, key: str = "") -> Any:
        """The answer; None if what was posted came too late."""
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                with self._open(path, body, key, 30.0) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                problem = _problem(error)
                if error.code == _LATE and body is not None:
                    return None
                if error.code < 500 and "wait" not in problem:
                    raise NoAnswer(f"The server says: {problem['detail']}") from error
            except (OSError, ValueError) as error:
                if time.monotonic() > end:
                    raise NoAnswer(f"The server cannot be reached: {error}.") from error
            time.sleep(_RETRY)

    def wait(self, after: int) -> None:
        """Until something may have happened since that event."""
        try:
            with self._open(f"/events?after={after}", None, "", _STREAM) as stream:
                for line in stream:
                    if line.startswith(b"id: "):
                        return
        except OSError:  # cut off or silent for long: the table says what is new
            time.sleep(_RETRY)

    def _open(self, path: str, body: dict[str, Any] | None, key: str, seconds: float) -> Any:
        headers = {**self._headers, "idempotency-key": key} if key else self._headers
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data, headers)
        return urllib.request.urlopen(request, timeout=seconds)


def _problem(error: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        problem = json.load(error)
    except ValueError:
        problem = None
    known = isinstance(problem, dict) and "detail" in problem
    return problem if known else {"detail": f"error {error.code}"}


def run(server: str, token: str, table: str, command: list[str], seconds: float) -> None:
    """Play all of the token's seats at the table until the game is over."""
    if not server.startswith(("http://", "https://")):
        raise NoAnswer(
            f"'{server}' is not the address of a server: begin with http:// or https://."
        )
    remote, program = Remote(server, token, table), Program(command, seconds)
    try:
        while (shown := remote.ask())["status"] not in _OVER:
            if not shown["your_seats"]:
                raise NoAnswer("This token has no seat at the table: join it first.")
            mine = [seat for seat in shown["to_act"] if seat in shown["your_seats"]]
            if mine:
                _move(remote, program, shown["game"], mine[0])
            else:
                remote.wait(shown["last_event"])
        program.tell({"ask": "end", "seats": shown["your_seats"], "scores": shown["scores"]})
        typer.echo(f"The game is over ({shown['status']}). Scores: {shown['scores']}.")
    finally:
        program.close()


def _move(remote: Remote, program: Program, game: str, seat: int) -> None:
    position = remote.ask(f"/position?seat={seat}")
    if not position["moves"]:
        return  # decided meanwhile, by a standing answer or another program
    question = {name: position[name] for name in ("seat", "version", "view", "moves")}
    move = program.decide({"game": game, **question})
    body = {"seat": seat, "move": move, "version": position["version"]}
    remote.ask("/moves", body, secrets.token_urlsafe(12))
