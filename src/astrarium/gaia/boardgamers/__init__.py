"""Games from boardgamers.space, turned into our records."""

from collections.abc import Mapping
from typing import Any

from astrarium.gaia.boardgamers.problems import BadImport
from astrarium.gaia.boardgamers.replay import Replay
from astrarium.gaia.boardgamers.table import Table
from astrarium.table.record import Record

__all__ = ["BadImport", "Replay", "Table", "import_game"]


def import_game(data: Mapping[str, Any]) -> Record:
    """One game, as their engine dumps it or as their site exports it, as a record of ours."""
    if not isinstance(data, Mapping):
        raise BadImport("a game is a JSON object.")
    inner = data.get("data")
    if isinstance(inner, Mapping) and "moveHistory" in inner:
        data = inner  # the site wraps the game in what it knows about the table
    replay = Replay(Table(data))
    for _ in replay.run():
        pass
    return replay.record
