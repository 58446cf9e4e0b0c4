"""The diary of Gaia Project's Automa."""

from astrarium.phrases.phrasebook import Kind, Several

KINDS: dict[str, Kind] = {
    "side_of_row": {"left": "links", "right": "rechts"},
    "reading_way": {
        "first from left to right, top to bottom": "der erste von links nach rechts, von oben nach "
        "unten",
        "first from right to left, bottom to top": "der erste von rechts nach links, von unten "
        "nach oben",
    },
    "narrowed": {
        "1 planet within range {n}": "1 Planet in Reichweite {n}",
        "{n} planets within range {n2}": "{n} Planeten in Reichweite {n2}",
        "1 free {planet_type} planet": "1 freier Planet der Art {planet_type}",
        "{n} free {planet_type} planets": "{n} freie Planeten der Art {planet_type}",
        "{n} with a {structure}": "{n} mit {structure}",
        "{n} transdim": "{n} Transdim",
        "{n} closest to you (distance {n2})": "{n} am nächsten bei dir (Entfernung {n2})",
        "{n} nearest to the centre of the board (distance {n2})": "{n} am nächsten zur Mitte des "
        "Spielplans (Entfernung {n2})",
        "{n} in a sector without its planets": "{n} in einem Raumsektor ohne seine Planeten",
        "{n} of a type that is new to it": "{n} einer Art, die neu für ihn ist",
        "{n} gaia or transdim": "{n} Gaia oder Transdim",
        "{n} with fewest terraforming steps ({n2})": "{n} mit den wenigsten Terraformingschritten "
        "({n2})",
        "{hex}, {reading_way}": "{hex}, {reading_way}",
        "{hex}": "{hex}",
        "{n} valid areas": "{n} mögliche Bereiche",
        "one area": "ein Bereich",
        "{n} on its highest level": "{n} auf seinem höchsten Level",
        "{track}, number {n} from the {side_of_row}": "{track}, Nummer {n} von {side_of_row}",
        "{track}": "{track}",
    },
    "narrowing": Several("narrowed"),
    "action_title": {
        "Upgrade": "Aufwerten",
        "Build a mine": "Mine bauen",
        "Advance the highest research area": "Im höchsten Forschungsbereich aufsteigen",
        "Advance a random research area": "In einem zufälligen Forschungsbereich aufsteigen",
        "Power or Q.I.C. action": "Macht- oder Q.I.C.-Aktion",
        "Faction action": "Völkeraktion",
    },
    "upgraded": {
        "Mine": "Mine",
        "Trading station": "Handelszentrum",
        "Research lab": "Forschungslabor",
    },
    "upgraded_to": {
        "trading station": "zum Handelszentrum",
        "research lab": "zum Forschungslabor",
        "planetary institute": "zum Regierungssitz",
        "academy": "zur Akademie",
    },
    "researched": {
        "it removes the advanced tile": "er entfernt die Ausbautechnologie",
        "it advances to level {n}": "er steigt auf Level {n}",
    },
}

SENTENCES = {
    "{action_title} (card {n})": "{action_title} (Karte {n})",
    "the deck is empty: it passes": "Der Stapel ist leer: er passt",
    "card {n} shows the pass icon: it passes": "Karte {n} zeigt das Passen-Symbol: er passt",
    "no mine can be built": "Keine Mine lässt sich bauen",
    "mine on {place}: {narrowing}": "Mine auf {place}: {narrowing}",
    "starting mine on {place}: as in every first game": "Startmine auf {place}: wie in jedem "
    "ersten Spiel",
    "starting mine on {place}: {narrowing}": "Startmine auf {place}: {narrowing}",
    "{n} VP for a new planet type": "{n} SP für eine neue Planetenart",
    "satellite on {hex}": "Satellit auf {hex}",
    "nothing can be upgraded": "Nichts lässt sich aufwerten",
    "{upgraded} to {upgraded_to}: {narrowing}": "{upgraded} {upgraded_to}: {narrowing}",
    "{n} VP for a trading station": "{n} SP für ein Handelszentrum",
    "no research area can be advanced": "In keinem Forschungsbereich ist ein Aufstieg möglich",
    "research: {narrowing}; {researched}": "Forschung: {narrowing}; {researched}",
    "no power or Q.I.C. action is free": "Keine Macht- oder Q.I.C.-Aktion ist frei",
    "takes {board_action}: number {n} from the {side_of_row} of {n2} free": "Belegt die "
    "{board_action}: Nummer {n} von {side_of_row} unter {n2} freien",
    "gains {n} VP": "Erhält {n} SP",
    "gains {n} VP from the round scoring tile": "Erhält {n} SP aus der Rundenwertung",
    "takes the booster {booster} (card {n})": "Nimmt den Rundenbooster {booster} (Karte {n})",
    "takes the booster {booster}: number {n} from the left (card {n2})": "Nimmt den Rundenbooster "
    "{booster}: Nummer {n} von links (Karte {n2})",
}
