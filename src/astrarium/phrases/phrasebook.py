"""Sentence templates with slots: how an English sentence is recognised and said again.

A template is English text with slots in braces. A slot is named after the kind of words that fill
it, with a digit where a kind occurs twice: ``{hex} lies next to {hex2}``. A kind is one of

- a pattern (``Kept``): numbers and names, which stay as they are;
- a table of phrases with their translations, which may have slots themselves;
- a list of another kind (``Several``), joined by commas, semicolons, arrows, ``and`` or ``or``;
- a whole sentence (``Sentence``), which the phrasebook must know.

Templates become regular expressions that spell out their slots completely, so that a match leaves
no untranslated word behind. They are indexed by their first word and compiled when a text that
begins with it comes along.

A translation may have four forms separated by ``|``: nominative, genitive, dative, accusative.
``{who.dat}`` asks for one of them.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

_SLOT = re.compile(r"\{([a-z_]+)(\d*)(?:\.(nom|gen|dat|acc))?\}")
_CASES = ("nom", "gen", "dat", "acc")
_NOMINATIVE = 0
_FIRST_WORD = re.compile(r"[A-Za-z]+(?![A-Za-z'.-])")
_RULE = re.compile(r"(.+[^\]]) (\[[A-Z0-9-]+\])", re.DOTALL)
_JOINS = ", | and | or |; | -> "
_REMEMBERED = 8192
_LONGEST = 1000
"""No sentence is longer; a longer text echoes what somebody sent, and is not worth the search."""


class Kept:
    """A kind of words that need no translation; ``first`` are the signs they can begin with."""

    def __init__(self, pattern: str, first: str = "") -> None:
        self.pattern = pattern
        self.first = first


class Several:
    """One or more of another kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


class Sentence:
    """A sentence within a sentence."""


Kind = Kept | Several | Sentence | Mapping[str, str]


class _Unknown(Exception):
    """A sentence within a sentence is not in the book."""


def _taken_apart(text: str) -> list[tuple[str, str, int]]:
    """Literal text with the slot that follows it and the case asked for; -1 is none, "" no slot."""
    parts = []
    at = 0
    for match in _SLOT.finditer(text):
        case = _CASES.index(match[3]) if match[3] else -1
        parts.append((text[at : match.start()], match[1] + match[2], case))
        at = match.end()
    parts.append((text[at:], "", -1))
    return parts


class _Template:
    """An English text with slots and its translation."""

    def __init__(self, english: str, translation: str) -> None:
        self.pieces = _taken_apart(english)
        forms = translation.split("|")
        self.forms = [_taken_apart(form) for form in forms] * (1 if len(forms) > 1 else 4)
        """The translation by case, taken apart: literal text, slot, and the case asked for."""
        self.slots = {match[1] + match[2]: match[1] for match in _SLOT.finditer(english)}
        self.regex: re.Pattern[str] | None = None


