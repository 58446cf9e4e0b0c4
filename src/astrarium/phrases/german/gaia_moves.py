"""Gaia Project: legal moves in words."""

from astrarium.phrases.phrasebook import Kind, Several

KINDS: dict[str, Kind] = {
    "mine_how": {
        " beside {who}{extra}": " neben {who.dat}{extra}",
        " with your Gaiaformer{extra}": " mit deinem Gaiaformer{extra}",
        "{extra}": "{extra}",
    },
    "extra": {
        " with {free_steps}": " mit {free_steps}",
        " with range +{n}": " mit Reichweite +{n}",
        "": "",
    },
    "of_choice": {" of your choice": " deiner Wahl", "": ""},
    "for_range": {" and {n} Q.I.C. for range": " und {n} Q.I.C. für Reichweite", "": ""},
    "to_structure": {
        "a trading station": "zum Handelszentrum",
        "a research lab": "zum Forschungslabor",
        "the planetary institute": "zum Regierungssitz",
        "the knowledge academy": "zur Wissensakademie",
        "the Q.I.C. academy": "zur Q.I.C.-Akademie",
    },
    "to_structures": Several("to_structure"),
    "and_tile": {"; gain a tech tile": "; du erhältst eine Technologie", "": ""},
    "federated": {
        " without satellites": " ohne Satelliten",
        " with {satellites}: {n} Q.I.C.": " mit {satellites.dat}: {n} Q.I.C.",
        " with {satellites}: discard {amount}{of_choice}": " mit {satellites.dat}: "
        "{amount}{of_choice} abgeben",
    },
    "per": {
        "mine": "Mine",
        "trading station": "Handelszentrum",
        "research lab": "Forschungslabor",
        "planetary institute and academy": "Regierungssitz und Akademie",
        "planet type": "Planetenart",
        "Gaia planet": "Gaiaplanet",
        "sector": "Raumsektor",
        "federation token": "Allianzmarker",
    },
    "when": {
        "mine you build": "jede Mine, die du baust",
        "mine you build on a Gaia planet": "jede Mine, die du auf einem Gaiaplaneten baust",
        "upgrade to a trading station": "jede Aufwertung zum Handelszentrum",
        "upgrade to a planetary institute or academy": "jede Aufwertung zum Regierungssitz oder "
        "zur Akademie",
        "advance in research": "jeden Aufstieg in der Forschung",
        "federation token you gain": "jeden Allianzmarker, den du erhältst",
        "terraforming step": "jeden Terraformingschritt",
    },
    "tile_effect": {
        "planetary institute and academies have power value {n}": "Regierungssitz und Akademien "
        "haben Machtwert {n}",
        "{gained} per {per} on passing": "beim Passen {gained} je {per}",
        "{gained} per {per}": "{gained} je {per}",
        "{gained} as income": "{gained} als Einkommen",
        "{gained} once per round": "einmal pro Runde {gained}",
        "{gained} for each {when}": "{gained} für {when}",
        "{gained}": "{gained}",
    },
    "booster_extra": {
        ", a mine with 1 free terraforming step as an action": "; Sonderaktion: Mine mit 1 "
        "kostenlosen Terraformingschritt",
        ", a mine or Gaia project with range +{n} as an action": "; Sonderaktion: Mine oder "
        "Gaia-Projekt mit Reichweite +{n}",
        ", {n} VP per {per} on passing": "; beim Passen {n} SP je {per}",
        "": "",
    },
    "booster_effect": {
        "{gained} as income{booster_extra}": "{gained} als Einkommen{booster_extra}"
    },
    "level_part": {
        "{gained} as income": "{gained} als Einkommen",
        "{gained} and 1 more per Gaia planet": "{gained} und 1 weiterer je Gaiaplanet",
        "{gained}": "{gained}",
        "gain the federation token there": "den dortigen Allianzmarker",
        "place the Lost Planet": "den schwarzen Planeten platzieren",
        "a terraforming step costs {n} ore": "ein Terraformingschritt kostet {n} Erz",
        "range {n}": "Reichweite {n}",
        "a Gaia project costs {n} power tokens": "ein Gaia-Projekt kostet {n} Machtsteine",
    },
    "level_parts": Several("level_part"),
    "level": {
        "level {n} of {track} ({level_parts})": "Level {n} in {track.dat} ({level_parts})",
        "level {n} of {track}": "Level {n} in {track.dat}",
    },
    "first_levels": {", level 1 of {track}": ", Level 1 in {track.dat}", "": ""},
    "lost": {", which is lost at the cap": " (verfällt am Maximum)", "": ""},
    "now_gained": {", {amount} now": ", jetzt {amount}", "": ""},
    "tile_paid": {
        ", for a green federation token and a standard tile to cover": ", für einen grünen "
        "Allianzmarker und eine Basistechnologie, die überdeckt wird",
        "": "",
    },
    "tile_area": {"any area": "einem beliebigen Bereich", "{track}": "{track}"},
    "side": {" (no green side)": " (ohne grüne Seite)", "": ""},
    "area_tokens": {
        "1 token of area {area}": "1 Machtstein aus Bereich {area}",
        "{n} tokens of area {area}": "{n} Machtsteine aus Bereich {area}",
        "the brainstone": "den Brainstone",
    },
    "tokens_listed": Several("area_tokens"),
    "charge_cost": {" for {n} VP": " für {n} SP", " for nothing": " umsonst"},
}

