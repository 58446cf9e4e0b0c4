"""Who is asking: guests, people with a password, tokens for programs."""

import re
import secrets
from datetime import timedelta
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pwdlib import PasswordHash
from pydantic import BaseModel, Field
from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from astrarium.server.house import House, HouseOf
from astrarium.server.limits import NAME_LENGTH, TOKENS_PER_PERSON
from astrarium.server.models import ApiToken, BrowserSession, Person, now
from astrarium.server.problems import Problem

router = APIRouter(prefix="/api/v1", tags=["people"])

COOKIE = "astrarium"
HEADER = "x-astrarium"
"""Browsers send a header of one's own to other sites only if these allow it: no forged requests."""
_SESSION = timedelta(days=180)
_SAFE = ("GET", "HEAD", "OPTIONS")
_PASSWORDS = PasswordHash.recommended()
_NOBODY = _PASSWORDS.hash(secrets.token_hex(8))  # so that unknown names take as long as known ones
# Asked with every request: put together once, because that takes longer than asking.
_BY_TOKEN = (
    select(Person)
    .join(ApiToken, ApiToken.person_id == Person.id)
    .where(ApiToken.hash == bindparam("hash"))
)
_BY_COOKIE = (
    select(Person)
    .join(BrowserSession, BrowserSession.person_id == Person.id)
    .where(BrowserSession.hash == bindparam("hash"), BrowserSession.expires > bindparam("now"))
)
_LOGIN = re.compile(r"[a-z0-9][a-z0-9_.-]{1,38}")


class Who(BaseModel):
    """A person as they see themselves."""

    id: int
    name: str
    guest: bool
    login: str | None


class Name(BaseModel):
    name: str = Field(min_length=1, max_length=NAME_LENGTH)


class Credentials(BaseModel):
    login: str = Field(min_length=2, max_length=NAME_LENGTH)
    password: str = Field(min_length=8, max_length=200)


class Label(BaseModel):
    label: str = Field(default="", max_length=80)


class TokenShown(BaseModel):
    """The only time that the token is shown."""

    id: int
    label: str
    token: str


