"""The SQLite driver: one thread writes, and commits together whatever is queued."""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar, cast

from tenfold.server.errors import NotStored
from tenfold.server.messages import message
from tenfold.server.stores import sqlite_connection
from tenfold.server.stores.driver import MAX_ATTEMPTS, Row, Transaction
from tenfold.server.stores.errors import Conflict
from tenfold.server.stores.sqlite_append import create_trigger

log = logging.getLogger("tenfold.server")

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Queued = tuple[Work[Any], "asyncio.Future[Any]", bool]
"""A write, its result, and whether it is one statement, which is atomic without our help."""
Done = tuple["asyncio.Future[Any]", Any, Exception | None]
"""A result to be, what it is, and why there is none."""

NOW = "$now"
"""A parameter that every statement gets."""
MAX_BATCH = 256
"""How many writes share one commit."""
FILE_CHECK_SECONDS = 0.1
"""The files are checked after every commit, and before one that comes this much later."""
PAGE_CHECK_SECONDS = 5.0
"""How long `problems` waits for the check of all pages."""
DAMAGED, GONE = "not-stored-damaged", "not-stored-gone"


def parameters(values: Sequence[Any]) -> dict[str, Any]:
    """The values of `$1`, `$2` and so on, and of `$now`."""
    named = {str(number): value for number, value in enumerate(values, 1)}
    named["now"] = time.time()
    return named


class SqliteTransaction:
    """Statements on the writer's connection. Its methods never suspend, so a thread can run them."""

    now = NOW

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        return self._connection.execute(sql, parameters(values)).fetchall()

    async def execute(self, sql: str, *values: Any) -> int:
        return self._connection.execute(sql, parameters(values)).rowcount

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        self._connection.executemany(sql, [parameters(row) for row in rows])

    async def lock(self, table: str) -> None:
        """Nothing to do: one transaction runs at a time."""


