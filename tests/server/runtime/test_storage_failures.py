"""When nothing can be stored: it is said, it is not kept as an answer, and nothing is acknowledged."""

import json
import os
import shutil
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tenfold.client import Client, Refused
from tenfold.server.errors import NotStored
from tenfold.server.runtime import background_tasks
from tenfold.server.settings import DATABASE
from tenfold.server.stores import store
from tenfold.server.table.replays import FILE
from tests.server.helpers import Running, pair, running, settings_for, until
from tests.wording import like, part

pytestmark = pytest.mark.one_file

RESIGN = {"type": "resign", "id": "the same", "seat": 0}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether something can be written is tried each time."""
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings_for(tmp_path, grace_seconds=1e6)) as one:
        yield one


def pragma(server: Running, text: str) -> None:
    """Make the one connection that writes unable to, or able again."""
    server.runtime.store.driver._writer.execute(text).fetchall()  # type: ignore[attr-defined]


def ready(server: Running) -> tuple[int, str]:
    status, _, content = Client(server.url).request("GET", "/readyz")
    return status, " ".join(json.loads(content).get("problems", []))


def test_a_refusal_for_lack_of_storage_is_not_an_answer_to_keep(server: Running) -> None:
    ann, bob, table = pair(server)
    pragma(server, "PRAGMA query_only = 1")
    posted = ann.command(table, RESIGN)
    with bob.sit(table) as line:
        over_socket = line.send("resign", seat=1)
        pragma(server, "PRAGMA query_only = 0")
        again = ann.command(table, RESIGN)
        once_more = ann.command(table, RESIGN)

    assert posted == {**posted, "ok": False, "code": "not-stored"}
    assert over_socket["code"] == "not-stored"
    assert again["ok"]
    assert once_more == again


def test_nothing_is_acknowledged_when_the_disk_is_full_and_all_goes_on_when_it_is_not(
    server: Running,
) -> None:
    ann, bob, table = pair(server)
    with ann.sit(table) as a, bob.sit(table) as b:
        for line in (a, b):
            line.wait(lambda it: bool(it.views))
        pragma(server, "PRAGMA max_page_count = 1")  # no more than there is
        for number in range(200):
            for line in (a, b):
                line.receive(0.05)
            line = next(line for line in (a, b) if line.turn is not None)
            view = line.turn
            assert view is not None
            fields = {"seat": view["observer"], "count": view["count"], "action": view["legal"][0]["action"]}
            answer = line.send("act", id=str(number), **fields)
            # On a busy machine a line may not have heard yet that its turn is over.
            if not answer["ok"] and answer["code"] != "stale":
                break
        others = (b if line is a else a).turn
        pragma(server, "PRAGMA max_page_count = 1000000")
        again = line.send("act", id=str(number), **fields)

    assert answer["code"] == "not-stored"
    assert others is None
    assert again["ok"]


def test_other_requests_say_it_too_and_without_a_traceback(server: Running) -> None:
    ann = server.guest("Ann")
    pragma(server, "PRAGMA query_only = 1")
    for ask in (lambda: ann.make("tenzania", ["me", "open"]), lambda: ann.rename("Eve")):
        with pytest.raises(Refused, match=like("server", "not-stored")) as refused:
            ask()
        assert (refused.value.status, refused.value.code) == (503, "not-stored")
    assert ready(server)[0] == 503
    pragma(server, "PRAGMA query_only = 0")

    assert ready(server) == (200, "")
    assert ann.me()["name"] == "Ann"


@pytest.mark.parametrize("how", ["deleted", "replaced", "log deleted"])
def test_a_file_that_is_gone_is_noticed_before_anything_is_acknowledged(server: Running, how: str) -> None:
    ann, _, table = pair(server)
    file = server.settings.data / (DATABASE + ("-wal" if how == "log deleted" else ""))
    kept = file.rename(file.with_name("kept"))
    if how == "replaced":
        shutil.copy(kept, file)
    refused = ann.command(table, RESIGN)
    status, problem = ready(server)
    kept.replace(file)
    done = ann.command(table, RESIGN)

    assert refused["code"] == "not-stored"
    assert part("server", "not-stored-gone") in refused["sentence"]
    assert (status, part("server", "not-stored-gone") in problem) == (503, True)
    assert done["ok"]
    assert ready(server)[0] == 200


def test_damaged_pages_are_said(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        for number in range(30):
            server.guest(f"Guest {number}").make("tenzania", ["me", *["greedy"] * 3], start=True)
        until(lambda: not any(room.bot_turns.is_busy for room in server.runtime.tables.rooms.values()), 2)
    file = tmp_path / DATABASE
    with sqlite3.connect(file) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'members_by_table'")
        page, size = root.fetchone()[0], connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(os.urandom(size))
    with running(settings_for(tmp_path)) as server:
        status, problem = ready(server)

    assert status == 503
    assert "damaged" in problem


def test_who_comes_back_while_the_store_is_away_is_asked_to_try_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that has just started has no table in memory; its guests must not be sent away for good."""
    ann, _, table = pair(server)

    async def away(*_: object) -> None:
        raise NotStored

    with monkeypatch.context() as patch:
        patch.setattr(server.runtime.tables, "room", away)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with (
            connect(address, additional_headers={"Cookie": f"tenfold={ann.cookie}"}, proxy=None) as wire,
            pytest.raises(ConnectionClosed),
        ):
            wire.recv(5)
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))

    assert wire.close_code == 1013


def test_a_replay_is_stored_as_soon_as_it_can_be(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match may end, or a server start, while nothing can be stored."""
    monkeypatch.setattr(background_tasks, "RETRY_SECONDS", 0.05)
    blobs = server.runtime.store.blobs
    honest, tries = blobs.tables_missing, count(1)

    async def away_at_first(name: str) -> list[str]:
        if next(tries) < 3:
            raise NotStored
        return await honest(name)

    ann, _, table = pair(server)
    with server.capture_logs() as logs:
        monkeypatch.setattr(blobs, "tables_missing", away_at_first)
        server.run(server.runtime._prepare())
        put, failures = blobs.put, count(1)

        async def put_at_last(*parts: Any, **more: Any) -> None:
            if next(failures) < 3:
                raise NotStored
            await put(*parts, **more)

        monkeypatch.setattr(blobs, "put", put_at_last)
        assert ann.command(table, RESIGN)["ok"]
        until(lambda: not server.run(honest(FILE)))

    assert next(tries) == 4
    assert next(failures) > 3
    assert not [line for line in logs.lines if "Traceback" in line or "could not store" in line]
