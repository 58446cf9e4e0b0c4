"""The parts of the Gaia Project bot: its evaluation and the turns it considers."""

from itertools import count
from math import inf

import pytest

from astrarium.bots import Budget, make_bot
from astrarium.bots.gaia import others, turns
from astrarium.bots.gaia.advice import is_whole
from astrarium.bots.gaia.choices import main_action
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.features import Features, advanced_worth
from astrarium.bots.gaia.planner import Planner
from astrarium.bots.gaia.reach import Reach, neighbours
from astrarium.bots.gaia.weights import NAMES, Weights, load
from astrarium.gaia import GaiaState
from astrarium.gaia.components.board_actions import POWER_NAMES
from astrarium.gaia.components.structures import ROUNDS
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES
from astrarium.gaia.decisions import CHARGE_OFFER, Step
from astrarium.games import get_game
from astrarium.table import Move
from tests.gaia.positions import give, me, rich, started


def test_a_vp_is_a_vp_and_more_of_anything_is_better() -> None:
    evaluation = Evaluation(load())
    state = started("terrans", "xenos")
    base = evaluation(state, 0)
    player = me(state)
    player.vp += 3
    assert evaluation(state, 0) == pytest.approx(base + 3)
    for name in ("credits", "ore", "knowledge", "qic", "area3"):
        before = evaluation(state, 0)
        setattr(player, name, getattr(player, name) + 1)
        assert evaluation(state, 0) > before, name


def test_the_parts_of_an_explanation_are_the_whole_evaluation() -> None:
    evaluation = Evaluation(load())
    state = started("terrans", "xenos")
    rich(me(state)).research[2] = 4
    assert sum(evaluation.parts(state, 0).values()) == pytest.approx(evaluation(state, 0))


def test_a_structure_next_to_others_is_a_step_towards_a_federation() -> None:
    evaluation = Evaluation(load())
    near, far = started("terrans", "xenos"), started("terrans", "xenos")
    give(near, near.seats[0], "trading-station", "1A1")
    give(far, far.seats[0], "trading-station", "7A2")
    assert evaluation(near, 0) > evaluation(far, 0)


def test_federations_come_nearer_with_power_value_and_go_once_formed() -> None:
    state = started("terrans", "xenos")
    player = me(state)
    reach = Reach()
    assert reach.federations(state, player, player.structures) == (
        0,
        0,
        0,
    )  # two mines are far from anything
    give(state, player, "research-lab", "1B5")
    give(state, player, "trading-station", "1A2")
    first, second, third = reach.federations(state, player, player.structures)
    assert 0 < first < 1
    assert second < first
    assert third == 0
    give(state, player, "planetary-institute", "1A1")
    nearer = reach.federations(state, player, player.structures)[0]
    assert nearer > first
    player.federated = player.structures
    assert reach.federations(state, player, player.structures) == (0, 0, 0)


def test_neighbours_are_counted_anew_when_somebody_builds() -> None:
    state = started("terrans", "xenos")
    reach = Reach()
    near = []
    for h in ("1A1", "1A2", "1B5"):
        sides = me(state).structures, state.structures_of_others(0)
        near.append(reach.neighbours(state, *sides))
        assert near[-1] == neighbours(state, *sides)
        give(state, state.seats[1], "mine", h)
    give(state, me(state), "mine", "1A4")
    sides = me(state).structures, state.structures_of_others(0)
    near.append(reach.neighbours(state, *sides))
    assert near[-1] == neighbours(state, *sides)
    assert len(set(near)) > 1


def test_range_and_terraforming_give_room() -> None:
    state = started("terrans", "xenos")
    player = me(state)
    reach = Reach()
    sides = player.structures, state.structures_of_others(0)
    rooms = [reach.targets(state, player, *sides)]
    for track, level in ((1, 2), (0, 2), (0, 3)):
        player.research[track] = level
        rooms.append(reach.targets(state, player, *sides))
    assert rooms == sorted(set(rooms))


def test_resources_that_lack_their_partner_lie_idle() -> None:
    state = started("terrans", "xenos")
    player = me(state)
    idle = NAMES.index("credit idle"), NAMES.index("ore idle")

    def lying(credits: int, ore: int) -> list[bool]:
        player.credits, player.ore = credits, ore
        row = Features().of(state, 0)
        return [row[place] > 0 for place in idle]

    assert lying(30, 0) == [True, False]
    assert lying(0, 12) == [False, True]
    assert lying(8, 4) == [False, False]


