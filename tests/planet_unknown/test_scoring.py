"""End of game scoring, the worked example, tie-breakers, and every objective."""

import pytest

from astrarium.planet_unknown.components.objectives import OBJECTIVES, objective
from astrarium.planet_unknown.grid import bits
from astrarium.planet_unknown.objectives import compare, complete, measure
from astrarium.planet_unknown.position import GAME_END, OVER
from astrarium.planet_unknown.rounds import begin_end
from astrarium.planet_unknown.scoring import (
    breakdown,
    planet_medals,
    private_medals,
    result,
    track_medals,
)
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown.positions import (
    cover,
    cover_all_but,
    drafting,
    mask,
    moves,
    play,
    refused,
    seat,
    track,
)


@pytest.mark.rule("PU-SCORE-01", "PU-GLOSS-12", "PU-CORP-UNIVERSAL-02")
def test_stored_patches_are_placed_before_scoring() -> None:
    state = drafting()
    cover(state, "f1 f2 g1 g2", "civ")
    seat(state).stored = 2
    begin_end(state)
    state.settle_all()
    assert state.phase == GAME_END
    assert state.to_act == (0,)
    assert refused(state, "store").rule == "PU-GLOSS-12"
    play(state, "patch f3", "patch g3")
    assert state.phase == OVER
    assert state.seats[0].patches == mask("f3 g3")
    assert state.seats[0].stored == 0


@pytest.mark.rule("PU-SCORE-02")
def test_rows_and_columns_score_their_printed_medals() -> None:
    state = drafting()
    planet = state.seats[0].planet
    for line in range(12):
        one = seat(state)
        one.covered = planet.rows[line]
        assert planet_medals(one) == planet.row_medals[line]
        one.covered = planet.columns[line]
        assert planet_medals(one) == planet.column_medals[line]
        one.covered &= one.covered - 1  # one square less
        assert planet_medals(one) == 0


@pytest.mark.rule("PU-SCORE-04")
def test_rovers_and_lifepods_on_the_planet_fill_nothing() -> None:
    state = drafting()
    cover_all_but(state, "b5")
    one = seat(state)
    one.lifepods = mask("b5")
    one.rovers = mask("b5")
    assert planet_medals(one) == 40 - 2 - 1
    assert breakdown(state)[0]["lifepods"] == 0


@pytest.mark.rule("PU-SCORE-09")
def test_private_objectives_score_five_when_complete() -> None:
    state = drafting()
    one = seat(state)
    one.objectives = [19, 20]
    assert private_medals(one) == 0
    track(state, civ=15)
    assert private_medals(state.seats[0]) == 5


@pytest.mark.rule("PU-SCORE-10", "PU-SCORE-11", "PU-EX-09")
def test_a_neighbor_objective_gives_five_to_the_winner_and_two_for_a_tie() -> None:
    assert compare(7, [21, 14]) == [5, 0]
    assert compare(7, [3, 14]) == [0, 5]
    assert compare(4, [3, 3]) == [2, 2]
    assert compare(18, [0, 1]) == [5, 0]  # fewest tech resources
    assert compare(7, [5, 9, 9, 1]) == [0, 2, 2, 0]


@pytest.mark.rule("PU-SCORE-10")
def test_only_adjacent_neighbors_are_compared() -> None:
    state = drafting(players=4)
    state.neighbors = [25, 25, 25, 25]
    for number, meteorites in enumerate((5, 0, 3, 4)):
        seat(state, number).collected = meteorites
    medals = [part["neighbor objectives"] for part in breakdown(state)]
    # 0 beats 1, 2 beats 1, 3 beats 2, 0 beats 3
    assert medals == [10, 0, 5, 5]


@pytest.mark.rule("PU-SCORE-10")
def test_solo_has_no_neighbor_objectives() -> None:
    state = drafting(players=1)
    assert breakdown(state)[0]["neighbor objectives"] == 0
    assert state.neighbors == []


