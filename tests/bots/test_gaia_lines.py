"""Lines of turns to the end of the game: found by a beam, revised, remembered."""

import pytest

from astrarium.bots.gaia import lines
from astrarium.bots.gaia.choices import AGAIN, BLOCKED, FOLLOWED, Choices, Plan, main_action
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.lines import Lines, _alike
from astrarium.bots.gaia.others import Others
from astrarium.bots.gaia.weights import load
from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.board_actions import POWER_NAMES
from astrarium.gaia.components.structures import MINE, ROUNDS
from astrarium.gaia.decisions import TAKE_TOKEN, TILE, TURN
from astrarium.table import Chance, Move
from tests.gaia.federating import row
from tests.gaia.positions import give, me, rich, started

MUCH = 1_000_000


def choices(nodes: int = MUCH, several: bool = False) -> Choices:
    result = Choices(Evaluation(load()), True, several)
    result.nodes = nodes
    return result


def late(round_: int) -> GaiaState:
    """A seat with much to do, near the end of the game."""
    state = started("terrans", "xenos")
    state.round = round_
    rich(me(state))
    return state


def turns_of(plan: Plan) -> list[tuple[str, ...]]:
    return [tuple(map(str, step.turn)) for step in plan.line()]


def test_a_line_goes_on_to_the_last_round_and_passes_in_each() -> None:
    state = late(ROUNDS - 2)
    before = state.copy()
    plan = Lines(choices(), state, 0, 4, last=ROUNDS).best(2)
    assert plan.state.round == ROUNDS
    assert plan.state.seats[0].passed
    assert sum(step.turn[0].verb == "pass" for step in plan.line()) == 3
    assert state == before


@pytest.mark.parametrize("text", ["upgrade 1B5 trading-station", "pass"])
def test_the_best_line_after_a_turn_keeps_that_turn(text: str) -> None:
    """However often it is revised behind it."""
    state = late(ROUNDS - 1)
    passing = next(str(move) for move in state.legal_moves() if move.verb == "pass")
    turn = (Move.of(passing if text == "pass" else text),)
    before = state.copy()
    mind = choices(4_000)
    first = Lines(mind, state, 0, 6, last=1).best_after(turn, "seed")
    assert first is not None
    assert mind.nodes < 0
    assert first.line()[0].turn == turn
    assert first.state.round == ROUNDS
    assert sum(step.turn[0].verb == "pass" for step in first.line()) == 2
    longer = Lines(choices(20_000), state, 0, 6, last=1).best_after(turn, "seed")
    assert longer is not None
    assert longer.line()[0].turn == turn
    assert longer.value >= first.value
    assert state == before


def test_there_is_no_line_after_what_cannot_be_done() -> None:
    turn = (Move.of("upgrade 1B5 research-lab"),)  # a mine is no trading station yet
    assert Lines(choices(4_000), late(ROUNDS - 1), 0, 6, last=1).best_after(turn, "seed") is None


@pytest.mark.parametrize("players", [1, 4])
def test_a_search_leaves_everybody_as_they_were(players: int) -> None:
    names = ("terrans", "xenos", "ambas", "itars")[:players]
    state = GAIA.new({"players": players, "factions": names}, "search")
    while state.phase != 3 or state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    seat = state.to_act[0]
    before = state.copy()
    mind = choices(6_000, several=True)
    plan = Lines(mind, state, seat, 6, last=3).best_revised((), "seed")
    assert state == before
    others = [number for number in range(len(state.seats)) if number != seat]
    for number in others:
        assert plan.state.seats[number].structures != state.seats[number].structures
    mind.nodes = MUCH
    one, other = mind.expand(Plan(None, (), state, 0.0), seat, 2)
    Others(state, seat, 9).until_turn(one.state, 8)
    for number in others:
        assert one.state.seats[number].structures != before.seats[number].structures
        assert other.state.seats[number] is state.seats[number], "shared, as it stands still"
    assert state == before


