"""Planet Unknown: the complete rules, chapter by chapter of its rulebook."""

from astrarium.planet_unknown.game import PLANET_UNKNOWN

__all__ = ["PLANET_UNKNOWN"]
