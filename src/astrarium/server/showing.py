"""Tables as their visitors know them, and who may look at which."""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BaseModel, Field
from sqlalchemy import BindParameter, bindparam, select
from sqlalchemy.orm import Session

from astrarium.server.models import OVER, RUNNING, GameTable, Person, Seat, Vote, now
from astrarium.server.problems import Problem
from astrarium.server.storage import no_table
from astrarium.table import commitment

Invite = Annotated[str, Query(max_length=24, description="The invitation of a private table.")]

# Asked all the time: put together once, because that takes longer than asking.
_IDS: BindParameter[Any] = bindparam("ids", expanding=True)
_SEATS = select(Seat).where(Seat.table_id.in_(_IDS)).order_by(Seat.table_id, Seat.number)
_NAMES = select(Person.id, Person.name).where(Person.id.in_(_IDS))


class SeatShown(BaseModel):
    """A chair at a table."""

    number: int = Field(description="From 0.")
    kind: Literal["person", "bot", "open", "invite"] = Field(
        description="Who sits there, or for whom it is free: anybody, or the invited only."
    )
    name: str = Field(description="Who sits there, or for whom the seat of a rematch is kept.")
    you: bool = Field(description="Whether it is yours.")
    kept_for_you: bool = Field(
        description="Whether it waits for you: to join a rematch, or to take it back from a bot."
    )
    deadline: str | None = Field(
        description="When the others may vote about the seat if it has not decided (UTC)."
    )


class VoteShown(BaseModel):
    """What a player wishes to happen with a seat whose owner is away."""

    seat: int = Field(description="The seat that is waited for.")
    name: str = Field(description="Who wishes it.")
    wish: str = Field(description="bot: a bot takes over; end: the game ends.")


class TableShown(BaseModel):
    """A table as its visitors know it."""

    id: str
    title: str
    game: str = Field(description="The game's name, e.g. gaia.")
    options: dict[str, Any] = Field(description="The options that were chosen.")
    status: str = Field(description="waiting, running, finished, ended (by vote) or abandoned.")
    public: bool = Field(description="Whether it stands in the lobby and anybody may watch.")
    pace: str = Field(description="live, or days between turns.")
    hints: bool = Field(description="Whether players may ask a bot for advice.")
    owner: str = Field(description="The name of whoever made the table.")
    yours: bool = Field(description="Whether you made this table.")
    seats: list[SeatShown]
    your_seats: list[int]
    to_act: list[int] = Field(description="The seats that owe a decision.")
    deadline: str | None = Field(description="The earliest deadline of a seat (UTC).")
    votes: list[VoteShown] = Field(description="About seats whose deadline has passed.")
    your_turn: bool
    version: int = Field(description="The version of the position.")
    last_event: int = Field(description="The number of the last event.")
    rules: str = Field(description="The version of the rules with which the game began.")
    commitment: str = Field(description="SHA-256 of the seed; compare when the game is over.")
    seed: str | None = Field(description="Revealed when the game is over.")
    invite: str | None = Field(description="For those at the table.")
    scores: list[int] | None = Field(description="Final scores by seat, when the game is over.")
    rematch: str | None = Field(description="The table at which the same people play again.")
    created: str
    changed: str = Field(description="When something last happened here (UTC).")


def seats_of(session: Session, table_id: str) -> Sequence[Seat]:
    return session.scalars(_SEATS, {"ids": [table_id]}).all()


def visible(session: Session, table_id: str, person: Person | None, invite: str) -> GameTable:
    """The table, if this person may look at it."""
    table = session.get(GameTable, table_id)
    if table is None:
        raise no_table()
    check_visible(session, table, person, invite)
    return table


def check_visible(session: Session, table: GameTable, person: Person | None, invite: str) -> None:
    """Those at the table and those with its invitation may look; at a public one, everybody."""
    if table.public or secrets.compare_digest(invite.encode(), table.invite.encode()):
        return
    if person is None or (
        person.id != table.owner_id
        and all(
            person.id not in (seat.person_id, seat.kept_for_id)
            for seat in seats_of(session, table.id)
        )
    ):
        raise no_table()


def own_seat(session: Session, table: GameTable, person: Person, number: int) -> Seat:
    """The seat, if it is this person's."""
    seat = session.get(Seat, (table.id, number))
    if seat is None or seat.person_id != person.id:
        if not table.public:
            check_visible(session, table, person, "")
        raise Problem(403, "not-your-seat", "That is not your seat.")
    return seat


