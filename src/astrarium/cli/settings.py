"""Options of a game as typed on the command line: ``--option name=value``."""

import json
from collections.abc import Sequence
from typing import Any

from astrarium.table import BadOption, Game


def read_options(game: Game, given: Sequence[str], players: int | None) -> dict[str, Any]:
    """What ``game.new`` takes; values are JSON, or plain words where they are not."""
    options: dict[str, Any] = {}
    if players is not None:
        options["players"] = players
    known = {str(option["name"]): option for option in game.options()}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals:
            raise BadOption(name, "write it as name=value")
        if name not in known:
            raise BadOption(name, f"{game.title} has {', '.join(known)}")
        if name in options:
            raise BadOption(name, "is given twice")
        options[name] = _value(str(known[name].get("type")), value.strip())
    return options


def add_solo(game: Game, options: dict[str, Any], automa: str | None, level: str | None) -> None:
    """What ``--solo``, ``--automa`` and ``--level`` say: one player, and who plays against them."""
    if options.setdefault("players", 1) != 1:
        raise BadOption("players", "who plays alone is the only one; leave it out")
    known = {str(option["name"]): option for option in game.options()}
    for flag, name, value in (("--automa", "automa", automa), ("--level", "automa_level", level)):
        if value is None:
            continue
        if name not in known:
            raise BadOption(flag, f"{game.title} has no Automa")
        if name in options:
            raise BadOption(name, f"is given twice: by {flag} and by --option")
        if value not in known[name]["choices"]:
            choices = ", ".join(map(str, known[name]["choices"]))
            raise BadOption(flag, f"'{value}' is not one of {choices}")
        options[name] = value


def _value(kind: str, text: str) -> Any:
    """A list may be written without brackets: ``terrans,xenos``."""
    if kind == "str":
        return text
    try:
        return json.loads(text)
    except ValueError:
        if text.lower() in ("yes", "on", "true", "no", "off", "false"):
            return text.lower() in ("yes", "on", "true")
        if kind.startswith("list") or "," in text:
            return [word.strip() for word in text.split(",") if word.strip()]
        return text
