"""Gaia Project alone at the terminal: the Automa's options, its cards and its explanations."""

from pathlib import Path

import pytest

from astrarium.cli import showing
from astrarium.gaia import GAIA, GaiaState
from astrarium.table import Chance, Record
from tests.cli.conftest import Run
from tests.cli.test_show_gaia import drawn

SOLO = ("play", "gaia", "--solo", "--automa", "taklons", "--level", "ultoma", "--seed", "5")


def flat(text: str) -> str:
    """Without line breaks, as sentences may be folded."""
    return " ".join(text.split())


def only_record() -> Record:
    (path,) = Path().glob("*.astra")
    return Record.parse(path.read_text())


def test_the_automa_tells_what_it_did_and_why(run: Run) -> None:
    keys = ["faction terrans", "1", "1", "1", "research economy", "end", "quit"]
    answer = run(*SOLO, keys=keys)
    assert answer.code == 0
    record = only_record()
    assert record.options == {"players": 1, "automa": "taklons", "automa_level": "ultoma"}
    state = record.replay(GAIA)
    assert isinstance(state, GaiaState)
    assert state.automa is not None
    said = flat(answer.out)
    told = [turn for turn in state.automa.log if turn.round]
    assert told
    for turn in state.automa.log:
        for line in turn.lines:
            assert said.count(line) == 1  # told once, when it happened
    for turn in told:
        heading = f"Automa, round 1: action card {turn.action}, support card {turn.support}"
        assert heading in said
    assert "Automa level Ultoma, 7 cards left, the last 3 can make it pass" in said


def test_what_the_automa_showed_cannot_be_taken_back(run: Run) -> None:
    keys = ["faction terrans", "1", "1", "1", "research economy", "undo", "research ai", "end"]
    answer = run(*SOLO, keys=[*keys, "undo", "quit"])
    assert "There is nothing to take back in this turn." in answer.out
    moves = [move for _, move in only_record().moves]
    assert moves[-2:] == ["research ai", "end"]


def test_a_saved_game_goes_on_without_telling_all_again(run: Run) -> None:
    run(*SOLO, keys=["faction terrans", "1", "1", "1", "research economy", "end", "save a", "quit"])
    again = run("play", "--resume", "a.astra", keys=["quit"])
    assert again.code == 0
    assert "Automa, round 1:" not in again.out
    assert "in play" in again.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--solo", "--players", "2"), "Option 'players': who plays alone is the only one"),
        (("--automa", "lantids"), "Option '--automa': 'lantids' is not one of random, terrans,"),
        (("--level", "hard"), "Option '--level': 'hard' is not one of automalein, automa,"),
        (("--level", "ultoma", "-o", "automa_level=automa"), "is given twice"),
        (("--automa", "itars", "-o", "factions=nevlas"), "itars share their colour with you"),
    ],
)
def test_wrong_options_are_told(run: Run, arguments: tuple[str, ...], said: str) -> None:
    answer = run("play", "gaia", *arguments)
    assert answer.code == 2
    assert said in answer.err


def test_only_games_with_an_automa_take_its_options(run: Run) -> None:
    answer = run("play", "nim", "--automa", "taklons")
    assert answer.code == 2
    assert "has no Automa" in answer.err
    saved = run("play", "--resume", "a.astra", "--solo")
    assert saved.code == 2
    assert "has its opponent already" in saved.err


def solo_record() -> Record:
    """A random solo game, also as ``solo.astra`` in the current folder."""
    record = Record("gaia", "1", {"players": 1, "factions": "terrans", "automa": "xenos"}, "7")
    state = record.start(GAIA)
    chance = Chance("7", "test")
    while state.to_act:
        record.play(state, chance.choice(state.legal_moves()))
    Path("solo.astra").write_text(record.to_text())
    return record


def test_records_of_solo_games_are_verified_and_replayed_with_explanations(run: Run) -> None:
    record = solo_record()
    verified = run("verify", "solo.astra")
    assert verified.code == 0
    assert f"ok, {len(record.moves)} moves" in verified.out
    state = record.replay(GAIA)
    assert isinstance(state, GaiaState)
    assert state.automa is not None
    said = flat(run("replay", "solo.astra").out)
    at = 0
    for turn in state.automa.log:
        for line in turn.lines:
            at = said.index(line, at) + len(line)  # all of them, in their order
    assert run("replay", "solo.astra", "--json").code == 0


def test_solo_games_can_be_simulated(run: Run) -> None:
    answer = run("simulate", "gaia", "-o", "players=1", "--games", "2", "--json")
    assert answer.code == 0
    assert '"games": 2' in answer.out


def test_the_table_shows_the_row_of_boosters_and_hides_what_the_automa_has_not() -> None:
    state = GAIA.new({"players": 1, "factions": "terrans", "automa": "xenos"}, "1")
    while state.view(0)["round"] < 2 or state.view(0)["decision"] != "turn":
        state.play(state.legal_moves()[-1])
    text = drawn(showing.position("gaia", state, 0))
    view = state.view(0)
    places = [text.index(f"{name}  ") for name in view["automa"]["row"]]
    assert places == sorted(places)
    assert "0c 0o 0k 0q" not in text
    assert "discards" in text or not view["automa"]["discard"]
