"""Typical mistakes as rows of a table: a position, a move, the rule, the sentence, a way out."""

from collections.abc import Callable
from typing import Any

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.planets import GAIA, LOST
from astrarium.gaia.player import Player
from tests.gaia.positions import allowed, give, hold, legal, levels, me, play, refused, started

Change = Callable[[GaiaState], None]
Position = Callable[[], GaiaState]


def change(
    *,
    moves: tuple[str, ...] = (),
    has: dict[str, str] | None = None,
    others: dict[str, str] | None = None,
    areas: dict[str, int] | None = None,
    holds: tuple[str, ...] = (),
    raw: Change | None = None,
    **numbers: Any,
) -> Change:
    """Change what whoever is to act has: structures by kind (and those of the next player), levels
    of research areas, tiles and tokens, and any number of the player by its name; then play."""

    def apply(state: GaiaState) -> None:
        player = me(state)
        for structure, hexes in (has or {}).items():
            give(state, player, structure, *hexes.split())
        for structure, hexes in (others or {}).items():
            give(state, opponent(state), structure, *hexes.split())
        levels(player, **(areas or {}))
        hold(player, *holds)
        for name, number in numbers.items():
            setattr(player, name, number)
        if raw is not None:
            raw(state)
        state._legal = None
        play(state, *moves)

    return apply


def table(*factions: str, options: dict[str, Any] | None = None, **changes: Any) -> Position:
    """The first turn of round 1 with these factions, changed."""

    def build() -> GaiaState:
        state = started(*factions, **(options or {}))
        change(**changes)(state)
        return state

    return build


def opponent(state: GaiaState) -> Player:
    """The player after whoever is to act."""
    return state.seats[(state.to_act[0] + 1) % state.players]


def number(state: GaiaState, name: str) -> int:
    return state.galaxy.by_name[name]


def former(name: str, gaia: bool = False, of_other: bool = False) -> Change:
    """A Gaiaformer stands there, perhaps on a planet that is Gaia by now."""

    def apply(state: GaiaState) -> None:
        player = opponent(state) if of_other else me(state)
        player.formers = max(player.formers, 1)
        player.formers_on_map |= 1 << number(state, name)
        if gaia:
            state.set_planet(number(state, name), GAIA)

    return apply


def lost_planet(name: str) -> Change:
    """The Lost Planet of whoever is to act lies there."""

    def apply(state: GaiaState) -> None:
        state.set_planet(number(state, name), LOST)
        me(state).lost = 1 << number(state, name)
        state.colonise(me(state), number(state, name))

    return apply


def offered(
    structure: str = "planetary-institute", faction: str = "xenos", **numbers: int
) -> Position:
    """The Terrans have upgraded 3A3: the neighbour on 3A2 may charge."""

    def build() -> GaiaState:
        state = started("terrans", faction)
        them = opponent(state)
        give(state, them, structure, "3A2")
        for name, value in numbers.items():
            setattr(them, name, value)
        return play(state, "upgrade 3A3 trading-station", "end")

    return build


def in_round(n: int) -> Change:
    def apply(state: GaiaState) -> None:
        state.round = n

    return apply


def all_of(*changes: Change) -> Change:
    def apply(state: GaiaState) -> None:
        for one in changes:
            one(state)
        state._legal = None

    return apply


def row(
    move: str,
    rule: str,
    sentence: str,
    position: Position,
    way_out: str | Change | None = None,
) -> Any:
    """A row of the table. ``way_out`` is a legal move of the same position or a change that makes
    the refused one legal; with it the row proves the rule."""
    marks = [pytest.mark.rule(rule)] if way_out is not None else []
    name = f"{rule}: {move}"
    return pytest.param(move, rule, sentence, position, way_out, id=name, marks=marks)


def check(
    move: str, rule: str, sentence: str, position: Position, way_out: str | Change | None
) -> None:
    """The refusal is this one, and the way out is one."""
    state = position()
    refusal = refused(state, move)
    assert (refusal.rule, refusal.reason) == (rule, sentence)
    if isinstance(way_out, str):
        assert allowed(state, way_out)
    elif way_out is not None:
        way_out(state)
        assert move in legal(state)
