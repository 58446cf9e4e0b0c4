"""Looks at every own move, follows the best ones to the end of the turn and into the next."""

from dataclasses import dataclass, field
from math import inf
from time import thread_time

from astrarium.bots.bot import Bot, Budget, Hint
from astrarium.bots.planet_unknown.evaluate import Evaluator, rounds_left
from astrarium.bots.planet_unknown.future import Line, children, explore
from astrarium.bots.planet_unknown.reasons import COMING, OTHERS, STUCK, changes, in_words
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
OFFERS = ("rotate", "remove")
"""Moves that are worth what they bring in front of the seat."""
SMALL_DECISION = 20
"""Other moves of a turn get this part of the budget, as there may be many of them."""
AT_LEAST = 4
"""Where moves are skipped, no fewer than so many are looked at."""
LONGEST = 16
"""No turn is followed further than so many moves."""


UNKNOWN = -1e9
"""What is not followed to its end has no better value than this."""
NO_TILE = 3.0
"""Medals that it costs if none of the offered tiles can be placed."""


@dataclass(frozen=True)
class Choice:
    """What a seat may do now, and what it is worth."""

    value: float
    moves: tuple[Move, ...]
    """The move, and how the turn goes on."""
    seat: Seat
    """The seat afterwards."""
    beside: dict[str, float] = field(default_factory=dict)
    """What counts in the value and does not show on the seat."""


End = tuple[float, int, tuple[Move, ...], Position]
"""An end of the turn: its worth, the rank of its first move, its moves, the position."""


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
    last: "Style | None" = None
    """How thorough it is where the known offers last to the end, as what lines promise is true."""


