"""Hands at the table: play moves through what is on the screen, as a person would."""

import re
import time

from playwright.sync_api import Locator, Page, expect

_HEX = re.compile(r"\b\d+(?:A\d+|B\d|C)\b")


def quoted(text: str) -> str:
    return f'[data-move="{text}"]'


def shown_version(page: Page) -> int:
    """The version of the position that the page shows and has settled on."""
    frame = page.locator('[data-version][data-busy="false"]')
    return int(frame.get_attribute("data-version") or -1)


def reaches(page: Page, version: int) -> None:
    """Wait until the page shows this position (or a later one, if others answered at once)."""
    patience = time.monotonic() + 40
    while shown_version(page) < version:
        assert time.monotonic() < patience, f"version {version} was never shown"
        page.wait_for_timeout(30)


def from_list(page: Page, text: str) -> None:
    """Open the list of all moves with its key, search, and choose."""
    page.keyboard.press("/")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill(text)
    dialog.locator(quoted(text)).click()
    expect(dialog).to_have_count(0)


def on_map(page: Page, text: str) -> bool:
    """Click a hex that the move names, then the move in the menu there."""
    for name in _HEX.findall(text):
        page.locator(f'[data-hex="{name}"]').click(force=True)
        if _in_menu(page, text):
            return True
    return False


def on_boards(page: Page, text: str) -> bool:
    """Find the move on a board, or look through what glows until a menu has it."""
    if _chosen(page.locator(f"button{quoted(text)}")):
        return True
    for spot in page.locator("button.live:visible").all():
        spot.click()
        if _in_menu(page, text):
            return True
    return False


def _in_menu(page: Page, text: str) -> bool:
    """Choose the move in the menu that a click has opened; close the menu if it is not there."""
    menu = page.locator(".menu")
    expect(menu).to_be_visible()  # with all its choices
    if _chosen(menu.locator(f"button{quoted(text)}")):
        return True
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    return False


def _chosen(choice: Locator) -> bool:
    if choice.count() == 0:
        return False
    choice.first.click()
    return True
