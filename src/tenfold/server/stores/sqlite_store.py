"""The store of one process, in a SQLite file."""

from pathlib import Path

from tenfold.server.stores.driver import Transaction
from tenfold.server.stores.jobs import CLOCK_SLACK, JobStore, TakenJob
from tenfold.server.stores.sqlite_append import append
from tenfold.server.stores.sqlite_driver import SqliteDriver
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import Append, TableStore

FREE = "due <= $now AND (holder IS NULL OR holder != $1)"
"""One process has the file, so the jobs of any other process are free."""
SET_BACK = "planned > $now + CAST($2 AS double precision)"


class SqliteTableStore(TableStore):
    """Appends by one statement, so that the writer thread waits for the interpreter's lock once."""

    _driver: SqliteDriver

    async def _append(self, new: Append) -> None:
        await self._driver.write(
            lambda connection: append(connection, new), is_statement=len(new.events) == 1
        )


class SqliteJobStore(JobStore):
    """Takes jobs without leases."""

    async def take(self, holder: str, limit: int) -> list[TakenJob]:
        """Take due jobs that this process hasn't taken yet."""
        sql = f"SELECT 1 FROM jobs WHERE ({FREE}) OR {SET_BACK} LIMIT 1"
        if not await self._driver.fetch(sql, holder, CLOCK_SLACK):
            return []  # usually, so that nothing waits for the writer

        async def update(transaction: Transaction) -> list[TakenJob]:
            sql = f"UPDATE jobs SET due = due - planned + $now, planned = $now WHERE {SET_BACK}"
            await transaction.execute(sql, holder, CLOCK_SLACK)
            rows = await transaction.fetch(
                "UPDATE jobs SET holder = $1 WHERE (table_id, kind, subject) IN"
                f" (SELECT table_id, kind, subject FROM jobs WHERE {FREE} ORDER BY due LIMIT $2)"
                " RETURNING table_id, kind, subject, times",
                *(holder, limit),
            )
            return [TakenJob(*row) for row in rows]

        return await self._driver.transaction(update)

    async def renew_lease(self, holder: str) -> None:
        """Nothing to do: no other process takes jobs."""


def open_sqlite_store(path: Path) -> Store:
    """Open the store in a file, which is created or migrated if need be. Raises BadDatabase."""
    driver = SqliteDriver(path)
    return Store(driver, SqliteTableStore(driver), SqliteJobStore(driver))
