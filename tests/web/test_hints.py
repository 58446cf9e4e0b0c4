"""What a strong bot advises, on a server that gives it the time it wants."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from astrarium.table import Record
from tests.web.house import ROOT, bring, cut, serving, visit
from tests.web.playing import shown_version

_JOURNEY = (ROOT / "tests" / "web" / "journey.astra").read_text()
_TOLD = {
    "en": ("Hint", r"about \d+ VP at the end", "then: "),
    "de": ("Tipp", r"etwa \d+ SP am Ende", "danach: "),
}
_PATIENCE = 60_000


def test_a_hint_tells_what_its_plan_comes_to_and_a_click_follows_it(
    browser: Browser, tmp_path: Path
) -> None:
    moves = Record.parse(_JOURNEY).moves
    turn = next(at for at, (_, text) in enumerate(moves) if text.startswith("upgrade"))
    with serving(tmp_path) as address:
        for language, (panel, end, then) in _TOLD.items():
            context = visit(browser, address, language=language)
            page = context.new_page()
            page.goto("/")
            page.goto(f"/table/{bring(page, cut(_JOURNEY, turn))}")
            before = shown_version(page)
            page.get_by_role("navigation").get_by_role("button", name=panel).first.click()
            beside = page.get_by_role("complementary", name=panel)
            beside.locator(".hints > button").click()
            hint = beside.locator("ol > li").first
            expect(hint).to_contain_text(re.compile(end), timeout=_PATIENCE)
            expect(hint).to_contain_text(then)
            hint.get_by_role("button").click()
            expect(page.locator(f"[data-version='{before}']")).to_have_count(0)
            context.close()
