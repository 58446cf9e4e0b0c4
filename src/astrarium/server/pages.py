"""The web client: the files of its build, and its first page for every address of its own."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from astrarium.server.language import speaker
from astrarium.server.problems import Problem

BUILT = Path(__file__).parent / "static"
_FIRST = "index.html"
_ASSETS = "assets"
"""Files whose names change with their contents."""
_MISSING = "The web client has not been built yet: 'make play' builds it and opens it."


class Pages:
    """Answers whatever is not under /api."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or path == "/api" or path.startswith("/api/"):
            await self._app(scope, receive, send)
            return
        await self._answer(Request(scope))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        say = speaker(request)
        if request.method not in ("GET", "HEAD"):
            refusal = Problem(405, "http", "This address does not know that method.")
            return refusal.response(say)
        first = self._folder / _FIRST
        if not first.is_file():
            return PlainTextResponse(say(_MISSING) + "\n", 404)
        wanted = self._find(request.url.path)
        if wanted is not None and wanted != first:
            kept = wanted.is_relative_to(self._folder / _ASSETS)
            age = "public, max-age=31536000, immutable" if kept else "no-cache"
            return FileResponse(wanted, headers={"cache-control": age})
        if request.url.path.startswith(f"/{_ASSETS}/"):
            return Problem(404, "http", "There is nothing at this address.").response(say)
        return FileResponse(first, headers={"cache-control": "no-cache"})

    def _find(self, path: str) -> Path | None:
        """The file of that name, and nothing outside the folder."""
        try:
            wanted = (self._folder / path.lstrip("/")).resolve()
            found = wanted.is_relative_to(self._folder) and wanted.is_file()
        except (OSError, ValueError):  # a name that no file can have
            return None
        return wanted if found else None
