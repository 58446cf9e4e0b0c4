"""What must hold in every position, checked along random games of all factions and table sizes.

``ASTRARIUM_GAMES`` sets how many games each test plays (default 42); the fixed seeds make every
run the same.
"""

import json
import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.decisions import AFTER, BRAINSTONE, FACTION, NAMES, SATELLITE, TURN
from astrarium.gaia.rounds import END
from astrarium.table import IllegalMove, Move, Record, UnknownMove, commitment
from tests.gaia.invariants import TokenLedger, check
from tests.gaia.random_play import Wanderer, enrich, play_game, random_options
from tests.gaia.second_opinion import Opinion, comparable
from tests.table.contract import check_end

GAMES = int(os.environ.get("ASTRARIUM_GAMES", "42"))
SEEDS = range(GAMES)
FEW = range(0, GAMES, 3)


def seat_of(state: GaiaState) -> int:
    return state.to_act[0]


@pytest.mark.parametrize("windfalls", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_caps_and_points_in_every_position(seed: int, windfalls: bool) -> None:
    rounds = [0]

    def watch(state: GaiaState, move: Move) -> None:
        check(state)
        assert state.result is None
        assert state.turn > 0
        assert state.round - rounds[-1] in (0, 1)
        rounds.append(state.round)

    end = play_game(random_options(seed), seed, watch, windfalls)
    assert end.phase == END
    assert end.round == max(rounds) == 6
    assert end.legal_moves() == []
    check(end)
    check_end(GAIA, end)


@pytest.mark.rule("GP-POWER-07", "GP-POWER-08")
@pytest.mark.parametrize("seed", SEEDS)
def test_power_tokens_come_and_go_only_as_the_moves_say(seed: int) -> None:
    """Half of the games have windfalls in between, after which stock is taken anew."""
    state = GAIA.new(random_options(seed), str(seed))
    player = Wanderer(seed)
    ledger = TokenLedger()
    ledger.start(state)
    rich = 0
    while state.to_act:
        if seed % 2 and state.round > rich and state.steps[-1].kind == TURN:
            rich = state.round
            enrich(state)
            ledger.start(state)
        before = state.copy()
        move = player.choose(state)
        state.play(move)
        ledger.follow(before, move, state)
    assert ledger.round == 6


def test_the_games_played_here_ask_for_every_decision_and_seat_every_faction() -> None:
    asked: set[int] = set()
    for windfalls in (False, True):
        seated: set[str] = set()
        sizes: set[int] = set()
        for seed in SEEDS:
            end = play_game(
                random_options(seed),
                seed,
                lambda state, _: asked.add(state.steps[-1].kind),
                windfalls,
            )
            seated.update(player.faction.name for player in end.seats)
            sizes.add(end.players)
        assert seated == set(FACTION_NAMES)
        assert sizes == {2, 3, 4}
    missing = [NAMES[kind] for kind in range(FACTION, BRAINSTONE + 1) if kind not in asked]
    assert not missing


@pytest.mark.parametrize("windfalls", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_turn_offers_what_a_second_opinion_finds(seed: int, windfalls: bool) -> None:
    """Every tenth turn; mines cost what the second opinion says, in every game."""
    turns = 0

    def watch(state: GaiaState, move: Move) -> None:
        nonlocal turns
        if state.steps[-1].kind != TURN:
            return
        turns += 1
        if turns % 10 == seed % 10:
            opinion = Opinion(state, seat_of(state))
            assert comparable([str(m) for m in state.legal_moves()]) == opinion.moves()
        if move.verb == "mine":
            me = state.seats[seat_of(state)]
            price = Opinion(state, seat_of(state)).price_of_mine(state.galaxy.by_name[move.args[0]])
            assert price is not None
            after = state.copy()
            after.play(move)
            now = after.seats[seat_of(state)]
            assert me.credits - now.credits == price.credits
            assert me.ore - now.ore == price.ore
            assert me.qic - now.qic == price.qic

    play_game(random_options(seed), seed, watch, windfalls)
    assert turns > 20


@pytest.mark.parametrize("windfalls", [False, True])
@pytest.mark.parametrize("seed", FEW)
def test_listed_moves_can_be_played_and_others_are_refused(seed: int, windfalls: bool) -> None:
    """Others are what anybody could do somewhere in this game, so at least they look right."""
    seen: dict[str, Move] = {}
    draw = Random(f"refused {seed}")
    decisions = 0

    def watch(state: GaiaState, move: Move) -> None:
        nonlocal decisions
        decisions += 1
        moves = state.legal_moves()
        if decisions % 12 == seed % 12 or state.steps[-1].kind not in (TURN, SATELLITE):
            _listed(state, moves)
            _unlisted(state, moves, draw.sample(sorted(seen), min(8, len(seen))))
        for known in moves:
            seen.setdefault(str(known), known)

    play_game(random_options(seed), seed, watch, windfalls)
    assert len(seen) > 50


def _listed(state: GaiaState, moves: list[Move]) -> None:
    seat = seat_of(state)
    texts = [str(move) for move in moves]
    assert moves
    assert len(set(texts)) == len(texts)
    key = state.key()
    for move, text in zip(moves, texts, strict=True):
        assert GAIA.parse(text) == move
        after = state.copy()
        after.play(text, seat)
        assert after != state
        assert after.turn >= state.turn
    assert state.key() == key, "copies are independent"


def _unlisted(state: GaiaState, moves: list[Move], texts: list[str]) -> None:
    key = state.key()
    listed = {str(move) for move in moves}
    for text in texts:
        if text not in listed:
            with pytest.raises(IllegalMove) as refusal:
                state.play(text)
            assert refusal.value.rule.startswith("GP-")
            assert refusal.value.reason
    for other in range(state.players):
        if other != seat_of(state):
            with pytest.raises(IllegalMove):
                state.play(moves[0], other)
            assert state.legal_moves(other) == []
    with pytest.raises(UnknownMove):
        state.play("teleport 3A5")
    assert state.key() == key, "a refused move changes nothing"


@pytest.mark.parametrize("seed", FEW)
def test_copies_are_equal_hash_alike_and_go_their_own_way(seed: int) -> None:
    """A copy plays another game; the original goes on as if there were none."""
    alone = play_game(random_options(seed), seed)
    stray = Wanderer(f"stray {seed}")
    decisions = 0

    def watch(state: GaiaState, move: Move) -> None:
        nonlocal decisions
        decisions += 1
        if decisions % 10 == seed % 10:
            copy = state.copy()
            assert copy == state
            assert hash(copy) == hash(state)
            assert copy.legal_moves() == state.legal_moves()
            for _ in range(5):
                if copy.to_act:
                    copy.play(stray.choose(copy))
            assert copy != state

    assert play_game(random_options(seed), seed, watch) == alone


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("seed", FEW)
def test_a_turn_on_a_copy_for_one_seat_changes_nobody_else(seed: int, solo: bool) -> None:
    """Every main action with its answers, as a search plays them: as on a whole copy."""
    options = random_options(seed)
    if solo:
        options = {"players": 1, "factions": FACTION_NAMES[seed % len(FACTION_NAMES)]}
    stray = Wanderer(f"stray {seed}")
    turns = 0

    def watch(state: GaiaState, move: Move) -> None:
        nonlocal turns
        if state.steps[-1].kind != TURN:
            return
        turns += 1
        if turns % 8 != seed % 8:
            return
        key = state.key()
        seat = seat_of(state)
        for first in state.legal_moves():
            if first.verb == "pass":
                continue
            cheap, whole = state.copy_for(seat), state.copy()
            moves = [first]
            while moves:
                cheap.play(moves[0])
                whole.play(moves.pop())
                if cheap.to_act == (seat,) and cheap.steps[-1].kind not in (TURN, AFTER):
                    moves.append(stray.choose(cheap))
            assert cheap == whole
        assert state.key() == key

    play_game(options, seed, watch, windfalls=True)
    assert turns > 8


@pytest.mark.parametrize("seed", FEW)
def test_records_replay_to_the_same_game_and_undo_by_replaying(seed: int) -> None:
    options = random_options(seed)
    state = GAIA.new(options, str(seed))
    record = Record("gaia", "test", options, str(seed))
    player = Wanderer(seed)
    middle: GaiaState | None = None
    while state.to_act:
        record.play(state, player.choose(state))
        if len(record.moves) == 60:
            middle = state.copy()
    again = GAIA.new(options, str(seed))
    for seat, text in record.moves:
        again.play(GAIA.parse(text), seat)
    assert again == state
    assert again.result == state.result
    read = Record.parse(record.to_text())
    assert read == record
    assert read.verify(GAIA) == state
    while len(record.moves) > 60:
        record.undo()
    assert record.replay(GAIA) == middle


@pytest.mark.parametrize("seed", FEW)
def test_views_are_plain_data_without_the_seed(seed: int) -> None:
    secret = f"a seed nobody should know {seed}"
    state = GAIA.new(random_options(seed), secret)
    player = Wanderer(seed)
    decisions = 0
    while state.to_act:
        decisions += 1
        if decisions % 25 == 0:
            _check_views(state, secret)
        state.play(player.choose(state))
    _check_views(state, secret)


def _check_views(state: GaiaState, secret: str) -> None:
    for viewer in (None, *range(state.players)):
        view = state.view(viewer)
        text = json.dumps(view)
        assert json.loads(text) == view
        assert secret not in text
        assert commitment(secret) not in text
        assert view["to_act"] == list(state.to_act)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_games_keep_to_the_box_too(players: int) -> None:
    end = play_game(
        {"players": players, "setup": "first-game"}, players, lambda state, _: check(state)
    )
    check(end)
    check_end(GAIA, end)


option_sets = st.fixed_dictionaries(
    {"players": st.sampled_from([2, 3, 4])},
    optional={
        "factions": st.sampled_from(["choose", "random"]),
        "board": st.sampled_from(["basic", "method-1", "method-2", "method-3"]),
        "assembler": st.sampled_from(["nobody", "last-player"]),
        "turn_order": st.sampled_from(["clockwise", "passing"]),
        "final_conversions": st.booleans(),
        "brainstone_returns": st.booleans(),
    },
)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(options=option_sets, seed=st.text(max_size=12), picks=st.lists(st.integers(0, 10_000)))
def test_any_options_any_seed_any_moves(
    options: dict[str, Any], seed: str, picks: list[int]
) -> None:
    """Moves picked by number, and the same game again from its text."""
    state = GAIA.new(options, seed)
    record = Record("gaia", "test", options, seed)
    for pick in picks:
        moves = state.legal_moves()
        record.play(state, moves[pick % len(moves)])
        check(state)
        if not state.to_act:
            break
    assert Record.parse(record.to_text()).replay(GAIA) == state
    assert GAIA.new(options, seed) == record.start(GAIA)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), other=st.integers(0, 10_000))
def test_positions_of_different_games_differ(seed: int, other: int) -> None:
    first = GAIA.new({"players": 2, "factions": "random"}, str(seed))
    second = GAIA.new({"players": 2, "factions": "random"}, str(other))
    assert (first == second) == (seed == other)
    assert first != "a position"
