"""What the server refuses."""

from astrarium.phrases.phrasebook import Kept, Kind

KINDS: dict[str, Kind] = {
    "date": Kept(r"\d{4}-\d\d-\d\d \d\d:\d\d"),
    "field": Kept(r"[a-z_]+(?:\.[A-Za-z0-9_-]+)*"),
    "type": {
        "integer": "ganze Zahl",
        "number": "Zahl",
        "string": "Text",
        "boolean": "Wahrheitswert",
        "list": "Liste",
        "dictionary": "Objekt",
    },
    "characters": {"1 character": "1 Zeichen", "{n} characters": "{n} Zeichen"},
    "items": {"1 item": "1 Eintrag", "{n} items": "{n} Einträge"},
    "misfit": {
        "Field required": "wird gebraucht",
        "Extra inputs are not permitted": "ist nicht vorgesehen",
        "JSON decode error": "ist kein JSON",
        "Input should be a valid {type}": "muss sein: {type}",
        "String should have at least {characters}": "braucht mindestens {characters}",
        "String should have at most {characters}": "darf höchstens {characters} haben",
        "List should have at least {items} after validation, not {n}": "braucht mindestens "
        "{items}, nicht {n}",
        "List should have at most {items} after validation, not {n}": "darf höchstens {items} "
        "haben, nicht {n}",
        "Input should be greater than or equal to {n}": "muss mindestens {n} sein",
        "Input should be less than or equal to {n}": "darf höchstens {n} sein",
    },
}

SENTENCES = {
    "{field}: {misfit}": "{field}: {misfit}",
    "the request: {misfit}": "Die Anfrage: {misfit}",
    "there is no game {value} here; choose {words}": "Ein Spiel {value} gibt es hier nicht; wähle "
    "{words}",
    "too many at once: try again in {n} s": "Zu viele auf einmal: versuche es in {n} s noch einmal",
    "there is no such table, or you need its invitation": "Diesen Tisch gibt es nicht, oder du "
    "brauchst seine Einladung",
    "say who you are first: sign in": "Sage zuerst, wer du bist: melde dich an",
    "say who you are first: open the page again or sign in": "Sage zuerst, wer du bist: öffne die "
    "Seite neu oder melde dich an",
    "the game has not started": "Das Spiel hat noch nicht begonnen",
    "say something": "Sage etwas",
    "no such seat is free for you at this table": "Dieser Platz ist an diesem Tisch nicht für dich "
    "frei",
    "only whoever made the table can start the game": "Nur wer den Tisch eröffnet hat, kann das "
    "Spiel beginnen",
    "there are free seats: wait, or seat bots": "Es sind Plätze frei: warte oder setze Bots hin",
    "the table has no such seat": "Der Tisch hat diesen Platz nicht",
    "that is not your seat": "Das ist nicht dein Platz",
    "you have many open tables: finish some first": "Du hast viele offene Tische: beende zuerst "
    "einige",
    "this table is no longer waiting for players": "Dieser Tisch wartet nicht mehr auf Spieler",
    "no table could hold such a value": "Einen solchen Wert kann kein Tisch aufnehmen",
    "there is nothing at this address": "Unter dieser Adresse ist nichts",
    "this address does not know that method": "Diese Adresse kennt diese Methode nicht",
    "the server made a mistake; nothing was changed": "Der Server hat einen Fehler gemacht; nichts "
    "wurde verändert",
    "you have not moved yet": "Du hast noch nicht gezogen",
    "your turn is over: it cannot be taken back": "Dein Zug ist vorbei: er lässt sich nicht "
    "zurücknehmen",
    "you have not moved in this turn yet": "Du hast in diesem Zug noch nichts getan",
    "that decision was final: others have seen it": "Diese Entscheidung war endgültig: andere "
    "haben sie gesehen",
    "that move has revealed something hidden: it stands": "Dieser Zug hat Verdecktes aufgedeckt: "
    "er bleibt stehen",
    "others have built on that move: it stands": "Andere haben auf diesem Zug aufgebaut: er bleibt "
    "stehen",
    "something hidden has been revealed since: that move stands": "Seitdem wurde Verdecktes "
    "aufgedeckt: dieser Zug bleibt stehen",
    "it is not your turn: seat {seats} decides": "Du bist nicht am Zug: Platz {seats} entscheidet",
    "the position has changed since you looked: look again": "Die Stellung hat sich geändert, seit "
    "du hingesehen hast: sieh noch einmal nach",
    "this idempotency key belongs to another move": "Dieser Idempotenzschlüssel gehört zu einem "
    "anderen Zug",
    "there are {n} moves so far": "Bisher gibt es {n} Züge",
    "this game has too many moves": "Dieses Spiel hat zu viele Züge",
    "the seed is secret until the game is over": "Der Startwert ist geheim, bis das Spiel vorbei "
    "ist",
    "a browser has to send the header {value}": "Ein Browser muss den Header {value} senden",
    "a name needs letters that can be seen": "Ein Name braucht sichtbare Buchstaben",
    "this token is not known, or no longer": "Dieses Token ist nicht oder nicht mehr bekannt",
    "you have a password already": "Du hast schon ein Passwort",
    "a login has 2 to 39 letters, digits, dots, dashes or underscores": "Ein Anmeldename hat 2 bis "
    "39 Buchstaben, Ziffern, Punkte, Striche oder Unterstriche",
    "{value} is taken: choose another": "{value} ist vergeben: wähle einen anderen",
    "login or password is wrong": "Anmeldename oder Passwort ist falsch",
    "delete a token before you make another": "Lösche ein Token, bevor du ein neues machst",
    "you have no such token": "Dieses Token hast du nicht",
    "nobody waits for that seat": "Auf diesen Platz wartet niemand",
    "only those who play here can vote": "Nur wer hier mitspielt, kann abstimmen",
    "others vote about your seat; you can just move": "Über deinen Platz stimmen andere ab; du "
    "kannst einfach ziehen",
    "this table plays without advice": "An diesem Tisch wird ohne Rat gespielt",
    "the adviser is busy: try again in {n} s": "Der Ratgeber ist beschäftigt: versuche es in {n} s "
    "noch einmal",
    "this game was ended early: nobody has won": "Dieses Spiel wurde vorzeitig beendet: niemand "
    "hat gewonnen",
    "only those who played here can play again": "Nur wer hier mitgespielt hat, kann noch einmal "
    "spielen",
    "that seat may take its time until {date} UTC": "Dieser Platz darf sich bis {date} UTC Zeit "
    "lassen",
    "the adviser has found nothing in time": "Der Ratgeber hat nicht rechtzeitig etwas gefunden",
    "the game is not over yet": "Das Spiel ist noch nicht vorbei",
    "say how long the request is: 2 MB at most": "Sage, wie lang die Anfrage ist: höchstens 2 MB",
}
