"""Gaia Project: refusals of moves that come at the wrong moment."""

from astrarium.phrases.phrasebook import Kind

KINDS: dict[str, Kind] = {
    "asked": {
        "choose a faction": "ein Volk wählen",
        "rotate the sectors of the board or say that it is assembled": "Raumsektoren drehen oder "
        "den Spielplan für fertig erklären",
        "place your starting structure": "ein Startgebäude setzen",
        "choose a booster": "einen Rundenbooster wählen",
        "take your income of power": "das Machteinkommen nehmen",
        "use the tokens that leave the Gaia area": "die Machtsteine nutzen, die den Gaia-Bereich "
        "verlassen",
        "decide about the tokens of the Gaia area": "über die Machtsteine im Gaia-Bereich "
        "entscheiden",
        "decide whether to charge power": "entscheiden, ob Macht genommen wird",
        "choose a tech tile": "eine Technologie wählen",
        "cover a standard tile with the advanced tile": "eine Basistechnologie mit der "
        "Ausbautechnologie überdecken",
        "turn a federation token to its gray side": "einen Allianzmarker auf die graue Seite "
        "drehen",
        "advance in research or decline": "in der Forschung aufsteigen oder ablehnen",
        "make the advance of this action": "den Aufstieg dieser Aktion ausführen",
        "place the Lost Planet": "den schwarzen Planeten platzieren",
        "place the next satellite of the federation": "den nächsten Satelliten der Allianz "
        "platzieren",
        "choose the tokens to give": "die Machtsteine wählen, die abgegeben werden",
        "take a federation token": "einen Allianzmarker nehmen",
        "say where the brainstone goes": "sagen, wohin der Brainstone kommt",
        "place the satellite of the Automa": "den Satelliten des Automa platzieren",
    },
    "now": {
        "it is the turn of {who}": "jetzt läuft der Zug {who.gen}",
        "{who} must {asked} first": "zuerst liegt es an {who.dat}: {asked}",
    },
    "close": {
        "'end'": "'end'",
        "'pass' if you want no action": "'pass', wenn du keine Aktion willst",
    },
    "passes": {": {choices}": ": {choices}", "": ""},
}

