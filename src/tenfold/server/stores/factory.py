"""Opens the store that the settings name."""

from tenfold.server.messages import message
from tenfold.server.settings import Settings
from tenfold.server.stores.errors import BadDatabase
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tenfold.server.stores.store import Store

POSTGRES_SCHEMES = ("postgresql://", "postgres://")


def create_store(settings: Settings) -> Store:
    """The store that the settings name, ready for use. Raises BadDatabase."""
    if not settings.database:
        return open_sqlite_store(settings.file)
    if not settings.database.startswith(POSTGRES_SCHEMES):
        raise BadDatabase(message("data-name"))
    # asyncpg is an extra, which only servers with such a database need.
    from tenfold.server.stores.postgres_store import open_postgres_store  # noqa: PLC0415

    return open_postgres_store(settings.database)
