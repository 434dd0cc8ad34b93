"""Three servers on one database, each in a process of its own, forked from one that has loaded the games."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tenfold.client import Client
from tenfold.server.settings import Settings
from tenfold.server.stores.postgres_store import open_postgres_store
from tenfold.server.stores.tables import StoredEvent
from tests.server.cluster import Cluster
from tests.server.helpers import Running, running, settings_for
from tests.server.log_capture import LogCapture

FORKS = multiprocessing.get_context("forkserver")


def serve_here(settings: Settings, log: str, wire: Connection) -> None:
    """Be a server, do what is asked over the wire, and go when nobody is there any more."""
    os.dup2(os.open(log, os.O_CREAT | os.O_WRONLY | os.O_APPEND), 2)
    with running(settings) as one:
        wire.send(one.url)
        while True:
            try:
                work, args = wire.recv()
            except EOFError:
                return
            wire.send(_done(one, work, args))


def _done(one: Running, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    try:
        return one.run(work(one.runtime, *args))
    except Exception as error:  # noqa: BLE001  (told to the test)
        return error


class Process:
    """A server in a process of its own."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.log = log
        self._wire, other = FORKS.Pipe()
        self._process = FORKS.Process(target=serve_here, args=(settings, str(log), other))
        self._process.start()
        other.close()

    def wait(self) -> None:
        """Until it serves."""
        assert self._wire.poll(900), self.log.read_text()
        self.url: str = self._wire.recv()

    def guest(self, name: str) -> Client:
        """A new guest."""
        client = Client(self.url)
        client.rename(name)
        return client

    def everywhere(self, work: Callable[..., Any], *args: Any) -> list[Any]:
        """Run something in its runtime."""
        self._wire.send((work, args))
        done = self._wire.recv()
        if isinstance(done, Exception):
            raise done
        return [done]

    def close(self) -> None:
        self._wire.close()
        self._process.join(20)
        assert self._process.exitcode == 0, self.log.read_text()


class Processes(Cluster):
    """They look like one; what they log is read from their files, and what they store from the database."""

    def __init__(self, servers: list[Process], database: str) -> None:
        self.servers = tuple(servers)
        self.url = servers[0].url
        self._store = open_postgres_store(database)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Any) -> Any:
        """Run something beside them."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def stored(self, table: str) -> list[StoredEvent]:
        """The log of a table."""
        found: list[StoredEvent] = self.run(self._store.tables.events(table))
        return found

    @contextmanager
    def capture_logs(self) -> Iterator[LogCapture]:
        """Everything that all of them log while the block lasts; to be read after it."""
        starts = [server.log.stat().st_size for server in self.servers]
        heard = LogCapture()
        yield heard
        for server, start in zip(self.servers, starts, strict=True):
            heard.lines += server.log.read_bytes()[start:].decode().splitlines()

    def close(self) -> None:
        self.run(self._store.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()


@contextmanager
def own_process(folder: Path, **changes: Any) -> Iterator[Process]:
    """One server in a process of its own, so that its metrics count nothing that other servers do."""
    FORKS.set_forkserver_preload(["tests.server.preload_games"])
    with closing(Process(settings_for(folder, **changes), folder / "log")) as server:
        server.wait()
        yield server


@contextmanager
def processes(folder: Path, database: str, redis: str, count: int = 3) -> Iterator[Processes]:
    """So many processes, until the block ends."""
    FORKS.set_forkserver_preload(["tests.server.preload_games"])
    settings = settings_for(folder, database=database, redis=redis, grace_seconds=1e6)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(closing(Process(settings, folder / f"log-{at}"))) for at in range(count)
        ]
        for server in servers:
            server.wait()
        yield stack.enter_context(closing(Processes(servers, database)))
