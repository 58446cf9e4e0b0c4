"""Moves before the game, in other phases, out of turn and at the wrong moment of a turn."""

from typing import Any

import pytest

from astrarium.gaia import GAIA, GaiaState
from astrarium.table import IllegalMove
from tests.gaia.mistakes import (
    Change,
    Position,
    change,
    check,
    offered,
    row,
    table,
)
from tests.gaia.positions import (
    allowed,
    give,
    me,
    next_round,
    pass_all,
    play,
    refused,
    started,
)

# Terrans on 1B5 and 3A3 with 17 credits, 7 ore, 4 knowledge, 2 Q.I.C., 4/4/0 tokens, range 1.
TERRANS = ("terrans", "xenos")
AT_START = table(*TERRANS)
LAB: dict[str, Any] = {"has": {"trading-station": "1B5"}, "moves": ("upgrade 1B5 research-lab",)}


def setup(*moves: str, **options: Any) -> Position:
    """A game before its first round, after these moves."""

    def build() -> GaiaState:
        given = {"players": 2, "board": "basic", "factions": ["terrans", "xenos"], **options}
        return play(GAIA.new(given, "tests"), *moves)

    return build


def converting() -> GaiaState:
    """Terrans with institute and three tokens in the Gaia area, in the Gaia phase of round 2."""
    state = started(*TERRANS)
    give(state, me(state), "planetary-institute", "1B5")
    me(state).gaia_area = 3
    return play(state, "pass mines", "pass labs")


def taking_income() -> GaiaState:
    state = started(*TERRANS)
    give(state, me(state), "planetary-institute", "1B5")
    me(state).area1 = 0
    return play(state, "pass mines", "pass labs")


SETUP = [
    row(
        "faction terrans",
        "GP-ADV-01",
        "Player 1 has taken the Terrans already; say 'faction xenos', 'faction gleens', 'faction "
        "taklons', 'faction ambas', 'faction hadsch-hallas', 'faction ivits' and 6 more.",
        setup("faction terrans", factions="choose"),
        "faction xenos",
    ),
    row(
        "faction lantids",
        "GP-ADV-02",
        "The Lantids are on the back of the board of the Terrans, which player 1 has taken; say "
        "'faction xenos', 'faction gleens', 'faction taklons', 'faction ambas', 'faction "
        "hadsch-hallas', 'faction ivits' and 6 more.",
        setup("faction terrans", factions="choose"),
        "faction gleens",
    ),
    row(
        "faction terrans",
        "GP-FIRST-02",
        "The Terrans are not in the first game; say 'faction xenos' or 'faction hadsch-hallas'.",
        setup(setup="first-game", factions="choose"),
        "faction xenos",
    ),
    row(
        "place 1A1",
        "GP-ADV-03",
        "1A1 is a volcanic planet; the Terrans start on terra planets.",
        setup(),
        "place 1B5",
    ),
    row(
        "place 1A5",
        "GP-ADV-04",
        "You are on 1A5 already.",
        setup("place 1B5", "place 1A5"),
        "place 2A11",
    ),
    row(
        "place 1A1",
        "GP-FACTION-IVITS-02",
        "1A1 is a volcanic planet; the Ivits start on oxide planets.",
        setup("place 3A3", "place 1B5", factions=["terrans", "ivits"]),
        "place 1A2",
    ),
    row(
        "booster range",
        "GP-SETUP-13",
        "The booster range is not in this game; there are 'booster step', 'booster mines', "
        "'booster labs', 'booster big' or 'booster gaia'.",
        setup(
            "place 1B5",
            "place 1A5",
            "place 2A11",
            "place 3A3",
            "place 3A2",
            boosters=["mines", "labs", "big", "gaia", "step"],
        ),
        "booster big",
    ),
    row(
        "booster big",
        "GP-SETUP-28",
        "The booster big is with the Xenos; there are 'booster step', 'booster mines', 'booster "
        "labs' or 'booster gaia'.",
        setup(
            "place 1B5",
            "place 1A5",
            "place 2A11",
            "place 3A3",
            "place 3A2",
            "booster big",
            boosters=["mines", "labs", "big", "gaia", "step"],
        ),
        "booster gaia",
    ),
    row(
        "rotate 09",
        "GP-SETUP-03",
        "Sector 09 is not in the game.",
        setup(assembler="last-player", board="method-3"),
        "rotate 07b",
    ),
    row(
        "rotate 07",
        "GP-SETUP-03",
        "Sector 07 lies on the table as 07b, not 07.",
        setup(assembler="last-player", board="method-3"),
        "rotate 07b",
    ),
    row(
        "mine 1A1",
        "GP-ROUND-02",
        "Round 1 has not begun; place your starting structure first: 'place 1B5', 'place 3A3', "
        "'place 6B5' or 'place 4A0'.",
        setup(),
        "place 1B5",
    ),
    row(
        "burn",
        "GP-FREE-04",
        "Free actions are for your own turn; place your starting structure first: 'place 1B5', "
        "'place 3A3', 'place 6B5' or 'place 4A0'.",
        setup(),
        "place 1B5",
    ),
]

