"""Running an application: a server that ends its streams when it is asked to stop."""

import socket

import uvicorn
from fastapi import FastAPI


class Server(uvicorn.Server):
    """Without this an open stream, which never ends by itself, would hold up every stop."""

    def __init__(self, app: FastAPI, host: str, port: int, log_level: str = "info") -> None:
        super().__init__(
            uvicorn.Config(
                app,
                host,
                port,
                access_log=False,
                log_level=log_level,
                timeout_graceful_shutdown=3,
            )
        )
        self._house = app.state.house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.bell.stop()
        await super().shutdown(sockets)
