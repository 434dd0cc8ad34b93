"""What waits to be done, in one SQLite file. One process has the file, so what another one did is free."""

import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

from tenfold.server.stores.jobs import CLOCK_SLACK, Job, TakenJob

INSERT = (
    "INSERT INTO jobs (table_id, kind, subject, planned, due) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT DO UPDATE SET times = times + 1"
)
ITSELF = "table_id = ? AND kind = ? AND subject = ?"


def plan(connection: sqlite3.Connection, table: str, jobs: Sequence[Job]) -> None:
    """Let jobs wait, besides those that wait already."""
    now = time.time()
    rows = [(table, job.kind, job.subject, now, now + job.seconds) for job in jobs]
    connection.executemany(INSERT, rows)


class SqliteJobs:
    """The part of the store that keeps what waits to be done."""

    async def _write(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        raise NotImplementedError

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _change(self, sql: str, *values: Any) -> None:
        await self._write(lambda connection: connection.execute(sql, values))

    async def plan(self, table: str, jobs: Sequence[Job]) -> None:
        """Let jobs wait, besides those that wait already."""
        await self._write(lambda connection: plan(connection, table, jobs))

    async def unplan(self, table: str, kind: str, subject: str) -> None:
        """A job is not wanted any more."""
        await self._change(f"DELETE FROM jobs WHERE {ITSELF}", table, kind, subject)  # noqa: S608

    async def take(self, holder: str, most: int) -> list[TakenJob]:
        """Jobs whose time has come and that nobody does; from now on this process does them."""
        now = time.time()
        sql = "SELECT 1 FROM jobs WHERE (due <= ? AND (holder IS NULL OR holder != ?)) OR planned > ? LIMIT 1"
        if not await self._read(sql, now, holder, now + CLOCK_SLACK):
            return []  # what changes nothing need not wait for the writer

        def work(connection: sqlite3.Connection) -> list[Any]:
            connection.execute(
                "UPDATE jobs SET due = due - planned + ?, planned = ? WHERE planned > ?",
                (now, now, now + CLOCK_SLACK),
            )
            sql = (
                "UPDATE jobs SET holder = ? WHERE (table_id, kind, subject) IN"
                " (SELECT table_id, kind, subject FROM jobs WHERE due <= ?"
                " AND (holder IS NULL OR holder != ?) ORDER BY due LIMIT ?)"
                " RETURNING table_id, kind, subject, times"
            )
            return connection.execute(sql, (holder, now, holder, most)).fetchall()

        return [TakenJob(*row) for row in await self._write(work)]

    async def hold(self, holder: str) -> None:
        """Nothing: there is nobody else."""

    async def done(self, holder: str, job: TakenJob) -> None:
        """A job is done; one that was planned again meanwhile is to be taken again."""

        def work(connection: sqlite3.Connection) -> None:
            itself = (job.table, job.kind, job.subject)
            mine = f"{ITSELF} AND holder = ?"
            connection.execute(f"DELETE FROM jobs WHERE {mine} AND times = ?", (*itself, holder, job.times))  # noqa: S608
            connection.execute(f"UPDATE jobs SET holder = NULL WHERE {mine}", (*itself, holder))  # noqa: S608

        await self._write(work)

    async def again(self, holder: str, job: TakenJob, seconds: float) -> None:
        """A job is to be done again in so many seconds, by anybody."""
        now = time.time()
        sql = f"UPDATE jobs SET planned = ?, due = ?, holder = NULL WHERE {ITSELF} AND holder = ?"  # noqa: S608
        await self._change(sql, now, now + seconds, job.table, job.kind, job.subject, holder)

    async def let_go(self, holder: str) -> None:
        """The process goes: what it does is for others."""
        await self._change("UPDATE jobs SET holder = NULL WHERE holder = ?", holder)

    async def forget_jobs(self, kind: str) -> None:
        """No job of a kind waits any more."""
        await self._change("DELETE FROM jobs WHERE kind = ?", kind)

    async def waiting(self) -> int:
        """How many jobs wait whose time has come."""
        rows = await self._read("SELECT count(*) FROM jobs WHERE due <= ? AND holder IS NULL", time.time())
        return int(rows[0][0])
