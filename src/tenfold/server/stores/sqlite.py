"""The store in one SQLite file: one thread writes, and commits what waits together."""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from tenfold.server.errors import NotStored
from tenfold.server.messages import say
from tenfold.server.stores.jobs import Job
from tenfold.server.stores.opening import make_private, opened, try_to_write
from tenfold.server.stores.sqlite_appending import append, prepare
from tenfold.server.stores.sqlite_copying import SqliteCopying
from tenfold.server.stores.sqlite_evenings import SqliteEvenings
from tenfold.server.stores.sqlite_jobs import SqliteJobs, plan
from tenfold.server.stores.sqlite_keeping import SqliteKeeping, empty_journal
from tenfold.server.stores.sqlite_notices import SqliteNotices
from tenfold.server.stores.store import (
    LINE,
    StoredEvent,
    Summary,
    TableLine,
    TableRow,
    Taken,
    columns_of,
    line_of,
)
from tenfold.server.stores.watched import Watched

log = logging.getLogger("tenfold.server")

T = TypeVar("T")
Work = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]", bool]
"""What to write, who waits for it, and whether it is one statement: whole or nothing without our help."""

MOST_TOGETHER = 256
"""So many writes share one commit at most."""
TRY_SECONDS = 2.0
"""So long an answer to whether something can be written holds."""
LOOK_SECONDS = 0.1
"""The files are looked for after every commit, and before one that comes so long after that."""
CHECK_PATIENCE = 5.0
DAMAGED = "not-stored-damaged"


