"""The Planet Unknown bot: sensible turns, legal moves on every board, the same move every time."""

import random
from dataclasses import replace

import pytest

from astrarium.bots import Budget, make_bot
from astrarium.bots.bot import ask
from astrarium.bots.planet_unknown.evaluate import Evaluator, rounds_left
from astrarium.bots.planet_unknown.goals import private_chance
from astrarium.bots.planet_unknown.search import Style, TurnSearch
from astrarium.bots.planet_unknown.weights import load
from astrarium.planet_unknown.components.objectives import private_text
from astrarium.planet_unknown.components.station import DEPOTS
from astrarium.planet_unknown.components.tiles import SHAPE
from astrarium.planet_unknown.items import BOOST_ITEM, PATCH, ROVER_ITEM, item
from astrarium.planet_unknown.position import ROTATION
from astrarium.planet_unknown.scoring import planet_medals
from astrarium.planet_unknown.seat import Seat
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import Move
from tests.planet_unknown import positions as at

LEVELS = ("easy", "medium", "hard")
GAME = "planet-unknown"


def choice(state: PlanetUnknownState, level: str = "medium", nodes: int = 2000) -> Move:
    return ask(make_bot(GAME, level), state, 0, Budget(nodes), "sample")


def worth(state: PlanetUnknownState, seat: Seat | None = None) -> float:
    weights = load()
    judge = Evaluator(state, 0, weights, rounds_left(state, weights))
    return judge.value(seat or state.seats[0])


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_patch_completes_a_row_rather_than_a_poor_column(level: str) -> None:
    """On g6 it completes row 6 and column g; the other gaps leave their lines open."""
    state = at.drafting()
    at.cover_all_but(state, "g6 b4 b5 c4 c5 j8 j9 i8 i9")
    at.resolving(state, PATCH)
    assert str(choice(state, level)) == "patch g6"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_tile_goes_where_it_completes_lines(level: str) -> None:
    state = at.drafting("I2 civ/energy", "S4 civ/energy")
    at.cover_all_but(state, "f1 g1 c4 c5 c6 d4 d5 d6 e4 e5 e6 d7 e7 f7 f8")
    before = planet_medals(state.seats[0])
    move = choice(state, level)
    state.play(move, 0)
    assert planet_medals(state.seats[0]) > before


def test_a_lone_square_is_worth_less_than_one_that_tiles_can_still_fill() -> None:
    state = at.drafting()
    at.cover_all_but(state, "f3 g3 f4 g4 c6 d6 c7 d7")
    whole = worth(state)
    at.cover_all_but(state, "f3 g3 f4 c6 d6 c7 d7 d9")
    assert worth(state) < whole


@pytest.mark.parametrize("level", LEVELS)
def test_a_rover_collects_a_lifepod_in_reach(level: str) -> None:
    state = at.drafting()
    at.cover(state, "f1 g1 f2 g2", "civ")
    at.resolving(state, BOOST_ITEM)
    seat = at.seat(state)
    seat.pile = []
    pod = next(i for i in range(200) if seat.lifepods >> i & 1)
    seat.rovers = 1 << seat.planet.steps[seat.planet.steps[pod][0]][0]
    if seat.rovers == 1 << pod:
        seat.rovers = 1 << seat.planet.steps[seat.planet.steps[pod][0]][1]
    seat.movement = 2
    for _ in range(2):
        state.play(choice(state, level), 0)
    assert state.seats[0].scored == 1


def test_a_rover_is_placed_where_it_collects() -> None:
    state = at.drafting()
    at.cover(state, "f1 g1 f2 g2", "civ")
    at.resolving(state, ROVER_ITEM)
    seat = at.seat(state)
    seat.last_tile = at.mask("f1 g1 f2 g2")
    seat.meteorites = at.mask("g2")
    assert str(choice(state)) == "rover g2"


def test_a_boost_takes_the_last_step_to_the_highest_medal() -> None:
    """In the last round water 15 raises the medal from 7 to 10; no other step brings as much."""
    state = at.drafting()
    state.final = True
    at.track(state, water=14)
    at.resolving(state, BOOST_ITEM)
    assert str(choice(state)) == "boost water"


def test_in_the_last_round_only_medals_count() -> None:
    state = at.drafting()
    at.cover_all_but(state, "f3 g3 f4 g4 c6 d6 c7 d7")
    state.final = True
    alone = state.seats[0].copy()
    alone.rovers = at.mask("e5")
    assert worth(state, alone) == worth(state)
    alone.collected = 3
    assert worth(state, alone) == pytest.approx(worth(state) + 1)


