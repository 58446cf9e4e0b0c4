"""The 28 objective cards: a neighbor side that two planets compare, and a private side."""

from typing import Final

from astrarium.planet_unknown.components.resources import (
    BIOMASS,
    CIV,
    ENERGY,
    RESOURCES,
    ROVER,
    TECH,
    WATER,
)

# what neighbors compare
ICONS_ON_EDGE: Final = 1
LARGEST_AREA: Final = 2
AREAS: Final = 3
ICONS: Final = 4
TRACKS_AT_TOP: Final = 5
METEORITES: Final = 6
LIFEPODS: Final = 7

# what a private side asks for
SQUARE_3X3: Final = 11
RECTANGLE_2X5: Final = 12
SIX_ICONS_IN_AREA: Final = 13
TRACK_AT_TOP: Final = 14
FIVE_ENERGY_ICONS: Final = 15
NINE_METEORITES: Final = 16
MORE_LIFEPODS: Final = 17
NO_BARE_ICE: Final = 18
NO_BARE_LAND: Final = 19

WIN_MEDALS: Final = 5
TIE_MEDALS: Final = 2
PRIVATE_MEDALS: Final = 5


class Objective:
    """A card; ``most`` tells whether more or fewer wins on the neighbor side."""

    __slots__ = ("check", "measure", "most", "name", "number", "private_name", "resource", "wanted")

    def __init__(
        self,
        number: int,
        name: str,
        measure: int,
        resource: int,
        most: bool,
        private_name: str,
        check: int,
        wanted: int,
    ) -> None:
        self.number = number
        self.name = name
        self.measure = measure
        self.resource = resource
        self.most = most
        self.private_name = private_name
        self.check = check
        self.wanted = wanted


OBJECTIVES: Final = tuple(
    Objective(number, name, measure, resource, most, private_name, check, wanted)
    for number, (name, measure, resource, most, private_name, check, wanted) in enumerate(
        (
            ("Perimeter", ICONS_ON_EDGE, CIV, True, "Complex", SQUARE_3X3, CIV),
            ("Beacon", ICONS_ON_EDGE, ENERGY, True, "Rubik", SQUARE_3X3, TECH),
            ("Torus", ICONS_ON_EDGE, TECH, True, "Landfill", SQUARE_3X3, BIOMASS),
            ("Ringworld", ICONS_ON_EDGE, BIOMASS, True, "Lattice", SQUARE_3X3, WATER),
            ("Circuit", ICONS_ON_EDGE, ROVER, True, "Doghouse", SQUARE_3X3, ROVER),
            ("Biome", LARGEST_AREA, BIOMASS, True, "Voltaic", SQUARE_3X3, ENERGY),
            ("Transit", LARGEST_AREA, ROVER, True, "Highway", SIX_ICONS_IN_AREA, CIV),
            ("Plasma", LARGEST_AREA, ENERGY, True, "Secret Lab", SIX_ICONS_IN_AREA, TECH),
            ("Megacity", LARGEST_AREA, CIV, True, "Germinate", SIX_ICONS_IN_AREA, BIOMASS),
            ("Silicon", LARGEST_AREA, TECH, True, "Amazon", SIX_ICONS_IN_AREA, WATER),
            ("Pacific", LARGEST_AREA, WATER, True, "Pony Express", SIX_ICONS_IN_AREA, ROVER),
            ("Garden", AREAS, BIOMASS, True, "Power Line", SIX_ICONS_IN_AREA, ENERGY),
            ("Interchange", AREAS, ROVER, True, "Skyway", RECTANGLE_2X5, CIV),
            ("Supercharge", AREAS, ENERGY, True, "Equator", RECTANGLE_2X5, BIOMASS),
            ("Sprawl", AREAS, CIV, True, "Genome", RECTANGLE_2X5, TECH),
            ("X", AREAS, TECH, True, "Panama", RECTANGLE_2X5, WATER),
            ("10,000 Lakes", AREAS, WATER, True, "Runway", RECTANGLE_2X5, ROVER),
            ("Luddite", ICONS, TECH, False, "Power Strip", RECTANGLE_2X5, ENERGY),
            ("Conservation", ICONS, WATER, False, "Crowd Source", TRACK_AT_TOP, CIV),
            ("Galvanize", ICONS, ENERGY, False, "Exponent", TRACK_AT_TOP, TECH),
            ("20 percent", ICONS, BIOMASS, False, "Overgrowth", TRACK_AT_TOP, BIOMASS),
            ("Rideshare", ICONS, ROVER, False, "Flowrate", TRACK_AT_TOP, WATER),
            ("Rural", ICONS, CIV, False, "Overdrive", TRACK_AT_TOP, ROVER),
            ("Pinnacle", TRACKS_AT_TOP, 0, True, "Alternative Energy", FIVE_ENERGY_ICONS, ENERGY),
            ("Geode", METEORITES, 0, True, "Cleanup", NINE_METEORITES, 0),
            ("Rescue", LIFEPODS, 0, True, "Tight Ship", MORE_LIFEPODS, 0),
            ("Vaporize", METEORITES, 0, False, "Meltdown", NO_BARE_ICE, 0),
            ("Deductible", LIFEPODS, 0, False, "Coveralls", NO_BARE_LAND, 0),
        ),
        start=1,
    )
)


def objective(number: int) -> Objective:
    """The card with that number."""
    return OBJECTIVES[number - 1]


def neighbor_text(number: int) -> str:
    """The neighbor side in words."""
    card = objective(number)
    name = RESOURCES[card.resource]
    what = {
        ICONS_ON_EDGE: f"{name} resources on the edge",
        LARGEST_AREA: f"squares in the largest {name} area",
        AREAS: f"{name} areas",
        ICONS: f"{name} resources",
        TRACKS_AT_TOP: "trackers at the top",
        METEORITES: "collected meteorites",
        LIFEPODS: "collected lifepods",
    }[card.measure]
    return f"{card.name}: {'most' if card.most else 'fewest'} {what}"


def private_text(number: int) -> str:
    """The private side in words."""
    card = objective(number)
    name = RESOURCES[card.wanted]
    what = {
        SQUARE_3X3: f"3x3 squares of {name} terrain",
        RECTANGLE_2X5: f"2x5 squares of {name} terrain",
        SIX_ICONS_IN_AREA: f"six {name} resources in one {name} area",
        TRACK_AT_TOP: f"{name} track at the top",
        FIVE_ENERGY_ICONS: "at most five energy resources",
        NINE_METEORITES: "nine collected meteorites",
        MORE_LIFEPODS: "more collected lifepods than meteorites",
        NO_BARE_ICE: "all ice covered",
        NO_BARE_LAND: "all land covered",
    }[card.check]
    return f"{card.private_name}: {what}"
