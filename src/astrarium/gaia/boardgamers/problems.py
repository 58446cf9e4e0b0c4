"""What can be wrong with a game from boardgamers.space."""

from astrarium.table.errors import TableError


class BadImport(TableError):
    """The game cannot be imported; ``line`` counts the moves from 1 (0: the game as a whole)."""

    def __init__(self, reason: str, line: int = 0, text: str = "") -> None:
        super().__init__(f"move {line}, '{text}': {reason}" if line else reason)
        self.reason = reason
        self.line = line
        self.text = text