def test_the_next_rounds_are_part_of_the_plan() -> None:
    """f6 g6 would complete the most now, but the four in a row are for the tile that comes next."""
    state = at.drafting("I2 civ/energy", "Z5 civ/energy", players=1, events="8-8-4")
    coming = (state.depot(0) - 1) % DEPOTS
    state.interior = _moved_to(state.interior, SHAPE["O4"], coming)
    state.exterior = _moved_to(state.exterior, SHAPE["I4"], coming)
    state.events = state.events[: state.event_index + 1]
    at.cover_all_but(state, "b4 b5 e6 f6 g6 h6")
    assert str(choice(state, "hard")).startswith("place I2 b4")


def _moved_to(ring: tuple[int, ...], shape: int, depot: int) -> tuple[int, ...]:
    shapes = list(ring)
    where = shapes.index(shape)
    shapes[where], shapes[depot] = shapes[depot], shapes[where]
    return tuple(shapes)


def test_private_objectives_become_likelier_with_what_is_there() -> None:
    """Of a 3x3 of civ: more of it is better, and none can come where others spoil all of it."""
    state = at.drafting(players=1, events="8-8-4")
    number = next(one for one in range(1, 29) if private_text(one).startswith("Complex"))
    weights = load()
    chances = []
    for names in ("", "e5 f5 g5", "e5 f5 g5 e6 f6 g6", "e5 f5 g5 e6 f6 g6 e7 f7 g7"):
        at.cover(state, names, "civ")
        chances.append(private_chance(state.seats[0], number, 8.0, weights))
    assert 0 < chances[0] < chances[1] < chances[2] < chances[3] == 1
    at.cover_all_but(state, "")
    state.seats[0].terrain = [0, state.seats[0].covered, 0, 0, 0, 0]
    assert private_chance(state.seats[0], number, 8.0, weights) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("level", LEVELS)
def test_an_objective_that_hardly_ever_comes_true_is_not_kept(level: str) -> None:
    """Of four objectives three are kept; a tech tracker at the top is the rarest of these."""
    state = at.new(1, events="8-8-4")
    names = ("Exponent", "Flowrate", "Complex", "Runway")
    numbers = {
        name: next(one for one in range(1, 29) if private_text(one).startswith(name))
        for name in names
    }
    at.seat(state).dealt = list(numbers.values())
    kept = {int(number) for number in choice(state, level).args}
    assert kept == {number for name, number in numbers.items() if name != "Exponent"}


def test_ice_left_bare_is_not_forgotten() -> None:
    """With the objective to cover all ice, one more bare ice square costs more than without."""
    state = at.drafting(players=1, events="8-8-4")
    number = next(one for one in range(1, 29) if private_text(one).startswith("Meltdown"))
    losses = []
    for objectives in ([], [number]):
        at.seat(state).objectives = objectives
        values = []
        for names in ("k4 k5", "j4 k4 k5"):
            at.cover_all_but(state, names)
            values.append(worth(state))
        losses.append(values[0] - values[1])
    assert losses[1] > losses[0]


def test_a_stored_patch_counts_as_the_square_it_will_cover() -> None:
    """A lone square costs its row and column; with a patch in store hardly anything is lost."""
    state = at.drafting(players=1, events="8-8-4")
    at.seat(state).objectives = []
    at.cover_all_but(state, "")
    whole = worth(state)
    at.cover_all_but(state, "f6")
    loss = whole - worth(state)
    at.seat(state).stored = 1
    assert whole - worth(state) < loss / 2
    state.final = True
    assert worth(state) == pytest.approx(planet_medals(state.seats[0]) + 6)


def test_patches_that_complete_a_row_only_together_count_in_the_end() -> None:
    """Three open squares of a row: two patches are worth nothing, three all that was missing."""
    state = at.drafting(players=1, events="8-8-4")
    seat = at.seat(state)
    seat.objectives = []
    state.final = True
    at.cover_all_but(state, "")
    whole = worth(state)
    at.cover_all_but(state, "e6 f6 g6 e7 f7 g7 e8 f8 g8")
    bare = worth(state)
    seat.stored = 2
    assert worth(state) == pytest.approx(bare)
    seat.stored = 3
    assert bare + 1 < worth(state) < whole
    stored = worth(state)
    seat.stored, seat.pile = 0, [item(PATCH)] * 3
    assert worth(state) == pytest.approx(stored)


