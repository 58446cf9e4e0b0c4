"""Why a move is refused: the rule's id and one sentence with this position's numbers."""

from astrarium.planet_unknown.choices import owes
from astrarium.planet_unknown.civ_cards import cards_of, open_to
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.components.resources import RESOURCES
from astrarium.planet_unknown.components.tiles import SHAPES
from astrarium.planet_unknown.grid import SQUARE
from astrarium.planet_unknown.items import (
    BLAST,
    CHOICE,
    CLEAR,
    COLLECT,
    FLUX_TOKEN,
    FORFEIT,
    KEEP,
    LIFEPOD,
    LOSE,
    LOSE_HELD,
    METEOR,
    OBJECTIVE,
    ONLY,
    OPTIONAL,
    REMOVE,
    REPOSITION,
    RESCUE,
    SCRAP,
    TELEPORT_ITEM,
    TURN,
    kind_of,
    words,
)
from astrarium.planet_unknown.position import (
    CIV_PICKS,
    DRAFT,
    EVENT,
    EVENT_CIV,
    GAME_END_CIV,
    OVER,
    ROTATION,
    SETUP,
    TO_DRAFT,
    Position,
)
from astrarium.planet_unknown.refused_placements import place_refusal, take_refusal
from astrarium.planet_unknown.refused_rovers import (
    move_refusal,
    patch_refusal,
    rover_refusal,
    store_refusal,
    teleport_refusal,
)
from astrarium.planet_unknown.refused_trackers import tracker_refusal
from astrarium.planet_unknown.seat import Seat
from astrarium.table import IllegalMove, Move

Reason = tuple[str, str]

_NEEDS = {
    "rescue": (RESCUE, "PU-CIV-03", "collect a lifepod without a rover"),
    "collect": (COLLECT, "PU-EVENT-05", "collect a meteorite without a rover"),
    "blast": (BLAST, "PU-CIV-03", "destroy a meteorite"),
    "clear": (CLEAR, "PU-CIV-03", "clear a row or column"),
    "meteor": (METEOR, "PU-EVENT-05", "place a meteorite"),
    "scrap": (SCRAP, "PU-EVENT-05", "give up a rover"),
    "forfeit": (FORFEIT, "PU-EVENT-05", "give up an objective"),
    "remove": (REMOVE, "PU-EVENT-05", "remove a stack"),
    "pod": (LIFEPOD, "PU-GLOSS-11", "position a lifepod"),
    "reposition": (REPOSITION, "PU-CORP-COSMOS-08", "reposition a lifepod"),
    "flux": (FLUX_TOKEN, "PU-CORP-FLUX-02", "move the flux token"),
    "choose": (CHOICE, "PU-CORP-WORMHOLE-02", "choose a biomass benefit"),
    "only": (ONLY, "PU-EVENT-05", "leave out a resource"),
    "keep": (KEEP, "PU-PRIV-02", "keep private objectives"),
    "objective": (OBJECTIVE, "PU-CORP-JUMP-10", "choose an objective for all"),
    "teleport": (TELEPORT_ITEM, "PU-GLOSS-13", "teleport a rover"),
}


def refusal(position: Position, number: int, move: Move) -> IllegalMove:
    """The error that a move outside the list of legal moves deserves."""
    rule, reason = _reason(position, number, move)
    return IllegalMove(rule, reason[0].upper() + reason[1:] + ".")


def _reason(position: Position, number: int, move: Move) -> Reason:
    if position.phase == OVER:
        return "PU-SCORE-12", "the game is over"
    if not 0 <= number < len(position.seats):
        return "PU-SETUP-01", f"there is no seat {number + 1}, only {len(position.seats)} are taken"
    if not owes(position, number):
        return _not_your_turn(position, number)
    seat = position.seats[number]
    verb = move.verb
    if verb == "rotate":
        return _rotate(position, seat)
    if position.phase == ROTATION:
        return "PU-ROUND-01", "the station commander turns the station first (rotate 0 to 5)"
    if verb == "done":
        return _done(position, seat)
    if verb == "place":
        return place_refusal(position, seat, move)
    if verb in ("take", "draft"):
        return take_refusal(position, seat, verb, move.args[0])
    if verb == "civ":
        return _civ(position, seat, int(move.args[0]))
    if verb in ("advance", "energy", "boost", "event", "card", "climb", "step", "regress"):
        return tracker_refusal(position, seat, verb, move.args)
    if verb == "move":
        return move_refusal(position, seat, move.args)
    if verb == "patch":
        return patch_refusal(position, seat, move.args[0])
    if verb == "store":
        return store_refusal(position, seat)
    if verb == "rover":
        return rover_refusal(seat, move.args[0])
    if verb == "tech" and position.at_end():
        return "PU-SCORE-01", "after the last round only techs that name the game end act"
    if verb == "tech":
        rule, reason = seat.corporation.no_tech(seat, move.args)
        return rule, reason
    if verb == "lose":
        return _lose(seat, move.args[0])
    return _named(position, seat, move)