class TokenKept(BaseModel):
    id: int
    label: str


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def find_person(request: Request, house: House) -> Person | None:
    """By token or by cookie; a cookie can change nothing without our header."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    with house.storage.read() as session:
        if scheme.lower() == "bearer":
            return session.scalar(_BY_TOKEN, {"hash": _hash(secret.strip())})
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        person = session.scalar(_BY_COOKIE, {"hash": _hash(cookie), "now": now()})
    if person is not None and request.method not in _SAFE and HEADER not in request.headers:
        raise Problem(403, "no-header", f"A browser has to send the header '{HEADER}: 1'.")
    return person


def _anybody(request: Request, house: HouseOf) -> Person | None:
    return find_person(request, house)


def _somebody(request: Request, house: HouseOf) -> Person:
    person = find_person(request, house)
    if person is None:
        raise Problem(401, "who-are-you", "Say who you are first: open the page again or sign in.")
    return person


Anybody = Annotated[Person | None, Depends(_anybody)]
Somebody = Annotated[Person, Depends(_somebody)]


def _who(person: Person) -> Who:
    return Who(id=person.id, name=person.name, guest=person.guest, login=person.login)


def _open_session(house: House, session: Session, person_id: int, response: Response) -> None:
    """A new cookie at each change of who somebody is: an old one is worth nothing then."""
    secret = secrets.token_urlsafe(32)
    session.execute(delete(BrowserSession).where(BrowserSession.expires < now()))
    session.add(BrowserSession(hash=_hash(secret), person_id=person_id, expires=now() + _SESSION))
    response.set_cookie(
        COOKIE,
        secret,
        max_age=int(_SESSION.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )


def _close_session(request: Request, session: Session) -> None:
    cookie = request.cookies.get(COOKIE)
    if cookie:
        session.execute(delete(BrowserSession).where(BrowserSession.hash == _hash(cookie)))


def _clean(name: str) -> str:
    words = " ".join(name.split())
    if not words or not words.isprintable():
        raise Problem(422, "bad-name", "A name needs letters that can be seen.")
    return words


@router.get("/me")
def me(request: Request, response: Response, house: HouseOf, person: Anybody) -> Who:
    """Who I am; whoever comes for the first time becomes a guest."""
    if person is None:
        if request.headers.get("authorization"):
            raise Problem(401, "who-are-you", "This token is not known, or no longer.")
        house.visits.take(request.client.host if request.client else "")
        with house.storage.write() as session:
            # The client knows names that nobody chose, and says them in its language.
            person = Person(name=f"Guest {secrets.randbelow(9000) + 1000}")
            session.add(person)
            session.flush()
            _open_session(house, session, person.id, response)
    return _who(person)


@router.put("/me")
def rename(body: Name, house: HouseOf, person: Somebody) -> Who:
    """Choose the name that others see."""
    name = _clean(body.name)
    with house.storage.write() as session:
        kept = session.get_one(Person, person.id)
        kept.name = name
    return _who(kept)


@router.post("/sign-up", status_code=201)
def sign_up(
    body: Credentials, request: Request, response: Response, house: HouseOf, person: Somebody
) -> Who:
    """A guest becomes somebody with a password and keeps all games."""
    if not person.guest:
        raise Problem(409, "signed-up", "You have a password already.")
    login = body.login.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise Problem(
            422, "bad-login", "A login has 2 to 39 letters, digits, dots, dashes or underscores."
        )
    password = _PASSWORDS.hash(body.password)
    try:
        with house.storage.write() as session:
            kept = session.get_one(Person, person.id)
            kept.login, kept.password = login, password
            if kept.name.startswith("Guest "):
                kept.name = login
            _close_session(request, session)
            _open_session(house, session, person.id, response)
    except IntegrityError:
        raise Problem(409, "login-taken", f"'{login}' is taken: choose another.") from None
    return _who(kept)


@router.post("/sign-in")
def sign_in(body: Credentials, request: Request, response: Response, house: HouseOf) -> Who:
    """Come back with login and password."""
    login = body.login.strip().lower()
    house.attempts.take(f"{login} {request.client.host if request.client else ''}")
    if HEADER not in request.headers:  # nobody is to be signed in by somebody else's page
        raise Problem(403, "no-header", f"A browser has to send the header '{HEADER}: 1'.")
    with house.storage.read() as session:
        person = session.scalar(select(Person).where(Person.login == login))
    stored = person.password if person is not None and person.password else _NOBODY
    if not _PASSWORDS.verify(body.password, stored) or person is None:
        raise Problem(401, "wrong-password", "Login or password is wrong.")
    with house.storage.write() as session:
        _close_session(request, session)
        _open_session(house, session, person.id, response)
    return _who(person)


@router.post("/sign-out", status_code=204)
def sign_out(request: Request, response: Response, house: HouseOf, person: Somebody) -> None:
    """Leave; the cookie is worth nothing afterwards."""
    with house.storage.write() as session:
        _close_session(request, session)
    response.delete_cookie(COOKIE)


@router.post("/tokens", status_code=201)
def make_token(body: Label, house: HouseOf, person: Somebody) -> TokenShown:
    """A token for a bot or a script that plays for me. It is shown this once."""
    secret = "astra_" + secrets.token_urlsafe(32)
    with house.storage.write() as session:
        mine = select(func.count()).where(ApiToken.person_id == person.id)
        if (session.scalar(mine) or 0) >= TOKENS_PER_PERSON:
            raise Problem(409, "enough-tokens", "Delete a token before you make another.")
        token = ApiToken(hash=_hash(secret), person_id=person.id, label=body.label)
        session.add(token)
        session.flush()
    return TokenShown(id=token.id, label=token.label, token=secret)


@router.get("/tokens")
def my_tokens(house: HouseOf, person: Somebody) -> list[TokenKept]:
    """My tokens, without what makes them work."""
    with house.storage.read() as session:
        rows = session.scalars(select(ApiToken).where(ApiToken.person_id == person.id))
        return [TokenKept(id=token.id, label=token.label) for token in rows]


@router.delete("/tokens/{token_id}", status_code=204)
def drop_token(token_id: int, house: HouseOf, person: Somebody) -> None:
    """Make a token worthless."""
    with house.storage.write() as session:
        token = session.get(ApiToken, token_id)
        if token is None or token.person_id != person.id:
            raise Problem(404, "no-token", "You have no such token.")
        session.delete(token)
