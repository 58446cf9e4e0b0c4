"""Federations in one line: structures in a row, what is on offer, and forming one."""

from astrarium.gaia import GaiaState
from astrarium.gaia.galaxy import bits
from astrarium.gaia.player import Player
from tests.gaia.positions import alone_with, legal, me, play

LINE = ("1A6", "1B3", "1C", "1B0", "1A0", "2A4", "2A3", "2A2")
LETTERS = {
    "m": "mine", "s": "trading-station", "l": "research-lab", "I": "planetary-institute",
    "K": "knowledge-academy", "Q": "qic-academy",
}  # fmt: skip


def row(picture: str, tokens: int = 6, faction: str = "terrans") -> GaiaState:
    """Structures along the line: ``"I.s s"`` leaves free spaces at dots and blanks."""
    found = {
        name: LETTERS[letter]
        for name, letter in zip(LINE, picture, strict=False)
        if letter not in ". "
    }
    return alone_with(found, faction, tokens)


def offers(state: GaiaState) -> set[str]:
    """The federations on offer, as planets."""
    return {move.split()[1] for move in legal(state, "federation")}


def satellites(state: GaiaState, player: Player) -> set[str]:
    return {state.galaxy.names[h] for h in bits(player.satellites)}


def form(state: GaiaState, planets: str = "", token: str = "12vp") -> Player:
    """Form this federation (or the first on offer) in the first way on offer."""
    player = me(state)
    play(state, f"federation {planets}" if planets else legal(state, "federation")[0])
    while not legal(state, "take"):
        play(state, legal(state)[0])
    play(state, f"take {token}")
    return player


def named(state: GaiaState, *names: str) -> str:
    """Planets as a move lists them."""
    return state.galaxy.listed(sum(1 << state.galaxy.by_name[name] for name in names))
