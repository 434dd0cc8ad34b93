"""Archives old tables, and deletes them after a grace period.

Tables age by the server's uptime, measured by a monotonic clock. A wall clock that jumps, or a server
that was off for a month, makes no table older.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tenfold.server.errors import NotStored
from tenfold.server.identity import log_name
from tenfold.server.settings import DAY, Settings
from tenfold.server.stores.jobs import TakenJob
from tenfold.server.stores.store import Store
from tenfold.server.table.anonymize import ANONYMOUS

log = logging.getLogger("tenfold.server")


MAX_STEPS = 2.0
"""One run adds the time of at most this many intervals, whatever the clock says."""
CHECK_EVERY = 24
"""The database file is checked every this many runs."""


@dataclass
class Expiry:
    """Archives and deletes old tables, but never one that someone is connected to."""

    _store: Store
    _settings: Settings
    _connected: Callable[[], Sequence[str]]
    _drop: Callable[[Iterable[str]], None]
    _clock: Callable[[], float] = time.monotonic
    _runs: int = 0
    _unsaved: float = 0.0

    def __post_init__(self) -> None:
        self._last = self._clock()

    async def done(self, _: TakenJob) -> float:
        """Job handler: run once, and return the seconds until the next run."""
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
        await self._store.history.erase_unknown(ANONYMOUS)
        await self._store.notifications.delete_stale(DAY, self._settings.guest_days * DAY, int(time.time()))
        await self._store.evenings.delete_idle(self._settings.over_days * DAY)
        for status, days in (
            ("waiting", self._settings.waiting_days),
            ("playing", self._settings.playing_days),
            ("over", self._settings.over_days),
            ("guide", self._settings.guide_days),
        ):
            for table in await self._store.tables.archive_idle(status, days * DAY):
                log.info("table %s expired", log_name(table))
