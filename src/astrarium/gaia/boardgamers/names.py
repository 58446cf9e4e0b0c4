"""Their names for the cardboard, and ours."""

from typing import Final

from astrarium.gaia.components.board_actions import POWER, POWER_NAMES, QIC_NAMES, TOKEN_TO_GAIA
from astrarium.gaia.components.effects import CREDIT, GAIAFORMER, KNOWLEDGE, ORE, QIC, TOKEN
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES, SLOTS, STANDARD_NAMES

BOOSTERS: Final = dict(
    booster1="ore-knowledge",
    booster2="tokens-ore",
    booster3="credits-qic",
    booster4="step",
    booster5="range",
    booster6="mines",
    booster7="stations",
    booster8="labs",
    booster9="big",
    booster10="gaia",
)
ROUND_TILES: Final = dict(
    score1="terraform-2",
    score2="research-2",
    score3="mine-2",
    score4="federation-5",
    score5="station-4",
    score6="gaia-4",
    score7="big-5",
    score8="station-3",
    score9="gaia-3",
    score10="big-5",
)
FINAL_TILES: Final = dict(
    structure="structures",
    structureFed="federation-structures",
    planetType="planet-types",
    gaia="gaia-planets",
    sector="sectors",
    satellite="satellites",
)
STANDARD_TILES: Final = {f"tech{n}": name for n, name in enumerate(STANDARD_NAMES, 1)}
ADVANCED_TILES: Final = {f"advtech{n}": name for n, name in enumerate(ADVANCED_NAMES, 1)}
TOKENS: Final = {f"fed{n}": name for n, name in enumerate(TOKEN_NAMES[:6], 1)} | {
    "gleens": "gleens"
}
TRACK_OF: Final = dict(zip(("terra", "nav", "int", "gaia", "eco", "sci"), TRACKS, strict=True))
PLACES: Final = {
    **dict(zip((*TRACK_OF, "free1", "free2", "free3"), SLOTS, strict=True)),
    **{f"adv-{short}": f"advanced-{track}" for short, track in TRACK_OF.items()},
}
"""Where tech tiles lie."""
BUILDINGS: Final = dict(zip(("m", "ts", "lab", "PI", "ac1", "ac2"), STRUCTURES, strict=True))
POWER_ACTIONS: Final = {f"power{n}": name for n, name in enumerate(POWER_NAMES, 1)}
QIC_ACTIONS: Final = {f"qic{n}": name for n, name in enumerate(QIC_NAMES, 1)}
STONE_AREAS: Final = dict(area1="I", area2="II", area3="III", gaia="gaia", discard="discard")

Amounts = tuple[tuple[str, int], ...]

SPECIALS: Final[dict[Amounts, str]] = {
    (("pw", 4),): "charge",
    (("q", 1),): "academy",
    (("c", 4),): "academy",
    (("q", 1), ("c", 5)): "qic-credits",
    (("o", 3),): "ore",
    (("k", 3),): "knowledge",
}
"""Special actions that need nothing more, by what they give."""
UNFINISHED_SPECIALS: Final = {
    "step": "special step",
    "range+3": "special range",
    "swap-PI": "special swap",
    "space-station": "special station",
    "down-lab": "special downgrade",
    "up-lowest": "special advance",
}
"""Special actions whose target their next command names."""

PAID: Final = dict(c=CREDIT, o=ORE, k=KNOWLEDGE, q=QIC, gf=GAIAFORMER, pw=POWER) | {
    "t-a3": TOKEN_TO_GAIA
}
GAINED: Final = dict(c=CREDIT, o=ORE, k=KNOWLEDGE, q=QIC, t=TOKEN)
"""Units of free actions, on either side."""
