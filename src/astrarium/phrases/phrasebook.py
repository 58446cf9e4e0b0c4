"""Sentence templates with slots: how an English sentence is recognised and said again.

A template is English text with slots in braces. A slot is named after the kind of words that fill
it, with a digit where a kind occurs twice: ``{hex} lies next to {hex2}``. A kind is one of

- a pattern (``Kept``): numbers and names, which stay as they are;
- a table of phrases with their translations, which may have slots themselves;
- a list of another kind (``Several``), joined by commas, ``and``, ``or``, semicolons or arrows.

Templates become regular expressions that spell out their slots completely, so that a match leaves
no untranslated word behind. They are compiled when a sentence with their first word comes along.

A translation may have four forms separated by ``|``: nominative, genitive, dative, accusative.
``{who.dat}`` asks for one of them.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

_SLOT = re.compile(r"\{([a-z_]+)(\d*)(?:\.(nom|gen|dat|acc))?\}")
_FORMS = ("nom", "gen", "dat", "acc")
_FIRST_WORD = re.compile(r"[A-Za-z]+(?=[^A-Za-z'.-]|$)")
_RULE = re.compile(r"(.+) (\[[A-Z0-9-]+\])", re.DOTALL)
_JOINS = ", | and | or |; | -> "

Forms = tuple[str, str, str, str]
"""A translation in the four cases."""


class Kept:
    """A kind of words that need no translation."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern


