"""Planet Unknown in the browser: rounds against a bot, all decisions, keys, touch, the end."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from astrarium.games import get_game
from astrarium.table import Record
from tests.web.conftest import Visitor
from tests.web.house import PHONE, bring, call, cut
from tests.web.planet import (
    before,
    click_square,
    middle,
    offered,
    on_screen,
    pick_tile,
    planet,
    play,
    sensible,
    table_of,
    turn_tile,
    turn_tile_with_buttons,
)
from tests.web.playing import reaches, shown_version

# What a game played at random comes to; the rest are techs and events of single boards.
_DECISIONS = (
    *("keep", "rotate", "place", "take", "advance", "energy", "boost", "civ", "patch", "store"),
    *("rover", "move", "rescue", "regress", "event", "scrap", "meteor"),
)


def _sit(page: Page, verb: str, players: int = 1) -> str:
    """Open a table at which this kind of move is legal; gives such a move."""
    record, text = before(verb, players)
    page.goto(f"/table/{bring(page, record)}")
    planet(page).wait_for()
    return text


def _wait_for_turn(page: Page) -> list[str]:
    """Until the server asks this seat for something that the page shows too."""
    expect(page.get_by_role("region", name="Your turn").get_by_role("button").first).to_be_visible()
    shown_version(page)
    return offered(page)


def test_three_rounds_against_a_bot_begin_at_home(guest: Visitor) -> None:
    page = guest()
    article = page.get_by_role("article").filter(has_text="Planet Unknown")
    article.get_by_text("easy", exact=True).click()
    article.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    planet(page).wait_for()
    chance = random.Random("three rounds")
    steps = 0
    view = call(page, "GET", f"/tables/{table_of(page)}/position?seat=0")["view"]
    while view["round"] < 4:
        moves = _wait_for_turn(page)
        if steps < 2 or "done" not in moves:
            text = sensible(moves, chance)
            steps += text.startswith("move ")
        else:
            text = "done"
        steps = 0 if text == "done" else steps
        play(page, text)
        view = call(page, "GET", f"/tables/{table_of(page)}/position?seat=0")["view"]
    mine = view["players"][0]
    assert mine["tiles"] >= 3  # a civ card may have brought another one
    laid = sum(sign in "CWBRTE" for line in mine["grid"] for sign in line)
    assert laid >= 6
    expect(page.get_by_role("banner")).to_contain_text("Round 4")


@pytest.mark.parametrize("verb", _DECISIONS)
def test_a_decision_is_made_where_it_belongs(guest: Visitor, verb: str) -> None:
    page = guest()
    text = _sit(page, verb, 2 if verb == "rotate" else 1)
    if text == "rotate 0":
        text = "rotate 2"
    play(page, text)
    log = call(page, "GET", f"/tables/{table_of(page)}/log?seat=0")
    assert text in [line["text"] for line in log]


def test_a_tile_is_turned_with_the_wheel_and_its_gains_are_told(guest: Visitor) -> None:
    page = guest()
    text = _sit(page, "place")
    _, shape, _, orientation = text.split()
    pick_tile(page, shape)
    lies = planet(page).get_attribute("data-orientation") or ""
    page.mouse.move(*on_screen(page, 6, 6))
    page.mouse.wheel(0, 100)
    expect(planet(page)).not_to_have_attribute("data-orientation", lies)
    turn_tile(page, orientation)
    page.mouse.click(*on_screen(page, *middle(text)))
    tile = call(page, "GET", f"/tables/{table_of(page)}/position?seat=0")["view"]["station"]
    tops = [
        stack["top"] for depot in tile["depots"] for stack in (depot["interior"], depot["exterior"])
    ]
    resources = next(top["resources"] for top in tops if top and top["shape"] == shape)
    told = page.locator(".said[aria-live]")
    for resource in resources:
        expect(told).to_contain_text(resource, ignore_case=True)


def test_a_tile_where_it_does_not_fit_says_why(guest: Visitor) -> None:
    page = guest()
    _sit(page, "place")
    legal = offered(page)
    planet(page).focus()
    page.keyboard.press("ArrowDown")
    expect(planet(page)).to_have_attribute("data-held", re.compile("^place "))
    held = _held(page)
    while held in legal:
        page.keyboard.press("ArrowDown")
        expect(planet(page)).not_to_have_attribute("data-held", held)
        held = _held(page)
    page.keyboard.press("Enter")
    expect(page.locator(".said[aria-live]")).to_contain_text("PU-")


def _held(page: Page) -> str:
    """The move that would place the tile in hand where it is held."""
    return planet(page).get_attribute("data-held") or ""


def test_a_turn_with_the_keyboard_alone(guest: Visitor) -> None:
    """Shape, side and place by keys only; what is pending from the list of moves; then the end."""
    page = guest()
    text = _sit(page, "place")
    _, shape, _, orientation = text.split()
    _tab_to(page, '[role="application"]')
    page.keyboard.press("ArrowUp")
    expect(planet(page)).to_have_attribute("data-held", re.compile("^place "))
    if f" {shape} " not in _held(page):
        page.keyboard.press("2")
        page.keyboard.press("ArrowUp")
        expect(planet(page)).to_have_attribute("data-held", re.compile(f" {shape} "))
    turn_tile(page, orientation)
    _walk_tile(page, text)
    page.keyboard.press("Enter")
    expect(page.locator(".hand.pinned")).to_be_visible()
    version = shown_version(page)
    page.keyboard.press("Enter")
    reaches(page, version + 1)
    while "done" not in offered(page):
        version = shown_version(page)
        page.keyboard.press("/")
        expect(page.get_by_role("option").first).to_be_visible()
        expect(page.get_by_role("combobox")).to_be_focused()
        page.keyboard.press("Enter")
        reaches(page, version + 1)
    version = shown_version(page)
    _tab_to(page, "#next-step")
    page.keyboard.press("Enter")
    reaches(page, version + 1)
    assert call(page, "GET", f"/tables/{table_of(page)}/position?seat=0")["view"]["round"] == 2


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never comes to {selector}")


def _walk_tile(page: Page, text: str) -> None:
    """Move the tile in hand with the arrow keys until it lies where the move says."""
    held, wanted = _held(page).split()[2], text.split()[2]
    column, row = ord(wanted[0]) - ord(held[0]), int(wanted[1:]) - int(held[1:])
    for _ in range(abs(column)):
        page.keyboard.press("ArrowRight" if column > 0 else "ArrowLeft")
    for _ in range(abs(row)):
        page.keyboard.press("ArrowDown" if row > 0 else "ArrowUp")
    expect(planet(page)).to_have_attribute("data-held", text)


def test_a_turn_on_a_phone(guest: Visitor) -> None:
    page = guest(viewport=PHONE)
    text = _sit(page, "place")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    _, shape, _, orientation = text.split()
    page.get_by_role("radio").filter(has=page.get_by_role("img", name=f"{shape} ")).tap()
    turn_tile_with_buttons(page, orientation)
    planet(page).scroll_into_view_if_needed()
    page.touchscreen.tap(*on_screen(page, *middle(text)))
    expect(planet(page)).to_have_attribute("data-held", text)
    version = shown_version(page)
    page.get_by_role("button", name="Place (Enter)").tap()
    reaches(page, version + 1)
    _finish_turn(page, tap=True)
    assert call(page, "GET", f"/tables/{table_of(page)}/position?seat=0")["view"]["round"] == 2


def _finish_turn(page: Page, tap: bool = False) -> None:
    """Resolve what is pending until the turn can end, and end it."""
    chance = random.Random("turn")
    while "done" not in (moves := offered(page)):
        if tap and any(re.fullmatch(r"(advance|energy|boost) \w+", text) for text in moves):
            version = shown_version(page)
            page.locator(".tray button[data-move]").first.tap()
            reaches(page, version + 1)
        else:
            play(page, chance.choice(moves))
    play(page, "done")


def test_a_turn_is_taken_back_and_kept_over_a_reload(guest: Visitor) -> None:
    page = guest()
    text = _sit(page, "place")
    start = shown_version(page)
    play(page, text)
    view = call(page, "GET", f"/tables/{table_of(page)}/position?seat=0")["view"]
    page.reload()
    planet(page).wait_for()
    assert shown_version(page) == start + 1
    assert call(page, "GET", f"/tables/{table_of(page)}/position?seat=0")["view"] == view
    page.get_by_role("button", name="Undo").click()
    reaches(page, start + 2)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    assert text in offered(page)


def test_the_last_rounds_lead_to_the_result_and_to_the_review(guest: Visitor) -> None:
    """A game that bots have brought near its end is finished on the screen and looked back at."""
    page = guest()
    record = _near_the_end()
    table = bring(page, record)
    page.goto(f"/table/{table}")
    planet(page).wait_for()
    chance = random.Random("end")
    while moves := offered(page):
        play(page, "done" if "done" in moves else sensible(moves, chance))
    dialog = page.get_by_role("dialog", name="The result")
    expect(dialog).to_be_visible()
    for score in call(page, "GET", f"/tables/{table}/scores")["scores"]:
        expect(dialog.get_by_role("table")).to_contain_text(str(score))
    dialog.get_by_role("link", name="Look back at the game").click()
    page.wait_for_url("**/review/*")
    slider = page.get_by_role("slider")
    last = slider.get_attribute("max") or ""
    assert int(last) > 0
    expect(slider).to_have_value(last)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page).to_have_url(re.compile("at=1$"))


def _near_the_end() -> str:
    """A solo game played at random, without its last few moves."""
    game = get_game("planet-unknown")
    record, _ = before("take")
    whole = Record.parse(record)
    state = whole.replay(game)
    chance = random.Random("last")
    while state.to_act:
        text = chance.choice([str(move) for move in state.legal_moves(0)])
        whole.play(state, game.parse(text), 0)
    return cut(whole.to_text(), -6)


def test_a_square_can_be_asked_about(guest: Visitor) -> None:
    page = guest()
    _sit(page, "rover")
    free = next(text for text in ("a6", "l6", "f1", "f12") if f"rover {text}" not in offered(page))
    click_square(page, free)
    expect(page.get_by_role("dialog")).to_contain_text("PU-")
