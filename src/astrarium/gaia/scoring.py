"""Game end: final scoring tiles, research levels, resources."""

from typing import TYPE_CHECKING

from astrarium.gaia.automa.automa import AUTOMA
from astrarium.gaia.components.board_actions import CONVERSIONS, POWER, TOKEN_TO_GAIA
from astrarium.gaia.components.effects import (
    CREDIT,
    GAIAFORMER,
    KNOWLEDGE,
    ORE,
    PER_FEDERATION_STRUCTURE,
)
from astrarium.gaia.components.research import FIRST_SCORING_LEVEL, LEVEL_VP
from astrarium.gaia.components.scoring import FINAL_TILES, RANK_VP, RESOURCES_PER_VP
from astrarium.gaia.components.structures import (
    BRAINSTONE_POWER,
    CREDIT_CAP,
    KNOWLEDGE_CAP,
    ORE_CAP,
)
from astrarium.gaia.gains import count
from astrarium.gaia.player import (
    FROM_FINAL,
    FROM_LEVELS,
    FROM_RESOURCES,
    FROM_START,
    SOURCES,
    Player,
)
from astrarium.table.game import Result

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

NEUTRAL = -1
"""The neutral player's place among the seats of a ranking."""

_POWER_FOR = {c.gain[0][0]: c.amount for c in CONVERSIONS if c.pay == POWER}


def final_scoring(state: "GaiaState") -> Result:
    for tile in range(len(state.setup.final_tiles)):
        for seat, vp in enumerate(tile_vp(state, tile)):
            state.seats[seat].add_vp(vp, FROM_FINAL)
    for me in state.seats:
        me.add_vp(level_vp(me), FROM_LEVELS)
        left = convertible(me) if state.setup.final_conversions else 0
        left += me.credits + me.ore + me.knowledge
        me.add_vp(left // RESOURCES_PER_VP, FROM_RESOURCES)  # GP-SCORE-06
    for me, bid in zip(state.seats, state.setup.bids, strict=True):
        me.add_vp(-bid, FROM_START)
    scores = tuple([me.vp for me in state.seats])
    return Result(
        scores=scores,
        breakdown=tuple([dict(zip(SOURCES, me.vp_from, strict=True)) for me in state.seats]),
        ranks=tuple([1 + sum(other > score for other in scores) for score in scores]),
    )


def standings(state: "GaiaState", tile: int) -> list[tuple[int, int]]:
    """(count, seat) of everybody on a final scoring tile, best first; the neutral player too."""
    return sorted(tallies(state, tile), reverse=True)


def tallies(state: "GaiaState", tile: int) -> list[tuple[int, int]]:
    """The same in the order of the seats."""
    final = FINAL_TILES[state.setup.final_tiles[tile]]
    rows = [(count(state, me, final.per), seat) for seat, me in enumerate(state.seats)]
    if state.automa is not None and final.per == PER_FEDERATION_STRUCTURE:
        # The Automa forms no federations: all its structures but one count (AU-FINAL-03).
        rows[AUTOMA] = (max(0, state.seats[AUTOMA].structures.bit_count() - 1), AUTOMA)
    if state.setup.neutral_player:
        rows.append((final.neutral, NEUTRAL))  # GP-SCORE-04
    return rows


def tile_vp(state: "GaiaState", tile: int) -> list[int]:
    """VP by seat for one final tile: ties share the ranks they occupy (GP-SCORE-02, -03).

    Whoever has nothing to count scores nothing.
    """
    rows = standings(state, tile)
    result = [0] * state.players
    for amount, seat in rows:
        if seat == NEUTRAL or amount == 0:
            continue
        tied = [i for i, row in enumerate(rows) if row[0] == amount]
        result[seat] = sum([_rank_vp(i) for i in tied]) // len(tied)
    return result


def _rank_vp(place: int) -> int:
    return RANK_VP[place] if place < len(RANK_VP) else 0


def level_vp(me: Player) -> int:
    """Four VP for each level from 3 on, reached or passed, in every area (GP-SCORE-05)."""
    return sum(
        [LEVEL_VP * (level - FIRST_SCORING_LEVEL + 1) for level in me.research if level >= 3]
    )


def convertible(me: Player) -> int:
    """How much the free actions can still add to credits, ore and knowledge together.

    Every unit counts the same, so only the caps matter: Q.I.C. become ore (and ore credits when
    ore is full), power becomes credits, and what finds no room there ore and knowledge at their
    worse rates.
    """
    credit_room = CREDIT_CAP - me.credits
    ore_room = ORE_CAP - me.ore
    knowledge_room = KNOWLEDGE_CAP - me.knowledge

    qic = me.qic
    worth = me.faction.token_power(me)
    tokens = me.area3
    stone = me.brainstone
    # Burn every pair of area II; the brainstone is the token that moves up.
    in_area2 = me.area2 + (stone == 2)
    burns = in_area2 // 2
    if stone == 2 and burns:
        stone = 3
        burns -= 1
    tokens += burns
    for conversion in me.faction.conversions(me):
        if conversion.pay == GAIAFORMER:
            qic += me.formers_available

    ore = min(qic, ore_room)
    credits = min(qic - ore, credit_room)
    gained = ore + credits
    ore_room -= ore
    credit_room -= credits

    power = tokens * worth + (BRAINSTONE_POWER if stone == 3 else 0)
    for conversion in me.faction.conversions(me):
        if conversion.pay == CREDIT and conversion.gain[0][0] == KNOWLEDGE:
            # Credits that pay like power make room for what is left of the Q.I.C.
            power += qic - ore - credits
    credits = min(power, credit_room)
    gained += credits
    power -= credits
    for conversion in me.faction.conversions(me):
        if conversion.pay == TOKEN_TO_GAIA:
            # A token of area III is one knowledge: better than four power for one.
            knowledge = min(power // worth, knowledge_room)
            gained += knowledge
            knowledge_room -= knowledge
            power -= knowledge * worth
    ore = min(power // _POWER_FOR[ORE], ore_room)
    gained += ore
    power -= ore * _POWER_FOR[ORE]
    return gained + min(power // _POWER_FOR[KNOWLEDGE], knowledge_room)
