"""Words that both games and the server share."""

from astrarium.phrases.phrasebook import Kept, Kind, Sentence, Several

JOINS = {" and ": " und ", " or ": " oder "}

CONTRACTIONS = {" von dem ": " vom ", " bei dem ": " beim ", " an dem ": " am "}

KINDS: dict[str, Kind] = {
    "n": Kept(r"-?\d+", "0-"),
    "word": Kept(r"[A-Za-z0-9_-]+"),
    "words": Several("word"),
    "move": Kept(r"'[^']*'", "'"),
    "moves": Several("move"),
    "seats": Several("n"),
    "sentence": Sentence(),
}

SENTENCES = {
    "the game is over": "Das Spiel ist vorbei",
}
