"""Looks at every own move, follows the best ones to the end of the turn and into the next."""

from dataclasses import dataclass

from astrarium.bots.bot import Bot, Budget
from astrarium.bots.planet_unknown.evaluate import Evaluator, rounds_left
from astrarium.bots.planet_unknown.future import Line, children, explore
from astrarium.bots.planet_unknown.weights import load
from astrarium.planet_unknown.choices import legal
from astrarium.planet_unknown.components.station import DEPOTS
from astrarium.planet_unknown.components.tiles import shape_of
from astrarium.planet_unknown.drafting import lay_tile, placements
from astrarium.planet_unknown.placement import spots
from astrarium.planet_unknown.position import EVENT, EVENT_CIV, ROTATION, TO_DRAFT, Position
from astrarium.planet_unknown.resolving import carry_out_move, turn_station
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import Move, State

LOOKS = 3
"""Looks at the own planet alone that cost as much as one node of the budget."""
FAR_REACHING = ("place", "patch", "store")
"""Moves that the coming rounds are tried after."""
SMALL_DECISION = 20
"""Other moves of a turn get this part of the budget, as there may be many of them."""
LONGEST = 16
"""No turn is followed further than so many moves."""


End = tuple[float, int, Move, Position]
"""An end of the turn: its worth, the rank of its first move, that move, the position."""


@dataclass(frozen=True)
class Style:
    """How thorough a level is."""

    width: int
    """First moves that are followed to the end of the turn."""
    beam: int = 1
    """Ways to go on that are kept at every move of the turn."""
    ahead: int = 0
    """Ends of turns from which the coming offers are tried."""
    rounds: int = 1
    """How many coming rounds are tried where the offers are known."""
    lines: int = 12
    """Lines of play kept at every coming round."""
    few: int = 10
    """Placements of a tile that are looked at closely in a coming round."""
    now: float = 0.2
    """How much what a turn is worth at once counts beside what comes of it."""
    stride: int = 1
    """Every how manieth placement is looked at."""
    spite: bool = False
    """Whether the commander also looks at what the others are offered."""


