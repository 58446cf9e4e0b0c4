"""What is printed on Gaia Project's tiles, in as few words as a terminal has room for."""

from astrarium.gaia.components.board_actions import POWER_ACTIONS, QIC_COST, QIC_NAMES
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.effects import CHARGE, RESOURCES, Gain
from astrarium.gaia.components.research import (
    LEVEL_INCOME,
    ONCE,
    PROJECT_TOKENS,
    RANGE,
    STEP_ORE,
    TRACKS,
)
from astrarium.gaia.components.scoring import ROUND_TILES
from astrarium.gaia.components.tech_tiles import (
    ACTION,
    ADVANCED,
    AT_PASS,
    CONSTANT,
    INCOME,
    STANDARD,
    Tile,
)

_SHORT = ("c", "o", "k", "q", " charge", " token", " gaiaformer", " vp")
_PER = (
    "mine",
    "station",
    "lab",
    "big",
    "type",
    "gaia planet",
    "sector",
    "federation",
    "structure",
    "structure in federations",
    "satellite",
)
_WHENEVER = (
    "mine",
    "mine on gaia",
    "station",
    "institute or academy",
    "advance",
    "federation",
    "step",
)


def gain_text(gain: Gain) -> str:
    """``2o 1q``: credits, ore, knowledge and Q.I.C. by their letter, the rest in words."""
    return " ".join(f"{amount}{_SHORT[resource]}" for resource, amount in gain)


def income_text(income: dict[str, int]) -> str:
    """The income of a view in the same words."""
    return " ".join(
        f"{income[name]}{_SHORT[kind]}" for kind, name in enumerate(RESOURCES) if income.get(name)
    )


def _tile_text(tile: Tile) -> str:
    gain = gain_text(tile.gain)
    if tile.per >= 0:
        gain += f" per {_PER[tile.per]}"
    if tile.trigger >= 0:
        return f"each {_WHENEVER[tile.trigger]}: {gain}"
    if tile.timing == AT_PASS:
        return f"pass: {gain}"
    if tile.timing == INCOME:
        return f"{gain} a round"
    if tile.timing == ACTION:
        return f"action: {gain}"
    if tile.timing == CONSTANT:
        return "big ones have power 4"
    return f"now {gain}"


TILES = {tile.name: _tile_text(tile) for tile in (*STANDARD, *ADVANCED)}
"""Tech tiles by name."""


def _boosters() -> dict[str, str]:
    texts = {}
    for booster in BOOSTERS:
        parts = [gain_text(booster.income)]
        if booster.free_steps:
            parts.append(f"action: {booster.free_steps} step")
        if booster.range_bonus:
            parts.append(f"action: range +{booster.range_bonus}")
        if booster.pass_per >= 0:
            parts.append(f"pass: {booster.pass_vp} vp per {_PER[booster.pass_per]}")
        texts[booster.name] = ", ".join(parts)
    return texts


BOOSTER_TEXTS = _boosters()
ROUND_TEXTS = {tile.name: f"{tile.vp} vp per {_WHENEVER[tile.trigger]}" for tile in ROUND_TILES}


def _actions() -> dict[str, str]:
    texts = {}
    for action in POWER_ACTIONS:
        what = gain_text(action.gain) or f"mine with {action.free_steps} free steps"
        texts[f"power {action.name}"] = f"{action.power} power: {what}"
    for name, cost in zip(QIC_NAMES, QIC_COST, strict=True):
        texts[f"qic {name}"] = f"{cost}q"
    return texts


ACTION_TEXTS = _actions()
"""Power and Q.I.C. actions by the words of their move."""


_CROSSING = 3
_STEADY = {
    "terraforming": ("step {}o", STEP_ORE),
    "navigation": ("range {}", RANGE),
    "gaia": ("project {}", PROJECT_TOKENS),
}


def level_text(track: int, level: int) -> str:
    """What a level of the research board gives once, in each round, and while one is there."""
    parts = []
    icons = ONCE[track][level]
    if level == _CROSSING:
        icons = tuple(icon for icon in icons if icon[0] != CHARGE)  # the same in every area
    once = gain_text(icons)
    if once:
        parts.append(once)
    income = gain_text(LEVEL_INCOME[track][level])
    if income:
        parts.append(f"{income}/round")
    values = _STEADY.get(TRACKS[track])
    if values is not None and values[1][level] not in (0, values[1][level - 1] if level else 0):
        parts.append(values[0].format(values[1][level]))
    return ", ".join(parts)
