"""A room's background writes, which no one waits for."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tenfold.server.errors import NotStored
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.stores.jobs import ABSENCE, Job
from tenfold.server.stores.store import Store


@dataclass(eq=False)
class DeferredWrites:
    """Runs a room's background writes in order."""

    _table: str
    _store: Store
    _tasks: BackgroundTasks
    _wake_worker: Callable[[float], None]
    _grace_seconds: float
    expected: set[str] = field(default_factory=set)
    """People who are away, and for whose absence a job is planned."""
    _order: asyncio.Lock = field(default_factory=asyncio.Lock)

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

    def write(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Write something after everything that was written before it."""

        async def in_order() -> None:
            with suppress(NotStored):  # the store has logged it
                async with self._order:
                    await work()

        self._tasks.spawn(in_order())
