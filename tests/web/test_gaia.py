"""Gaia Project in the browser: a whole game, every kind of action, undo, reload, review."""

import re

import pytest
from playwright.sync_api import Page, expect

from astrarium.table import Record
from tests.web.conftest import Visitor
from tests.web.house import PHONE, ROOT, bring, call, cut
from tests.web.playing import from_list, on_boards, on_map, reaches, shown_version

_JOURNEY = Record.parse((ROOT / "tests" / "web" / "journey.astra").read_text())
_ON_MAP = ("place", "mine", "gaiaform", "upgrade", "federation")
_ON_BOARDS = (
    "research",
    "power",
    "qic",
    "special",
    "spend",
    "burn",
    "charge",
    "decline",
    "tile",
    "take",
)


def _opening(moves: int) -> str:
    return cut(_JOURNEY.to_text(), moves)


def _play(page: Page, text: str, done: set[str]) -> None:
    """The first move of each kind on the board itself, later ones from the list."""
    version = shown_version(page)
    verb = text.split(maxsplit=1)[0]
    if verb in done:
        from_list(page, text)
    elif verb in _ON_MAP:
        assert on_map(page, text), f"the map does not offer {text}"
    elif verb in _ON_BOARDS:
        assert on_boards(page, text), f"no board offers {text}"
    elif verb == "end":
        page.keyboard.press("Enter")
    else:
        from_list(page, text)
    done.add(verb)
    reaches(page, version + 1)


def test_two_clicks_start_a_game_and_a_first_turn_is_played(guest: Visitor) -> None:
    page = guest()
    page.get_by_role("button", name=re.compile("play", re.I)).first.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("application")).to_be_visible()


def test_a_whole_game_is_played_and_looked_back_at(guest: Visitor) -> None:
    page = guest()
    table = bring(page, _opening(0))
    page.goto(f"/table/{table}")
    page.locator("[data-hex]").first.wait_for()
    done: set[str] = set()
    for number, (_, text) in enumerate(_JOURNEY.moves):
        _play(page, text, done)
        if number == 20:
            page.reload()
            page.locator("[data-hex]").first.wait_for()
    assert done >= {*_ON_MAP, *_ON_BOARDS, "pass", "charge", "decline", "tile", "take", "end"}

    expect(page.get_by_role("dialog")).to_be_visible()
    scores = call(page, "GET", f"/tables/{table}/scores")["scores"]
    for score in scores:
        expect(page.get_by_role("dialog")).to_contain_text(str(score))
    page.get_by_role("link", name=re.compile("look back", re.I)).click()
    page.wait_for_url("**/review/*")
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("application")).to_be_visible()


def test_moves_are_taken_back_until_the_turn_ends(guest: Visitor) -> None:
    page = guest()
    table = bring(page, _opening(6))
    page.goto(f"/table/{table}")
    version = shown_version(page)
    from_list(page, "research economy")
    reaches(page, version + 1)
    page.reload()  # the turn is kept on the server
    assert shown_version(page) == version + 1
    page.get_by_role("button", name="Undo").click()
    reaches(page, version + 2)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    offered = call(page, "GET", f"/tables/{table}/position?seat=0")["moves"]
    assert "research economy" in [move["text"] for move in offered]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_impossible_says_why(guest: Visitor, language: str) -> None:
    page = guest(language=language)
    page.goto(f"/table/{bring(page, _opening(6))}")
    view = call(page, "GET", f"/tables/{page.url.split('/table/')[1]}/position?seat=0")["view"]
    mine = next(h["name"] for h in view["hexes"] if h.get("pieces", [{}])[0].get("seat") == 1)
    page.locator(f'[data-hex="{mine}"]').click(force=True)
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("GP-")


def test_a_turn_with_the_keyboard_alone(guest: Visitor) -> None:
    page = guest()
    page.goto(f"/table/{bring(page, _opening(6))}")
    version = shown_version(page)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("research economy")
    expect(page.get_by_role("option").first).to_have_attribute("data-move", "research economy")
    page.keyboard.press("Enter")
    reaches(page, version + 1)
    page.keyboard.press("Enter")
    reaches(page, version + 2)


def test_a_turn_on_a_phone(guest: Visitor) -> None:
    page = guest(viewport=PHONE)
    page.goto(f"/table/{bring(page, _opening(6))}")
    version = shown_version(page)
    overflow = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(overflow) <= 0
    bar = page.get_by_role("region", name="Your turn")
    before = bar.bounding_box()
    page.get_by_role("button", name=re.compile("All moves")).tap()
    page.get_by_role("combobox").fill("research economy")
    page.locator('[data-move="research economy"]').tap()
    reaches(page, version + 1)
    assert bar.bounding_box() == before, "the board moves when the question changes"
    page.get_by_role("button", name=re.compile("End turn")).tap()
    reaches(page, version + 2)


def test_the_round_tile_tells_what_it_paid_in_this_round(guest: Visitor) -> None:
    """Both players had 6 VP from round tiles before; this round has paid 4 to each so far."""
    page = guest()
    page.goto(f"/table/{bring(page, _opening(106))}")
    tile = page.get_by_role("list", name="Round scoring").get_by_role("listitem").nth(4)
    expect(tile).to_have_attribute("aria-label", re.compile("Bal T'aks 4 and Taklons 4 VP"))
    expect(tile).to_contain_text("+4")


def test_own_structures_are_read_with_the_keyboard(guest: Visitor) -> None:
    """One stop of the tab key, then arrows: each place says what it earns."""
    page = guest()
    page.goto(f"/table/{bring(page, _opening(20))}")
    places = page.locator(".structures li")
    places.first.focus()
    page.keyboard.press("ArrowRight")
    expect(places.nth(1)).to_be_focused()
    expect(page.locator(".gaia-tip")).to_contain_text("2/8")
    expect(page.locator('.structures li[tabindex="0"]')).to_have_count(1)


def test_seats_of_a_game_that_was_brought_over_are_called_by_their_factions(
    guest: Visitor,
) -> None:
    page = guest()
    page.goto(f"/table/{bring(page, _JOURNEY.to_text())}")
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Taklons")
    expect(seats).not_to_contain_text("Seat")
