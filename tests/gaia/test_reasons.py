"""Mines, Gaia projects and upgrades that the rules forbid: the rule, the sentence, a way out."""

import pytest

from tests.gaia.mistakes import (
    Change,
    Position,
    all_of,
    change,
    check,
    former,
    in_round,
    lost_planet,
    row,
    table,
)

# Terrans on 1B5 and 3A3 with 17 credits, 7 ore, 4 knowledge, 2 Q.I.C., 4/4/0 tokens, range 1.
TERRANS = ("terrans", "xenos")
AT_START = table(*TERRANS)
EIGHT_MINES = "1B5 3A3 4A0 6B5 1A1 1A2 5A3 5A8"

MINE = [
    row("mine 3A2", "GP-MINE-03", "3A2 is already colonised by the Xenos.", AT_START, "mine 3B0"),
    row("mine 3A3", "GP-MINE-03", "You have a mine on 3A3 already.", AT_START, "mine 3B0"),
    row(
        "mine 1A0", "GP-MINE-05", "1A0 is empty space; a mine needs a planet.", AT_START, "mine 1A1"
    ),
    row(
        "mine 1A11",
        "GP-HAB-02",
        "1A11 is a transdim planet: it needs a Gaia project before a mine.",
        AT_START,
        "gaiaform 1A11",
    ),
    row(
        "mine 1A11",
        "GP-GAIA-08",
        "Your Gaia project on 1A11 is completed in the next Gaia phase.",
        table(*TERRANS, raw=former("1A11")),
        former("1A11", gaia=True),
    ),
    row(
        "mine 1A11",
        "GP-GAIA-09",
        "Your Gaia project on 1A11 is not completed before the end.",
        table(*TERRANS, raw=all_of(former("1A11"), in_round(6))),
    ),
    row(
        "mine 1A11",
        "GP-HAB-04",
        "1A11 holds a Gaiaformer of the Xenos: only they can build there.",
        table(*TERRANS, raw=former("1A11", gaia=True, of_other=True)),
        "mine 5B3",
    ),
    row(
        "mine 6A0",
        "GP-MINE-04",
        "6A0 is 8 spaces away and your range is 1: that takes 4 Q.I.C.; you have 2.",
        table(*TERRANS, ore=12),
        change(qic=4),
    ),
    row(
        "mine 2A3",
        "GP-MINE-04",
        "2A3 is 5 spaces away and your range is 1: that takes 2 Q.I.C.; you have 1: 'spend 4 "
        "power for 1 qic' first.",
        table(*TERRANS, qic=1, area3=4),
        change(moves=("spend 4 power for 1 qic",)),
    ),
    row(
        "mine 7B4",
        "GP-MINE-04",
        "7B4 is 3 spaces away and your range is 1: that takes 1 Q.I.C. and 1 more for the Gaia "
        "planet; you have 1.",
        table(*TERRANS, qic=1),
        change(qic=2),
    ),
    row(
        "mine 3B3",
        "GP-HAB-03",
        "A mine on 3B3 costs 2 credits, 1 ore and 1 Q.I.C. for the Gaia planet; you have 17 "
        "credits, 7 ore and 0 Q.I.C.",
        table(*TERRANS, qic=0, areas={"navigation": 2}),
        change(qic=1),
    ),
    row(
        "mine 3B0",
        "GP-HAB-09",
        "A mine on 3B0 costs 2 credits, 4 ore (1 for the mine, 3 for 1 terraforming step) and 1 "
        "Q.I.C. for range; you have 17 credits, 3 ore and 1 Q.I.C.",
        table(*TERRANS, ore=3, qic=1),
        change(ore=4),
    ),
    row(
        "mine 3B0",
        "GP-HAB-09",
        "A mine on 3B0 costs 2 credits, 4 ore (1 for the mine, 3 for 1 terraforming step) and 1 "
        "Q.I.C. for range; you have 17 credits, 3 ore and 2 Q.I.C.: 'spend 1 qic for 1 ore' first.",
        table(*TERRANS, ore=3, qic=2),
        change(moves=("spend 1 qic for 1 ore",)),
    ),
    row(
        "mine 3B0",
        "GP-MINE-01",
        "A mine on 3B0 costs 2 credits, 4 ore (1 for the mine, 3 for 1 terraforming step) and 1 "
        "Q.I.C. for range; you have 1 credit, 4 ore and 2 Q.I.C.",
        table(*TERRANS, credits=1, ore=4, knowledge=0),
        change(credits=2),
    ),
    row(
        "mine 3B0",
        "GP-MINE-02",
        "All 8 of your mines are on the map; an upgrade frees one.",
        table(*TERRANS, has={"mine": EIGHT_MINES}),
        change(has={"trading-station": "5A8"}),
    ),
    row(
        "mine 3B3",
        "GP-FACTION-GLEENS-04",
        "A mine on 3B3 costs 2 credits, 2 ore (1 for the mine, 1 for the Gaia planet) and 1 "
        "Q.I.C. for range; you have 17 credits, 1 ore and 1 Q.I.C.",
        table("gleens", "terrans", ore=1, qic=1),
        change(ore=2),
    ),
    row(
        "mine 9A3",
        "GP-SETUP-03",
        "9A3 is not on this map: sector 9 is not in the game.",
        AT_START,
        "mine 3B0",
    ),
    row(
        "mine 9A3",
        "GP-BOARD-07",
        "9A3 is not on this map: sector 9 is not in the game.",
        table("terrans", "xenos", "taklons", options={"small_board": "basic-8"}),
        "mine 3B0",
    ),
    row(
        "mine 3A2",
        "GP-MINE-03",
        "You have a mine on 3A2 already.",
        table("lantids", "xenos", moves=("mine 3A2", "end", "charge 1", "pass mines")),
    ),
]

