"""Moves in words, with what they cost and bring."""

from astrarium.planet_unknown.components.civ_cards import card_text
from astrarium.planet_unknown.components.objectives import neighbor_text, private_text
from astrarium.planet_unknown.components.resources import (
    ADVANCE,
    BIOMASS_MILESTONE,
    BOOST,
    CIV_MILESTONE,
    MOVEMENT,
    ROVER_MILESTONE,
    TRACKS,
    argument,
    kind,
)
from astrarium.planet_unknown.components.tiles import SHAPE, TILES_PER_STACK, tile_name
from astrarium.planet_unknown.corporations.corporation import tech_level
from astrarium.planet_unknown.grid import SQUARE, names
from astrarium.planet_unknown.placement import spots
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.seat import Seat
from astrarium.table import Move

_SIMPLE = {
    "done": "end your turn",
    "store": "store the biomass patch until the game ends",
    "rescue": "collect the lifepod",
    "collect": "collect the meteorite",
    "blast": "destroy the meteorite",
    "meteor": "let the meteorite fall",
    "scrap": "give up the rover",
    "clear": "destroy all meteorites of the line",
    "remove": "remove the stack of",
    "flux": "make this the flux track:",
    "only": "advance only",
    "choose": "take as benefit:",
    "lose": "lose the lifepod",
    "teleport": "teleport the rover",
    "pod": "put the lifepod on",
    "reposition": "move a lifepod",
}


def benefit_text(benefit: int) -> str:
    """A benefit in words."""
    what, amount = kind(benefit), argument(benefit)
    if what == BOOST:
        return "synergy boost"
    if what == MOVEMENT:
        return f"{amount} movement"
    if what == ROVER_MILESTONE:
        return "rover"
    if what == BIOMASS_MILESTONE:
        return "biomass patch"
    if what == CIV_MILESTONE:
        return f"civ card of rank {amount}"
    if what == ADVANCE:
        return f"advance {TRACKS[amount]}"
    return f"tech {amount}"


def describe(position: Position, move: Move, player: int) -> str:
    """The move in words."""
    seat = position.seats[player]
    verb, args = move.verb, move.args
    if verb == "place":
        return _place(position, seat, args)
    if verb in ("take", "draft"):
        return _take(position, verb, args[0])
    if verb == "rotate":
        turned = f"turn the station {args[0]} depots clockwise"
        return turned if args[0] != "0" else "leave the station as it is"
    if verb == "event" and args[0] in ("boost", "peek"):
        return "take a synergy boost" if args[0] == "boost" else "look at the next event"
    if verb in ("advance", "energy", "boost", "event", "card", "climb", "step"):
        return _advance(seat, verb, args)
    if verb == "regress":
        return f"move the {args[0]} tracker down, without benefit"
    if verb == "move":
        return _move(seat, args)
    if verb == "patch":
        return f"place the biomass patch on {args[0]}{_crushes(seat, 1 << SQUARE[args[0]])}"
    if verb == "rover":
        return f"place a rover on {args[0]}{_collects(seat, SQUARE[args[0]])}"
    if verb == "civ":
        return f"keep {card_text(int(args[0]))}"
    if verb in ("keep", "forfeit"):
        word = "keep" if verb == "keep" else "give up"
        return f"{word} " + "; ".join(private_text(int(number)) for number in args)
    if verb == "objective":
        return f"all compete for {neighbor_text(int(args[0]))}"
    if verb == "tech":
        level = tech_level(args[0])
        where = f" ({' to '.join(args[1:])})" if args[1:] else ""
        return f"tech {args[0]}: {seat.corporation.tech_texts[level - 1]}{where}"
    return " ".join((_SIMPLE[verb], " to ".join(args))).strip()


def _place(position: Position, seat: Seat, args: tuple[str, ...]) -> str:
    shape = SHAPE[args[0]]
    spot = spots(seat.planet, shape).find.get(args)
    tile = position.top(shape)
    if spot is None or tile < 0:
        return str(Move("place", args))
    return f"place {tile_name(tile)} on {' '.join(names(spot.mask))}{_crushes(seat, spot.mask)}"


def _take(position: Position, verb: str, shape: str) -> str:
    number = SHAPE[shape]
    if position.drawn[number] == TILES_PER_STACK:
        return f"{verb} {shape}"
    tile = tile_name(position.top(number))
    if verb == "draft":
        return f"draft {tile} and gain its movement before placing it"
    return f"take {tile} without placing it, advance its resources, and end the game"


def _crushes(seat: Seat, mask: int) -> str:
    lost = []
    pods = (seat.lifepods & mask).bit_count()
    rovers = (seat.rovers & mask).bit_count()
    if pods:
        lost.append("a lifepod" if pods == 1 else f"{pods} lifepods")
    if rovers:
        lost.append("a rover" if rovers == 1 else f"{rovers} rovers")
    return f", destroying {' and '.join(lost)}" if lost else ""


def _collects(seat: Seat, square: int) -> str:
    if seat.lifepods >> square & 1:
        return ", collecting a lifepod"
    if seat.meteorites >> square & 1:
        return ", reaching a meteorite"
    return ""


def _move(seat: Seat, args: tuple[str, ...]) -> str:
    cost = sum(seat.corporation.step_cost(seat, SQUARE[name]) for name in args[1:])
    ends = SQUARE[args[-1]]
    route = " over ".join(["", *args[1:-1]]) if len(args) > 2 else ""
    return f"rover {args[0]} to {args[-1]}{route} for {cost} movement{_collects(seat, ends)}"


def _advance(seat: Seat, verb: str, args: tuple[str, ...]) -> str:
    tracker = TRACKS.index(args[0])
    way = args[1] if len(args) > 1 and args[1] != "twice" else ""
    by = {
        "energy": " by energy",
        "boost": " by synergy boost",
        "event": " by the event",
        "card": " by the civ card",
    }.get(verb, "")
    twice = " twice" if args[-1] == "twice" else ""
    target = dict(seat.corporation.ways_up(seat, tracker)).get(way)
    text = f"advance {args[0]}{' ' + way if way else ''}{twice}{by}"
    if target is None:
        return text
    height = seat.corporation.cell(seat, tracker, target)[1]
    gains = [benefit_text(b) for b in seat.corporation.benefits(seat, tracker, target)]
    joined = " or " if seat.corporation.offers_choice(tracker) else " and "
    gained = joined.join(gains) if gains and verb != "step" else "no benefit"
    return f"{text} to {height}: {gained}"
