"""Runs due jobs. Each is leased to one process and taken over by another if that process dies."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from enum import Enum

from tenfold.core.errors import TenfoldError
from tenfold.server.errors import NotFound, NotStored
from tenfold.server.identity import log_name, new_id
from tenfold.server.metrics import metrics
from tenfold.server.stores.jobs import LEASE_SECONDS, JobStore, TakenJob

log = logging.getLogger("tenfold.server")

POLL_SECONDS = 1.0
"""How often to look for due jobs that no one announced."""
RETRY_SECONDS = 5.0
MAX_JOBS = 512
"""At most this many jobs run at once; most of them only wait for the pace of their table."""


class JobResult(Enum):
    """What becomes of a job after its handler; a number of seconds means: run it again then."""

    DONE = "done"
    REPLACED = "replaced"
    """The append has replaced the table's jobs already."""


Handler = Callable[[TakenJob], Awaitable[JobResult | float]]
"""Handles a job of one kind. It may run twice if a process is slow, so it must be idempotent."""


class Worker:
    def __init__(self, jobs: JobStore, handlers: Mapping[str, Handler]) -> None:
        self.name = new_id()
        """The name under which this process leases jobs."""
        self._jobs = jobs
        self._handlers = handlers
        self._doing: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()

    def wake_in(self, seconds: float = 0.0) -> None:
        """Look for due jobs after so many seconds, instead of at the next poll."""
        if seconds <= 0:
            self._wake.set()
        elif seconds < POLL_SECONDS:
            asyncio.get_running_loop().call_later(seconds, self._wake.set)

    async def run(self) -> None:
        holding = asyncio.create_task(self._hold())
        try:
            while True:
                self._wake.clear()
                await self._take()
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._wake.wait()
        finally:
            holding.cancel()

    async def _take(self) -> None:
        room = MAX_JOBS - len(self._doing)
        if room <= 0:
            return
        try:
            taken = await self._jobs.take(self.name, room)
        except NotStored:
            return  # the store says so itself; the next look may succeed
        for job in taken:
            task = asyncio.create_task(self._do(job))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)

    async def _hold(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            if self._doing:
                with suppress(NotStored):
                    await self._jobs.renew_lease(self.name)

    async def _do(self, job: TakenJob) -> None:
        result = await self._outcome(job)
        while True:
            try:
                if result is JobResult.DONE:
                    await self._jobs.finish(self.name, job)
                elif isinstance(result, float):
                    await self._jobs.reschedule(self.name, job, result)
                    self.wake_in(result)
            except NotStored:
                await asyncio.sleep(POLL_SECONDS)
                continue
            return

    async def _outcome(self, job: TakenJob) -> JobResult | float:
        try:
            result = await self._handlers[job.kind](job)
            metrics().jobs.labels(job.kind).inc()
        except (NotFound, KeyError):
            return JobResult.DONE  # its table is gone
        except TenfoldError as error:
            log.info("table %s: job %s refused, retrying: %s", log_name(job.table), job.kind, error.code)
        except Exception:
            log.exception("table %s: job %s failed, retrying", log_name(job.table), job.kind)
        else:
            return result
        return RETRY_SECONDS

    async def close(self) -> None:
        for task in list(self._doing):
            task.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)
        with suppress(NotStored):
            await self._jobs.release_all(self.name)
