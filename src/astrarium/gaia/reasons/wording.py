"""How amounts, planets, players and choices are put into words, and what is missing for a price."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import POWER, TOKEN_TO_GAIA
from astrarium.gaia.components.effects import (
    CHARGE,
    CREDIT,
    GAIAFORMER,
    KNOWLEDGE,
    ORE,
    QIC,
    TOKEN,
    VP,
    Gain,
)
from astrarium.gaia.components.planets import GAIA, LOST, PLANETS, SPACE
from astrarium.gaia.components.structures import PIECES, STRUCTURE_TITLES
from astrarium.gaia.decisions import AFTER, TURN
from astrarium.gaia.player import Player
from astrarium.gaia.power import spendable, tokens_to_give
from astrarium.table.errors import IllegalMove
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

Part = tuple[int, int, str]
"""A part of a price: resource, amount, and what it is for."""

_ONE = {
    CREDIT: "credit",
    ORE: "ore",
    KNOWLEDGE: "knowledge",
    QIC: "Q.I.C.",
    TOKEN: "power token",
    GAIAFORMER: "Gaiaformer",
    VP: "VP",
    POWER: "power",
    TOKEN_TO_GAIA: "token of area III",
}
_MANY = {
    CREDIT: "credits",
    TOKEN: "power tokens",
    GAIAFORMER: "Gaiaformers",
    TOKEN_TO_GAIA: "tokens of area III",
}


# -- words ---------------------------------------------------------------------------------------


def listed(words: Sequence[str], last: str = "and") -> str:
    """``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def amount(count: int, resource: int) -> str:
    """``2 credits``."""
    if count != 1 and resource in _MANY:
        return f"{count} {_MANY[resource]}"
    return f"{count} {_ONE[resource]}"


