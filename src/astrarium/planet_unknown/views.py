"""What a seat or a spectator may know, as plain data; secrets of others are not in it at all."""

from typing import Any

from astrarium.planet_unknown.civ_cards import cards_of, open_to
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.components.events import COLOURS, event, event_text
from astrarium.planet_unknown.components.objectives import neighbor_text, private_text
from astrarium.planet_unknown.components.resources import RESOURCES, TRACKS
from astrarium.planet_unknown.components.station import DEPOTS
from astrarium.planet_unknown.components.tiles import (
    SHAPES,
    TILES_PER_STACK,
    has_meteor,
    resources_of,
    shape_of,
)
from astrarium.planet_unknown.grid import SIDE, index, names
from astrarium.planet_unknown.items import OBJECTIVE, item, item_name, words
from astrarium.planet_unknown.objectives import complete, measure, pairs
from astrarium.planet_unknown.position import (
    CIV_PICKS,
    EVENT_CIV,
    GAME_END,
    GAME_END_CIV,
    OVER,
    PHASES,
    Position,
)
from astrarium.planet_unknown.scoring import outcome, planet_medals, result, target, track_medals
from astrarium.planet_unknown.seat import Seat


def view(position: Position, player: int | None) -> dict[str, Any]:
    """The table as one seat sees it; None is a spectator."""
    shown: dict[str, Any] = {
        "game": "planet-unknown",
        "round": position.round,
        "phase": PHASES[position.phase],
        "to_act": list(position.to_act),
        "commander": position.commander,
        "last_round": position.final,
        "station": _station(position),
        "civ_cards": [pile.bit_count() for pile in position.piles],
        "event": _event(position.event) if position.event else None,
        "events": _events(position, player),
        "neighbor_objectives": _neighbors(position),
        "common_objectives": _common(position),
        "players": [seat_view(position, seat, player) for seat in position.seats],
        "options": {key: _plain(value) for key, value in position.setup.items()},
    }
    if player is not None:
        shown["you"] = player
        shown["choices"] = _choices(position, position.seats[player])
    if len(position.seats) == 1:
        shown["target"] = target(position)
    if position.phase == OVER:
        final = result(position)
        shown["result"] = {
            "scores": list(final.scores),
            "breakdown": [dict(part) for part in final.breakdown],
            "ranks": list(final.ranks),
        }
        if len(position.seats) == 1:
            shown["outcome"] = outcome(position)
    return shown


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def tile_view(tile: int) -> dict[str, Any]:
    """A tile as data."""
    first, second = resources_of(tile)
    return {
        "shape": SHAPES[shape_of(tile)],
        "resources": [RESOURCES[first], RESOURCES[second]],
        "meteor": has_meteor(tile),
    }


def _stack(position: Position, shape: int) -> dict[str, Any]:
    """A stack: only its top tile is seen (PU-FAQ-01)."""
    top = position.top(shape)
    return {
        "shape": SHAPES[shape],
        "left": TILES_PER_STACK - position.drawn[shape],
        "top": tile_view(top) if top >= 0 else None,
    }


def _station(position: Position) -> dict[str, Any]:
    seats = {position.depot(number): number for number in range(len(position.seats))}
    return {
        "rotation": position.rotation,
        "depots": [
            {
                "seat": seats.get(depot),
                "interior": _stack(position, position.interior[depot]),
                "exterior": _stack(position, position.exterior[depot]),
            }
            for depot in range(DEPOTS)
        ],
    }


def _event(number: int) -> dict[str, Any]:
    return {
        "number": number,
        "colour": COLOURS[event(number).colour],
        "text": event_text(number),
    }


def _events(position: Position, player: int | None) -> dict[str, Any] | None:
    """The deck: what has been revealed, how much is left, and what this seat has peeked at."""
    if not position.events:
        return None
    shown: dict[str, Any] = {
        "left": len(position.events) - position.event_index,
        "revealed": [_event(number) for number in position.events[: position.event_index]],
    }
    if player is not None:
        peeked = position.seats[player].peeked
        if peeked == position.event_index:
            shown["next"] = _event(position.events[peeked])
    return shown


def _neighbors(position: Position) -> list[dict[str, Any]]:
    return [
        {
            "number": number,
            "text": neighbor_text(number),
            "seats": [one, other],
            "values": [
                measure(position.seats[one], number),
                measure(position.seats[other], number),
            ],
        }
        for number, one, other in pairs(position)
    ]


def _common(position: Position) -> list[dict[str, Any]]:
    return [
        {
            "number": number,
            "text": neighbor_text(number),
            "values": [measure(seat, number) for seat in position.seats],
        }
        for number in position.common
    ]


