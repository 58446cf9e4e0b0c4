"""A game at the terminal, typed as a player types it."""

from pathlib import Path

import pytest

from astrarium.table import Move, Record
from tests.cli.conftest import Run
from tests.table.toys import NIM, SECRET, NimState


def only_record() -> Record:
    (path,) = Path().glob("*.astra")
    return Record.parse(path.read_text())


def test_a_whole_game_of_two_people(run: Run) -> None:
    keys = ["take 3", "end", "take 2", "end"]
    answer = run("play", "nim", "--hot-seat", "--option", "stones=5", "--seed", "s", keys=keys)
    assert answer.code == 0
    assert "Final scores" in answer.out
    assert "won." in answer.out
    assert "The seed was s." in answer.out
    record = only_record()
    assert record.moves == [(0, "take 3"), (0, "end"), (1, "take 2"), (1, "end")]
    record.verify(NIM)


def test_a_game_against_random_players(run: Run) -> None:
    answer = run("play", "nim", "--players", "4", "--seed", "s", keys=["1"] * 40)
    assert answer.code == 0
    record = only_record()
    assert record.result is not None
    assert len(record.result.scores) == 4
    record.verify(NIM)
    assert "  2 " in answer.out, "what the others did is told"


def test_random_players_depend_on_the_seed_alone(run: Run) -> None:
    first = run("play", "nim", "--seed", "s", keys=["1"] * 40)
    second = run("play", "nim", "--seed", "s", keys=["1"] * 40)
    assert first.out.splitlines()[:-1] == second.out.splitlines()[:-1]


def test_nobody_can_watch_too(run: Run) -> None:
    answer = run("play", "secret", "--humans", "0", "--seed", "s")
    assert answer.code == 0
    assert "Final scores" in answer.out


def test_the_seed_stays_secret_until_the_end(run: Run) -> None:
    answer = run("play", "nim", "--seed", "very-secret", keys=["take 1", "quit"])
    assert "Commitment to the seed" in answer.out
    assert "very-secret" not in answer.out


def test_numbers_choose_moves(run: Run) -> None:
    run("play", "nim", "--hot-seat", keys=["3", "1", "2", "quit"])
    assert only_record().moves == [(0, "take 3"), (0, "end"), (1, "take 2")]


def test_moves_are_listed_with_their_meaning(run: Run) -> None:
    answer = run("play", "nim", keys=["quit"])
    assert "take 2 of 12 stones" in answer.out
    assert not list(Path().glob("*.astra")), "nothing was played, so nothing is kept"


def test_undo_takes_back_own_decisions_of_this_turn_only(run: Run) -> None:
    keys = ["take 3", "undo", "take 1", "end", "undo", "quit"]
    answer = run("play", "nim", "--hot-seat", keys=keys)
    assert "There is nothing to take back in this turn." in answer.out
    record = only_record()
    assert record.moves == [(0, "take 1"), (0, "end")]
    assert record.replay(NIM).view(None)["stones"] == 11


@pytest.mark.parametrize(
    "typed, answered",
    [
        ("take 3", "You cannot take 3: 2 are left. [NIM-TAKE]"),
        ("why take 3", "You cannot take 3: 2 are left. [NIM-TAKE]"),
        ("why take 2", "'take 2' is allowed."),
        ("why", "Write 'why' and a move."),
        ("dance", "'dance' is not a move: write 'take 2' or 'end'"),
        ("7", "Numbers go from 1 to 2."),
        ("0", "Numbers go from 1 to 2."),
        ("\x1b[A7", "'[A7' is not a move"),
        ("undo", "There is nothing to take back in this turn."),
        ("more", "There are no more."),
        ("help", "take back my last decision"),
        ("resume nothing", "nothing.astra: no such file or directory."),
        ("save /dev/null/a/b", "/dev/null/a/b.astra: not a directory."),
        ("end", "Take a stone first. [NIM-END]"),
    ],
)
def test_every_word_gets_an_answer(run: Run, typed: str, answered: str) -> None:
    answer = run("play", "nim", "--hot-seat", "-o", "stones=2", keys=[typed, "quit"])
    assert answered in answer.out
    assert answer.code == 0


def test_part_of_a_move_lists_what_it_may_mean(run: Run) -> None:
    answer = run("play", "nim", keys=["take", "quit"])
    assert answer.out.count("take 2 of 12 stones") == 2


