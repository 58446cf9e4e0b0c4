"""A turn of the Automa: drawing, passing, boosters, VP."""

from itertools import pairwise

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.automa.automa import HUMAN
from astrarium.gaia.automa.components import AUTOMA_FACTIONS, AutomaFaction, card
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.scoring import ROUND_NAMES
from astrarium.gaia.decisions import TURN
from tests.gaia.automa.solo import (
    act,
    automa_turn,
    deal,
    opponent,
    started,
    the,
)


def row(state: GaiaState) -> list[str]:
    return [BOOSTER_NAMES[b] for b in the(state).row]


@pytest.mark.rule("AU-DRAW-01")
@pytest.mark.rule("AU-TURN-02")
def test_two_cards_on_the_first_turn_support_first() -> None:
    state = started()
    automa = deal(state, 13, 4, 1, 5, 7, 2, 16)
    before = opponent(state).vp
    automa_turn(state)
    assert (automa.support, automa.action, automa.drawn) == (13, 4, 2)
    assert opponent(state).built[0].bit_count() == 3
    assert opponent(state).vp >= before + 1


@pytest.mark.rule("AU-DRAW-03")
@pytest.mark.rule("AU-DRAW-04")
@pytest.mark.rule("AU-DRAW-05")
@pytest.mark.rule("AU-DRAW-06")
@pytest.mark.rule("AU-DRAW-07")
@pytest.mark.rule("AU-DRAW-08")
@pytest.mark.rule("AU-DRAW-09")
@pytest.mark.rule("AU-DECK-04")
@pytest.mark.rule("AU-PASS-02")
@pytest.mark.rule("AU-EX-05")
@pytest.mark.parametrize(
    ("deck", "turns", "passing_card", "support", "booster"),
    [
        ((4, 6, 7, 9), [(6, 4), (7, 6), (9, 7)], 0, 9, 2),
        ((6, 7, 1, 2, 3), [(7, 6)], 1, 7, 2),
        ((6, 1, 7, 2, 3), [(1, 6), (7, 1)], 2, 7, 2),
        ((13, 4, 1, 5, 7, 2, 16), [(4, 13), (1, 4), (5, 1), (7, 5)], 2, 7, 2),
        ((1, 2, 5, 13, 4, 7), [(2, 1), (5, 2), (13, 5), (4, 13), (7, 4)], 0, 7, 2),
        (
            (5, 13, 9, 4, 2, 1, 7, 15, 10),
            [(13, 5), (9, 13), (4, 9), (2, 4), (1, 2), (7, 1), (15, 7)],
            10,
            15,
            0,
        ),
        ((6, 7, 4, 5, 13, 1, 9), [(7, 6), (4, 7), (5, 4), (13, 5)], 1, 13, 2),
        ((6, 7, 4, 11, 3, 1, 9), [(7, 6), (4, 7), (11, 4)], 3, 11, 1),
    ],
)
def test_a_round_card_by_card(
    deck: tuple[int, ...],
    turns: list[tuple[int, int]],
    passing_card: int,
    support: int,
    booster: int,
) -> None:
    """Marked cards with the pass icon end the round; others, and unmarked ones, are used."""
    state = started()
    automa = deal(state, *deck)
    for action_card, support_card in turns:
        automa_turn(state)
        assert (automa.action, automa.support) == (action_card, support_card)
        assert not opponent(state).passed
    before = opponent(state).vp
    boosters = row(state)
    old = BOOSTER_NAMES[opponent(state).booster]
    lines = automa_turn(state)
    assert opponent(state).passed
    assert (automa.action, automa.support) == (passing_card, support)
    assert opponent(state).vp == before + 2  # the round tile's number only: gaia-4 gives 2
    assert len(lines) == 3
    taken = BOOSTER_NAMES[opponent(state).next_booster]
    assert taken == boosters[booster]
    boosters.remove(taken)
    assert row(state) == [*boosters, old]


@pytest.mark.rule("AU-DRAW-10")
def test_the_discard_pile_is_open() -> None:
    state = started()
    deal(state, 13, 4, 1, 5, 7, 2, 16)
    for _ in range(4):
        automa_turn(state)
    view = state.view(HUMAN)["automa"]
    assert view["discard"] == [13, 4, 1]
    assert (view["action"], view["support"], view["deck"]) == (7, 5, 2)


@pytest.mark.rule("AU-TURN-03")
@pytest.mark.rule("AU-CORE-03")
@pytest.mark.parametrize("action", [n for n in range(1, 18) if n not in (9, 13)])
def test_after_a_normal_action_the_cards_vp(action: int) -> None:
    state = started("ambas", "itars")
    before = opponent(state).vp
    act(state, action, support=7 if action != 7 else 4)
    assert opponent(state).vp == before + card(action).vp


@pytest.mark.rule("AU-TURN-04")
@pytest.mark.rule("AU-CARD-05")
@pytest.mark.rule("AU-ACT-FACTION-01")
@pytest.mark.parametrize("faction", AUTOMA_FACTIONS, ids=lambda f: str(f.name))
@pytest.mark.parametrize("action", [9, 13])
def test_after_a_faction_action_the_faction_cards_vp(faction: AutomaFaction, action: int) -> None:
    state = started("gleens" if faction.name == "taklons" else "ambas", faction.name)
    before = opponent(state).vp
    act(state, action, support=2)
    extra = 3 if faction.name == "hadsch-hallas" else 0  # its upgrade places a trading station
    assert opponent(state).vp == before + faction.vp + extra


