"""Places for thoughts: so many at once, and whoever has to wait takes turns with others, table by table."""

import asyncio
from collections import deque


class FairSemaphore:
    """A few places, and a line for them in which every table has its turn.

    A table that wants many thoughts waits for its own: it holds up others by one at a time.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By table, the one whose turn is next first."""

    async def acquire(self, table: str) -> None:
        """Wait for a place; whoever has one leaves it when done."""
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
        """Give a place to the next table; of those who have given up nobody takes it."""
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
