"""A position of Gaia Project."""

from collections.abc import Callable
from typing import Any

from astrarium.gaia import brainstone, gaia_phase, income, rounds, scoring
from astrarium.gaia import setup as setting_up
from astrarium.gaia.actions import charge, federation, lost_planet, tech, tokens, turn
from astrarium.gaia.automa import turn as automa_turn
from astrarium.gaia.automa.automa import Automa, resample
from astrarium.gaia.components.scoring import COMMON_TOKENS, FEDERATION_TOKENS
from astrarium.gaia.components.tech_tiles import COPIES, STANDARD
from astrarium.gaia.decisions import (
    ADVANCE,
    AFTER,
    ASSEMBLE,
    AUTOMA_SATELLITE,
    AUTOMA_TURN,
    BOOSTER,
    BRAINSTONE,
    CHARGE_OFFER,
    CONVERT,
    COVER,
    DISCARD_FOR_TILE,
    FACTION,
    FLIP,
    GAIN_ADVANCED,
    INCOME,
    LOST_PLANET,
    PLACE,
    REACHED,
    SATELLITE,
    TAKE_TOKEN,
    TILE,
    TOKENS,
    TURN,
    Step,
)
from astrarium.gaia.galaxy import HEXES_PER_SECTOR, Galaxy
from astrarium.gaia.player import Player
from astrarium.gaia.setup import Setup
from astrarium.table.chance import Chance
from astrarium.table.errors import IllegalMove
from astrarium.table.game import Result, State
from astrarium.table.move import Move

MovesOf = Callable[["GaiaState", Step], list[Move]]
PlayOf = Callable[["GaiaState", Step, Move], None]

_MOVES: dict[int, MovesOf] = {
    FACTION: setting_up.faction_moves,
    ASSEMBLE: setting_up.assemble_moves,
    PLACE: setting_up.place_moves,
    BOOSTER: setting_up.booster_moves,
    INCOME: income.moves,
    CONVERT: gaia_phase.convert_moves,
    DISCARD_FOR_TILE: gaia_phase.discard_moves,
    TURN: turn.moves,
    AFTER: turn.after_moves,
    CHARGE_OFFER: charge.moves,
    TILE: tech.tile_moves,
    COVER: tech.cover_moves,
    FLIP: tech.flip_moves,
    ADVANCE: tech.advance_moves,
    LOST_PLANET: lost_planet.moves,
    SATELLITE: federation.satellite_moves,
    TOKENS: tokens.moves,
    TAKE_TOKEN: federation.token_moves,
    BRAINSTONE: brainstone.moves,
    AUTOMA_SATELLITE: automa_turn.satellite_moves,
}
_PLAYS: dict[int, PlayOf] = {
    FACTION: setting_up.play_faction,
    ASSEMBLE: setting_up.play_assemble,
    PLACE: setting_up.play_place,
    BOOSTER: setting_up.play_booster,
    INCOME: income.play,
    CONVERT: gaia_phase.play_convert,
    DISCARD_FOR_TILE: gaia_phase.play_discard,
    TURN: turn.play,
    AFTER: turn.play_after,
    CHARGE_OFFER: charge.play,
    TILE: tech.play_tile,
    COVER: tech.play_cover,
    FLIP: tech.play_flip,
    ADVANCE: tech.play_advance,
    LOST_PLANET: lost_planet.play,
    SATELLITE: federation.play_satellite,
    TOKENS: tokens.play,
    TAKE_TOKEN: federation.play_token,
    BRAINSTONE: brainstone.play,
    AUTOMA_SATELLITE: automa_turn.play_satellite,
}
# Steps that need no answer when there is only one, or none.
_SILENT: dict[int, Callable[["GaiaState", Step], bool]] = {
    INCOME: income.resume,
    DISCARD_FOR_TILE: gaia_phase.resume_discard,
    TILE: tech.no_tile,
    COVER: tech.only_cover,
    FLIP: tech.only_flip,
    ADVANCE: tech.no_advance,
    LOST_PLANET: lost_planet.nowhere,
    SATELLITE: federation.only_way,
    GAIN_ADVANCED: tech.gain_advanced,
    REACHED: tech.reached,
    AUTOMA_TURN: automa_turn.go_on,
}