def test_no_more_rounds_are_looked_at_than_asked_for() -> None:
    plan = Lines(choices(), late(2), 0, 3, last=1).best(2)
    assert plan.state.round == 3


@pytest.mark.parametrize("nodes", [6_000, 12_000])
def test_revisions_make_a_line_better_and_never_worse(nodes: int) -> None:
    state = late(ROUNDS - 1)
    width = int(lines.FRESH * nodes / (lines.LINE_NODES * 2))
    fresh = Lines(choices(), state, 0, 6, last=1).best(width)
    revised = Lines(choices(nodes), state, 0, 6, last=1).best_revised((), "seed")
    assert revised.value > fresh.value
    again = Lines(choices(nodes), state, 0, 6, last=1).best_revised((), "seed")
    assert turns_of(again) == turns_of(revised)
    with_it = tuple([step.turn for step in revised.line()])
    kept = Lines(choices(500), state, 0, 6, last=1).best_revised(with_it, "other seed")
    assert kept.value >= revised.value


@pytest.mark.parametrize("round_", [2, ROUNDS])
def test_a_revision_is_judged_like_any_line(round_: int) -> None:
    """Worths waver only while a line is looked for, not for what it comes to."""
    state = late(round_)
    mind = choices(9_000)
    plan = Lines(mind, state, 0, 6, last=0).best_revised((), "seed")
    assert mind.evaluate(plan.state, 0) == pytest.approx(plan.value)


def test_a_remembered_line_is_followed_as_far_as_it_can_be() -> None:
    state = late(ROUNDS - 1)
    mind = Lines(choices(), state, 0, 6, last=1)
    plan = mind.best(4)
    remembered = tuple([step.turn for step in plan.line()])
    same = mind._as_remembered(remembered)
    assert same is not None
    assert turns_of(same) == turns_of(plan)
    assert same.value == pytest.approx(plan.value)
    mined = [turn for turn in remembered if turn[-1].verb == "mine"]
    assert mined, "the line settles a planet"
    taken = state.copy()
    h = state.galaxy.by_name[mined[0][-1].args[0]]
    other = taken.seats[1]
    other.built[MINE] |= 1 << h
    taken.colonise(other, h)
    taken._legal = None
    without = Lines(choices(), taken, 0, 6, last=1)._as_remembered(remembered)
    assert without is not None
    assert tuple(map(str, mined[0])) not in turns_of(without)
    assert without.state.round == ROUNDS
    assert len(without.line()) >= 3


def test_a_remembered_turn_that_cannot_be_paid_as_planned_is_paid_in_another_way() -> None:
    state = late(ROUNDS)
    player = me(state)
    player.ore, player.qic = 0, 4
    state._legal = None
    planned = (*[Move.of("spend 3 power for 1 ore")] * 2, Move.of("upgrade 1B5 trading-station"))
    player.area1, player.area2, player.area3 = 0, 0, 0  # no power has come meanwhile
    mind = choices()
    root = Plan(None, (), state, 0.0)
    assert mind.again(root, planned, 0) is None
    mended = mind.alike(root, planned, 0)
    assert mended is not None
    assert mended.turn[-1] == planned[-1]
    assert [str(move) for move in mended.turn[:2]] == ["spend 1 qic for 1 ore"] * 2
    assert mind.alike(root, (Move.of("mine 3A3"),), 0) is None, "there is a mine already"


def test_a_planet_is_settled_by_another_action_if_the_planned_one_is_gone() -> None:
    state = late(ROUNDS)
    state.used_actions |= 1 << POWER_NAMES.index("terraform-2")
    state._legal = None
    root = Plan(None, (), state, 0.0)
    mended = choices().alike(root, (Move.of("power terraform-2 1A1"),), 0)
    assert mended is not None
    assert str(mended.turn[-1]) in ("mine 1A1", "power terraform-1 1A1")


