"""A semaphore that serves waiting tables in turn."""

import asyncio
from collections import deque


class FairSemaphore:
    """A semaphore for which tables queue instead of tasks, each with one place at a time.

    A table with many waiting tasks delays the others by one of them at a time.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting tasks of each table, beginning with the table that is next."""

    async def acquire(self, table: str) -> None:
        """Wait for a place, to be released when the work is done."""
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # the place came when nobody wanted it any more
            raise

    def release(self) -> None:
        """Give the place to the next table that still waits."""
        while self._waiting:
            table = next(iter(self._waiting))
            own = self._waiting.pop(table)
            turn = own.popleft()
            if own:
                self._waiting[table] = own
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
