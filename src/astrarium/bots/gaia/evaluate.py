"""What a position is worth to a seat, in VP: what it has, what that brings, what it can reach."""

from astrarium.bots.gaia.weights import Weights
from astrarium.gaia import GaiaState
from astrarium.gaia.actions.charge import kind_value
from astrarium.gaia.actions.special import ACADEMY, BOOSTER, TILE_ACTIONS
from astrarium.gaia.components.boosters import BOOSTERS
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
)
from astrarium.gaia.components.research import FIRST_SCORING_LEVEL, LEVEL_VP
from astrarium.gaia.components.scoring import RANK_VP
from astrarium.gaia.components.structures import INSTITUTE, QIC_ACADEMY, ROUNDS
from astrarium.gaia.components.tech_tiles import (
    ACTION,
    ADVANCED,
    AT_PASS,
    BIG_POWER,
    STANDARD,
    WHENEVER,
)
from astrarium.gaia.gains import count
from astrarium.gaia.galaxy import bits
from astrarium.gaia.income import icons
from astrarium.gaia.player import Player
from astrarium.gaia.scoring import standings

TRIGGERS_PER_ROUND = (1.4, 0.6, 0.9, 0.3, 1.2, 0.4, 1.2)
"""How often mine, gaia mine, station, big building, advance, federation, step happen a round."""
NEAR = 3
"""Structures within so many spaces can become one federation."""
MANY, MANY_CREDITS = 8, 14
"""More than this of a resource is more than the next turn or two can use."""
SOON = 3
"""Counts this far ahead or behind are as good as decided."""


