"""Recorded games: shown move by move, printed as JSON, checked against their results."""

import json
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from astrarium.cli import showing
from astrarium.cli.files import read_record
from astrarium.cli.guard import WRONG, FileTrouble
from astrarium.games import get_game
from astrarium.table import BadRecord, Game, Record, State, TableError, commitment


def replay(path: Path, as_json: bool, step: bool) -> None:
    """Show the game; an error in the record is told when the game gets there."""
    record = read_record(path)
    game = get_game(record.game)
    try:
        if as_json:
            _print_json(record, game)
        else:
            _print_moves(record, game, step)
    except BadRecord as error:
        raise FileTrouble(f"{path}, {error}") from error


def verify(paths: list[Path]) -> int:
    """One line per file; the exit code says whether all are right."""
    wrong = 0
    for path in paths:
        try:
            record = read_record(path)
            state = record.verify(get_game(record.game))
        except BadRecord as error:
            typer.echo(f"{path}, {error}")
            wrong += 1
        except TableError as error:
            typer.echo(str(error) if isinstance(error, FileTrouble) else f"{path}: {error}")
            wrong += 1
        else:
            result = state.result
            scores = f"scores {' '.join(map(str, result.scores))}" if result else "unfinished"
            typer.echo(f"{path}: ok, {len(record.moves)} moves, {scores}")
    return WRONG if wrong else 0


def _print_json(record: Record, game: Game) -> None:
    """The position at the start and after every move, then the result. Seats count from 0 here."""
    state = record.start(game)
    _emit({"turn": state.turn, "player": None, "move": None, "view": state.view(None)})
    for player, move, state in record.positions(game):
        _emit({"turn": state.turn, "player": player, "move": move, "view": state.view(None)})
    result = state.result
    if result is None:
        _emit({"finished": False, "scores": None, "breakdown": None, "ranks": None})
        return
    _emit(
        {
            "finished": True,
            "scores": list(result.scores),
            "breakdown": [dict(points) for points in result.breakdown],
            "ranks": list(result.ranks),
        }
    )


def _emit(row: dict[str, Any]) -> None:
    typer.echo(json.dumps(row, ensure_ascii=False, separators=(",", ":")))


def _print_moves(record: Record, game: Game, step: bool) -> None:
    """Each turn on a line; with ``step`` also the table after it, and a pause."""
    console = Console(highlight=False)
    console.print(
        Text(f"{game.title}, seed {record.seed}, commitment {commitment(record.seed)[:16]}...")
    )
    state = record.start(game)
    if not step:
        console.print(showing.position(game.name, state, None))
    line: list[str] = []
    seat, turn, told = -1, -1, 0
    for player, move, after in record.positions(game):
        if line and (player != seat or state.turn != turn):
            told = _turn_line(console, game, state, seat, line, step, told)
            line = []
        seat, turn, state = player, after.turn, after.copy()
        line.append(move)
    if line:
        _turn_line(console, game, state, seat, line, step, told)
    if not step:
        console.print(showing.position(game.name, state, None))
    if state.result is None:
        console.print("The game goes on.")
    else:
        console.print(showing.score_table(state, state.result))


def _turn_line(
    console: Console, game: Game, state: State, seat: int, moves: list[str], step: bool, told: int
) -> int:
    """Also what an Automa did thereupon, from line ``told`` of its diary on; its length now."""
    name = showing.name_of(state, seat)
    console.print(Text.assemble((f"{seat + 1} {name}: ", "bold"), "; ".join(moves)))
    diary = showing.diary(game.name, state)
    if len(diary) > told:
        console.print(showing.told(diary[told:]))
    if step:
        console.print(showing.position(game.name, state, None))
        try:
            console.input(Text("Enter goes on, Ctrl-C leaves ", style="dim"))
        except EOFError:
            console.print()
    return len(diary)
