"""A room's background writes, which no one waits for."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.stores.jobs import ABSENCE, Job
from tenfold.server.stores.store import Store


class DeferredWrites:
    """Runs a room's background writes in order."""

    def __init__(
        self,
        table: str,
        store: Store,
        tasks: BackgroundTasks,
        wake_worker: Callable[[float], None],
        grace_seconds: float,
    ) -> None:
        self.expected: set[str] = set()
        """People who are away, and for whose absence a job is planned."""
        self._table = table
        self._store = store
        self._tasks = tasks
        self._wake_worker = wake_worker
        self._grace_seconds = grace_seconds
        self._order = asyncio.Lock()

    def expect_absences(self, away: set[str]) -> None:
        """Plan a job for everyone who's away, due after the grace period; cancel it for those who're back."""
        new, back = away - self.expected, self.expected - away
        self.expected = away
        if new:
            jobs = [Job(ABSENCE, guest, self._grace_seconds) for guest in sorted(new)]
            self.write(partial(self._store.jobs.plan, self._table, jobs))
            self._wake_worker(self._grace_seconds)
        for guest in sorted(back):
            self.write(partial(self._store.jobs.cancel, self._table, ABSENCE, guest))

    def cancel_jobs(self, jobs: Sequence[Job]) -> None:
        """Cancel what was planned for someone who is here now."""
        for job in jobs:
            self.write(partial(self._store.jobs.cancel, self._table, job.kind, job.subject))

    def write(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Write something after everything that was written before it."""

        async def in_order() -> None:
            async with self._order:
                await work()

        self._tasks.run_quietly(in_order)
