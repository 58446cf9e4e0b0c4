"""What is only too expensive is one click away: the menu proposes what to convert first."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.gaia import lacking_ore
from tests.web.house import bring, call
from tests.web.playing import reaches, shown_version

_SAID = {
    "en": ("Convert first: 1 Q.I.C. for 1 ore", "Build a mine on", "your mine"),
    "de": ("Zuerst umwandeln: 1 Q.I.C. für 1 Erz", "Mine auf", "deine Mine"),
}


def _own(page: Page, table: str) -> dict[str, Any]:
    """What the first seat has."""
    view = call(page, "GET", f"/tables/{table}/position?seat=0")["view"]
    own: dict[str, Any] = view["players"][0]
    return own


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_mine_without_ore_is_paid_for_and_taken_back(guest: Visitor, language: str) -> None:
    page = guest(language=language)
    record, way = lacking_ore()
    table = bring(page, record)
    page.goto(f"/table/{table}")
    version, before = shown_version(page), _own(page, table)
    first, then, built = _SAID[language]

    planet = page.locator(f'[data-hex="{way[-1].split()[1]}"]')
    planet.click(force=True)
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("GP-HAB-09")
    proposal = menu.locator(f'button[data-way="{",".join(way)}"]')
    expect(proposal).to_be_focused()
    expect(proposal).to_contain_text(first)
    expect(proposal).to_contain_text(then)
    expect(page.locator(".ghosts .faint")).to_have_count(1)  # the mine to be, on the map
    page.keyboard.press("Enter")
    reaches(page, version + len(way))
    expect(planet).to_have_attribute("aria-label", re.compile(built))
    after = _own(page, table)
    assert before["ore"] > 0 and after["ore"] == 0, "all ore went into the mine"
    assert after["qic"] == before["qic"] - 1

    for number in range(len(way)):
        page.keyboard.press("u")
        reaches(page, version + len(way) + number + 1)
    assert _own(page, table) == before


def test_the_list_of_moves_finds_what_a_conversion_pays_for(guest: Visitor) -> None:
    page = guest()
    record, way = lacking_ore()
    table = bring(page, record)
    page.goto(f"/table/{table}")
    version = shown_version(page)
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(way[-1])
    group = page.get_by_role("group", name="After a conversion")
    proposal = group.locator(f'[role="option"][data-way="{",".join(way)}"]')
    expect(proposal).to_contain_text("Convert first: 1 Q.I.C. for 1 ore")
    expect(proposal).to_have_attribute("aria-selected", "true")  # nothing legal is called so
    expect(page.locator(".ghosts .faint")).to_have_count(1)
    page.keyboard.press("Enter")
    reaches(page, version + len(way))
    log = call(page, "GET", f"/tables/{table}/log?seat=0")
    assert [line["text"] for line in log[-len(way) :]] == way
