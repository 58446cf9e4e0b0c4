"""What is only too expensive: the free actions that pay for it."""

import random

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.galaxy import bits
from astrarium.gaia.notation import parse
from astrarium.gaia.player import Player
from astrarium.server.ways import ways
from tests.gaia.positions import give, legal, me, play, rich, started
from tests.server.clients import Body, Guest
from tests.server.test_advice import _to_first_turn


def _poor(*factions: str) -> tuple[GaiaState, Player]:
    """A first turn with nothing at all."""
    state = started(*factions)
    player = me(state)
    player.credits = player.ore = player.knowledge = player.qic = 0
    player.area1 = player.area2 = player.area3 = 0
    return state, player


def _told(state: GaiaState, wanted: str) -> list[list[str]]:
    state._legal = None
    found = ways(state, state.to_act[0], parse(wanted))
    return [[str(move) for move in way] for way in found]


def _possible(state: GaiaState, verb: str) -> list[str]:
    """What somebody with plenty could do here."""
    trial = state.copy()
    rich(me(trial))
    return legal(trial, verb)


def _near_home(*factions: str) -> tuple[GaiaState, Player, str]:
    """Nothing, and beside a structure a planet of the own kind: a mine for 1 ore and 2 credits."""
    state, player = _poor(*factions)
    galaxy = state.galaxy
    home = state.type_masks[player.faction.home]
    for other in state.seats:
        home &= ~other.structures
    free = home.bit_length() - 1
    give(state, player, "mine", galaxy.names[bits(galaxy.shape.neighbours[free])[0]])
    return state, player, f"mine {galaxy.names[free]}"


def test_a_lacking_ore_is_bought_with_the_cheapest_thing_first() -> None:
    state, player, mine = _near_home("terrans", "xenos")
    player.credits, player.qic, player.area3 = 2, 1, 3
    assert _told(state, mine) == [
        ["spend 3 power for 1 ore", mine],
        ["spend 1 qic for 1 ore", mine],
    ]


def test_several_things_that_lack_are_bought_together() -> None:
    state, player, mine = _near_home("terrans", "xenos")
    player.area3 = 5
    assert _told(state, mine) == [
        ["spend 3 power for 1 ore", *["spend 1 power for 1 credit"] * 2, mine]
    ]


def test_tokens_are_burnt_only_where_power_lacks() -> None:
    state, player, mine = _near_home("terrans", "xenos")
    player.credits, player.area2, player.area3 = 2, 4, 1
    assert _told(state, mine) == [["burn", "burn", "spend 3 power for 1 ore", mine]]
    player.area3 = 3
    assert _told(state, mine) == [["spend 3 power for 1 ore", mine]]
    player.area3 = 2
    assert _told(state, "power tokens-2") == [["burn", "power tokens-2"]]


def test_nothing_is_told_where_nothing_helps_or_nothing_lacks() -> None:
    state, player, mine = _near_home("terrans", "xenos")
    assert _told(state, mine) == [], "nothing to give away"
    player.area3 = 12
    assert _told(state, "mine 1A0") == [], "there is no planet"
    player.credits, player.ore = 2, 1
    assert _told(state, mine) == [], "it can be had as it is"
    play(state, mine)
    assert _told(state, "research ai") == [], "the action of the turn is taken"
    assert _told(state, "spend 1 ore for 1 token") == [
        ["spend 3 power for 1 ore", "spend 1 ore for 1 token"]
    ], "free actions go on after it"


def test_tokens_for_a_gaia_project_are_bought_with_ore() -> None:
    state, player = _poor("terrans", "xenos")
    player.area1, player.ore = 5, 2
    project = _possible(state, "gaiaform")
    near = [text for text in project if _told(state, text)]
    assert near and _told(state, near[0]) == [["spend 1 ore for 1 token", near[0]]]


@pytest.mark.rule("GP-FACTION-BALTAKS-04")
def test_the_baltaks_may_give_a_gaiaformer() -> None:
    state, player = _poor("baltaks", "xenos")
    player.qic, player.area3 = 1, 4
    assert _told(state, "qic planets") == [
        ["spend 1 gaiaformer for 1 qic", "qic planets"],
        ["spend 4 power for 1 qic", "qic planets"],
    ]


@pytest.mark.rule("GP-FACTION-HADSCH-02")
def test_the_hadsch_hallas_pay_with_credits_once_they_have_the_institute() -> None:
    state, player, mine = _near_home("hadsch-hallas", "xenos")
    player.credits = 5
    assert _told(state, mine) == []
    own = state.galaxy.names[player.structures.bit_length() - 1]
    give(state, player, "planetary-institute", own)
    assert _told(state, mine) == [["spend 3 credit for 1 ore", mine]]


