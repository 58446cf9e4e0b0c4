"""What the Planet Unknown bot advises: its own move first, playable lines, reasons that add up."""

import random

import pytest

from astrarium.bots import Budget, make_bot
from astrarium.bots.bot import Hint
from astrarium.bots.planet_unknown import search
from astrarium.bots.planet_unknown.evaluate import Evaluator, rounds_left
from astrarium.bots.planet_unknown.reasons import COMING, NOTHING, OTHERS, STUCK, in_words, parts
from astrarium.bots.planet_unknown.search import Style, TurnSearch
from astrarium.bots.planet_unknown.weights import load
from astrarium.phrases import known
from astrarium.planet_unknown.items import PATCH
from astrarium.planet_unknown.position import ROTATION
from astrarium.planet_unknown.state import PlanetUnknownState
from tests.planet_unknown import positions as at

GAME = "planet-unknown"
QUICK = Style(width=4, beam=2, ahead=3, few=3, lines=4, stride=12, spite=True)
GAMES: list[tuple[int, str, dict[str, str]]] = [
    (1, "universal", {"events": "8-8-4"}),
    (1, "jump-drive", {"events": "8-8-4"}),
    (2, "cosmos", {"events": "8-8-4", "planets": "gaia,arashi"}),
    (2, "wormhole", {}),
    (3, "oasis", {}),
]


INTERPRETED = str(search.__file__).endswith(".py")
"""Whether a function of the bot can be replaced: compiled code calls its own."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The sums of all changes that hints were made of."""
    sums: list[float] = []

    def noted(found: dict[str, float]) -> tuple[str, ...]:
        sums.append(sum(found.values()))
        return in_words(found)

    monkeypatch.setattr(search, "in_words", noted)
    return sums


def test_hints_at_every_decision_of_some_games(told: list[float]) -> None:
    """Every kind of decision is met, else this would prove little."""
    seen: set[str] = set()
    for players, corporation, options in GAMES:
        corporations = [corporation] + ["universal"] * (players - 1)
        state = at.new(players, corporations=corporations, seed=corporation, **options)
        seen |= _verbs_of_hints(state, random.Random(corporation), told)
    assert seen >= {"rotate", "place", "advance", "energy", "boost", "rover", "move", "patch"}
    assert seen >= {"keep", "event", "civ", "done"}


def _verbs_of_hints(state: PlanetUnknownState, dice: random.Random, told: list[float]) -> set[str]:
    """Play with hints for every choice; half of the moves are random, for odd positions."""
    bot = TurnSearch("quick", QUICK)
    seen: set[str] = set()
    for number in range(150):
        if not state.to_act:
            break
        seat = dice.choice(state.to_act)
        moves = state.legal_moves(seat)
        move = dice.choice(moves)
        if len(moves) > 1:
            shown = state.sample(seat, str(number))
            told.clear()
            hints = bot.hints(shown, seat, Budget(60))
            assert hints[0].moves[0] == bot.choose(shown, seat, Budget(60))
            if INTERPRETED:
                assert [hint.worth for hint in hints] == pytest.approx(told, abs=1e-6)
            _check(state, seat, hints)
            seen.update(hint.moves[0].verb for hint in hints)
            if number % 2:
                move = hints[0].moves[0]
        state.play(move, seat)
    return seen


def _check(state: PlanetUnknownState, seat: int, hints: list[Hint]) -> None:
    """Playable in the true position, the best first, with reasons in both languages."""
    assert 1 <= len(hints) <= 3
    assert len({hint.moves[0] for hint in hints}) == len(hints)
    worths = [hint.worth for hint in hints]
    assert worths == sorted(worths, reverse=True)
    for hint in hints:
        new = state.copy()
        for move in hint.moves:
            assert move in new.legal_moves(seat), f"{move} of {hint}"
            new.play(move, seat)
        assert hint.reasons and len(set(hint.reasons)) == len(hint.reasons)
        assert [reason for reason in hint.reasons if not known(reason, "de")] == []


def test_the_parts_add_up_to_the_value() -> None:
    weights = load()
    state = at.new(2, corporations=["makeshift", "flux"], events="8-8-4", seed="parts")
    dice = random.Random(3)
    for _ in range(120):
        seat = dice.choice(state.to_act)
        state.play(dice.choice(state.legal_moves(seat)), seat)
        judge = Evaluator(state, seat, weights, rounds_left(state, weights))
        value = judge.value(state.seats[seat])
        assert sum(parts(judge, state.seats[seat]).values()) == pytest.approx(value)


def test_every_part_has_a_german_name() -> None:
    state = at.drafting()
    judge = Evaluator(state, 0, load(), 9.0)
    names = [*parts(judge, state.seats[0]), COMING, OTHERS, STUCK, "row 1, column c full"]
    said = [f"{name} {change}" for name in names for change in ("+1.5", "-0.5")]
    assert [text for text in [*said, NOTHING] if not known(text, "de")] == []


def test_rows_and_columns_that_become_full_are_named() -> None:
    state = at.drafting()
    at.cover_all_but(state, "g6 b4 b5 c4 c5 j8 j9 i8 i9")
    at.resolving(state, PATCH)
    best, second, *_ = make_bot(GAME, "hard").hints(state, 0, Budget(2000))
    assert str(best.moves[0]) == "patch g6"
    assert best.reasons[0].startswith("row 6, column g full +")
    assert best.worth > second.worth
    assert not any(" full " in reason for reason in second.reasons)


def test_who_turns_the_station_hears_what_fits_and_what_the_others_get() -> None:
    """Only a domino's room is left, so one way to turn is good and others cost dearly."""
    state = at.new(2, commander=0, seed="turn")
    while state.phase != ROTATION:
        state.play(state.legal_moves(state.to_act[0])[0], state.to_act[0])
    at.cover_all_but(state, "f1 g1")
    hints = make_bot(GAME, "hard").hints(state, 0, Budget(2000), count=6)
    assert len(hints) == 6
    reasons = [{reason.rsplit(" ", 1)[0] for reason in hint.reasons} for hint in hints]
    assert any(name.startswith("row 1, column f") for name in reasons[0])
    assert STUCK not in reasons[0] and STUCK in reasons[-1]
    assert any(OTHERS in names for names in reasons)


def test_a_hint_for_a_tile_tells_how_the_turn_goes_on() -> None:
    """The tile brings water and a rover, so there is more to do than to place it."""
    state = at.drafting("O4 water/rover", "S4 water/rover", players=1)
    best = make_bot(GAME, "hard").hints(state, 0, Budget(1000))[0]
    assert [move.verb for move in best.moves[:2]] == ["place", "advance"]
    for move in best.moves:
        state.play(move, 0)
    assert all(move.verb in ("move", "done") for move in state.legal_moves(0))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_same_budget_gives_the_same_hints(level: str) -> None:
    state = at.drafting(players=2)
    before = state.key()
    first = make_bot(GAME, level).hints(state, 0, Budget(200))
    assert make_bot(GAME, level).hints(state.copy(), 0, Budget(200)) == first
    assert len(first) == 3
    assert state.key() == before


def test_small_changes_are_told_only_if_there_is_nothing_else() -> None:
    assert in_words({"rovers": 0.1, "lifepods": -1.0}) == ("lifepods -1.0",)
    assert in_words({"rovers": 0.1, "lifepods": -0.01}) == ("rovers +0.1",)
    assert in_words({"rovers": 0.0}) == (NOTHING,)
