"""Complete turns: every main action, with the free actions that make it affordable."""

from astrarium.gaia import GaiaState, gaia_phase, income
from astrarium.gaia.actions import free, mine, passing, turn, upgrade
from astrarium.gaia.components.board_actions import (
    CONVERSIONS,
    POWER,
    POWER_ACTIONS,
    POWER_NAMES,
    QIC_COST,
    QIC_NAMES,
    TOKEN_TO_GAIA,
    Conversion,
)
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.effects import CREDIT, GAIAFORMER, KNOWLEDGE, ORE, QIC
from astrarium.gaia.components.research import RESEARCH_COST
from astrarium.gaia.components.structures import (
    CREDIT_CAP,
    KNOWLEDGE_CAP,
    ORE_CAP,
    ORE_COST,
    STRUCTURES,
)
from astrarium.gaia.decisions import AFTER, ASSEMBLE, LOST_PLANET, SATELLITE, TURN, Step
from astrarium.gaia.power import spendable
from astrarium.table import Move

FREE = ("spend", "burn")
SETTLING = ("terraform-1", "terraform-2", "step", "range-mine")
"""Board actions and special actions that build a mine where they are told to."""
BURN = Move("burn")
MORE_QIC = 2
"""Actions that need more Q.I.C. beyond those at hand than this are not thought of."""
PLACES = 6
"""For the Lost Planet no more places than these are compared."""


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


