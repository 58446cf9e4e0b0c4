"""Advice: what moves would change, what a bot would do, how the scores stand."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from astrarium.bots import LEVELS
from astrarium.server.after_routes import look
from astrarium.server.games import Live
from astrarium.server.house import House, HouseOf
from astrarium.server.language import Say, Saying
from astrarium.server.models import GameTable, Person
from astrarium.server.people import Anybody, Somebody
from astrarium.server.play_routes import OfferShown, SeatNumber, show_offers
from astrarium.server.playing import check_running, check_to_act
from astrarium.server.previews import Preview, previews
from astrarium.server.problems import Problem
from astrarium.server.projections import project
from astrarium.server.showing import Invite, own_seat
from astrarium.server.storage import no_table
from astrarium.server.tables import check_level
from astrarium.table import IllegalMove

router = APIRouter(prefix="/api/v1/tables/{table_id}", tags=["advice"])

_MOST_PREVIEWS = 60
MoveText = Annotated[str, Field(min_length=1, max_length=400)]


class PreviewWanted(BaseModel):
    """Moves to try, each on its own from the position as it is."""

    seat: int = Field(ge=0, description="One of your seats.")
    moves: list[MoveText] = Field(min_length=1, max_length=_MOST_PREVIEWS)
    before: list[MoveText] = Field(
        default=[], max_length=_MOST_PREVIEWS, description="Moves of the seat to make first."
    )
    view: bool = Field(
        default=False, description="With one move: also how the seat would see the table then."
    )


class PreviewShown(BaseModel):
    """What one move would do. Hidden things in it are guesses."""

    text: str
    legal: bool
    effect: dict[str, int] = Field(
        description="How numbers of the seat's own part of the view would change, by their path, "
        "e.g. power.I; a name with # is a list and how much longer it gets."
    )
    offers: list[OfferShown] = Field(description="Who will be offered power when the turn ends.")
    ends_turn: bool = Field(description="Whether the seat's turn is over afterwards.")
    reason: str = Field(description="Why it is not legal; empty if it is.")
    rule: str | None = Field(description="The id of the rule that forbids it.")
    view: dict[str, Any] | None = Field(description="The table afterwards, if asked for.")


class HintShown(BaseModel):
    """Moves that a bot would make now."""

    moves: list[str] = Field(description="What to post, one after the other.")
    words: list[str] = Field(description="The same for people.")
    worth: float = Field(description="How many VP or medals the bot expects to gain by it.")
    end: float | None = Field(
        description="Points at the end of the game, if the bot has a plan that leads there."
    )
    reasons: list[str] = Field(description="How its plan goes on; what changes or comes of it.")


class HintsShown(BaseModel):
    version: int = Field(description="The version of the position that was looked at.")
    seat: int
    level: str
    hints: list[HintShown] = Field(description="The best first.")


class ProjectedSeat(BaseModel):
    """One seat's points if the game ended now."""

    seat: int
    total: int
    breakdown: dict[str, int] = Field(description="Where the points come from; adds up to total.")
    hidden: int = Field(description="Secret cards and objectives of the seat, not counted here.")


class ProjectionShown(BaseModel):
    version: int
    final: bool = Field(description="Whether the game is over and this is the result.")
    seats: list[ProjectedSeat]


@router.post("/preview")
def preview(
    table_id: str, body: PreviewWanted, house: HouseOf, person: Somebody, say: Saying
) -> list[PreviewShown]:
    """Try moves without making them."""
    house.looks.take(str(person.id))
    live, _ = _own_game(table_id, house, person, body.seat)
    with_view = body.view and len(body.moves) == 1
    found = previews(live, body.seat, body.moves, body.before)
    return [_shown(one, body.seat, with_view, say) for one in found]


def _shown(one: Preview, seat: int, with_view: bool, say: Say) -> PreviewShown:
    refusal, reason, rule = one.refusal, "", None
    if isinstance(refusal, IllegalMove):
        reason, rule = refusal.reason, refusal.rule
    elif refusal is not None:
        reason = str(refusal)
    return PreviewShown(
        text=one.text,
        legal=refusal is None,
        effect=one.effect,
        offers=show_offers(one.offers),
        ends_turn=one.ends_turn,
        reason=say(reason) if reason else "",
        rule=rule,
        view=say.within(one.after.view(seat)) if with_view and one.after is not None else None,
    )


@router.get("/hint")
def hint(
    table_id: str,
    house: HouseOf,
    person: Somebody,
    say: Saying,
    seat: Annotated[int, Query(ge=0, description="One of your seats that is to act.")],
    level: Annotated[str, Query(max_length=20, description="Which bot to ask.")] = LEVELS[-1],
) -> HintsShown:
    """What a bot would do in my place, and why; it may think as long as about a move of its own."""
    check_level(level)
    live, table = _own_game(table_id, house, person, seat)
    if not table.hints:
        raise Problem(403, "no-hints", "This table plays without advice.")
    check_to_act(live, seat)
    hints = house.adviser.hints(table_id, live, seat, level)
    return HintsShown(
        version=live.version,
        seat=seat,
        level=level,
        hints=[
            HintShown(
                moves=one["moves"],
                words=[say(words) for words in one["words"]],
                worth=one["worth"],
                end=one["end"],
                reasons=[say(reason) for reason in one["reasons"]],
            )
            for one in hints
        ],
    )


@router.get("/projection")
def projection(
    table_id: str, house: HouseOf, person: Anybody, seat: SeatNumber = None, invite: Invite = ""
) -> ProjectionShown:
    """The score of every seat if the game ended now, as far as this seat may know it."""
    live, _ = look(table_id, house, person, seat, invite)
    return ProjectionShown(
        version=live.version,
        final=live.state.result is not None,
        seats=[
            ProjectedSeat(
                seat=number,
                total=sum(one.breakdown.values()),
                breakdown=one.breakdown,
                hidden=one.hidden,
            )
            for number, one in enumerate(project(live.state, seat))
        ],
    )


def _own_game(table_id: str, house: House, person: Person, seat: int) -> tuple[Live, GameTable]:
    """A running game, for the owner of the seat."""
    with house.storage.read() as session:
        table = session.get(GameTable, table_id)
        if table is None:
            raise no_table()
        own_seat(session, table, person, seat)
        check_running(table)
        return house.shelf.get(session, table), table
