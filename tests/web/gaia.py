"""Games of Gaia Project that come to what a test wants to click on."""

import random
from collections.abc import Callable
from functools import cache

from astrarium import __version__
from astrarium.gaia import GaiaState
from astrarium.games import get_game
from astrarium.server.ways import ways
from astrarium.table import Record

Goal = Callable[[GaiaState, int], list[str]]
_GAMES = 80
_LONG = 260


def coming_to(factions: tuple[str, ...], goal: Goal, *liked: str) -> tuple[str, list[str]]:
    """A game played at random up to the first position in which the goal finds something.

    Of the legal moves one that begins with the first of the ``liked`` words is made, if there is
    any; nobody passes or exchanges anything before that is all that is left.
    """
    game = get_game("gaia")
    for seed in map(str, range(_GAMES)):
        chance = random.Random(seed)
        options = {"players": len(factions), "factions": list(factions)}
        record = Record("gaia", __version__, options, seed)
        state = record.start(game)
        assert isinstance(state, GaiaState)
        while state.to_act and len(record.moves) < _LONG:
            seat = state.to_act[0]
            if seat == 0 and (found := goal(state, seat)):
                return record.to_text(), found
            record.play(state, game.parse(_some(state, seat, liked, chance)), seat)
    raise AssertionError(f"no game of the {factions[0]} comes to it")


def _some(state: GaiaState, seat: int, liked: tuple[str, ...], chance: random.Random) -> str:
    texts = [str(move) for move in state.legal_moves(seat)]
    for words in liked:
        wished = [text for text in texts if text.startswith(words) or text.endswith(words)]
        if wished:
            return chance.choice(wished)
    last = ("pass", "spend", "burn")
    return chance.choice([text for text in texts if not text.startswith(last)] or texts)


@cache
def before(words: str, *factions: str, liked: tuple[str, ...] = ()) -> tuple[str, str]:
    """A game up to the first move of seat 1 that begins with these words, and that move."""

    def goal(state: GaiaState, seat: int) -> list[str]:
        return [text for text in map(str, state.legal_moves(seat)) if text.startswith(words)]

    record, found = coming_to(factions, goal, *liked)
    return record, found[0]


@cache
def lacking_ore() -> tuple[str, list[str]]:
    """A game up to a turn in which ore lacks for the one thing to do on a planet; the way to it."""

    def goal(state: GaiaState, seat: int) -> list[str]:
        legal = [str(move) for move in state.legal_moves(seat)]
        for name in state.galaxy.names:
            found = ways(state, seat, get_game("gaia").parse(f"mine {name}"))
            way = [str(move) for move in found[0]] if found else []
            only_ore = bool(way) and all(text.endswith("for 1 ore") for text in way[:-1])
            if only_ore and not any(name in text for text in legal):
                return way
        return []

    return coming_to(("terrans", "xenos"), goal, "mine", "charge", "research")
