"""Game setup: what lies on the table before the first move, and the choices that follow.

Rulebook: Game Setup, First Game, Advanced Setup. Everything random was drawn when the game was
made; from here on only players decide.
"""

from typing import TYPE_CHECKING

from astrarium.gaia.automa import turn as automa_turn
from astrarium.gaia.automa.automa import AUTOMA, HUMAN, SoloSetup
from astrarium.gaia.board import write_board
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.factions import FACTION_NAMES, other_side
from astrarium.gaia.components.research import ONCE
from astrarium.gaia.components.structures import INSTITUTE, MINE
from astrarium.gaia.decisions import ASSEMBLE, BOOSTER, FACTION, PLACE, Step
from astrarium.gaia.factions.registry import FACTIONS
from astrarium.gaia.gains import gain
from astrarium.gaia.galaxy import Galaxy, bits
from astrarium.gaia.player import FROM_RESEARCH
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.state import GaiaState


class Setup:
    """Options and draws of one game; never changes once play begins."""

    def __init__(
        self,
        *,
        players: int,
        galaxy: Galaxy,
        slot_tiles: tuple[int, ...],
        advanced_tiles: tuple[int, ...],
        boosters: int,
        round_tiles: tuple[int, ...],
        final_tiles: tuple[int, ...],
        terraforming_token: int,
        given_factions: tuple[int, ...],
        allowed_factions: int,
        first_game: bool,
        starting_hexes: dict[int, tuple[str, ...]],
        assembled_by_player: bool,
        rotatable: int,
        variable_turn_order: bool,
        final_conversions: bool,
        brainstone_returns: bool,
        start_vp: tuple[int, ...],
        bids: tuple[int, ...],
        solo: SoloSetup | None = None,
    ) -> None:
        self.players = players
        self.galaxy = galaxy
        self.slot_tiles = slot_tiles
        """Standard tile kind by slot."""
        self.slot_of = tuple([slot_tiles.index(kind) for kind in range(len(slot_tiles))])
        self.advanced_tiles = advanced_tiles
        """Advanced tile kind by research area."""
        self.boosters = boosters
        self.round_tiles = round_tiles
        self.final_tiles = final_tiles
        self.terraforming_token = terraforming_token
        self.given_factions = given_factions
        """By seat; empty if factions are chosen in play."""
        self.allowed_factions = allowed_factions
        self.first_game = first_game
        self.starting_hexes = starting_hexes
        """Fixed starting planets by faction (first game)."""
        self.assembled_by_player = assembled_by_player
        self.rotatable = rotatable
        """Places whose sector the assembler may rotate, as a set."""
        self.variable_turn_order = variable_turn_order
        self.final_conversions = final_conversions
        self.brainstone_returns = brainstone_returns
        self.start_vp = start_vp
        self.bids = bids
        """VP that each seat pays when the game ends."""
        self.solo = solo
        """The Automa's side of a solo game, in which it has the second seat."""
        self.neutral_player = players <= 2
        """With one or two players a neutral satellite ranks in final scoring (GP-SETUP-30)."""
        self.key = (
            tuple(write_board(galaxy)),
            slot_tiles,
            advanced_tiles,
            boosters,
            round_tiles,
            final_tiles,
            terraforming_token,
            given_factions,
            allowed_factions,
            first_game,
            assembled_by_player,
            variable_turn_order,
            final_conversions,
            brainstone_returns,
            start_vp,
            bids,
            solo.key() if solo is not None else None,
        )
        """What two games must share for their positions to be comparable."""


# -- factions -----------------------------------------------------------------------------------

_FACTION_MOVES = [Move("faction", (name,)) for name in FACTION_NAMES]


def faction_moves(state: "GaiaState", step: Step) -> list[Move]:
    """Any faction whose board nobody took yet (GP-ADV-01, GP-ADV-02; GP-FIRST-05)."""
    free = state.setup.allowed_factions
    solo = state.setup.solo
    if solo is not None and len(solo.factions) == 1:
        # The Automa's faction is given: its board is taken.
        automa = FACTION_NAMES.index(solo.factions[0])
        free &= ~(1 << automa | 1 << other_side(automa))
    for player in state.seats:
        if player.faction.index >= 0:
            free &= ~(1 << player.faction.index | 1 << other_side(player.faction.index))
    return [_FACTION_MOVES[f] for f in bits(free)]


def play_faction(state: "GaiaState", step: Step, move: Move) -> None:
    take_faction(state, step.seat, FACTION_NAMES.index(move.args[0]))


def take_faction(state: "GaiaState", seat: int, faction: int) -> None:
    """Fill the faction board: resources, power, starting research with its one-time bonus."""
    me = state.seats[seat]
    me.faction = FACTIONS[faction]
    board = me.faction.board
    me.credits = board.credits
    me.ore = board.ore
    me.knowledge = board.knowledge
    me.qic = board.qic
    me.area1, me.area2 = board.power
    if me.faction.has_brainstone:
        me.brainstone = 1  # GP-SETUP-24
    if board.research >= 0:  # GP-SETUP-19
        me.research[board.research] = 1
        gain(state, seat, ONCE[board.research][1], FROM_RESEARCH)


