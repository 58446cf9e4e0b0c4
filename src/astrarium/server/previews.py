"""What a move would change, tried on a sample so that nothing hidden can be learnt from it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from astrarium.gaia.actions.charge import amount, highest_value_near
from astrarium.gaia.automa.automa import HUMAN
from astrarium.gaia.decisions import CHARGE_OFFER
from astrarium.gaia.state import GaiaState
from astrarium.server.games import Live, stage
from astrarium.server.numbers import numbers
from astrarium.server.ways import ways
from astrarium.table import IllegalMove, Move, State, UnknownMove

Offer = tuple[int, int, int]
"""Seat, power, and the VP it would pay."""


@dataclass
class Preview:
    """One move, tried on its own."""

    text: str
    refusal: IllegalMove | UnknownMove | None = None
    effect: dict[str, int] = field(default_factory=dict)
    offers: list[Offer] = field(default_factory=list)
    ends_turn: bool = False
    after: State | None = None


@dataclass
class Proposal:
    """Free actions, and the move that they make possible."""

    moves: list[str]
    words: list[str]
    effect: dict[str, int]
    offers: list[Offer]


def sample(live: Live, seat: int) -> State:
    """The same guess at hidden things for everybody who asks about this version.

    The game's secret seed is part of it: with a seed that a player knows the drawing could be
    turned back, and the guess would tell what is true.
    """
    secret = sha256(f"{live.seed} preview {live.version}".encode()).hexdigest()
    return live.state.sample(seat, secret)


def previews(live: Live, seat: int, texts: list[str], first: Sequence[str] = ()) -> list[Preview]:
    """Each of the moves on its own; what is made first counts among its effects."""
    base = sample(live, seat)
    before = numbers(base, seat, seat)
    for text in first:
        base.play(live.game.parse(text), seat)
    return [_try(live, base, before, seat, text) for text in texts]


def proposals(live: Live, seat: int, text: str) -> list[Proposal]:
    """How the seat could make a move possible that it only cannot afford."""
    base = sample(live, seat)
    if not isinstance(base, GaiaState):
        return []
    before = numbers(base, seat, seat)
    return [_propose(base, before, seat, way) for way in ways(base, seat, live.game.parse(text))]


def _propose(base: GaiaState, before: dict[str, int], seat: int, way: list[Move]) -> Proposal:
    after, words = base.copy(), []
    for move in way:
        words.append(after.describe(move, seat))
        after.play(move, seat)
    effect = _changes(before, numbers(after, seat, seat))
    return Proposal([str(move) for move in way], words, effect, _offers(after, seat))


def _changes(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    changes = {name: now.get(name, 0) - before.get(name, 0) for name in {**before, **now}}
    return {name: change for name, change in changes.items() if change}


def _try(live: Live, base: State, before: dict[str, int], seat: int, text: str) -> Preview:
    after = base.copy()
    try:
        after.play(live.game.parse(text), seat)
    except (IllegalMove, UnknownMove) as refusal:
        return Preview(text, refusal)
    return Preview(
        text,
        effect=_changes(before, numbers(after, seat, seat)),
        offers=_offers(after, seat) if isinstance(after, GaiaState) else [],
        ends_turn=seat not in after.to_act or stage(after) != stage(base),
        after=after,
    )


def _offers(state: GaiaState, builder: int) -> list[Offer]:
    """Whom what was built in this turn will offer power (GP-PASSIVE-10): asked, or yet to be."""
    waiting = [
        ((builder + i) % state.players, h) for h in state.built_at for i in range(1, state.players)
    ]
    found = []
    if state.steps and state.steps[-1].kind == CHARGE_OFFER:
        found.append((state.steps[-1].seat, state.steps[-1].a))
    for seat, h in [*state.offers, *waiting]:
        if state.automa is None or seat == HUMAN:
            found.append((seat, highest_value_near(state, state.seats[seat], h)))
    offers = []
    for seat, value in found:
        me = state.seats[seat]
        power = amount(me, value, 0) if value else 0
        if power > 0 or (value and me.faction.gains_token_when_charging(me)):
            offers.append((seat, power, max(0, power - 1)))
    return offers