def example() -> PlanetUnknownState:
    """A position with the numbers of the rulebook's scoring example for seat 1 of three."""
    state = drafting(players=3)
    # rows 1-5 complete (1+1+1+2+2) and columns a-d complete (1+1+1+2), columns i-l need more: 12
    one = seat(state, 1)
    planet = one.planet
    one.covered = 0
    for row in range(6):
        one.covered |= planet.rows[row]  # 1 + 1 + 1 + 2 + 2 + 3 = 10
    for column in range(4):
        one.covered |= planet.columns[column]  # 1 + 1 + 1 + 2 = 5
    one.terrain = [one.covered, 0, 0, 0, 0, 0]
    one.lifepods = 0
    track(state, 1, civ=4, water=14, biomass=7, rover=15, tech=11)
    one.scored = 4
    one.collected = 4
    one.cards = [6]
    # largest rover area: 21 against 10 of the neighbor to the left; three biomass symbols each
    state.neighbors = [7, 4, 9]
    rover = sum(1 << square for square in bits(one.covered)[:21])
    one.terrain[3], one.terrain[0] = rover, one.covered & ~rover
    left = seat(state, 0)
    left.terrain[3] = mask("f1 f2")
    edge = bits(planet.perimeter)[:3]
    for number in (1, 2):
        seat(state, number).icons[2] = sum(1 << square for square in edge)
    return state


@pytest.mark.rule("PU-EX-07", "PU-SCORE-03")
def test_example_tracks() -> None:
    assert track_medals(example().seats[1]) == [1, 7, 1, 5, 1]


@pytest.mark.rule("PU-EX-08", "PU-SCORE-05", "PU-SCORE-06", "PU-SCORE-08")
def test_example_planet_lifepods_meteorites_and_cards() -> None:
    parts = breakdown(example())[1]
    assert parts["planet"] == 15
    assert parts["lifepods"] == 4
    assert parts["meteorites"] == 1
    assert parts["civ cards"] == 1


@pytest.mark.rule("PU-EX-09", "PU-SCORE-10", "PU-SCORE-11")
def test_example_neighbor_objectives() -> None:
    state = example()
    assert measure(state.seats[1], 7) == 21
    assert measure(state.seats[1], 4) == measure(state.seats[2], 4) == 3
    assert breakdown(state)[1]["neighbor objectives"] == 5 + 2


@pytest.mark.rule("PU-EX-10", "PU-SCORE-12")
def test_example_total_is_43_medals() -> None:
    final = result(example())
    assert final.scores[1] == 15 + 15 + 4 + 1 + 1 + 7 == 43
    assert final.winners == (1,)


@pytest.mark.rule("PU-SCORE-13", "PU-SCORE-14", "PU-SCORE-12")
def test_ties_are_broken_by_bare_squares_and_then_meteorites() -> None:
    state = drafting(players=3)
    state.neighbors = []
    assert result(state).ranks == (1, 1, 1)
    cover(state, "f6", "civ", 2)
    assert result(state).ranks == (2, 2, 1)
    cover(state, "f6", "civ", 0)
    assert result(state).ranks == (1, 3, 1)
    seat(state, 0).meteorites = mask("f6")
    assert result(state).ranks == (2, 3, 1)


def test_a_finished_game_reports_its_result() -> None:
    state = drafting()
    assert state.result is None
    begin_end(state)
    state.settle_all()
    assert state.phase == OVER
    assert state.to_act == ()
    assert moves(state) == set()
    assert state.result is not None
    assert refused(state, "done").rule == "PU-SCORE-12"
    assert state.view(None)["result"]["scores"] == list(state.result.scores)


# every objective, neighbor side


def planned() -> PlanetUnknownState:
    """A planet with a bit of everything: two areas of each terrain on the upper rows."""
    state = drafting()
    one = seat(state)
    one.lifepods = 0
    plan = {
        "civ": "f1 d2 d3",  # f1 apart; symbols f1 (edge), d3 (inside)
        "water": "g1 h2 h3 g3",
        "biomass": "e2 e3 e4 i2",
        "rover": "f2 f3 f4 f5 c3",
        "tech": "g2 j3 j4",
        "energy": "i3 i4 i5 b4 b5",
    }
    for terrain, squares in plan.items():
        cover(state, squares, terrain)
    one = seat(state)
    one.icons = [
        mask("f1 d3"),
        mask("g1 h3"),
        mask("e3 i2"),
        mask("c3"),
        mask("g2 j3 j4"),
        mask("b4 b5 i4"),
    ]
    one.collected = 7
    one.scored = 2
    track(state, civ=15, water=15)
    return state


