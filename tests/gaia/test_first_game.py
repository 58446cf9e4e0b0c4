"""First game, advanced setup and turn order: who chooses and places what, and when."""

import pytest

from astrarium.gaia import GAIA, GaiaState
from astrarium.table import BadOption
from tests.gaia.positions import (
    goods,
    legal,
    me,
    new_game,
    piece,
    play,
    power,
    refused,
    rich,
    started,
)

# -- first game ------------------------------------------------------------------------------------


def first_game(players: int, seed: str = "first") -> GaiaState:
    return GAIA.new({"players": players, "setup": "first-game"}, seed)


@pytest.mark.rule("GP-FIRST-01")
def test_alone_hadsch_hallas_against_the_taklons_of_the_automa() -> None:
    state = first_game(1)
    assert legal(state) == ["faction hadsch-hallas"]
    play(state, "faction hadsch-hallas")
    assert [player.faction.name for player in state.seats] == ["hadsch-hallas", "taklons"]
    for options in ({"factions": ["terrans"]}, {"automa": "terrans"}):
        with pytest.raises(BadOption):
            GAIA.new({"players": 1, "setup": "first-game", **options}, "first")


LISTED = {
    2: {"hadsch-hallas", "xenos"},
    3: {"terrans", "taklons", "geodens"},
    4: {"terrans", "hadsch-hallas", "xenos", "taklons"},
}


