"""Write what is printed on Planet Unknown's cardboard for the web client, which draws it.

    python -m tools.planet_unknown_components > web/src/planet-unknown/components.json

A test compares the file with the components, so that the drawings cannot drift from the rules.
"""

import json
from typing import Any

from astrarium.planet_unknown.components import civ_cards, events, objectives
from astrarium.planet_unknown.components.corporation_boards import (
    CORPORATION_BOARDS,
    OASIS_PATH,
    OASIS_WATER,
    Track,
)
from astrarium.planet_unknown.components.planets import (
    CERBERUS_PLANETS,
    PLANET_BOARDS,
    TARTARUS_SIDES,
)
from astrarium.planet_unknown.components.resources import (
    ADVANCE,
    BIOMASS_MILESTONE,
    BOOST,
    CIV_MILESTONE,
    MOVEMENT,
    RESOURCES,
    ROVER_MILESTONE,
    TECH_MILESTONE,
    TRACKS,
    argument,
    kind,
)
from astrarium.planet_unknown.components.station import INDICATORS
from astrarium.planet_unknown.components.tiles import (
    ORIENTATIONS,
    SAME_ORIENTATION,
    SHAPES,
    Layout,
)

_BENEFITS = {
    BOOST: "boost",
    MOVEMENT: "movement",
    ROVER_MILESTONE: "rover",
    BIOMASS_MILESTONE: "patch",
    CIV_MILESTONE: "card",
    TECH_MILESTONE: "tech",
    ADVANCE: "advance",
}


def _benefit(benefit: int) -> str:
    what, amount = _BENEFITS[kind(benefit)], argument(benefit)
    if what == "advance":
        return f"advance {TRACKS[amount]}"
    return f"{what} {amount}" if amount else what


def _track(track: Track) -> list[list[str]]:
    """The benefits of each position in words, its medal last."""
    cells = []
    for benefits, medal in zip(track.benefits, track.medals, strict=True):
        cells.append([*map(_benefit, benefits), *([f"medal {medal}"] if medal else [])])
    return cells


def _laid(layout: Layout) -> list[list[Any]]:
    """Squares as row, column and a sign: a or b for the section, in capitals with its resource."""
    signs = dict.fromkeys(layout.section_a, "a") | dict.fromkeys(layout.section_b, "b")
    signs[layout.icon_a] = "A"
    signs[layout.icon_b] = "B"
    return [[*cell, sign, int(cell == layout.meteor)] for cell, sign in sorted(signs.items())]


def _shapes() -> dict[str, Any]:
    return {
        name: {
            "laid": {layout.name: _laid(layout) for layout in ORIENTATIONS[number]},
            "same": SAME_ORIENTATION[number],
        }
        for number, name in enumerate(SHAPES)
    }


def _names(module: Any, constants: str) -> dict[int, str]:
    """Constants of a module by value, in the client's way of writing names."""
    return {getattr(module, name): name.lower().replace("_", "-") for name in constants.split()}


_CARD_EFFECTS = _names(
    civ_cards,
    "ADVANCE_DIFFERENT ADVANCE_SAME PATCHES CARD_MOVEMENT TILE LIFEPODS TELEPORT CLEAR_LINE "
    "ADVANCE_ALL_TO DESTROY_METEORITES MEDALS MEDALS_PER_PATCH LIFEPOD_VALUE METEORITE_REPO "
    "COMMERCE",
)
_EVENT_KINDS = _names(
    events,
    "EXTRA_ROVER ADD_CIV_CARDS DRAW_OBJECTIVE CLIMB_WITHOUT_BENEFIT ADVANCE_ONE_OF TURN_STATION "
    "GAIN_PATCH EVENT_BOOST COLLECT_LIFEPOD COLLECT_METEORITE REGRESS_ONE_OF PLACE_METEORITE "
    "LOSE_OBJECTIVE LOSE_ROVER REMOVE_CIV_CARDS LOSE_LIFEPOD LOSE_COLLECTED_LIFEPOD "
    "LOSE_COLLECTED_METEORITE REMOVE_STACK BOOST_OR_PEEK ROVER_BAN EDGE_BAN ONE_RESOURCE "
    "NO_MILESTONES MATCHING_BAN ICE_BAN NO_BOOSTS",
)
_MEASURES = _names(
    objectives, "ICONS_ON_EDGE LARGEST_AREA AREAS ICONS TRACKS_AT_TOP METEORITES LIFEPODS"
)
_CHECKS = _names(
    objectives,
    "SQUARE_3X3 RECTANGLE_2X5 SIX_ICONS_IN_AREA TRACK_AT_TOP FIVE_ENERGY_ICONS NINE_METEORITES "
    "MORE_LIFEPODS NO_BARE_ICE NO_BARE_LAND",
)
_ABOUT_TRACKS = (events.CLIMB_WITHOUT_BENEFIT, events.ADVANCE_ONE_OF, events.REGRESS_ONE_OF)


def _event(event: events.Event) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "colour": events.COLOURS[event.colour],
        "kind": _EVENT_KINDS[event.kind],
    }
    if event.kind == events.ROVER_BAN:
        shown["terrain"] = RESOURCES[event.argument]
    elif event.kind in _ABOUT_TRACKS:
        shown["tracks"] = [name for t, name in enumerate(TRACKS) if event.argument >> t & 1]
        shown["steps"] = max(1, event.argument >> 5)
    return shown


def components() -> dict[str, Any]:
    """Everything the client draws that does not change during a game."""
    return {
        "shapes": _shapes(),
        "indicators": INDICATORS,
        "planets": {
            board.key: {
                "name": board.name,
                "rows": board.rows,
                "rowMedals": board.row_medals,
                "columnMedals": board.column_medals,
            }
            for board in PLANET_BOARDS
        },
        "tartarusSides": TARTARUS_SIDES,
        "cerberusPlanets": CERBERUS_PLANETS,
        "corporations": {
            board.key: {
                "name": board.name,
                "rovers": board.rovers,
                "techs": len(board.techs),
                "tracks": dict(zip(TRACKS, map(_track, board.tracks), strict=True)),
            }
            for board in CORPORATION_BOARDS
        },
        "oasisPath": OASIS_PATH.split(),
        "oasisWater": _track(Track(OASIS_WATER)),
        "cards": {
            card.number: {
                "name": card.name,
                "rank": card.rank,
                "endGame": card.end_game,
                "effects": [[_CARD_EFFECTS[what], amount] for what, amount in card.effects],
            }
            for card in civ_cards.CIV_CARDS
        },
        "events": {event.number: _event(event) for event in events.EVENTS},
        "objectives": {
            card.number: {
                "name": card.name,
                "measure": _MEASURES[card.measure],
                "resource": RESOURCES[card.resource],
                "most": card.most,
                "privateName": card.private_name,
                "check": _CHECKS[card.check],
                "wanted": RESOURCES[card.wanted],
            }
            for card in objectives.OBJECTIVES
        },
    }


if __name__ == "__main__":
    print(json.dumps(components(), ensure_ascii=False, separators=(",", ":")))
