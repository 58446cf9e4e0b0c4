"""Whatever is sent to whichever address: a problem at worst, never a fault of the server."""

from typing import Any

from astrarium.table import Chance
from tests.server.clients import Guest, Serving, quick

_ODD: list[Any] = [
    None, True, -1, 0, 1, 10**30, 1.5, "", "x", "\x00", "ü" * 50, "x" * 5000, "pass", "keep 99",
    "place T4 z9 r0", "civ 99999", "mine 0A0", [], ["x"], {}, {"a": {"b": [1]}},
]  # fmt: skip
_WORDS = ["0", "1", "-1", "99999999999999999999", "x", "%00", "..", "%F0%9F%9A%80", "a" * 300]
_REQUESTS = 12


def test_odd_requests_are_answered_with_problems(database: str) -> None:
    with Serving(quick(database, bot_workers=0)) as serving:
        person = serving.guest("Ann")
        tokens = [person.ask("POST", "/tokens", label="odd")["token"] for _ in range(3)]
        ann = serving.guest(token=tokens[2])  # nothing below ends what this one may do
        document = ann.http.get("/api/openapi.json").json()
        tables = [ann.hot_seat("gaia"), ann.hot_seat("planet-unknown"), "nowhere"]
        dice = Chance("odd", "requests")
        sent = 0
        for path, methods in sorted(document["paths"].items()):
            for method, operation in sorted(methods.items()):
                if path.endswith("/events"):
                    continue  # an endless answer
                for _ in range(_REQUESTS):
                    _send(ann, document, path, method, operation, tables, dice)
                    sent += 1
        assert sent > 150
        ann.ask("GET", "/me")


def _send(
    ann: Guest,
    document: dict[str, Any],
    path: str,
    method: str,
    operation: dict[str, Any],
    tables: list[str],
    dice: Chance,
) -> None:
    query: dict[str, str] = {}
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        if parameter["in"] == "path":
            value = dice.choice(tables) if name == "table_id" else dice.choice(_WORDS)
            path = path.replace("{" + name + "}", value)
        elif parameter["in"] == "query" and dice.below(2):
            query[name] = dice.choice(_WORDS)
    body: Any = None
    content = operation.get("requestBody", {}).get("content", {})
    if content:
        reference = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
        body = _body(document["components"]["schemas"][reference], dice)
    response = ann.http.request(method, path, params=query, json=body)
    told = f"{method} {path} {query} {body!r}: {response.status_code} {response.text[:300]}"
    assert response.status_code < 500, told
    if response.status_code >= 400:
        assert response.headers["content-type"] == "application/problem+json", told
        assert response.json()["detail"], told


def _body(schema: dict[str, Any], dice: Chance) -> Any:
    """Mostly what is asked for, with something odd in it."""
    if dice.below(8) == 0:
        return dice.choice(_ODD)
    fields: dict[str, Any] = {}
    for name, field in schema["properties"].items():
        kind = dice.below(3)
        if kind == 0:
            fields[name] = dice.choice(_ODD)
        elif kind == 1 or name in schema.get("required", []):
            fields[name] = {"integer": 0, "string": "pass", "array": [{"kind": "me"}]}.get(
                field.get("type", "")
            )
    return fields


def test_a_text_that_is_none_is_refused(ann: Guest) -> None:
    """Half of a character, which JSON can say but no database can keep."""
    answer = ann.http.put(
        "/api/v1/me", content=b'{"name": "\\ud800"}', headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422
    broken = ann.http.put(
        "/api/v1/me", content=b'{"name": ', headers={"content-type": "application/json"}
    )
    assert broken.status_code == 422
