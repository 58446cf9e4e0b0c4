"""Complete turns: every main action, with the free actions that make it affordable."""

from astrarium.gaia import GaiaState
from astrarium.gaia.actions import mine, passing, turn, upgrade
from astrarium.gaia.components.board_actions import (
    POWER_ACTIONS,
    POWER_NAMES,
    QIC_COST,
    QIC_NAMES,
)
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.research import RESEARCH_COST
from astrarium.gaia.components.structures import ORE_COST, STRUCTURES
from astrarium.gaia.decisions import AFTER, SATELLITE, TURN, Step
from astrarium.gaia.power import spendable
from astrarium.table import Move

FREE = ("spend", "burn")


class Need:
    """What a main action costs."""

    def __init__(
        self, credits: int = 0, ore: int = 0, knowledge: int = 0, qic: int = 0, power: int = 0
    ) -> None:
        self.credits = credits
        self.ore = ore
        self.knowledge = knowledge
        self.qic = qic
        self.power = power


def need_of(state: GaiaState, seat: int, move: Move) -> Need:
    """The cost of a main action, affordable or not."""
    verb = move.verb
    galaxy = state.galaxy
    me = state.seats[seat]
    if verb == "mine":
        price = mine.cost(state, seat, galaxy.by_name[move.args[0]])
        return Need(price.credits, price.ore, 0, price.qic)
    if verb == "upgrade":
        target = STRUCTURES.index(move.args[1])
        h = galaxy.by_name[move.args[0]]
        return Need(upgrade.credits_for(state, seat, h, target), ORE_COST[target])
    if verb == "research":
        return Need(knowledge=RESEARCH_COST)
    if verb == "gaiaform":
        return Need(qic=mine.qic_for_range(state, me, galaxy.by_name[move.args[0]], 0))
    if verb == "power":
        action = POWER_ACTIONS[POWER_NAMES.index(move.args[0])]
        if action.free_steps:
            h = galaxy.by_name[move.args[1]]
            price = mine.cost(state, seat, h, action.free_steps)
            return Need(price.credits, price.ore, 0, price.qic, action.power)
        return Need(power=action.power)
    if verb == "qic":
        return Need(qic=QIC_COST[QIC_NAMES.index(move.args[0])])
    if verb == "special" and len(move.args) > 1 and move.args[0] in ("step", "range-mine"):
        booster = BOOSTERS[me.booster]
        h = galaxy.by_name[move.args[1]]
        price = mine.cost(state, seat, h, booster.free_steps, booster.range_bonus)
        return Need(price.credits, price.ore, 0, price.qic)
    return Need()


def conversions_for(state: GaiaState, seat: int, need: Need) -> list[str] | None:
    """The cheapest free actions that leave enough for the action, or None if there are none.

    Power pays first (it comes back), then spare Q.I.C. and knowledge, at last burnt tokens.
    """
    me = state.seats[seat]
    moves: list[str] = []
    power = need.power
    qic_short = max(0, need.qic - me.qic)
    spare_qic = max(0, me.qic - need.qic)
    ore_short = max(0, need.ore - me.ore)
    spare_ore = max(0, me.ore - need.ore)
    knowledge_short = max(0, need.knowledge - me.knowledge)
    spare_knowledge = max(0, me.knowledge - need.knowledge)
    credit_short = max(0, need.credits - me.credits)
    room = spendable(me) + me.faction.token_power(me) * ((me.area2 + (me.brainstone == 2)) // 2)
    if me.faction.qic_becomes_ore(me) and qic_short:
        return None
    for _ in range(qic_short):
        power += 4
        moves.append("spend 4 power for 1 qic")
    for _ in range(knowledge_short):
        power += 4
        moves.append("spend 4 power for 1 knowledge")
    for _ in range(ore_short):
        if power + 3 <= room:
            power += 3
            moves.append("spend 3 power for 1 ore")
        elif spare_qic:
            spare_qic -= 1
            moves.append("spend 1 qic for 1 ore")
        else:
            return None
    for _ in range(credit_short):
        if power + 1 <= room:
            power += 1
            moves.append("spend 1 power for 1 credit")
        elif spare_knowledge:
            spare_knowledge -= 1
            moves.append("spend 1 knowledge for 1 credit")
        elif spare_ore:
            spare_ore -= 1
            moves.append("spend 1 ore for 1 credit")
        else:
            return None
    if power > room:
        return None
    burns = 0
    have = spendable(me)
    worth = me.faction.token_power(me)
    while have < power:
        burns += 1
        have += worth
    if 2 * burns > me.area2 + (me.brainstone == 2):
        return None
    return ["burn"] * burns + moves


def main_moves(state: GaiaState, seat: int) -> list[Move]:
    """Main actions that are legal now."""
    return [
        move
        for move in state.legal_moves(seat)
        if move.verb not in FREE and move.verb != "pass" and move.args[-1:] != (turn.CHOOSE,)
    ]


def wished_moves(state: GaiaState, seat: int, known: list[Move]) -> list[Move]:
    """Main actions that would be legal with more resources."""
    rich = state.copy()
    me = rich.seats[seat]
    me.credits, me.ore, me.knowledge = 30, 15, 13
    me.qic += 2
    me.area3 += 8
    rich._legal = None
    have = set(known)
    result = []
    for move in turn.moves(rich, Step(TURN, seat)):
        if move in have or move.verb in FREE or move.args[-1:] == (turn.CHOOSE,):
            continue
        if move.verb in ("mine", "upgrade", "research", "power", "qic", "special"):
            result.append(move)
    return result


def continue_alone(state: GaiaState, seat: int) -> None:
    """Take the next turn at once, as if the others had done nothing."""
    state.steps = [Step(TURN, seat)]
    state.built_at = state.built_at[:0]
    state.offers = []
    state._legal = None


def after_passing(state: GaiaState, seat: int, move: Move) -> GaiaState:
    """The position right after passing, before anything else happens."""
    new = state.copy()
    new.steps = []
    new._legal = None
    passing.play(new, seat, move)
    return new


def asks_me(state: GaiaState, seat: int) -> bool:
    """Whether an action still asks something of this seat before its turn can end."""
    if not state.steps:
        return False
    step = state.steps[-1]
    return step.seat == seat and step.kind not in (TURN, AFTER)


def many_ways(state: GaiaState) -> bool:
    return state.steps[-1].kind == SATELLITE
