"""The weights of the evaluation: a small file that comes with the package."""

import json
from importlib.resources import files


def load() -> dict[str, float]:
    """The weights the levels play with; the file says how they were made."""
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    return {name: float(value) for name, value in json.loads(text)["weights"].items()}
