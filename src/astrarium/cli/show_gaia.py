"""Gaia Project's table in the terminal, drawn from a view: galaxy, players, research, scoring."""

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from astrarium.cli import show_automa
from astrarium.cli.gaia_words import (
    ACTION_TEXTS,
    BOOSTER_TEXTS,
    ROUND_TEXTS,
    TILES,
    income_text,
    level_text,
)
from astrarium.cli.hex_map import COLOURS, PIECE_LETTERS, PLANET_LETTERS, HexMap, seat_style
from astrarium.gaia.components.research import TOP_LEVEL, TRACK_TITLES, TRACKS
from astrarium.table import State

_USED = "dim strike"
_SIDE_WIDTH = 46
"""Room that the scoring needs beside the galaxy; with less it goes below."""

View = dict[str, Any]


def show(state: State, seat: int | None) -> RenderableType:
    """The whole table."""
    view = state.view(seat)
    galaxy = HexMap(view, _targets(state, seat))
    return Group(
        _headline(view),
        _Beside(galaxy, Group(_scoring(view), Text(), _actions(view), Text(), _legend())),
        _players(view),
        *([show_automa.cards(view)] if view["automa"] else []),
        _research(view),
    )


def diary(state: State) -> list[str]:
    """What the Automa did and why, line by line; nothing in games without it."""
    automa = state.view(None)["automa"]
    return show_automa.diary(automa) if automa else []


def brief(state: State, seat: int | None) -> RenderableType:
    """One line with what the seat has."""
    view = state.view(seat)
    if seat is None or not view["players"][seat]["faction"]:
        return _headline(view)
    player = view["players"][seat]
    return Text.assemble(
        _chip(view, seat),
        f" {player['vp']} vp, {_resources(player)}, power {_power(player)}",
    )


class _Beside:
    """Two things side by side where the terminal is wide enough, else one below the other."""

    def __init__(self, galaxy: HexMap, side: RenderableType) -> None:
        self._galaxy = galaxy
        self._side = side

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - _SIDE_WIDTH
        for width in (6, 5):
            if self._galaxy.columns * width <= room:
                grid = Table.grid(padding=(0, 2))
                grid.add_column(width=self._galaxy.columns * width)
                grid.add_column()
                grid.add_row(self._galaxy, self._side)
                yield grid
                return
        yield self._galaxy
        yield self._side


def _targets(state: State, seat: int | None) -> set[str]:
    """Every hex that a legal move of this seat names."""
    if seat is None or seat not in state.to_act:
        return set()
    words: set[str] = set()
    for move in state.legal_moves(seat):
        for argument in move.args:
            words.update(argument.split(","))
    return words


def _headline(view: View) -> Text:
    text = Text()
    if view["round"]:
        text.append(f"Round {view['round']}", "bold")
    else:
        text.append("Setup", "bold")
    text.append(f", {view['phase']}. Turn order:" if view["round"] else ". Seats:")
    for seat in view["turn_order"]:
        text.append(" ")
        text.append_text(_chip(view, seat))
        if seat in view["passed"]:
            text.append(" passed", "dim")
    return text


def _chip(view: View, seat: int) -> Text:
    title = view["players"][seat].get("title") or "?"
    return Text(f" {seat + 1} {title} ", seat_style(view["players"], seat))


def _number(view: View, seat: int) -> Text:
    return Text(f"[{seat + 1}]", seat_style(view["players"], seat))


# The scoring board


def _scoring(view: View) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for number, tile in enumerate(view["round_scoring"], 1):
        now = number == view["round"]
        style = "bold" if now else (_USED if number < view["round"] else "")
        grid.add_row(
            Text(">" if now else " "),
            Text(f"round {number}", style),
            Text(ROUND_TEXTS[tile], style),
        )
    for tile in view["final_scoring"]:
        counts = Text(f"{tile['tile'].replace('-', ' ')} ")
        for seat, count in enumerate(tile["counts"]):
            counts.append_text(_number(view, seat))
            counts.append(f" {count}  ")
        if tile["neutral"] is not None:
            counts.append(f"neutral {tile['neutral']}", "dim")
        grid.add_row(Text(), Text("final"), counts)
    # The Automa takes boosters by their place in the row.
    boosters = view["automa"]["row"] if view["automa"] else view["boosters"]
    for number, booster in enumerate(boosters):
        grid.add_row(
            Text(),
            Text("boosters" if not number else ""),
            Text.assemble(booster, (f"  {BOOSTER_TEXTS[booster]}", "dim")),
        )
    tokens = ", ".join(
        f"{count} {name}" for name, count in view["federation_tokens"].items() if count
    )
    grid.add_row(Text(), Text("tokens"), Text(tokens))
    return grid


def _actions(view: View) -> RenderableType:
    text = Text()
    for number, (name, meaning) in enumerate(ACTION_TEXTS.items()):
        text.append("\n" if number else "")
        style = _USED if name in view["actions_used"] else ""
        text.append(f"{name:20}", style)
        text.append(meaning, "dim")
    return text