@pytest.mark.rule("GP-FACTION-NEVLAS-04")
def test_the_nevlas_pay_two_power_with_a_token() -> None:
    state, player, mine = _near_home("nevlas", "xenos")
    own = state.galaxy.names[player.structures.bit_length() - 1]
    player.credits, player.area3 = 1, 2
    assert _told(state, mine) == []
    give(state, player, "planetary-institute", own)
    assert _told(state, mine) == [["spend 4 power for 1 ore 1 credit", mine]]


@pytest.mark.rule("GP-FACTION-TAKLONS-04")
def test_the_taklons_are_told_where_the_brainstone_ends() -> None:
    state, player, mine = _near_home("taklons", "xenos")
    player.credits, player.area3, player.brainstone = 2, 3, 3
    spend = "spend 3 power for 1 ore"
    assert _told(state, mine) == [
        [spend, "brainstone III", mine],
        [spend, "brainstone I", mine],
    ]
    player.area3, player.area2, player.brainstone = 0, 1, 2
    assert _told(state, mine) == [["burn", "brainstone III", spend, mine]]


@pytest.mark.rule("GP-FACTION-GLEENS-02")
def test_the_gleens_find_no_way_to_a_qic_without_an_academy() -> None:
    state, player = _poor("gleens", "terrans")
    player.qic, player.area3 = 1, 9
    assert _told(state, "qic planets") == []


def test_every_way_can_be_played_as_it_is_told_and_needs_each_of_its_moves() -> None:
    """Whatever somebody has: no way fails, repeats another, or does more than it must."""
    told = 0
    for number in range(40):
        chance = random.Random(number)
        first = chance.choice(["terrans", "taklons", "baltaks", "nevlas", "hadsch-hallas", "itars"])
        state, player = _poor(first, "xenos")
        everything = [*_possible(state, "mine"), *_possible(state, "upgrade"), "research ai"]
        player.credits, player.ore, player.qic = (chance.randint(0, 4) for _ in range(3))
        player.area1, player.area2, player.area3 = (chance.randint(0, 6) for _ in range(3))
        for wanted in chance.sample(everything, 4):
            found = _told(state, wanted)
            assert len(found) <= 3 and len({tuple(way) for way in found}) == len(found)
            for way in found:
                after = play(state.copy(), *way)
                assert after.seats[state.to_act[0]].ore >= 0
                for place, left_out in enumerate(way[:-1]):
                    if left_out.startswith("brainstone") or "brainstone" in way[place + 1]:
                        continue
                    assert not _plays(state, way[:place] + way[place + 1 :])
                told += 1
    assert told > 40


def _plays(state: GaiaState, way: list[str]) -> bool:
    trial = state.copy()
    for text in way:
        if text not in legal(trial):
            return False
        trial.play(text)
    return True


def _too_expensive(ann: Guest, table: str, position: Body) -> tuple[str, Body]:
    """A move that free actions would pay for."""
    seat = position["seat"]
    for hex_ in position["view"]["hexes"]:
        if hex_.get("planet") and not hex_.get("pieces"):
            text = f"mine {hex_['name']}"
            answer = ann.ask("POST", f"/tables/{table}/why", seat=seat, move=text)
            if answer.get("ways"):
                return text, answer
    raise AssertionError("everything is either affordable or out of reach")


def test_the_answer_to_why_not_tells_moves_words_and_what_they_change(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options={"players": 2, "factions": ["terrans", "xenos"]})
    position = _to_first_turn(ann, table)
    seat = position["seat"]
    wanted, answer = _too_expensive(ann, table, position)
    assert not answer["legal"] and answer["reason"]
    way = answer["ways"][0]
    assert way["moves"][-1] == wanted and len(way["words"]) == len(way["moves"])
    german = ann.ask("POST", f"/tables/{table}/why?lang=de", seat=seat, move=wanted)
    assert german["ways"][0]["moves"] == way["moves"]
    assert all(a != b for a, b in zip(german["ways"][0]["words"], way["words"], strict=True))
    assert ann.position(table, seat) == position, "asking changes nothing"
    *first, last = way["moves"]
    asked = {"seat": seat, "moves": [last], "before": first}
    seen = ann.ask("POST", f"/tables/{table}/preview", **asked)[0]
    assert seen["legal"] and (seen["effect"], seen["offers"]) == (way["effect"], way["offers"])
    ann.refused(422, "POST", f"/tables/{table}/preview", seat=seat, moves=first, before=[last])
    before = position["view"]["players"][seat]
    for text in way["moves"]:
        ann.move(table, seat, text, ann.position(table, seat)["version"])
    after = ann.position(table, seat)["view"]["players"][seat]
    for name in ("credits", "ore", "knowledge", "qic"):
        assert way["effect"].get(name, 0) == after[name] - before[name]
    for area in ("I", "II", "III"):
        assert way["effect"].get(f"power.{area}", 0) == after["power"][area] - before["power"][area]


def test_nothing_but_gaia_project_has_ways(ann: Guest) -> None:
    table = ann.hot_seat("planet-unknown", options={"players": 2})
    answer = ann.ask("POST", f"/tables/{table}/why", seat=0, move="done")
    assert answer["ways"] == []
