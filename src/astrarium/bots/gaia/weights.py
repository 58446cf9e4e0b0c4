"""The numbers of the evaluation, in one place, so that they can be fitted instead of guessed.

A position is described by features; each has a worth in VP when no round is left after this one
(``last``), and else a worth with a part that grows by each round left (``base``, ``per_round``).
"""

import json
from collections.abc import Sequence
from importlib.resources import files

from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.structures import ROUNDS

RESEARCH = tuple([f"{track} {level}" for track in TRACKS for level in range(1, 6)])
"""Having reached a level: each counts as a step, so all levels below count too."""

GROUPS: dict[str, tuple[str, ...]] = {
    "resources in hand": (
        # with the income of the next round, which is as good as in hand
        "credit", "ore", "knowledge", "qic", "power", "token",
        # beyond what a round can use, or what the other resources allow to use
        "credit idle", "ore idle", "knowledge idle",
        # below what a round needs
        "token short", "power short",
    ),
    "income to come": (
        # of the rounds after the next one
        "credit income", "ore income", "knowledge income", "qic income", "charge income",
        "token income",
        # credits that find no ore, ore that finds no credits
        "credit income idle", "ore income idle",
        "ore income short", "knowledge income short", "charge income short",
    ),
    "room to grow": (
        "mine", "station", "lab", "academy",
        "targets", "neighbours", "gaiaformer", "gaia project", "planet types", "sectors",
        "gaia planets",
    ),
    "tiles, institute and booster": (
        "institute", "faction institute",
        "charge action", "big actions", "academy action", "gaia mine tile", "big power tile",
        "mine tile", "station tile", "advance tile", "pass tiles", "booster now", "booster next",
        "booster step", "booster range", "next round tile",
    ),
    "federations": (
        "first federation", "first federation near", "second federation", "third federation",
        "green token", "advanced tile in reach", "top level in reach",
    ),
    "final scoring": ("final rank", "final count"),
    "research": RESEARCH,
}  # fmt: skip
NAMES: tuple[str, ...] = tuple([name for names in GROUPS.values() for name in names])
COUNTED = len(NAMES) - len(RESEARCH)
"""The features before those of research levels, which need no counting: a table tells their sum."""

Worth = tuple[float, float, float]
"""Last round, base, per round left."""


class Weights:
    """A worth for every feature; missing names are an error, so that files cannot go stale."""

    def __init__(self, values: dict[str, Sequence[float]]) -> None:
        missing = [name for name in NAMES if name not in values]
        if missing:
            raise ValueError(f"weights lack {', '.join(missing)}")
        self.values: dict[str, Worth] = {}
        for name in NAMES:
            last, base, per_round = values[name]
            self.values[name] = (last, base, per_round)

    def by_rounds_left(self) -> list[list[float]]:
        """The worth of each feature, in the order of ``NAMES``, for 0, 1, ... rounds left."""
        rows = [[worth[0] for worth in self.values.values()]]
        for left in range(1, ROUNDS + 1):
            rows.append([worth[1] + worth[2] * left for worth in self.values.values()])
        return rows


def load() -> Weights:
    """The weights that come with the package."""
    text = files("astrarium.bots.gaia").joinpath("weights.json").read_text(encoding="utf-8")
    return Weights(json.loads(text)["weights"])
