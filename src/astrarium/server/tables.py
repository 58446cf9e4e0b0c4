"""Tables: making them, finding them, sitting down, getting up, starting."""

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from astrarium import __version__
from astrarium.bots import LEVELS
from astrarium.games import game_names, get_game
from astrarium.server.house import HouseOf
from astrarium.server.language import Saying
from astrarium.server.models import ABANDONED, RUNNING, WAITING, GameTable, Person, Seat
from astrarium.server.people import Anybody, Somebody
from astrarium.server.playing import go_on, tell
from astrarium.server.problems import Problem
from astrarium.server.showing import (
    Invite,
    TableShown,
    check_visible,
    own_seat,
    seats_of,
    show,
    show_all,
    visible,
)
from astrarium.table import commitment

router = APIRouter(prefix="/api/v1", tags=["tables"])

_PAGE = 100
_MORE_FOR_MEMBERS = 10


class SeatWanted(BaseModel):
    """Who shall sit there: me, anybody, somebody with the invitation, or a bot."""

    kind: Literal["me", "open", "invite", "bot"]
    level: str = Field(default="medium", description="How strong the bot is.")


class TableWanted(BaseModel):
    """A table to be set up."""

    game: str = Field(description="The game's name, e.g. gaia.")
    options: dict[str, Any] = Field(default={}, description="As /games describes them.")
    seats: list[SeatWanted] = Field(min_length=1, max_length=6)
    title: str = Field(default="", max_length=80)
    public: bool = Field(default=True, description="In the lobby, and open to spectators.")
    pace: Literal["live", "days"] = Field(default="live", description="Live, or over days.")
    hints: bool = Field(default=True, description="Whether players may ask a bot for advice.")


class Join(BaseModel):
    seat: int | None = Field(default=None, ge=0, description="Any free seat if left out.")
    invite: str = Field(default="", max_length=24)


class Leave(BaseModel):
    seat: int = Field(ge=0)


class HandOver(BaseModel):
    level: str = "easy"


class GameShown(BaseModel):
    """A game of the house."""

    name: str
    title: str = Field(description="As it is printed on the box.")
    options: list[dict[str, Any]] = Field(
        description="Each with name, type, default, choices and help, a sentence."
    )
    levels: list[str] = Field(description="How strong bots can be, the weakest first.")


@router.get("/games")
def games(say: Saying) -> list[GameShown]:
    """The games of the house with all their options."""
    shown = []
    for name in game_names():
        game = get_game(name)
        options = [say.within(option) for option in game.options()]
        shown.append(GameShown(name=name, title=game.title, options=options, levels=list(LEVELS)))
    return shown


@router.post("/tables", status_code=201)
def create(body: TableWanted, house: HouseOf, person: Somebody) -> TableShown:
    """Set up a table; its seed is drawn now and its commitment is public from the start."""
    game = get_game(body.game)
    options = {**body.options, "players": len(body.seats)}
    game.new(options, "check")  # wrong options are told now
    for seat in body.seats:
        if seat.kind == "bot":
            check_level(seat.level)
    title = " ".join(body.title.split()) or f"{game.title} of {person.name}"
    with house.storage.write() as session:
        check_number(session, person, house.settings.tables_per_guest)
        table = set_up(session, person, game.name, options, title, body.public, body.pace)
        table.hints = body.hints
        table.patience = house.settings.patience(body.pace)
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


def set_up(
    session: Session,
    person: Person,
    game: str,
    options: dict[str, Any],
    title: str,
    public: bool,
    pace: str,
) -> GameTable:
    """A new table without seats; its seed is drawn here."""
    table = GameTable(
        id=secrets.token_urlsafe(9),
        title=title,
        game=game,
        options=options,
        rules=__version__,
        seed=new_seed(),
        status=WAITING,
        public=public,
        pace=pace,
        invite=secrets.token_urlsafe(12),
        owner_id=person.id,
        version=0,
        news=0,
        to_act=[],
    )
    session.add(table)
    session.flush()
    return table


@router.get("/tables")
def lobby(
    house: HouseOf,
    person: Anybody,
    status: Annotated[
        Literal["waiting", "running", "finished"],
        Query(description="Tables to join, games to watch, or games to look back at."),
    ] = "waiting",
) -> list[TableShown]:
    """Public tables: those with a free seat, those in play, or those that are over."""
    query = select(GameTable).where(GameTable.status == status, GameTable.public)
    if status == WAITING:
        free = select(Seat.table_id).where(
            Seat.person_id.is_(None),
            Seat.bot.is_(None),
            Seat.invited.is_(False),
            Seat.kept_for_id.is_(None),
        )
        query = query.where(GameTable.id.in_(free)).order_by(GameTable.created.desc())
    else:
        query = query.order_by(GameTable.changed.desc())
    with house.storage.read() as session:
        return show_all(session, session.scalars(query.limit(_PAGE)).all(), person)


@router.get("/me/tables")
def my_tables(
    house: HouseOf,
    person: Somebody,
    status: Literal["waiting", "running", "finished", "ended", "abandoned", "all"] = "all",
) -> list[TableShown]:
    """Tables I sit at, am asked to or made, what changed last first."""
    mine = select(Seat.table_id).where(
        (Seat.person_id == person.id) | (Seat.person_id.is_(None) & (Seat.kept_for_id == person.id))
    )
    query = select(GameTable).where(GameTable.id.in_(mine) | (GameTable.owner_id == person.id))
    if status != "all":
        query = query.where(GameTable.status == status)
    with house.storage.read() as session:
        rows = session.scalars(query.order_by(GameTable.changed.desc()).limit(_PAGE))
        return show_all(session, rows.all(), person)


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
        check_visible(session, table, person, body.invite)
        _check_waiting(table)
        invited = secrets.compare_digest(body.invite.encode(), table.invite.encode())
        free = [
            seat
            for seat in seats_of(session, table_id)
            if seat.person_id is None
            and seat.bot is None
            and seat.kept_for_id in (None, person.id)
            and (invited or not seat.invited or seat.kept_for_id == person.id)
            and body.seat in (None, seat.number)
        ]
        if not free:
            raise Problem(409, "no-seat", "No such seat is free for you at this table.")
        seat = min(free, key=lambda seat: seat.kept_for_id is None)
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
        seat.person_id = seat.kept_for_id = None
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
    check_level(body.level)
    with house.storage.at_table(table_id) as (session, table):
        seat = session.get(Seat, (table_id, number))
        if seat is None:
            raise Problem(404, "no-seat", "The table has no such seat.")
        free = seat.person_id is None and table.status == WAITING and table.owner_id == person.id
        if seat.person_id != person.id and not free:
            raise Problem(403, "not-your-seat", "That is not your seat.")
        if table.status not in (WAITING, RUNNING):
            raise Problem(409, "game-over", "The game is over.")
        seat.person_id, seat.bot, seat.invited, seat.kept_for_id = None, body.level, False, None
        tell(session, table, "bot-seated", {"seat": number, "level": body.level})
        if table.status == RUNNING:
            table.waits_for_server = table.waits_for_server or number in table.to_act
        session.flush()
        return show(session, table, person)


def new_seed() -> str:
    """Nobody can guess it, and its commitment fixes it before the game."""
    return secrets.token_hex(16)


def check_level(level: str) -> None:
    """Whether there is such a bot."""
    if level not in LEVELS:
        raise Problem(422, "bad-option", f"'{level}' is not one of {', '.join(LEVELS)}.")


def check_number(session: Session, person: Person, most: int) -> None:
    """Whether this person may open another table."""
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
