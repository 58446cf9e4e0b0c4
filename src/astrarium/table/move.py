"""A move is a verb and its words: ``mine 3A5``, ``spend 4 power for 1 qic``, ``pass range``."""


class Move:
    """One small decision. Immutable; equal when the text is equal.

    ``verb`` and ``args`` are what clients group by: the arguments name things on the table
    (a hex, a tile, a track), so that a board can offer the moves of whatever was clicked.
    """

    __slots__ = ("args", "verb")

    def __init__(self, verb: str, args: tuple[str, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    @staticmethod
    def of(text: str) -> "Move":
        """Split a text into words; whether a game knows the move is its ``parse`` to say."""
        words = text.split()
        if not words:
            return Move("")
        return Move(words[0], tuple(words[1:]))

    def __str__(self) -> str:
        if not self.args:
            return self.verb
        return self.verb + " " + " ".join(self.args)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))
