"""What others may read of a move while the game runs."""

from astrarium.planet_unknown.components.civ_cards import card
from astrarium.table import Move

HIDDEN = "?"


def public_text(game: str, text: str) -> str:
    """The move without what only its seat knows (PU-CIV-04, PU-PRIV-01)."""
    move = Move.of(text)
    if game != "planet-unknown" or not move.args:
        return text
    if move.verb == "keep":
        return f"keep {HIDDEN}"
    if move.verb == "civ" and card(int(move.args[0])).end_game:
        return f"civ {HIDDEN}"
    return text


def public_words(game: str, text: str, words: str) -> str:
    """The words of a move without what only its seat knows."""
    shown = public_text(game, text)
    if shown == text:
        return words
    return "keep a secret objective" if shown.startswith("keep") else "keep a secret civ card"
