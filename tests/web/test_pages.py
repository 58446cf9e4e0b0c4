"""The pages around the table: account, lobby, import, aid, settings, languages, every width."""

import json
import re
import urllib.request
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from astrarium.table import Record
from tests.web.conftest import Visitor
from tests.web.house import bring, call, played

_WIDTHS = (360, 768, 1440, 2560)
_PAGES = ("/", "/lobby", "/new", "/new?game=planet-unknown", "/me", "/aid/gaia", "/lost/at/sea")


@cache
def _over() -> str:
    """A finished game."""
    return played("planet-unknown", {"players": 1}, 5000, level="random")


@cache
def _begun(game: str) -> str:
    return played(game, {"players": 2}, 12, level="random")


def _problem(page: Page) -> str:
    """The sentence of a refusal."""
    toast = page.get_by_role("status").locator(".problem p")
    expect(toast).to_be_visible()
    return toast.inner_text()


def _table(page: Page, **more: object) -> str:
    """A table of this guest that waits for somebody."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "gaia", "options": {}, "seats": seats, "title": "Table", **more}
    return str(call(page, "POST", "/tables", wanted)["id"])


# accounts


def test_an_account_keeps_the_games_of_the_guest(guest: Visitor) -> None:
    page = guest("/me")
    table = bring(page, _begun("gaia"))
    login = f"star{table.lower()}"[:30]
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill("a long way home")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"Signed in as {login}").first).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    mine = page.locator(f'a[href="/table/{table}"]')
    expect(mine).to_have_count(0)

    page.goto("/me")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill("not that way")
    page.get_by_role("button", name="Sign in").click()
    assert _problem(page)
    page.get_by_label("Password").fill("a long way home")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"Signed in as {login}").first).to_be_visible()
    page.get_by_role("link", name="Astrarium").click()
    expect(mine).to_have_count(1)


def test_a_name_is_what_others_see(guest: Visitor) -> None:
    page = guest("/me")
    page.get_by_role("textbox", name="Your name").fill("Hubble")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hubble")
    table = _table(page, title="Hubble's table")
    other = guest(f"/table/{table}")
    expect(other.get_by_role("listitem").filter(has_text="Hubble")).to_be_visible()


def test_a_token_is_shown_once_and_plays_in_ones_name(guest: Visitor, address: str) -> None:
    page = guest("/me")
    page.get_by_label("What for?").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_role("status").get_by_role("textbox").input_value()
    headers = {"Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{address}/api/v1/me", headers=headers)
    with urllib.request.urlopen(request) as answer:
        assert json.load(answer)["name"] == call(page, "GET", "/me")["name"]
    page.reload()
    kept = page.get_by_role("listitem").filter(has_text="my bot")
    expect(kept).to_be_visible()
    assert token not in page.content()
    kept.get_by_role("button", name="Delete").click()
    expect(kept).to_have_count(0)


# settings


def test_settings_survive_a_reload(guest: Visitor) -> None:
    page = guest("/me")
    page.get_by_text("Light", exact=True).click()
    page.get_by_role("switch", name="Coordinates").check(force=True)
    page.get_by_role("switch", name="Sounds").check(force=True)
    page.get_by_text("Deutsch", exact=True).click()
    expect(page.get_by_role("switch", name="Koordinaten")).to_be_visible()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("lang", "de")
    expect(page.get_by_role("switch", name="Koordinaten")).to_be_checked()


def test_theme_and_language_are_one_click_away(guest: Visitor) -> None:
    page = guest()
    page.get_by_role("button", name="Light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.get_by_role("link", name="Neuer Tisch").first).to_be_visible()
    page.get_by_role("button", name="EN: English").click()
    expect(page.get_by_role("link", name="New table").first).to_be_visible()


# lobby and records


def test_the_lobby_shows_open_tables_and_leads_to_them(guest: Visitor) -> None:
    host, visitor = guest(), guest()
    gaia = _table(host, title="Open stars")
    _table(host, game="planet-unknown", title="Open planet")
    _table(host, title="Nobody's business", public=False)
    visitor.goto("/lobby")
    tables = visitor.get_by_role("region", name="Open tables")
    expect(tables.get_by_role("link", name="Open planet").first).to_be_visible()
    expect(visitor.get_by_text("Nobody's business")).to_have_count(0)
    visitor.get_by_text("Gaia Project", exact=True).first.click()
    expect(tables.get_by_role("link", name="Open planet")).to_have_count(0)
    tables.locator(f'a[href="/table/{gaia}"]').click()
    visitor.get_by_role("button", name="Sit down").click()
    expect(visitor.get_by_role("button", name="Get up")).to_be_visible()


def test_a_record_is_taken_along_and_brought_back(guest: Visitor) -> None:
    page = guest("/lobby")
    page.get_by_label("Record or JSON").fill(_over())
    page.get_by_role("button", name="Open this game").click()
    page.wait_for_url("**/review/*")
    page.get_by_role("tab", name="Record").click()
    expect(page.get_by_text("Verified in your browser")).to_be_visible()
    with page.expect_download() as started:
        page.get_by_role("link", name="Download the record").click()
    text = started.value.path().read_text()
    assert Record.parse(text).moves == Record.parse(_over()).moves

    page.goto("/lobby")
    page.get_by_label("Choose a file").set_input_files(started.value.path())
    page.wait_for_url("**/review/*")
    page.get_by_role("tab", name="Score").click()
    score = call(page, "GET", f"/tables/{_id(page)}/scores")["scores"][0]
    expect(page.get_by_role("table")).to_contain_text(str(score))


def _id(page: Page) -> str:
    return re.split(r"[/?]", page.url.split("/review/")[1])[0]


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("two planets walk into a bar", "line 1"),
        ('{"planets": ', "neither a record nor JSON"),
        ('{"planets": 2}', "boardgamers"),
        ("a move that is none", "fly"),
    ],
    ids=["no record", "no JSON", "another game", "no move"],
)
def test_what_cannot_be_imported_is_explained(guest: Visitor, text: str, about: str) -> None:
    page = guest("/lobby")
    if text == "a move that is none":
        text = _begun("gaia").replace("\n\nresult", "\n1: fly away\n\nresult")
    page.get_by_label("Record or JSON").fill(text)
    page.get_by_role("button", name="Open this game").click()
    assert about in _problem(page)
    assert page.url.endswith("/lobby")


# looking back


def test_a_review_is_steered_by_slider_keys_moves_and_charts(guest: Visitor) -> None:
    page = guest()
    page.goto(f"/review/{bring(page, _over())}?at=5")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("5")
    last = slider.get_attribute("max") or ""
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("4")
    page.keyboard.press("End")
    expect(slider).to_have_value(last)
    slider.fill("9")
    expect(page).to_have_url(re.compile(r"at=9$"))
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("10")
    page.keyboard.press("ArrowUp")
    expect(slider).not_to_have_value("10")

    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Pause").click()

    page.get_by_role("tab", name="Moves").click()
    page.get_by_role("tabpanel").get_by_role("button").nth(2).click()
    page.get_by_role("tab", name="Charts").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_label("Number").select_option("water")
    expect(panel.get_by_text("Water track").last).to_be_visible()
    chart = panel.locator("svg").first
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] * 0.7, "y": box["height"] / 2})
    expect(slider).not_to_have_value("0")


# rules


def test_the_aid_is_searched_and_every_section_has_an_address(guest: Visitor) -> None:
    page = guest("/aid/gaia/federation")
    asked = page.locator("#aid-federation")
    expect(asked).to_be_in_viewport()
    articles = page.get_by_role("article")
    everything = articles.count()
    page.get_by_role("searchbox").fill("satellite")
    expect(articles).not_to_have_count(everything)
    assert articles.count() < everything
    expect(articles.filter(has_text=re.compile("satellite", re.I)).first).to_be_visible()
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(articles).to_have_count(everything)
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    for number in (0, contents.count() - 1):
        href = contents.nth(number).get_attribute("href") or ""
        contents.nth(number).click()
        expect(page).to_have_url(re.compile(f"{re.escape(href)}$"))
        expect(page.locator(f"#aid-{href.rsplit('/', 1)[1]}")).to_be_in_viewport()
    page.get_by_text("Planet Unknown", exact=True).click()
    page.wait_for_url("**/aid/planet-unknown")


def test_an_address_without_anything_leads_home(guest: Visitor) -> None:
    page = guest("/no/such/place")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play").first).to_be_visible()
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("button", name="Play").first).to_be_visible()


# every width


@pytest.mark.parametrize("width", _WIDTHS)
def test_no_page_scrolls_sideways(guest: Visitor, width: int) -> None:
    page = guest(viewport={"width": width, "height": 800})
    over = bring(page, _over())
    paths = [*_PAGES, f"/review/{over}", f"/table/{over}", f"/table/{_table(page)}"]
    paths += [f"/table/{bring(page, _begun(game))}" for game in ("gaia", "planet-unknown")]
    for path in paths:
        page.goto(path)
        page.get_by_role("main").wait_for()
        wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wider <= 0, f"{path} is {wider} pixels too wide"
