"""Legal moves in words, with cost and gain where they are not in the text of the move."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from astrarium.gaia import describe_answers as answers
from astrarium.gaia.actions import federation, gaia_project
from astrarium.gaia.actions.mine import qic_for_range
from astrarium.gaia.actions.power_qic import gains_nothing
from astrarium.gaia.components.board_actions import (
    ALL_CONVERSIONS,
    POWER_ACTIONS,
    POWER_NAMES,
    QIC_COST,
    QIC_FEDERATION,
    QIC_NAMES,
    QIC_PLANETS_PER,
    QIC_PLANETS_VP,
    QIC_TILE,
)
from astrarium.gaia.components.boosters import BOOSTER_NAMES, BOOSTERS
from astrarium.gaia.components.effects import (
    KNOWLEDGE,
    QIC,
    TOKEN,
    VP,
)
from astrarium.gaia.components.research import RESEARCH_COST, TRACKS
from astrarium.gaia.components.scoring import FEDERATION_TOKENS, TOKEN_NAMES
from astrarium.gaia.components.structures import (
    GIVES_TILE,
    INSTITUTE,
    STRUCTURE_TITLES,
    STRUCTURES,
)
from astrarium.gaia.components.tech_tiles import (
    ADVANCED,
    AT_PASS,
    STANDARD,
)
from astrarium.gaia.decisions import Step
from astrarium.gaia.effect_words import booster_effect
from astrarium.gaia.gains import count
from astrarium.gaia.player import Player
from astrarium.gaia.reasons import mine, upgrade
from astrarium.gaia.reasons.wording import (
    amount,
    article,
    counted,
    gained,
    kind_at,
    listed,
    owner_of,
    price,
    who,
)
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

Words = Callable[["GaiaState", Player, Step, Move], str]


def describe(state: "GaiaState", move: Move, player: int) -> str:
    """One phrase for a legal move of this player."""
    text = _WORDS[move.verb](state, state.seats[player], state.steps[-1], move)
    if move.verb in _SCORING:
        after = state.copy()
        after.play(move)
        vp = after.seats[player].vp - state.seats[player].vp - _vp_said(move)
        if vp:
            text += f"; gain {amount(vp, VP)}"
    return text


_SCORING = ("mine", "upgrade", "research", "power", "special", "advance", "lost-planet", "take")
"""Verbs whose words leave out the VP of round scoring, tiles and factions."""


def _vp_said(move: Move) -> int:
    """VP that the words name already: those of a federation token."""
    if move.verb != "take":
        return 0
    token = FEDERATION_TOKENS[TOKEN_NAMES.index(move.args[0])]
    return sum([number for resource, number in token.gain if resource == VP])


# -- actions -------------------------------------------------------------------------------------


def _mine_on(
    state: "GaiaState",
    step: Step,
    name: str,
    free_steps: int = 0,
    bonus: int = 0,
    lead: str = "Build",
) -> str:
    h = state.galaxy.by_name[name]
    how = ""
    if state.structures_of_others(step.seat) >> h & 1:
        how = f" beside {who(state, owner_of(state, h))}"
    elif state.seats[step.seat].formers_on_map >> h & 1:
        how = " with your Gaiaformer"
    if free_steps:
        how += f" with {counted(free_steps, 'free terraforming step')}"
    elif bonus:
        how += f" with range +{bonus}"
    parts = mine.price_parts(state, step.seat, h, free_steps, bonus)
    cost = answers.cost_words(parts)
    return f"{lead} a mine on {answers.hex_words(state, name)}{how}{cost}"


def _mine(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return _mine_on(state, step, move.args[0])


def _project(
    state: "GaiaState", me: Player, name: str, choose: bool, bonus: int = 0, lead: str = "Start"
) -> str:
    h = state.galaxy.by_name[name]
    chosen = " of your choice" if choose else ""
    cost = f"{amount(gaia_project.price(me), TOKEN)}{chosen} to the Gaia area"
    qic = qic_for_range(state, me, h, bonus)
    if qic:
        cost += f" and {amount(qic, QIC)} for range"
    how = f" with range +{bonus}" if bonus else ""
    return f"{lead} a Gaia project on {name}{how}: {cost}"


def _gaiaform(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return _project(state, me, move.args[0], len(move.args) > 1)


def _upgrade(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    name = move.args[0]
    h = state.galaxy.by_name[name]
    target = STRUCTURES.index(move.args[1])
    old = STRUCTURE_TITLES[kind_at(me, h)]
    cost = price(upgrade.price_parts(state, step.seat, h, target))
    tile = "; gain a tech tile" if GIVES_TILE[target] else ""
    return f"Upgrade the {old} on {name} to {article(target)}: {cost}{tile}"


def _federation(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    names = [] if move.args[0] == "none" else move.args[0].split(",")
    planets = 0
    for name in names:
        planets |= 1 << state.galaxy.by_name[name]
    asked = federation.question(state, step.seat)
    value = asked.root_value + asked.value(planets)
    found = [s for known, s in federation.legal_federations(state, step.seat) if known == planets]
    satellites = found[0] if found else 0
    if not names:
        text = f"Take a token for your federation (power value {value})"
    elif asked.root:
        text = f"Add {listed(names)} to your federation (power value {value})"
    else:
        text = f"Form a federation of {listed(names)} (power value {value})"
    if not satellites:
        return f"{text} without satellites"
    text += f" with {counted(satellites, 'satellite')}"
    if me.faction.grows_one_federation:
        return f"{text}: {amount(satellites, QIC)}"
    chosen = " of your choice" if len(move.args) > 1 else ""
    return f"{text}: discard {amount(satellites, TOKEN)}{chosen}"


def _research(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    level = answers.level_words(me, TRACKS.index(move.args[0]))
    return f"Pay {amount(RESEARCH_COST, KNOWLEDGE)} to reach {level}"


def _power(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    action = POWER_ACTIONS[POWER_NAMES.index(move.args[0])]
    lead = f"Spend {action.power} power to"
    if not action.free_steps:
        return f"{lead} {gained(me, action.gain)}"
    return _mine_on(state, step, move.args[1], action.free_steps, lead=f"{lead} build")


def _qic(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    at = QIC_NAMES.index(move.args[0])
    lead = f"Pay {amount(QIC_COST[at], QIC)} to"
    if at == QIC_TILE:
        return f"{lead} gain a tech tile"
    if at == QIC_FEDERATION:
        token = FEDERATION_TOKENS[TOKEN_NAMES.index(move.args[1])]
        return f"{lead} {gained(me, token.gain)} once more"
    per, vp = QIC_PLANETS_PER
    total = amount(QIC_PLANETS_VP + vp * count(state, me, per), VP)
    return f"{lead} gain {total} ({QIC_PLANETS_VP} and {vp} for each planet type)"


def _special(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    name = move.args[0]
    for tile in (*STANDARD, *ADVANCED):
        if tile.action == name:
            return f"Use the tile {tile.name}: {gained(me, tile.gain)}"
    if name == "academy":
        return f"Use the Q.I.C. academy: {gained(me, me.faction.board.academy_action)}"
    if name == "advance":
        return f"Advance your lowest area to {answers.level_words(me, TRACKS.index(move.args[1]))}"
    where = move.args[1]
    if name in ("step", "range-mine", "range-gaiaform"):
        booster = BOOSTERS[me.booster]
        lead = f"Use the booster {booster.name} to"
        bonus = booster.range_bonus
        if name == "range-gaiaform":
            return _project(state, me, where, len(move.args) > 2, bonus, f"{lead} start")
        return _mine_on(state, step, where, booster.free_steps, bonus, f"{lead} build")
    if name == "swap":
        institute = state.galaxy.listed(me.built[INSTITUTE])
        return f"Swap the planetary institute on {institute} with the mine on {where}"
    if name == "downgrade":
        return f"Turn the research lab on {where} into a trading station and advance one level"
    qic = qic_for_range(state, me, state.galaxy.by_name[where], 0)
    return f"Place a space station on {where}{answers.cost_words([(QIC, qic, 'range')])}"


def _pass(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    text = "Pass"
    if move.args:
        effect = booster_effect(me, BOOSTER_NAMES.index(move.args[0]))
        text += f" and take the booster {move.args[0]} ({effect})"
    booster = BOOSTERS[me.booster]
    vp = booster.pass_vp * count(state, me, booster.pass_per) if booster.pass_per >= 0 else 0
    for kind, tile in enumerate(ADVANCED):
        if tile.timing == AT_PASS and me.advanced >> kind & 1:
            vp += tile.gain[0][1] * count(state, me, tile.per)
    return f"{text}; gain {amount(vp, VP)}" if vp else text


# -- free actions and charging -------------------------------------------------------------------


def _burn(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    if me.faction.burns_to_gaia:
        return "Move 1 token of area II to the Gaia area and another to area III"
    return "Discard 1 token of area II and move another to area III"


def _spend(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    for conversion in ALL_CONVERSIONS:
        if conversion.move.args == move.args:
            paid = amount(conversion.amount, conversion.pay)
            lost = ", which is lost at the cap" if gains_nothing(me, conversion.gain) else ""
            return f"Pay {paid} to {gained(me, conversion.gain)}{lost}"
    return str(move)


def _end(state: "GaiaState", me: Player, step: Step, move: Move) -> str:
    return "End your turn"


_WORDS: dict[str, Words] = {
    "faction": answers.faction,
    "rotate": answers.rotate,
    "assembled": answers.assembled,
    "place": answers.place,
    "booster": answers.booster,
    "income": answers.income,
    "convert": answers.convert,
    "discard-for-tile": answers.discard_for_tile,
    "done": answers.done,
    "mine": _mine,
    "gaiaform": _gaiaform,
    "upgrade": _upgrade,
    "federation": _federation,
    "research": _research,
    "power": _power,
    "qic": _qic,
    "special": _special,
    "pass": _pass,
    "tile": answers.tile,
    "cover": answers.cover,
    "flip": answers.flip,
    "advance": answers.advance,
    "decline": answers.decline,
    "lost-planet": answers.lost_planet,
    "satellite": answers.satellite,
    "automa-satellite": answers.automa_satellite,
    "take": answers.take,
    "brainstone": answers.brainstone,
    "tokens": answers.tokens,
    "burn": _burn,
    "spend": _spend,
    "end": _end,
    "charge": answers.charge,
}
