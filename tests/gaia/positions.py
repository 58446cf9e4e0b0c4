"""Positions in one line: a game after setup, pieces where the test wants them, and short moves."""

from typing import Any

from astrarium.gaia import GAIA, GaiaState
from astrarium.gaia.components.boosters import BOOSTER_NAMES
from astrarium.gaia.components.factions import FACTION_NAMES
from astrarium.gaia.components.research import TRACKS
from astrarium.gaia.components.scoring import TOKEN_NAMES
from astrarium.gaia.components.sectors import POSITION_NAMES
from astrarium.gaia.components.structures import STRUCTURES
from astrarium.gaia.components.tech_tiles import ADVANCED_NAMES, STANDARD_NAMES
from astrarium.gaia.notation import parse
from astrarium.gaia.player import Player
from astrarium.table import IllegalMove, Move, UnknownMove

FIXED: dict[str, Any] = {
    "board": "basic",
    "tech_tiles": [
        "ore-qic", "types-knowledge", "big-power", "seven-vp", "ore-charge", "knowledge-credit",
        "gaia-vp", "credits", "charge-action",
    ],
    "advanced_tiles": [
        "pass-federations", "advance-vp", "qic-credits-action", "now-mines", "pass-labs",
        "now-sector-ore",
    ],
    "round_scoring": [
        "gaia-4", "research-2", "station-3", "federation-5", "mine-2", "terraform-2",
    ],
    "final_scoring": ["structures", "satellites"],
    "terraforming_token": "7vp-ore",
}  # fmt: skip
"""Nothing drawn: the basic board and these tiles (slots: the six areas, then the lower row)."""

BOOSTERS = (
    "ore-knowledge", "credits-qic", "mines", "labs", "stations", "big", "gaia",
)  # fmt: skip


def new_game(*factions: str, **options: Any) -> GaiaState:
    """A game with these factions, before the first starting structure is placed."""
    players = len(factions)
    given = {
        "players": players,
        "factions": list(factions),
        "boosters": list(BOOSTERS[: players + 3]),
        **FIXED,
        **options,
    }
    return GAIA.new(given, "tests")


def started(*factions: str, **options: Any) -> GaiaState:
    """The first turn of round 1: starting structures on the first free home planets, boosters in
    the order of the list, income taken (charging first)."""
    state = new_game(*factions, **options)
    while state.phase != 3:
        state.play(state.legal_moves()[0])
    return state


def me(state: GaiaState) -> Player:
    """Whoever owes a decision."""
    return state.seats[state.to_act[0]]


def seat(state: GaiaState, faction: str) -> Player:
    index = FACTION_NAMES.index(faction)
    return next(player for player in state.seats if player.faction.index == index)


def rich(player: Player) -> Player:
    """Plenty of everything, far from the caps, tokens in area III."""
    player.credits, player.ore, player.knowledge, player.qic = 20, 12, 12, 6
    player.area1, player.area2, player.area3 = 0, 2, 8
    return player


def give(state: GaiaState, player: Player, structure: str, *hexes: str) -> None:
    """Put structures on the map as if they had been built, without cost or reward."""
    kind = STRUCTURES.index(structure)
    for name in hexes:
        h = state.galaxy.by_name[name]
        for other in range(len(STRUCTURES)):
            player.built[other] &= ~(1 << h)
        player.built[kind] |= 1 << h
        state.colonise(player, h)
    state._legal = None


def hold(player: Player, *things: str) -> None:
    """Let a player own tech tiles, green federation tokens (gray: the 12 VP) and a booster."""
    for name in things:
        if name in STANDARD_NAMES:
            player.tiles |= 1 << STANDARD_NAMES.index(name)
        elif name in ADVANCED_NAMES:
            player.advanced |= 1 << ADVANCED_NAMES.index(name)
        elif name in TOKEN_NAMES:
            side = player.gray if name == "12vp" else player.green
            side[TOKEN_NAMES.index(name)] += 1
        else:
            player.booster = BOOSTER_NAMES.index(name)


def levels(player: Player, **areas: int) -> None:
    """Put research tokens on levels, without what the levels give once."""
    for area, level in areas.items():
        player.research[TRACKS.index(area)] = level


def at(state: GaiaState, *hexes: str) -> int:
    """A set of hexes by their names."""
    return sum(1 << state.galaxy.by_name[name] for name in hexes)