class TurnSearch(Bot):
    """Cheap looks at all moves; the best are played on."""

    def __init__(self, name: str, style: Style, weights: dict[str, float] | None = None) -> None:
        self.name = name
        self._usual = self._style = style
        self._weights = weights or load()
        self._looks = 0
        self._end = inf

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        assert isinstance(state, PlanetUnknownState)
        return self._choices(state, player, budget)[0].moves[0]

    def hints(self, state: State, player: int, budget: Budget, count: int = 3) -> list[Hint]:
        """The best moves with the medals they should bring and what they change.

        The first is the move that ``choose`` makes; what a move is worth counts from now.
        """
        assert isinstance(state, PlanetUnknownState)
        judge = self._judge(state, player)
        before = state.seats[player]
        found = []
        for choice in self._choices(state, player, budget)[:count]:
            gains = changes(judge, before, choice.seat)
            reasons = in_words({**gains, **choice.beside})
            worth = choice.value - judge.value(before)
            found.append(Hint(self._playable(state, player, choice.moves), worth, reasons))
        return found

    def _playable(
        self, state: PlanetUnknownState, player: int, moves: tuple[Move, ...]
    ) -> tuple[Move, ...]:
        """The moves to make up to where others or chance come in between; at least the first.

        What is hidden is guessed once more: as soon as that changes what one may do, chance is in.
        """
        if len(moves) == 1:
            return moves
        alone = self._after(state, player, moves[0])
        real, guess = state.copy(), state.sample(player, "another guess")
        real.play(moves[0], player)
        guess.play(moves[0], player)
        kept = [moves[0]]
        for move in moves[1:]:
            if (real.phase, real.round) != (state.phase, state.round) or player not in real.to_act:
                break
            if player not in guess.to_act or real.legal_moves(player) != guess.legal_moves(player):
                break
            forced = len(legal(alone, player)) == 1
            alone = self._after(alone, player, move)
            if move in real.legal_moves(player):
                real.play(move, player)
                guess.play(move, player)
                kept.append(move)
            elif not forced:  # what is forced has been made for the player
                break
        return tuple(kept)

    def _judge(self, state: Position, player: int) -> Evaluator:
        return Evaluator(state, player, self._weights, rounds_left(state, self._weights))

    def _choices(self, state: PlanetUnknownState, player: int, budget: Budget) -> list[Choice]:
        """What was thought of to the end, best first."""
        self._looks = budget.nodes * LOOKS
        self._end = thread_time() + budget.seconds
        self._style = self._usual
        if self._usual.last is not None and self._end_in_sight(state):
            self._style = self._usual.last
        if state.phase == ROTATION:
            return self._rotations(state, player)
        judge = self._judge(state, player)
        ranked = self._ranked(state, player, judge, self._style.stride)
        if self._style.width <= 1 or len(ranked) == 1:
            return [choice for choice, _ in ranked]
        if ranked[0][0].moves[0].verb not in FAR_REACHING:
            self._looks = min(self._looks, budget.nodes * LOOKS // SMALL_DECISION)
        ends: list[End] = []
        offers: dict[Move, Choice] = {}
        for rank, (choice, position) in enumerate(ranked[: self._style.width]):
            if self._looks < 0 or thread_time() > self._end:
                break
            if choice.moves[0].verb in OFFERS:
                offers[choice.moves[0]] = choice
                ends.append((choice.value, -rank, choice.moves, position))
            else:
                final, moves, end = self._resolved(position, player, judge, choice)
                ends.append((final, -rank, moves, end))
        if not ends:
            return [ranked[0][0]]
        ends.sort(key=lambda entry: entry[:2], reverse=True)
        if self._style.ahead and not state.final and ends[0][2][0].verb in FAR_REACHING:
            return self._with_future(state, player, ends)
        return [
            offers.get(moves[0]) or Choice(value, moves, end.seats[player])
            for value, _, moves, end in ends
        ]

    def _end_in_sight(self, state: Position) -> bool:
        """Whether no rounds come after those whose offers are known."""
        ahead = self._usual.rounds + _first(state) - 1
        return state.turns_itself and rounds_left(state, self._weights) <= ahead

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
    ) -> list[tuple[Choice, Position]]:
        """All moves with the worth of what they lead to at once, best first."""
        moves = legal(state, player)
        skipped = min(stride, (len(moves) - 1) // AT_LEAST)
        if skipped > 1:
            moves = moves[::skipped]
        result = []
        for move in moves:
            new = self._after(state, player, move)
            self._looks -= 1
            if move.verb in OFFERS:
                choice = self._offer(new, player, judge, move)
            else:
                seat = new.seats[player]
                choice = Choice(judge.value(seat), (move,), seat)
            result.append((choice, new))
        result.sort(key=lambda entry: -entry[0].value)
        return result

    # the rest of the turn

    def _resolved(
        self, position: Position, player: int, judge: Evaluator, first: Choice
    ) -> tuple[float, tuple[Move, ...], Position]:
        """The best end of the turn that a narrow beam finds, how to get there, and its worth."""
        start = (first.value, first.moves, position)
        if first.moves[0].verb == "done" or position.seats[player].status == TO_DRAFT:
            return start
        best: tuple[float, tuple[Move, ...], Position] | None = None
        beam = [start]
        for _ in range(LONGEST):
            children: dict[float, tuple[float, tuple[Move, ...], Position]] = {}
            for _, path, here in beam:
                moves = legal(here, player)
                open_end = not moves or moves[-1].verb == "done"
                if open_end:
                    end = self._after(here, player, moves[-1]) if moves else here
                    worth = judge.value(end.seats[player])
                    if best is None or worth > best[0]:
                        best = (worth, path, end)
                for move in moves:
                    if move.verb != "done" and self._looks > 0:
                        new = self._after(here, player, move)
                        self._looks -= 1
                        worth = judge.value(new.seats[player])
                        children.setdefault(worth, (worth, (*path, move), new))
            if not children or self._looks <= 0:
                break
            beam = sorted(children.values(), key=lambda entry: -entry[0])[: self._style.beam]
            if best is not None and beam[0][0] <= best[0]:
                break
        return best or beam[0]

    # the rounds to come

    def _with_future(self, state: Position, player: int, ends: list[End]) -> list[Choice]:
        """The best ends of this turn by how well the coming offers fit after them."""
        rounds = rounds_left(state, self._weights)
        first = _first(state)
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
        share = 1 if ends[0][2][0].verb == "place" else 2
        starts = list(different.values())[: max(1, self._style.ahead // share)]
        if len(starts) == 1 or not judges:
            values = [start[0] for start in starts]
        elif state.turns_itself:
            width = self._style.lines // share
            values = self._known_rounds(state, player, starts, judges, first, width)
        else:
            values = self._next_round(player, starts, judges[0])
        return _compared(values, starts, player, 1 - self._style.now)

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
        values, spent = explore(state, seats, offers, judges, width, few, self._looks, self._end)
        self._looks -= spent
        return values

    def _next_round(self, player: int, starts: list[End], judge: Evaluator) -> list[float]:
        """What comes of every end in the next round, whichever way the station is turned."""
        lost = Evaluator(starts[0][3], player, self._weights, 0.0)
        result = []
        for _, _, _, end in starts:
            if self._looks < 0 or thread_time() > self._end:
                result.append(UNKNOWN)
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

    # the station

    def _offer(self, state: Position, player: int, judge: Evaluator, move: Move) -> Choice:
        """The seat after a move with one of the tiles in front of it on its best place."""
        seat = state.seats[player]
        best: Choice | None = None
        stride = 1 + self._style.stride**2
        by_shape = {shape_of(tile): tile for tile in state.offered(player)}
        for shape, tile in by_shape.items():
            find = spots(seat.planet, shape).find
            for place in placements(state, seat, [tile])[::stride]:
                new = seat.copy()
                lay_tile(state, new, tile, find[place.args], True)
                self._looks -= 1
                value = judge.value(new)
                if best is None or value > best.value:
                    best = Choice(value, (move,), new)
        if best is None:
            return Choice(judge.value(seat) - NO_TILE, (move,), seat, {STUCK: -NO_TILE})
        return best

    def _rotations(self, state: PlanetUnknownState, player: int) -> list[Choice]:
        """Turns of the station by what serves oneself, and the others less."""
        seats = range(state.players) if self._style.spite else (player,)
        judges = {seat: self._judge(state, seat) for seat in seats}
        base = {seat: judges[seat].value(state.seats[seat]) for seat in seats}
        found = []
        for move in state.legal_moves(player):
            turned = PlanetUnknownState()
            state.copy_into(turned)
            turn_station(turned, int(move.args[0]))
            offers = {seat: self._offer(turned, seat, judges[seat], move) for seat in seats}
            own = offers.pop(player)
            gains = sum(offer.value - base[seat] for seat, offer in offers.items())
            others = -self._weights["against"] * gains / len(offers) if offers else 0.0
            beside = {**own.beside, OTHERS: others}
            found.append(Choice(own.value + others, own.moves, own.seat, beside))
        found.sort(key=lambda choice: -choice.value)
        return found


def _compared(values: list[float], starts: list[End], player: int, weight: float) -> list[Choice]:
    """Ends by what comes of them; that counts as more or less than what comes of all on average.

    Of an end that was not followed one knows only that it is no better than those that were.
    """
    gains = [weight * (value - start[0]) for value, start in zip(values, starts, strict=True)]
    known = [gain for value, gain in zip(values, gains, strict=True) if value > UNKNOWN / 2]
    usual = sum(known) / len(known) if known else 0.0
    order = sorted(range(len(starts)), key=lambda at: -(starts[at][0] + gains[at]))
    found: list[Choice] = []
    for at in order:
        now, _, moves, end = starts[at]
        coming = gains[at] - usual
        if values[at] < UNKNOWN / 2:
            coming = min(0.0, found[-1].value - now) if found else 0.0
        found.append(Choice(now + coming, moves, end.seats[player], {COMING: coming}))
    return found


def _first(position: Position) -> int:
    """The first round to come, counted from this one, whose tile is not yet taken."""
    return 0 if position.phase in (EVENT, EVENT_CIV) else 1


def _tops(position: Position, player: int, rotation: int, seat: Seat) -> list[int]:
    """The tiles a seat will be offered when the station stands so; its own tile is gone."""
    turned = PlanetUnknownState()
    position.copy_into(turned)
    turned.rotation = rotation
    if seat.drafted >= 0:
        turned.drawn[shape_of(seat.drafted)] += 1
    return turned.offered(player)
