"""Seats whose owners are away: deadlines, votes, and what they lead to."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest

from astrarium.server.models import now
from tests.server.clients import Body, Guest, Serving, quick

_GAIA = {"factions": ["terrans", "xenos", "ivits"]}


class Clock:
    """The time as the votes see it."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return now() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in ("absence", "playing", "showing"):
        monkeypatch.setattr(f"astrarium.server.{module}.now", clock)
    return clock


@pytest.fixture
def three(serving: Serving) -> list[Guest]:
    return [serving.guest(name) for name in ("Ann", "Bob", "Cy")]


def _start(three: list[Guest], game: str = "gaia", **more: Any) -> str:
    more.setdefault("options", _GAIA)
    made = three[0].table(game, "me", "open", "open", **more)
    table = str(made["id"])
    for guest in three[1:]:
        guest.ask("POST", f"/tables/{table}/join", invite=made["invite"])
    three[0].ask("POST", f"/tables/{table}/start")
    return table


def _vote(guest: Guest, table: str, seat: int, wish: str) -> Body:
    shown: Body = guest.ask("POST", f"/tables/{table}/seats/{seat}/vote", wish=wish)
    return shown


def test_nobody_is_hurried_before_the_deadline(three: list[Guest], clock: Clock) -> None:
    ann, bob, _ = three
    table = _start(three)
    shown = bob.ask("GET", f"/tables/{table}")
    late = datetime.fromisoformat(shown["deadline"].removesuffix("Z"))
    assert timedelta(minutes=9) < late - now() <= timedelta(minutes=10)
    assert [seat["deadline"] for seat in shown["seats"]] == [shown["deadline"], None, None]
    path = f"/tables/{table}/seats/0/vote"
    clock.ahead = timedelta(minutes=9)
    assert bob.refused(409, "POST", path, wish="bot")["deadline"] == shown["deadline"]
    clock.ahead = timedelta(minutes=11)
    bob.refused(409, "POST", f"/tables/{table}/seats/2/vote", wish="bot")
    bob.refused(404, "POST", f"/tables/{table}/seats/7/vote", wish="bot")
    bob.refused(422, "POST", path, wish="dance")
    ann.refused(403, "POST", path, wish="bot")
    assert _vote(bob, table, 0, "bot")["votes"] == [{"seat": 0, "name": "Bob", "wish": "bot"}]


def test_a_table_over_days_waits_for_days(three: list[Guest], clock: Clock) -> None:
    table = _start(three, pace="days")
    clock.ahead = timedelta(days=2, hours=23)
    three[1].refused(409, "POST", f"/tables/{table}/seats/0/vote", wish="end")
    clock.ahead = timedelta(days=3, minutes=1)
    _vote(three[1], table, 0, "end")


def test_a_bot_takes_over_when_all_others_wish_it(three: list[Guest], clock: Clock) -> None:
    _, bob, cy = three
    table = _start(three)
    clock.ahead = timedelta(minutes=11)
    assert _vote(bob, table, 0, "bot")["seats"][0]["kind"] == "person"
    assert _vote(cy, table, 0, "end")["status"] == "running"
    shown = _vote(cy, table, 0, "bot")
    assert shown["seats"][0]["kind"] == "bot" and shown["status"] == "running"
    assert shown["votes"] == [] and shown["deadline"] is None


def test_a_game_ends_when_all_others_wish_it(three: list[Guest], clock: Clock) -> None:
    ann, bob, cy = three
    table = _start(three)
    ann.move(table, 0, ann.position(table, 0)["moves"][0]["text"], 0)
    clock.ahead = timedelta(minutes=11)
    _vote(ann, table, 1, "end")
    shown = _vote(cy, table, 1, "end")
    assert shown["status"] == "ended" and shown["to_act"] == [] and shown["seed"]
    bob.refused(409, "POST", f"/tables/{table}/moves", seat=1, move="pass", version=1)
    ann.refused(409, "GET", f"/tables/{table}/scores")
    assert ann.http.get(f"/api/v1/tables/{table}/record").status_code == 200
    assert len(ann.ask("GET", f"/tables/{table}/log")) == 1
    assert [one["id"] for one in cy.ask("GET", "/me/tables?status=ended")] == [table]
    assert ann.ask("POST", f"/tables/{table}/rematch")["status"] == "waiting"


def test_who_comes_back_and_moves_makes_the_votes_void(three: list[Guest], clock: Clock) -> None:
    ann, bob, cy = three
    table = _start(three, "planet-unknown", options={})
    clock.ahead = timedelta(minutes=11)
    seat = ann.position(table)["to_act"][0]
    others = [guest for number, guest in enumerate(three) if number != seat]
    _vote(others[0], table, seat, "bot")
    position = three[seat].position(table, seat)
    three[seat].move(table, seat, position["moves"][0]["text"], position["version"])
    others[1].refused(409, "POST", f"/tables/{table}/seats/{seat}/vote", wish="bot")
    assert cy.ask("GET", f"/tables/{table}")["votes"] == []
    assert ann.ask("GET", f"/tables/{table}")["seats"][seat]["kind"] == "person"