class SqliteStore(SqliteJobs, SqliteKeeping, SqliteCopying, SqliteEvenings, SqliteNotices):
    """The store of one process."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        make_private(path)
        self._path = path
        self._writer, self._reader = opened(path)
        prepare(self._writer)
        self._watched = Watched(path)
        self._damage: str | None = None
        self._checked = asyncio.Event()
        self._tried = (0.0, "")
        self._looked_at_files = 0.0
        self._work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._reading = threading.Lock()
        self._thread = threading.Thread(target=self._write_forever, name="tenfold-store", daemon=True)
        self._thread.start()

    def _write_forever(self) -> None:
        while (first := self._work.get()) is not None:
            batch = [first]
            while len(batch) < MOST_TOGETHER:
                try:
                    following = self._work.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    self._work.put(None)
                    break
                batch.append(following)
            self._write_together(batch)

    def _write_together(self, batch: list[Work]) -> None:
        """One commit for all; each is whole or has not happened.

        Each statement gives the interpreter's lock away, and a busy loop is slow to give it back: so there
        are no more of them than it takes. One statement alone is its own commit.
        """
        done: list[tuple[Future[Any], Any, Exception | None]] = []
        is_own_commit = len(batch) == 1 and batch[0][2]
        try:
            if time.monotonic() - self._looked_at_files > LOOK_SECONDS:
                self._check_files()
            if not is_own_commit:
                self._writer.execute("BEGIN IMMEDIATE")
            attempt = self._alone if len(batch) == 1 else self._among_others
            for work, future, is_statement in batch:
                if future.set_running_or_notify_cancel():
                    done.append((future, *(self._at_once if is_statement else attempt)(work)))
                    self._check_others(batch, done[-1][2])
            if self._writer.in_transaction:
                self._writer.execute("COMMIT")
            self._check_files()
        except (sqlite3.Error, NotStored) as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            done = [(future, None, error) for _, future, _ in batch if not future.cancelled()]
        for future, result, problem in done:
            if problem is not None:
                future.set_exception(problem)
            else:
                future.set_result(result)

    def _check_others(self, batch: list[Work], problem: Exception | None) -> None:
        """What has undone the whole commit has failed for all."""
        if problem is not None and len(batch) > 1 and not self._writer.in_transaction:
            raise NotStored from problem

    def _at_once(self, work: Callable[[sqlite3.Connection], Any]) -> tuple[Any, Exception | None]:
        """One statement: what it found, or why it has not happened."""
        try:
            return _kept(work(self._writer)), None
        except Exception as error:  # noqa: BLE001  (it belongs to whoever asked for this write)
            return None, error

    def _alone(self, work: Callable[[sqlite3.Connection], Any]) -> tuple[Any, Exception | None]:
        """The only work of a commit: what it found, or why it has not happened."""
        found = self._at_once(work)
        if found[1] is not None and self._writer.in_transaction:
            self._writer.execute("ROLLBACK")
        return found

    def _among_others(self, work: Callable[[sqlite3.Connection], Any]) -> tuple[Any, Exception | None]:
        """The same for one of several, which the others do not notice."""
        self._writer.execute("SAVEPOINT one")
        found = self._at_once(work)
        if found[1] is not None:
            self._writer.execute("ROLLBACK TO one")
        self._writer.execute("RELEASE one")
        return found

    def _check_files(self) -> None:
        """What goes into a file that nobody finds again is not stored."""
        problem = self._watched.problem
        if problem is not None:
            raise NotStored(problem)
        self._looked_at_files = time.monotonic()

    async def _write(self, work: Callable[[sqlite3.Connection], T], *, is_statement: bool = False) -> T:
        future: Future[T] = Future()
        self._work.put((work, future, is_statement))
        try:
            return await asyncio.wrap_future(future)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        try:
            return await asyncio.to_thread(self._fetch, sql, values)
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    def _refusal(self, error: sqlite3.Error) -> NotStored:
        log.error("the data cannot be used: %s", error)
        if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
            self._damage = DAMAGED
            return NotStored(DAMAGED)
        return NotStored()

    async def problems(self) -> list[str]:
        """What keeps the store from its work: damaged pages, missing files, no room."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECK_PATIENCE):
                await self._checked.wait()
        when, problem = self._tried
        if time.monotonic() - when > TRY_SECONDS:
            try:
                await self._write(try_to_write)
                problem = ""
            except NotStored as error:
                problem = error.sentence
            self._tried = (time.monotonic(), problem)
        named = [say(name) for name in (self._damage, self._watched.problem) if name]
        return list(dict.fromkeys([*named, *([problem] if problem else [])]))

    async def check_pages(self) -> None:
        """Look at every page of the file, beside all other work; what is damaged is remembered."""
        try:
            found = await asyncio.to_thread(_damage_of, self._path)
        except sqlite3.Error as error:
            found = str(error)
        if found is not None:
            log.error("the data are damaged: %s", found)
            self._damage = DAMAGED
        self._checked.set()

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The secret of a name, made from `fresh` when it is asked for the first time."""

        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO keys VALUES (?, ?)", (name, fresh))
            row = connection.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
            return bytes(row[0])

        return await self._write(work)

    async def make(
        self,
        row: TableRow,
        events: Sequence[StoredEvent],
        summary: Summary,
        members: Sequence[str],
        *,
        jobs: Sequence[Job] = (),
    ) -> None:
        """A new table with its first events, those who may see it, and what is to be done there."""
        now = int(time.time())

        def work(connection: sqlite3.Connection) -> None:
            fixed = (row.id, row.game, row.key, row.code, row.secret, row.public, now, now)
            connection.execute(
                "INSERT INTO tables (id, game, key, code, secret, public, created, updated,"
                " status, open_seats, bot_due, names, due, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT seconds FROM lived))",
                (*fixed, *columns_of(summary)),
            )
            _insert(connection, row.id, 0, events, now)
            connection.executemany(
                "INSERT INTO members (table_id, guest) VALUES (?, ?)", [(row.id, guest) for guest in members]
            )
            plan(connection, row.id, jobs)

        try:
            await self._write(work)
        except sqlite3.IntegrityError as error:
            raise Taken from error

    async def append(
        self,
        table: str,
        head: int,
        events: Sequence[StoredEvent],
        summary: Summary,
        *,
        is_noticed: bool = True,
        jobs: Sequence[Job] = (),
    ) -> None:
        """More events after number `head`, all of them or none; Conflict or Duplicate otherwise.

        What no stranger would notice does not change when the table was updated.
        """
        await self._write(
            lambda connection: append(
                connection, table, head, events, summary, is_noticed=is_noticed, jobs=jobs
            ),
            is_statement=len(events) == 1,
        )

    async def row(self, table: str) -> TableRow | None:
        """A table, if there is one of that id."""
        rows = await self._read("SELECT id, game, key, code, secret, public FROM tables WHERE id = ?", table)
        if not rows:
            return None
        table_id, game, key, code, secret, public = rows[0]
        return TableRow(table_id, game, key, code, secret, bool(public))

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The log of a table after a number, in order."""
        sql = "SELECT body, command_id, answer FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        rows = await self._read(sql, table, after)
        return [StoredEvent(*row) for row in rows]

    async def table_of_key(self, key: str, code: str, seconds: float) -> str | None:
        """The table that a link's key opens, or a short code, if it was touched in so many lived seconds."""
        rows = await self._read(
            "SELECT id FROM tables WHERE key = ?"
            " OR (code = ? AND touched >= (SELECT seconds FROM lived) - ?)",
            *(key, code, seconds),
        )
        return rows[0][0] if rows else None

    async def admit(self, table: str, guest: str) -> None:
        """Let a guest see a table."""
        sql = (
            "INSERT INTO members (table_id, guest) VALUES (?, ?)"
            " ON CONFLICT (guest, table_id) DO UPDATE SET hidden = 0"
        )
        await self._write(lambda connection: connection.execute(sql, (table, guest)))

    async def hide(self, table: str, guest: str) -> None:
        """Leave a table out of a guest's own list."""
        sql = "UPDATE members SET hidden = 1 WHERE table_id = ? AND guest = ?"
        await self._write(lambda connection: connection.execute(sql, (table, guest)))

    async def members(self, table: str) -> list[str]:
        """The guests that may see a table."""
        return [row[0] for row in await self._read("SELECT guest FROM members WHERE table_id = ?", table)]

    async def mine(self, guest: str, most: int) -> list[TableLine]:
        """The tables of a guest, the latest first."""
        rows = await self._read(
            f"SELECT {LINE} FROM tables JOIN members ON table_id = tables.id"  # noqa: S608  (a constant)
            " WHERE guest = ? AND hidden = 0 AND status != 'guide' ORDER BY updated DESC LIMIT ?",
            guest,
            most,
        )
        return [line_of(row) for row in rows]

    async def public(self, since: int, most: int) -> list[TableLine]:
        """The public tables that wait or play, the latest first."""
        rows = await self._read(
            f"SELECT {LINE} FROM tables WHERE public = 1 AND status != 'over' AND updated >= ?"  # noqa: S608
            " ORDER BY status = 'playing', updated DESC LIMIT ?",
            since,
            most,
        )
        return [line_of(row) for row in rows]

    async def name(self, guest: str) -> str:
        """A guest's name, or nothing."""
        rows = await self._read("SELECT name FROM guests WHERE id = ?", guest)
        return rows[0][0] if rows else ""

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest a name, and note that the logs of their tables do not know it yet."""
        sql = (
            "INSERT INTO guests VALUES (?, ?, ?, (SELECT seconds FROM lived))"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
        )

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(sql, (guest, name, int(time.time())))
            connection.execute("UPDATE members SET renamed = 1 WHERE guest = ?", (guest,))

        await self._write(work)

    async def tables_of(self, guest: str) -> list[str]:
        """The tables that a guest may see and that are not over."""
        sql = "SELECT id FROM tables JOIN members ON table_id = id WHERE guest = ? AND status != 'over'"
        return [row[0] for row in await self._read(sql, guest)]

    async def newly_named(self, table: str) -> list[tuple[str, str]]:
        """The guests whose new names a table's log does not know yet; each is told once."""
        sql = (
            "SELECT guest, name FROM members JOIN guests ON guests.id = guest"
            " WHERE table_id = ? AND renamed = 1"
        )
        found = [(row[0], row[1]) for row in await self._read(sql, table)]
        if found:
            clear = "UPDATE members SET renamed = 0 WHERE table_id = ?"
            await self._write(lambda connection: connection.execute(clear, (table,)))
        return found

    async def keep_code(self, code: str, guest: str, expires: int) -> None:
        """Remember a code that hands a guest over."""
        await self._write(
            lambda connection: connection.execute(
                "INSERT INTO codes VALUES (?, ?, ?)", (code, guest, expires)
            )
        )

    async def use_code(self, code: str, now: int) -> str | None:
        """The guest of a code, once."""

        def work(connection: sqlite3.Connection) -> str | None:
            connection.execute("DELETE FROM codes WHERE expires < ?", (now,))
            rows = connection.execute("DELETE FROM codes WHERE code = ? RETURNING guest", (code,)).fetchall()
            return rows[0][0] if rows else None

        return await self._write(work)

    async def live(self, seconds: int) -> None:
        """So many more seconds have passed in which a server ran."""
        sql = "UPDATE lived SET seconds = seconds + ?"
        await self._write(lambda connection: connection.execute(sql, (seconds,)))

    async def touch(self, tables: Sequence[str]) -> None:
        """Somebody is at these tables: they are young again, and none of them is put away."""
        sql = "UPDATE tables SET touched = (SELECT seconds FROM lived), put_away = NULL WHERE id = ?"
        await self._write(lambda connection: connection.executemany(sql, [(table,) for table in tables]))

    async def put_away(self, status: str, seconds: float) -> list[str]:
        """Mark the tables of a status that nobody has touched for so many lived seconds."""
        sql = (
            "UPDATE tables SET put_away = (SELECT seconds FROM lived) WHERE status = ?"
            " AND put_away IS NULL AND touched < (SELECT seconds FROM lived) - ? RETURNING id"
        )
        rows = await self._write(lambda connection: connection.execute(sql, (status, seconds)).fetchall())
        return [row[0] for row in rows]

    async def forget(self, seconds: float) -> list[str]:
        """Delete the tables that were put away so many lived seconds ago; which they were."""
        sql = "DELETE FROM tables WHERE put_away < (SELECT seconds FROM lived) - ? RETURNING id"
        rows = await self._write(lambda connection: connection.execute(sql, (seconds,)).fetchall())
        return [row[0] for row in rows]

    async def status(self, table: str) -> str:
        """Waiting, playing or over, as was last stored."""
        rows = await self._read("SELECT status FROM tables WHERE id = ?", table)
        return str(rows[0][0]) if rows else "over"

    async def keep(self, table: str, name: str, body: bytes) -> None:
        """Keep something that was made from a table's log, beside it."""
        sql = (
            "INSERT INTO kept SELECT id, ?, ? FROM tables WHERE id = ?"
            " ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body"
        )
        await self._write(lambda connection: connection.execute(sql, (name, body, table)))

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was kept under a name, if anything was."""
        rows = await self._read("SELECT body FROM kept WHERE table_id = ? AND name = ?", table, name)
        return bytes(rows[0][0]) if rows else None

    async def without(self, name: str) -> list[str]:
        """The tables that are over and have nothing kept under a name."""
        rows = await self._read(
            "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS"
            " (SELECT 1 FROM kept WHERE table_id = tables.id AND name = ?)",
            name,
        )
        return [row[0] for row in rows]

    async def _clear_corners(self) -> None:
        """Leave nothing behind of what was deleted: free pages are blank, and the journal is emptied."""
        try:
            await asyncio.to_thread(empty_journal, self._path)
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    async def close(self) -> None:
        """Finish what is queued and let the file go."""
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._reader.close()


def _kept(found: Any) -> Any:
    """What a write found, without its cursor: freed in another thread, it would reset a statement in use."""
    if not isinstance(found, sqlite3.Cursor):
        return found
    found.close()
    return None


def _damage_of(path: Path) -> str | None:
    """The first thing that is wrong with the pages of a file, or None."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return None if found == "ok" else found.splitlines()[0]


def _insert(
    connection: sqlite3.Connection, table: str, head: int, events: Sequence[StoredEvent], now: int
) -> None:
    connection.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table, head + number, event.command_id, event.body, event.answer, now)
            for number, event in enumerate(events, 1)
        ],
    )
