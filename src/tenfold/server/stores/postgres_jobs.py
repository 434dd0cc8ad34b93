"""What waits to be done, in Postgres: each job is taken by one process, and goes to another when it dies.

Time is the database's, so that processes on several machines mean the same moment.
"""

from collections.abc import Sequence
from typing import Any

from tenfold.server.stores.jobs import CLOCK_SLACK, LEASE_SECONDS, Job, TakenJob

NOW = "extract(epoch FROM clock_timestamp())::float8"
ITSELF = "table_id = $1 AND kind = $2 AND subject = $3"
PLANNED_AGAIN = "ON CONFLICT (table_id, kind, subject) DO UPDATE SET times = jobs.times + 1"
PLAN = f"""
    INSERT INTO jobs (table_id, kind, subject, planned, due)
    SELECT $1, kind, subject, {NOW}, {NOW} + seconds
    FROM unnest($2::text[], $3::text[], $4::float8[]) AS new (kind, subject, seconds)
    {PLANNED_AGAIN}
"""  # noqa: S608  (a constant)
TAKE = f"""
    UPDATE jobs SET holder = $1, held_until = {NOW} + $2::float8 WHERE (table_id, kind, subject) IN (
        SELECT table_id, kind, subject FROM jobs
        WHERE due <= {NOW} AND (holder IS NULL OR held_until < {NOW} OR held_until > {NOW} + 2 * $2::float8)
        ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING table_id, kind, subject, times
"""  # noqa: S608  (a constant)
SET_BACK = f"""
    UPDATE jobs SET due = due - planned + {NOW}, planned = {NOW} WHERE (table_id, kind, subject) IN (
        SELECT table_id, kind, subject FROM jobs WHERE planned > {NOW} + $1::float8 FOR UPDATE SKIP LOCKED
    )
"""  # noqa: S608  (a constant)
HOLD = f"""
    UPDATE jobs SET held_until = {NOW} + $2::float8 WHERE (table_id, kind, subject) IN (
        SELECT table_id, kind, subject FROM jobs WHERE holder = $1 FOR UPDATE SKIP LOCKED
    )
"""  # noqa: S608  (a constant)


def columns_of_jobs(jobs: Sequence[Job]) -> tuple[list[str], list[str], list[float]]:
    """Jobs as three columns."""
    return [job.kind for job in jobs], [job.subject for job in jobs], [float(job.seconds) for job in jobs]


class PostgresJobs:
    """The part of the store that keeps what waits to be done."""

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _do(self, sql: str, *values: Any) -> int:
        raise NotImplementedError

    async def plan(self, table: str, jobs: Sequence[Job]) -> None:
        """Let jobs wait, besides those that wait already."""
        await self._do(PLAN, table, *columns_of_jobs(jobs))

    async def unplan(self, table: str, kind: str, subject: str) -> None:
        """A job is not wanted any more."""
        await self._do(f"DELETE FROM jobs WHERE {ITSELF}", table, kind, subject)  # noqa: S608

    async def take(self, holder: str, most: int) -> list[TakenJob]:
        """Jobs whose time has come and that nobody does; from now on this process does them."""
        await self._do(SET_BACK, CLOCK_SLACK)
        return [TakenJob(*row) for row in await self._rows(TAKE, holder, LEASE_SECONDS, most)]

    async def hold(self, holder: str) -> None:
        """The process lives: what it does stays its own."""
        await self._do(HOLD, holder, LEASE_SECONDS)

    async def done(self, holder: str, job: TakenJob) -> None:
        """A job is done; one that was planned again meanwhile is to be taken again."""
        itself = (job.table, job.kind, job.subject, holder, job.times)
        gone = f"DELETE FROM jobs WHERE {ITSELF} AND holder = $4 AND times = $5"  # noqa: S608
        if not await self._do(gone, *itself):
            await self._do(f"UPDATE jobs SET holder = NULL WHERE {ITSELF} AND holder = $4", *itself[:-1])  # noqa: S608

    async def again(self, holder: str, job: TakenJob, seconds: float) -> None:
        """A job is to be done again in so many seconds, by anybody."""
        later = f"planned = {NOW}, due = {NOW} + $5::float8, holder = NULL"
        sql = f"UPDATE jobs SET {later} WHERE {ITSELF} AND holder = $4"  # noqa: S608
        await self._do(sql, job.table, job.kind, job.subject, holder, float(seconds))

    async def let_go(self, holder: str) -> None:
        """The process goes: what it does is for others."""
        await self._do("UPDATE jobs SET holder = NULL WHERE holder = $1", holder)

    async def forget_jobs(self, kind: str) -> None:
        """No job of a kind waits any more."""
        await self._do("DELETE FROM jobs WHERE kind = $1", kind)

    async def waiting(self) -> int:
        """How many jobs wait whose time has come."""
        rows = await self._rows(f"SELECT count(*) FROM jobs WHERE due <= {NOW} AND holder IS NULL")  # noqa: S608
        return int(rows[0][0])
