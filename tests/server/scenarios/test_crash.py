"""The server is killed in the middle of live games: nothing acknowledged is lost or doubled (P1, P2, P5)."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tenfold.client import Client, TableConnection
from tenfold.server.stores.factory import create_store
from tenfold.server.table.events import EntryAdded, decode_event
from tests.server.fork_server import ON_FILE
from tests.server.helpers import database_for, free_port, settings_for
from tests.server.postgres import PostgresServer

TABLES = 3
GAME = "tenzania"
PATIENCE = 60.0
MOMENT = 5.0
"""A server that is still busy with its start is killed after this time too."""


@dataclass
class Record:
    """What the people at one table were told and were promised."""

    table: str
    lines: list[TableConnection]
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    """Seat, count and action of every acknowledged command."""


def stubborn(work: Callable[[], Any]) -> Any:
    """A request, again and again until the server is there."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except (OSError, EOFError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def seated(url: str) -> Record:
    """A new table with two people, made while the server comes and goes."""
    ann, bob = Client(url), Client(url)
    stubborn(ann.me)
    stubborn(bob.me)
    made = stubborn(lambda: ann.make(GAME, ["me", "open"]))
    stubborn(lambda: bob.join(made["code"]))
    lines = [TableConnection(client, made["table"], patience=PATIENCE) for client in (ann, bob)]
    assert lines[1].send("sit", seat=1, id="sit")["ok"]
    assert lines[1].send("ready", yes=True, id="ready")["ok"]
    assert lines[0].send("start", id="start")["ok"]
    return Record(made["table"], lines)


def keep_playing(
    url: str, records: list[Record], stop: threading.Event, problems: list[BaseException]
) -> None:
    """Play one table after the other until told to stop."""
    try:
        while not stop.is_set():
            record = seated(url)
            records.append(record)
            while not stop.is_set() and not all(line.is_over for line in record.lines):
                for line in record.lines:
                    view = line.turn
                    if view is not None:
                        play(record, line, view)
                    else:
                        line.receive(0.01)
    except BaseException as problem:  # noqa: BLE001  (told to the test)
        problems.append(problem)


def play(record: Record, line: TableConnection, view: Any) -> None:
    seat, count = view["observer"], view["count"]
    action = random.choice(view["legal"])["action"]  # noqa: S311
    answer = line.act(view, action)
    assert answer["ok"], answer
    record.acknowledged.append((seat, count, action))
    line.wait(lambda it: it.views[seat]["count"] > count, PATIENCE)


class ForkServer:
    """The parent of all servers of one test."""

    def __init__(self, port: int, folder: Path, database: str) -> None:
        command = [sys.executable, "-m", "tests.server.fork_server"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self._start = f"{port} {folder} {database or ON_FILE}\n"
        assert self._read() == "ready"

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(self._start)
        self._process.stdin.flush()
        return int(self._read())

    def wait(self) -> None:
        assert self._read() == "gone"

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


def live_a_little(records: list[Record], stop: threading.Event) -> None:
    """Wait until some moves were made, or for a moment; then a little longer."""
    done = sum(len(record.acknowledged) for record in records)
    wanted = done + random.randint(1, 8)  # noqa: S311
    deadline = time.monotonic() + MOMENT
    while sum(len(record.acknowledged) for record in records) < wanted and time.monotonic() < deadline:
        stop.wait(0.002)
    time.sleep(random.uniform(0.0, 0.02))  # noqa: S311


def killed(folder: Path, database: str, rounds: int) -> list[Record]:
    """Play while the server is killed again and again; what everybody knows in the end."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    fork_server = ForkServer(port, folder, database)
    stop, problems = threading.Event(), list[BaseException]()
    records: list[Record] = []
    threads = [
        threading.Thread(target=keep_playing, args=(url, records, stop, problems)) for _ in range(TABLES)
    ]
    server = fork_server.start()
    for thread in threads:
        thread.start()
    for number in range(rounds):
        live_a_little(records, stop)
        if number == rounds - 1:
            stop.set()
            for thread in threads:
                thread.join(PATIENCE)
        os.kill(server, signal.SIGKILL)
        fork_server.wait()
        if number < rounds - 1:
            server = fork_server.start()
    for record in records:
        for line in record.lines:
            line.close()
    fork_server.close()
    assert not problems, problems
    return records


async def stored_entries(folder: Path, database: str, tables: list[str]) -> list[list[EntryAdded]]:
    store = create_store(settings_for(folder, database=database))
    try:
        logs = [[decode_event(event.body) for event in await store.tables.events(table)] for table in tables]
    finally:
        await store.close()
    return [[event for event in log if isinstance(event, EntryAdded)] for log in logs]


def check(folder: Path, database: str, rounds: int) -> None:
    records = killed(folder, database, rounds)
    logs = asyncio.run(stored_entries(folder, database, [record.table for record in records]))

    assert sum(len(record.acknowledged) for record in records) > rounds
    for record, log in zip(records, logs, strict=True):
        made: list[tuple[int, int, str]] = []
        for entry in log:
            count = sum(seat == entry.seat for seat, _, _ in made)
            made.append((entry.seat, count, entry.action or ""))
        assert len(set(made)) == len(made)
        missing = [one for one in record.acknowledged if one not in made]
        assert not missing
        assert len(made) - len(record.acknowledged) <= 1
        for line in record.lines:
            numbers = [event["number"] for event in line.events if event["code"] == "place"]
            assert numbers == list(range(1, len(numbers) + 1))


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    check(tmp_path, database_for(tmp_path), 10)


def test_nothing_acknowledged_is_lost_on_postgres(tmp_path: Path, postgres_server: PostgresServer) -> None:
    check(tmp_path, postgres_server.fresh(), 4)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_two_hundred_kills(tmp_path: Path) -> None:
    check(tmp_path, database_for(tmp_path), 200)
