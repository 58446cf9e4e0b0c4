"""The weights of the evaluation: a small file that comes with the package."""

import json
from importlib.resources import files
from typing import Any


def _read() -> dict[str, Any]:
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    result: dict[str, Any] = json.loads(text)
    return result


def load() -> dict[str, float]:
    """The weights the levels play with."""
    return {name: float(value) for name, value in _read()["weights"].items()}


def origin() -> str:
    """The steps that made them, one after the other."""
    return str(_read()["made_by"])
