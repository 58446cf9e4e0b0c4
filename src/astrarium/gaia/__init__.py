"""Gaia Project: the complete rules for two to four players."""

from astrarium.gaia.game import GAIA, GaiaProject
from astrarium.gaia.state import GaiaState

__all__ = ["GAIA", "GaiaProject", "GaiaState"]
