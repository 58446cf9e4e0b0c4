"""Golden solo games: the human's moves and, in between, what the Automa did and why.

    python -m tests.gaia.automa.write_golden

plays the games anew and writes ``tests/gaia/automa/golden``. Read the diff before you commit it:
every change is a change of the rules, of what the human is offered, or of an explanation.
"""

import json
from pathlib import Path
from typing import Any

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.automa.automa import AUTOMA, HUMAN, Turn
from tests.gaia.automa.solo import the
from tests.gaia.write_golden import new_game, state_line

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "first-game": ({"players": 1, "setup": "first-game"}, 1),
    "lantids-geodens-ultoma": (
        {
            "players": 1,
            "factions": ["lantids"],
            "automa": "geodens",
            "automa_level": "ultoma",
            "automa_view": 1,
            "assembler": "last-player",
        },
        4,
    ),
    "chosen-firaks-alptruma": (
        {
            "players": 1,
            "automa": "firaks",
            "automa_level": "alptruma",
            "strict_level5_skip": True,
            "turn_order": "passing",
        },
        11,
    ),
}
"""By name: options and seed."""

_ROW = "{:>4} {:>5} {:>5} | {:<34} | {}"


class Diary:
    """What the Automa has said since it was last asked."""

    def __init__(self) -> None:
        self._turns = 0
        self._lines = 0

    def news(self, state: GaiaState) -> list[str]:
        """New lines; a turn that the human interrupts by an answer goes on after it."""
        result = []
        log = the(state).log
        while self._turns < len(log) or (log and self._lines < len(log[-1].lines)):
            if self._turns < len(log) and (
                self._turns == 0 or self._lines == len(log[self._turns - 1].lines)
            ):
                self._turns += 1
                self._lines = 0
                result.append(_heading(log[self._turns - 1]))
            lines = log[self._turns - 1].lines
            result += [f"           {line}" for line in lines[self._lines :]]
            self._lines = len(lines)
        return result


def _heading(turn: Turn) -> str:
    if not turn.round:
        return f"     Automa, setup, card {turn.support or '-'}:"
    return f"     Automa, round {turn.round}, cards {turn.action or '-'} and {turn.support}:"


def automa_line(state: GaiaState) -> str:
    """The Automa in one line."""
    me = state.seats[AUTOMA]
    levels = "".join(str(level) for level in me.research)
    pieces = "".join(str(hexes.bit_count()) for hexes in me.built)
    satellites = me.satellites.bit_count()
    return (
        f"{me.faction.name}: research {levels}, built {pieces}, satellites {satellites}, {me.vp}vp"
    )


def playthrough(options: dict[str, Any], seed: str, texts: list[str]) -> str:
    """The whole game; the Automa's line stands where a turn of the human begins."""
    out = [f"options: {json.dumps(options)}", f"seed: {seed}", ""]
    out.append(_ROW.format("at", "round", "legal", "move", "the human after it").rstrip())
    state = GAIA.new(options, seed)
    diary = Diary()
    out += diary.news(state)
    for at, text in enumerate(texts, 1):
        number, count = state.round, len(state.legal_moves())
        state.play(text)
        out.append(_ROW.format(at, number, count, text, state_line(state, HUMAN)).rstrip())
        news = diary.news(state)
        out += news
        if news and not the(state).tasks:
            out.append(f"           = {automa_line(state)}")
    result = state.result
    assert result is not None, "a golden game is played to its end"
    out.append("")
    for seat, score in enumerate(result.scores):
        points = ", ".join(f"{what} {vp}" for what, vp in result.breakdown[seat].items() if vp)
        out.append(f"{result.ranks[seat]}. {state.seats[seat].faction.name}: {score} ({points})")
    return "\n".join(out) + "\n"


def moves_of(name: str) -> tuple[dict[str, Any], str, list[str]]:
    """Options, seed and the human's moves of a written game, read from its file alone."""
    rows = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n")
    options: dict[str, Any] = json.loads(rows[0].removeprefix("options: "))
    seed = rows[1].removeprefix("seed: ")
    texts = [row.split("|")[1].strip() for row in rows[4:] if row.count("|") == 2]
    return options, seed, texts


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (options, seed) in GAMES.items():
        text = playthrough(options, str(seed), new_game(options, seed))
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")
    print(f"{len(GAMES)} games written to {FOLDER}")


if __name__ == "__main__":
    main()
