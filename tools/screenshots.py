"""Pictures of every page and of early, middle and late positions, to be looked at critically.

make screenshots ARGS="--only gaia"
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.house import PHONE, WIDE, bring, chromium, launch, played, serving, visit

SIZES = {"wide": WIDE, "phone": PHONE}
LOOKS = (("dark", "en"), ("light", "de"))
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new-gaia": "/new/gaia",
    "new-planet-unknown": "/new/planet-unknown",
    "me": "/me",
    "aid-gaia": "/aid/gaia/federation",
    "aid-planet-unknown": "/aid/planet-unknown",
}
MOMENTS = {"setup": 3, "early": 40, "middle": 160, "late": 330, "over": 5000}
SCENES = {
    "gaia": ("gaia", {"players": 4, "factions": "random"}, 1.0),
    "gaia-solo": ("gaia", {"players": 1, "factions": "random"}, 0.3),
    "planet-unknown": ("planet-unknown", {"players": 3, "corporations": "random"}, 0.5),
    "planet-unknown-solo": ("planet-unknown", {"players": 1, "events": "8-8-4"}, 0.25),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="names that contain this")
    wanted = parser.parse_args()
    path = chromium()
    if path is None:
        parser.exit(2, "Screenshots need Chromium: install Debian's chromium, or set CHROMIUM.\n")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    records = dict(_records(wanted.only))
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, path)
        for look in LOOKS:
            for size in SIZES:
                _series(browser, address, size, look, records, wanted)
        browser.close()


def _records(only: str) -> Iterator[tuple[str, str]]:
    """Games played up to each moment, once for all looks and sizes."""
    for scene, (game, options, length) in SCENES.items():
        for moment, moves in MOMENTS.items():
            name = f"{scene}-{moment}"
            if only in name:
                print(f"playing {name}", flush=True)
                yield name, played(game, options, int(moves * length) + 1, nodes=60)


def _series(
    browser: Browser,
    address: str,
    size: str,
    look: tuple[str, str],
    records: dict[str, str],
    wanted: argparse.Namespace,
) -> None:
    theme, language = look
    context = visit(browser, address, language=language, theme=theme, viewport=SIZES[size])
    page = context.new_page()
    page.goto("/")

    def picture(name: str) -> None:
        page.wait_for_timeout(1200)  # a table never stops listening, so there is no quiet moment
        file = wanted.folder / f"{name}-{size}-{theme}-{language}.png"
        page.screenshot(path=file)
        print(file, flush=True)

    for name, path in PAGES.items():
        if wanted.only in name:
            page.goto(path)
            picture(name)
    for name, record in records.items():
        page.goto(f"/table/{bring(page, record)}")
        picture(name)
        if name.endswith("over"):
            page.goto(page.url.replace("/table/", "/review/"))
            picture(f"{name}-review")
    context.close()


if __name__ == "__main__":
    main()
