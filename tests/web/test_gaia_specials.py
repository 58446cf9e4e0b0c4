"""What only some factions can do, clicked where it lies: abilities, exchanges, the Gaia phase."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.gaia import before
from tests.web.house import bring, call
from tests.web.playing import quoted, reaches, shown_version

_INSTITUTE = ("planetary-institute", "trading-station", "mine", "charge", "research", "end")
_PROJECTS = ("planetary-institute", "research gaia", "gaiaform", "trading-station", "charge")
_NAVIGATION = ("research navigation", "advance navigation", "federation", "research", "upgrade")


def _open(page: Page, words: str, faction: str, liked: tuple[str, ...]) -> str:
    """A table at which the faction may make a move that begins so; gives the move."""
    record, text = before(words, faction, "xenos", liked=liked)
    page.goto(f"/table/{bring(page, record)}")
    page.locator("[data-hex]").first.wait_for()
    return text


def _own(page: Page) -> dict[str, Any]:
    """What the first seat has."""
    view = call(page, "GET", f"/tables/{page.url.split('/table/')[1]}/position?seat=0")["view"]
    own: dict[str, Any] = view["players"][0]
    return own


def _then(page: Page, selector: str) -> None:
    """Click, and wait until something has happened."""
    version = shown_version(page)
    page.locator(selector).first.click()
    reaches(page, version + 1)


def _use(page: Page, ability: str, text: str) -> None:
    """Click a special action on the own board, then the move in its menu."""
    page.get_by_role("list", name="Special actions").get_by_role("button", name=ability).click()
    _then(page, f"button.choice{quoted(text)}")


def _stands(page: Page, hex_: str, piece: str) -> None:
    label = re.compile(piece, re.I)
    expect(page.locator(f'[data-hex="{hex_}"]')).to_have_attribute("aria-label", label)


def test_abilities_are_used_from_the_own_board(guest: Visitor) -> None:
    page = guest()
    text = _open(page, "special swap", "ambas", _INSTITUTE)
    _use(page, "Swap the institute", text)
    _stands(page, text.split()[2], "your planetary institute")

    text = _open(page, "special downgrade", "firaks", _INSTITUTE)
    levels = sum(_own(page)["research"].values())
    _use(page, "Research lab back", text)
    _then(page, '.decision [data-move^="advance"]')
    _stands(page, text.split()[2], "your trading station")
    assert sum(_own(page)["research"].values()) == levels + 1

    text = _open(page, "special advance", "bescods", _INSTITUTE)
    track = text.split()[2]
    level = _own(page)["research"][track]
    _use(page, "Advance your lowest", text)
    assert _own(page)["research"][track] == level + 1

    text = _open(page, "special station", "ivits", _INSTITUTE)
    _use(page, "Place a space station", text)
    _stands(page, text.split()[2], "your space station")


def test_the_lost_planet_is_put_where_the_map_is_clicked(guest: Visitor) -> None:
    page = guest()
    text = _open(page, "lost-planet", "geodens", _NAVIGATION)
    hex_ = text.split()[1]
    page.locator(f'[data-hex="{hex_}"]').click(force=True)
    _then(page, f"button.choice{quoted(text)}")
    _stands(page, hex_, "lost planet")


def test_the_gaia_phase_asks_terrans_and_itars(guest: Visitor) -> None:
    page = guest()
    text = _open(page, "convert", "terrans", _PROJECTS)
    resource = text.split()[1]
    had = _own(page)[resource]
    _then(page, f".decision {quoted(text)}")
    assert _own(page)[resource] == had + 1

    text = _open(page, "discard-for-tile", "itars", (*_PROJECTS, "burn"))
    tokens, tiles = _own(page)["power"]["gaia"], len(_own(page)["tiles"])
    _then(page, f".decision {quoted(text)}")
    _then(page, '.decision [data-move^="tile"]')
    assert _own(page)["power"]["gaia"] == tokens - 4
    assert len(_own(page)["tiles"]) == tiles + 1


def test_exchanges_of_one_faction_lie_beside_the_others(guest: Visitor) -> None:
    page = guest()
    for words, faction, paid, gained in (
        ("spend 3 credit", "hadsch-hallas", "credits", "ore"),
        ("spend 6 power for 2 ore", "nevlas", "", "ore"),
        ("spend 1 token for 1 knowledge", "nevlas", "", "knowledge"),
        ("spend 1 gaiaformer", "baltaks", "", "qic"),
    ):
        text = _open(page, words, faction, _INSTITUTE)
        had = _own(page)
        _then(page, f".exchange {quoted(text)}")
        has = _own(page)
        assert has[gained] > had[gained] and (not paid or has[paid] < had[paid])


def test_the_taklons_say_where_the_brainstone_ends(guest: Visitor) -> None:
    page = guest()
    text = _open(page, "brainstone", "taklons", _INSTITUTE)
    _then(page, f".decision {quoted(text)}")
    assert _own(page)["brainstone"] == text.split()[1]