def counted(count: int, one: str) -> str:
    """``1 satellite``, ``2 satellites``."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


def times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def gained(me: Player, what: Gain, by: int = 1) -> str:
    """``gain 2 ore and charge 3 power``; for this player, as Q.I.C. may become ore."""
    things = []
    charging = []
    for resource, count in what:
        if resource == QIC and me.faction.qic_becomes_ore(me):
            resource = ORE
        if resource == CHARGE:
            charging.append(f"charge {count * by} power")
        else:
            things.append(amount(count * by, resource))
    if things:
        charging.insert(0, f"gain {listed(things)}")
    return " and ".join(charging)


def who(state: "GaiaState", seat: int) -> str:
    """A player by faction, or by number as long as there is none."""
    faction = state.seats[seat].faction
    return f"the {faction.title}" if faction.index >= 0 else f"player {seat + 1}"


def owner_of(state: "GaiaState", h: int) -> int:
    """Whose structure stands on a hex, or -1; where two stand it is the one who came first."""
    found = -1
    for seat, player in enumerate(state.seats):
        if player.structures >> h & 1 and (found < 0 or not player.shared >> h & 1):
            found = seat
    return found


def former_of(state: "GaiaState", h: int) -> int:
    """Whose Gaiaformer stands on a hex, or -1."""
    for seat, player in enumerate(state.seats):
        if player.formers_on_map >> h & 1:
            return seat
    return -1


def kind_at(me: Player, h: int) -> int:
    """The kind of the own structure piece on a hex, or -1."""
    for kind, hexes in enumerate(me.built):
        if hexes >> h & 1:
            return kind
    return -1


def article(kind: int) -> str:
    """``a mine``, ``the planetary institute``: the only one of its kind is definite."""
    return f"{'the' if PIECES[kind] == 1 else 'a'} {STRUCTURE_TITLES[kind]}"


def planet(kind: int) -> str:
    """``a titanium planet``, ``empty space``."""
    if kind == SPACE:
        return "empty space"
    if kind == LOST:
        return "the Lost Planet"
    name = "Gaia" if kind == GAIA else PLANETS[kind]
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name} planet"


def choices(moves: Sequence[Move], most: int = 6) -> str:
    """The texts of moves to choose from, shortened where they are many."""
    texts = [f"'{move}'" for move in moves[:most]]
    if len(moves) > most:
        return f"{', '.join(texts)} and {len(moves) - most} more"
    return listed(texts, "or")


def instead(state: "GaiaState", move: Move) -> str:
    """A hint at another move, if that one is legal."""
    return f"; '{move}' would be possible" if move in state.legal_moves() else ""


def sentence(text: str) -> str:
    """Capital letter and full stop."""
    stop = "" if text.endswith(".") else "."
    return f"{text[0].upper()}{text[1:]}{stop}"


# -- prices --------------------------------------------------------------------------------------


def holding(me: Player, resource: int) -> int:
    """How much of a resource a player can pay with."""
    if resource == CREDIT:
        return me.credits
    if resource == ORE:
        return me.ore
    if resource == KNOWLEDGE:
        return me.knowledge
    if resource == QIC:
        return me.qic
    if resource == POWER:
        return spendable(me)
    if resource == TOKEN:
        return tokens_to_give(me)
    if resource == GAIAFORMER:
        return me.formers_available
    return me.area3


def totals(parts: Sequence[Part]) -> dict[int, int]:
    """What a price comes to, by resource, in the order of its parts."""
    result: dict[int, int] = {}
    for resource, count, _ in parts:
        if count:
            result[resource] = result.get(resource, 0) + count
    return result


def price(parts: Sequence[Part]) -> str:
    """``2 credits and 7 ore (1 for the mine, 6 for 2 terraforming steps)``."""
    words = []
    for resource, total in totals(parts).items():
        purposes = [(count, purpose) for known, count, purpose in parts if known == resource]
        purposes = [entry for entry in purposes if entry[0]]
        text = amount(total, resource)
        if len(purposes) > 1:
            text += f" ({', '.join([f'{count} for {purpose}' for count, purpose in purposes])})"
        elif purposes[0][1]:
            text += f" for {purposes[0][1]}"
        words.append(text)
    return listed(words)


def owned(me: Player, resources: Sequence[int]) -> str:
    """``2 ore and 9 credits``, with the place where it counts; of one thing just the number."""
    words = []
    for resource in resources:
        text = amount(holding(me, resource), resource)
        if len(resources) == 1:
            text = str(holding(me, resource))
        if resource == POWER:
            text += " in area III"
        elif resource == TOKEN:
            text += " in areas I to III"
        words.append(text)
    return listed(words)


def missing(me: Player, parts: Sequence[Part]) -> list[int]:
    """The resources of which a player has too little."""
    return [resource for resource, total in totals(parts).items() if holding(me, resource) < total]


def too_dear(
    state: "GaiaState",
    me: Player,
    rule: str,
    what: str,
    parts: Sequence[Part],
    helpful: bool = True,
) -> IllegalMove:
    """``A research lab costs 3 ore and 5 credits; you have 2 ore and 9 credits.``"""
    has = owned(me, list(totals(parts)))
    remedied = remedy(state, me, parts) if helpful else ""
    return IllegalMove(rule, sentence(f"{what} costs {price(parts)}; you have {has}{remedied}"))


def remedy(state: "GaiaState", me: Player, parts: Sequence[Part]) -> str:
    """A free action that makes up for what is missing, if one alone does and may be taken now."""
    lacking = missing(me, parts)
    if len(lacking) != 1 or state.steps[-1].kind not in (TURN, AFTER):
        return ""
    resource = lacking[0]
    needed = totals(parts)
    short = needed[resource] - holding(me, resource)
    worth = me.faction.token_power(me)
    if resource == POWER:
        burns = -(-short // worth)
        if me.area2 < 2 * burns or me.brainstone == 2 or TOKEN in needed:
            return ""
        return _first("burn", burns)
    if resource == QIC and me.faction.qic_becomes_ore(me):
        return ""
    for conversion in me.faction.conversions(me):
        if conversion.gain != ((resource, 1),):
            continue
        if conversion.pay in (POWER, TOKEN_TO_GAIA):
            # Tokens, leaving enough of them for power that the action itself costs.
            each = -(-conversion.amount // worth) if conversion.pay == POWER else 1
            enough = me.area3 - -(-needed.get(POWER, 0) // worth) >= each * short
        else:
            left = holding(me, conversion.pay) - conversion.amount * short
            enough = left >= needed.get(conversion.pay, 0)
        if enough:
            return _first(str(conversion.move), short)
    return ""


def _first(move: str, count: int) -> str:
    often = f" {times(count)}" if count > 1 else ""
    return f": '{move}'{often} first"
