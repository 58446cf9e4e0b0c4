"""Round scoring tiles, final scoring tiles and federation tokens."""

from typing import Final

from astrarium.gaia.components.effects import (
    CREDIT,
    KNOWLEDGE,
    ON_ADVANCE,
    ON_BIG,
    ON_FEDERATION,
    ON_GAIA_MINE,
    ON_MINE,
    ON_STATION,
    ON_STEP,
    ORE,
    PER_FEDERATION_STRUCTURE,
    PER_GAIA,
    PER_SATELLITE,
    PER_SECTOR,
    PER_STRUCTURE,
    PER_TYPE,
    QIC,
    TOKEN,
    VP,
    Gain,
)


class RoundTile:
    """VP for each time something happens in its round; ``automa_vp`` is for rounds 1-3 and 4-6."""

    def __init__(
        self, name: str, trigger: int, vp: int, automa_vp: tuple[int, int], copies: int = 1
    ) -> None:
        self.name = name
        self.trigger = trigger
        self.vp = vp
        self.automa_vp = automa_vp
        self.copies = copies


ROUND_TILES: Final[tuple[RoundTile, ...]] = (
    RoundTile("mine-2", ON_MINE, 2, (4, 6)),
    RoundTile("terraform-2", ON_STEP, 2, (4, 6)),
    RoundTile("research-2", ON_ADVANCE, 2, (2, 4)),
    RoundTile("federation-5", ON_FEDERATION, 5, (0, 5)),
    RoundTile("station-3", ON_STATION, 3, (3, 6)),
    RoundTile("station-4", ON_STATION, 4, (3, 6)),
    RoundTile("gaia-3", ON_GAIA_MINE, 3, (2, 2)),
    RoundTile("gaia-4", ON_GAIA_MINE, 4, (2, 2)),
    RoundTile("big-5", ON_BIG, 5, (0, 5), copies=2),
)
ROUND_NAMES: Final = tuple(tile.name for tile in ROUND_TILES)


class FinalTile:
    """What is counted at the end, and where the neutral player stands on it."""

    def __init__(self, name: str, per: int, neutral: int) -> None:
        self.name = name
        self.per = per
        self.neutral = neutral


FINAL_TILES: Final[tuple[FinalTile, ...]] = (
    FinalTile("federation-structures", PER_FEDERATION_STRUCTURE, 10),
    FinalTile("structures", PER_STRUCTURE, 11),
    FinalTile("planet-types", PER_TYPE, 5),
    FinalTile("gaia-planets", PER_GAIA, 4),
    FinalTile("sectors", PER_SECTOR, 6),
    FinalTile("satellites", PER_SATELLITE, 8),
)
FINAL_NAMES: Final = tuple(tile.name for tile in FINAL_TILES)
RANK_VP: Final = (18, 12, 6, 0)
RESOURCES_PER_VP: Final = 3


class FederationToken:
    """``green``: has a green side that can be turned once for an advanced tile or a level 5."""

    def __init__(self, name: str, gain: Gain, copies: int, green: bool) -> None:
        self.name = name
        self.gain = gain
        self.copies = copies
        self.green = green


FEDERATION_TOKENS: Final[tuple[FederationToken, ...]] = (
    FederationToken("12vp", ((VP, 12),), 3, False),
    FederationToken("8vp-qic", ((VP, 8), (QIC, 1)), 3, True),
    FederationToken("8vp-tokens", ((VP, 8), (TOKEN, 2)), 3, True),
    FederationToken("7vp-ore", ((VP, 7), (ORE, 2)), 3, True),
    FederationToken("7vp-credits", ((VP, 7), (CREDIT, 6)), 3, True),
    FederationToken("6vp-knowledge", ((VP, 6), (KNOWLEDGE, 2)), 3, True),
    FederationToken("gleens", ((ORE, 1), (KNOWLEDGE, 1), (CREDIT, 2)), 1, True),
)
TOKEN_NAMES: Final = tuple(token.name for token in FEDERATION_TOKENS)
GLEENS_TOKEN: Final = 6
COMMON_TOKENS: Final = 6
"""The first six kinds lie in the supply; the seventh belongs to the Gleens."""
