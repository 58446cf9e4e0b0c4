"""Refusals as RFC 9457 problems: a kind for programs, a sentence for people."""

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from sqlalchemy.exc import DataError
from starlette.exceptions import HTTPException

from astrarium.phrases import LANGUAGES
from astrarium.server.language import Say, speaker
from astrarium.table import BadOption, BadRecord, IllegalMove, TableError, UnknownMove

_LOG = logging.getLogger("astrarium.server")
_MEDIA = "application/problem+json"
_PLAIN = Say(LANGUAGES[0])


class ProblemShown(BaseModel):
    """A refusal (RFC 9457); some have more: rule, version, option, line, field, wait, deadline."""

    type: str = Field(description="What kind of refusal, after the #.")
    title: str
    status: int
    detail: str = Field(description="One sentence that can be shown to a player.")


DOCUMENTED: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "A refusal.",
        "content": {_MEDIA: {"schema": ProblemShown.model_json_schema()}},
    }
}
"""For the description of the API: what every address may answer."""


class Problem(Exception):
    """Something the caller asked for cannot be done; ``detail`` is fit for a player."""

    def __init__(self, status: int, kind: str, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.more = more

    def response(self, say: Say = _PLAIN) -> JSONResponse:
        body = {
            "type": f"/api/docs#{self.kind}",
            "title": self.kind.replace("-", " ").capitalize(),
            "status": self.status,
            "detail": say(self.detail),
            **self.more,
        }
        return JSONResponse(body, self.status, media_type=_MEDIA)


def from_table(error: TableError) -> Problem:
    """What the rules say, as a problem."""
    if isinstance(error, IllegalMove):
        return Problem(422, "illegal-move", error.reason, rule=error.rule)
    if isinstance(error, UnknownMove):
        return Problem(400, "unknown-move", str(error))
    if isinstance(error, BadOption):
        return Problem(422, "bad-option", str(error), option=error.option)
    if isinstance(error, BadRecord):
        return Problem(422, "bad-record", str(error), line=error.line)
    return Problem(422, "not-possible", str(error))


def install(app: FastAPI) -> None:
    """Answer every error with a problem."""

    @app.exception_handler(Problem)
    async def _problem(request: Request, error: Problem) -> JSONResponse:
        return error.response(speaker(request))

    @app.exception_handler(TableError)
    async def _table_error(request: Request, error: TableError) -> JSONResponse:
        return from_table(error).response(speaker(request))

    @app.exception_handler(RequestValidationError)
    async def _invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        detail = f"{where or 'The request'}: {first['msg']}."
        return Problem(422, "bad-request", detail, field=where).response(speaker(request))

    @app.exception_handler(OverflowError)
    @app.exception_handler(DataError)
    async def _unstorable(request: Request, _error: Exception) -> JSONResponse:
        """A number beyond all numbers, or a text with a zero character in it."""
        problem = Problem(422, "bad-request", "No table could hold such a value.")
        return problem.response(speaker(request))

    @app.exception_handler(HTTPException)
    async def _http(request: Request, error: HTTPException) -> JSONResponse:
        sentence = {
            404: "There is nothing at this address.",
            405: "This address does not know that method.",
        }.get(error.status_code, str(error.detail))
        response = Problem(error.status_code, "http", sentence).response(speaker(request))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def _fault(request: Request, error: Exception) -> JSONResponse:
        _LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
        problem = Problem(500, "fault", "The server made a mistake; nothing was changed.")
        return problem.response(speaker(request))
