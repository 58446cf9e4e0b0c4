"""Carrying out moves: one function per verb, each trusting that the move is legal."""

from astrarium.planet_unknown.biomass import play_patch, play_store
from astrarium.planet_unknown.civ_cards import play_civ
from astrarium.planet_unknown.components.resources import RESOURCES, TRACKS
from astrarium.planet_unknown.components.station import DEPOTS
from astrarium.planet_unknown.components.tiles import SHAPE, TILES_PER_STACK
from astrarium.planet_unknown.drafting import play_draft, play_place, play_take, strike
from astrarium.planet_unknown.grid import SQUARE
from astrarium.planet_unknown.items import (
    ADVANCE_ITEM,
    BLAST,
    BOOST_ITEM,
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
    PATCH,
    PEEK,
    REMOVE,
    REPOSITION,
    RESCUE,
    SCRAP,
    TELEPORT_ITEM,
    TURN,
    data_of,
    item,
    kind_of,
)
from astrarium.planet_unknown.position import Position
from astrarium.planet_unknown.rovers import play_move, play_rover, teleport, wreck
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.tracks import play_tracker, refresh
from astrarium.table import Move


def carry_out_move(position: Position, seat: Seat, move: Move) -> None:
    """Apply a legal move of a seat, except ``done`` and the commander's ``rotate``."""
    verb = move.verb
    args = move.args
    if verb == "place":
        play_place(position, seat, args)
    elif verb == "event" and args[0] in ("boost", "peek"):
        play_peek(position, seat, args)
    elif verb in ("advance", "energy", "boost", "event", "card", "climb", "step", "regress"):
        play_tracker(position, seat, verb, args)
    elif verb == "move":
        play_move(position, seat, args)
    elif verb == "patch":
        play_patch(position, seat, args)
    elif verb == "rover":
        play_rover(position, seat, args)
    elif verb == "civ":
        play_civ(position, seat, args)
    elif verb == "tech":
        seat.corporation.use_tech(position, seat, args)
    elif verb == "store":
        play_store(position, seat)
    elif verb == "take":
        play_take(position, seat, args)
    elif verb == "draft":
        play_draft(position, seat, args)
    elif verb in ("rescue", "collect", "blast", "meteor", "scrap"):
        play_square(seat, verb, SQUARE[args[0]])
    elif verb == "pod":
        play_pod(seat, args[0])
    elif verb == "reposition":
        play_reposition(seat, args[0], args[1])
    elif verb == "lose":
        play_lose(seat, args[0])
    elif verb == "choose":
        play_choose(seat, args[0])
    elif verb == "only":
        play_only(seat, args[0])
    elif verb == "clear":
        play_clear(seat, args[0])
    elif verb == "teleport":
        seat.drop(item(TELEPORT_ITEM))
        teleport(seat, SQUARE[args[0]], SQUARE[args[1]])
    elif verb == "flux":
        play_flux(seat, args[0])
    elif verb == "keep":
        play_keep(seat, args)
    elif verb == "forfeit":
        seat.drop(item(FORFEIT))
        seat.objectives.remove(int(args[0]))
    elif verb == "remove":
        seat.drop(item(REMOVE))
        position.drawn[SHAPE[args[0]]] = TILES_PER_STACK
        position.forget()
    elif verb == "rotate":
        seat.drop(item(TURN))
        turn_station(position, int(args[0]))
    elif verb == "objective":
        play_objective(position, seat, int(args[0]))


def turn_station(position: Position, depots: int) -> None:
    """Turn the station clockwise by that many depots."""
    position.rotation = (position.rotation - depots) % DEPOTS
    position.forget()


def play_square(seat: Seat, verb: str, square: int) -> None:
    """Do what an item asks to something on a square of the planet."""
    bit = 1 << square
    if verb == "rescue":
        seat.drop(item(RESCUE))
        seat.lifepods ^= bit
        seat.corporation.rescued(seat)
    elif verb == "collect":
        seat.drop(item(COLLECT))
        _lift_meteorite(seat, bit)
        seat.corporation.meteorite_collected(seat)
    elif verb == "blast":
        seat.drop(item(BLAST))
        _lift_meteorite(seat, bit)
        seat.wrecked += 1
    elif verb == "meteor":
        seat.drop(item(METEOR))
        strike(seat, square)
    else:
        seat.drop(item(SCRAP))
        wreck(seat, bit)