PHASES = [
    row(
        "convert qic",
        "GP-FACTION-TERRANS-03",
        "1 Q.I.C. takes 4 tokens that leave the Gaia area; 3 are left.",
        converting,
        "convert ore",
    ),
    row(
        "income charge 3",
        "GP-INCOME-08",
        "No such income icon is left; each is taken as a whole: 'income charge 4' or 'income "
        "tokens 1'.",
        taking_income,
        "income charge 4",
    ),
    row(
        "research ai",
        "GP-ROUND-02",
        "Actions come after income and Gaia phase; take your income of power first: 'income "
        "charge 4' or 'income tokens 1'.",
        taking_income,
        "income charge 4",
    ),
]

MOMENT = [
    row(
        "end",
        "GP-ACT-04",
        "Free actions alone are no turn: take an action first, or pass.",
        AT_START,
        change(moves=("research ai",)),
    ),
    row(
        "mine 3B0",
        "GP-ACT-04",
        "You have taken the action of this turn: free actions are left, then 'end'.",
        table(*TERRANS, moves=("research ai",)),
        "end",
    ),
    row(
        "pass mines",
        "GP-ACT-04",
        "You have taken the action of this turn: say 'end' and pass in your next.",
        table(*TERRANS, moves=("research ai",)),
        "end",
    ),
    row(
        "power ore-2",
        "GP-PQ-05",
        "You have taken the action of this turn: free actions are left, then 'end'.",
        table(*TERRANS, area3=4, moves=("research ai",)),
        "burn",
    ),
    row(
        "special step 3B0",
        "GP-BOOSTER-12",
        "You have taken the action of this turn: free actions are left, then 'end'.",
        table(*TERRANS, holds=("step",), moves=("research ai",)),
        "end",
    ),
    row(
        "burn",
        "GP-FREE-02",
        "No free action in the midst of an action; choose a tech tile first: 'tile terraforming', "
        "'tile navigation', 'tile ai', 'tile gaia', 'tile economy', 'tile science' and 3 more.",
        table(*TERRANS, **LAB),
        "tile terraforming",
    ),
    row(
        "end",
        "GP-TECH-01",
        "This cannot be left out; choose a tech tile first: 'tile terraforming', 'tile "
        "navigation', 'tile ai', 'tile gaia', 'tile economy', 'tile science' and 3 more.",
        table(*TERRANS, **LAB),
        "tile terraforming",
    ),
    row(
        "decline",
        "GP-TECH-01",
        "This cannot be declined; choose a tech tile first: 'tile terraforming', 'tile "
        "navigation', 'tile ai', 'tile gaia', 'tile economy', 'tile science' and 3 more.",
        table(*TERRANS, **LAB),
        "tile terraforming",
    ),
    row(
        "decline",
        "GP-ACT-04",
        "Nothing is offered that 'decline' could answer; say 'pass' if you want no action.",
        AT_START,
        "pass mines",
    ),
    row(
        "tile terraforming",
        "GP-UPG-12",
        "No tech tile is due; one comes with a research lab, an academy or the Q.I.C. action.",
        AT_START,
    ),
    row(
        "charge 1",
        "GP-PASSIVE-01",
        "Power is charged like this when an opponent builds near you, not in your own turn.",
        AT_START,
    ),
    row(
        "lost-planet 1A0",
        "GP-HAB-11",
        "The Lost Planet is placed only on reaching level 5 of Navigation.",
        AT_START,
    ),
    row(
        "satellite 1A0",
        "GP-FED-09",
        "Satellites are built only while a federation is formed.",
        AT_START,
    ),
    row(
        "place 1A1",
        "GP-ADV-03",
        "Starting structures are placed before round 1; a planet is colonised with 'mine'.",
        AT_START,
    ),
    row("brainstone I", "GP-FACTION-TAKLONS-02", "Only the Taklons have the brainstone.", AT_START),
    row(
        "booster mines",
        "GP-PASS-02",
        "The next booster is taken by passing: 'pass mines', 'pass labs' or 'pass stations'.",
        AT_START,
        "pass mines",
    ),
]


