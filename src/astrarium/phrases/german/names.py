"""Names that stand alone: factions, areas, planets, structures, sources of points, hints."""

from astrarium.phrases.german.gaia_words import FACTION_TITLES, PLANET_TYPES, STRUCTURES, TRACKS
from astrarium.phrases.phrasebook import Kept, Kind, Several

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
        # Planet Unknown
        "rows and columns": "Zeilen und Spalten",
        "{full_lines} full": "{full_lines} voll",
        "room for tiles": "Platz für Plättchen",
        "stored patches": "gelagerte Biomasse-Felder",
        "{resource} tracker": "Marker {resource}",
        "waiting benefits": "wartende Vorteile",
        "waiting losses": "wartende Verluste",
        "civ card to pick": "Zivilisationskarte zur Wahl",
        "movement left": "übrige Bewegungen",
        "civ cards": "Zivilisationskarten",
        "lifepods": "Rettungskapseln",
        "meteorites": "Meteoriten",
        "rovers": "Rover",
        "private objectives": "eigene Ziele",
        "neighbor objectives": "Nachbarziele",
        "coming tiles": "kommende Plättchen",
        "what the others get": "was die anderen bekommen",
        "no tile fits": "kein Plättchen passt",
    },
    "full_line": {"row {line}": "Zeile {line}", "column {line}": "Spalte {line}"},
    "full_lines": Several("full_line"),
}

SENTENCES = {
    **FACTION_TITLES,
    **TRACKS,
    **PLANET_TYPES,
    **STRUCTURES,
    "{gist} {change}": "{gist} {change}",
    "nothing changes": "nichts ändert sich",
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