NEIGHBOR = {
    1: 1,
    2: 2,
    3: 1,
    4: 1,
    5: 1,
    6: 3,
    7: 4,
    8: 3,
    9: 2,
    10: 2,
    11: 3,
    12: 2,
    13: 2,
    14: 2,
    15: 2,
    16: 2,
    17: 2,
    18: 3,
    19: 2,
    20: 3,
    21: 2,
    22: 1,
    23: 2,
    24: 2,
    25: 7,
    26: 2,
    27: 7,
    28: 2,
}


@pytest.mark.rule("PU-GLOSS-03")
@pytest.mark.parametrize("number", range(1, 29))
def test_each_neighbor_objective_measures_its_own_thing(number: int) -> None:
    assert measure(planned().seats[0], number) == NEIGHBOR[number]


def test_which_objectives_the_fewest_win() -> None:
    fewest = [card.number for card in OBJECTIVES if not card.most]
    assert fewest == [18, 19, 20, 21, 22, 23, 27, 28]


# every objective, private side


@pytest.mark.rule("PU-PRIV-04", "PU-SCORE-09")
@pytest.mark.parametrize("number", range(1, 7))
def test_private_3x3(number: int) -> None:
    state = drafting()
    name = ["civ", "tech", "biomass", "water", "rover", "energy"][number - 1]
    cover(state, "f6 f7 f8 g6 g7 g8 h6 h7", name)
    assert not complete(state.seats[0], number)
    cover(state, "h8", name)
    assert complete(state.seats[0], number)


@pytest.mark.parametrize("number", range(13, 19))
def test_private_2x5_either_way_round(number: int) -> None:
    name = ["civ", "biomass", "tech", "water", "rover", "energy"][number - 13]
    for flat, last in (("b6 c6 d6 e6 f6 b7 c7 d7 e7", "f7"), ("f4 f5 f6 f7 f8 g4 g5 g6 g7", "g8")):
        state = drafting()
        cover(state, flat, name)
        assert not complete(state.seats[0], number)
        cover(state, last, name)
        assert complete(state.seats[0], number)


@pytest.mark.parametrize("number", range(7, 13))
def test_private_six_symbols_in_one_area(number: int) -> None:
    resource = [0, 4, 2, 1, 3, 5][number - 7]
    name = ["civ", "tech", "biomass", "water", "rover", "energy"][number - 7]
    state = drafting()
    cover(state, "d6 e6 f6 g6 h6 i6 k6", name)
    seat(state).icons[resource] = mask("d6 e6 f6 g6 h6 k6")
    assert not complete(state.seats[0], number)
    cover(state, "j6", name)
    assert complete(state.seats[0], number)


@pytest.mark.parametrize(
    "number, name", [(19, "civ"), (20, "tech"), (21, "biomass"), (22, "water"), (23, "rover")]
)
def test_private_track_at_the_top(number: int, name: str) -> None:
    state = drafting()
    track(state, **{name: 14})
    assert not complete(state.seats[0], number)
    track(state, **{name: 15})
    assert complete(state.seats[0], number)


def test_private_alternative_energy() -> None:
    state = drafting()
    seat(state).icons[5] = mask("f1 f2 f3 f4 f5")
    assert complete(state.seats[0], 24)
    seat(state).icons[5] |= mask("f6")
    assert not complete(state.seats[0], 24)


def test_private_cleanup_and_tight_ship() -> None:
    state = drafting()
    seat(state).collected = 8
    assert not complete(state.seats[0], 25)
    seat(state).collected = 9
    assert complete(state.seats[0], 25)
    seat(state).collected = seat(state).scored = 2
    assert not complete(state.seats[0], 26)
    seat(state).scored = 3
    assert complete(state.seats[0], 26)


@pytest.mark.parametrize("number, bare", [(27, "f6"), (28, "g6")])
def test_private_all_ice_or_all_land_covered(number: int, bare: str) -> None:
    state = drafting()
    other = "g6" if bare == "f6" else "f6"
    cover_all_but(state, bare)
    assert not complete(state.seats[0], number)
    cover_all_but(state, other)
    assert complete(state.seats[0], number)


def test_all_objectives_have_a_row_in_these_tables() -> None:
    assert sorted(NEIGHBOR) == [card.number for card in OBJECTIVES]
    assert objective(7).name == "Transit"