GAIA_PROJECT = [
    row(
        "gaiaform 1A1",
        "GP-GAIA-01",
        "1A1 is a volcanic planet; a Gaia project needs a transdim planet; 'mine 1A1' would be "
        "possible.",
        AT_START,
        "gaiaform 1A11",
    ),
    row(
        "gaiaform 5B3",
        "GP-GAIA-01",
        "5B3 is a Gaia planet; a Gaia project needs a transdim planet; 'mine 5B3' would be "
        "possible.",
        AT_START,
        "mine 5B3",
    ),
    row(
        "gaiaform 1A0",
        "GP-GAIA-01",
        "1A0 is empty space; a Gaia project needs a transdim planet.",
        AT_START,
        "gaiaform 1A11",
    ),
    row(
        "gaiaform 1A11",
        "GP-GAIA-01",
        "Your Gaiaformer is on 1A11 already.",
        table(*TERRANS, formers=2, raw=former("1A11")),
        "gaiaform 2A1",
    ),
    row(
        "gaiaform 1A11",
        "GP-GAIA-01",
        "A Gaiaformer of the Xenos is on 1A11 already.",
        table(*TERRANS, raw=former("1A11", of_other=True)),
        "gaiaform 2A1",
    ),
    row(
        "gaiaform 3A8",
        "GP-TRACK-GAIA-01",
        "At level 0 of Gaia Project no project can be started: level 1 gives a Gaiaformer.",
        table("xenos", "terrans", area1=9),
        change(areas={"gaia": 1}, formers=1),
    ),
    row(
        "gaiaform 2A1",
        "GP-GAIA-03",
        "No Gaiaformer is available: 1 on the map until a mine is built there.",
        table(*TERRANS, raw=former("1A11")),
        change(formers=2),
    ),
    row(
        "gaiaform 7A6",
        "GP-FACTION-BALTAKS-05",
        "No Gaiaformer is available: 1 in the Gaia area until the next Gaia phase, 0 on the map.",
        table("baltaks", "xenos", qic=5, area1=9, formers_in_gaia=1),
        change(formers_in_gaia=0),
    ),
    row(
        "gaiaform 1A11",
        "GP-GAIA-07",
        "A Gaia project at level 1 costs 6 power tokens; you have 5 in areas I to III.",
        table(*TERRANS, area1=1, ore=0),
        change(area1=2),
    ),
    row(
        "gaiaform 1A11",
        "GP-GAIA-07",
        "A Gaia project at level 1 costs 6 power tokens; you have 5 in areas I to III: 'spend 1 "
        "ore for 1 token' first.",
        table(*TERRANS, area1=1),
        change(moves=("spend 1 ore for 1 token",)),
    ),
    row(
        "gaiaform 6A1",
        "GP-GAIA-04",
        "6A1 is 7 spaces away and your range is 1: that takes 3 Q.I.C.; you have 2.",
        AT_START,
        change(qic=3),
    ),
    row(
        "gaiaform 1A11 choose-tokens",
        "GP-POWER-09",
        "There is only one way to give 6 tokens: leave out 'choose-tokens'.",
        table(*TERRANS, area1=7, area2=0),
        change(area2=4),
    ),
]

