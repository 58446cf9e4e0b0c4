"""Gaia Project: why an action is refused."""

from astrarium.phrases.phrasebook import Kind, Several

KINDS: dict[str, Kind] = {
    # what is paid, and what one has
    "priced": {
        "a mine on {hex}": "Eine Mine auf {hex}",
        "a trading station without an opponent within 2 spaces": "Ein Handelszentrum ohne "
        "Mitspieler im Umkreis von 2 Feldern",
        "a trading station near an opponent": "Ein Handelszentrum in der Nähe eines Mitspielers",
        "{a_structure}": "{a_structure}",
        "a Gaia project at level {n}": "Ein Gaia-Projekt auf Level {n}",
        "the {board_action}": "Die {board_action}",
        "research": "Forschung",
    },
    "own": {
        "{n} in area III": "{n} in Bereich III",
        "{n} in areas I to III": "{n} in den Bereichen I bis III",
        "{amount} in area III": "{amount} in Bereich III",
        "{amount} in areas I to III": "{amount} in den Bereichen I bis III",
        "{n} available": "{n} verfügbar",
        "{n} there": "dort {n}",
        "{amount}": "{amount}",
        "{n}": "{n}",
    },
    "owned": Several("own"),
    "in_areas": {" in areas I to III": " in den Bereichen I bis III", "": ""},
    # places
    "more_qic": {
        " and {n} more for the Gaia planet": " und {n} weiteren für den Gaiaplaneten",
        "": "",
    },
    "no_step": {
        "a mine beside others": "eine Mine neben anderen",
        "your home type": "deine Heimatart",
        "{planet}": "{planet}",
    },
    "thing_there": {
        "your satellite": "dein Satellit",
        "your space station": "deine Raumstation",
        "a satellite of {who}": "ein Satellit {who.gen}",
        "a space station of {who}": "eine Raumstation {who.gen}",
    },
    "whose_former": {
        "your Gaiaformer": "Dein Gaiaformer",
        "a Gaiaformer of {who}": "Ein Gaiaformer {who.gen}",
    },
    "own_there": {
        "you have no structure": "kein Gebäude",
        "you have {a_structure}": "{a_structure}",
    },
    # federations
    "no_planet": {
        "a planet of {who}": "ein Planet {who.gen}",
        "a planet with your Gaiaformer, which is not colonised": "ein Planet mit deinem "
        "Gaiaformer, der nicht kolonisiert ist",
        "a space with your satellite": "ein Feld mit deinem Satelliten",
        "empty space": "leerer Weltraum",
        "{planet} that you have not colonised": "{planet}, den du nicht kolonisiert hast",
    },
    "with_added": {", {n} with {hexes}": ", mit {hexes} {n}", "": ""},
    "how_many": {
        "more than {n} satellites": "mehr als {n} Satelliten",
        "{satellites}": "{satellites.acc}",
    },
    "than": {"more than {n}": "mehr als {n}", "{n}": "{n}"},
    # research and tiles
    "no_green": {
        "you have none": "du hast keinen",
        "yours is gray": "deiner ist grau",
        "your {n} are gray": "deine {n} sind grau",
    },
    "lacking": {
        "level 4 or 5 of that area (you are on {n})": "Level 4 oder 5 in diesem Bereich (du bist "
        "auf {n})",
        "a green federation token to turn ({no_green})": "einen grünen Allianzmarker zum Umdrehen "
        "({no_green})",
        "a standard tile to cover (all of yours are covered)": "eine Basistechnologie zum "
        "Überdecken (deine sind alle überdeckt)",
        "a standard tile to cover (you have none)": "eine Basistechnologie zum Überdecken (du hast "
        "keine)",
    },
    "all_lacking": Several("lacking"),
    "by": {"you": "dir", "{who}": "{who.dat}"},
    "kinds_owned": {"1 kind": "1 Art", "{n} kinds": "{n} Arten"},
    "tile_where": {
        "it is not in this game": "sie ist nicht in diesem Spiel",
        "it lies in {track}": "sie liegt in {track.dat}",
        "it belongs to {who}": "sie gehört {who.dat}",
    },
    "power_action": {
        "terraform-1": "„1 Terraformingschritt“",
        "terraform-2": "„2 Terraformingschritte“",
    },
    "single": {
        "'spend 1 power for 1 credit'": "'spend 1 power for 1 credit'",
        "'spend 3 power for 1 ore'": "'spend 3 power for 1 ore'",
    },
    "brainstone_rule": {
        "charging moves the brainstone up or leaves it": "Machterhalt bewegt den Brainstone weiter "
        "oder lässt ihn liegen",
        "burning moves a token of area II up and discards another": "Verbrennen bewegt einen "
        "Machtstein aus Bereich II weiter und entfernt einen anderen",
        "paying spends the brainstone or keeps it": "Beim Bezahlen wird der Brainstone ausgegeben "
        "oder behalten",
    },
    "structures_many": {
        "mines": "Minen",
        "trading stations": "Handelszentren",
        "research labs": "Forschungslabore",
        "space stations": "Raumstationen",
    },
    "your_structure": {
        "your planetary institute": "Dein Regierungssitz",
        "your knowledge academy": "Deine Wissensakademie",
        "your Q.I.C. academy": "Deine Q.I.C.-Akademie",
    },
    "becomes": {
        "can become {to_structures}": "lässt sich {to_structures} aufwerten",
        "cannot be upgraded further": "lässt sich nicht weiter aufwerten",
    },
}