@pytest.mark.rule("GP-FIRST-02", "GP-FIRST-03", "GP-FIRST-04", "GP-FIRST-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_picks_a_listed_faction_and_the_others_follow(players: int) -> None:
    state = first_game(players)
    left = set(LISTED[players])
    for number in range(players):
        assert state.to_act == (number,)
        assert {move.removeprefix("faction ") for move in legal(state)} == left
        taken = legal(state)[-1]
        play(state, taken)
        left.remove(taken.removeprefix("faction "))
    assert not left


@pytest.mark.rule("GP-FIRST-02")
def test_other_factions_have_no_place_in_the_first_game() -> None:
    with pytest.raises(BadOption):
        GAIA.new({"setup": "first-game", "factions": ["hadsch-hallas", "terrans"]}, "first")
    GAIA.new({"setup": "first-game", "factions": ["xenos", "hadsch-hallas"]}, "first")


@pytest.mark.rule("GP-FIRST-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_mines_of_the_first_game_are_fixed(players: int) -> None:
    """Whoever sits where: each faction's mines come to the same home planets, without a choice."""
    mines = []
    for pick in (0, -1):
        state = first_game(players, str(pick))
        while legal(state, "faction"):
            play(state, legal(state)[pick])
        while legal(state, "place"):
            assert len(legal(state)) == 1
            play(state, legal(state)[0])
        standing = {}
        for player in state.seats:
            hexes = [name for name in state.galaxy.names if piece(state, player, name) == "mine"]
            homes = {state.planets[state.galaxy.by_name[name]] for name in hexes}
            assert homes == {player.faction.home}
            assert len(hexes) == (3 if player.faction.name == "xenos" else 2)
            standing[player.faction.name] = hexes
        mines.append(standing)
    assert mines[0] == mines[1]


@pytest.mark.rule("GP-FIRST-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_is_played_on_the_basic_board(players: int) -> None:
    factions = ("terrans", "xenos", "taklons", "geodens")[:players]
    basic = new_game(*factions, board="basic").view(None)["sectors"]
    for seed in ("1", "2", "3"):
        assert first_game(players, seed).view(None)["sectors"] == basic
    assert {entry["rotation"] for entry in basic} == {0}
    with pytest.raises(BadOption):
        GAIA.new({"players": players, "setup": "first-game", "board": "method-3"}, "first")


# -- advanced setup --------------------------------------------------------------------------------


@pytest.mark.rule("GP-ADV-01", "GP-ADV-02")
def test_factions_are_chosen_clockwise_from_all_boards_that_are_left() -> None:
    state = GAIA.new({"players": 4}, "advanced")
    assert len(legal(state, "faction")) == 14
    chosen = ("bescods", "terrans", "nevlas", "ivits")
    back = ("firaks", "lantids", "itars", "hadsch-hallas")
    for number, (faction, other_side) in enumerate(zip(chosen, back, strict=True)):
        assert state.to_act == (number,)
        assert len(legal(state, "faction")) == 14 - 2 * number
        assert {f"faction {faction}", f"faction {other_side}"} <= set(legal(state))
        play(state, f"faction {faction}")
        if legal(state, "faction"):
            assert not {f"faction {faction}", f"faction {other_side}"} & set(legal(state))
    assert [player.faction.name for player in state.seats] == list(chosen)


@pytest.mark.rule("GP-ADV-03", "GP-ADV-04", "GP-ADV-05", "GP-ADV-06")
def test_order_of_the_starting_structures() -> None:
    """First mines clockwise, second mines backwards, third Xenos mine, at last the Ivits."""
    state = new_game("xenos", "ivits", "terrans", "taklons")
    order = []
    while legal(state, "place"):
        order.append(me(state).faction.name)
        play(state, legal(state)[0])
    assert order == [
        "xenos", "terrans", "taklons", "taklons", "terrans", "xenos", "xenos", "ivits",
    ]  # fmt: skip
    built = [[hexes.bit_count() for hexes in player.built] for player in state.seats]
    assert built == [
        [3, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0],
        [2, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
    ]


@pytest.mark.rule("GP-ADV-03", "GP-ADV-04")
def test_starting_mines_go_on_any_free_home_planet() -> None:
    state = new_game("terrans", "hadsch-hallas")
    blue = {"place 1B5", "place 3A3", "place 6B5", "place 4A0"}
    red = {"place 1A2", "place 5A11", "place 2A3", "place 4B4"}
    assert set(legal(state)) == blue
    assert refused(state, "place 1A2").rule == "GP-ADV-03"
    play(state, "place 6B5")
    assert set(legal(state)) == red
    play(state, "place 4B4")
    assert set(legal(state)) == red - {"place 4B4"}
    play(state, "place 1A2")
    assert set(legal(state)) == blue - {"place 6B5"}


@pytest.mark.rule("GP-ADV-07", "GP-ADV-08")
def test_starting_structures_cost_nothing_and_charge_nothing() -> None:
    """The Geodens build two spaces from the Terrans' first mine."""
    state = new_game("terrans", "geodens")
    terrans, geodens = state.seats
    before = [(goods(player), power(player)) for player in state.seats]
    play(state, "place 1B5", "place 1A1")
    assert legal(state, "place")  # nobody is asked about charging
    play(state, "place 5A3", "place 4A0")
    assert legal(state, "booster")
    assert [(goods(terrans), power(terrans)), (goods(geodens), power(geodens))] == before
    assert [player.vp for player in state.seats] == [10, 10]


# -- turn order ------------------------------------------------------------------------------------


def pass_in_order(state: GaiaState, *factions: str) -> None:
    """All act until only these passes are left, in this order."""
    for faction in factions:
        while me(state).faction.name != faction:
            rich(me(state))
            play(state, legal(state, "research")[0], "end")
        play(state, legal(state, "pass")[0])


@pytest.mark.rule("GP-TURN-01")
def test_clockwise_turn_order_is_the_default() -> None:
    """The second player passes first and begins the next round; then it goes on clockwise."""
    state = started("terrans", "hadsch-hallas", "taklons")
    assert state.order == [0, 1, 2]
    pass_in_order(state, "hadsch-hallas", "terrans", "taklons")
    assert state.order == [1, 2, 0]
    assert not GAIA.new({}, "default").setup.variable_turn_order


@pytest.mark.rule("GP-TURN-02")
def test_the_card_begins_with_the_seats_clockwise() -> None:
    state = started("terrans", "hadsch-hallas", "taklons", turn_order="passing")
    assert state.order == [0, 1, 2]
    acting = []
    for _ in range(3):
        acting.append(state.to_act[0])
        rich(me(state))
        play(state, legal(state, "research")[0], "end")
    assert acting == [0, 1, 2]


@pytest.mark.rule("GP-TURN-03", "GP-TURN-04", "GP-TURN-05")
def test_the_order_of_passing_is_the_next_turn_order_round_after_round() -> None:
    state = started("terrans", "hadsch-hallas", "taklons", turn_order="passing")
    pass_in_order(state, "taklons", "hadsch-hallas")
    assert state.view(None)["passed"] == [2, 1]  # the two topmost spaces of the other side
    assert state.view(None)["turn_order"] == [0, 1, 2]  # this side is still in use
    pass_in_order(state, "terrans")
    while state.phase != 3:
        play(state, legal(state)[0])
    assert state.view(None)["turn_order"] == [2, 1, 0]
    assert state.view(None)["passed"] == []
    assert state.to_act == (2,)
    # Back to the first side, filled anew.
    pass_in_order(state, "hadsch-hallas", "taklons", "terrans")
    while state.phase != 3:
        play(state, legal(state)[0])
    assert state.view(None)["turn_order"] == [1, 2, 0]


@pytest.mark.rule("GP-TURN-04")
def test_turns_follow_the_card_within_the_round() -> None:
    state = started("terrans", "hadsch-hallas", "taklons", turn_order="passing")
    pass_in_order(state, "taklons", "hadsch-hallas", "terrans")
    while state.phase != 3:
        play(state, legal(state)[0])
    acting = []
    for _ in range(6):
        acting.append(state.to_act[0])
        rich(me(state))
        play(state, legal(state, "research")[0], "end")
    assert acting == [2, 1, 0, 2, 1, 0]
