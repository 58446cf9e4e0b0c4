"""Gaia Project's galaxy in a terminal: each hex is a cell of two lines.

The first line of a cell has the planet's letter and the pieces on it (``M2``: a mine of seat 2),
the second its name. Columns of hexes are shifted by one line against each other, as on the table.
"""

from collections.abc import Collection
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

PLANET_LETTERS = {
    "terra": "r",
    "oxide": "o",
    "volcanic": "v",
    "desert": "d",
    "swamp": "s",
    "titanium": "t",
    "ice": "i",
    "gaia": "g",
    "transdim": "m",
    "lost": "l",
}
COLOURS = {
    "terra": "#4f86f7",
    "oxide": "#d9483b",
    "volcanic": "#f08a24",
    "desert": "#efcf3f",
    "swamp": "#9c6b3d",
    "titanium": "#98a1ab",
    "ice": "#e8eef2",
    "gaia": "#4fbf67",
    "transdim": "#9467bd",
    "lost": "#5ec9c9",
}
PIECE_LETTERS = {
    "mine": "M",
    "trading-station": "T",
    "research-lab": "L",
    "planetary-institute": "I",
    "knowledge-academy": "K",
    "qic-academy": "Q",
    "gaiaformer": "G",
    "space-station": "S",
    "satellite": "*",
}
_INK = "#101418"
_WIDEST = 5  # the longest names have five letters
_NARROWEST = 4

Cell = list[tuple[str, Style]]


def seat_style(players: list[dict[str, Any]], seat: int) -> Style:
    """The colour of a seat: its faction's home planet."""
    colour = COLOURS.get(str(players[seat].get("home")), "white")
    return Style(color=_INK, bgcolor=colour, bold=True)


class HexMap:
    """The hexes of a view; ``targets`` are the names that a legal move mentions."""

    def __init__(self, view: dict[str, Any], targets: Collection[str]) -> None:
        self._hexes: list[dict[str, Any]] = view["hexes"]
        self._players: list[dict[str, Any]] = view["players"]
        self._targets = targets
        self._left = min(int(one["q"]) for one in self._hexes)
        self._top = min(_line(one) for one in self._hexes)
        self.columns = 1 + max(int(one["q"]) for one in self._hexes) - self._left
        self._lines = 2 + max(_line(one) for one in self._hexes) - self._top

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self.columns * _NARROWEST, self.columns * (_WIDEST + 1))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        step = max(_NARROWEST, min(_WIDEST + 1, options.max_width // self.columns))
        width = min(step, _WIDEST)
        lines: list[list[Cell | None]] = [[None] * self.columns for _ in range(self._lines)]
        for one in self._hexes:
            column, line = int(one["q"]) - self._left, _line(one) - self._top
            lines[line][column] = _fit(self._upper(one, width), width)
            lines[line + 1][column] = _fit(self._lower(one, width), width)
        for cells in lines:
            text = Text(no_wrap=True, overflow="crop")
            for cell in cells:
                for letters, style in cell or [(" " * width, Style.null())]:
                    text.append(letters, style)
                text.append(" " * (step - width))
            yield text

    def _upper(self, one: dict[str, Any], width: int) -> Cell:
        """The planet's letter and the pieces."""
        pieces: list[dict[str, Any]] = one.get("pieces", [])
        planet = one.get("planet")
        cell: Cell = []
        if planet:
            cell.append((PLANET_LETTERS[planet], _ground(planet)))
        elif not pieces:
            return [("  ·", Style(dim=True))]
        alone = len(pieces) == 1
        for piece in pieces:
            letters = f"{PIECE_LETTERS[piece['piece']]}{piece['seat'] + 1}"
            if planet and alone and one.get("federations"):
                letters += "+"
            if not planet and len(pieces) > width // 2:
                letters = str(piece["seat"] + 1)  # many satellites in one space
            cell.append((letters, seat_style(self._players, piece["seat"])))
        if planet:
            cell.append((" " * width, _ground(planet)))
        return cell

    def _lower(self, one: dict[str, Any], width: int) -> Cell:
        """The name: of every planet, and of whatever can be a target now."""
        name = str(one["name"])[-width:]
        is_target = one["name"] in self._targets
        planet = one.get("planet")
        if planet:
            style = _ground(planet) + Style(bold=is_target, underline=is_target)
            return [(name, style), (" " * width, _ground(planet))]
        return [(name, Style(color="cyan", underline=True))] if is_target else []


def _line(one: dict[str, Any]) -> int:
    """Half a hex further down with every column to the right."""
    return 2 * int(one["r"]) + int(one["q"])


def _ground(planet: str) -> Style:
    return Style(color=_INK, bgcolor=COLOURS[planet])


def _fit(cell: Cell, width: int) -> Cell:
    """Exactly so many letters."""
    fitted: Cell = []
    room = width
    for letters, style in cell:
        if room:
            fitted.append((letters[:room], style))
            room -= len(fitted[-1][0])
    if room:
        fitted.append((" " * room, Style.null()))
    return fitted
