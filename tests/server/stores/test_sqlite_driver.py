"""What the store in one file promises besides: it survives kills, old and foreign files, and copying."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tenfold.server.errors import NotStored
from tenfold.server.stores import sqlite_append, sqlite_connection
from tenfold.server.stores.driver import Transaction
from tenfold.server.stores.errors import BadDatabase
from tenfold.server.stores.jobs import TURN, Job
from tenfold.server.stores.migrations import load_migrations
from tenfold.server.stores.sqlite_connection import backup
from tenfold.server.stores.sqlite_driver import SqliteDriver
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tenfold.server.stores.store import Store
from tenfold.server.stores.tables import Append, StoredEvent, columns_of
from tests.server import store_fixture
from tests.server.store_fixture import SUMMARY
from tests.wording import like

pytestmark = pytest.mark.one_file


def run(path: Path, work: Any) -> Any:
    return store_fixture.run(lambda: open_sqlite_store(path), work)


def driver_of(store: Store) -> SqliteDriver:
    assert isinstance(store.driver, SqliteDriver)
    return store.driver


CRASHING = """
    import asyncio, sys
    from pathlib import Path
    from tenfold.server.stores.sqlite_store import open_sqlite_store
    from tenfold.server.stores.tables import StoredEvent, Summary, TableRow

    async def main():
        store = open_sqlite_store(Path(sys.argv[1]))
        summary = Summary("playing", 0, False, [], [])
        await store.tables.create(TableRow("t", "g", "k", "c", b"s", False), [StoredEvent(b"0")], summary, [])
        for number in range(1, 100000):
            await store.tables.append("t", number, [StoredEvent(b"%d" % number, str(number))], summary)
            print(number, flush=True)

    asyncio.run(main())
"""


def test_what_was_acknowledged_is_there_after_kill_9(tmp_path: Path) -> None:
    command = [sys.executable, "-c", textwrap.dedent(CRASHING), str(tmp_path / "db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        acknowledged = [int(process.stdout.readline()) for _ in range(100)]
        os.kill(process.pid, signal.SIGKILL)
        acknowledged += [int(line) for line in process.stdout.read().splitlines() if line.strip()]
    found = asyncio.run(_events(tmp_path / "db"))

    assert [int(event.body) for event in found] == list(range(len(found)))
    assert len(found) - 1 >= acknowledged[-1]


async def _events(path: Path) -> list[StoredEvent]:
    store = open_sqlite_store(path)
    try:
        return await store.tables.events("t")
    finally:
        await store.close()


def test_an_old_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: Store) -> None:
        pass

    run(tmp_path / "db", nothing)
    steps = [*load_migrations("sqlite"), (99, "ALTER TABLE guests ADD COLUMN later TEXT;")]
    monkeypatch.setattr(sqlite_connection, "load_migrations", lambda _: steps)
    run(tmp_path / "db", lambda store: store.tables.events("t"))
    connection = sqlite3.connect(tmp_path / "db")
    columns = [row[1] for row in connection.execute("PRAGMA table_info(guests)")]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()

    assert "later" in columns
    assert version == 99


def test_a_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "db", lambda store: store.tables.events("t"))
    steps = [*load_migrations("sqlite"), (99, "ALTER TABLE guests ADD COLUMN later TEXT; SELECT nonsense;")]
    monkeypatch.setattr(sqlite_connection, "load_migrations", lambda _: steps)
    with pytest.raises(BadDatabase):
        open_sqlite_store(tmp_path / "db")
    monkeypatch.undo()

    assert len(run(tmp_path / "db", lambda store: store.tables.events("t"))) == 1


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "db", lambda store: store.tables.events("t"))
    connection = sqlite3.connect(tmp_path / "db")
    connection.execute("PRAGMA user_version = 1000")
    connection.close()

    with pytest.raises(BadDatabase, match=like("server", "data-newer")):
        open_sqlite_store(tmp_path / "db")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "db").write_bytes(b"hello" * 1000)

    with pytest.raises(BadDatabase, match=like("server", "data-foreign")):
        open_sqlite_store(tmp_path / "db")


def test_a_backup_is_whole_while_the_server_writes(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async def write() -> None:
            for number in range(1, 200):
                await store.tables.append("t", number, [StoredEvent(b"%d" % number, str(number))], SUMMARY)

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.02)
        await asyncio.to_thread(backup, tmp_path / "db", tmp_path / "copy")
        await writing

    run(tmp_path / "db", work)
    found = asyncio.run(_events(tmp_path / "copy"))

    assert [event.body for event in found[1:]] == [b"%d" % number for number in range(1, len(found))]
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_nothing_to_back_up_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="no data"):
        backup(tmp_path / "none" / "db", tmp_path / "copy")


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    run(tmp_path / "new" / "db", lambda store: store.admin.get_or_create_key("guests", b"k" * 32))

    assert (tmp_path / "new" / "db").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_no_cursor_leaves_the_thread_that_writes(tmp_path: Path) -> None:
    """Freed elsewhere, it would reset the statement with which that thread is at its next write."""
    left: list[Any] = []

    async def work(store: Store) -> None:
        def seen(connection: sqlite3.Connection) -> sqlite3.Cursor:
            left.append(connection.execute("UPDATE lived SET seconds = seconds + 1 RETURNING seconds"))
            cursor: sqlite3.Cursor = left[0]
            return cursor

        left.append(await driver_of(store).write(seen))

    run(tmp_path / "db", work)

    assert left[1] is None
    with pytest.raises(sqlite3.ProgrammingError, match="closed cursor"):
        left[0].fetchone()


def test_a_transaction_that_awaits_something_else_is_refused(tmp_path: Path) -> None:
    async def wait(_: Transaction) -> None:
        await asyncio.sleep(0)

    async def work(store: Store) -> None:
        with pytest.raises(RuntimeError, match="nothing but its statements"):
            await store.driver.transaction(wait)
        await store.admin.add_uptime(1)

    run(tmp_path / "db", work)


def test_an_append_is_one_statement_so_that_its_thread_waits_for_the_interpreter_once(tmp_path: Path) -> None:
    said: list[str] = []

    async def work(store: Store) -> None:
        driver_of(store)._writer.set_trace_callback(said.append)
        await store.tables.append("t", 1, [StoredEvent(b"moved", "ann:1")], SUMMARY, jobs=[Job(TURN, "1")])

    run(tmp_path / "db", work)

    assert {line.partition(" VALUES")[0] for line in said if not line.startswith("--")} == {
        "INSERT INTO appending"
    }


def test_what_undoes_a_commit_has_failed_for_everybody_in_it(tmp_path: Path) -> None:
    """A full disk may undo more than the statement that met it: nobody is told that it was stored."""

    def undoing(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    async def work(store: Store) -> tuple[list[asyncio.Future[None]], int]:
        loop = asyncio.get_running_loop()
        futures: list[asyncio.Future[None]] = [loop.create_future() for _ in range(3)]
        columns = columns_of(SUMMARY)
        news = (Append("t", at, [StoredEvent(b"moved")], columns, is_noticed=True, jobs=[]) for at in (1, 2))
        first, last = (partial(sqlite_append.append, new=new) for new in news)
        works = (first, undoing, last)
        driver_of(store)._commit([(work, future, True) for work, future in zip(works, futures, strict=True)])
        await asyncio.wait(futures)
        return futures, len(await store.tables.events("t"))

    futures, events = run(tmp_path / "db", work)

    assert [type(future.exception()) for future in futures] == [NotStored] * 3
    assert events == 1
