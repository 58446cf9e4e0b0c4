"""Components: what is in the box, and that no more of it can ever be used."""

from collections import Counter

import pytest

from astrarium.gaia import GAIA
from astrarium.gaia.components.boosters import BOOSTERS
from astrarium.gaia.components.factions import FACTION_BOARDS
from astrarium.gaia.components.planets import COLOURS, LETTERS, PLANETS
from astrarium.gaia.components.scoring import FEDERATION_TOKENS, FINAL_TILES, ROUND_TILES
from astrarium.gaia.components.sectors import POSITIONS, SECTORS
from astrarium.gaia.components.tech_tiles import ADVANCED, STANDARD
from astrarium.table import BadOption
from tests.gaia.positions import give, legal, me, new_game, play, rich, seat, started, turn_of

# The planets of each tile by axial coordinates from its centre, number upright.
PRINTED = """
01   -2,1 d  -1,0 s  0,2 o  1,-1 r  1,1 v  2,-1 m
02   -1,-1 v  -1,1 s  -1,2 o  0,-2 t  1,-1 i  1,1 m  2,-1 d
03   -1,0 g  -1,2 r  0,-2 m  0,2 d  1,0 i  2,-1 t
04   -2,1 i  -1,1 v  0,-2 t  0,-1 o  1,0 s  2,0 r
05   -1,0 g  -1,2 v  0,-2 i  0,2 d  2,-2 m  2,-1 o
05b  -1,0 g  -1,2 v  0,-2 i  2,-2 m  2,-1 o
06   -1,0 s  0,1 g  1,-2 m  1,-1 r  1,1 m  2,0 d
06b  0,1 g  1,-2 m  1,-1 r  1,1 m  2,0 d
07   -2,0 m  -1,1 g  0,-1 o  0,2 t  1,-2 s  1,0 g
07b  -2,0 m  -1,1 g  0,-1 g  0,2 t  1,0 s
08   -1,1 v  -1,2 m  0,-2 r  0,-1 i  1,0 t  2,-2 m
09   -2,2 s  -1,-1 v  -1,1 t  1,-2 m  1,0 g  2,-2 i
10   -2,2 r  -1,0 d  -1,2 o  1,-2 m  1,0 g  2,-2 m
"""


@pytest.mark.rule("GP-COMP-01")
def test_ten_sectors_and_only_05_06_and_07_have_two_sides() -> None:
    sides = Counter(tile[:2] for tile in SECTORS)
    assert sorted(sides) == [f"{number:02}" for number in range(1, 11)]
    assert [number for number, count in sides.items() if count == 2] == ["05", "06", "07"]
    assert set(sides.values()) == {1, 2}


@pytest.mark.rule("GP-COMP-01")
def test_every_tile_shows_its_printed_planets() -> None:
    for line in PRINTED.strip().splitlines():
        tile, *words = line.split()
        printed = dict(zip(words[::2], words[1::2], strict=True))
        spaces = zip(POSITIONS, SECTORS[tile], strict=True)
        assert {f"{q},{r}": letter for (q, r), letter in spaces if letter != "."} == printed


@pytest.mark.rule("GP-COMP-12")
def test_seven_home_types_transdim_gaia_and_the_lost_planet() -> None:
    assert len(PLANETS) == len(set(PLANETS)) == 10
    assert set(PLANETS[7:]) == {"transdim", "gaia", "lost"}
    assert {board.home for board in FACTION_BOARDS} == set(range(7))
    # Six planets of each home type lie on ten sectors, four on the seven of the small board.
    for players, homes, gaia, transdim in ((4, 6, 7, 12), (2, 4, 5, 7)):
        names = ("terrans", "xenos", "taklons", "geodens")[:players]
        lying = Counter(new_game(*names).planets)
        assert [lying[home] for home in range(7)] == [homes] * 7
        assert lying[PLANETS.index("gaia")] == gaia
        assert lying[PLANETS.index("transdim")] == transdim
        assert lying[PLANETS.index("lost")] == 0
        assert sum(lying[kind] for kind in range(10)) == 7 * homes + gaia + transdim
    assert len(LETTERS) == 11  # ten types and empty space


BOARDS = {
    "blue": ("terrans", "lantids"),
    "yellow": ("xenos", "gleens"),
    "brown": ("taklons", "ambas"),
    "red": ("hadsch-hallas", "ivits"),
    "orange": ("geodens", "baltaks"),
    "gray": ("firaks", "bescods"),
    "white": ("nevlas", "itars"),
}


