"""A random player that plays on: uniform choices pass early and never see a late position.

``Wanderer`` draws a move and takes it with a probability that depends on its verb: it builds,
researches and federates eagerly, passes and exchanges rarely. So its games reach federations,
advanced tiles, level 5, the Lost Planet and Gaia projects. It draws with ``Random.random`` alone,
whose numbers are the same on every Python.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.actions import mine
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.decisions import TURN
from astrarium.table import Move

EAGERNESS = {
    "pass": 0.008,
    "spend": 0.0005,
    "power": 0.3,
    "gaiaform": 0.3,
    "decline": 0.03,
    "done": 0.2,
    "rotate": 0.05,
}
"""How likely a drawn move is taken; every other verb always is."""

UPGRADES = {"trading-station": 0.3}
"""The same for upgrades, by the new structure."""

DRAWS = 8
"""So many moves are drawn before the eagerness of all of them is looked at."""


class Wanderer:
    """A biased random player; the same seed makes the same choices."""

    def __init__(self, seed: str | int) -> None:
        self.random = Random(seed).random

    def choose(self, state: GaiaState) -> Move:
        random = self.random
        moves = state.legal_moves()
        for _ in range(DRAWS):
            move = moves[int(random() * len(moves))]
            if random() < _eagerness(state, move):
                return move
        rest = random() * sum([_eagerness(state, move) for move in moves])
        for move in moves:
            rest -= _eagerness(state, move)
            if rest < 0:
                return move
        return moves[-1]


def _eagerness(state: GaiaState, move: Move) -> float:
    verb = move.verb
    known = EAGERNESS.get(verb)
    if known is not None:
        return known
    if verb == "upgrade":
        return UPGRADES.get(move.args[1], 0.6)
    if verb == "research" or verb == "advance":
        me = state.seats[state.steps[-1].seat]
        level = me.research[TRACKS.index(move.args[0])]
        return ((1 + level) / 5) ** 2  # rather one area to the top than all a little
    if verb == "mine":
        h = state.galaxy.by_name[move.args[0]]
        price = mine.cost(state, state.steps[-1].seat, h)
        return 3 / (price.ore + price.qic) ** 2
    if verb == "take":
        return 0.2 if move.args[0] == "12vp" else 1.0  # it has no green side
    if verb == "tile":
        return 1.0 if move.args[0].startswith("advanced") else 0.2
    if verb == "burn":
        return 0.5 if state.seats[state.steps[-1].seat].faction.burns_to_gaia else 0.001
    return 1.0


class Uniform:
    """Every legal move with the same probability."""

    def __init__(self, seed: str | int) -> None:
        self.random = Random(seed).random

    def choose(self, state: GaiaState) -> Move:
        moves = state.legal_moves()
        return moves[int(self.random() * len(moves))]


def random_options(seed: int, players: int | None = None) -> dict[str, Any]:
    """Options of a game: every option takes every value for some seed, and fourteen seeds in a row
    seat every faction."""
    random = Random(f"options {seed}").random

    def one_of(*values: Any) -> Any:
        return values[int(random() * len(values))]

    count = players or 2 + seed % 3
    boards = [b for b in range(7) if b != seed % 7]
    seats = [2 * (seed % 7) + seed // 7 % 2]
    while len(seats) < count:
        seats.append(2 * boards.pop(int(random() * len(boards))) + one_of(0, 1))
    seats.insert(int(random() * count), seats.pop(0))
    return {
        "players": count,
        "factions": one_of("choose", *[[FACTION_NAMES[f] for f in seats]] * 5),
        "board": one_of("basic", "method-1", "method-2", "method-3"),
        "small_board": one_of("none", "hourglass", "basic-8") if count == 3 else "none",
        "assembler": one_of("nobody", "nobody", "last-player"),
        "turn_order": one_of("clockwise", "passing"),
        "final_conversions": one_of(True, False),
        "brainstone_returns": one_of(True, False),
    }


def play_game(
    options: dict[str, Any],
    seed: int,
    watch: Callable[[GaiaState, Move], None] | None = None,
    windfalls: bool = False,
) -> GaiaState:
    """A whole game by Wanderers; ``watch`` sees each position with the move about to be played.

    With ``windfalls`` everybody is rich at the start of every round, so that boards fill up.
    """
    state = GAIA.new(options, str(seed))
    player = Wanderer(seed)
    rich = 0
    while state.to_act:
        if windfalls and state.round > rich and state.steps[-1].kind == TURN:
            rich = state.round
            enrich(state)
        move = player.choose(state)
        if watch is not None:
            watch(state, move)
        state.play(move)
    return state


def enrich(state: GaiaState) -> None:
    """Much of everything for everybody, tokens in area III included."""
    for player in state.seats:
        player.credits, player.ore, player.knowledge = 30, 15, 15
        player.qic += 4
        player.area3 += 6
    state._legal = None
