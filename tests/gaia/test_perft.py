"""Counts of legal moves from fixed positions, to a depth of three decisions.

The table in ``golden/perft.txt`` is written by ``python -m tests.gaia.write_golden``.
"""

import pytest

from astrarium.gaia.decisions import TURN
from tests.gaia.second_opinion import Opinion, comparable
from tests.gaia.write_golden import FOLDER, perft, perft_table, position

ROWS = (FOLDER / "perft.txt").read_text("utf-8").split("\n")[1:-1]


def test_the_table_is_as_it_is_written() -> None:
    written = (FOLDER / "perft.txt").read_text("utf-8")
    assert perft_table().split("\n") == written.split("\n")


@pytest.mark.parametrize("row", [row for row in ROWS if " turn " in row])
def test_a_second_opinion_counts_as_many(row: str) -> None:
    name, at = row.split()[:2]
    state = position(name, int(at))
    assert state.steps[-1].kind == TURN
    opinion = Opinion(state, state.to_act[0])
    assert comparable([str(move) for move in state.legal_moves()]) == opinion.moves()


@pytest.mark.rule("GP-ADV-01", "GP-ADV-02")
def test_a_count_by_hand() -> None:
    """Two players choose among 14 factions, then 12: the back of a board is gone with its front.
    Then the first places a mine on one of the planets of its home type."""
    start = position("itars-chosen", 0)
    assert (perft(start, 1), perft(start, 2)) == (14, 14 * 12)
    homes = [mask.bit_count() for mask in start.type_masks[:7]]
    boards = 2 * sum(homes) * 12
    assert perft(start, 3) == boards
