"""Guests, passwords, tokens, and requests that others' pages might forge."""

import re

from sqlalchemy import text

from astrarium.server.settings import Settings
from tests.server.clients import API, Guest, Serving


def test_the_first_visit_makes_a_guest_who_is_known_again(serving: Serving) -> None:
    ann = serving.guest()
    first = ann.ask("GET", "/me")
    assert first["guest"] and re.fullmatch(r"Guest \d{4}", first["name"])
    assert ann.ask("GET", "/me")["id"] == first["id"]
    assert serving.guest().ask("GET", "/me")["id"] != first["id"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(serving: Serving) -> None:
    visitor = serving.visitor()
    cookie = visitor.get(f"{API}/me").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_a_guest_who_signs_up_keeps_the_games(serving: Serving, ann: Guest) -> None:
    table = ann.table("gaia", "me", "open")["id"]
    ann.ask("POST", "/sign-up", login="Ann.1", password="correct horse")
    ann.ask("POST", "/sign-out")
    assert ann.ask("GET", "/me")["guest"]
    again = ann.ask("POST", "/sign-in", login="ann.1", password="correct horse")
    assert again == {"id": again["id"], "name": "Ann", "guest": False, "login": "ann.1"}
    assert [mine["id"] for mine in ann.ask("GET", "/me/tables")] == [table]


def test_signing_out_makes_the_cookie_worthless(serving: Serving, ann: Guest) -> None:
    cookie = ann.http.cookies["astrarium"]
    ann.ask("POST", "/sign-out")
    visitor = serving.visitor()
    visitor.cookies.set("astrarium", cookie)
    assert visitor.get(f"{API}/me/tables").status_code == 401


def test_a_taken_login_and_wrong_passwords_are_refused(ann: Guest, bob: Guest) -> None:
    ann.ask("POST", "/sign-up", login="ann", password="correct horse")
    assert (
        "taken"
        in bob.refused(409, "POST", "/sign-up", login="ANN", password="battery staple")["detail"]
    )
    wrong = bob.refused(401, "POST", "/sign-in", login="ann", password="battery staple")
    nobody = bob.refused(401, "POST", "/sign-in", login="nobody", password="battery staple")
    assert wrong["detail"] == nobody["detail"]
    bob.refused(422, "POST", "/sign-up", login="bob", password="short")
    bob.refused(422, "POST", "/sign-up", login="b b", password="battery staple")


def test_passwords_cannot_be_tried_quickly(tmp_path: object) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.db", bot_workers=0, attempts_per_minute=2)
    with Serving(settings) as serving:
        ann = serving.guest("Ann")
        for _ in range(2):
            ann.refused(401, "POST", "/sign-in", login="bob", password="12345678")
        problem = ann.refused(429, "POST", "/sign-in", login="bob", password="12345678")
        assert problem["wait"] >= 1
        ann.refused(401, "POST", "/sign-in", login="eve", password="12345678")


def test_a_token_plays_for_its_person_until_it_is_deleted(serving: Serving, ann: Guest) -> None:
    shown = ann.ask("POST", "/tokens", label="my bot")
    bot = serving.guest(token=shown["token"])
    assert bot.ask("GET", "/me")["name"] == "Ann"
    assert ann.ask("GET", "/tokens") == [{"id": shown["id"], "label": "my bot"}]
    ann.ask("DELETE", f"/tokens/{shown['id']}")
    bot.refused(401, "GET", "/me")
    bot.refused(401, "GET", "/me/tables")


def test_a_token_belongs_to_its_person_alone(ann: Guest, bob: Guest) -> None:
    shown = ann.ask("POST", "/tokens", label="")
    bob.refused(404, "DELETE", f"/tokens/{shown['id']}")
    assert ann.ask("GET", "/tokens")


def test_nothing_that_opens_a_door_is_stored_readably(serving: Serving, ann: Guest) -> None:
    ann.ask("POST", "/sign-up", login="ann", password="correct horse")
    token = ann.ask("POST", "/tokens", label="")["token"]
    cookie = ann.http.cookies["astrarium"]
    with serving.app.state.house.storage.engine.connect() as connection:
        stored = ""
        for name in ("people", "sessions", "api_tokens"):
            stored += str(connection.execute(text(f"SELECT * FROM {name}")).fetchall())
    assert "$argon2" in stored
    for secret in (token, cookie, "correct horse"):
        assert secret not in stored


def test_another_site_cannot_act_with_my_cookie(serving: Serving, ann: Guest) -> None:
    forged = serving.visitor()
    forged.cookies.set("astrarium", ann.http.cookies["astrarium"])
    for path in ("/tokens", "/sign-out", "/sign-in"):
        body = {"login": "mallory", "password": "correct horse"}
        answer = forged.post(API + path, json=body)
        assert answer.status_code == 403, path
    assert ann.ask("GET", "/tokens") == []


def test_names_are_tidied_and_limited(ann: Guest) -> None:
    assert ann.ask("PUT", "/me", name="  Ann   of  Mars ")["name"] == "Ann of Mars"
    ann.refused(422, "PUT", "/me", name="x" * 41)
    ann.refused(422, "PUT", "/me", name="\u200b\u200b")
    ann.refused(422, "PUT", "/me", name="   ")
