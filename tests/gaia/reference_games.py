"""Games of another engine, and our position as its snapshots write it."""

import gzip
import json
import os
from pathlib import Path
from typing import Any

from astrarium.gaia import GaiaState
from astrarium.gaia.actions import gaia_project, mine, upgrade
from astrarium.gaia.boardgamers.names import (
    ADVANCED_TILES,
    BOOSTERS,
    BUILDINGS,
    PLACES,
    POWER_ACTIONS,
    QIC_ACTIONS,
    STANDARD_TILES,
    TOKENS,
    TRACK_OF,
)
from astrarium.gaia.brainstone import AREAS
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.planets import LETTERS
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.components.structures import ORE_COST, STRUCTURES
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES, STANDARD_NAMES
from astrarium.gaia.decisions import CONVERT
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import Player

FOLDER = Path(
    os.environ.get("ASTRARIUM_GAMES", Path(__file__).parents[2].parent / "shared" / "games")
)
STONE = ("", "area1", "area2", "area3", "gaia", "")


def _back(names: dict[str, str]) -> dict[str, str]:
    return {ours: theirs for theirs, ours in names.items()}


_BOOSTERS = _back(BOOSTERS)
_TOKENS = _back(TOKENS)
_BUILDING = _back(BUILDINGS)
_STANDARD = _back(STANDARD_TILES)
_ADVANCED = _back(ADVANCED_TILES)
_SLOTS = [place for place in PLACES if not place.startswith("adv-")]
_TRACKS = list(TRACK_OF)


def games(name: str) -> list[dict[str, Any]]:
    """The games of one file, empty if it is not there."""
    path = FOLDER / name
    if not path.exists():
        return []
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(row) for row in file]


def snapshot(state: GaiaState, seat: int) -> dict[str, Any]:
    """One player in the words of the other engine's snapshots.

    There the tokens of the Terrans leave the Gaia area only when they have been converted.
    """
    me = state.seats[seat]
    waiting = 0
    if state.steps and state.steps[-1].kind == CONVERT and state.steps[-1].seat == seat:
        waiting = state.steps[-1].a
    booster = me.booster if me.booster >= 0 else me.next_booster
    return {
        "vp": me.vp,
        "c": me.credits,
        "o": me.ore,
        "k": me.knowledge,
        "q": me.qic,
        "pw": [me.area1, me.area2 - waiting, me.area3, me.gaia_area + waiting],
        "bs": STONE[me.brainstone] or None,
        "r": list(me.research),
        "b": [
            *[hexes.bit_count() for hexes in me.built],
            me.formers_on_map.bit_count(),
            me.stations.bit_count(),
        ],
        "lp": me.lost.bit_count(),
        "sat": me.satellites.bit_count(),
        "gf": [me.formers, me.formers_in_gaia],
        "fc": me.federations,
        "fed": sorted(_federation_tokens(me)),
        "tech": sorted(_tiles(state, me)),
        "bo": _BOOSTERS[BOOSTER_NAMES[booster]] if booster >= 0 else None,
    }


def _federation_tokens(me: Player) -> list[str]:
    result = []
    for kind, name in enumerate(TOKEN_NAMES):
        result += [_TOKENS[name] + "+"] * me.green[kind]
        result += [_TOKENS[name] + "-"] * me.gray[kind]
    return result


def _tiles(state: GaiaState, me: Player) -> list[str]:
    result = []
    for kind in bits(me.tiles):
        place = _SLOTS[state.setup.slot_of[kind]]
        covered = "!" if me.covered >> kind & 1 else ""
        result.append(f"{_STANDARD[STANDARD_NAMES[kind]]}@{place}{covered}")
    for kind in bits(me.advanced):
        place = "adv-" + _TRACKS[state.setup.advanced_tiles.index(kind)]
        result.append(f"{_ADVANCED[ADVANCED_NAMES[kind]]}@{place}")
    return result


def differences(state: GaiaState, seat: int, theirs: dict[str, Any]) -> set[str]:
    """What is not the same for one player, by name."""
    ours = snapshot(state, seat)
    theirs = {**theirs, "fed": sorted(theirs["fed"]), "tech": sorted(theirs["tech"])}
    return {name for name in ours if ours[name] != theirs[name]}


