"""Whether the stored games still are what they were: the check before an upgrade."""

from collections.abc import Iterator

from sqlalchemy import select

from astrarium.server.games import Live, entries
from astrarium.server.models import ENDED, OVER, RUNNING, Event, GameTable
from astrarium.server.problems import Problem
from astrarium.server.storage import Storage
from astrarium.table import TableError


def differences(storage: Storage) -> Iterator[tuple[str, str]]:
    """Every started game with what comes out differently now; empty where nothing does."""
    with storage.read() as session:
        started = (RUNNING, *OVER)
        query = select(GameTable.id).where(GameTable.status.in_(started)).order_by(GameTable.id)
        ids = list(session.scalars(query))
    for table_id in ids:
        yield table_id, _difference(storage, table_id)


def _difference(storage: Storage, table_id: str) -> str:
    with storage.read() as session:
        table = session.get_one(GameTable, table_id)
        log = entries(session, table_id, 0, table.version)
        query = select(Event).where(Event.table_id == table_id, Event.kind == "finished")
        finished = session.scalar(query)
    if len(log) != table.version:
        return f"{table.version} moves were counted but {len(log)} are there"
    try:
        live = Live(table)
    except TableError as error:
        return str(error)
    for entry in log:
        try:
            live.add(entry.seat, entry.text)
        except (TableError, Problem) as error:
            return f"move {entry.version} ('{entry.text}' by seat {entry.seat + 1}): {error}"
    if table.status != ENDED and list(live.state.to_act) != table.to_act:
        return f"seats {list(live.state.to_act)} are to act, not {table.to_act}"
    result = live.state.result
    if finished is not None:
        scores = list(result.scores) if result is not None else None
        if scores != finished.data["scores"]:
            return f"the scores are {scores}, not {finished.data['scores']}"
    return ""
