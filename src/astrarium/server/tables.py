"""Tables: making them, finding them, sitting down, getting up, starting."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from astrarium import __version__
from astrarium.bots import LEVELS
from astrarium.games import game_names, get_game
from astrarium.server.house import HouseOf
from astrarium.server.models import (
    ABANDONED,
    FINISHED,
    RUNNING,
    WAITING,
    GameTable,
    Person,
    Seat,
)
from astrarium.server.people import Anybody, Somebody
from astrarium.server.playing import go_on, tell
from astrarium.server.problems import Problem
from astrarium.server.storage import no_table
from astrarium.table import commitment

router = APIRouter(prefix="/api/v1", tags=["tables"])

_PAGE = 100
_MORE_FOR_MEMBERS = 10

Invite = Annotated[str, Query(max_length=24, description="The invitation of a private table.")]


class SeatWanted(BaseModel):
    """Who shall sit there: me, anybody, somebody with the invitation, or a bot."""

    kind: Literal["me", "open", "invite", "bot"]
    level: str = Field(default="medium", description="How strong the bot is.")


class TableWanted(BaseModel):
    game: str
    options: dict[str, Any] = {}
    seats: list[SeatWanted] = Field(min_length=1, max_length=6)
    title: str = Field(default="", max_length=80)
    public: bool = True
    pace: Literal["live", "days"] = "live"


class SeatShown(BaseModel):
    number: int
    kind: Literal["person", "bot", "open", "invite"]
    name: str
    you: bool


class TableShown(BaseModel):
    """A table as its visitors know it."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    status: str
    public: bool
    pace: str
    owner: str
    yours: bool = Field(description="Whether you made this table.")
    seats: list[SeatShown]
    your_seats: list[int]
    to_act: list[int]
    your_turn: bool
    version: int
    last_event: int
    rules: str
    commitment: str = Field(description="SHA-256 of the seed; compare when the game is over.")
    seed: str | None = Field(description="Revealed when the game is over.")
    invite: str | None = Field(description="For those at the table.")


class Join(BaseModel):
    seat: int | None = Field(default=None, ge=0, description="Any free seat if left out.")
    invite: str = Field(default="", max_length=24)


class Leave(BaseModel):
    seat: int = Field(ge=0)


class HandOver(BaseModel):
    level: str = "easy"


class GameShown(BaseModel):
    name: str
    title: str
    options: list[dict[str, Any]]
    levels: list[str]


@router.get("/games")
def games() -> list[GameShown]:
    """The games of the house with all their options."""
    shown = []
    for name in game_names():
        game = get_game(name)
        shown.append(
            GameShown(
                name=name, title=game.title, options=list(game.options()), levels=list(LEVELS)
            )
        )
    return shown


@router.post("/tables", status_code=201)
def create(body: TableWanted, house: HouseOf, person: Somebody) -> TableShown:
    """Set up a table; its seed is drawn now and its commitment is public from the start."""
    game = get_game(body.game)
    options = {**body.options, "players": len(body.seats)}
    game.new(options, "check")  # wrong options are told now
    for seat in body.seats:
        if seat.kind == "bot":
            _check_level(seat.level)
    with house.storage.write() as session:
        _check_number(session, person, house.settings.tables_per_guest)
        table = GameTable(
            id=secrets.token_urlsafe(9),
            title=" ".join(body.title.split()) or f"{game.title} of {person.name}",
            game=game.name,
            options=options,
            rules=__version__,
            seed=new_seed(),
            status=WAITING,
            public=body.public,
            pace=body.pace,
            invite=secrets.token_urlsafe(12),
            owner_id=person.id,
            version=0,
            news=0,
            to_act=[],
        )
        session.add(table)
        session.flush()
        for number, wanted in enumerate(body.seats):
            session.add(
                Seat(
                    table_id=table.id,
                    number=number,
                    person_id=person.id if wanted.kind == "me" else None,
                    bot=wanted.level if wanted.kind == "bot" else None,
                    invited=wanted.kind == "invite",
                )
            )
        tell(session, table, "created", {"by": person.name})
        session.flush()
        return show(session, table, person)


