"""What the requests of one server process share."""

import asyncio
from typing import Annotated

from fastapi import Depends, Request

from astrarium.server.adviser import Adviser
from astrarium.server.bot_runner import BotRunner
from astrarium.server.games import Shelf
from astrarium.server.limits import Pace
from astrarium.server.presence import Presence
from astrarium.server.settings import Settings
from astrarium.server.storage import Storage
from astrarium.server.waking import Bell


class House:
    """Settings, storage, the games in memory, who waits for news, and how fast people may go."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.shelf = Shelf(settings.games_in_memory)
        self.bell = Bell(self.storage, settings.poll_seconds)
        self.presence = Presence(self.storage, self.bell)
        self.bots = BotRunner(self.storage, self.shelf, settings)
        self.adviser = Adviser(settings)
        self.visits = Pace(1.0, 60)
        self.attempts = Pace(settings.attempts_per_minute / 60, settings.attempts_per_minute)
        self.moves = Pace(settings.moves_per_second, max(1.0, 3 * settings.moves_per_second))
        # A preview of sixty moves costs about as much as ten moves.
        self.looks = Pace(settings.moves_per_second / 4, max(1.0, settings.moves_per_second))
        for listener in (self.bell.ring, self.bots.wake):
            self.storage.on_news(listener)
            self.bell.on_ring_elsewhere(listener)

    async def open(self) -> None:
        self.bell.start(asyncio.get_running_loop())
        self.presence.start()
        self.bots.start()

    async def close(self) -> None:
        await self.bell.stop()
        await self.presence.stop()
        await asyncio.to_thread(self.bots.stop)
        await asyncio.to_thread(self.adviser.stop)
        self.storage.close()


async def _house(request: Request) -> House:
    """Asynchronous, as everything that asks nobody: anything else would cost a thread."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


HouseOf = Annotated[House, Depends(_house)]
