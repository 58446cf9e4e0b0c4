"""After the game: replay, records out and in, series; and the check before an upgrade."""

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from astrarium.cli import app
from astrarium.gaia.boardgamers import import_game
from astrarium.games import get_game
from astrarium.server.storage import head
from astrarium.table import Chance, Record
from tests.gaia import boardgamers_tables as boardgamers
from tests.server.clients import Guest, Serving

_OPTIONS = {"gaia": {"factions": ["terrans", "xenos"]}, "planet-unknown": {}}


def _finished(ann: Guest, game: str) -> str:
    """A whole random game, brought in as a record."""
    rules = get_game(game)
    options = {"players": 2, **_OPTIONS[game]}
    record = Record(game, "0.1.0", options, "seed of the test")
    state, dice = rules.new(options, record.seed), Chance("after", game)
    while state.to_act:
        seat = dice.choice(state.to_act)
        record.play(state, dice.choice(state.legal_moves(seat)), seat)
    return str(ann.ask("POST", "/import", record=record.to_text())["id"])


@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_a_record_comes_in_and_goes_out_unchanged(ann: Guest, bob: Guest, game: str) -> None:
    table = _finished(ann, game)
    shown = ann.ask("GET", f"/tables/{table}")
    assert shown["status"] == "finished" and shown["seed"] == "seed of the test"
    text_of = ann.http.get(f"/api/v1/tables/{table}/record").text
    record = Record.parse(text_of)
    record.verify(get_game(game))
    again = ann.ask("POST", "/import", record=text_of)["id"]
    assert ann.http.get(f"/api/v1/tables/{again}/record").text == text_of
    bob.refused(404, "GET", f"/tables/{table}/record")


def test_replay_shows_the_table_after_any_move(ann: Guest) -> None:
    table = _finished(ann, "gaia")
    text_of = ann.http.get(f"/api/v1/tables/{table}/record").text
    record, rules = Record.parse(text_of), get_game("gaia")
    start = ann.ask("GET", f"/tables/{table}/replay/0")
    assert start["view"] == record.start(rules).view(None) and start["last_move"] is None
    for at, (seat, move, state) in enumerate(record.positions(rules), 1):
        if at in (1, 20, len(record.moves)):
            shown = ann.ask("GET", f"/tables/{table}/replay/{at}")
            assert (shown["last_seat"], shown["last_move"]) == (seat, move)
            assert shown["view"] == state.view(None)
    ann.refused(404, "GET", f"/tables/{table}/replay/{len(record.moves) + 1}")


@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_the_log_tells_each_move_in_words_with_its_turn(ann: Guest, game: str) -> None:
    table = _finished(ann, game)
    lines = ann.ask("GET", f"/tables/{table}/log")
    record = Record.parse(ann.http.get(f"/api/v1/tables/{table}/record").text)
    rules = get_game(game)
    state = record.start(rules)
    for line, (seat, move) in zip(lines, record.moves, strict=True):
        assert (line["seat"], line["text"], line["turn"]) == (seat, move, state.turn)
        assert line["round"] == state.view(None)["round"]
        assert line["words"] == state.describe(rules.parse(move), seat)
        state.play(move, seat)
    assert ann.ask("GET", f"/tables/{table}/log") == lines


def test_the_log_keeps_moves_that_were_taken_back(ann: Guest) -> None:
    table = ann.hot_seat("planet-unknown", options={"two_player_variant": True})
    move = ann.position(table, 0)["moves"][0]
    ann.move(table, 0, move["text"], 0)
    ann.ask("POST", f"/tables/{table}/undo", seat=0, version=1)
    first, back = ann.ask("GET", f"/tables/{table}/log")
    assert (first["text"], first["words"]) == (move["text"], move["words"])
    assert (back["text"], back["words"]) == ("", "take the last move back")
    again = ann.position(table, 0)["moves"][1]
    ann.move(table, 0, again["text"], 2)
    assert ann.ask("GET", f"/tables/{table}/log")[2]["words"] == again["words"]


