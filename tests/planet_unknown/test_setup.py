"""Game setup: options, cards, objectives, station, and what is wrong with wrong options."""

from typing import Any

import pytest

from astrarium.planet_unknown import PLANET_UNKNOWN
from astrarium.planet_unknown.components.civ_cards import card
from astrarium.planet_unknown.components.station import EXTERIOR, INTERIOR
from astrarium.planet_unknown.position import DRAFT, ROTATION, SETUP
from astrarium.table import BadOption
from tests.planet_unknown.positions import moves, new, play, some


@pytest.mark.rule("PU-SETUP-01", "PU-SETUP-02", "PU-SETUP-03", "PU-SETUP-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_each_player_gets_a_set(players: int) -> None:
    state = new(players)
    assert state.players == players
    for seat in state.seats:
        assert seat.trackers == [0, 0, 0, 0, 0]
        assert seat.garage == seat.corporation.rovers == 2
        assert seat.rovers == 0
        assert seat.lifepods.bit_count() == 6
        assert seat.covered == 0


@pytest.mark.rule("PU-SETUP-01")
@pytest.mark.parametrize("players", [0, 7, "many", True])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(BadOption, match="players"):
        PLANET_UNKNOWN.new({"players": players}, "s")


@pytest.mark.rule("PU-SETUP-04", "PU-SETUP-05")
def test_boards_are_chosen_per_seat_and_mixed() -> None:
    state = PLANET_UNKNOWN.new(
        {
            "players": 3,
            "planets": "gaia,ksb-4156,petra",
            "corporations": "universal,flux,universal",
        },
        "s",
    )
    assert [seat.planet.key for seat in state.seats] == ["gaia", "ksb-4156", "petra"]
    assert [seat.corporation.key for seat in state.seats] == ["universal", "flux", "universal"]


@pytest.mark.rule("PU-SETUP-09", "PU-ROUND-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_indicators_point_at_different_depots(players: int) -> None:
    state = new(players)
    depots = [state.depot(number) for number in range(players)]
    assert len(set(depots)) == players
    gaps = [(depots[(i + 1) % players] - depots[i]) % 6 for i in range(players)]
    assert max(gaps) <= 2 or players == 2
    assert sum(gaps) == 6


@pytest.mark.rule("PU-SETUP-10", "PU-SETUP-11")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_civ_cards_per_rank(players: int) -> None:
    state = new(players)
    for rank in range(4):
        assert state.piles[rank].bit_count() == players + 1
        assert state.boxes[rank].bit_count() == 9 - players - 1
        for number in range(1, 37):
            if state.piles[rank] >> (number - 1) & 1:
                assert card(number).rank == rank + 1


@pytest.mark.rule("PU-SETUP-13")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_neighbor_objective_between_each_pair(players: int) -> None:
    state = new(players)
    assert len(state.neighbors) == players
    assert len(set(state.neighbors)) == players
    seats = [objective["seats"] for objective in state.view(None)["neighbor_objectives"]]
    assert seats == [[i, (i + 1) % players] for i in range(players)]


@pytest.mark.rule("PU-SETUP-14")
def test_three_objectives_between_two_players() -> None:
    state = new(2)
    assert len(state.neighbors) == 3
    seats = [objective["seats"] for objective in state.view(None)["neighbor_objectives"]]
    assert seats == [[0, 1]] * 3


@pytest.mark.rule("PU-SETUP-15", "PU-SOLO-02", "PU-PRIV-01")
def test_solo_keeps_three_of_four_private_objectives() -> None:
    state = new(1)
    assert state.phase == SETUP
    dealt = state.seats[0].dealt
    assert len(dealt) == 4
    assert len(moves(state)) == 4
    kept = sorted(dealt)[:3]
    play(state, "keep " + " ".join(map(str, kept)))
    assert state.seats[0].objectives == kept
    assert state.neighbors == []


@pytest.mark.rule("PU-PRIV-01", "PU-PRIV-02", "PU-PRIV-03", "PU-PRIV-05")
def test_private_objectives_are_chosen_before_neighbors_are_dealt() -> None:
    state = new(3, private_objectives=True)
    assert state.to_act == (0, 1, 2)
    assert state.neighbors == []
    for number in (2, 0, 1):
        assert len(state.seats[number].dealt) == 2
        assert len(some(state, "keep", number)) == 2
        play(state, f"keep {state.seats[number].dealt[1]}", number=number)
    assert all(len(seat.objectives) == 1 for seat in state.seats)
    assert len(state.neighbors) == 3
    dealt = [number for seat in state.seats for number in seat.dealt]
    assert not set(dealt) & set(state.neighbors)


@pytest.mark.rule("PU-PRIV-01")
def test_without_the_module_nobody_has_private_objectives() -> None:
    state = new(3)
    assert state.phase == ROTATION
    assert all(seat.objectives == [] for seat in state.seats)


@pytest.mark.rule("PU-SETUP-16")
def test_the_first_commander() -> None:
    assert new(4, commander="2").commander == 2
    assert new(4).to_act == (0,)
    drawn = {new(4, commander="random", seed=str(seed)).commander for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rule("PU-STATION-04")
def test_the_interior_ring_is_turned_before_play() -> None:
    for turned in range(6):
        state = new(3, interior_ring=str(turned))
        assert state.exterior == EXTERIOR
        assert state.interior == INTERIOR[turned:] + INTERIOR[:turned]
    drawn = {new(3, seed=str(seed)).interior for seed in range(60)}
    assert len(drawn) == 6


@pytest.mark.rule("PU-STATION-05")
def test_another_arrangement_keeps_one_small_and_one_large_stack() -> None:
    state = new(3, arrangement="shuffled", seed="q")
    assert state.exterior != EXTERIOR
    assert sorted(state.exterior) == sorted(EXTERIOR)
    assert sorted(state.interior) == sorted(INTERIOR)


@pytest.mark.rule("PU-SOLO-01")
def test_solo_starts_with_a_random_depot() -> None:
    fronts = {new(1, seed=str(seed)).depot(0) for seed in range(60)}
    assert fronts == set(range(6))


def test_the_same_seed_gives_the_same_game() -> None:
    options: dict[str, Any] = {"players": 4, "planets": ["random"] * 4, "corporations": "random"}
    assert PLANET_UNKNOWN.new(options, "one") == PLANET_UNKNOWN.new(options, "one")
    assert PLANET_UNKNOWN.new(options, "one") != PLANET_UNKNOWN.new(options, "two")


def test_random_boards_are_all_different() -> None:
    state = new(6, planets="random", corporations="random")
    assert len({seat.planet.key for seat in state.seats}) == 6
    assert len({seat.corporation.key for seat in state.seats}) == 6


def test_flux_chooses_its_track_at_setup() -> None:
    state = new(2, corporations="flux,universal")
    assert state.to_act == (0,)
    play(state, "flux rover")
    assert state.view(None)["players"][0]["flux"] == "rover"


def test_options_name_type_default_choices_and_help() -> None:
    options = PLANET_UNKNOWN.options()
    names = [option["name"] for option in options]
    assert names[:3] == ["players", "planets", "corporations"]
    for option in options:
        assert set(option) == {"name", "type", "default", "choices", "help"}
        assert option["help"].endswith(".")
    defaults = {option["name"]: option["default"] for option in options}
    assert PLANET_UNKNOWN.new(defaults, "s").phase in (ROTATION, DRAFT)


WRONG = [
    ({"player": 3}, "player", "there is no such option"),
    ({"planets": "mars"}, "planets", "there is no mars"),
    ({"planets": "gaia,gaia"}, "planets", "there is only one board of gaia in the box"),
    ({"planets": "gaia,petra,ksb-4156"}, "planets", "3 names for 2 seats"),
    ({"planets": 4}, "planets", "4 is not a list of names"),
    ({"corporations": "flux,flux"}, "corporations", "only one board of flux"),
    ({"corporations": "acme"}, "corporations", "there is no acme"),
    ({"players": 3, "two_player_variant": True}, "two_player_variant", "this game has 3"),
    ({"two_player_variant": "maybe"}, "two_player_variant", "neither true nor false"),
    ({"private_objectives": 2}, "private_objectives", "neither true nor false"),
    ({"events": "8-8"}, "events", "say how many green, orange and red"),
    ({"events": "8-8-5"}, "events", "the deck has 20 cards, not 21"),
    ({"events": "17-3-0"}, "events", "with 2 players there are 0 to 16 green"),
    ({"events": "0-1-19"}, "events", "with 2 players there are 0 to 18 red"),
    ({"events": "x-8-8"}, "events", "there are 0 to 16 green"),
    ({"commander": "5"}, "commander", "not a number from 0 to 1"),
    ({"arrangement": "odd"}, "arrangement", "it is standard or shuffled"),
    ({"interior_ring": 6}, "interior_ring", "not a number from 0 to 5"),
]


@pytest.mark.parametrize("options, name, words", WRONG)
def test_wrong_options_are_named(options: dict[str, Any], name: str, words: str) -> None:
    with pytest.raises(BadOption) as refusal:
        PLANET_UNKNOWN.new({"players": 2, **options}, "s")
    assert refusal.value.option == name
    assert words in refusal.value.reason