def _legend() -> Text:
    text = Text()
    for planet, letter in PLANET_LETTERS.items():
        text.append(letter, Style(color="#101418", bgcolor=COLOURS[planet]))
        text.append(f" {planet} ")
    for piece, letter in PIECE_LETTERS.items():
        text.append(letter, "bold")
        text.append(f" {piece.replace('-', ' ')} ")
    text.append("+", "bold")
    text.append(" in a federation")
    return text


# The players


def _players(view: View) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(style="dim")
    players: list[View] = view["players"]
    for _ in players:
        table.add_column()
    table.add_row("", *(_chip(view, seat) for seat in range(len(players))))
    ready = [player if player["faction"] else None for player in players]

    def row(name: str, cells: list[str | Text]) -> None:
        if any(len(cell) for cell in cells):
            table.add_row(name, *(Text(cell) if isinstance(cell, str) else cell for cell in cells))

    row("vp", [str(player["vp"]) for player in players])
    # The Automa has neither resources nor special actions.
    automa = view["automa"]["seat"] if view["automa"] else None
    people = [None if seat == automa else player for seat, player in enumerate(ready)]
    row("has", [_resources(player) if player else "" for player in people])
    row("power", [_power(player) if player else "" for player in people])
    row("income", [income_text(player["income"]) if player else "" for player in people])
    row("pieces left", [_pieces_left(player) if player else "" for player in ready])
    row("booster", [player["booster"] or "" if player else "" for player in ready])
    row("tech tiles", [_tiles(player) if player else Text() for player in ready])
    row("federations", [_tokens(player) if player else Text() for player in ready])
    row("actions", [_specials(player) if player else Text() for player in people])
    return table


def _resources(player: View) -> str:
    return f"{player['credits']}c {player['ore']}o {player['knowledge']}k {player['qic']}q"


def _power(player: View) -> str:
    """Tokens in areas I/II/III, those in the Gaia area, and where the brainstone is."""
    power = player["power"]
    text = f"{power['I']}/{power['II']}/{power['III']}"
    if power["gaia"]:
        text += f" gaia {power['gaia']}"
    if player["brainstone"]:
        text += f" brainstone {player['brainstone']}"
    return text


def _pieces_left(player: View) -> str:
    parts = [f"{PIECE_LETTERS[name]}{left}" for name, left in player["left_on_board"].items()]
    formers = player["gaiaformers"]
    if formers["owned"]:
        parts.append(f"G{formers['available']}")
    return " ".join(parts)


def _tiles(player: View) -> Text:
    names = [(tile["tile"], _USED if tile["covered"] else "") for tile in player["tiles"]]
    names += [(name, "bold") for name in player["advanced_tiles"]]
    return _joined(names)


def _tokens(player: View) -> Text:
    sides = player["federation_tokens"]
    names = [(f"{count} {name}", "green") for name, count in sides["green"].items()]
    names += [(f"{count} {name}", "dim") for name, count in sides["gray"].items()]
    return _joined(names)


def _specials(player: View) -> Text:
    return _joined(
        [(one["action"], _USED if one["used"] else "") for one in player["special_actions"]]
    )


def _joined(parts: list[tuple[str, str]]) -> Text:
    text = Text()
    for number, (word, style) in enumerate(parts):
        text.append(", " if number else "")
        text.append(word, style)
    return text


# The research board


def _research(view: View) -> Table:
    table = Table(padding=(0, 1), show_lines=False)
    table.add_column("", style="dim")
    for title in TRACK_TITLES:
        table.add_column(title)
    research = view["research"]
    for level in range(TOP_LEVEL, -1, -1):
        table.add_row(str(level), *(_level(view, track, level) for track in range(len(TRACKS))))
        if level == TOP_LEVEL:
            table.add_row(
                "adv", *(_tile(tile["tile"], tile["there"]) for tile in research["advanced"])
            )
    table.add_section()
    slots = [_slot(slot) for slot in research["tiles"]]
    table.add_row("tile", *slots[: len(TRACKS)])
    table.add_row("free", *slots[len(TRACKS) :])
    return table


def _level(view: View, track: int, level: int) -> Text:
    """Who stands there, and what it gives."""
    text = Text()
    for seat, player in enumerate(view["players"]):
        if player["faction"] and player["research"][TRACKS[track]] == level:
            text.append_text(_number(view, seat))
            text.append(" ")
    token = view["research"]["terraforming_token"]
    if level == TOP_LEVEL and TRACKS[track] == "terraforming" and token:
        text.append(token, "green")
    text.append(level_text(track, level), "dim")
    return text


def _slot(slot: View) -> Text:
    text = _tile(slot["tile"], slot["left"] > 0)
    if slot["slot"] not in TRACKS:
        text = Text.assemble((f"{slot['slot']} ", "dim"), text)
    return text.append(f" x{slot['left']}", "dim")


def _tile(name: str, there: bool) -> Text:
    return Text(TILES[name], "" if there else _USED)
