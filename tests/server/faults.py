"""Servers that are several processes, and people who play on while something goes wrong."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tenfold.client import Client, TableConnection
from tenfold.client.http import Refused
from tenfold.server.stores.postgres_store import open_postgres_store
from tenfold.server.table.events import EntryAdded, decode_event
from tests.server.helpers import free_port, soon_ready

GAME = "tenzania"
PATIENCE = 60.0
REQUEST_SECONDS = 5.0
"""A request that a frozen process has taken is never answered: people ask again, as they do with a page."""


class Supervised:
    """A server of several processes, as `tenfold serve --processes` runs it."""

    def __init__(
        self,
        folder: Path,
        database: str,
        redis: str,
        processes: int = 3,
        port: int = 0,
        *,
        module: str = "tenfold.server",
        logs: Path | None = None,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        options = ["--port", str(self.port), "--data", str(folder), "--database", database, "--redis", redis]
        more = ["--processes", str(processes), "--no-limits", "--bot-seconds", "0", "--grace-seconds", "3600"]
        self._command = [sys.executable, "-m", module, *options, *more]
        self._log = ((logs or folder) / f"log-{time.monotonic_ns()}").open("wb")
        self.parent = self._start()
        wait_for(self.url)

    def _start(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            self._command,
            env={**os.environ, **soon_ready()},
            stdout=subprocess.DEVNULL,
            stderr=self._log,
        )

    def revive(self) -> None:
        """Start it again if it's gone, as whatever runs services does."""
        if self.parent.poll() is not None:
            self.parent = self._start()

    @property
    def children(self) -> list[int]:
        """The processes that serve."""
        path = Path(f"/proc/{self.parent.pid}/task/{self.parent.pid}/children")
        return [int(process) for process in path.read_text(encoding="ascii").split()]

    @property
    def serving(self) -> list[int]:
        """The children, or the server itself where it needs none."""
        with contextlib.suppress(OSError):
            return self.children or [self.parent.pid]
        return []

    def kill(self, count: int = 1) -> None:
        """Kill so many of them without a word."""
        for process in random.sample(self.children, count):
            os.kill(process, signal.SIGKILL)

    def stop(self) -> float:
        """Stop it as a host does; how long that took."""
        start = time.monotonic()
        if self.parent.poll() is None:
            self.parent.terminate()
        self.parent.wait(20)
        self._log.close()
        return time.monotonic() - start


def wait_for(url: str, seconds: float = 60.0) -> None:
    """Until somebody answers there."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if Client(url).request("GET", "/readyz")[0] == 200:
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError


@dataclass
class Record:
    """What the people at one table were promised, and when."""

    table: str
    lines: list[TableConnection]
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    """Seat, count and action of every acknowledged command."""


class Players:
    """People at a few tables who play until they are told to stop, whatever happens to the server."""

    def __init__(self, url: str, tables: int = 2) -> None:
        self.records: list[Record] = []
        self.problems: list[BaseException] = []
        self._url = url
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._play_on, args=(at,)) for at in range(tables)]
        self.last = [time.monotonic()] * tables
        """When something was last acknowledged to each of them."""
        for thread in self._threads:
            thread.start()

    @property
    def count(self) -> int:
        return sum(len(record.acknowledged) for record in self.records)

    def wait_for_moves(self, moves: int, seconds: float = 10.0) -> None:
        """Until so many more were acknowledged, or for a moment."""
        wanted, deadline = self.count + moves, time.monotonic() + seconds
        while self.count < wanted and time.monotonic() < deadline and not self.problems:
            time.sleep(0.005)

    def seconds_to_go_on(self, patience: float = 30.0) -> float:
        """How long it takes from now until everybody was acknowledged something."""
        start = time.monotonic()
        while min(self.last) <= start:
            assert time.monotonic() - start < patience, self.problems
            time.sleep(0.01)
        return time.monotonic() - start

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(PATIENCE)
        for record in self.records:
            for line in record.lines:
                line.close()
        assert not self.problems, self.problems

    def _play_on(self, at: int) -> None:
        try:
            while not self._stop.is_set():
                record = self._seated()
                self.records.append(record)
                while not self._stop.is_set() and not all(line.is_over for line in record.lines):
                    self._turn(record, at)
        except BaseException as problem:  # noqa: BLE001  (told to the test)
            self.problems.append(problem)

    def _turn(self, record: Record, at: int) -> None:
        for line in record.lines:
            view = line.turn
            if view is None:
                line.receive(0.01)
                continue
            seat, count = view["observer"], view["count"]
            action = random.choice(view["legal"])["action"]  # noqa: S311
            sent(line, "act", seat=seat, action=action, count=count)
            record.acknowledged.append((seat, count, action))
            self.last[at] = time.monotonic()
            line.wait(lambda it, seat=seat, count=count: it.views[seat]["count"] > count, PATIENCE)

    def _seated(self) -> Record:
        ann, bob = Client(self._url, timeout=REQUEST_SECONDS), Client(self._url, timeout=REQUEST_SECONDS)
        stubborn(ann.me)
        stubborn(bob.me)
        made = stubborn(lambda: ann.make(GAME, ["me", "open"]))
        stubborn(lambda: bob.join(made["code"]))
        lines = [TableConnection(client, made["table"], patience=PATIENCE) for client in (ann, bob)]
        sent(lines[1], "sit", seat=1)
        sent(lines[1], "ready", yes=True)
        sent(lines[0], "start")
        return Record(made["table"], lines)


def sent(line: TableConnection, command: str, **fields: Any) -> Any:
    """Send a command until it is stored; the same one, so that it happens once."""
    command_id = str(uuid.uuid4())
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = line.send(command, id=command_id, **fields)
        if answer["ok"]:
            return answer
        assert answer["code"] == "not-stored", answer
        assert time.monotonic() < deadline
        time.sleep(0.1)


def stubborn(work: Callable[[], Any]) -> Any:
    """A request, again and again until the server can do it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except (OSError, EOFError, Refused) as error:
            if time.monotonic() > deadline or (isinstance(error, Refused) and error.status != 503):
                raise
            time.sleep(0.05)


def check(database: str, players: Players) -> None:
    """Nothing acknowledged is lost or doubled, and all were told the same."""
    logs = asyncio.run(_logs(database, [record.table for record in players.records]))
    for record, log in zip(players.records, logs, strict=True):
        made: list[tuple[int, int, str]] = []
        for entry in log:
            count = sum(seat == entry.seat for seat, _, _ in made)
            made.append((entry.seat, count, entry.action or ""))
        assert len(set(made)) == len(made)
        assert not [one for one in record.acknowledged if one not in made]
        assert len(made) - len(record.acknowledged) <= 1
        for line in record.lines:
            numbers = [event["number"] for event in line.events if event["code"] == "place"]
            assert numbers == list(range(1, len(numbers) + 1))


async def _logs(database: str, tables: list[str]) -> list[list[EntryAdded]]:
    store = open_postgres_store(database)
    try:
        logs = [[decode_event(event.body) for event in await store.tables.events(table)] for table in tables]
    finally:
        await store.close()
    return [[event for event in log if isinstance(event, EntryAdded)] for log in logs]
