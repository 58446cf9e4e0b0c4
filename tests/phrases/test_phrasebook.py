"""How templates are recognised and filled, with a book of a few lines."""

import signal
from types import FrameType

import pytest

from astrarium.phrases import LANGUAGES, known, translate
from astrarium.phrases.phrasebook import Kept, Phrasebook, Sentence, Several

HANGS = 60
"""Seconds after which nobody believes any more that an answer comes."""

BOOK = Phrasebook(
    {
        "{who} sees {thing}": "{who} sieht {thing.acc}",
        "{who} gives {things} to {who2}": "{who} gibt {who2.dat} {things.acc}",
        "walk{how}": "Geh{how}",
        "nothing happens": "Nichts geschieht",
        "line {n}: {sentence}": "Zeile {n}: {sentence}",
        "it comes from {who}": "Es kommt von {who.dat}",
    },
    {
        "n": Kept(r"\d+", "0"),
        "who": {
            "the dog": "der Hund|des Hundes|dem Hund|den Hund",
            "player {n}": "Spieler {n}",
        },
        "thing": {
            "a bone": "ein Knochen|eines Knochens|einem Knochen|einen Knochen",
            "{n} bones": "{n} Knochen",
        },
        "things": Several("thing"),
        "how": {" home": " heim", "": ""},
        "sentence": Sentence(),
    },
    {" and ": " und ", " or ": " oder "},
    {" von dem ": " vom "},
)


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("the dog sees a bone", "der Hund sieht einen Knochen"),
        ("The dog sees 3 bones.", "Der Hund sieht 3 Knochen."),
        (
            "Player 2 gives a bone, 2 bones and a bone to the dog.",
            "Spieler 2 gibt dem Hund einen Knochen, 2 Knochen und einen Knochen.",
        ),
        ("Walk home.", "Geh heim."),
        ("Walk", "Geh"),
        ("Nothing happens. [GP-MINE-01]", "Nichts geschieht. [GP-MINE-01]"),
        ("line 4: Nothing happens.", "Zeile 4: Nichts geschieht."),
        ("It comes from the dog.", "Es kommt vom Hund."),
    ],
)
def test_a_sentence_is_said_again(english: str, german: str) -> None:
    assert BOOK.translate(english) == german


@pytest.mark.parametrize(
    "text",
    [
        "",
        ".",
        "The dog sees a cat.",
        "The dog sees a bone and",
        "The dog sees a bone today.",
        "line 4: The dog sees a cat.",
        "line 4: line 4: Nothing happens.",
        "Walk away.",
    ],
)
def test_a_sentence_with_any_unknown_word_is_unknown(text: str) -> None:
    assert BOOK.translate(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "line 1: " * 120,
        "1A1, " * 190 + "1A1 lies next to a federation of yours",
        "Form a federation of " + "1A1, " * 190 + "1A1 (power value 7) without satellites",
        "Option 'board': '" + "'" * 900 + "' is not one of a.",
        "a, " * 300,
        "[GP-A-1] " * 100 + "[GP-A-1]",
        "'" * 10_000_000,
    ],
    ids=lambda text: text[:12],
)
def test_whatever_somebody_sends_is_answered_soon(text: str) -> None:
    """An expression that tries every way to take a text apart takes years, not milliseconds."""

    def never_ends(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"no answer to {text[:40]!r} after {HANGS} s")

    before = signal.signal(signal.SIGALRM, never_ends)
    signal.alarm(HANGS)
    try:
        said = translate(text, "de")
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    assert (said == text) is not known(text, "de")


def test_english_and_unknown_sentences_and_languages_stay_as_they_are() -> None:
    assert translate("The game is over.", "en") == "The game is over."
    assert translate("The game is over.", "de") == "Das Spiel ist vorbei."
    assert translate("The game is over.", "fr") == "The game is over."
    assert translate("The cat is over.", "de") == "The cat is over."
    assert known("The cat is over.", "en")
    assert not known("The cat is over.", "de")
    assert not known("The game is over.", "fr")
    assert LANGUAGES == ("en", "de")
