"""What the store promises: whole or not at all, once, and still there afterwards."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tenfold.server.stores import opening
from tenfold.server.stores.opening import BadDatabase, backup
from tenfold.server.stores.sqlite import SqliteStore
from tenfold.server.stores.store import Conflict, Duplicate, StoredEvent, Summary, TableRow

SUMMARY = Summary("playing", 0, bot_due=False, names=["Ann", "Bob"], due=["ann"])
ROW = TableRow("t", "tenzania", "key", "CODE22", b"secret", public=False)


def run(path: Path, work: Any) -> Any:
    """Do something with a store that has one table."""

    async def main() -> Any:
        store = SqliteStore(path)
        try:
            if await store.row("t") is None:
                await store.make(ROW, [StoredEvent(b"made")], SUMMARY, ["ann"])
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


def test_events_come_back_in_order(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append("t", 1, [StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")], SUMMARY)

    run(tmp_path / "db", work)
    found = run(tmp_path / "db", lambda store: store.events("t"))

    assert found == [StoredEvent(b"made"), StoredEvent(b"a", "1", b"yes"), StoredEvent(b"b")]


def test_two_events_never_have_the_same_number(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> list[StoredEvent]:
        results = await asyncio.gather(
            *(store.append("t", 1, [StoredEvent(b"%d" % n, str(n))], SUMMARY) for n in range(20)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        return await store.events("t")

    assert len(run(tmp_path / "db", work)) == 2


def test_a_number_cannot_be_left_out(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(Conflict):
            await store.append("t", 5, [StoredEvent(b"late", "1")], SUMMARY)
        assert len(await store.events("t")) == 1

    run(tmp_path / "db", work)


def test_a_command_is_stored_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append("t", 1, [StoredEvent(b"a", "same")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.append("t", 2, [StoredEvent(b"a", "same")], SUMMARY)

    run(tmp_path / "db", work)


def test_several_events_are_appended_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> list[StoredEvent]:
        await store.append("t", 1, [StoredEvent(b"a", "1")], SUMMARY)
        with pytest.raises(Duplicate):
            await store.append("t", 2, [StoredEvent(b"b", "2"), StoredEvent(b"c", "1")], SUMMARY)
        return await store.events("t")

    assert [event.body for event in run(tmp_path / "db", work)] == [b"made", b"a"]


def test_one_failing_write_does_not_harm_its_neighbours(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        results = await asyncio.gather(
            store.append("t", 1, [StoredEvent(b"a", "1")], SUMMARY),
            store.append("nowhere", 0, [StoredEvent(b"x", "1")], SUMMARY),
            store.rename("ann", "Ann"),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], Exception)
        assert await store.name("ann") == "Ann"

    run(tmp_path / "db", work)


def test_a_cancelled_write_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        tasks = [asyncio.create_task(store.rename("ann", str(number))) for number in range(50)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.rename("ann", "Ann")
        assert await store.name("ann") == "Ann"

    run(tmp_path / "db", work)


def test_a_code_is_used_once_and_not_too_late(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> list[str | None]:
        await store.keep_code("AAAAAA", "ann", 100)
        await store.keep_code("BBBBBB", "bob", 100)
        return [await store.use_code(c, now) for c, now in (("AAAAAA", 50), ("AAAAAA", 50), ("BBBBBB", 200))]

    assert run(tmp_path / "db", work) == ["ann", None, None]


def test_old_tables_are_forgotten_with_everything(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.live(100)
        assert await store.put_away("waiting", 50) == []
        assert await store.put_away("playing", 100) == []
        assert await store.put_away("playing", 50) == ["t"]
        assert await store.forget(50) == []
        await store.live(100)
        assert await store.forget(50) == ["t"]
        assert await store.row("t") is None
        assert await store.events("t") == []
        assert await store.members("t") == []

    run(tmp_path / "db", work)


def test_a_table_that_was_put_away_is_taken_out_again_by_whatever_happens_there(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for happens in (store.touch(["t"]), store.append("t", 1, [StoredEvent(b"a")], SUMMARY)):
            await store.live(100)
            assert await store.put_away("playing", 50) == ["t"]
            await happens
            await store.live(100)
            assert await store.forget(50) == []

    run(tmp_path / "db", work)


CRASHING = """
    import asyncio, sys
    from pathlib import Path
    from tenfold.server.stores.sqlite import SqliteStore
    from tenfold.server.stores.store import StoredEvent, Summary, TableRow

    async def main():
        store = SqliteStore(Path(sys.argv[1]))
        summary = Summary("playing", 0, False, [], [])
        await store.make(TableRow("t", "g", "k", "c", b"s", False), [StoredEvent(b"0")], summary, [])
        for number in range(1, 100000):
            await store.append("t", number, [StoredEvent(b"%d" % number, str(number))], summary)
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
    store = SqliteStore(path)
    try:
        return await store.events("t")
    finally:
        await store.close()


def test_an_old_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: SqliteStore) -> None:
        pass

    run(tmp_path / "db", nothing)
    steps = [*opening.migrations(), (99, "ALTER TABLE guests ADD COLUMN colour TEXT;")]
    monkeypatch.setattr(opening, "migrations", lambda: steps)
    run(tmp_path / "db", lambda store: store.events("t"))
    connection = sqlite3.connect(tmp_path / "db")
    columns = [row[1] for row in connection.execute("PRAGMA table_info(guests)")]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()

    assert "colour" in columns
    assert version == 99


def test_a_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "db", lambda store: store.events("t"))
    steps = [*opening.migrations(), (99, "ALTER TABLE guests ADD COLUMN colour TEXT; SELECT nonsense;")]
    monkeypatch.setattr(opening, "migrations", lambda: steps)
    with pytest.raises(BadDatabase):
        SqliteStore(tmp_path / "db")
    monkeypatch.undo()

    assert len(run(tmp_path / "db", lambda store: store.events("t"))) == 1


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "db", lambda store: store.events("t"))
    connection = sqlite3.connect(tmp_path / "db")
    connection.execute("PRAGMA user_version = 1000")
    connection.close()

    with pytest.raises(BadDatabase, match="newer version"):
        SqliteStore(tmp_path / "db")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "db").write_bytes(b"hello" * 1000)

    with pytest.raises(BadDatabase, match="not a Tenfold database"):
        SqliteStore(tmp_path / "db")


def test_a_backup_is_whole_while_the_server_writes(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        async def write() -> None:
            for number in range(1, 200):
                await store.append("t", number, [StoredEvent(b"%d" % number, str(number))], SUMMARY)

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
    run(tmp_path / "new" / "db", lambda store: store.key("guests", b"k" * 32))

    assert (tmp_path / "new" / "db").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_a_key_is_made_once(tmp_path: Path) -> None:
    first = run(tmp_path / "db", lambda store: store.key("guests", b"one"))
    second = run(tmp_path / "db", lambda store: store.key("guests", b"two"))

    assert first == second == b"one"