class SqliteDriver:
    """A SQLite file that one process has to itself."""

    is_shared = False
    now = NOW
    contains = "instr({column}, {parameter}) > 0"

    def __init__(self, path: Path) -> None:
        sqlite_connection.create_private(path)
        self._path = path
        self._writer, self._reader = sqlite_connection.open_connections(path)
        create_trigger(self._writer)
        self._files = sqlite_connection.file_identities(path)
        self._files_checked = 0.0
        self._damage: str | None = None
        self._pages_checked = asyncio.Event()
        self._gathered: dict[asyncio.AbstractEventLoop, list[Queued]] = {}
        """Writes of this turn of an event loop: waking the writer once for all of them is cheaper."""
        self._queue: queue.SimpleQueue[list[Queued] | None] = queue.SimpleQueue()
        self._reading = threading.Lock()
        self._thread = threading.Thread(target=self._run_writer, name="tenfold-store", daemon=True)
        self._thread.start()

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        """Read rows, beside the writer."""
        try:
            return await asyncio.to_thread(self._fetch, sql, parameters(values))
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    def _fetch(self, sql: str, values: dict[str, Any]) -> list[Row]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    async def execute(self, sql: str, *values: Any) -> int:
        named = parameters(values)
        return await self.write(lambda connection: connection.execute(sql, named).rowcount, is_statement=True)

    async def execute_returning(self, sql: str, *values: Any) -> list[Row]:
        named = parameters(values)
        return await self.write(
            lambda connection: connection.execute(sql, named).fetchall(), is_statement=True
        )

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        named = [parameters(row) for row in rows]
        await self.write(lambda connection: connection.executemany(sql, named).rowcount)

    async def transaction(
        self,
        work: Callable[[Transaction], Awaitable[T]],
        *,
        attempts: int = MAX_ATTEMPTS,  # noqa: ARG002  (no other process is ever faster)
    ) -> T:
        return await self.write(lambda connection: _finished(work(SqliteTransaction(connection))))

    async def write(self, work: Work[T], *, is_statement: bool = False) -> T:
        """Have the writer thread do something. Raises Conflict or NotStored."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            gathered = self._gathered[loop] = []
            loop.call_soon(self._pass_on, loop)
        gathered.append((work, future, is_statement))
        try:
            return await future
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    def _pass_on(self, loop: asyncio.AbstractEventLoop) -> None:
        gathered = self._gathered.pop(loop, None)
        if gathered:
            self._queue.put(gathered)

    def _run_writer(self) -> None:
        while (batch := self._queue.get()) is not None:
            while len(batch) < MAX_BATCH:
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    self._queue.put(None)
                    break
                batch += following
            self._commit(batch)

    def _commit(self, batch: list[Queued]) -> None:
        """One commit for all; each write is whole or has not happened.

        Each statement releases the interpreter's lock, and a busy event loop is slow to give it back. So
        there are as few as possible, and one statement alone is its own commit.
        """
        done: list[Done] = []
        is_own_commit = len(batch) == 1 and batch[0][2]
        try:
            if time.monotonic() - self._files_checked > FILE_CHECK_SECONDS:
                self._check_files()
            if not is_own_commit:
                self._writer.execute("BEGIN IMMEDIATE")
            attempt = self._attempt_alone if len(batch) == 1 else self._attempt_among_others
            for work, future, is_statement in batch:
                if not future.cancelled():
                    done.append((future, *(self._attempt if is_statement else attempt)(work)))
                    self._check_transaction(batch, done[-1][2])
            if self._writer.in_transaction:
                self._writer.execute("COMMIT")
            self._check_files()
        except (sqlite3.Error, NotStored) as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            done = [(future, None, error) for _, future, _ in batch]
        for loop, group in groupby(done, lambda one: one[0].get_loop()):
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                loop.call_soon_threadsafe(_tell, list(group))

    def _check_transaction(self, batch: list[Queued], problem: Exception | None) -> None:
        """A problem that rolled back the whole transaction has failed all its writes."""
        if problem is not None and len(batch) > 1 and not self._writer.in_transaction:
            raise NotStored from problem

    def _attempt(self, work: Work[Any]) -> tuple[Any, Exception | None]:
        """The result of a write, or why it has not happened."""
        try:
            result = work(self._writer)
        except Exception as error:  # noqa: BLE001  (it is passed on to the caller of this write)
            return None, error
        if isinstance(result, sqlite3.Cursor):  # freed in another thread, it would reset a statement in use
            result.close()
            return None, None
        return result, None

    def _attempt_alone(self, work: Work[Any]) -> tuple[Any, Exception | None]:
        """The same for several statements that are the only write of a commit."""
        found = self._attempt(work)
        if found[1] is not None and self._writer.in_transaction:
            self._writer.execute("ROLLBACK")
        return found

    def _attempt_among_others(self, work: Work[Any]) -> tuple[Any, Exception | None]:
        """The same for several statements that share a commit with other writes."""
        self._writer.execute("SAVEPOINT one")
        found = self._attempt(work)
        if found[1] is not None:
            self._writer.execute("ROLLBACK TO one")
        self._writer.execute("RELEASE one")
        return found

    @property
    def _are_files_gone(self) -> bool:
        return sqlite_connection.file_identities(self._path) != self._files

    def _check_files(self) -> None:
        """Writing to a file that was deleted or replaced causes no error, but what is written is lost."""
        if self._are_files_gone:
            raise NotStored(GONE)
        self._files_checked = time.monotonic()

    def _refusal(self, error: sqlite3.Error) -> NotStored:
        log.error("database error: %s", error)
        if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
            self._damage = DAMAGED
            return NotStored(DAMAGED)
        return NotStored()

    async def check_writable(self) -> None:
        await self.write(sqlite_connection.check_writable)

    async def problems(self) -> list[str]:
        """Damaged pages and missing files, one sentence each."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PAGE_CHECK_SECONDS):
                await self._pages_checked.wait()
        return [message(name) for name in (self._damage, GONE if self._are_files_gone else None) if name]

    async def check_pages(self) -> None:
        try:
            found = await asyncio.to_thread(sqlite_connection.damage_of, self._path)
        except sqlite3.Error as error:
            found = str(error)
        if found is not None:
            log.error("database file is damaged: %s", found)
            self._damage = DAMAGED
        self._pages_checked.set()

    async def scrub(self) -> None:
        """Empty the write-ahead log; in the main file, deleted rows are overwritten already."""
        try:
            await asyncio.to_thread(sqlite_connection.empty_journal, self._path)
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    async def close(self) -> None:
        self._pass_on(asyncio.get_running_loop())
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._reader.close()


def _tell(done: list[Done]) -> None:
    """Give results to those who still wait; waking the event loop once is enough for a whole commit."""
    for future, result, problem in done:
        if future.done():
            continue
        if problem is not None:
            future.set_exception(problem)
        else:
            future.set_result(result)


def _finished(work: Awaitable[T]) -> T:
    """The result of a coroutine that never suspends."""
    try:
        cast("Coroutine[Any, None, T]", work).send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise RuntimeError("a transaction may await nothing but its statements")
