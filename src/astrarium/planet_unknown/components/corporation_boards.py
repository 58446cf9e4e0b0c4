"""The nine corporation boards: rovers, the five tracks, and the tech levels in a few words."""

from typing import Final

from astrarium.planet_unknown.components.resources import read_benefit

TOP: Final = 15
"""The last position of an ordinary track; the first is 0."""

# One word per position from 0: s boost, m2 movement, R rover, B biomass, C1 civ rank, T1 tech level
# milestones, *3 medal; several benefits of a position are joined by a slash.
_CIV: Final = "- - *1 C1 - *2 C2 - s *3 C3 s - - C4 *5"
_WATER: Final = "- - *1 s *2 - *3 s *4 - *5 - s *7 - *10"
_BIOMASS: Final = "- - s B - *1 B - *2 B s B *3 B - *5"
_ROVER_1: Final = "- R m1 m1 m2 m2 m2 m2 m2/*1 m2 m2/s m2 m2/*2 m3 m3 m3/*5"
_ROVER_2: Final = "- R m1 m1 m2 m2 m2/R m2 m2/*1 m2 m2/s m2 m2/*2 m3 m3 m3/*5"
_TECH: Final = "- - s T1 - T2 *1 T3 - - T4 - s *2 T5 *5"


class Track:
    """Benefits and medals by position; ``medals`` is 0 where none is printed."""

    __slots__ = ("benefits", "medals")

    def __init__(self, text: str) -> None:
        words = [word.split("/") for word in text.split()]
        self.benefits = tuple(
            tuple(read_benefit(part) for part in word if part[0] not in "-*") for word in words
        )
        self.medals = tuple(sum(int(part[1:]) for part in word if part[0] == "*") for word in words)


class CorporationBoard:
    """One printed corporation; ``techs`` in words, from level 1 (or A) on."""

    __slots__ = ("complexity", "key", "name", "rovers", "techs", "tracks")

    def __init__(
        self,
        key: str,
        name: str,
        complexity: int,
        rovers: int,
        techs: tuple[str, ...],
        tracks: tuple[str, str, str, str, str],
    ) -> None:
        self.key = key
        self.name = name
        self.complexity = complexity
        self.rovers = rovers
        self.techs = techs
        self.tracks = tuple(Track(text) for text in tracks)


UNIVERSAL: Final = CorporationBoard(
    "universal",
    "Universal Coalition",
    1,
    2,
    (
        "tiles may ignore adjacency",
        "patches may be stored until the end",
        "+1 rover movement",
        "water of a placed tile advances twice",
        "no meteorites",
    ),
    (
        _CIV,
        _WATER,
        _BIOMASS,
        "- R m1 m1 m2 m2 m2/R m2 m2/*1 m3 m3/s m3 m3/*2 m4 m4 m4/*5",
        _TECH,
    ),
)

COSMOS: Final = CorporationBoard(
    "cosmos",
    "Cosmos Inc.",
    2,
    1,
    (
        "rovers may move diagonally",
        "once per game: reposition three lifepods",
        "reposition a lifepod when you place an energy tile",
        "moving onto energy terrain is free",
        "once per round: reposition a lifepod",
    ),
    (_CIV, _WATER, _BIOMASS, _ROVER_1, _TECH),
)

FLUX: Final = CorporationBoard(
    "flux",
    "Flux Industries",
    3,
    2,
    (
        "round start: two movement per rover on flux terrain",
        "once per game: flux tracker to its next milestone",
        "the flux track is improved",
        "a tile with the flux resource collects a meteorite",
        "once per round: advance the flux tracker",
    ),
    (_CIV, _WATER, _BIOMASS, _ROVER_2, _TECH),
)

