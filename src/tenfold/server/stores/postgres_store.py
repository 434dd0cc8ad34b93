"""The store of one process or several, in a Postgres database."""

import time

from tenfold.server.stores.errors import Conflict, Duplicate
from tenfold.server.stores.jobs import CLOCK_SLACK, LEASE_SECONDS, LOG_KINDS, JobStore, TakenJob
from tenfold.server.stores.postgres_driver import NOW, PostgresDriver
from tenfold.server.stores.presence import PresenceStore
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import TOUCH, Append, TableStore

COMMANDS_ONCE = "commands_once"
"""The constraint that stores a command once; the other one on events stores a number once."""
APPEND = f"""
    WITH added AS (
        INSERT INTO events (table_id, seq, command_id, body, answer, created)
        SELECT $1, $2 + place, command_id, body, answer, $3
        FROM unnest($4::text[], $5::bytea[], $6::bytea[])
            WITH ORDINALITY AS new (command_id, body, answer, place)
        WHERE $2 = (SELECT max(seq) FROM events WHERE table_id = $1)
        RETURNING seq
    ), unwanted AS (
        DELETE FROM jobs WHERE table_id = $1 AND kind = any($14::text[]) AND EXISTS (SELECT 1 FROM added)
            AND NOT EXISTS (
                SELECT 1 FROM unnest($15::text[], $16::text[]) AS new (kind, subject)
                WHERE new.kind = jobs.kind AND new.subject = jobs.subject
            )
    ), wanted AS (
        INSERT INTO jobs (table_id, kind, subject, planned, due)
        SELECT $1, kind, subject, {NOW}, {NOW} + seconds
        FROM unnest($15::text[], $16::text[], $17::float8[]) AS new (kind, subject, seconds)
        WHERE EXISTS (SELECT 1 FROM added)
        ON CONFLICT (table_id, kind, subject) DO UPDATE SET times = jobs.times + 1
    )
    UPDATE tables SET updated = CASE WHEN $7 THEN $3 ELSE updated END, status = $8, open_seats = $9,
        bot_due = $10, names = $11, due = $12, results = $13, {TOUCH}
    WHERE id = $1 AND EXISTS (SELECT 1 FROM added)
"""
TAKE = f"""
    UPDATE jobs SET holder = $1, held_until = {NOW} + $2::float8 WHERE (table_id, kind, subject) IN (
        SELECT table_id, kind, subject FROM jobs
        WHERE due <= {NOW} AND (holder IS NULL OR held_until < {NOW} OR held_until > {NOW} + 2 * $2::float8)
        ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING table_id, kind, subject, times
"""
SET_BACK = f"""
    UPDATE jobs SET due = due - planned + {NOW}, planned = {NOW} WHERE (table_id, kind, subject) IN (
        SELECT table_id, kind, subject FROM jobs WHERE planned > {NOW} + $1::float8 FOR UPDATE SKIP LOCKED
    )
"""
RENEW = f"""
    UPDATE jobs SET held_until = {NOW} + $2::float8 WHERE (table_id, kind, subject) IN (
        SELECT table_id, kind, subject FROM jobs WHERE holder = $1 FOR UPDATE SKIP LOCKED
    )
"""


class PostgresTableStore(TableStore):
    """Appends by one statement, so that it is one round trip."""

    async def _append(self, new: Append) -> None:
        events = zip(*((one.command_id, one.body, one.answer) for one in new.events), strict=True)
        jobs = zip(*((job.kind, job.subject, job.seconds) for job in new.jobs), strict=True)
        try:
            changed = await self._driver.execute(
                APPEND,
                *(new.table, new.head, int(time.time())),
                *events,
                new.is_noticed,
                *new.summary,
                LOG_KINDS,
                *(jobs if new.jobs else ((), (), ())),
            )
        except Conflict as error:
            if str(error) == COMMANDS_ONCE:
                raise Duplicate from error
            raise
        if not changed:
            raise Conflict


class PostgresJobStore(JobStore):
    """Takes jobs under a lease, so that another process takes them over when this one dies."""

    async def take(self, holder: str, limit: int) -> list[TakenJob]:
        await self._driver.execute(SET_BACK, CLOCK_SLACK)
        rows = await self._driver.execute_returning(TAKE, holder, LEASE_SECONDS, limit)
        return [TakenJob(*row) for row in rows]

    async def renew_lease(self, holder: str) -> None:
        await self._driver.execute(RENEW, holder, LEASE_SECONDS)


def open_postgres_store(url: str) -> Store:
    """Open the store in a database, which is migrated if need be. Raises BadDatabase."""
    driver = PostgresDriver(url)
    return Store(driver, PostgresTableStore(driver), PostgresJobStore(driver), PresenceStore(driver))
