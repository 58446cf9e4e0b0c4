"""The space station: six depots with a small (interior) and a large (exterior) stack each."""

from typing import Final

from astrarium.planet_unknown.components.tiles import SHAPE

DEPOTS: Final = 6
EXTERIOR: Final = tuple(SHAPE[name] for name in ("Z5", "F5", "S4", "I4", "N5", "U5"))
INTERIOR: Final = tuple(SHAPE[name] for name in ("I3", "T4", "V3", "L4", "I2", "O4"))

INDICATORS: Final = ((), (0,), (0, 3), (0, 2, 4), (0, 1, 3, 4), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 5))
"""By number of players: the place round the station where each seat's depot indicator stands."""
