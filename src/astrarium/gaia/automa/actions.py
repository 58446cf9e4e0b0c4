"""The Automa's actions: condition, valid options, tiebreakers, execution (AU-ACT-01)."""

from typing import TYPE_CHECKING

from astrarium.gaia.actions import charge, mine
from astrarium.gaia.actions.power_qic import FIRST_QIC
from astrarium.gaia.actions.tech import level_5_owner
from astrarium.gaia.automa.automa import AUTOMA, HUMAN
from astrarium.gaia.automa.components import (
    DOWNGRADE,
    DOWNGRADE_FIRST,
    GAIA_STEPS,
    NO_TILE,
    NORMAL,
    PREFER_NEAR_HUMAN,
    PREFER_TRANSDIM,
    RESEARCH_RANDOM,
    TRANSDIM_STEPS,
    UPGRADE,
    UPGRADE_PRIORITY,
    AutomaFaction,
    DecisionCard,
    faction_card,
)
from astrarium.gaia.automa.selection import Narrowing, numbered
from astrarium.gaia.components.board_actions import POWER_NAMES, QIC_NAMES
from astrarium.gaia.components.effects import PER_GAIA, PER_SECTOR, PER_TYPE
from astrarium.gaia.components.planets import (
    GAIA,
    HOME_TYPES,
    LOST,
    PLANETS,
    TRANSDIM,
    terraforming_steps,
)
from astrarium.gaia.components.research import (
    ADVANCED_TILE_LEVEL,
    TOP_LEVEL,
    TRACK_TITLES,
    TRACKS,
)
from astrarium.gaia.components.scoring import FINAL_TILES
from astrarium.gaia.components.structures import (
    KNOWLEDGE_ACADEMY,
    LAB,
    MINE,
    NEIGHBOURHOOD,
    PIECES,
    QIC_ACADEMY,
    STATION,
    STRUCTURE_TITLES,
)
from astrarium.gaia.decisions import AUTOMA_SATELLITE, Step
from astrarium.gaia.galaxy import HEXES_PER_SECTOR, bits
from astrarium.gaia.player import FROM_FACTION, Player

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

ACTION_NAMES = (
    *[f"power action {name}" for name in POWER_NAMES],
    *[f"Q.I.C. action {name}" for name in QIC_NAMES],
)


def gain_vp(state: "GaiaState", amount: int, source: int) -> int:
    """VP during play; the hardest level adds one to every gain (AU-LEVEL-05). 0 is no gain."""
    assert state.setup.solo is not None
    if amount:
        amount += state.setup.solo.level.vp_bonus
        state.seats[AUTOMA].add_vp(amount, source)
    return amount


def own_card(state: "GaiaState") -> AutomaFaction:
    return faction_card(state.seats[AUTOMA].faction.name)


def distance_to_human(state: "GaiaState", h: int) -> int:
    """Spaces to the nearest planet of the human."""
    within = state.galaxy.shape.within
    human = state.seats[HUMAN].structures
    for spaces in range(len(within)):
        if within[spaces][h] & human:
            return spaces
    return len(within)


# -- build a mine ------------------------------------------------------------------------------


def mine_options(state: "GaiaState", reach: int) -> list[int]:
    """Empty planets, transdim included, within range of an own planet (AU-ACT-MINE-02)."""
    me = state.seats[AUTOMA]
    if me.built[MINE].bit_count() >= PIECES[MINE]:  # AU-ACT-MINE-01
        return []
    near = state.galaxy.shape.spread(me.structures, reach)
    planets = 0
    for planet in range(LOST):
        planets |= state.type_masks[planet]
    return bits(near & planets & ~mine.taken(state))


def automa_steps(home: int, planet: int) -> int:
    """Terraforming steps as the Automa counts them (AU-ACT-MINE-09)."""
    if planet == GAIA:
        return GAIA_STEPS
    if planet == TRANSDIM:
        return TRANSDIM_STEPS
    return terraforming_steps(home, planet)


def colonised_type(planet: int) -> int:
    """A transdim planet becomes a Gaia planet when the Automa builds there."""
    return GAIA if planet == TRANSDIM else planet


