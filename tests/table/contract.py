"""What every game promises, checked along a random game: any game's tests may call this."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from astrarium.table import Chance, Game, IllegalMove, Record, State


def check_game(
    game: Game, options: Mapping[str, Any], seed: str, every: int = 1, most: int = 20_000
) -> Record:
    """Play a random game to its end, check the contract at every n-th decision, give the record."""
    state = game.new(options, seed)
    record = Record(game.name, "test", options, seed)
    chance = Chance(seed, "contract")
    for step in range(most):
        if not state.to_act:
            break
        seat = chance.choice(state.to_act)
        if step % every == 0:
            check_position(game, state, seat)
        record.play(state, chance.choice(state.legal_moves(seat)), seat)
    else:
        pytest.fail(f"{game.name} does not end within {most} decisions")
    check_end(game, state)
    assert record.verify(game) == state
    assert Record.parse(record.to_text()) == record
    return record


def check_position(game: Game, state: State, seat: int) -> None:
    """Legal moves can be played, copies are independent, views are JSON, samples agree."""
    assert state.result is None
    before = state.copy()
    assert before == state
    assert hash(before) == hash(state)
    moves = state.legal_moves(seat)
    assert moves, "a seat to act has a move"
    assert len(set(moves)) == len(moves), "no move is listed twice"
    for move in moves:
        assert game.parse(str(move)) == move
        assert state.describe(move, seat)
        after = state.copy()
        after.play(move, seat)
        assert after != state, "a move changes the state, not its copy"
        assert after.turn >= state.turn
    for other in range(state.players):
        if other not in state.to_act:
            with pytest.raises(IllegalMove):
                state.play(moves[0], other)
    assert state == before, "looking changes nothing"
    for viewer in (None, *range(state.players)):
        view = state.view(viewer)
        assert json.loads(json.dumps(view)) == view
    sample = state.sample(seat, "another seed")
    assert sample.view(seat) == state.view(seat)
    assert sample.to_act == state.to_act
    assert sample.legal_moves(seat) == moves


def check_end(game: Game, state: State) -> None:
    """The result adds up and nobody can go on."""
    result = state.result
    assert result is not None
    assert len(result.scores) == len(result.ranks) == len(result.breakdown) == state.players
    for score, points in zip(result.scores, result.breakdown, strict=True):
        assert sum(points.values()) == score
    assert 1 in result.ranks
    assert result.winners
    assert state.to_act == ()
