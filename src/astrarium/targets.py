"""What on the table a move points at, so that a client can offer it there without any rules."""

import re

from astrarium.table import Move

_HEX = re.compile(r"\d+(A\d+|B\d|C)")
_SQUARE = re.compile(r"[a-l]\d{1,2}")
_NUMBER = re.compile(r"\d+")

_GAIA = {
    "faction": ("faction",),
    "rotate": ("sector",),
    "place": ("hex",),
    "booster": ("booster",),
    "income": ("icon", "amount"),
    "convert": ("resource",),
    "mine": ("hex",),
    "gaiaform": ("hex",),
    "upgrade": ("hex", "structure"),
    "federation": ("hexes",),
    "research": ("track",),
    "power": ("power-action", "hex"),
    "qic": ("qic-action", "federation-token"),
    "special": ("special-action", "track"),
    "pass": ("booster",),
    "tile": ("tile-place",),
    "cover": ("tile",),
    "flip": ("federation-token",),
    "advance": ("track",),
    "lost-planet": ("hex",),
    "satellite": ("hex",),
    "take": ("federation-token",),
    "brainstone": ("power-area",),
}
_PLANET_UNKNOWN = {
    "rotate": ("depots",),
    "place": ("shape", "square", "orientation"),
    "take": ("shape",),
    "draft": ("shape",),
    "remove": ("shape",),
    "civ": ("civ-card",),
    "keep": ("objective",) * 4,
    "forfeit": ("objective",),
    "objective": ("objective",),
    "clear": ("line",),
    "pod": ("lifepod-place",),
    "reposition": ("lifepod-place", "lifepod-place"),
    "tech": ("tech",),
    "event": ("choice",),
    "choose": ("choice",),
}
_TRACKER_VERBS = ("advance", "energy", "boost", "step", "card", "climb", "regress", "only", "flux")
for _verb in _TRACKER_VERBS:
    _PLANET_UNKNOWN[_verb] = ("track", "way")
_VERBS = {"gaia": _GAIA, "planet-unknown": _PLANET_UNKNOWN}


def targets(game: str, move: Move) -> list[dict[str, str]]:
    """The things a move names, in its order, each with what kind of thing it is."""
    kinds = _VERBS.get(game, {}).get(move.verb, ())
    found = []
    for place, word in enumerate(move.args):
        kind = kinds[place] if place < len(kinds) else ""
        if kind == "hexes":
            found += [{"kind": "hex", "name": name} for name in word.split(",") if name != "none"]
            continue
        found.append({"kind": _kind(game, kind, word), "name": word})
    return found


def _kind(game: str, expected: str, word: str) -> str:
    """A word that looks like a place is one; a number is an amount unless it is known better."""
    if game == "gaia" and _HEX.fullmatch(word):
        return "hex"
    if game == "planet-unknown" and expected != "shape" and _SQUARE.fullmatch(word):
        return "square"
    if expected and expected != "hex":
        return expected
    return "amount" if _NUMBER.fullmatch(word) else "word"
