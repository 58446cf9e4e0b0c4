"""A player stays away: the other lets a bot play on, and the player comes back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import call, serving, visit
from tests.web.playing import reaches, shown_version

_PAIR = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def two(browser: Browser, tmp_path: Path) -> Iterator[tuple[Page, Page]]:
    """Two guests of a server whose bots sleep, so that they can be watched at leisure."""
    with serving(tmp_path, "--bot-workers", "0") as address:
        contexts = [visit(browser, address), visit(browser, address, language="de")]
        host, other = (context.new_page() for context in contexts)
        host.goto("/")
        other.goto("/")
        yield host, other
        for context in contexts:
            context.close()


def test_a_seat_given_to_a_bot_is_taken_back(two: tuple[Page, Page], tmp_path: Path) -> None:
    host, other = two
    wanted = {"game": "gaia", "options": {"factions": ["terrans", "xenos"]}, "seats": _PAIR}
    table = call(host, "POST", "/tables", wanted)["id"]
    call(other, "POST", f"/tables/{table}/join", {"seat": 1})
    call(host, "POST", f"/tables/{table}/start")
    first = call(host, "GET", f"/tables/{table}/position?seat=0")["moves"][0]["text"]
    call(host, "POST", f"/tables/{table}/moves", {"seat": 0, "move": first, "version": 0})
    with closing(sqlite3.connect(tmp_path / "web.db")) as database:
        database.execute("UPDATE tables SET patience = 0")  # nobody is waited for
        database.commit()

    host.goto(f"/table/{table}")
    away = host.get_by_role("group", name="away for long")
    away.get_by_role("button", name="a bot plays on").click()
    expect(away).to_have_count(0)

    other.goto(f"/table/{table}")
    back = other.get_by_role("button", name="Platz zurücknehmen")
    back.click()
    expect(back).to_have_count(0)
    version = shown_version(other)
    text = call(other, "GET", f"/tables/{table}/position?seat=1")["moves"][0]["text"]
    other.locator(f'[data-hex="{text.split()[1]}"]').click(force=True)
    other.locator(f'button.choice[data-move="{text}"]').click()
    reaches(other, version + 1)
    reaches(host, version + 1)
