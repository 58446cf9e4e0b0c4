"""What matters about a position for one seat, as numbers in the order of ``weights.NAMES``.

Research levels reached are not among them: they need no counting.
"""

from typing import Final

from astrarium.bots.gaia.reach import Reach
from astrarium.bots.gaia.weights import COUNTED, NAMES
from astrarium.gaia import GaiaState
from astrarium.gaia.actions.special import ACADEMY, BOOSTER, TILE_ACTIONS
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.effects import (
    CHARGE,
    CREDIT,
    KNOWLEDGE,
    ON_ADVANCE,
    ON_BIG,
    ON_FEDERATION,
    ON_GAIA_MINE,
    ON_MINE,
    ON_STATION,
    ORE,
    PER_FEDERATION_STRUCTURE,
    PER_GAIA,
    PER_SATELLITE,
    QIC,
    TOKEN,
    VP,
)
from astrarium.gaia.components.research import ADVANCED_TILE_LEVEL, TOP_LEVEL
from astrarium.gaia.components.scoring import FINAL_TILES, RANK_VP, ROUND_TILES
from astrarium.gaia.components.structures import (
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    QIC_ACADEMY,
    ROUNDS,
    STATION,
)
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
from astrarium.gaia.scoring import tallies

CREDITS_PER_ORE, CREDITS_ALWAYS = 2.2, 6.0
CREDITS_FOR_ORE, ORE_ALWAYS = 1.6, 2.0
"""Credits beyond what the ore at hand can use lie idle, and the other way round."""
CREDITS_INCOME, ORE_INCOME = 3.0, 1.5
MUCH_CREDITS, MUCH_ORE, MUCH_KNOWLEDGE = 18.0, 7.0, 5.0
"""More than this, with the next income, is more than a round can use."""
ENOUGH_TOKENS, ENOUGH_POWER = 6.0, 5.0
ENOUGH_ORE, ENOUGH_KNOWLEDGE, ENOUGH_CHARGE = 5.0, 3.0, 4.0
"""With less than this, or less income, little can be done in a round."""
TOWARDS_TILE: Final = (0.0, 0.1, 0.2, 0.4, 1.0, 1.0)
"""How near each level of an area is to its advanced tile."""
NO_GREEN: Final = 0.5
"""Without a green federation token an advanced tile is further away."""
BIG_ACTION, OFTEN = 4.0, 1.3
"""VP of an advanced tile's action, and how often in a round the others pay."""
OTHERS_GROW: Final = 0.16
"""By how much of an average player's final count the others come forward in a round."""
NOT_SETTLED: Final = (PER_FEDERATION_STRUCTURE, PER_SATELLITE)
"""What a final tile counts that the others do not get by settling planets."""
GROWING: Final = 0.5
"""How much more of what a booster counts there will be when it pays."""

INSTITUTE_WORTH: Final[dict[str, float]] = {
    "terrans": 1.2, "lantids": 0.9, "xenos": 1.2, "gleens": 0.3, "taklons": 0.8, "ambas": 0.8,
    "hadsch-hallas": 1.3, "ivits": 0.0, "geodens": 1.0, "baltaks": 0.3, "firaks": 1.2,
    "bescods": 0.8, "nevlas": 1.3, "itars": 1.2,
}  # fmt: skip
"""What a faction's institute does beyond its income, compared with the others'."""

