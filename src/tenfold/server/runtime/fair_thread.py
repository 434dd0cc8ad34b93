"""A thread for long work that anyone can ask for: address by address, a few pieces for each."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from contextvars import copy_context
from typing import TypeVar

from tenfold.server.bots.agent_pool import FairSemaphore, give_way
from tenfold.server.errors import TooMany

T = TypeVar("T")

RETRY_SECONDS = 5.0


class FairThread:
    """Works for one address after another, so that one that asks for much delays mostly itself."""

    def __init__(self, name: str, max_waiting: int, max_in_all: int) -> None:
        self._max_waiting = max_waiting
        """How many pieces of work one address can wait for."""
        self._max_in_all = max_in_all
        self._waiting: Counter[str | None] = Counter()
        self._turns = FairSemaphore(1)
        self._thread = ThreadPoolExecutor(1, name, initializer=give_way)

    @property
    def waiting(self) -> int:
        return self._waiting.total()

    @contextmanager
    def place(self, address: str | None) -> Iterator[None]:
        """A place in the queue; TooMany if the address has too many, or all of them together."""
        if self._waiting[address] >= self._max_waiting or self.waiting >= self._max_in_all:
            raise TooMany(RETRY_SECONDS)
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # drops those who wait for nothing

    @asynccontextmanager
    async def turn(self, address: str | None) -> AsyncIterator[None]:
        """Wait until it's this address's turn; nobody else works until the block ends."""
        await self._turns.acquire(address or "")
        try:
            yield
        finally:
            self._turns.release()

    async def run(self, work: Callable[[], T]) -> T:
        """Run work in the thread, in the language of whoever asked."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, copy_context().run, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
