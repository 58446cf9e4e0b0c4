"""The 60 event cards: colour, what they do, and with which tracks or amount."""

from typing import Final

from astrarium.planet_unknown.components.resources import (
    ALL_TRACKS,
    BIOMASS,
    CIV,
    ENERGY,
    RESOURCES,
    ROVER,
    TECH,
    TRACKS,
    WATER,
)

GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2
COLOURS: Final = ("green", "orange", "red")
DECK_SIZE: Final = 20

# effects that are carried out at once
EXTRA_ROVER: Final = 1
ADD_CIV_CARDS: Final = 2
DRAW_OBJECTIVE: Final = 3
CLIMB_WITHOUT_BENEFIT: Final = 4
ADVANCE_ONE_OF: Final = 5
TURN_STATION: Final = 6
GAIN_PATCH: Final = 7
EVENT_BOOST: Final = 8
COLLECT_LIFEPOD: Final = 9
COLLECT_METEORITE: Final = 10
REGRESS_ONE_OF: Final = 11  # argument: set of tracks + 32 x steps
PLACE_METEORITE: Final = 12
LOSE_OBJECTIVE: Final = 13
LOSE_ROVER: Final = 14
REMOVE_CIV_CARDS: Final = 15
LOSE_LIFEPOD: Final = 16
LOSE_COLLECTED_LIFEPOD: Final = 17
LOSE_COLLECTED_METEORITE: Final = 18
REMOVE_STACK: Final = 19
BOOST_OR_PEEK: Final = 20
# effects that hold for the round
ROVER_BAN: Final = 30
EDGE_BAN: Final = 31
ONE_RESOURCE: Final = 32
NO_MILESTONES: Final = 33
MATCHING_BAN: Final = 34
ICE_BAN: Final = 35
NO_BOOSTS: Final = 36

SOLO_ONLY: Final = frozenset((1, 2, 3, 15, 46, 52))

_TWO_OF: Final = (
    1 << ROVER | 1 << CIV,
    1 << ROVER | 1 << TECH,
    1 << ROVER | 1 << WATER,
    1 << ROVER | 1 << BIOMASS,
    1 << CIV | 1 << TECH,
    1 << WATER | 1 << CIV,
    1 << BIOMASS | 1 << CIV,
    1 << TECH | 1 << WATER,
    1 << BIOMASS | 1 << TECH,
    1 << BIOMASS | 1 << WATER,
)

_EFFECTS: Final = (
    # green alerts 1-20
    (EXTRA_ROVER, 0),
    (ADD_CIV_CARDS, 0),
    (DRAW_OBJECTIVE, 0),
    (CLIMB_WITHOUT_BENEFIT, 1 << CIV | 1 << BIOMASS | 1 << WATER),
    *((ADVANCE_ONE_OF, tracks) for tracks in _TWO_OF),
    (TURN_STATION, 0),
    (GAIN_PATCH, 1),
    (EVENT_BOOST, 1),
    (COLLECT_LIFEPOD, 1),
    (COLLECT_METEORITE, 1),
    (EVENT_BOOST, 1),
    # orange alerts 21-40
    *((REGRESS_ONE_OF, tracks + 32) for tracks in _TWO_OF),
    (PLACE_METEORITE, 1),
    (REGRESS_ONE_OF, ALL_TRACKS + 32),
    *((ROVER_BAN, terrain) for terrain in (WATER, BIOMASS, ENERGY, ROVER, TECH, CIV)),
    (EDGE_BAN, 0),
    (ONE_RESOURCE, 0),
    # red alerts 41-60
    (REGRESS_ONE_OF, ALL_TRACKS + 64),
    (REGRESS_ONE_OF, ALL_TRACKS + 96),
    (PLACE_METEORITE, 1),
    (ONE_RESOURCE, 0),
    (NO_MILESTONES, 0),
    (LOSE_OBJECTIVE, 1),
    (LOSE_ROVER, 1),
    (REMOVE_CIV_CARDS, 1),
    (LOSE_LIFEPOD, 1),
    (LOSE_COLLECTED_LIFEPOD, 1),
    (LOSE_COLLECTED_METEORITE, 1),
    (REMOVE_STACK, 1),
    (BOOST_OR_PEEK, 1),
    (BOOST_OR_PEEK, 1),
    (MATCHING_BAN, 0),
    (ICE_BAN, 0),
    (ICE_BAN, 0),
    (NO_BOOSTS, 0),
    (NO_MILESTONES, 0),
    (EDGE_BAN, 0),
)