@pytest.mark.parametrize(
    "move, rule, sentence, position, way_out",
    [*SETUP, *PHASES, *MOMENT],
)
def test_refused(
    move: str, rule: str, sentence: str, position: Position, way_out: str | Change | None
) -> None:
    check(move, rule, sentence, position, way_out)


def refusal_of(state: GaiaState, move: str, player: int) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        state.play(move, player)
    return caught.value.rule, caught.value.reason


@pytest.mark.rule("GP-ACT-01", "GP-FREE-04", "GP-PASSIVE-10")
def test_others_wait_for_their_turn() -> None:
    state = started(*TERRANS)
    xenos = 1
    assert refusal_of(state, "research ai", xenos) == (
        "GP-ACT-01",
        "It is the turn of the Terrans.",
    )
    assert refusal_of(state, "spend 1 ore for 1 credit", xenos) == (
        "GP-FREE-04",
        "Free actions are for your own turn; now it is the turn of the Terrans.",
    )
    assert refusal_of(state, "charge 1", xenos) == (
        "GP-PASSIVE-10",
        "No power is offered to you now; it is the turn of the Terrans.",
    )
    play(state, "research ai", "end")
    state.play("research ai", xenos)


@pytest.mark.rule("GP-ACT-02", "GP-FREE-03", "GP-PASS-01")
def test_after_passing_there_are_no_turns() -> None:
    state = play(started(*TERRANS), "pass mines")
    terrans = 0
    assert refusal_of(state, "research ai", terrans) == (
        "GP-ACT-02",
        "You have passed this round; it is the turn of the Xenos.",
    )
    assert refusal_of(state, "spend 1 ore for 1 credit", terrans) == (
        "GP-FREE-03",
        "After passing there are no free actions; it is the turn of the Xenos.",
    )
    next_round(state)
    state.play("research ai", terrans)


def test_an_offer_is_answered_before_the_next_turn() -> None:
    assert refusal_of(offered()(), "research ai", 0) == (
        "GP-PASSIVE-10",
        "The Xenos must decide whether to charge power first.",
    )


def test_there_is_no_third_of_two_players() -> None:
    assert refusal_of(started(*TERRANS), "research ai", 2) == (
        "GP-ACT-01",
        "There are only 2 players at this table.",
    )


@pytest.mark.rule("GP-SCORE-01")
def test_nothing_is_played_after_the_end() -> None:
    state = started(*TERRANS)
    for _ in range(6):
        assert state.result is None
        pass_all(state)
        while state.to_act and state.phase != 3:
            state.play(state.legal_moves()[0])
    assert state.result is not None
    assert refusal_of(state, "pass mines", 0) == ("GP-SCORE-01", "The game is over.")


@pytest.mark.rule("GP-BOARD-02")
def test_the_board_is_not_assembled_while_equal_planets_touch() -> None:
    """Rotate one sector after the other until two planets of one home type touch."""
    state = setup(assembler="last-player", board="method-3")()
    tiles = [str(move) for move in state.legal_moves() if move.verb == "rotate"]
    assert allowed(state, "assembled")
    for turn in range(60):
        state.play(tiles[turn % len(tiles)])
        touching = state.galaxy.touching_homes()
        if touching is not None:
            break
    assert touching is not None
    a, b = (state.galaxy.names[h] for h in touching)
    refusal = refused(state, "assembled")
    assert refusal.rule == "GP-BOARD-02"
    assert refusal.reason.startswith(f"{a} and {b} are ")
    assert refusal.reason.endswith(" planets side by side: rotate a sector.")
