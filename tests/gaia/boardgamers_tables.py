"""Tables in the format of boardgamers.space, made by hand."""

from typing import Any

from astrarium.gaia.board import read_board
from astrarium.gaia.components.planets import LETTERS
from astrarium.gaia.components.sectors import POSITION_NAMES

BASIC = [
    "01@-2,-3", "05b@3,-5", "02@-5,2", "03@0,0", "06b@5,-2", "04@-3,5", "07b@2,3",
]  # fmt: skip
"""The basic board for two players."""
TRACKS = ("terra", "nav", "int", "gaia", "eco", "sci")
TILES: dict[str, Any] = {
    "techs": dict(
        zip((*TRACKS, "free1", "free2", "free3"), [f"tech{n}" for n in range(1, 10)], strict=True)
    ),
    "advTechs": dict(zip(TRACKS, [f"advtech{n}" for n in range(1, 7)], strict=True)),
    "boosters": ["booster1", "booster2", "booster3", "booster4", "booster9"],
    "roundScorings": [f"score{n}" for n in range(1, 7)],
    "finalScorings": ["structure", "gaia"],
    "terraformingFederation": "fed2",
}


SETUP = (
    "p1 faction terrans",
    "p2 faction nevlas",
    "terrans build m 3A3",
    "nevlas build m 3B0",
    "nevlas build m 2B5",
    "terrans build m 4A0",
    "nevlas booster booster4",
    "terrans booster booster9",
)
"""Two factions, their mines and boosters, on the basic board."""
ROUND = (
    *SETUP,
    "terrans build ts 3A3.",
    "nevlas charge 1pw",
    "nevlas special step. build m 3A11. spend 1k for 1c.",
    "terrans burn 2. spend 1pw for 1c. up gaia. spend 1o for 1t.",
    "nevlas pass booster3",
    "terrans build lab 3A3. tech free1. up gaia.",
    "nevlas decline 1pw",
    "terrans pass booster1",
)
"""And a first round."""


def hexes(entries: list[str]) -> list[dict[str, Any]]:
    """A board in our words as their list of hexes."""
    galaxy = read_board(entries)
    result = []
    for h, (q, r) in enumerate(galaxy.shape.axial):
        sector = galaxy.sectors[h // len(POSITION_NAMES)]
        side = ("B" if sector.tile.endswith("b") else "A") if sector.number in "567" else ""
        letter = LETTERS[galaxy.planets[h]].replace(".", "e")
        result.append(
            {"n": galaxy.names[h], "q": q, "r": r, "pl": letter, "s": sector.number + side}
        )
    return result


def table(*moves: str, board: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A game for two with these moves, in the form of a dump."""
    return {
        "players": 2,
        "options": {"factionVariant": "standard"},
        "map": {"hexes": hexes(board or BASIC)},
        "tiles": TILES,
        "moves": ["init 2 somewhere", *moves],
        **more,
    }


def exported(*moves: str, **more: Any) -> dict[str, Any]:
    """The same as the site exports it."""
    data = table(*moves)
    techs = {place: {"tile": tile, "count": 2} for place, tile in TILES["techs"].items()}
    advanced = {f"adv-{t}": {"tile": tile, "count": 1} for t, tile in TILES["advTechs"].items()}
    return {
        "players": [{"player": 0, "data": {}}, {"player": 1, "data": {}}],
        "options": data["options"],
        "map": [
            {"q": h["q"], "r": h["r"], "data": {"planet": h["pl"], "sector": h["s"]}}
            for h in data["map"]["hexes"]
        ],
        "tiles": {
            "boosters": dict.fromkeys(TILES["boosters"], True),
            "techs": {**techs, **advanced},
            "scorings": {"round": TILES["roundScorings"], "final": TILES["finalScorings"]},
            "federations": {"fed1": 3},
        },
        "terraformingFederation": "fed2",
        "moveHistory": data["moves"],
        **more,
    }
