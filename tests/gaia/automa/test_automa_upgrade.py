"""Upgrades: the priority list, tiebreakers, charging."""

import pytest

from astrarium.gaia.automa.actions import upgrade_choice
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.gaia.decisions import CHARGE_OFFER, TURN
from astrarium.gaia.player import Player
from tests.gaia.automa.solo import act, clear, field, human, on_map, opponent, put
from tests.gaia.positions import legal


def with_pieces(**pieces: int) -> Player:
    me = Player()
    place = 0
    for name, number in pieces.items():
        kind = STRUCTURES.index(name.replace("_", "-"))
        for _ in range(number):
            me.built[kind] |= 1 << place
            place += 1
    return me


@pytest.mark.rule("AU-ACT-UPG-01")
@pytest.mark.rule("AU-ACT-UPG-02")
@pytest.mark.rule("AU-ACT-UPG-03")
@pytest.mark.rule("AU-ACT-UPG-04")
@pytest.mark.rule("AU-ACT-UPG-05")
@pytest.mark.rule("AU-ACT-UPG-06")
@pytest.mark.rule("AU-ACT-UPG-07")
@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ({"mine": 3, "trading_station": 1}, ("trading-station", "planetary-institute")),
        ({"mine": 3}, ("mine", "trading-station")),
        (
            {"mine": 2, "trading_station": 1, "planetary_institute": 1},
            ("mine", "trading-station"),
        ),
        (
            {"mine": 1, "trading_station": 4, "planetary_institute": 1},
            ("trading-station", "research-lab"),
        ),
        (
            {"mine": 1, "trading_station": 4, "research_lab": 1, "planetary_institute": 1},
            ("research-lab", "knowledge-academy"),
        ),
        (
            {"mine": 1, "trading_station": 4, "research_lab": 1, "knowledge_academy": 1,
             "qic_academy": 1, "planetary_institute": 1},
            ("trading-station", "research-lab"),
        ),
        ({"research_lab": 1, "planetary_institute": 1}, ("research-lab", "knowledge-academy")),
        (
            {"trading_station": 4, "research_lab": 3, "knowledge_academy": 1, "qic_academy": 1,
             "planetary_institute": 1},
            None,
        ),
    ],
)  # fmt: skip
def test_the_first_possible_upgrade(
    pieces: dict[str, int], expected: tuple[str, str] | None
) -> None:
    found = upgrade_choice(with_pieces(**pieces), downgrade_first=False)
    assert (found and (STRUCTURES[found[0]], STRUCTURES[found[1]])) == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ({"mine": 2, "trading_station": 2, "research_lab": 1}, ("research-lab", "trading-station")),
        ({"trading_station": 4, "research_lab": 1}, ("trading-station", "planetary-institute")),
    ],
)
def test_firaks_downgrade_first_in_their_faction_action_only(
    pieces: dict[str, int], expected: tuple[str, str]
) -> None:
    me = with_pieces(**pieces)
    found = upgrade_choice(me, downgrade_first=True)
    assert found is not None
    assert (STRUCTURES[found[0]], STRUCTURES[found[1]]) == expected
    assert upgrade_choice(me, downgrade_first=False) == (1, 3)


@pytest.mark.rule("AU-ACT-UPG-08")
@pytest.mark.rule("AU-ACT-UPG-09")
@pytest.mark.rule("AU-ACT-UPG-10")
def test_the_upgrade_nearest_to_the_human_then_by_direction() -> None:
    for support, chosen, arrow in (
        (1, "3B4", "left to right, top to bottom"),
        (4, "3B1", "right to left, bottom to top"),
    ):
        state = field("ambas", "itars", C="t", B4="i", B1="i", A10="i")
        put(state, human(state), "mine", "3C")
        put(state, opponent(state), "mine", "3B4", "3B1", "3A10")
        line = act(state, action=10, support=support)[1]
        assert line == (
            "Mine to trading station: 5 with a mine -> 2 closest to you (distance 1) -> "
            f"{chosen}, first from {arrow}."
        )
        assert on_map(opponent(state)) == {"mine": 4, "trading-station": 1}
        assert opponent(state).built[1] == 1 << state.galaxy.by_name[chosen]


@pytest.mark.rule("AU-ACT-UPG-08")
def test_a_planet_that_lantids_share_is_the_nearest_and_stays_the_automas() -> None:
    state = field("lantids", "itars", C="i", B4="r")
    put(state, opponent(state), "mine", "3C", "3B4")
    me = human(state)
    me.built[0] |= 1 << state.galaxy.by_name["3C"]
    me.shared |= 1 << state.galaxy.by_name["3C"]
    line = act(state, action=1, support=1)[1]
    assert line == "Mine to trading station: 4 with a mine -> 1 closest to you (distance 0) -> 3C."
    assert on_map(opponent(state)) == {"mine": 3, "trading-station": 1}


@pytest.mark.rule("AU-ACT-UPG-10")
def test_a_replaced_piece_can_be_built_again() -> None:
    state = field("ambas", "itars", C="i", B0="t")
    put(state, opponent(state), "mine", "3C")
    opponent(state).built[0] |= sum(1 << state.galaxy.by_name[f"6A{i}"] for i in (5, 6, 7, 8, 9))
    assert act(state, action=4, support=13)[1] == "No mine can be built."  # so it upgraded one
    assert on_map(opponent(state)) == {"mine": 7, "trading-station": 1}
    assert act(state, action=4, support=13)[1].startswith("Mine on 3B0")


@pytest.mark.rule("AU-ACT-UPG-12")
@pytest.mark.rule("AU-ACT-UPG-07")
def test_labs_and_academies_bring_neither_tile_nor_research() -> None:
    state = field("ambas", "itars", B4="i", B1="i")
    clear(state, opponent(state))
    put(state, opponent(state), "trading-station", "3B4")
    put(state, opponent(state), "planetary-institute", "3B1")
    seen = []
    for _ in range(2):
        act(state, action=10, support=1)
        seen.append(on_map(opponent(state)))
    assert seen == [
        {"research-lab": 1, "planetary-institute": 1},
        {"knowledge-academy": 1, "planetary-institute": 1},
    ]
    put(state, opponent(state), "research-lab", "3B4")
    opponent(state).built[4] = 1 << state.galaxy.by_name["2A0"]
    act(state, action=10, support=1)
    assert on_map(opponent(state)) == {
        "planetary-institute": 1,
        "knowledge-academy": 1,
        "qic-academy": 1,
    }
    me = opponent(state)
    assert (me.tiles, sum(me.research), me.knowledge, me.qic) == (0, 0, 0, 0)
    assert state.tiles_left == [4] * 9


@pytest.mark.rule("AU-ACT-UPG-11")
def test_the_human_may_charge_for_an_upgrade() -> None:
    for spot, offered in (("3C", True), ("3B1", False)):  # two spaces away, and three
        state = field("ambas", "itars", A8="i", C="t", B1="r")
        clear(state, opponent(state))
        put(state, human(state), "planetary-institute", spot)
        put(state, opponent(state), "mine", "3A8")
        act(state, action=1, support=4, answer=False)
        assert (state.steps[-1].kind == CHARGE_OFFER) == offered
        if offered:
            assert legal(state) == ["charge 3", "decline"]
            before = human(state).vp
            state.play("charge 3")
            assert human(state).vp == before - 2
        assert state.steps[-1].kind == TURN
