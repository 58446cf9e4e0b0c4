"""Game setup, the faction boards: what each faction begins with."""

import pytest

from astrarium.gaia import GaiaState
from tests.gaia.positions import (
    give,
    goods,
    legal,
    me,
    new_game,
    play,
    power,
    rich,
    started,
)

FACTIONS = ("terrans", "lantids", "xenos", "gleens", "taklons", "ambas", "hadsch-hallas", "ivits",
            "geodens", "baltaks", "firaks", "bescods", "nevlas", "itars")  # fmt: skip


def alone(faction: str) -> GaiaState:
    """A faction at seat 0 beside one of another board."""
    other = "geodens" if faction in ("terrans", "lantids") else "terrans"
    return new_game(faction, other)


@pytest.mark.rule("GP-SETUP-14")
@pytest.mark.parametrize("faction", FACTIONS)
def test_all_structures_begin_on_the_faction_board(faction: str) -> None:
    board = alone(faction).view(0)["players"][0]
    assert list(board["left_on_board"].values()) == [8, 4, 3, 1, 1, 1]


@pytest.mark.rule("GP-SETUP-14", "GP-SETUP-20")
@pytest.mark.parametrize("faction", FACTIONS)
def test_gaiaformers_begin_beside_the_board_unless_research_gives_one(faction: str) -> None:
    formers = alone(faction).view(0)["players"][0]["gaiaformers"]
    count = 1 if faction in ("terrans", "baltaks") else 0
    assert formers == {"owned": count, "available": count, "in_gaia_area": 0}


# Credits, ore, knowledge and Q.I.C. as printed; tokens in areas I and II; area of level 1.
PRINTED = {
    "terrans": (15, 4, 3, 1, 4, 4, "gaia"),
    "lantids": (13, 4, 3, 1, 4, 0, None),
    "xenos": (15, 4, 3, 1, 2, 4, "ai"),
    "gleens": (15, 4, 3, 0, 2, 4, "navigation"),
    "taklons": (15, 4, 3, 1, 2, 4, None),
    "ambas": (15, 4, 3, 1, 2, 4, "navigation"),
    "hadsch-hallas": (15, 4, 3, 1, 2, 4, "economy"),
    "ivits": (15, 4, 3, 1, 2, 4, None),
    "geodens": (15, 4, 3, 1, 2, 4, "terraforming"),
    "baltaks": (15, 4, 3, 0, 2, 2, "gaia"),
    "firaks": (15, 3, 2, 1, 2, 4, None),
    "bescods": (15, 4, 1, 1, 2, 4, None),
    "nevlas": (15, 4, 2, 1, 2, 4, "science"),
    "itars": (15, 5, 3, 1, 4, 4, None),
}
# One-time bonuses of level 1: credits, ore, knowledge, Q.I.C.; the Gleens turn Q.I.C. into ore.
BONUS = {
    "xenos": (0, 0, 0, 1),
    "ambas": (0, 0, 0, 1),
    "gleens": (0, 1, 0, 0),
    "geodens": (0, 2, 0, 0),
}


@pytest.mark.rule("GP-SETUP-15", "GP-SETUP-16", "GP-SETUP-19")
@pytest.mark.parametrize("faction", FACTIONS)
def test_starting_resources_and_the_bonus_of_the_starting_level(faction: str) -> None:
    printed = PRINTED[faction][:4]
    bonus = BONUS.get(faction, (0, 0, 0, 0))
    expected = tuple(p + b for p, b in zip(printed, bonus, strict=True))
    assert goods(alone(faction).seats[0]) == expected


@pytest.mark.rule("GP-SETUP-17")
@pytest.mark.parametrize("faction", FACTIONS)
def test_power_areas_are_filled_as_printed(faction: str) -> None:
    assert power(alone(faction).seats[0]) == (*PRINTED[faction][4:6], 0, 0)


@pytest.mark.rule("GP-SETUP-18", "GP-SETUP-19")
@pytest.mark.parametrize("faction", FACTIONS)
def test_research_begins_at_0_except_the_printed_level_1(faction: str) -> None:
    research = alone(faction).view(0)["players"][0]["research"]
    assert len(research) == 6
    area = PRINTED[faction][6]
    assert research == {track: int(track == area) for track in research}


