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