def board(state: GaiaState, seats: list[int]) -> dict[str, dict[str, Any]]:
    """Every hex that is not empty space, by name; ``seats`` are ours by theirs."""
    result: dict[str, dict[str, Any]] = {}

    def note(hexes: int, **what: Any) -> None:
        for h in bits(hexes):
            result.setdefault(state.galaxy.names[h], {"pl": LETTERS[state.planets[h]]}).update(what)

    for theirs, seat in enumerate(seats):
        me = state.seats[seat]
        for kind, hexes in enumerate(me.built):
            note(hexes & ~me.shared, p=theirs, b=_BUILDING[STRUCTURES[kind]])
        note(me.lost, p=theirs, b="m")
        note(me.formers_on_map, p=theirs, b="gf")
        note(me.stations, p=theirs, b="sp")
        note(me.shared, add=theirs)
        for h in bits(me.federated):
            note(1 << h)
            result[state.galaxy.names[h]].setdefault("f", []).append(theirs)
    return result


_TRACK = _back(TRACK_OF)
_POWER = _back(POWER_ACTIONS)
_QIC = _back(QIC_ACTIONS)
_SPECIAL = {
    "charge": "4pw",
    "qic-credits": "q,5c",
    "ore": "3o",
    "knowledge": "3k",
    "step": "step",
    "range-mine": "range+3",
    "range-gaiaform": "range+3",
    "swap": "swap-PI",
    "station": "space-station",
    "downgrade": "down-lab",
    "advance": "up-lowest",
}
_UNIT = {"power": "pw", "credit": "c", "ore": "o", "knowledge": "k", "qic": "q", "gaiaformer": "gf"}


def offered(state: GaiaState) -> dict[str, set[str]]:
    """Our legal moves as the other engine's offers, federations left out."""
    seat = state.to_act[0]
    me = state.seats[seat]
    result: dict[str, set[str]] = {}

    def add(verb: str, what: str) -> None:
        result.setdefault(verb, set()).add(what)

    for move in state.legal_moves():
        words = move.args
        if move.verb == "place":
            add("build", f"{'PI' if me.faction.name == 'ivits' else 'm'} {words[0]} ~")
        elif move.verb == "mine":
            price = mine.cost(state, seat, state.galaxy.by_name[words[0]])
            add("build", f"m {words[0]} {_price(price.credits, price.ore, price.qic)}")
        elif move.verb == "gaiaform" and len(words) == 1:
            qic = mine.qic_for_range(state, me, state.galaxy.by_name[words[0]], 0)
            add("build", f"gf {words[0]} {_price(0, 0, qic, gaia_project.price(me))}")
        elif move.verb == "upgrade":
            kind = STRUCTURES.index(words[1])
            credits = upgrade.credits_for(state, seat, state.galaxy.by_name[words[0]], kind)
            add("build", f"{_BUILDING[words[1]]} {words[0]} {_price(credits, ORE_COST[kind], 0)}")
        elif move.verb in ("research", "advance"):
            add("up", _TRACK[words[0]])
        elif move.verb == "power":
            add("action", _POWER[words[0]])
        elif move.verb == "qic":
            add("action", _QIC[words[0]])
        elif move.verb == "special" and words[0] == "academy":
            add("special", "4c" if me.faction.name == "baltaks" else "q")
        elif move.verb == "special":
            add("special", _SPECIAL[words[0]])
        elif move.verb in ("pass", "booster"):
            for name in words:
                add(move.verb, _BOOSTERS[name])
        elif move.verb == "spend":
            add("spend", _exchange(words))
        elif move.verb == "burn":
            add("burn", "")
        elif move.verb == "charge":
            add("charge", _offer(words))
        elif move.verb == "brainstone":
            add("brainstone", STONE[AREAS.index(words[0])])
    return result


def _price(credits: int, ore: int, qic: int, tokens: int = 0) -> str:
    parts = []
    for amount, unit in ((credits, "c"), (ore, "o"), (qic, "q"), (tokens, "t->tg")):
        if amount:
            parts.append(f"{amount if amount > 1 else ''}{unit}")
    return ",".join(parts) or "~"


def _exchange(words: tuple[str, ...]) -> str:
    pay = "t-a3" if words[1] == "token" else _UNIT[words[1]]
    gain = ",".join(
        [
            n + ("t" if unit == "token" else _UNIT[unit])
            for n, unit in zip(words[3::2], words[4::2], strict=True)
        ]
    )
    return f"{words[0]}{pay}>{gain}"


def _offer(words: tuple[str, ...]) -> str:
    power = int(words[-1] if words[0] == "token" else words[0])
    cost = f"{power - 1}vp" if power > 1 else "~"
    if words[0] == "token":
        return f"1t,{power}pw>{cost}"
    return f"{power}pw,1t>{cost}" if len(words) == 2 else f"{power}pw>{cost}"
