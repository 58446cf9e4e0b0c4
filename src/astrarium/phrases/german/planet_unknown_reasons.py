"""Planet Unknown: why a move is refused."""

from astrarium.phrases.phrasebook import Kind

KINDS: dict[str, Kind] = {
    "obeying": {
        "1 placement obey it": "1 Platz wäre erlaubt",
        "{n} placements obey it": "{n} Plätze wären erlaubt",
    },
    "restriction": {
        "on Pajitnov a tile must be able to slide into its place from some side": "auf Pajitnov "
        "muss ein Plättchen von einer Seite an seinen Platz geschoben werden können",
        "on K-273 a tile lies either wholly on ice or wholly off it": "auf K-273 liegt ein "
        "Plättchen entweder ganz auf Eis oder gar nicht",
        "on Tartarus a tile may not lie across the chasm": "auf Tartarus darf ein Plättchen nicht "
        "über der Schlucht liegen",
        "on Arashi a tile on the ring (rows 6 and 7) must also cover a square off it": "auf Arashi "
        "muss ein Plättchen auf dem Ring (Zeilen 6 und 7) auch ein Feld außerhalb bedecken",
        "on Persephone no civ symbol may lie in the upper left quadrant, no energy symbol in the "
        "upper right, no tech symbol in the lower left and no water symbol in the lower right": (
            "auf Persephone darf kein Zivilisations-Symbol im Viertel oben links liegen, kein "
            "Energie-Symbol oben rechts, kein Technologie-Symbol unten links und kein "
            "Wasser-Symbol unten rechts"
        ),
    },
    "due": {
        "resource": "kein Rohstoff",
        "energy resource": "kein Energie-Rohstoff",
        "synergy boost": "kein Synergieschub",
        "event": "kein Ereignis",
        "civ card": "keine Zivilisationskarte",
        "regress": "kein Rückschritt",
    },
    "wish": {
        "collect a lifepod without a rover": "eine Rettungskapsel ohne Rover zu bergen",
        "collect a meteorite without a rover": "einen Meteoriten ohne Rover einzusammeln",
        "destroy a meteorite": "einen Meteoriten zu zerstören",
        "clear a row or column": "eine Zeile oder Spalte zu räumen",
        "place a meteorite": "einen Meteoriten zu platzieren",
        "give up a rover": "einen Rover aufzugeben",
        "give up an objective": "ein Ziel aufzugeben",
        "remove a stack": "einen Stapel zu entfernen",
        "position a lifepod": "eine Rettungskapsel abzulegen",
        "reposition a lifepod": "eine Rettungskapsel umzusetzen",
        "move the flux token": "den Flux-Marker umzusetzen",
        "choose a biomass benefit": "einen Biomasse-Vorteil zu wählen",
        "leave out a resource": "einen Rohstoff auszulassen",
        "keep private objectives": "eigene Ziele zu behalten",
        "choose an objective for all": "ein Ziel für alle zu wählen",
        "teleport a rover": "einen Rover zu teleportieren",
    },
    "missing_thing": {
        "lifepod": "keine Rettungskapsel",
        "meteorite": "kein Meteorit",
        "empty meteor symbol": "kein leeres Meteorsymbol",
        "rover of yours": "kein Rover von dir",
        "rover": "kein Rover",
    },
    "stuck": {
        "it stands at the top of its track": "er steht an der Spitze seiner Leiste",
        "other trackers block every way up": "andere Marker versperren jeden Weg nach oben",
        "another tracker blocks its next position": "ein anderer Marker steht auf seinem nächsten "
        "Platz",
    },
}

