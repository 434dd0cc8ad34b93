from collections.abc import Iterator

import pytest

from tests.server import postgres
from tests.server.helpers import Running, running, settings_for
from tests.server.postgres import PostgresServer


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
