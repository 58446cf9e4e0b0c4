"""Bots play legal moves, repeat themselves, cannot peek, and know more than chance does."""

import pytest

from astrarium.bots import Bot, Budget, RandomBot, make_bot
from astrarium.bots.bot import ask
from astrarium.bots.registry import LEVELS, budget_for
from astrarium.games import game_names, get_game
from astrarium.table import BadOption, Chance, Move, State


def play_out(state: State, bots: list[Bot], budget: Budget, most: int = 10_000) -> list[str]:
    texts: list[str] = []
    while state.to_act and len(texts) < most:
        seat = state.to_act[0]
        move = ask(bots[seat], state, seat, budget, "sample")
        state.play(move, seat)
        texts.append(str(move))
    return texts


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_and_repeats_itself(game: str, level: str) -> None:
    most = 60 if level in ("random", "greedy", "easy") else 14
    lines = []
    for _ in range(2):
        state = get_game(game).new({"players": 2}, "repeat")
        bots = [make_bot(game, level, str(seat)) for seat in range(2)]
        lines.append(play_out(state, bots, Budget(120), most))
    assert lines[0] == lines[1]
    assert len(lines[0]) == most


def test_easy_bots_finish_a_game_and_beat_chance() -> None:
    game = get_game("gaia")
    for seed in ("one", "two"):
        state = game.new({"players": 2, "factions": "random"}, seed)
        play_out(state, [make_bot("gaia", "easy"), RandomBot("dice")], budget_for("gaia", "easy"))
        assert state.result is not None
        assert state.result.winners == (0,)
        assert state.result.scores[0] > state.result.scores[1] + 10


@pytest.mark.parametrize("game", game_names())
def test_greedy_bots_finish_a_game_and_beat_chance(game: str) -> None:
    state = get_game(game).new({"players": 2}, "one")
    play_out(state, [make_bot(game, "greedy"), RandomBot("dice")], budget_for(game, "greedy"))
    assert state.result is not None
    assert state.result.winners == (0,)


def test_planet_unknown_bots_beat_chance() -> None:
    game = get_game("planet-unknown")
    state = game.new({"players": 2}, "one")
    play_out(state, [make_bot("planet-unknown", "easy"), RandomBot("dice")], Budget(50))
    assert state.result is not None
    assert state.result.winners == (0,)


class Spy(Bot):
    """Remembers what it was shown."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        self.shown.append(state)
        return state.legal_moves(player)[0]


def test_a_bot_sees_a_sample_never_the_position_itself() -> None:
    """The Automa's deck is hidden; what the bot gets has another one in most samples."""
    game = get_game("gaia")
    spy = Spy()
    decks = set()
    state = game.new({"players": 1, "factions": ["xenos"]}, "secret")
    for seed in range(8):
        ask(spy, state, 0, Budget(1), str(seed))
        shown = spy.shown[-1]
        assert shown is not state
        assert shown.view(0) == state.view(0)
        decks.add(str(shown.automa.decks))  # type: ignore[attr-defined]
    assert len(decks) > 4


def test_an_illegal_answer_is_noticed() -> None:
    class Liar(Bot):
        name = "liar"

        def choose(self, state: State, player: int, budget: Budget) -> Move:
            return Move("mine", ("3C",))

    state = get_game("gaia").new({"players": 2}, "1")
    with pytest.raises(ValueError, match="liar chose 'mine 3C'"):
        ask(Liar(), state, 0, Budget(1), "x")


def test_an_unknown_level_is_explained() -> None:
    with pytest.raises(BadOption, match="'godlike' is not one of random, greedy, easy,"):
        make_bot("gaia", "godlike")


def test_a_name_may_tell_how_many_positions_to_look_at() -> None:
    assert make_bot("gaia", "hard:15000").name == "hard"
    assert budget_for("gaia", "hard:15000") == Budget(15_000)
    for name in ("hard:", "hard:0", "hard:-5", "hard:many"):
        with pytest.raises(BadOption, match="needs a number of positions, as in 'hard:15000'"):
            make_bot("gaia", name)


def test_a_random_bot_may_play_anything() -> None:
    state = get_game("gaia").new({"players": 2}, "1")
    bot = RandomBot("dice")
    seen = {str(bot.choose(state, 0, Budget(1))) for _ in range(200)}
    assert seen == {str(move) for move in state.legal_moves()}
    assert Chance("dice", "random bot").below(14) in range(14)
