"""The legal moves as a numbered list: grouped by verb, short groups first, long ones folded."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.table import Move, State

PAGE = 30
"""Lines of moves shown at once."""
FOLD = 8
"""Groups longer than this are folded into one line when everything does not fit on a page."""


class Menu:
    """The moves of one decision. A move keeps its number, whatever part of the list is shown."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        groups: dict[str, list[Move]] = {}
        for move in state.legal_moves(seat):
            groups.setdefault(move.verb, []).append(move)
        self._groups = sorted(groups.values(), key=len)
        self.moves = [move for group in self._groups for move in group]
        self._number = {move: number for number, move in enumerate(self.moves, 1)}

    def numbered(self, number: int) -> Move | None:
        """The move with that number."""
        return self.moves[number - 1] if 1 <= number <= len(self.moves) else None

    def matching(self, text: str) -> list[Move]:
        """Moves whose words begin with these words: ``mine``, ``upgrade 3A5``, ``spend 4 pow``."""
        words = text.lower().split()
        return [
            move
            for move in self.moves
            if all(
                any(part.lower().startswith(word) for part in (move.verb, *move.args))
                for word in words
            )
        ]

    def overview(self) -> RenderableType:
        """Everything if it fits on a page, else long groups as one line each."""
        if len(self.moves) <= PAGE:
            return self.listing(self.moves)
        grid = _grid()
        for group in self._groups:
            if len(group) <= FOLD:
                for move in group:
                    self._row(grid, move)
            else:
                first, last = self._number[group[0]], self._number[group[-1]]
                grid.add_row(
                    f"{first}-{last}",
                    f"{group[0].verb} ...",
                    Text(f"{len(group)} moves: type '{group[0].verb}' to see them", style="dim"),
                )
        return grid

    def listing(self, moves: Sequence[Move]) -> RenderableType:
        """These moves with number, text and meaning."""
        grid = _grid()
        for move in moves:
            self._row(grid, move)
        return grid

    def _row(self, grid: Table, move: Move) -> None:
        meaning = self._state.describe(move, self._seat)
        text = str(move)
        grid.add_row(
            str(self._number[move]),
            Text(text),
            Text("" if meaning == text else meaning, style="dim"),
        )


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="cyan", no_wrap=True)
    grid.add_column(style="bold")
    grid.add_column()
    return grid
