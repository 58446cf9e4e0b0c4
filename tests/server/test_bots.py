"""Bots at the table: they play in processes of their own, and their faults stay there."""

import logging
import time
from pathlib import Path

import pytest

from astrarium.bots import RandomBot
from astrarium.server.bot_worker import _KEPT, _Bots
from astrarium.table import Chance
from tests.server.clients import Body, Guest, Serving, quick

_FACTIONS = {"factions": ["terrans", "xenos"]}


def _wait(guest: Guest, table: str, seconds: float = 180) -> Body:
    """The table once it waits for me or is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        shown: Body = guest.ask("GET", f"/tables/{table}")
        if shown["your_turn"] or shown["status"] == "finished":
            return shown
        time.sleep(0.05)
    raise TimeoutError(f"{table} still waits for seats {shown['to_act']}")


def _start(guest: Guest, game: str, *seats: str, options: Body | None = None) -> str:
    table = str(guest.table(game, *seats, options=options)["id"])
    guest.ask("POST", f"/tables/{table}/start")
    return table


def test_bots_move_until_a_person_is_to_act(tmp_path: Path) -> None:
    with Serving(quick(f"sqlite:///{tmp_path}/t.db")) as serving:
        ann = serving.guest("Ann")
        table = _start(ann, "gaia", "easy", "me", options=_FACTIONS)
        shown = _wait(ann, table)
        assert shown["to_act"] == [1] and shown["version"] >= 1
        ann.play(table, Chance("bots", "test"), 1)
        assert _wait(ann, table)["your_turn"]


def test_bots_play_a_whole_game_by_themselves(database: str) -> None:
    with Serving(quick(database)) as serving:
        ann = serving.guest("Ann")
        table = _start(ann, "planet-unknown", "random", "random")
        shown = _wait(ann, table)
        assert shown["status"] == "finished"
        ann.ask("GET", f"/tables/{table}/scores")


def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One hangs, one dies, one cheats: the game goes on and everybody is told."""
    settings = quick(
        f"sqlite:///{tmp_path}/t.db", bot_maker="tests.server.bad_bots:make", bot_seconds=3
    )
    caplog.set_level(logging.WARNING, "astrarium.server")
    with Serving(settings) as serving:
        ann = serving.guest("Ann")
        table = _start(ann, "gaia", "hard", "me", options=_FACTIONS)
        shown = _wait(ann, table)
        assert shown["seats"][0]["name"] == "Bot (greedy)"
        assert shown["version"] == 1
    said = "\n".join(record.getMessage() for record in caplog.records)
    for words in ("hard bot failed (it did not answer", "medium bot failed (its process died"):
        assert words in said
    assert "easy bot failed (ValueError" in said


def test_a_bot_that_has_planned_its_turn_is_asked_again() -> None:
    bots = _Bots(lambda game, level, seed: RandomBot(seed))
    job = {"table": "a", "seat": 1, "level": "hard", "game": "gaia"}
    first = bots.get(job, "1")
    assert bots.get(job, "2") is first
    assert bots.get({**job, "seat": 0}, "2") is not first
    for number in range(_KEPT):
        bots.get({**job, "table": str(number)}, "3")
    assert bots.get(job, "4") is not first  # that was long ago


def test_a_seat_can_be_handed_to_a_bot(tmp_path: Path) -> None:
    with Serving(quick(f"sqlite:///{tmp_path}/t.db")) as serving:
        ann, bob = serving.guest("Ann"), serving.guest("Bob")
        table = str(ann.table("gaia", "open", "me", options=_FACTIONS)["id"])
        bob.ask("POST", f"/tables/{table}/join")
        ann.ask("POST", f"/tables/{table}/start")
        ann.refused(403, "PUT", f"/tables/{table}/seats/0/bot", level="random")
        bob.ask("PUT", f"/tables/{table}/seats/0/bot", level="random")
        assert _wait(ann, table)["version"] == 1
        bob.refused(403, "POST", f"/tables/{table}/moves", seat=0, move="pass", version=1)
