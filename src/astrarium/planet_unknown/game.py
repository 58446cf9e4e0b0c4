"""Planet Unknown as a game of the table: setting up, reading moves, listing options."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.planet_unknown.components.civ_cards import CIV_CARDS
from astrarium.planet_unknown.components.events import COLOURS, eligible
from astrarium.planet_unknown.components.objectives import OBJECTIVES
from astrarium.planet_unknown.components.station import DEPOTS, EXTERIOR, INTERIOR
from astrarium.planet_unknown.components.tiles import SHAPES, TILES_PER_STACK
from astrarium.planet_unknown.corporations import CORPORATIONS, SYMMETRIC_CORPORATION
from astrarium.planet_unknown.items import FLUX_TOKEN, KEEP
from astrarium.planet_unknown.notation import parse
from astrarium.planet_unknown.options import OPTIONS, Settings
from astrarium.planet_unknown.placement import prepare
from astrarium.planet_unknown.planets import PLANETS, SYMMETRIC_PLANET
from astrarium.planet_unknown.position import LUCK_RANGE, RESOLVING
from astrarium.planet_unknown.seat import new_seat
from astrarium.planet_unknown.state import PlanetUnknownState
from astrarium.table import Chance, Game, Move

LUCK: Final = 64
"""Numbers drawn at setup for cards that come out of face-down piles later."""


class PlanetUnknown(Game):
    """Planet Unknown by Ryan Lambert and Adam Rehberg."""

    name = "planet-unknown"
    title = "Planet Unknown"

    def new(self, options: Mapping[str, Any], seed: str) -> PlanetUnknownState:
        settings = Settings(options)
        planets = _dealt(settings.planets, list(PLANETS), SYMMETRIC_PLANET, seed, "planets")
        corporations = _dealt(
            settings.corporations, list(CORPORATIONS), SYMMETRIC_CORPORATION, seed, "corporations"
        )
        seats = []
        for number in range(settings.players):  # PU-SETUP-02
            prepare(PLANETS[planets[number]])
            seats.append(
                new_seat(number, PLANETS[planets[number]], CORPORATIONS[corporations[number]])
            )
        state = PlanetUnknownState()
        state.lay_table(
            seats,
            {
                "planets": planets,
                "corporations": corporations,
                "two_player_variant": settings.variant,
                "private_objectives": settings.private,
                "events": settings.events,
            },
        )
        _load_station(state, settings, seed)
        _lay_out_cards(state, settings, seed)
        chance = Chance(seed, "planet unknown first commander")
        drawn = chance.below(settings.players)
        state.commander = drawn if settings.commander < 0 else settings.commander  # PU-SETUP-16
        _deal_choices(state, settings)
        state.settle_all()
        return state

    def parse(self, text: str) -> Move:
        return parse(text)

    def options(self) -> list[dict[str, Any]]:
        return [dict(option) for option in OPTIONS]


def _dealt(keys: list[str], choices: list[str], symmetric: str, seed: str, what: str) -> list[str]:
    """Replace ``random`` by different asymmetric boards that nobody chose."""
    free = [key for key in choices if key != symmetric and key not in keys]
    order = Chance(seed, f"planet unknown {what}").shuffled(free)
    return [order.pop() if key == "random" else key for key in keys]


def _load_station(state: PlanetUnknownState, settings: Settings, seed: str) -> None:
    """Fill the stacks, turn the interior ring and the station (PU-STATION-01 to -05)."""
    state.stacks = tuple(
        tuple(
            Chance(seed, f"planet unknown stack {name}").shuffled(
                range(shape * TILES_PER_STACK, (shape + 1) * TILES_PER_STACK)
            )
        )
        for shape, name in enumerate(SHAPES)
    )
    exterior = list(EXTERIOR)
    interior = list(INTERIOR)
    if settings.shuffled:
        exterior = Chance(seed, "planet unknown exterior ring").shuffled(exterior)
        interior = Chance(seed, "planet unknown interior shapes").shuffled(interior)
    drawn = Chance(seed, "planet unknown interior ring").below(DEPOTS)
    offset = drawn if settings.interior < 0 else settings.interior
    state.exterior = tuple(exterior)
    state.interior = tuple(interior[(depot + offset) % DEPOTS] for depot in range(DEPOTS))
    state.rotation = Chance(seed, "planet unknown rotation").below(DEPOTS)  # PU-SOLO-01
    state.turns_itself = settings.players == 1 or settings.variant


def _lay_out_cards(state: PlanetUnknownState, settings: Settings, seed: str) -> None:
    """Civ cards by rank, the event deck, the objective deck, and luck for face-down draws."""
    for rank in range(4):
        cards = [card.number for card in CIV_CARDS if card.rank == rank + 1]
        order = Chance(seed, f"planet unknown civ rank {rank + 1}").shuffled(cards)
        for place, number in enumerate(order):
            if place <= settings.players:  # PU-SETUP-10
                state.piles[rank] |= 1 << (number - 1)
            else:
                state.boxes[rank] |= 1 << (number - 1)  # PU-SETUP-11
    deck: list[int] = []
    for colour, count in enumerate(settings.events):
        cards = eligible(colour, settings.players == 1)
        deck += Chance(seed, f"planet unknown {COLOURS[colour]} alerts").sample(cards, count)
    state.events = tuple(Chance(seed, "planet unknown event deck").shuffled(deck))
    state.objective_deck = tuple(
        Chance(seed, "planet unknown objectives").shuffled([card.number for card in OBJECTIVES])
    )
    luck = Chance(seed, "planet unknown luck")
    state.luck = tuple(luck.below(LUCK_RANGE) for _ in range(LUCK))


def _deal_choices(state: PlanetUnknownState, settings: Settings) -> None:
    """What is chosen before the first round: private objectives and the flux track."""
    for seat in state.seats:
        dealt = 4 if settings.players == 1 else 2 if settings.private else 0
        if dealt:  # PU-SETUP-15, PU-PRIV-01
            at = state.objective_index
            seat.dealt = list(state.objective_deck[at : at + dealt])
            state.objective_index += dealt
            for number in seat.dealt:
                seat.known |= 1 << number
            seat.add(KEEP, dealt - 1)
        if seat.corporation.key == "flux":
            seat.add(FLUX_TOKEN)
        seat.status = RESOLVING


PLANET_UNKNOWN: Final = PlanetUnknown()
