"""Every planet's own rule, and that a rule which alone would end the game is ignored."""

import pytest

from astrarium.planet_unknown.components.tiles import resources_of
from astrarium.planet_unknown.grid import SQUARE, bits, names
from astrarium.planet_unknown.items import PATCH
from astrarium.planet_unknown.objectives import complete
from astrarium.planet_unknown.placement import spots
from astrarium.planet_unknown.planets import PLANETS
from astrarium.planet_unknown.planets.arashi import Arashi
from astrarium.planet_unknown.planets.cerberus import Cerberus
from astrarium.planet_unknown.planets.gaia import Gaia
from astrarium.planet_unknown.planets.kaax import KAax
from astrarium.planet_unknown.scoring import planet_medals, tie_breakers
from tests.planet_unknown.positions import (
    cover,
    cover_all_but,
    drafting,
    mask,
    moves,
    play,
    refused,
    resolving,
    seat,
    some,
    track,
)


@pytest.mark.rule("PU-PLANET-K273-01")
def test_k_273_tiles_lie_on_ice_or_on_land() -> None:
    state = drafting("I2 biomass/civ", planet="k-273")
    cover(state, "c5 c6", "civ")
    planet = state.seats[0].planet
    # d5 and d6 are land, e6 is ice
    assert planet.ice & mask("d5 d6 e6") == mask("e6")
    assert "place I2 d5 r0" in moves(state)
    refusal = refused(state, "place I2 d6 r1")
    assert refusal.rule == "PU-PLANET-K273-01"
    assert "obey" in refusal.reason


@pytest.mark.rule("PU-PLANET-GAIA-01", "PU-PLANET-GAIA-02", "PU-PLANET-GAIA-03")
def test_gaia_cities_score_while_uncovered() -> None:
    state = drafting("I2 biomass/civ", planet="gaia")
    planet = state.seats[0].planet
    assert isinstance(planet, Gaia)
    assert names(planet.cities) == ["f1", "c3", "j3", "l6", "a7", "c10", "j10", "g12"]
    assert planet_medals(state.seats[0]) == 16
    assert "place I2 f1 r0" in moves(state)
    play(state, "place I2 f1 r0")
    assert planet_medals(state.seats[0]) == 14
    cover_all_but(state, "f1")
    assert planet_medals(state.seats[0]) == 2 + 40 - 1 - 3
    cover_all_but(state, "")
    assert planet_medals(state.seats[0]) == 40


@pytest.mark.rule("PU-PLANET-PERSEPHONE-01", "PU-PLANET-PERSEPHONE-02")
def test_persephone_quadrants_refuse_one_resource_each() -> None:
    state = drafting("I2 civ/energy", planet="persephone")
    cover(state, "f6 g6 f7 g7", "rover")
    # civ may not lie in the upper left, energy not in the upper right
    assert refused(state, "place I2 f4 r0").rule == "PU-PLANET-PERSEPHONE-01"
    assert refused(state, "place I2 g4 r0").rule == "PU-PLANET-PERSEPHONE-01"
    assert "place I2 f8 r0" in moves(state)
    # across the border: energy (left) on f5, civ (right) on g5 obeys both quadrants
    assert "place I2 f5 r1" in moves(state)
    assert refused(state, "place I2 f5 r3").rule == "PU-PLANET-PERSEPHONE-01"
    water = drafting("I2 energy/water", planet="persephone")
    cover(water, "f6 g6 f7 g7", "rover")
    assert refused(water, "place I2 g8 r0").rule == "PU-PLANET-PERSEPHONE-01"
    tech = drafting("I2 tech/biomass", planet="persephone")
    cover(tech, "f6 g6 f7 g7", "rover")
    assert refused(tech, "place I2 f8 r0").rule == "PU-PLANET-PERSEPHONE-01"
    assert "place I2 g8 r0" in moves(tech)