SENTENCES = {
    "seats {seats} act at the same time: say which one moves": "Die Plätze {seats} handeln "
    "gleichzeitig: sage, wer zieht",
    "there is no seat {n}, only {n2} are taken": "Platz {n} gibt es nicht, nur {n2} sind besetzt",
    "the station commander turns the station first (rotate 0 to 5)": "Zuerst dreht der "
    "Stationskommandant die Raumstation (rotate 0 bis 5)",
    "the station commander (seat {n}) turns the station first": "Zuerst dreht der "
    "Stationskommandant (Platz {n}) die Raumstation",
    "after the last round only techs that name the game end act": "Nach der letzten Runde wirken "
    "nur Technologien, die das Spielende nennen",
    "civ cards are picked clockwise and it is seat {n}'s turn": "Zivilisationskarten werden im "
    "Uhrzeigersinn genommen, und Platz {n} ist an der Reihe",
    "seat {n} is done and waits for the others": "Platz {n} ist fertig und wartet auf die anderen",
    "the station turns by 0 to 5 depots": "Die Raumstation dreht sich um 0 bis 5 Depots",
    "in solo mode the station turns by itself, one depot each round": "Im Solospiel dreht sich die "
    "Raumstation von selbst, jede Runde um ein Depot",
    "in the two player variant the station turns by itself": "In der Variante für zwei dreht sich "
    "die Raumstation von selbst",
    "the station has been turned in round {n} already": "Die Raumstation wurde in Runde {n} schon "
    "gedreht",
    "drafting a tile is mandatory: place one first": "Ein Plättchen zu nehmen ist Pflicht: lege "
    "zuerst eines",
    "a civ card is due: keep one first": "Eine Zivilisationskarte ist fällig: behalte zuerst eine",
    "still to resolve: {pendings}": "Noch auszuführen: {pendings}",
    "still to resolve: ": "Noch ist etwas auszuführen",
    "the event must be executed: {pendings}": "Das Ereignis muss ausgeführt werden: {pendings}",
    "there is no civ card {n}": "Es gibt keine Zivilisationskarte {n}",
    "no civ milestone of yours waits for a card now": "Kein Zivilisations-Meilenstein von dir "
    "wartet auf eine Karte",
    "card {n} (rank {n2}) is not among the cards of rank {n3} you may keep: {numbers}": "Karte {n} "
    "(Rang {n2}) gehört nicht zu den Karten vom Rang {n3}, die du behalten darfst: {numbers}",
    "resolve first: {pendings}": "Führe zuerst aus: {pendings}",
    "no event asks you to lose a lifepod of your planet": "Kein Ereignis verlangt eine "
    "Rettungskapsel deines Planeten",
    "no event asks you to lose a collected lifepod": "Kein Ereignis verlangt eine geborgene "
    "Rettungskapsel",
    "there is no lifepod on {square}": "Auf {square} ist keine Rettungskapsel",
    "there is no collected lifepod at {berth}": "Dort liegt keine geborgene Rettungskapsel: "
    "{berth}",
    "nothing allows you to {wish} now": "Nichts erlaubt dir jetzt, {wish}",
    "there is no {missing_thing} on {square}": "Auf {square} ist {missing_thing}",
    "there is no meteorite in line {line}": "In der Linie {line} ist kein Meteorit",
    "objective {n} is not yours (you have {numbers})": "Ziel {n} gehört dir nicht (du hast "
    "{numbers})",
    "objective {n} is not yours (you have )": "Ziel {n} gehört dir nicht (du hast keine)",
    "the stacks of your depot are {shape} and {shape2}": "Die Stapel deines Depots sind {shape} "
    "und {shape2}",
    "keep {n} of the objectives dealt to you ({numbers}), in rising order": "Behalte {n} der dir "
    "zugeteilten Ziele ({numbers}), in aufsteigender Reihenfolge",
    "the objectives drawn are {numbers}": "Gezogen sind die Ziele {numbers}",
    "a lifepod cannot go to {berth} on this corporation board now": "Auf diesem Konzerntableau "
    "kann jetzt keine Rettungskapsel dorthin: {berth}",
    "no lifepod can go from {berth} to {berth2} now": "Jetzt kann keine Rettungskapsel umgesetzt "
    "werden: {berth} → {berth2}",
    "the tile's resources are {resource} and {resource2}": "Die Rohstoffe des Plättchens sind "
    "{resource} und {resource2}",
    "this biomass position does not offer {offered_benefit} now": "Dieser Biomasse-Platz bietet "
    "jetzt nicht an: {offered_benefit}",
    # tiles
    "you have drafted your tile of this round already": "Du hast dein Plättchen dieser Runde schon "
    "genommen",
    "tiles are drafted after the station has stopped and events are done": "Plättchen werden "
    "genommen, wenn die Raumstation steht und Ereignisse erledigt sind",
    "shape {shape} is not on offer; your depot shows {tile_names}": "{shape} steht nicht zur Wahl; "
    "dein Depot zeigt {tile_names}",
    "{shape} on {square} turned {turned} would lie partly off the grid": "{shape} auf {square}, "
    "Lage {turned}, läge teils außerhalb des Planeten",
    "{squares} is covered by a tile or patch already": "Schon von Plättchen oder Biomasse-Feld "
    "bedeckt: {squares}",
    "the tile would touch no tile or patch on your planet orthogonally": "Das Plättchen würde kein "
    "Plättchen oder Biomasse-Feld deines Planeten an einer Seite berühren",
    "the first tile must cover one of the four central squares": "Das erste Plättchen muss eines "
    "der vier mittleren Felder bedecken",
    "the first tile must touch the perimeter of the planet": "Das erste Plättchen muss den Rand "
    "des Planeten berühren",
    "{restriction}; {obeying}": "{restriction}; {obeying}",
    "this round no tile may lie on the edge ({squares}); {obeying}": "In dieser Runde darf kein "
    "Plättchen am Rand liegen ({squares}); {obeying}",
    "this round no tile may lie on ice ({squares}); {obeying}": "In dieser Runde darf kein "
    "Plättchen auf Eis liegen ({squares}); {obeying}",
    "this round no tile may touch matching terrain; {obeying}": "In dieser Runde darf kein "
    "Plättchen gleiches Gelände berühren; {obeying}",
    "{tile_name} cannot lie there now; {obeying} (pair {n})": "{tile_name} kann dort jetzt nicht "
    "liegen; {obeying} (Paar {n})",
    "drafting before placing is for a civ tile that gives movement; place the tile instead": (
        "Nehmen vor dem Legen gilt nur für ein Zivilisations-Plättchen, das Bewegung bringt; lege "
        "das Plättchen stattdessen"
    ),
    "a tile that fits must be placed: there are {n} legal placements": "Ein Plättchen, das passt, "
    "muss gelegt werden: es gibt {n} erlaubte Plätze",
    # rovers and patches
    "{square} is not a square of this planet": "Feld {square} gehört nicht zu diesem Planeten",
    "{square} is toxic until a tile covers it": "Feld {square} ist giftig, bis ein Plättchen es "
    "bedeckt",
    "this round {event}, and {square} shows it": "In dieser Runde gilt: {event}, und {square} "
    "zeigt es",
    "you have no rover on your planet": "Du hast keinen Rover auf deinem Planeten",
    "there is no rover on {square}; yours: {squares}": "Auf {square} ist kein Rover; deine: "
    "{squares}",
    "you have no rover movement left": "Du hast keine Roverbewegung mehr",
    "that needs more movement than the {n} you have": "Das braucht mehr Bewegungen als deine {n}",
    "a rover stands on {square}: pass through, do not end there": "Auf {square} steht ein Rover: "
    "fahre hindurch, aber ende nicht dort",
    "move one step at a time: end on {square} first": "Fahre Schritt für Schritt: ende zuerst auf "
    "{square}",
    "the chasm lies between {square} and {square2}": "Zwischen {square} und {square2} liegt die "
    "Schlucht",
    "{square} to {square2} is diagonal; rovers move orthogonally": "Von {square} nach {square2} "
    "geht es diagonal; Rover fahren gerade",
    "{square} and {square2} are not adjacent": "Die Felder {square} und {square2} sind nicht "
    "benachbart",
    "a rover of yours stands on {square}": "Auf {square} steht ein Rover von dir",
    "no rover milestone waits for a rover now": "Kein Rover-Meilenstein wartet auf einen Rover",
    "the rover waits until you have placed a tile": "Der Rover wartet, bis du ein Plättchen gelegt "
    "hast",
    "{square} is not part of your last tile ({squares})": "Feld {square} gehört nicht zu deinem "
    "letzten Plättchen ({squares})",
    "no rover is left on your corporation board": "Auf deinem Konzerntableau ist kein Rover mehr",
    "you have no biomass patch to place": "Du hast kein Biomasse-Feld zu legen",
    "{square} lies on the ring, where no patch may lie": "Feld {square} liegt auf dem Ring, wo "
    "kein Biomasse-Feld liegen darf",
    "there is a meteorite on {square}": "Auf {square} ist ein Meteorit",
    "{square} is covered already": "Feld {square} ist schon bedeckt",
    "{square} does not lie where the first piece must go": "Feld {square} liegt nicht dort, wo das "
    "erste Teil hinmuss",
    "{square} does not touch a tile or patch of yours": "Feld {square} berührt kein Plättchen oder "
    "Biomasse-Feld von dir",
    "you have no biomass patch to store": "Du hast kein Biomasse-Feld zum Aufbewahren",
    "the game has ended: stored patches are placed now": "Das Spiel ist zu Ende: aufbewahrte "
    "Biomasse-Felder werden jetzt gelegt",
    "{corporation} has unlocked no tech that stores patches": "{corporation} hat keine Technologie "
    "freigeschaltet, die Biomasse-Felder aufbewahrt",
    # trackers and techs
    "the event offers no such choice now": "Das Ereignis bietet diese Wahl jetzt nicht",
    "{resource} is not among the trackers that regress ({resources})": "{resource} gehört nicht zu "
    "den Markern, die zurückgehen ({resources})",
    "{resource} cannot regress that far; {resources} can": "{resource} kann nicht so weit "
    "zurückgehen, möglich ist es für {resources}",
    "{resource} cannot regress": "{resource} kann nicht zurückgehen",
    "no {resource_of} terrain touches the energy area; it reaches {none_or_resources}": "Kein "
    "{resource_of}Gelände berührt das Energie-Gebiet; es erreicht: {none_or_resources}",
    "{resource} is not due ({pendings}); possible: {none_or_resources}": "{resource} ist nicht "
    "fällig ({pendings}); möglich: {none_or_resources}",
    "the {resource_of} tracker cannot advance: {stuck}": "Der {resource_of}Marker kann nicht "
    "vorrücken: {stuck}",
    "only Jump Drive's tech C advances twice with a boost": "Nur Technologie C von Jump Drive "
    "rückt mit einem Synergieschub zweimal vor",
    "tech {tech_name} was used in this round already": "Technologie {tech_name} wurde in dieser "
    "Runde schon genutzt",
    "the {resource_of} tracker cannot go that way now": "Der {resource_of}Marker kann jetzt nicht "
    "dorthin",
    "place a tile first; trackers advance by its resources": "Lege zuerst ein Plättchen; Marker "
    "rücken durch seine Rohstoffe vor",
    "this round there are no synergy boosts": "In dieser Runde gibt es keine Synergieschübe",
    "no water advance is due; a placed water tile advances only with water on ice": "Wasser rückt "
    "nicht vor; ein gelegtes Wasser-Plättchen bringt nur etwas mit Wasser auf Eis",
    "no {due} waits to be resolved": "Es wartet {due}",
    "{corporation} has no tech {tech_name}": "{corporation} hat keine Technologie {tech_name}",
    "tech {tech_name} is locked (your tech tracker stands at {n})": "Technologie {tech_name} ist "
    "gesperrt (dein Technologie-Marker steht auf {n})",
    "tech {tech_name} was used in this game already": "Technologie {tech_name} wurde in diesem "
    "Spiel schon genutzt",
    "tech {tech_name} offers nothing of the kind now": "Technologie {tech_name} bietet so etwas "
    "jetzt nicht",
    "no lifepod lies on tech {tech_name}": "Auf Technologie {tech_name} liegt keine Rettungskapsel",
}
