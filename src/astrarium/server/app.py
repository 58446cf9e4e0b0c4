"""The application: routes, limits of requests, headers that protect browsers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astrarium import __version__
from astrarium.server import (
    absence,
    advice_routes,
    after_routes,
    people,
    play_routes,
    problems,
    rematch,
    stream,
    tables,
)
from astrarium.server.house import House
from astrarium.server.limits import BODY_BYTES
from astrarium.server.pages import BUILT, Pages
from astrarium.server.settings import Settings

_DOCS = "/api/docs"
_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
}
_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "img-src 'self' data:; font-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_DOCS_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' https://cdn.jsdelivr.net; "
    "style-src 'self' 'unsafe-inline' https://cdn.jsdelivr.net; img-src 'self' data: https:"
)
_WORTH_ZIPPING = 1000
_ZIP_LEVEL = 5
_ROUTES = (
    people,
    tables,
    absence,
    rematch,
    play_routes,
    advice_routes,
    stream,
    after_routes,
)


def create_app(settings: Settings) -> FastAPI:
    """A server on its database, which is brought up to date if it is SQLite."""
    house = House(settings)
    house.storage.prepare()

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Astrarium",
        version=__version__,
        description="Tables for Gaia Project and Planet Unknown. Refusals are RFC 9457 problems.",
        docs_url=_DOCS,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses=problems.DOCUMENTED,
    )
    app.state.house = house
    problems.install(app)
    app.add_middleware(Pages, folder=Path(settings.pages) if settings.pages else BUILT)
    app.add_middleware(GZipMiddleware, minimum_size=_WORTH_ZIPPING, compresslevel=_ZIP_LEVEL)
    app.add_middleware(_Guard)
    for module in _ROUTES:
        app.include_router(module.router)

    @app.get("/api/health", tags=["server"])
    def health() -> dict[str, str]:
        """For a proxy that wants to know whether we are there."""
        return {"status": "ok", "version": __version__}

    return app


class _Guard:
    """Refuse what is too big, and tell browsers what our pages may do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        policy = _DOCS_POLICY if scope["path"] == _DOCS else _POLICY

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", policy)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        chunked = "transfer-encoding" in headers
        if chunked or not length.isdigit() or int(length) > BODY_BYTES:
            refusal = problems.Problem(413, "too-big", "Say how long the request is: 2 MB at most.")
            await refusal.response()(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)
