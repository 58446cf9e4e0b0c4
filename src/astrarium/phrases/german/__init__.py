"""The German phrasebook: one file per chapter of what the engines say."""

from astrarium.phrases.german import (
    automa,
    common,
    gaia_federations,
    gaia_moments,
    gaia_moves,
    gaia_reasons,
    gaia_words,
    importing,
    names,
    notation,
    options,
    planet_unknown_moves,
    planet_unknown_reasons,
    planet_unknown_words,
    server,
)
from astrarium.phrases.phrasebook import Kind, Phrasebook

__all__ = ["CHAPTERS", "PHRASEBOOK"]

CHAPTERS = (
    common,
    gaia_words,
    gaia_moves,
    gaia_moments,
    gaia_reasons,
    gaia_federations,
    automa,
    planet_unknown_words,
    planet_unknown_moves,
    planet_unknown_reasons,
    options,
    notation,
    importing,
    names,
    server,
)


def _gathered() -> Phrasebook:
    sentences: dict[str, str] = {}
    kinds: dict[str, Kind] = {}
    for chapter in CHAPTERS:
        sentences.update(getattr(chapter, "SENTENCES", {}))
        kinds.update(getattr(chapter, "KINDS", {}))
    return Phrasebook(sentences, kinds, common.JOINS, common.CONTRACTIONS)


PHRASEBOOK = _gathered()