_HAND: Final = NAMES.index("credit")
_IDLE: Final = NAMES.index("credit idle")
_INCOME: Final = NAMES.index("credit income")
_STRUCTURES: Final = NAMES.index("mine")
_INSTITUTE: Final = NAMES.index("institute")
_FACTION: Final = NAMES.index("faction institute")
_ACADEMY: Final = NAMES.index("academy")
_TARGETS: Final = NAMES.index("targets")
_NEIGHBOURS: Final = NAMES.index("neighbours")
_FORMER: Final = NAMES.index("gaiaformer")
_PROJECT: Final = NAMES.index("gaia project")
_TYPES: Final = NAMES.index("planet types")
_SECTORS: Final = NAMES.index("sectors")
_GAIA: Final = NAMES.index("gaia planets")
_CHARGE_ACTION: Final = NAMES.index("charge action")
_BIG_ACTIONS: Final = NAMES.index("big actions")
_ACADEMY_ACTION: Final = NAMES.index("academy action")
_GAIA_TILE: Final = NAMES.index("gaia mine tile")
_BIG_POWER: Final = NAMES.index("big power tile")
_MINE_TILE: Final = NAMES.index("mine tile")
_STATION_TILE: Final = NAMES.index("station tile")
_ADVANCE_TILE: Final = NAMES.index("advance tile")
_PASS_TILES: Final = NAMES.index("pass tiles")
_BOOSTER_NOW: Final = NAMES.index("booster now")
_BOOSTER_NEXT: Final = NAMES.index("booster next")
_BOOSTER_STEP: Final = NAMES.index("booster step")
_BOOSTER_RANGE: Final = NAMES.index("booster range")
_NEXT_TILE: Final = NAMES.index("next round tile")
_FEDERATION: Final = NAMES.index("first federation")
_FEDERATION_NEAR: Final = NAMES.index("first federation near")
_SECOND: Final = NAMES.index("second federation")
_THIRD: Final = NAMES.index("third federation")
_GREEN: Final = NAMES.index("green token")
_ADVANCED: Final = NAMES.index("advanced tile in reach")
_TOP: Final = NAMES.index("top level in reach")
_RANK: Final = NAMES.index("final rank")
_COUNT: Final = NAMES.index("final count")


