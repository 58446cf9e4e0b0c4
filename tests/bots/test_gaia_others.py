"""What the bot expects of the others while it plans, and where it begins."""

import pytest

from astrarium.bots import Budget
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.choices import Choices
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.lines import Lines
from astrarium.bots.gaia.others import OFFERED, Others
from astrarium.bots.gaia.planner import FINALISTS, START_LINES, STARTS, Planner
from astrarium.bots.gaia.weights import load
from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.actions import mine, turn
from astrarium.gaia.automa.actions import automa_steps
from astrarium.gaia.components.effects import PER_GAIA, PER_SECTOR, PER_TYPE
from astrarium.gaia.components.planets import GAIA as GAIA_PLANET
from astrarium.gaia.components.planets import TRANSDIM
from astrarium.gaia.components.scoring import FINAL_TILES
from astrarium.gaia.decisions import FACTION, PLACE, TURN, Step
from astrarium.gaia.galaxy import bits
from tests.gaia.positions import give, me, new_game, rich, started


def settled(state: GaiaState, before: GaiaState, seat: int) -> int:
    return state.seats[seat].structures & ~before.seats[seat].structures


def wealthy(state: GaiaState) -> GaiaState:
    """The second seat could settle every planet within its range, and nothing else."""
    new = state.copy()
    player = new.seats[1]
    player.credits, player.ore, player.knowledge, player.qic = 2, 15, 0, 0
    player.area1 = player.area2 = player.area3 = 0
    player.built = [player.structures, 0, 0, 0, 0, 0]
    return new


def test_others_settle_what_is_cheap_for_them_and_more_the_longer_one_waits() -> None:
    state = started("terrans", "xenos")
    numbers = []
    for rounds in (0.0, 1.0, 3.0):
        later = state.copy()
        Others(state, 0, 5).come_forward(later, rounds)
        new = settled(later, state, 1)
        numbers.append(new.bit_count())
        assert later.seats[0].key() == state.seats[0].key()
        assert not new & mine.taken(state)
    assert numbers[0] == 0
    assert 0 < numbers[1] < numbers[2]
    first = state.copy()
    Others(state, 0, 5).come_forward(first, 1.0)
    (h,) = bits(settled(first, state, 1))
    moves = turn.moves(wealthy(state), Step(TURN, 1))
    names = [move.args[0] for move in moves if move.verb == "mine"]
    steps = [mine.cost(state, 1, state.galaxy.by_name[name]).steps for name in names]
    assert mine.cost(state, 1, h).steps == min(steps)


def test_who_has_passed_settles_nothing_more_in_this_round() -> None:
    state = started("terrans", "xenos")
    state.seats[1].passed = True
    later = state.copy()
    Others(state, 0, 5).come_forward(later, 0.7)
    assert not settled(later, state, 1)


def test_a_planet_taken_meanwhile_is_no_target_any_more() -> None:
    state = started("terrans", "xenos")
    rich(me(state))
    others = Others(state, 0, 5)
    others.come_forward(state, 1.0)
    (h,) = bits(state.seats[1].structures & ~started("terrans", "xenos").seats[1].structures)
    names = [move.args[0] for move in turn.moves(state, Step(TURN, 0)) if move.verb == "mine"]
    assert state.galaxy.names[h] not in names


def test_the_automa_is_expected_where_it_comes_forward_with_fewest_steps() -> None:
    """Its cards name a final scoring tile: what counts for that comes first, then few steps."""
    options = {"players": 1, "factions": ["terrans"], "automa_level": "ultoma"}
    found = 0
    for number in range(30):
        state = GAIA.new(options, f"near {number}")
        while state.steps[-1].kind != TURN:
            state.play(state.legal_moves()[0])
        automa = state.seats[1]
        for tile, final in enumerate(state.setup.final_tiles):
            h = Others(state, 0, 5)._wish(state, 1, tile)
            if FINAL_TILES[final].per == PER_GAIA:
                found += 1
                assert state.planets[h] in (GAIA_PLANET, TRANSDIM)
            elif FINAL_TILES[final].per == PER_TYPE:
                found += 1
                assert not automa.types >> state.planets[h] & 1
            elif FINAL_TILES[final].per != PER_SECTOR:
                assert automa_steps(automa.faction.home, state.planets[h]) <= 1
    assert found > 10