SENTENCES = {
    "this is not possible in this position": "Das ist in dieser Stellung nicht möglich",
    "there are only {n} players at this table": "An diesem Tisch sitzen nur {n} Spieler",
    "after passing there are no free actions; {now}": "Nach dem Passen gibt es keine freien "
    "Aktionen; {now}",
    "free actions are for your own turn; now {now}": "Freie Aktionen sind nur in deinem eigenen "
    "Zug möglich; {now}",
    "free actions are for your own turn; {asked} first: {choices}": "Freie Aktionen sind nur in "
    "deinem eigenen Zug möglich; zuerst {asked}: {choices}",
    "no power is offered to you now; {now}": "Dir wird gerade keine Macht angeboten; {now}",
    "you have passed this round; {now}": "Du hast in dieser Runde gepasst; {now}",
    "{now}": "{now}",
    "no free action in the midst of an action; {asked} first: {choices}": "Keine freie Aktion "
    "mitten in einer Aktion; zuerst {asked}: {choices}",
    "round 1 has not begun; {asked} first: {choices}": "Runde 1 hat noch nicht begonnen; zuerst "
    "{asked}: {choices}",
    "actions come after income and Gaia phase; {asked} first: {choices}": "Aktionen kommen nach "
    "Einkommen und Gaia-Phase; zuerst {asked}: {choices}",
    "this cannot be declined; {asked} first: {choices}": "Das lässt sich nicht ablehnen; zuerst "
    "{asked}: {choices}",
    "this cannot be left out; {asked} first: {choices}": "Das lässt sich nicht auslassen; zuerst "
    "{asked}: {choices}",
    "{asked} first: {choices}": "zuerst {asked}: {choices}",
    "free actions alone are no turn: take an action first, or pass": "Freie Aktionen allein sind "
    "kein Zug: führe zuerst eine Aktion aus oder passe",
    "nothing is offered that {move} could answer; say {close}": "Nichts wird angeboten, worauf "
    "{move} eine Antwort wäre; sage {close}",
    "in round 6 no booster is taken any more": "In Runde 6 wird kein Rundenbooster mehr genommen",
    "in round 6 no booster is taken: say just 'pass'": "In Runde 6 wird kein Rundenbooster "
    "genommen: sage nur 'pass'",
    "the next booster is taken by passing{passes}": "Den nächsten Rundenbooster nimmst du beim "
    "Passen{passes}",
    "you have taken the action of this turn: say 'end' and pass in your next": "Du hast deine "
    "Aktion in diesem Zug ausgeführt: sage 'end' und passe im nächsten",
    "you have taken the action of this turn: free actions are left, then 'end'": "Du hast deine "
    "Aktion in diesem Zug ausgeführt: es bleiben freie Aktionen, dann 'end'",
    # answers that nobody asked for
    "factions are chosen before the game begins": "Völker werden vor Spielbeginn gewählt",
    "the board was laid before the game began": "Der Spielplan lag schon vor Spielbeginn fest",
    "starting structures are placed before round 1; a planet is colonised with 'mine'": (
        "Startgebäude werden vor Runde 1 gesetzt; einen Planeten kolonisierst du mit 'mine'"
    ),
    "income is taken at the beginning of the round": "Einkommen gibt es zu Beginn der Runde",
    "only the Terrans with their planetary institute convert tokens, in the Gaia phase": (
        "Nur die Terraner mit ihrem Regierungssitz wandeln Machtsteine um, in der Gaia-Phase"
    ),
    "only the Itars with their planetary institute discard tokens for a tech tile, in the Gaia "
    "phase": "Nur die Itar mit ihrem Regierungssitz geben Machtsteine für eine Technologie ab, in "
    "der Gaia-Phase",
    "power is charged like this when an opponent builds near you, not in your own turn": (
        "So erhältst du Macht, wenn ein Mitspieler in deiner Nähe baut, nicht im eigenen Zug"
    ),
    "no tech tile is due; one comes with a research lab, an academy or the Q.I.C. action": (
        "Dir steht keine Technologie zu; sie kommt mit einem Forschungslabor, einer Akademie oder "
        "der Q.I.C.-Aktion"
    ),
    "a standard tile is covered only when an advanced tile is taken": "Eine Basistechnologie wird "
    "nur überdeckt, wenn du eine Ausbautechnologie nimmst",
    "a federation token is turned to gray only for an advanced tile or a level 5": "Ein "
    "Allianzmarker wird nur für eine Ausbautechnologie oder ein Level 5 auf Grau gedreht",
    "no advance is due; 'research' advances for 4 knowledge": "Dir steht kein Aufstieg zu; mit "
    "'research' steigst du für 4 Wissen auf",
    "the Lost Planet is placed only on reaching level 5 of Navigation": "Der schwarze Planet wird "
    "nur platziert, wenn du Level 5 in Navigation erreichst",
    "satellites are built only while a federation is formed": "Satelliten werden nur bei der "
    "Gründung einer Allianz gebaut",
    "no tokens are to be chosen; 'choose-tokens' after 'gaiaform' or 'federation' asks for it": (
        "Es sind keine Machtsteine zu wählen; 'choose-tokens' nach 'gaiaform' oder 'federation' "
        "bittet darum"
    ),
    "a satellite of the Automa is placed only when it has built a mine by itself": "Ein Satellit "
    "des Automa wird nur platziert, wenn er eine einzeln stehende Mine gebaut hat",
    "a federation token is taken only when a federation is formed": "Einen Allianzmarker gibt es "
    "nur für die Gründung einer Allianz",
    "the brainstone moves only when power is charged, spent or burnt, and is then asked about": (
        "Der Brainstone bewegt sich nur, wenn Macht erhalten, ausgegeben oder verbrannt wird; dann "
        "wirst du gefragt"
    ),
    "only the Taklons have the brainstone": "Nur die Taklons haben den Brainstone",
}
