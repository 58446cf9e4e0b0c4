"""A turn of the Automa: draw, act, gain VP; or pass. And what it does at setup."""

from typing import TYPE_CHECKING

from astrarium.gaia.automa import actions
from astrarium.gaia.automa.automa import AUTOMA, Automa
from astrarium.gaia.automa.components import (
    ACTION_TITLES,
    BUILD_MINE,
    FACTION_ACTION,
    GAIN_VP,
    POWER_QIC,
    RESEARCH_AREA,
    RESEARCH_HIGHEST,
    RESEARCH_RANDOM,
    UPGRADE,
    DecisionCard,
    Task,
    card,
)
from astrarium.gaia.automa.selection import Narrowing
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.planets import PLANETS
from astrarium.gaia.components.scoring import ROUND_TILES
from astrarium.gaia.components.structures import MINE, ROUNDS
from astrarium.gaia.decisions import AUTOMA_TURN, Step
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import FROM_ACTION, FROM_FACTION, FROM_ROUND
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState

LATE_ROUNDS = 4
"""From this round on the right number of a round scoring tile counts."""


def begin(state: "GaiaState") -> None:
    """Draw and either pass or set out what the action card asks for (AU-DRAW-01 to -08)."""
    state.turns += 1
    state.acting = AUTOMA  # what it shows cannot be taken back
    automa = _automa(state)
    if not automa.drawn:
        automa.support = automa.turn_card()
        automa.action = automa.turn_card()
    else:
        automa.support = automa.action
        automa.action = 0
        if automa.drawn == len(automa.deck):
            _start_log(state, automa, "The deck is empty: it passes.")
            _pass(state)
            return
        marked = automa.next_is_marked()
        automa.action = automa.turn_card()
        if marked and card(automa.action).passes:
            _start_log(state, automa, f"Card {automa.action} shows the pass icon: it passes.")
            _pass(state)
            return
    action = card(automa.action)
    _start_log(state, automa, f"{ACTION_TITLES[action.action]} (card {action.number}).")
    automa.tasks = tasks_of(state, action)
    state.push(Step(AUTOMA_TURN, AUTOMA))


def tasks_of(state: "GaiaState", action: DecisionCard) -> tuple[Task, ...]:
    """What a card means for this faction, ending with its VP (AU-TURN-03, AU-TURN-04)."""
    faction = actions.own_card(state)
    if action.action == FACTION_ACTION:
        return (*faction.tasks, (GAIN_VP, faction.vp, FROM_FACTION))
    tasks: tuple[Task, ...] = ((action.action, 0, 0),)
    if action.action == POWER_QIC and faction.doubles_power_qic:
        tasks *= 2
    return (*tasks, (GAIN_VP, action.vp, FROM_ACTION))


def go_on(state: "GaiaState", step: Step) -> bool:
    """Do the next task; the human may have to answer before the one after it."""
    automa = _automa(state)
    if not automa.tasks:
        state.steps.pop()
        return True
    task, automa.tasks = automa.tasks[0], automa.tasks[1:]
    _do(state, automa, task)
    return True


def _do(state: "GaiaState", automa: Automa, task: Task) -> None:
    kind, a, b = task
    support = card(automa.support)
    if kind == BUILD_MINE:
        actions.build_mine(state, a or support.reach, b, support, may_upgrade=True)
    elif kind == UPGRADE:
        actions.upgrade(state, a, b, support)
    elif kind == POWER_QIC:
        actions.power_qic(state, support.numbered)
    elif kind in (RESEARCH_RANDOM, RESEARCH_HIGHEST):
        tracks = actions.valid_areas(state)
        actions.research(state, tracks, support.numbered, highest=kind == RESEARCH_HIGHEST)
    elif kind == RESEARCH_AREA:
        tracks = [track for track in actions.valid_areas(state) if track == a]
        actions.research(state, tracks, support.numbered, highest=False)
    else:
        assert kind == GAIN_VP
        gained = actions.gain_vp(state, a, b)
        automa.note(f"Gains {gained} VP.", gained)


