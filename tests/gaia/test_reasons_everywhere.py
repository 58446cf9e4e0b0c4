"""Whatever is said in whatever position is legal, or refused with a rule and a good sentence."""

import re
from collections import Counter
from random import Random

import pytest

from astrarium.gaia import GaiaState
from astrarium.gaia.decisions import AFTER, AUTOMA_SATELLITE, BRAINSTONE, NAMES, TURN
from astrarium.gaia.notation import VERBS, parse
from astrarium.gaia.reasons import NO_REASON, refusal
from astrarium.gaia.reasons.moment import ANSWERS
from astrarium.table import IllegalMove, Move
from tests.gaia.random_play import play_game, random_options
from tests.gaia.universe import every_text
from tests.rule_coverage import read_ledgers

RULES = frozenset(rule for ids in read_ledgers().values() for rule in ids)
ADVICE = re.compile(r": '([^']+)'(?: (\d+) times| (twice))? first\.$")


def check_all(state: GaiaState, random: Random, verbs: tuple[str, ...]) -> Counter[str]:
    """Try every text of these verbs; count the refusals by verb."""
    before = state.copy()
    legal = {str(move) for move in state.legal_moves()}
    tried: Counter[str] = Counter()
    for text in every_text(state, random, verbs=verbs):
        if text in legal:
            continue
        move = parse(text)
        refused = refusal(state, move, None)
        check(text, refused)
        if random.random() < 0.2:
            check_advice(state, move, refused)
        tried[move.verb] += 1
    assert state == before
    return tried


def check(text: str, refused: IllegalMove) -> None:
    sentence = refused.reason
    assert sentence != NO_REASON, text
    assert refused.rule in RULES, (text, refused.rule)
    assert sentence.endswith(".") and not sentence.endswith(".."), (text, sentence)
    assert sentence[0].isupper() or sentence[0].isdigit(), (text, sentence)
    assert "  " not in sentence, (text, sentence)


def check_advice(state: GaiaState, move: Move, refused: IllegalMove) -> None:
    """Free actions that a sentence advises make the move legal."""
    advice = ADVICE.search(refused.reason)
    if advice is None:
        return
    free, many, twice = advice.groups()
    after = state.copy()
    for _ in range(2 if twice else int(many or 1)):
        after.play(free)
        while after.steps[-1].kind == BRAINSTONE:
            after.play("brainstone III")
    assert move in after.legal_moves(), refused


def check_listed(state: GaiaState, random: Random) -> None:
    """Listed moves are not refused."""
    moves = state.legal_moves()
    for move in random.sample(moves, min(3, len(moves))):
        assert state.why(str(move)) is None, move


@pytest.mark.parametrize("rich", [False, True])
def test_every_text_is_legal_or_refused_with_a_reason(rich: bool) -> None:
    """All texts in own turns of every round; elsewhere all answers, and some other texts."""
    random = Random(rich)
    turns: Counter[int] = Counter()
    tried: Counter[str] = Counter()

    def watch(state: GaiaState, move: Move) -> None:
        kind = state.steps[-1].kind
        if kind == TURN and turns[state.round] < 3 and random.random() < 0.1:
            turns[state.round] += 1
            check_listed(state, random)
            tried.update(check_all(state, random, VERBS))
        elif kind != TURN and random.random() < 0.02:
            check_listed(state, random)
            tried.update(check_all(state, random, (*ANSWERS[kind], *random.sample(VERBS, 5))))

    for game in range(6):
        play_game(random_options(game), game, watch, windfalls=rich)
    assert set(turns) == {1, 2, 3, 4, 5, 6}
    assert set(tried) == set(VERBS)


def test_every_answer_to_a_rare_question_is_explained() -> None:
    """Some decisions come up in few games: play until all kinds have."""
    random = Random(1)
    seen: Counter[int] = Counter()

    def watch(state: GaiaState, move: Move) -> None:
        kind = state.steps[-1].kind
        if kind not in (TURN, AFTER) and seen[kind] < 5:
            seen[kind] += 1
            check_all(state, random, ANSWERS[kind])

    wanted = set(ANSWERS) - {TURN, AFTER, AUTOMA_SATELLITE}
    for game in range(60):
        play_game(random_options(game), game, watch, windfalls=True)
        if set(seen) == wanted:
            break
    assert [NAMES[kind] for kind in wanted if not seen[kind]] == []


def test_every_text_is_explained_to_whoever_plays_alone() -> None:
    """Against the Automa, which asks for the place of a satellite now and then."""
    random = Random(2)
    seen: Counter[int] = Counter()

    def watch(state: GaiaState, move: Move) -> None:
        kind = state.steps[-1].kind
        if kind == AUTOMA_SATELLITE or random.random() < 0.01:
            seen[kind] += 1
            check_all(state, random, ANSWERS[kind])

    for game in range(4):
        play_game({"players": 1}, game, watch)
    assert seen[AUTOMA_SATELLITE] > 0
    assert seen[TURN] > 0


@pytest.mark.parametrize("player", [1, -1, 7])
def test_no_text_of_others_is_played(player: int) -> None:
    state = play_game_until_turn(seed=3)
    for text in every_text(state, Random(0), federations=5):
        check(text, refusal(state, parse(text), player))


def play_game_until_turn(seed: int) -> GaiaState:
    """The first own turn of seat 0 in round 3 of a random game of two."""
    found: list[GaiaState] = []

    def watch(state: GaiaState, move: Move) -> None:
        step = state.steps[-1]
        if not found and state.round == 3 and step.kind == TURN and step.seat == 0:
            found.append(state.copy())

    play_game(random_options(seed, players=2), seed, watch)
    return found[0]
