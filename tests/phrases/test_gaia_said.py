"""Whatever Gaia Project says can be said in German: moves, refusals, the Automa's diary."""

from random import Random

from astrarium.gaia import GaiaState
from astrarium.gaia.components.factions import FACTION_BOARDS
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.research import TRACK_TITLES
from astrarium.gaia.components.structures import STRUCTURE_TITLES
from astrarium.gaia.decisions import TURN
from astrarium.gaia.notation import VERBS, parse
from astrarium.gaia.player import SOURCES
from astrarium.gaia.reasons import refusal
from astrarium.gaia.reasons.moment import ANSWERS
from astrarium.table import Move
from tests.gaia.random_play import play_game, random_options
from tests.gaia.universe import every_text
from tests.phrases.sentences import expected_refusals, untranslated

_DESCRIBED = 40
"""So many moves of a long list are put into words."""


class Listener:
    """Writes down what is said in games: all answers, some moves and some refusals."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.said: set[str] = set()

    def watch(self, state: GaiaState, move: Move) -> None:
        step = state.steps[-1]
        own_turn = step.kind == TURN
        if not own_turn or self.random.random() < 0.3:
            moves = state.legal_moves()
            for one in self.random.sample(moves, min(len(moves), _DESCRIBED)):
                self.said.add(state.describe(one, step.seat))
        if self.random.random() < (0.03 if own_turn else 0.01):
            self.mistake(state, VERBS if own_turn else (*ANSWERS[step.kind], "end", "decline"))
        if state.automa is not None:
            self.said.update(line for turn in state.automa.log for line in turn.lines)

    def mistake(self, state: GaiaState, verbs: tuple[str, ...]) -> None:
        for text in every_text(state, self.random, verbs=verbs):
            self.said.add(refusal(state, parse(text), None).reason)
            if self.random.random() < 0.05:
                player = self.random.randrange(-1, state.players + 1)
                self.said.add(refusal(state, parse(text), player).reason)


def test_every_move_and_refusal_of_random_games() -> None:
    listener = Listener(1)
    for game in range(10):
        play_game(random_options(game), game, listener.watch, windfalls=game % 2 == 0)
    assert len(listener.said) > 5000
    assert untranslated(listener.said) == []


def test_everything_said_in_games_against_the_automa() -> None:
    listener = Listener(2)
    for game in range(4):
        play_game({"players": 1}, game, listener.watch)
    assert any(" -> " in text for text in listener.said)
    assert untranslated(listener.said) == []


def test_every_refusal_that_the_tests_of_the_game_expect() -> None:
    said = expected_refusals("gaia")
    assert len(said) > 150
    assert untranslated(said) == []


def test_names_that_stand_alone() -> None:
    titles = [board.title for board in FACTION_BOARDS]
    assert untranslated([*titles, *PLANETS, *TRACK_TITLES, *STRUCTURE_TITLES, *SOURCES]) == []