def show(session: Session, table: GameTable, person: Person | None) -> TableShown:
    """What this person may know about the table."""
    return show_all(session, [table], person)[0]


def show_all(
    session: Session, tables: Sequence[GameTable], person: Person | None
) -> list[TableShown]:
    """Many tables with as few questions to the database as one."""
    ids = [table.id for table in tables]
    rows = session.scalars(_SEATS, {"ids": ids}).all()
    wanted = {table.owner_id for table in tables}
    for seat in rows:
        wanted |= {one for one in (seat.person_id, seat.kept_for_id) if one is not None}
    voted = _votes(session, tables, rows)
    wanted |= {vote.person_id for vote in voted}
    people = session.execute(_NAMES, {"ids": list(wanted)})
    names = {row.id: row.name for row in people}
    me = person.id if person is not None else None
    shown = []
    for table in tables:
        seats = [seat for seat in rows if seat.table_id == table.id]
        votes = [
            VoteShown(seat=vote.seat, name=names[vote.person_id], wish=vote.wish)
            for vote in valid(voted, seats)
        ]
        shown.append(_show(table, seats, votes, names, me))
    return shown


def _votes(session: Session, tables: Sequence[GameTable], seats: Sequence[Seat]) -> Sequence[Vote]:
    """Most tables have nobody to vote about: then nothing is asked."""
    by_id = {table.id: table for table in tables}
    late = set()
    for seat in seats:
        until = deadline(by_id[seat.table_id], seat)
        if until is not None and until <= now():
            late.add(seat.table_id)
    if not late:
        return []
    return session.scalars(select(Vote).where(Vote.table_id.in_(late))).all()


def deadline(table: GameTable, seat: Seat) -> datetime | None:
    """When the others may vote about the seat, which has something to decide until then."""
    if table.status != RUNNING or seat.person_id is None or seat.decides_since is None:
        return None
    return seat.decides_since + timedelta(seconds=table.patience)


def valid(votes: Sequence[Vote], seats: Sequence[Seat]) -> list[Vote]:
    """Votes about these seats that still stand: the decision has not been made since."""
    present = {(seat.table_id, seat.number): seat.decides_from for seat in seats}
    return [vote for vote in votes if present.get((vote.table_id, vote.seat)) == vote.decides_from]


def utc(time: datetime) -> str:
    """A stored time, as programs read it."""
    return time.isoformat() + "Z"


def _show_seat(table: GameTable, seat: Seat, names: dict[int, str], me: int | None) -> SeatShown:
    kind: Literal["person", "bot", "open", "invite"] = "open"
    name = ""
    if seat.bot is not None:
        kind, name = "bot", f"Bot ({seat.bot})"
    elif seat.person_id is not None:
        kind, name = "person", names[seat.person_id]
    elif seat.kept_for_id is not None:
        kind, name = "invite", names[seat.kept_for_id]
    elif seat.invited:
        kind = "invite"
    until = deadline(table, seat)
    return SeatShown(
        number=seat.number,
        kind=kind,
        name=name,
        you=me is not None and seat.person_id == me,
        kept_for_you=me is not None and seat.person_id is None and seat.kept_for_id == me,
        deadline=None if until is None else utc(until),
    )


def _show(
    table: GameTable,
    seats: list[Seat],
    votes: list[VoteShown],
    names: dict[int, str],
    me: int | None,
) -> TableShown:
    shown = [_show_seat(table, seat, names, me) for seat in seats]
    yours = [seat.number for seat in shown if seat.you]
    member = bool(yours) or me == table.owner_id
    return TableShown(
        id=table.id,
        title=table.title,
        game=table.game,
        options=table.options,
        status=table.status,
        public=table.public,
        pace=table.pace,
        hints=table.hints,
        owner=names[table.owner_id],
        yours=me == table.owner_id,
        seats=shown,
        your_seats=yours,
        to_act=table.to_act,
        deadline=min([seat.deadline for seat in shown if seat.deadline], default=None),
        votes=votes,
        your_turn=any(seat in yours for seat in table.to_act),
        version=table.version,
        last_event=table.news,
        rules=table.rules,
        commitment=commitment(table.seed),
        seed=table.seed if table.status in OVER else None,
        invite=table.invite if member else None,
        scores=table.scores,
        rematch=table.rematch_id,
        created=utc(table.created),
        changed=utc(table.changed),
    )
