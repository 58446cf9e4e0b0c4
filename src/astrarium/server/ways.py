"""Ways to afford a move of Gaia Project: the free actions after which it is legal.

What the move needs is asked of the rules, never repeated here: with plenty of everything else,
how little of one thing still lets it be legal? A search over the free actions then spends as
little as it can, and every way is played to its end before it is told.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from astrarium.gaia import brainstone
from astrarium.gaia.actions import free
from astrarium.gaia.components.board_actions import POWER, TOKEN_TO_GAIA, Conversion
from astrarium.gaia.components.effects import CREDIT, GAIAFORMER, KNOWLEDGE, ORE, QIC, TOKEN
from astrarium.gaia.components.structures import CREDIT_CAP, KNOWLEDGE_CAP, ORE_CAP
from astrarium.gaia.decisions import AFTER, BRAINSTONE, TURN
from astrarium.gaia.player import NO_BRAINSTONE, Player
from astrarium.gaia.power import can_burn, spendable, tokens_to_give
from astrarium.gaia.state import GaiaState
from astrarium.table import Move

_MOST = 3
_MOST_LOOKED_AT = 2000
_BURN = Move("burn")
_BURN_PRICE = 1.2
_PRICES = {
    POWER: 0.5,
    CREDIT: 0.45,
    KNOWLEDGE: 1.4,
    ORE: 1.6,
    QIC: 1.8,
    GAIAFORMER: 1.5,
    TOKEN_TO_GAIA: 1.3,
}
"""How much players value what they give away; only the proportions matter."""

Amounts = dict[int, int]
Path = tuple[Move, ...]


def ways(state: GaiaState, seat: int, wanted: Move) -> list[list[Move]]:
    """At most three lists of moves that end with the wanted one, the cheapest first."""
    if state.to_act != (seat,) or state.steps[-1].kind not in (TURN, AFTER):
        return []
    if wanted in state.legal_moves(seat):
        return []
    need = _need(state, seat, wanted)
    if need is None:
        return []
    found: list[list[Move]] = []
    left: list[Player] = []
    for me, path in _payments(state, seat, wanted, need):
        way = [*path, wanted]
        if not _dominated(me, left) and not _wasteful(state, seat, way):
            found.append(_arranged(state, seat, way))
            left.append(me)
        if len(found) == _MOST:
            break
    return found


def _need(state: GaiaState, seat: int, wanted: Move) -> Amounts | None:
    """The least of each thing with which the move is legal; None if no wealth makes it so."""
    plenty = {
        CREDIT: CREDIT_CAP - 1,  # below the caps, where gaining more is allowed
        ORE: ORE_CAP - 1,
        KNOWLEDGE: KNOWLEDGE_CAP - 1,
        QIC: 30,
        POWER: 30,
        TOKEN: 60,
    }

    def legal(things: Amounts) -> bool:
        trial = state.copy()
        me = trial.seats[seat]
        me.credits, me.ore = things[CREDIT], things[ORE]
        me.knowledge, me.qic = things[KNOWLEDGE], things[QIC]
        me.brainstone = NO_BRAINSTONE
        me.area3 = -(-things[POWER] // me.faction.token_power(me))
        me.area1, me.area2 = max(0, things[TOKEN] - me.area3), 0
        return _legal(trial, seat, wanted)

    if not legal(plenty):
        return None
    need: Amounts = {}
    for thing, most in plenty.items():
        low, high = 0, most
        others = plenty
        if thing == TOKEN:  # tokens that hold power are tokens too
            others = {**plenty, POWER: need[POWER]}
        while low < high:
            middle = (low + high) // 2
            if legal({**others, thing: middle}):
                high = middle
            else:
                low = middle + 1
        need[thing] = low
    return need


def _legal(state: GaiaState, seat: int, wanted: Move) -> bool:
    state._legal = None
    return wanted in state.legal_moves(seat)


def _payments(
    state: GaiaState, seat: int, wanted: Move, need: Amounts
) -> Iterator[tuple[Player, Path]]:
    """What free actions can lead to, with them: the cheapest first (A*)."""
    trial = state.copy()
    start = trial.seats[seat]
    number = count()
    least = _least(start.faction.conversions(start))
    queue = [(_ahead(start, need, least), next(number), 0.0, start, Path())]
    seen = set()
    for _ in range(_MOST_LOOKED_AT):
        if not queue:
            return
        _, _, paid, me, path = heappop(queue)
        key = _holdings(me)
        if key in seen:
            continue
        seen.add(key)
        trial.seats[seat] = me
        if not any(_missing(me, need).values()) and _legal(trial, seat, wanted):
            yield me, path
            continue
        for price, moves, after in _next(trial, seat, _useful(me, need)):
            ahead = _ahead(after, need, least)
            heappush(queue, (paid + price + ahead, next(number), paid + price, after, path + moves))


def _next(trial: GaiaState, seat: int, useful: set[int]) -> Iterator[tuple[float, Path, Player]]:
    """Every free action that brings something useful, with its price and the answers it asks."""
    before, steps = trial.seats[seat], trial.steps[:]
    offers: list[tuple[float, Move]] = []
    power = spendable(before)
    if POWER in useful and can_burn(before):
        offers.append((_BURN_PRICE, _BURN))
    for conversion in before.faction.conversions(before):
        brings = any(thing in useful for thing, _ in conversion.gain)
        if brings and free.affordable(before, conversion, power):
            offers.append((_PRICES[conversion.pay] * conversion.amount, conversion.move))
    for price, move in offers:
        me = trial.seats[seat] = before.copy()
        free.play(trial, seat, move)
        step = trial.steps[-1]
        if step.kind == BRAINSTONE:
            trial.steps = steps[:]
            for answer in brainstone.moves(trial, step):
                trial.seats[seat] = me.copy()
                brainstone.play(trial, step, answer)
                yield price, (move, answer), trial.seats[seat]
        else:
            yield price, (move,), me
    trial.seats[seat] = before


def _missing(me: Player, need: Amounts) -> Amounts:
    have = {
        CREDIT: me.credits,
        ORE: me.ore,
        KNOWLEDGE: me.knowledge,
        QIC: me.qic,
        POWER: spendable(me),
        TOKEN: tokens_to_give(me),
    }
    return {thing: max(0, amount - have[thing]) for thing, amount in need.items()}


def _useful(me: Player, need: Amounts) -> set[int]:
    """What is missing, and what pays for it."""
    useful = {thing for thing, amount in _missing(me, need).items() if amount}
    while True:
        more = {
            conversion.pay
            for conversion in me.faction.conversions(me)
            if any(thing in useful for thing, _ in conversion.gain)
        }
        if more <= useful:
            return useful
        useful |= more


def _least(conversions: tuple[Conversion, ...]) -> dict[int, float]:
    """The least that one of each thing can cost."""
    least = {POWER: _BURN_PRICE / 3}  # a brainstone that burning lifts
    for conversion in conversions:
        for thing, number in conversion.gain:
            price = _PRICES[conversion.pay] * conversion.amount / number
            least[thing] = min(price, least.get(thing, price))
    return least


def _ahead(me: Player, need: Amounts, least: dict[int, float]) -> float:
    """What is still to be paid at least."""
    return sum(number * least[thing] for thing, number in _missing(me, need).items() if number)


def _holdings(me: Player) -> tuple[int, ...]:
    """Everything that free actions change; more of any of it is better.

    Tokens count where they lie and in all areas below: one in area III is as good as one in each.
    """
    stone = me.brainstone if me.brainstone <= 3 else 0
    return (
        me.credits,
        me.ore,
        me.knowledge,
        me.qic,
        me.area3,
        me.area3 + me.area2,
        me.area3 + me.area2 + me.area1,
        me.gaia_area,
        stone,
        me.formers_available,
    )


def _dominated(me: Player, others: list[Player]) -> bool:
    """Whether another way leaves at least as much of everything."""
    mine = _holdings(me)
    return any(
        all(left >= own for left, own in zip(_holdings(other), mine, strict=True))
        for other in others
    )


def _arranged(state: GaiaState, seat: int, way: list[Move]) -> list[Move]:
    """The same moves with burning first and like by like, as far as the rules allow."""
    burning_first = sorted(way, key=lambda move: move != _BURN)
    grouped = sorted(burning_first[:-1], key=burning_first.index) + way[-1:]
    tries = (grouped, burning_first, way)
    return next(one for one in tries if _playable(state, seat, one))


def _wasteful(state: GaiaState, seat: int, way: list[Move]) -> bool:
    """Whether one of the free actions could be left out, however the brainstone then moves."""
    moves = [move for move in way if move.verb != "brainstone"]
    return any(
        _playable(state, seat, moves[:place] + moves[place + 1 :], answering=True)
        for place in range(len(moves) - 1)
    )


def _playable(state: GaiaState, seat: int, way: list[Move], answering: bool = False) -> bool:
    trial = state.copy()
    for move in way:
        if answering and trial.steps[-1].kind == BRAINSTONE:
            trial.play(trial.legal_moves(seat)[0], seat)
        if move not in trial.legal_moves(seat):
            return False
        trial.play(move, seat)
    return True
