"""Games of boardgamers.space become our records: what is written there, what is played here."""

from typing import Any

from astrarium.gaia import GAIA
from astrarium.gaia.boardgamers import Table, import_game
from astrarium.gaia.boardgamers.names import BOOSTERS
from astrarium.table import Record
from tests.gaia.boardgamers_tables import BASIC, ROUND, SETUP, TILES, exported, table
from tests.gaia.positions import new_game, pass_all

ROUND_HERE = [
    "1: place 3A3",
    "2: place 3B0",
    "2: place 2B5",
    "1: place 4A0",
    "2: booster step",
    "1: booster big",
    "1: upgrade 3A3 trading-station",
    "1: end",
    "2: charge 1",
    "2: special step 3A11",
    "2: spend 1 knowledge for 1 credit",
    "2: end",
    "1: burn",
    "1: burn",
    "1: spend 1 power for 1 credit",
    "1: research gaia",
    "1: spend 1 ore for 1 token",
    "1: end",
    "2: pass credits-qic",
    "1: upgrade 3A3 research-lab",
    "1: tile free-1",
    "1: advance gaia",
    "1: end",
    "2: decline",
    "1: pass ore-knowledge",
]


def moves(data: dict[str, Any]) -> list[str]:
    """The record's moves as ``seat: move``."""
    return [f"{seat + 1}: {move}" for seat, move in import_game(data).moves]


def test_a_round_in_their_words_and_in_ours() -> None:
    assert moves(table(*ROUND)) == ROUND_HERE


def test_the_record_is_complete() -> None:
    """Options, seed and moves rebuild the position; an unfinished game says so."""
    record = import_game(table(*ROUND))
    assert record.options["factions"] == ["terrans", "nevlas"]
    assert record.options["turn_order"] == "passing"
    assert record.options["boosters"] == [BOOSTERS[name] for name in TILES["boosters"]]
    assert record.options["board"] == BASIC
    assert record.seed == "imported"
    state = Record.parse(record.to_text()).verify(GAIA)
    assert state.view(None)["round"] == 2
    assert state.result is None


def test_the_site_writes_the_same_game_differently() -> None:
    """State and history instead of a dump; names by coordinates, seats, and remarks."""
    told = (
        *SETUP[:2],
        "p1 build m -1x2",
        "p2 build m 1x0",
        "nevlas build m 2B5",
        "terrans build m -1x5",
        *SETUP[6:],
        "terrans build ts -1x2. (1/5/0/0 ⇒ 1/5/0/0)",
        "nevlas charge 1pw (2/4/0/0 ⇒ 1/5/0/0)",
        "nevlas special step. build m 2x-1. spend 1k for 1c.",
        "terrans burn 1. burn 1. spend 1pw for 1c. up gaia (0 ⇒ 1). spend 1o for 1t. endturn",
        "nevlas pass booster3 returning booster4",
        "terrans build lab 3A3. tech free1. up gaia (1 ⇒ 2).",
        "nevlas decline",
        "terrans pass booster1 returning booster9",
    )
    assert moves(exported(*told)) == ROUND_HERE
    assert moves({"_id": "Some-game-1", "data": exported(*told)}) == ROUND_HERE


def test_an_export_shows_planets_as_they_are_now() -> None:
    """Projects and the Lost Planet have changed the map, and the level-5 token may be gone."""
    now = exported(*SETUP)
    for entry in now["map"]:
        if (entry["q"], entry["r"]) == (0, -2):
            assert entry["data"]["planet"] == "m"
            entry["data"]["planet"] = "g"
        if (entry["q"], entry["r"]) == (0, 0):
            entry["data"]["planet"] = "l"
    now["terraformingFederation"] = None
    now["players"][1] = {
        "faction": "nevlas",
        "data": {
            "research": {"terra": 5},
            "tiles": {"federations": [{"tile": "fed4"}, {"tile": "fed5"}]},
        },
    }
    now["moveHistory"].append("nevlas federation 3B0,3A11 fed4.")
    assert Table(now).options["board"] == BASIC
    assert Table(now).options["terraforming_token"] == "7vp-credits"


def test_turned_and_mirrored_sectors() -> None:
    turned = [BASIC[0] + "r2", *BASIC[1:]]
    assert Table(table(board=turned)).options["board"] == turned
    mirror = table()
    flip = {(entry["q"], entry["r"]): entry["pl"] for entry in mirror["map"]["hexes"]}
    for entry in mirror["map"]["hexes"]:
        if entry["s"] == "3":  # its centre is (0,0)
            entry["pl"] = flip[entry["r"], entry["q"]]
    entries = Table(mirror).options["board"]
    assert [entry for entry in entries if not entry.startswith("03=")] == BASIC[:3] + BASIC[4:]
    state = GAIA.new({**Table(table(*SETUP)).options, "board": entries}, "mirror")
    for entry in mirror["map"]["hexes"]:
        h = state.galaxy.by_name[entry["n"]]
        assert "rovdstigmle"[state.planets[h]] == entry["pl"]


# -- who sits where -------------------------------------------------------------------------------


def test_an_auction_decides_the_seats() -> None:
    """The order of play is the order in which factions were named; bids are paid at the end."""
    data = table(
        "p1 faction terrans",
        "p2 bid terrans 3",
        "p1 faction nevlas",
        "p2 build m 3A3",
        "p1 build m 3B0",
        "nevlas build m 2B5",
        "terrans build m 4A0",
        "p1 booster booster4",
    )
    record = import_game(data)
    assert record.options["factions"] == ["terrans", "nevlas"]
    assert record.options["bids"] == [3, 0]
    assert record.moves[-1] == (1, "booster step")


def test_factions_all_named_before_the_bids() -> None:
    data = table(
        "p1 faction terrans",
        "p2 faction nevlas",
        "p1 bid nevlas 0",
        "p2 bid nevlas 2",
        "p1 bid terrans 0",
        "p1 build m 3A3",
        "p2 build m 3B0",
    )
    record = import_game(data)
    assert record.options["bids"] == [0, 2]
    assert record.moves == [(0, "place 3A3"), (1, "place 3B0")]


def test_dealt_factions_are_in_the_data_only() -> None:
    data = table("p2 build m 3A3", factions=["nevlas", "terrans"], seatOrder=["terrans", "nevlas"])
    record = import_game(data)
    assert record.options["factions"] == ["terrans", "nevlas"]
    assert record.moves == [(0, "place 3A3")]


def test_bids_are_paid_when_the_game_ends() -> None:
    """They limit nothing before."""
    scores = []
    for bids in ([0, 0], [4, 0]):
        state = new_game("terrans", "nevlas", bids=bids)
        while state.phase != 3:
            state.play(state.legal_moves()[0])
        assert [player.vp for player in state.seats] == [10, 10]
        while state.result is None:
            pass_all(state)
            while state.phase < 3:
                state.play(state.legal_moves()[0])
        scores.append(state.result.scores)
        for score, points in zip(state.result.scores, state.result.breakdown, strict=True):
            assert sum(points.values()) == score
    assert scores[0][0] - scores[1][0] == 4
    assert scores[0][1] == scores[1][1]


def test_a_game_that_stops_during_the_choice_of_factions() -> None:
    record = import_game(table("p1 faction terrans"))
    assert record.options["factions"] == "choose"
    assert record.moves == [(0, "faction terrans")]
