from collections.abc import Iterator

import pytest

from tests.server import postgres, redis_server
from tests.server.helpers import Running, running, settings_for
from tests.server.postgres import PostgresServer
from tests.server.processes import processes


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server without limits, shared by all tests that do not need their own."""
    with running(settings_for(tmp_path_factory.mktemp("data"))) as one:
        yield one


@pytest.fixture(scope="session")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that never plays for anybody who is away."""
    with running(settings_for(tmp_path_factory.mktemp("patient"), grace_seconds=1e6)) as one:
        yield one


@pytest.fixture(scope="session")
def postgres_server() -> PostgresServer:
    """One Postgres for all tests that need databases."""
    return postgres.shared()


@pytest.fixture(
    scope="session",
    params=[pytest.param("sqlite", marks=pytest.mark.one_file), "postgres", "three processes"],
)
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that never plays for anybody who is away, in each of its three forms.

    One process with a file, one process with Postgres, or three with Postgres and Redis. A test that
    concerns only some of them parametrises `any_server` indirectly.
    """
    if request.param == "sqlite":
        yield request.getfixturevalue("patient")
        return
    folder, database = tmp_path_factory.mktemp("any"), postgres.shared().fresh()
    if request.param == "postgres":
        with running(settings_for(folder, database=database, grace_seconds=1e6)) as one:
            yield one
    else:
        with processes(folder, database, redis_server.shared().url) as three:
            yield three
