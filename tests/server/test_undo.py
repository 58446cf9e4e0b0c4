"""Taking back: within one's own turn, past others who act at the same time, nothing revealed."""

import pytest

from astrarium.server.games import Live
from astrarium.server.models import GameTable
from astrarium.server.problems import Problem
from astrarium.table import Chance
from tests.server.clients import Body

_OPTIONS: Body = {
    "players": 3,
    "corporations": "random",
    "planets": "random",
    "events": "8-8-4",
    "private_objectives": True,
}


def _live(seed: str) -> Live:
    return Live(GameTable(game="planet-unknown", options=_OPTIONS, seed=seed))


def _random_game(seed: str) -> Live:
    live, dice = _live(seed), Chance(seed, "undo")
    while live.state.to_act:
        seat = dice.choice(live.state.to_act)
        live.add(seat, str(dice.choice(live.state.legal_moves(seat))))
    return live


def test_whatever_can_be_taken_back_leaves_the_others_as_they_are() -> None:
    """All through random games: every undo is one that a replay without the move confirms."""
    past_others = refused = 0
    for number in range(2):
        live, dice = _live(str(number)), Chance(str(number), "undo")
        while live.state.to_act and len(live.moves) < 70:
            seat = dice.choice(live.state.to_act)
            live.add(seat, str(dice.choice(live.state.legal_moves(seat))))
            for mover in live.state.to_act:
                try:
                    live.check_undo(mover, 2)
                except Problem:
                    refused += 1
                    continue
                back = live.copy()
                last = max(i for i, (one, _) in enumerate(live.moves) if one == mover)
                past_others += last < len(live.moves) - 1
                back.add(mover, "")
                for other in range(live.state.players):
                    if other != mover:
                        assert (
                            back.state.view(other)["players"][other]
                            == (live.state.view(other)["players"][other])
                        )
                        assert back.state.legal_moves(other) == live.state.legal_moves(other)
                back.add(mover, live.moves[last][1])
                assert back.state == live.state
    assert past_others > 10 and refused > 30


def test_a_move_stands_when_another_seat_has_revealed_a_tile_since() -> None:
    """Whoever confirms a draft uncovers the next tile of the stack: everybody has seen it."""
    found = 0
    for number in range(20):
        live, dice = _live(f"reveal {number}"), Chance(str(number), "reveal")
        while live.state.to_act and len(live.moves) < 200:
            seat = dice.choice(live.state.to_act)
            move = dice.choice(live.state.legal_moves(seat))
            drafting = move.verb == "done" and live.state.view(None)["phase"] == "draft"
            others = [one for one in live.state.to_act if one != seat] if drafting else []
            undoable = [one for one in others if live.can_undo(one)]
            live.add(seat, str(move))
            if undoable:
                found += 1
                for mover in undoable:
                    with pytest.raises(Problem) as refused:
                        live.check_undo(mover)
                    assert refused.value.kind == "revealed"
        if found > 3:
            break
    assert found > 3


def test_the_position_after_any_move_is_found_again() -> None:
    """Positions are kept only now and then; the others are played up to."""
    live = _random_game("marks")
    state = live.at(0)
    for number, (seat, text) in enumerate(live.moves):
        assert live.at(number) == state
        state.play(text, seat)
    assert live.at(len(live.moves)) == state == live.state
    assert len(live._marks) < 8 + len(live.moves) / 64 + 2