def play(state: GaiaState, *moves: str) -> GaiaState:
    state._legal = None
    for move in moves:
        state.play(move)
    return state


def legal(state: GaiaState, verb: str = "") -> list[str]:
    """Texts of the legal moves, of one verb if given; asks anew, as tests change states by hand."""
    state._legal = None
    return [str(move) for move in state.legal_moves() if not verb or move.verb == verb]


def allowed(state: GaiaState, move: str) -> bool:
    """Whether the move can be played now; a text that is no move at all is an error."""
    state._legal = None
    return parse(move) in state.legal_moves()


def refused(state: GaiaState, move: str) -> IllegalMove:
    """The refusal of a move that must not be possible; the state stays as it was."""
    state._legal = None
    before = state.copy()
    try:
        state.play(move)
    except IllegalMove as refusal:
        assert state == before
        return refusal
    except UnknownMove as unknown:
        raise AssertionError(f"'{move}' is not even a move: {unknown}") from unknown
    raise AssertionError(f"'{move}' was played")


def moves_of(state: GaiaState) -> list[Move]:
    state._legal = None
    return state.legal_moves()


def sector(tile: str, centre: str, **planets: str) -> str:
    """A sector of one's own for the ``board`` option: planet letters by position, ``B0="r"``."""
    spaces = "".join(planets.pop(name, ".") for name in POSITION_NAMES)
    assert not planets, f"no such position: {planets}"
    return f"{tile}={spaces}@{centre}"


def goods(player: Player) -> tuple[int, int, int, int]:
    """Credits, ore, knowledge and Q.I.C."""
    return player.credits, player.ore, player.knowledge, player.qic


def power(player: Player) -> tuple[int, int, int, int]:
    """Tokens in areas I, II, III and in the Gaia area, without the brainstone."""
    return player.area1, player.area2, player.area3, player.gaia_area


def piece(state: GaiaState, player: Player, name: str) -> str:
    """The own structure on a hex, or an empty text."""
    h = state.galaxy.by_name[name]
    kinds = [kind for kind, hexes in zip(STRUCTURES, player.built, strict=True) if hexes >> h & 1]
    return kinds[0] if kinds else ""


def end(state: GaiaState) -> GaiaState:
    """The turn ends and nobody charges."""
    play(state, "end")
    while legal(state) and legal(state)[-1] == "decline":
        state.play("decline")
    return state


def pass_all(state: GaiaState) -> GaiaState:
    """Everybody passes with the first booster on offer; stops at the next round's first decision
    or at the end of the game. Charging is declined."""
    this_round = state.round
    while state.to_act and state.round == this_round:
        offered = [move for move in moves_of(state) if move.verb in ("pass", "decline", "end")]
        state.play(offered[0])
    return state


def next_round(state: GaiaState) -> GaiaState:
    """Everybody passes; the first choice is taken in the income and Gaia phases that follow."""
    pass_all(state)
    while state.to_act and state.phase != 3:
        state.play(moves_of(state)[0])
    return state


def turn_of(state: GaiaState, player: Player) -> GaiaState:
    """The other players pass and nobody charges until this player's next action."""
    while me(state) is not player or not legal(state, "pass"):
        offered = [move for move in moves_of(state) if move.verb in ("pass", "decline", "end")]
        state.play(offered[0])
    return state


def alone_with(structures: dict[str, str], faction: str = "terrans", tokens: int = 6) -> GaiaState:
    """A faction to act whose structures stand on two bare sectors; everything else is far away.

    ``1A6 1B3 1C 1B0 1A0 2A4 2A3 2A2`` is a straight line of neighbours. An empty text lays a
    Gaia planet without a structure. The faction has so many tokens, all in area III.
    """
    lying: tuple[dict[str, str], ...] = ({}, {})
    for name in structures:
        lying[int(name[0]) - 1][name[1:]] = "g"
    homes = {"A0": "r", "A6": "r", "A2": "o", "A8": "o", "A4": "d", "A10": "d", "C": "d"}
    board = [
        sector("01", "0,0", **lying[0]),
        sector("02", "5,-2", **lying[1]),
        sector("03", "40,-16", **homes),
    ]
    other = "hadsch-hallas" if faction in ("terrans", "xenos", "gleens") else "terrans"
    state = started(faction, other, board=board)
    player = rich(me(state))
    player.area1, player.area2, player.area3 = 0, 0, tokens
    for name, structure in structures.items():
        if structure:
            give(state, player, structure, name)
    return state