def test_the_last_rounds_are_thought_over_more_thoroughly() -> None:
    """With 15 of 20 events revealed, five rounds come after this one: their tops are known."""
    looked = []
    for revealed in (14, 15):
        state = at.drafting("I2 civ/energy", "S4 civ/energy", players=1, events="8-8-4")
        state.event_index = revealed
        plain = Style(width=3, ahead=2, rounds=5, lines=2, few=2)
        for style in (plain, replace(plain, last=replace(plain, width=6, ahead=4))):
            bot = TurnSearch("thorough", style)
            looked.append(len(bot.hints(state, 0, Budget(5000), 9)))
    assert looked[:3] == [2, 2, 2] and looked[3] > 2


def test_easy_looks_at_few_of_many_moves() -> None:
    """It skips most, but never so many that fewer than four are left."""
    state = at.drafting("I2 civ/energy", "S4 civ/energy")
    for gaps, least, most in (("f3 g3 f4 g4 c6 d6 c7 d7", 4, 8), ("f1 g1", 1, 4)):
        at.cover_all_but(state, gaps)
        seen = len(make_bot(GAME, "easy").hints(state, 0, Budget(300), 99))
        assert least <= seen <= most


def test_the_commander_turns_to_the_tile_that_fits() -> None:
    """Only a domino's room is left, so the station is turned until the domino is in front."""
    state = at.new(2, commander=0, seed="turn")
    while state.phase != ROTATION:
        state.play(state.legal_moves(state.to_act[0])[0], state.to_act[0])
    at.cover_all_but(state, "f1 g1")
    for level in LEVELS:
        turned = state.copy()
        turned.play(choice(state, level), 0)
        moves = {move.args[0] for move in turned.legal_moves(0) if move.verb == "place"}
        assert moves == {"I2"}


@pytest.mark.parametrize("corporation", at.CORPORATION_KEYS)
@pytest.mark.parametrize("players", [1, 2])
def test_legal_moves_with_every_corporation(corporation: str, players: int) -> None:
    """After a stretch of random play, the bot finds a legal move for many decisions in a row."""
    options = {"corporations": [corporation] + ["universal"] * (players - 1)}
    _go_through(at.new(players, **options, seed=corporation), 90)


@pytest.mark.parametrize("planet", at.PLANET_KEYS)
def test_legal_moves_on_every_planet(planet: str) -> None:
    _go_through(at.new(2, planets=[planet, "ksb-4156"], events="8-8-4", seed=planet), 60)


def _go_through(state: PlanetUnknownState, skipped: int) -> None:
    dice = random.Random(5)
    bot = TurnSearch("quick", Style(width=2, beam=2, ahead=1, rounds=1, stride=8, spite=True))
    asked = 0
    for number in range(skipped + 16):
        if not state.to_act:
            break
        seat = state.to_act[0]
        moves = state.legal_moves(seat)
        if number < skipped:
            state.play(dice.choice(moves), seat)
            continue
        move = ask(bot, state, seat, Budget(30), str(number))
        assert move in moves
        asked += 1
        state.play(move, seat)
    assert asked or not state.to_act


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_budget_gives_the_same_move(level: str) -> None:
    state = at.drafting(players=2)
    at.cover(state, "f1 g1 f2 g2 f3 g3", "civ")
    first = choice(state, level, 150)
    assert choice(state, level, 150) == first
    assert choice(state.copy(), level, 150) == first


def test_nothing_is_changed_by_thinking() -> None:
    state = at.drafting(players=2)
    before = state.key()
    choice(state, "hard", 300)
    assert state.key() == before


def test_every_weight_is_used() -> None:
    """A weight that no part of the evaluation reads would be fitted for nothing."""
    read: set[str] = set()

    class Noted(dict[str, float]):
        def __getitem__(self, name: str) -> float:
            read.add(name)
            return super().__getitem__(name)

    bot = TurnSearch("noted", Style(width=2, spite=True, stride=4), Noted(load()))
    for players in (1, 2):
        state = at.new(players, seed="weights", private_objectives=players > 1)
        number = 0
        while state.to_act:
            seat = state.to_act[0]
            state.play(ask(bot, state, seat, Budget(40), str(number)), seat)
            number += 1
    state = at.drafting(players=1, events="8-8-4")
    at.seat(state).objectives = list(range(1, 29))
    Evaluator(state, 0, Noted(load()), 8.0).value(state.seats[0])
    assert read == set(load())


def test_seconds_end_a_thought_before_its_nodes_do() -> None:
    state = at.drafting()
    hints = [make_bot(GAME, "hard").hints(state, 0, Budget(2000, seconds)) for seconds in (0, 1e9)]
    assert [len(found) for found in hints] == [1, 3]
    assert hints[0][0].moves[0] in state.legal_moves(0)
