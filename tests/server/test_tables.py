"""Tables before the game: options, seats, lobby, invitations, starting, privacy."""

import pytest

from astrarium.server.settings import Settings
from astrarium.table import Chance
from tests.server.clients import API, Guest, Serving


def test_the_house_offers_both_games_with_all_their_options(ann: Guest) -> None:
    games = {game["name"]: game for game in ann.ask("GET", "/games")}
    assert set(games) == {"gaia", "planet-unknown"}
    for game in games.values():
        assert {"name", "type", "default", "choices", "help"} <= set(game["options"][0])
        assert "medium" in game["levels"]


def test_a_public_table_waits_in_the_lobby_until_it_is_full(ann: Guest, bob: Guest) -> None:
    table = ann.table("gaia", "me", "open", title=" Friday  night ")
    assert table["title"] == "Friday night" and table["status"] == "waiting"
    assert [shown["id"] for shown in bob.ask("GET", "/tables")] == [table["id"]]
    joined = bob.ask("POST", f"/tables/{table['id']}/join")
    assert joined["your_seats"] == [1]
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bob"]
    assert bob.ask("GET", "/tables") == []
    bob.refused(409, "POST", f"/tables/{table['id']}/join")


def test_only_its_maker_starts_a_table_and_only_when_it_is_full(ann: Guest, bob: Guest) -> None:
    table = ann.table("planet-unknown", "me", "open")["id"]
    assert "free seats" in ann.refused(409, "POST", f"/tables/{table}/start")["detail"]
    bob.ask("POST", f"/tables/{table}/join")
    bob.refused(403, "POST", f"/tables/{table}/start")
    started = ann.ask("POST", f"/tables/{table}/start")
    assert started["status"] == "running" and started["to_act"]
    ann.refused(409, "POST", f"/tables/{table}/start")
    bob.refused(409, "POST", f"/tables/{table}/leave", seat=1)


def test_who_leaves_before_the_start_frees_the_seat(ann: Guest, bob: Guest) -> None:
    table = ann.table("gaia", "me", "open")["id"]
    bob.ask("POST", f"/tables/{table}/join")
    bob.refused(403, "POST", f"/tables/{table}/leave", seat=0)
    left = bob.ask("POST", f"/tables/{table}/leave", seat=1)
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open"]
    gone = ann.ask("POST", f"/tables/{table}/leave", seat=0)
    assert gone["status"] == "abandoned"
    assert bob.ask("GET", "/tables") == []


def test_an_invited_seat_needs_the_invitation(ann: Guest, bob: Guest) -> None:
    table = ann.table("gaia", "me", "invite")
    bob.refused(409, "POST", f"/tables/{table['id']}/join")
    assert bob.ask("GET", f"/tables/{table['id']}")["invite"] is None
    joined = bob.ask("POST", f"/tables/{table['id']}/join", invite=table["invite"])
    assert joined["your_seats"] == [1]


def test_a_private_table_does_not_exist_for_strangers(ann: Guest, bob: Guest) -> None:
    made = ann.table("gaia", "me", "me", public=False)
    table = made["id"]
    ann.ask("POST", f"/tables/{table}/start")
    assert bob.ask("GET", "/tables") == []
    for path in ("", "/position", "/chat", "/notes", "/log", "/replay/0", "/series", "/events"):
        bob.refused(404, "GET", f"/tables/{table}{path}")
    bob.refused(404, "POST", f"/tables/{table}/join")
    bob.refused(404, "POST", f"/tables/{table}/chat", text="hello?")
    bob.refused(404, "POST", f"/tables/{table}/why", seat=0, move="pass")
    assert bob.ask("GET", f"/tables/{table}?invite={made['invite']}")["id"] == table
    assert bob.ask("GET", f"/tables/{table}/position?invite={made['invite']}")["moves"] == []


