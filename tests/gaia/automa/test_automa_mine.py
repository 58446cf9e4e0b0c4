"""Build a mine: valid planets, tiebreakers, what the new mine brings."""

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.actions import lost_planet
from astrarium.gaia.automa.actions import choose_planet, mine_options
from astrarium.gaia.automa.automa import HUMAN
from astrarium.gaia.automa.components import PREFER_TRANSDIM, card
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.scoring import FINAL_NAMES
from astrarium.gaia.decisions import AUTOMA_SATELLITE, CHARGE_OFFER, TURN
from astrarium.gaia.notation import parse
from tests.gaia.automa.solo import (
    act,
    clear,
    deal,
    field,
    human,
    levels,
    opponent,
    put,
    started,
    the,
)
from tests.gaia.positions import legal, refused, rich


def names(state: GaiaState, reach: int) -> set[str]:
    return {state.galaxy.names[h] for h in mine_options(state, reach)}


@pytest.mark.rule("AU-ACT-MINE-02")
@pytest.mark.rule("AU-RANGE-01")
@pytest.mark.rule("AU-ACT-01")
def test_valid_planets_are_empty_and_within_range_transdim_too() -> None:
    """3A8 is two spaces from the middle, 3A2 two on the other side, so four apart."""
    state = field("ambas", "geodens", A8="v", C="m", B0="g", A10="i", A2="d", A4="r")
    assert names(state, 4) == set()  # nothing near its own planets
    put(state, opponent(state), "mine", "3A8")
    levels(opponent(state), navigation=4)  # never counts
    assert names(state, 1) == set()
    assert names(state, 2) == {"3C", "3A10"}
    assert names(state, 3) == {"3C", "3B0", "3A10"}
    assert names(state, 4) == {"3C", "3B0", "3A10", "3A2", "3A4"}
    put(state, human(state), "mine", "3B0")
    human(state).formers_on_map |= 1 << state.galaxy.by_name["3C"]
    assert names(state, 3) == {"3A10"}  # neither a structure nor a Gaiaformer may stand there


@pytest.mark.rule("AU-RANGE-01")
def test_range_starts_at_planets_and_not_at_satellites() -> None:
    state = field("ambas", "geodens", A8="v", A2="d")
    put(state, opponent(state), "mine", "3A8")
    opponent(state).satellites = 1 << state.galaxy.by_name["3C"]
    assert names(state, 2) == set()


def choice(state: GaiaState, *names: str, support: int, preference: int = 0) -> tuple[str, str]:
    hexes = [state.galaxy.by_name[name] for name in names]
    h, sentence = choose_planet(state, hexes, 2, preference, card(support))
    return state.galaxy.names[h], sentence


@pytest.mark.rule("AU-ACT-MINE-03")
def test_a_faction_actions_own_tiebreaker_comes_first() -> None:
    """Terrans prefer transdim (6A9), Taklons what is near the human; cards alone would not."""
    state = started("ambas", "terrans")
    near_first = choice(state, "1A11", "1B5", support=13)
    assert near_first[0] == "1B5"  # no steps
    assert choice(state, "1A11", "1B5", support=13, preference=1)[0] == "1A11"
    clear(state, human(state))
    put(state, human(state), "mine", "1B3")
    assert choice(state, "1A2", "3A3", support=13)[0] == "3A3"  # fewest steps
    assert choice(state, "1A2", "3A3", support=13, preference=2)[0] == "1A2"  # nearest


@pytest.mark.rule("AU-ACT-MINE-04")
@pytest.mark.rule("AU-ACT-MINE-05")
@pytest.mark.rule("AU-ACT-MINE-06")
@pytest.mark.rule("AU-ACT-MINE-07")
@pytest.mark.rule("AU-ACT-MINE-08")
@pytest.mark.parametrize(
    ("tile", "chosen"),
    [
        ("sectors", "2A3"),  # sector 02 is new
        ("planet-types", "1A5"),  # desert is new
        ("gaia-planets", "1A11"),  # transdim
        ("structures", "1A1"),  # says nothing: fewest steps
        ("satellites", "1A1"),
        ("federation-structures", "1A1"),
    ],
)
def test_the_final_scoring_tile_named_by_the_support_card(tile: str, chosen: str) -> None:
    other = "structures" if tile != "structures" else "satellites"
    for tiles, top, bottom in (([tile, other], chosen, "1A1"), ([other, tile], "1A1", chosen)):
        state = started("ambas", "geodens", final_scoring=tiles)
        clear(state, opponent(state))
        # Volcanic, oxide and gaia are known, in sector 01 only.
        put(state, opponent(state), "mine", "1A2")
        opponent(state).types |= 1 << 2 | 1 << 7
        options = ("1A1", "1A5", "1A11", "2A3")
        if tile == "gaia-planets":
            opponent(state).types &= ~(1 << 7)
        assert choice(state, *options, support=1)[0] == top  # card 1: top tile
        assert choice(state, *options, support=11)[0] == bottom  # card 11: bottom tile
        assert choice(state, *options, support=4)[0] == "1A1"  # card 4: none


