"""The cards, the decks and the two ways of choosing."""

from collections import Counter
from itertools import pairwise

import pytest

from astrarium.gaia.automa.automa import draw_decks, first_deck, other_cards
from astrarium.gaia.automa.components import (
    AUTOMA_FACTIONS,
    BUILD_MINE,
    DECISION_CARDS,
    FACTION_ACTION,
    LEVEL_NAMES,
    LEVELS,
    POWER_QIC,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    UPGRADE,
    card,
)
from astrarium.gaia.automa.selection import directional, numbered
from astrarium.table import Chance
from tests.gaia.automa.solo import act, human, new_solo, opponent, started, the

STARTERS = {1, 2, 4, 5, 7, 13}


@pytest.mark.rule("AU-CARD-01")
def test_there_are_seventeen_decision_cards_and_seven_faction_cards() -> None:
    assert [c.number for c in DECISION_CARDS] == list(range(1, 18))
    assert Counter(c.action for c in DECISION_CARDS) == {
        UPGRADE: 4,
        BUILD_MINE: 3,
        RESEARCH_HIGHEST: 2,
        RESEARCH_RANDOM: 2,
        POWER_QIC: 4,
        FACTION_ACTION: 2,
    }
    assert len({faction.name for faction in AUTOMA_FACTIONS}) == 7


CARDS = (
    (1, UPGRADE, 1, "top", 4, True, 1, "left", True, 1),
    (2, UPGRADE, 1, "bottom", 2, True, 2, "middle", True, 2),
    (3, RESEARCH_HIGHEST, 1, "top", 2, True, 3, "right", True, 3),
    (4, BUILD_MINE, 1, "none", 2, False, -4, "left", False, 4),
    (5, POWER_QIC, 1, "bottom", 2, False, -5, "middle", True, 5),
    (6, BUILD_MINE, 3, "top", 2, True, -1, "right", False, 1),
    (7, RESEARCH_RANDOM, 0, "top", 2, True, 4, "right", False, 2),
    (8, BUILD_MINE, 3, "bottom", 4, False, -1, "middle", True, 3),
    (9, FACTION_ACTION, 0, "bottom", 2, False, -2, "right", False, 4),
    (10, UPGRADE, 3, "top", 2, False, -3, "left", True, 5),
    (11, UPGRADE, 2, "bottom", 4, True, 1, "middle", False, 1),
    (12, POWER_QIC, 3, "top", 2, False, -1, "right", True, 2),
    (13, FACTION_ACTION, 0, "none", 2, False, -2, "right", False, 3),
    (14, POWER_QIC, 3, "bottom", 2, False, -3, "middle", False, 4),
    (15, RESEARCH_HIGHEST, 1, "top", 2, False, 2, "left", False, 5),
    (16, POWER_QIC, 3, "top", 2, True, 3, "left", True, 1),
    (17, RESEARCH_RANDOM, 2, "bottom", 2, True, 5, "left", False, 2),
)  # fmt: skip
"""Number, action, VP; tile, range, arrow to the right, numbered arrow (negative: to the left);
booster when passing, pass icon; booster at setup."""


@pytest.mark.rule("AU-CARD-02")
@pytest.mark.parametrize("expected", CARDS, ids=lambda row: f"card-{row[0]}")
def test_each_section_of_a_card(expected: tuple[object, ...]) -> None:
    c = card(int(str(expected[0])))
    tile = {0: "top", 1: "bottom", -1: "none"}[c.tile]
    booster = ("left", "middle", "right")[c.booster]
    assert expected == (
        c.number, c.action, c.vp, tile, c.reach, c.right_down, c.numbered, booster, c.passes,
        c.setup_booster + 1,
    )  # fmt: skip


@pytest.mark.rule("AU-DRAW-02")
def test_only_the_action_of_one_and_the_support_of_the_other_card_count() -> None:
    state = started()
    before = opponent(state).vp
    lines = act(state, action=7, support=16)
    # Card 7 advances a random area, counted as card 16 says; card 16's own action and VP are not.
    assert lines[1].startswith("Research: 6 valid areas -> Artificial Intelligence, number 3")
    assert not state.used_actions
    assert opponent(state).vp == before


@pytest.mark.rule("AU-DRAW-11")
def test_a_mine_needs_tile_range_and_direction_of_the_support_card() -> None:
    near = act(started(), action=4, support=2)[1]
    far = act(started(), action=4, support=11)[1]
    assert "within range 2" in near
    assert "within range 4" in far


