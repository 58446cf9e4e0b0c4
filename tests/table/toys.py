"""Two toy games that honour the contract, on which table, records and command line are tested.

``Nim``: take one to three stones, then ``end`` the turn; whoever takes the last stone wins.
``Secret``: everybody picks a number at the same time; only a number nobody else picked scores, and
the bonus card of the round (drawn at setup, hidden until the round is over) is added to it.
"""

from collections.abc import Mapping
from typing import Any

from astrarium.table import (
    BadOption,
    Chance,
    Game,
    IllegalMove,
    Move,
    Result,
    State,
    UnknownMove,
)


def _ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def _number(options: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    value = options.get(name, default)
    if not isinstance(value, int) or not low <= value <= high:
        raise BadOption(name, f"must be a number from {low} to {high}")
    return value


class NimState(State):
    def __init__(self, players: int, stones: int, faction: tuple[str, ...]) -> None:
        self._players = players
        self._stones = stones
        self._factions = faction
        self._seat = 0
        self._turn = 0
        self._taken = [0] * players
        self._took = False

    @property
    def players(self) -> int:
        return self._players

    @property
    def to_act(self) -> tuple[int, ...]:
        return (self._seat,) if self._stones or self._took else ()

    @property
    def turn(self) -> int:
        return self._turn

    @property
    def result(self) -> Result | None:
        if self.to_act:
            return None
        last = (self._seat - 1) % self._players
        breakdown = tuple(
            {"stones": self._taken[seat], "last stone": 10 if seat == last else 0}
            for seat in range(self._players)
        )
        scores = tuple(sum(points.values()) for points in breakdown)
        return Result(scores, breakdown, _ranks(scores))

    def legal_moves(self, player: int | None = None) -> list[Move]:
        if self._took:
            return [Move("end")]
        return [Move("take", (str(n),)) for n in (1, 2, 3) if n <= self._stones]

    def play(self, move: Move | str, player: int | None = None) -> None:
        move = NIM.parse(str(move))
        if player is not None and player not in self.to_act:
            raise IllegalMove("NIM-TURN", f"It is seat {self._seat + 1} to move.")
        if move.verb == "end":
            if not self._took:
                raise IllegalMove("NIM-END", "Take a stone first.")
            self._seat = (self._seat + 1) % self._players
            self._turn += 1
            self._took = False
            return
        count = int(move.args[0])
        if self._took:
            raise IllegalMove("NIM-TAKE", "You have taken stones already: end your turn.")
        if not 1 <= count <= 3:
            raise IllegalMove("NIM-TAKE", f"Take 1 to 3 stones, not {count}.")
        if count > self._stones:
            raise IllegalMove("NIM-TAKE", f"You cannot take {count}: {self._stones} are left.")
        self._stones -= count
        self._taken[self._seat] += count
        self._took = True

    def copy(self) -> "NimState":
        other = NimState(self._players, self._stones, self._factions)
        other._seat, other._turn, other._took = self._seat, self._turn, self._took
        other._taken = self._taken[:]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NimState) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((self._stones, self._turn, self._took, tuple(self._taken)))

    def view(self, player: int | None) -> dict[str, Any]:
        return {
            "stones": self._stones,
            "players": [
                {"faction": name, "stones": taken}
                for name, taken in zip(self._factions, self._taken, strict=True)
            ],
        }

    def sample(self, player: int, seed: str) -> "NimState":
        return self.copy()

    def describe(self, move: Move, player: int) -> str:
        if move.verb == "end":
            return "end the turn"
        return f"take {move.args[0]} of {self._stones} stones"


class Nim(Game):
    def __init__(self) -> None:
        self.name = "nim"  # on the instance, where a compiled table looks for it
        self.title = "Nim"

    def new(self, options: Mapping[str, Any], seed: str) -> NimState:
        for name in options:
            if name not in ("players", "stones"):
                raise BadOption(name, "Nim has no such option")
        players = _number(options, "players", 2, 2, 4)
        stones = _number(options, "stones", 12, 1, 100)
        names = Chance(seed, "factions").shuffled(["red", "green", "blue", "white"])
        return NimState(players, stones, tuple(names[:players]))

    def parse(self, text: str) -> Move:
        move = Move.of(text)
        if move.verb == "end" and not move.args:
            return move
        if move.verb == "take" and len(move.args) == 1 and move.args[0].isdigit():
            return move
        raise UnknownMove(text, "write 'take 2' or 'end'")

    def options(self) -> list[dict[str, Any]]:
        return [
            {
                "name": "players",
                "type": "int",
                "default": 2,
                "choices": [2, 3, 4],
                "help": "How many play.",
            },
            {
                "name": "stones",
                "type": "int",
                "default": 12,
                "choices": None,
                "help": "How many stones lie on the table.",
            },
        ]


