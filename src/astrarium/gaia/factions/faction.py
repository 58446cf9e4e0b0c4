"""What a faction may do differently; the defaults are what everybody does."""

from typing import TYPE_CHECKING

from astrarium.gaia.components.board_actions import CONVERSIONS, Conversion
from astrarium.gaia.components.effects import QIC
from astrarium.gaia.components.factions import FACTION_BOARDS, FACTION_NAMES, FactionBoard
from astrarium.gaia.components.structures import FEDERATION_VALUE, MINE
from astrarium.table.move import Move

if TYPE_CHECKING:
    from astrarium.gaia.player import Player
    from astrarium.gaia.state import GaiaState


class Faction:
    """A faction's rules. One object per faction serves all games; it holds no state."""

    def __init__(self, name: str) -> None:
        self.index = FACTION_NAMES.index(name)
        self.board: FactionBoard = FACTION_BOARDS[self.index]
        self.name = name
        self.title = self.board.title
        self.home = self.board.home

        self.starting_structure = MINE
        self.starting_mines = 2
        self.gaia_return_area = 1
        """The power area that tokens of the Gaia area return to."""
        self.gaia_cost = QIC
        """What making a Gaia planet habitable costs one of."""
        self.burns_to_gaia = False
        """Tokens discarded from area II for the push go to the Gaia area."""
        self.shares_planets = False
        """May build mines beside opponents' structures."""
        self.has_brainstone = False
        self.grows_one_federation = False
        """Has a single federation that grows, with satellites paid in Q.I.C."""
        self.special_action = ""
        """The special action on the faction board, by the word its moves use."""
        self.special_needs_institute = True

    def federation_value(self, me: "Player") -> int:
        """Power value that the next federation needs."""
        return FEDERATION_VALUE

    def token_power(self, me: "Player") -> int:
        """What a token of area III is worth when spent."""
        return 1

    def power_bonus(self, me: "Player", planet: int) -> int:
        """Added to the power value of own structures on this planet type."""
        return 0

    def qic_becomes_ore(self, me: "Player") -> bool:
        return False

    def may_research(self, me: "Player", track: int) -> bool:
        return True

    def gains_token_when_charging(self, me: "Player") -> bool:
        """Gains a token with each charge that an opponent's building offers."""
        return False

    def conversions(self, me: "Player") -> tuple[Conversion, ...]:
        """The free actions that exchange things."""
        return CONVERSIONS

    def after_mine(
        self, state: "GaiaState", seat: int, planet: int, shared: bool, new_type: bool
    ) -> None:
        """Called after each mine, the Lost Planet included."""

    def after_institute(self, state: "GaiaState", seat: int) -> None:
        """Called when the planetary institute is built."""

    def in_gaia_phase(self, state: "GaiaState", seat: int) -> bool:
        """Whether the faction has something to decide before its Gaia area empties; pushes it."""
        return False

    def special_moves(self, state: "GaiaState", seat: int) -> list[Move]:
        """Moves of the special action on the faction board, if it is free and possible."""
        return []

    def play_special(self, state: "GaiaState", seat: int, move: Move) -> None:
        """Carry out a move of ``special_moves``."""


class _Nobody(Faction):
    """Stands in until a faction is chosen."""

    def __init__(self) -> None:
        super().__init__(FACTION_NAMES[0])
        self.index = -1
        self.name = ""
        self.title = "nobody"


NOBODY = _Nobody()