@pytest.mark.rule("AU-TURN-05")
@pytest.mark.rule("AU-ACT-02")
def test_an_impossible_action_still_gives_vp() -> None:
    state = started("ambas", "itars")
    state.used_actions = (1 << 10) - 1
    before = opponent(state).vp
    lines = act(state, action=14, support=4)
    assert "No power or Q.I.C. action is free." in lines
    assert opponent(state).vp == before + 3
    possible = started("ambas", "itars")
    act(possible, action=14, support=4)
    assert possible.used_actions.bit_count() == 1


@pytest.mark.rule("AU-PASS-01")
@pytest.mark.rule("AU-CORE-04")
@pytest.mark.parametrize(
    ("tile", "round_number", "level", "vp"),
    [
        ("federation-5", 2, "alptruma", 0),
        ("federation-5", 5, "alptruma", 6),
        ("station-4", 3, "automa", 3),
        ("station-4", 4, "automa", 6),
        ("gaia-3", 6, "ultoma", 2),
        ("mine-2", 1, "automa", 4),
        ("mine-2", 6, "automa", 6),
        ("research-2", 2, "automa", 2),
        ("big-5", 4, "automa", 5),
    ],
)
def test_the_round_tiles_number_on_passing(
    tile: str, round_number: int, level: str, vp: int
) -> None:
    others = [name for name in ROUND_NAMES if name != tile][:5]
    tiles = [*others[: round_number - 1], tile, *others[round_number - 1 :]]
    state = started("ambas", "itars", level=level, round_scoring=tiles)
    state.round = round_number
    deal(state, 4, 6, drawn=2).action = 6
    before = opponent(state).vp
    automa_turn(state)
    assert opponent(state).passed
    assert opponent(state).vp == before + vp


@pytest.mark.rule("AU-CORE-04")
def test_building_never_scores_the_round_tiles_condition() -> None:
    state = started("ambas", "itars", round_scoring=["mine-2", "gaia-4", "research-2", "station-3",
                                                     "federation-5", "big-5"])  # fmt: skip
    before = opponent(state).vp
    act(state, action=4, support=2)
    assert opponent(state).built[0].bit_count() == 3
    assert opponent(state).vp == before + 1


def test_in_the_last_round_the_booster_goes_back_and_none_is_taken() -> None:
    state = started("ambas", "itars")
    state.round = 6
    before = row(state)
    old = BOOSTER_NAMES[opponent(state).booster]
    deal(state, 4, 6, drawn=2).action = 6
    lines = automa_turn(state)
    assert lines == (
        "The deck is empty: it passes.",
        "Gains 6 VP from the round scoring tile.",
    )
    assert row(state) == [*before, old]
    assert (opponent(state).booster, opponent(state).next_booster) == (-1, -1)


@pytest.mark.rule("AU-PASS-05")
@pytest.mark.rule("AU-PASS-06")
@pytest.mark.rule("AU-PASS-07")
def test_the_next_deck_is_all_cards_and_one_more() -> None:
    state = started("ambas", "itars")
    sizes: list[int] = []
    members: list[set[int]] = []
    orders: list[list[int]] = []
    while state.to_act:
        automa = the(state)
        if state.phase == 3 and len(sizes) < state.round:
            sizes.append(len(automa.deck))
            members.append(set(automa.deck))
            orders.append(list(automa.deck))
            assert state.view(None)["automa"]["marked"] == 3
        state.play(_pass_or_first(state))
    assert sizes == [7, 8, 9, 10, 11, 12]
    for before, after in pairwise(members):
        assert before < after  # discards, undrawn cards, the two in play, the one that passed
        assert len(after - before) == 1
    assert orders[0] != [n for n in orders[1] if n in orders[0]]  # shuffled anew


def _pass_or_first(state: GaiaState) -> str:
    texts = [str(move) for move in state.legal_moves()]
    return next((text for text in texts if text.startswith("pass")), texts[0])


@pytest.mark.rule("AU-PASS-08")
def test_whoever_passes_first_starts_the_next_round() -> None:
    state = started("ambas", "itars")
    deal(state, 4, 6, drawn=2).action = 6  # the deck is empty: the Automa will pass
    state.play("research economy")
    state.play("end")
    assert opponent(state).passed
    state.play(_pass_or_first(state))
    while state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    assert state.order == [1, 0]
    assert the(state).drawn == 2  # it has had its first turn already
    other = started("ambas", "itars")
    other.play(_pass_or_first(other))
    while other.steps[-1].kind != TURN:
        other.play(other.legal_moves()[0])
    assert other.order == [0, 1]
    assert the(other).drawn == 0


@pytest.mark.rule("AU-EX-04")
def test_seven_cards_give_three_to_six_actions() -> None:
    fewest = (13, 4, 7, 9, 1, 2, 5)  # the first marked card passes
    most = (1, 2, 5, 13, 4, 7, 9)  # no marked card does
    for deck, actions in ((fewest, 3), (most, 6)):
        state = started("ambas", "itars")
        deal(state, *deck)
        taken = 0
        while not opponent(state).passed:
            automa_turn(state)
            taken += not opponent(state).passed
        assert taken == actions