@pytest.mark.rule("PU-PLANET-PERSEPHONE-01")
def test_persephone_looks_at_symbols_not_at_terrain() -> None:
    planet = PLANETS["persephone"]
    state = drafting("I2 civ/energy", "I4 civ/energy", planet="persephone")
    first, second = resources_of(state.offered(0)[1])
    assert (first, second) == (0, 5)
    # I4 lies as AaBy: symbols on its first and third square
    cover(state, "g7", "rover")
    spot = spots(planet, state.offered(0)[1] // 12).find[("I4", "g6", "r2")]
    assert spot.icon_a == SQUARE["j6"]
    assert refused(state, "place I4 g6 r2").rule == "PU-PLANET-PERSEPHONE-01"
    assert "place I4 g8 r0" in moves(state)


@pytest.mark.rule("PU-PLANET-ARASHI-01", "PU-PLANET-ARASHI-02")
def test_arashi_tiles_on_the_ring_are_anchored_outside() -> None:
    state = drafting("I2 biomass/civ", planet="arashi")
    planet = state.seats[0].planet
    assert isinstance(planet, Arashi)
    assert planet.ring == planet.rows[5] | planet.rows[6]
    cover(state, "f5", "civ")
    assert refused(state, "place I2 f6 r0").rule == "PU-PLANET-ARASHI-01"
    assert "place I2 e5 r0" in moves(state)  # e5 and e6: off and on the ring
    assert "place I2 e4 r0" in moves(state)


@pytest.mark.rule("PU-PLANET-ARASHI-03")
def test_arashi_keeps_patches_off_the_ring() -> None:
    state = drafting(planet="arashi")
    cover(state, "f5", "civ")
    resolving(state, PATCH)
    assert some(state, "patch") == {"e5", "g5", "f4"}
    assert refused(state, "patch f6").rule == "PU-PLANET-ARASHI-03"


@pytest.mark.rule("PU-PLANET-PETRA-01")
def test_petra_currents_extend_the_energy_area() -> None:
    state = drafting("I2 civ/energy", planet="petra")
    assert state.seats[0].planet.ice == 0
    # current e2, e3, f3, f4, f5 ...: the energy square beside it reaches terrain at its far end
    cover(state, "g5", "tech")
    cover(state, "f1", "rover")
    play(state, "place I2 f2 r3")  # civ f2, energy g2: not beside a current
    assert some(state, "energy") == {"civ"}
    state = drafting("I2 civ/energy", planet="petra")
    cover(state, "g5", "tech")
    cover(state, "f1", "rover")
    play(state, "place I2 f2 r1")  # energy f2, civ g2: beside e2 and f3
    assert some(state, "energy") == {"civ", "rover", "tech"}


@pytest.mark.rule("PU-PLANET-PETRA-02")
def test_petra_uncovered_currents_fill_rows_and_count_as_energy() -> None:
    state = drafting(planet="petra")
    planet = state.seats[0].planet
    bare = " ".join(names(planet.currents))
    cover_all_but(state, bare)
    assert planet_medals(state.seats[0]) == 40
    assert tie_breakers(state.seats[0])[0] == 37
    cover_all_but(state, bare + " a6")
    assert planet_medals(state.seats[0]) == 40 - 3 - 1
    assert not complete(state.seats[0], 6)
    cover(state, "e7", "energy")
    assert not complete(state.seats[0], 6)


@pytest.mark.rule("PU-PLANET-TARTARUS-01")
def test_tartarus_tiles_do_not_lie_across_the_chasm() -> None:
    state = drafting("I2 biomass/civ", planet="tartarus")
    cover(state, "f1 f2", "civ")
    assert refused(state, "place I2 f3 r1").rule == "PU-PLANET-TARTARUS-01"  # f3 and g3
    assert "place I2 e3 r1" in moves(state)
    assert "place I2 g2 r0" in moves(state)  # beside f2 across the chasm: adjacency works


@pytest.mark.rule("PU-PLANET-TARTARUS-02")
def test_tartarus_rovers_do_not_cross_the_chasm() -> None:
    state = drafting(planet="tartarus")
    cover(state, "f1 f2", "civ")
    one = seat(state)
    one.rovers = mask("f3")
    one.movement = 2
    assert some(state, "move") == {"f3 f2", "f3 e3", "f3 f4"}
    assert refused(state, "move f3 g3").rule == "PU-PLANET-TARTARUS-02"


@pytest.mark.rule("PU-PLANET-TARTARUS-03")
def test_tartarus_is_crossed_at_two_corners_with_diagonal_movement() -> None:
    state = drafting(planet="tartarus", corporation="cosmos")
    cover(state, "f1 f2", "civ")
    track(state, tech=3)
    seat(state).movement = 2
    crossings = set()
    planet = state.seats[0].planet
    for square in bits(planet.squares):
        seat(state).rovers = 1 << square
        for text in some(state, "move"):
            start, end = (SQUARE[name] for name in text.split())
            if not _same_side(start, end):
                crossings.add(frozenset(text.split()))
    assert crossings == {frozenset(("f4", "g5")), frozenset(("g9", "f10"))}
    seat(state).rovers = mask("f3")
    assert refused(state, "move f3 g4").rule == "PU-PLANET-TARTARUS-02"


def _same_side(one: int, other: int) -> bool:
    from astrarium.planet_unknown.components.planets import TARTARUS_SIDES

    return TARTARUS_SIDES[one // 13][one % 13] == TARTARUS_SIDES[other // 13][other % 13]


@pytest.mark.rule("PU-PLANET-CHARYBDIS-01", "PU-PLANET-CHARYBDIS-02")
def test_charybdis_starts_in_the_centre() -> None:
    state = drafting("I2 biomass/civ", planet="charybdis")
    assert refused(state, "place I2 f1 r0").rule == "PU-PLANET-CHARYBDIS-01"
    for text in some(state, "place"):
        after = play(state.copy(), f"place {text}")
        assert after.seats[0].covered & mask("f6 g6 f7 g7")
    cover(state, "f6 g6", "civ")
    assert "place I2 f5 r1" in moves(state)
    assert refused(state, "place I2 f1 r0").rule == "PU-PLACE-02"


@pytest.mark.rule("PU-PLANET-KAAX-01", "PU-PLANET-KAAX-02")
def test_kaax_rovers_avoid_toxic_terrain_until_it_is_covered() -> None:
    state = drafting("I2 biomass/civ", planet="kaax")
    planet = state.seats[0].planet
    assert isinstance(planet, KAax)
    assert planet.toxic & mask("d2")
    one = seat(state)
    one.covered |= mask("e2")
    one.terrain[0] |= mask("e2")
    one.rovers = mask("e2")
    one.movement = 1
    assert "move e2 d2" not in moves(state)
    assert refused(state, "move e2 d2").rule == "PU-PLANET-KAAX-01"
    assert "place I2 d2 r0" in moves(state)
    cover(state, "d2", "civ")
    assert "move e2 d2" in moves(state)


@pytest.mark.rule("PU-PLANET-PAJITNOV-01")
def test_pajitnov_tiles_slide_into_place() -> None:
    state = drafting("I2 biomass/civ", planet="pajitnov")
    cover_all_but(state, "f6 f7 f8 d2 d3")
    # the notch d2-d3 is open to the left of d2; f6-f8 can be entered along itself only
    assert "place I2 f6 r0" in moves(state)  # pushed up from f7-f8
    cover_all_but(state, "f6 f7 d2 d3")
    assert refused(state, "place I2 f6 r0").rule == "PU-PLANET-PAJITNOV-01"
    assert "place I2 d2 r0" in moves(state)


@pytest.mark.rule("PU-PLANET-PAJITNOV-02")
def test_pajitnov_patches_need_not_slide() -> None:
    state = drafting(planet="pajitnov")
    cover_all_but(state, "f6 d2 d3")
    resolving(state, PATCH)
    assert "f6" in some(state, "patch")


@pytest.mark.rule("PU-PLANET-OBLIVION-01", "PU-PLANET-OBLIVION-02")
def test_oblivion_has_ice_in_its_corners_and_scores_each_line_once() -> None:
    state = drafting(planet="oblivion")
    planet = state.seats[0].planet
    corners = [(r, c) for r in (0, 1, 2, 9, 10, 11) for c in (0, 1, 2, 9, 10, 11)]
    assert {(s // 13, s % 13) for s in bits(planet.ice)} == set(corners)
    one = seat(state)
    one.covered = mask("a6")
    assert planet_medals(one) == 0
    one.covered = mask("a6 l6")
    assert planet_medals(one) == 1
    one.covered = planet.squares
    assert planet_medals(one) == 40


@pytest.mark.rule("PU-PLANET-CERBERUS-01", "PU-PLANET-CERBERUS-02")
def test_cerberus_gives_a_bonus_for_each_complete_planet() -> None:
    state = drafting(planet="cerberus")
    planet = state.seats[0].planet
    assert isinstance(planet, Cerberus)
    assert [one.bit_count() for one in planet.planets] == [28, 47, 21]
    assert planet.planets[0] | planet.planets[1] | planet.planets[2] == planet.squares
    for complete_planet in planet.planets:
        assert planet.bonus(complete_planet) == 2
        assert planet.bonus(complete_planet & (complete_planet - 1)) == 0


@pytest.mark.rule("PU-PLANET-CERBERUS-03", "PU-PLANET-CERBERUS-04")
def test_cerberus_ignores_missing_squares_and_scores_45_at_most() -> None:
    state = drafting(planet="cerberus")
    one = seat(state)
    one.covered = mask("h1 i1 j1 k1")
    assert planet_medals(one) == 1
    cover_all_but(state, "")
    assert planet_medals(state.seats[0]) == 45


@pytest.mark.rule("PU-PLANET-LACUNA-01", "PU-PLANET-LACUNA-02")
def test_lacuna_holes_are_not_covered_and_do_not_count() -> None:
    state = drafting("I2 biomass/civ", planet="lacuna")
    cover(state, "e3", "civ")
    assert not state.seats[0].planet.squares & mask("f3 g3")
    assert refused(state, "place I2 f3 r1").rule == "PU-PLANET-LACUNA-01"
    one = seat(state)
    one.covered = mask("b3 c3 d3 e3 h3 i3 j3 k3")
    assert planet_medals(one) == 2
    one.rovers = mask("e3")
    one.movement = 1
    state.forget()
    assert "move e3 f3" not in moves(state)
    cover_all_but(state, "")
    assert planet_medals(state.seats[0]) == 40


@pytest.mark.rule("PU-PLANET-ALL-02", "PU-GLOSS-06")
@pytest.mark.parametrize(
    "planet, bare, move",
    [
        ("k-273", "d6 e6", "place I2 d6 r1"),
        ("arashi", "f6 g6", "place I2 f6 r1"),
        ("tartarus", "f3 g3", "place I2 f3 r1"),
        ("pajitnov", "f6 f7", "place I2 f6 r0"),
        ("persephone", "f4 f5", "place I2 f4 r0"),
    ],
)
def test_a_planet_rule_that_alone_would_end_the_game_is_ignored(
    planet: str, bare: str, move: str
) -> None:
    tile = "I2 civ/energy" if planet == "persephone" else "I2 biomass/civ"
    state = drafting(tile, "S4 civ/energy", planet=planet)
    cover_all_but(state, bare)
    assert move in moves(state)
    assert some(state, "take") == set()


@pytest.mark.rule("PU-PLANET-ALL-02")
def test_a_planet_rule_holds_while_the_other_tile_can_obey_it() -> None:
    state = drafting("I2 biomass/civ", "I4 biomass/civ", planet="k-273")
    cover_all_but(state, "d6 e6 c3 d3 e3 f3")
    assert {text.split()[0] for text in some(state, "place")} == {"I2", "I4"}
    assert refused(state, "place I2 d6 r1").rule == "PU-PLANET-K273-01"