def _lift_meteorite(seat: Seat, bit: int) -> None:
    """Take a meteorite off a square, from the ground first."""
    if seat.meteorites & bit:
        seat.meteorites ^= bit
    else:
        seat.carrying ^= bit


def play_pod(seat: Seat, place: str) -> None:
    """Give a collected lifepod its place (PU-GLOSS-11)."""
    seat.drop(item(LIFEPOD))
    _berth(seat, place)


def _berth(seat: Seat, place: str) -> None:
    if place == "score":
        seat.scored += 1
    else:
        seat.berths |= 1 << seat.corporation.berth_bit(place)
    refresh(seat)


def _unberth(seat: Seat, place: str) -> None:
    if place == "score":
        seat.scored -= 1
    else:
        seat.berths &= ~(1 << seat.corporation.berth_bit(place))


def play_reposition(seat: Seat, start: str, end: str) -> None:
    seat.drop(item(REPOSITION))
    _unberth(seat, start)
    _berth(seat, end)


def play_lose(seat: Seat, place: str) -> None:
    """Lose a lifepod of the planet or of the corporation board."""
    seat.lost_lifepods += 1
    if place in SQUARE:
        seat.drop(item(LOSE))
        seat.lifepods ^= 1 << SQUARE[place]
    else:
        seat.drop(item(LOSE_HELD))
        _unberth(seat, place)
        refresh(seat)


def play_choose(seat: Seat, word: str) -> None:
    """Take one benefit of Wormhole's biomass position (PU-CORP-WORMHOLE-04)."""
    for packed in seat.pile:
        if kind_of(packed) == CHOICE and _offers(seat, data_of(packed) & 15, word):
            seat.drop(packed)
            break
    if word == "boost":
        seat.add(BOOST_ITEM)
    elif word == "patch":
        seat.add(PATCH)
    else:
        seat.add(ADVANCE_ITEM, TRACKS.index(word))


def _offers(seat: Seat, at: int, word: str) -> bool:
    """Whether the biomass position offers that benefit; a patch is offered everywhere."""
    named = ("", "boost", "civ", "water", "tech", "rover")[at]
    return word in ("patch", named)


def play_only(seat: Seat, word: str) -> None:
    """The event lets only one resource of the tile advance."""
    seat.drop(item(ONLY))
    at = 0 if RESOURCES[seat.held[0]] == word else 2
    packed = seat.held[at + 1]
    seat.held = []
    if packed >= 0:
        seat.add(kind_of(packed), data_of(packed))


def play_clear(seat: Seat, line: str) -> None:
    """Destroy all meteorites of a row or a column."""
    seat.drop(item(CLEAR))
    if line.isdigit():
        mask = seat.planet.rows[int(line) - 1]
    else:
        mask = seat.planet.columns["abcdefghijkl".index(line)]
    seat.wrecked += (seat.meteorites & mask).bit_count() + (seat.carrying & mask).bit_count()
    seat.meteorites &= ~mask
    seat.carrying &= ~mask


def play_flux(seat: Seat, name: str) -> None:
    """Put the flux token on a track; a level 1 unlocked just now works at once."""
    for packed in seat.pile:
        if kind_of(packed) == FLUX_TOKEN:
            seat.drop(packed)
            seat.flux = TRACKS.index(name)  # PU-CORP-FLUX-01
            if data_of(packed) == 1:
                seat.movement += seat.corporation.round_start_movement(seat)
            return


def play_keep(seat: Seat, args: tuple[str, ...]) -> None:
    """Keep private objectives; the others return to the box (PU-PRIV-02, PU-SOLO-02)."""
    seat.drop(item(KEEP, len(args)))
    seat.objectives = [int(number) for number in args]


def play_peek(position: Position, seat: Seat, args: tuple[str, ...]) -> None:
    """Each seat decides alone between a boost and a look at the next event."""
    seat.drop(item(PEEK))
    if args[0] == "boost":
        seat.add(BOOST_ITEM)
    else:
        seat.peeked = position.event_index


def play_objective(position: Position, seat: Seat, number: int) -> None:
    """One of three objectives is put into play for all (PU-CORP-JUMP-10)."""
    seat.drop(item(OBJECTIVE))
    left = len(position.objective_deck) - position.objective_index
    position.objective_index += min(3, left)
    position.common.append(number)
