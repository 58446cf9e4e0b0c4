"""What lies on the table before the first move, and who sits where."""

from collections.abc import Iterable, Mapping
from typing import Any

from astrarium.gaia.board import write_board
from astrarium.gaia.boardgamers.fields import inside, listed
from astrarium.gaia.boardgamers.layout import board_of, turned
from astrarium.gaia.boardgamers.lines import Line
from astrarium.gaia.boardgamers.names import (
    ADVANCED_TILES,
    BOOSTERS,
    FINAL_TILES,
    PLACES,
    ROUND_TILES,
    STANDARD_TILES,
    TOKENS,
    TRACK_OF,
)
from astrarium.gaia.boardgamers.problems import BadImport
from astrarium.gaia.boardgamers.seeds import drawn_table
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.research import TOP_LEVEL

_SLOTS = tuple([place for place in PLACES if not place.startswith("adv-")])
_SETUP_VERBS = frozenset(("faction", "bid", "rotate"))


class Table:
    """Our options for the game, the seats of those who move, and the moves after the factions."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        texts = data.get("moves", data.get("moveHistory"))
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise BadImport("this is no game of boardgamers.space: it has no list of moves.")
        _refuse_other_rules(data)
        self.players = _players(data, texts)
        lines = [
            Line(number, text)
            for number, text in enumerate(texts, 1)
            if not text.startswith("init ")
        ]
        for line in lines:
            if "set" in line.verbs:
                raise line.problem("tables set by hand with 'set' are not supported.")
        self.seats: dict[str, int] = {}
        """Our seat of every name that a move may begin with."""
        self.options: dict[str, Any] = {
            "players": self.players,
            "factions": "choose",
            "board": [],
            "turn_order": "passing",
        }
        if "map" in data or "tiles" in data:
            self.options["board"] = board_of(data)
            self.options |= _tiles(data)
        else:
            self._draw(data, texts, lines)
        seating = _Seating(data, lines, self.players)
        self._sit(seating)
        self.lines = [line for line in lines if not set(line.verbs) <= _SETUP_VERBS]
        if not seating.complete:
            if self.lines:
                raise self.lines[0].problem("not everybody has a faction yet.")
            self.lines = seating.faction_lines  # the game ended there, for now

    def _draw(self, data: Mapping[str, Any], texts: list[str], lines: list[Line]) -> None:
        """A mere list of moves: the table follows from the seed and the sectors turned."""
        words = texts[0].split() if texts else []
        if len(words) != 3 or words[0] != "init":
            raise BadImport("there is neither a map in it nor 'init <players> <seed>'.")
        layout = inside(data, "options", "layout")
        galaxy, tiles = drawn_table(self.players, words[2], str(layout))
        for line in lines:
            for command in line.commands:
                if command[0] == "rotate":
                    galaxy = turned(galaxy, line, command[1:])
        self.options["board"] = write_board(galaxy)
        self.options |= _tiles({"tiles": tiles})

    def _sit(self, seating: "_Seating") -> None:
        """Our seats follow the order of play, which after an auction is not theirs."""
        order = seating.order
        for seat, faction in enumerate(order):
            self.seats[faction] = seat
            holder = seating.holder.get(faction)
            if holder is not None:
                self.seats[holder] = seat
        if seating.complete:
            self.options["factions"] = order
            if any(seating.bids.values()):
                self.options["bids"] = [seating.bids.get(faction, 0) for faction in order]
        elif seating.bids:
            raise BadImport("the auction of the factions is not over, so there is no game yet.")


class _Seating:
    """Who plays which faction, in the order of play, and for how many points."""

    def __init__(self, data: Mapping[str, Any], lines: list[Line], players: int) -> None:
        self.order: list[str] = []
        self.holder: dict[str, str] = {}
        """The player (``p1``...) of each faction."""
        self.bids: dict[str, int] = {}
        self.faction_lines: list[Line] = []
        for line in lines:
            for words in line.commands:
                if words[0] == "faction":
                    self._choose(line, words)
                elif words[0] == "bid":
                    self._bid(line, words)
        if not self.order:
            self._as_stored(data)
        self.complete = (
            len(self.order) == players == len({self.holder.get(f) for f in self.order} - {None, ""})
        )

    def _choose(self, line: Line, words: list[str]) -> None:
        faction = _faction(line, words)
        if faction in self.order:
            raise line.problem(f"'{faction}' is taken already.")
        self.order.append(faction)
        self.holder[faction] = line.who
        self.faction_lines.append(line)

    def _bid(self, line: Line, words: list[str]) -> None:
        """Whoever names a faction last has it; where all chose before bidding, everybody bids."""
        faction = _faction(line, words)
        if len(words) < 3 or not words[2].isdigit():
            raise line.problem("a bid is a faction and a number.")
        if faction not in self.order:
            self.order.append(faction)
        for other, holder in self.holder.items():
            if holder == line.who and other not in self.bids:
                self.holder[other] = ""
        self.holder[faction] = line.who
        self.bids[faction] = int(words[2])

    def _as_stored(self, data: Mapping[str, Any]) -> None:
        """Factions that were dealt leave no move; the game itself knows them."""
        by_seat = listed(data.get("factions"))
        players = data.get("players")
        if isinstance(players, list):
            by_seat = [inside(player, "faction") for player in players]
            for player, faction in zip(players, by_seat, strict=True):
                bid = inside(player, "data", "bid")
                if isinstance(faction, str) and isinstance(bid, int) and bid:
                    self.bids[faction] = bid
        if not all(isinstance(name, str) and name in FACTION_NAMES for name in by_seat):
            return
        self.order = by_seat
        for order in (listed(data.get("setup")), listed(data.get("seatOrder"))):
            if len(order) == len(by_seat) and all(faction in order for faction in by_seat):
                self.order = order
        self.holder = {faction: f"p{seat}" for seat, faction in enumerate(by_seat, 1)}


def _faction(line: Line, words: list[str]) -> str:
    if len(words) < 2 or words[1] not in FACTION_NAMES:
        said = words[1] if len(words) > 1 else ""
        raise line.problem(f"'{said}' is not a faction of the base game.")
    return words[1]


def _refuse_other_rules(data: Mapping[str, Any]) -> None:
    options = data.get("options")
    for name in ("frontiers", "lostFleet"):
        if inside(options, name):
            raise BadImport(f"it is played with the expansion '{name}', which is not supported.")
    if data.get("expansions"):
        raise BadImport("it is played with an expansion, which is not supported.")
    variant = inside(options, "factionVariant") or "standard"
    if variant != "standard":
        raise BadImport(
            f"it is played with changed factions ('{variant}'); only the printed ones are known."
        )


def _players(data: Mapping[str, Any], texts: list[str]) -> int:
    players = data.get("players")
    if isinstance(players, list):
        players = len(players)
    if players is None:
        words = texts[0].split() if texts else []
        if len(words) > 1 and words[0] == "init" and words[1].isdigit():
            players = int(words[1])
    if not isinstance(players, int) or not 2 <= players <= 4:
        raise BadImport(f"it is for {players} players; two to four can play.")
    return players


def _tiles(data: Mapping[str, Any]) -> dict[str, Any]:
    """Every tile that was drawn, from either format."""
    tiles = data.get("tiles")
    if not isinstance(tiles, Mapping):
        raise BadImport("there are no tiles in it.")
    techs = tiles.get("techs")
    return {
        "tech_tiles": _named(STANDARD_TILES, "techs", [_tile(techs, place) for place in _SLOTS]),
        "advanced_tiles": _named(
            ADVANCED_TILES,
            "advanced techs",
            [
                _tile(tiles.get("advTechs"), track) or _tile(techs, f"adv-{track}")
                for track in TRACK_OF
            ],
        ),
        "boosters": _named(BOOSTERS, "boosters", listed(tiles.get("boosters"))),
        "round_scoring": _named(
            ROUND_TILES,
            "round scorings",
            listed(tiles.get("roundScorings") or inside(tiles, "scorings", "round")),
        ),
        "final_scoring": _named(
            FINAL_TILES,
            "final scorings",
            listed(tiles.get("finalScorings") or inside(tiles, "scorings", "final")),
        ),
        "terraforming_token": _terraforming_token(data, tiles),
    }


def _tile(places: Any, place: str) -> Any:
    """The tile in a place: the dump names it, the export counts it too."""
    tile = inside(places, place)
    return inside(tile, "tile") if isinstance(tile, Mapping) else tile


def _named(known: Mapping[str, str], what: str, names: Iterable[Any]) -> list[str]:
    result = []
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise BadImport(f"among the {what} there is '{name}', which is not in the box.")
        result.append(known[name])
    return result


def _terraforming_token(data: Mapping[str, Any], tiles: Mapping[str, Any]) -> str:
    """The token on level 5; if it is gone, whoever stands there has one too many."""
    token = tiles.get("terraformingFederation") or data.get("terraformingFederation")
    return _named(TOKENS, "federation tokens", [token or _token_taken(data)])[0]


def _token_taken(data: Mapping[str, Any]) -> Any:
    for player in listed(data.get("players")):
        if inside(player, "data", "research", "terra") != TOP_LEVEL:
            continue
        faction = inside(player, "faction")
        tokens = listed(inside(player, "data", "tiles", "federations"))
        held = [inside(token, "tile") for token in tokens]
        for text in listed(data.get("moveHistory")):
            words = str(text).replace(".", " ").split()
            if words[:1] == [faction] and "federation" in words:
                formed = words[words.index("federation") + 2 :][:1]
                if formed and formed[0] in held:
                    held.remove(formed[0])
        for token in held:
            if token != "gleens":
                return token
    return None
