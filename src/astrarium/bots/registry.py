"""Bots by game and level."""

from astrarium.bots.bot import Bot, Budget, RandomBot
from astrarium.bots.gaia.greedy import Greedy
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.planet_unknown.search import Style, TurnSearch
from astrarium.table import BadOption

LEVELS = ("random", "greedy", "easy", "medium", "hard")
"""The first two are yardsticks for authors of bots, the others are for people to play against."""

_GAIA = {"easy": (1, 1, False, 0), "medium": (2, 4, True, 0), "hard": (12, 0, True, 5)}
"""Turns of a round and lines at once, whether it thinks of exchanges, rounds after this one."""

_HARD_AT_THE_END = Style(
    width=32, beam=3, ahead=20, rounds=5, lines=60, few=16, now=0.0, spite=True
)
PLANET_UNKNOWN_STYLES = {
    "greedy": Style(width=1),
    "easy": Style(width=1, stride=24),
    "medium": Style(width=3, stride=2),
    "hard": Style(width=24, beam=3, ahead=10, rounds=5, spite=True, last=_HARD_AT_THE_END),
}
"""How thorough the search over a turn is."""

_BUDGETS = {
    "random": Budget(1),
    "greedy": Budget(300),
    "easy": Budget(300, 0.08),
    "medium": Budget(3000, 0.8),
    "hard": Budget(30_000, 2.5),
}
"""A turn takes at most 3 s of one core, 1 s for ``medium`` and 0.1 s for ``easy``; on a slow
machine the seconds end a thought, before that the nodes, so that it can be repeated."""
_HARD_GAIA = Budget(88_000, 2.6)


def level_of(name: str) -> str:
    """The level in a bot's name, which may also tell the positions to look at: ``hard:15000``."""
    return name.partition(":")[0]


def budget_for(game: str, name: str) -> Budget:
    """How much a bot of this name may think; as long as it takes, if it tells the positions."""
    level, _, nodes = name.partition(":")
    if level in LEVELS and nodes:
        return Budget(int(nodes))
    if game == "gaia" and name == "hard":
        return _HARD_GAIA
    return _BUDGETS.get(name, Budget())


def make_bot(game: str, name: str, seed: str = "bot") -> Bot:
    """A bot for a game; unknown names are explained."""
    level, told, nodes = name.partition(":")
    if level not in LEVELS:
        raise BadOption("bot", f"'{name}' is not one of {', '.join(LEVELS)}.")
    if told and (not nodes.isdecimal() or not int(nodes)):
        raise BadOption("bot", f"'{name}' needs a number of positions, as in '{level}:15000'.")
    if level == "random":
        return RandomBot(seed)
    if game == "gaia":
        if level == "greedy":
            return Greedy()
        depth, width, exchanges, ahead = _GAIA[level]
        return Planner(level, depth, width, exchanges=exchanges, ahead=ahead)
    return TurnSearch(level, PLANET_UNKNOWN_STYLES[level])