@pytest.mark.rule("GP-SETUP-21")
@pytest.mark.parametrize("faction", ["hadsch-hallas", "nevlas"])
def test_level_1_of_economy_and_science_pays_with_the_first_income_only(faction: str) -> None:
    """Economy 1: 2 credits and 1 power charged. Science 1: 1 knowledge."""
    state = alone(faction)
    player = state.seats[0]
    assert goods(player) == PRINTED[faction][:4]
    assert power(player)[:2] == (2, 4)
    while state.phase != 3:
        play(state, legal(state)[0])
    # Base income 1 ore and 1 knowledge (and 3 credits), two mines, booster: 2 credits, 1 Q.I.C.
    if faction == "hadsch-hallas":
        assert goods(player) == (15 + 3 + 2 + 2, 4 + 1 + 2, 3 + 1, 1 + 1)
        assert power(player)[:2] == (1, 5)
    else:
        assert goods(player) == (15 + 2, 4 + 1 + 2, 2 + 1 + 1, 1 + 1)


@pytest.mark.rule("GP-SETUP-20")
def test_the_terrans_gaiaformer_is_ready_in_round_1() -> None:
    state = started("terrans", "taklons")
    assert "gaiaform 1A11" in legal(state)
    play(state, "gaiaform 1A11", "end")
    taklons = rich(me(state))
    assert taklons.formers == 0
    assert legal(state, "gaiaform") == []


@pytest.mark.rule("GP-SETUP-22")
@pytest.mark.parametrize("faction", FACTIONS)
def test_everybody_begins_with_ten_vp(faction: str) -> None:
    assert [player.vp for player in alone(faction).seats] == [10, 10]


@pytest.mark.rule("GP-SETUP-23")
def test_everybody_stands_on_space_0_of_both_ranking_tracks() -> None:
    for tiles in (["structures", "satellites"], ["sectors", "planet-types"]):
        state = new_game("terrans", "xenos", "taklons", "geodens", final_scoring=tiles)
        tracks = state.view(None)["final_scoring"]
        assert [track["counts"] for track in tracks] == [[0] * 4, [0] * 4]


@pytest.mark.rule("GP-SETUP-24")
def test_the_taklons_have_the_brainstone_in_area_I_besides_their_tokens() -> None:
    state = new_game("taklons", "terrans")
    board = state.view(0)["players"][0]
    assert board["brainstone"] == "I"
    assert board["power"] == {"I": 2, "II": 4, "III": 0, "gaia": 0}


@pytest.mark.rule("GP-SETUP-25")
def test_the_gleens_do_not_own_their_token_yet() -> None:
    state = started("gleens", "terrans")
    gleens = rich(me(state))
    assert (gleens.green, gleens.gray) == ([0] * 7, [0] * 7)
    assert not [move for move in legal(state) if move.startswith("qic federation")]
    give(state, gleens, "trading-station", "1A5")
    play(state, "upgrade 1A5 planetary-institute")
    assert state.view(0)["players"][0]["federation_tokens"]["green"] == {"gleens": 1}


@pytest.mark.rule("GP-SETUP-26")
def test_the_ivits_have_six_stations_and_none_on_the_map() -> None:
    state = started("ivits", "terrans")
    assert me(state).stations == 0
    assert [move for move in legal(state) if move.startswith("special station")]
    pieces = [p for entry in state.view(None)["hexes"] for p in entry.get("pieces", [])]
    assert "space-station" not in [p["piece"] for p in pieces]


@pytest.mark.rule("GP-SETUP-27")
def test_two_starting_mines_uncover_two_ore_and_a_third_nothing() -> None:
    def income(faction: str) -> dict[str, int]:
        state = alone(faction)
        while not legal(state, "booster"):
            play(state, legal(state)[0])
        view: dict[str, int] = state.view(0)["players"][0]["income"]
        return view

    assert income("terrans") == {"ore": 3, "knowledge": 1}
    assert income("xenos") == {"ore": 3, "knowledge": 1}
