"""Jobs that fire when a seat's time runs out, and the server's time."""

import asyncio
import time
from contextlib import suppress
from math import inf

from tenfold.server.errors import NotStored
from tenfold.server.stores.driver import Driver
from tenfold.server.stores.jobs import CLOCK, Job
from tenfold.server.table.clock import MS
from tenfold.server.table.table import Table

FOLLOW_SECONDS = 10.0
MAX_ANSWER_SECONDS = 1.0
"""An answer that took longer says too little about the time, so it's only used until there's a better one."""
RETRY_SECONDS = 0.2


class ServerClock:
    """The time of this machine; where several machines share a database, the time of the database.

    Between looks at the database a monotonic clock counts, so a machine whose clock is wrong or set doesn't
    matter.
    """

    _ahead: float | None = None
    """How far the database's time is ahead of the monotonic clock; None where the machine's time counts."""
    _answer_seconds = inf
    """How long the answer took that says so."""

    def now(self) -> float:
        return time.time() if self._ahead is None else time.monotonic() + self._ahead

    async def follow(self, driver: Driver) -> None:
        """Take over the database's time again and again."""
        while True:
            is_sure = self._answer_seconds < MAX_ANSWER_SECONDS
            await asyncio.sleep(FOLLOW_SECONDS if is_sure else RETRY_SECONDS)
            with suppress(NotStored):
                await self.read(driver)

    async def read(self, driver: Driver) -> None:
        began = time.monotonic()
        [[now]] = await driver.fetch(f"SELECT {driver.now}")
        ended = time.monotonic()
        if ended - began < max(MAX_ANSWER_SECONDS, self._answer_seconds):
            self._ahead = float(now) - (began + ended) / 2
            self._answer_seconds = ended - began


CLOCK_OF_SERVER = ServerClock()
"""The clock of this process."""


def now_ms() -> int:
    """The server's time in milliseconds, which all game clocks use."""
    return int(CLOCK_OF_SERVER.now() * MS)


def clock_jobs(table: Table) -> list[Job]:
    """A job for each running clock, due when its time is out; stored with the log, it outlives a process."""
    clock = table.clock
    if clock is None:
        return []
    now, running = now_ms(), sorted(clock.running)
    return [Job(CLOCK, f"{seat}:{clock.deadline(seat)}", clock.left_at(seat, now) / MS) for seat in running]
