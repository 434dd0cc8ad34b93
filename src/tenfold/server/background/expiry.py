"""Archives old tables, deletes them after a grace period, and unloads idle ones from memory.

Tables age by the server's uptime, measured by a monotonic clock. A wall clock that jumps, or a server
that was off for a month, makes no table older.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from tenfold.server.errors import NotStored
from tenfold.server.settings import DAY, Settings
from tenfold.server.stores.jobs import TakenJob
from tenfold.server.stores.store import Store

log = logging.getLogger("tenfold.server")

SWEEP_SECONDS = 60.0
MAX_STEPS = 2.0
"""One run adds the time of at most this many intervals, whatever the clock says."""
CHECK_EVERY = 24
"""The database file is checked every this many runs."""


class Room(Protocol):
    """What expiry needs to know about a table in memory."""

    used: float

    @property
    def is_idle(self) -> bool:
        """Whether nothing happens there."""
        ...

    def close(self) -> None:
        """Release everything."""
        ...


R = TypeVar("R", bound=Room)


class Expiry:
    """Archives and deletes old tables, but never one that someone is connected to."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        connected: Callable[[], Sequence[str]],
        drop: Callable[[Iterable[str]], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._settings = settings
        self._connected = connected
        self._drop = drop
        self._clock = clock
        self._last = clock()
        self._runs = 0
        self._unsaved = 0.0

    async def done(self, _: TakenJob) -> float:
        """Look, as a job of the server; in how many seconds the next look is due."""
        try:
            await self.run_once()
        except NotStored as error:
            log.error("could not expire old tables: %s", error.sentence)  # noqa: TRY400  (no traceback)
        return self._settings.look_seconds

    async def keep_touching(self) -> None:
        """Mark connected tables as used, again and again, because another process may run expiry."""
        while True:
            await asyncio.sleep(self._settings.look_seconds)
            try:
                await self._store.tables.touch(self._connected())
            except NotStored:
                log.info("could not record which tables are in use")

    async def run_once(self) -> None:
        """Add the uptime since the last run, archive what is old, delete what was archived long ago."""
        if self._runs % CHECK_EVERY == 0:
            await self._store.check_pages()
        self._runs += 1
        now = self._clock()
        step = min(max(0.0, now - self._last), MAX_STEPS * self._settings.look_seconds)
        if self._store.is_shared:  # the last look may have been another process's, so long ago
            step = self._settings.look_seconds
        self._last = now
        self._unsaved += step
        whole = int(self._unsaved)
        await self._store.admin.add_uptime(whole)
        self._unsaved -= whole
        await self._store.tables.touch(self._connected())
        self._drop(await self._store.tables.delete_archived(self._settings.put_away_days * DAY))
        await self._store.guests.delete_unseen(self._settings.guest_days * DAY, int(time.time()))
        await self._store.notifications.delete_stale(DAY, self._settings.guest_days * DAY, int(time.time()))
        await self._store.evenings.delete_idle(self._settings.over_days * DAY)
        for status, days in (
            ("waiting", self._settings.waiting_days),
            ("playing", self._settings.playing_days),
            ("over", self._settings.over_days),
            ("guide", self._settings.guide_days),
        ):
            for table in await self._store.tables.archive_idle(status, days * DAY):
                log.info("table %s expired", table)


async def unload_idle(rooms: dict[str, R], idle_seconds: float) -> None:
    """Unload idle rooms, again and again."""
    while True:
        await asyncio.sleep(min(SWEEP_SECONDS, idle_seconds))
        oldest = time.monotonic() - idle_seconds
        for table, room in list(rooms.items()):
            if room.is_idle and room.used < oldest:
                del rooms[table]
                room.close()
