"""Programs at a table: what they are asked, and what happens when they answer badly."""

import json
import sys
import threading
from pathlib import Path

import pytest

from astrarium.bots.stdio import Program, ProgramTrouble
from astrarium.cli.bridge import NoAnswer, Remote, run
from tests.server.clients import Guest, Serving

_QUESTION = {"game": "toy", "seat": 0, "view": {}, "moves": [{"text": "yes"}, {"text": "no"}]}
_FIRST = "import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n"
_FACTIONS = {"factions": ["terrans", "xenos"]}


def _program(tmp_path: Path, code: str, seconds: float = 20) -> Program:
    path = tmp_path / "program.py"
    path.write_text(code)
    return Program([sys.executable, str(path)], seconds)


def test_a_wrong_answer_is_asked_again_with_the_reason(tmp_path: Path) -> None:
    answers = "    move = 'no' if 'refused' in question else 'maybe'\n"
    program = _program(
        tmp_path, _FIRST + answers + "    print(json.dumps({'move': move}), flush=1)"
    )
    assert program.decide(_QUESTION) == "no"
    program.close()


@pytest.mark.parametrize(
    "code, sentence",
    [
        (_FIRST + '    print(\'{"move": "maybe"}\', flush=True)', "'maybe' is not one of"),
        (_FIRST + "    print('yes', flush=True)", "has to answer"),
        (_FIRST + "    break", "has ended"),
        ("import time\ntime.sleep(60)", "did not answer in 0.5 s"),
    ],
)
def test_a_program_that_breaks_the_protocol_is_told_so(
    tmp_path: Path, code: str, sentence: str
) -> None:
    program = _program(tmp_path, code, 0.5 if "sleep" in code else 20)
    with pytest.raises(ProgramTrouble, match=sentence):
        program.decide(_QUESTION)
    program.close()


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ProgramTrouble, match="'no-such-bot' cannot be started"):
        Program(["no-such-bot"]).decide(_QUESTION)


def test_two_programs_of_two_people_play_a_game(
    serving: Serving, ann: Guest, bob: Guest, tmp_path: Path
) -> None:
    """Each waits for the other through the event stream; questions hold what the API says."""
    table = ann.table("gaia", "me", "open", options=_FACTIONS)["id"]
    seen = tmp_path / "seen.jsonl"
    code = _FIRST + (
        f"    open({str(seen)!r}, 'a').write(line)\n"
        "    if question['ask'] == 'move':\n"
        "        move = min(question['moves'], key=lambda move: move['verb'] != 'pass')\n"
        "        print(json.dumps({'move': move['text']}), flush=True)\n"
    )
    path = tmp_path / "program.py"
    path.write_text(code)
    command = [sys.executable, str(path)]
    tokens = [who.ask("POST", "/tokens", label="bot")["token"] for who in (ann, bob)]
    with pytest.raises(NoAnswer, match="no seat"):
        run(serving.url, tokens[1], table, command, 20)
    bob.ask("POST", f"/tables/{table}/join")
    players = [
        threading.Thread(target=run, args=(serving.url, token, table, command, 20))
        for token in tokens
    ]
    for player in players:
        player.start()
    ann.ask("POST", f"/tables/{table}/start")
    for player in players:
        player.join(300)
    assert ann.ask("GET", f"/tables/{table}")["status"] == "finished"
    lines = [json.loads(line) for line in seen.read_text().splitlines()]
    asked = [line for line in lines if line["ask"] == "move"]
    assert {line["seat"] for line in asked} == {0, 1}
    assert all(line["view"]["seat"] == line["seat"] and line["moves"] for line in asked)
    assert [line["seats"] for line in lines if line["ask"] == "end"] in ([[0], [1]], [[1], [0]])


def test_what_the_server_refuses_is_one_sentence(serving: Serving, ann: Guest) -> None:
    token = ann.ask("POST", "/tokens", label="bot")["token"]
    with pytest.raises(NoAnswer, match="The server says: There is no such table"):
        Remote(serving.url, token, "nowhere").ask()
    with pytest.raises(NoAnswer, match="begin with http"):
        run("localhost", token, "nowhere", ["true"], 1)


def test_a_server_that_is_away_for_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.cli.bridge._PATIENCE", 0.3)
    monkeypatch.setattr("astrarium.cli.bridge._RETRY", 0.1)
    with pytest.raises(NoAnswer, match="cannot be reached"):
        Remote("http://127.0.0.1:9", "token", "table").ask()
