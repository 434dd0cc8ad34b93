"""The databases on which the tests of stores run."""

from pathlib import Path

import pytest

from tenfold.server.stores.postgres_store import open_postgres_store
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tests.server.store_fixture import Open


@pytest.fixture(params=["sqlite", "postgres"])
def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens a store with the same data each time, in each kind of database."""
    if request.param == "sqlite":
        return lambda: open_sqlite_store(tmp_path / "db")
    url = request.getfixturevalue("postgres_server").fresh()
    return lambda: open_postgres_store(url)
