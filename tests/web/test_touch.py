"""Planet Unknown under fingers: one drags a tile, two turn it, and a rover is drawn along."""

import math
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.house import PHONE, bring, call
from tests.web.planet import Fingers, before, on_screen, open_card, planet, table_of
from tests.web.playing import reaches, shown_version

_SCROLLED = """() => [scrollY, ...document.querySelectorAll('*')].reduce(
    (sum, one) => sum + (one.scrollTop ?? one), 0)"""


def _sit(page: Page, verb: str) -> str:
    record, text = before(verb)
    page.goto(f"/table/{bring(page, record)}")
    planet(page).wait_for()
    planet(page).scroll_into_view_if_needed()
    return text


def _twist(page: Page, fingers: Fingers, degrees: int) -> None:
    """Two fingers on a circle around the middle of the planet, turned little by little."""
    x, y = on_screen(page, 6, 6)

    def pair(angle: float) -> tuple[tuple[float, float], tuple[float, float]]:
        across, along = 60 * math.cos(angle), 60 * math.sin(angle)
        return (x - across, y - along), (x + across, y + along)

    fingers.down(*pair(0))
    for step in range(1, 11):
        fingers.move(*pair(math.radians(degrees) * step / 10))
    fingers.up()


def test_two_fingers_turn_the_tile_and_do_nothing_else(guest: Visitor) -> None:
    page = guest(viewport=PHONE)
    _sit(page, "place")
    fingers, version = Fingers(page), shown_version(page)
    lies, scrolled = planet(page).get_attribute("data-orientation") or "", page.evaluate(_SCROLLED)
    page.keyboard.press("r")
    expect(planet(page)).not_to_have_attribute("data-orientation", lies)
    turned = planet(page).get_attribute("data-orientation") or ""
    _twist(page, fingers, -50)
    expect(planet(page)).to_have_attribute("data-orientation", lies)
    _twist(page, fingers, 50)
    expect(planet(page)).to_have_attribute("data-orientation", turned)
    assert page.evaluate(_SCROLLED) == scrolled, "the page stays where it is"
    assert page.locator(".hand.pinned").count() == 0 and shown_version(page) == version


def test_one_finger_drags_the_tile(guest: Visitor) -> None:
    page = guest(viewport=PHONE)
    _sit(page, "place")
    fingers, scrolled = Fingers(page), page.evaluate(_SCROLLED)
    fingers.down(on_screen(page, 6, 3))
    for row in (4, 5, 6, 7, 8):
        fingers.move(on_screen(page, 6, row))
        # A browser hands touches on with its next frame, so the tile comes a moment later.
        expect(planet(page)).to_have_attribute("data-held", re.compile(rf" f{row} "))
    fingers.up()
    assert page.evaluate(_SCROLLED) == scrolled


def test_a_rover_is_drawn_to_where_it_goes(guest: Visitor) -> None:
    page = guest(viewport=PHONE)
    text = _sit(page, "move")
    _, start, end = text.split()
    open_card(page, text)
    planet(page).scroll_into_view_if_needed()
    fingers, version, scrolled = Fingers(page), shown_version(page), page.evaluate(_SCROLLED)
    from_, to = _middle(page, start), _middle(page, end)
    fingers.down(from_)
    for step in range(1, 6):
        part = step / 5
        fingers.move((from_[0] + (to[0] - from_[0]) * part, from_[1] + (to[1] - from_[1]) * part))
    expect(page.locator("polyline.way")).to_have_count(1)
    fingers.up()
    reaches(page, version + 1)
    log = call(page, "GET", f"/tables/{table_of(page)}/log?seat=0")
    assert log[-1]["text"] == text
    assert page.evaluate(_SCROLLED) == scrolled


def _middle(page: Page, square: str) -> tuple[float, float]:
    return on_screen(page, ord(square[0]) - ord("a") + 0.5, int(square[1:]) - 0.5)
