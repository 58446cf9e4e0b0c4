"""The database: migrations fit the models, SQLite upgrades itself, PostgreSQL when told."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from astrarium.server.models import Base, Person
from astrarium.server.settings import database_url
from astrarium.server.storage import NotUpgraded, Storage, head


def test_migrations_make_exactly_the_tables_of_the_models(database: str) -> None:
    storage = Storage(database)
    storage.upgrade()
    with storage.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
    assert storage.revision() == head()
    storage.close()


def test_sqlite_upgrades_itself_and_keeps_its_log_apart(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'new.db'}")
    storage.prepare()
    with storage.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    storage.close()


def test_another_database_waits_for_the_host_to_upgrade_it(postgres: str) -> None:
    url = postgres.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("CREATE DATABASE not_upgraded"))
    engine.dispose()
    storage = Storage(postgres.replace("/postgres?", "/not_upgraded?", 1))
    with pytest.raises(NotUpgraded, match="astrarium db upgrade"):
        storage.prepare()
    storage.upgrade()
    storage.prepare()
    storage.close()


def test_a_block_that_raises_leaves_nothing_behind(database: str) -> None:
    storage = Storage(database)
    storage.upgrade()
    with pytest.raises(ZeroDivisionError):
        _fail_after_writing(storage)
    with storage.read() as session:
        assert session.query(Person).count() == 0
    storage.close()


def _fail_after_writing(storage: Storage) -> None:
    with storage.write() as session:
        session.add(Person(name="Nobody"))
        session.flush()
        raise ZeroDivisionError


def test_plain_urls_use_the_driver_that_comes_with_the_server() -> None:
    assert database_url("postgres://host/db") == "postgresql+psycopg://host/db"
    assert database_url("postgresql://host/db") == "postgresql+psycopg://host/db"


def test_without_a_url_the_database_lies_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite:///{tmp_path / 'astrarium' / 'astrarium.db'}"
    assert (tmp_path / "astrarium").is_dir()