SENTENCES = {
    # setup, income and Gaia phase
    "play the {faction} from {planet_type}: {n} credits, {n2} ore, {n3} knowledge, {n4} Q.I.C., "
    "{n5}/{n6} power tokens{first_levels}": "{faction} spielen ({planet_type}): {n} Credits, {n2} "
    "Erz, {n3} Wissen, {n4} Q.I.C., {n5}/{n6} Machtsteine{first_levels}",
    "rotate sector {sector} by 60 degrees clockwise": "Raumsektor {sector} um 60 Grad im "
    "Uhrzeigersinn drehen",
    "leave the board as it is": "Spielplan so lassen",
    "place your starting {structure} on {place}": "Startgebäude ({structure}) auf {place} setzen",
    "take the booster {booster}: {booster_effect}": "Rundenbooster {booster} nehmen: "
    "{booster_effect}",
    "charge {n} power before the rest of the income": "{n} Macht vor dem übrigen Einkommen "
    "erhalten",
    "gain {amount} before the rest of the income": "{amount} vor dem übrigen Einkommen erhalten",
    "use {n} of the {n2} power left to {gained}": "{n} der übrigen {n2} Macht für {gained} nutzen",
    "discard {n} of the {n2} tokens of the Gaia area: gain a tech tile": "{n} der {n2} Machtsteine "
    "im Gaia-Bereich abgeben: du erhältst eine Technologie",
    "convert nothing more ({n} power left)": "Nichts mehr umwandeln ({n} Macht übrig)",
    "discard no tokens: {n} return to area I": "Keine Machtsteine abgeben: {n} kehren in Bereich I "
    "zurück",
    # actions
    "build a mine on {place}{mine_how}{cost}{vp}": "Mine auf {place}{mine_how} bauen{cost}{vp}",
    "start a Gaia project on {hex}{extra}: {amount}{of_choice} to the Gaia area{for_range}": (
        "Gaia-Projekt auf {hex}{extra} starten: {amount}{of_choice} in den Gaia-Bereich{for_range}"
    ),
    "upgrade the {structure} on {hex} to {to_structure}: {price}{and_tile}{vp}": (
        "{structure} auf {hex} {to_structure} aufwerten: {price}{and_tile}{vp}"
    ),
    "take a token for your federation (power value {n}){federated}": "Marker für deine Allianz "
    "(Machtwert {n}) nehmen,{federated}",
    "add {hexes} to your federation (power value {n}){federated}": "{hexes} in deine Allianz "
    "aufnehmen (Machtwert {n}),{federated}",
    "form a federation of {hexes} (power value {n}){federated}": "Allianz aus {hexes} gründen "
    "(Machtwert {n}),{federated}",
    "pay {n} knowledge to reach {level}{vp}": "{level} für {n} Wissen erreichen{vp}",
    "spend {n} power to build a mine on {place}{mine_how}{cost}{vp}": "{n} Macht ausgeben: Mine "
    "auf {place}{mine_how} bauen{cost}{vp}",
    "spend {n} power to {gained}{vp}": "{gained} für {n} Macht nehmen{vp}",
    "pay {n} Q.I.C. to gain a tech tile": "Technologie für {n} Q.I.C. nehmen",
    "pay {n} Q.I.C. to {gained} once more": "{gained} für {n} Q.I.C. noch einmal erhalten",
    "pay {n} Q.I.C. to gain {n2} VP ({n3} and {n4} for each planet type)": "{n2} SP für {n} Q.I.C. "
    "erhalten ({n3} und {n4} je Planetenart)",
    "use the tile {tile}: {gained}{vp}": "Technologie {tile} nutzen: {gained}{vp}",
    "use the Q.I.C. academy: {gained}{vp}": "Q.I.C.-Akademie nutzen: {gained}{vp}",
    "advance your lowest area to {level}{vp}": "Im niedrigsten Bereich aufsteigen: {level}{vp}",
    "use the booster {booster} to start a Gaia project on {hex}{extra}: {amount}{of_choice} to the "
    "Gaia area{for_range}{vp}": "Rundenbooster {booster} nutzen: Gaia-Projekt auf {hex}{extra} "
    "starten: {amount}{of_choice} in den Gaia-Bereich{for_range}{vp}",
    "use the booster {booster} to build a mine on {place}{mine_how}{cost}{vp}": "Rundenbooster "
    "{booster} nutzen: Mine auf {place}{mine_how} bauen{cost}{vp}",
    "swap the planetary institute on {hex} with the mine on {hex2}{vp}": "Regierungssitz auf {hex} "
    "mit der Mine auf {hex2} tauschen{vp}",
    "turn the research lab on {hex} into a trading station and advance one level{vp}": (
        "Forschungslabor auf {hex} zum Handelszentrum zurückbauen und einen Level aufsteigen{vp}"
    ),
    "place a space station on {hex}{cost}{vp}": "Raumstation auf {hex} platzieren{cost}{vp}",
    "pass and take the booster {booster} ({booster_effect}){vp}": "Passen und Rundenbooster "
    "{booster} nehmen ({booster_effect}){vp}",
    "pass{vp}": "Passen{vp}",
    # what an action asks next
    "take the tile {tile}: {tile_effect}{now_gained}{tile_paid}; then you may advance in "
    "{tile_area}": "Technologie {tile} nehmen: {tile_effect}{now_gained}{tile_paid}; danach darfst "
    "du in {tile_area.dat} aufsteigen",
    "cover the tile {tile} for good ({tile_effect})": "Technologie {tile} endgültig überdecken "
    "({tile_effect})",
    "turn the federation token {token} to its gray side": "Allianzmarker {token} auf die graue "
    "Seite drehen",
    "advance to {level}{vp}": "Aufsteigen: {level}{vp}",
    "charge no power": "Keine Macht erhalten",
    "do not advance": "Nicht aufsteigen",
    "place the Lost Planet on {hex}{cost}{vp}": "Schwarzen Planeten auf {hex} platzieren{cost}{vp}",
    "place satellite {n} of {n2} on {hex}": "Satellit {n} von {n2} auf {hex} platzieren",
    "place the satellite of the Automa on {hex}": "Satellit des Automa auf {hex} platzieren",
    "take the federation token {token}{side}: {gained}{vp}": "Allianzmarker {token}{side} nehmen: "
    "{gained}{vp}",
    "discard the brainstone": "Brainstone abgeben",
    "keep the brainstone in area III": "Brainstone in Bereich III behalten",
    "spend the brainstone": "Brainstone ausgeben",
    "move the brainstone to area {area}": "Brainstone in Bereich {area} bewegen",
    "leave the brainstone in area {area}": "Brainstone in Bereich {area} lassen",
    "move {tokens_listed} to the Gaia area": "{tokens_listed} in den Gaia-Bereich legen",
    "discard {tokens_listed}": "{tokens_listed} abgeben",
    # free actions and charging
    "move 1 token of area II to the Gaia area and another to area III": "1 Machtstein aus Bereich "
    "II in den Gaia-Bereich und einen anderen in Bereich III bewegen",
    "discard 1 token of area II and move another to area III": "1 Machtstein aus Bereich II "
    "abgeben und einen anderen in Bereich III bewegen",
    "pay {amount} to {gained}{lost}": "{amount} in {gained} umwandeln{lost}",
    "end your turn": "Zug beenden",
    "gain 1 power token, then charge {n} power{charge_cost}": "1 Machtstein erhalten, dann {n} "
    "Macht{charge_cost}",
    "charge {n} power{charge_cost}, then gain 1 power token": "{n} Macht{charge_cost} erhalten, "
    "dann 1 Machtstein",
    "charge {n} power{charge_cost}": "{n} Macht{charge_cost} erhalten",
}
