"""A store with one table, for the tests of stores."""

import asyncio
from collections.abc import Callable
from typing import Any

from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import StoredEvent, Summary, TableRow

SUMMARY = Summary("playing", 0, bot_due=False, names=["Ann", "Bob"], due=["ann"])
ROW = TableRow("t", "tenzania", "key", "CODE22", b"secret", public=False)

Open = Callable[[], Store]
"""Opens a store with the same data each time."""


def run(reopen: Open, work: Any) -> Any:
    """Do something with a store that has one table."""

    async def main() -> Any:
        store = reopen()
        try:
            if await store.tables.row("t") is None:
                await store.tables.create(ROW, [StoredEvent(b"made")], SUMMARY, ["ann"])
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())
