"""The options of a new game: what they are called, what they may be, what is wrong with them."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.planet_unknown.components.events import COLOURS, DECK_SIZE, eligible
from astrarium.planet_unknown.components.station import DEPOTS
from astrarium.planet_unknown.corporations import CORPORATIONS, SYMMETRIC_CORPORATION
from astrarium.planet_unknown.planets import PLANETS, SYMMETRIC_PLANET
from astrarium.table import BadOption

MAX_PLAYERS: Final = 6
SOLO_EVENTS: Final = "8-8-4"

OPTIONS: Final[list[dict[str, Any]]] = [
    {
        "name": "players",
        "type": "int",
        "default": 2,
        "choices": [1, 2, 3, 4, 5, 6],
        "help": "How many seats; one player plays the solo mode.",
    },
    {
        "name": "planets",
        "type": "list",
        "default": SYMMETRIC_PLANET,
        "choices": [*PLANETS, "random"],
        "help": "One planet for everybody or one per seat, separated by commas.",
    },
    {
        "name": "corporations",
        "type": "list",
        "default": SYMMETRIC_CORPORATION,
        "choices": [*CORPORATIONS, "random"],
        "help": "One corporation for everybody or one per seat, separated by commas.",
    },
    {
        "name": "two_player_variant",
        "type": "bool",
        "default": False,
        "choices": [False, True],
        "help": "With two players: the station turns by itself, one depot per round.",
    },
    {
        "name": "private_objectives",
        "type": "bool",
        "default": False,
        "choices": [False, True],
        "help": "Everybody keeps one of two private objectives (solo always keeps three of four).",
    },
    {
        "name": "events",
        "type": "str",
        "default": "",
        "choices": None,
        "help": "Green, orange and red cards of the event deck, 20 in all, as in 8-8-4.",
    },
    {
        "name": "commander",
        "type": "str",
        "default": "0",
        "choices": ["random", "0", "1", "2", "3", "4", "5"],
        "help": "The seat that commands the station first.",
    },
    {
        "name": "arrangement",
        "type": "str",
        "default": "standard",
        "choices": ["standard", "shuffled"],
        "help": "Where the shapes lie in the station's two rings.",
    },
    {
        "name": "interior_ring",
        "type": "str",
        "default": "random",
        "choices": ["random", "0", "1", "2", "3", "4", "5"],
        "help": "By how many depots the interior ring is turned against the exterior ring.",
    },
]


class Settings:
    """Options that have been checked; -1 stands for random."""

    __slots__ = (
        "commander",
        "corporations",
        "events",
        "interior",
        "planets",
        "players",
        "private",
        "shuffled",
        "variant",
    )

    def __init__(self, given: Mapping[str, Any]) -> None:
        known = {option["name"]: option for option in OPTIONS}
        for name in given:
            if name not in known:
                raise BadOption(name, f"there is no such option; there are {', '.join(known)}")
        values = {name: given.get(name, option["default"]) for name, option in known.items()}
        self.players = _number("players", values["players"], 1, MAX_PLAYERS)  # PU-SETUP-01
        self.planets = _boards(
            "planets", values["planets"], self.players, list(PLANETS), SYMMETRIC_PLANET
        )
        self.corporations = _boards(
            "corporations",
            values["corporations"],
            self.players,
            list(CORPORATIONS),
            SYMMETRIC_CORPORATION,
        )
        self.variant = _flag("two_player_variant", values["two_player_variant"])
        if self.variant and self.players != 2:
            raise BadOption(
                "two_player_variant", f"it is for two players, this game has {self.players}"
            )
        self.private = _flag("private_objectives", values["private_objectives"])
        self.events = _deck(values["events"], self.players)
        self.commander = _or_random("commander", values["commander"], self.players - 1)
        if values["arrangement"] not in ("standard", "shuffled"):
            raise BadOption("arrangement", "it is standard or shuffled")
        self.shuffled = values["arrangement"] == "shuffled"
        self.interior = _or_random("interior_ring", values["interior_ring"], DEPOTS - 1)


def _number(name: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, str) and value.lstrip("-").isdigit():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(name, f"{value!r} is not a number from {low} to {high}")
    return int(value)


def _flag(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in ("true", "yes", "false", "no"):
        return value.lower() in ("true", "yes")
    raise BadOption(name, f"{value!r} is neither true nor false")


def _or_random(name: str, value: Any, high: int) -> int:
    return -1 if value == "random" else _number(name, value, 0, high)


def _boards(option: str, value: Any, players: int, choices: list[str], symmetric: str) -> list[str]:
    """A board per seat; there is only one of each asymmetric side (PU-SETUP-04, PU-SETUP-05)."""
    if isinstance(value, str):
        value = [word.strip() for word in value.split(",")]
    if not isinstance(value, (list, tuple)) or not all(isinstance(key, str) for key in value):
        raise BadOption(option, f"{value!r} is not a list of names")
    keys = [str(key).lower() for key in value]
    if len(keys) == 1:
        keys *= players
    if len(keys) != players:
        raise BadOption(option, f"{len(keys)} names for {players} seats")
    for key in keys:
        if key != "random" and key not in choices:
            raise BadOption(option, f"there is no {key}; there are {', '.join(choices)}")
    for key in choices:
        if key != symmetric and keys.count(key) > 1:
            raise BadOption(option, f"there is only one board of {key} in the box")
    return keys


def _deck(value: Any, players: int) -> tuple[int, ...]:
    """Numbers of green, orange and red cards; empty for no event deck (PU-EVENT-01)."""
    if isinstance(value, str):
        text = value.strip()
        if text in ("", "none"):
            if players > 1:
                return ()
            text = SOLO_EVENTS  # PU-EVENT-02
        value = [int(word) if word.isdigit() else -1 for word in text.split("-")]
    if not isinstance(value, (list, tuple)) or len(value) != len(COLOURS):
        raise BadOption("events", "say how many green, orange and red cards, as in 8-8-4")
    counts = []
    for colour, name in enumerate(COLOURS):
        most = min(DECK_SIZE, len(eligible(colour, players == 1)))
        count = value[colour]
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
            seats = "alone" if players == 1 else f"with {players} players"
            raise BadOption("events", f"{seats} there are 0 to {most} {name} cards to choose")
        counts.append(count)
    if sum(counts) != DECK_SIZE:
        raise BadOption("events", f"the deck has {DECK_SIZE} cards, not {sum(counts)}")
    return tuple(counts)
