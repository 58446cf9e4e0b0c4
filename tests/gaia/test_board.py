"""Variable board: which sectors lie where, and that no two equal home planets touch."""

import pytest

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.sectors import POSITIONS, SECTORS
from astrarium.table import BadOption
from tests.gaia.positions import legal, new_game, play, sector

HOMES = {"terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"}
BIG_SHAPE = {
    "10": (-7, -1), "01": (-2, -3), "05": (3, -5),
    "09": (-10, 4), "02": (-5, 2), "03": (0, 0), "06": (5, -2),
    "08": (-8, 7), "04": (-3, 5), "07": (2, 3),
}  # fmt: skip
SMALL_SHAPE = {
    "01": (-2, -3), "05b": (3, -5),
    "02": (-5, 2), "03": (0, 0), "06b": (5, -2),
    "04": (-3, 5), "07b": (2, 3),
}  # fmt: skip
CORE = ("01", "02", "03", "04")


def boards(method: str, players: int, count: int = 40) -> list[dict[str, tuple[int, int, int]]]:
    """Boards of many seeds: for each tile its centre and rotation."""
    result = []
    for seed in range(count):
        view = GAIA.new({"players": players, "board": method}, str(seed)).view(None)
        result.append({s["tile"]: (*s["centre"], s["rotation"]) for s in view["sectors"]})
    return result


def places(board: dict[str, tuple[int, int, int]]) -> dict[str, tuple[int, int]]:
    return {tile: (q, r) for tile, (q, r, _) in board.items()}


def touching(state: GaiaState) -> list[tuple[str, str]]:
    """Pairs of adjacent planets of one home type."""
    planets = {(h["q"], h["r"]): h for h in state.view(None)["hexes"] if h.get("planet") in HOMES}
    return [
        (here["name"], planets[q + dq, r + dr]["name"])
        for (q, r), here in planets.items()
        for dq, dr in ((1, 0), (0, 1), (1, -1))
        if (q + dq, r + dr) in planets and planets[q + dq, r + dr]["planet"] == here["planet"]
    ]


# -- the assembler ---------------------------------------------------------------------------------


@pytest.mark.rule("GP-BOARD-01")
def test_the_last_player_builds_the_map_after_the_factions_are_chosen() -> None:
    state = GAIA.new({"players": 3, "assembler": "last-player"}, "assembler")
    while legal(state, "faction"):
        play(state, legal(state)[0])
    assert state.to_act == (2,)
    before = state.view(None)["sectors"]
    play(state, "rotate 05", "rotate 05", "rotate 08")
    after = state.view(None)["sectors"]
    turned = {
        new["tile"]: (new["rotation"] - old["rotation"]) % 6
        for old, new in zip(before, after, strict=True)
    }
    assert turned == {tile: {"05": 2, "08": 1}.get(tile, 0) for tile in turned}
    for _ in range(6):
        if legal(state, "assembled"):
            break
        play(state, "rotate 08")
    play(state, "assembled")
    assert legal(state, "place")


@pytest.mark.rule("GP-BOARD-01")
def test_if_all_agree_nobody_has_to_build() -> None:
    state = new_game("terrans", "xenos", "taklons", board="method-3", assembler="nobody")
    assert legal(state, "place")
    assert legal(new_game("terrans", "xenos", board="basic", assembler="last-player"), "place")


@pytest.mark.rule("GP-BOARD-01")
def test_a_turned_sector_carries_its_planets_along() -> None:
    """Sixty degrees clockwise take the space at (q, r) from the centre to (-r, q + r)."""
    for seed in range(5):
        view = GAIA.new({"players": 4}, str(seed)).view(None)
        letters = {(h["q"], h["r"]): h.get("planet", "") for h in view["hexes"]}
        names = {"r": "terra", "o": "oxide", "v": "volcanic", "d": "desert", "s": "swamp",
                 "t": "titanium", "i": "ice", "g": "gaia", "m": "transdim", ".": ""}  # fmt: skip
        for laid in view["sectors"]:
            for (q, r), letter in zip(POSITIONS, SECTORS[laid["tile"]], strict=True):
                for _ in range(laid["rotation"]):
                    q, r = -r, q + r
                place = (laid["centre"][0] + q, laid["centre"][1] + r)
                assert letters[place] == names[letter]


# -- adjacency -------------------------------------------------------------------------------------


