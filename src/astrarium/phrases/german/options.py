"""Options of new games: what they are for, and what is wrong with them."""

from astrarium.phrases.phrasebook import Kept, Kind

KINDS: dict[str, Kind] = {
    "value": Kept(r"'.*?'", "'"),
    "literal": Kept(r"'[^']*'|\"[^\"]*\"|-?[\d.]+|None|True|False|\[.*\]|\{.*\}|\(.*\)"),
    "listed_words": Kept(r"[^ ,;]+(?:, [^ ,;]+)*"),
    "colour": {"green": "grüne", "orange": "orange", "red": "rote"},
    "alone_or_with": {"alone": "allein", "with {n} players": "zu {n}"},
    "option_wrong": {
        "unknown; there are {listed_words}": "unbekannt; es gibt {listed_words}",
        "there is no such option; there are {listed_words}": "diese Option gibt es nicht; es gibt "
        "{listed_words}",
        "say true or false": "sage true oder false",
        "the first game is played on the basic board": "das erste Spiel wird auf dem Grundaufbau "
        "gespielt",
        "only three players can leave out sectors 09 and 10": "nur drei Spieler können die "
        "Raumsektoren 09 und 10 weglassen",
        "only a game with one player has an Automa": "nur ein Spiel allein hat einen Automa",
        "the first game is played with {value}": "das erste Spiel wird mit {value} gespielt",
        "{word} share their colour with you (AU-SETUP-09)": "{word} hat dieselbe Farbe wie du "
        "(AU-SETUP-09)",
        "{value} is not one of {listed_words}": "{value} gehört nicht zu {listed_words}",
        "{value} is not one of {listed_words} nor a list of sectors": "{value} gehört weder zu "
        "{listed_words} noch ist es eine Liste von Raumsektoren",
        "give a list of {n} names": "gib eine Liste von {n} Namen an",
        "a tile is named twice": "ein Plättchen ist doppelt genannt",
        "there are not so many {value}": "so viele {value} gibt es nicht",
        "{value} is neither choose, random nor a list of factions": "{value} ist weder choose noch "
        "random noch eine Liste von Völkern",
        "{value} is named twice": "{value} ist doppelt genannt",
        "{word} and {word2} share one board (GP-COMP-02)": "{word} und {word2} teilen sich ein "
        "Tableau (GP-COMP-02)",
        "{hex} and {hex2} are adjacent planets of one type": "auf {hex} und {hex2} liegen Planeten "
        "einer Art nebeneinander",
        "give {n} numbers": "gib {n} Zahlen an",
        "{value} is not a whole number": "{value} ist keine ganze Zahl",
        "give a method's name or a list like '03@0,0r5', one per sector": "gib den Namen einer "
        "Methode an oder eine Liste wie '03@0,0r5', ein Eintrag je Raumsektor",
        "{value} is not a sector like '03@0,0r5'": "{value} ist kein Raumsektor wie '03@0,0r5'",
        "there is no sector {value}; there are {listed_words}": "es gibt keinen Raumsektor "
        "{value}; es gibt {listed_words}",
        "{value} needs 19 letters of {value2}": "{value} braucht 19 Buchstaben aus {value2}",
        "a sector is named twice": "ein Raumsektor ist doppelt genannt",
        "two sectors overlap": "zwei Raumsektoren überlappen sich",
        "it is for two players, this game has {n}": "das ist für zwei Spieler, dieses Spiel hat "
        "{n}",
        "it is standard or shuffled": "möglich sind standard und shuffled",
        "{literal} is not a number from {n} to {n2}": "{literal} ist keine Zahl von {n} bis {n2}",
        "{literal} is neither true nor false": "{literal} ist weder true noch false",
        "{literal} is not a list of names": "{literal} ist keine Liste von Namen",
        "{n} names for {n2} seats": "{n} Namen für {n2} Plätze",
        "there is no {text}; there are {listed_words}": "{text} gibt es nicht; es gibt "
        "{listed_words}",
        "there is only one board of {word} in the box": "von {word} liegt nur ein Tableau in der "
        "Schachtel",
        "say how many green, orange and red cards, as in 8-8-4": "sage, wie viele grüne, orange "
        "und rote Karten, etwa 8-8-4",
        "{alone_or_with} there are 0 to {n} {colour} cards to choose": "{alone_or_with} stehen 0 "
        "bis {n} {colour} Karten zur Wahl",
        "the deck has {n} cards, not {n2}": "der Stapel hat {n} Karten, nicht {n2}",
    },
}

