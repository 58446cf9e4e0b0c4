"""What tiles, boosters, tokens and research levels do, in a few words."""

from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.effects import (
    ON_ADVANCE,
    ON_BIG,
    ON_FEDERATION,
    ON_GAIA_MINE,
    ON_MINE,
    ON_STATION,
    ON_STEP,
    ORE,
    PER_BIG,
    PER_FEDERATION,
    PER_GAIA,
    PER_LAB,
    PER_MINE,
    PER_SECTOR,
    PER_STATION,
    PER_TYPE,
    VP,
)
from astrarium.gaia.components.research import (
    GAIA_PROJECT,
    LEVEL_INCOME,
    NAVIGATION,
    ONCE,
    PROJECT_TOKENS,
    RANGE,
    STEP_ORE,
    TERRAFORMING,
    TOP_LEVEL,
)
from astrarium.gaia.components.structures import BIG_POWER_VALUE
from astrarium.gaia.components.tech_tiles import (
    ACTION,
    AT_PASS,
    CONSTANT,
    IMMEDIATE,
    INCOME,
    Tile,
)
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.wording import amount, gained

_PER = {
    PER_MINE: "mine",
    PER_STATION: "trading station",
    PER_LAB: "research lab",
    PER_BIG: "planetary institute and academy",
    PER_TYPE: "planet type",
    PER_GAIA: "Gaia planet",
    PER_SECTOR: "sector",
    PER_FEDERATION: "federation token",
}
_WHEN = {
    ON_MINE: "mine you build",
    ON_GAIA_MINE: "mine you build on a Gaia planet",
    ON_STATION: "upgrade to a trading station",
    ON_BIG: "upgrade to a planetary institute or academy",
    ON_ADVANCE: "advance in research",
    ON_FEDERATION: "federation token you gain",
    ON_STEP: "terraforming step",
}


def tile_effect(me: Player, tile: Tile) -> str:
    """``gain 1 ore and 1 Q.I.C.``, ``3 VP per research lab on passing``."""
    if tile.timing == CONSTANT:
        return f"planetary institute and academies have power value {BIG_POWER_VALUE}"
    per = f" per {_PER[tile.per]}" if tile.per >= 0 else ""
    if tile.timing == IMMEDIATE:
        return f"{gained(me, tile.gain)}{per}"
    if tile.timing == AT_PASS:
        return f"{gained(me, tile.gain)}{per} on passing"
    if tile.timing == INCOME:
        return f"{gained(me, tile.gain)} as income"
    if tile.timing == ACTION:
        return f"{gained(me, tile.gain)} once per round"
    return f"{gained(me, tile.gain)} for each {_WHEN[tile.trigger]}"


def booster_effect(me: Player, kind: int) -> str:
    booster = BOOSTERS[kind]
    text = f"{gained(me, booster.income)} as income"
    if booster.free_steps:
        return f"{text}, a mine with {booster.free_steps} free terraforming step as an action"
    if booster.range_bonus:
        return f"{text}, a mine or Gaia project with range +{booster.range_bonus} as an action"
    if booster.pass_per >= 0:
        return f"{text}, {amount(booster.pass_vp, VP)} per {_PER[booster.pass_per]} on passing"
    return text


def level_effect(me: Player, track: int, level: int) -> str:
    """What reaching a level brings at once and while one stays there."""
    parts = []
    once = gained(me, ONCE[track][level])
    if once:
        parts.append(once)
    if track == TERRAFORMING:
        parts.append(f"a terraforming step costs {amount(STEP_ORE[level], ORE)}")
        if level == TOP_LEVEL:
            parts.insert(0, "gain the federation token there")
    elif track == NAVIGATION:
        parts.append(f"range {RANGE[level]}")
        if level == TOP_LEVEL:
            parts.insert(0, "place the Lost Planet")
    elif track == GAIA_PROJECT:
        if level == TOP_LEVEL:
            parts[0] += " and 1 more per Gaia planet"
        parts.append(f"a Gaia project costs {PROJECT_TOKENS[level]} power tokens")
    income = gained(me, LEVEL_INCOME[track][level])
    if income:
        parts.append(f"{income} as income")
    return ", ".join(parts)