@pytest.mark.rule("GP-BOARD-02")
@pytest.mark.parametrize("method", ["basic", "method-1", "method-2", "method-3"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_planets_never_touch_on_a_board_that_was_laid(method: str, players: int) -> None:
    for seed in range(15):
        assert touching(GAIA.new({"players": players, "board": method}, str(seed))) == []


@pytest.mark.rule("GP-BOARD-02")
def test_the_assembler_cannot_stop_while_equal_planets_touch() -> None:
    state = new_game("terrans", "xenos", "taklons", board="method-3", assembler="last-player")
    kinds = set()
    for turn in range(60):
        bad = bool(touching(state))
        kinds.add(bad)
        assert ("assembled" in legal(state)) is not bad
        play(state, legal(state, "rotate")[turn * 7 % 10])
    assert kinds == {True, False}


@pytest.mark.rule("GP-BOARD-02")
def test_a_given_board_with_equal_neighbours_is_refused() -> None:
    """A11 of the left sector lies beside A5 of the right one."""
    right = sector("02", "5,-2", A5="r", B0="d", B2="d")
    good = sector("01", "0,0", A11="o", B3="r", A4="r", A7="d")
    galaxy = new_game("terrans", "xenos", board=[good, right]).galaxy
    assert galaxy.shape.distance(galaxy.by_name["1A11"], galaxy.by_name["2A5"]) == 1
    bad = sector("01", "0,0", A11="r", B3="r", A4="r", A7="d")
    with pytest.raises(BadOption, match="adjacent planets of one type"):
        new_game("terrans", "xenos", board=[bad, right])


# -- the methods -----------------------------------------------------------------------------------


@pytest.mark.rule("GP-BOARD-03")
@pytest.mark.parametrize("players", [3, 4])
def test_method_1_leaves_01_to_04_and_shuffles_the_rest(players: int) -> None:
    laid = boards("method-1", players)
    outer = {BIG_SHAPE[tile] for tile in BIG_SHAPE if tile not in CORE}
    for board in laid:
        assert all(board[tile] == (*BIG_SHAPE[tile], 0) for tile in CORE)
        assert {places(board)[tile] for tile in BIG_SHAPE if tile not in CORE} == outer
    for tile in ("05", "06", "07", "08", "09", "10"):
        assert {places(board)[tile] for board in laid} == outer
        assert len({board[tile][2] for board in laid}) == 6


@pytest.mark.rule("GP-BOARD-04")
def test_method_2_shuffles_01_to_04_among_their_places() -> None:
    laid = boards("method-2", 4)
    inner = {BIG_SHAPE[tile] for tile in CORE}
    for board in laid:
        assert {places(board)[tile] for tile in CORE} == inner
        assert {board[tile][2] for tile in CORE} == {0}
    for tile in CORE:
        assert {places(board)[tile] for board in laid} == inner
    for tile in ("05", "10"):
        assert {places(board)[tile] for board in laid} == set(BIG_SHAPE.values()) - inner
        assert len({board[tile][2] for board in laid}) == 6


@pytest.mark.rule("GP-BOARD-05")
def test_method_3_shuffles_and_turns_everything() -> None:
    laid = boards("method-3", 4, 120)
    for board in laid:
        assert set(places(board).values()) == set(BIG_SHAPE.values())
    for tile in BIG_SHAPE:
        assert {places(board)[tile] for board in laid} == set(BIG_SHAPE.values())
        assert len({board[tile][2] for board in laid}) == 6


@pytest.mark.rule("GP-BOARD-06")
@pytest.mark.parametrize("method", ["method-1", "method-2", "method-3"])
def test_two_players_shuffle_and_turn_all_seven(method: str) -> None:
    laid = boards(method, 2, 80)
    for board in laid:
        assert set(board) == set(SMALL_SHAPE)
        assert set(places(board).values()) == set(SMALL_SHAPE.values())
    for tile in ("01", "03", "07b"):
        assert {places(board)[tile] for board in laid} == set(SMALL_SHAPE.values())
        assert len({board[tile][2] for board in laid}) == 6


@pytest.mark.rule("GP-BOARD-07")
@pytest.mark.parametrize("small_board", ["hourglass", "basic-8"])
def test_three_players_may_leave_out_09_and_10(small_board: str) -> None:
    for method in ("basic", "method-3"):
        options = {"players": 3, "small_board": small_board, "board": method}
        state = GAIA.new(options, "small")
        tiles = [entry["tile"] for entry in state.view(None)["sectors"]]
        assert sorted(tiles) == ["01", "02", "03", "04", "05", "06", "07", "08"]
        assert touching(state) == []
    for players in (2, 4):
        with pytest.raises(BadOption, match="only three players"):
            GAIA.new({"players": players, "small_board": small_board}, "small")


@pytest.mark.rule("GP-BOARD-08")
def test_other_shapes_can_be_laid() -> None:
    """Four sectors in a row: 76 spaces; sectors that overlap or come twice are refused."""
    row = ["01@0,0", "02@5,-2", "03@10,-4r3", "04@15,-6"]
    view = GAIA.new({"players": 2, "board": row}, "row").view(None)
    assert len(view["hexes"]) == 4 * 19
    assert [(s["tile"], s["rotation"]) for s in view["sectors"]] == [
        ("01", 0), ("02", 0), ("03", 3), ("04", 0),
    ]  # fmt: skip
    with pytest.raises(BadOption, match="overlap"):
        GAIA.new({"board": ["01@0,0", "02@4,-2"]}, "row")
    with pytest.raises(BadOption, match="twice"):
        GAIA.new({"board": ["01@0,0", "01@5,-2"]}, "row")


@pytest.mark.rule("GP-BOARD-02")
def test_a_sector_drawn_by_hand_has_no_equal_neighbours_either() -> None:
    touching = "ii................."  # ice on A0 and A1, which are adjacent
    apart = "i.i................"
    with pytest.raises(BadOption, match="3A0 and 3A1 are adjacent planets of one type"):
        GAIA.new({"players": 2, "board": [f"03={touching}@0,0"]}, "1")
    state = GAIA.new({"players": 2, "board": [f"03={apart}@0,0"]}, "1")
    assert state.galaxy.touching_homes() is None
