"""A move from its request to its commit, and what the server answers for absent players."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from astrarium.server.games import Live
from astrarium.server.models import (
    FINISHED,
    OVER,
    RUNNING,
    Event,
    GameTable,
    LogEntry,
    Seat,
    now,
)
from astrarium.server.problems import Problem
from astrarium.server.secrecy import public_text
from astrarium.table import commitment


def tell(session: Session, table: GameTable, kind: str, data: dict[str, Any]) -> None:
    """Append an event: everybody who may see the table will read it."""
    table.news += 1
    table.changed = now()
    session.add(Event(table_id=table.id, number=table.news, kind=kind, data=data))


def check_running(table: GameTable) -> None:
    if table.status in OVER:
        raise Problem(409, "game-over", "The game is over.")
    if table.status != RUNNING:
        raise Problem(409, "not-started", "The game has not started.")


def check_to_act(live: Live, seat: int) -> None:
    if seat in live.state.to_act:
        return
    waiting = " and ".join(str(other + 1) for other in live.state.to_act)
    raise Problem(
        409, "not-your-turn", f"It is not your turn: seat {waiting} decides.", version=live.version
    )


def check_version(live: Live, seat: int, version: int) -> None:
    """Whether what the player looked at is still what there is to decide (see ``Live.since``)."""
    if not live.since[seat] <= version <= live.version:
        raise Problem(
            409,
            "stale",
            "The position has changed since you looked: look again.",
            version=live.version,
        )


def repeated(session: Session, table_id: str, seat: int, key: str, text: str) -> int | None:
    """The version an earlier request with the same key led to."""
    entry = session.scalar(
        select(LogEntry).where(
            LogEntry.table_id == table_id, LogEntry.seat == seat, LogEntry.key == key
        )
    )
    if entry is None:
        return None
    if entry.text != text:
        raise Problem(422, "key-reused", "This idempotency key belongs to another move.")
    return entry.version


def append(
    session: Session,
    table: GameTable,
    live: Live,
    seat: int,
    text: str,
    key: str | None = None,
    automatic: bool = False,
) -> None:
    """Play on the live game and write down; the caller's transaction commits both or nothing."""
    live.add(seat, text)
    table.version = live.version
    session.add(
        LogEntry(
            table_id=table.id,
            version=live.version,
            seat=seat,
            text=text,
            key=key,
            automatic=automatic,
        )
    )
    tell(
        session,
        table,
        "move" if text else "undo",
        {
            "version": live.version,
            "seat": seat,
            "text": public_text(table.game, text),
            "automatic": automatic,
            "to_act": list(live.state.to_act),
        },
    )


def go_on(session: Session, table: GameTable, live: Live, seats: Sequence[Seat]) -> None:
    """Give standing answers, then note who is to act or that the game is over."""
    while (answer := _standing_answer(live, seats)) is not None:
        append(session, table, live, *answer, automatic=True)
    state = live.state
    table.to_act = list(state.to_act)
    table.waits_for_server = any(seats[seat].bot is not None for seat in state.to_act)
    for seat in seats:
        _note_decision(seat, live.since[seat.number] if seat.number in state.to_act else None)
    result = state.result
    if result is not None and table.status == RUNNING:
        table.status = FINISHED
        table.scores = list(result.scores)
        data = {
            "scores": list(result.scores),
            "ranks": list(result.ranks),
            "seed": table.seed,
            "commitment": commitment(table.seed),
        }
        tell(session, table, "finished", data)


def _note_decision(seat: Seat, decides_from: int | None) -> None:
    """Since when the others wait for this seat."""
    if seat.decides_from != decides_from:
        seat.decides_from = decides_from
        seat.decides_since = None if decides_from is None else now()


def _standing_answer(live: Live, seats: Sequence[Seat]) -> tuple[int, str] | None:
    """An offer of power that its player has answered beforehand (GP-PASSIVE-04)."""
    if live.game.name != "gaia" or len(live.state.to_act) != 1:
        return None
    seat = live.state.to_act[0]
    wish = seats[seat].charge
    if wish == "ask" or seats[seat].bot is not None:
        return None
    moves = live.state.legal_moves(seat)
    charges = [move for move in moves if move.verb == "charge"]
    if not charges:
        return None
    if wish == "never":
        return seat, "decline"
    if len(charges) > 1:
        return None  # the Taklons choose how: nobody can know what they would want
    cost = int(charges[0].args[0]) - 1
    if wish == "always" or cost <= int(wish):
        return seat, str(charges[0])
    return seat, "decline"
