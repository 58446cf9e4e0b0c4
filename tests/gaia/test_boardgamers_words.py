"""Their words: remarks, amounts and exchanges."""

import pytest

from astrarium.gaia.boardgamers import BadImport, Table
from astrarium.gaia.boardgamers.lines import Line, amounts
from astrarium.gaia.boardgamers.seeds import Fractions, drawn_table
from astrarium.gaia.boardgamers.spending import conversions_for
from astrarium.gaia.components.board_actions import POWER, TOKEN_TO_GAIA
from astrarium.gaia.components.effects import CREDIT, GAIAFORMER, KNOWLEDGE, ORE, QIC, TOKEN
from astrarium.gaia.components.structures import INSTITUTE, QIC_ACADEMY
from astrarium.gaia.factions.registry import FACTIONS
from astrarium.gaia.player import Player

# -- free actions ---------------------------------------------------------------------------------


def faction(name: str, institute: bool = False, academy: bool = False) -> Player:
    me = Player()
    me.faction = next(faction for faction in FACTIONS if faction.name == name)
    me.built[INSTITUTE] = int(institute)
    me.built[QIC_ACADEMY] = int(academy)
    return me


def spent(me: Player, pay: dict[int, int], gain: dict[int, int], stone: bool = False) -> list[str]:
    found = conversions_for(
        me.faction.conversions(me),
        pay,
        gain,
        worth=me.faction.token_power(me),
        qic_as_ore=me.faction.qic_becomes_ore(me),
        with_stone=stone,
    )
    return [str(conversion.move)[6:] for conversion in found or []]


@pytest.mark.parametrize(
    "me, pay, gain, here",
    [
        (faction("terrans"), {POWER: 3}, {ORE: 1}, ["3 power for 1 ore"]),
        (faction("terrans"), {ORE: 2}, {TOKEN: 2}, ["1 ore for 1 token"] * 2),
        # One step through something else.
        (faction("terrans"), {POWER: 4}, {ORE: 1}, ["4 power for 1 qic", "1 qic for 1 ore"]),
        (faction("terrans"), {POWER: 3}, {CREDIT: 1}, ["3 power for 1 ore", "1 ore for 1 credit"]),
        # Several things at once.
        (
            faction("terrans"),
            {POWER: 7},
            {ORE: 1, KNOWLEDGE: 1},
            ["4 power for 1 knowledge", "3 power for 1 ore"],
        ),
        (
            faction("terrans"),
            {ORE: 1, QIC: 1},
            {CREDIT: 1, ORE: 1},
            ["1 qic for 1 ore", "1 ore for 1 credit"],
        ),
        # Nevlas: tokens are rounded up once for the whole payment.
        (faction("nevlas", True), {POWER: 6}, {ORE: 2}, ["6 power for 2 ore"]),
        (faction("nevlas", True), {POWER: 4}, {ORE: 1, CREDIT: 1}, ["4 power for 1 ore 1 credit"]),
        (faction("nevlas", True), {POWER: 3}, {ORE: 1}, ["3 power for 1 ore"]),
        (
            faction("nevlas", True),
            {POWER: 3},
            {CREDIT: 3},
            ["2 power for 2 credit", "1 power for 1 credit"],
        ),
        (faction("nevlas"), {TOKEN_TO_GAIA: 1}, {KNOWLEDGE: 1}, ["1 token for 1 knowledge"]),
        # Gleens write Q.I.C. and receive ore until their academy stands.
        (faction("gleens"), {POWER: 4}, {QIC: 1}, ["4 power for 1 qic"]),
        (faction("gleens"), {POWER: 4}, {ORE: 1}, ["4 power for 1 qic"]),
        (
            faction("gleens", academy=True),
            {POWER: 4},
            {ORE: 1},
            ["4 power for 1 qic", "1 qic for 1 ore"],
        ),
        (
            faction("hadsch-hallas", True),
            {CREDIT: 7},
            {ORE: 1, QIC: 1},
            ["4 credit for 1 qic", "3 credit for 1 ore"],
        ),
        (faction("baltaks"), {GAIAFORMER: 2}, {QIC: 2}, ["1 gaiaformer for 1 qic"] * 2),
        # No exchange.
        (faction("terrans"), {POWER: 2}, {ORE: 1}, []),
        (faction("terrans"), {CREDIT: 3}, {ORE: 1}, []),
    ],
)
def test_exchanges_of_several_things(
    me: Player, pay: dict[int, int], gain: dict[int, int], here: list[str]
) -> None:
    """In an order that can be played: what is spent again comes first."""
    assert spent(me, pay, gain) == here