@pytest.mark.rule("AU-DECK-01")
@pytest.mark.rule("AU-DECK-02")
@pytest.mark.rule("AU-DECK-03")
@pytest.mark.rule("AU-DECK-06")
def test_the_first_deck_is_six_numbered_cards_and_one_of_the_others() -> None:
    automa = LEVELS[1]
    assert set(first_deck(automa)) == STARTERS
    assert len(other_cards(automa)) == 11
    seventh = set()
    for seed in range(40):
        decks = draw_decks(automa, Chance(str(seed), "decks"))
        assert len(decks[0]) == 7
        assert set(decks[0]) > STARTERS
        seventh |= set(decks[0]) - STARTERS
        for before, after in pairwise(decks):
            assert set(after) > set(before)
            assert len(after) == len(before) + 1
    assert seventh == set(other_cards(automa))  # any of them can be the one
    assert len({draw_decks(automa, Chance(str(s), "d"))[0] for s in range(40)}) > 30  # shuffled


@pytest.mark.rule("AU-LEVEL-01")
@pytest.mark.rule("AU-LEVEL-02")
@pytest.mark.rule("AU-LEVEL-03")
@pytest.mark.rule("AU-LEVEL-04")
@pytest.mark.rule("AU-LEVEL-07")
@pytest.mark.rule("AU-DECK-05")
@pytest.mark.parametrize(
    ("level", "fixed", "size", "aside", "vp"),
    [
        ("automalein", {1, 4, 5, 7, 13}, 6, 10, 0),
        ("automa", STARTERS, 7, 10, 10),
        ("automaechtig", STARTERS | {9}, 8, 9, 10),
        ("ultoma", STARTERS | {9, 15}, 9, 8, 10),
        ("alptruma", STARTERS | {9, 15}, 9, 8, 10),
    ],
)
def test_the_decks_of_the_levels(
    level: str, fixed: set[int], size: int, aside: int, vp: int
) -> None:
    found = LEVELS[LEVEL_NAMES.index(level)]
    assert set(first_deck(found)) == fixed
    assert len(other_cards(found)) - 1 == aside
    state = new_solo(level=level)
    decks = the(state).decks
    assert [len(deck) for deck in decks] == [size + i for i in range(6)]
    assert opponent(state).vp == vp
    assert human(state).vp == 10
    if level == "automalein":
        assert all(2 not in deck for deck in decks)


@pytest.mark.rule("AU-NUM-02")
@pytest.mark.rule("AU-NUM-03")
@pytest.mark.rule("AU-NUM-04")
@pytest.mark.rule("AU-NUM-05")
@pytest.mark.rule("AU-NUM-07")
@pytest.mark.rule("AU-EX-03")
@pytest.mark.parametrize(
    ("valid", "count", "chosen"),
    [
        (range(1, 11), 1, 1),
        (range(1, 11), 5, 5),
        (range(1, 11), -1, 10),
        (range(1, 11), -5, 6),
        ([2, 5, 7, 10], -5, 10),  # six are taken: the count goes around to the rightmost
        ([3, 8], 3, 3),
        ([3, 8], 4, 8),
        ([3, 8], -2, 3),
        ([], 2, -1),
    ],
)
def test_numbered_selection(valid: list[int], count: int, chosen: int) -> None:
    assert numbered(list(valid), count) == chosen


FIVE = [(2, -3), (-1, -3), (0, 0), (-4, 5), (1, 5)]


@pytest.mark.rule("AU-DIR-01")
@pytest.mark.rule("AU-DIR-02")
@pytest.mark.rule("AU-DIR-03")
@pytest.mark.rule("AU-SETUP-04")
@pytest.mark.parametrize(
    ("places", "right_down", "view", "chosen"),
    [
        (FIVE, True, 0, (-1, -3)),
        (FIVE, False, 0, (1, 5)),
        (FIVE[:2], False, 0, (2, -3)),
        (FIVE[2:4], True, 0, (0, 0)),
        (FIVE, True, 1, (-1, -3)),
        (FIVE, False, 1, (1, 5)),
        ([(2, -3), (0, 0), (-4, 5)], True, 1, (2, -3)),
        ([(3, -2), (-2, -1), (5, -2)], False, 0, (-2, -1)),
        # The same two planets on the board as it lies, turned once, and upside down.
        ([(3, -3), (-2, -1)], True, 0, (3, -3)),
        ([(3, -3), (-2, -1)], True, 1, (-2, -1)),
        ([(3, -3), (-2, -1)], True, 3, (-2, -1)),
        ([(3, -3), (-2, -1)], False, 3, (3, -3)),
    ],
)
def test_directional_selection(
    places: list[tuple[int, int]], right_down: bool, view: int, chosen: tuple[int, int]
) -> None:
    assert directional(places, right_down, view) == chosen
