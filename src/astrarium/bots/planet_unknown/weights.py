"""The weights of the evaluation: a small file of the package, which says how it was made."""

import json
from importlib.resources import files


def load() -> dict[str, float]:
    """The weights the levels play with."""
    text = files("astrarium.bots.planet_unknown").joinpath("weights.json").read_text("utf-8")
    return {name: float(value) for name, value in json.loads(text)["weights"].items()}