@pytest.mark.rule("AU-ACT-MINE-09")
def test_then_fewest_terraforming_steps() -> None:
    state = started("ambas", "geodens")
    assert choice(state, "1B3", "1A11", "1A2", support=4)[0] == "1A2"  # 2, 2, 1 steps
    assert "fewest terraforming steps (1)" in choice(state, "1B3", "1A2", support=4)[1]
    assert choice(state, "3B3", "1B3", support=4)[0] == "3B3"  # gaia counts 1
    assert choice(state, "4A8", "1A11", support=4)[0] == "1A11"  # transdim 2, titanium 3


@pytest.mark.rule("AU-ACT-MINE-10")
def test_then_the_planet_nearest_to_the_human() -> None:
    """Four planets of one step; one space, two, two and four spaces from the human."""
    state = field("ambas", "geodens", C="t", B0="o", A2="d", A8="g", A6="o", A3="r")
    put(state, human(state), "mine", "3C")
    chosen, sentence = choice(state, "3A2", "3B0", "3A8", "3A6", support=4)
    assert chosen == "3B0"
    assert sentence == "4 planets within range 2 -> 1 closest to you (distance 1) -> 3B0"
    # The nearest of all the human's planets counts, not the first or the last.
    put(state, human(state), "mine", "3A3")
    assert choice(state, "3A2", "3A8", support=4)[0] == "3A2"


@pytest.mark.rule("AU-ACT-MINE-10")
def test_what_is_a_planet_of_the_human() -> None:
    """The Lost Planet is one; a Gaiaformer, a satellite and a space station are not."""
    state = field("ambas", "geodens", A8="o", A2="o")
    h = state.galaxy.by_name
    me = human(state)
    me.satellites = me.stations = me.formers_on_map = 1 << h["3B4"]  # next to 3A8
    put(state, me, "mine", "3A3")  # next to 3A2
    assert choice(state, "3A8", "3A2", support=2)[0] == "3A2"  # in a tie the arrow takes 3A8
    me.built[0] &= ~(1 << h["3A3"])
    me.lost = 1 << h["3B4"]
    assert choice(state, "3A8", "3A2", support=4)[0] == "3A8"


@pytest.mark.rule("AU-ACT-MINE-11")
@pytest.mark.rule("AU-DIR-04")
def test_at_last_the_arrow_of_the_support_card() -> None:
    state = field("ambas", "geodens", C="t", A8="o", A10="o", A2="o", A4="o")
    put(state, human(state), "mine", "3C")
    tied = ("3A8", "3A10", "3A2", "3A4")  # two in the top row, two in the bottom row
    chosen, sentence = choice(state, *tied, support=2)
    assert (chosen, sentence.split(", ", 1)[1]) == (
        "3A8",
        "first from left to right, top to bottom",
    )
    chosen, sentence = choice(state, *tied, support=4)
    assert (chosen, sentence.split(", ", 1)[1]) == (
        "3A2",
        "first from right to left, bottom to top",
    )


@pytest.mark.rule("AU-SETUP-04")
def test_rows_are_read_on_the_board_as_it_was_turned() -> None:
    """Upside down the last planet of the last row is the first of the first."""
    state = field("ambas", "geodens", C="t", A8="o", A10="o", A2="o", A4="o")
    put(state, human(state), "mine", "3C")
    upside_down = started("ambas", "geodens", automa_view=3).setup.solo
    for solo, first in ((state.setup.solo, "3A8"), (upside_down, "3A2")):
        state.setup.solo = solo
        assert choice(state, "3A8", "3A10", "3A2", "3A4", support=2)[0] == first


@pytest.mark.rule("AU-ACT-03")
def test_tiebreakers_narrow_step_by_step() -> None:
    """Each one only among those still tied: the nearest of all loses to fewer steps."""
    state = field("ambas", "geodens", C="t", B0="i", A0="o", A3="o", A6="o", A9="i")
    put(state, human(state), "mine", "3C")
    chosen, sentence = choice(state, "3B0", "3A0", "3A3", "3A6", "3A9", support=4)
    assert chosen == "3A3"
    assert sentence == (
        "5 planets within range 2 -> 3 with fewest terraforming steps (1) -> "
        "3A3, first from right to left, bottom to top"  # all three are two spaces away
    )


