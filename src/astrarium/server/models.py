"""What is stored. A game is its options, its seed and its log; the rest is people and talk."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

WAITING = "waiting"
RUNNING = "running"
FINISHED = "finished"
ABANDONED = "abandoned"
"""Left before it began."""
ENDED = "ended"
"""Broken off by vote: there is no result."""
OVER = (FINISHED, ENDED)


def now() -> datetime:
    """UTC without a zone: the same in every database."""
    return datetime.now(UTC).replace(tzinfo=None)


class Base(DeclarativeBase):
    """All tables."""


class Person(Base):
    """A guest, or somebody with a login and a password."""

    __tablename__ = "people"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(default=now)

    @property
    def guest(self) -> bool:
        return self.login is None


class BrowserSession(Base):
    """A cookie's session; only the hash of the cookie is kept."""

    __tablename__ = "sessions"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    expires: Mapped[datetime]


class ApiToken(Base):
    """A token for a bot or a script; shown once, kept as a hash."""

    __tablename__ = "api_tokens"
    id: Mapped[int] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    label: Mapped[str] = mapped_column(String(80))
    created: Mapped[datetime] = mapped_column(default=now)


class GameTable(Base):
    """A game from its invitation to its result."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    rules: Mapped[str] = mapped_column(String(40))
    """The rules version with which the game began."""
    seed: Mapped[str] = mapped_column(Text)
    """Secret while the game runs."""
    status: Mapped[str] = mapped_column(String(12), default=WAITING)
    public: Mapped[bool]
    pace: Mapped[str] = mapped_column(String(8))
    invite: Mapped[str] = mapped_column(String(24))
    owner_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    version: Mapped[int] = mapped_column(default=0)
    """Entries of the log: the version of the position."""
    news: Mapped[int] = mapped_column(default=0)
    """Number of the last event."""
    to_act: Mapped[list[int]] = mapped_column(JSON, default=list)
    waits_for_server: Mapped[bool] = mapped_column(default=False)
    """A bot, or a standing answer of an absent player, has the next decision."""
    busy_until: Mapped[datetime | None]
    """A worker process thinks for a bot of this table until then at the latest."""
    patience: Mapped[int] = mapped_column(default=600)
    """Seconds after which the others may vote about a seat that does not decide."""
    hints: Mapped[bool] = mapped_column(default=True)
    """Whether players may ask a bot for advice."""
    scores: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    """The final scores, once there are any."""
    rematch_id: Mapped[str | None] = mapped_column(String(16))
    """The table at which the same people play again."""
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)
    __table_args__ = (
        Index("ix_tables_lobby", "status", "public"),
        Index("ix_tables_changed", "changed"),
        Index("ix_tables_waiting", "waits_for_server", "busy_until"),
    )


class Seat(Base):
    """A chair at a table: somebody's, a bot's or free."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    invited: Mapped[bool] = mapped_column(default=False)
    """Free for those only who have the invitation."""
    kept_for_id: Mapped[int | None]
    """Who alone may take it: somebody asked to a rematch, or whose seat a bot plays for now."""
    decides_from: Mapped[int | None]
    """The version from which its present decision stands; none if it has nothing to decide."""
    decides_since: Mapped[datetime | None]
    """The same as a time."""
    charge: Mapped[str] = mapped_column(String(8), default="ask")
    """Standing answer to offers of power: ask, always, never, or the most VP to pay."""


class LogEntry(Base):
    """One move, or one move taken back. Never changed, never removed."""

    __tablename__ = "moves"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """The version of the position after it: of two writers only one can have it."""
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    """The move; empty for taking this seat's last move back."""
    automatic: Mapped[bool] = mapped_column(default=False)
    key: Mapped[str | None] = mapped_column(String(80))
    """The idempotency key with which it was posted."""
    at: Mapped[datetime] = mapped_column(default=now)
    __table_args__ = (UniqueConstraint("table_id", "seat", "key"),)


class Event(Base):
    """What everybody at the table is told, in order."""

    __tablename__ = "events"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(20))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[datetime] = mapped_column(default=now)


class Vote(Base):
    """What a player wishes to happen with the seat of somebody who is away."""

    __tablename__ = "votes"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    wish: Mapped[str] = mapped_column(String(8))
    decides_from: Mapped[int]
    """The decision that was waited for; the vote is void when it has been made."""


class Process(Base):
    """A server process that has streams open."""

    __tablename__ = "processes"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    seen: Mapped[datetime]
    """What a process says about its streams counts only while this is recent."""


class Watching(Base):
    """Who follows a table through the streams of one process."""

    __tablename__ = "watching"
    process: Mapped[str] = mapped_column(
        ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True
    )
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    people: Mapped[list[int]] = mapped_column(JSON)
    unknown: Mapped[int]
    """How many who have not said who they are."""


class Note(Base):
    """What a person keeps for themselves about a table."""

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