def _not_your_turn(position: Position, number: int) -> Reason:
    if position.phase == ROTATION:
        chief = position.commander + 1
        return "PU-ROUND-01", f"the station commander (seat {chief}) turns the station first"
    if position.phase in (EVENT_CIV, CIV_PICKS, GAME_END_CIV):
        picker = position.picker + 1
        return "PU-CIV-05", f"civ cards are picked clockwise and it is seat {picker}'s turn"
    return "PU-ROUND-08", f"seat {number + 1} is done and waits for the others"


def _rotate(position: Position, seat: Seat) -> Reason:
    if position.phase == ROTATION:
        return "PU-ROUND-01", "the station turns by 0 to 5 depots"
    if len(position.seats) == 1 and TURN not in [kind_of(packed) for packed in seat.pile]:
        return "PU-SOLO-05", "in solo mode the station turns by itself, one depot each round"
    if position.turns_itself:
        return "PU-TWO-01", "in the two player variant the station turns by itself"
    return "PU-ROUND-01", f"the station has been turned in round {position.round} already"


def _done(position: Position, seat: Seat) -> Reason:
    if position.phase == DRAFT and seat.status == TO_DRAFT:
        return "PU-ROUND-04", "drafting a tile is mandatory: place one first"
    if position.phase in (EVENT_CIV, CIV_PICKS, GAME_END_CIV) and seat.civ_due:
        return "PU-CIV-01", "a civ card is due: keep one first"
    left = [words(packed) for packed in seat.pile if kind_of(packed) not in OPTIONAL]
    listed = ", ".join(left)
    if position.phase == SETUP:
        return "PU-PRIV-02", f"still to resolve: {listed}"
    if position.phase == EVENT:
        return "PU-EVENT-05", f"the event must be executed: {listed}"
    return "PU-TRACK-01", f"still to resolve: {listed}"


def _civ(position: Position, seat: Seat, number: int) -> Reason:
    if not 1 <= number <= 36:
        return "PU-CIV-01", f"there is no civ card {number}"
    if position.phase not in (EVENT_CIV, CIV_PICKS, GAME_END_CIV) or not seat.civ_due:
        return "PU-CIV-01", "no civ milestone of yours waits for a card now"
    if number not in cards_of(open_to(position, seat)):
        rank = seat.civ_due[0]
        shown = ", ".join(str(n) for n in cards_of(open_to(position, seat)))
        return (
            "PU-CIV-01",
            f"card {number} (rank {card(number).rank}) is not among the cards of rank {rank} "
            f"you may keep: {shown}",
        )
    left = ", ".join(words(packed) for packed in seat.pile)
    return "PU-CIV-03", f"resolve first: {left}"


def _lose(seat: Seat, word: str) -> Reason:
    kinds = [kind_of(packed) for packed in seat.pile]
    if word in SQUARE:
        if LOSE not in kinds:
            return "PU-EVENT-05", "no event asks you to lose a lifepod of your planet"
        return "PU-EVENT-05", f"there is no lifepod on {word}"
    if LOSE_HELD not in kinds:
        return "PU-EVENT-05", "no event asks you to lose a collected lifepod"
    return "PU-EVENT-05", f"there is no collected lifepod at {word}"


def _named(position: Position, seat: Seat, move: Move) -> Reason:
    """Moves that need an item of one kind on the pile."""
    kind, rule, action = _NEEDS[move.verb]
    if kind not in [kind_of(packed) for packed in seat.pile]:
        return rule, f"nothing allows you to {action} now"
    word = move.args[0]
    if move.verb in ("rescue", "collect", "blast", "meteor", "scrap"):
        what = {
            "rescue": "lifepod",
            "collect": "meteorite",
            "blast": "meteorite",
            "meteor": "empty meteor symbol",
            "scrap": "rover of yours",
        }[move.verb]
        return rule, f"there is no {what} on {word}"
    if move.verb == "teleport":
        return teleport_refusal(position, seat, move.args)
    if move.verb == "clear":
        return rule, f"there is no meteorite in line {word}"
    if move.verb == "forfeit":
        held = ", ".join(str(n) for n in seat.objectives)
        return rule, f"objective {word} is not yours (you have {held})"
    if move.verb == "remove":
        depot = position.depot(seat.number)
        small, large = SHAPES[position.interior[depot]], SHAPES[position.exterior[depot]]
        return rule, f"the stacks of your depot are {small} and {large}"
    if move.verb == "keep":
        dealt = ", ".join(str(n) for n in seat.dealt)
        keeps = len(seat.dealt) - 1
        return rule, f"keep {keeps} of the objectives dealt to you ({dealt}), in rising order"
    if move.verb == "objective":
        at = position.objective_index
        drawn = ", ".join(str(n) for n in position.objective_deck[at : at + 3])
        return rule, f"the objectives drawn are {drawn}"
    if move.verb == "pod":
        return rule, f"a lifepod cannot go to {word} on this corporation board now"
    if move.verb == "reposition":
        return rule, f"no lifepod can go from {word} to {move.args[1]} now"
    if move.verb == "only":
        names = " and ".join(RESOURCES[seat.held[i]] for i in (0, 2))
        return rule, f"the tile's resources are {names}"
    return rule, f"this biomass position does not offer {word} now"
