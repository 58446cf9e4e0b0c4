"""The web client draws the cardboard from a file: it must say what the components say."""

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_client_draws_the_components_of_the_rules() -> None:
    tool = runpy.run_path(str(ROOT / "tools/planet_unknown_components.py"))
    printed = json.loads(json.dumps(tool["components"]()))
    drawn = json.loads((ROOT / "web/src/planet-unknown/components.json").read_text("utf-8"))
    assert drawn == printed
