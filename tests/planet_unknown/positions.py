"""Positions in one line: a game with known tiles on offer, and shortcuts to look at a seat."""

import random
from typing import Any

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.components.resources import RESOURCE, TRACKS
from astrarium.planet_unknown.components.tiles import PAIRS, SHAPE, tile
from astrarium.planet_unknown.corporations import CORPORATIONS
from astrarium.planet_unknown.event_deck import reveal
from astrarium.planet_unknown.grid import SQUARE
from astrarium.planet_unknown.planets import PLANETS
from astrarium.planet_unknown.position import (
    CIV_PICKS,
    DRAFT,
    EVENT,
    RESOLVING,
    TO_DRAFT,
)
from astrarium.planet_unknown.rounds import begin_picks
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.planet_unknown.tracks import refresh
from astrarium.table import IllegalMove

PLANET_KEYS = tuple(PLANETS)
CORPORATION_KEYS = tuple(CORPORATIONS)


def mask(names: str) -> int:
    """The set of squares named in a text."""
    return sum(1 << SQUARE[name] for name in names.split())


def tile_number(text: str) -> int:
    """``T4 civ/energy`` or ``T4 civ/energy m`` (with meteor symbol) as a tile's number."""
    words = text.split()
    first, second = words[1].split("/")
    pair = PAIRS.index((RESOURCE[first], RESOURCE[second]))
    return tile(SHAPE[words[0]], pair, len(words) > 2)


def new(players: int = 3, **options: Any) -> PlanetUnknownState:
    """A game at its very start."""
    seed = str(options.pop("seed", "a seed"))
    return PLANET_UNKNOWN.new({"players": players, **options}, seed)


def drafting(
    small: str = "O4 water/rover",
    large: str = "S4 civ/energy",
    corporation: str = "universal",
    planet: str = "ksb-4156",
    players: int = 3,
    **options: Any,
) -> PlanetUnknownState:
    """Seat 0 drafts from a depot that shows exactly these two tiles."""
    corporations = [corporation] + ["universal"] * (players - 1)
    planets = [planet] + ["ksb-4156"] * (players - 1)
    state = new(players, corporations=corporations, planets=planets, **options)
    while state.phase != DRAFT:
        seat = state.to_act[0]
        state.play(state.legal_moves(seat)[0], seat)
    show(state, small, large)
    return state


def show(state: PlanetUnknownState, small: str, large: str) -> None:
    """Put two tiles on top of the stacks in front of seat 0, with their shapes in that depot."""
    depot = state.depot(0)
    rings = []
    for ring, text in ((state.interior, small), (state.exterior, large)):
        shapes = list(ring)
        shape = SHAPE[text.split()[0]]
        at = shapes.index(shape)
        shapes[at], shapes[depot] = shapes[depot], shapes[at]
        rings.append(tuple(shapes))
        stack = list(state.stacks[shape])
        wanted = tile_number(text)
        other = stack.index(wanted)
        top = state.drawn[shape]
        stack[other], stack[top] = stack[top], stack[other]
        stacks = list(state.stacks)
        stacks[shape] = tuple(stack)
        state.stacks = tuple(stacks)
    state.interior, state.exterior = rings[0], rings[1]
    state.forget()


def seat(state: PlanetUnknownState, number: int = 0) -> Seat:
    """A seat that the test may change; lists of moves are made anew."""
    state.forget()
    return state.mine(number)


def track(state: PlanetUnknownState, number: int = 0, **heights: int) -> None:
    """Put trackers on positions."""
    one = seat(state, number)
    for name, height in heights.items():
        one.trackers[TRACKS.index(name)] = height
    refresh(one)


def cover(state: PlanetUnknownState, names: str, terrain: str, number: int = 0) -> None:
    """Lay terrain on squares, as if tiles lay there."""
    one = seat(state, number)
    squares = mask(names)
    one.covered |= squares
    for resource in range(6):
        one.terrain[resource] &= ~squares
    one.terrain[RESOURCE[terrain]] |= squares
    one.lifepods &= ~squares


def cover_all_but(state: PlanetUnknownState, names: str, number: int = 0) -> None:
    """Cover the whole planet with civ terrain except for some squares."""
    one = seat(state, number)
    squares = one.planet.squares & ~mask(names)
    one.covered = squares
    one.terrain = [squares, 0, 0, 0, 0, 0]
    one.lifepods &= ~squares


def resolving(state: PlanetUnknownState, kind: int, data: int = 0, number: int = 0) -> None:
    """Seat has placed its tile and has one more item on its pile."""
    one = seat(state, number)
    if one.status == TO_DRAFT:
        one.status = RESOLVING
        one.drafted = state.offered(number)[0]
    one.add(kind, data)


def event(state: PlanetUnknownState, number: int) -> None:
    """Reveal an event at the start of this round, as after the rotation."""
    state.events = (number, 32)
    state.event_index = 0
    state.phase = EVENT
    for one in range(state.players):
        state.mine(one).status = RESOLVING
    reveal(state)
    state.forget()
    state.settle_all()


def picking(state: PlanetUnknownState, rank: int, cards: list[int] | None = None) -> None:
    """Seat 0, the commander, picks a civ card of that rank out of the given cards."""
    for number in range(state.players):
        state.mine(number).status = 3
    seat(state).civ_due.append(rank)
    if cards is not None:
        state.piles[rank - 1] = sum(1 << (number - 1) for number in cards)
    begin_picks(state, CIV_PICKS)


def moves(state: PlanetUnknownState, number: int = 0) -> set[str]:
    """The legal moves as texts."""
    return {str(move) for move in state.legal_moves(number)}


def some(state: PlanetUnknownState, verb: str, number: int = 0) -> set[str]:
    """The legal moves with that verb, without it."""
    found = [move for move in state.legal_moves(number) if move.verb == verb]
    return {" ".join(move.args) for move in found}


def play(state: PlanetUnknownState, *texts: str, number: int = 0) -> PlanetUnknownState:
    """Play several moves of one seat."""
    for text in texts:
        state.play(text, number)
    return state


def refused(state: PlanetUnknownState, text: str, number: int = 0) -> IllegalMove:
    """The refusal of a move; the state must not change by it."""
    before = state.key()
    try:
        state.play(text, number)
    except IllegalMove as refusal:
        assert state.key() == before
        return refusal
    raise AssertionError(f"{text} was not refused")


def trackers(state: PlanetUnknownState, number: int = 0) -> dict[str, int]:
    """Positions of the trackers by name."""
    return dict(zip(TRACKS, state.seats[number].trackers, strict=True))


def finish_randomly(state: PlanetUnknownState, chance: random.Random) -> list[tuple[int, str]]:
    """Play random moves to the end; the moves made."""
    made = []
    while state.to_act:
        who = chance.choice(state.to_act)
        move = chance.choice(state.legal_moves(who))
        made.append((who, str(move)))
        state.play(move, who)
    return made
