"""Two people at two browsers: invited, playing live, talking, cut off for a while, once more."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.house import bring, call
from tests.web.planet import before, offered, planet, play, table_of
from tests.web.playing import from_list, reaches, shown_version

_PAIR = [{"kind": "me"}, {"kind": "open"}]


def _name(page: Page) -> str:
    return str(call(page, "GET", "/me")["name"])


def _seated(host: Page, other: Page, game: str, options: dict[str, object]) -> str:
    """A running game of these two, begun by asking the server; gives the table's id."""
    table = call(host, "POST", "/tables", {"game": game, "options": options, "seats": _PAIR})["id"]
    call(other, "POST", f"/tables/{table}/join", {"seat": 1})
    call(host, "POST", f"/tables/{table}/start")
    for page in (host, other):
        page.goto(f"/table/{table}")
        page.get_by_role("application").wait_for()
    return str(table)


def test_an_invitation_leads_to_a_game_that_both_play(guest: Visitor) -> None:
    host, other = guest(), guest()
    host.goto("/new?game=planet-unknown")
    host.get_by_label("Seat 2", exact=True).select_option("invite")
    host.get_by_role("heading", name="Space station").click()
    host.get_by_label("First commander").select_option("0")
    host.get_by_label("Name of the table").fill("The two of us")
    host.get_by_role("switch", name="In the lobby").uncheck(force=True)
    host.get_by_role("button", name="Set up the table").click()
    host.wait_for_url("**/table/*")

    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_text("Copied.")).to_be_visible()
    address = host.evaluate("navigator.clipboard.readText()")
    assert "invite=" in address
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()

    other.goto(address)
    expect(other.get_by_role("heading", name="The two of us")).to_be_visible()
    other.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem").filter(has_text=_name(other))).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, other):
        planet(page).wait_for()

    play(host, "rotate 2")
    reaches(other, shown_version(host))
    for seat, page in enumerate((host, other)):
        text = next(text for text in offered(page, seat) if text.startswith("place "))
        play(page, text)
        version = shown_version(page)
        watching = (other, host)[seat]
        reaches(watching, version)
        grid = call(page, "GET", f"/tables/{table_of(page)}/position?seat={seat}")["view"]
        covered = sum(sign in "CWBRTE" for line in grid["players"][seat]["grid"] for sign in line)
        assert covered > 0
        expect(watching.locator(".neighbour rect[fill^='var(']")).to_have_count(covered)


def test_what_one_says_the_other_reads_and_sees_who_is_there(guest: Visitor) -> None:
    host, other = guest(), guest()
    _seated(host, other, "planet-unknown", {"commander": "0"})
    host.get_by_role("button", name="Players").click()
    players = host.get_by_role("complementary", name="Players").get_by_role("listitem")
    expect(players.filter(has_text=_name(other))).to_contain_text("here")

    host.keyboard.press("c")
    host.get_by_label("Say something").fill("Good luck, and watch the meteorites!")
    host.keyboard.press("Enter")
    chat = other.get_by_role("button", name="Chat")
    expect(chat).to_contain_text("1")
    chat.click()
    said = other.get_by_role("complementary", name="Chat")
    expect(said).to_contain_text(_name(host))
    expect(said).to_contain_text("watch the meteorites")
    expect(chat).not_to_contain_text("1")

    other.goto("/")
    host.get_by_role("button", name="Players").click()
    expect(players.filter(has_text=_name(other))).to_contain_text("away")


def test_who_was_cut_off_catches_up(guest: Visitor) -> None:
    host, other = guest(), guest()
    _seated(host, other, "planet-unknown", {"commander": "0"})
    version = shown_version(other)
    other.context.set_offline(True)
    play(host, "rotate 1")
    expect(other.get_by_role("alert").filter(has_text="connection is lost")).to_be_visible()
    assert shown_version(other) == version
    other.context.set_offline(False)
    reaches(other, shown_version(host))
    expect(other.get_by_role("alert")).to_have_count(0)
    play(other, next(text for text in offered(other, 1) if text.startswith("place ")))
    reaches(host, shown_version(other))


def test_two_windows_of_one_player_show_the_same(guest: Visitor) -> None:
    page = guest()
    record, text = before("place")
    page.goto(f"/table/{bring(page, record)}")
    planet(page).wait_for()
    second = page.context.new_page()
    second.goto(page.url)
    planet(second).wait_for()
    play(second, text)
    reaches(page, shown_version(second))
    assert text not in offered(page)


def test_after_the_last_pass_both_see_the_result_and_play_again(guest: Visitor) -> None:
    host, other = guest(), guest()
    table = _seated(host, other, "gaia", {"factions": "random"})
    pages = (host, other)
    while True:
        seat = call(host, "GET", f"/tables/{table}")["to_act"][0]
        position = call(pages[seat], "GET", f"/tables/{table}/position?seat={seat}")
        moves = [move["text"] for move in position["moves"]]
        text = next((move for move in moves if move.startswith("pass")), moves[0])
        view = position["view"]
        if view["round"] == 6 and text == "pass" and view["players"][1 - seat]["passed"]:
            break
        body = {"seat": seat, "move": text, "version": position["version"]}
        call(pages[seat], "POST", f"/tables/{table}/moves", body)
    reaches(pages[seat], position["version"])
    from_list(pages[seat], "pass")
    results = [page.get_by_role("dialog", name="The result").get_by_role("table") for page in pages]
    expect(results[1]).to_have_text(results[0].text_content() or "")

    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(re.compile(f"/table/(?!{table})"))
    expect(host.get_by_role("listitem").filter(has_text=f"Kept for {_name(other)}")).to_be_visible()
    other.get_by_role("button", name="Play again").click()
    other.wait_for_url(f"**/table/{table_of(host)}")
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        page.get_by_role("application").wait_for()
