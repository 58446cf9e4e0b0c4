"""The web client's files, and languages."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.language import Say
from tests.server.clients import API, Body, Guest, Serving, quick

_SCRIPT = "console.log('a table');" * 200


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Serving]:
    """A server with a small client of its own."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Astrarium</title>")
    (pages / "assets" / "app-1a2b.js").write_text(_SCRIPT)
    (pages / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    settings = quick(f"sqlite:///{tmp_path}/t.db", bot_workers=0, pages=str(pages))
    with Serving(settings) as serving:
        yield serving


def test_every_address_of_the_client_is_its_first_page(built: Serving) -> None:
    http = built.visitor()
    for path in ("/", "/tables/abc", "/index.html", "/apiary"):
        page = http.get(path)
        assert page.status_code == 200 and "<title>Astrarium" in page.text
        assert page.headers["cache-control"] == "no-cache"
        policy = page.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "connect-src 'self'" in policy
        assert "unsafe-eval" not in policy
    assert http.get("/api/nowhere").status_code == 404
    assert http.post("/").status_code == 405
    assert http.head("/").status_code == 200


def test_assets_are_kept_and_other_files_are_asked_for_again(built: Serving) -> None:
    http = built.visitor()
    script = http.get("/assets/app-1a2b.js")
    assert script.text == _SCRIPT and "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert http.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert http.get("/assets/app-old.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_outside_the_folder_is_served(built: Serving, path: str) -> None:
    answer = built.visitor().get(path)
    assert answer.text != "secret"


def test_without_a_build_the_server_says_how_to_make_one(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path}/t.db", bot_workers=0, pages=str(tmp_path))
    with Serving(settings) as serving:
        answer = serving.visitor().get("/")
        assert answer.status_code == 404 and "make play" in answer.text


def test_positions_are_zipped_and_streams_are_not(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options={"factions": "random"})
    path = f"{API}/tables/{table}"
    with ann.http.stream("GET", f"{path}/position?seat=0") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw()))[:1] == b"{"
    with ann.http.stream("GET", f"{path}/events?after=0") as stream:
        assert "content-encoding" not in stream.headers
        assert next(stream.iter_lines()) == "retry: 1000"


@pytest.fixture
def _loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """German in capitals: it shows what has been translated."""
    monkeypatch.setattr(
        "astrarium.server.language.translate",
        lambda text, language: text.upper() if language == "de" else text,
    )


@pytest.mark.usefixtures("_loud")
def test_words_and_refusals_are_in_the_readers_language(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options={"factions": ["terrans", "xenos"]})
    english = ann.position(table, 0)["moves"]
    german = ann.ask("GET", f"/tables/{table}/position?seat=0&lang=de")["moves"]
    asked = ann.http.get(
        f"{API}/tables/{table}/position?seat=0", headers={"accept-language": "de-AT, en;q=0.5"}
    )
    assert asked.json()["moves"] == german
    for one, other in zip(english, german, strict=True):
        assert other["text"] == one["text"]
        assert other["words"] == one["words"].upper()
    wrong: Body = {"seat": 0, "move": "research ai"}
    why, lang = f"/tables/{table}/why", "?lang=de"
    reason = ann.ask("POST", why, **wrong)["reason"]
    assert ann.ask("POST", why + lang, **wrong)["reason"] == reason.upper()
    refused = ann.refused(422, "POST", f"/tables/{table}/moves{lang}", version=0, **wrong)
    assert refused["detail"] == reason.upper()
    preview = {"seat": 0, "moves": ["research ai"]}
    shown = ann.http.post(f"{API}/tables/{table}/preview{lang}", json=preview).json()
    assert shown[0]["reason"] == reason.upper()
    ann.move(table, 0, english[0]["text"], 0)
    line = ann.ask("GET", f"/tables/{table}/log{lang}")[0]
    assert line["words"] == english[0]["words"].upper()
    helps = [option["help"] for option in ann.ask("GET", "/games")[0]["options"]]
    german_helps = [option["help"] for option in ann.ask("GET", f"/games{lang}")[0]["options"]]
    assert german_helps == [text.upper() for text in helps]


@pytest.mark.usefixtures("_loud")
@pytest.mark.parametrize(
    "accepted, language",
    [("", "en"), ("fr", "en"), ("de", "de"), ("en-GB,de;q=0.9", "en"), ("fr,de;q=0.2", "de"),
     ("de;q=x", "en"), ("*", "en")],
)  # fmt: skip
def test_the_language_the_browser_likes_best(ann: Guest, accepted: str, language: str) -> None:
    sentence = "There is nothing at this address."
    answer = ann.http.get(f"{API}/nowhere", headers={"accept-language": accepted})
    assert answer.json()["detail"] == (sentence.upper() if language == "de" else sentence)


@pytest.mark.usefixtures("_loud")
def test_only_sentences_of_a_view_are_translated() -> None:
    view = {"faction": "terrans", "turns": [{"lines": ["it builds"], "vp": 2}], "text": "a card"}
    said = Say("de").within(view)
    assert said == {
        "faction": "terrans",
        "turns": [{"lines": ["IT BUILDS"], "vp": 2}],
        "text": "A CARD",
    }
    assert Say("en").within(view) is view
