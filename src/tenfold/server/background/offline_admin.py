"""Store access for admin commands that need no running server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeVar

from tenfold.server.settings import Settings
from tenfold.server.stores.factory import create_store
from tenfold.server.stores.lock import DataLock
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, TableLine
from tenfold.server.table.events import MatchClosed, encode_event

T = TypeVar("T")


@asynccontextmanager
async def open_store(settings: Settings, *, alone: bool = True) -> AsyncIterator[Store]:
    """Open a server's store; a file is locked, because only one process may write to it."""
    lock = DataLock(settings.data) if alone and not settings.database else None
    try:
        store = create_store(settings)
        try:
            yield store
        finally:
            await store.close()
    finally:
        if lock is not None:
            lock.release()


def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], *, alone: bool = True) -> T:
    """Run something with a server's store, alone or beside a running server."""

    async def main() -> T:
        async with open_store(settings, alone=alone) as store:
            return await work(store)

    return asyncio.run(main())


async def close_table(store: Store, line: TableLine) -> None:
    """End a match without loading it; a table that hasn't started is deleted."""
    if line.summary.status == "waiting":
        await store.tables.delete(line.id)
        return
    over = replace(line.summary, status="over", open_seats=0, bot_due=False, due=[])
    head = len(await store.tables.event_times(line.id))
    await store.tables.append(line.id, head, [StoredEvent(encode_event(MatchClosed("closed")))], over)