@router.get("/tables")
def lobby(house: HouseOf, person: Anybody) -> list[TableShown]:
    """Public tables with a free seat, the newest first."""
    free = select(Seat.table_id).where(
        Seat.person_id.is_(None), Seat.bot.is_(None), Seat.invited.is_(False)
    )
    query = (
        select(GameTable)
        .where(GameTable.status == WAITING, GameTable.public, GameTable.id.in_(free))
        .order_by(GameTable.created.desc())
        .limit(_PAGE)
    )
    with house.storage.read() as session:
        return [show(session, table, person) for table in session.scalars(query)]


@router.get("/me/tables")
def my_tables(
    house: HouseOf,
    person: Somebody,
    status: Literal["waiting", "running", "finished", "abandoned", "all"] = "all",
) -> list[TableShown]:
    """Tables I sit at or made, what changed last first."""
    mine = select(Seat.table_id).where(Seat.person_id == person.id)
    query = select(GameTable).where(GameTable.id.in_(mine) | (GameTable.owner_id == person.id))
    if status != "all":
        query = query.where(GameTable.status == status)
    with house.storage.read() as session:
        rows = session.scalars(query.order_by(GameTable.changed.desc()).limit(_PAGE))
        return [show(session, table, person) for table in rows]


@router.get("/tables/{table_id}")
def table_of(table_id: str, house: HouseOf, person: Anybody, invite: Invite = "") -> TableShown:
    """One table: who sits where, and whose turn it is."""
    with house.storage.read() as session:
        table = visible(session, table_id, person, invite)
        return show(session, table, person)


@router.post("/tables/{table_id}/join")
def join(table_id: str, body: Join, house: HouseOf, person: Somebody) -> TableShown:
    """Sit down on a free seat."""
    with house.storage.at_table(table_id) as (session, table):
        _check_visible(session, table, person, body.invite)
        _check_waiting(table)
        invited = secrets.compare_digest(body.invite.encode(), table.invite.encode())
        for seat in seats_of(session, table_id):
            if seat.person_id is not None or seat.bot is not None:
                continue
            if (body.seat is None or body.seat == seat.number) and (invited or not seat.invited):
                break
        else:
            raise Problem(409, "no-seat", "No such seat is free for you at this table.")
        seat.person_id = person.id
        tell(session, table, "joined", {"seat": seat.number, "name": person.name})
        session.flush()
        return show(session, table, person)


@router.post("/tables/{table_id}/leave")
def leave(table_id: str, body: Leave, house: HouseOf, person: Somebody) -> TableShown:
    """Get up before the game starts; without its owner a table is cleared away."""
    with house.storage.at_table(table_id) as (session, table):
        seat = own_seat(session, table, person, body.seat)
        _check_waiting(table)
        seat.person_id = None
        tell(session, table, "left", {"seat": seat.number, "name": person.name})
        session.flush()
        mine = [s for s in seats_of(session, table_id) if s.person_id == person.id]
        if table.owner_id == person.id and not mine:
            table.status = ABANDONED
            tell(session, table, "abandoned", {})
        session.flush()
        return show(session, table, person)


@router.post("/tables/{table_id}/start")
def start(table_id: str, house: HouseOf, person: Somebody) -> TableShown:
    """Begin once every seat is taken."""
    with house.storage.at_table(table_id) as (session, table):
        if table.owner_id != person.id:
            raise Problem(403, "not-yours", "Only whoever made the table can start the game.")
        _check_waiting(table)
        if any(s.person_id is None and s.bot is None for s in seats_of(session, table_id)):
            raise Problem(409, "free-seats", "There are free seats: wait, or seat bots.")
        table.status = RUNNING
        tell(session, table, "started", {"commitment": commitment(table.seed)})
        live = house.shelf.get(session, table).copy()
        go_on(session, table, live, seats_of(session, table_id))
        session.flush()
        shown = show(session, table, person)
    house.shelf.keep(table_id, live)
    return shown


