"""Research, board and special actions that the rules forbid: the rule, the sentence, a way out."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.components.research import TRACKS
from tests.gaia.mistakes import (
    Change,
    Position,
    change,
    check,
    lost_planet,
    number,
    opponent,
    row,
    table,
)
from tests.gaia.positions import me

# Terrans on 1B5 and 3A3 with 17 credits, 7 ore, 4 knowledge, 2 Q.I.C., 4/4/0 tokens, range 1.
TERRANS = ("terrans", "xenos")
AT_START = table(*TERRANS)


def opponent_on(track: str, level: int) -> Change:
    def apply(state: GaiaState) -> None:
        opponent(state).research[TRACKS.index(track)] = level

    return apply


def stations(*names: str) -> Change:
    def apply(state: GaiaState) -> None:
        for name in names:
            me(state).stations |= 1 << number(state, name)

    return apply


def used(actions: int) -> Change:
    """Power and Q.I.C. actions of the board that are taken, as a set."""

    def apply(state: GaiaState) -> None:
        state.used_actions = actions

    return apply


RESEARCH = [
    row(
        "research economy",
        "GP-RES-05",
        "Level 5 of Economy is taken by the Xenos.",
        table(*TERRANS, areas={"economy": 4}, holds=("7vp-ore",), raw=opponent_on("economy", 5)),
        change(raw=opponent_on("economy", 4)),
    ),
    row(
        "research economy",
        "GP-RES-01",
        "Research costs 4 knowledge; you have 3.",
        table(*TERRANS, knowledge=3),
        change(knowledge=4),
    ),
    row(
        "research economy",
        "GP-RES-01",
        "Research costs 4 knowledge; you have 3: 'spend 4 power for 1 knowledge' first.",
        table(*TERRANS, knowledge=3, area3=4),
        change(moves=("spend 4 power for 1 knowledge",)),
    ),
    row(
        "research economy",
        "GP-RES-08",
        "Level 5 of Economy needs a green federation token to turn; you have none.",
        table(*TERRANS, areas={"economy": 4}),
        change(holds=("7vp-ore",)),
    ),
    row(
        "research economy",
        "GP-RES-08",
        "Level 5 of Economy needs a green federation token to turn; yours is gray.",
        table(*TERRANS, areas={"economy": 4}, holds=("12vp",)),
        change(holds=("7vp-ore",)),
    ),
    row(
        "research economy",
        "GP-RES-07",
        "You are on level 5 of Economy, the last one, already.",
        table(*TERRANS, areas={"economy": 5}, holds=("7vp-ore",)),
        "research science",
    ),
    row(
        "research navigation",
        "GP-FACTION-BALTAKS-02",
        "The Bal T'aks cannot advance in Navigation before their planetary institute is built.",
        table("baltaks", "xenos", knowledge=4),
        change(has={"planetary-institute": "4B2"}),
    ),
]


BOARD = [
    row(
        "power ore-2",
        "GP-PQ-03",
        "The power action ore-2 has been taken this round and is free again in the next.",
        table(*TERRANS, area3=4, raw=used(4)),
        change(raw=used(0)),
    ),
    row(
        "qic planets",
        "GP-PQ-03",
        "The Q.I.C. action planets has been taken this round and is free again in the next.",
        table(*TERRANS, raw=used(1 << 9)),
        change(raw=used(0)),
    ),
    row(
        "power ore-2",
        "GP-PQ-01",
        "The power action ore-2 costs 4 power; you have 2 in area III: 'burn' twice first.",
        table(*TERRANS, area3=2),
        change(moves=("burn", "burn")),
    ),
    row(
        "power ore-2",
        "GP-PQ-01",
        "The power action ore-2 costs 4 power; you have 3 in area III.",
        table(*TERRANS, area2=1, area3=3),
        change(area3=4),
    ),
    row(
        "power ore-2",
        "GP-INCOME-05",
        "You have 15 ore, the most there can be: 2 ore would be lost.",
        table(*TERRANS, area3=4, ore=15),
        change(ore=14),
    ),
    row(
        "power credits-7",
        "GP-INCOME-06",
        "You have 30 credits, the most there can be: 7 credits would be lost.",
        table(*TERRANS, area3=4, credits=30),
        change(credits=29),
    ),
    row(
        "power knowledge-2",
        "GP-INCOME-05",
        "You have 15 knowledge, the most there can be: 2 knowledge would be lost.",
        table(*TERRANS, area3=4, knowledge=15),
        change(knowledge=14),
    ),
    row(
        "power terraform-1 4A0",
        "GP-SPACE-06",
        "The action must use a terraforming step, and 4A0 (your home type) needs none; 'mine 4A0' "
        "would be possible.",
        table(*TERRANS, area3=3),
        "mine 4A0",
    ),
    row(
        "power terraform-2 5B3",
        "GP-SPACE-07",
        "The action must use a terraforming step, and 5B3 (a Gaia planet) needs none; 'mine 5B3' "
        "would be possible.",
        table(*TERRANS, area3=5),
        "power terraform-2 3B0",
    ),
    row(
        "power terraform-2",
        "GP-SPACE-07",
        "The action terraform-2 builds a mine: name the planet, as in 'power terraform-2 3A5'.",
        table(*TERRANS, area3=5),
        "power terraform-2 3B0",
    ),
    row(
        "power terraform-1 4A8",
        "GP-HAB-09",
        "A mine on 4A8 costs 2 credits, 4 ore (1 for the mine, 3 for 1 terraforming step), 1 "
        "Q.I.C. for range and 3 power; you have 17 credits, 3 ore, 2 Q.I.C. and 3 power in area "
        "III: 'spend 1 qic for 1 ore' first.",
        table(*TERRANS, area3=3, ore=3),
        change(ore=4),
    ),
    row(
        "power terraform-1 4A8",
        "GP-PQ-01",
        "A mine on 4A8 costs 2 credits, 4 ore (1 for the mine, 3 for 1 terraforming step), 1 "
        "Q.I.C. for range and 3 power; you have 17 credits, 7 ore, 2 Q.I.C. and 1 power in area "
        "III.",
        table(*TERRANS, area3=1, area2=0),
        change(area3=3),
    ),
    row(
        "qic tile",
        "GP-PQ-02",
        "The Q.I.C. action tile costs 4 Q.I.C.; you have 2.",
        AT_START,
        change(qic=4),
    ),
    row(
        "qic federation 7vp-ore",
        "GP-SPACE-11",
        "You have no federation token whose rewards you could take again.",
        table(*TERRANS, qic=3),
        change(holds=("7vp-ore",)),
    ),
    row(
        "qic federation 12vp",
        "GP-SPACE-10",
        "You have no federation token 12vp, only 8vp-qic and 7vp-ore.",
        table(*TERRANS, qic=3, holds=("7vp-ore", "8vp-qic")),
        "qic federation 8vp-qic",
    ),
    row(
        "qic federation",
        "GP-SPACE-10",
        "Name the token: 'qic federation 7vp-ore'.",
        table(*TERRANS, qic=3, holds=("7vp-ore",)),
        "qic federation 7vp-ore",
    ),
    row(
        "qic tile",
        "GP-TECH-01",
        "You own 9 kinds of standard tiles and can take no other tile.",
        table(*TERRANS, qic=4, tiles=511),
        change(tiles=255),
    ),
]

AMBAS = ("ambas", "xenos")
IVITS = ("ivits", "xenos")
FIRAKS = ("firaks", "xenos")
SPECIAL = [
    row(
        "special charge",
        "GP-SPEC-02",
        "You do not own the tile charge-action, which has this action.",
        AT_START,
        change(holds=("charge-action",)),
    ),
    row(
        "special ore",
        "GP-SPEC-02",
        "You do not own the advanced tile ore-action with this action; it is not in this game.",
        AT_START,
    ),
    row(
        "special qic-credits",
        "GP-SPEC-02",
        "You do not own the advanced tile qic-credits-action with this action; it lies in "
        "Artificial Intelligence.",
        AT_START,
        change(holds=("credits", "qic-credits-action")),
    ),
    row(
        "special charge",
        "GP-SPEC-05",
        "Your tile charge-action is covered: its action is no longer available.",
        table(*TERRANS, holds=("charge-action",), covered=256),
        change(covered=0),
    ),
    row(
        "special charge",
        "GP-SPEC-03",
        "You have used the special action charge this round already.",
        table(*TERRANS, holds=("charge-action",), used=1),
        change(used=0),
    ),
    row(
        "special academy",
        "GP-SPEC-02",
        "This action needs your Q.I.C. academy on the map.",
        AT_START,
        change(has={"qic-academy": "1B5"}),
    ),
    row(
        "special academy",
        "GP-SPEC-03",
        "You have used the special action academy this round already.",
        table(*TERRANS, has={"qic-academy": "1B5"}, used=16),
        change(used=0),
    ),
    row(
        "special step 3B0",
        "GP-BOOSTER-01",
        "This action is on the booster step; you hold credits-qic.",
        AT_START,
        change(holds=("step",)),
    ),
    row(
        "special step 4A0",
        "GP-BOOSTER-05",
        "The action must use a terraforming step, and 4A0 (your home type) needs none; 'mine 4A0' "
        "would be possible.",
        table(*TERRANS, holds=("step",)),
        "special step 3B0",
    ),
    row(
        "special step 3B0",
        "GP-SPEC-03",
        "You have used the special action step this round already.",
        table(*TERRANS, holds=("step",), used=32),
        change(used=0),
    ),
    row(
        "special range-mine 6B5",
        "GP-MINE-04",
        "6B5 is 7 spaces away and your range is 4 (1 + 3): that takes 2 Q.I.C.; you have 1.",
        table(*TERRANS, holds=("range",), qic=1),
        change(qic=2),
    ),
    row(
        "special range-gaiaform 6A1",
        "GP-GAIA-04",
        "6A1 is 7 spaces away and your range is 4 (1 + 3): that takes 2 Q.I.C.; you have 1.",
        table(*TERRANS, holds=("range",), qic=1),
        change(qic=2),
    ),
    row(
        "special swap 3A3",
        "GP-SPEC-02",
        "Only the Ambas can swap their institute with a mine.",
        AT_START,
    ),
    row(
        "special swap 4B0",
        "GP-FACTION-AMBAS-02",
        "This action needs the planetary institute of the Ambas.",
        table(*AMBAS, has={"mine": "4B0"}),
        change(has={"planetary-institute": "1B3"}),
    ),
    row(
        "special swap 2B2",
        "GP-FACTION-AMBAS-02",
        "The institute swaps with one of your mines; you have a trading station on 2B2.",
        table(*AMBAS, has={"planetary-institute": "1B3", "trading-station": "2B2", "mine": "4B0"}),
        "special swap 4B0",
    ),
    row(
        "special swap 4B0",
        "GP-SPEC-03",
        "You have used the special action swap this round already.",
        table(*AMBAS, has={"planetary-institute": "1B3", "mine": "4B0"}, used=64),
        change(used=0),
    ),
    row(
        "special swap 1B0",
        "GP-TRACK-NAV-09",
        "No mine piece stands on the Lost Planet that could be swapped.",
        table(*AMBAS, has={"planetary-institute": "1B3", "mine": "4B0"}, raw=lost_planet("1B0")),
        "special swap 4B0",
    ),
    row(
        "special downgrade 3A11",
        "GP-FACTION-FIRAKS-02",
        "The action needs one of your research labs; you have a mine on 3A11.",
        table(*FIRAKS, has={"planetary-institute": "2A8"}),
        change(has={"research-lab": "3A11"}),
    ),
    row(
        "special downgrade 3A11",
        "GP-UPG-05",
        "All 4 of your trading stations are on the map.",
        table(
            *FIRAKS,
            has={
                "planetary-institute": "2A8",
                "research-lab": "3A11",
                "trading-station": "4A8 7A2 1A1 1A2",
            },
        ),
        change(has={"mine": "1A2"}),
    ),
    row(
        "special station 1A1",
        "GP-FACTION-IVITS-09",
        "1A1 is a volcanic planet; a space station needs a space without planet.",
        table(*IVITS),
        "special station 1A3",
    ),
    row(
        "special station 6A11",
        "GP-FACTION-IVITS-10",
        "6A11 is 9 spaces away and your range is 1: that takes 4 Q.I.C.; you have 1.",
        table(*IVITS, qic=1),
        change(qic=9),
    ),
    row(
        "special station 1A3",
        "GP-FACTION-IVITS-15",
        "All 6 of your space stations are on the map.",
        table(*IVITS, raw=stations("4A1", "4A2", "4A3", "4A4", "4A6", "4A7")),
        change(stations=0),
    ),
    row(
        "upgrade 1A3 trading-station",
        "GP-FACTION-IVITS-12",
        "Your space station on 1A3 is no structure to upgrade.",
        table(*IVITS, raw=stations("1A3")),
    ),
    row(
        "special advance economy",
        "GP-FACTION-BESCODS-05",
        "You are on level 1 of Economy; the action advances your lowest, level 0 of Terraforming, "
        "Navigation, Artificial Intelligence, Gaia Project and Science.",
        table("bescods", "xenos", areas={"economy": 1}),
        "special advance science",
    ),
    row(
        "special advance navigation",
        "GP-RES-08",
        "Level 5 of Navigation needs a green federation token to turn; you have none.",
        table("bescods", "xenos", research=[4, 4, 4, 4, 4, 4]),
        change(holds=("7vp-ore",)),
    ),
]


@pytest.mark.parametrize(
    "move, rule, sentence, position, way_out",
    [*RESEARCH, *BOARD, *SPECIAL],
)
def test_refused(
    move: str, rule: str, sentence: str, position: Position, way_out: str | Change | None
) -> None:
    check(move, rule, sentence, position, way_out)