def test_a_remembered_turn_is_made_up_for_later_in_the_round() -> None:
    state = late(ROUNDS)
    player = me(state)
    give(state, player, "qic-academy", "1B5")
    player.qic = 1
    player.area1 = player.area2 = player.area3 = 0
    state.seats[1].passed = True  # nobody else can take the action
    state._legal = None
    mind = Lines(choices(), state, 0, 6, last=0)
    wanted, bringing = (Move.of("qic planets"),), (Move.of("special academy"),)
    plan = mind._as_remembered((wanted, bringing, (Move.of("pass"),)))
    assert plan is not None
    assert turns_of(plan)[:2] == [("special academy",), ("qic planets",)]


def test_board_actions_that_the_automa_may_block_had_better_be_taken_soon() -> None:
    state = GAIA.new({"players": 1, "factions": ("terrans",)}, "risk")
    alone, among = choices(), started("terrans", "xenos")
    for shown, worse in ((state, 2 * BLOCKED), (among, 0.0)):
        early, later = Plan(None, (), shown, 0.0), Plan(None, (), shown, 0.0)
        later.depth = 2
        for verb, loss in (("power ore-2", worse), ("research ai", 0.0)):
            turn = (Move.of(verb),)
            soon = alone.plan(early, turn, shown, 0).value
            assert soon - alone.plan(later, turn, shown, 0).value == pytest.approx(loss)


def test_a_round_is_thought_over_alone_and_the_rest_goes_on_as_planned() -> None:
    state = late(ROUNDS - 1)
    mind = Lines(choices(), state, 0, 6, last=1)
    plan = mind.best(1)
    planned = turns_of(plan)
    passed = [turn[0].startswith("pass") for turn in planned].index(True)
    ends = mind._round([mind._root()], (), 3)
    spliced = mind._best_along(ends, tuple([step.turn for step in plan.line()[passed + 1 :]]))
    assert spliced is not None
    assert spliced.state.round == ROUNDS
    assert spliced.state.seats[0].passed
    rest = turns_of(spliced)
    here = [turn[0].startswith("pass") for turn in rest].index(True)
    assert set(rest[here + 1 :]) & set(planned[passed + 1 :])


def test_thinking_ends_where_nothing_can_be_done_but_pass() -> None:
    state = late(ROUNDS)
    player = me(state)
    player.credits = player.ore = player.knowledge = player.qic = 0
    player.area1 = player.area2 = player.area3 = 0
    state._legal = None
    mind = choices(2_000)
    plan = Lines(mind, state, 0, 6, last=0).best_revised((), "seed")
    assert [step.turn[0].verb for step in plan.line()] == ["pass"]
    assert -2 * lines.REVISION < mind.nodes < 0


def test_what_added_little_is_not_looked_at_again_in_the_same_round() -> None:
    state = late(3)
    mind = choices()
    root = Plan(None, (), state, mind.evaluate(state, 0))
    every = mind.expand(root, 0, MUCH)
    assert len(every) > AGAIN
    root.gains = every[0].gains
    best = mind.expand(root, 0, MUCH)
    assert [plan.turn for plan in best] == [plan.turn for plan in every[:AGAIN]]
    unknown = every[-1].turn[-1]
    root.gains = {move: gain for move, gain in every[0].gains.items() if move != unknown}
    assert unknown in [plan.turn[-1] for plan in mind.expand(root, 0, MUCH)]


@pytest.mark.parametrize(
    ("state", "verb", "kind"), [(late(3), "tile", TILE), (row("IsKm"), "take", TAKE_TOKEN)]
)
def test_several_tiles_and_tokens_are_followed_where_one_is_gained(
    state: GaiaState, verb: str, kind: int
) -> None:
    root = Plan(None, (), state, 0.0)
    taken: dict[bool, dict[Move, list[Move]]] = {False: {}, True: {}}
    for several, found in taken.items():
        for plan in choices(several=several).expand(root, 0, MUCH):
            for move in plan.turn:
                if move.verb == verb:
                    found.setdefault(main_action(plan.turn), []).append(move)
    assert taken[True].keys() == taken[False].keys() != set()
    for action, ways in taken[True].items():
        assert len(set(ways)) == len(ways) == FOLLOWED[kind]
        assert ways[:1] == taken[False][action], "the best one is the same"
    actions = [main_action(plan.turn) for plan in choices(several=True).candidates(state, 0)]
    assert len(set(actions)) == len(actions), "a hint for each action names the best one only"


