"""The German phrasebook itself: its grammar, and that its templates fit together."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from types import ModuleType

import pytest

from astrarium.phrases import translate
from astrarium.phrases.german import CHAPTERS
from astrarium.phrases.phrasebook import Kind, Several

SLOT = re.compile(r"\{([a-z_]+)(\d*)(?:\.(?:nom|gen|dat|acc))?\}")


def kinds_of(chapter: ModuleType) -> dict[str, Kind]:
    return dict(getattr(chapter, "KINDS", {}))


def tables() -> Iterator[tuple[str, Mapping[str, str]]]:
    for chapter in CHAPTERS:
        yield chapter.__name__, getattr(chapter, "SENTENCES", {})
        for name, kind in kinds_of(chapter).items():
            if isinstance(kind, Mapping):
                yield name, kind


def slots(text: str) -> set[str]:
    return {match[1] + match[2] for match in SLOT.finditer(text)}


def test_a_translation_uses_the_slots_of_its_template() -> None:
    for name, table in tables():
        for english, german in table.items():
            for form in german.split("|"):
                assert slots(form) == slots(english), (name, english)
                assert "{" not in SLOT.sub("", form), (name, english)


def test_a_translation_has_one_form_or_four() -> None:
    for name, table in tables():
        for english, german in table.items():
            assert german.count("|") in (0, 3), (name, english)


def test_every_slot_is_of_a_known_kind_and_every_kind_is_used() -> None:
    known = {name: kind for chapter in CHAPTERS for name, kind in kinds_of(chapter).items()}
    used = {
        match[1] for _, table in tables() for text in table for match in SLOT.finditer(text)
    } | {kind.kind for kind in known.values() if isinstance(kind, Several)}
    assert used == set(known)


def test_only_whole_sentences_hold_sentences() -> None:
    """So that the book never looks for a sentence within a sentence within a sentence."""
    for chapter in CHAPTERS:
        for name, kind in kinds_of(chapter).items():
            if isinstance(kind, Mapping):
                assert not any("{sentence}" in english for english in kind), name


def test_no_sentence_and_no_kind_is_defined_twice() -> None:
    sentences = Counter(
        english for chapter in CHAPTERS for english in getattr(chapter, "SENTENCES", {})
    )
    kinds = Counter(name for chapter in CHAPTERS for name in kinds_of(chapter))
    for counted in (sentences, kinds):
        assert [text for text, count in counted.items() if count > 1] == []


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (
            "Build a mine on 3A5 (titanium) beside the Ivits: 2 credits and 1 ore; gain 2 VP",
            "Mine auf 3A5 (Titan) neben dem Schwarm bauen: 2 Credits und 1 Erz; du erhältst 2 SP",
        ),
        (
            "Upgrade the mine on 3B0 to a trading station: 2 ore and 3 credits",
            "Mine auf 3B0 zum Handelszentrum aufwerten: 2 Erz und 3 Credits",
        ),
        (
            "Form a federation of 1A1, 1B1 and 2A9 (power value 7) with 1 satellite: "
            "discard 1 power token",
            "Allianz aus 1A1, 1B1 und 2A9 gründen (Machtwert 7), mit 1 Satelliten: "
            "1 Machtstein abgeben",
        ),
        ("3A5 is already colonised by the Ivits.", "3A5 ist schon vom Schwarm kolonisiert."),
        (
            "3A5 is already colonised by the Terrans.",
            "3A5 ist schon von den Terranern kolonisiert.",
        ),
        (
            "Level 5 of Artificial Intelligence is taken by player 2.",
            "Level 5 in Künstlicher Intelligenz ist von Spieler 2 besetzt.",
        ),
        (
            "The power action ore-2 costs 4 power; you have 2 in area III: 'burn' twice first.",
            "Die Machtaktion „2 Erz“ kostet 4 Macht; du hast 2 in Bereich III: zuerst zweimal "
            "'burn'.",
        ),
        (
            "advance civ by synergy boost to 3: civ card of rank 1",
            "Zivilisation vorrücken durch Synergieschub auf 3: Zivilisationskarte vom Rang 1",
        ),
        (
            "A1 and a3 are not adjacent.",
            "Die Felder a1 und a3 sind nicht benachbart.",
        ),
        (
            "line 7: 'mine 3A5' is not allowed: 3A5 is empty space; a mine needs a planet. "
            "[GP-MINE-05]",
            "Zeile 7: 'mine 3A5' ist nicht erlaubt: 3A5 ist leerer Weltraum; eine Mine braucht "
            "einen Planeten. [GP-MINE-05]",
        ),
        ("Hadsch Hallas", "Hadsch Halla"),
        ("resources in hand +1.5", "Ressourcen +1.5"),
    ],
)
def test_sentences_in_good_german(english: str, german: str) -> None:
    assert translate(english, "de") == german