class _Table:
    """Templates that can be found by how a text begins."""

    def __init__(self, entries: Mapping[str, str]) -> None:
        self.exact: dict[str, _Template] = {}
        self.open: list[_Template] = []
        for english, translation in entries.items():
            template = _Template(english, translation)
            if template.slots:
                self.open.append(template)
            else:
                self.exact[english] = template
        self.by_start: dict[str, list[_Template]] | None = None
        """Indexed on first use; what may begin with anything is found under "*"."""


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
        self._sentences = _Table(sentences)
        nesting = {f"{{{name}}}" for name, kind in kinds.items() if isinstance(kind, Sentence)}
        self._within = _Table(
            {
                english: said
                for english, said in sentences.items()
                if not any(slot in english for slot in nesting)
            }
        )
        """What can stand within another sentence: all that holds none itself."""
        self._tables = {
            name: _Table(kind) for name, kind in kinds.items() if isinstance(kind, Mapping)
        }
        self._patterns: dict[str, str] = {}
        self._lists: dict[str, re.Pattern[str]] = {}
        self._translated = lru_cache(maxsize=_REMEMBERED)(self._translate)
        self._said = lru_cache(maxsize=_REMEMBERED)(self._say_kind)

    def translate(self, text: str) -> str | None:
        """The sentence in this language, or None if no template fits."""
        return self._translated(text) if len(text) <= _LONGEST else None

    def _translate(self, text: str) -> str | None:
        return self._sentence(text, self._sentences)

    def _sentence(self, text: str, table: _Table) -> str | None:
        """With or without rule and full stop, whatever the case of the first letter."""
        cited = _RULE.fullmatch(text)
        if cited is not None:
            said = self._sentence(cited[1], table)
            return None if said is None else f"{said} {cited[2]}"
        stop = "." if text.endswith(".") else ""
        said = self._clause(text.removesuffix("."), table)
        if said is None and stop:
            said = self._clause(text, table)  # the stop belongs to the last word, as in Q.I.C.
        if said is None:
            return None
        for apart, together in self._contractions.items():
            said = said.replace(apart, together)
        if text[0].isupper():
            said = said[0].upper() + said[1:]
        return said if said.endswith(".") else said + stop

    def _clause(self, text: str, table: _Table) -> str | None:
        if not text:
            return None
        found = self._look_up(table, text, _NOMINATIVE)
        if found is None and text[0].isupper():
            found = self._look_up(table, text[0].lower() + text[1:], _NOMINATIVE)
        return found

    def _look_up(self, table: _Table, text: str, case: int) -> str | None:
        if text in table.exact:
            return self._say(table.exact[text], {}, case)
        if table.by_start is None:
            table.by_start = self._index(table)
        for start in (_start(text), "*"):
            for template in table.by_start.get(start, ()):
                found = self._match(template, text, case)
                if found is not None:
                    return found
        return None

    def _match(self, template: _Template, text: str, case: int) -> str | None:
        if template.regex is None:
            template.regex = re.compile(self._spelled(template, capture=True), re.DOTALL)
        match = template.regex.fullmatch(text)
        if match is None:
            return None
        try:
            return self._say(template, match.groupdict(), case)
        except _Unknown:
            return None

    # -- saying ----------------------------------------------------------------------------------

    def _say(self, template: _Template, words: Mapping[str, str], case: int) -> str:
        """The translation with its slots filled."""
        said = []
        for literal, slot, asked in template.forms[case]:
            said.append(literal)
            if slot:
                wanted = case if asked < 0 else asked
                said.append(self._said(template.slots[slot], words[slot], wanted))
        return "".join(said)

    def _say_kind(self, name: str, text: str, case: int) -> str:
        """The words of a slot."""
        kind = self._kinds[name]
        if isinstance(kind, Kept):
            return text
        if isinstance(kind, Several):
            return self._say_list(name, kind, text, case)
        if isinstance(kind, Sentence):
            found = self._sentence(text, self._within)
        else:
            found = self._look_up(self._tables[name], text, case)
        if found is None:
            raise _Unknown
        return found

    def _say_list(self, name: str, kind: Several, text: str, case: int) -> str:
        split = self._lists.get(name)
        if split is None:
            one = self._pattern(kind.kind)
            split = re.compile(f"({one})(?:({_JOINS})({self._pattern(name)}))?", re.DOTALL)
            self._lists[name] = split
        said = []
        rest: str | None = text
        while rest is not None:
            match = split.fullmatch(rest)
            assert match is not None  # the template's own expression has matched it
            said.append(self._said(kind.kind, match[1], case))
            rest = match[3]
            if rest is not None:
                said.append(self._joins[match[2]])
        return "".join(said)

    # -- recognising -----------------------------------------------------------------------------

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
            elif isinstance(kind, Sentence):
                pattern = ".+"
            else:
                table = self._tables[name]
                spelled = [self._spelled(template, capture=False) for template in table.open]
                spelled += [re.escape(text) for text in sorted(table.exact, key=len, reverse=True)]
                pattern = "|".join(spelled)
            pattern = self._patterns[name] = f"(?:{pattern})"
        return pattern

    def _spelled(self, template: _Template, capture: bool) -> str:
        parts = []
        for literal, slot, _ in template.pieces:
            parts.append(re.escape(literal))
            if slot:
                pattern = self._pattern(template.slots[slot])
                parts.append(f"(?P<{slot}>{pattern})" if capture else pattern)
        return "".join(parts)

    def _index(self, table: _Table) -> dict[str, list[_Template]]:
        index: dict[str, list[_Template]] = {}
        for template in table.open:
            for start in self._starts(template):
                index.setdefault(start, []).append(template)
        return index

    def _starts(self, template: _Template) -> set[str]:
        """How texts of a template can begin; "*" is anyhow."""
        literal, slot, _ = template.pieces[0]
        if literal:
            word = _FIRST_WORD.match(literal)
            if not slot or (word and word.end() < len(literal)) or not literal[0].isalpha():
                return {_start(literal)}
            return {"*"}
        return self._kind_starts(template.slots[slot])

    def _kind_starts(self, name: str) -> set[str]:
        kind = self._kinds[name]
        if isinstance(kind, Kept):
            return {_start(sign) for sign in kind.first} or {"*"}
        if isinstance(kind, Several):
            return self._kind_starts(kind.kind)
        if isinstance(kind, Sentence):
            return {"*"}
        table = self._tables[name]
        starts = {_start(text) if text else "*" for text in table.exact}
        for template in table.open:
            starts |= self._starts(template)
        return {"*"} if "*" in starts else starts


def _start(text: str) -> str:
    """The first word; of other texts the first sign, all digits being alike."""
    word = _FIRST_WORD.match(text)
    if word is not None:
        return word[0]
    return "0" if text[:1].isdigit() else text[:1]
