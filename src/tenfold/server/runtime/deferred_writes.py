"""What a room plans without anybody waiting for it: reminders of people who are away, and who is here."""

import asyncio
import weakref
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tenfold.server.stores.jobs import ABSENCE, Job

if TYPE_CHECKING:
    from tenfold.server.runtime.room import Room


class DeferredWrites:
    """Writes beside the log, one after the other."""

    def __init__(self, room: "Room") -> None:
        self.expected: set[str] = set()
        """People who are away, and of whose absence a job will remind us."""
        self._held = weakref.ref(room)
        """Held loosely, so that a room that is let go is freed at once."""
        self._in_turn = asyncio.Lock()

    @property
    def _room(self) -> "Room":
        room = self._held()
        assert room is not None
        return room

    def expect_absences(self, away: set[str]) -> None:
        """Jobs remind us of those who are away, after the grace; of those who are here, none does."""
        house, table = self._room.house, self._room.id
        grace = house.settings.grace_seconds
        new, back = away - self.expected, self.expected - away
        self.expected = away
        if new:
            jobs = [Job(ABSENCE, guest, grace) for guest in sorted(new)]
            self.write(partial(house.store.jobs.plan, table, jobs))
            house.worker.wake_in(grace)
        for guest in sorted(back):
            self.write(partial(house.store.jobs.cancel, table, ABSENCE, guest))

    def announce_join(self, guest: str) -> None:
        """Other processes are to know that a guest is here."""
        if self._room.house.cluster is not None:
            self.write(partial(self._room.house.cluster.publish_join, self._room.id, guest))

    def cancel_jobs(self, jobs: Sequence[Job]) -> None:
        """What was planned for somebody who is here now."""
        for job in jobs:
            self.write(partial(self._room.house.store.jobs.cancel, self._room.id, job.kind, job.subject))

    def announce_leave(self, guest: str) -> None:
        """Other processes are to know that a guest is not here any more."""
        if self._room.house.cluster is not None:
            self.write(partial(self._room.house.cluster.publish_leave, self._room.id, guest))

    def write(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Write something that nobody waits for, after what was written before it."""

        async def in_turn() -> None:
            async with self._in_turn:
                await work()

        self._room.house.in_passing(in_turn)
