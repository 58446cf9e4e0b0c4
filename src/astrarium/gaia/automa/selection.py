"""How the Automa chooses: numbered selection, directional selection, and narrowing with reasons."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def numbered(options: Sequence[int], count: int) -> int:
    """Count from the left (from the right if negative), around the row; -1 if there is nothing.

    ``options`` are the valid ones from left to right; others are not counted (AU-NUM-02 to -07).
    """
    if not options:
        return -1
    if count > 0:
        return options[(count - 1) % len(options)]
    return options[len(options) - 1 - (-count - 1) % len(options)]


def reading_key(axial: tuple[int, int], view_rotation: int) -> tuple[int, int]:
    """Row, then place in the row, on the board turned so that spaces form rows (AU-SETUP-04)."""
    q, r = axial
    for _ in range(view_rotation):
        q, r = -r, q + r
    return r, q


def directional(
    places: Sequence[tuple[int, int]], right_down: bool, view_rotation: int
) -> tuple[int, int]:
    """The first place in reading order, or in its exact reverse (AU-DIR-01 to -03)."""
    ordered = sorted([(reading_key(place, view_rotation), place) for place in places])
    return ordered[0][1] if right_down else ordered[-1][1]


class Narrowing:
    """The options still tied, and the sentences that tell how they became so few."""

    def __init__(self, options: list[int], said: str) -> None:
        self.options = options
        self.lines = [said]

    def prefer(self, keep: list[int], said: str) -> None:
        """Keep the preferred ones if there are any and they are not all (AU-ACT-03)."""
        if len(self.options) > 1 and 0 < len(keep) < len(self.options):
            self.options = keep
            self.lines.append(f"{len(keep)} {said}")

    def least(self, measure: Callable[[int], int], said: str) -> None:
        """Keep those with the smallest measure; ``said`` may name it as ``{}``."""
        if len(self.options) <= 1:
            return
        values = [measure(option) for option in self.options]
        least = min(values)
        keep = [
            option for option, value in zip(self.options, values, strict=True) if value == least
        ]
        self.prefer(keep, said.format(least))

    def by_direction(self, state: "GaiaState", right_down: bool, view_rotation: int) -> int:
        """The chosen hex."""
        axial = state.galaxy.shape.axial
        if len(self.options) == 1:
            chosen = self.options[0]
            self.lines.append(state.galaxy.names[chosen])
            return chosen
        place = directional([axial[h] for h in self.options], right_down, view_rotation)
        chosen = state.galaxy.shape.index[place]
        way = (
            "first from left to right, top to bottom"
            if right_down
            else "first from right to left, bottom to top"
        )
        self.lines.append(f"{state.galaxy.names[chosen]}, {way}")
        return chosen

    @property
    def sentence(self) -> str:
        return " -> ".join(self.lines)
