"""Planet Unknown's table in the terminal, drawn from a view: planet, station, tracks, cards."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.planet_unknown.components.civ_cards import card_text
from astrarium.planet_unknown.components.planets import PLANET_BOARDS
from astrarium.planet_unknown.components.resources import TRACKS
from astrarium.table import State

View = dict[str, Any]

_TERRAIN = {
    "C": ("civ", "black on bright_white"),
    "W": ("water", "bright_white on blue"),
    "B": ("biomass", "black on green"),
    "P": ("biomass", "black on green"),
    "R": ("rover", "bright_white on red"),
    "T": ("tech", "bright_white on bright_black"),
    "E": ("energy", "black on yellow"),
}
_BARE = {
    "o": (".", "dim"),
    "i": ("~", "bright_cyan"),
    "t": ("!", "magenta"),
    "x": ("%", "yellow"),
    ".": (" ", ""),
}
_SHORT = {
    "civ": "civ",
    "water": "water",
    "biomass": "bio",
    "rover": "rover",
    "tech": "tech",
    "energy": "energy",
}
_LEGEND = (
    "C civ  W water  B biomass  P patch  R rover  T tech  E energy (capital: with symbol)\n"
    "@ rover  & rover carrying  * meteorite  + lifepod  ' meteor symbol\n"
    "~ ice  . land  ! toxic  % current"
)


def show(state: State, seat: int | None) -> RenderableType:
    """The whole table; the planet is that of the seat, for a spectator those of all."""
    view = state.view(seat)
    shown = range(state.players) if seat is None else [seat]
    planets = [_planet(view["players"][number]) for number in shown]
    parts: list[RenderableType] = [_headline(view), Columns(planets, padding=(0, 4))]
    parts += [Text(_LEGEND, style="dim"), _station(view, seat), _tracks(view)]
    parts += [_pending(view["players"][number]) for number in shown]
    parts.append(_cards(view, seat))
    return Group(*parts)


def brief(state: State, seat: int | None) -> RenderableType:
    """One line with what waits for the seat."""
    view = state.view(seat)
    if seat is None:
        return _headline(view)
    return Group(_headline(view), _pending(view["players"][seat]))


def _headline(view: View) -> Text:
    text = Text.assemble((f"Round {view['round']}", "bold"), f", {view['phase']}")
    text.append(f", commander: seat {view['commander'] + 1}")
    if view["last_round"]:
        text.append(", last round", style="bold red")
    if view["event"]:
        event = view["event"]
        colour = {"orange": "dark_orange"}.get(event["colour"], event["colour"])
        text.append(f"\nEvent: {event['text']}", style=colour)
    if view["events"]:
        text.append(f"  ({view['events']['left']} events left)", style="dim")
        if "next" in view["events"]:
            text.append(f"  next: {view['events']['next']['text']}", style="italic")
    if "target" in view:
        text.append(f"\nTarget: {view['target']} medals")
    if "outcome" in view:
        text.append(f", {view['outcome']}", style="bold")
    return text


def _planet(player: View) -> RenderableType:
    board = next(one for one in PLANET_BOARDS if one.name == player["planet"])
    marks = _marks(player)
    icons = {square for squares in player["icons"].values() for square in squares}
    last = set(player["last_tile"])
    text = Text()
    text.append(f"{player['planet']}, {player['corporation']}", style="bold")
    text.append(f"  {player['planet_medals']} medals\n")
    text.append("     " + "".join(f"{letter} " for letter in "abcdefghijkl") + "\n", style="dim")
    text.append("     " + "".join(f"{n} " for n in board.column_medals) + "\n", style="dim italic")
    for row, line in enumerate(player["grid"]):
        text.append(f"{row + 1:>2} ", style="dim")
        text.append(f"{board.row_medals[row]} ", style="dim italic")
        for column, sign in enumerate(line):
            square = f"{'abcdefghijkl'[column]}{row + 1}"
            _square(text, sign, square in icons, marks.get(square, " "), square in last)
        text.append("\n")
    return text


def _square(text: Text, sign: str, icon: bool, mark: str, last: bool) -> None:
    if sign in _TERRAIN:
        style = _TERRAIN[sign][1] + (" underline" if last else "")
        letter = sign if icon or sign == "P" else sign.lower()
        text.append(letter + mark, style=style + (" bold" if icon else ""))
    else:
        letter, style = _BARE[sign]
        text.append(letter, style=style)
        text.append(mark, style="bold")


def _marks(player: View) -> dict[str, str]:
    """What stands on each square; later signs hide earlier ones."""
    marks = dict.fromkeys(player["meteor_symbols"], "'")
    marks |= dict.fromkeys(player["lifepods"], "+")
    marks |= dict.fromkeys(player["meteorites"], "*")
    marks |= dict.fromkeys(player["rovers"], "@")
    marks |= dict.fromkeys(player["carrying"], "&")
    return marks


def _tile(stack: View) -> Text:
    top = stack["top"]
    if top is None:
        return Text("empty", style="dim")
    first, second = top["resources"]
    text = Text.assemble((stack["shape"], "bold"), " ")
    for name in (first, second):
        style = next(style for word, style in _TERRAIN.values() if word == name)
        text.append(f" {_SHORT[name]} ", style=style)
    if top["meteor"]:
        text.append(" *")
    text.append(f"  {stack['left']} left", style="dim")
    return text


def _station(view: View, seat: int | None) -> RenderableType:
    table = Table(title="Station", title_justify="left", box=None, pad_edge=False)
    table.add_column("depot of")
    table.add_column("small")
    table.add_column("large")
    for depot in view["station"]["depots"]:
        owner = depot["seat"]
        name = "nobody" if owner is None else f"seat {owner + 1}"
        table.add_row(
            name + (" (you)" if owner is not None and owner == seat else ""),
            _tile(depot["interior"]),
            _tile(depot["exterior"]),
            style="bold" if owner is not None and owner == seat else None,
        )
    return table


def _tracks(view: View) -> RenderableType:
    table = Table(title="Players", title_justify="left", box=None, pad_edge=False)
    for heading in ("", *TRACKS, "rovers", "lifepods", "meteorites", "techs"):
        table.add_column(heading)
    for player in view["players"]:
        cells = [_tracker(name, player["trackers"][name]) for name in TRACKS]
        lifepods = str(player["lifepods_scored"])
        if player["lifepods_placed"]:
            lifepods += " and " + " ".join(player["lifepods_placed"])
        techs = " ".join(tech["level"] for tech in player["techs"])
        if "flux" in player:
            techs += f" flux {player['flux']}"
        table.add_row(
            f"{player['seat'] + 1} {player['corporation']}",
            *cells,
            f"{len(player['rovers'])}+{player['rovers_on_board']}",
            lifepods,
            str(player["meteorites_collected"]),
            techs,
        )
    return table


def _tracker(name: str, tracker: View) -> str:
    where = f"{tracker['height']}"
    if tracker["track"] != name:
        where += f" on {tracker['track']}"
    return f"{where} ({tracker['medals']})"


def _pending(player: View) -> Text:
    """What the seat has still to resolve."""
    text = Text.assemble((f"Seat {player['seat'] + 1}: ", "bold"), player["status"])
    if player["movement"]:
        text.append(f", {player['movement']} movement", style="bold")
    if player["patches_stored"]:
        text.append(f", {player['patches_stored']} patches stored")
    if player["pending"]:
        text.append("; pending: " + ", ".join(player["pending"]))
    if player["civ_due"]:
        ranks = ", ".join("any" if rank == 5 else str(rank) for rank in player["civ_due"])
        text.append(f"; civ cards due: {ranks}")
    for tech in player["techs"]:
        text.append(f"\n  tech {tech['level']}: {tech['text']}", style="dim")
    return text


def _cards(view: View, seat: int | None) -> Text:
    """Civ cards, objectives and what lies open to this seat."""
    piles = ", ".join(f"rank {rank + 1}: {n}" for rank, n in enumerate(view["civ_cards"]))
    text = Text(f"Civ cards left: {piles}")
    for player in view["players"]:
        cards = [card_text(card["number"]) for card in player["cards"]]
        cards += [f"a secret card of rank {rank}" for rank in player["secret_cards"]]
        if cards:
            text.append(f"\n  seat {player['seat'] + 1}: {'; '.join(cards)}")
    for objective in view["neighbor_objectives"]:
        (one, other), (mine, theirs) = objective["seats"], objective["values"]
        text.append(f"\nSeats {one + 1} and {other + 1}: {objective['text']} ({mine} : {theirs})")
    for objective in view["common_objectives"]:
        values = " : ".join(str(value) for value in objective["values"])
        text.append(f"\nAll seats: {objective['text']} ({values})")
    if seat is not None:
        player = view["players"][seat]
        for objective in player["objectives"]:
            done = "complete" if objective["complete"] else "open"
            text.append(f"\nYour objective {objective['number']}: {objective['text']} ({done})")
        for objective in player.get("dealt", []):
            text.append(f"\nDealt to you {objective['number']}: {objective['text']}")
        for card in view["choices"].get("civ", []):
            text.append(f"\nTo keep {card['number']}: {card_text(card['number'])}")
    return text
