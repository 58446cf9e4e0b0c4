"""What the rules say, in other languages.

The engines speak English. ``translate`` finds the template a sentence was made from and fills the
same template of another language; a sentence it does not know stays as it is.
"""

from functools import cache

from astrarium.phrases.phrasebook import Phrasebook

__all__ = ["LANGUAGES", "known", "translate"]

LANGUAGES = ("en", "de")


@cache
def _german() -> Phrasebook:
    """Read only when somebody asks for German."""
    from astrarium.phrases.german import PHRASEBOOK

    return PHRASEBOOK


def translate(text: str, language: str) -> str:
    """The text in a language; the text itself in English or if no template fits."""
    if language != "de":
        return text
    return _german().translate(text) or text


def known(text: str, language: str) -> bool:
    """Whether a text is a whole sentence of the language's phrasebook."""
    return language == "en" or (language == "de" and _german().translate(text) is not None)
