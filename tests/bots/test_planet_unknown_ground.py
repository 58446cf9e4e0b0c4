"""What the Planet Unknown bot knows of planets with a shape of their own."""

import pytest

from astrarium.bots.planet_unknown.evaluate import Evaluator
from astrarium.bots.planet_unknown.ground import FARTHEST, ways
from astrarium.bots.planet_unknown.walking import walk
from astrarium.bots.planet_unknown.weights import load
from astrarium.planet_unknown.grid import SQUARE, bits
from astrarium.planet_unknown.planets import PLANETS
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown import positions as at


def away(planet: str, start: str, goal: str) -> int:
    return ways(PLANETS[planet])[SQUARE[start]][SQUARE[goal]]


def alone_on(planet: str) -> tuple[PlanetUnknownState, Seat, Evaluator]:
    """A solo game with nothing to be collected."""
    state = at.drafting(planet=planet, players=1, events="8-8-4")
    seat = at.seat(state)
    seat.lifepods, seat.objectives = 0, []
    return state, seat, Evaluator(state, 0, load(), 5.0)


@pytest.mark.parametrize(
    ("planet", "start", "goal", "steps"),
    [
        ("ksb-4156", "f1", "f12", 11),
        ("oblivion", "f1", "f12", 21),  # round the void: five to the side, and back
        ("lacuna", "d4", "f4", 8),  # holes on three sides of f4
        ("tartarus", "f2", "g2", FARTHEST),  # nobody crosses the chasm step by step
        ("cerberus", "k1", "k12", 19),  # by way of the large planet
    ],
)
def test_rovers_go_round_what_they_cannot_cross(
    planet: str, start: str, goal: str, steps: int
) -> None:
    assert away(planet, start, goal) == steps


@pytest.mark.parametrize("planet", PLANETS)
def test_ways_are_as_long_back_as_there_and_never_shorter_than_the_distance(planet: str) -> None:
    squares = bits(PLANETS[planet].squares)
    table = ways(PLANETS[planet])
    for one in squares:
        for other in squares:
            row, column = divmod(one, 13)
            r, c = divmod(other, 13)
            straight = abs(row - r) + abs(column - c)
            assert straight <= table[one][other] == table[other][one]
            if planet == "ksb-4156":
                assert table[one][other] == straight


def test_a_lifepod_beyond_the_void_is_not_near() -> None:
    _, seat, judge = alone_on("oblivion")
    seat.rovers = at.mask("c5")
    worths = []
    for pod in ("f1", "j5"):  # seven squares away both, the second across the void
        seat.lifepods = at.mask(pod)
        worths.append(judge.finds(seat))
    near, beyond = worths
    assert near > beyond
    assert away("oblivion", "c5", "j5") == 13
    seat.movement = 3
    walk(seat, judge)
    assert ways(seat.planet)[bits(seat.rovers)[0]][SQUARE["j5"]] == 10


@pytest.mark.parametrize(
    ("planet", "pair", "together"),
    [
        ("ksb-4156", "f2 g2", True),
        ("tartarus", "f2 g2", False),
        ("tartarus", "e2 f2", True),
        ("k-273", "g4 h4", False),  # ice beside land
        ("k-273", "f4 g4", True),
    ],
)
def test_open_squares_that_no_tile_joins_are_lone(planet: str, pair: str, together: bool) -> None:
    _, seat, judge = alone_on(planet)
    seat.covered = seat.planet.squares & ~at.mask(pair)
    lone = judge.lines.alone(at.mask(pair))
    assert lone == (0 if together else at.mask(pair))
    worth = judge.lines.worth(seat)
    _, joined, judge_there = alone_on("ksb-4156")
    if not together:
        # The same squares on a planet without that rule can be covered by one tile.
        joined.covered = joined.planet.squares & ~at.mask(pair)
        assert worth < judge_there.lines.worth(joined)


def test_each_planet_of_cerberus_counts_by_what_is_open_on_it() -> None:
    _, seat, judge = alone_on("cerberus")
    planet = seat.planet
    full = planet.squares
    worths = []
    for gaps in ("", "k1", "k1 j1", "k1 j1 c11"):  # none, one and two of one planet, another's
        seat.covered = full & ~at.mask(gaps)
        worths.append(judge.lines.worth(seat))
    assert worths == sorted(worths, reverse=True)
    ended = Evaluator(at.drafting(planet="cerberus", players=1), 0, load(), 0.0)
    seat.covered = full
    medals = sum(planet.row_medals) + sum(planet.column_medals) + planet.bonus(full)
    assert ended.lines.worth(seat) == medals
    seat.covered = full & ~at.mask("k1")
    lost = planet.row_medals[0] + planet.column_medals[10] + 2
    assert ended.lines.worth(seat) == medals - lost