def test_series_end_with_the_points_on_the_table(ann: Guest) -> None:
    table = _finished(ann, "gaia")
    points = ann.ask("GET", f"/tables/{table}/series")
    turns = [point["turn"] for point in points]
    assert turns == sorted(turns) and len(points) > 20
    last = ann.position(table)["view"]["players"]
    for seat in (0, 1):
        assert points[-1]["seats"][seat]["vp"] == last[seat]["vp"]
        numbers = points[-1]["seats"][seat]
        assert {"credits", "ore", "knowledge", "qic", "power.I", "research.ai"} <= set(numbers)
        assert numbers["left_on_board.mine"] == last[seat]["left_on_board"]["mine"]
        incomes = {f"income.{name}": amount for name, amount in last[seat]["income"].items()}
        assert incomes.items() <= numbers.items()
    assert [point["round"] for point in points] == sorted(point["round"] for point in points)


@pytest.mark.parametrize("game", ["gaia", "planet-unknown"])
def test_series_tell_the_score_by_source_up_to_the_result(ann: Guest, game: str) -> None:
    table = _finished(ann, game)
    points = ann.ask("GET", f"/tables/{table}/series")
    result = ann.ask("GET", f"/tables/{table}/scores")
    for seat, parts in enumerate(result["breakdown"]):
        told = points[-1]["seats"][seat]
        assert {name: told[f"if_over.{name}"] for name in parts} == parts
    halfway = points[len(points) // 2]["seats"]
    assert any(halfway[0][f"if_over.{name}"] != n for name, n in result["breakdown"][0].items())


def test_an_unfinished_record_goes_on_with_all_seats_mine(ann: Guest) -> None:
    record = Record("gaia", "0.1.0", {"players": 2, **_OPTIONS["gaia"]}, "half")
    state = record.start(get_game("gaia"))
    for _ in range(2):
        record.play(state, state.legal_moves()[0])
    shown = ann.ask("POST", "/import", record=record.to_text())
    assert shown["your_seats"] == [0, 1] and shown["to_act"] == list(state.to_act)
    assert ann.play(shown["id"], Chance("half", "test"), 3) == 3


def test_a_game_of_boardgamers_comes_in_and_goes_on(ann: Guest) -> None:
    game = boardgamers.table(*boardgamers.ROUND)
    shown = ann.ask("POST", "/import", boardgamers=game, title="from elsewhere")
    assert shown["title"] == "from elsewhere" and shown["status"] == "running"
    record = import_game(game)
    log = ann.ask("GET", f"/tables/{shown['id']}/log")
    assert [(line["seat"], line["text"]) for line in log] == record.moves
    assert ann.play(shown["id"], Chance("on", "test"), 3) == 3


def test_a_wrong_record_names_its_line(ann: Guest) -> None:
    table = _finished(ann, "gaia")
    good = ann.http.get(f"/api/v1/tables/{table}/record").text
    bad = good.replace("\n1: ", "\n1: dance; ", 1)
    problem = ann.refused(422, "POST", "/import", record=bad)
    assert (
        problem["line"]
        == bad.split("\n").index(next(line for line in bad.split("\n") if "dance" in line)) + 1
    )
    ann.refused(422, "POST", "/import", record="")
    ann.refused(422, "POST", "/import", boardgamers={"players": "none"})


def test_db_check_replays_every_game_and_finds_what_differs(serving: Serving, ann: Guest) -> None:
    table = _finished(ann, "gaia")
    ann.hot_seat("planet-unknown")
    storage = serving.app.state.house.storage
    runner = CliRunner()
    good = runner.invoke(app, ["db", "check", "--database", storage.url])
    assert good.exit_code == 0 and "2 games, 0 differ" in good.output
    with storage.engine.begin() as connection:
        connection.execute(
            text("DELETE FROM moves WHERE table_id = :table AND version > 9"), {"table": table}
        )
    bad = runner.invoke(app, ["db", "check", "--database", storage.url])
    assert bad.exit_code == 1 and table in bad.output and "2 games, 1 differ" in bad.output
    upgraded = runner.invoke(app, ["db", "upgrade", "--database", storage.url])
    assert upgraded.exit_code == 0 and f"revision {head()}" in upgraded.output