@pytest.mark.parametrize(
    "game, seats, options, named",
    [
        ("gaia", 2, {"factions": ["terrans", "lantids"]}, "factions"),
        ("gaia", 2, {"colour": "red"}, "colour"),
        ("gaia", 5, {}, "players"),
        ("planet-unknown", 3, {"two_player_variant": True}, "two_player_variant"),
    ],
)
def test_wrong_options_are_named(
    ann: Guest, game: str, seats: int, options: dict[str, object], named: str
) -> None:
    problem = ann.refused(
        422, "POST", "/tables", game=game, options=options, seats=[{"kind": "me"}] * seats
    )
    assert problem["option"] == named and named in problem["detail"]


def test_unknown_games_and_levels_are_refused(ann: Guest) -> None:
    ann.refused(422, "POST", "/tables", game="chess", seats=[{"kind": "me"}])
    bot = {"kind": "bot", "level": "godlike"}
    ann.refused(422, "POST", "/tables", game="gaia", seats=[{"kind": "me"}, bot])


def test_a_guest_cannot_fill_the_house_with_tables(tmp_path: object) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.db", bot_workers=0, tables_per_guest=2)
    with Serving(settings) as serving:
        ann = serving.guest("Ann")
        for _ in range(2):
            ann.table("gaia", "me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        ann.refused(409, "POST", "/tables", game="gaia", seats=seats)
        ann.ask("POST", "/sign-up", login="ann", password="correct horse")
        ann.table("gaia", "me", "open")


def test_my_games_say_whether_it_is_my_turn(ann: Guest, bob: Guest) -> None:
    table = ann.table("gaia", "me", "open", options={"factions": "random"})["id"]
    bob.ask("POST", f"/tables/{table}/join")
    ann.ask("POST", f"/tables/{table}/start")
    turns = [who.ask("GET", "/me/tables?status=running")[0]["your_turn"] for who in (ann, bob)]
    assert sorted(turns) == [False, True]
    assert ann.ask("GET", "/me/tables?status=finished") == []


def test_the_lobby_also_shows_games_to_watch_and_to_review(ann: Guest, bob: Guest) -> None:
    running = ann.hot_seat("gaia", options={"factions": "random"})
    over = ann.hot_seat("planet-unknown", 1)
    ann.play(over, Chance("over", "lobby"))
    hidden = ann.table("gaia", "me", "me", public=False)["id"]
    ann.ask("POST", f"/tables/{hidden}/start")
    assert [shown["id"] for shown in bob.ask("GET", "/tables?status=running")] == [running]
    finished = bob.ask("GET", "/tables?status=finished")
    assert [shown["id"] for shown in finished] == [over]
    assert finished[0]["scores"] == ann.ask("GET", f"/tables/{over}/scores")["scores"]
    assert bob.ask("GET", "/tables") == []


def test_a_bot_takes_a_free_seat_before_the_start(ann: Guest, bob: Guest) -> None:
    table = ann.table("gaia", "me", "open", options={"factions": "random"})["id"]
    bob.refused(403, "PUT", f"/tables/{table}/seats/1/bot", level="easy")
    seated = ann.ask("PUT", f"/tables/{table}/seats/1/bot", level="easy")
    assert [seat["kind"] for seat in seated["seats"]] == ["person", "bot"]
    bob.refused(409, "POST", f"/tables/{table}/join")
    assert ann.ask("POST", f"/tables/{table}/start")["status"] == "running"


def test_alone_against_the_automa(ann: Guest) -> None:
    table = ann.hot_seat("gaia", 1, {"factions": "random"})
    ann.play(table, Chance("x", "solo"), 5)
    assert ann.position(table, 0)["view"]["automa"] is not None


def test_too_big_requests_are_refused(ann: Guest) -> None:
    answer = ann.http.post(f"{API}/import", json={"record": "x" * 2_100_000})
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"


def test_every_address_answers_with_problems_and_headers(ann: Guest) -> None:
    assert ann.refused(404, "GET", "/nowhere")["detail"] == "There is nothing at this address."
    ann.refused(405, "DELETE", "/games")
    answer = ann.http.get("/api/health")
    assert answer.json()["status"] == "ok"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
