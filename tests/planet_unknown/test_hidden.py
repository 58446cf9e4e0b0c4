"""Hidden information: what a sample draws anew and what it leaves as the seat knows it."""

import pytest

from astrarium.planet_unknown.civ_cards import cards_of
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.components.events import event as event_card
from astrarium.planet_unknown.position import CIV_PICKS
from astrarium.planet_unknown.rounds import begin_picks
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown.positions import drafting, event, new, picking, play, seat, track

SEEDS = [f"sample {n}" for n in range(40)]


def samples(state: PlanetUnknownState, player: int) -> list[PlanetUnknownState]:
    return [state.sample(player, seed) for seed in SEEDS]


@pytest.mark.rule("PU-FAQ-01")
def test_tiles_below_the_top_are_drawn_anew() -> None:
    state = drafting()
    for shape in range(12):
        stacks = {other.stacks[shape] for other in samples(state, 0)}
        assert len(stacks) > 30
        at = state.drawn[shape]
        for stack in stacks:
            assert stack[: at + 1] == state.stacks[shape][: at + 1]
            assert sorted(stack) == sorted(state.stacks[shape])


@pytest.mark.rule("PU-CIV-02", "PU-CIV-04")
def test_unseen_civ_cards_may_be_anywhere() -> None:
    state = drafting()
    picking(state, 4, [22, 23, 27])
    state.boxes[3] = sum(1 << (n - 1) for n in (24, 25, 26, 28, 32, 36))
    play(state, "civ 27")
    secret = {other.seats[0].cards[0] for other in samples(state, 1)}
    assert len(secret) > 3
    assert all(card(number).end_game and card(number).rank == 4 for number in secret)
    for other in samples(state, 1):
        assert other.piles[3].bit_count() == 2
        assert not other.piles[3] & other.boxes[3]


@pytest.mark.rule("PU-CIV-02")
def test_a_seat_remembers_the_cards_it_has_looked_through() -> None:
    state = drafting()
    state.piles[0] = sum(1 << (n - 1) for n in (6, 7, 29, 33))
    state.boxes[0] = sum(1 << (n - 1) for n in (1, 2, 3, 4, 5))
    for number in range(3):
        seat(state, number).status = 3
    state.mine(0).civ_due = [1]
    state.mine(1).civ_due = [1]
    begin_picks(state, CIV_PICKS)
    play(state, "civ 6")
    play(state, "civ 33", number=1)
    # seat 0 saw 7, 29 and 33 left; seat 1 took one of them in secret
    taken = {other.seats[1].cards[0] for other in samples(state, 0)}
    assert taken == {7, 29, 33}
    for other in samples(state, 0):
        assert other.seats[0].cards == [6]
        assert set(cards_of(other.piles[0])) | {other.seats[1].cards[0]} == {7, 29, 33}
        assert cards_of(other.boxes[0]) == [1, 2, 3, 4, 5]
    # seat 1 saw 7, 29 and 33: of the end game cards of rank 1 only 6 can be seat 0's secret
    assert {other.seats[0].cards[0] for other in samples(state, 1)} == {6}
    for other in samples(state, 1):
        assert cards_of(other.piles[0]) == [7, 29]


def test_the_event_deck_is_drawn_anew_but_for_what_was_peeked() -> None:
    state = new(2, events="8-8-4")
    counts = [sum(event_card(n).colour == c for n in state.events) for c in range(3)]
    decks = {other.events for other in samples(state, 0)}
    assert len(decks) == len(SEEDS)
    for deck in decks:
        assert [sum(event_card(n).colour == c for n in deck) for c in range(3)] == counts
    peeking = drafting(players=2)
    event(peeking, 53)
    play(peeking, "event peek")
    assert {other.events[1] for other in samples(peeking, 0)} == {32}
    assert len({other.events[1] for other in samples(peeking, 1)}) > 5


@pytest.mark.rule("PU-PRIV-04")
def test_private_objectives_of_others_are_drawn_anew() -> None:
    state = new(3, private_objectives=True)
    for number in range(3):
        play(state, f"keep {state.seats[number].dealt[0]}", number=number)
    mine = state.seats[0].objectives
    theirs = {tuple(other.seats[1].objectives) for other in samples(state, 0)}
    assert len(theirs) > 5
    for other in samples(state, 0):
        assert other.seats[0].objectives == mine
        assert other.neighbors == state.neighbors
        held = [n for one in other.seats for n in one.dealt]
        assert len(set(held)) == 6
        assert not set(held) & set(other.neighbors)


@pytest.mark.rule("PU-CORP-REPUBLIC-06")
def test_each_pick_of_republic_draws_its_own_extra_card() -> None:
    state = drafting(corporation="republic")
    track(state, tech=5)
    state.piles[3] = sum(1 << (n - 1) for n in (22, 27, 28))
    state.luck = (0, 1, *state.luck[2:])
    seat(state).civ_due = [3]
    picking(state, 3, [15, 20, 31])
    assert state.extra == 22
    assert 22 in [shown["number"] for shown in state.view(0)["choices"]["civ"]]
    play(state, "civ 15")
    assert state.extra == 27
    for other in samples(state, 0):
        assert other.legal_moves(0) == state.legal_moves(0)
