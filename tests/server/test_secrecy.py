"""No seat, no spectator and no error ever receives what it may not know."""

import pytest

from astrarium.server.games import Live
from astrarium.server.language import Say
from astrarium.server.models import GameTable
from astrarium.server.play_routes import show_position
from astrarium.server.secrecy import public_text
from astrarium.table import Chance
from tests.server.clients import API, Guest, Serving

_ENGLISH = Say("en")
_SECRETIVE = {"private_objectives": True, "events": "8-8-4"}
_OPTIONS = {
    "gaia": {"players": 2, "factions": "random"},
    "planet-unknown": {"players": 3, "corporations": "random", **_SECRETIVE},
}


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
                    assert show_position(other, who, _ENGLISH) == show_position(live, who, _ENGLISH)
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


@pytest.mark.rule("PU-CIV-04")
def test_end_game_cards_are_kept_face_down() -> None:
    from astrarium.planet_unknown.components.civ_cards import CIV_CARDS

    for card in CIV_CARDS:
        text = f"civ {card.number}"
        assert public_text("planet-unknown", text) == ("civ ?" if card.end_game else text)
    assert public_text("gaia", "mine 3A5") == "mine 3A5"
