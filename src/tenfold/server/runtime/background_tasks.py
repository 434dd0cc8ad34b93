"""Work beside requests: tasks of the event loop that end with the server, and threads for long work."""

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tenfold.server.errors import NotStored

log = logging.getLogger("tenfold.server")

T = TypeVar("T")

THREADS = 2
RETRY_SECONDS = 2.0


async def retry_until_stored(work: Callable[[], Awaitable[T]]) -> T:
    """Do something that can be repeated, as soon as it can be stored."""
    while True:
        try:
            return await work()
        except NotStored:
            await asyncio.sleep(RETRY_SECONDS)


class BackgroundTasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tenfold-fold")
        """Threads for long work on tables, so that nobody else waits for it."""

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that ends with the server."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def keep_running(self, name: str, start: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start a task that ends with the server; if it fails, it starts again: no one else does its work."""
        self.spawn(self._restarted(name, start))

    async def _restarted(self, name: str, start: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                return await start()
            except Exception:
                log.exception("%s failed, starting again", name)
            await asyncio.sleep(RETRY_SECONDS)

    async def run_shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to its end, even if its caller is cancelled."""
        return await asyncio.shield(self.spawn(work))

    async def run_in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run work in a thread, in the language of the current request."""
        within = contextvars.copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._threads, within.run, work, *args)

    async def cancel_all(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
