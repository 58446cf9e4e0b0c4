"""The arena: fair seats, the same result every time, and no bot that can stop it."""

import os
import time

import pytest

from astrarium.bots import Bot, Budget
from astrarium.bots.arena import play, run
from astrarium.bots.guarded import Guard, Table
from astrarium.bots.matches import Match, Outcome, schedule, solo_schedule
from astrarium.bots.ratings import SPREAD, START, Rating, rate
from astrarium.bots.standings import gather, interval, share_interval
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.games import get_game
from astrarium.table import Move, State

TWO = {"players": 2, "factions": "random"}


def test_every_bot_has_every_seat_once_on_the_same_seed() -> None:
    matches = schedule("gaia", ["easy", "random"], players=2, games=4, seed="s")
    assert [match.bots for match in matches] == [
        ("easy", "random"),
        ("random", "easy"),
        ("easy", "random"),
        ("random", "easy"),
    ]
    assert [match.seed for match in matches] == ["s 0", "s 0", "s 1", "s 1"]
    assert [match.block for match in matches] == [0, 0, 1, 1]
    wide = schedule("gaia", ["easy", "random"], players=4, games=1, seed="s")
    assert wide[0].bots == ("easy", "random", "easy", "random")
    alone = schedule("gaia", ["easy"], players=4, games=2, seed="s")
    assert [match.seed for match in alone] == ["s 0", "s 1"]  # never the same game twice


def test_alone_every_faction_meets_the_automa_on_every_seed() -> None:
    matches = solo_schedule(["easy"], "ultoma", games=28, seed="s")
    met = {(dict(match.options)["factions"][0], match.seed) for match in matches}
    assert met == {(name, f"s {number}") for name in FACTION_NAMES for number in range(2)}
    state = get_game("gaia").new(dict(matches[3].options), matches[3].seed)
    assert state.view(None)["players"][0]["faction"] == FACTION_NAMES[3]


def test_standings_count_scores_wins_and_time() -> None:
    matches = schedule("gaia", ["easy", "random"], players=2, games=2, seed="arena")
    results = run(matches, jobs=2)
    easy, chance = results.standings
    assert (easy.name, chance.name) == ("easy", "random")
    assert easy.seats == chance.seats == len(easy.federations) == 2
    assert easy.won == 1.0
    assert chance.won == 0.0
    assert easy.mean > chance.mean
    assert easy.rating.surely > chance.rating.surely
    assert easy.slowest_turn is not None
    assert 0 < easy.slowest <= easy.slowest_turn < easy.seconds
    assert results.troubles == []
    again = play(matches[0])
    assert again.scores == results.outcomes[0].scores


def test_games_on_one_seed_are_one_observation() -> None:
    assert interval([0.5]) == float("inf")
    assert interval([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.5025 / 10, rel=0.01)


def test_all_or_none_of_a_few_games_is_not_certain() -> None:
    """Wilson's interval, from its closed form for no successes: z² / (n + z²)."""
    for count in (1, 4, 20):
        edge = 1.96**2 / (count + 1.96**2)
        assert list(share_interval([0.0] * count)) == pytest.approx([0, edge])
        assert list(share_interval([1.0] * count)) == pytest.approx([1 - edge, 1])
    single = list(share_interval([1.0] * 20 + [0.0] * 30))
    assert single == pytest.approx([0.277, 0.538], abs=0.004)
    balanced = share_interval([0.5, 0.25, 0.5, 0.25] * 10)
    assert balanced[1] - balanced[0] < 0.1  # blocks with balanced seats vary less than games


def test_who_is_ahead_is_told_by_games_on_one_seed() -> None:
    def outcome(block: int, bots: tuple[str, str], scores: tuple[int, int]) -> Outcome:
        ranks = (1, 2) if scores[0] > scores[1] else (2, 1)
        match = Match("gaia", bots, str(block), block)
        return Outcome(match, scores, ranks, (1.0, 1.0), (2, 2), (0.7, 0.6), (1, 2), (), (0.9, 0.8))

    results = gather(
        [
            outcome(0, ("a", "b"), (150, 120)),
            outcome(0, ("b", "a"), (130, 140)),
            outcome(1, ("a", "b"), (90, 80)),
            outcome(1, ("b", "a"), (60, 90)),
        ]
    )
    best, other = results.standings
    assert (best.name, best.mean, other.mean) == ("a", 117.5, 97.5)
    assert best.around == pytest.approx(1.96 * 38.89 / 2**0.5, rel=0.001)
    # Luck of the seed moves both, so it is no part of the difference: 20 in each block.
    assert best.ahead_of(other) == (20.0, 0.0)
    assert best.slowest_turn == 0.9


def test_ratings_follow_the_ranks() -> None:
    ratings: dict[str, Rating] = {}
    rate(ratings, ("a", "b"), (1, 2))
    # Reference values of the Plackett-Luce model for two unknown players.
    assert ratings["a"].mean == pytest.approx(27.635, abs=0.001)
    assert ratings["b"].mean == pytest.approx(22.365, abs=0.001)
    assert ratings["a"].spread == ratings["b"].spread == pytest.approx(8.066, abs=0.001)
    tied: dict[str, Rating] = {}
    rate(tied, ("a", "b"), (1, 1))
    assert tied["a"].mean == tied["b"].mean == pytest.approx(START)
    assert tied["a"].spread < SPREAD


class Moody(Bot):
    """Does what its name says when it has a choice."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, player: int, budget: Budget) -> Move:
        if self.name == "sleeper":
            time.sleep(60)
        if self.name == "dead":
            os._exit(1)
        if self.name == "broken":
            raise RuntimeError("no idea")
        if self.name == "liar":
            return Move("mine", ("3C",))
        return state.legal_moves(player)[-1]


def moody(game: str, name: str, seed: str) -> Bot:
    return Moody(name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("sleeper", "sleeper did not answer in 0.5 s"),
        ("dead", "dead died"),
        ("broken", "broken failed: RuntimeError: no idea"),
        ("liar", "liar failed: ValueError: liar chose 'mine 3C', which is not legal."),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_move(name: str, why: str) -> None:
    state = get_game("gaia").new(TWO, "guard")
    first = state.to_act[0]
    names = (name, "good") if first == 0 else ("good", name)
    guard = Guard(Table("gaia", TWO, "guard", names), moody, 0.5 if name == "sleeper" else 30.0)
    try:
        while state.to_act[0] == first:
            answer = guard.choose(state, first, "x")
            assert answer.move in state.legal_moves(first)
            assert answer.trouble == (why if len(state.legal_moves(first)) > 1 else "")
            state.play(answer.move, first)
            guard.played(first, answer.move)
        # The other bot answers as if nothing had happened, in a process that had to catch up.
        guard.patience = 30.0
        answer = guard.choose(state, 1 - first, "x")
        assert answer.trouble == ""
        assert answer.move == state.legal_moves(1 - first)[-1]
    finally:
        guard.close()
