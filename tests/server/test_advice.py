"""Advice: previews, hints and projections, true and without secrets."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from astrarium.bots import RandomBot
from astrarium.server import previews as previewing
from astrarium.server.bot_worker import _hints
from astrarium.server.games import Live
from astrarium.server.models import GameTable
from astrarium.server.numbers import numbers
from astrarium.server.previews import previews
from astrarium.server.projections import project
from astrarium.table import Chance
from tests.server.clients import Body, Guest, Serving, quick

_GAIA = {"players": 2, "factions": ["terrans", "xenos"]}
_UNKNOWN = {"players": 3, "corporations": "random", "private_objectives": True, "events": "8-8-4"}


def _live(game: str, options: Body, seed: str, moves: int) -> Live:
    """A game in the middle."""
    live, dice = Live(GameTable(game=game, options=options, seed=seed)), Chance(seed, "advice")
    for _ in range(moves):
        seat = dice.choice(live.state.to_act)
        choices = [move for move in live.state.legal_moves(seat) if move.verb != "pass"]
        live.add(seat, str(dice.choice(choices or live.state.legal_moves(seat))))
    return live


def _preview(guest: Guest, table: str, seat: int, *moves: str, **more: Any) -> list[Body]:
    shown: list[Body] = guest.ask(
        "POST", f"/tables/{table}/preview", seat=seat, moves=list(moves), **more
    )
    return shown


def _to_first_turn(ann: Guest, table: str) -> Body:
    dice = Chance("advice", "setup")
    while True:
        seat = ann.position(table)["to_act"][0]
        position = ann.position(table, seat)
        if position["view"]["phase"] == "actions":
            return position
        ann.move(table, seat, dice.choice(position["moves"])["text"], position["version"])


def test_a_preview_says_what_making_the_move_then_does(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_GAIA)
    position = _to_first_turn(ann, table)
    seat = position["seat"]
    texts = [move["text"] for move in position["moves"]][:60]
    shown = _preview(ann, table, seat, *texts)
    assert [one["text"] for one in shown] == texts and all(one["legal"] for one in shown)
    before = position["view"]["players"][seat]
    mine = next(one for one in shown if one["text"].startswith("mine "))
    assert ann.position(table, seat) == position, "a preview changes nothing"
    ann.move(table, seat, mine["text"], position["version"])
    after = ann.position(table, seat)["view"]["players"][seat]
    for name in ("credits", "ore", "qic", "vp"):
        assert mine["effect"].get(name, 0) == after[name] - before[name]
    assert mine["effect"]["left_on_board.mine"] == -1
    assert not mine["ends_turn"]
    assert _preview(ann, table, seat, "end")[0]["ends_turn"]


def test_a_preview_of_what_is_not_allowed_says_why(ann: Guest, bob: Guest) -> None:
    table = ann.hot_seat("gaia", options=_GAIA)
    illegal, unknown = _preview(ann, table, 0, "research ai", "dance")
    assert not illegal["legal"] and illegal["rule"].startswith("GP-") and illegal["reason"]
    assert not unknown["legal"] and unknown["rule"] is None and "dance" in unknown["reason"]
    assert illegal["effect"] == {} and illegal["view"] is None
    bob.refused(403, "POST", f"/tables/{table}/preview", seat=0, moves=["pass"])
    ann.refused(422, "POST", f"/tables/{table}/preview", seat=0, moves=["pass"] * 61)


def test_a_single_preview_can_show_the_table_afterwards(ann: Guest) -> None:
    table = ann.hot_seat("gaia", options=_GAIA)
    text = ann.position(table, 0)["moves"][0]["text"]
    ghost = _preview(ann, table, 0, text, view=True)[0]["view"]
    ann.move(table, 0, text, 0)
    assert ghost == ann.position(table, 0)["view"]
    assert _preview(ann, table, 0, text)[0]["view"] is None


@pytest.mark.rule("GP-PASSIVE-10")
def test_previews_foresee_every_offer_of_power() -> None:
    """The offers foretold for the last move of a turn are those that are made."""
    foreseen = 0
    for number in range(6):
        options = {"players": 4, "factions": "random"}
        live, dice = _live("gaia", options, str(number), 0), Chance(str(number), "offers")
        for _ in range(400):
            if not live.state.to_act:
                break
            seat = live.state.to_act[0]
            moves = live.state.legal_moves(seat)
            builds = [move for move in moves if move.verb in ("mine", "upgrade", "end")]
            move = dice.choice(builds or moves)
            told = previews(live, seat, [str(move)])[0].offers if move.verb == "end" else None
            live.add(seat, str(move))
            made = []
            while told and live.state.legal_moves()[-1].verb == "decline":
                asked = live.state.to_act[0]
                charge = live.state.legal_moves()[0]
                power = next(int(word) for word in charge.args if word.isdigit())
                made.append((asked, power, max(0, power - 1)))
                live.add(asked, "decline")
            if told is not None:
                assert made == told
                foreseen += len(told)
    assert foreseen > 20


@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_asking_for_a_preview_again_tells_nothing_more(game: str) -> None:
    """The guess stays the same, and what is allowed does not depend on what is hidden."""
    options = _GAIA if game == "gaia" else _UNKNOWN
    live, dice = _live(game, options, "hidden", 30), Chance("hidden", "previews")
    compared = 0
    while live.state.to_act and compared < 40:
        seat = dice.choice(live.state.to_act)
        texts = [str(move) for move in live.state.legal_moves(seat)][:20]
        first = previews(live, seat, texts)
        assert [(one.effect, one.ends_turn) for one in first] == [
            (one.effect, one.ends_turn) for one in previews(live, seat, texts)
        ]
        other = live.copy()
        other.seed, other.state = "another", live.state.sample(seat, "another")
        assert [one.refusal for one in previews(other, seat, texts)] == [None] * len(texts)
        live.add(seat, dice.choice(texts))
        compared += 1
    assert compared == 40


def test_a_preview_takes_one_copy_and_the_guess_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes sixty of them quick: `bench.gaia` tells how quick."""
    live = _live("gaia", {"players": 4, "factions": "random"}, "quick", 120)
    while len(live.state.legal_moves()) < 10:
        live.add(live.state.to_act[0], str(live.state.legal_moves()[0]))
    seat = live.state.to_act[0]
    texts = [str(move) for move in live.state.legal_moves(seat)]
    calls: Counter[str] = Counter()

    def counted(work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            calls[work.__name__] += 1
            return work(*given)

        return call

    for work in (previewing.sample, numbers):
        monkeypatch.setattr(previewing, work.__name__, counted(work))
    made = previews(live, seat, texts)
    assert calls == {"sample": 1, "numbers": 1 + len(texts)}
    assert len({id(one.after) for one in made}) == len(texts)


def test_a_hint_is_a_legal_move_with_words(tmp_path: Path) -> None:
    with Serving(quick(f"sqlite:///{tmp_path}/t.db", bot_workers=0)) as serving:
        ann = serving.guest("Ann")
        table = ann.hot_seat("gaia", options=_GAIA)
        position = _to_first_turn(ann, table)
        seat = position["seat"]
        path = f"/tables/{table}/hint?seat={seat}&level=easy"
        told = ann.ask("GET", path)
        assert told["version"] == position["version"] and told["level"] == "easy"
        legal = {move["text"] for move in position["moves"]}
        for hint in told["hints"]:
            assert hint["moves"][0] in legal
            assert len(hint["words"]) == len(hint["moves"]) and all(hint["words"])
        assert ann.ask("GET", path) == told
        ann.refused(409, "GET", f"/tables/{table}/hint?seat={1 - seat}&level=easy")
        ann.refused(422, "GET", f"/tables/{table}/hint?seat={seat}&level=godlike")


def test_a_hint_without_reasons_of_its_own_tells_what_the_score_gains() -> None:
    """The random bot knows nothing; the score if the game ended now still says something."""
    live = _live("planet-unknown", _UNKNOWN, "gain", 0)
    job = {"game": "planet-unknown", "seat": 0, "level": "random"}
    worths = set()
    dice = Chance("gain", "test")
    for _ in range(60):
        seat = dice.choice(live.state.to_act)
        if seat == 0:
            hint = _hints(RandomBot("gain"), live.state, job)[0]
            after = live.state.copy()
            after.play(hint["moves"][0], 0)
            before, now = (project(one, 0)[0].breakdown for one in (live.state, after))
            assert hint["worth"] == sum(now.values()) - sum(before.values())
            told = dict(reason.rsplit(" ", 1) for reason in hint["reasons"])
            assert {name: int(n) for name, n in told.items()} == {
                name: now[name] - before[name] for name in now if now[name] != before[name]
            }
            worths.add(hint["worth"])
        live.add(seat, str(dice.choice(live.state.legal_moves(seat))))
    assert len(worths) > 1


def test_a_table_can_be_played_without_hints(ann: Guest, bob: Guest) -> None:
    table = ann.table("gaia", "me", "me", options=_GAIA, hints=False)
    assert table["hints"] is False
    ann.ask("POST", f"/tables/{table['id']}/start")
    ann.refused(403, "GET", f"/tables/{table['id']}/hint?seat=0")
    bob.refused(403, "GET", f"/tables/{table['id']}/hint?seat=0")


def test_an_adviser_that_hangs_is_given_up(tmp_path: Path) -> None:
    settings = quick(
        f"sqlite:///{tmp_path}/t.db",
        bot_workers=0,
        bot_seconds=3,
        bot_maker="tests.server.bad_bots:make",
    )
    with Serving(settings) as serving:
        ann = serving.guest("Ann")
        table = ann.hot_seat("gaia", options=_GAIA)
        ann.refused(409, "GET", f"/tables/{table}/hint?seat=0&level=hard")
        assert ann.ask("GET", f"/tables/{table}/hint?seat=0&level=random")["hints"]


@pytest.mark.parametrize("game, options", [("gaia", _GAIA), ("planet-unknown", _UNKNOWN)])
def test_a_projection_becomes_the_result(game: str, options: Body) -> None:
    """At the last move but one all but what that move does is known; at the end everything."""
    live, dice = Live(GameTable(game=game, options=options, seed="end")), Chance("end", game)
    while live.state.to_act:
        for eyes in (None, 0):
            assert len(project(live.state, eyes)) == live.state.players
        seat = dice.choice(live.state.to_act)
        live.add(seat, str(dice.choice(live.state.legal_moves(seat))))
    result = live.state.result
    assert result is not None
    shown = project(live.state, None)
    assert [sum(one.breakdown.values()) for one in shown] == list(result.scores)
    assert all(one.hidden == 0 for one in shown)


@pytest.mark.rule("PU-PRIV-01")
def test_a_projection_tells_nobody_about_secret_objectives() -> None:
    live = _live("planet-unknown", _UNKNOWN, "secret", 60)
    for eyes in range(live.state.players):
        own = project(live.state, eyes)
        assert own[eyes].hidden == 0
        assert all(own[seat].hidden > 0 for seat in range(live.state.players) if seat != eyes)
        for number in range(5):
            assert project(live.state.sample(eyes, str(number)), eyes) == own
    assert [one.breakdown["private objectives"] for one in project(live.state, None)] == [0, 0, 0]


def test_the_projection_of_a_running_game(ann: Guest, bob: Guest) -> None:
    table = ann.hot_seat("gaia", options=_GAIA)
    _to_first_turn(ann, table)
    shown = bob.ask("GET", f"/tables/{table}/projection")
    assert not shown["final"] and len(shown["seats"]) == 2
    for seat in shown["seats"]:
        assert sum(seat["breakdown"].values()) == seat["total"]
    bob.refused(403, "GET", f"/tables/{table}/projection?seat=0")
