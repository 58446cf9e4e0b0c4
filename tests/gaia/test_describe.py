"""Actions in words: what they do, what they cost and what they bring."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from astrarium.gaia import GaiaState
from astrarium.table import Move
from tests.gaia.mistakes import Position, change, former, in_round, table
from tests.gaia.positions import allowed, me
from tests.gaia.random_play import play_game, random_options
from tests.gaia.test_reasons_federation import ENDS, TWO, WHOLE, ivits, terrans

# Terrans on 1B5 and 3A3 with 17 credits, 7 ore, 4 knowledge, 2 Q.I.C., 4/4/0 tokens, range 1.
TERRANS = ("terrans", "xenos")
AT_START = table(*TERRANS)


def round_of(*tiles: str) -> dict[str, Any]:
    """These round scoring tiles first, then any others."""
    rest = ["gaia-4", "research-2", "station-3", "federation-5", "mine-2", "terraform-2"]
    return {"round_scoring": [*tiles, *[tile for tile in rest if tile not in tiles]]}


WORDS: list[tuple[str, str, Position]] = [
    ("mine 4A0", "Build a mine on 4A0 (terra): 2 credits, 1 ore and 1 Q.I.C. for range", AT_START),
    (
        "mine 3B0",
        "Build a mine on 3B0 (ice): 2 credits, 4 ore (1 for the mine, 3 for 1 terraforming step) "
        "and 1 Q.I.C. for range",
        AT_START,
    ),
    (
        "mine 3B3",
        "Build a mine on 3B3 (gaia): 2 credits, 1 ore and 2 Q.I.C. (1 for range, 1 for the Gaia "
        "planet); gain 4 VP",
        AT_START,
    ),
    (
        "mine 3B0",
        "Build a mine on 3B0 (ice): 2 credits, 4 ore (1 for the mine, 3 for 1 terraforming step) "
        "and 1 Q.I.C. for range; gain 2 VP",
        table(*TERRANS, options=round_of("mine-2")),
    ),
    (
        "mine 1A11",
        "Build a mine on 1A11 (gaia) with your Gaiaformer: 2 credits and 1 ore; gain 4 VP",
        table(*TERRANS, raw=former("1A11", gaia=True)),
    ),
    (
        "mine 3A2",
        "Build a mine on 3A2 (desert) beside the Xenos: 2 credits and 1 ore",
        table("lantids", "xenos"),
    ),
    ("gaiaform 1A11", "Start a Gaia project on 1A11: 6 power tokens to the Gaia area", AT_START),
    (
        "gaiaform 2A1 choose-tokens",
        "Start a Gaia project on 2A1: 6 power tokens of your choice to the Gaia area and 1 Q.I.C. "
        "for range",
        AT_START,
    ),
    (
        "upgrade 1B5 trading-station",
        "Upgrade the mine on 1B5 to a trading station: 2 ore and 6 credits",
        AT_START,
    ),
    (
        "upgrade 3A3 trading-station",
        "Upgrade the mine on 3A3 to a trading station: 2 ore and 3 credits; gain 3 VP",
        table(*TERRANS, options=round_of("station-3")),
    ),
    (
        "upgrade 1B5 research-lab",
        "Upgrade the trading station on 1B5 to a research lab: 3 ore and 5 credits; gain a tech "
        "tile",
        table(*TERRANS, has={"trading-station": "1B5"}),
    ),
    (
        "federation 1A0,1A6",
        "Form a federation of 1A0 and 1A6 (power value 8) with 3 satellites: discard 3 power "
        "tokens",
        terrans(ENDS, TWO),
    ),
    (
        "federation 1A0,1A6 choose-tokens",
        "Form a federation of 1A0 and 1A6 (power value 8) with 3 satellites: discard 3 power "
        "tokens of your choice",
        terrans(ENDS, TWO),
    ),
    (
        "federation 1A0,1A6",
        "Form a federation of 1A0 and 1A6 (power value 8) with 4 satellites: 4 Q.I.C.",
        ivits(qic=4),
    ),
    (
        "federation none",
        "Take a token for your federation (power value 8) without satellites",
        ivits(WHOLE, change(federations=0)),
    ),
    (
        "research economy",
        "Pay 4 knowledge to reach level 1 of Economy (gain 2 credits and charge 1 power as income)",
        AT_START,
    ),
    (
        "research terraforming",
        "Pay 4 knowledge to reach level 1 of Terraforming (gain 2 ore, a terraforming step costs "
        "3 ore); gain 2 VP",
        table(*TERRANS, options=round_of("research-2")),
    ),
    (
        "research navigation",
        "Pay 4 knowledge to reach level 5 of Navigation (place the Lost Planet, range 4)",
        table(*TERRANS, areas={"navigation": 4}, holds=("7vp-ore",)),
    ),
    ("power ore-2", "Spend 4 power to gain 2 ore", table(*TERRANS, area3=4)),
    (
        "power terraform-2 4A8",
        "Spend 5 power to build a mine on 4A8 (titanium) with 2 free terraforming steps: 2 "
        "credits, 1 ore and 1 Q.I.C. for range",
        table(*TERRANS, area3=5),
    ),
    ("qic tile", "Pay 4 Q.I.C. to gain a tech tile", table(*TERRANS, qic=4)),
    (
        "qic federation 7vp-ore",
        "Pay 3 Q.I.C. to gain 7 VP and 2 ore once more",
        table(*TERRANS, qic=3, holds=("7vp-ore",)),
    ),
    ("qic planets", "Pay 2 Q.I.C. to gain 4 VP (3 and 1 for each planet type)", AT_START),
    (
        "special charge",
        "Use the tile charge-action: charge 4 power",
        table(*TERRANS, holds=("charge-action",)),
    ),
    (
        "special academy",
        "Use the Q.I.C. academy: gain 1 Q.I.C.",
        table(*TERRANS, has={"qic-academy": "1B5"}),
    ),
    (
        "special academy",
        "Use the Q.I.C. academy: gain 4 credits",
        table("baltaks", "xenos", has={"qic-academy": "4B2"}),
    ),
    (
        "special step 3B0",
        "Use the booster step to build a mine on 3B0 (ice) with 1 free terraforming step: 2 "
        "credits, 1 ore and 1 Q.I.C. for range",
        table(*TERRANS, holds=("step",)),
    ),
    (
        "special range-mine 4A0",
        "Use the booster range to build a mine on 4A0 (terra) with range +3: 2 credits and 1 ore",
        table(*TERRANS, holds=("range",)),
    ),
    (
        "special range-gaiaform 6A1",
        "Use the booster range to start a Gaia project on 6A1 with range +3: 6 power tokens to "
        "the Gaia area and 2 Q.I.C. for range",
        table(*TERRANS, holds=("range",)),
    ),
    (
        "special swap 4B0",
        "Swap the planetary institute on 1B3 with the mine on 4B0",
        table("ambas", "xenos", has={"planetary-institute": "1B3", "mine": "4B0"}),
    ),
    (
        "special downgrade 3A11",
        "Turn the research lab on 3A11 into a trading station and advance one level",
        table("firaks", "xenos", has={"planetary-institute": "2A8", "research-lab": "3A11"}),
    ),
    ("special station 1A3", "Place a space station on 1A3", table("ivits", "xenos")),
    (
        "special station 5A0",
        "Place a space station on 5A0: 3 Q.I.C. for range",
        table("ivits", "xenos"),
    ),
    (
        "special advance science",
        "Advance your lowest area to level 1 of Science (gain 1 knowledge as income)",
        table("bescods", "xenos"),
    ),
    (
        "pass mines",
        "Pass and take the booster mines (gain 1 ore as income, 1 VP per mine on passing)",
        AT_START,
    ),
    ("pass", "Pass; gain 2 VP", table(*TERRANS, holds=("mines",), raw=in_round(6))),
    ("burn", "Discard 1 token of area II and move another to area III", AT_START),
    (
        "burn",
        "Move 1 token of area II to the Gaia area and another to area III",
        table("itars", "xenos"),
    ),
    ("spend 4 power for 1 qic", "Pay 4 power to gain 1 Q.I.C.", table(*TERRANS, area3=4)),
    ("spend 4 power for 1 qic", "Pay 4 power to gain 1 ore", table("gleens", "terrans", area3=4)),
    (
        "spend 1 qic for 1 ore",
        "Pay 1 Q.I.C. to gain 1 ore, which is lost at the cap",
        table(*TERRANS, ore=15),
    ),
    (
        "spend 1 token for 1 knowledge",
        "Pay 1 token of area III to gain 1 knowledge",
        table("nevlas", "xenos", area3=4),
    ),
    ("end", "End your turn", table(*TERRANS, moves=("research ai",))),
]


@pytest.mark.parametrize("move, words, position", WORDS)
def test_described(move: str, words: str, position: Position) -> None:
    state = position()
    assert allowed(state, move)
    before = state.copy()
    assert state.describe(Move.of(move), state.to_act[0]) == words
    assert state == before


def test_every_legal_move_can_be_described() -> None:
    """In random positions: one phrase, and for a mine the price that is paid then."""
    random = Random(7)
    described: Counter[str] = Counter()

    def watch(state: GaiaState, move: Move) -> None:
        for known in state.legal_moves():
            if random.random() < 0.05:
                words = state.describe(known, state.to_act[0])
                assert words[0].isupper() and "  " not in words and "\n" not in words, words
                assert words.endswith("Q.I.C.") or not words.endswith("."), words
                if known.verb == "mine":
                    check_price(state, known, words)
                described[known.verb] += 1

    for game in range(6):
        play_game(random_options(game), game, watch, windfalls=True)
    assert described["mine"] > 50
    assert sum(described.values()) > 500


def check_price(state: GaiaState, move: Move, words: str) -> None:
    after = state.copy()
    after.play(move)
    then, now = after.seats[state.to_act[0]], me(state)
    paid = {
        "credits?": now.credits - then.credits,
        "ore": now.ore - then.ore,
        r"Q\.I\.C\.": now.qic - then.qic,
    }
    for resource, amount in paid.items():
        said = re.search(rf"(\d+) {resource}", words)
        assert (int(said[1]) if said else 0) == amount, words