def test_an_advanced_tile_is_worth_what_it_would_pay() -> None:
    state = started("terrans", "xenos")
    player = me(state)
    mines, passing = ADVANCED_NAMES.index("now-mines"), ADVANCED_NAMES.index("pass-types")
    assert advanced_worth(state, player, mines, 3) == 2 * player.mines.bit_count()
    early = advanced_worth(state, player, passing, 3)
    assert early > advanced_worth(state, player, passing, 1) > 0


def test_weights_must_be_complete() -> None:
    values = dict(load().values)
    assert set(values) == set(NAMES)
    del values["ore"]
    with pytest.raises(ValueError, match="weights lack ore"):
        Weights(dict(values))


def test_a_worth_grows_with_the_rounds_left_but_the_last_round_has_its_own() -> None:
    values = dict.fromkeys(NAMES, (0.0, 0.0, 0.0)) | {"ore": (5.0, 1.0, 0.5)}
    place = NAMES.index("ore")
    assert [row[place] for row in Weights(dict(values)).by_rounds_left()][:3] == [5.0, 1.5, 2.0]


def broke() -> GaiaState:
    state = started("terrans", "xenos")
    player = rich(me(state))
    player.credits, player.ore, player.knowledge, player.qic = 1, 1, 1, 0
    state._legal = None
    return state


def test_conversions_make_a_wish_affordable() -> None:
    """Every wished action becomes legal by the free actions named for it, and not without."""
    state = broke()
    known = turns.main_moves(state, 0)
    made = 0
    for wish in turns.wished_moves(state, 0, known):
        before = turns.conversions_for(state, 0, turns.need_of(state, 0, wish))
        if before is None:
            continue
        assert before, f"{wish} needs nothing and is not legal"
        new = state.copy()
        for move in before:
            new.play(move)
        assert wish in new.legal_moves(), (str(wish), before)
        made += 1
    assert made > 5


def test_paying_is_the_same_as_playing_the_free_actions() -> None:
    state = broke()
    moves = [Move.of("burn"), Move.of("spend 3 power for 1 ore")]
    played, paid = state.copy(), state.copy()
    for move in moves:
        played.play(move)
    assert turns.pay(paid, 0, moves)
    assert paid == played
    me(state).area2 = me(state).area3 = 0
    assert not turns.pay(state, 0, moves)


def test_power_is_burnt_only_as_far_as_needed() -> None:
    state = started("terrans", "xenos")
    player = me(state)
    player.area1, player.area2, player.area3 = 0, 6, 2
    need = turns.need_of(state, 0, Move("power", ("ore-2",)))
    assert turns.conversions_for(state, 0, need) == [turns.BURN, turns.BURN]
    player.area2 = 3
    assert turns.conversions_for(state, 0, need) is None


def test_opponents_take_what_they_can_pay_before_the_own_next_turn() -> None:
    state = started("terrans", "xenos")
    state.seats[1].area3 = 0
    state.seats[1].qic = 0
    assert others.taken_by_others(state, 0, 3) == [0, 0, 0]
    state.seats[1].area3 = 4
    ore = 1 << POWER_NAMES.index("ore-2")
    assert others.taken_by_others(state, 0, 3) == [0, ore, ore]
    state.seats[1].passed = True
    assert others.taken_by_others(state, 0, 3) == [0, 0, 0]


@pytest.mark.parametrize(
    ("round_", "power", "verb"),
    [(1, 5, "charge"), (5, 2, "charge"), (5, 5, "decline"), (6, 1, "charge"), (6, 2, "decline")],
)
def test_power_from_neighbours_has_its_price(round_: int, power: int, verb: str) -> None:
    state = started("terrans", "xenos")
    player = me(state)
    player.area1, player.area2, player.area3 = 6, 0, 0
    state.round = round_
    state.steps = [Step(CHARGE_OFFER, 0, power)]
    state._legal = None
    assert Planner("test", 1, 1).choose(state, 0, Budget(100)).verb == verb


def test_without_exchanges_only_what_is_affordable_is_considered() -> None:
    state = broke()
    player = me(state)
    player.area1, player.area2, player.area3 = 0, 0, 12
    state.used_actions = (1 << 10) - 1
    state._legal = None
    move = Planner("test", 2, 4, exchanges=False).choose(state, 0, Budget(3000))
    assert move.verb not in turns.FREE