def choose_planet(
    state: "GaiaState", options: list[int], reach: int, preference: int, support: DecisionCard
) -> tuple[int, str]:
    """Apply the tiebreakers from top to bottom; the hex and how it came to it."""
    me = state.seats[AUTOMA]
    assert state.setup.solo is not None
    kinds = state.planets
    plural = "planet" if len(options) == 1 else "planets"
    tied = Narrowing(options, f"{len(options)} {plural} within range {reach}")
    if preference == PREFER_TRANSDIM:
        tied.prefer([h for h in tied.options if kinds[h] == TRANSDIM], "transdim")
    elif preference == PREFER_NEAR_HUMAN:
        tied.least(lambda h: distance_to_human(state, h), "closest to you (distance {})")
    if support.tile != NO_TILE:  # AU-ACT-MINE-04
        per = FINAL_TILES[state.setup.final_tiles[support.tile]].per
        if per == PER_SECTOR:
            new = [h for h in tied.options if not me.sectors >> (h // HEXES_PER_SECTOR) & 1]
            tied.prefer(new, "in a sector without its planets")
        elif per == PER_TYPE:
            new = [h for h in tied.options if not me.types >> colonised_type(kinds[h]) & 1]
            tied.prefer(new, "of a type that is new to it")
        elif per == PER_GAIA:
            green = [h for h in tied.options if kinds[h] >= HOME_TYPES]
            tied.prefer(green, "gaia or transdim")
    home = me.faction.home
    tied.least(lambda h: automa_steps(home, kinds[h]), "with fewest terraforming steps ({})")
    tied.least(lambda h: distance_to_human(state, h), "closest to you (distance {})")
    chosen = tied.by_direction(state, support.right_down, state.setup.solo.view_rotation)
    return chosen, tied.sentence


def build_mine(
    state: "GaiaState", reach: int, preference: int, support: DecisionCard, may_upgrade: bool
) -> None:
    """Place a mine, or upgrade instead if that is impossible (AU-ACT-MINE-16)."""
    automa = state.automa
    assert automa is not None
    options = mine_options(state, reach)
    if not options:
        automa.note("No mine can be built.")
        if may_upgrade:
            automa.tasks = ((UPGRADE, NORMAL, 0), *automa.tasks)
        return
    h, sentence = choose_planet(state, options, reach, preference, support)
    planet = PLANETS[state.planets[h]]
    automa.note(f"Mine on {state.galaxy.names[h]} ({planet}): {sentence}.")
    place_mine(state, h)


def place_mine(state: "GaiaState", h: int) -> None:
    me = state.seats[AUTOMA]
    automa = state.automa
    assert automa is not None
    alone = not state.galaxy.shape.neighbours[h] & me.structures
    if state.planets[h] == TRANSDIM:
        state.set_planet(h, GAIA)  # AU-ACT-MINE-12
    me.built[MINE] |= 1 << h
    new_type = state.colonise(me, h)
    vp = own_card(state).new_type_vp
    if new_type and vp:
        gained = gain_vp(state, vp, FROM_FACTION)
        automa.note(f"{gained} VP for a new planet type.", gained)
    offer_charge(state, h)
    if alone:
        _satellite(state, h)


def satellite_spaces(state: "GaiaState", h: int) -> int:
    """Spaces without planet next to the new mine where no own satellite is yet."""
    planets = 0
    for planet in range(LOST + 1):
        planets |= state.type_masks[planet]
    return state.galaxy.shape.neighbours[h] & ~planets & ~state.seats[AUTOMA].satellites


def _satellite(state: "GaiaState", h: int) -> None:
    """A lone mine gets one satellite; the human says where (AU-ACT-MINE-14)."""
    spaces = satellite_spaces(state, h)
    if spaces.bit_count() > 1:
        state.push(Step(AUTOMA_SATELLITE, HUMAN, h))
    elif spaces:
        place_satellite(state, bits(spaces)[0])


def place_satellite(state: "GaiaState", h: int) -> None:
    assert state.automa is not None
    state.seats[AUTOMA].satellites |= 1 << h
    state.automa.note(f"Satellite on {state.galaxy.names[h]}.")


def offer_charge(state: "GaiaState", h: int) -> None:
    """The human may charge at once, before the Automa goes on."""
    if state.seats[HUMAN].structures & state.galaxy.shape.within[NEIGHBOURHOOD][h]:
        state.offers.insert(0, (HUMAN, h))
        charge.make_next_offer(state)


# -- upgrade -----------------------------------------------------------------------------------


def upgrade_choice(me: Player, downgrade_first: bool) -> tuple[int, int] | None:
    """The first possible line of the list (AU-ACT-UPG-01 to -06)."""
    lines = (DOWNGRADE, *UPGRADE_PRIORITY) if downgrade_first else UPGRADE_PRIORITY
    for kind, target in lines:
        if me.built[kind] and _piece_left(me, target) >= 0:
            return kind, target
    return None


def _piece_left(me: Player, target: int) -> int:
    """The piece to place; the two academies are alike (AU-ACT-UPG-07). -1 if none is left."""
    for kind in (target, QIC_ACADEMY) if target == KNOWLEDGE_ACADEMY else (target,):
        if me.built[kind].bit_count() < PIECES[kind]:
            return kind
    return -1


def upgrade(state: "GaiaState", way: int, mine_reach: int, support: DecisionCard) -> None:
    automa = state.automa
    assert automa is not None
    assert state.setup.solo is not None
    me = state.seats[AUTOMA]
    choice = upgrade_choice(me, way == DOWNGRADE_FIRST)
    if choice is None:
        automa.note("Nothing can be upgraded.")
        if mine_reach:
            build_mine(state, mine_reach, 0, support, may_upgrade=False)
        return
    kind, target = choice
    options = bits(me.built[kind])
    tied = Narrowing(options, f"{len(options)} with a {STRUCTURE_TITLES[kind]}")
    tied.least(lambda h: distance_to_human(state, h), "closest to you (distance {})")
    h = tied.by_direction(state, support.right_down, state.setup.solo.view_rotation)
    piece = _piece_left(me, target)
    me.built[kind] &= ~(1 << h)  # AU-ACT-UPG-10
    me.built[piece] |= 1 << h
    title = "academy" if target == KNOWLEDGE_ACADEMY else STRUCTURE_TITLES[target]
    automa.note(f"{STRUCTURE_TITLES[kind].capitalize()} to {title}: {tied.sentence}.")
    card = own_card(state)
    if target == STATION and card.station_vp:
        gained = gain_vp(state, card.station_vp, FROM_FACTION)
        automa.note(f"{gained} VP for a trading station.", gained)
    if target == LAB and card.lab_advances:
        automa.tasks = ((RESEARCH_RANDOM, 0, 0), *automa.tasks)
    offer_charge(state, h)


# -- research ----------------------------------------------------------------------------------


def valid_areas(state: "GaiaState") -> list[int]:
    """Areas in which the Automa can advance or remove an advanced tile (AU-ACT-RESHIGH-02)."""
    assert state.setup.solo is not None
    levels = state.seats[AUTOMA].research
    result = []
    for track in range(len(TRACKS)):
        tile = state.advanced_left >> track & 1
        taken = level_5_owner(state, track) >= 0
        if levels[track] == TOP_LEVEL:
            continue
        if levels[track] == ADVANCED_TILE_LEVEL and taken and not tile:
            continue
        if state.setup.solo.strict_level5_skip and taken and not tile:
            continue
        result.append(track)
    return result


def research(state: "GaiaState", tracks: list[int], count: int, highest: bool) -> None:
    automa = state.automa
    assert automa is not None
    levels = state.seats[AUTOMA].research
    if not tracks:
        automa.note("No research area can be advanced.")
        return
    said = f"{len(tracks)} valid areas" if len(tracks) > 1 else "one area"
    tied = Narrowing(tracks, said)
    if highest:
        tied.least(lambda track: -levels[track], "on its highest level")
    track = numbered(tied.options, count)
    way = f"number {abs(count)} from the {'left' if count > 0 else 'right'}"
    tied.lines.append(TRACK_TITLES[track] + (f", {way}" if len(tied.options) > 1 else ""))
    if levels[track] == ADVANCED_TILE_LEVEL and state.advanced_left >> track & 1:
        state.advanced_left &= ~(1 << track)  # AU-ACT-RESHIGH-05
        what = "removes the advanced tile"
    else:
        levels[track] += 1  # no federation token is needed: AU-ACT-RESHIGH-07
        what = f"advances to level {levels[track]}"
    automa.note(f"Research: {tied.sentence}; it {what}.")


# -- power and Q.I.C. actions ------------------------------------------------------------------


def power_qic(state: "GaiaState", count: int) -> None:
    """Block one action for the rest of the round; nothing is gained (AU-ACT-PQ-01 to -03)."""
    automa = state.automa
    assert automa is not None
    free = [i for i in range(FIRST_QIC + len(QIC_NAMES)) if not state.used_actions >> i & 1]
    chosen = numbered(free, count)
    if chosen < 0:
        automa.note("No power or Q.I.C. action is free.")
        return
    state.used_actions |= 1 << chosen
    side = "left" if count > 0 else "right"
    automa.note(
        f"Takes {ACTION_NAMES[chosen]}: number {abs(count)} from the {side} of {len(free)} free."
    )
