"""The games of the house by name; a game's rules are imported only when somebody asks for it."""

from importlib import import_module

from astrarium.table import Game, TableError

_GAMES = {
    "gaia": ("astrarium.gaia", "GAIA"),
    "planet-unknown": ("astrarium.planet_unknown", "PLANET_UNKNOWN"),
}


class UnknownGame(TableError):
    """No game of that name is at this table."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no game '{name}' here; choose {' or '.join(game_names())}.")
        self.name = name


def game_names() -> tuple[str, ...]:
    """All names that ``get_game`` knows."""
    return tuple(_GAMES)


def get_game(name: str) -> Game:
    """The game of that name (underscores and capitals are forgiven)."""
    return load_game(*locate_game(name))


def locate_game(name: str) -> tuple[str, str]:
    """Module and attribute of a game: what another process needs to load it."""
    key = name.strip().lower().replace("_", "-")
    if key not in _GAMES:
        raise UnknownGame(name)
    return _GAMES[key]


def load_game(module: str, attribute: str) -> Game:
    """Import a game from where ``locate_game`` says it is."""
    game = getattr(import_module(module), attribute)
    if not isinstance(game, Game):
        raise TypeError(f"{module}.{attribute} is not a Game")
    return game