HORIZON: Final = CorporationBoard(
    "horizon",
    "Horizon Group",
    2,
    4,
    (
        "rover tiles may ignore adjacency",
        "round start: one movement per rover carrying a meteorite",
        "a biomass patch per collected meteorite",
        "a carried meteorite may be destroyed on water terrain",
        "once per round: advance the rover tracker",
    ),
    (
        _CIV,
        _WATER,
        _BIOMASS,
        "- R m2 m2/R m2 m3 m3/R m3 m4/*1 m4/R m4/s m4 m5/*2 m5 m5 m5/*5",
        _TECH,
    ),
)

JUMP_DRIVE: Final = CorporationBoard(
    "jump-drive",
    "Jump Drive",
    3,
    1,
    (
        "once per round: a boost instead of a patch",
        "once per round: teleport a rover to the same terrain for one movement",
        "once per round: a boost advances twice",
        "a placed tech resource may act as energy",
        "once per game: claim the row of a tracker",
        "once per game: an objective for all players",
    ),
    (_CIV, _WATER, _BIOMASS, _ROVER_1, "- *5 s - - - *3 - *2 - - *1 s - - -"),
)

MAKESHIFT: Final = CorporationBoard(
    "makeshift",
    "Makeshift",
    4,
    2,
    (
        "civ and tech tracks are adjacent",
        "+1 rover movement with two trackers on the rover track",
        "a tracker may shift sideways instead of advancing",
        "once per round: regress a tracker",
        "each tracker scores as the best on its track",
    ),
    (
        _CIV,
        "- - *1 s *2 - s *3 s - - *4 s - - *5",
        _BIOMASS,
        "- R m1 m1 m2 m2 m2/R m2 m2/s m2 m2/*1 m2 m2/*2 m3 m3 m3/*5",
        _TECH,
    ),
)

OASIS: Final = CorporationBoard(
    "oasis",
    "Oasis Ultd.",
    3,
    2,
    (
        "trackers skip a blocking tracker",
        "round start: one movement per rover on water terrain",
        "a tile covering no ice advances water",
        "a placed water tile gains a patch",
        "a placed water tile gains a boost",
    ),
    # the water track is the winding path below
    (_CIV, "-", _BIOMASS, _ROVER_2, _TECH),
)

OASIS_PATH: Final = (
    "water0 water1 biomass2 rover3 tech4 rover5 biomass4 water3 civ4 water5 water6 civ7 "
    "civ8 water9 biomass8 rover7 tech8 rover9 biomass10 water11 civ12 water13 water14 water15"
)
"""The cells of the water tracker's path from its start to its end."""

OASIS_WATER: Final = "- - - - - - - s - s *3 - - *6 - - - - - *9 - *12 - *15"
"""Benefits and medals of the path's own cells; on other tracks the benefits printed there count."""

REPUBLIC: Final = CorporationBoard(
    "republic",
    "Republic",
    2,
    1,
    (
        "drafting a civ tile gives the rover tracker's movement",
        "one card of the next rank is added to the choice",
        "teleport between civ resources for one movement",
        "a boost with each civ milestone",
        "game end: keep two of all remaining civ cards",
    ),
    ("- - C1 - C2 - C2 - C3 - C3 - C4 - C4 *5", _WATER, _BIOMASS, _ROVER_1, _TECH),
)

WORMHOLE: Final = CorporationBoard(
    "wormhole",
    "Wormhole Corp.",
    2,
    2,
    (
        "a biomass tracker at the top may be reset",
        "patches may lie on tiles",
        "once per round: two patches instead of one",
        "patches may be stored until the end",
        "at game end a patch may destroy a meteorite",
    ),
    # each biomass position offers a choice of one benefit
    (_CIV, _WATER, "- s/B a0/B/*1 a1/B/*2 a4/B/*3 a3/B/*5", _ROVER_2, _TECH),
)

CORPORATION_BOARDS: Final = (
    UNIVERSAL,
    COSMOS,
    FLUX,
    HORIZON,
    JUMP_DRIVE,
    MAKESHIFT,
    OASIS,
    REPUBLIC,
    WORMHOLE,
)