def _choices(position: Position, seat: Seat) -> dict[str, Any]:
    """Cards that lie open to this seat alone just now."""
    shown: dict[str, Any] = {}
    picking = position.phase in (EVENT_CIV, CIV_PICKS, GAME_END_CIV)
    if picking and position.picker == seat.number and seat.civ_due:
        shown["civ"] = [_card(number) for number in cards_of(open_to(position, seat))]
    if item(OBJECTIVE) in seat.pile:
        at = position.objective_index
        shown["objectives"] = [
            {"number": n, "text": neighbor_text(n)} for n in position.objective_deck[at : at + 3]
        ]
    return shown


def _card(number: int) -> dict[str, Any]:
    this = card(number)
    return {"number": number, "rank": this.rank, "name": this.name, "end_game": this.end_game}


def seat_view(position: Position, seat: Seat, player: int | None) -> dict[str, Any]:
    """A planet and its corporation, as a player or a spectator may know them."""
    own = seat.number == player
    revealed = position.phase >= GAME_END  # PU-CIV-04
    cards = [n for n in seat.cards if own or revealed or not card(n).end_game]
    objectives = seat.objectives if own or position.phase == OVER else []
    corporation = seat.corporation
    shown: dict[str, Any] = {
        "seat": seat.number,
        "corporation": corporation.name,
        "planet": seat.planet.name,
        "status": ("waiting", "to draft", "resolving", "done")[seat.status],
        "grid": _grid(seat),
        "lifepods": names(seat.lifepods),
        "meteorites": names(seat.meteorites),
        "rovers": names(seat.rovers),
        "carrying": names(seat.carrying),
        "patches": names(seat.patches),
        "icons": {name: names(seat.icons[r]) for r, name in enumerate(RESOURCES)},
        "meteor_symbols": names(seat.symbols),
        "last_tile": names(seat.last_tile),
        "tiles": len(seat.tiles),
        "trackers": {name: _tracker(seat, tracker) for tracker, name in enumerate(TRACKS)},
        "techs": _techs(seat),
        "rovers_on_board": seat.garage,
        "lifepods_scored": seat.scored,
        "lifepods_placed": corporation.berths(seat),
        "meteorites_collected": seat.collected,
        "patches_stored": seat.stored,
        "movement": seat.movement,
        "pending": [words(packed) for packed in seat.pile],
        "pile": [item_name(packed) for packed in seat.pile],
        "civ_due": list(seat.civ_due),
        "drafted": tile_view(seat.drafted) if seat.drafted >= 0 else None,
        "cards": [_card(number) for number in cards],
        "secret_cards": [card(n).rank for n in seat.cards if n not in cards],
        "objectives": [
            {"number": n, "text": private_text(n), "complete": complete(seat, n)}
            for n in objectives
        ],
        "secret_objectives": len(seat.objectives) - len(objectives),
        "planet_medals": planet_medals(seat),
    }
    if corporation.key == "flux":
        shown["flux"] = TRACKS[seat.flux]
    if own and seat.dealt and not seat.objectives:
        shown["dealt"] = [{"number": n, "text": private_text(n)} for n in seat.dealt]
    return shown


def _techs(seat: Seat) -> list[dict[str, Any]]:
    """The unlocked tech levels in words, and whether their one use has been made."""
    texts = seat.corporation.tech_texts
    levels = "ABCDEF" if len(texts) == 6 else "12345"
    return [
        {"level": level, "text": text, "spent": seat.spent(number)}
        for number, (level, text) in enumerate(zip(levels, texts, strict=True), start=1)
        if seat.has_tech(number)
    ]


def _tracker(seat: Seat, tracker: int) -> dict[str, Any]:
    stands = seat.trackers[tracker]
    track, height = seat.corporation.cell(seat, tracker, stands)
    return {
        "track": TRACKS[track],
        "height": height,
        "position": seat.corporation.height(seat, tracker),
        "medals": track_medals(seat)[tracker],
    }


def _grid(seat: Seat) -> list[str]:
    """The planet row by row: terrain letter of what lies there, else i ice, o land, '.' nothing.

    Terrain letters: C civ, W water, B biomass, R rover, T tech, E energy, P biomass patch;
    x electrical current, t toxic.
    """
    rows = []
    toxic = seat.planet.closed_to_rovers(seat.covered)
    for row in range(SIDE):
        line = ""
        for column in range(SIDE):
            bit = 1 << index(row, column)
            line += _sign(seat, bit, toxic)
        rows.append(line)
    return rows


def _sign(seat: Seat, bit: int, toxic: int) -> str:
    if not seat.planet.squares & bit:
        return "."
    if seat.patches & bit:
        return "P"
    for resource in range(6):
        if seat.terrain[resource] & bit:
            return "CWBRTE"[resource]
    if toxic & bit:
        return "t"
    if seat.planet.currents & bit:
        return "x"
    return "i" if seat.planet.ice & bit else "o"
