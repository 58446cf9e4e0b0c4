"""Words of Planet Unknown: resources, tiles, cards, events, benefits that wait."""

from astrarium.phrases.phrasebook import Kept, Kind, Several

_RESOURCES = {
    "civ": "Zivilisation",
    "water": "Wasser",
    "biomass": "Biomasse",
    "rover": "Rover",
    "tech": "Technologie",
    "energy": "Energie",
}
_JOINED = {**_RESOURCES, "civ": "Zivilisations"}

KINDS: dict[str, Kind] = {
    "square": Kept(r"[a-l]\d{1,2}", "abcdefghijkl"),
    "squares": Kept(r"[a-l]\d{1,2}(?:,? [a-l]\d{1,2})*", "abcdefghijkl"),
    "line": Kept(r"[a-l]|\d{1,2}"),
    "shape": Kept(r"[A-Z]\d"),
    "turned": Kept(r"[rm]\d"),
    "numbers": Kept(r"\d+(?:, \d+)*", "0"),
    "tech_name": Kept("[A-F1-5]"),
    "corporation": Kept(
        r"Universal Coalition|Cosmos Inc\.|Flux Industries|Horizon Group|Jump Drive|Makeshift|"
        r"Oasis Ultd\.|Republic|Wormhole Corp\."
    ),
    "resource": _RESOURCES,
    "resources": Several("resource"),
    "resource_of": {english: f"{german}-" for english, german in _JOINED.items()},
    "none_or_resources": {"none": "keiner", "{resources}": "{resources}"},
    "tile_name": {
        "{shape} {resource}/{resource2} with meteor": "{shape} {resource}/{resource2} mit Meteorit",
        "{shape} {resource}/{resource2}": "{shape} {resource}/{resource2}",
    },
    "tile_names": Several("tile_name"),
    "berth": {
        "score": "den Wertungsbereich",
        "{tech_name}": "Technologie {tech_name}",
        "{resource}{n}": "{resource} {n}",
        "{square}": "{square}",
    },
    # benefits of tracks
    "movement": {"1 movement": "1 Bewegung", "{n} movement": "{n} Bewegungen"},
    "benefit": {
        "synergy boost": "Synergieschub",
        "{movement}": "{movement}",
        "rover": "Rover",
        "biomass patch": "Biomasse-Feld",
        "civ card of rank {n}": "Zivilisationskarte vom Rang {n}",
        "advance {resource}": "{resource} vorrücken",
        "tech {tech_name}": "Technologie {tech_name}",
        "no benefit": "ohne Vorteil",
    },
    "benefits": Several("benefit"),
    # what waits to be resolved
    "pending": {
        "choose private objectives": "eigene Ziele wählen",
        "choose the flux track": "die Flux-Leiste wählen",
        "a synergy boost": "ein Synergieschub",
        "an energy resource": "ein Energie-Rohstoff",
        "the event's advance": "das Vorrücken durch das Ereignis",
        "the event's three steps": "die drei Schritte des Ereignisses",
        "a civ card's advance": "das Vorrücken durch eine Zivilisationskarte",
        "a civ card's double advance": "das doppelte Vorrücken durch eine Zivilisationskarte",
        "a biomass patch": "ein Biomasse-Feld",
        "a rover to place": "ein Rover zum Platzieren",
        "an extra rover to place": "ein zusätzlicher Rover zum Platzieren",
        "a regress": "ein Rückschritt",
        "a collected lifepod to position": "eine geborgene Rettungskapsel zum Ablegen",
        "a lifepod to reposition": "eine Rettungskapsel zum Umsetzen",
        "a lifepod to collect": "eine Rettungskapsel zum Bergen",
        "a meteorite to collect": "ein Meteorit zum Einsammeln",
        "a meteorite to destroy": "ein Meteorit zum Zerstören",
        "a row or column to clear": "eine Zeile oder Spalte zum Räumen",
        "a meteorite to place": "ein Meteorit zum Platzieren",
        "a rover to lose": "ein Rover, den du verlierst",
        "a lifepod to lose": "eine Rettungskapsel, die du verlierst",
        "a collected lifepod to lose": "eine geborgene Rettungskapsel, die du verlierst",
        "an objective to lose": "ein Ziel, das du verlierst",
        "a stack to remove": "ein Stapel zum Entfernen",
        "the station to turn": "die Raumstation zum Drehen",
        "boost or peek": "Synergieschub oder Vorausschau",
        "a teleport": "ein Teleport",
        "a tile to place": "ein Plättchen zum Legen",
        "a biomass benefit to choose": "ein Biomasse-Vorteil zur Wahl",
        "the resource that advances": "der Rohstoff, der vorrückt",
        "an objective to choose": "ein Ziel zur Wahl",
        "the tile's water": "das Wasser des Plättchens",
        "the tile's tech": "die Technologie des Plättchens",
        "an advance of {resource}": "Vorrücken: {resource}",
        "a step without benefit of {resource}": "ein Schritt ohne Vorteil: {resource}",
        "a climb of {resource}": "ein Aufstieg: {resource}",
    },
    "pendings": Several("pending"),
    # cards and events
    "card_name": Kept(r"[A-Z][A-Za-z' ]*(?: \(\d/4\))?"),
    "card_effect": {
        "advance 1 tracker": "1 Marker vorrücken",
        "advance {n} different trackers": "{n} verschiedene Marker vorrücken",
        "advance one tracker {n} times": "einen Marker {n}-mal vorrücken",
        "gain 1 biomass patch": "1 Biomasse-Feld",
        "gain {n} biomass patches": "{n} Biomasse-Felder",
        "{n} rover movement": "{n} Bewegungen",
        "place a tile of your depot and advance": "ein Plättchen deines Depots legen und vorrücken",
        "place a tile of your depot without advancing": "ein Plättchen deines Depots legen, ohne "
        "vorzurücken",
        "collect {n} lifepods from your planet": "{n} Rettungskapseln deines Planeten bergen",
        "teleport a rover to any square": "einen Rover auf ein beliebiges Feld teleportieren",
        "destroy all meteorites of one row or column": "alle Meteoriten einer Zeile oder Spalte "
        "zerstören",
        "advance every tracker to {n}, without boosts": "jeden Marker auf {n} vorrücken, ohne "
        "Synergieschübe",
        "destroy {n} meteorites": "{n} Meteoriten zerstören",
        "1 medal per biomass patch on your planet": "1 Medaille je Biomasse-Feld auf deinem "
        "Planeten",
        "{n} medals per lifepod": "{n} Medaillen je Rettungskapsel",
        "1 medal": "1 Medaille",
        "{n} medals": "{n} Medaillen",
        "one medal more per three meteorites": "eine Medaille mehr je drei Meteoriten",
        "1, 3, 6 or 10 medals for 1 to 4 of these": "1, 3, 6 oder 10 Medaillen für 1 bis 4 davon",
    },
    "card_effects": Several("card_effect"),
    "card": {
        "{card_name} (end of game: {card_effects})": "{card_name} (Spielende: {card_effects})",
        "{card_name} ({card_effects})": "{card_name} ({card_effects})",
    },
    "objective_name": Kept(r"[A-Z0-9][A-Za-z0-9, ]*"),
    "neighbor_side": {
        "{resource_of} resources on the edge": "{resource_of}Symbole am Rand",
        "squares in the largest {resource_of} area": "Felder im größten {resource_of}Gebiet",
        "{resource_of} areas": "{resource_of}Gebiete",
        "{resource_of} resources": "{resource_of}Symbole",
        "trackers at the top": "Marker an der Spitze",
        "collected meteorites": "eingesammelten Meteoriten",
        "collected lifepods": "geborgenen Rettungskapseln",
    },
    "neighbor": {
        "{objective_name}: most {neighbor_side}": "{objective_name}: die meisten {neighbor_side}",
        "{objective_name}: fewest {neighbor_side}": "{objective_name}: die wenigsten "
        "{neighbor_side}",
    },
    "private_side": {
        "3x3 squares of {resource_of} terrain": "3x3 Felder {resource_of}Gelände",
        "2x5 squares of {resource_of} terrain": "2x5 Felder {resource_of}Gelände",
        "six {resource_of} resources in one {resource_of2} area": "sechs {resource_of}Symbole in "
        "einem {resource_of2}Gebiet",
        "{resource_of} track at the top": "{resource_of}Leiste an der Spitze",
        "at most five energy resources": "höchstens fünf Energie-Symbole",
        "nine collected meteorites": "neun eingesammelte Meteoriten",
        "more collected lifepods than meteorites": "mehr geborgene Rettungskapseln als Meteoriten",
        "all ice covered": "alles Eis bedeckt",
        "all land covered": "alles Land bedeckt",
    },
    "private": {"{objective_name}: {private_side}": "{objective_name}: {private_side}"},
    "privates": Several("private"),
    "event": {
        "an extra rover on the tile placed this round": "ein zusätzlicher Rover auf dem Plättchen "
        "dieser Runde",
        "one more civ card per rank": "eine Zivilisationskarte mehr je Rang",
        "one more private objective": "ein weiteres eigenes Ziel",
        "{resources} up three, no benefits": "{resources}: drei Schritte vor, ohne Vorteile",
        "advance {resources}": "{resources} vorrücken",
        "turn the station as you like": "die Raumstation beliebig drehen",
        "gain a biomass patch": "ein Biomasse-Feld",
        "a synergy boost": "ein Synergieschub",
        "collect a lifepod": "eine Rettungskapsel bergen",
        "collect a meteorite": "einen Meteoriten einsammeln",
        "regress {resources} by {n}": "{resources} um {n} zurückgehen",
        "regress {resources}": "{resources} zurückgehen",
        "a meteorite falls on an empty meteor symbol": "ein Meteorit fällt auf ein leeres "
        "Meteorsymbol",
        "lose a private objective": "ein eigenes Ziel verlieren",
        "lose a rover if you have two or more": "einen Rover verlieren, wenn du zwei oder mehr "
        "hast",
        "one civ card less per rank": "eine Zivilisationskarte weniger je Rang",
        "lose a lifepod on the planet": "eine Rettungskapsel auf dem Planeten verlieren",
        "lose a collected lifepod": "eine geborgene Rettungskapsel verlieren",
        "lose a collected meteorite": "einen eingesammelten Meteoriten verlieren",
        "one stack of your depot is removed": "ein Stapel deines Depots wird entfernt",
        "a synergy boost or a look at the next event": "ein Synergieschub oder ein Blick auf das "
        "nächste Ereignis",
        "rovers may not enter {resource_of} terrain": "Rover dürfen kein {resource_of}Gelände "
        "betreten",
        "no tile on the edge": "kein Plättchen am Rand",
        "one resource of the tile does not advance": "ein Rohstoff des Plättchens rückt nicht vor",
        "milestones give nothing": "Meilensteine bringen nichts",
        "no tile next to matching terrain": "kein Plättchen neben gleiches Gelände",
        "no tile on ice": "kein Plättchen auf Eis",
        "no synergy boosts": "keine Synergieschübe",
    },
    "tech_text": {
        "tiles may ignore adjacency": "Plättchen müssen nicht angrenzen",
        "patches may be stored until the end": "Biomasse-Felder dürfen bis zum Ende aufbewahrt "
        "werden",
        "+1 rover movement": "+1 Roverbewegung",
        "water of a placed tile advances twice": "Wasser eines gelegten Plättchens rückt zweimal "
        "vor",
        "no meteorites": "keine Meteoriten",
        "rovers may move diagonally": "Rover dürfen diagonal fahren",
        "once per game: reposition three lifepods": "einmal pro Spiel: drei Rettungskapseln "
        "umsetzen",
        "reposition a lifepod when you place an energy tile": "eine Rettungskapsel umsetzen, wenn "
        "du ein Energie-Plättchen legst",
        "moving onto energy terrain is free": "auf Energie-Gelände zu fahren ist kostenlos",
        "once per round: reposition a lifepod": "einmal pro Runde: eine Rettungskapsel umsetzen",
        "round start: two movement per rover on flux terrain": "Rundenbeginn: zwei Bewegungen je "
        "Rover auf Flux-Gelände",
        "once per game: flux tracker to its next milestone": "einmal pro Spiel: Flux-Marker zum "
        "nächsten Meilenstein",
        "the flux track is improved": "die Flux-Leiste ist verbessert",
        "a tile with the flux resource collects a meteorite": "ein Plättchen mit dem Flux-Rohstoff "
        "sammelt einen Meteoriten ein",
        "once per round: advance the flux tracker": "einmal pro Runde: Flux-Marker vorrücken",
        "rover tiles may ignore adjacency": "Rover-Plättchen müssen nicht angrenzen",
        "round start: one movement per rover carrying a meteorite": "Rundenbeginn: eine Bewegung "
        "je Rover, der einen Meteoriten trägt",
        "a biomass patch per collected meteorite": "ein Biomasse-Feld je eingesammeltem Meteoriten",
        "a carried meteorite may be destroyed on water terrain": "ein getragener Meteorit darf auf "
        "Wasser-Gelände zerstört werden",
        "once per round: advance the rover tracker": "einmal pro Runde: Rover-Marker vorrücken",
        "once per round: a boost instead of a patch": "einmal pro Runde: ein Synergieschub statt "
        "eines Biomasse-Felds",
        "once per round: teleport a rover to the same terrain for one movement": "einmal pro "
        "Runde: einen Rover für eine Bewegung auf gleiches Gelände teleportieren",
        "once per round: a boost advances twice": "einmal pro Runde: mit einem Synergieschub "
        "zweimal vorrücken",
        "a placed tech resource may act as energy": "ein gelegtes Technologie-Symbol darf als "
        "Energie gelten",
        "once per game: claim the row of a tracker": "einmal pro Spiel: die Zeile eines Markers "
        "nehmen",
        "once per game: an objective for all players": "einmal pro Spiel: ein Ziel für alle",
        "civ and tech tracks are adjacent": "Zivilisations- und Technologie-Leiste sind benachbart",
        "+1 rover movement with two trackers on the rover track": "+1 Roverbewegung mit zwei "
        "Markern auf der Rover-Leiste",
        "a tracker may shift sideways instead of advancing": "ein Marker darf zur Seite rücken "
        "statt vor",
        "once per round: regress a tracker": "einmal pro Runde: einen Marker zurückgehen lassen",
        "each tracker scores as the best on its track": "jeder Marker zählt wie der beste seiner "
        "Leiste",
        "trackers skip a blocking tracker": "Marker überspringen einen, der im Weg steht",
        "round start: one movement per rover on water terrain": "Rundenbeginn: eine Bewegung je "
        "Rover auf Wasser-Gelände",
        "a tile covering no ice advances water": "ein Plättchen ohne Eis darunter rückt Wasser vor",
        "a placed water tile gains a patch": "ein gelegtes Wasser-Plättchen bringt ein "
        "Biomasse-Feld",
        "a placed water tile gains a boost": "ein gelegtes Wasser-Plättchen bringt einen "
        "Synergieschub",
        "drafting a civ tile gives the rover tracker's movement": "ein Zivilisations-Plättchen zu "
        "nehmen bringt die Bewegungen des Rover-Markers",
        "one card of the next rank is added to the choice": "eine Karte des nächsten Rangs kommt "
        "zur Auswahl dazu",
        "teleport between civ resources for one movement": "für eine Bewegung zwischen "
        "Zivilisations-Symbolen teleportieren",
        "a boost with each civ milestone": "ein Synergieschub mit jedem Zivilisations-Meilenstein",
        "game end: keep two of all remaining civ cards": "Spielende: zwei aller übrigen "
        "Zivilisationskarten behalten",
        "a biomass tracker at the top may be reset": "ein Biomasse-Marker an der Spitze darf "
        "zurückgesetzt werden",
        "patches may lie on tiles": "Biomasse-Felder dürfen auf Plättchen liegen",
        "once per round: two patches instead of one": "einmal pro Runde: zwei Biomasse-Felder "
        "statt eines",
        "at game end a patch may destroy a meteorite": "bei Spielende darf ein Biomasse-Feld einen "
        "Meteoriten zerstören",
    },
}

SENTENCES = {
    "{event}": "{event}",
    "{neighbor}": "{neighbor}",
    "{private}": "{private}",
    "{card}": "{card}",
    "{tech_text}": "{tech_text}",
    "{pending}": "{pending}",
    "all the stars align": "Alle Sterne stehen günstig",
    "among the best planets ever seen": "Einer der besten Planeten, die man je sah",
    "excellent, a promotion": "Ausgezeichnet, eine Beförderung",
    "mission complete": "Auftrag erfüllt",
    "survival with little room": "Überleben auf engem Raum",
    "hardly anybody survives": "Kaum jemand überlebt",
    "critical failure": "Völliges Scheitern",
}
