"""Pictures of every page and of moments of both games, to be looked at critically.

make screenshots ARGS="--only gaia-middle --size 2560x1300"
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from astrarium.table import Record
from tests.web.house import PHONE, WIDE, bring, call, chromium, cut, launch, played, serving, visit

SIZES = {"wide": WIDE, "phone": PHONE}
LOOKS = (("dark", "en"), ("light", "de"))
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new-gaia": "/new?game=gaia",
    "new-planet-unknown": "/new?game=planet-unknown",
    "me": "/me",
    "aid-gaia": "/aid/gaia/federation",
    "aid-planet-unknown": "/aid/planet-unknown",
    "lost": "/nowhere",
}
SCENES: dict[str, tuple[str, dict[str, Any]]] = {
    "gaia": ("gaia", {"players": 4, "factions": "random"}),
    "gaia-choosing": ("gaia", {"players": 2}),
    "gaia-assembling": ("gaia", {"players": 2, "factions": "random", "assembler": "last-player"}),
    "gaia-solo": ("gaia", {"players": 1, "factions": "random"}),
    "planet-unknown": ("planet-unknown", {"players": 3, "corporations": "random"}),
    "planet-unknown-solo": ("planet-unknown", {"players": 1, "events": "8-8-4"}),
}
AT_ONCE = ("gaia-choosing", "gaia-assembling")
"""Scenes of which only the first question matters."""
MOMENTS = {"setup": 0.0, "early": 0.15, "middle": 0.5, "late": 0.85, "over": 1.0}
ROOM = [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}, {"kind": "bot", "level": "easy"}]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="names that contain this")
    parser.add_argument("--size", help="instead of a desk's and a phone's, e.g. 360x740")
    wanted = parser.parse_args()
    path = chromium()
    if path is None:
        parser.exit(2, "Screenshots need Chromium: install Debian's chromium, or set CHROMIUM.\n")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    sizes = SIZES
    if wanted.size:
        width, height = map(int, wanted.size.split("x"))
        sizes = {wanted.size: {"width": width, "height": height}}
    records = dict(_records(wanted.only))
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, path)
        for theme, language in LOOKS:
            for size, seen in sizes.items():
                guest = visit(browser, address, language=language, theme=theme, viewport=seen)
                _series(guest, f"{size}-{theme}-{language}", records, wanted)
        browser.close()


def _records(only: str) -> Iterator[tuple[str, str]]:
    """Each game is played once, then cut at its moments."""
    for scene, (game, options) in SCENES.items():
        names = [f"{scene}-{moment}" for moment in MOMENTS]
        if scene in AT_ONCE:
            names = names[:1]
        if not any(only in name for name in names):
            continue
        print(f"playing {scene}", flush=True)
        whole = played(game, options, 0 if scene in AT_ONCE else 5000, nodes=60)
        length = len(Record.parse(whole).moves)
        for name, share in zip(names, MOMENTS.values(), strict=False):
            yield name, cut(whole, max(min(3, length), round(length * share)))


def _series(
    context: BrowserContext, suffix: str, records: dict[str, str], wanted: argparse.Namespace
) -> None:
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto("/")

    def picture(name: str) -> None:
        page.wait_for_timeout(1200)  # a table never stops listening, so there is no quiet moment
        file = wanted.folder / f"{name}-{suffix}.png"
        page.screenshot(path=file)
        print(file, flush=True)

    for name, record in records.items():
        if wanted.only in name:
            page.goto(f"/table/{bring(page, record)}")
            page.locator("[data-version]").wait_for(state="attached")
            page.wait_for_timeout(500)
            if (uncover := page.locator(".cover button.primary")).is_visible():
                picture(f"{name}-cover")
                uncover.click()
            picture(name)
            if name.endswith("middle"):
                _open(page, name, picture)
            if name.endswith("over"):
                _look_back(page, name, picture)
    if wanted.only in "room":
        room = {"game": "gaia", "options": {}, "seats": ROOM, "title": "Four corners"}
        page.goto(f"/table/{call(page, 'POST', '/tables', room)['id']}")
        picture("room")
    for name, path in PAGES.items():  # last, when there are games to show
        if wanted.only in name:
            page.goto(path)
            picture(name)
    context.close()


def _open(page: Page, name: str, picture: Callable[[str], None]) -> None:
    """What opens over the board and beside it."""
    page.keyboard.press("/")
    page.get_by_role("dialog").wait_for()
    picture(f"{name}-moves")
    page.keyboard.press("Escape")
    if name.startswith("gaia"):
        legal = page.locator("[data-hex].legal")
        (legal if legal.count() else page.locator("[data-hex]")).first.click(force=True)
    else:
        page.get_by_role("application").click()
    picture(f"{name}-menu")
    page.keyboard.press("Escape")
    for key, panel in (("l", "log"), ("p", "score"), ("?", "help")):
        page.keyboard.press(key)
        page.get_by_role("complementary").wait_for()
        picture(f"{name}-{panel}")
    page.keyboard.press("Escape")


def _look_back(page: Page, name: str, picture: Callable[[str], None]) -> None:
    """The result, and the review with its charts and its score."""
    page.locator(".bottom button.primary").click()
    page.get_by_role("dialog").get_by_role("table").wait_for()
    picture(f"{name}-result")
    page.goto(page.url.replace("/table/", "/review/"))
    page.get_by_role("slider").wait_for()
    picture(f"{name}-review")
    page.locator("#tab-score").click()
    picture(f"{name}-review-score")


if __name__ == "__main__":
    main()