def test_nobody_waits_for_the_vote_of_somebody_who_is_away_too(
    three: list[Guest], clock: Clock
) -> None:
    """Two of three act at the same time and are gone: the third decides alone."""
    table = _start(three, "planet-unknown", options={"private_objectives": True})
    ann = three[0]
    assert sorted(ann.position(table)["to_act"]) == [0, 1, 2]
    ann.move(table, 0, ann.position(table, 0)["moves"][0]["text"], 0)
    assert sorted(ann.position(table)["to_act"]) == [1, 2]
    clock.ahead = timedelta(minutes=11)
    assert _vote(ann, table, 1, "bot")["seats"][1]["kind"] == "bot"
    assert _vote(ann, table, 2, "end")["status"] == "ended"


def test_strangers_do_not_vote(serving: Serving, three: list[Guest], clock: Clock) -> None:
    table = _start(three)
    clock.ahead = timedelta(minutes=11)
    eve = serving.guest("Eve")
    eve.refused(403, "POST", f"/tables/{table}/seats/0/vote", wish="end")


@pytest.fixture
def three_anywhere(database: str) -> Iterator[list[Guest]]:
    with Serving(quick(database, bot_workers=0)) as server:
        yield [server.guest(name) for name in ("Ann", "Bob", "Cy")]


def test_who_comes_back_takes_the_seat_from_the_bot(
    three_anywhere: list[Guest], clock: Clock
) -> None:
    ann, bob, cy = three_anywhere
    table = _start(three_anywhere, public=False)
    ann.move(table, 0, ann.position(table, 0)["moves"][0]["text"], 0)
    clock.ahead = timedelta(minutes=11)
    path = f"/tables/{table}/seats/1/return"
    bob.refused(403, "POST", path)  # it is still his
    for guest in (ann, cy):
        _vote(guest, table, 1, "bot")
    ann.refused(403, "POST", path)
    bob.refused(404, "POST", f"/tables/{table}/seats/7/return")

    seen = bob.ask("GET", "/me/tables")[0]
    assert seen["id"] == table and seen["your_seats"] == []
    assert [seat["kept_for_you"] for seat in seen["seats"]] == [False, True, False]
    bob.refused(403, "POST", f"/tables/{table}/moves", seat=1, move="pass", version=1)
    clock.ahead = timedelta(minutes=30)
    shown = bob.ask("POST", path)
    assert shown["your_seats"] == [1] and shown["your_turn"] and shown["seats"][1]["name"] == "Bob"
    late = datetime.fromisoformat(shown["deadline"].removesuffix("Z"))
    assert late - clock() > timedelta(minutes=9), "he has his time again"
    bob.refused(403, "POST", path)
    bob.move(table, 1, bob.position(table, 1)["moves"][0]["text"], 1)


def test_votes_from_before_do_not_count_when_somebody_was_back(
    three: list[Guest], clock: Clock
) -> None:
    ann, bob, cy = three
    table = _start(three)
    for minutes in (11, 30):
        clock.ahead = timedelta(minutes=minutes)
        assert _vote(bob, table, 0, "bot")["seats"][0]["kind"] == "person"
        assert _vote(cy, table, 0, "bot")["seats"][0]["kind"] == "bot"
        assert ann.ask("POST", f"/tables/{table}/seats/0/return")["votes"] == []


def test_a_bot_that_still_thinks_does_not_move_for_who_is_back(
    serving: Serving, three: list[Guest], clock: Clock
) -> None:
    ann, bob, cy = three
    table = _start(three)
    move = ann.position(table, 0)["moves"][0]["text"]
    clock.ahead = timedelta(minutes=11)
    for guest in (bob, cy):
        _vote(guest, table, 0, "bot")
    ann.ask("POST", f"/tables/{table}/seats/0/return")
    serving.app.state.house.bots._commit(table, 0, 0, move)  # what it had begun to think about
    assert ann.position(table, 0)["version"] == 0


def test_nobody_comes_back_to_a_seat_given_away_by_hand_or_to_a_game_that_is_over(
    three: list[Guest], clock: Clock
) -> None:
    ann, bob, cy = three
    table = _start(three)
    ann.ask("PUT", f"/tables/{table}/seats/0/bot", level="easy")
    ann.refused(403, "POST", f"/tables/{table}/seats/0/return")
    other = _start(three)
    clock.ahead = timedelta(minutes=11)
    for guest in (bob, cy):
        _vote(guest, other, 0, "end")
    ann.refused(409, "POST", f"/tables/{other}/seats/0/return")
