"""The pile of pending benefits: each item is a kind and its data packed into one integer.

Gains join the pile and their owner picks which to resolve next; the pile is kept sorted, so that
the order in which things were gained leaves no trace.
"""

from typing import Final

SHIFT: Final = 16
DATA: Final = (1 << SHIFT) - 1

KEEP: Final = 1  # setup: private objectives to keep
FLUX_TOKEN: Final = 2  # Flux: choose the flux track
ADVANCE_ITEM: Final = 3  # one step of a tracker; data: tracker
TILE_WATER: Final = 4  # the water resource of a placed tile; data: water squares on ice
TILE_TECH: Final = 5  # Jump Drive's tech resource; data: tracks it reaches as energy
ENERGY_ITEM: Final = 6  # data: set of trackers
BOOST_ITEM: Final = 7
EVENT_ADVANCE: Final = 8  # data: set of trackers
EVENT_CLIMB: Final = 9  # data: set of trackers; three steps without benefits
STEP: Final = 10  # one step without benefits; data: tracker
CARD_ADVANCE: Final = 11  # data: trackers used already + 32 x advances left
CARD_TWICE: Final = 12  # data: advances of the one tracker
CLIMB: Final = 13  # Unionization; data: tracker + 16 x position to reach
PATCH: Final = 14
ROVER_ITEM: Final = 15
EXTRA_ROVER_ITEM: Final = 16
REGRESS_ITEM: Final = 17  # data: set of trackers + 32 x steps
LIFEPOD: Final = 18  # a collected lifepod waits for its place on the corporation board
REPOSITION: Final = 19
RESCUE: Final = 20  # collect a lifepod from the planet
COLLECT: Final = 21  # collect a meteorite from the planet
BLAST: Final = 22  # destroy a meteorite
CLEAR: Final = 23  # destroy the meteorites of a row or column
METEOR: Final = 24  # a meteorite falls on an empty meteor symbol
SCRAP: Final = 25  # lose a rover
LOSE: Final = 26  # lose a lifepod on the planet
LOSE_HELD: Final = 27  # lose a collected lifepod
FORFEIT: Final = 28  # lose a private objective
REMOVE: Final = 29  # remove a stack
TURN: Final = 30  # turn the station
PEEK: Final = 31  # boost or peek
TELEPORT_ITEM: Final = 32
EXTRA_TILE: Final = 33  # place a tile of the depot; data 1: its resources advance
CHOICE: Final = 34  # Wormhole: one benefit of a biomass position; data: position
ONLY: Final = 35  # one of the tile's two resources advances
OBJECTIVE: Final = 36  # Jump Drive: choose one of three objectives

OPTIONAL: Final = frozenset((REPOSITION, TELEPORT_ITEM))
"""Kinds that their owner may leave unresolved."""

_WORDS: Final = {
    KEEP: "choose private objectives",
    FLUX_TOKEN: "choose the flux track",
    BOOST_ITEM: "a synergy boost",
    ENERGY_ITEM: "an energy resource",
    EVENT_ADVANCE: "the event's advance",
    EVENT_CLIMB: "the event's three steps",
    CARD_ADVANCE: "a civ card's advance",
    CARD_TWICE: "a civ card's double advance",
    PATCH: "a biomass patch",
    ROVER_ITEM: "a rover to place",
    EXTRA_ROVER_ITEM: "an extra rover to place",
    REGRESS_ITEM: "a regress",
    LIFEPOD: "a collected lifepod to position",
    REPOSITION: "a lifepod to reposition",
    RESCUE: "a lifepod to collect",
    COLLECT: "a meteorite to collect",
    BLAST: "a meteorite to destroy",
    CLEAR: "a row or column to clear",
    METEOR: "a meteorite to place",
    SCRAP: "a rover to lose",
    LOSE: "a lifepod to lose",
    LOSE_HELD: "a collected lifepod to lose",
    FORFEIT: "an objective to lose",
    REMOVE: "a stack to remove",
    TURN: "the station to turn",
    PEEK: "boost or peek",
    TELEPORT_ITEM: "a teleport",
    EXTRA_TILE: "a tile to place",
    CHOICE: "a biomass benefit to choose",
    ONLY: "the resource that advances",
    OBJECTIVE: "an objective to choose",
    TILE_WATER: "the tile's water",
    TILE_TECH: "the tile's tech",
}

_NAMES: Final = {
    KEEP: "keep",
    FLUX_TOKEN: "flux",
    ADVANCE_ITEM: "advance",
    TILE_TECH: "tile-tech",
    ENERGY_ITEM: "energy",
    BOOST_ITEM: "boost",
    EVENT_ADVANCE: "event",
    EVENT_CLIMB: "event-climb",
    STEP: "step",
    CARD_ADVANCE: "card",
    CARD_TWICE: "card-twice",
    CLIMB: "climb",
    PATCH: "patch",
    ROVER_ITEM: "rover",
    EXTRA_ROVER_ITEM: "rover",
    REGRESS_ITEM: "regress",
    LIFEPOD: "pod",
    REPOSITION: "reposition",
    RESCUE: "rescue",
    COLLECT: "collect",
    BLAST: "blast",
    CLEAR: "clear",
    METEOR: "meteor",
    SCRAP: "scrap",
    LOSE: "lose",
    LOSE_HELD: "lose-held",
    FORFEIT: "forfeit",
    REMOVE: "remove",
    TURN: "rotate",
    PEEK: "peek",
    TELEPORT_ITEM: "teleport",
    EXTRA_TILE: "tile",
    CHOICE: "choose",
    ONLY: "only",
    OBJECTIVE: "objective",
}

_TRACKER_WORDS: Final = {
    ADVANCE_ITEM: "an advance of",
    STEP: "a step without benefit of",
    CLIMB: "a climb of",
}

_TRACKERS: Final = ("civ", "water", "biomass", "rover", "tech")


def item(kind: int, data: int = 0) -> int:
    """Pack an item."""
    return kind << SHIFT | data


def kind_of(packed: int) -> int:
    return packed >> SHIFT


def data_of(packed: int) -> int:
    return packed & DATA


def item_name(packed: int) -> str:
    """An item's kind in one word for programs, with its tracker where it names one."""
    kind = packed >> SHIFT
    if kind in _TRACKER_WORDS:
        return f"{_NAMES[kind]} {_TRACKERS[packed & 15]}"
    return "advance water" if kind == TILE_WATER else _NAMES[kind]


def words(packed: int) -> str:
    """An item as players read it."""
    kind = packed >> SHIFT
    if kind in _TRACKER_WORDS:
        return f"{_TRACKER_WORDS[kind]} {_TRACKERS[packed & 15]}"
    return _WORDS[kind]
