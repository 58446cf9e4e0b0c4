"""axe-core finds nothing serious on any page, in both themes and on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visitor
from tests.web.house import PHONE, ROOT, WIDE, bring, played

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_PAGES = ("/", "/lobby", "/new/gaia", "/new/planet-unknown", "/me", "/aid/gaia/federation", "/lost")
_RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(found => ['serious', 'critical'].includes(found.impact))
    .map(found => found.id + ': ' + found.nodes.slice(0, 4).map(node => node.html).join(' | '))"""
_TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "gaia": ("gaia", {"players": 3, "factions": "random"}, 120),
    "gaia-solo": ("gaia", {"players": 1, "factions": "random"}, 40),
    "gaia-setup": ("gaia", {"players": 2}, 1),
    "planet-unknown": ("planet-unknown", {"players": 3}, 60),
    "planet-unknown-solo": ("planet-unknown", {"players": 1, "events": "8-8-4"}, 30),
}


def _serious(page: Page) -> list[str]:
    page.evaluate(_AXE.read_text())
    found: list[str] = page.evaluate(_RUN)
    return found


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_page_shuts_anybody_out(guest: Visitor, theme: str, size: dict[str, int]) -> None:
    page = guest(theme=theme, viewport=size)
    for path in _PAGES:
        page.goto(path)
        page.get_by_role("main").first.wait_for()
        assert _serious(page) == [], path


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("table", _TABLES)
def test_no_table_shuts_anybody_out(guest: Visitor, theme: str, table: str) -> None:
    game, options, moves = _TABLES[table]
    page = guest(theme=theme)
    page.goto(f"/table/{bring(page, played(game, options, moves, nodes=60))}")
    page.get_by_role("main").first.wait_for()
    page.wait_for_timeout(500)
    assert _serious(page) == []


def test_a_review_shuts_nobody_out(guest: Visitor) -> None:
    page = guest()
    over = played("planet-unknown", {"players": 1}, 5000, level="random")
    page.goto(f"/review/{bring(page, over)}")
    page.get_by_role("slider").first.wait_for()
    assert _serious(page) == []
