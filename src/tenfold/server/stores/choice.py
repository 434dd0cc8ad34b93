"""Which store a server has: one file, or a database."""

from tenfold.server.messages import say
from tenfold.server.settings import Settings
from tenfold.server.stores.copies import Copying
from tenfold.server.stores.opening import BadDatabase
from tenfold.server.stores.sqlite import SqliteStore

POSTGRES = ("postgresql://", "postgres://")


def store_of(settings: Settings) -> Copying:
    """The store that the settings name, ready to be used; BadDatabase if it cannot be."""
    if not settings.database:
        return SqliteStore(settings.file)
    if not settings.database.startswith(POSTGRES):
        raise BadDatabase(say("data-name"))
    # Only who has such a database needs the package that speaks with it.
    from tenfold.server.stores.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(settings.database)
