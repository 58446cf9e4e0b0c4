"""The German phrasebook: one file per chapter of what the engines say."""

from astrarium.phrases.german import (
    automa,
    common,
    gaia_federations,
    gaia_moments,
    gaia_moves,
    gaia_reasons,
    gaia_words,
)
from astrarium.phrases.phrasebook import Kind, Phrasebook

__all__ = ["PHRASEBOOK"]

_CHAPTERS = (common, gaia_words, gaia_moves, gaia_moments, gaia_reasons, gaia_federations, automa)

_SENTENCES: dict[str, str] = {}
_KINDS: dict[str, Kind] = {}
for _chapter in _CHAPTERS:
    _SENTENCES.update(getattr(_chapter, "SENTENCES", {}))
    _KINDS.update(getattr(_chapter, "KINDS", {}))

PHRASEBOOK = Phrasebook(_SENTENCES, _KINDS, common.JOINS, common.CONTRACTIONS)
