"""The numbers of the evaluation, in one place, so that they can be fitted instead of guessed."""

import json
from importlib.resources import files

NAMES = (
    # one unit in hand while rounds remain
    "credit", "ore", "knowledge", "qic", "power", "token", "gaiaformer",
    # one unit in hand in the last round, before passing
    "last_credit", "last_ore", "last_knowledge", "last_qic", "last_power",
    # how far tokens in areas II and I count
    "area_two", "area_one",
    # resources in hand fade as the game goes on: base and per round left
    "fade", "fade_per_round",
    # income of the coming rounds: the first, less per further round, the last
    "income_next", "income_less", "income_last",
    # research: per round left on level 2..5 of terraforming and navigation, 1..4 of gaia project
    "terraforming_2", "terraforming_3", "navigation_2", "navigation_4", "navigation_5",
    "gaia_1", "gaia_3", "gaia_4",
    # each level as a step towards those that score
    "level_1", "level_2", "level_3", "level_4", "level_per_round",
    "green_token", "former_per_round",
    # tiles and actions
    "charge_action", "qic_action", "ore_action", "knowledge_action", "trigger", "big_power",
    "pass_tile", "academy", "institute", "institute_now", "booster_step", "booster_range",
    # federations
    "federation", "federation_last", "federation_spread",
    # structures beyond their income: reach, upgrades, neighbours; now and per round left
    "structure", "structure_per_round",
    # what is held beyond what a turn can use
    "waste_credit", "waste_ore", "waste_knowledge",
    # final scoring
    "final_now", "final_per_round", "final_count", "new_type", "gaia_planet", "sector",
)  # fmt: skip


class Weights:
    """A named vector of floats; missing names are an error, so that files cannot go stale."""

    def __init__(self, values: dict[str, float]) -> None:
        missing = [name for name in NAMES if name not in values]
        if missing:
            raise ValueError(f"weights lack {', '.join(missing)}")
        self.values = values

    def __getitem__(self, name: str) -> float:
        return self.values[name]


def load() -> Weights:
    """The weights that come with the package."""
    text = files("astrarium.bots.gaia").joinpath("weights.json").read_text()
    return Weights(json.loads(text)["weights"])
