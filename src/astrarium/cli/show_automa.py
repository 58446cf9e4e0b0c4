"""The Automa in the terminal: its cards, the boosters in their row, and what it did and why."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from astrarium.gaia.automa.components import ACTION_TITLES, LEVEL_NAMES, LEVELS, card

View = dict[str, Any]


def cards(view: View) -> RenderableType:
    """What lies open of its cards; of the deck only the size is known."""
    automa = view["automa"]
    level = LEVELS[LEVEL_NAMES.index(automa["level"])].title
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    grid.add_column()
    said = f"level {level}"
    if view["round"]:
        said += f", {automa['deck']} card{'s' if automa['deck'] != 1 else ''} left"
    if automa["marked"]:
        said += f", the last {automa['marked']} can make it pass"
    grid.add_row("Automa", said)
    if automa["action"] or automa["support"]:
        grid.add_row("in play", f"action {_card(automa['action'])}, support {automa['support']}")
    if automa["discard"]:
        grid.add_row("discards", ", ".join(map(str, automa["discard"])))
    return grid


def _card(number: int | None) -> str:
    return f"{number} ({ACTION_TITLES[card(number).action].lower()})" if number else "none"


def diary(automa: View) -> list[str]:
    """Every turn so far: the cards, then each step with its reasons. Grows only at its end."""
    lines: list[str] = []
    for turn in automa["turns"]:
        if turn["round"]:
            action = f"action card {turn['action']}" if turn["action"] else "no card left"
            lines.append(f"Automa, round {turn['round']}: {action}, support card {turn['support']}")
        else:
            lines.append("Automa, setup:")
        lines += [f"  {line}" for line in turn["lines"]]
    return lines
