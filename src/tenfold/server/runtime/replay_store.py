"""Replays of finished matches: stored so that they outlive the rules, and read again."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tenfold.core.languages import DEFAULT_LANGUAGE, current_language, use_language
from tenfold.server.errors import NotFound, NotStored
from tenfold.server.identity import log_name
from tenfold.server.runtime.background_tasks import BackgroundTasks, retry_until_stored
from tenfold.server.runtime.fair_thread import FairThread
from tenfold.server.runtime.load import Load
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.store import Store
from tenfold.server.table import replays
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

MAX_WAITING = 16
"""How many pages one address can wait for."""
MAX_WAITING_IN_ALL = 1024
MAX_CACHE_BYTES = 16 * 1024 * 1024

PageKey = tuple[str, int, str, str]
"""A table, how long its log is, a language, and the name of the page."""


@dataclass(eq=False)
class PageMaker:
    """Makes pages of replays in a thread of its own, address by address, and keeps the latest ones."""

    _tasks: BackgroundTasks
    _cache: OrderedDict[PageKey, bytes] = field(default_factory=OrderedDict)
    _making: dict[PageKey, asyncio.Task[bytes]] = field(default_factory=dict)
    _thread: FairThread = field(
        default_factory=lambda: FairThread("tenfold-replay", MAX_WAITING, MAX_WAITING_IN_ALL)
    )

    async def page(self, table: Table, name: str, make: Callable[[], bytes], address: str | None) -> bytes:
        """A page, compressed; TooMany if this address waits for too many others."""
        key = (table.identity.id, table.head, current_language(), name)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if key not in self._making:
            self._making[key] = self._tasks.spawn(self._make(key, make, address))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: PageKey, make: Callable[[], bytes], address: str | None) -> bytes:
        try:
            with self._thread.place(address):
                async with self._thread.turn(address):
                    body = await self._thread.run(lambda: replays.gzip_bytes(make()))
        finally:
            del self._making[key]
        self._cache[key] = body
        while sum(map(len, self._cache.values())) > MAX_CACHE_BYTES:
            self._cache.popitem(last=False)
        return body

    def forget(self, table: str) -> None:
        """Drop the pages of a table whose log was rewritten."""
        for key in [key for key in self._cache if key[0] == table]:
            del self._cache[key]

    def close(self) -> None:
        self._thread.close()


@dataclass(frozen=True)
class ReplayStore:
    _store: Store
    _tables: TableRegistry
    _tasks: BackgroundTasks
    pages: PageMaker
    _load: Load
    _saving: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One replay is stored at a time."""

    def save_later(self, table: str) -> None:
        self._tasks.spawn(retry_until_stored(partial(self._save, table)))

    async def save_missing(self) -> None:
        """Store the replays that an earlier process couldn't."""
        for table in await self._store.blobs.tables_missing(replays.FILE):
            await self._save(table)

    async def _save(self, table: str) -> None:
        """Store all parts of a replay, so that it can be read when the rules have changed.

        The file comes last and means that everything is there. What fails is tried again at the next start.
        Raises NotStored.
        """
        try:
            room = self._tables.rooms.get(table)
            finished = room.table if room is not None else (await self._tables.load_table(table))[0]
            while finished.match is not None:
                await self._save_parts(finished)
                if len(await self._store.tables.event_times(table)) == finished.head:
                    break
                finished = (await self._tables.load_table(table))[0]  # a guest was erased meanwhile
        except NotStored:
            raise
        except Exception:
            log.exception("could not store the replay of table %s", log_name(table))

    async def _save_parts(self, table: Table) -> None:
        parts: dict[str, bytes] = {}
        making = replays.stored_parts(table)
        # Part by part, so that those who are playing wait for a few milliseconds at most.
        async with self._saving:
            with use_language(DEFAULT_LANGUAGE):  # the same, whoever made the last move
                while (part := await self._tasks.run_in_thread(next, making, None)) is not None:
                    parts[part[0]] = part[1]
                    await self._load.wait_while_high()
        last = parts.pop(replays.FILE)
        save = partial(self._store.blobs.put, table.identity.id)
        await asyncio.gather(*(save(name, body) for name, body in parts.items()))
        await save(replays.FILE, last)

    async def part(self, table: Table, name: str, make: Callable[[], bytes], address: str | None) -> bytes:
        """A part of a replay, compressed: as it was stored, or made now.

        Parts are stored in English. For other languages they're made on request, while the rules are played.
        """
        if current_language() == DEFAULT_LANGUAGE or table.match is None:
            kept = await self._store.blobs.get(table.identity.id, name)
            if kept is not None:
                return kept
        if table.match is None:
            raise NotFound("replay")
        return await self.pages.page(table, name, make, address)

    async def lines_page(self, table: Table, observer: str, page: int, address: str | None) -> bytes:
        """A page of a replay with the table as lines of text, which isn't stored."""
        make = partial(replays.page, table, observer, page, has_lines=True)
        return await self.pages.page(table, f"{replays.page_name(observer, page)}/lines", make, address)