class Features:
    """Describes positions; remembers what it worked out about the map."""

    def __init__(self) -> None:
        self._reach = Reach()
        self.now = ROUNDS
        """The round being played; later ones are looked at as if the others stood still."""

    def of(self, state: GaiaState, seat: int) -> list[float]:
        me = state.seats[seat]
        left = ROUNDS - state.round
        f = [0.0] * COUNTED
        self._economy(f, me, left)
        self._advanced(f, state, me)
        self._structures(f, state, me)
        self._tiles(f, state, me, left)
        self._final(f, state, me, seat, left)
        if left or not me.passed:
            self._room(f, state, me, seat)
        return f

    def _economy(self, f: list[float], me: Player, left: int) -> None:
        """Resources with the next income, and the income of later rounds."""
        credits, ore = float(me.credits), float(me.ore)
        knowledge, qic = float(me.knowledge), float(me.qic)
        stone = me.brainstone
        one = float(me.area1 + (stone == 1))
        two = float(me.area2 + (stone == 2))
        three = float(me.area3)
        if left:
            paid = [0.0] * 8
            for resource, amount in icons(me):
                paid[resource] += amount
            if me.booster >= 0:
                for resource, amount in BOOSTERS[me.booster].income:
                    paid[resource] -= amount
            later = left - 1
            f[_INCOME] = later * paid[CREDIT]
            f[_INCOME + 1] = later * paid[ORE]
            f[_INCOME + 2] = later * paid[KNOWLEDGE]
            f[_INCOME + 3] = later * paid[QIC]
            f[_INCOME + 4] = later * paid[CHARGE]
            f[_INCOME + 5] = later * paid[TOKEN]
            idle = paid[CREDIT] - CREDITS_INCOME - CREDITS_PER_ORE * paid[ORE]
            f[_INCOME + 6] = later * max(0.0, idle)
            idle = paid[ORE] - ORE_INCOME - paid[CREDIT] / CREDITS_FOR_ORE
            f[_INCOME + 7] = later * max(0.0, idle)
            f[_INCOME + 8] = later * max(0.0, ENOUGH_ORE - paid[ORE])
            f[_INCOME + 9] = later * max(0.0, ENOUGH_KNOWLEDGE - paid[KNOWLEDGE])
            f[_INCOME + 10] = later * max(0.0, ENOUGH_CHARGE - paid[CHARGE])
            if me.next_booster >= 0:
                for resource, amount in BOOSTERS[me.next_booster].income:
                    paid[resource] += amount
            credits += paid[CREDIT]
            ore += paid[ORE]
            knowledge += paid[KNOWLEDGE]
            qic += paid[QIC]
            charges = paid[CHARGE]
            one += paid[TOKEN]
            up = min(charges, one)
            one -= up
            two += up
            charges -= up
            up = min(charges, two)
            two -= up
            three += up
            if me.faction.gaia_return_area == 2:
                two += me.gaia_area
            else:
                one += me.gaia_area
        if stone in (2, 3):
            three += 2.0 if stone == 3 else 1.0
        worth = me.faction.token_power(me)
        f[_HAND] = credits
        f[_HAND + 1] = ore
        f[_HAND + 2] = knowledge
        f[_HAND + 3] = qic
        f[_HAND + 4] = worth * (three + 0.5 * two)
        f[_HAND + 5] = one + two + three
        f[_IDLE + 3] = max(0.0, ENOUGH_TOKENS - f[_HAND + 5])
        f[_IDLE + 4] = max(0.0, ENOUGH_POWER - f[_HAND + 4])
        f[_IDLE] = max(0.0, credits - min(MUCH_CREDITS, CREDITS_ALWAYS + CREDITS_PER_ORE * ore))
        f[_IDLE + 1] = max(0.0, ore - min(MUCH_ORE, ORE_ALWAYS + credits / CREDITS_FOR_ORE))
        f[_IDLE + 2] = max(0.0, knowledge - MUCH_KNOWLEDGE)

    def _advanced(self, f: list[float], state: GaiaState, me: Player) -> None:
        """What a green federation token may still be turned into."""
        left = ROUNDS - state.round
        prospect = 0.0
        top = 0
        for track, level in enumerate(me.research):
            if level == ADVANCED_TILE_LEVEL and not _top_taken(state, track):
                top += 1
            if level and state.advanced_left >> track & 1:
                kind = state.setup.advanced_tiles[track]
                value = TOWARDS_TILE[level] * advanced_worth(state, me, kind, left)
                prospect = max(prospect, value)
        green = sum(me.green)
        f[_GREEN] = float(green)
        if green:
            f[_ADVANCED] = prospect
            f[_TOP] = float(min(top, green))
        elif left:
            f[_ADVANCED] = NO_GREEN * prospect

    def _structures(self, f: list[float], state: GaiaState, me: Player) -> None:
        built = me.built
        f[_STRUCTURES] = float(me.mines.bit_count())
        f[_STRUCTURES + 1] = float(built[STATION].bit_count())
        f[_STRUCTURES + 2] = float(built[LAB].bit_count())
        if built[INSTITUTE]:
            f[_INSTITUTE] = 1.0
            f[_FACTION] = INSTITUTE_WORTH[me.faction.name]
        f[_ACADEMY] = float((built[KNOWLEDGE_ACADEMY] | built[QIC_ACADEMY]).bit_count())
        f[_FORMER] = float(me.formers_available)
        f[_PROJECT] = float(me.formers_on_map.bit_count())
        f[_TYPES] = float(me.types.bit_count())
        f[_SECTORS] = float(me.sectors.bit_count())
        f[_GAIA] = float(count(state, me, PER_GAIA))

    def _tiles(self, f: list[float], state: GaiaState, me: Player, left: int) -> None:
        """Tiles by how often they can still be used."""
        rounds = left + (0 if me.passed else 1)
        used = me.used
        for kind in bits(me.active_tiles):
            tile = STANDARD[kind]
            if tile.timing == ACTION:
                f[_CHARGE_ACTION] = rounds - (used >> TILE_ACTIONS.index(tile.action) & 1)
            elif tile.timing == WHENEVER:
                f[_GAIA_TILE] = rounds
            elif kind == BIG_POWER:
                f[_BIG_POWER] = rounds
        for kind in bits(me.advanced):
            tile = ADVANCED[kind]
            if tile.timing == ACTION:
                f[_BIG_ACTIONS] += rounds - (used >> TILE_ACTIONS.index(tile.action) & 1)
            elif tile.timing == AT_PASS:
                f[_PASS_TILES] += tile.gain[0][1] * count(state, me, tile.per) * rounds
            elif tile.timing == WHENEVER:
                where = _STATION_TILE
                if tile.trigger == ON_MINE:
                    where = _MINE_TILE
                elif tile.trigger == ON_ADVANCE:
                    where = _ADVANCE_TILE
                f[where] = rounds
        if me.built[QIC_ACADEMY]:
            f[_ACADEMY_ACTION] = rounds - (used >> ACADEMY & 1 if not me.passed else 0)
        if me.booster >= 0 and not me.passed:
            booster = BOOSTERS[me.booster]
            if booster.pass_per >= 0:
                f[_BOOSTER_NOW] = booster.pass_vp * count(state, me, booster.pass_per)
            elif not used >> BOOSTER & 1:
                f[_BOOSTER_STEP] = booster.free_steps
                f[_BOOSTER_RANGE] = booster.range_bonus
        if me.next_booster >= 0:
            booster = BOOSTERS[me.next_booster]
            if booster.pass_per >= 0:
                have = count(state, me, booster.pass_per)
                f[_BOOSTER_NEXT] = booster.pass_vp * (have + GROWING)
            f[_BOOSTER_STEP] = booster.free_steps
            f[_BOOSTER_RANGE] = booster.range_bonus

    def _final(self, f: list[float], state: GaiaState, me: Player, seat: int, left: int) -> None:
        """The races of final scoring: VP of the rank as it stands, softer while it can change."""
        soon = 1.0 + 0.6 * left
        # Being ahead of an opponent also takes a rank's VP from it: a gain on each by its share.
        taken_away = 1.0 / (len(state.seats) - 1)
        growth = OTHERS_GROW * (state.round - self.now + 0.5) if state.round > self.now else 0.0
        rank = 0.0
        counted = 0.0
        for tile in range(len(state.setup.final_tiles)):
            rows = tallies(state, tile)
            final = FINAL_TILES[state.setup.final_tiles[tile]]
            grown = growth * final.neutral if final.per in NOT_SETTLED else 0.0
            mine = 0
            for amount, who in rows:
                if who == seat:
                    mine = amount
            better = 0.0
            for amount, who in rows:
                if who == seat:
                    continue
                counts, gap = 1.0, float(amount - mine)
                if who >= 0:
                    counts += taken_away
                    gap += grown
                if gap >= soon:
                    better += counts
                elif gap > -soon:
                    better += counts * (0.5 + gap / (2 * soon))
            rank += RANK_VP[0] - (RANK_VP[0] - RANK_VP[1]) * better
            counted += mine
        f[_RANK] = rank
        f[_COUNT] = counted

    def _room(self, f: list[float], state: GaiaState, me: Player, seat: int) -> None:
        reach = self._reach
        own = me.structures
        others = state.structures_of_others(seat)
        f[_TARGETS] = reach.targets(state, me, own, others)
        f[_NEIGHBOURS] = float(reach.neighbours(state, own, others))
        near = reach.federations(state, me, own)
        f[_FEDERATION] = near[0]
        f[_FEDERATION_NEAR] = near[0] * near[0] * near[0]
        f[_SECOND] = near[1]
        f[_THIRD] = near[2]
        if state.round < ROUNDS:
            f[_NEXT_TILE] = self._next_tile(f, state, me)

    def _next_tile(self, f: list[float], state: GaiaState, me: Player) -> float:
        """VP that the next round's tile may pay for what is ready to be done then."""
        tile = ROUND_TILES[state.setup.round_tiles[state.round]]
        ready = 0.0
        if tile.trigger == ON_STATION:
            ready = min(2.0, 0.5 * me.built[MINE].bit_count())
        elif tile.trigger == ON_BIG:
            ready = min(1.0, 0.5 * (me.built[STATION] | me.built[LAB]).bit_count())
        elif tile.trigger == ON_FEDERATION:
            ready = f[_FEDERATION]
        elif tile.trigger == ON_GAIA_MINE:
            ready = min(2.0, me.formers_on_map.bit_count())
        return tile.vp * ready


def advanced_worth(state: GaiaState, me: Player, kind: int, left: int) -> float:
    """VP an advanced tile would bring if it were taken soon."""
    tile = ADVANCED[kind]
    resource, amount = tile.gain[0]
    if tile.timing == ACTION:
        return BIG_ACTION * (left + 0.5)
    if tile.timing == WHENEVER:
        return amount * OFTEN * (left + 0.5)
    have = count(state, me, tile.per)
    if tile.timing == AT_PASS:
        return amount * (have + GROWING) * min(left + 0.5, 4.0)
    return amount * have * (1.0 if resource == VP else 1.2)


def _top_taken(state: GaiaState, track: int) -> bool:
    """Only one player stands on the top level of an area."""
    return TOP_LEVEL in [player.research[track] for player in state.seats]