def test_long_lists_are_folded_and_paged(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.table.toys import SecretState

    monkeypatch.setattr(SecretState, "NUMBERS", 70)
    keys = ["moves", "more", "more", "more", "pick 61", "quit"]
    answer = run("play", "secret", "--seed", "s", keys=keys)
    assert "1-70" in answer.out
    assert "70 moves: type 'pick' to see them" in answer.out
    assert "'more' shows 40 more." in answer.out
    assert "'more' shows 10 more." in answer.out
    assert answer.out.count("pick the number 70") == 1
    assert "There are no more." in answer.out
    assert (0, "pick 61") in only_record().moves


def test_save_and_resume(run: Run) -> None:
    saved = run("play", "nim", "--hot-seat", "--seed", "s", keys=["take 3", "save mine", "quit"])
    assert "Saved as mine.astra. 'astrarium play --resume mine.astra'" in saved.out
    assert saved.out.count("Saved as") == 1, "nothing has changed since"
    assert run("play", "--resume", "mine.astra", "--hot-seat", keys=["end", "quit"]).code == 0
    record = Record.parse(Path("mine.astra").read_text())
    assert record.moves == [(0, "take 3"), (0, "end")]


def test_resume_from_within_a_game_keeps_both(run: Run) -> None:
    run("play", "nim", "--hot-seat", "--seed", "s", keys=["take 3", "save one", "quit"])
    keys = ["take 1", "resume one", "end", "quit"]
    run("play", "nim", "--hot-seat", "--seed", "t", keys=keys)
    files = {path.name: Record.parse(path.read_text()) for path in Path().glob("*.astra")}
    assert len(files) == 2
    assert files.pop("one.astra").moves == [(0, "take 3"), (0, "end")]
    (other,) = files.values()
    assert (other.seed, other.moves) == ("t", [(0, "take 1")])


def test_the_end_of_the_input_saves_the_game(run: Run) -> None:
    answer = run("play", "nim", "--hot-seat", keys=["take 3"])
    assert answer.code == 0
    assert "Saved as nim-" in answer.out
    assert only_record().moves == [(0, "take 3")]


def test_a_fault_of_the_program_does_not_cost_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: NimState, move: Move, player: int) -> str:
        if self.turn == 1:
            raise RuntimeError("the dog ate it")
        return "fine"

    monkeypatch.setattr(NimState, "describe", broken)
    answer = run("play", "nim", "--hot-seat", keys=["take 3", "end", "take 1"])
    assert answer.code == 3
    assert "Astrarium made a mistake (RuntimeError: the dog ate it)" in answer.err
    assert only_record().moves == [(0, "take 3"), (0, "end")]


def test_where_the_folder_is_read_only_the_game_is_saved_at_home(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = run("play", "nim", "--hot-seat", keys=["take 3", "save keep", "end", "quit"])
    assert answer.code == 0
    Path("keep.astra").unlink()
    Path("keep.astra").mkdir()
    text = Record("nim", "1", {}, "s", [(0, "take 1")]).to_text()
    Path("game.astra").write_text(text)
    monkeypatch.setattr(
        "astrarium.cli.play.free_name", lambda game, folder=None: folder / "x.astra"
    )
    Path("game.astra.part").mkdir()
    answer = run("play", "--resume", "game.astra", "--hot-seat", keys=["end", "quit"])
    assert answer.code == 0
    assert "game.astra: is a directory." in answer.out
    saved = Record.parse((tmp_path / "home" / "x.astra").read_text())
    assert saved.moves == [(0, "take 1"), (0, "end")]


def test_simultaneous_decisions_of_people_and_random_players(run: Run) -> None:
    run("play", "secret", "--players", "4", "--humans", "2", keys=["pick 1", "pick 2"] * 2)
    record = only_record()
    assert [move for seat, move in record.moves if seat == 0] == ["pick 1", "pick 1"]
    assert [move for seat, move in record.moves if seat == 1] == ["pick 2", "pick 2"]
    record.verify(SECRET)


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["chess"], "There is no game 'chess' here; choose gaia or planet-unknown"),
        (["nim", "--players", "9"], "Option 'players': must be a number from 2 to 4"),
        (["nim", "-o", "colour=red"], "Option 'colour': Nim has players, stones"),
        (["nim", "-o", "stones"], "Option 'stones': write it as name=value"),
        (["nim", "-o", "stones=many"], "Option 'stones': must be a number from 1 to 100"),
        (["nim", "-o", "stones=1", "-o", "stones=2"], "Option 'stones': is given twice"),
        (["--resume", "nowhere.astra"], "nowhere.astra: no such file or directory."),
        ([], "say which game"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_sentence(
    run: Run, arguments: list[str], message: str
) -> None:
    answer = run("play", *arguments)
    assert answer.code == 2
    assert message in answer.err
    assert "Traceback" not in answer.err


def test_a_damaged_record_cannot_be_resumed(run: Run) -> None:
    text = Record("nim", "1", {"stones": 5}, "s", [(0, "take 9")]).to_text()
    Path("bad.astra").write_text(text)
    answer = run("play", "--resume", "bad.astra")
    assert answer.code == 2
    assert answer.err == (
        "bad.astra, line 8: 'take 9' is not allowed: Take 1 to 3 stones, not 9. [NIM-TAKE]\n"
    )
