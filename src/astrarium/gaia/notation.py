"""Reading moves: whether a text is a move at all, before any rule is asked."""

from astrarium.gaia.brainstone import AREAS
from astrarium.gaia.components.board_actions import ALL_CONVERSIONS, POWER_NAMES, QIC_NAMES
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.components.sectors import POSITION_NAMES, SECTORS
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.gaia.components.tech_tiles import SLOTS, STANDARD_NAMES
from astrarium.table.errors import UnknownMove
from astrarium.table.move import Move

_HEXES = frozenset(str(n) + position for n in range(1, 11) for position in POSITION_NAMES)
_SPENDINGS = frozenset(conversion.move.args for conversion in ALL_CONVERSIONS)
_TILES = (*SLOTS, *(f"advanced-{track}" for track in TRACKS))
_CHOOSE = "choose-tokens"
_NUMBER = "number"
_HEX = "hex"

# For each verb the shapes its words may have; a word is a fixed list, a hex or a number.
_Shape = tuple[tuple[str, ...] | str, ...]
_SHAPES: dict[str, tuple[_Shape, ...]] = {
    "faction": ((FACTION_NAMES,),),
    "rotate": ((tuple(SECTORS),),),
    "assembled": ((),),
    "place": ((_HEX,),),
    "booster": ((BOOSTER_NAMES,),),
    "income": ((("charge", "tokens"), _NUMBER),),
    "convert": ((("qic", "ore", "knowledge", "credit"),),),
    "discard-for-tile": ((),),
    "done": ((),),
    "mine": ((_HEX,),),
    "gaiaform": ((_HEX,), (_HEX, (_CHOOSE,))),
    "upgrade": ((_HEX, STRUCTURES[1:]),),
    "research": ((TRACKS,),),
    "power": ((POWER_NAMES,), (("terraform-1", "terraform-2"), _HEX)),
    "qic": ((QIC_NAMES,), (("federation",), TOKEN_NAMES)),
    "special": (
        (("charge", "qic-credits", "ore", "knowledge", "academy"),),
        (("step", "range-mine", "range-gaiaform", "swap", "station", "downgrade"), _HEX),
        (("range-gaiaform",), _HEX, (_CHOOSE,)),
        (("advance",), TRACKS),
    ),
    "pass": ((), (BOOSTER_NAMES,)),
    "tile": ((_TILES,),),
    "cover": ((STANDARD_NAMES,),),
    "flip": ((TOKEN_NAMES,),),
    "advance": ((TRACKS,),),
    "decline": ((),),
    "lost-planet": ((_HEX,),),
    "satellite": ((_HEX,),),
    "automa-satellite": ((_HEX,),),
    "take": ((TOKEN_NAMES,),),
    "brainstone": ((AREAS[1:],),),
    "burn": ((),),
    "end": ((),),
    "charge": ((_NUMBER,), (_NUMBER, ("token",)), (("token",), _NUMBER)),
}
VERBS = (*_SHAPES, "federation", "spend", "tokens")


def parse(text: str) -> Move:
    """A move from its text; ``UnknownMove`` says which word is wrong and what would be right."""
    move = Move.of(text)
    if move.verb == "federation":
        _check_federation(text, move)
    elif move.verb == "spend":
        if move.args not in _SPENDINGS:
            raise UnknownMove(
                text, "no free action makes this exchange, e.g. 'spend 3 power for 1 ore'."
            )
    elif move.verb == "tokens":
        _check_tokens(text, move)
    elif move.verb in _SHAPES:
        _check_shape(text, move)
    else:
        raise UnknownMove(text, f"moves begin with one of {', '.join(sorted(VERBS))}.")
    return move


def _fits(word: str, wanted: tuple[str, ...] | str) -> bool:
    if wanted == _HEX:
        return word in _HEXES
    if wanted == _NUMBER:
        return word.isascii() and word.isdigit() and str(int(word)) == word
    return word in wanted


def _said(wanted: tuple[str, ...] | str) -> str:
    if wanted == _HEX:
        return "a hex like 3A5"
    if wanted == _NUMBER:
        return "a number"
    return " or ".join(wanted)


def _check_shape(text: str, move: Move) -> None:
    shapes = _SHAPES[move.verb]
    best = shapes[0]
    fitting = -1
    for shape in shapes:
        good = 0
        for word, wanted in zip(move.args, shape, strict=False):
            if not _fits(word, wanted):
                break
            good += 1
        if good == len(shape) == len(move.args):
            return
        if good > fitting:
            best, fitting = shape, good
    if fitting < len(best) and fitting < len(move.args):
        raise UnknownMove(text, f"'{move.args[fitting]}' should be {_said(best[fitting])}.")
    if fitting < len(best):
        raise UnknownMove(text, f"'{move.verb}' needs {_said(best[fitting])}.")
    raise UnknownMove(text, f"there is a word too many: '{move.args[fitting]}'.")


def _check_federation(text: str, move: Move) -> None:
    if not move.args or len(move.args) > 2 or (len(move.args) == 2 and move.args[1] != _CHOOSE):
        raise UnknownMove(text, "name the planets: 'federation 1A1,1B1,2A9'.")
    if move.args[0] != "none":
        for name in move.args[0].split(","):
            if name not in _HEXES:
                raise UnknownMove(text, f"'{name}' should be a hex like 3A5.")


def _check_tokens(text: str, move: Move) -> None:
    parts = move.args[0].split("/") if move.args else []
    right = len(parts) == 3 and all(_fits(part, _NUMBER) for part in parts)
    if not right or len(move.args) > 2 or (len(move.args) == 2 and move.args[1] != "brainstone"):
        raise UnknownMove(text, "say how many of areas I, II and III: 'tokens 1/4/1'.")
