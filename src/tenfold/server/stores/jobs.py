"""Jobs: rows that say what must be done later, once, even if a process dies meanwhile."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.server.stores.driver import SqlStore, Statements

SERVER_WIDE = ""
"""In place of a table's id: the job belongs to no table."""
TURN = "turn"
"""A bot plays for a seat; the subject is the seat."""
ABSENCE = "absence"
"""A person has been away for the grace period, so a bot stands in; the subject is the guest."""
RESUME = "look"
"""A table is loaded, and the jobs that follow from its log are planned."""
EXPIRY = "expiry"
"""Old tables are archived and deleted."""
CLOCK = "clock"
"""A seat runs out of time; the subject is the seat and when that happens."""
NOTICE = "notice"
"""A person who is away is notified of their turn; the subject is the seat and its turn."""
INVITATION = "invited"
"""A person is notified that someone invited them to a table; the subject is the guest."""
CONFIRM = "confirm"
"""An email asks the owner of an address to confirm it; the subject is the subscription and when."""
HISTORY = "history"
"""A finished game is stored in the history of its players."""
LOG_KINDS = (TURN, CLOCK)
"""The kinds that follow from a table's log: each append says which of them are pending from now on."""
LEASE_SECONDS = 3.0
"""How long a job belongs to a process that doesn't renew its lease."""
CLOCK_SLACK = 1.0
"""A job planned further ahead of now than this shows that the clock was set back."""
JOB = "table_id = $1 AND kind = $2 AND subject = $3"


@dataclass(frozen=True)
class Job:
    """Something to do at a table in so many seconds; kind and subject tell it from other jobs there.

    A job that is planned again keeps its time.
    """

    kind: str
    subject: str = ""
    seconds: float = 0.0


@dataclass(frozen=True)
class TakenJob:
    table: str
    kind: str
    subject: str
    times: int


async def insert_jobs(database: Statements, table: str, jobs: Sequence[Job]) -> None:
    sql = (
        "INSERT INTO jobs (table_id, kind, subject, planned, due)"
        f" VALUES ($1, $2, $3, {database.now}, {database.now} + CAST($4 AS double precision))"
        " ON CONFLICT (table_id, kind, subject) DO UPDATE SET times = jobs.times + 1"
    )
    rows = [(table, job.kind, job.subject, job.seconds) for job in jobs]
    await database.execute_many(sql, rows)


class JobStore(SqlStore, ABC):
    """Stores jobs. Every database has its own way of taking them, and of leases."""

    async def plan(self, table: str, jobs: Sequence[Job]) -> None:
        await insert_jobs(self._driver, table, jobs)

    async def cancel(self, table: str, kind: str, subject: str) -> None:
        await self._driver.execute(f"DELETE FROM jobs WHERE {JOB}", table, kind, subject)

    @abstractmethod
    async def take(self, holder: str, limit: int) -> list[TakenJob]:
        """Take due jobs that no process has.

        After the clock was set back, a pending job waits for its whole time once more at most.
        """

    @abstractmethod
    async def renew_lease(self, holder: str) -> None:
        """Keep the jobs of a process its own."""

    async def finish(self, holder: str, job: TakenJob) -> None:
        """Delete a job that is done; if it was planned again meanwhile, release it instead."""
        values = (job.table, job.kind, job.subject, holder)
        own = f"{JOB} AND holder = $4"
        if not await self._driver.execute(f"DELETE FROM jobs WHERE {own} AND times = $5", *values, job.times):
            await self._driver.execute(f"UPDATE jobs SET holder = NULL WHERE {own}", *values)

    async def reschedule(self, holder: str, job: TakenJob, seconds: float) -> None:
        now = self._driver.now
        sql = (
            f"UPDATE jobs SET planned = {now}, due = {now} + CAST($5 AS double precision), holder = NULL"
            f" WHERE {JOB} AND holder = $4"
        )
        await self._driver.execute(sql, job.table, job.kind, job.subject, holder, seconds)

    async def release_all(self, holder: str) -> None:
        await self._driver.execute("UPDATE jobs SET holder = NULL WHERE holder = $1", holder)

    async def delete_kind(self, kind: str) -> None:
        await self._driver.execute("DELETE FROM jobs WHERE kind = $1", kind)

    async def count_due(self) -> int:
        sql = f"SELECT count(*) FROM jobs WHERE due <= {self._driver.now} AND holder IS NULL"
        [count] = await self._column(sql)
        return int(count)
