"""Gaia Project: why planets make no federation, and why a satellite or token is refused."""

SENTENCES = {
    "no federation token is left to gain": "Es ist kein Allianzmarker mehr da",
    "{hex} is named twice": "{hex} ist doppelt genannt",
    "name the planets of the federation": "Nenne die Planeten der Allianz",
    "{hex} is {no_planet}; a federation needs planets of yours": "{hex} ist {no_planet}; eine "
    "Allianz braucht deine eigenen Planeten",
    "{hex} belongs to your federation already: name only what is added": "{hex} gehört schon zu "
    "deiner Allianz: nenne nur, was dazukommt",
    "{hex} belongs to a federation of yours already": "{hex} gehört schon zu einer deiner "
    "Allianzen",
    "{hex} lies next to a federation of yours": "{hex} grenzt an eine deiner Allianzen",
    "name these planets in this order: {move}": "Nenne diese Planeten in dieser Reihenfolge: "
    "{move}",
    "the Ivits pay satellites with Q.I.C.: there are no tokens to choose": "Der Schwarm bezahlt "
    "Satelliten mit Q.I.C.: es sind keine Machtsteine zu wählen",
    "{hex} lies next to {hex2} and must be in the federation too": "{hex} grenzt an {hex2} und "
    "muss auch in die Allianz",
    "your federation has power value {n}{with_added}; the next token needs {n2}": "Deine Allianz "
    "hat Machtwert {n}{with_added}; der nächste Allianzmarker braucht {n2}",
    "{hex} has power value {n}; a federation needs {n2}": "{hex} hat Machtwert {n}; eine Allianz "
    "braucht {n2}",
    "{hexes} together have power value {n}; a federation needs {n2}": "{hexes} haben zusammen "
    "Machtwert {n}; eine Allianz braucht {n2}",
    "no way of satellites links {hexes} and keeps off your other federations": "Kein Weg von "
    "Satelliten verbindet {hexes} und hält Abstand zu deinen anderen Allianzen",
    "{hexes} cannot be linked without touching {hexes2}: name what is touched too": "{hexes} "
    "lassen sich nicht verbinden, ohne {hexes2} zu berühren: nenne auch, was berührt wird",
    "with {hexes} as well {satellites} would be enough instead of {than}, and the fewest must be "
    "used": "Mit {hexes} dazu braucht es nur {satellites.acc} statt {than}, und du musst die "
    "wenigsten nutzen",
    "{hexes} alone reach {n} with {satellites} instead of {n2}": "{hexes} allein erreichen {n} mit "
    "{satellites.dat} statt {n2}",
    "{hex} alone reaches {n} with {satellites} instead of {n2}": "{hex} allein erreicht {n} mit "
    "{satellites.dat} statt {n2}",
    "your federation alone reaches {n} with {satellites} instead of {n2}": "Deine Allianz allein "
    "erreicht {n} mit {satellites.dat} statt {n2}",
    "linking {hexes} takes {how_many}; you have {amount}{in_areas} to pay them": "{hexes} zu "
    "verbinden braucht {how_many}; zum Bezahlen hast du {amount.acc}{in_areas}",
    "linking {hexes} takes {how_many}; {n} of your pieces are left": "{hexes} zu verbinden braucht "
    "{how_many}; du hast noch {n}",
    "{hex} is {planet}, not a free space": "{hex} ist {planet}, kein freies Feld",
    "you have a satellite on {hex} already": "Du hast schon einen Satelliten auf {hex}",
    "your space station is on {hex}": "Auf {hex} ist deine Raumstation",
    "a satellite on {hex} would touch {hex2}, which you have not chosen": "Ein Satellit auf {hex} "
    "würde {hex2} berühren, das du nicht gewählt hast",
    "no link of {satellites} leads over {hex}: choose {choices}": "Keine Verbindung mit "
    "{satellites.dat} führt über {hex}: wähle {choices}",
    "{hex} is not next to {hex2}, the new mine of the Automa": "{hex} grenzt nicht an {hex2}, die "
    "neue Mine des Automa",
    "the Automa has a satellite on {hex} already": "Der Automa hat schon einen Satelliten auf "
    "{hex}",
    "the token of the Gleens comes only with their planetary institute; choose {choices}": "Den "
    "Allianzmarker der Gleen gibt es nur mit ihrem Regierungssitz; wähle {choices}",
    "no token {token} is left; choose {choices}": "Vom Allianzmarker {token} ist keiner mehr da; "
    "wähle {choices}",
}