@router.put("/tables/{table_id}/seats/{number}/bot")
def hand_over(
    table_id: str, number: int, body: HandOver, house: HouseOf, person: Somebody
) -> TableShown:
    """Give a seat to a bot: my own at any time, a free one while the table waits and is mine."""
    _check_level(body.level)
    with house.storage.at_table(table_id) as (session, table):
        seat = session.get(Seat, (table_id, number))
        if seat is None:
            raise Problem(404, "no-seat", "The table has no such seat.")
        free = seat.person_id is None and table.status == WAITING and table.owner_id == person.id
        if seat.person_id != person.id and not free:
            raise Problem(403, "not-your-seat", "That is not your seat.")
        if table.status not in (WAITING, RUNNING):
            raise Problem(409, "game-over", "The game is over.")
        seat.person_id, seat.bot, seat.invited = None, body.level, False
        tell(session, table, "bot-seated", {"seat": number, "level": body.level})
        if table.status == RUNNING:
            table.waits_for_server = table.waits_for_server or number in table.to_act
        session.flush()
        return show(session, table, person)


def new_seed() -> str:
    """Nobody can guess it, and its commitment fixes it before the game."""
    return secrets.token_hex(16)


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Problem(422, "bad-option", f"'{level}' is not one of {', '.join(LEVELS)}.")


def _check_number(session: Session, person: Person, most: int) -> None:
    count = session.scalar(
        select(func.count())
        .select_from(GameTable)
        .where(GameTable.owner_id == person.id, GameTable.status.in_((WAITING, RUNNING)))
    )
    if (count or 0) >= (most if person.guest else most * _MORE_FOR_MEMBERS):
        raise Problem(409, "enough-tables", "You have many open tables: finish some first.")


def _check_waiting(table: GameTable) -> None:
    if table.status != WAITING:
        raise Problem(409, "has-begun", "This table is no longer waiting for players.")


def seats_of(session: Session, table_id: str) -> Sequence[Seat]:
    return session.scalars(
        select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)
    ).all()


def visible(session: Session, table_id: str, person: Person | None, invite: str) -> GameTable:
    """The table, if this person may look at it."""
    table = session.get(GameTable, table_id)
    if table is None:
        raise no_table()
    _check_visible(session, table, person, invite)
    return table


def _check_visible(session: Session, table: GameTable, person: Person | None, invite: str) -> None:
    if table.public or secrets.compare_digest(invite.encode(), table.invite.encode()):
        return
    if person is None or (
        person.id != table.owner_id
        and all(seat.person_id != person.id for seat in seats_of(session, table.id))
    ):
        raise no_table()


def own_seat(session: Session, table: GameTable, person: Person, number: int) -> Seat:
    """The seat, if it is this person's."""
    seat = session.get(Seat, (table.id, number))
    if seat is None or seat.person_id != person.id:
        if not table.public:
            _check_visible(session, table, person, "")
        raise Problem(403, "not-your-seat", "That is not your seat.")
    return seat


def show(session: Session, table: GameTable, person: Person | None) -> TableShown:
    """What this person may know about the table."""
    rows = session.execute(
        select(Seat, Person.name)
        .join(Person, Person.id == Seat.person_id, isouter=True)
        .where(Seat.table_id == table.id)
        .order_by(Seat.number)
    ).all()
    me = person.id if person is not None else None
    seats, yours = [], []
    for seat, name in rows:
        you = me is not None and seat.person_id == me
        kind: Literal["person", "bot", "open", "invite"] = "invite" if seat.invited else "open"
        if seat.bot is not None:
            kind, name = "bot", f"Bot ({seat.bot})"
        elif seat.person_id is not None:
            kind = "person"
        seats.append(SeatShown(number=seat.number, kind=kind, name=name or "", you=you))
        if you:
            yours.append(seat.number)
    member = bool(yours) or me == table.owner_id
    return TableShown(
        id=table.id,
        title=table.title,
        game=table.game,
        options=table.options,
        status=table.status,
        public=table.public,
        pace=table.pace,
        owner=session.get_one(Person, table.owner_id).name,
        yours=me == table.owner_id,
        seats=seats,
        your_seats=yours,
        to_act=table.to_act,
        your_turn=any(seat in yours for seat in table.to_act),
        version=table.version,
        last_event=table.news,
        rules=table.rules,
        commitment=commitment(table.seed),
        seed=table.seed if table.status == FINISHED else None,
        invite=table.invite if member else None,
    )
