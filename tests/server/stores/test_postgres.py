"""A server whose data are in Postgres: it plays, stays itself when the database goes, and says what is wrong.

With TENFOLD_TEST_ON_POSTGRES set, every other test of the server runs on Postgres, too: `make slow` does it.
"""

import asyncio
import json
import logging
import socket
import threading
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import asyncpg
import pytest

from tenfold.cli import entry_point
from tenfold.client import Client
from tenfold.server.errors import NotStored
from tenfold.server.runtime import background_tasks
from tenfold.server.stores import postgres_connection, store
from tenfold.server.stores.admin import AdminStore
from tenfold.server.stores.errors import BadDatabase
from tenfold.server.stores.postgres_connection import prepare_database
from tenfold.server.stores.postgres_store import open_postgres_store
from tests.server import postgres
from tests.server.helpers import Running, pair, play_out, running, settings_for, until
from tests.server.postgres import PostgresServer
from tests.wording import part, said


def test_a_whole_match_is_there_for_the_next_server(tmp_path: Path, postgres_server: PostgresServer) -> None:
    settings = settings_for(tmp_path, database=postgres_server.fresh(), grace_seconds=1e6)
    with running(settings) as first:
        ann, bob, table = pair(first)
        with ann.sit(table) as a, bob.sit(table) as b:
            play_out(a, b)
            events = len(a.events)
    with running(settings) as second:
        again = Client(second.url, ann.cookie)
        with again.sit(table) as line:
            line.wait(lambda it: it.is_over)
            assert len(line.events) == events

    assert not (tmp_path / "tenfold.db").exists()


def test_everything_goes_on_when_the_database_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)
    with postgres.postgres_server() as own:
        settings = settings_for(tmp_path, database=own.fresh(), grace_seconds=1e6)
        with running(settings) as server:
            ann, bob, table = pair(server)
            own.stop()
            refused = ann.command(table, {"type": "resign", "id": "the same", "seat": 0})
            unready = ready(server)
            own.start()
            until(lambda: ready(server)[0] == 200)
            done = ann.command(table, {"type": "resign", "id": "the same", "seat": 0})
            with bob.sit(table) as line:
                line.wait(lambda it: it.is_over)

    assert refused == {**refused, "ok": False, "code": "not-stored"}
    assert unready[0] == 503
    assert done["ok"]


def test_while_the_database_is_away_logs_say_so_without_tracebacks(caplog: pytest.LogCaptureFixture) -> None:
    async def main(own: PostgresServer, url: str) -> None:
        opened = open_postgres_store(url)
        await asyncio.gather(*(opened.jobs.count_due() for _ in range(4)))
        own.stop()
        for _ in range(3):
            with pytest.raises(NotStored):
                await opened.jobs.count_due()
            await asyncio.sleep(0.5)
        own.start()
        assert await opened.jobs.count_due() == 0
        await opened.close()

    with postgres.postgres_server() as own, caplog.at_level(logging.DEBUG):
        asyncio.run(main(own, own.fresh()))

    assert [record.name for record in caplog.records if record.exc_info] == []


