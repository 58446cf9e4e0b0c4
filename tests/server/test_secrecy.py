"""No seat, no spectator and no error ever receives what it may not know."""

from typing import Any

import pytest

from astrarium.server.games import Live
from astrarium.server.language import Say
from astrarium.server.models import GameTable
from astrarium.server.play_routes import Position, show_position
from astrarium.server.secrecy import public_text
from astrarium.table import Chance
from tests.server.clients import API, Guest, Serving, Stream

_ENGLISH = Say("en")
_SECRETIVE = {"private_objectives": True, "events": "8-8-4"}
_OPTIONS = {
    "gaia": {"players": 2, "factions": "random"},
    "planet-unknown": {"players": 3, "corporations": "random", **_SECRETIVE},
}


def _received(live: Live, seat: int | None) -> Position:
    """What a seat is sent, but for whether it can undo: that is found by playing again from the
    start, which for a position made up like these has never been."""
    return show_position(live, seat, _ENGLISH).model_copy(update={"can_undo": False})


@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_know(game: str) -> None:
    """Hidden things are drawn anew all through a game: the seat is sent the very same."""
    dice = Chance("secrecy", game)
    live = Live(GameTable(game=game, options=_OPTIONS[game], seed="hidden"))
    number = 0
    while live.state.to_act:
        seat = dice.choice(live.state.to_act)
        if number % 25 == 0:
            for eyes in range(len(live.since)):
                other = live.copy()
                other.state = live.state.sample(eyes, f"sample {number}")
                for who in (eyes, None):
                    assert _received(other, who) == _received(live, who)
        live.add(seat, str(dice.choice(live.state.legal_moves(seat))))
        number += 1
    assert number > 50


def test_an_opponent_reads_no_secret_move_and_nobody_the_seed(
    serving: Serving, ann: Guest, bob: Guest
) -> None:
    table = str(ann.table("planet-unknown", "me", "open", options=_SECRETIVE)["id"])
    bob.ask("POST", f"/tables/{table}/join")
    ann.ask("POST", f"/tables/{table}/start")
    storage = serving.app.state.house.storage
    with storage.at_table(table) as (_, kept):
        kept.seed = seed = "a seed that would be noticed anywhere"
    secret = ann.position(table, 0)["moves"][0]["text"]
    assert secret.startswith("keep ")
    ann.move(table, 0, secret, 0)
    paths = ["", "/position", "/position?seat=1", "/log", "/log?seat=1", "/replay/1", "/series"]
    paths += ["/replay/1?seat=1", "/record", "/scores", "/chat", "/position?seat=0", "/log?seat=0"]
    received = [bob.send("GET", f"/tables/{table}{path}").text for path in paths]
    for move in ("dance", "keep 99", secret):
        path = f"/tables/{table}/moves"
        received.append(bob.send("POST", path, seat=0, move=move, version=0).text)
        received.append(bob.send("POST", f"/tables/{table}/why", seat=1, move=move).text)
    with bob.http.stream("GET", f"{API}/tables/{table}/events?after=0") as stream:
        told = ""
        for part in stream.iter_text():
            told += part
            if "event: move" in told:
                break
    everything = "\n".join([*received, told])
    assert seed not in everything
    assert "keep ?" in told and f'"{secret}"' not in told
    for answer in received[:8]:
        assert f'"{secret}"' not in answer
    assert ann.ask("GET", f"/tables/{table}/log?seat=0")[0]["text"] == secret
    for_bob = bob.ask("GET", f"/tables/{table}/log?seat=1")[0]
    assert (for_bob["text"], for_bob["words"]) == ("keep ?", "keep a secret objective")


_UNLIKE = ("id", "invite", "created", "changed", "deadline", "at")
"""What differs between two tables though nobody keeps it secret."""


def _same(value: Any) -> Any:
    """An answer without what two tables of the same game never share."""
    if isinstance(value, dict):
        return {name: _same(part) for name, part in value.items() if name not in _UNLIKE}
    return [_same(part) for part in value] if isinstance(value, list) else value


@pytest.mark.rule("PU-PRIV-01")
def test_two_games_that_differ_in_a_secret_look_the_same_to_the_others(
    serving: Serving, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann keeps one objective here and another there; Bob and a spectator cannot tell."""
    monkeypatch.setattr("astrarium.server.tables.new_seed", lambda: "the same")
    eve, tables = serving.guest("Eve"), []
    for _ in range(2):
        table = str(ann.table("planet-unknown", "me", "open", options=_SECRETIVE)["id"])
        bob.ask("POST", f"/tables/{table}/join")
        ann.ask("POST", f"/tables/{table}/start")
        tables.append(table)
    kept = [move["text"] for move in ann.position(tables[0], 0)["moves"]]
    assert kept[0] != kept[-1]
    for table, secret in zip(tables, (kept[0], kept[-1]), strict=True):
        ann.move(table, 0, secret, 0)
    dice, compared = Chance("two", "games"), 0
    while compared < 6:
        for _ in range(6):
            seat = dice.choice(bob.position(tables[0])["to_act"])
            mover = (ann, bob)[seat]
            position = mover.position(tables[0], seat)
            text = dice.choice(position["moves"])["text"]
            for table in tables:
                mover.move(table, seat, text, position["version"])
        count = bob.position(tables[0])["version"]
        _compare(bob, tables, 1, count)
        _compare(eve, tables, None, count)
        compared += 1
    told = []
    for table in tables:
        stream = Stream(serving.visitor(), table)
        stream.read(ann.ask("GET", f"/tables/{table}")["last_event"])
        told.append(_same([[kind, data] for _, kind, data in stream.events]))
    assert told[0] == told[1]
    assert ann.position(tables[0], 0) != ann.position(tables[1], 0)


def _compare(guest: Guest, tables: list[str], seat: int | None, moves: int) -> None:
    eyes = "" if seat is None else f"?seat={seat}"
    paths = ["", f"/position{eyes}", f"/log{eyes}", f"/projection{eyes}", "/series", "/presence"]
    paths += [f"/replay/{number}{eyes}" for number in (1, moves // 2, moves)]
    for path in paths:
        one, other = (_same(guest.ask("GET", f"/tables/{table}{path}")) for table in tables)
        assert one == other, path
    for text in ("done", "keep 1", "rotate 1"):
        if seat is not None:
            answers = [
                guest.ask("POST", f"/tables/{table}/why", seat=seat, move=text) for table in tables
            ]
            assert answers[0] == answers[1]


@pytest.mark.rule("PU-CIV-04")
def test_end_game_cards_are_kept_face_down() -> None:
    from astrarium.planet_unknown.components.civ_cards import CIV_CARDS

    for card in CIV_CARDS:
        text = f"civ {card.number}"
        assert public_text("planet-unknown", text) == ("civ ?" if card.end_game else text)
    assert public_text("gaia", "mine 3A5") == "mine 3A5"
