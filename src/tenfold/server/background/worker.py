"""Has what waits done when its time has come: each job by one process, and by another if that one dies."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from enum import Enum

from tenfold.core.errors import TenfoldError
from tenfold.server.errors import NotFound, NotStored
from tenfold.server.identity import new_id
from tenfold.server.metrics import metrics
from tenfold.server.stores.jobs import LEASE_SECONDS, JobStore, TakenJob

log = logging.getLogger("tenfold.server")

POLL_SECONDS = 1.0
"""How often is looked for jobs whose time has come and of which nobody told us."""
RETRY_SECONDS = 5.0
MAX_JOBS = 512
"""So many jobs of one process at once: most of them only wait for the pace of their table."""


class JobResult(Enum):
    """What becomes of a job that was done, unless it is to be done again after some seconds."""

    DONE = "done"
    REPLACED = "replaced"
    """The log has moved on with it, and says itself what waits now."""


Handler = Callable[[TakenJob], Awaitable[JobResult | float]]
"""Does a job of one kind. It may be begun twice, when a process is slow, so it must do nothing twice."""


class Worker:
    """Takes jobs and has them done, as long as the process lives."""

    def __init__(self, jobs: JobStore, handlers: Mapping[str, Handler]) -> None:
        self.name = new_id()
        """As which this process holds jobs."""
        self._jobs = jobs
        self._handlers = handlers
        self._doing: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._doing)

    def wake_in(self, seconds: float = 0.0) -> None:
        """Something is to be done in so many seconds: look then, and not only once in a while."""
        if seconds <= 0:
            self._wake.set()
        elif seconds < POLL_SECONDS:
            asyncio.get_running_loop().call_later(seconds, self._wake.set)

    async def run(self) -> None:
        """Take what is due, again and again."""
        holding = asyncio.create_task(self._hold())
        try:
            while True:
                self._wake.clear()
                await self._take()
                try:
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._wake.wait()
                except TimeoutError:
                    continue
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
        """Say that we live, as long as we do."""
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            if self._doing:
                try:
                    await self._jobs.renew_lease(self.name)
                except NotStored:
                    continue

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
            log.info("table %s: %s could not be done: %s", job.table, job.kind, error.code)
        except Exception:
            log.exception("table %s: %s failed", job.table, job.kind)
        else:
            return result
        return RETRY_SECONDS

    async def close(self) -> None:
        """Stop everything; others do what we were doing."""
        for task in list(self._doing):
            task.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)
        try:
            await self._jobs.release_all(self.name)
        except NotStored:
            return
