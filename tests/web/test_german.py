"""German from the front door to the last chart: nothing English is left on the screen."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.house import ROOT, bring, call, played

_PAGES = ("/", "/lobby", "/new", "/new?game=planet-unknown", "/me", "/lost", "/table/nowhere")
_WORDS = re.compile(
    r"\b(the|and|your|you|with|from|this|that|are|has|each|round|score|players?|moves?|undo|"
    r"table|rules|help|settings|turn|game|seats?|choose|place|advance|end|close|more|back|all|"
    r"guest|imported)\b",
    re.IGNORECASE,
)
# Names of games, of keys and of rules.
_NAMES = re.compile(
    r"Planet Unknown|Gaia Project|Astrarium|English|\((?:Home|End|Space)\)|[A-Z]{2}-[A-Z]+-\d+"
)
_TEXTS = """() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const {data, parentNode} = texts.currentNode;
        // Code, keys, and what people have called their tables, belong to no language.
        if (!parentNode.closest('script, style, code, kbd, a .title')) found.push(data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
        const nodes = document.querySelectorAll(`[${name}]`);
        for (const node of nodes) found.push(node.getAttribute(name));
    }
    return found.map((text) => text.trim()).filter(Boolean);
}"""


@cache
def _english() -> frozenset[str]:
    """Whole texts of the English catalogues that are said otherwise in German."""
    folder = ROOT / "web" / "src" / "i18n"
    english, german = (
        {
            text
            for file in (folder / language).glob("*.json")
            for text in _values(json.loads(file.read_text()))
        }
        for language in ("en", "de")
    )
    return frozenset(text for text in english - german if "{" not in text and len(text) > 2)


def _values(catalogue: object) -> list[str]:
    if isinstance(catalogue, dict):
        return [text for value in catalogue.values() for text in _values(value)]
    return [str(catalogue)]


def _left(page: Page) -> list[str]:
    """English texts that the page shows or says."""
    texts: list[str] = page.evaluate(_TEXTS)
    return sorted(
        {text for text in texts if text in _english() or _WORDS.search(_NAMES.sub("", text))}
    )


def test_english_would_be_noticed(guest: Visitor) -> None:
    page = guest()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert len(_left(page)) > 5


def test_pages_are_german(guest: Visitor) -> None:
    page = guest(language="de")
    for path in _PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        assert _left(page) == [], path


def test_waiting_rooms_are_german(guest: Visitor) -> None:
    """With the names that the server gives to a guest and to a table without a title."""
    page = guest(language="de")
    wanted = {"game": "gaia", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    page.goto(f"/table/{call(page, 'POST', '/tables', wanted)['id']}")
    number = call(page, "GET", "/me")["name"].split()[1]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Gaia Project von Gast {number}")
    expect(page.get_by_role("listitem").filter(has_text=f"Gast {number}")).to_be_visible()
    assert _left(page) == []


@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_tables_are_german(guest: Visitor, game: str) -> None:
    page = guest(language="de")
    options = {"players": 2, "factions": "random"} if game == "gaia" else {"players": 2}
    page.goto(f"/table/{bring(page, played(game, options, 60, level='random'))}")
    page.get_by_role("application").wait_for()
    assert _left(page) == []
    page.keyboard.press("/")
    expect(page.get_by_role("option").first).to_be_visible()
    assert _left(page) == []
    page.keyboard.press("Escape")
    doors = page.get_by_role("navigation", name="Neben dem Brett").get_by_role("button")
    for number in range(doors.count()):
        doors.nth(number).click()
        expect(doors.nth(number)).to_have_attribute("aria-pressed", "true")
        assert _left(page) == [], doors.nth(number).get_attribute("aria-label")


@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_reviews_and_rules_are_german(guest: Visitor, game: str) -> None:
    page = guest(language="de")
    options = {"players": 1, "factions": "random"} if game == "gaia" else {"players": 1}
    page.goto(f"/review/{bring(page, played(game, options, 5000, level='random'))}")
    page.get_by_role("slider").wait_for()
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert _left(page) == [], tab.inner_text()
    page.goto(f"/aid/{game}")
    expect(page.get_by_role("article").first).to_be_visible()
    assert _left(page) == []


def test_the_server_refuses_in_german_too(guest: Visitor) -> None:
    page = guest("/me", language="de")
    page.locator('input[autocomplete="username"]').fill("niemand")
    page.locator('input[type="password"]').fill("kein passwort")
    page.get_by_role("button", name="Anmelden").click()
    toast = page.get_by_role("status").locator(".problem p")
    expect(toast).to_be_visible()
    assert not _WORDS.search(toast.inner_text())
