"""Languages: every sentence that leaves the server is said in the reader's."""

from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request

from astrarium.phrases import LANGUAGES, translate

_SENTENCES = ("text", "lines", "pending", "outcome", "help")
"""Names in views and options under which words for people stand; the rest is names."""


class Say:
    """Says a sentence of the rules or of the server in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, text: str) -> str:
        return translate(text, self.language)

    def within(self, data: dict[str, Any]) -> dict[str, Any]:
        """The same data (a view, an option) with its sentences said."""
        if self.language == LANGUAGES[0]:
            return data
        said: dict[str, Any] = self._said(data)
        return said

    def _said(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {
                name: self._sentences(part) if name in _SENTENCES else self._said(part)
                for name, part in value.items()
            }
        if isinstance(value, list | tuple):
            return [self._said(part) for part in value]
        return value

    def _sentences(self, value: Any) -> Any:
        if isinstance(value, str):
            return self(value)
        if isinstance(value, list | tuple):
            return [self._sentences(part) for part in value]
        return self._said(value)


def _chosen(lang: str | None, accepted: str | None) -> Say:
    """The language that was asked for, else the one the browser likes best."""
    if lang in LANGUAGES:
        return Say(lang)
    best, liking = LANGUAGES[0], 0.0
    for part in (accepted or "").split(","):
        tag, _, quality = part.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        name = tag.strip().lower().partition("-")[0]
        if name in LANGUAGES and weight > liking:
            best, liking = name, weight
    return Say(best)


async def _say(
    lang: Annotated[
        str | None,
        Query(
            max_length=20,
            description="Language of words and refusals: en or de; left out: as the browser asks.",
        ),
    ] = None,
    accept_language: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> Say:
    return _chosen(lang, accept_language)


def speaker(request: Request) -> Say:
    """For those who answer without the help of a route."""
    return _chosen(request.query_params.get("lang"), request.headers.get("accept-language"))


Saying = Annotated[Say, Depends(_say)]