class TurnSearch(Bot):
    """Cheap looks at all moves; the best are played on."""

    def __init__(self, name: str, style: Style, weights: dict[str, float] | None = None) -> None:
        self.name = name
        self._style = style
        self._weights = weights or load()
        self._looks = 0

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, PlanetUnknownState)
        self._looks = budget.nodes * LOOKS
        if state.phase == ROTATION:
            return self._rotation(state, player)
        judge = Evaluator(state, player, self._weights, rounds_left(state, self._weights))
        ranked = self._ranked(state, player, judge, self._style.stride)
        if self._style.width <= 1 or len(ranked) == 1:
            return ranked[0][1]
        if ranked[0][1].verb not in FAR_REACHING:
            self._looks = min(self._looks, budget.nodes * LOOKS // SMALL_DECISION)
        ends: list[End] = []
        for rank, (value, move, position) in enumerate(ranked[: self._style.width]):
            if self._looks < 0:
                break
            final, end = self._resolved(position, player, judge, value, move.verb == "done")
            ends.append((final, -rank, move, end))
        ends.sort(key=lambda entry: entry[:2], reverse=True)
        if self._style.ahead and ends and not state.final and ends[0][2].verb in FAR_REACHING:
            return self._with_future(state, player, ends)
        return ends[0][2] if ends else ranked[0][1]

    # one move

    def _after(self, state: Position, player: int, move: Move) -> Position:
        """The move carried out for the seat alone: nobody else acts, no phase ends."""
        new = PlanetUnknownState()
        state.copy_into(new)
        seat = new.mine(player)
        if move.verb == "done":
            seat.pile = []
            seat.movement = 0
        else:
            carry_out_move(new, seat, move)
        new.cache[player] = None
        return new

    def _ranked(
        self, state: Position, player: int, judge: Evaluator, stride: int = 1
    ) -> list[tuple[float, Move, Position]]:
        """All moves with the worth of what they lead to at once, best first."""
        moves = legal(state, player)
        if stride > 1 and len(moves) > 4 * stride:
            moves = moves[::stride]
        result = []
        for move in moves:
            new = self._after(state, player, move)
            self._looks -= 1
            if move.verb in ("rotate", "remove"):
                value = self._offer(new, player, judge, new.offered(player))
            else:
                value = judge.value(new.seats[player])
            result.append((value, move, new))
        result.sort(key=lambda entry: -entry[0])
        return result

    # the rest of the turn

    def _resolved(
        self, position: Position, player: int, judge: Evaluator, value: float, done: bool
    ) -> tuple[float, Position]:
        """The best end of the turn that a narrow beam finds, and what it is worth."""
        seat = position.seats[player]
        if done or seat.status == TO_DRAFT:
            return value, position
        best: tuple[float, Position] | None = None
        beam = [(value, position)]
        for _ in range(LONGEST):
            children: dict[float, Position] = {}
            for _, here in beam:
                moves = legal(here, player)
                open_end = not moves or moves[-1].verb == "done"
                if open_end:
                    end = self._after(here, player, moves[-1]) if moves else here
                    worth = judge.value(end.seats[player])
                    if best is None or worth > best[0]:
                        best = (worth, end)
                for move in moves:
                    if move.verb != "done" and self._looks > 0:
                        new = self._after(here, player, move)
                        self._looks -= 1
                        children.setdefault(judge.value(new.seats[player]), new)
            if not children or self._looks <= 0:
                break
            beam = sorted(children.items(), key=lambda entry: -entry[0])[: self._style.beam]
            if best is not None and beam[0][0] <= best[0]:
                break
        if best is None:
            best = beam[0] if beam else (value, position)
        return best

    # the rounds to come

    def _with_future(self, state: Position, player: int, ends: list[End]) -> Move:
        """Of the best ends of this turn, the one after which the coming offers fit best."""
        rounds = rounds_left(state, self._weights)
        first = 0 if state.phase in (EVENT, EVENT_CIV) else 1
        depth = self._style.rounds if state.turns_itself else 1
        if state.events:
            depth = min(depth, len(state.events) - state.event_index + 1 - first)
        judges = [
            Evaluator(state, player, self._weights, max(0.0, rounds - ahead))
            for ahead in range(first, first + depth)
        ]
        different: dict[object, End] = {}
        for end in ends:
            seat = end[3].seats[player]
            different.setdefault((seat.covered, tuple(seat.trackers), seat.rovers), end)
        share = 1 if ends[0][2].verb == "place" else 2
        starts = list(different.values())[: max(1, self._style.ahead // share)]
        if len(starts) == 1 or not judges:
            return starts[0][2]
        if state.turns_itself:
            width = self._style.lines // share
            values = self._known_rounds(state, player, starts, judges, first, width)
        else:
            values = self._next_round(player, starts, judges[0])
        now = self._style.now
        mixed = [
            (1 - now) * value + now * start[0] for value, start in zip(values, starts, strict=True)
        ]
        return starts[max(range(len(starts)), key=lambda i: mixed[i])][2]

    def _known_rounds(
        self,
        state: Position,
        player: int,
        starts: list[End],
        judges: list[Evaluator],
        first: int,
        width: int,
    ) -> list[float]:
        """What comes of every end where the offers of the coming rounds are known."""
        drafting = starts[0][3].seats[player]
        offers = [
            _tops(state, player, (state.rotation - ahead) % DEPOTS, drafting)
            for ahead in range(first, first + len(judges))
        ]
        seats = [(value, end.seats[player]) for value, _, _, end in starts]
        few = self._style.few
        values, spent = explore(state, seats, offers, judges, width, few, self._looks)
        self._looks -= spent
        return values

    def _next_round(self, player: int, starts: list[End], judge: Evaluator) -> list[float]:
        """What comes of every end in the next round, whichever way the station is turned."""
        lost = Evaluator(starts[0][3], player, self._weights, 0.0)
        result = []
        for _, _, _, end in starts:
            if self._looks < 0:
                result.append(-1e9)
                continue
            start = Line(0.0, 0.0, end.seats[player], 0)
            values = []
            for rotation in range(DEPOTS):
                found = []
                for tile in _tops(end, player, rotation, start.seat):
                    lines, looks = children(end, start, tile, judge, self._style.few // 2)
                    self._looks -= looks
                    found += [line.value for line in lines]
                values.append(max(found) if found else lost.value(start.seat))
            turns = (end.commander + 1) % len(end.seats) == player
            result.append(max(values) if turns else sum(values) / len(values))
        return result

    def _best_place(
        self, position: Position, seat: Seat, judge: Evaluator, tiles: list[int], stride: int = 1
    ) -> float | None:
        """What the seat is worth with one of the tiles on its best place."""
        best: float | None = None
        by_shape = {shape_of(tile): tile for tile in tiles}
        for shape, tile in by_shape.items():
            find = spots(seat.planet, shape).find
            for move in placements(position, seat, [tile])[::stride]:
                new = seat.copy()
                lay_tile(position, new, tile, find[move.args], True)
                self._looks -= 1
                value = judge.value(new)
                if best is None or value > best:
                    best = value
        return best

    # the station

    def _offer(self, state: Position, player: int, judge: Evaluator, tiles: list[int]) -> float:
        """How good the tiles in front of a seat are for it."""
        seat = state.seats[player]
        found = self._best_place(state, seat, judge, tiles, 1 + self._style.stride**2)
        return judge.value(seat) - 3.0 if found is None else found

    def _rotation(self, state: PlanetUnknownState, player: int) -> Move:
        """Turn the station to what serves oneself, and the others less."""
        rounds = rounds_left(state, self._weights)
        seats = range(state.players) if self._style.spite else (player,)
        judges = {seat: Evaluator(state, seat, self._weights, rounds) for seat in seats}
        base = {seat: judges[seat].value(state.seats[seat]) for seat in seats}
        best, best_value = state.legal_moves(player)[0], -1e9
        for move in state.legal_moves(player):
            turned = PlanetUnknownState()
            state.copy_into(turned)
            turn_station(turned, int(move.args[0]))
            value = 0.0
            for seat in seats:
                gain = self._offer(turned, seat, judges[seat], turned.offered(seat)) - base[seat]
                share = 1.0 if seat == player else -self._weights["against"] / (len(seats) - 1)
                value += share * gain
            if value > best_value:
                best, best_value = move, value
        return best


def _tops(position: Position, player: int, rotation: int, seat: Seat) -> list[int]:
    """The tiles a seat will be offered when the station stands so; its own tile is gone."""
    turned = PlanetUnknownState()
    position.copy_into(turned)
    turned.rotation = rotation
    if seat.drafted >= 0:
        turned.drawn[shape_of(seat.drafted)] += 1
    return turned.offered(player)
