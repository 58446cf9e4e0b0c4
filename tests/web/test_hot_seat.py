"""Several people at one browser: secrets are covered until the next one has the device."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitor
from tests.web.house import call
from tests.web.planet import offered, play
from tests.web.playing import shown_version

_ME = {"kind": "me"}


def _hot_seat(page: Page, game: str, **options: object) -> None:
    """A game in which both seats are played at this browser."""
    wanted = {"game": game, "options": {"players": 2, **options}, "seats": [_ME, _ME]}
    table = call(page, "POST", "/tables", wanted)["id"]
    call(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")


def _cover(page: Page, words: str = "Pass the device to") -> Locator:
    return page.get_by_role("dialog", name=words)


def _uncover(page: Page, words: str) -> None:
    """The button that shows the board has the focus."""
    expect(_cover(page, words).get_by_role("button").first).to_be_focused()
    page.keyboard.press("Enter")


def _cards(page: Page) -> Locator:
    return page.locator("[data-number] button")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Pass the device to"), ("de", "Gib das Gerät an")]
)
def test_private_objectives_are_covered_until_their_owner_looks(
    guest: Visitor, language: str, words: str
) -> None:
    page = guest(language=language)
    _hot_seat(page, "planet-unknown", private_objectives=True)
    expect(_cards(page).first).to_be_hidden()
    _uncover(page, words)
    expect(_cards(page).first).to_be_visible()

    play(page, offered(page)[0])
    expect(_cover(page, words)).to_be_visible()
    expect(_cards(page).first).to_be_hidden()
    version = shown_version(page)
    page.keyboard.press("u")  # a key of the board does nothing now
    page.reload()
    expect(_cover(page, words)).to_be_visible()
    assert shown_version(page) == version
    _uncover(page, words)
    expect(_cover(page, words)).to_have_count(0)
    expect(_cards(page).first).to_be_visible()


def test_somebody_who_plays_all_seats_alone_is_not_bothered_again(guest: Visitor) -> None:
    page = guest()
    _hot_seat(page, "planet-unknown", private_objectives=True)
    _cover(page).get_by_role("button", name="I am alone").click()
    play(page, offered(page)[0])
    expect(_cards(page).first).to_be_visible()
    expect(_cover(page)).to_have_count(0)


def test_without_secrets_nothing_is_covered(guest: Visitor) -> None:
    page = guest()
    _hot_seat(page, "gaia", factions="random")
    page.get_by_role("application").wait_for()
    expect(_cover(page)).to_have_count(0)


def test_who_decides_at_the_same_time_is_chosen_below_the_board(guest: Visitor) -> None:
    page = guest()
    _hot_seat(page, "planet-unknown", commander="0")
    play(page, "rotate 1")
    seats = page.get_by_role("group", name="Whose turn at this screen").get_by_role("button")
    expect(seats.first).to_have_attribute("aria-pressed", "true")
    board, seat = page.get_by_role("main").bounding_box(), seats.last.bounding_box()
    assert board is not None and seat is not None
    assert seat["y"] >= board["y"] + board["height"], "it covers nothing of the board"
    seats.last.click()
    expect(seats.last).to_have_attribute("aria-pressed", "true")
    while moves := offered(page, 1):
        play(page, "done" if "done" in moves else moves[0])
    expect(seats.last).to_be_disabled()
    expect(seats.first).to_have_attribute("aria-pressed", "true")
    assert seats.last.bounding_box() == seat, "it stays, so that the board does not jump"