@pytest.mark.rule("AU-ACT-MINE-04")
def test_a_preference_that_nobody_meets_changes_nothing() -> None:
    state = field("ambas", "terrans", A8="o", A2="i")
    opponent(state).types |= 1 << 1 | 1 << 6
    for tile in ("gaia-planets", "planet-types"):
        state.setup.final_tiles = (FINAL_NAMES.index(tile),) * 2
        assert choice(state, "3A8", "3A2", support=1, preference=PREFER_TRANSDIM)[0] == "3A8"


@pytest.mark.rule("AU-ACT-MINE-06")
def test_transdim_is_the_type_gaia() -> None:
    """Once the Automa has a Gaia planet, a transdim planet is no new type."""
    state = field("ambas", "geodens", A8="m", A2="i")
    state.setup.final_tiles = (FINAL_NAMES.index("planet-types"),) * 2
    assert choice(state, "3A8", "3A2", support=1)[0] == "3A8"  # both are new: fewer steps
    opponent(state).types |= 1 << 7
    assert choice(state, "3A8", "3A2", support=1)[0] == "3A2"


@pytest.mark.rule("AU-ACT-MINE-12")
@pytest.mark.rule("AU-ACT-MINE-13")
def test_a_transdim_planet_becomes_gaia_at_once() -> None:
    state = field("ambas", "geodens", C="v", A8="m")
    put(state, opponent(state), "mine", "3C")
    act(state, action=4, support=13)
    h = state.galaxy.by_name["3A8"]
    assert opponent(state).built[0] >> h & 1
    assert PLANETS[state.planets[h]] == "gaia"
    assert opponent(state).types == 1 << 2 | 1 << 7  # volcanic and gaia, not transdim
    assert (opponent(state).formers, opponent(state).formers_on_map) == (0, 0)


@pytest.mark.rule("AU-ACT-MINE-14")
def test_a_lone_mine_gets_a_satellite_where_the_human_says() -> None:
    """Every space around the mine but those with a planet or an own satellite."""
    state = field("ambas", "geodens", A2="v", C="o", B0="t")
    put(state, opponent(state), "mine", "3A2")
    opponent(state).satellites = 1 << state.galaxy.by_name["3B1"]
    human(state).satellites = 1 << state.galaxy.by_name["3B4"]  # another colour does not matter
    act(state, action=4, support=13, answer=False)
    assert state.steps[-1].kind == AUTOMA_SATELLITE
    assert state.to_act == (HUMAN,)
    assert set(legal(state)) == {f"automa-satellite 3B{i}" for i in (2, 3, 4, 5)}
    state.play("automa-satellite 3B4")
    assert state.galaxy.listed(opponent(state).satellites) == "3B1,3B4"
    assert "Satellite on 3B4." in the(state).log[-1].lines
    assert state.steps[-1].kind == TURN


@pytest.mark.rule("AU-ACT-MINE-14")
def test_other_spaces_for_the_satellite_are_refused_with_a_reason() -> None:
    state = field("ambas", "geodens", A2="v", C="o", B0="t")
    put(state, opponent(state), "mine", "3A2")
    opponent(state).satellites = 1 << state.galaxy.by_name["3B1"]
    act(state, action=4, support=13, answer=False)
    far = refused(state, "automa-satellite 3A8")
    assert far.rule == "AU-ACT-MINE-14"
    assert "3A8 is not next to 3C" in str(far)
    assert "3B0" in str(refused(state, "automa-satellite 3B0"))  # a planet
    assert "3B1" in str(refused(state, "automa-satellite 3B1"))  # one is there already
    assert refused(state, "mine 3B0").rule == "AU-ACT-MINE-14"  # first the satellite
    said = state.describe(parse("automa-satellite 3B4"), HUMAN)
    assert "Automa" in said
    assert "3B4" in said


@pytest.mark.rule("AU-ACT-MINE-14")
def test_a_satellite_of_the_automa_keeps_the_lost_planet_away() -> None:
    state = field("ambas", "geodens", C="t")
    put(state, human(state), "mine", "3C")
    space = state.galaxy.by_name["3B4"]
    assert lost_planet.spaces(state, HUMAN) >> space & 1
    opponent(state).satellites = 1 << space
    assert not lost_planet.spaces(state, HUMAN) >> space & 1


def around(state: GaiaState, name: str) -> set[str]:
    shape = state.galaxy.shape
    h = state.galaxy.by_name[name]
    return {state.galaxy.names[i] for i in range(shape.size) if shape.distance(h, i) == 1}


