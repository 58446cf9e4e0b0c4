"""Words of Gaia Project: resources, planets, structures, factions, tiles."""

from astrarium.phrases.phrasebook import Kept, Kind, Several

_FACTIONS = {
    "Terrans": "Terraner|Terraner|Terranern|Terraner",
    "Lantids": "Lantida",
    "Xenos": "Xenos",
    "Gleens": "Gleen",
    "Taklons": "Taklons",
    "Ambas": "Ambas",
    "Hadsch Hallas": "Hadsch Halla",
    "Geodens": "Geoden",
    "Bal T'aks": "BAL T'AK",
    "Firaks": "Firaks",
    "Bescods": "Mad Androids",
    "Nevlas": "Nevlar",
    "Itars": "Itar",
}

FACTION_TITLES = {
    **{english: german.split("|")[0] for english, german in _FACTIONS.items()},
    "Ivits": "Der Schwarm",
}
"""Factions as they are headed, without an article of their own but that of the Ivits."""


def _declined(german: str) -> str:
    forms = german.split("|")
    forms = forms if len(forms) == 4 else forms * 4
    articles = ("die", "der", "den", "die")
    return "|".join(f"{article} {form}" for article, form in zip(articles, forms, strict=True))


_PLANETS = {
    "terra": "Terra-Planet",
    "oxide": "Oxydplanet",
    "volcanic": "Vulkanplanet",
    "desert": "Wüstenplanet",
    "swamp": "Sumpfplanet",
    "titanium": "Titanplanet",
    "ice": "Eisplanet",
    "Gaia": "Gaiaplanet",
    "transdim": "Transdim-Planet",
}


def _one_planet(english: str, german: str) -> tuple[str, str]:
    article = "an" if english[0] in "aeiou" else "a"
    forms = f"ein {german}|eines {german}en|einem {german}en|einen {german}en"
    return f"{article} {english} planet", forms


TRACKS = {
    "Terraforming": "Terraforming",
    "Navigation": "Navigation",
    "Artificial Intelligence": "Künstliche Intelligenz|Künstlicher Intelligenz|Künstlicher "
    "Intelligenz|Künstliche Intelligenz",
    "Gaia Project": "Gaia-Projekt",
    "Economy": "Wirtschaft",
    "Science": "Wissenschaft",
}

PLANET_TYPES = {
    "terra": "Terra",
    "oxide": "Oxyd",
    "volcanic": "Vulkan",
    "desert": "Wüste",
    "swamp": "Sumpf",
    "titanium": "Titan",
    "ice": "Eis",
    "gaia": "Gaia",
    "transdim": "Transdim",
    "lost": "schwarzer Planet",
}

STRUCTURES = {
    "mine": "Mine",
    "trading station": "Handelszentrum",
    "research lab": "Forschungslabor",
    "planetary institute": "Regierungssitz",
    "knowledge academy": "Wissensakademie",
    "Q.I.C. academy": "Q.I.C.-Akademie",
}

BOOSTERS = {
    "ore-knowledge": "„Erz, Wissen“",
    "credits-qic": "„Credits, Q.I.C.“",
    "tokens-ore": "„Machtsteine, Erz“",
    "step": "„Terraforming“",
    "range": "„Reichweite“",
    "mines": "„Minen“",
    "labs": "„Forschungslabore“",
    "stations": "„Handelszentren“",
    "big": "„Regierungssitz, Akademien“",
    "gaia": "„Gaiaplaneten“",
}

TILES = {
    "ore-qic": "„Erz, Q.I.C.“",
    "types-knowledge": "„Planetenarten“",
    "big-power": "„Machtwert 4“",
    "seven-vp": "„7 SP“",
    "ore-charge": "„Erz, Macht“",
    "knowledge-credit": "„Wissen, Credit“",
    "gaia-vp": "„Gaiaplaneten“",
    "credits": "„4 Credits“",
    "charge-action": "„4 Macht“",
    "pass-federations": "„Passen: Allianzmarker“",
    "advance-vp": "„Forschung“",
    "qic-credits-action": "„Q.I.C., 5 Credits“",
    "now-mines": "„Sofort: Minen“",
    "pass-labs": "„Passen: Forschungslabore“",
    "now-sector-ore": "„Sofort: Erz je Sektor“",
    "pass-types": "„Passen: Planetenarten“",
    "now-gaia": "„Sofort: Gaiaplaneten“",
    "now-stations": "„Sofort: Handelszentren“",
    "now-sectors": "„Sofort: Sektoren“",
    "ore-action": "„3 Erz“",
    "now-federations": "„Sofort: Allianzmarker“",
    "knowledge-action": "„3 Wissen“",
    "mine-vp": "„Minen“",
    "station-vp": "„Handelszentren“",
}

