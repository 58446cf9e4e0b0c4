"""A seat whose owner is away: the others vote to give it to a bot, until the owner returns, or to
end the game."""

from collections.abc import Sequence
from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from astrarium.server.house import HouseOf
from astrarium.server.models import ENDED, GameTable, Seat, Vote, now
from astrarium.server.people import Somebody
from astrarium.server.playing import check_running, go_on, tell
from astrarium.server.problems import Problem
from astrarium.server.showing import (
    TableShown,
    check_visible,
    deadline,
    seats_of,
    show,
    utc,
    valid,
)

router = APIRouter(prefix="/api/v1/tables/{table_id}", tags=["tables"])

_SUBSTITUTE = "medium"


class VoteWanted(BaseModel):
    """What shall happen with the seat of somebody who is away."""

    wish: Literal["bot", "end"] = Field(description="A bot takes over, or the game ends.")


@router.post("/seats/{number}/vote")
def vote(
    table_id: str, number: int, body: VoteWanted, house: HouseOf, person: Somebody
) -> TableShown:
    """Vote about a seat whose deadline has passed; it happens when all others wish the same."""
    with house.storage.at_table(table_id) as (session, table):
        check_visible(session, table, person, "")
        seats = seats_of(session, table_id)
        if all(seat.person_id != person.id for seat in seats):
            raise Problem(403, "not-at-table", "Only those who play here can vote.")
        check_running(table)
        away = _late(table, seats, number)
        if away.person_id == person.id:
            raise Problem(403, "your-seat", "Others vote about your seat; you can just move.")
        assert away.decides_from is not None
        session.merge(
            Vote(
                table_id=table_id,
                seat=number,
                person_id=person.id,
                wish=body.wish,
                decides_from=away.decides_from,
            )
        )
        tell(session, table, "vote", {"seat": number, "name": person.name, "wish": body.wish})
        session.flush()
        if _agreed(session, table, seats, away, body.wish):
            _carry_out(session, table, away, body.wish)
        session.flush()
        return show(session, table, person)


@router.post("/seats/{number}/return")
def come_back(table_id: str, number: int, house: HouseOf, person: Somebody) -> TableShown:
    """Take my seat back from the bot to which the others gave it; its deadline begins anew."""
    with house.storage.at_table(table_id) as (session, table):
        check_visible(session, table, person, "")
        check_running(table)
        seats = seats_of(session, table_id)
        seat = next((seat for seat in seats if seat.number == number), None)
        if seat is None:
            raise Problem(404, "no-seat", "The table has no such seat.")
        if seat.kept_for_id != person.id or seat.bot is None:
            raise Problem(403, "not-your-seat", "That is not your seat.")
        seat.person_id, seat.bot, seat.kept_for_id = person.id, None, None
        seat.decides_from = None  # what it has to decide is asked of somebody else now
        session.execute(delete(Vote).where(Vote.table_id == table_id, Vote.seat == number))
        tell(session, table, "joined", {"seat": number, "name": person.name})
        live = house.shelf.get(session, table).copy()
        go_on(session, table, live, seats)
        session.flush()
        shown = show(session, table, person)
    house.shelf.keep(table_id, live)
    return shown


def _late(table: GameTable, seats: Sequence[Seat], number: int) -> Seat:
    """The seat, if it can be voted about."""
    seat = next((seat for seat in seats if seat.number == number), None)
    if seat is None:
        raise Problem(404, "no-seat", "The table has no such seat.")
    until = deadline(table, seat)
    if until is None:
        raise Problem(409, "not-late", "Nobody waits for that seat.")
    if now() < until:
        sentence = f"That seat may take its time until {until:%Y-%m-%d %H:%M} UTC."
        raise Problem(409, "not-late", sentence, deadline=utc(until))
    return seat


def _agreed(
    session: Session, table: GameTable, seats: Sequence[Seat], away: Seat, wish: str
) -> bool:
    """Whether all other people wish the same; who is away too is not waited for."""
    votes = valid(session.scalars(select(Vote).where(Vote.table_id == table.id)).all(), seats)
    wishes = {vote.person_id: vote.wish for vote in votes if vote.seat == away.number}
    asked = set()
    for seat in seats:
        until = deadline(table, seat)
        here = until is None or now() < until
        if seat.person_id is not None and (here or seat.person_id in wishes):
            asked.add(seat.person_id)
    asked.discard(away.person_id)
    return all(wishes.get(one) == wish for one in asked)


def _carry_out(session: Session, table: GameTable, away: Seat, wish: str) -> None:
    if wish == "bot":
        away.person_id, away.bot, away.kept_for_id = None, _SUBSTITUTE, away.person_id
        table.waits_for_server = True
        tell(session, table, "bot-seated", {"seat": away.number, "level": _SUBSTITUTE})
    else:
        table.status = ENDED
        table.to_act = []
        table.waits_for_server = False
        tell(session, table, "ended", {"seed": table.seed})