def take_automa_faction(state: "GaiaState") -> None:
    """The first drawn faction of another colour (AU-SETUP-09); no resources (AU-CORE-02)."""
    assert state.automa is not None
    board = state.seats[HUMAN].faction.index // 2
    names = [name for name in state.automa.factions if FACTION_NAMES.index(name) // 2 != board]
    state.automa.factions = ()
    me = state.seats[AUTOMA]
    me.faction = FACTIONS[FACTION_NAMES.index(names[0])]
    if me.faction.board.research >= 0:
        me.research[me.faction.board.research] = 1  # AU-SETUP-13


# -- the assembler of a variable board ----------------------------------------------------------


def assemble_moves(state: "GaiaState", step: Step) -> list[Move]:
    """Rotate any sector that the method leaves free; stop when no equal home types touch."""
    galaxy = state.galaxy
    moves = [Move("rotate", (galaxy.sectors[p].tile,)) for p in bits(state.setup.rotatable)]
    if galaxy.touching_homes() is None:
        moves.append(Move("assembled"))
    return moves


def play_assemble(state: "GaiaState", step: Step, move: Move) -> None:
    if move.verb == "assembled":
        return
    sectors = [
        sector.turned() if sector.tile == move.args[0] else sector
        for sector in state.galaxy.sectors
    ]
    state.set_galaxy(Galaxy(state.galaxy.shape, tuple(sectors)))
    state.push(step)


# -- starting structures ------------------------------------------------------------------------


def placing_order(state: "GaiaState") -> list[int]:
    """Seats in the order of their starting structures: first mines, second mines backwards, the
    third Xenos mine, at last the Ivits' institute (GP-ADV-03 to GP-ADV-06)."""
    mines = [s for s, p in enumerate(state.seats) if p.faction.starting_structure == MINE]
    third = [s for s in mines if state.seats[s].faction.starting_mines == 3]
    last = [s for s, p in enumerate(state.seats) if p.faction.starting_structure == INSTITUTE]
    return mines + mines[::-1] + third + last


def place_moves(state: "GaiaState", step: Step) -> list[Move]:
    """Any free planet of the home type; in the first game the fixed ones, one after the other."""
    me = state.seats[step.seat]
    taken = 0
    for player in state.seats:
        taken |= player.structures
    free = state.type_masks[me.faction.home] & ~taken
    moves = state.galaxy.moves("place")
    if state.setup.first_game:
        for name in state.setup.starting_hexes[me.faction.index]:
            h = state.galaxy.by_name[name]
            if free >> h & 1:
                return [moves[h]]
    return [moves[h] for h in bits(free)]


def play_place(state: "GaiaState", step: Step, move: Move) -> None:
    """Costs nothing and charges nobody's power (GP-ADV-07, GP-ADV-08)."""
    me = state.seats[step.seat]
    h = state.galaxy.by_name[move.args[0]]
    me.built[me.faction.starting_structure] |= 1 << h
    state.colonise(me, h)


# -- boosters -----------------------------------------------------------------------------------

_BOOSTER_MOVES = [Move("booster", (name,)) for name in BOOSTER_NAMES]


def booster_moves(state: "GaiaState", step: Step) -> list[Move]:
    return [_BOOSTER_MOVES[b] for b in bits(state.boosters)]


def play_booster(state: "GaiaState", step: Step, move: Move) -> None:
    booster = BOOSTER_NAMES.index(move.args[0])
    state.boosters &= ~(1 << booster)
    if state.automa is not None:
        state.automa.row.remove(booster)
    state.seats[step.seat].booster = booster


# -- the order of it all ------------------------------------------------------------------------


def next_step(state: "GaiaState") -> bool:
    """Push the next setup decision; False when the first round can begin."""
    setup = state.setup
    for seat, player in enumerate(state.seats):
        if player.faction.index < 0:
            if setup.solo is not None and seat == AUTOMA:
                take_automa_faction(state)
                continue
            if setup.given_factions:
                take_faction(state, seat, setup.given_factions[seat])
                continue
            state.ask(Step(FACTION, seat))
            return True
    if setup.assembled_by_player and not state.assembled:
        state.assembled = True
        # GP-BOARD-01; alone it is the human's to do (AU-SETUP-02).
        state.ask(Step(ASSEMBLE, HUMAN if setup.solo else setup.players - 1))
        return True
    if not state.placed:
        state.placed = True
        state.queue = placing_order(state)
    while state.queue:
        seat = state.queue.pop(0)
        if setup.solo is not None and seat == AUTOMA:
            automa_turn.place_starting_mine(state)
            continue
        state.ask(Step(PLACE, seat))
        return True
    for seat in range(setup.players - 1, -1, -1):  # GP-SETUP-28
        if state.seats[seat].booster < 0:
            if setup.solo is not None and seat == AUTOMA:
                automa_turn.take_first_booster(state)
                continue
            state.ask(Step(BOOSTER, seat))
            return True
    return False
