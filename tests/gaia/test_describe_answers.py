"""Answers to what setup, phases, actions and neighbours ask, in words."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.notation import VERBS
from astrarium.table import Move
from tests.gaia.mistakes import Position, offered, table
from tests.gaia.positions import allowed, give, me, play, started
from tests.gaia.random_play import play_game
from tests.gaia.test_describe import WORDS as ACTIONS
from tests.gaia.test_reasons_answers import LAB, lost
from tests.gaia.test_reasons_federation import ENDS, FORK, FORKED, TWO, terrans
from tests.gaia.test_reasons_moment import converting, setup, taking_income

# Terrans on 1B5 and 3A3 with 17 credits, 7 ore, 4 knowledge, 2 Q.I.C., 4/4/0 tokens, range 1.
TERRANS = ("terrans", "xenos")
AT_START = table(*TERRANS)


def itars_choose() -> GaiaState:
    """Itars with institute and six tokens in the Gaia area, in the Gaia phase of round 2."""
    state = started("itars", "xenos")
    give(state, me(state), "planetary-institute", "3B0")
    me(state).gaia_area = 6
    return play(state, "pass mines", "pass labs")


def automa_satellite() -> GaiaState:
    """The first satellite that the human places for the Automa."""
    found: list[GaiaState] = []

    def watch(state: GaiaState, move: Move) -> None:
        if not found and move.verb == "automa-satellite":
            found.append(state.copy())

    game = 0
    while not found:
        play_game({"players": 1}, game, watch)
        game += 1
    return found[0]


WORDS: list[tuple[str, str, Position]] = [
    (
        "faction terrans",
        "Play the Terrans from terra: 15 credits, 4 ore, 3 knowledge, 1 Q.I.C., 4/4 power tokens, "
        "level 1 of Gaia Project",
        setup(factions="choose"),
    ),
    (
        "rotate 03",
        "Rotate sector 03 by 60 degrees clockwise",
        setup(assembler="last-player", board="method-3"),
    ),
    ("assembled", "Leave the board as it is", setup(assembler="last-player", board="method-3")),
    ("place 1B5", "Place your starting mine on 1B5 (terra)", setup()),
    (
        "place 1A2",
        "Place your starting planetary institute on 1A2 (oxide)",
        setup("place 3A3", "place 1B5", factions=["terrans", "ivits"]),
    ),
    (
        "booster range",
        "Take the booster range: charge 2 power as income, a mine or Gaia project with range +3 "
        "as an action",
        setup(
            "place 1B5",
            "place 1A5",
            "place 2A11",
            "place 3A3",
            "place 3A2",
            boosters=["range", "labs", "big", "gaia", "step"],
        ),
    ),
    (
        "booster step",
        "Take the booster step: gain 2 credits as income, a mine with 1 free terraforming step as "
        "an action",
        setup(
            "place 1B5",
            "place 1A5",
            "place 2A11",
            "place 3A3",
            "place 3A2",
            boosters=["range", "labs", "big", "gaia", "step"],
        ),
    ),
    (
        "booster big",
        "Take the booster big: charge 4 power as income, 4 VP per planetary institute and academy "
        "on passing",
        setup(
            "place 1B5",
            "place 1A5",
            "place 2A11",
            "place 3A3",
            "place 3A2",
            boosters=["range", "labs", "big", "gaia", "step"],
        ),
    ),
    ("income charge 4", "Charge 4 power before the rest of the income", taking_income),
    ("income tokens 1", "Gain 1 power token before the rest of the income", taking_income),
    ("convert ore", "Use 3 of the 3 power left to gain 1 ore", converting),
    ("done", "Convert nothing more (3 power left)", converting),
    (
        "discard-for-tile",
        "Discard 4 of the 6 tokens of the Gaia area: gain a tech tile",
        itars_choose,
    ),
    ("done", "Discard no tokens: 6 return to area I", itars_choose),
    (
        "tile terraforming",
        "Take the tile ore-qic: gain 1 ore and 1 Q.I.C.; then you may advance in Terraforming",
        table(*TERRANS, **LAB),
    ),
    (
        "tile navigation",
        "Take the tile types-knowledge: gain 1 knowledge per planet type, 1 knowledge now; then "
        "you may advance in Navigation",
        table(*TERRANS, **LAB),
    ),
    (
        "tile free-1",
        "Take the tile gaia-vp: gain 3 VP for each mine you build on a Gaia planet; then you may "
        "advance in any area",
        table(*TERRANS, **LAB),
    ),
    (
        "tile advanced-economy",
        "Take the tile pass-labs: gain 3 VP per research lab on passing, for a green federation "
        "token and a standard tile to cover; then you may advance in any area",
        table(*TERRANS, areas={"economy": 4}, holds=("7vp-ore", "credits"), **LAB),
    ),
    (
        "tile advanced-gaia",
        "Take the tile now-mines: gain 2 VP per mine, 2 VP now, for a green federation token and "
        "a standard tile to cover; then you may advance in any area",
        table(*TERRANS, areas={"gaia": 4}, holds=("7vp-ore", "credits"), **LAB),
    ),
    (
        "cover big-power",
        "Cover the tile big-power for good (planetary institute and academies have power value 4)",
        table(
            *TERRANS,
            areas={"economy": 4},
            holds=("credits", "big-power", "7vp-ore"),
            has={"trading-station": "1B5"},
            moves=("upgrade 1B5 research-lab", "tile advanced-economy"),
        ),
    ),
    (
        "flip 8vp-qic",
        "Turn the federation token 8vp-qic to its gray side",
        table(
            *TERRANS,
            areas={"economy": 4},
            holds=("7vp-ore", "8vp-qic"),
            moves=("research economy",),
        ),
    ),
    (
        "advance economy",
        "Advance to level 1 of Economy (gain 2 credits and charge 1 power as income)",
        table(
            *TERRANS,
            has={"trading-station": "1B5"},
            moves=("upgrade 1B5 research-lab", "tile economy"),
        ),
    ),
    (
        "decline",
        "Do not advance",
        table(
            *TERRANS,
            has={"trading-station": "1B5"},
            moves=("upgrade 1B5 research-lab", "tile economy"),
        ),
    ),
    ("decline", "Charge no power", offered()),
    ("lost-planet 1B0", "Place the Lost Planet on 1B0", lost()),
    ("lost-planet 6A11", "Place the Lost Planet on 6A11: 2 Q.I.C. for range", lost()),
    (
        "satellite 1B0",
        "Place satellite 1 of 1 on 1B0",
        terrans(FORK, FORKED, moves=("federation 1A1,1C",)),
    ),
    (
        "take 7vp-ore",
        "Take the federation token 7vp-ore: gain 7 VP and 2 ore",
        terrans(FORK, FORKED, moves=("federation 1A1,1C", "satellite 1B0")),
    ),
    (
        "take 12vp",
        "Take the federation token 12vp (no green side): gain 12 VP",
        terrans(FORK, FORKED, moves=("federation 1A1,1C", "satellite 1B0")),
    ),
    (
        "brainstone I",
        "Spend the brainstone",
        table("taklons", "xenos", area3=4, brainstone=3, moves=("spend 3 power for 1 ore",)),
    ),
    (
        "brainstone III",
        "Keep the brainstone in area III",
        table("taklons", "xenos", area3=4, brainstone=3, moves=("spend 3 power for 1 ore",)),
    ),
    (
        "brainstone discard",
        "Discard the brainstone",
        table("taklons", "xenos", area2=2, brainstone=2, moves=("burn",)),
    ),
    (
        "brainstone II",
        "Move the brainstone to area II",
        table(
            "taklons",
            "xenos",
            area1=4,
            brainstone=1,
            holds=("charge-action",),
            moves=("special charge",),
        ),
    ),
    (
        "brainstone I",
        "Leave the brainstone in area I",
        table(
            "taklons",
            "xenos",
            area1=4,
            brainstone=1,
            holds=("charge-action",),
            moves=("special charge",),
        ),
    ),
    (
        "tokens 4/2/0",
        "Move 4 tokens of area I and 2 tokens of area II to the Gaia area",
        table(*TERRANS, moves=("gaiaform 1A11 choose-tokens",)),
    ),
    (
        "tokens 2/1/0",
        "Discard 2 tokens of area I and 1 token of area II",
        terrans(ENDS, TWO, moves=("federation 1A0,1A6 choose-tokens",)),
    ),
    ("charge 3", "Charge 3 power for 2 VP", offered()),
    ("charge 1", "Charge 1 power for nothing", offered("mine")),
    (
        "charge 3 token",
        "Charge 3 power for 2 VP, then gain 1 power token",
        offered(faction="taklons"),
    ),
    (
        "charge token 3",
        "Gain 1 power token, then charge 3 power for 2 VP",
        offered(faction="taklons"),
    ),
]


@pytest.mark.parametrize("move, words, position", WORDS)
def test_described(move: str, words: str, position: Position) -> None:
    state = position()
    assert allowed(state, move)
    before = state.copy()
    assert state.describe(Move.of(move), state.to_act[0]) == words
    assert state == before


def test_the_automas_satellite_is_described() -> None:
    state = automa_satellite()
    move = state.legal_moves()[0]
    words = f"Place the satellite of the Automa on {move.args[0]}"
    assert state.describe(move, 0) == words


def test_every_verb_stands_in_the_table() -> None:
    assert {move.split()[0] for move, _, _ in [*WORDS, *ACTIONS]} | {"automa-satellite"} == set(
        VERBS
    )