def _automa(state: "GaiaState") -> Automa:
    assert state.automa is not None
    return state.automa


def _start_log(state: "GaiaState", automa: Automa, line: str) -> None:
    automa.start_turn(state.round, automa.action, automa.support, line)


def _pass(state: "GaiaState") -> None:
    """VP of the round scoring tile, then a booster by the support card (AU-PASS-01 to -03)."""
    automa = _automa(state)
    me = state.seats[AUTOMA]
    early, late = ROUND_TILES[state.setup.round_tiles[state.round - 1]].automa_vp
    gained = actions.gain_vp(state, late if state.round >= LATE_ROUNDS else early, FROM_ROUND)
    automa.note(f"Gains {gained} VP from the round scoring tile.", gained)
    if state.round < ROUNDS:
        me.next_booster = automa.row.pop(card(automa.support).booster)
        state.boosters &= ~(1 << me.next_booster)
        automa.note(f"Takes the booster {BOOSTER_NAMES[me.next_booster]} (card {automa.support}).")
    automa.row.append(me.booster)  # AU-PASS-03
    state.boosters |= 1 << me.booster
    me.booster = -1
    me.passed = True
    state.passing.append(AUTOMA)


# -- the satellite beside a lone mine: the human chooses ---------------------------------------


def satellite_moves(state: "GaiaState", step: Step) -> list[Move]:
    """``step.a`` is the mine."""
    named = state.galaxy.moves("automa-satellite")
    return [named[h] for h in bits(actions.satellite_spaces(state, step.a))]


def play_satellite(state: "GaiaState", step: Step, move: Move) -> None:
    actions.place_satellite(state, state.galaxy.by_name[move.args[0]])


# -- setup -------------------------------------------------------------------------------------


def place_starting_mine(state: "GaiaState") -> None:
    """The home planet nearest to the centre of the board (AU-MINESET-01, AU-MINESET-04)."""
    automa = _automa(state)
    solo = state.setup.solo
    assert solo is not None
    me = state.seats[AUTOMA]
    taken = me.structures | state.seats[0].structures
    free = state.type_masks[me.faction.home] & ~taken
    shape = state.galaxy.shape
    planet = PLANETS[me.faction.home]
    turned = 0
    if state.setup.first_game:
        names = state.setup.starting_hexes[me.faction.index]
        chosen = next(h for h in [state.galaxy.by_name[name] for name in names] if free >> h & 1)
        said = "as in every first game"
    else:
        centre = shape.index[0, 0]
        options = bits(free)
        plural = "planet" if len(options) == 1 else "planets"
        tied = Narrowing(options, f"{len(options)} free {planet} {plural}")
        tied.least(
            lambda h: shape.distance(centre, h), "nearest to the centre of the board (distance {})"
        )
        if len(tied.options) > 1:
            turned = automa.turn_setup_card()
        right_down = turned > 0 and card(turned).right_down
        chosen = tied.by_direction(state, right_down, solo.view_rotation)
        said = tied.sentence
    name = state.galaxy.names[chosen]
    automa.start_turn(0, 0, turned, f"Starting mine on {name} ({planet}): {said}.")
    me.built[MINE] |= 1 << chosen
    state.colonise(me, chosen)


def take_first_booster(state: "GaiaState") -> None:
    """A random card says which of the five (AU-BOOSTSET-01)."""
    automa = _automa(state)
    turned = automa.turn_setup_card()
    place = card(turned).setup_booster
    booster = automa.row.pop(place)
    automa.setup_cards = ()
    said = f"Takes the booster {BOOSTER_NAMES[booster]}: number {place + 1} from the left"
    automa.start_turn(0, 0, turned, f"{said} (card {turned}).")
    state.seats[AUTOMA].booster = booster
    state.boosters &= ~(1 << booster)