SENTENCES = {
    "Option {value}: {option_wrong}": "Option {value}: {option_wrong}",
    "{option_wrong}": "{option_wrong}",
    # Gaia Project
    "how many people play; one plays against the Automa": "Wie viele mitspielen; wer allein "
    "spielt, tritt gegen den Automa an",
    "the first game has fixed factions, board and starting mines": "Im ersten Spiel stehen Völker, "
    "Spielplan und Startminen fest",
    "chosen in play, drawn at random, or given: one faction per seat": "Im Spiel gewählt, zufällig "
    "gezogen oder vorgegeben: ein Volk je Platz",
    "how the board is laid, or the sectors themselves, e.g. '03@0,0r5'": "Wie der Spielplan "
    "ausgelegt wird, oder die Raumsektoren selbst, z. B. '03@0,0r5'",
    "three players may leave out sectors 09 and 10": "Drei Spieler dürfen die Raumsektoren 09 und "
    "10 weglassen",
    "whether the last player rotates sectors of a variable board after the factions": "Ob der "
    "letzte Spieler nach der Wahl der Völker Raumsektoren eines variablen Spielplans dreht",
    "clockwise from the first to pass, or in the order of passing": "Im Uhrzeigersinn ab dem, der "
    "zuerst passt, oder in der Reihenfolge des Passens",
    "what is left after the last pass is converted in the best way before scoring": "Was nach dem "
    "letzten Passen übrig ist, wird vor der Wertung bestmöglich umgewandelt",
    "a discarded brainstone may be taken back as a gained token": "Ein abgegebener Brainstone darf "
    "als erhaltener Machtstein zurückgenommen werden",
    "the nine standard tiles by place: below the six areas, then the lower row": "Die neun "
    "Basistechnologien nach Platz: unter den sechs Bereichen, dann die untere Reihe",
    "the six advanced tiles by research area": "Die sechs Ausbautechnologien nach "
    "Forschungsbereich",
    "the boosters in play: three more than players": "Die Rundenbooster im Spiel: drei mehr als "
    "Spieler",
    "the six round scoring tiles in order": "Die sechs Rundenwertungen in ihrer Reihenfolge",
    "the two final scoring tiles": "Die zwei Schlusswertungen",
    "the federation token on level 5 of Terraforming": "Der Allianzmarker auf Level 5 in "
    "Terraforming",
    "VP each seat starts with, for a handicap; 10 by default": "SP, mit denen jeder Platz beginnt, "
    "als Vorgabe; sonst 10",
    "VP each seat pays at the end, as bid for its faction in an auction": "SP, die jeder Platz am "
    "Ende zahlt, wie in einer Auktion für sein Volk geboten",
    "Solo: the Automa's faction, given or drawn from those of another colour": "Solo: das Volk des "
    "Automa, vorgegeben oder aus denen anderer Farbe gezogen",
    "Solo: how strong the Automa is; the first game is played at the lowest level": "Solo: wie "
    "stark der Automa ist; das erste Spiel wird auf der niedrigsten Stufe gespielt",
    "Solo: how often the board is turned by 60 degrees before rows are read": "Solo: wie oft der "
    "Spielplan um 60 Grad gedreht wird, bevor Reihen gelesen werden",
    "Solo: areas with a token on level 5 and no advanced tile are never counted": "Solo: Bereiche "
    "mit einem Marker auf Level 5 und ohne Ausbautechnologie zählen nie",
    # Planet Unknown
    "how many seats; one player plays the solo mode": "Wie viele Plätze; eine Person spielt das "
    "Solospiel",
    "one planet for everybody or one per seat, separated by commas": "Ein Planet für alle oder "
    "einer je Platz, durch Kommas getrennt",
    "one corporation for everybody or one per seat, separated by commas": "Ein Konzern für alle "
    "oder einer je Platz, durch Kommas getrennt",
    "with two players: the station turns by itself, one depot per round": "Zu zweit: die "
    "Raumstation dreht sich von selbst, jede Runde um ein Depot",
    "everybody keeps one of two private objectives (solo always keeps three of four)": "Alle "
    "behalten eines von zwei eigenen Zielen (solo immer drei von vier)",
    "green, orange and red cards of the event deck, 20 in all, as in 8-8-4": "Grüne, orange und "
    "rote Karten des Ereignisstapels, zusammen 20, etwa 8-8-4",
    "the seat that commands the station first": "Der Platz, der die Raumstation zuerst befehligt",
    "where the shapes lie in the station's two rings": "Wo die Formen in den zwei Ringen der "
    "Raumstation liegen",
    "by how many depots the interior ring is turned against the exterior ring": "Um wie viele "
    "Depots der innere Ring gegen den äußeren gedreht ist",
}
