"""Moves as text: one object per move, and the vocabulary that ``parse`` checks."""

from typing import Final

from astrarium.planet_unknown.components.resources import RESOURCES, TRACKS
from astrarium.planet_unknown.components.tiles import SAME_ORIENTATION, SHAPE
from astrarium.planet_unknown.grid import SIDE, SQUARE, SQUARES
from astrarium.table import Move, UnknownMove

_SAID: Final[dict[str, Move]] = {}


def say(text: str) -> Move:
    """The move with that text; always the same object for the same text."""
    move = _SAID.get(text)
    if move is None:
        move = _SAID[text] = Move.of(text)
    return move


DONE: Final = say("done")
STORE: Final = say("store")

PATCH_ON: Final = tuple(say(f"patch {name}") for name in SQUARES)
ROVER_ON: Final = tuple(say(f"rover {name}") for name in SQUARES)
STEPS: Final[dict[int, Move]] = {}


def step(start: int, end: int) -> Move:
    """A rover's step from square to square."""
    key = start << 8 | end
    move = STEPS.get(key)
    if move is None:
        move = STEPS[key] = say(f"move {SQUARES[start]} {SQUARES[end]}")
    return move


WAYS: Final = ("", "left", "right", "shift-left", "shift-right", "stay")
"""Where a tracker goes: straight up, or one of Makeshift's other ways."""

_TRACKER_VERBS: Final = frozenset(
    ("advance", "energy", "boost", "event", "card", "climb", "step", "regress")
)
_SQUARE_VERBS: Final = frozenset(
    ("patch", "rover", "rescue", "collect", "blast", "meteor", "scrap")
)
_NUMBER_VERBS: Final = {"civ": 36, "forfeit": 28, "objective": 28, "rotate": 5}
_LINES: Final = frozenset("abcdefghijkl") | {str(row) for row in range(1, SIDE + 1)}
_TECHS: Final = frozenset("12345ABCDEF")

VERBS: Final = [
    "place",
    "draft",
    "take",
    "done",
    "rotate",
    "keep",
    "advance",
    "energy",
    "boost",
    "event",
    "card",
    "climb",
    "step",
    "regress",
    "only",
    "choose",
    "patch",
    "store",
    "rover",
    "move",
    "teleport",
    "pod",
    "reposition",
    "rescue",
    "collect",
    "blast",
    "clear",
    "meteor",
    "scrap",
    "lose",
    "forfeit",
    "remove",
    "civ",
    "flux",
    "objective",
    "tech",
]


def berth(word: str) -> bool:
    """Whether a word names a place of a lifepod: ``score``, ``A`` to ``F`` or e.g. ``civ7``."""
    if word == "score" or word in ("A", "B", "C", "D", "E", "F"):
        return True
    for track in TRACKS:
        if word.startswith(track) and word[len(track) :].isdigit():
            return _is_number(word[len(track) :], 14)
    return False


def parse(text: str) -> Move:
    """Read a move; orientations with the same look become one and the same move."""
    move = Move.of(text)
    reason = _wrong(move.verb, move.args)
    if reason:
        raise UnknownMove(text, reason)
    return canonical(move)


def canonical(move: Move) -> Move:
    """The move as the legal moves spell it."""
    if move.verb == "place" and len(move.args) == 3 and move.args[0] in SHAPE:
        shape, square, orientation = move.args
        known = SAME_ORIENTATION[SHAPE[shape]].get(orientation, orientation)
        if known != orientation:
            return Move("place", (shape, square, known))
    return move


def _wrong(verb: str, args: tuple[str, ...]) -> str:
    """What keeps a text from being a move at all; empty if nothing does."""
    if verb not in VERBS:
        return f"moves begin with one of {', '.join(VERBS)}"
    if verb in ("done", "store"):
        return f"'{verb}' stands alone" if args else ""
    if verb == "place":
        return _wrong_place(args)
    if verb in ("draft", "take", "remove"):
        return "" if len(args) == 1 and args[0] in SHAPE else f"{verb} needs a shape such as T4"
    if verb in _NUMBER_VERBS:
        return _wrong_number(verb, args)
    if verb == "keep":
        good = args and all(_is_number(word, 28) for word in args)
        return "" if good else "keep needs the numbers of objectives (1 to 28)"
    if verb == "event" and args in (("boost",), ("peek",)):
        return ""
    if verb in _TRACKER_VERBS:
        return _wrong_tracker(verb, args)
    if verb == "flux":
        return "" if len(args) == 1 and args[0] in TRACKS else "flux needs a track"
    if verb == "only":
        return "" if len(args) == 1 and args[0] in RESOURCES else "only needs a resource"
    if verb == "choose":
        good = len(args) == 1 and (args[0] in ("boost", "patch") or args[0] in TRACKS)
        return "" if good else "choose needs boost, patch or a track"
    if verb in _SQUARE_VERBS:
        good = len(args) == 1 and args[0] in SQUARE
        return "" if good else f"{verb} needs a square such as f7"
    if verb == "move":
        good = len(args) >= 2 and all(word in SQUARE for word in args)
        return "" if good else "move needs the rover's square and the squares it enters"
    if verb == "teleport":
        good = len(args) == 2 and all(word in SQUARE for word in args)
        return "" if good else "teleport needs the rover's square and the square it lands on"
    if verb == "pod":
        return "" if len(args) == 1 and berth(args[0]) else "pod needs score, A to F or e.g. civ7"
    if verb == "reposition":
        good = len(args) == 2 and all(berth(word) for word in args)
        return "" if good else "reposition needs two places such as civ7 and score"
    if verb == "lose":
        good = len(args) == 1 and (args[0] in SQUARE or berth(args[0]))
        return "" if good else "lose needs a square or a place of a lifepod"
    if verb == "clear":
        return "" if len(args) == 1 and args[0] in _LINES else "clear needs a row or a column"
    return _wrong_tech(args)


def _is_number(word: str, highest: int) -> bool:
    return word.isascii() and word.isdigit() and str(int(word)) == word and int(word) <= highest


def _wrong_place(args: tuple[str, ...]) -> str:
    if len(args) != 3:
        return "place needs shape, square and orientation, as in place T4 f7 r1"
    shape, square, orientation = args
    if shape not in SHAPE:
        return f"there is no shape {shape}"
    if square not in SQUARE:
        return f"there is no square {square}"
    if orientation not in SAME_ORIENTATION[SHAPE[shape]]:
        return "the orientation is r0 to r3 (turned) or m0 to m3 (flipped and turned)"
    return ""


def _wrong_number(verb: str, args: tuple[str, ...]) -> str:
    highest = _NUMBER_VERBS[verb]
    if len(args) == 1 and _is_number(args[0], highest):
        return ""
    return f"{verb} needs a number up to {highest}"


def _wrong_tracker(verb: str, args: tuple[str, ...]) -> str:
    words = list(args)
    if verb == "boost" and words and words[-1] == "twice":
        words.pop()
    if len(words) == 2 and words[1] in WAYS[1:]:
        words.pop()
    if len(words) == 1 and words[0] in TRACKS:
        return ""
    return f"{verb} needs a tracker: {', '.join(TRACKS)}"


def _wrong_tech(args: tuple[str, ...]) -> str:
    if not args or args[0] not in _TECHS:
        return "tech needs a level: 1 to 5, or A to F"
    good = all(word in SQUARE or word in TRACKS for word in args[1:]) and len(args) <= 3
    return "" if good else "tech takes a tracker, a square, or two squares after its level"
