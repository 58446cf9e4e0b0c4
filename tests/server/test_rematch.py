"""Playing again with the same people."""

from tests.server.clients import Guest, Serving


def _over(serving: Serving, table: str) -> None:
    """The end of a game, without its moves."""
    with serving.app.state.house.storage.at_table(table) as (_, kept):
        kept.status = "finished"


def test_everybody_of_the_old_table_is_asked_to_the_new_one(serving: Serving) -> None:
    ann, bob, eve = serving.guest("Ann"), serving.guest("Bob"), serving.guest("Eve")
    old = ann.table("gaia", "me", "open", "easy", public=False, hints=False, title="Friday")
    bob.ask("POST", f"/tables/{old['id']}/join", invite=old["invite"])
    ann.ask("POST", f"/tables/{old['id']}/start")
    ann.refused(409, "POST", f"/tables/{old['id']}/rematch")
    _over(serving, old["id"])
    eve.refused(404, "POST", f"/tables/{old['id']}/rematch")
    new = bob.ask("POST", f"/tables/{old['id']}/rematch")
    assert new["id"] != old["id"] and new["status"] == "waiting" and new["yours"]
    for name in ("game", "options", "title", "public", "pace", "hints"):
        assert new[name] == bob.ask("GET", f"/tables/{old['id']}")[name]
    assert [(seat["name"], seat["kind"]) for seat in new["seats"]] == [
        ("Bob", "person"),
        ("Bot (easy)", "bot"),
        ("Ann", "invite"),
    ]
    asked = next(one for one in ann.ask("GET", "/me/tables") if one["id"] == new["id"])
    assert asked["seats"][2]["kept_for_you"] and not asked["your_seats"]
    joined = ann.ask("POST", f"/tables/{old['id']}/rematch")
    assert joined["id"] == new["id"] and joined["your_seats"] == [2]
    assert ann.ask("POST", f"/tables/{old['id']}/rematch")["your_seats"] == [2]
    assert ann.ask("GET", f"/tables/{old['id']}")["rematch"] == new["id"]
    assert bob.ask("POST", f"/tables/{new['id']}/start")["status"] == "running"


def test_a_kept_seat_is_nobody_elses(serving: Serving, ann: Guest, bob: Guest) -> None:
    old = ann.table("gaia", "me", "open")["id"]
    bob.ask("POST", f"/tables/{old}/join")
    ann.ask("POST", f"/tables/{old}/start")
    _over(serving, old)
    new = ann.ask("POST", f"/tables/{old}/rematch")["id"]
    eve = serving.guest("Eve")
    assert eve.ask("GET", "/tables") == []
    eve.refused(403, "POST", f"/tables/{old}/rematch")
    eve.refused(409, "POST", f"/tables/{new}/join")
    assert bob.ask("POST", f"/tables/{new}/join")["your_seats"] == [0]
    bob.ask("POST", f"/tables/{new}/leave", seat=0)
    assert eve.ask("POST", f"/tables/{new}/join")["your_seats"] == [0]