TOKENS = {
    "12vp": "„12 SP“",
    "8vp-qic": "„8 SP, Q.I.C.“",
    "8vp-tokens": "„8 SP, Machtsteine“",
    "7vp-ore": "„7 SP, Erz“",
    "7vp-credits": "„7 SP, Credits“",
    "6vp-knowledge": "„6 SP, Wissen“",
    "gleens": "„Gleen“",
}

KINDS: dict[str, Kind] = {
    "hex": Kept(r"\d{1,2}(?:[AB]\d{1,2}|C)", "0"),
    "hexes": Several("hex"),
    "area": Kept("III|II|I"),
    "sector": Kept(r"\d{1,2}[a-z]?", "0"),
    "range": Kept(r"\d+(?: \(\d+ \+ \d+\))?", "0"),
    "faction": {**_FACTIONS, "Ivits": "Schwarm|Schwarms|Schwarm|Schwarm"},
    "who": {
        **{f"the {english}": _declined(german) for english, german in _FACTIONS.items()},
        "the Ivits": "der Schwarm|des Schwarms|dem Schwarm|den Schwarm",
        "player {n}": "Spieler {n}|von Spieler {n}|Spieler {n}|Spieler {n}",
    },
    "planet_type": PLANET_TYPES,
    "place": {"{hex} ({planet_type})": "{hex} ({planet_type})"},
    "planet": {
        **dict(_one_planet(english, german) for english, german in _PLANETS.items()),
        "empty space": "leerer Weltraum|leeren Weltraums|leerem Weltraum|leeren Weltraum",
        "the Lost Planet": "der schwarze Planet|des schwarzen Planeten|dem schwarzen Planeten|den "
        "schwarzen Planeten",
    },
    "planets_of": {english: f"{german}en" for english, german in _PLANETS.items()},
    "track": TRACKS,
    "tracks": Several("track"),
    "structure": STRUCTURES,
    "the_structure": {
        "mine": "die Mine|der Mine|der Mine|die Mine",
        "trading station": "das Handelszentrum|des Handelszentrums|dem Handelszentrum|das "
        "Handelszentrum",
        "research lab": "das Forschungslabor|des Forschungslabors|dem Forschungslabor|das "
        "Forschungslabor",
        "planetary institute": "der Regierungssitz|des Regierungssitzes|dem Regierungssitz|den "
        "Regierungssitz",
        "knowledge academy": "die Wissensakademie|der Wissensakademie|der Wissensakademie|die "
        "Wissensakademie",
        "Q.I.C. academy": "die Q.I.C.-Akademie|der Q.I.C.-Akademie|der Q.I.C.-Akademie|die "
        "Q.I.C.-Akademie",
    },
    "a_structure": {
        "a mine": "eine Mine|einer Mine|einer Mine|eine Mine",
        "a trading station": "ein Handelszentrum|eines Handelszentrums|einem Handelszentrum|ein "
        "Handelszentrum",
        "a research lab": "ein Forschungslabor|eines Forschungslabors|einem Forschungslabor|ein "
        "Forschungslabor",
        "the planetary institute": "der Regierungssitz|des Regierungssitzes|dem Regierungssitz|den "
        "Regierungssitz",
        "the knowledge academy": "die Wissensakademie|der Wissensakademie|der Wissensakademie|die "
        "Wissensakademie",
        "the Q.I.C. academy": "die Q.I.C.-Akademie|der Q.I.C.-Akademie|der Q.I.C.-Akademie|die "
        "Q.I.C.-Akademie",
    },
    "booster": BOOSTERS,
    "tile": TILES,
    "token": TOKENS,
    "tokens_owned": Several("token"),
    "action": {
        "charge": "„4 Macht“",
        "qic-credits": "„Q.I.C., 5 Credits“",
        "ore": "„3 Erz“",
        "knowledge": "„3 Wissen“",
        "academy": "der Q.I.C.-Akademie",
        "step": "„Terraforming“ des Rundenboosters",
        "range-mine": "„Reichweite“ des Rundenboosters",
        "range-gaiaform": "„Reichweite“ des Rundenboosters",
        "swap": "„Regierungssitz tauschen“",
        "station": "„Raumstation“",
        "downgrade": "„Forschungslabor zurückbauen“",
        "advance": "„niedrigsten Bereich aufsteigen“",
    },
    "board_action": {
        "power action knowledge-3": "Machtaktion „3 Wissen“",
        "power action terraform-2": "Machtaktion „2 Terraformingschritte“",
        "power action ore-2": "Machtaktion „2 Erz“",
        "power action credits-7": "Machtaktion „7 Credits“",
        "power action knowledge-2": "Machtaktion „2 Wissen“",
        "power action terraform-1": "Machtaktion „1 Terraformingschritt“",
        "power action tokens-2": "Machtaktion „2 Machtsteine“",
        "Q.I.C. action tile": "Q.I.C.-Aktion „Technologie“",
        "Q.I.C. action federation": "Q.I.C.-Aktion „Allianzmarker“",
        "Q.I.C. action planets": "Q.I.C.-Aktion „Planetenarten“",
    },
    "amount": {
        "1 credit": "1 Credit",
        "{n} credits": "{n} Credits",
        "{n} ore": "{n} Erz",
        "{n} knowledge": "{n} Wissen",
        "{n} Q.I.C.": "{n} Q.I.C.",
        "1 power token": "1 Machtstein",
        "{n} power tokens": "{n} Machtsteine|{n} Machtsteine|{n} Machtsteinen|{n} Machtsteine",
        "1 Gaiaformer": "1 Gaiaformer",
        "{n} Gaiaformers": "{n} Gaiaformer|{n} Gaiaformer|{n} Gaiaformern|{n} Gaiaformer",
        "{n} VP": "{n} SP",
        "{n} power": "{n} Macht",
        "1 token of area III": "1 Machtstein aus Bereich III",
        "{n} tokens of area III": "{n} Machtsteine aus Bereich III",
    },
    "amounts": Several("amount"),
    "gained": {
        "gain {amount} and {amount2} and charge {n} power": "{amount}, {amount2} und {n} Macht",
        "gain {amounts} and charge {n} power": "{amounts} und {n} Macht",
        "gain {amounts}": "{amounts}",
        "charge {n} power": "{n} Macht",
    },
    "tokens_given": {
        "1 token": "1 Machtstein|1 Machtsteins|1 Machtstein|1 Machtstein",
        "{n} tokens": "{n} Machtsteine|{n} Machtsteine|{n} Machtsteinen|{n} Machtsteine",
    },
    "satellites": {
        "1 satellite": "1 Satellit|1 Satelliten|1 Satelliten|1 Satelliten",
        "{n} satellites": "{n} Satelliten",
    },
    "spaces": {"1 space": "1 Feld", "{n} spaces": "{n} Felder"},
    "steps": {
        "1 terraforming step": "1 Terraformingschritt",
        "{n} terraforming steps": "{n} Terraformingschritte",
    },
    "free_steps": {
        "1 free terraforming step": "1 kostenlosen Terraformingschritt",
        "{n} free terraforming steps": "{n} kostenlosen Terraformingschritten",
    },
    "purpose": {
        "the mine": "die Mine",
        "range": "Reichweite",
        "the Gaia planet": "den Gaiaplaneten",
        "{steps}": "{steps}",
    },
    "share": {"{n} for {purpose}": "{n} für {purpose}"},
    "shares": Several("share"),
    "part": {
        "{amount} ({shares})": "{amount} ({shares})",
        "{amount} for {purpose}": "{amount} für {purpose}",
        "{amount}": "{amount}",
    },
    "price": Several("part"),
    "cost": {": {price}": ": {price}", "": ""},
    "vp": {"; gain {n} VP": "; du erhältst {n} SP", "": ""},
    "remedy": {
        ": {move} first": ": zuerst {move}",
        ": {move} twice first": ": zuerst zweimal {move}",
        ": {move} {n} times first": ": zuerst {n}-mal {move}",
        "": "",
    },
    "instead": {"; {move} would be possible": "; möglich wäre {move}", "": ""},
    "choices": {
        "{moves} and {n} more": "{moves} und {n} weitere",
        "{moves}": "{moves}",
    },
}
