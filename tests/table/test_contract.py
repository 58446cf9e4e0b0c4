"""The toy games keep the contract, and ``check_game`` notices games that do not."""

from typing import Any

import pytest

from astrarium.table import IllegalMove, Move, State
from tests.table.contract import check_game
from tests.table.toys import NIM, SECRET, Nim, NimState


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_nim_keeps_the_contract(players: int, seed: str) -> None:
    assert check_game(NIM, {"players": players}, seed).result is not None


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_of_simultaneous_decisions_keeps_the_contract(seed: str) -> None:
    record = check_game(SECRET, {"players": 4}, seed)
    assert len(record.moves) == 8


def test_simultaneous_moves_commute() -> None:
    one, other = SECRET.new({"players": 3}, "s"), SECRET.new({"players": 3}, "s")
    for seat in (0, 1, 2):
        one.play(f"pick {seat + 1}", seat)
    for seat in (2, 0, 1):
        other.play(f"pick {seat + 1}", seat)
    assert one == other


def test_why_gives_the_reason_and_changes_nothing() -> None:
    state = NIM.new({"stones": 2}, "s")
    refusal = state.why("take 3")
    assert str(refusal) == "You cannot take 3: 2 are left. [NIM-TAKE]"
    assert str(state.why("dance")) == "'dance' is not a move: write 'take 2' or 'end'"
    assert state.why("take 2") is None
    assert state == NIM.new({"stones": 2}, "s")


class _Leaky(NimState):
    """Legal moves that are not legal."""

    def legal_moves(self, player: int | None = None) -> list[Move]:
        return [*super().legal_moves(player), Move("take", ("9",))]


class _Shared(NimState):
    """A copy that is the state itself."""

    def copy(self) -> "NimState":
        return self


@pytest.mark.parametrize(
    "broken, message", [(_Leaky, "Take 1 to 3 stones"), (_Shared, "a move changes the state")]
)
def test_broken_games_are_noticed(
    broken: type[NimState], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def new(self: Nim, options: Any, seed: str) -> State:
        return broken(2, 8, ("red", "green"))

    monkeypatch.setattr(Nim, "new", new)
    with pytest.raises((AssertionError, IllegalMove), match=message):
        check_game(NIM, {}, "s")
