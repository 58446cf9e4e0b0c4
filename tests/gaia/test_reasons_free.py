"""Passing and free actions that the rules forbid: the rule, the sentence, a way out."""

import pytest

from tests.gaia.mistakes import Change, Position, change, check, in_round, row, table

# Terrans on 1B5 and 3A3 with 17 credits, 7 ore, 4 knowledge, 2 Q.I.C., 4/4/0 tokens, range 1.
TERRANS = ("terrans", "xenos")
AT_START = table(*TERRANS)

PASSING = [
    row(
        "pass",
        "GP-PASS-02",
        "Passing takes a booster: 'pass mines', 'pass labs' or 'pass stations'.",
        AT_START,
        "pass mines",
    ),
    row(
        "pass credits-qic",
        "GP-PASS-03",
        "You give the booster credits-qic back now; take another: 'pass mines', 'pass labs' or "
        "'pass stations'.",
        AT_START,
        "pass labs",
    ),
    row(
        "pass ore-knowledge",
        "GP-PASS-02",
        "The booster ore-knowledge is with the Xenos; there are 'pass mines', 'pass labs' or "
        "'pass stations'.",
        AT_START,
        "pass labs",
    ),
    row(
        "pass range",
        "GP-SETUP-13",
        "The booster range is not in this game; there are 'pass mines', 'pass labs' or 'pass "
        "stations'.",
        AT_START,
        "pass labs",
    ),
    row(
        "pass mines",
        "GP-PASS-05",
        "In round 6 no booster is taken: say just 'pass'.",
        table(*TERRANS, raw=in_round(6)),
        "pass",
    ),
]

FREE = [
    row(
        "burn",
        "GP-FREE-05",
        "Burning discards one token of area II to move another up; you have 1 token there.",
        table(*TERRANS, area2=1),
        change(area2=2),
    ),
    row(
        "spend 4 power for 1 qic",
        "GP-FREE-07",
        "This takes 4 power; you have 3 power in area III.",
        table(*TERRANS, area3=3),
        change(area3=4),
    ),
    row(
        "spend 3 power for 1 ore",
        "GP-FREE-08",
        "This takes 3 power; you have 2 power in area III.",
        table(*TERRANS, area3=2),
        change(area3=3),
    ),
    row(
        "spend 1 qic for 1 ore",
        "GP-FREE-09",
        "This takes 1 Q.I.C.; you have 0.",
        table(*TERRANS, qic=0),
        change(qic=1),
    ),
    row(
        "spend 4 power for 1 knowledge",
        "GP-FREE-10",
        "This takes 4 power; you have 3 power in area III.",
        table(*TERRANS, area3=3),
        change(area3=4),
    ),
    row(
        "spend 1 power for 1 credit",
        "GP-FREE-11",
        "This takes 1 power; you have 0 power in area III.",
        AT_START,
        change(area3=1),
    ),
    row(
        "spend 1 knowledge for 1 credit",
        "GP-FREE-12",
        "This takes 1 knowledge; you have 0.",
        table(*TERRANS, knowledge=0),
        change(knowledge=1),
    ),
    row(
        "spend 1 ore for 1 credit",
        "GP-FREE-13",
        "This takes 1 ore; you have 0.",
        table(*TERRANS, ore=0),
        change(ore=1),
    ),
    row(
        "spend 1 ore for 1 token",
        "GP-FREE-14",
        "This takes 1 ore; you have 0.",
        table(*TERRANS, ore=0),
        change(ore=1),
    ),
    row(
        "spend 3 credit for 1 ore",
        "GP-FREE-15",
        "Only the Hadsch Hallas can buy this with credits, with their institute.",
        AT_START,
        "spend 1 qic for 1 ore",
    ),
    row(
        "spend 2 power for 2 credit",
        "GP-FREE-11",
        "There is no such combined exchange for you; say 'spend 1 power for 1 credit', as often "
        "as you can.",
        table(*TERRANS, area3=4),
        "spend 1 power for 1 credit",
    ),
    row(
        "spend 3 credit for 1 ore",
        "GP-FACTION-HADSCH-03",
        "Credits instead of power need the planetary institute of the Hadsch Hallas.",
        table("hadsch-hallas", "xenos"),
        change(has={"planetary-institute": "4B4"}),
    ),
    row(
        "spend 4 credit for 1 qic",
        "GP-FACTION-HADSCH-02",
        "This takes 4 credits; you have 3.",
        table("hadsch-hallas", "xenos", credits=3, has={"planetary-institute": "4B4"}),
        change(credits=4),
    ),
    row(
        "spend 1 gaiaformer for 1 qic",
        "GP-FACTION-BALTAKS-04",
        "Only the Bal T'aks can turn a Gaiaformer into a Q.I.C.",
        AT_START,
    ),
    row(
        "spend 1 gaiaformer for 1 qic",
        "GP-FACTION-BALTAKS-04",
        "This takes 1 Gaiaformer; you have 0 available.",
        table("baltaks", "xenos", formers_in_gaia=1),
        change(formers_in_gaia=0),
    ),
    row(
        "spend 1 token for 1 knowledge",
        "GP-FACTION-NEVLAS-02",
        "This takes 1 token of area III; you have 0 there.",
        table("nevlas", "xenos"),
        change(area3=1),
    ),
    row(
        "spend 4 power for 1 ore 1 credit",
        "GP-FACTION-NEVLAS-04",
        "Tokens are worth 2 power only with the institute of the Nevlas; say 'spend 3 power for 1 "
        "ore'.",
        table("nevlas", "xenos", area3=4),
        change(has={"planetary-institute": "4A5"}),
    ),
    row(
        "spend 3 power for 3 credit",
        "GP-FACTION-TAKLONS-04",
        "This exchange is for the brainstone in area III, and it is not there; 'spend 1 power for "
        "1 credit' is possible with other tokens.",
        table("taklons", "xenos", area3=3, brainstone=2),
        change(brainstone=3),
    ),
]


@pytest.mark.parametrize("move, rule, sentence, position, way_out", [*PASSING, *FREE])
def test_refused(
    move: str, rule: str, sentence: str, position: Position, way_out: str | Change | None
) -> None:
    check(move, rule, sentence, position, way_out)