def test_of_lines_that_built_and_researched_the_same_the_better_is_followed() -> None:
    player = me(late(3))
    player.built[MINE] = 0b01
    other = player.copy()
    other.credits -= 1
    other.built[MINE] = 0b10
    assert _alike(other) == _alike(player), "another place and small change make no other line"
    other.built[MINE] = 0b11
    assert _alike(other) != _alike(player)
    other = player.copy()
    other.research[0] += 1
    assert _alike(other) != _alike(player)
    other = player.copy()
    other.qic -= 1
    assert _alike(other) != _alike(player)


@pytest.mark.parametrize(("round_", "fewer"), [(ROUNDS - 1, True), (ROUNDS, False)])
def test_who_can_add_much_does_not_think_of_passing(
    monkeypatch: pytest.MonkeyPatch, round_: int, fewer: bool
) -> None:
    state = late(round_)
    looked, thorough = choices(), choices()
    Lines(looked, state, 0, 6, last=0).best(2)
    monkeypatch.setattr(lines, "CLEAR", MUCH)
    Lines(thorough, state, 0, 6, last=0).best(2)
    assert (looked.nodes > thorough.nodes) == fewer


def test_a_barred_booster_is_not_taken() -> None:
    state = started("terrans", "xenos")
    mind = choices()
    root = Plan(None, (), state, 0.0)
    best = mind.best_pass(root, 0, ())
    assert best is not None
    second = mind.best_pass(root, 0, best.turn)
    assert second is not None
    assert second.turn != best.turn
    assert second.value <= best.value


def test_worths_waver_and_come_back_but_stay_what_they_are_in_the_end() -> None:
    evaluation = Evaluation(load())
    state, end = late(2), late(ROUNDS)
    before, at_end = evaluation(state, 0), evaluation(end, 0)
    evaluation.waver(Chance("one", "test"), 0.5)
    assert evaluation(state, 0) != pytest.approx(before)
    assert evaluation(end, 0) == at_end
    evaluation.be_steady()
    assert evaluation(state, 0) == before


def test_after_the_last_pass_only_what_is_scored_counts() -> None:
    evaluation = Evaluation(load())
    state = late(ROUNDS)
    player = me(state)
    player.passed = True
    before = evaluation(state, 0)
    player.research[0] += 1  # the first level brings no VP at the end
    assert evaluation(state, 0) == before
    player.credits -= 3
    assert evaluation(state, 0) == pytest.approx(before - 1)
    assert sum(evaluation.parts(state, 0).values()) == pytest.approx(before - 1)
    state.round -= 1
    player.credits += 3
    guessed = evaluation(state, 0)
    player.research[0] -= 1
    assert evaluation(state, 0) != pytest.approx(guessed)


def test_another_planet_is_settled_instead_of_one_that_is_lost() -> None:
    """And what was to be built there is built on the other."""
    state = late(ROUNDS)
    other = state.seats[1]
    lost = state.galaxy.by_name["1A1"]
    other.built[MINE] |= 1 << lost
    state.colonise(other, lost)
    state._legal = None
    line = ((Move.of("mine 1A1"),), (Move.of("upgrade 1A1 trading-station"),), (Move.of("pass"),))
    plan = Lines(choices(), state, 0, 6, last=0)._as_remembered(line)
    assert plan is not None
    first, second = turns_of(plan)[:2]
    place = main_action(plan.line()[0].turn).args[-1]
    assert first[-1].endswith(place)
    assert place != "1A1"
    assert f"upgrade {place} trading-station" in second
