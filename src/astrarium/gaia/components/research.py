"""The research board: six areas, what each level gives once, each round, and while one is there."""

from typing import Final

from astrarium.gaia.components.effects import (
    CHARGE,
    CREDIT,
    GAIAFORMER,
    KNOWLEDGE,
    ORE,
    PER_GAIA,
    QIC,
    TOKEN,
    VP,
    Gain,
)

TERRAFORMING: Final = 0
NAVIGATION: Final = 1
AI: Final = 2
GAIA_PROJECT: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
TRACKS: Final = ("terraforming", "navigation", "ai", "gaia", "economy", "science")
TRACK_TITLES: Final = (
    "Terraforming", "Navigation", "Artificial Intelligence", "Gaia Project", "Economy", "Science",
)  # fmt: skip

RESEARCH_COST: Final = 4
TOP_LEVEL: Final = 5
ADVANCED_TILE_LEVEL: Final = 4
LEVEL_VP: Final = 4
FIRST_SCORING_LEVEL: Final = 3

_NOTHING: Final[Gain] = ()
_CHARGE_3: Final[Gain] = ((CHARGE, 3),)

# Once, on reaching levels 0 to 5. Crossing to level 3 charges 3 power in every area.
ONCE: Final[tuple[tuple[Gain, ...], ...]] = (
    (_NOTHING, ((ORE, 2),), _NOTHING, _CHARGE_3, ((ORE, 2),), _NOTHING),
    (_NOTHING, ((QIC, 1),), _NOTHING, ((QIC, 1), (CHARGE, 3)), _NOTHING, _NOTHING),
    (_NOTHING, ((QIC, 1),), ((QIC, 1),), ((QIC, 2), (CHARGE, 3)), ((QIC, 2),), ((QIC, 4),)),
    (
        _NOTHING,
        ((GAIAFORMER, 1),),
        ((TOKEN, 3),),
        ((GAIAFORMER, 1), (CHARGE, 3)),
        ((GAIAFORMER, 1),),
        ((VP, 4),),
    ),
    (_NOTHING, _NOTHING, _NOTHING, _CHARGE_3, _NOTHING, ((ORE, 3), (CREDIT, 6), (CHARGE, 6))),
    (_NOTHING, _NOTHING, _NOTHING, _CHARGE_3, _NOTHING, ((KNOWLEDGE, 9),)),
)

# In every income phase while the token stands there.
LEVEL_INCOME: Final[tuple[tuple[Gain, ...], ...]] = (
    (_NOTHING,) * 6,
    (_NOTHING,) * 6,
    (_NOTHING,) * 6,
    (_NOTHING,) * 6,
    (
        _NOTHING,
        ((CREDIT, 2), (CHARGE, 1)),
        ((ORE, 1), (CREDIT, 2), (CHARGE, 2)),
        ((ORE, 1), (CREDIT, 3), (CHARGE, 3)),
        ((ORE, 2), (CREDIT, 4), (CHARGE, 4)),
        _NOTHING,
    ),
    (
        _NOTHING,
        ((KNOWLEDGE, 1),),
        ((KNOWLEDGE, 2),),
        ((KNOWLEDGE, 3),),
        ((KNOWLEDGE, 4),),
        _NOTHING,
    ),
)

# While the token stands there.
STEP_ORE: Final = (3, 3, 2, 1, 1, 1)
RANGE: Final = (1, 1, 2, 2, 3, 4)
PROJECT_TOKENS: Final = (0, 6, 6, 4, 3, 3)
"""Tokens a Gaia project takes; at level 0 none can be started."""
TOP_GAIA_VP_PER: Final = (PER_GAIA, 1)
"""Gaia Project 5 adds so many VP per colonised Gaia planet."""
