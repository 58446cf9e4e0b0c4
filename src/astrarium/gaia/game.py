"""Gaia Project as a game on the table."""

from collections.abc import Mapping
from typing import Any

from astrarium.gaia import notation, options
from astrarium.gaia.option_schema import SCHEMA
from astrarium.gaia.state import GaiaState
from astrarium.table.game import Game
from astrarium.table.move import Move


class GaiaProject(Game):
    def __init__(self) -> None:
        self.name = "gaia"
        self.title = "Gaia Project"

    def new(self, options_given: Mapping[str, Any], seed: str) -> GaiaState:
        return GaiaState(options.read(options_given, seed))

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def options(self) -> list[dict[str, Any]]:
        return SCHEMA


GAIA = GaiaProject()
