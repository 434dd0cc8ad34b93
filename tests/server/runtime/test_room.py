"""Who comes, goes and takes over; rooms that are let go; and a server that stops at once."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
import weakref
from pathlib import Path
from typing import Any

from tenfold.client import Client
from tenfold.server.table.commands import Act
from tests.server.helpers import Running, pair, play_turn, running, settings_for, until

SOON = 1.0
NOISE = 3.0
"""How much longer a loaded machine may take than the limit."""
TRIES = 3
"""A busy machine makes some of them slower, and none faster."""


def test_who_leaves_with_another_tab_open_is_stood_in_for(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "2"})
    with ann.sit(table) as a, bob.sit(table) as tab, bob.sit(table) as other:
        for line in (a, tab, other):
            line.wait(lambda it: bool(it.views))
        assert tab.send("leave")["ok"]
        a.wait(lambda it: it.table["seats"][1]["stand_in"] and it.turn is not None)

        assert not a.table["seats"][1]["present"]


def test_who_left_and_acts_in_another_tab_is_back(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "2"})
    with bob.sit(table) as b:
        b.wait_for_turn()
        assert bob.command(table, {"type": "leave", "id": "l"})["ok"]
        assert not ann.table(table)["seats"][1]["present"]
        assert play_turn(b)

        assert ann.table(table)["seats"][1]["present"]
        assert not ann.table(table)["seats"][1]["stand_in"]


def test_a_host_without_a_seat_hands_over_by_leaving(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("tenzania", ["open", "greedy"])
    table = bob.join(made["code"])
    bob.command(table, {"type": "sit", "id": "1", "seat": 0})
    assert ann.table(table)["host"]
    ann.command(table, {"type": "leave", "id": "2"})

    assert bob.table(table)["host"]
    assert bob.command(table, {"type": "start", "id": "3"})["ok"]


def test_who_comes_to_a_table_without_a_host_is_the_host(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("tenzania", ["me", "open"])
    ann.command(made["table"], {"type": "leave", "id": "1"})
    table = bob.join(made["code"])
    bob.command(table, {"type": "sit", "id": "2", "seat": 0})

    assert bob.table(table)["host"]


def test_a_joiner_takes_one_seat(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = bob.join(ann.make("tenzania", ["me", "open", "open"])["code"])
    first = bob.command(table, {"type": "sit", "id": "1", "seat": 1})
    second = bob.command(table, {"type": "sit", "id": "2", "seat": 2})
    hosted = ann.command(table, {"type": "sit", "id": "3", "seat": 2})

    assert first["ok"]
    assert second["code"] == "seated"
    assert hosted["ok"]


def test_a_post_that_outlives_its_room_is_seen_by_all(server: Running) -> None:
    ann, bob, table = pair(server, options={"begins": "1"})
    old = server.run(server.runtime.tables.room(table))
    server.loop.call_soon_threadsafe(server.runtime.tables.drop, [table])
    until(lambda: table not in server.runtime.tables.rooms)
    with ann.sit(table) as a, bob.sit(table) as b:
        a.wait_for_turn()
        b.wait(lambda it: bool(it.views))
        action = a.views[0]["legal"][0]["action"]
        guest = ann.me()["guest"]
        answer = json.loads(server.run(late_command(old, guest, action)))
        b.wait(lambda it: it.turn is not None)
        a.wait(lambda it: it.turn is None)

    assert answer["ok"]


async def late_command(room: Any, guest: str, action: str) -> bytes:
    return await room.handle(guest, Act(id="late", seat=0, action=action, count=0))


def test_a_dropped_room_is_freed_without_a_search_for_garbage(server: Running) -> None:
    ann, _, table = pair(server)
    with ann.sit(table) as line:
        line.wait(lambda it: bool(it.views))

    async def dropped() -> list[Any]:
        room = server.runtime.tables.rooms[table]
        refs = [weakref.ref(room), weakref.ref(room.table)]
        del room
        server.runtime.tables.drop([table])
        await asyncio.sleep(0.05)
        return refs

    until(lambda: server.runtime.tables.rooms[table].is_idle)
    refs = server.run(dropped())
    until(lambda: all(ref() is None for ref in refs), 5)

    assert [ref() for ref in refs] == [None, None]


def test_rooms_are_folded_beside_everybody_else(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:

        async def busy() -> None:
            block = asyncio.Event()
            loop = asyncio.get_running_loop()
            works = [
                asyncio.ensure_future(server.runtime.tasks.run_in_thread(time.sleep, 1.5)) for _ in range(8)
            ]
            loop.call_later(0.05, block.set)
            await block.wait()
            for work in works:
                work.cancel()

        took = []
        for _ in range(TRIES):
            server.run(busy())
            start = time.monotonic()
            server.guest("Ann").tables()
            took.append(time.monotonic() - start)
            if took[-1] < SOON:
                break

    assert min(took) < SOON


def test_a_server_with_listeners_stops_at_once_and_quietly(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tenfold.server", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TENFOLD_INTERPRET": "1"},
    )
    try:
        url = address_of(child)
        ann = Client(url)
        ann.rename("Ann")
        table = ann.make("tenzania", ["me", "open"])["table"]
        request = urllib.request.Request(  # noqa: S310  (our own server)
            f"{url}/api/tables/{table}/events", headers={"Cookie": f"tenfold={ann.cookie}"}
        )
        with urllib.request.urlopen(request, timeout=20) as stream:  # noqa: S310
            stream.readline()
            start = time.monotonic()
            child.send_signal(signal.SIGTERM)
            child.wait(20)
            took = time.monotonic() - start
    finally:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        _, errors = child.communicate()

    assert took < SOON * NOISE
    assert "Traceback" not in errors
    assert "rror" not in errors


def address_of(child: "subprocess.Popen[str]") -> str:
    """Where a server says that it is."""
    assert child.stdout is not None
    for line in child.stdout:
        if "http://" in line:
            return line.split()[-1].rstrip("/")
    raise AssertionError("the server did not start")