@pytest.mark.rule("GP-FACTION-TAKLONS-03")
def test_the_brainstone_pays_first_and_without_waste() -> None:
    me = faction("taklons")
    me.brainstone = 3
    assert spent(me, {POWER: 5}, {CREDIT: 5}, stone=True)[0] == "3 power for 3 credit"
    assert spent(me, {POWER: 7}, {ORE: 1, KNOWLEDGE: 1}, stone=True)[0][0] in "34"
    assert spent(me, {POWER: 2}, {CREDIT: 2}, stone=True) == ["2 power for 2 credit"]


# -- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, commands",
    [
        ("terrans up nav (2 ⇒ 3).", [["up", "nav"], ["endturn"]]),
        ("terrans build m 3A5. (2/4/0/0 ⇒ 0/6/0/0)", [["build", "m", "3A5"], ["endturn"]]),
        ("taklons charge 2pw (0,B/4/2/0 ⇒ 0/3/3,B/0)", [["charge", "2pw"]]),
        ("terrans pass booster3 returning booster5", [["pass", "booster3"]]),
        ("terrans pass returning booster8", [["pass"]]),
        (
            "terrans build gf 3A5 using area1: 4, area2: 2.",
            [["build", "gf", "3A5"], ["endturn"]],
        ),
        (
            "ambas special swap-PI. swap-PI 7B3 (from 7A3).",
            [["special", "swap-PI"], ["swap-PI", "7B3"], ["endturn"]],
        ),
    ],
)
def test_remarks_are_no_part_of_a_move(text: str, commands: list[list[str]]) -> None:
    assert Line(1, text).commands == commands


def test_amounts() -> None:
    assert amounts("2c,pw") == (("c", 2), ("pw", 1))
    assert amounts("1t-a3") == (("t-a3", 1),)
    assert amounts("~") == ()
    assert amounts("two") == (("two", 1),)
    assert amounts("") == ()


# -- seeds ----------------------------------------------------------------------------------------


def test_the_generator_gives_its_published_numbers() -> None:
    """The first two fractions of ``seedrandom('hello.')`` stand in its manual."""
    chance = Fractions("hello.")
    assert [chance.next(), chance.next()] == [0.9282578795792454, 0.3752569768646784]


@pytest.mark.parametrize(
    "players, layout, sectors, sides",
    [
        (2, "standard", 7, "b"),
        (3, "standard", 10, ""),
        (4, "standard", 10, ""),
        (4, "xshape", 8, ""),
    ],
)
def test_a_table_from_its_seed(players: int, layout: str, sectors: int, sides: str) -> None:
    """Every sector once, no equal home types side by side, the right number of tiles."""
    galaxy, tiles = drawn_table(players, "hello.", layout)
    assert len({sector.number for sector in galaxy.sectors}) == sectors
    assert {s.tile for s in galaxy.sectors if s.number == "5"} == {"05" + sides}
    assert galaxy.touching_homes() is None
    assert len(set(tiles["boosters"])) == players + 3
    assert (drawn_table(players, "hello.", layout)[1]) == tiles


def test_sectors_that_were_turned_before_play() -> None:
    options = Table({"moves": ["init 2 hello."]}).options
    turned = Table({"moves": ["init 2 hello.", "p2 rotate 0x0 2 5x-2 6"]}).options
    before, after = options["board"], turned["board"]
    assert before[1:] == after[1:]
    tile, _, turns = before[0].partition("@0,0")
    assert after[0] in (f"{tile}@0,0r{(int(turns[1:] or 0) + 2) % 6}", f"{tile}@0,0")
    with pytest.raises(BadImport, match="'1x1 2' turns no sector"):
        Table({"moves": ["init 2 hello.", "p2 rotate 1x1 2"]})
    with pytest.raises(BadImport, match="neither a map in it nor 'init <players> <seed>'"):
        Table({"moves": ["init 2"]})
