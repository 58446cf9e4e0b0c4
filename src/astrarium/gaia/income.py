"""Income: every visible icon pays; the player orders charging against gaining tokens."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.effects import CHARGE, TOKEN, Gain
from astrarium.gaia.components.research import LEVEL_INCOME
from astrarium.gaia.components.tech_tiles import INCOME as INCOME_TIMING
from astrarium.gaia.components.tech_tiles import STANDARD
from astrarium.gaia.decisions import INCOME, Step
from astrarium.gaia.gains import charge_power, gain, gain_tokens
from astrarium.gaia.player import FROM_START, Player
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

_INCOME_TILES = tuple(k for k, tile in enumerate(STANDARD) if tile.timing == INCOME_TIMING)
_WORDS = {CHARGE: "charge", TOKEN: "tokens"}


def icons(me: Player) -> list[tuple[int, int]]:
    """All income icons a player sees now (GP-INCOME-01): one (resource, amount) per icon."""
    result = list(me.faction.board.base_income)
    rows = me.faction.board.rows
    for kind, hexes in enumerate(me.built):
        # A space pays once its piece has left the board, from left to right (GP-INCOME-02).
        for what in rows[kind][: hexes.bit_count()]:
            result += what
    if me.booster >= 0:
        result += BOOSTERS[me.booster].income
    for kind in _INCOME_TILES:
        if me.active_tiles >> kind & 1:  # GP-INCOME-03
            result += STANDARD[kind].gain
    for track, level in enumerate(me.research):
        result += LEVEL_INCOME[track][level]  # GP-INCOME-04
    return result


def collect(state: "GaiaState", seat: int) -> None:
    """Pay a player's income; ask for the order if charging and tokens interact (GP-INCOME-07)."""
    me = state.seats[seat]
    power = []
    plain = []
    for icon in icons(me):
        if icon[0] == CHARGE or icon[0] == TOKEN:
            power.append(icon)
        else:
            plain.append(icon)
    gain(state, seat, tuple(plain), FROM_START)
    _take_or_ask(state, seat, tuple(power), new=True)


def _take_or_ask(state: "GaiaState", seat: int, power: Gain, new: bool) -> None:
    me = state.seats[seat]
    charges = 0
    tokens = 0
    for resource, amount in power:
        if resource == CHARGE:
            charges += amount
        else:
            tokens += amount
    if charges and tokens and charges > me.area1:
        step = Step(INCOME, seat, items=power)
        if new:
            state.ask(step)
        else:
            state.push(step)
        return
    # The order cannot matter: one kind only, or plain tokens of area I take every charge.
    if charges:
        charge_power(state, seat, charges)
    gain_tokens(state, me, tokens)


def moves(state: "GaiaState", step: Step) -> list[Move]:
    return [
        Move("income", (_WORDS[resource], str(amount)))
        for resource, amount in sorted(set(step.items))
    ]


def play(state: "GaiaState", step: Step, move: Move) -> None:
    """One icon is taken completely before the next (GP-INCOME-08)."""
    word, amount = move.args
    resource = CHARGE if word == "charge" else TOKEN
    rest = list(step.items)
    rest.remove((resource, int(amount)))
    if resource == TOKEN:
        gain_tokens(state, state.seats[step.seat], int(amount))
        _take_or_ask(state, step.seat, tuple(rest), new=False)
        return
    # What is left is taken after the brainstone has found its place.
    if rest:
        state.push(Step(INCOME, step.seat, a=1, items=tuple(rest)))
    charge_power(state, step.seat, int(amount))


def resume(state: "GaiaState", step: Step) -> bool:
    """After a charge: ask again only if the rest still interacts."""
    if not step.a:
        return False
    state.steps.pop()
    _take_or_ask(state, step.seat, step.items, new=False)
    return True