class Several:
    """One or more of another kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


Kind = Kept | Several | Mapping[str, str]


class _Template:
    """An English text with slots and its translation."""

    def __init__(self, english: str, translation: str) -> None:
        self.english = english
        self.forms = translation.split("|")
        self.slots = {match[1] + match[2]: match[1] for match in _SLOT.finditer(english)}
        self.regex: re.Pattern[str] | None = None

    def pieces(self) -> Iterator[tuple[str, str]]:
        """Literal text and the slot that follows it."""
        at = 0
        for match in _SLOT.finditer(self.english):
            yield self.english[at : match.start()], match[1] + match[2]
            at = match.end()
        yield self.english[at:], ""


class Phrasebook:
    """The templates and kinds of one language."""

    def __init__(
        self,
        sentences: Mapping[str, str],
        kinds: Mapping[str, Kind],
        joins: Mapping[str, str],
        contractions: Mapping[str, str],
    ) -> None:
        self._kinds = dict(kinds)
        self._joins = {", ": ", ", "; ": "; ", " -> ": " → ", **joins}
        self._contractions = dict(contractions)
        self._patterns: dict[str, str] = {}
        self._tables: dict[str, tuple[dict[str, _Template], list[_Template]]] = {}
        self._lists: dict[str, re.Pattern[str]] = {}
        self._exact: dict[str, _Template] = {}
        self._by_word: dict[str, list[_Template]] = {}
        for english, translation in sentences.items():
            template = _Template(english, translation)
            if not template.slots:
                self._exact[english] = template
            else:
                self._by_word.setdefault(_index(english), []).append(template)
        self._translate = lru_cache(maxsize=8192)(self._find)
        self._filled = lru_cache(maxsize=8192)(self._fill_kind)

    def translate(self, text: str) -> str | None:
        """The sentence in this language, or None if no template fits."""
        return self._translate(text)

    def _find(self, text: str) -> str | None:
        cited = _RULE.fullmatch(text)
        if cited is not None:
            said = self._sentence(cited[1])
            return None if said is None else f"{said} {cited[2]}"
        return self._sentence(text)

    def _sentence(self, text: str) -> str | None:
        """With or without full stop, whatever the case of the first letter."""
        stop = ""
        said = self._clause(text)
        if said is None and text.endswith("."):
            stop = "."
            said = self._clause(text[:-1])
        if said is None:
            return None
        for apart, together in self._contractions.items():
            said = said.replace(apart, together)
        if text[0].isupper():
            said = said[0].upper() + said[1:]
        return said if said.endswith(".") else said + stop

    def _clause(self, text: str) -> str | None:
        if not text:
            return None
        lowered = text[0].lower() + text[1:]
        for spelling in (text, lowered):
            exact = self._exact.get(spelling)
            if exact is not None:
                return exact.forms[0]
        word = _FIRST_WORD.match(lowered)
        for key in (word[0] if word else "", ""):
            for template in self._by_word.get(key, ()):
                found = self._match(template, text) or self._match(template, lowered)
                if found is not None:
                    return found[0]
        return None

    def _match(self, template: _Template, text: str) -> Forms | None:
        if template.regex is None:
            template.regex = re.compile(self._spelled(template, capture=True), re.DOTALL)
        match = template.regex.fullmatch(text)
        if match is None:
            return None
        return self._say(template, {slot: match[slot] for slot in template.slots})

    def _say(self, template: _Template, words: Mapping[str, str]) -> Forms:
        """The translation with its slots filled, in all four forms."""
        filled = {slot: self._filled(template.slots[slot], word) for slot, word in words.items()}
        said = []
        for at, form in enumerate(_FORMS):
            text = template.forms[at if len(template.forms) > 1 else 0]

            def fill(match: re.Match[str], case: str = form) -> str:
                return filled[match[1] + match[2]][_FORMS.index(match[3] or case)]

            said.append(_SLOT.sub(fill, text))
        return said[0], said[1], said[2], said[3]

    def _fill_kind(self, name: str, text: str) -> Forms:
        """The words of a slot, which fit its kind, in all four forms."""
        kind = self._kinds[name]
        if isinstance(kind, Kept):
            return (text,) * 4
        if isinstance(kind, Several):
            return self._fill_list(name, kind, text)
        exact, open_ones = self._table(name)
        if text in exact:
            return self._say(exact[text], {})
        for template in open_ones:
            found = self._match(template, text)
            if found is not None:
                return found
        raise AssertionError(f"'{text}' is no {name}")

    def _fill_list(self, name: str, kind: Several, text: str) -> Forms:
        split = self._lists.get(name)
        if split is None:
            one = self._pattern(kind.kind)
            split = re.compile(f"({one})(?:({_JOINS})({self._pattern(name)}))?", re.DOTALL)
            self._lists[name] = split
        match = split.fullmatch(text)
        if match is None:
            raise AssertionError(f"'{text}' is no {name}")
        first = self._filled(kind.kind, match[1])
        if match[2] is None:
            return first
        join = self._joins[match[2]]
        rest = self._filled(name, match[3])
        a, b, c, d = (one + join + other for one, other in zip(first, rest, strict=True))
        return a, b, c, d

    def _table(self, name: str) -> tuple[dict[str, _Template], list[_Template]]:
        table = self._tables.get(name)
        if table is None:
            entries = self._kinds[name]
            assert isinstance(entries, Mapping)
            templates = [_Template(english, said) for english, said in entries.items()]
            exact = {template.english: template for template in templates if not template.slots}
            table = exact, [template for template in templates if template.slots]
            self._tables[name] = table
        return table

    def _pattern(self, name: str) -> str:
        """A kind as a regular expression without groups of its own."""
        pattern = self._patterns.get(name)
        if pattern is None:
            kind = self._kinds[name]
            if isinstance(kind, Kept):
                pattern = kind.pattern
            elif isinstance(kind, Several):
                one = self._pattern(kind.kind)
                pattern = f"{one}(?:(?:{_JOINS}){one})*"
            else:
                exact, open_ones = self._table(name)
                spelled = [self._spelled(template, capture=False) for template in open_ones]
                spelled += [re.escape(text) for text in sorted(exact, key=len, reverse=True)]
                pattern = "|".join(spelled)
            pattern = self._patterns[name] = f"(?:{pattern})"
        return pattern

    def _spelled(self, template: _Template, capture: bool) -> str:
        parts = []
        for literal, slot in template.pieces():
            parts.append(re.escape(literal))
            if slot:
                pattern = self._pattern(template.slots[slot])
                parts.append(f"(?P<{slot}>{pattern})" if capture else pattern)
        return "".join(parts)


def _index(english: str) -> str:
    """The first word of a template if it is spelled out, else nothing."""
    literal = english[: english.index("{")]
    match = _FIRST_WORD.match(literal)
    if match is None or match.end() == len(literal):
        return ""
    return literal[0].lower() + match[0][1:]
