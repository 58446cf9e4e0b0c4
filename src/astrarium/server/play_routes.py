"""Playing: the view of a seat, its legal moves, moving, taking back, asking why, talking."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from pydantic import BaseModel, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from astrarium.games import get_game
from astrarium.server.games import Live, entries
from astrarium.server.house import HouseOf
from astrarium.server.language import Say, Saying
from astrarium.server.limits import CHAT_LENGTH, NOTE_LENGTH
from astrarium.server.models import OVER, WAITING, Event, GameTable, Note, Person
from astrarium.server.people import Anybody, Somebody
from astrarium.server.playing import (
    append,
    check_running,
    check_to_act,
    check_version,
    go_on,
    repeated,
    tell,
)
from astrarium.server.previews import Offer, proposals
from astrarium.server.problems import Problem
from astrarium.server.showing import Invite, own_seat, seats_of, utc, visible
from astrarium.server.storage import no_table
from astrarium.table import Move, TableError, UnknownMove
from astrarium.targets import targets

router = APIRouter(prefix="/api/v1/tables/{table_id}", tags=["playing"])

_CHAT_PAGE = 200

SeatNumber = Annotated[int | None, Query(ge=0, description="Whose eyes; left out: a spectator's.")]
Key = Annotated[str | None, Header(min_length=8, max_length=80)]


class Target(BaseModel):
    """A thing on the table that a move names."""

    kind: str = Field(description="What it is: hex, track, tile, square, shape, amount, ...")
    name: str


class MoveShown(BaseModel):
    """A legal move: its text is what is posted."""

    text: str
    verb: str = Field(description="The first word of the text.")
    targets: list[Target] = Field(description="What else the text names, in its order.")
    words: str = Field(description="The move for people, with cost and gain.")


class Position(BaseModel):
    """A table as one seat or a spectator sees it."""

    version: int = Field(description="Send it back with the move.")
    seat: int | None
    to_act: list[int] = Field(description="The seats that owe a decision.")
    view: dict[str, Any] = Field(description="Everything that this seat may know.")
    moves: list[MoveShown] = Field(description="All that the seat can do now.")
    can_undo: bool = Field(description="Whether the seat's last move can be taken back.")


class MoveWanted(BaseModel):
    seat: int = Field(ge=0)
    move: str = Field(min_length=1, max_length=400)
    version: int = Field(ge=0, description="The version of the position that was looked at.")


class UndoWanted(BaseModel):
    seat: int = Field(ge=0)
    version: int = Field(ge=0)


class Moved(BaseModel):
    version: int
    to_act: list[int]


class Question(BaseModel):
    seat: int = Field(ge=0)
    move: str = Field(min_length=1, max_length=400)


class OfferShown(BaseModel):
    """Power that somebody will be offered because of what was built (Gaia Project)."""

    seat: int
    power: int = Field(description="How much can be charged.")
    vp: int = Field(description="How many VP that costs.")


class Way(BaseModel):
    """Moves that lead to the one that was asked about."""

    moves: list[str] = Field(description="What to post, one after the other.")
    words: list[str] = Field(description="The same for people.")
    effect: dict[str, int] = Field(description="What all of them change, as in a preview.")
    offers: list[OfferShown] = Field(description="Who will be offered power when the turn ends.")


class Answer(BaseModel):
    legal: bool
    rule: str | None
    reason: str
    ways: list[Way] = Field(
        default=[],
        description="If the move is only too expensive: free actions that pay for it, "
        "the cheapest first (Gaia Project).",
    )


class Preferences(BaseModel):
    charge: str = Field(
        pattern="^(ask|always|never|[0-9]{1,2})$",
        description="Answer to offers of power: ask, always, never, or the most VP to pay.",
    )


class Line(BaseModel):
    text: str = Field(min_length=1, max_length=CHAT_LENGTH)


class ChatShown(BaseModel):
    event: int
    name: str
    text: str
    at: str


class NoteText(BaseModel):
    text: str = Field(max_length=NOTE_LENGTH)


@router.get("/position")
def position(
    table_id: str,
    house: HouseOf,
    person: Anybody,
    say: Saying,
    seat: SeatNumber = None,
    invite: Invite = "",
) -> Position:
    """The table as a seat (or a spectator) sees it, with everything the seat can do."""
    with house.storage.read() as session:
        table = visible(session, table_id, person, invite)
        if seat is not None:
            if person is None:
                raise Problem(401, "who-are-you", "Say who you are first: sign in.")
            own_seat(session, table, person, seat)
        if table.status == WAITING:
            raise Problem(409, "not-started", "The game has not started.")
        live = house.shelf.get(session, table)
    return show_position(live, seat, say)


def show_position(live: Live, seat: int | None, say: Say) -> Position:
    """What a seat may know of a live game."""
    state = live.state
    moves: list[Move] = []
    if seat is not None and seat in state.to_act:
        moves = state.legal_moves(seat)
    return Position(
        version=live.version,
        seat=seat,
        to_act=list(state.to_act),
        view=say.within(state.view(seat)),
        moves=[
            MoveShown(
                text=str(move),
                verb=move.verb,
                targets=[Target(**target) for target in targets(live.game.name, move)],
                words=say(state.describe(move, seat or 0)),
            )
            for move in moves
        ],
        can_undo=seat is not None and bool(moves) and live.can_undo(seat),
    )


@router.post("/moves")
def make_move(
    table_id: str,
    body: MoveWanted,
    house: HouseOf,
    person: Anybody,
    idempotency_key: Key = None,
) -> Moved:
    """Move. The answer comes after the commit; the same key never moves twice."""
    text = _known(table_id, body.move, house)
    person = _signed(person)
    house.moves.take(str(person.id))
    with house.storage.at_table(table_id) as (session, table):
        seats = seats_of(session, table_id)
        own_seat(session, table, person, body.seat)
        if idempotency_key is not None:
            done = repeated(session, table_id, body.seat, idempotency_key, text)
            if done is not None:
                return Moved(version=done, to_act=table.to_act)
        check_running(table)
        live = house.shelf.get(session, table).copy()
        check_to_act(live, body.seat)
        refusal = live.state.why(live.game.parse(text), body.seat)
        if refusal is not None:
            if _was_legal(session, table, body.seat, text, body.version):
                check_version(live, body.seat, body.version)
            raise refusal
        check_version(live, body.seat, body.version)
        append(session, table, live, body.seat, text, idempotency_key)
        version = live.version
        go_on(session, table, live, seats)
    house.shelf.keep(table_id, live)
    return Moved(version=version, to_act=list(live.state.to_act))


@router.post("/undo")
def undo(
    table_id: str,
    body: UndoWanted,
    house: HouseOf,
    person: Somebody,
    idempotency_key: Key = None,
) -> Moved:
    """Take my last move back, within my turn and only if it revealed nothing."""
    house.moves.take(str(person.id))
    with house.storage.at_table(table_id) as (session, table):
        seats = seats_of(session, table_id)
        own_seat(session, table, person, body.seat)
        if idempotency_key is not None:
            done = repeated(session, table_id, body.seat, idempotency_key, "")
            if done is not None:
                return Moved(version=done, to_act=table.to_act)
        check_running(table)
        live = house.shelf.get(session, table).copy()
        check_to_act(live, body.seat)
        live.check_undo(body.seat)
        check_version(live, body.seat, body.version)
        append(session, table, live, body.seat, "", idempotency_key)
        go_on(session, table, live, seats)
    house.shelf.keep(table_id, live)
    return Moved(version=live.version, to_act=list(live.state.to_act))


@router.post("/why")
def why(table_id: str, body: Question, house: HouseOf, person: Somebody, say: Saying) -> Answer:
    """Why a move is not allowed now, and how it could be paid for; changes nothing."""
    house.moves.take(str(person.id))
    with house.storage.read() as session:
        table = session.get(GameTable, table_id)
        if table is None:
            raise no_table()
        own_seat(session, table, person, body.seat)
        check_running(table)
        live = house.shelf.get(session, table)
    refusal = live.state.why(body.move, body.seat)
    if refusal is None:
        return Answer(legal=True, rule=None, reason=say("This is allowed."))
    if isinstance(refusal, UnknownMove):
        return Answer(legal=False, rule=None, reason=say(str(refusal)))
    ways = [
        Way(
            moves=one.moves,
            words=[say(words) for words in one.words],
            effect=one.effect,
            offers=show_offers(one.offers),
        )
        for one in proposals(live, body.seat, body.move)
    ]
    return Answer(legal=False, rule=refusal.rule, reason=say(refusal.reason), ways=ways)


def show_offers(offers: list[Offer]) -> list[OfferShown]:
    return [OfferShown(seat=seat, power=power, vp=vp) for seat, power, vp in offers]


@router.put("/seats/{number}/preferences")
def prefer(
    table_id: str, number: int, body: Preferences, house: HouseOf, person: Somebody
) -> Preferences:
    """Answer offers of power beforehand; one that is open now is answered at once."""
    with house.storage.at_table(table_id) as (session, table):
        seat = own_seat(session, table, person, number)
        if table.status in OVER:
            raise Problem(409, "game-over", "The game is over.")
        seat.charge = body.charge
        live = house.shelf.get(session, table).copy()
        if table.status != WAITING:
            go_on(session, table, live, seats_of(session, table_id))
    house.shelf.keep(table_id, live)
    return body


@router.get("/seats/{number}/preferences")
def preferences(table_id: str, number: int, house: HouseOf, person: Somebody) -> Preferences:
    """My standing answers at this table."""
    with house.storage.read() as session:
        table = session.get(GameTable, table_id)
        if table is None:
            raise no_table()
        return Preferences(charge=own_seat(session, table, person, number).charge)


@router.post("/chat", status_code=201)
def say(
    table_id: str, body: Line, house: HouseOf, person: Somebody, invite: Invite = ""
) -> ChatShown:
    """Say something to the table."""
    house.moves.take(str(person.id))
    text = body.text.strip()
    if not text:
        raise Problem(422, "bad-request", "Say something.")
    with house.storage.at_table(table_id) as (session, table):
        visible(session, table_id, person, invite)
        tell(session, table, "chat", {"name": person.name, "text": text})
        session.flush()
        event = session.get_one(Event, (table_id, table.news))
    return _chat(event)


@router.get("/chat")
def chat(table_id: str, house: HouseOf, person: Anybody, invite: Invite = "") -> list[ChatShown]:
    """The last lines, oldest first."""
    with house.storage.read() as session:
        visible(session, table_id, person, invite)
        rows = session.scalars(
            select(Event)
            .where(Event.table_id == table_id, Event.kind == "chat")
            .order_by(Event.number.desc())
            .limit(_CHAT_PAGE)
        ).all()
    return [_chat(event) for event in reversed(rows)]


@router.get("/notes")
def my_notes(table_id: str, house: HouseOf, person: Somebody, invite: Invite = "") -> NoteText:
    """What I wrote for myself."""
    with house.storage.read() as session:
        visible(session, table_id, person, invite)
        note = session.get(Note, (table_id, person.id))
    return NoteText(text=note.text if note is not None else "")


@router.put("/notes")
def write_notes(
    table_id: str, body: NoteText, house: HouseOf, person: Somebody, invite: Invite = ""
) -> NoteText:
    """Write for myself; nobody else ever sees it."""
    with house.storage.write() as session:
        visible(session, table_id, person, invite)
        session.merge(Note(table_id=table_id, person_id=person.id, text=body.text))
    return body


def _known(table_id: str, text: str, house: HouseOf) -> str:
    """The move as its game writes it, before anything else is asked."""
    game = house.shelf.game_of(table_id)
    if game is None:
        with house.storage.read() as session:
            table = session.get(GameTable, table_id)
        if table is None:
            raise no_table()
        game = get_game(table.game)
    try:
        return str(game.parse(text))
    except UnknownMove:
        raise
    except TableError as error:
        raise UnknownMove(text, str(error)) from error


def _was_legal(session: Session, table: GameTable, seat: int, text: str, version: int) -> bool:
    """Whether the move was legal where the player looked: then it came late, and is not wrong."""
    if version >= table.version:
        return False
    then = Live(table)
    for entry in entries(session, table.id, 0, version):
        then.add(entry.seat, entry.text)
    return seat in then.state.to_act and then.state.why(text, seat) is None


def _signed(person: Person | None) -> Person:
    if person is None:
        raise Problem(401, "who-are-you", "Say who you are first: open the page again or sign in.")
    return person


def _chat(event: Event) -> ChatShown:
    return ChatShown(
        event=event.number,
        name=event.data["name"],
        text=event.data["text"],
        at=utc(event.at),
    )
