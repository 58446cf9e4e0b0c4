"""Golden playthroughs: whole games as text, so that a diff shows what a change did to the rules.

    python -m tests.gaia.write_golden

writes ``tests/gaia/golden`` anew: one file per game, and ``perft.txt`` with counts of legal moves
from some of their positions. The moves of a game stay as they are while they are legal; only then
is a new one played. Read the diff before you commit it: every change is a change of the rules or
of what players are offered.
"""

import json
from pathlib import Path
from typing import Any

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.brainstone import AREAS
from astrarium.gaia.decisions import NAMES, TURN
from astrarium.table import IllegalMove, Result
from tests.gaia.random_play import play_game

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "terrans-xenos-taklons-hadsch-hallas": (
        {
            "players": 4,
            "factions": ["terrans", "xenos", "taklons", "hadsch-hallas"],
            "board": "method-3",
            "turn_order": "passing",
        },
        131,
    ),
    "lantids-gleens-ambas-ivits": (
        {"players": 4, "factions": ["lantids", "gleens", "ambas", "ivits"], "board": "basic"},
        32,
    ),
    "geodens-firaks-nevlas": (
        {
            "players": 3,
            "factions": ["geodens", "firaks", "nevlas"],
            "board": "method-2",
            "small_board": "hourglass",
            "assembler": "last-player",
        },
        61,
    ),
    "baltaks-bescods": (
        {
            "players": 2,
            "factions": ["baltaks", "bescods"],
            "board": "method-3",
            "turn_order": "passing",
            "final_conversions": False,
        },
        23,
    ),
    "itars-chosen": ({"players": 2, "factions": "choose"}, 22),
}
"""By name: options and seed. All fourteen factions sit at one of these tables."""

PERFT_DEPTH = 3
PERFT_LIMIT = 2_000
"""The next depth is counted only from so few positions."""

_ROW = "{:>4} {:>4} {:>5} {:>5} | {:<34} | {}"


def state_line(state: GaiaState, seat: int) -> str:
    """A player in one line: goods, power by area, research levels, pieces on the map, VP."""
    me = state.seats[seat]
    if me.faction.index < 0:
        return ""
    stone = f" stone {AREAS[me.brainstone]}" if me.brainstone else ""
    power = f"{me.area1}/{me.area2}/{me.area3}+{me.gaia_area}{stone}"
    levels = "".join(str(level) for level in me.research)
    pieces = "".join(str(hexes.bit_count()) for hexes in me.built)
    goods = f"{me.credits}c {me.ore}o {me.knowledge}k {me.qic}q"
    return (
        f"{me.faction.name}: {goods}, power {power}, research {levels}, built {pieces}, {me.vp}vp"
    )


def playthrough(options: dict[str, Any], seed: str, texts: list[str]) -> str:
    """The whole game: per move what could be done, what was done, how its player stands then."""
    out = [f"options: {json.dumps(options)}", f"seed: {seed}", ""]
    out.append(_ROW.format("at", "seat", "round", "legal", "move", "after it"))
    state = GAIA.new(options, seed)
    for at, text in enumerate(texts, 1):
        seat = state.to_act[0]
        number = state.round
        count = len(state.legal_moves())
        state.play(text)
        out.append(_ROW.format(at, seat + 1, number, count, text, state_line(state, seat)))
    result = state.result
    assert result is not None, "a golden game is played to its end"
    return "\n".join([*out, "", *_result_lines(state, result)]) + "\n"


def new_game(options: dict[str, Any], seed: int) -> list[str]:
    """The moves of a game by the random player."""
    texts: list[str] = []
    play_game(options, seed, lambda _, move: texts.append(str(move)))
    return texts


def _result_lines(state: GaiaState, result: Result) -> list[str]:
    lines = []
    for seat, score in enumerate(result.scores):
        points = ", ".join(f"{what} {vp}" for what, vp in result.breakdown[seat].items() if vp)
        name = state.seats[seat].faction.name
        lines.append(f"{result.ranks[seat]}. seat {seat + 1} {name}: {score} ({points})")
    return lines


def moves_of(name: str) -> tuple[dict[str, Any], str, list[str]]:
    """Options, seed and move texts of a written game, read from its file alone."""
    rows = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n")
    options: dict[str, Any] = json.loads(rows[0].removeprefix("options: "))
    seed = rows[1].removeprefix("seed: ")
    texts = []
    for row in rows[4:]:
        if not row:
            break
        texts.append(row.split("|")[1].strip())
    return options, seed, texts


def position(name: str, moves: int) -> GaiaState:
    """The position of a written game after so many moves."""
    options, seed, texts = moves_of(name)
    state = GAIA.new(options, seed)
    for text in texts[:moves]:
        state.play(text)
    return state


def perft(state: GaiaState, depth: int) -> int:
    """How many chains of so many legal moves there are."""
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total


def perft_table() -> str:
    """Counts from early, middle and late positions of every written game."""
    heading = ("game", "after", "round", "to move", "decision", "depth 1", "depth 2", "depth 3")
    row = "{:<40} {:>5} {:>5}  {:<14} {:<12} {:>8} {:>8} {:>8}"
    out = [row.format(*heading)]
    for name in GAMES:
        length = len(moves_of(name)[2])
        for at in (0, length // 8, length // 3, length // 2, 3 * length // 4, length - 16):
            state = position(name, at)
            while at and state.steps[-1].kind != TURN:
                at += 1
                state = position(name, at)
            counts = [str(perft(state, 1))]
            while len(counts) < PERFT_DEPTH and int(counts[-1]) <= PERFT_LIMIT:
                counts.append(str(perft(state, len(counts) + 1)))
            counts += ["-"] * (PERFT_DEPTH - len(counts))
            me = state.seats[state.to_act[0]].faction.name or "-"
            kind = NAMES[state.steps[-1].kind]
            out.append(row.format(name, at, state.round, me, kind, *counts))
    return "\n".join(out) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (options, seed) in GAMES.items():
        try:
            text = playthrough(*moves_of(name))
        except (FileNotFoundError, IllegalMove, AssertionError) as error:
            print(f"{name}: a new game, because: {error}")
            text = playthrough(options, str(seed), new_game(options, seed))
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")
    (FOLDER / "perft.txt").write_text(perft_table(), "utf-8")
    print(f"{len(GAMES)} games and perft.txt written to {FOLDER}")


if __name__ == "__main__":
    main()
