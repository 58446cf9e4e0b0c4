"""Records: what is written is read back, replays, and says where it was damaged."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.table import BadRecord, Chance, Record, Result, State, commitment
from astrarium.table.record import FIRST_LINE
from tests.table.toys import NIM, SECRET

FINISHED = f"""\
astrarium record 1
game: nim
version: 0.1.0
option players: 2
option stones: 5
seed: 1
commitment: {commitment("1")}

1: take 3; end
2: take 2; end

result: scores 3 12
ranks: 2 1
breakdown 1: {{"stones": 3, "last stone": 0}}
breakdown 2: {{"stones": 2, "last stone": 10}}
"""


def played(stones: int = 5, *moves: str) -> tuple[Record, State]:
    record = Record("nim", "0.1.0", {"players": 2, "stones": stones}, "1")
    state = record.start(NIM)
    for move in moves:
        record.play(state, move)
    return record, state


def test_a_finished_game_reads_as_expected() -> None:
    record, _ = played(5, "take 3", "end", "take 2", "end")
    assert record.to_text() == FINISHED


def test_text_round_trips() -> None:
    record = Record.parse(FINISHED)
    assert record.moves == [(0, "take 3"), (0, "end"), (1, "take 2"), (1, "end")]
    assert record.options == {"players": 2, "stones": 5}
    assert record.to_text() == FINISHED
    assert record == played(5, "take 3", "end", "take 2", "end")[0]


def test_a_running_game_says_so_and_goes_on() -> None:
    record, state = played(12, "take 3", "end", "take 1")
    text = record.to_text()
    assert text.endswith("\n1: take 3; end\n2: take 1\n\nresult: unfinished\n")
    resumed = Record.parse(text)
    again = resumed.replay(NIM)
    assert again == state
    resumed.play(again, "end")
    resumed.play(again, "take 2")
    assert "\n2: take 1; end\n1: take 2\n" in resumed.to_text()


def test_nothing_is_recorded_when_a_move_is_refused() -> None:
    record, state = played(5, "take 3")
    before = record.to_text()
    with pytest.raises(Exception, match="NIM-TAKE"):
        record.play(state, "take 1")
    assert record.to_text() == before


@pytest.mark.parametrize("move", ["", "take 1; end", "take 1\nend"])
def test_what_would_not_be_read_back_is_not_recorded(move: str) -> None:
    record = Record("nim", "1", {}, "s")
    with pytest.raises(ValueError, match="cannot stand on the line"):
        record.add(0, move)
    assert record.moves == []


def test_undo_forgets_the_last_move_and_the_result() -> None:
    record, _ = played(5, "take 3", "end", "take 2", "end")
    record.undo()
    assert record.result is None
    assert record.replay(NIM) == played(5, "take 3", "end", "take 2")[1]


def test_a_turn_of_the_same_seat_starts_a_new_line() -> None:
    record = Record("secret", "0.1.0", {"players": 2}, "s")
    state = record.start(SECRET)
    for seat, move in [(0, "pick 1"), (1, "pick 2"), (1, "pick 3"), (0, "pick 4")]:
        record.play(state, move, seat)
    assert "\n1: pick 1\n2: pick 2\n2: pick 3\n1: pick 4\n" in record.to_text()
    assert Record.parse(record.to_text()).verify(SECRET) == state


def test_simultaneous_moves_may_come_in_any_order() -> None:
    text = Record(
        "secret", "1", {"players": 3}, "s", [(2, "pick 1"), (0, "pick 2"), (1, "pick 3")]
    ).to_text()
    assert Record.parse(text).replay(SECRET).to_act == (0, 1, 2)


def test_comments_and_blank_lines_are_ignored() -> None:
    text = FINISHED.replace("\n2:", "\n\n# round 2\n   # wonderful\n2:").replace(
        "option players", "# who plays\noption players"
    )
    assert Record.parse(text) == Record.parse(FINISHED)


def test_positions_go_move_by_move() -> None:
    stones = [
        (seat, move, state.view(None)["stones"])
        for seat, move, state in Record.parse(FINISHED).positions(NIM)
    ]
    assert stones == [(0, "take 3", 2), (0, "end", 2), (1, "take 2", 0), (1, "end", 0)]


def test_verify_accepts_what_is_right() -> None:
    assert Record.parse(FINISHED).verify(NIM).result == Result(
        (3, 12), ({"stones": 3, "last stone": 0}, {"stones": 2, "last stone": 10}), (2, 1)
    )


@pytest.mark.parametrize(
    "seed", ["1", "two words", " edge ", "", '"quoted"', "line\nbreak", "Ω", "# no comment", "{}"]
)
def test_any_seed_survives(seed: str) -> None:
    assert Record.parse(Record("nim", "1", {}, seed).to_text()).seed == seed


@given(
    st.text(),
    st.dictionaries(
        st.from_regex(r"[a-z][a-z-]*", fullmatch=True),
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists),
        max_size=4,
    ),
    st.lists(
        st.tuples(st.integers(0, 5), st.from_regex(r"[a-z]+( [a-z0-9-]+){0,3}", fullmatch=True))
    ),
)
def test_every_record_round_trips(
    seed: str, options: dict[str, object], moves: list[tuple[int, str]]
) -> None:
    record = Record("any", "1.2", options, seed, moves)
    again = Record.parse(record.to_text())
    assert again == record
    assert again.to_text() == record.to_text()


def damage(old: str, new: str) -> str:
    assert FINISHED.count(old) == 1
    return FINISHED.replace(old, new)


DAMAGED = [
    ("", 1, f"a record begins with the line '{FIRST_LINE}'"),
    ("hello\n", 1, f"a record begins with the line '{FIRST_LINE}'"),
    (damage("record 1", "record 7"), 1, "this program reads 'astrarium record 1' only"),
    (damage("version: 0.1.0\n", ""), 8, "the header has no version"),
    (FIRST_LINE, 1, "the header has no game and no version and no seed and no commitment"),
    (damage("option stones: 5", "stones: 5"), 5, "'stones' is not a header; expected option, "),
    (damage("option stones: 5", "option stones: five"), 5, "'five' is not a JSON value"),
    (damage("option stones: 5", "option players: 3"), 5, "'option players' is there twice"),
    (damage("version: 0.1.0", "game: nim"), 3, "'game' is there twice"),
    (damage("game: nim", "game:"), 2, "'game' has no value"),
    (damage("seed: 1", "seed: 2"), 7, "the commitment does not belong to the seed"),
    (damage("seed: 1", 'seed: "1'), 6, 'the seed "1 is not a JSON text'),
    (damage("1: take 3; end", "take 3; end"), 9, "'take 3; end' is neither '<seat>: <moves>'"),
    (damage("1: take 3; end", "0: take 3; end"), 9, "seats are numbered from 1"),
    (damage("1: take 3; end", "1: take 3;; end"), 9, "there is an empty move on this line"),
    (FINISHED[: FINISHED.index("result")], 11, "the record is cut off: no 'result'"),
    (FINISHED[: FINISHED.index("ranks")], 12, "the record is cut off: 'ranks' is missing"),
    (FINISHED[: FINISHED.index("breakdown 2")], 14, "the record is cut off: 'breakdown 2'"),
    (damage("scores 3 12", "3 12"), 12, "a result is 'scores ...' or 'unfinished'"),
    (damage("scores 3 12", "scores 3 x"), 12, "'3 x' are not whole numbers"),
    (damage("ranks: 2 1", "ranks: 2"), 13, "2 scores but 1 ranks"),
    (damage("breakdown 1", "breakdown 3"), 14, "expected 'breakdown 1: ...'"),
    (damage('{"stones": 3, "last stone": 0}', "[3]"), 14, "a breakdown is an object"),
    (damage('{"stones": 3, "last stone": 0}', '{"stones": "3"}'), 14, "the points for 'stones'"),
    (FINISHED + "1: take 1\n", 16, "'1: take 1' comes after the end of the record"),
]


@pytest.mark.parametrize("text, line, reason", DAMAGED)
def test_a_damaged_record_cannot_be_read(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(reason)) as caught:
        Record.parse(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


WRONG = [
    (damage("game: nim", "game: chess"), 2, "this is a game of chess, not of nim"),
    (damage("option players: 2", "option players: 9"), 4, "Option 'players': must be a number"),
    (damage("option players: 2", "option toys: 9"), 4, "Option 'toys': Nim has no such option"),
    (damage("2: take 2; end", "2: steal 2; end"), 10, "'steal 2' is not a move: write 'take 2'"),
    (
        damage("2: take 2; end", "2: take 3; end"),
        10,
        "'take 3' is not allowed: You cannot take 3: 2 are left. [NIM-TAKE]",
    ),
    (damage("2: take 2; end", "1: take 2; end"), 10, "'take 2' is by seat 1, but seat 2 is to"),
    (damage("2: take 2; end", "2: take 2; end\n1: take 1"), 11, "'take 1' comes after the end"),
    (damage("2: take 2; end\n", ""), 11, "the record has a result but after its last move"),
    (damage("scores 3 12", "scores 12 3"), 12, "the scores are 3 12, not 12 3"),
    (damage("ranks: 2 1", "ranks: 1 2"), 13, "the ranks are 2 1, not 1 2"),
    (damage('"stones": 2', '"stones": 4'), 15, 'the points of seat 2 are {"stones": 2, "last'),
    (
        FINISHED[: FINISHED.index("result")] + "result: unfinished\n",
        12,
        "the game is over after the last move but has no result here",
    ),
]


@pytest.mark.parametrize("text, line, reason", WRONG)
def test_a_wrong_record_is_not_verified(text: str, line: int, reason: str) -> None:
    record = Record.parse(text)
    with pytest.raises(BadRecord, match=re.escape(reason)) as caught:
        record.verify(NIM)
    assert caught.value.line == line


def test_an_error_in_a_game_in_memory_names_the_line_it_would_stand_on() -> None:
    record = Record("nim", "1", {"stones": 5}, "1", [(0, "take 3"), (0, "end"), (1, "take 9")])
    with pytest.raises(BadRecord) as caught:
        record.replay(NIM)
    assert caught.value.line == 9
    assert record.to_text().splitlines()[8] == "2: take 9"


def test_one_lost_or_changed_line_never_goes_unnoticed() -> None:
    """Any single line removed from a finished record (blank ones aside) is an error."""
    rows = FINISHED.splitlines()
    for at, row in enumerate(rows):
        text = "\n".join(rows[:at] + rows[at + 1 :])
        if row.startswith("option players"):
            continue  # two is the default
        if row:
            with pytest.raises(BadRecord):
                Record.parse(text).verify(NIM)


def test_random_games_verify() -> None:
    for number in range(20):
        record = Record("secret", "1", {"players": 4}, str(number))
        state = record.start(SECRET)
        chance = Chance(str(number), "play")
        while state.to_act:
            seat = chance.choice(state.to_act)
            record.play(state, chance.choice(state.legal_moves(seat)), seat)
        assert Record.parse(record.to_text()).verify(SECRET) == state
