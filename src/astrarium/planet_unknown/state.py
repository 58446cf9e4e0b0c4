"""The state of a game: the contract of ``table`` on top of the rules of this package."""

from typing import Any, Final

from astrarium.planet_unknown.choices import legal, owes
from astrarium.planet_unknown.notation import canonical, parse
from astrarium.planet_unknown.position import (
    CIV_PICKS,
    DRAFT,
    EVENT,
    EVENT_CIV,
    GAME_END,
    GAME_END_CIV,
    OVER,
    ROTATION,
    SETUP,
    Position,
)
from astrarium.planet_unknown.resolving import carry_out_move, turn_station
from astrarium.planet_unknown.rounds import finish, picked, station_stopped
from astrarium.table import IllegalMove, Move, Result

_FORCED: Final = frozenset(
    [
        "advance",
        "energy",
        "boost",
        "event",
        "card",
        "climb",
        "step",
        "regress",
        "choose",
        "only",
        "collect",
        "rescue",
        "blast",
        "clear",
        "meteor",
        "scrap",
        "lose",
        "forfeit",
        "remove",
        "done",
    ]
)
"""Moves that are made for the player when they are the only ones."""


class PlanetUnknownState(Position):
    """A position of Planet Unknown."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(number for number in self.clockwise() if owes(self, number))

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def result(self) -> Result | None:
        from astrarium.planet_unknown.scoring import result

        return result(self) if self.phase == OVER else None

    def _who(self, player: int | None) -> int:
        if player is not None:
            return player
        acting = self.to_act
        if len(acting) == 1:
            return acting[0]
        if not acting:
            raise IllegalMove("PU-SCORE-12", "The game is over.")
        seats = ", ".join(str(number + 1) for number in acting)
        raise IllegalMove(
            "PU-ROUND-03", f"Seats {seats} act at the same time: say which one moves."
        )

    def legal_moves(self, player: int | None = None) -> list[Move]:
        if player is None and not self.to_act:
            return []
        number = self._who(player)
        if not 0 <= number < len(self.seats):
            return []
        known = self.cache[number]
        if known is None:
            known = self.cache[number] = legal(self, number)
        return known

    def play(self, move: Move | str, player: int | None = None) -> None:
        number = self._who(player)
        wanted = parse(move) if isinstance(move, str) else move
        found = self._listed(number, wanted)
        if found is None:
            from astrarium.planet_unknown.refusals import refusal

            raise refusal(self, number, canonical(wanted))
        self._apply(number, found)
        self._settle(number)

    def _listed(self, number: int, wanted: Move) -> Move | None:
        """The legal move that equals the wanted one; the same object is found quickest."""
        moves = self.legal_moves(number)
        for move in moves:
            if move is wanted:
                return move
        same = canonical(wanted)
        for move in moves:
            if move == same:
                return move
        return None

    def _apply(self, number: int, move: Move) -> None:
        """Carry a legal move out."""
        if self.phase == ROTATION:
            turn_station(self, int(move.args[0]))
            self.turns += 1
            station_stopped(self)
            self.settle_all()
        elif move.verb == "done":
            self._finish(number)
        else:
            seat = self.mine(number)
            carry_out_move(self, seat, move)
            self.cache[number] = None
            if self.phase in (EVENT_CIV, CIV_PICKS, GAME_END_CIV):
                picked(self, number)

    def _finish(self, number: int) -> None:
        before = (self.phase, self.round, self.picker)
        self.cache[number] = None
        finish(self, number)
        if (self.phase, self.round, self.picker) != before:
            self.settle_all()

    def settle_all(self) -> None:
        """A new phase has begun: let every seat that has nothing to decide pass through it."""
        phase, round_number = self.phase, self.round
        for number in range(len(self.seats)):
            if (self.phase, self.round) != (phase, round_number):
                return
            self._settle(number)

    def _settle(self, number: int) -> None:
        """Make a seat's moves for it as long as it has no choice."""
        while self.phase not in (OVER, ROTATION) and owes(self, number):
            if self.phase in (SETUP, EVENT) and not self._due(number):
                self._finish(number)
                return
            moves = self.legal_moves(number)
            if len(moves) != 1:
                return
            only = moves[0]
            if only.verb not in _FORCED or (only.verb == "done" and self.phase == DRAFT):
                return
            self._apply(number, only)
            if only.verb == "done":
                return

    def _due(self, number: int) -> bool:
        """Whether a seat still has something of the pile to resolve in this phase."""
        from astrarium.planet_unknown.choices import resolve_moves

        out: list[Move] = []
        return resolve_moves(self, self.seats[number], out)

    def copy(self) -> "PlanetUnknownState":
        new = PlanetUnknownState()
        self.copy_into(new)
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlanetUnknownState):
            return NotImplemented
        return self is other or self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def view(self, player: int | None) -> dict[str, Any]:
        from astrarium.planet_unknown.views import view

        return view(self, player)

    def sample(self, player: int, seed: str) -> "PlanetUnknownState":
        from astrarium.planet_unknown.sampling import sample

        new = self.copy()
        sample(new, player, seed)
        return new

    def describe(self, move: Move, player: int) -> str:
        from astrarium.planet_unknown.describing import describe

        return describe(self, move, player)


__all__ = ["GAME_END", "PlanetUnknownState"]
