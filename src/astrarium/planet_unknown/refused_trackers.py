"""Why a tracker cannot advance or regress by that move."""

from typing import Final

from astrarium.planet_unknown.components.resources import TRACKS
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BOOST_ITEM,
    CARD_ADVANCE,
    CARD_TWICE,
    CLIMB,
    ENERGY_ITEM,
    EVENT_ADVANCE,
    EVENT_CLIMB,
    PEEK,
    REGRESS_ITEM,
    STEP,
    TILE_TECH,
    TILE_WATER,
    data_of,
    kind_of,
    words,
)
from astrarium.planet_unknown.position import DRAFT, TO_DRAFT, Position
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.tracks import can_advance, regressible

Reason = tuple[str, str]

_KINDS: Final = {
    "advance": (ADVANCE_ITEM, TILE_WATER, TILE_TECH),
    "energy": (ENERGY_ITEM, TILE_TECH),
    "boost": (BOOST_ITEM,),
    "event": (EVENT_ADVANCE, EVENT_CLIMB, PEEK),
    "step": (STEP,),
    "card": (CARD_ADVANCE, CARD_TWICE),
    "climb": (CLIMB,),
    "regress": (REGRESS_ITEM,),
}
_RULES: Final = {
    "advance": "PU-ROUND-07",
    "energy": "PU-ENERGY-01",
    "boost": "PU-TRACK-04",
    "event": "PU-EVENT-05",
    "step": "PU-EVENT-05",
    "card": "PU-CIV-03",
    "climb": "PU-CIV-03",
    "regress": "PU-GLOSS-02",
}
_WHAT: Final = {
    "advance": "resource",
    "energy": "energy resource",
    "boost": "synergy boost",
    "event": "event",
    "step": "event",
    "card": "civ card",
    "climb": "civ card",
    "regress": "regress",
}


def tracker_refusal(position: Position, seat: Seat, verb: str, args: tuple[str, ...]) -> Reason:
    """The first reason that holds."""
    here = [packed for packed in seat.pile if kind_of(packed) in _KINDS[verb]]
    rule = _RULES[verb]
    if not here:
        return _nothing_due(position, seat, verb, args)
    if verb == "event" and args[0] in ("boost", "peek"):
        return rule, "the event offers no such choice now"
    tracker = TRACKS.index(args[0])
    name = TRACKS[tracker]
    if verb == "regress":
        allowed = 0
        for packed in here:
            allowed |= data_of(packed) & 31
        if not allowed >> tracker & 1:
            return rule, f"{name} is not among the trackers that regress ({_names(allowed)})"
        best = regressible(seat, data_of(here[0]) & 31, data_of(here[0]) >> 5)
        if best:
            return rule, f"{name} cannot regress that far; {_names(best)} can"
        return rule, f"{name} cannot regress"
    allowed = _allowed(seat, verb, here)
    if not allowed >> tracker & 1:
        if verb == "energy":
            return (
                "PU-ENERGY-05",
                f"no {name} terrain touches the energy area; it reaches {_names(allowed)}",
            )
        pending = ", ".join(words(packed) for packed in here)
        return rule, f"{name} is not due ({pending}); possible: {_names(allowed)}"
    if not can_advance(seat, tracker):
        why_rule, why = seat.corporation.no_advance(seat, tracker)
        return why_rule, f"the {name} tracker cannot advance: {why}"
    if args[-1] == "twice":
        if not seat.has_tech(3) or seat.corporation.key != "jump-drive":
            return "PU-CORP-JUMP-07", "only Jump Drive's tech C advances twice with a boost"
        if position.at_end():
            return "PU-SCORE-01", "after the last round only techs that name the game end act"
        return "PU-CORP-JUMP-07", "tech C was used in this round already"
    return "PU-CORP-MAKESHIFT-01", f"the {name} tracker cannot go that way now"


def _allowed(seat: Seat, verb: str, here: list[int]) -> int:
    """The trackers that the items of a verb can move at all."""
    allowed = 0
    for packed in here:
        kind = kind_of(packed)
        data = data_of(packed)
        if kind in (ADVANCE_ITEM, STEP, CLIMB):
            allowed |= 1 << (data & 15)
        elif kind == TILE_WATER:
            allowed |= 1 << 1
        elif kind == TILE_TECH:
            if verb == "advance":
                allowed |= 1 << 4
            elif seat.has_tech(4):
                allowed |= data
        elif kind in (ENERGY_ITEM, EVENT_ADVANCE, EVENT_CLIMB):
            allowed |= data
        elif kind == CARD_ADVANCE:
            allowed |= 31 & ~data
        else:
            allowed |= 31
    return allowed


def _nothing_due(position: Position, seat: Seat, verb: str, args: tuple[str, ...]) -> Reason:
    if position.phase == DRAFT and seat.status == TO_DRAFT and verb in ("advance", "energy"):
        return _RULES[verb], "place a tile first; trackers advance by its resources"
    if verb == "boost" and position.no_boosts():
        return "PU-EVENT-05", "this round there are no synergy boosts"
    if verb == "advance" and args[0] == "water" and seat.last_tile:
        return (
            "PU-WATER-03",
            "no water advance is due; a placed water tile advances only with water on ice",
        )
    return _RULES[verb], f"no {_WHAT[verb]} waits to be resolved"


def _names(trackers: int) -> str:
    return ", ".join(name for t, name in enumerate(TRACKS) if trackers >> t & 1) or "none"
