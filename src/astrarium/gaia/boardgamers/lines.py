"""Their moves as text: remarks taken off, commands split, amounts read."""

import re
from typing import Final

from astrarium.gaia.boardgamers.names import Amounts
from astrarium.gaia.boardgamers.problems import BadImport

# What their histories add to moves for the reader's sake.
_REMARKS: Final = re.compile(
    r"\s*\([^)]*(?:⇒|=>)[^)]*\)|\s*\(from [^)]*\)|\s+returning \S+|\s+using [^.]*"
)
_AMOUNT: Final = re.compile(r"(\d*)([a-z][a-z0-9+-]*|~)", re.ASCII)
END_TURN: Final = "endturn"
OFFER_VERBS: Final = frozenset(("charge", "decline"))


class Line:
    """One line of a game: who moves, and the commands as words. An empty command ends the turn."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        who, _, rest = _REMARKS.sub("", text).strip().partition(" ")
        self.who = who
        self.commands = [piece.split() or [END_TURN] for piece in rest.split(".")]
        if not rest.strip():
            raise self.problem("there is no command.")

    def problem(self, reason: str) -> BadImport:
        return BadImport(reason, self.number, self.text)

    @property
    def verbs(self) -> list[str]:
        return [words[0] for words in self.commands]

    @property
    def answers_offer(self) -> bool:
        """Whether it answers an offer to charge power, and nothing else."""
        words = self.commands[0]
        about_research = words[0] == "decline" and words[1:] in (["up"], ["tech"])
        return words[0] in OFFER_VERBS and not about_research

    @property
    def in_income(self) -> bool:
        """Whether it only orders income or places the brainstone."""
        return set(self.verbs) <= {"income", "brainstone"}

    @property
    def in_actions(self) -> bool:
        """Whether it is a turn of the action phase."""
        verbs = set(self.verbs)
        return not self.answers_offer and ("pass" in verbs or END_TURN in verbs)


def amounts(text: str) -> Amounts:
    """``2c,pw`` as (("c", 2), ("pw", 1)); empty if the text is no list of amounts."""
    result = []
    for part in text.split(","):
        match = _AMOUNT.fullmatch(part)
        if match is None:
            return ()
        number, unit = match.groups()
        if unit != "~":
            result.append((unit, int(number or "1")))
    return tuple(result)
