"""The options of a game as a client can show them: name, kind, default, choices, one sentence."""

from typing import Any

from astrarium.gaia import board
from astrarium.gaia.automa.components import AUTOMA_FACTION_NAMES, LEVEL_NAMES
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.scoring import (
    COMMON_TOKENS,
    FINAL_NAMES,
    ROUND_NAMES,
    TOKEN_NAMES,
)
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES, STANDARD_NAMES

SCHEMA: list[dict[str, Any]] = [
    {
        "name": "players",
        "type": "integer",
        "default": 2,
        "choices": [1, 2, 3, 4],
        "help": "How many people play; one plays against the Automa.",
    },
    {
        "name": "setup",
        "type": "choice",
        "default": "advanced",
        "choices": ["advanced", "first-game"],
        "help": "The first game has fixed factions, board and starting mines.",
    },
    {
        "name": "factions",
        "type": "choice or list",
        "default": "choose",
        "choices": ["choose", "random", *FACTION_NAMES],
        "help": "Chosen in play, drawn at random, or given: one faction per seat.",
    },
    {
        "name": "board",
        "type": "choice or list",
        "default": "method-3",
        "choices": list(board.METHODS),
        "help": "How the board is laid, or the sectors themselves, e.g. '03@0,0r5'.",
    },
    {
        "name": "small_board",
        "type": "choice",
        "default": "none",
        "choices": list(board.SMALL_BOARDS),
        "help": "Three players may leave out sectors 09 and 10.",
    },
    {
        "name": "assembler",
        "type": "choice",
        "default": "nobody",
        "choices": ["nobody", "last-player"],
        "help": "Whether the last player rotates sectors of a variable board after the factions.",
    },
    {
        "name": "turn_order",
        "type": "choice",
        "default": "clockwise",
        "choices": ["clockwise", "passing"],
        "help": "Clockwise from the first to pass, or in the order of passing.",
    },
    {
        "name": "final_conversions",
        "type": "boolean",
        "default": True,
        "choices": [True, False],
        "help": "What is left after the last pass is converted in the best way before scoring.",
    },
    {
        "name": "brainstone_returns",
        "type": "boolean",
        "default": False,
        "choices": [True, False],
        "help": "A discarded brainstone may be taken back as a gained token.",
    },
    {
        "name": "tech_tiles",
        "type": "list",
        "default": None,
        "choices": list(STANDARD_NAMES),
        "help": "The nine standard tiles by place: below the six areas, then the lower row.",
    },
    {
        "name": "advanced_tiles",
        "type": "list",
        "default": None,
        "choices": list(ADVANCED_NAMES),
        "help": "The six advanced tiles by research area.",
    },
    {
        "name": "boosters",
        "type": "list",
        "default": None,
        "choices": list(BOOSTER_NAMES),
        "help": "The boosters in play: three more than players.",
    },
    {
        "name": "round_scoring",
        "type": "list",
        "default": None,
        "choices": list(ROUND_NAMES),
        "help": "The six round scoring tiles in order.",
    },
    {
        "name": "final_scoring",
        "type": "list",
        "default": None,
        "choices": list(FINAL_NAMES),
        "help": "The two final scoring tiles.",
    },
    {
        "name": "terraforming_token",
        "type": "choice",
        "default": None,
        "choices": list(TOKEN_NAMES[:COMMON_TOKENS]),
        "help": "The federation token on level 5 of Terraforming.",
    },
    {
        "name": "start_vp",
        "type": "list",
        "default": None,
        "choices": [],
        "help": "VP each seat starts with, for a handicap; 10 by default.",
    },
    {
        "name": "bids",
        "type": "list",
        "default": None,
        "choices": [],
        "help": "VP each seat pays at the end, as bid for its faction in an auction.",
    },
    {
        "name": "automa",
        "type": "choice",
        "default": "random",
        "choices": ["random", *AUTOMA_FACTION_NAMES],
        "help": "Solo: the Automa's faction, given or drawn from those of another colour.",
    },
    {
        "name": "automa_level",
        "type": "choice",
        "default": "automa",
        "choices": list(LEVEL_NAMES),
        "help": "Solo: how strong the Automa is; the first game is played at the lowest level.",
    },
    {
        "name": "automa_view",
        "type": "integer",
        "default": 0,
        "choices": [0, 1, 2, 3, 4, 5],
        "help": "Solo: how often the board is turned by 60 degrees before rows are read.",
    },
    {
        "name": "strict_level5_skip",
        "type": "boolean",
        "default": False,
        "choices": [True, False],
        "help": "Solo: areas with a token on level 5 and no advanced tile are never counted.",
    },
]