def test_a_database_that_restarts_within_an_answer_is_one_that_cannot_be_used(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncpg then says that it can't switch to another state, by an error of another class."""

    async def main(url: str) -> None:
        opened = open_postgres_store(url)
        assert await opened.jobs.count_due() == 0
        with monkeypatch.context() as patch:
            restarts = AsyncMock(side_effect=asyncpg.InternalClientError("cannot switch to state 12"))
            patch.setattr(asyncpg.pool.Pool, "fetch", restarts)
            with pytest.raises(NotStored):
                await opened.jobs.count_due()
        assert await opened.jobs.count_due() == 0
        await opened.close()

    asyncio.run(main(postgres_server.fresh()))


FULL = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full', MESSAGE = 'no space left on device'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON events FOR EACH STATEMENT EXECUTE FUNCTION full_disk();
    CREATE TRIGGER full_disk BEFORE UPDATE ON lived FOR EACH STATEMENT EXECUTE FUNCTION full_disk();
"""
"""What a database says whose disk is full, at the first thing that needs room there."""


def test_nothing_is_acknowledged_while_the_disk_of_the_database_is_full(
    tmp_path: Path, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)
    url = postgres_server.fresh()
    with running(settings_for(tmp_path, database=url, grace_seconds=1e6)) as server:
        ann, bob, table = pair(server)
        with bob.sit(table) as line:
            line.wait(lambda it: bool(it.views))
            asyncio.run(_execute(url, FULL))
            refused = ann.command(table, {"type": "resign", "id": "the same", "seat": 0})
            unready = ready(server)
            asyncio.run(_execute(url, "DROP FUNCTION full_disk CASCADE"))
            told_early = line.is_over
            done = ann.command(table, {"type": "resign", "id": "the same", "seat": 0})
            line.wait(lambda it: it.is_over)
            ready_again = ready(server)

    assert refused == {**refused, "ok": False, "code": "not-stored"}
    assert (unready[0], ready_again[0]) == (503, 200)
    assert not told_early
    assert done["ok"]


def ready(server: Running) -> tuple[int, Any]:
    status, _, content = Client(server.url).request("GET", "/readyz")
    return status, json.loads(content)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://somewhere", part("server", "data-name")),
        (
            "postgresql://ann:hush@127.0.0.1:9/games",
            said(
                "server",
                "data-out-of-reach",
                name="127.0.0.1:9/games",
                why=said("core", "error-cause", code="ECONNREFUSED", system=""),
            ),
        ),
        ("postgresql://ann:hush@[", part("server", "data-name")),
        ("postgresql://ann:hush@127.0.0.1:port/games", part("server", "data-name")),
        (
            "postgresql://ann:hush@/games?host=/nowhere",
            said(
                "server",
                "data-out-of-reach",
                name="/nowhere/games",
                why=said("core", "error-cause", code="ENOENT", system=""),
            ),
        ),
        (
            "postgresql://ann:hush@nowhere.invalid/games",
            part("server", "data-out-of-reach", name="nowhere.invalid/games"),
        ),
    ],
)
def test_a_database_that_cannot_be_used_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str, sentence: str
) -> None:
    code = entry_point.run(["serve", "--data", str(tmp_path), "--port", "0", "--database", url])
    said = capsys.readouterr()

    assert code == 2
    assert sentence in said.err
    assert "hush" not in said.err + said.out
    assert len(said.err.splitlines()) == 1


def test_what_is_no_database_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever names the port of something else hears that, not how the connection failed."""
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            with other.accept()[0] as wire:
                wire.recv(100)
                wire.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n" * 20)

        thread = threading.Thread(target=answer)
        thread.start()
        url = f"postgresql://ann:hush@127.0.0.1:{other.getsockname()[1]}/games?sslmode=disable"
        code = entry_point.run(["serve", "--data", str(tmp_path), "--port", "0", "--database", url])
        thread.join()
    said = capsys.readouterr().err

    assert code == 2
    assert part("server", "data-out-of-reach") in said
    assert len(said.splitlines()) == 1


def test_a_newer_database_is_refused(
    tmp_path: Path, postgres_server: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres_server.fresh()
    prepare_database(url)
    asyncio.run(_execute(url, "INSERT INTO version VALUES (1000)"))
    code = entry_point.run(["serve", "--data", str(tmp_path), "--port", "0", "--database", url])

    assert code == 2
    assert part("server", "data-newer") in capsys.readouterr().err


async def _execute(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


def test_a_database_that_goes_away_while_it_is_prepared_is_said(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that starts at that moment is started again; it isn't an error of ours with a traceback."""

    async def lost(_: Any) -> None:
        raise asyncpg.InterfaceError(
            "cannot call Transaction.__aexit__(): the underlying connection is closed"
        )

    monkeypatch.setattr(postgres_connection, "_migrate", lost)
    with pytest.raises(BadDatabase, match="underlying connection is closed"):
        prepare_database(postgres_server.fresh())


def test_a_process_that_starts_just_when_the_database_goes_away_waits_for_it(
    tmp_path: Path, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, tries = AdminStore.get_or_create_key, count(1)

    async def away_at_first(admin: AdminStore, *key: Any) -> bytes:
        if next(tries) == 1:
            raise NotStored
        return await honest(admin, *key)

    monkeypatch.setattr(background_tasks, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(AdminStore, "get_or_create_key", away_at_first)
    with running(settings_for(tmp_path, database=postgres_server.fresh())) as server:
        assert server.guest("Ann").me()["name"] == "Ann"