def test_neighbours_offer_power_before_the_next_round() -> None:
    state = started("terrans", "xenos")
    player = me(state)
    player.area1, player.area2, player.area3 = 4, 0, 0
    state.seats[1].built = [0] * 6
    others = Others(state, 0, 8)
    others.until_round(state)
    assert player.area2 == 0, "nobody is near"
    give(state, state.seats[1], "mine", "1A1")
    for number in range(1, 8):
        others.until_turn(state, number)
    assert player.area2 == 0, "too seldom during a round to count on it"
    others.until_round(state)
    assert player.area2 == OFFERED


def test_a_start_is_chosen_by_the_rounds_that_follow() -> None:
    """Of the static favourites not the first, but the one with the best line from there; and that
    line is remembered."""
    state = new_game("xenos", "taklons")
    assert state.steps[-1].kind == PLACE
    choices = Choices(Evaluation(load()), True, several=True)
    choices.nodes = 20_000
    ranked = sorted(state.legal_moves(0), key=lambda move: -choices.value_after(state, 0, move))
    left = choices.nodes
    tried = []
    for move in ranked[:STARTS]:
        new = state.copy()
        new.play(move)
        while new.steps[-1].kind != TURN and new.round == 0:
            new.play(choices.reply(new, new.steps[-1].seat))
        turns.continue_alone(new, 0)
        choices.nodes = 20_000
        lines = Lines(choices, new, 0, 2, 1)
        tried.append((lines.best(START_LINES).value, move, lines))
    tried.sort(key=lambda row: -row[0])
    found = []
    for _, move, lines in tried[:FINALISTS]:
        choices.nodes = left // FINALISTS
        found.append((lines.best_revised((), str(move)), move))
    line, best = max(found, key=lambda pair: pair[0].value)
    assert best != ranked[0]
    bot = Planner("hard", 2, 0, ahead=1)
    assert bot.choose(state, 0, Budget(20_000)) == best
    assert bot._remembered == tuple([plan.turn for plan in line.line()])
    assert Planner("easy", 1, 1).choose(state, 0, Budget(10_000)) == ranked[0]


@pytest.mark.parametrize("faction", ["terrans", "hadsch-hallas", "taklons", "nevlas"])
def test_whatever_exchanges_can_pay_is_thought_of_and_can_be_made(faction: str) -> None:
    state = started(faction, "xenos" if faction != "xenos" else "terrans")
    seat = state.to_act[0]
    player = me(state)
    player.credits, player.ore, player.knowledge, player.qic = 4, 2, 3, 1
    player.area1, player.area2, player.area3 = 0, 4, 5
    known = turns.main_moves(state, seat)
    wished = turns.wished_moves(state, seat, known)
    with_all = state.copy()
    rich(with_all.seats[seat]).qic = player.qic + turns.MORE_QIC
    with_all.seats[seat].area3 = 20
    possible = 0
    for move in turn.moves(with_all, Step(TURN, seat)):
        if move in known or move.verb not in ("mine", "upgrade", "research", "power", "qic"):
            continue
        exchanges = turns.conversions_for(state, seat, turns.need_of(state, seat, move))
        if not exchanges:
            continue
        paid = state.copy()
        if not turns.pay(paid, seat, exchanges):
            continue
        allowed = paid.copy()
        assert turns.make(paid, seat, move) == (move in allowed.legal_moves(seat))
        if move in allowed.legal_moves(seat):
            possible += 1
            assert move in wished, move
            allowed.play(move)
            assert allowed == paid
    assert possible > 2


def test_a_faction_is_chosen_by_lines_too() -> None:
    state = GAIA.new({"players": 2}, "faction")
    assert state.steps[-1].kind == FACTION
    bot = Planner("hard", 1, 0, ahead=0)
    assert bot.choose(state, 0, Budget(5_000)) in state.legal_moves(0)
    assert not bot._remembered
    bot = Planner("hard", 1, 0, ahead=1)
    assert bot.choose(state, 0, Budget(5_000)) in state.legal_moves(0)
    assert bot._remembered, "the line that begins best from there"
