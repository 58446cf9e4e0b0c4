"""Hands at a table of Planet Unknown: every move where a person would make it."""

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from astrarium import __version__
from astrarium.games import get_game
from astrarium.planet_unknown.components.tiles import ORIENTATIONS, SHAPE
from astrarium.planet_unknown.grid import SQUARE, STRIDE
from astrarium.table import Record
from tests.web.house import call
from tests.web.playing import quoted, reaches, shown_version

_SQUARE = re.compile(r"\b[a-l]\d{1,2}\b")
_CARDS = ("civ", "keep", "forfeit", "objective")


@cache
def before(verb: str, players: int = 1, events: str = "8-8-4") -> tuple[str, str]:
    """A game played at random up to the first move of this kind, and that move."""
    game = get_game("planet-unknown")
    for seed in map(str, range(60)):
        chance = random.Random(seed)
        options: dict[str, Any] = {"players": players, "events": events if players == 1 else ""}
        record = Record("planet-unknown", __version__, options, seed)
        state = record.start(game)
        while state.to_act:
            seat = state.to_act[0]
            legal = [str(move) for move in state.legal_moves(seat)]
            wanted = [text for text in legal if text.split(maxsplit=1)[0] == verb]
            if wanted:
                return record.to_text(), chance.choice(wanted)
            moves = [text for text in legal if text != "done"] or legal
            record.play(state, game.parse(chance.choice(moves)), seat)
    raise AssertionError(f"no game comes to {verb}")


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1].split("?")[0]


def offered(page: Page, seat: int = 0) -> list[str]:
    """What the server lets this seat do now."""
    position = call(page, "GET", f"/tables/{table_of(page)}/position?seat={seat}")
    return [move["text"] for move in position["moves"]]


def planet(page: Page) -> Locator:
    return page.get_by_role("application")


def middle(text: str) -> tuple[float, float]:
    """Where a tile lies when it is placed so: its middle in squares from the left and the top."""
    _, shape, name, orientation = text.split()
    layout = next(one for one in ORIENTATIONS[SHAPE[shape]] if one.name == orientation)
    cells = layout.section_a + layout.section_b
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    row, column = divmod(SQUARE[name], STRIDE)
    x = column + (min(columns) + max(columns) + 1) / 2
    return x, row + (min(rows) + max(rows) + 1) / 2


def under(text: str) -> tuple[float, float]:
    """The middle of the tile's first square: one that it certainly covers."""
    row, column = divmod(SQUARE[text.split()[2]], STRIDE)
    return column + 0.5, row + 0.5


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """A point of the planet's grid, in pixels of the window."""
    there = """(svg, [x, y]) => {
        const found = new DOMPoint(x * 10, y * 10).matrixTransform(svg.getScreenCTM());
        return [found.x, found.y];
    }"""
    left, top = planet(page).evaluate(there, [x, y])
    return left, top


def pick_tile(page: Page, shape: str) -> None:
    """Choose one of the depot's two tiles by the picture that names its shape."""
    tile = page.get_by_role("radio").filter(has=page.get_by_role("img", name=f"{shape} "))
    tile.click()
    expect(tile).to_be_checked()


def turn_tile(page: Page, orientation: str) -> None:
    """Turn with R, and flip with F where turning is not enough, until the tile lies so."""
    _turn(page, orientation, page.keyboard.press, "r", "f")


def turn_tile_with_buttons(page: Page, orientation: str) -> None:
    """The same with the buttons under the tile."""

    def tap(name: str) -> None:
        page.get_by_role("button", name=re.compile(f"^{name}")).tap()

    _turn(page, orientation, tap, "Turn", "Flip")


def _turn(page: Page, wanted: str, act: Callable[[str], None], turn: str, flip: str) -> None:
    for name in (*[turn] * 3, flip, *[turn] * 3):
        lies = planet(page).get_attribute("data-orientation") or ""
        if lies == wanted:
            return
        act(name)
        expect(planet(page)).not_to_have_attribute("data-orientation", lies)
    expect(planet(page)).to_have_attribute("data-orientation", wanted)