@pytest.mark.rule("GP-COMP-02")
def test_fourteen_factions_on_seven_boards_with_one_colour_each() -> None:
    assert len(FACTION_BOARDS) == 14
    found: dict[str, list[str]] = {}
    for board in FACTION_BOARDS:
        found.setdefault(COLOURS[board.home], []).append(board.name)
    assert {colour: tuple(names) for colour, names in found.items()} == BOARDS


@pytest.mark.rule("GP-COMP-02")
@pytest.mark.parametrize("pair", BOARDS.values())
def test_both_sides_of_a_board_are_never_in_one_game(pair: tuple[str, str]) -> None:
    with pytest.raises(BadOption, match="share one board"):
        new_game(*pair)
    state = GAIA.new({"players": 2}, "choose")
    assert f"faction {pair[1]}" in legal(state)
    play(state, f"faction {pair[0]}")
    assert f"faction {pair[1]}" not in legal(state)


@pytest.mark.rule("GP-COMP-02")
def test_drawn_factions_never_share_a_board() -> None:
    for seed in range(60):
        state = GAIA.new({"players": 4, "factions": "random"}, str(seed))
        boards = [player.faction.index // 2 for player in state.seats]
        assert len(set(boards)) == 4


@pytest.mark.rule("GP-COMP-03")
def test_the_ninth_mine_must_wait_until_one_returns() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    give(state, terrans, "mine", "6B5", "4A0", "3A2", "3A11", "3B0")
    assert "mine 4A8" in legal(state)  # the eighth
    give(state, terrans, "mine", "3B3")
    assert legal(state, "mine") == []
    play(state, "upgrade 3A3 trading-station", "end", "pass stations")
    rich(terrans)
    assert "mine 4A8" in legal(state)


@pytest.mark.rule("GP-COMP-03")
def test_four_stations_three_labs_one_institute_and_one_academy_of_each_side() -> None:
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    give(state, terrans, "trading-station", "6B5", "4A0", "3A2")
    assert "upgrade 3A3 trading-station" in legal(state)  # the fourth
    give(state, terrans, "trading-station", "3A11")
    assert "upgrade 3A3 trading-station" not in legal(state)

    give(state, terrans, "research-lab", "3B0", "3B3")
    assert "upgrade 6B5 research-lab" in legal(state)  # the third
    give(state, terrans, "research-lab", "4A8")
    assert "upgrade 6B5 research-lab" not in legal(state)

    assert "upgrade 6B5 planetary-institute" in legal(state)
    give(state, terrans, "planetary-institute", "7B2")
    assert "upgrade 6B5 planetary-institute" not in legal(state)

    assert "upgrade 3B0 qic-academy" in legal(state)
    give(state, terrans, "qic-academy", "7B4")
    assert "upgrade 3B0 qic-academy" not in legal(state)
    assert "upgrade 3B0 knowledge-academy" in legal(state)  # the second academy
    give(state, terrans, "knowledge-academy", "5B3")
    assert not [move for move in legal(state, "upgrade") if "academy" in move]


@pytest.mark.rule("GP-COMP-04")
def test_three_gaiaformers_and_no_more() -> None:
    """Gaia Project levels 1, 3 and 4 hand them out."""
    state = started("terrans", "hadsch-hallas")
    terrans = me(state)
    for level, formers in ((2, 1), (3, 2), (4, 3), (5, 3)):
        rich(terrans)
        terrans.green[3] = 1
        play(state, "research gaia", "end")
        assert (terrans.research[3], terrans.formers) == (level, formers)
        turn_of(state, terrans)


@pytest.mark.rule("GP-COMP-04")
def test_seven_player_tokens_are_six_on_the_research_board_and_one_for_vp() -> None:
    view = started("terrans", "hadsch-hallas").view(0)
    for player in view["players"]:
        assert len([*player["research"], player["vp"]]) == 7


@pytest.mark.rule("GP-COMP-04")
def test_of_25_satellites_two_lie_on_the_ranking_tracks_and_23_can_be_built() -> None:
    """Academy and institute of the Terrans with one space between: one satellite is needed."""
    state = started("terrans", "hadsch-hallas")
    terrans = rich(me(state))
    give(state, terrans, "planetary-institute", "7B4")
    give(state, terrans, "qic-academy", "7B2")
    give(state, terrans, "mine", "7B0")
    assert legal(state, "federation")
    far = [h for name, h in state.galaxy.by_name.items() if name[0] in "25"]
    terrans.satellites = sum(1 << h for h in far[:22])
    assert legal(state, "federation")  # the 23rd
    terrans.satellites = sum(1 << h for h in far[:23])
    assert not legal(state, "federation")


@pytest.mark.rule("GP-COMP-05")
def test_nine_kinds_of_standard_tile_four_times_each() -> None:
    tiles = new_game("terrans", "xenos").view(None)["research"]["tiles"]
    assert len({entry["tile"] for entry in tiles}) == len(STANDARD) == 9
    assert [entry["left"] for entry in tiles] == [4] * 9
    assert sum(entry["left"] for entry in tiles) == 36


@pytest.mark.rule("GP-COMP-06")
def test_six_of_fifteen_advanced_tiles() -> None:
    assert len(ADVANCED) == 15
    assert len({(tile.timing, tile.gain, tile.per, tile.trigger) for tile in ADVANCED}) == 15
    seen = set()
    for seed in range(60):
        drawn = GAIA.new({}, str(seed)).setup.advanced_tiles
        assert len(set(drawn)) == 6
        seen |= set(drawn)
    assert seen == set(range(15))


@pytest.mark.rule("GP-COMP-07")
def test_ten_different_boosters() -> None:
    assert len(BOOSTERS) == 10
    fronts = {(b.income, b.free_steps, b.range_bonus, b.pass_per, b.pass_vp) for b in BOOSTERS}
    assert len(fronts) == 10


@pytest.mark.rule("GP-COMP-08")
def test_ten_round_scoring_tiles_of_which_some_kinds_are_there_twice() -> None:
    assert sum(tile.copies for tile in ROUND_TILES) == 10
    # By what they score: two each for trading stations, gaia planets and big structures.
    by_event = Counter(tile.trigger for tile in ROUND_TILES for _ in range(tile.copies))
    assert sorted(by_event.values()) == [1, 1, 1, 1, 2, 2, 2]
    assert [tile.name for tile in ROUND_TILES if tile.copies == 2] == ["big-5"]


@pytest.mark.rule("GP-COMP-08")
def test_a_game_uses_six_round_tiles_each_as_often_as_it_exists() -> None:
    twice = False
    for seed in range(200):
        drawn = Counter(GAIA.new({}, str(seed)).setup.round_tiles)
        assert drawn.total() == 6
        assert all(count <= ROUND_TILES[kind].copies for kind, count in drawn.items())
        twice = twice or 2 in drawn.values()
    assert twice
    five = ["mine-2", "gaia-3", "gaia-4", "station-3", "station-4"]
    with pytest.raises(BadOption):
        new_game("terrans", "xenos", round_scoring=["mine-2", *five])
    new_game("terrans", "xenos", round_scoring=["big-5", "big-5", *five[:4]])


@pytest.mark.rule("GP-COMP-09")
def test_two_of_six_final_scoring_tiles() -> None:
    assert len({tile.per for tile in FINAL_TILES}) == len(FINAL_TILES) == 6
    seen = set()
    for seed in range(60):
        drawn = GAIA.new({}, str(seed)).setup.final_tiles
        assert len(set(drawn)) == 2
        seen |= set(drawn)
    assert seen == set(range(6))


@pytest.mark.rule("GP-COMP-10")
def test_nineteen_federation_tokens() -> None:
    copies = {token.name: token.copies for token in FEDERATION_TOKENS}
    assert sum(copies.values()) == 19
    assert copies.pop("gleens") == 1
    assert list(copies.values()) == [3] * 6
    assert len({token.gain for token in FEDERATION_TOKENS}) == 7


@pytest.mark.rule("GP-COMP-11")
def test_one_lost_planet() -> None:
    """Who comes too late to level 5 of Navigation gets no second one."""
    state = started("terrans", "hadsch-hallas")
    for player in state.seats:
        rich(player)
        player.research[1] = 4
        player.green[3] = 1
    play(state, "research navigation", "lost-planet 1C", "end", "decline")
    assert state.view(None)["players"][0]["lost_planet"] == "1C"
    assert me(state) is seat(state, "hadsch-hallas")
    assert "research navigation" not in legal(state)
    assert "research terraforming" in legal(state)


@pytest.mark.rule("GP-COMP-11")
def test_one_brainstone() -> None:
    state = started("taklons", "ivits", "terrans")
    assert [player.brainstone for player in state.seats] == [1, 0, 0]


@pytest.mark.rule("GP-COMP-11")
def test_six_space_stations() -> None:
    state = started("ivits", "taklons")
    ivits = rich(me(state))
    built = []
    for _ in range(6):
        offered = [move for move in legal(state) if move.startswith("special station")]
        play(state, offered[0], "end")
        built.append(offered[0])
        ivits.used = 0  # as if a round had passed
        turn_of(state, ivits)
    assert ivits.stations.bit_count() == len(set(built)) == 6
    assert not [move for move in legal(state) if move.startswith("special station")]
