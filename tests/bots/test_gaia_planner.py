"""The parts of the Gaia Project bot: its evaluation and the turns it considers."""

import pytest

from astrarium.bots import Budget, make_bot
from astrarium.bots.gaia import turns
from astrarium.bots.gaia.evaluate import Evaluation
from astrarium.bots.gaia.weights import NAMES, Weights, load
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


def test_a_structure_next_to_others_is_a_step_towards_a_federation() -> None:
    evaluation = Evaluation(load())
    near, far = started("terrans", "xenos"), started("terrans", "xenos")
    give(near, near.seats[0], "trading-station", "1A1")
    give(far, far.seats[0], "trading-station", "7A2")
    assert evaluation(near, 0) > evaluation(far, 0)


def test_weights_must_be_complete() -> None:
    values = dict(load().values)
    assert set(values) == set(NAMES)
    del values["ore"]
    with pytest.raises(ValueError, match="weights lack ore"):
        Weights(values)


def test_conversions_make_a_wish_affordable() -> None:
    """Every wished action becomes legal by the free actions named for it, and not without."""
    state = started("terrans", "xenos")
    player = rich(me(state))
    player.credits, player.ore, player.knowledge, player.qic = 1, 1, 1, 0
    state._legal = None
    known = turns.main_moves(state, 0)
    made = 0
    for wish in turns.wished_moves(state, 0, known):
        before = turns.conversions_for(state, 0, turns.need_of(state, 0, wish))
        if before is None:
            continue
        assert before, f"{wish} needs nothing and is not legal"
        new = state.copy()
        for text in before:
            new.play(text)
        assert wish in new.legal_moves(), (str(wish), before)
        made += 1
    assert made > 5


def test_power_is_burnt_only_as_far_as_needed() -> None:
    state = started("terrans", "xenos")
    player = me(state)
    player.area1, player.area2, player.area3 = 0, 6, 2
    need = turns.need_of(state, 0, Move("power", ("ore-2",)))
    assert turns.conversions_for(state, 0, need) == ["burn", "burn"]
    player.area2 = 3
    assert turns.conversions_for(state, 0, need) is None


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


def test_hints_for_an_answer_are_among_the_answers() -> None:
    state = started("terrans", "xenos")
    rich(me(state))
    give(state, me(state), "trading-station", "1B5")
    state.play("upgrade 1B5 research-lab")
    hints = make_bot("gaia", "easy").hints(state, 0, Budget(500), count=2)
    assert [hint.moves[0].verb for hint in hints] == ["tile", "tile"]
