"""Solo positions in one line, and turns of the Automa with the cards a test wants."""

from typing import Any

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.automa import turn
from astrarium.gaia.automa.automa import AUTOMA, HUMAN, Automa
from astrarium.gaia.components.factions import FACTION_BOARDS
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.gaia.decisions import TURN
from astrarium.gaia.player import Player
from tests.gaia.positions import FIXED, sector

ROW = ("ore-knowledge", "credits-qic", "mines", "labs", "stations")


def new_solo(
    human: str = "ambas", automa: str = "geodens", level: str = "automa", **options: Any
) -> GaiaState:
    """A solo game before the human's first starting mine."""
    given = {
        "players": 1,
        "factions": [human],
        "automa": automa,
        "automa_level": level,
        "boosters": list(ROW),
        **FIXED,
        **options,
    }
    return GAIA.new(given, "solo tests")


def started(
    human: str = "ambas", automa: str = "geodens", level: str = "automa", **options: Any
) -> GaiaState:
    """The human's first turn of round 1: first legal move at each choice before it."""
    state = new_solo(human, automa, level, **options)
    while not state.steps or state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    return state


HOME_LETTERS = "rovdsti"
"""Planet types in the ``board`` option, in the order of the home types."""


def field(human: str, automa: str, *, level: str = "automa", **planets: str) -> GaiaState:
    """A sector 03 with just these planets (``B0="o"``), nobody on it and all else far away.

    The Automa's mines stand on 2A0 and 2A3 (Xenos: 2A6), the human's on 6A0 and 6A3: sectors that
    no range bridges.
    """
    letters = {board.name: HOME_LETTERS[board.home] for board in FACTION_BOARDS}
    places = ("A0", "A3", "A6") if automa == "xenos" else ("A0", "A3")
    board = [
        sector("03", "0,0", **planets),
        sector("02", "-20,8", **dict.fromkeys(places, letters[automa])),
        sector("06b", "20,-8", **dict.fromkeys(("A0", "A3"), letters[human])),
    ]
    state = new_solo(human, automa, level, board=board)
    while not state.steps or state.steps[-1].kind != TURN:
        away = [move for move in state.legal_moves() if move.args[0].startswith("6")]
        state.play((away or state.legal_moves())[0])
    clear(state, opponent(state))
    put(state, opponent(state), "mine", *[f"2{place}" for place in places])
    return state


def the(state: GaiaState) -> Automa:
    assert state.automa is not None
    return state.automa


def opponent(state: GaiaState) -> Player:
    return state.seats[AUTOMA]


def human(state: GaiaState) -> Player:
    return state.seats[HUMAN]


def deal(state: GaiaState, *deck: int, drawn: int = 0) -> Automa:
    """Let this round's deck be these cards, top first."""
    automa = the(state)
    automa.decks = (*automa.decks[: state.round - 1], deck, *automa.decks[state.round :])
    automa.deck = deck
    automa.drawn = drawn
    return automa


def automa_turn(state: GaiaState, answer: bool = True) -> tuple[str, ...]:
    """The Automa's next turn in place of the human's; the sentences it left.

    Questions to the human on the way are answered with the first move unless ``answer`` is off.
    """
    state.steps.clear()
    state._legal = None
    state.current = AUTOMA
    turns = len(the(state).log)
    turn.begin(state)
    state.settle()
    while answer and state.steps and state.steps[-1].kind != TURN:
        state.play(state.legal_moves()[0])
    return the(state).log[turns].lines


def act(state: GaiaState, action: int, support: int, answer: bool = True) -> tuple[str, ...]:
    """A first turn of a round with this action card and this support card."""
    rest = [n for n in (4, 7, 13, 6, 11) if n not in (action, support)]
    deal(state, support, action, *rest)
    return automa_turn(state, answer)


def clear(state: GaiaState, player: Player) -> None:
    """Take all structures of a player off the map."""
    player.built = [0] * len(STRUCTURES)
    player.types = player.sectors = player.satellites = 0
    state._legal = None


def put(state: GaiaState, player: Player, structure: str, *hexes: str) -> None:
    for name in hexes:
        h = state.galaxy.by_name[name]
        player.built[STRUCTURES.index(structure)] |= 1 << h
        state.colonise(player, h)
    state._legal = None


def levels(player: Player, **research: int) -> None:
    for track, level in research.items():
        player.research[TRACKS.index(track)] = level


def on_map(player: Player) -> dict[str, int]:
    return {
        name: hexes.bit_count()
        for name, hexes in zip(STRUCTURES, player.built, strict=True)
        if hexes
    }