def place(page: Page, text: str) -> None:
    """Hold the tile over its place, lay it down for a look, confirm with a second click."""
    _, shape, _, orientation = text.split()
    pick_tile(page, shape)
    turn_tile(page, orientation)
    planet(page).scroll_into_view_if_needed()
    page.mouse.move(*on_screen(page, *middle(text)))
    expect(planet(page)).to_have_attribute("data-held", text)
    page.mouse.click(*on_screen(page, *middle(text)))
    expect(page.locator(".hand.pinned")).to_be_visible()
    page.mouse.click(*on_screen(page, *under(text)))


def turn_station(page: Page, by: int) -> None:
    """Turn the ring with the wheel, then confirm what it would bring."""
    station = page.get_by_role("region", name="Space station")
    station.get_by_role("group").hover()
    for turned in range(1, by + 1):
        page.mouse.wheel(0, 100)
        expect(page.locator("button.turn").nth(turned)).to_have_attribute("aria-pressed", "true")
    station.get_by_role("button", name=re.compile("^(Turn|Leave)")).click()


def open_card(page: Page, text: str) -> None:
    """Of several pending decisions lay the one open that this move resolves."""
    tab = page.locator(f'[role="tab"][data-key="{_card(text)}"]')
    if tab.count():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")


def _card(text: str) -> str:
    """The name of the card in the tray that a move belongs to."""
    verb, _, rest = text.partition(" ")
    first = rest.split(" ")[0]
    if verb in ("advance", "step", "climb", "tech"):
        return f"{verb} {first}"
    if verb == "event" and first in ("boost", "peek"):
        return "peek"
    if verb == "lose" and not _SQUARE.fullmatch(first):
        return "lose-held"
    return {"place": "tile", "draft": "tile", "store": "patch"}.get(verb, verb)


def click_square(page: Page, name: str) -> None:
    row, column = divmod(SQUARE[name], STRIDE)
    page.mouse.click(*on_screen(page, column + 0.5, row + 0.5))


def on_square(page: Page, text: str) -> None:
    """Click the rover that goes, if one does, and the square; a menu asks if several are meant."""
    names = _SQUARE.findall(text)
    planet(page).scroll_into_view_if_needed()
    if len(names) > 1:
        click_square(page, names[0])
    version = shown_version(page)
    click_square(page, names[-1])
    choice = page.locator(f"button.choice{quoted(text)}")
    moved = page.locator(f'[data-version]:not([data-version="{version}"])')
    expect(choice.or_(moved).first).to_be_visible()
    if choice.count():
        choice.click()


def on_cards(page: Page, text: str) -> None:
    """Mark the pictures of the cards; several are then kept together."""
    numbers = text.split()[1:]
    for number in numbers:
        page.locator(f'[data-number="{number}"] button').click()
    if len(numbers) > 1:
        page.get_by_role("button", name=f"{len(numbers)}/{len(numbers)}").click()


def play(page: Page, text: str) -> None:
    """Make a move on the screen, and wait until it has happened."""
    version = shown_version(page)
    verb = text.split(maxsplit=1)[0]
    if verb == "done":
        page.locator("#next-step").click()
    elif verb == "rotate":
        turn_station(page, int(text.split()[1]))
    else:
        open_card(page, text)
        if verb == "place":
            place(page, text)
        elif verb in _CARDS:
            on_cards(page, text)
        elif _SQUARE.search(text):
            on_square(page, text)
        else:
            page.locator(f".tray button{quoted(text)}").click()
    reaches(page, version + 1)


def sensible(moves: list[str], chance: random.Random) -> str:
    """A move that a person might make: something turned, something pending, then the end."""
    pending = [text for text in moves if text != "done"]
    turned = [text for text in pending if text.startswith("place ") and not text.endswith("r0")]
    return chance.choice(turned or pending or moves)


class Fingers:
    """Fingers on a touch screen, as the browser itself feels them."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, *places: tuple[float, float]) -> None:
        for number in range(1, len(places) + 1):
            self._send("touchStart", *places[:number])

    def move(self, *places: tuple[float, float]) -> None:
        self._send("touchMove", *places)

    def up(self) -> None:
        self._send("touchEnd")
