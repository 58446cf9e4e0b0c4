"""The numbers of one seat: what previews compare and charts draw."""

from typing import Any

from astrarium.gaia.state import GaiaState
from astrarium.gaia.view import player_view
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.planet_unknown.views import seat_view
from astrarium.table import State


def numbers(state: State, seat: int, eyes: int | None) -> dict[str, int]:
    """Every number in the seat's part of a view by its path, e.g. ``power.I``.

    Of a list it is the length, with ``#`` after the name. The view of the whole table would take
    ten times as long.
    """
    if isinstance(state, GaiaState):
        return _flat(player_view(state, state.seats[seat]))
    assert isinstance(state, PlanetUnknownState)
    return _flat(seat_view(state, state.seats[seat], eyes))


def _flat(data: dict[str, Any], prefix: str = "") -> dict[str, int]:
    found = {}
    for name, value in data.items():
        path = prefix + name
        if isinstance(value, dict):
            found.update(_flat(value, path + "."))
        elif isinstance(value, list):
            found[path + "#"] = len(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            found[path] = value
    return found
