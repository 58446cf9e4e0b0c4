"""Rovers in the rounds that the Planet Unknown bot imagines, and what carried meteorites count."""

import pytest

from astrarium.bots.planet_unknown.evaluate import Evaluator
from astrarium.bots.planet_unknown.future import Line, children
from astrarium.bots.planet_unknown.walking import set_down, walk
from astrarium.bots.planet_unknown.weights import load
from astrarium.planet_unknown.components.resources import ROVER
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown import positions as at


def judge(state: PlanetUnknownState, rounds: float = 4.0) -> Evaluator:
    return Evaluator(state, 0, load(), rounds)


def nearly_full(corporation: str = "universal") -> tuple[PlanetUnknownState, Seat]:
    """All covered but four squares, no lifepods, a rover on f6."""
    state = at.drafting(corporation=corporation, players=1, events="8-8-4")
    at.cover_all_but(state, "d2 e2 d3 e3")
    seat = at.seat(state)
    seat.lifepods, seat.objectives, seat.rovers = 0, [], at.mask("f6")
    return state, seat


def test_the_meteorite_that_costs_lines_is_fetched_before_a_lifepod() -> None:
    state, seat = nearly_full()
    seat.meteorites, seat.lifepods, seat.movement = at.mask("h6"), at.mask("f8"), 2
    walk(seat, judge(state))
    assert (seat.collected, seat.scored, seat.meteorites) == (1, 0, 0)
    assert (seat.rovers, seat.movement) == (at.mask("h6"), 0)


def test_a_rover_goes_on_while_it_has_movement() -> None:
    state, seat = nearly_full()
    seat.meteorites, seat.lifepods, seat.movement = at.mask("h6"), at.mask("f8"), 6
    walk(seat, judge(state))
    assert (seat.collected, seat.scored) == (1, 1)


def test_a_rover_comes_nearer_to_what_is_out_of_reach() -> None:
    state, seat = nearly_full()
    seat.meteorites, seat.movement = at.mask("j6"), 3
    walk(seat, judge(state))
    assert (seat.rovers, seat.meteorites, seat.movement) == (at.mask("i6"), at.mask("j6"), 0)


def test_a_new_rover_is_set_on_the_meteorite_of_its_tile() -> None:
    _, seat = nearly_full()
    seat.garage, seat.last_tile, seat.meteorites = 1, at.mask("b5 b6 b7"), at.mask("b6")
    set_down(seat, 2)
    assert seat.rovers == at.mask("f6 b6")
    assert (seat.garage, seat.collected, seat.meteorites) == (0, 1, 0)


def test_the_movement_of_a_coming_tile_is_spent() -> None:
    """The rover resource moves the tracker to 5: two steps of movement reach the meteorite."""
    state, seat = nearly_full()
    at.track(state, rover=4)
    seat.meteorites = at.mask("h6")
    tile = at.tile_number("O4 rover/tech")
    lines, _ = children(state, Line(0.0, 0.0, seat, 0), tile, judge(state), 10)
    assert lines
    assert all(line.seat.meteorites == 0 and line.seat.collected == 1 for line in lines)


def test_a_carried_meteorite_goes_home() -> None:
    """Horizon collects at rover symbols only: on the way there a load is worth more and more."""
    state, seat = nearly_full("horizon")
    seat.icons[ROVER] = at.mask("f9")
    values = []
    for square in ("f6", "f7", "f8"):
        seat.rovers = seat.carrying = at.mask(square)
        values.append(judge(state).value(seat))
    assert values[0] < values[1] < values[2]
    seat.rovers = seat.carrying = at.mask("f6")
    seat.movement = 3
    walk(seat, judge(state))
    assert (seat.collected, seat.carrying, seat.rovers) == (1, 0, at.mask("f9"))


@pytest.mark.parametrize("rounds", [0.0, 4.0])
def test_a_meteorite_is_picked_up_while_there_is_time(rounds: float) -> None:
    """On a rover it still spoils its row and column, but only there can it be brought home."""
    state, seat = nearly_full("horizon")
    seat.icons[ROVER] = at.mask("f9")
    seat.meteorites, seat.rovers = at.mask("f7"), at.mask("g7")
    lying = judge(state, rounds).value(seat)
    seat.meteorites, seat.rovers, seat.carrying = 0, at.mask("f7"), at.mask("f7")
    carried = judge(state, rounds).value(seat)
    assert carried > lying if rounds else carried == lying
