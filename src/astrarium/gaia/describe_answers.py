"""Answers in words: to what setup, phases, actions and neighbours ask of a player."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions.mine import qic_for_range
from astrarium.gaia.brainstone import AREAS
from astrarium.gaia.components.board_actions import (
    CONVERSIONS,
    POWER,
)
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.effects import (
    CREDIT,
    KNOWLEDGE,
    ORE,
    QIC,
    RESOURCES,
    TOKEN,
    VP,
)
from astrarium.gaia.components.factions import FACTION_BOARDS, FACTION_NAMES
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.research import TRACK_TITLES, TRACKS
from astrarium.gaia.components.scoring import FEDERATION_TOKENS, TOKEN_NAMES
from astrarium.gaia.components.structures import (
    STRUCTURE_TITLES,
)
from astrarium.gaia.components.tech_tiles import (
    ADVANCED,
    IMMEDIATE,
    SLOTS,
    STANDARD,
    STANDARD_NAMES,
)
from astrarium.gaia.decisions import CHARGE_OFFER, CONVERT, Step
from astrarium.gaia.effect_words import booster_effect, level_effect, tile_effect
from astrarium.gaia.gaia_phase import TOKENS_FOR_TILE
from astrarium.gaia.gains import STONE_SPENT, count
from astrarium.gaia.player import Player
from astrarium.gaia.reasons.wording import (
    Part,
    amount,
    counted,
    gained,
    listed,
    price,
)
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


def hex_words(state: "GaiaState", name: str) -> str:
    """``3A5 (titanium)``."""
    return f"{name} ({PLANETS[state.planets[state.galaxy.by_name[name]]]})"


def cost_words(parts: list[Part]) -> str:
    """The price after a colon, or nothing if there is none."""
    text = price(parts)
    return f": {text}" if text else ""


def level_words(me: Player, track: int) -> str:
    """``level 2 of Economy (gain 2 credits ... as income)``."""
    level = me.research[track] + 1
    effect = level_effect(me, track, level)
    return f"level {level} of {TRACK_TITLES[track]}" + (f" ({effect})" if effect else "")


# -- setup, income and Gaia phase ----------------------------------------------------------------


def faction(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    board = FACTION_BOARDS[FACTION_NAMES.index(move.args[0])]
    things = [
        amount(board.credits, CREDIT),
        amount(board.ore, ORE),
        amount(board.knowledge, KNOWLEDGE),
        amount(board.qic, QIC),
        f"{board.power[0]}/{board.power[1]} power tokens",
    ]
    if board.research >= 0:
        things.append(f"level 1 of {TRACK_TITLES[board.research]}")
    return f"Play the {board.title} from {PLANETS[board.home]}: {', '.join(things)}"


def rotate(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return f"Rotate sector {move.args[0]} by 60 degrees clockwise"


def assembled(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return "Leave the board as it is"


def place(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    what = STRUCTURE_TITLES[me.faction.starting_structure]
    return f"Place your starting {what} on {hex_words(state, move.args[0])}"


def booster(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    name = move.args[0]
    return f"Take the booster {name}: {booster_effect(me, BOOSTER_NAMES.index(name))}"


def income(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    what, number = move.args
    if what == "charge":
        return f"Charge {number} power before the rest of the income"
    return f"Gain {amount(int(number), TOKEN)} before the rest of the income"


def convert(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    for rate in CONVERSIONS:
        resource = rate.gain[0][0]
        if rate.pay == POWER and RESOURCES[resource] == move.args[0]:
            gains = gained(me, rate.gain)
            return f"Use {rate.amount} of the {step.a} power left to {gains}"
    return str(move)


def discard_for_tile(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return (
        f"Discard {TOKENS_FOR_TILE} of the {me.gaia_area} tokens of the Gaia area: gain a tech tile"
    )


def done(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    if step.kind == CONVERT:
        return f"Convert nothing more ({step.a} power left)"
    return f"Discard no tokens: {me.gaia_area} return to area I"


# -- what an action asks next --------------------------------------------------------------------


def tile(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    name = move.args[0]
    if name.startswith("advanced-"):
        track = TRACKS.index(name[9:])
        tile = ADVANCED[state.setup.advanced_tiles[track]]
        where = "in any area"
        paid = ", for a green federation token and a standard tile to cover"
    else:
        slot = SLOTS.index(name)
        tile = STANDARD[state.setup.slot_tiles[slot]]
        where = f"in {TRACK_TITLES[slot]}" if slot < len(TRACKS) else "in any area"
        paid = ""
    now = ""
    if tile.timing == IMMEDIATE and tile.per >= 0:
        number = count(state, me, tile.per)
        now = f", {amount(tile.gain[0][1] * number, tile.gain[0][0])} now"
    effect = tile_effect(me, tile)
    return f"Take the tile {tile.name}: {effect}{now}{paid}; then you may advance {where}"


def cover(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    tile = STANDARD[STANDARD_NAMES.index(move.args[0])]
    return f"Cover the tile {tile.name} for good ({tile_effect(me, tile)})"


def flip(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return f"Turn the federation token {move.args[0]} to its gray side"


def advance(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return f"Advance to {level_words(me, TRACKS.index(move.args[0]))}"


def decline(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return "Charge no power" if step.kind == CHARGE_OFFER else "Do not advance"


def lost_planet(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    qic = qic_for_range(state, me, state.galaxy.by_name[move.args[0]], 0)
    return f"Place the Lost Planet on {move.args[0]}{cost_words([(QIC, qic, 'range')])}"


def satellite(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return f"Place satellite {step.b.bit_count() + 1} of {step.c >> 1} on {move.args[0]}"


def automa_satellite(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return f"Place the satellite of the Automa on {move.args[0]}"


def take(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    token = FEDERATION_TOKENS[TOKEN_NAMES.index(move.args[0])]
    side = "" if token.green else " (no green side)"
    return f"Take the federation token {token.name}{side}: {gained(me, token.gain)}"


def brainstone(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    area = move.args[0]
    if area == "discard":
        return "Discard the brainstone"
    if step.a == STONE_SPENT:
        return "Keep the brainstone in area III" if area == "III" else "Spend the brainstone"
    if AREAS.index(area) == me.brainstone:  # it has moved already
        return f"Move the brainstone to area {area}"
    return f"Leave the brainstone in area {area}"


def tokens(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    words = []
    for area, number in zip(AREAS[1:4], move.args[0].split("/"), strict=True):
        if number != "0":
            words.append(f"{counted(int(number), 'token')} of area {area}")
    if len(move.args) > 1:
        words.append("the brainstone")
    if step.b:
        return f"Move {listed(words)} to the Gaia area"
    return f"Discard {listed(words)}"


# -- when somebody builds nearby -----------------------------------------------------------------


def charge(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    words = move.args
    first = words[0] == "token"
    power = int(words[1] if first else words[0])
    cost = f" for {amount(power - 1, VP)}" if power > 1 else " for nothing"
    if first:
        return f"Gain {amount(1, TOKEN)}, then charge {power} power{cost}"
    text = f"Charge {power} power{cost}"
    return f"{text}, then gain {amount(1, TOKEN)}" if len(words) > 1 else text
