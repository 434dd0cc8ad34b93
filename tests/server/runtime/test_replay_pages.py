"""Pages of replays take long to make: each is made once, and nobody else waits for them."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tenfold.client import Client
from tenfold.core.languages import current_language
from tenfold.server.errors import TooMany
from tenfold.server.runtime.background_tasks import BackgroundTasks
from tenfold.server.runtime.replay_store import MAX_WAITING, PageMaker
from tenfold.server.table import replays
from tests.server.helpers import Running, pair, play_out, running, settings_for


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings_for(tmp_path, grace_seconds=1e6)) as one:
        yield one


def over(server: Running) -> tuple[Client, str]:
    """A finished match, and one of its players."""
    ann, bob, table = pair(server)
    with ann.sit(table) as one, bob.sit(table) as other:
        play_out(one, other)
    return ann, table


def test_a_table_opens_while_pages_are_made(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table = over(server)
    _, _, other = pair(server)
    made, gate = replays.page, threading.Event()
    asked: list[str] = []

    def slowly(*args: Any, **more: Any) -> bytes:
        # The server may still be storing the pages, which it does in English.
        if current_language() == "fr":
            asked.append(args[1])
            assert gate.wait(20)
        return made(*args, **more)

    monkeypatch.setattr(replays, "page", slowly)
    with ThreadPoolExecutor(4) as threads:
        path = f"/api/tables/{table}/replay/{{}}/0?language=fr"
        pages = [threads.submit(ann.call, "GET", path.format(one)) for one in ("-1", "0", "1", "all")]
        while not asked:
            time.sleep(0.02)
        server.loop.call_soon_threadsafe(server.runtime.tables.drop, [other])
        began = time.monotonic()
        server.run(server.runtime.tables.room(other))
        took = time.monotonic() - began
        gate.set()
        for page in pages:
            assert page.result()["steps"]
    again = ann.call("GET", path.format("0"))

    assert took < 10  # with the pages, it would have waited for the gate
    assert sorted(asked) == ["-1", "0", "1", "all"]
    assert again["steps"]


def test_whoever_waits_for_a_page_when_the_server_stops_gets_a_sentence(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = over(server)
    made, gate, asked = replays.page, threading.Event(), threading.Event()

    def slowly(*args: Any, **more: Any) -> bytes:
        if current_language() == "fr":  # and not stored, which happens in English
            asked.set()
            gate.wait(20)
        return made(*args, **more)

    monkeypatch.setattr(replays, "page", slowly)
    with server.capture_logs() as logs, ThreadPoolExecutor(1) as threads:
        path = f"/api/tables/{table}/replay/-1/0?language=fr"
        page = threads.submit(ann.request, "GET", path)
        assert asked.wait(20)
        server.run(server.runtime.tasks.cancel_all())
        gate.set()
        status, _, body = page.result()

    assert (status, json.loads(body)["code"]) == (503, "stopping")
    assert not [line for line in logs.lines if "Error" in line or "exception" in line.lower()]


def table_of(number: int) -> Any:
    return SimpleNamespace(identity=SimpleNamespace(id=f"table {number}"), head=7)


def test_an_address_that_waits_for_many_pages_comes_back_later() -> None:
    gate = threading.Event()

    async def main() -> list[bytes]:
        tasks = BackgroundTasks()
        maker = PageMaker(tasks)

        def page(number: int, address: str) -> Any:
            return maker.page(table_of(number), "replay/0/0", lambda: gate.wait(20) and b"page", address)

        waiting = [asyncio.create_task(page(number, "one")) for number in range(MAX_WAITING)]
        await asyncio.sleep(0)
        same = asyncio.create_task(page(0, "one"))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await asyncio.wait_for(page(99, "one"), 10)
        other = asyncio.create_task(page(99, "other"))
        await asyncio.sleep(0)
        gate.set()
        found = await asyncio.gather(*waiting, same, other)
        maker.close()
        tasks.close()
        return found

    assert len(asyncio.run(main())) == MAX_WAITING + 2