def test_free_actions_and_what_they_are_for_are_one_thought() -> None:
    """Having begun to pay for an action the bot takes it, without thinking it over again."""
    state = broke()
    player = me(state)
    player.area1, player.area2, player.area3 = 0, 0, 12
    state.used_actions = (1 << 10) - 1
    state._legal = None
    bot = Planner("test", 2, 4)
    first = bot.choose(state, 0, Budget(3000))
    played = [first]
    while played[-1].verb in turns.FREE:
        state.play(played[-1])
        played.append(bot.choose(state, 0, Budget(0)))
    assert len(played) > 1
    assert played[-1].verb != "pass"


def test_hints_begin_with_the_bots_own_move_and_tell_why() -> None:
    state = started("terrans", "xenos")
    bot = make_bot("gaia", "medium")
    hints = bot.hints(state, 0, Budget(3000))
    assert len(hints) == 3
    assert hints[0].moves[0] == bot.choose(state, 0, Budget(3000))
    assert len({hint.moves for hint in hints}) == 3
    new = state.copy()
    for move in hints[0].moves:
        new.play(move)
    assert hints[0].reasons
    assert all(reason.split()[-1][0] in "+-" for reason in hints[0].reasons)


def test_a_hint_is_the_turn_as_it_was_planned() -> None:
    """A line to the end may take another tile than the one that looks best now."""
    state = started("terrans", "xenos")
    state.round = ROUNDS
    rich(me(state))
    give(state, me(state), "trading-station", "1B5")
    texts = ("upgrade 1B5 research-lab", "tile free-1", "advance ai")
    turn = tuple([Move.of(text) for text in texts])
    bot = Planner("hard", 4, 0, ahead=5)
    bot._remembered = (turn, (Move("pass"),))
    hints = bot.hints(state, 0, Budget(20))  # too little to plan anything better
    assert turn in [hint.moves for hint in hints]


def test_a_plan_to_the_end_tells_what_it_comes_to() -> None:
    """Hints of who plans ahead are compared by the end of the game, not by what a turn costs."""
    state = started("terrans", "xenos")
    hints = Planner("hard", 6, 0, ahead=5).hints(state, 0, Budget(15_000))
    assert len(hints) == 3
    assert len({main_action(hint.moves) for hint in hints}) == 3
    ends = [hint.end for hint in hints if hint.end is not None]
    assert len(ends) == 3 and ends == sorted(ends, reverse=True)
    for hint, end in zip(hints, ends, strict=True):
        assert 60 < end < 250
        assert hint.worth == pytest.approx(end - me(state).vp)
        assert hint.reasons[0].startswith("then: ")
        assert any(reason.startswith("VP in play +") for reason in hint.reasons)
        new = state.copy()
        for move in hint.moves:
            new.play(move)


def test_the_last_pass_of_the_game_is_a_plan_too() -> None:
    state = broke()
    state.round = ROUNDS
    player = me(state)
    player.area1 = player.area2 = player.area3 = 0
    state.used_actions = (1 << 10) - 1
    state._legal = None
    hints = Planner("hard", 6, 0, ahead=5).hints(state, 0, Budget(3000), count=9)
    passing = next(hint for hint in hints if hint.moves == (Move("pass"),))
    assert passing.end is not None
    assert passing.worth == pytest.approx(passing.end - player.vp)
    assert not any(reason.startswith("then: ") for reason in passing.reasons)


def test_a_hint_in_setup_tells_what_the_places_come_to() -> None:
    state = get_game("gaia").new({"players": 2, "factions": ["terrans", "xenos"]}, "start")
    bot = Planner("hard", 6, 0, ahead=5)
    hints = bot.hints(state, 0, Budget(40_000))
    assert hints[0].moves == (bot.choose(state, 0, Budget(40_000)),)
    assert len(hints) == 3
    assert all(hint.moves[0] in state.legal_moves() and hint.end for hint in hints)
    assert [hint.worth for hint in hints] == sorted([h.worth for h in hints], reverse=True)