class SecretState(State):
    ROUNDS = 2
    NUMBERS = 4

    def __init__(self, players: int, bonus: list[int]) -> None:
        self._players = players
        self._bonus = bonus
        self._history: list[list[int]] = []
        self._picks = [0] * players

    @property
    def players(self) -> int:
        return self._players

    @property
    def to_act(self) -> tuple[int, ...]:
        if len(self._history) == self.ROUNDS:
            return ()
        return tuple(seat for seat, pick in enumerate(self._picks) if not pick)

    @property
    def turn(self) -> int:
        return len(self._history)

    @property
    def result(self) -> Result | None:
        if self.to_act:
            return None
        breakdown = tuple(
            {
                f"round {number + 1}": picks[seat] + self._bonus[number]
                if picks.count(picks[seat]) == 1
                else 0
                for number, picks in enumerate(self._history)
            }
            for seat in range(self._players)
        )
        scores = tuple(sum(points.values()) for points in breakdown)
        return Result(scores, breakdown, _ranks(scores))

    def legal_moves(self, player: int | None = None) -> list[Move]:
        if player is not None and player not in self.to_act:
            return []
        return [Move("pick", (str(n),)) for n in range(1, self.NUMBERS + 1)]

    def play(self, move: Move | str, player: int | None = None) -> None:
        move = SECRET.parse(str(move))
        if player is None:
            player = self.to_act[0]
        if player not in self.to_act:
            raise IllegalMove("SECRET-ONCE", f"Seat {player + 1} has picked already.")
        if not 1 <= int(move.args[0]) <= self.NUMBERS:
            raise IllegalMove("SECRET-PICK", f"Pick a number from 1 to {self.NUMBERS}.")
        self._picks[player] = int(move.args[0])
        if all(self._picks):
            self._history.append(self._picks)
            self._picks = [0] * self._players

    def copy(self) -> "SecretState":
        other = SecretState(self._players, self._bonus[:])
        other._history = [picks[:] for picks in self._history]
        other._picks = self._picks[:]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SecretState) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((tuple(self._bonus), tuple(map(tuple, self._history)), tuple(self._picks)))

    def view(self, player: int | None) -> dict[str, Any]:
        return {
            "history": [picks[:] for picks in self._history],
            "bonus": self._bonus[: len(self._history)],
            "pick": None if player is None else self._picks[player],
            "picked": [bool(pick) for pick in self._picks],
        }

    def sample(self, player: int, seed: str) -> "SecretState":
        other = self.copy()
        chance = Chance(seed, "sample")
        for number in range(len(self._history), self.ROUNDS):
            other._bonus[number] = chance.below(10)
        for seat, pick in enumerate(self._picks):
            if pick and seat != player:
                other._picks[seat] = 1 + chance.below(self.NUMBERS)
        return other

    def describe(self, move: Move, player: int) -> str:
        return f"pick the number {move.args[0]}"


class Secret(Game):
    def __init__(self) -> None:
        self.name = "secret"  # on the instance, where a compiled table looks for it
        self.title = "Secret"

    def new(self, options: Mapping[str, Any], seed: str) -> SecretState:
        chance = Chance(seed, "bonus")
        return SecretState(
            _number(options, "players", 3, 2, 5), [chance.below(10) for _ in range(2)]
        )

    def parse(self, text: str) -> Move:
        move = Move.of(text)
        if move.verb == "pick" and len(move.args) == 1 and move.args[0].isdigit():
            return move
        raise UnknownMove(text, "write 'pick 3'")

    def options(self) -> list[dict[str, Any]]:
        return [
            {
                "name": "players",
                "type": "int",
                "default": 3,
                "choices": [2, 3, 4, 5],
                "help": "How many play.",
            }
        ]


NIM = Nim()
SECRET = Secret()
