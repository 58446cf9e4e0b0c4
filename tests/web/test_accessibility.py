"""axe-core finds nothing serious on any page or table, in both themes, wide and on a phone."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.house import PHONE, ROOT, WIDE, bring, call, played

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
_THEMES = pytest.mark.parametrize("theme", ["dark", "light"])
_PAGES = (
    *("/", "/lobby", "/new", "/new?game=planet-unknown", "/me"),
    *("/aid/gaia/federation", "/aid/planet-unknown", "/lost", "/table/nowhere"),
)
_TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "gaia": ("gaia", {"players": 3, "factions": "random"}, 120),
    "gaia-solo": ("gaia", {"players": 1, "factions": "random"}, 40),
    "gaia-setup": ("gaia", {"players": 2}, 1),
    "gaia-over": ("gaia", {"players": 1, "factions": "random"}, 5000),
    "planet-unknown": ("planet-unknown", {"players": 3}, 60),
    "planet-unknown-solo": ("planet-unknown", {"players": 1, "events": "8-8-4"}, 30),
    "planet-unknown-setup": ("planet-unknown", {"players": 2, "private_objectives": True}, 0),
    "planet-unknown-over": ("planet-unknown", {"players": 1}, 5000),
}
_PANELS = ("Log", "Score", "Hint", "Chat", "My notes", "Players", "Help", "Settings")

# Numbers in a picture of a tile or an action space do not name it: voice control needs words.
_RUN = r"""async (inside) => {
    const options = {resultTypes: ['violations'], elementRef: true};
    const {violations} = await axe.run(inside || document, options);
    const words = (element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let found = '';
        while (texts.nextNode()) {
            const {data, parentNode} = texts.currentNode;
            if (parentNode.tagName !== 'title') found += data + ' ';
        }
        return found.replace(/\bI{1,3}\b/g, '');
    };
    return violations
        .filter((found) => ['serious', 'critical'].includes(found.impact))
        .flatMap((found) => found.nodes
            .filter(({element}) =>
                found.id !== 'label-content-name-mismatch' || /\p{L}/u.test(words(element)))
            .map((node) => `${found.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
}"""


def _serious(page: Page, inside: str = "") -> list[str]:
    """Whatever shuts somebody out; ``inside`` names a part of the page by its selector."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text())
    found: list[str] = page.evaluate(_RUN, inside)
    return found


@cache
def _record(table: str) -> str:
    game, options, moves = _TABLES[table]
    return played(game, options, moves, level="random")


def _open(page: Page, table: str) -> None:
    page.goto(f"/table/{bring(page, _record(table))}")
    page.locator("[data-version]:visible, .cover").first.wait_for()
    if page.locator(".cover").is_visible():  # several seats with secrets at one browser
        assert _serious(page) == []
        page.locator(".cover button.primary").click()
    page.locator("[data-version]").wait_for()


@_THEMES
@_SIZES
def test_no_page_shuts_anybody_out(guest: Visitor, theme: str, size: dict[str, int]) -> None:
    page = guest(theme=theme, viewport=size)
    for path in _PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert _serious(page) == [], path


@_THEMES
@_SIZES
@pytest.mark.parametrize("table", _TABLES)
def test_no_table_shuts_anybody_out(
    guest: Visitor, theme: str, size: dict[str, int], table: str
) -> None:
    page = guest(theme=theme, viewport=size)
    _open(page, table)
    assert _serious(page) == []


@_THEMES
@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_nothing_that_opens_shuts_anybody_out(guest: Visitor, theme: str, game: str) -> None:
    page = guest(theme=theme)
    _open(page, game)
    page.keyboard.press("/")
    expect(page.get_by_role("option").first).to_be_visible()
    assert _serious(page, "dialog") == []
    page.keyboard.press("Escape")
    doors = page.get_by_role("navigation", name="Beside the board")
    for panel in _PANELS:
        doors.get_by_role("button", name=panel).click()
        expect(page.get_by_role("complementary", name=panel)).to_be_visible()
        assert _serious(page, ".side") == [], panel
    doors.get_by_role("button", name="Settings").click()
    if game == "gaia":
        page.get_by_role("button", name=re.compile("your ")).first.click(force=True)
    else:
        page.get_by_role("button", name="Depot 1").dispatch_event("click")
    expect(page.locator(".menu")).to_be_visible()
    assert _serious(page, ".menu") == []


@_THEMES
@pytest.mark.parametrize("table", ["gaia-over", "planet-unknown-over"])
def test_no_result_and_no_review_shuts_anybody_out(guest: Visitor, theme: str, table: str) -> None:
    page = guest(theme=theme)
    _open(page, table)
    page.get_by_role("button", name="Result", exact=True).click()
    expect(page.get_by_role("table")).to_be_visible()
    assert _serious(page, "dialog") == []
    page.get_by_role("link", name="Look back at the game").click()
    page.get_by_role("slider").wait_for()
    for tab in ("Score", "Moves", "Record", "Charts"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab, selected=True)).to_be_visible()
        assert _serious(page, "aside") == [], tab
    assert _serious(page) == []


@_THEMES
@_SIZES
def test_no_waiting_room_shuts_anybody_out(
    guest: Visitor, theme: str, size: dict[str, int]
) -> None:
    page = guest(theme=theme, viewport=size)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}, {"kind": "bot", "level": "easy"}]
    table = call(page, "POST", "/tables", {"game": "gaia", "options": {}, "seats": seats})
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    assert _serious(page) == []
