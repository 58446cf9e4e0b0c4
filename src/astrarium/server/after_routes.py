"""After the game, and looking back while it runs: log, replay, records, scores, series."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from astrarium.gaia.boardgamers import import_game
from astrarium.games import get_game
from astrarium.server.games import Live, entries
from astrarium.server.house import House, HouseOf
from astrarium.server.language import Saying
from astrarium.server.models import OVER, RUNNING, GameTable, LogEntry, Person, Seat
from astrarium.server.numbers import numbers
from astrarium.server.people import Anybody, Somebody
from astrarium.server.play_routes import SeatNumber
from astrarium.server.playing import go_on, tell
from astrarium.server.problems import Problem
from astrarium.server.projections import project
from astrarium.server.secrecy import public_text, public_words
from astrarium.server.showing import Invite, TableShown, own_seat, seats_of, show, utc, visible
from astrarium.table import Record

router = APIRouter(prefix="/api/v1", tags=["after"])

_LONGEST_RECORD = 1_000_000
_MOST_MOVES = 20_000


class LogLine(BaseModel):
    """A move, or a move taken back."""

    version: int = Field(description="The version of the position after it.")
    seat: int
    text: str = Field(description="The move; empty where the seat took its last move back.")
    words: str = Field(description="The move in words, as it was when it was made.")
    turn: int = Field(description="The same for all moves of one turn.")
    round: int | None = Field(description="The round of the game; 0 during setup.")
    automatic: bool = Field(description="Whether it was a standing answer of an absent player.")
    at: str


class Replay(BaseModel):
    """The table at some time of its game."""

    at: int = Field(description="How many of the moves that stand have been made.")
    of: int = Field(description="How many moves stand.")
    seat: int | None = Field(description="Whose eyes these are; none: a spectator's.")
    turn: int
    round: int | None
    to_act: list[int]
    last_seat: int | None = Field(description="Who made the last of these moves.")
    last_move: str | None
    view: dict[str, Any]


class Scores(BaseModel):
    """The end of a game, by seat."""

    scores: list[int]
    ranks: list[int]
    breakdown: list[dict[str, int]]
    seed: str
    commitment: str


class Point(BaseModel):
    """The numbers of every seat at the end of a turn."""

    move: int = Field(description="How many moves had been made.")
    turn: int
    round: int | None = Field(description="The round of that turn; 0 during setup.")
    seats: list[dict[str, int]] = Field(
        description="By their path in the seat's part of the view (name#: the length of a list), "
        "and if_over.*: the score by source had the game ended then, without what was hidden."
    )


class RecordText(BaseModel):
    record: str = Field(default="", max_length=_LONGEST_RECORD)
    boardgamers: dict[str, Any] | None = Field(
        default=None, description="A game of boardgamers.space instead."
    )
    title: str = Field(default="", max_length=80)


@router.get("/tables/{table_id}/log")
def log(
    table_id: str,
    house: HouseOf,
    person: Anybody,
    say: Saying,
    seat: SeatNumber = None,
    invite: Invite = "",
) -> list[LogLine]:
    """Every move in order, as far as this seat may know it."""
    live, table = look(table_id, house, person, seat, invite)
    with house.storage.read() as session:
        rows = entries(session, table_id, 0, live.version)
    lines = []
    for row, told in zip(rows, live.story(), strict=True):
        text, words = row.text, told.words
        if table.status not in OVER and row.seat != seat:
            words = public_words(table.game, text, words)
            text = public_text(table.game, text)
        lines.append(
            LogLine(
                version=row.version,
                seat=row.seat,
                text=text,
                words=say(words or "take the last move back"),
                turn=told.turn,
                round=told.round,
                automatic=row.automatic,
                at=utc(row.at),
            )
        )
    return lines


@router.get("/tables/{table_id}/replay/{at}")
def replay(
    table_id: str,
    at: Annotated[int, Path(ge=0)],
    house: HouseOf,
    person: Anybody,
    say: Saying,
    seat: SeatNumber = None,
    invite: Invite = "",
) -> Replay:
    """The table after so many moves, as this seat saw it then."""
    live, table = look(table_id, house, person, seat, invite)
    if at > len(live.moves):
        raise Problem(404, "no-move", f"There are {len(live.moves)} moves so far.")
    last = live.moves[at - 1] if at else None
    text = last[1] if last else None
    if last and table.status not in OVER and last[0] != seat:
        text = public_text(table.game, last[1])
    state = live.at(at)
    return Replay(
        at=at,
        of=len(live.moves),
        seat=seat,
        turn=state.turn,
        round=getattr(state, "round", None),
        to_act=list(state.to_act),
        last_seat=last[0] if last else None,
        last_move=text,
        view=say.within(state.view(seat)),
    )


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
def export(table_id: str, house: HouseOf, person: Anybody, invite: Invite = "") -> str:
    """The finished game as a text that every copy of Astrarium can replay and check."""
    live, table = _over(table_id, house, person, invite)
    record = Record(table.game, table.rules, live.options, live.seed)
    state = record.start(live.game)
    for seat, text in live.moves:
        record.play(state, live.game.parse(text), seat)
    return record.to_text()


@router.get("/tables/{table_id}/scores")
def scores(table_id: str, house: HouseOf, person: Anybody, invite: Invite = "") -> Scores:
    """Where the points came from, and the seed with its commitment."""
    live, table = _over(table_id, house, person, invite)
    result = live.state.result
    if result is None:
        raise Problem(409, "no-result", "This game was ended early: nobody has won.")
    with house.storage.read() as session:
        shown = show(session, table, person)
    return Scores(
        scores=list(result.scores),
        ranks=list(result.ranks),
        breakdown=list(result.breakdown),
        seed=live.seed,
        commitment=shown.commitment,
    )


@router.get("/tables/{table_id}/series")
def series(table_id: str, house: HouseOf, person: Anybody, invite: Invite = "") -> list[Point]:
    """Points, resources and whatever else is a number of a seat, turn by turn, for charts."""
    live, _ = look(table_id, house, person, None, invite)
    points = []
    state = live.game.new(live.options, live.seed)
    turn, state_round = state.turn, getattr(state, "round", None)
    for number, (seat, text) in enumerate(live.moves, 1):
        state.play(live.game.parse(text), seat)
        if state.turn != turn or number == len(live.moves):
            seats = []
            for one, end in enumerate(project(state, None)):
                if_over = {f"if_over.{name}": vp for name, vp in end.breakdown.items()}
                seats.append({**numbers(state, one, None), **if_over})
            points.append(Point(move=number, turn=turn, round=state_round, seats=seats))
            turn, state_round = state.turn, getattr(state, "round", None)
    return points


@router.post("/import", status_code=201)
def import_record(body: RecordText, house: HouseOf, person: Somebody) -> TableShown:
    """Keep a game from elsewhere; one that is not over goes on with all seats mine."""
    record = import_game(body.boardgamers) if body.boardgamers else Record.parse(body.record)
    if len(record.moves) > _MOST_MOVES:
        raise Problem(422, "bad-record", "This game has too many moves.")
    game = get_game(record.game)
    state = record.verify(game)
    over = state.result is not None
    with house.storage.write() as session:
        table = GameTable(
            id=secrets.token_urlsafe(9),
            title=" ".join(body.title.split()) or f"{game.title}, imported",
            game=game.name,
            options=record.options,
            rules=record.version,
            seed=record.seed,
            status=RUNNING,
            public=False,
            pace="days",
            patience=house.settings.patience("days"),
            invite=secrets.token_urlsafe(12),
            owner_id=person.id,
            version=len(record.moves),
            news=0,
            to_act=[],
        )
        session.add(table)
        session.flush()
        owner = None if over else person.id
        people = int(record.options.get("players", 2))
        for number in range(people):
            session.add(Seat(table_id=table.id, number=number, person_id=owner))
        for version, (seat, text) in enumerate(record.moves, 1):
            entry = LogEntry(table_id=table.id, version=version, seat=seat, text=text)
            session.add(entry)
        tell(session, table, "imported", {"by": person.name})
        session.flush()
        go_on(session, table, house.shelf.get(session, table).copy(), seats_of(session, table.id))
        session.flush()
        return show(session, table, person)


def look(
    table_id: str, house: House, person: Person | None, seat: int | None, invite: str
) -> tuple[Live, GameTable]:
    """The game, for those who may look at it with the eyes of that seat."""
    with house.storage.read() as session:
        table = visible(session, table_id, person, invite)
        if seat is not None:
            if person is None:
                raise Problem(401, "who-are-you", "Say who you are first: sign in.")
            own_seat(session, table, person, seat)
        if table.status not in (RUNNING, *OVER):
            raise Problem(409, "not-started", "The game has not started.")
        return house.shelf.get(session, table), table


def _over(
    table_id: str, house: House, person: Person | None, invite: str
) -> tuple[Live, GameTable]:
    live, table = look(table_id, house, person, None, invite)
    if table.status not in OVER:
        raise Problem(409, "still-running", "The seed is secret until the game is over.")
    return live, table