class Evaluation:
    """The evaluation with one set of weights."""

    def __init__(self, weights: Weights) -> None:
        w = weights
        self._w = w
        self._unit = {
            CREDIT: w["credit"],
            ORE: w["ore"],
            KNOWLEDGE: w["knowledge"],
            QIC: w["qic"],
            CHARGE: w["power"],
            TOKEN: w["token"],
            GAIAFORMER: w["gaiaformer"],
            VP: 1.0,
        }
        step, gaia = w["terraforming_3"], w["gaia_4"]
        none = (0.0,) * 6
        self._level_per_round = (
            (0.0, 0.0, w["terraforming_2"], step, step, step),
            (0.0, 0.0, w["navigation_2"], w["navigation_2"], w["navigation_4"], w["navigation_5"]),
            none,
            (0.0, w["gaia_1"], w["gaia_1"], w["gaia_3"], gaia, gaia),
            none,
            none,
        )
        self._towards = (0.0, w["level_1"], w["level_2"], w["level_3"], w["level_4"], w["level_4"])
        self._actions = {
            "charge": w["charge_action"],
            "qic-credits": w["qic_action"],
            "ore": w["ore_action"],
            "knowledge": w["knowledge_action"],
        }

    def __call__(self, state: GaiaState, seat: int) -> float:
        """Expected final VP of a seat, roughly; only differences matter."""
        me = state.seats[seat]
        left = ROUNDS - state.round
        value = float(me.vp)
        value += self._holdings(me, left)
        if left:
            value += self._income(me, left)
        value += self._research(me, left)
        value += self._growth(me, left)
        value += self._tiles(state, me, left)
        value += self._federations(state, me, left)
        value += self._final(state, me, seat)
        return value

    def parts(self, state: GaiaState, seat: int) -> dict[str, float]:
        """The same sum by what it consists of, for explanations."""
        me = state.seats[seat]
        left = ROUNDS - state.round
        return {
            "VP now": float(me.vp),
            "resources in hand": self._holdings(me, left),
            "income to come": self._income(me, left) if left else 0.0,
            "research": self._research(me, left),
            "room to grow": self._growth(me, left),
            "tiles, institute and booster": self._tiles(state, me, left),
            "federations": self._federations(state, me, left),
            "final scoring": self._final(state, me, seat),
        }

    def _holdings(self, me: Player, left: int) -> float:
        """Resources in hand; after the last pass each is just a third of a VP."""
        w = self._w
        if not left and me.passed:
            return (me.credits + me.ore + me.knowledge + me.qic + me.area3) / 3
        three = me.area3 + (3 if me.brainstone == 3 else 0)
        two = me.area2 + (2 if me.brainstone == 2 else 0)
        one = me.area1 + me.gaia_area + (1 if me.brainstone in (1, 4) else 0)
        tokens = me.faction.token_power(me) * (three + w["area_two"] * two + w["area_one"] * one)
        if not left:
            return (
                me.credits * w["last_credit"]
                + me.ore * w["last_ore"]
                + me.knowledge * w["last_knowledge"]
                + me.qic * w["last_qic"]
                + tokens * w["last_power"]
            )
        unit = self._unit
        fade = w["fade"] + w["fade_per_round"] * left
        return fade * (
            me.credits * unit[CREDIT]
            + me.ore * unit[ORE]
            + me.knowledge * unit[KNOWLEDGE]
            + me.qic * unit[QIC]
            + tokens * unit[CHARGE]
        )

    def _income(self, me: Player, left: int) -> float:
        """What the coming income phases pay; the booster in hand has paid already."""
        w = self._w
        unit = self._unit
        per_round = 0.0
        for resource, amount in icons(me):
            per_round += amount * unit[resource]
        if me.booster >= 0:
            for resource, amount in BOOSTERS[me.booster].income:
                per_round -= amount * unit[resource]
        total = 0.0
        for i in range(left):
            last = i == left - 1
            total += per_round * (
                w["income_last"] if last else w["income_next"] - w["income_less"] * i
            )
        if me.next_booster >= 0:
            booster = BOOSTERS[me.next_booster]
            for resource, amount in booster.income:
                total += amount * unit[resource] * w["income_next"]
            total += w["booster_step"] * booster.free_steps
            total += w["booster_range"] * booster.range_bonus
        return total

    def _growth(self, me: Player, left: int) -> float:
        """Room to grow: structures to upgrade and to reach from; resources that lie idle."""
        if not left:
            return 0.0
        w = self._w
        each = w["structure"] + w["structure_per_round"] * left
        value = each * me.structures.bit_count()
        value -= w["waste_credit"] * max(0, me.credits - MANY_CREDITS)
        value -= w["waste_ore"] * max(0, me.ore - MANY)
        return value - w["waste_knowledge"] * max(0, me.knowledge - MANY)

    def _research(self, me: Player, left: int) -> float:
        w = self._w
        value = 0.0
        growth = 1.0 + w["level_per_round"] * left
        for track, level in enumerate(me.research):
            if level >= FIRST_SCORING_LEVEL:
                value += LEVEL_VP * (level - FIRST_SCORING_LEVEL + 1)
            value += self._level_per_round[track][level] * left
            value += self._towards[level] * growth
        if left:
            value += w["green_token"] * min(2, sum(me.green))
            value += w["former_per_round"] * left * min(me.formers_available, 2)
        return value

    def _tiles(self, state: GaiaState, me: Player, left: int) -> float:
        w = self._w
        value = 0.0
        rounds = left + (0 if me.passed else 1)
        for kind in bits(me.active_tiles):
            tile = STANDARD[kind]
            if tile.timing == ACTION:
                value += self._actions[tile.action] * (
                    rounds - (me.used >> TILE_ACTIONS.index(tile.action) & 1)
                )
            elif tile.timing == WHENEVER:
                value += w["trigger"] * tile.gain[0][1] * TRIGGERS_PER_ROUND[tile.trigger] * left
            elif kind == BIG_POWER:
                value += w["big_power"] * left
        for kind in bits(me.advanced):
            tile = ADVANCED[kind]
            if tile.timing == ACTION:
                value += self._actions[tile.action] * max(0.0, rounds - 0.5)
            elif tile.timing == AT_PASS:
                value += w["pass_tile"] * tile.gain[0][1] * count(state, me, tile.per) * rounds
            elif tile.timing == WHENEVER:
                value += w["trigger"] * tile.gain[0][1] * TRIGGERS_PER_ROUND[tile.trigger] * left
        if me.built[QIC_ACADEMY]:
            value += w["academy"] * (left + (0 if me.used >> ACADEMY & 1 or me.passed else 1))
        if me.built[INSTITUTE]:
            value += w["institute"] * left + w["institute_now"]
        if me.booster >= 0 and not me.passed:
            booster = BOOSTERS[me.booster]
            if booster.pass_per >= 0:
                value += booster.pass_vp * count(state, me, booster.pass_per)
            elif not me.used >> BOOSTER & 1:
                value += w["booster_step"] * booster.free_steps
                value += w["booster_range"] * booster.range_bonus
        return value

    def _federations(self, state: GaiaState, me: Player, left: int) -> float:
        """How near the next federations are: power value gathered within a few spaces."""
        w = self._w
        worth = w["federation"] if left else w["federation_last"]
        need = me.faction.federation_value(me)
        if me.faction.grows_one_federation:
            total = me.stations.bit_count() + (me.lost != 0)
            for kind, hexes in enumerate(me.built):
                total += hexes.bit_count() * kind_value(me, kind)
            missing = max(0, need - total)
            return worth * max(0.0, 1 - missing / 7) ** 2
        loose = me.structures & ~me.federated
        near = state.galaxy.shape.within[NEAR]
        value = 0.0
        share = 1.0
        for _ in range(2):
            best = 0
            where = 0
            for h in bits(loose):
                group = near[h] & loose
                total = (group & me.lost).bit_count()
                for kind, hexes in enumerate(me.built):
                    part = hexes & group
                    if part:
                        total += part.bit_count() * kind_value(me, kind)
                if total > best:
                    best, where = total, group
            if not best:
                break
            value += share * worth * min(1.0, best / need) ** 2
            share = w["federation_spread"]
            loose &= ~where
        return value

    def _final(self, state: GaiaState, me: Player, seat: int) -> float:
        """The races of final scoring as they stand, softer while they can still change."""
        w = self._w
        certain = w["final_now"] + w["final_per_round"] * state.round
        value = 0.0
        for tile in range(len(state.setup.final_tiles)):
            rows = standings(state, tile)
            mine = 0
            for amount, who in rows:
                if who == seat:
                    mine = amount
            ahead = 0.0
            for amount, who in rows:
                if who != seat:
                    gap = mine - amount
                    if gap >= SOON:
                        ahead += 1.0
                    elif gap > -SOON:
                        ahead += 0.5 + gap / (2 * SOON)
            value += certain * (RANK_VP[0] - RANK_VP[1]) * ahead + w["final_count"] * mine
        value += w["new_type"] * me.types.bit_count() + w["sector"] * me.sectors.bit_count()
        return value + w["gaia_planet"] * count(state, me, PER_GAIA)
