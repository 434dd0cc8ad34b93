"""Replays of finished matches: stored so that they outlive the rules, and read again."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tenfold.core.languages import DEFAULT_LANGUAGE, current_language, use_language
from tenfold.server.errors import NotFound
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.tables import TableRegistry
from tenfold.server.stores.store import Store
from tenfold.server.table import replays
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")


@dataclass(frozen=True)
class ReplayStore:
    _store: Store
    _tables: TableRegistry
    _tasks: BackgroundTasks

    def save_later(self, table: str) -> None:
        self._tasks.spawn(self._save(table))

    async def save_missing(self) -> None:
        """Store the replays that an earlier process couldn't."""
        for table in await self._store.blobs.tables_missing(replays.FILE):
            await self._save(table)

    async def _save(self, table: str) -> None:
        """Store all parts of a replay, so that it can be read when the rules have changed.

        The file comes last and means that everything is there. What fails is tried again at the next start.
        """
        try:
            room = self._tables.rooms.get(table)
            finished = room.table if room is not None else (await self._tables.load_table(table))[0]
            while finished.match is not None:
                await self._save_parts(finished)
                if len(await self._store.tables.event_times(table)) == finished.head:
                    break
                finished = (await self._tables.load_table(table))[0]  # a guest was erased meanwhile
        except Exception:
            log.exception("could not store the replay of table %s", table)

    async def _save_parts(self, table: Table) -> None:
        with use_language(DEFAULT_LANGUAGE):  # the same, whoever made the last move
            parts = await self._tasks.run_in_thread(lambda: dict(replays.stored_parts(table)))
        last = parts.pop(replays.FILE)
        save = partial(self._store.blobs.put, table.identity.id)
        await asyncio.gather(*(save(name, body) for name, body in parts.items()))
        await save(replays.FILE, last)

    async def part(self, table: Table, name: str, make: Callable[[], bytes]) -> bytes:
        """A part of a replay, compressed: as it was stored, or made now.

        Parts are stored in English. For other languages they're made on request, while the rules are played.
        """
        if current_language() == DEFAULT_LANGUAGE or table.match is None:
            kept = await self._store.blobs.get(table.identity.id, name)
            if kept is not None:
                return kept
        if table.match is None:
            raise NotFound("replay")
        return await self._tasks.run_in_thread(lambda: replays.gzip_bytes(make()))

    async def lines_page(self, table: Table, observer: str, page: int) -> bytes:
        """A page of a replay with the table as lines of text, which isn't stored."""
        make = partial(replays.page, table, observer, page, has_lines=True)
        return await self._tasks.run_in_thread(lambda: replays.gzip_bytes(make()))
