"""Server-sent events: everything that happens at a table, in order, nothing twice."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Header, Query
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field
from sqlalchemy import bindparam, select
from starlette.concurrency import run_in_threadpool

from astrarium.server.house import House, HouseOf
from astrarium.server.models import Event
from astrarium.server.people import Anybody
from astrarium.server.showing import Invite, utc, visible

router = APIRouter(prefix="/api/v1/tables/{table_id}", tags=["watching"])

_PAGE = 500
_SIGN_OF_LIFE = 15.0
_NEWS = (
    select(Event)
    .where(Event.table_id == bindparam("table"), Event.number > bindparam("after"))
    .order_by(Event.number)
    .limit(_PAGE)
)
_SEATING = ("joined", "left", "bot-seated")


class PresenceShown(BaseModel):
    """Who follows a table."""

    seats: list[int] = Field(description="Seats whose people are there.")
    watchers: list[str] = Field(description="Names of others.")
    unknown: int = Field(description="How many more have not said who they are.")


@router.get("/events", response_class=StreamingResponse)
def events(
    table_id: str,
    house: HouseOf,
    person: Anybody,
    invite: Invite = "",
    after: Annotated[
        int | None, Query(ge=0, description="The last event that is known; left out: all new ones.")
    ] = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> StreamingResponse:
    """A stream of events. Whoever comes back with Last-Event-ID gets what was missed."""
    with house.storage.read() as session:
        table = visible(session, table_id, person, invite)
        start = table.news if after is None else after
    if last_event_id is not None and last_event_id.isdigit():
        start = int(last_event_id)
    return StreamingResponse(
        _lines(house, table_id, start, None if person is None else person.id),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _lines(
    house: House, table_id: str, after: int, person_id: int | None
) -> AsyncIterator[str]:
    yield "retry: 1000\n\n"
    here = None
    with house.bell.watch(table_id) as woken, house.presence.at_table(table_id, person_id):
        while not house.bell.stopped:
            woken.clear()
            rows = await run_in_threadpool(_read, house, table_id, after)
            for event in rows:
                after = event.number
                if event.kind in _SEATING:
                    house.presence.look_again(table_id)
                yield _format(event)
            latest = house.presence.here(table_id)
            if latest is not None and latest != here:
                here = latest
                yield f"event: presence\ndata: {json.dumps(asdict(here), ensure_ascii=False)}\n\n"
            while len(rows) < _PAGE and not woken.is_set():
                try:
                    await asyncio.wait_for(woken.wait(), _SIGN_OF_LIFE)
                except TimeoutError:
                    yield ": still here\n\n"


@router.get("/presence")
def presence(table_id: str, house: HouseOf, person: Anybody, invite: Invite = "") -> PresenceShown:
    """Who follows the table now; streams tell every change as an event without a number."""
    with house.storage.read() as session:
        visible(session, table_id, person, invite)
    return PresenceShown(**asdict(house.presence.ask(table_id)))


def _read(house: House, table_id: str, after: int) -> list[Event]:
    with house.storage.read() as session:
        return list(session.scalars(_NEWS, {"table": table_id, "after": after}))


def _format(event: Event) -> str:
    data = json.dumps({**event.data, "at": utc(event.at)}, ensure_ascii=False)
    return f"id: {event.number}\nevent: {event.kind}\ndata: {data}\n\n"