def conversions_for(state: GaiaState, seat: int, need: Need) -> list[Move] | None:
    """The cheapest free actions that leave enough for the action, or None if there are none.

    Tokens are burnt only for power that is missing after everything else.
    """
    me = state.seats[seat]
    have = [me.credits, me.ore, me.knowledge, me.qic]
    want = (need.credits, need.ore, need.knowledge, need.qic)
    worth = me.faction.token_power(me)
    pushes = (me.area2 + (me.brainstone == 2)) // 2
    power = spendable(me) - need.power
    room = power + worth * pushes
    formers = me.formers_available
    tokens = me.area3
    if room < 0 or (want[QIC] > have[QIC] and me.faction.qic_becomes_ore(me)):
        return None
    moves: list[Move] = []
    for resource in (QIC, KNOWLEDGE, ORE, CREDIT):
        if have[resource] >= want[resource]:
            continue
        offers = _offers(me.faction.conversions(me))[resource]
        while have[resource] < want[resource]:
            for conversion in offers:
                pay, amount = conversion.pay, conversion.amount
                if pay == POWER:
                    if room < amount:
                        continue
                    room -= amount
                    power -= amount
                elif pay == GAIAFORMER:
                    if not formers:
                        continue
                    formers -= 1
                elif pay == TOKEN_TO_GAIA:
                    if not tokens or power < worth:
                        continue
                    tokens -= 1
                    room -= worth
                    power -= worth
                else:
                    if have[pay] - want[pay] < amount:
                        continue
                    have[pay] -= amount
                for gained, number in conversion.gain:
                    have[gained] += number
                moves.append(conversion.move)
                break
            else:
                return None
    burns = -(power // worth) if power < 0 else 0
    if burns > pushes:
        return None
    return [BURN] * burns + moves


_PRICES = {POWER: 0.5, CREDIT: 0.45, KNOWLEDGE: 1.4, ORE: 1.6, QIC: 1.8, GAIAFORMER: 1.5}
_TOKEN_PRICE = 0.8
_SORTED: dict[tuple[Conversion, ...], list[list[Conversion]]] = {}


def _offers(conversions: tuple[Conversion, ...]) -> list[list[Conversion]]:
    """For credits, ore, knowledge and Q.I.C. the exchanges that bring them, cheapest first."""
    known = _SORTED.get(conversions)
    if known is None:
        known = [[], [], [], []]
        for resource, offers in enumerate(known):
            priced: list[tuple[float, int, Conversion]] = []
            for conversion in conversions:
                for gained, number in conversion.gain:
                    if gained == resource:
                        price = _PRICES.get(conversion.pay, _TOKEN_PRICE) * conversion.amount
                        priced.append((price / number, len(priced), conversion))
            offers += [conversion for _, _, conversion in sorted(priced, key=lambda row: row[:2])]
        _SORTED[conversions] = known
    return known


def main_moves(state: GaiaState, seat: int) -> list[Move]:
    """Main actions that are legal now."""
    return [
        move
        for move in state.legal_moves(seat)
        if move.verb not in FREE and move.verb != "pass" and move.args[-1:] != (turn.CHOOSE,)
    ]


def wished_moves(state: GaiaState, seat: int, known: list[Move]) -> list[Move]:
    """Main actions that would be legal with more resources."""
    rich = state.copy_for(seat)
    me = rich.seats[seat]
    pushes = (me.area2 + (me.brainstone == 2)) // 2
    if me.faction.conversions(me) == CONVERSIONS:
        # No exchange brings more than this, so nothing beyond it is worth a try.
        power = spendable(me) + pushes
        most = (
            me.credits + me.ore + me.knowledge + me.qic + power,
            me.ore + me.qic + power // 3,
            me.knowledge + power // 4,
        )
        me.qic += min(MORE_QIC, power // 4)
    else:
        most = CREDIT_CAP, ORE_CAP, KNOWLEDGE_CAP
        me.qic += MORE_QIC
    # Whoever has all that can be had is offered no more of it, so one less.
    me.credits = max(me.credits, min(CREDIT_CAP - 1, most[0]))
    me.ore = max(me.ore, min(ORE_CAP - 1, most[1]))
    me.knowledge = max(me.knowledge, min(KNOWLEDGE_CAP - 1, most[2]))
    me.area3 += pushes
    rich.token_supply = [0] * len(rich.token_supply)  # no federation: resources do not change them
    rich._legal = None
    have = set(known)
    result = []
    for move in turn.moves(rich, Step(TURN, seat)):
        if move in have or move.verb in FREE or move.args[-1:] == (turn.CHOOSE,):
            continue
        if move.verb in ("mine", "upgrade", "research", "power", "qic", "special"):
            result.append(move)
    return result


def settled_planet(move: Move) -> str:
    """The hex that a main action builds a mine on, if it builds one."""
    if move.verb == "mine":
        return move.args[0]
    if len(move.args) > 1 and move.args[0] in SETTLING:
        return move.args[1]
    return ""


def pay(state: GaiaState, seat: int, moves: list[Move]) -> bool:
    """Make the exchanges; False if power that a brainstone or a double token wastes is missing."""
    steps = state.steps[:]
    state._legal = None
    for move in moves:
        if move not in free.moves(state, seat):
            return False
        free.play(state, seat, move)
        state.steps = steps[:]
    return True


def make(state: GaiaState, seat: int, move: Move) -> bool:
    """Play a main action for which everything has been exchanged.

    False if it cannot be paid all the same: a brainstone or a double token wastes power.
    """
    me = state.seats[seat]
    if me.faction.conversions(me) != CONVERSIONS:
        if move not in state.legal_moves(seat):
            return False
        state.play(move)
        return True
    step = state.steps.pop()
    state._legal = None
    turn.play(state, step, move)
    state.settle()
    return True


def replay(state: GaiaState, seat: int, moves: tuple[Move, ...]) -> bool:
    """Play a turn that was thought out before; False if that cannot be done any more."""
    for move in moves:
        if move not in state.legal_moves(seat):
            return False
        state.play(move)
    return not asks_me(state, seat)


def continue_alone(state: GaiaState, seat: int) -> None:
    """Take the next turn at once."""
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


def begin_next_round(state: GaiaState, seat: int) -> None:
    """One's own income of the next round; the others have not moved meanwhile."""
    me = state.seats[seat]
    me.used = 0
    me.passed = False
    me.booster = me.next_booster
    me.next_booster = -1
    state.used_actions = 0
    state.passing = state.passing[:0]
    state.round += 1
    state.steps = [Step(TURN, seat)]
    state.built_at = state.built_at[:0]
    state.offers = []
    state._legal = None
    income.collect(state, seat)
    state.settle()


def begin_gaia_phase(state: GaiaState, seat: int) -> None:
    """One's own Gaia phase."""
    gaia_phase.transform_planets(state)
    state._legal = None
    gaia_phase.empty_gaia_area(state, seat)
    state.settle()


def asks_me(state: GaiaState, seat: int) -> bool:
    """Whether an action still asks something of this seat before its turn can end."""
    if not state.steps:
        return False
    step = state.steps[-1]
    return step.seat == seat and step.kind not in (TURN, AFTER)


def worth_a_look(state: GaiaState, seat: int) -> list[Move]:
    """The answers to compare; of all places for the Lost Planet those nearest to own structures.

    Sectors could be turned for ever: they are left as they lie as soon as that is allowed.
    """
    moves = state.legal_moves(seat)
    kind = state.steps[-1].kind
    if kind == ASSEMBLE:
        turned = sum([sector.rotation for sector in state.galaxy.sectors])
        return moves[-1:] if moves[-1].verb == "assembled" else [moves[turned % len(moves)]]
    if kind != LOST_PLANET:
        return moves
    me = state.seats[seat]
    by_name = state.galaxy.by_name
    loose = me.structures & ~me.federated
    near = [state.galaxy.shape.spread(loose, spaces) for spaces in (1, 2, 3)]
    ranked: list[tuple[int, int, Move]] = []
    for move in moves:
        bit = 1 << by_name[move.args[0]]
        ranked.append((sum([mask & bit == 0 for mask in near]), len(ranked), move))
    return [move for _, _, move in sorted(ranked, key=lambda row: row[:2])[:PLACES]]


def many_ways(state: GaiaState) -> bool:
    return state.steps[-1].kind == SATELLITE
