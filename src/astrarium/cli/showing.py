"""Which module draws which game. A game without one is shown as the plain data of its view."""

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.table import Result, State

_DRAWN_BY = {
    "gaia": "astrarium.cli.show_gaia",
    "planet-unknown": "astrarium.cli.show_planet_unknown",
}


def position(game: str, state: State, seat: int | None) -> RenderableType:
    """The whole table as that seat (None: a spectator) sees it."""
    return _drawing(game, "show", _plain)(state, seat)


def brief(game: str, state: State, seat: int | None) -> RenderableType:
    """What matters between two decisions of one turn; the whole table if the game has no less."""
    return _drawing(game, "brief", _drawing(game, "show", _plain))(state, seat)


def diary(game: str, state: State) -> list[str]:
    """What a player without a person did by rules of its own, line by line from the beginning."""
    if game not in _DRAWN_BY:
        return []
    write: Callable[[State], list[str]] | None = getattr(
        import_module(_DRAWN_BY[game]), "diary", None
    )
    return write(state) if write is not None else []


def told(lines: list[str]) -> RenderableType:
    """Lines of a diary as they are shown."""
    text = Text()
    for number, line in enumerate(lines):
        text.append("\n" if number else "")
        text.append(f"  {line}", "" if line.startswith(" ") else "bold")
    return text


def name_of(state: State, seat: int) -> str:
    """What a seat is called: its faction or corporation, or just its number."""
    return side_of(state.view(None), seat) or f"seat {seat + 1}"


def side_of(view: dict[str, Any], seat: int) -> str | None:
    """The faction or corporation of a seat, where the game has them and it is known."""
    players = view.get("players")
    if not isinstance(players, list) or seat >= len(players) or not isinstance(players[seat], dict):
        return None
    for key in ("faction", "corporation"):
        value = players[seat].get(key)
        if isinstance(value, str) and value:
            return value
    return None


def score_table(state: State, result: Result) -> RenderableType:
    """The result by seat: where the points come from, their sum and the rank."""
    table = Table(title="Final scores")
    table.add_column("")
    for seat in range(state.players):
        table.add_column(f"{seat + 1} {name_of(state, seat)}", justify="right")
    sources = list(dict.fromkeys(name for points in result.breakdown for name in points))
    for source in sources:
        row = [points.get(source, 0) for points in result.breakdown]
        if any(row):
            table.add_row(source, *(str(points) for points in row))
    table.add_section()
    table.add_row("sum", *(str(score) for score in result.scores), style="bold")
    table.add_row("rank", *(str(rank) for rank in result.ranks))
    return table


def _drawing(
    game: str, name: str, otherwise: Callable[[State, int | None], RenderableType]
) -> Callable[[State, int | None], RenderableType]:
    if game not in _DRAWN_BY:
        return otherwise
    found: Callable[[State, int | None], RenderableType] = getattr(
        import_module(_DRAWN_BY[game]), name, otherwise
    )
    return found


def _plain(state: State, seat: int | None) -> RenderableType:
    rows = []
    for key, value in state.view(seat).items():
        rows.append(Text.assemble((f"{key} ", "bold"), json.dumps(value, ensure_ascii=False)))
    return Group(*rows)
