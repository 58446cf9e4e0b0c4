"""One player's side of the table: planet, corporation board, pending benefits, knowledge."""

from bisect import insort
from typing import TYPE_CHECKING

from astrarium.planet_unknown.items import LIFEPOD, item, kind_of
from astrarium.planet_unknown.planets.planet import Planet

if TYPE_CHECKING:
    from astrarium.planet_unknown.corporations.corporation import Corporation


class Seat:
    """Flat numbers and bitmasks only; sets of squares are described in ``grid``."""

    __slots__ = (
        "barred",
        "berths",
        "cards",
        "carrying",
        "civ_due",
        "collected",
        "corporation",
        "covered",
        "dealt",
        "drafted",
        "fallen",
        "flux",
        "garage",
        "held",
        "icons",
        "known",
        "last_tile",
        "lifepods",
        "looked",
        "lost_lifepods",
        "lost_rovers",
        "meteorites",
        "movement",
        "number",
        "objectives",
        "patches",
        "peeked",
        "pile",
        "planet",
        "rovers",
        "scored",
        "seen",
        "status",
        "stored",
        "symbols",
        "techs",
        "terrain",
        "tiles",
        "trackers",
        "used_game",
        "used_round",
        "wrecked",
    )

    number: int
    planet: Planet
    corporation: "Corporation"
    covered: int
    terrain: list[int]
    icons: list[int]
    symbols: int
    patches: int
    meteorites: int
    lifepods: int
    rovers: int
    carrying: int
    last_tile: int
    tiles: list[int]
    trackers: list[int]
    garage: int
    scored: int
    berths: int
    collected: int
    stored: int
    flux: int
    techs: int
    barred: int
    used_round: int
    used_game: int
    lost_lifepods: int
    lost_rovers: int
    fallen: int
    wrecked: int
    status: int
    drafted: int
    movement: int
    pile: list[int]
    held: list[int]
    civ_due: list[int]
    cards: list[int]
    dealt: list[int]
    objectives: list[int]
    known: int
    seen: list[int]
    looked: list[int]
    peeked: int

    def __init__(self) -> None:
        """Empty; ``begin`` or ``copy`` fill it."""

    def begin(self, number: int, planet: Planet, corporation: "Corporation") -> None:
        """Fill a new seat with its boards as they are before the game."""
        self.number = number
        self.planet = planet
        self.corporation = corporation
        # the planet
        self.covered = 0
        self.terrain = [0, 0, 0, 0, 0, 0]
        self.icons = [0, 0, 0, 0, 0, 0]
        self.symbols = 0
        self.patches = 0
        self.meteorites = 0
        self.lifepods = planet.lifepods  # PU-SETUP-07
        self.rovers = 0
        self.carrying = 0
        self.last_tile = 0
        self.tiles = []
        # the corporation board
        self.trackers = [0, 0, 0, 0, 0]  # PU-SETUP-03
        self.garage = corporation.rovers  # PU-SETUP-08
        self.scored = 0
        self.berths = 0
        self.collected = 0
        self.stored = 0
        self.flux = 0
        self.techs = 0
        self.barred = 0
        self.used_round = 0
        self.used_game = 0
        # what left the game, for the books
        self.lost_lifepods = 0
        self.lost_rovers = 0
        self.fallen = 0
        self.wrecked = 0
        # the turn
        self.status = 0
        self.drafted = -1
        self.movement = 0
        self.pile = []
        self.held = []
        self.civ_due = []
        # cards and knowledge
        self.cards = []
        self.dealt = []
        self.objectives = []
        self.known = 0
        self.seen = [-1] * 36
        self.looked = [-1, -1, -1, -1]
        self.peeked = -1

    def copy(self) -> "Seat":
        """An independent seat."""
        new = Seat()
        new.number = self.number
        new.planet = self.planet
        new.corporation = self.corporation
        new.covered = self.covered
        new.terrain = self.terrain[:]
        new.icons = self.icons[:]
        new.symbols = self.symbols
        new.patches = self.patches
        new.meteorites = self.meteorites
        new.lifepods = self.lifepods
        new.rovers = self.rovers
        new.carrying = self.carrying
        new.last_tile = self.last_tile
        new.tiles = self.tiles[:]
        new.trackers = self.trackers[:]
        new.garage = self.garage
        new.scored = self.scored
        new.berths = self.berths
        new.collected = self.collected
        new.stored = self.stored
        new.flux = self.flux
        new.techs = self.techs
        new.barred = self.barred
        new.used_round = self.used_round
        new.used_game = self.used_game
        new.lost_lifepods = self.lost_lifepods
        new.lost_rovers = self.lost_rovers
        new.fallen = self.fallen
        new.wrecked = self.wrecked
        new.status = self.status
        new.drafted = self.drafted
        new.movement = self.movement
        new.pile = self.pile[:]
        new.held = self.held[:]
        new.civ_due = self.civ_due[:]
        new.cards = self.cards[:]
        new.dealt = self.dealt[:]
        new.objectives = self.objectives[:]
        new.known = self.known
        new.seen = self.seen[:]
        new.looked = self.looked[:]
        new.peeked = self.peeked
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that distinguishes this seat from another."""
        return (
            self.number,
            self.planet.key,
            self.corporation.key,
            self.covered,
            tuple(self.terrain),
            tuple(self.icons),
            self.symbols,
            self.patches,
            self.meteorites,
            self.lifepods,
            self.rovers,
            self.carrying,
            self.last_tile,
            tuple(self.tiles),
            tuple(self.trackers),
            self.garage,
            self.scored,
            self.berths,
            self.collected,
            self.stored,
            self.flux,
            self.techs,
            self.barred,
            self.used_round,
            self.used_game,
            self.lost_lifepods,
            self.lost_rovers,
            self.fallen,
            self.wrecked,
            self.status,
            self.drafted,
            self.movement,
            tuple(self.pile),
            tuple(self.held),
            tuple(self.civ_due),
            tuple(self.cards),
            tuple(self.dealt),
            tuple(self.objectives),
            self.known,
            tuple(self.seen),
            tuple(self.looked),
            self.peeked,
        )

    def add(self, kind: int, data: int = 0) -> None:
        """Put an item on the pile."""
        insort(self.pile, item(kind, data))

    def drop(self, packed: int) -> None:
        """Take an item off the pile."""
        self.pile.remove(packed)

    def has_tech(self, level: int) -> bool:
        """Whether that tech level (A is 1) may be used now."""
        return self.techs >> level & 1 == 1

    def spent(self, level: int) -> bool:
        """Whether a once-per-round or once-per-game tech has been used up."""
        return (self.used_round | self.used_game) >> level & 1 == 1

    def lifepods_collected(self) -> int:
        """Collected lifepods wherever they are on the corporation board."""
        waiting = sum(1 for packed in self.pile if kind_of(packed) == LIFEPOD)
        return self.scored + self.berths.bit_count() + waiting


def new_seat(number: int, planet: Planet, corporation: "Corporation") -> Seat:
    """A seat before the game."""
    seat = Seat()
    seat.begin(number, planet, corporation)
    return seat
