"""Everything that can be wrong with what a person or a file says, each with one plain sentence."""


class TableError(Exception):
    """Base of all errors that are the caller's to mend; ``str(error)`` is fit for a player."""


class BadOption(TableError):
    """An option of a new game is unknown or has a value that no table could use."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"Option '{option}': {reason}")
        self.option = option
        self.reason = reason


class UnknownMove(TableError):
    """The text is not a move of this game at all (a typing mistake, not a broken rule)."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"'{text}' is not a move: {reason}")
        self.text = text
        self.reason = reason


class IllegalMove(TableError):
    """The move exists but not now; ``rule`` is the id in the ledger, ``reason`` one sentence."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} [{rule}]")
        self.rule = rule
        self.reason = reason


class BadRecord(TableError):
    """A record cannot be read or replayed; ``line`` counts from 1 (0: the record as a whole)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