SENTENCES = {
    # prices
    "{priced} costs {price}; you have {owned}{remedy}": "{priced} kostet {price}; du hast "
    "{owned.acc}{remedy}",
    "this takes {amount}; you have {own}": "Das kostet {amount}; du hast {own.acc}",
    # setup
    "{who} are not in the first game; say {choices}": "Im ersten Spiel gibt es {who.acc} nicht; "
    "sage {choices}",
    "the board of {who} is the Automa's, which plays {who2}; say {choices}": "Das Tableau "
    "{who.gen} gehört dem Automa, er spielt {who2.acc}; sage {choices}",
    "player {n} has taken {who} already; say {choices}": "Spieler {n} hat {who.acc} schon "
    "genommen; sage {choices}",
    "{who} are on the back of the board of {who2}, which player {n} has taken; say {choices}": (
        "Auf der Rückseite des Tableaus {who.gen} liegt das Tableau {who2.gen}, das Spieler {n} "
        "genommen hat; sage {choices}"
    ),
    "{hex} and {hex2} are {planets_of} planets side by side: rotate a sector": "Auf {hex} und "
    "{hex2} liegen {planets_of} nebeneinander: drehe einen Raumsektor",
    "sector {sector} keeps its orientation on this board": "Raumsektor {sector} wird auf diesem "
    "Spielplan nicht gedreht",
    "sector {sector} lies on the table as {sector2}, not {sector3}": "Raumsektor {sector} liegt "
    "als {sector2} auf dem Tisch, nicht als {sector3}",
    "sector {sector} is not in the game": "Raumsektor {sector} ist nicht im Spiel",
    "{hex} is {planet}; {who} start on {planets_of} planets": "{hex} ist {planet}; der Start "
    "{who.gen} liegt auf {planets_of}",
    "you are on {hex} already": "Du bist schon auf {hex}",
    "{hex} holds a structure of {who} already": "Auf {hex} steht schon ein Gebäude {who.gen}",
    "in the first game the starting planets are fixed: {choices}": "Im ersten Spiel stehen die "
    "Startplaneten fest: {choices}",
    "the booster {booster} is not in this game; there are {choices}": "Der Rundenbooster {booster} "
    "ist nicht in diesem Spiel; es gibt {choices}",
    "the booster {booster} is with {who}; there are {choices}": "Der Rundenbooster {booster} liegt "
    "bei {who.dat}; es gibt {choices}",
    # income and Gaia phase
    "no such income icon is left; each is taken as a whole: {choices}": "Dieses Einkommen ist "
    "nicht mehr da; jedes wird im Ganzen genommen: {choices}",
    "{amount} takes {tokens_given} that leave the Gaia area; {n} are left": "{amount} braucht "
    "{tokens_given.acc} aus dem Gaia-Bereich; dir bleiben {n}",
    # places
    "{hex} is not on this map: sector {sector} is not in the game": "{hex} ist nicht auf dieser "
    "Karte: Raumsektor {sector} ist nicht im Spiel",
    "{hex} is {spaces} away and your range is {range}: that takes {n} Q.I.C.{more_qic}; you have "
    "{n2}{remedy}": "{hex} ist {spaces} entfernt und deine Reichweite ist {range}: das kostet {n} "
    "Q.I.C.{more_qic}; du hast {n2}{remedy}",
    # mines
    "you have the Lost Planet on {hex} already": "Auf {hex} hast du schon den schwarzen Planeten",
    "you have {a_structure} on {hex} already": "Auf {hex} hast du schon {a_structure.acc}",
    "{hex} is already colonised by {who}": "{hex} ist schon von {who.dat} kolonisiert",
    "{hex} is empty space; a mine needs a planet": "{hex} ist leerer Weltraum; eine Mine braucht "
    "einen Planeten",
    "{hex} holds a Gaiaformer of {who}: only they can build there": "Auf {hex} steht ein "
    "Gaiaformer {who.gen}: nur dieses Volk darf dort bauen",
    "your Gaia project on {hex} is not completed before the end": "Dein Gaia-Projekt auf {hex} "
    "wird vor Spielende nicht mehr fertig",
    "your Gaia project on {hex} is completed in the next Gaia phase": "Dein Gaia-Projekt auf {hex} "
    "wird in der nächsten Gaia-Phase fertig",
    "{hex} is a transdim planet: it needs a Gaia project before a mine": "{hex} ist ein "
    "Transdim-Planet: er braucht vor einer Mine ein Gaia-Projekt",
    "all {n} of your mines are on the map; an upgrade frees one": "Deine {n} Minen stehen alle auf "
    "der Karte; eine Aufwertung macht eine frei",
    "the action must use a terraforming step, and {hex} ({no_step}) needs none{instead}": (
        "Die Aktion muss einen Terraformingschritt nutzen, und {hex} ({no_step}) braucht "
        "keinen{instead}"
    ),
    # Gaia projects
    "there is only one way to give {tokens_given}: leave out 'choose-tokens'": "Für "
    "{tokens_given.acc} gibt es nur eine Möglichkeit: lass 'choose-tokens' weg",
    "{whose_former} is on {hex} already": "{whose_former} steht schon auf {hex}",
    "{hex} is {planet}; a Gaia project needs a transdim planet{instead}": "{hex} ist {planet}; ein "
    "Gaia-Projekt braucht einen Transdim-Planeten{instead}",
    "at level 0 of Gaia Project no project can be started: level 1 gives a Gaiaformer": "Auf Level "
    "0 in Gaia-Projekt lässt sich kein Projekt starten: Level 1 bringt einen Gaiaformer",
    "no Gaiaformer is available: {n} in the Gaia area until the next Gaia phase, {n2} on the map": (
        "Kein Gaiaformer ist verfügbar: {n} bis zur nächsten Gaia-Phase im Gaia-Bereich, {n2} auf "
        "der Karte"
    ),
    "no Gaiaformer is available: {n} on the map until a mine is built there": "Kein Gaiaformer ist "
    "verfügbar: {n} auf der Karte, bis dort eine Mine gebaut wird",
    "you have no Gaiaformer yet": "Du hast noch keinen Gaiaformer",
    # upgrades
    "your mine on {hex} shares its planet and can never be upgraded": "Deine Mine auf {hex} teilt "
    "sich den Planeten und kann nie aufgewertet werden",
    "{your_structure} is on the map already": "{your_structure} steht schon auf der Karte",
    "all {n} of your {structures_many} are on the map": "Deine {n} {structures_many} sind alle auf "
    "der Karte",
    "the mine of the Lost Planet can never be upgraded": "Die Mine des schwarzen Planeten kann nie "
    "aufgewertet werden",
    "your space station on {hex} is no structure to upgrade": "Deine Raumstation auf {hex} ist "
    "kein Gebäude, das sich aufwerten lässt",
    "only your Gaiaformer is on {hex}: a mine comes before any upgrade": "Auf {hex} steht nur dein "
    "Gaiaformer: vor jeder Aufwertung kommt eine Mine",
    "the structure on {hex} belongs to {who}, not to you": "Das Gebäude auf {hex} gehört "
    "{who.dat}, nicht dir",
    "you have no structure on {hex} that could be upgraded": "Du hast auf {hex} kein Gebäude, das "
    "sich aufwerten ließe",
    "the {the_structure} on {hex} {becomes}": "{the_structure} auf {hex} {becomes}",
    "the {the_structure} on {hex} {becomes}; {a_structure} comes from {a_structure2}": (
        "{the_structure} auf {hex} {becomes}; {a_structure} entsteht aus {a_structure2.dat}"
    ),
    # power and Q.I.C. actions
    "the {board_action} has been taken this round and is free again in the next": "Die "
    "{board_action} ist in dieser Runde vergeben und erst in der nächsten wieder frei",
    "the action {power_action} builds a mine: name the planet, as in {move}": "Die Aktion "
    "{power_action} baut eine Mine: nenne den Planeten, etwa {move}",
    "you have {amount}, the most there can be: {amount2} would be lost": "Du hast {amount}, mehr "
    "geht nicht: {amount2} würden verfallen",
    "you have no federation token whose rewards you could take again": "Du hast keinen "
    "Allianzmarker, dessen Belohnung du noch einmal nehmen könntest",
    "name the token: {choices}": "Nenne den Allianzmarker: {choices}",
    "you have no federation token {token}, only {tokens_owned}": "Du hast keinen Allianzmarker "
    "{token}, nur {tokens_owned}",
    # special actions
    "this action needs your Q.I.C. academy on the map": "Diese Aktion braucht deine "
    "Q.I.C.-Akademie auf der Karte",
    "you have used the special action {action} this round already": "Die Sonderaktion {action} "
    "hast du in dieser Runde schon genutzt",
    "your tile {tile} is covered: its action is no longer available": "Deine Technologie {tile} "
    "ist überdeckt: ihre Aktion gibt es nicht mehr",
    "you do not own the tile {tile}, which has this action": "Du besitzt die Technologie {tile} "
    "nicht, zu der diese Aktion gehört",
    "you do not own the advanced tile {tile} with this action; {tile_where}": "Du besitzt die "
    "Ausbautechnologie {tile} mit dieser Aktion nicht; {tile_where}",
    "this action is on the booster {booster}; you hold {booster2}": "Diese Aktion ist auf dem "
    "Rundenbooster {booster}; du hast {booster2}",
    "only the Ambas can swap their institute with a mine": "Nur die Ambas können ihren "
    "Regierungssitz mit einer Mine tauschen",
    "only the Ivits can place space stations": "Nur der Schwarm kann Raumstationen platzieren",
    "only the Firaks can turn a lab into a trading station": "Nur die Firaks können ein "
    "Forschungslabor zum Handelszentrum zurückbauen",
    "only the Bescods can advance by a special action": "Nur die Mad Androids können mit einer "
    "Sonderaktion aufsteigen",
    "this action needs the planetary institute of {who}": "Diese Aktion braucht den Regierungssitz "
    "{who.gen}",
    "no mine piece stands on the Lost Planet that could be swapped": "Auf dem schwarzen Planeten "
    "steht keine Mine, die sich tauschen ließe",
    "the institute swaps with one of your mines; {own_there} on {hex}": "Der Regierungssitz "
    "tauscht mit einer deiner Minen; auf {hex} hast du {own_there.acc}",
    "the action needs one of your research labs; {own_there} on {hex}": "Die Aktion braucht eines "
    "deiner Forschungslabore; auf {hex} hast du {own_there.acc}",
    "{hex} is {planet}; a space station needs a space without planet": "{hex} ist {planet}; eine "
    "Raumstation braucht ein Feld ohne Planeten",
    "you have a space station on {hex} already": "Du hast schon eine Raumstation auf {hex}",
    "you are on level {n} of {track}; the action advances your lowest, level {n2} of {tracks}": (
        "Du bist auf Level {n} in {track.dat}; die Aktion hebt deinen niedrigsten Bereich, Level "
        "{n2} in {tracks.dat}"
    ),
    # the Lost Planet
    "{hex} is {planet}; the Lost Planet needs a space without planet": "{hex} ist {planet}; der "
    "schwarze Planet braucht ein Feld ohne Planeten",
    "{hex} is not free: {thing_there} is there": "{hex} ist nicht frei: dort ist {thing_there}",
    # passing
    "passing takes a booster: {choices}": "Beim Passen nimmst du einen Rundenbooster: {choices}",
    "you give the booster {booster} back now; take another: {choices}": "Den Rundenbooster "
    "{booster} gibst du jetzt zurück; nimm einen anderen: {choices}",
    # tokens and brainstone
    "your brainstone is in none of the areas I to III": "Dein Brainstone ist in keinem der "
    "Bereiche I bis III",
    "area {area} holds {tokens_given}, not {n}": "Bereich {area} enthält {tokens_given.acc}, nicht "
    "{n}",
    "{tokens_given} must be given, not {n}": "Du musst {tokens_given.acc} abgeben, nicht {n}",
    "{brainstone_rule}; say {choices}": "{brainstone_rule}; sage {choices}",
    # charging
    "a token with each charge needs the planetary institute of the Taklons; say {choices}": "Ein "
    "Machtstein zu jedem Machterhalt braucht den Regierungssitz der Taklons; sage {choices}",
    "only the Taklons, with their planetary institute, gain a token when charging; say {choices}": (
        "Nur die Taklons mit ihrem Regierungssitz bekommen beim Machterhalt einen Machtstein; sage "
        "{choices}"
    ),
    "your institute adds a token, before or after charging; say {choices}": "Dein Regierungssitz "
    "bringt einen Machtstein, vor oder nach dem Machterhalt; sage {choices}",
    "the offer of {n} power is all or nothing; say {choices}": "Das Angebot von {n} Macht gilt "
    "ganz oder gar nicht; sage {choices}",
    "your best structure within 2 spaces has power value {n}; say {choices}": "Dein bestes Gebäude "
    "im Umkreis von 2 Feldern hat Machtwert {n}; sage {choices}",
    "only {n} power can be charged before all tokens are in area III; say {choices}": "Nur {n} "
    "Macht lässt sich erhalten, bis alle Machtsteine in Bereich III liegen; sage {choices}",
    "you have {n} VP, enough for {n2} power; say {choices}": "Du hast {n} SP, das reicht für {n2} "
    "Macht; sage {choices}",
    # free actions
    "burning discards one token of area II to move another up; you have {tokens_given} there": (
        "Verbrennen entfernt einen Machtstein aus Bereich II, um einen anderen weiterzubewegen; du "
        "hast dort {tokens_given.acc}"
    ),
    "credits instead of power need the planetary institute of the Hadsch Hallas": "Credits statt "
    "Macht brauchen den Regierungssitz der Hadsch Halla",
    "only the Hadsch Hallas can buy this with credits, with their institute": "Nur die Hadsch "
    "Halla mit ihrem Regierungssitz können das mit Credits kaufen",
    "only the Bal T'aks can turn a Gaiaformer into a Q.I.C.": "Nur die BAL T'AK können einen "
    "Gaiaformer in einen Q.I.C. umwandeln",
    "only the Nevlas can move a token of area III to the Gaia area for knowledge": "Nur die Nevlar "
    "können einen Machtstein aus Bereich III für Wissen in den Gaia-Bereich bewegen",
    "this exchange is for the brainstone in area III, and it is not there; {single} is possible "
    "with other tokens": "Dieser Tausch ist für den Brainstone in Bereich III, und er ist nicht "
    "dort; mit anderen Machtsteinen geht {single}",
    "tokens are worth 2 power only with the institute of the Nevlas; say {single}": "Machtsteine "
    "sind nur mit dem Regierungssitz der Nevlar 2 Macht wert; sage {single}",
    "there is no such combined exchange for you; say {single}, as often as you can": "Diesen "
    "kombinierten Tausch gibt es für dich nicht; sage {single}, so oft du kannst",
    # research and tiles
    "{who} cannot advance in {track} before their planetary institute is built": "Ohne den "
    "Regierungssitz {who.gen} ist kein Aufstieg in {track.dat} möglich",
    "you are on level 5 of {track}, the last one, already": "Du bist in {track.dat} schon auf "
    "Level 5, dem letzten",
    "level 5 of {track} is taken by {who}": "Level 5 in {track.dat} ist von {who.dat} besetzt",
    "level 5 of {track} needs a green federation token to turn; {no_green}": "Level 5 in "
    "{track.dat} braucht einen grünen Allianzmarker zum Umdrehen; {no_green}",
    "this tile lies below {tracks} and advances nothing else; or 'decline'": "Diese Technologie "
    "liegt unter {tracks.dat} und hebt nichts anderes; oder 'decline'",
    "you own the tile {tile} already, even though it is covered": "Du besitzt die Technologie "
    "{tile} schon, auch wenn sie überdeckt ist",
    "you own the tile {tile} already": "Du besitzt die Technologie {tile} schon",
    "no tile {tile} is left in its pile": "Von der Technologie {tile} ist keine mehr da",
    "the advanced tile of {track} was taken by {by}": "Die Ausbautechnologie des Bereichs {track} "
    "wurde von {by} genommen",
    "the advanced tile of {track} is gone": "Die Ausbautechnologie des Bereichs {track} ist weg",
    "the advanced tile of {track} needs {all_lacking}": "Die Ausbautechnologie des Bereichs "
    "{track} braucht {all_lacking}",
    "you own {kinds_owned} of standard tiles and can take no other tile": "Du besitzt "
    "{kinds_owned} von Basistechnologien und kannst keine andere Technologie nehmen",
    "your tile {tile} is covered already; choose {choices}": "Deine Technologie {tile} ist schon "
    "überdeckt; wähle {choices}",
    "you do not own the tile {tile}; choose {choices}": "Du besitzt die Technologie {tile} nicht; "
    "wähle {choices}",
    "the token {token} has no green side; choose {choices}": "Der Allianzmarker {token} hat keine "
    "grüne Seite; wähle {choices}",
    "your token {token} is gray already; choose {choices}": "Dein Allianzmarker {token} ist schon "
    "grau; wähle {choices}",
    "you have no federation token {token}; choose {choices}": "Du hast keinen Allianzmarker "
    "{token}; wähle {choices}",
}