class Event:
    """An alert; ``number`` 1-60."""

    __slots__ = ("argument", "colour", "kind", "number", "solo_only")

    def __init__(self, number: int, colour: int, kind: int, argument: int) -> None:
        self.number = number
        self.colour = colour
        self.kind = kind
        self.argument = argument
        self.solo_only = number in SOLO_ONLY


EVENTS: Final = tuple(
    Event(number, (number - 1) // 20, kind, argument)
    for number, (kind, argument) in enumerate(_EFFECTS, start=1)
)


def event(number: int) -> Event:
    """The card with that number."""
    return EVENTS[number - 1]


def eligible(colour: int, solo: bool) -> list[int]:
    """The cards of a colour that may be in the deck (PU-EVENT-03, PU-GLOSS-15)."""
    return [e.number for e in EVENTS if e.colour == colour and (solo or not e.solo_only)]


def _names(tracks: int) -> str:
    return " or ".join(name for t, name in enumerate(TRACKS) if tracks >> t & 1)


def event_text(number: int) -> str:
    """The event in words."""
    this = event(number)
    tracks = _names(this.argument & ALL_TRACKS)
    steps = this.argument >> 5
    terrain = RESOURCES[this.argument] if this.kind == ROVER_BAN else ""
    return {
        EXTRA_ROVER: "an extra rover on the tile placed this round",
        ADD_CIV_CARDS: "one more civ card per rank",
        DRAW_OBJECTIVE: "one more private objective",
        CLIMB_WITHOUT_BENEFIT: f"{tracks} up three, no benefits",
        ADVANCE_ONE_OF: f"advance {tracks}",
        TURN_STATION: "turn the station as you like",
        GAIN_PATCH: "gain a biomass patch",
        EVENT_BOOST: "a synergy boost",
        COLLECT_LIFEPOD: "collect a lifepod",
        COLLECT_METEORITE: "collect a meteorite",
        REGRESS_ONE_OF: f"regress {tracks}" + (f" by {steps}" if steps > 1 else ""),
        PLACE_METEORITE: "a meteorite falls on an empty meteor symbol",
        LOSE_OBJECTIVE: "lose a private objective",
        LOSE_ROVER: "lose a rover if you have two or more",
        REMOVE_CIV_CARDS: "one civ card less per rank",
        LOSE_LIFEPOD: "lose a lifepod on the planet",
        LOSE_COLLECTED_LIFEPOD: "lose a collected lifepod",
        LOSE_COLLECTED_METEORITE: "lose a collected meteorite",
        REMOVE_STACK: "one stack of your depot is removed",
        BOOST_OR_PEEK: "a synergy boost or a look at the next event",
        ROVER_BAN: f"rovers may not enter {terrain} terrain",
        EDGE_BAN: "no tile on the edge",
        ONE_RESOURCE: "one resource of the tile does not advance",
        NO_MILESTONES: "milestones give nothing",
        MATCHING_BAN: "no tile next to matching terrain",
        ICE_BAN: "no tile on ice",
        NO_BOOSTS: "no synergy boosts",
    }[this.kind]


SOLO_TARGET: Final = 60
SOLO_ADJUSTMENT: Final = ((0, 3, 6, 9, 12), (0, -1, -2, -3, -4), (0, -5, -7, -9, -11))
"""By colour and band of cards in the deck: 0-2, 3-6, 7-10, 11-14, 15 and more."""

SOLO_OUTCOMES: Final = (
    (15, "all the stars align"),
    (10, "among the best planets ever seen"),
    (5, "excellent, a promotion"),
    (0, "mission complete"),
    (-5, "survival with little room"),
    (-10, "hardly anybody survives"),
)
"""Reached when the score is at least that far from the target; below all: critical failure."""

SOLO_FAILURE: Final = "critical failure"
