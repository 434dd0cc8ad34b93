"""Store access for admin commands that need no running server."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import TypeVar

from tenfold.server.settings import Settings
from tenfold.server.stores.factory import create_store
from tenfold.server.stores.lock import DataLock
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, TableLine
from tenfold.server.table.events import MatchClosed, encode_event

T = TypeVar("T")


def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], *, alone: bool = True) -> T:
    """Run something with a server's store; alone, because only one process may write to a file."""

    async def main() -> T:
        async with AsyncExitStack() as stack:
            if alone and not settings.database:
                stack.callback(DataLock(settings.data).release)
            store = create_store(settings)
            stack.push_async_callback(store.close)
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
