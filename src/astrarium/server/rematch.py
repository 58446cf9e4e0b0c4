"""Playing again: the same people and options, everybody one seat further."""

from collections.abc import Sequence

from fastapi import APIRouter
from sqlalchemy.orm import Session

from astrarium.server.house import HouseOf
from astrarium.server.models import OVER, WAITING, GameTable, Person, Seat
from astrarium.server.people import Somebody
from astrarium.server.playing import tell
from astrarium.server.problems import Problem
from astrarium.server.showing import TableShown, check_visible, seats_of, show
from astrarium.server.tables import check_number, set_up

router = APIRouter(prefix="/api/v1/tables/{table_id}", tags=["tables"])


@router.post("/rematch")
def rematch(table_id: str, house: HouseOf, person: Somebody) -> TableShown:
    """Sit down for the next game; the first to ask makes the table, the others join it."""
    with house.storage.at_table(table_id) as (session, table):
        check_visible(session, table, person, "")
        seats = seats_of(session, table_id)
        if person.id != table.owner_id and all(seat.person_id != person.id for seat in seats):
            raise Problem(403, "not-at-table", "Only those who played here can play again.")
        if table.status not in OVER:
            raise Problem(409, "still-running", "The game is not over yet.")
        if table.rematch_id is None:
            check_number(session, person, house.settings.tables_per_guest)
            again = _again(session, table, seats, person)
            table.rematch_id = again.id
            tell(session, table, "rematch", {"table": again.id, "by": person.name})
    with house.storage.at_table(table.rematch_id) as (session, again):
        if again.status == WAITING:
            _sit_down(session, again, person)
        session.flush()
        return show(session, again, person)


def _again(session: Session, table: GameTable, seats: Sequence[Seat], person: Person) -> GameTable:
    """The new table; who began sits last now."""
    again = set_up(
        session, person, table.game, table.options, table.title, table.public, table.pace
    )
    again.hints, again.patience = table.hints, table.patience
    for seat in seats:
        session.add(
            Seat(
                table_id=again.id,
                number=(seat.number - 1) % len(seats),
                bot=seat.bot,
                kept_for_id=seat.person_id,
            )
        )
    tell(session, again, "created", {"by": person.name})
    session.flush()
    return again


def _sit_down(session: Session, again: GameTable, person: Person) -> None:
    for seat in seats_of(session, again.id):
        if seat.kept_for_id == person.id and seat.person_id is None:
            seat.person_id = person.id
            tell(session, again, "joined", {"seat": seat.number, "name": person.name})
