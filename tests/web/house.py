"""A served Astrarium and a browser that looks at it; the screenshots use it too."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from astrarium import __version__
from astrarium.bots import Budget, make_bot
from astrarium.bots.bot import ask
from astrarium.games import get_game
from astrarium.table import Record

ROOT = Path(__file__).resolve().parent.parent.parent
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
_NAMES = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    """The browser of this machine (``CHROMIUM`` names another)."""
    named = os.environ.get("CHROMIUM")
    found = [named] if named else [shutil.which(name) for name in _NAMES]
    return next((path for path in found if path), None)


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=list(_FLAGS))


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[str]:
    """A server process of its own with an empty database; gives its address."""
    command = [sys.executable, "-m", "astrarium", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'web.db'}", *options]
    log = folder / "server.log"
    with (
        log.open("w") as out,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, text=True) as process,
    ):
        try:
            yield _address(process, log)
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def _address(process: subprocess.Popen[str], log: Path) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://[\d.]+:\d+", line)
        if found:
            return found[0]
    raise AssertionError(f"the server did not start:\n{log.read_text()}")


def visit(
    browser: Browser, address: str, *, language: str = "en", theme: str = "dark", **more: Any
) -> BrowserContext:
    """A new guest with settings of their own; animations are off so that pictures are the same."""
    phone = more.get("viewport", WIDE)["width"] < 600
    context = browser.new_context(
        **{"viewport": WIDE, "base_url": address, "locale": language, "has_touch": phone, **more}
    )
    kept = json.dumps({"language": language, "theme": theme, "motion": False})
    # Once only: what a test changes in the settings must survive a reload.
    context.add_init_script(f"localStorage['astrarium.settings'] ??= {json.dumps(kept)}")
    return context


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the guest of this page, who is known when the page is drawn."""
    page.get_by_role("main").first.wait_for()
    script = """async ([method, path, body]) => {
        const answer = await fetch('/api/v1' + path, {
            method,
            headers: {'content-type': 'application/json', 'x-astrarium': '1'},
            body: body === null ? undefined : JSON.stringify(body),
        });
        return [answer.status, await answer.text()];
    }"""
    status, text = page.evaluate(script, [method, path, body])
    assert status < 300, f"{method} {path}: {status} {text}"
    return json.loads(text) if text else None


def played(
    game: str,
    options: dict[str, Any],
    moves: int,
    *,
    seed: str = "scene",
    level: str = "easy",
    nodes: int = 150,
) -> str:
    """The record of a game that bots have played so far."""
    rules = get_game(game)
    record = Record(game, __version__, options, seed)
    state = record.start(rules)
    bot = make_bot(game, level)
    for number in range(moves):
        if not state.to_act:
            break
        seat = state.to_act[0]
        record.play(state, ask(bot, state, seat, Budget(nodes=nodes), str(number)), seat)
    return record.to_text()


def cut(record: str, moves: int) -> str:
    """The same game up to some move; a negative number counts from its end."""
    whole = Record.parse(record)
    rules = get_game(whole.game)
    short = Record(whole.game, whole.version, whole.options, whole.seed)
    state = short.start(rules)
    for seat, text in whole.moves[:moves]:
        short.play(state, rules.parse(text), seat)
    return short.to_text()


def bring(page: Page, record: str) -> str:
    """Import a record as this guest: all its seats are theirs. Gives the table's id."""
    return str(call(page, "POST", "/import", {"record": record})["id"])
