"""The German phrasebook: one file per chapter of what the engines say."""

from astrarium.phrases.german.common import JOINS, KINDS, SENTENCES
from astrarium.phrases.phrasebook import Phrasebook

__all__ = ["PHRASEBOOK"]

PHRASEBOOK = Phrasebook(SENTENCES, KINDS, JOINS)
