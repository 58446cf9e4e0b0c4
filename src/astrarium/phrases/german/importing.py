"""Games of boardgamers.space that cannot be imported."""

from astrarium.phrases.phrasebook import Kind, Several

KINDS: dict[str, Kind] = {
    "among": {
        "techs": "Technologien",
        "advanced techs": "Ausbautechnologien",
        "boosters": "Rundenboostern",
        "round scorings": "Rundenwertungen",
        "final scorings": "Schlusswertungen",
        "federation tokens": "Allianzmarkern",
    },
    "owed": {"{moves}": "{moves}", "{word}": "{word}"},
    "stone_area": {"I": "I", "II": "II", "III": "III", "discard": "discard"},
    "stone_areas": Several("stone_area"),
    "would_be": {"none": "keine", "{hexes}": "{hexes}"},
    "bad_import": {
        "a game is a JSON object": "ein Spiel ist ein JSON-Objekt",
        "there is no map in it: 'map' should list the hexes": "es ist keine Karte darin: 'map' "
        "sollte die Felder aufzählen",
        "a hex of the map is incomplete: {anything}": "ein Feld der Karte ist unvollständig: "
        "{anything}",
        "sector {word} of the map has {n} hexes, not 19": "Raumsektor {word} der Karte hat {n} "
        "Felder, nicht 19",
        "there is no sector like {value} in the box": "einen Raumsektor wie {value} gibt es in der "
        "Schachtel nicht",
        "sector {word} of the map shows planets that its tile has not": "Raumsektor {word} der "
        "Karte zeigt Planeten, die er nicht hat",
        "this is no game of boardgamers.space: it has no list of moves": "das ist kein Spiel von "
        "boardgamers.space: es hat keine Liste von Zügen",
        "there is neither a map in it nor 'init <players> <seed>'": "es ist weder eine Karte darin "
        "noch 'init <players> <seed>'",
        "the auction of the factions is not over, so there is no game yet": "die Versteigerung der "
        "Völker ist nicht vorbei, also gibt es noch kein Spiel",
        "not everybody has a faction yet": "noch haben nicht alle ein Volk",
        "tables set by hand with 'set' are not supported": "Tische, die mit 'set' von Hand "
        "aufgebaut sind, werden nicht unterstützt",
        "it is played with the expansion {value}, which is not supported": "es wird mit der "
        "Erweiterung {value} gespielt, die nicht unterstützt wird",
        "it is played with an expansion, which is not supported": "es wird mit einer Erweiterung "
        "gespielt, die nicht unterstützt wird",
        "it is played with changed factions ({value}); only the printed ones are known": "es wird "
        "mit veränderten Völkern gespielt ({value}); nur die gedruckten sind bekannt",
        "it is for {n} players; two to four can play": "es ist für {n}; zwei bis vier können "
        "spielen",
        "there are no tiles in it": "es sind keine Plättchen darin",
        "among the {among} there is {value}, which is not in the box": "unter den {among} ist "
        "{value}, was nicht in der Schachtel ist",
        "there is no command": "es fehlt ein Befehl",
        "{value} does not play": "{value} spielt nicht mit",
        "the game is over": "das Spiel ist vorbei",
        "it is the turn of seat {n}, not of seat {n2}": "Platz {n} ist am Zug, nicht Platz {n2}",
        "seat {n} owes {owed} before {value}": "Platz {n} schuldet {owed} vor {value}",
        "seat {n} has to decide before {value}": "Platz {n} muss vor {value} entscheiden",
        "{value} is not one of {listed_words}": "{value} gehört nicht zu {listed_words}",
        "{value} is not a list of amounts like '2c,1pw'": "{value} ist keine Liste von Mengen wie "
        "'2c,1pw'",
        "{value} cannot be exchanged": "{value} lässt sich nicht tauschen",
        "{value} is not a number": "{value} ist keine Zahl",
        "there is no hex {value} on this board": "ein Feld {value} gibt es auf diesem Spielplan "
        "nicht",
        "{value} names no target": "{value} nennt kein Ziel",
        "{value} is not a command of the base game": "{value} ist kein Befehl des Grundspiels",
        "{value} is not a faction of the base game": "{value} ist kein Volk des Grundspiels",
        "{value} is taken already": "{value} ist schon vergeben",
        "{value} is not complete": "{value} ist nicht vollständig",
        "a bid is a faction and a number": "ein Gebot ist ein Volk und eine Zahl",
        "the brainstone can end in {stone_areas} only": "der Brainstone kann nur in {stone_areas} "
        "landen",
        "an exchange is written 'spend <cost> for <gain>'": "ein Tausch wird 'spend <cost> for "
        "<gain>' geschrieben",
        "no free actions make this exchange": "keine freien Aktionen tauschen so",
        "the tokens buy something else": "die Machtsteine kaufen etwas anderes",
        "an advanced tile cannot be covered": "eine Ausbautechnologie lässt sich nicht überdecken",
        "a token is counted again with 'action qic2' only": "ein Allianzmarker wird nur mit "
        "'action qic2' noch einmal gewertet",
        "there is no special action {value}": "eine Sonderaktion {value} gibt es nicht",
        "the satellites would be {would_be}": "die Satelliten wären {would_be}",
        "no way of the satellites leads over these hexes": "kein Weg der Satelliten führt über "
        "diese Felder",
        "no power is offered here": "hier wird keine Macht angeboten",
        "there is no {value} in it": "darin ist kein {value}",
    },
}

SENTENCES = {
    "{bad_import}": "{bad_import}",
    "the table cannot be set up: {sentence}": "Der Tisch lässt sich nicht aufbauen: {sentence}",
    "move {n}, {value}: {bad_import}": "Zug {n}, {value}: {bad_import}",
    "move {n}, {value}: {sentence}": "Zug {n}, {value}: {sentence}",
}
