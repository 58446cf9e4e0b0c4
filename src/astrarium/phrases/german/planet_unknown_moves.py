"""Planet Unknown: moves in words."""

from astrarium.phrases.phrasebook import Kept, Kind

KINDS: dict[str, Kind] = {
    "crushed": {
        ", destroying {loss} and {loss2}": ", zerstört {loss} und {loss2}",
        ", destroying {loss}": ", zerstört {loss}",
        "": "",
    },
    "loss": {
        "a lifepod": "eine Rettungskapsel",
        "{n} lifepods": "{n} Rettungskapseln",
        "a rover": "einen Rover",
        "{n} rovers": "{n} Rover",
    },
    "collected": {
        ", collecting a lifepod": ", birgt eine Rettungskapsel",
        ", reaching a meteorite": ", erreicht einen Meteoriten",
        "": "",
    },
    "over_square": {" over {square}": " über {square}"},
    "route": {
        "{over_square}{route_rest}": "{over_square}{route_rest}",
        "": "",
    },
    "route_rest": {"{over_square}{over_square2}": "{over_square}{over_square2}", "": ""},
    "way": {
        " left": " nach links",
        " right": " nach rechts",
        " shift-left": " zur Seite nach links",
        " shift-right": " zur Seite nach rechts",
        " stay": " auf der Stelle",
        "": "",
    },
    "twice": {" twice": " zweimal", "": ""},
    "by_what": {
        " by energy": " durch Energie",
        " by synergy boost": " durch Synergieschub",
        " by the event": " durch das Ereignis",
        " by the civ card": " durch die Zivilisationskarte",
        "": "",
    },
    "to_height": {" to {n}: {benefits}": " auf {n}: {benefits}", "": ""},
    "tech_where": {
        " ({square} to {square2})": " ({square} nach {square2})",
        " ({resource})": " ({resource})",
        " ({square})": " ({square})",
        "": "",
    },
    "offered_benefit": {
        "boost": "Synergieschub",
        "patch": "Biomasse-Feld",
        "{resource}": "{resource} vorrücken",
    },
    "depots": Kept(r"\d"),
}

SENTENCES = {
    "place {tile_name} on {squares}{crushed}": "{tile_name} auf {squares} legen{crushed}",
    "draft {shape}": "{shape} nehmen",
    "take {shape}": "{shape} nehmen",
    "draft {tile_name} and gain its movement before placing it": "{tile_name} nehmen und die "
    "Bewegung erhalten, bevor du es legst",
    "take {tile_name} without placing it, advance its resources, and end the game": "{tile_name} "
    "nehmen, ohne es zu legen, seine Rohstoffe vorrücken und das Spiel beenden",
    "turn the station 1 depots clockwise": "Raumstation um 1 Depot im Uhrzeigersinn drehen",
    "turn the station {depots} depots clockwise": "Raumstation um {depots} Depots im Uhrzeigersinn "
    "drehen",
    "leave the station as it is": "Raumstation so lassen",
    "take a synergy boost": "Synergieschub nehmen",
    "look at the next event": "nächstes Ereignis ansehen",
    "advance {resource}{way}{twice}{by_what}{to_height}": "{resource}{way}{twice} "
    "vorrücken{by_what}{to_height}",
    "move the {resource_of} tracker down, without benefit": "{resource_of}Marker zurückziehen, "
    "ohne Vorteil",
    "rover {square} to {square2}{route} for {movement}{collected}": "Rover von {square}{route} "
    "nach {square2} für {movement}{collected}",
    "place the biomass patch on {square}{crushed}": "Biomasse-Feld auf {square} legen{crushed}",
    "place a rover on {square}{collected}": "Rover auf {square} setzen{collected}",
    "keep {card}": "behalten: {card}",
    "keep {privates}": "behalten: {privates}",
    "give up {privates}": "aufgeben: {privates}",
    "all compete for {neighbor}": "alle wetteifern um {neighbor}",
    "tech {tech_name}: {tech_text}{tech_where}": "Technologie {tech_name}: {tech_text}{tech_where}",
    "store the biomass patch until the game ends": "Biomasse-Feld bis zum Spielende aufbewahren",
    "collect the lifepod {square}": "Rettungskapsel auf {square} bergen",
    "collect the meteorite {square}": "Meteoriten auf {square} einsammeln",
    "destroy the meteorite {square}": "Meteoriten auf {square} zerstören",
    "let the meteorite fall {square}": "Meteoriten auf {square} fallen lassen",
    "give up the rover {square}": "Rover auf {square} aufgeben",
    "destroy all meteorites of the line {line}": "alle Meteoriten der Linie {line} zerstören",
    "remove the stack of {shape}": "Stapel {shape} entfernen",
    "make this the flux track: {resource}": "Flux-Leiste wählen: {resource}",
    "advance only {resource}": "nur {resource} vorrücken",
    "take as benefit: {offered_benefit}": "Vorteil nehmen: {offered_benefit}",
    "lose the lifepod {berth}": "Rettungskapsel verlieren: {berth}",
    "teleport the rover {square} to {square2}": "Rover von {square} nach {square2} teleportieren",
    "put the lifepod on {berth}": "Rettungskapsel auf {berth} legen",
    "move a lifepod {berth} to {berth2}": "Rettungskapsel umsetzen: {berth} → {berth2}",
}
