"""A real server in a thread of the test's own, and people who play on it."""

import asyncio
import contextlib
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from tenfold.client import Client, TableConnection
from tenfold.core.registry import game_ids
from tenfold.server.background import compile_process
from tenfold.server.http.connection_limits import Connections
from tenfold.server.run import Server, open_listener, uvicorn_config
from tenfold.server.runtime.runtime import Runtime
from tenfold.server.settings import Limits, Rate, Settings
from tenfold.server.stores.tables import StoredEvent
from tests.server import postgres
from tests.server.log_capture import LogCapture, capture_logs

ON_POSTGRES = "TENFOLD_TEST_ON_POSTGRES"
"""Set, it lets every server of the tests keep its data in Postgres; `make slow` does it once."""
UNLIMITED = Rate(10**9, 1.0)
NO_LIMITS = Limits(
    messages=UNLIMITED,
    tables=UNLIMITED,
    evenings=UNLIMITED,
    failed_joins=UNLIMITED,
    guest_failed_joins=UNLIMITED,
    all_failed_joins=UNLIMITED,
    names=UNLIMITED,
    requests=UNLIMITED,
    sockets_per_guest=10**6,
    sockets_per_address=10**6,
    connections_per_address=10**6,
)


class Running:
    """A server that runs."""

    def __init__(self, settings: Settings, url: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.settings = settings
        self.url = url
        self._server = server
        self.loop = loop

    @property
    def runtime(self) -> Runtime:
        """What the server holds; look, do not touch."""
        app: Any = self._server.config.app
        runtime: Runtime = app.state.runtime
        return runtime

    @property
    def connections(self) -> Connections:
        """Who is connected; look, do not touch."""
        config: Any = self._server.config
        connections: Connections = config.all_connections
        return connections

    @property
    def urls(self) -> list[str]:
        """Where it can be asked."""
        return [self.url]

    def guest(self, name: str) -> Client:
        """A new guest."""
        client = Client(self.url)
        client.rename(name)
        return client

    def run(self, work: Any) -> Any:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def everywhere(self, work: Callable[..., Any], *args: Any) -> list[Any]:
        """Run something in each runtime: on its own loop, with it and what else is given."""
        return [self.run(work(self.runtime, *args))]

    def stored(self, table: str) -> list[StoredEvent]:
        """The log of a table."""
        found: list[StoredEvent] = self.run(self.runtime.store.tables.events(table))
        return found

    def capture_logs(self) -> contextlib.AbstractContextManager[LogCapture]:
        """Everything that is logged while the block lasts; to be read after it."""
        return capture_logs()


def database_for(folder: Path) -> str:
    """Where a test's server keeps its data: in its folder, or in a database if all tests are to have one."""
    return postgres.database_of(folder) if os.environ.get(ON_POSTGRES) else ""


@cache
def soon_ready() -> dict[str, str]:
    """How a server in another process is ready soon: with compiled rules, where they are, else without."""
    is_compiled = all(map(compile_process.is_compiled, game_ids()))
    return {} if is_compiled else {"TENFOLD_INTERPRET": "1"}


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for a test: no limits, no waiting."""
    if "database" not in changes:
        changes["database"] = database_for(folder)
    settings = Settings(
        data=folder,
        port=0,
        limits=NO_LIMITS,
        bot_seconds=0.0,
        grace_seconds=0.2,
        counts_own_device=True,
    )
    return replace(settings, **changes)


@contextlib.contextmanager
def running(settings: Settings, *, at_once: bool = False) -> Iterator[Running]:
    """A server on a free port of this machine, until the block ends; its games are ready, unless at once."""
    listener = open_listener(settings, may_move=False)
    ready = threading.Event()
    server = Server(uvicorn_config(settings), ready.set)
    loops: list[asyncio.AbstractEventLoop] = []

    async def main() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listener])

    thread = threading.Thread(target=asyncio.run, args=(main(),), daemon=True)
    thread.start()
    assert ready.wait(60)
    one = Running(settings, f"http://127.0.0.1:{listener.getsockname()[1]}", server, loops[0])
    try:
        until(lambda: at_once or one.runtime.game_loader.is_ready, 900)
        yield one
    finally:
        server.should_exit = True
        thread.join(20)
        listener.close()


def pair(server: Running, game: str = "tenzania", **more: Any) -> tuple[Client, Client, str]:
    """Two people at a table whose match has begun."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    return ann, bob, begun(ann, bob, game, **more)


def begun(ann: Client, bob: Client, game: str = "tenzania", **more: Any) -> str:
    """A table of these two, whose match has begun."""
    made = ann.make(game, ["me", "open"], **more)
    table: str = made["table"]
    bob.join(made["code"])
    for client, command in (
        (bob, {"type": "sit", "id": "1", "seat": 1}),
        (bob, {"type": "ready", "id": "2", "yes": True}),
        (ann, {"type": "start", "id": "3"}),
    ):
        assert client.command(table, command)["ok"]
    return table


def play_turn(line: TableConnection, choose: Any = None) -> bool:
    """One action of whoever of this line's seats is due; False if none is."""
    view = line.turn
    if view is None:
        return False
    legal = view["legal"]
    action = choose(view) if choose else legal[0]["action"]
    answer = line.act(view, action)
    assert answer["ok"], answer
    seat, count = view["observer"], view["count"]
    line.wait(lambda it: it.views[seat]["count"] > count or it.is_over)
    return True


def play_out(*lines: TableConnection, choose: Any = None, most: int = 2000) -> None:
    """Play until the match is over."""
    for line in lines:
        line.wait(lambda it: bool(it.views))
    for _ in range(most):
        if all(line.is_over for line in lines):
            return
        if not any(play_turn(line, choose) for line in lines):
            catch_up(*lines)
    raise AssertionError("the match does not end")


def catch_up(*lines: TableConnection) -> None:
    """Read everything that has come in; give more a moment to come."""
    for line in lines:
        while line.receive(0.003) is not None:
            pass


def raw(line: TableConnection) -> list[dict[str, Any]]:
    """Everything that is waiting on a line."""
    found = []
    while (message := line.receive(0.2)) is not None:
        found.append(message)
    return found


def until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something, but not for ever."""
    deadline = time.monotonic() + seconds
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)


def plain(value: Any) -> str:
    """A value as text, to compare and to search."""
    return json.dumps(value, sort_keys=True)


def free_port() -> int:
    """A port of this machine that nothing listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
