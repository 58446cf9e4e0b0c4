"""A new table: every option of both games can be set in place, and what is wrong is explained."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitor
from tests.web.house import call

_GAMES = pytest.mark.parametrize("game", ["gaia", "planet-unknown"])


def _seats(page: Page, count: int) -> None:
    """Make it so many seats."""
    chairs = page.get_by_role("button", name="Remove this seat")
    chairs.first.wait_for()
    while (now := chairs.count()) != count:
        (chairs.last if now > count else page.get_by_role("button", name="Another seat")).click()
        expect(chairs).not_to_have_count(now)


def _set_everything(options: Locator) -> None:
    """Change every control from what it shows: pick, switch, type, choose the last."""
    picks = options.get_by_role("button", name="Pick", exact=True)
    for left in reversed(range(picks.count())):
        picks.first.click()
        expect(picks).to_have_count(left)
    choices, picked = options.locator(".choices"), options.locator(".tile.on")
    while choices.count():
        now = picked.count()
        choices.first.get_by_role("button").first.click()
        expect(picked).to_have_count(now + 1)
    for switch in options.get_by_role("switch").all():
        switch.set_checked(not switch.is_checked(), force=True)
    for group in options.locator("fieldset").all():
        group.locator("input:not(:checked)").last.check(force=True)
    for select in options.get_by_role("combobox").all():
        select.select_option(index=select.evaluate("(one) => one.selectedIndex === 1 ? 2 : 1"))
    for number in options.get_by_role("spinbutton").all():
        number.fill("3")
        number.blur()


def _sent(page: Page) -> dict[str, Any]:
    """The options that the button sends, whatever the server says to them."""
    with page.expect_request(
        lambda request: request.url.endswith("/api/v1/tables") and request.method == "POST"
    ) as asked:
        page.locator("button.go").click()
    wanted: dict[str, Any] = asked.value.post_data_json or {}
    return dict(wanted["options"])


@_GAMES
def test_every_option_can_be_set(guest: Visitor, game: str) -> None:
    page = guest()
    page.route("**/api/v1/tables", lambda route: route.fulfill(status=503, body=""))
    schema = next(one for one in call(page, "GET", "/games") if one["name"] == game)["options"]
    standard = {option["name"]: option["default"] for option in schema}
    seen: dict[str, Any] = {}
    for count in (1, 2, 3):
        page.goto(f"/new?game={game}")
        _seats(page, count)
        page.locator(".option").first.wait_for()
        for section in page.locator("details.section > summary").all():
            section.click()
        _set_everything(page.locator(".options").locator(".option"))
        seen |= _sent(page)
    assert set(seen) == set(standard) - {"players"}
    assert [name for name, value in seen.items() if value == standard[name]] == []


@_GAMES
def test_every_option_is_explained_where_it_is_asked(guest: Visitor, game: str) -> None:
    page = guest(f"/new?game={game}")
    expect(page.locator(".option").first).to_be_visible()
    for section in page.locator("details.section > summary").all():
        section.click()
    for option in page.locator(".option").all():
        told = option.locator("p, .about").last.inner_text()
        assert len(told.split()) >= 2, option.inner_text()


def test_events_that_are_no_deck_are_explained(guest: Visitor) -> None:
    page = guest("/new?game=planet-unknown")
    page.get_by_text("own mix").click()
    page.get_by_label("green").fill("9")
    page.get_by_label("green").blur()
    expect(page.get_by_text("20 cards in all, not 22")).to_be_visible()
    page.locator("button.go").click()
    expect(page.get_by_role("status").locator(".problem p")).to_contain_text("20")
    assert page.url.endswith("/new?game=planet-unknown")


def test_factions_of_one_colour_are_explained(guest: Visitor) -> None:
    page = guest("/new?game=gaia")
    factions = page.locator(".option").filter(has_text="Factions")
    factions.get_by_label("Factions").select_option("each")
    factions.get_by_label("Seat 1").select_option("terrans")
    factions.get_by_label("Seat 2").select_option("lantids")
    page.locator("button.go").click()
    expect(page.get_by_role("status").locator(".problem p")).to_contain_text("lantids and terrans")


def test_a_table_full_of_bots_begins_at_once_as_it_was_set_up(guest: Visitor) -> None:
    page = guest("/new?game=planet-unknown")
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_label("Strength").select_option("easy")
    page.get_by_label("Corporations").select_option("flux")
    page.get_by_role("button", name="Start the game").click()
    problem = page.get_by_role("status").locator(".problem p")
    expect(problem).to_contain_text("only one board of flux")
    page.get_by_label("Corporations").select_option("random")
    page.get_by_role("switch", name="Private objectives").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("application").wait_for()
    table = call(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["status"] == "running"
    assert table["options"]["corporations"] == "random"
    assert table["options"]["private_objectives"] is True
    assert "easy" in table["seats"][1]["name"]
