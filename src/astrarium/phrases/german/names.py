"""Names that stand alone: factions, areas, planets, structures, sources of points, hints."""

from astrarium.phrases.german.gaia_words import FACTION_TITLES, PLANET_TYPES, STRUCTURES, TRACKS
from astrarium.phrases.phrasebook import Kept, Kind

KINDS: dict[str, Kind] = {
    "change": Kept(r"[+-]\d+\.\d"),
    "gist": {
        "VP now": "SP jetzt",
        "resources in hand": "Ressourcen",
        "income to come": "künftiges Einkommen",
        "research": "Forschung",
        "room to grow": "Raum zum Wachsen",
        "tiles, institute and booster": "Technologien, Regierungssitz und Rundenbooster",
        "federations": "Allianzen",
        "final scoring": "Schlusswertung",
    },
}

SENTENCES = {
    **FACTION_TITLES,
    **TRACKS,
    **PLANET_TYPES,
    **STRUCTURES,
    "{gist} {change}": "{gist} {change}",
    # where points come from
    "start": "Start",
    "round scoring": "Rundenwertungen",
    "boosters": "Rundenbooster",
    "tech tiles": "Basistechnologien",
    "advanced tiles": "Ausbautechnologien",
    "federations": "Allianzen",
    "research": "Forschung",
    "actions": "Aktionen",
    "faction": "Volk",
    "charging": "Machterhalt",
    "final scoring": "Schlusswertungen",
    "research levels": "Forschungslevel",
    "resources": "Ressourcen",
    "planet": "Planet",
    "tracks": "Leisten",
    "lifepods": "Rettungskapseln",
    "meteorites": "Meteoriten",
    "civ cards": "Zivilisationskarten",
    "private objectives": "eigene Ziele",
    "neighbor objectives": "Nachbarziele",
}