@pytest.mark.parametrize("calls", [20, 75, 150, 300])
def test_a_line_that_time_broke_off_decides_nothing(
    monkeypatch: pytest.MonkeyPatch, calls: int
) -> None:
    """In the middle of a game everything still looks possible, so it would beat all others."""
    asked = count()
    clock = lambda: 0.0 if next(asked) < calls else 10.0  # noqa: E731
    monkeypatch.setattr("astrarium.bots.gaia.choices.thread_time", clock)
    state = get_game("gaia").new({"players": 2, "factions": ["terrans", "xenos"]}, "start")
    bot = Planner("hard", 6, 0, ahead=5)
    assert bot.choose(state, 0, Budget(40_000, 5.0)) in state.legal_moves()
    assert all(is_whole(line[-1]) for _, line in bot._compared)
    assert next(asked) > calls


def test_who_cannot_think_to_the_end_tells_what_changes_at_once() -> None:
    state = started("terrans", "xenos")
    bot = Planner("hard", 6, 0, ahead=5)
    hints = bot.hints(state, 0, Budget(30))
    assert hints[0].moves[0] == bot.choose(state, 0, Budget(30))
    assert [hint.end for hint in hints] == [None] * 3


def test_hints_for_an_answer_are_among_the_answers() -> None:
    state = started("terrans", "xenos")
    rich(me(state))
    give(state, me(state), "trading-station", "1B5")
    state.play("upgrade 1B5 research-lab")
    hints = make_bot("gaia", "easy").hints(state, 0, Budget(500), count=2)
    assert [hint.moves[0].verb for hint in hints] == ["tile", "tile"]


def test_sectors_are_left_as_they_lie() -> None:
    """Turning them could go on for ever, also in the positions that hints are made of."""
    options = {"players": 2, "factions": "random", "assembler": "last-player"}
    state = get_game("gaia").new(options, "sectors")
    bot = make_bot("gaia", "easy")
    assert bot.choose(state, 1, Budget(nodes=20)) == Move("assembled")
    assert [hint.moves[0] for hint in bot.hints(state, 1, Budget(nodes=20))] == [Move("assembled")]


def test_the_next_round_is_looked_at_with_its_own_income() -> None:
    state = started("terrans", "xenos")
    real = state.copy()
    out = next(move for move in state.legal_moves(0) if move.verb == "pass")
    ahead = turns.after_passing(state, 0, out)
    before = ahead.seats[0]
    have = (before.credits, before.ore, before.knowledge)
    turns.begin_next_round(ahead, 0)
    turns.begin_gaia_phase(ahead, 0)
    after = ahead.seats[0]
    assert (ahead.round, ahead.to_act) == (2, (0,))
    assert not after.passed
    assert after.booster >= 0
    now = (after.credits, after.ore, after.knowledge)
    gained = [new - old for new, old in zip(now, have, strict=True)]
    assert gained[1] >= 2  # two mines and the board itself
    assert gained[2] >= 1
    assert state == real


def test_a_plan_is_remembered_and_its_turn_is_not_thought_over_again() -> None:
    state = started("terrans", "xenos")
    bot = Planner("hard", 4, 3, ahead=1)
    first = bot.choose(state, 0, Budget(2000))
    planned = bot._remembered
    assert planned
    assert any(turn[0].verb == "pass" for turn in planned)
    state.play(first)
    while turns.asks_me(state, 0):
        answer = bot.choose(state, 0, Budget(0))  # nothing left to think with
        assert answer in state.legal_moves(0)
        state.play(answer)
    assert bot._remembered == planned


def test_seconds_end_a_thought_before_its_nodes_do() -> None:
    state = started("terrans", "xenos")
    for seconds, ended in ((0.0, True), (inf, False)):
        bot = Planner("test", 2, 2)
        assert bot.choose(state, 0, Budget(10**9, seconds)) in state.legal_moves(0)
        assert (bot._choices.nodes < 0) == ended


def test_who_plans_to_the_end_thinks_less_and_less() -> None:
    planner = Planner("test", 1, 0, ahead=5)
    state = started("terrans", "xenos")
    shares = []
    for state.round in range(1, 7):
        shares.append(planner._share(Budget(1000, 2.0), state))
    assert shares == sorted(shares, key=lambda budget: -budget.nodes)
    assert shares[0] == Budget(1000, 2.0)
    assert 0 < shares[-1].nodes < 200
    state.round = 0
    assert planner._share(Budget(1000, 2.0), state) == Budget(1000, 2.0)
    assert Planner("test", 1, 0)._share(Budget(1000), state) == Budget(1000)