class GaiaState(State):
    """A position: seats, planets, supplies, and a stack of steps that says what happens next."""

    def __init__(self, setup: Setup | None = None) -> None:
        """The table as it is set up; without a setup an empty object for ``copy`` to fill."""
        if setup is None:
            return
        self.setup = setup
        self.seats = [Player(vp) for vp in setup.start_vp]
        self.galaxy = setup.galaxy
        self.planets = setup.galaxy.planets
        self.type_masks = setup.galaxy.type_masks
        self.round = 0
        self.phase = rounds.SETUP
        self.order = list(range(setup.players))
        """Turn order of this round."""
        self.passing = [0][:0]
        """Seats in the order in which they passed this round."""
        self.current = -1
        """Whose turn in the action phase it is, or was last."""
        self.queue = [0][:0]
        """Seats still to be served in this phase."""
        self.steps: list[Step] = []
        self.built_at = [0][:0]
        """Hexes built or upgraded in this turn: each offers power when the turn is over."""
        self.offers: list[tuple[int, int]] = []
        """Offers not yet made: (seat, hex)."""
        self.assembled = False
        self.placed = False
        self.boosters = setup.boosters
        self.tiles_left = [COPIES] * len(STANDARD)
        self.advanced_left = (1 << len(setup.advanced_tiles)) - 1
        """Research areas whose advanced tile still lies there, as a set."""
        # In solo games one token of each kind leaves the game (AU-SETUP-05).
        fewer = 1 if setup.solo else 0
        self.token_supply = [token.copies - fewer for token in FEDERATION_TOKENS[:COMMON_TOKENS]]
        self.token_supply[setup.terraforming_token] -= 1  # GP-SETUP-08, GP-SETUP-09
        self.terraforming_token = setup.terraforming_token
        """The token on level 5 of Terraforming, -1 once gained."""
        self.used_actions = 0
        """Power and Q.I.C. actions taken this round, as a set."""
        self.automa: Automa | None = None
        """What only a solo game has."""
        if setup.solo is not None:
            solo = setup.solo
            self.automa = Automa(solo.row, solo.decks, solo.factions, solo.setup_cards)
        self.turns = 0
        self.acting = -1
        """Who made, or owes, the moves of this turn."""
        self.final: Result | None = None
        self._legal: list[Move] | None = None
        self.settle()

    # -- the contract ----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def to_act(self) -> tuple[int, ...]:
        return (self.steps[-1].seat,) if self.steps else ()

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def result(self) -> Result | None:
        return self.final

    def legal_moves(self, player: int | None = None) -> list[Move]:
        if not self.steps:
            return []
        step = self.steps[-1]
        if player is not None and player != step.seat:
            return []
        legal = self._legal
        if legal is None:
            legal = _MOVES[step.kind](self, step)
            self._legal = legal
        return legal

    def play(self, move: Move | str, player: int | None = None) -> None:
        if isinstance(move, str):
            from astrarium.gaia.notation import parse

            move = parse(move)
        legal = self.legal_moves(player)
        for known in legal:
            if known is move:
                break
        else:
            if move not in legal:
                raise self.refusal(move, player)
        step = self.steps.pop()
        self._legal = None
        _PLAYS[step.kind](self, step, move)
        self.settle()

    def refusal(self, move: Move, player: int | None) -> IllegalMove:
        """Which rule forbids the move, in one sentence with the numbers of this position."""
        from astrarium.gaia.reasons import refusal

        return refusal(self, move, player)

    def copy(self) -> "GaiaState":
        automa = self.automa.copy() if self.automa is not None else None
        return self._copy_with([player.copy() for player in self.seats], automa)

    def copy_for(self, seat: int) -> "GaiaState":
        """A cheaper copy for a turn of this seat that does not end: it shares the other players
        and the Automa with the original, as only passing and the end of a turn change those."""
        seats = self.seats[:]
        seats[seat] = seats[seat].copy()
        return self._copy_with(seats, self.automa)

    def _copy_with(self, seats: list[Player], automa: Automa | None) -> "GaiaState":
        new = GaiaState()
        new.setup = self.setup
        new.seats = seats
        new.galaxy = self.galaxy
        new.planets = self.planets
        new.type_masks = self.type_masks
        new.round = self.round
        new.phase = self.phase
        new.order = self.order[:]
        new.passing = self.passing[:]
        new.current = self.current
        new.queue = self.queue[:]
        new.steps = self.steps[:]
        new.built_at = self.built_at[:]
        new.offers = self.offers[:]
        new.assembled = self.assembled
        new.placed = self.placed
        new.boosters = self.boosters
        new.tiles_left = self.tiles_left[:]
        new.advanced_left = self.advanced_left
        new.token_supply = self.token_supply[:]
        new.terraforming_token = self.terraforming_token
        new.used_actions = self.used_actions
        new.automa = automa
        new.turns = self.turns
        new.acting = self.acting
        new.final = self.final
        new._legal = self._legal
        return new

    def key(self) -> tuple[Any, ...]:
        """Everything that distinguishes this position from others of the same game."""
        return (
            tuple([player.key() for player in self.seats]),
            tuple([sector.rotation for sector in self.galaxy.sectors]),
            tuple(self.planets),
            self.round,
            self.phase,
            tuple(self.order),
            tuple(self.passing),
            self.current,
            tuple(self.queue),
            tuple([step.key() for step in self.steps]),
            tuple(self.built_at),
            tuple(self.offers),
            self.assembled,
            self.placed,
            self.boosters,
            tuple(self.tiles_left),
            self.advanced_left,
            tuple(self.token_supply),
            self.terraforming_token,
            self.used_actions,
            self.automa.key() if self.automa is not None else None,
            self.turns,
            self.final is None,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GaiaState):
            return NotImplemented
        if self.setup is not other.setup and self.setup.key != other.setup.key:
            return False
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def view(self, player: int | None) -> dict[str, Any]:
        from astrarium.gaia.view import view

        return view(self, player)

    def sample(self, player: int, seed: str) -> "GaiaState":
        """Every tile lies open once the table is set; only the Automa's deck is hidden."""
        new = self.copy()
        automa = new.automa
        if automa is not None and self.setup.solo is not None:
            resample(self.setup.solo, automa, self.round, Chance(seed, "sample"))
        return new

    def describe(self, move: Move, player: int) -> str:
        from astrarium.gaia.describe import describe

        return describe(self, move, player)

    # -- the machinery ---------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        self.steps.append(step)

    def ask(self, step: Step) -> None:
        """Push the first step of a new turn."""
        self.turns += 1
        self.acting = step.seat
        self.steps.append(step)

    def settle(self) -> None:
        """Resolve what needs no decision until somebody has to decide or the game is over."""
        while True:
            while self.steps:
                step = self.steps[-1]
                silent = _SILENT.get(step.kind)
                if silent is None or not silent(self, step):
                    if step.seat != self.acting:
                        self.turns += 1
                        self.acting = step.seat
                    return
            if not rounds.schedule(self):
                return

    def colonise(self, me: Player, h: int) -> bool:
        """Note a new own structure: its planet type and sector. True if the type is new.

        It joins an own federation it touches (GP-FED-20). Shared planets count for no type.
        """
        new_type = False
        if not me.shared >> h & 1:
            planet = self.planets[h]
            new_type = not me.types >> planet & 1
            me.types |= 1 << planet
        me.sectors |= 1 << (h // HEXES_PER_SECTOR)
        federation.join(self, me, h)
        return new_type

    def structures_of_others(self, seat: int) -> int:
        mask = 0
        for other, player in enumerate(self.seats):
            if other != seat:
                mask |= player.structures
        return mask

    def set_galaxy(self, galaxy: Galaxy) -> None:
        self.galaxy = galaxy
        self.planets = galaxy.planets
        self.type_masks = galaxy.type_masks

    def set_planet(self, h: int, planet: int) -> None:
        """A transdim planet becomes gaia, or the Lost Planet appears.

        That is rare, so copies, and games on the same map, share these lists until it happens.
        """
        masks = self.type_masks[:]
        masks[self.planets[h]] &= ~(1 << h)
        masks[planet] |= 1 << h
        self.type_masks = masks
        self.planets = self.planets[:]
        self.planets[h] = planet

    def finish(self) -> None:
        self.final = scoring.final_scoring(self)
