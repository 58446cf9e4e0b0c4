"""The arena: fair seats, the same result every time."""

from astrarium.bots.arena import Match, play, run, schedule


def test_every_bot_has_every_seat_once_on_the_same_seed() -> None:
    matches = schedule("gaia", ["easy", "random"], players=2, games=4, seed="s")
    assert [match.bots for match in matches] == [
        ("easy", "random"),
        ("random", "easy"),
        ("easy", "random"),
        ("random", "easy"),
    ]
    assert [match.seed for match in matches] == ["s 0", "s 0", "s 1", "s 1"]
    wide = schedule("gaia", ["easy", "random"], players=4, games=1, seed="s")
    assert wide[0].bots == ("easy", "random", "easy", "random")
    alone = schedule("gaia", ["easy"], players=4, games=2, seed="s")
    assert [match.seed for match in alone] == ["s 0", "s 1"]  # never the same game twice


def test_standings_count_scores_wins_and_time() -> None:
    matches = schedule("gaia", ["easy", "random"], players=2, games=2, seed="arena")
    standings = run(matches, jobs=2)
    assert [standing.name for standing in standings] == ["easy", "random"]
    easy, chance = standings
    assert len(easy.scores) == len(chance.scores) == 2
    assert easy.win_rate[0] == 1.0
    assert chance.win_rate[0] == 0.0
    assert easy.mean > chance.mean
    assert easy.slowest > 0
    again = play(Match("gaia", ("easy", "random"), "arena 0"))
    assert again.scores == play(Match("gaia", ("easy", "random"), "arena 0")).scores
