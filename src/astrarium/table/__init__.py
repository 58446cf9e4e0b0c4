"""What a game is: the contract that both games, all bots, the server and the environments stand on.

A game is its setup and its moves; everything else is derived. ``Game.new(options, seed)`` gives a
``State``; a state lists its legal moves, plays them or says which rule forbids them; a ``Record``
keeps options, seed and moves as readable text and rebuilds the state from them.
"""

from astrarium.table.chance import Chance, commitment
from astrarium.table.errors import (
    BadOption,
    BadRecord,
    IllegalMove,
    TableError,
    UnknownMove,
)
from astrarium.table.game import Game, Result, State
from astrarium.table.move import Move
from astrarium.table.record import Record

__all__ = [
    "BadOption",
    "BadRecord",
    "Chance",
    "Game",
    "IllegalMove",
    "Move",
    "Record",
    "Result",
    "State",
    "TableError",
    "UnknownMove",
    "commitment",
]