LABS = {"research-lab": "1B5 3A3 4A0", "trading-station": "6B5"}
UPGRADE = [
    row(
        "upgrade 1A1 trading-station",
        "GP-UPG-02",
        "You have no structure on 1A1 that could be upgraded.",
        AT_START,
        "upgrade 1B5 trading-station",
    ),
    row(
        "upgrade 3A2 trading-station",
        "GP-UPG-02",
        "The structure on 3A2 belongs to the Xenos, not to you.",
        AT_START,
        "upgrade 3A3 trading-station",
    ),
    row(
        "upgrade 1A11 trading-station",
        "GP-UPG-02",
        "Only your Gaiaformer is on 1A11: a mine comes before any upgrade.",
        table(*TERRANS, raw=former("1A11")),
        "upgrade 3A3 trading-station",
    ),
    row(
        "upgrade 1B5 research-lab",
        "GP-UPG-01",
        "The mine on 1B5 can become a trading station; a research lab comes from a trading "
        "station.",
        AT_START,
        "upgrade 1B5 trading-station",
    ),
    row(
        "upgrade 1B5 trading-station",
        "GP-UPG-01",
        "The trading station on 1B5 can become the planetary institute or a research lab.",
        table(*TERRANS, has={"trading-station": "1B5"}),
        "upgrade 1B5 research-lab",
    ),
    row(
        "upgrade 1B5 qic-academy",
        "GP-UPG-01",
        "The planetary institute on 1B5 cannot be upgraded further; the Q.I.C. academy comes from "
        "a research lab.",
        table(*TERRANS, has={"planetary-institute": "1B5"}),
        "upgrade 3A3 trading-station",
    ),
    row(
        "upgrade 3A11 planetary-institute",
        "GP-FACTION-BESCODS-02",
        "The trading station on 3A11 can become the knowledge academy, the Q.I.C. academy or a "
        "research lab; the planetary institute comes from a research lab.",
        table("bescods", "xenos", ore=9, has={"trading-station": "3A11"}),
        "upgrade 3A11 qic-academy",
    ),
    row(
        "upgrade 6B5 research-lab",
        "GP-UPG-05",
        "All 3 of your research labs are on the map.",
        table(*TERRANS, has=LABS),
        "upgrade 6B5 planetary-institute",
    ),
    row(
        "upgrade 3A3 planetary-institute",
        "GP-UPG-05",
        "Your planetary institute is on the map already.",
        table(*TERRANS, has={"planetary-institute": "1B5", "trading-station": "3A3"}),
        "upgrade 3A3 research-lab",
    ),
    row(
        "upgrade 1B5 trading-station",
        "GP-UPG-07",
        "A trading station without an opponent within 2 spaces costs 2 ore and 6 credits; you "
        "have 2 ore and 5 credits.",
        table(*TERRANS, credits=5, knowledge=0, ore=2),
        change(credits=6),
    ),
    row(
        "upgrade 3A3 trading-station",
        "GP-UPG-08",
        "A trading station near an opponent costs 2 ore and 3 credits; you have 2 ore and 2 "
        "credits.",
        table(*TERRANS, credits=2, knowledge=0, ore=2),
        change(credits=3),
    ),
    row(
        "upgrade 1B5 research-lab",
        "GP-UPG-11",
        "A research lab costs 3 ore and 5 credits; you have 2 ore and 9 credits.",
        table(*TERRANS, ore=2, credits=9, qic=0, has={"trading-station": "1B5"}),
        change(ore=3),
    ),
    row(
        "upgrade 1B5 planetary-institute",
        "GP-UPG-09",
        "The planetary institute costs 4 ore and 6 credits; you have 2 ore and 5 credits.",
        table(*TERRANS, ore=2, credits=5, has={"trading-station": "1B5"}),
        change(ore=4, credits=6),
    ),
    row(
        "upgrade 1B5 qic-academy",
        "GP-UPG-13",
        "The Q.I.C. academy costs 6 ore and 6 credits; you have 5 ore and 17 credits.",
        table(*TERRANS, ore=5, qic=0, has={"research-lab": "1B5"}),
        change(ore=6),
    ),
    row(
        "upgrade 1B0 trading-station",
        "GP-TRACK-NAV-11",
        "The mine of the Lost Planet can never be upgraded.",
        table(*TERRANS, raw=lost_planet("1B0")),
        "upgrade 1B5 trading-station",
    ),
    row(
        "upgrade 3A2 trading-station",
        "GP-FACTION-LANTIDS-04",
        "Your mine on 3A2 shares its planet and can never be upgraded.",
        table("lantids", "xenos", moves=("mine 3A2", "end", "charge 1", "pass mines")),
        "upgrade 3A3 trading-station",
    ),
]


@pytest.mark.parametrize(
    "move, rule, sentence, position, way_out",
    [*MINE, *GAIA_PROJECT, *UPGRADE],
)
def test_refused(
    move: str, rule: str, sentence: str, position: Position, way_out: str | Change | None
) -> None:
    check(move, rule, sentence, position, way_out)
