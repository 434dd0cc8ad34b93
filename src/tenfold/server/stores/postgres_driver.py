"""The Postgres driver: a pool of connections, for one process or several."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from tenfold.server.errors import NotStored
from tenfold.server.stores.driver import MAX_ATTEMPTS, Row, Transaction
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.postgres_connection import UNREACHABLE, create_pool, prepare_database

try:
    import asyncpg
except ImportError:  # then prepare_database says so
    asyncpg = None

log = logging.getLogger("tenfold.server")

T = TypeVar("T")

NOW = "extract(epoch FROM clock_timestamp())::float8"
"""The database's time, so that processes on several machines mean the same moment."""
STATEMENT_SECONDS = 10.0


class PostgresTransaction:
    """Statements on one connection."""

    now = NOW

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        found: list[Row] = await self._connection.fetch(sql, *values)
        return found

    async def execute(self, sql: str, *values: Any) -> int:
        return _count(await self._connection.execute(sql, *values))

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        await self._connection.executemany(sql, list(rows))

    async def lock(self, table: str) -> None:
        await self._connection.execute(f"LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE")


class PostgresDriver:
    """A Postgres database, migrated and writable once this is constructed."""

    is_shared = True
    now = NOW
    contains = "position({parameter}::bytea IN {column}) > 0"

    def __init__(self, url: str) -> None:
        prepare_database(url)
        self._url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()

    async def _connections(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await create_pool(self._url)
        return self._pool

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        return await self._run(lambda pool: pool.fetch(sql, *values, timeout=STATEMENT_SECONDS))

    async def execute(self, sql: str, *values: Any) -> int:
        return _count(await self._run(lambda pool: pool.execute(sql, *values, timeout=STATEMENT_SECONDS)))

    execute_returning = fetch

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        await self._run(lambda pool: pool.executemany(sql, list(rows), timeout=STATEMENT_SECONDS))

    async def transaction(
        self, work: Callable[[Transaction], Awaitable[T]], *, attempts: int = MAX_ATTEMPTS
    ) -> T:
        async def run(pool: Any) -> T:
            async with pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
                return await work(PostgresTransaction(connection))

        for _ in range(attempts - 1):
            try:
                return await self._run(run)
            except Conflict as error:
                if not isinstance(error.__cause__, asyncpg.SerializationError):
                    raise
        return await self._run(run)

    async def _run(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do something with the pool. Raises Conflict, or NotStored if the database can't be used."""
        try:
            return await work(await self._connections())
        except asyncpg.UniqueViolationError as error:
            raise Conflict(error.constraint_name) from error
        except asyncpg.SerializationError as error:
            raise Conflict from error
        except UNREACHABLE as error:
            log.error("database unavailable: %s", type(error).__name__)  # noqa: TRY400  (values are secret)
            raise NotStored from error

    async def check_writable(self) -> None:
        await self.execute("UPDATE lived SET seconds = seconds")

    async def problems(self) -> list[str]:
        return []

    async def check_pages(self) -> None:
        """Nothing to do: the database checks its own pages."""

    async def scrub(self) -> None:
        """Nothing to do: the database overwrites deleted rows in its own time."""

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()


def _count(status: str) -> int:
    """How many rows a statement changed, from what Postgres reports, such as `UPDATE 3`."""
    last = status.rsplit(" ", 1)[-1]
    return int(last)
