"""Texts that are no moves, and records that cannot be read or replayed."""

from astrarium.phrases.phrasebook import Kept, Kind

KINDS: dict[str, Kind] = {
    "text": Kept("[^;]+"),
    "anything": Kept(".*"),
    "should_be": {
        "a hex like 3A5": "ein Feld wie 3A5",
        "a number": "eine Zahl",
        "{words}": "{words}",
    },
    "no_move": {
        "no free action makes this exchange, e.g. 'spend 3 power for 1 ore'": "keine freie Aktion "
        "tauscht so, z. B. 'spend 3 power for 1 ore'",
        "moves begin with one of {listed_words}": "Züge beginnen mit einem von {listed_words}",
        "{value} should be {should_be}": "{value} sollte sein: {should_be}",
        "{value} needs {should_be}": "{value} braucht: {should_be}",
        "there is a word too many: {value}": "da ist ein Wort zu viel: {value}",
        "name the planets: 'federation 1A1,1B1,2A9'": "nenne die Planeten: 'federation "
        "1A1,1B1,2A9'",
        "say how many of areas I, II and III: 'tokens 1/4/1'": "sage, wie viele aus den Bereichen "
        "I, II und III: 'tokens 1/4/1'",
        "{value} stands alone": "{value} steht allein",
        "{word} needs a shape such as T4": "{word} braucht eine Form wie T4",
        "keep needs the numbers of objectives (1 to 28)": "keep braucht die Nummern von Zielen (1 "
        "bis 28)",
        "flux needs a track": "flux braucht eine Leiste",
        "only needs a resource": "only braucht eine Ressource",
        "choose needs boost, patch or a track": "choose braucht boost, patch oder eine Leiste",
        "{word} needs a square such as f7": "{word} braucht ein Feld wie f7",
        "move needs the rover's square and the squares it enters": "move braucht das Feld des "
        "Rovers und die Felder, die er betritt",
        "teleport needs the rover's square and the square it lands on": "teleport braucht das Feld "
        "des Rovers und das Feld, auf dem er landet",
        "pod needs score, A to F or e.g. civ7": "pod braucht score, A bis F oder z. B. civ7",
        "reposition needs two places such as civ7 and score": "reposition braucht zwei Plätze wie "
        "civ7 und score",
        "lose needs a square or a place of a lifepod": "lose braucht ein Feld oder den Platz einer "
        "Rettungskapsel",
        "clear needs a row or a column": "clear braucht eine Zeile oder Spalte",
        "place needs shape, square and orientation, as in place T4 f7 r1": "place braucht Form, "
        "Feld und Lage, etwa place T4 f7 r1",
        "there is no shape {text}": "es gibt keine Form {text}",
        "there is no square {text}": "es gibt kein Feld {text}",
        "the orientation is r0 to r3 (turned) or m0 to m3 (flipped and turned)": "die Lage ist r0 "
        "bis r3 (gedreht) oder m0 bis m3 (gespiegelt und gedreht)",
        "{word} needs a number up to {n}": "{word} braucht eine Zahl bis {n}",
        "{word} needs a tracker: {listed_words}": "{word} braucht einen Marker: {listed_words}",
        "tech needs a level: 1 to 5, or A to F": "tech braucht eine Stufe: 1 bis 5 oder A bis F",
        "tech takes a tracker, a square, or two squares after its level": "tech nimmt nach der "
        "Stufe einen Marker, ein Feld oder zwei Felder",
    },
    "missing_headers": {
        "no {word} and {missing_headers_more}": "kein {word} und {missing_headers_more}",
        "no {word}": "kein {word}",
    },
    "missing_headers_more": {
        "no {word} and no {word2}": "kein {word} und kein {word2}",
        "no {word}": "kein {word}",
    },
    "row": Kept(r"-?\d+(?: -?\d+)*", "0-"),
    "bad_record": {
        "this is a game of {word}, not of {word2}": "das ist ein Spiel von {word}, nicht von "
        "{word2}",
        "the game is over after the last move but has no result here": "das Spiel ist nach dem "
        "letzten Zug vorbei, hat hier aber kein Ergebnis",
        "the record has a result but after its last move the game goes on": "die Aufzeichnung hat "
        "ein Ergebnis, aber nach ihrem letzten Zug geht das Spiel weiter",
        "the scores are {row}, not {row2}": "die Punkte sind {row}, nicht {row2}",
        "the ranks are {row}, not {row2}": "die Plätze sind {row}, nicht {row2}",
        "the points of seat {n} are {anything}": "die Punkte von Platz {n} sind {anything}",
        "{value} comes after the end of the game": "{value} kommt nach dem Ende des Spiels",
        "{value} comes after the end of the record": "{value} kommt nach dem Ende der Aufzeichnung",
        "{value} is by seat {n}, but seat {seats} is to move": "{value} ist von Platz {n}, aber "
        "Platz {seats} ist am Zug",
        "a record begins with the line {value}": "eine Aufzeichnung beginnt mit der Zeile {value}",
        "this program reads {value} only": "dieses Programm liest nur {value}",
        "the header has {missing_headers}": "im Kopf fehlt etwas: {missing_headers}",
        "{value} is there twice": "{value} ist doppelt da",
        "{value} has no value": "{value} hat keinen Wert",
        "{value} is not a header; expected option, {listed_words}": "{value} gehört nicht in den "
        "Kopf; erwartet sind option, {listed_words}",
        "the commitment does not belong to the seed": "die Festlegung gehört nicht zum Startwert",
        "the record is cut off: no 'result', not even {value}": "die Aufzeichnung ist "
        "abgeschnitten: kein 'result', nicht einmal {value}",
        "the record is cut off: {value} is missing": "die Aufzeichnung ist abgeschnitten: {value} "
        "fehlt",
        "{value} is neither '<seat>: <moves>' nor a result": "{value} ist weder '<seat>: <moves>' "
        "noch ein Ergebnis",
        "seats are numbered from 1": "Plätze sind ab 1 nummeriert",
        "there is an empty move on this line": "in dieser Zeile steht ein leerer Zug",
        "a result is 'scores ...' or {value}": "ein Ergebnis ist 'scores ...' oder {value}",
        "{n} scores but {n2} ranks": "{n} Punktzahlen, aber {n2} Plätze",
        "a breakdown is an object of names and points": "eine Aufstellung besteht aus Namen und "
        "Punkten",
        "the points for {value} are not a whole number": "die Punkte für {value} sind keine ganze "
        "Zahl",
        "expected {value}": "erwartet ist {value}",
        "{value} are not whole numbers": "{value} sind keine ganzen Zahlen",
        "{value} is not a JSON value": "{value} ist kein JSON-Wert",
        "the seed {anything} is not a JSON text": "der Startwert {anything} ist kein JSON-Text",
    },
}

SENTENCES = {
    "{value} is not a move: {no_move}": "{value} ist kein Zug: {no_move}",
    "{no_move}": "{no_move}",
    "line {n}: {bad_record}": "Zeile {n}: {bad_record}",
    "{bad_record}": "{bad_record}",
    "line {n}: {value} is not allowed: {sentence}": "Zeile {n}: {value} ist nicht erlaubt: "
    "{sentence}",
    "line {n}: {sentence}": "Zeile {n}: {sentence}",
}