@pytest.mark.rule("AU-ACT-MINE-14")
def test_the_only_space_needs_no_question_and_without_one_there_is_no_satellite() -> None:
    for covered, placed in ((1, "3B4"), (0, "")):
        state = field("ambas", "geodens", C="v", A8="o")
        put(state, opponent(state), "mine", "3C")
        spaces = sorted(around(state, "3A8") - ({"3B4"} if covered else set()))
        before = sum(1 << state.galaxy.by_name[name] for name in spaces)
        opponent(state).satellites = before
        act(state, action=4, support=13, answer=False)
        assert state.steps[-1].kind == TURN
        assert state.galaxy.listed(opponent(state).satellites & ~before) == placed


@pytest.mark.rule("AU-ACT-MINE-14")
def test_a_mine_next_to_an_own_structure_gets_none() -> None:
    state = field("ambas", "geodens", C="v", B4="o")
    put(state, opponent(state), "mine", "3C")
    act(state, action=4, support=13, answer=False)
    assert opponent(state).built[0] >> state.galaxy.by_name["3B4"] & 1
    assert opponent(state).satellites == 0
    assert state.steps[-1].kind == TURN


@pytest.mark.rule("AU-ACT-MINE-15")
@pytest.mark.rule("AU-CORE-08")
def test_the_human_charges_from_the_automas_mine() -> None:
    """A planetary institute two spaces away: three power for two VP; three away: nothing."""
    for spot, offered in (("3C", True), ("3B1", False)):
        state = field("ambas", "geodens", A9="v", A8="o", C="t", B1="r")
        put(state, opponent(state), "mine", "3A9")
        put(state, human(state), "planetary-institute", spot)
        before = opponent(state).vp
        act(state, action=6, support=13, answer=False)
        assert (state.steps[-1].kind == CHARGE_OFFER) == offered
        if offered:
            assert legal(state) == ["charge 3", "decline"]
            assert opponent(state).vp == before + 2  # a new type for the Geodens, no card VP yet
            vp = human(state).vp
            state.play("charge 3")
            assert human(state).vp == vp - 2
        assert opponent(state).vp == before + 5


@pytest.mark.rule("AU-ACT-MINE-15")
def test_the_human_charges_after_passing_too() -> None:
    state = field("ambas", "geodens", A9="v", A8="o", C="t")
    put(state, opponent(state), "mine", "3A9")
    put(state, human(state), "mine", "3C")
    deal(state, 13, 4, 5, 7, 1, 2, 16)
    state.play(legal(state, "pass")[0])
    assert human(state).passed
    assert legal(state) == ["charge 1", "decline"]


@pytest.mark.rule("AU-CORE-07")
def test_the_automa_never_charges() -> None:
    state = field("ambas", "itars", C="t", B0="i")
    put(state, opponent(state), "planetary-institute", "3B0")
    rich(human(state))
    human(state).qic = 9
    levels(human(state), navigation=4)
    put(state, human(state), "mine", "6C")
    opponent(state).area1 = 3  # it has none, but if it had it would not move
    human(state).built[0] |= 1 << state.galaxy.by_name["3A11"]
    deal(state, 1, 14, 5, 7, 4, 2, 16)
    before = opponent(state).vp
    state.play("mine 3C")
    state.play("end")
    assert state.to_act == (HUMAN,)
    assert opponent(state).area1 == 3
    assert opponent(state).vp == before + 3  # its next card's VP and nothing less


@pytest.mark.rule("AU-CORE-08")
def test_automa_structures_make_the_humans_trading_station_cheaper() -> None:
    """Three credits buy a trading station with a neighbour, alone it costs six."""
    state = field("ambas", "itars", C="t", A8="i", A2="i")
    me = human(state)
    me.credits, me.ore = 3, 4
    put(state, me, "mine", "3C")
    assert "upgrade 3C trading-station" not in legal(state)
    put(state, opponent(state), "mine", "3A8")
    assert "upgrade 3C trading-station" in legal(state)


@pytest.mark.rule("AU-ACT-MINE-01")
@pytest.mark.rule("AU-ACT-MINE-16")
def test_without_mine_or_planet_it_upgrades() -> None:
    state = started("ambas", "itars")
    opponent(state).built[0] = (1 << 8) - 1  # all eight mines are out
    lines = act(state, action=4, support=13)
    assert lines[1] == "No mine can be built."
    assert opponent(state).built[1].bit_count() == 1
    nowhere = started("ambas", "itars")
    clear(nowhere, opponent(nowhere))
    nothing = act(nowhere, action=4, support=13)
    assert nothing[1:3] == ("No mine can be built.", "Nothing can be upgraded.")
    assert nothing[-1] == "Gains 1 VP."
