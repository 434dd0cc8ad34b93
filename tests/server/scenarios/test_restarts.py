"""A server that starts again under traffic has every game, and plays each of them compiled."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import pytest

from tenfold.client import Client, Refused
from tenfold.core.registry import game_ids
from tests.server.helpers import free_port

ROUNDS = int(os.environ.get("TENFOLD_TEST_RESTARTS", "200"))
PATIENCE = 900.0
"""The first start may have to compile."""
SERVER = """
import asyncio, json, sys, threading
from pathlib import Path
from tenfold.core.registry import game_of
from tenfold.server import run
from tenfold.server.runtime.runtime import Runtime
from tests.server.helpers import settings_for

runtimes, create = [], Runtime.__init__

def remember(self, *args):
    runtimes.append(self)
    create(self, *args)

def report():
    for _ in sys.stdin:
        [runtime] = runtimes
        rooms = list(runtime.tables.rooms.values())
        print(json.dumps({
            "ready": runtime.game_loader.is_ready,
            "broken": runtime.game_loader.broken,
            "games": sorted({room.table.game.id for room in rooms}),
            "interpreted": sorted({room.table.game.id for room in rooms if not room.table.game.is_compiled}),
        }), flush=True)

Runtime.__init__ = remember
threading.Thread(target=report, daemon=True).start()
run.serve(settings_for(Path(sys.argv[1]), database="", port=int(sys.argv[2])), may_move=False, quiet=True)
"""


@contextmanager
def served(folder: Path, port: int, log: IO[bytes]) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-c", SERVER, str(folder), str(port)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def ask_again_and_again(
    client: Client, tables: dict[str, str], stop: threading.Event, odd: list[str]
) -> None:
    """What browsers ask for: rules, puzzles and tables of all games, all the time."""
    while not stop.is_set():
        for game, table in tables.items():
            for path in (f"/api/games/{game}/puzzle?day=2026-11-16", f"/api/tables/{table}", "/api/games"):
                try:
                    client.call("GET", path)
                except Refused as error:
                    if error.code in {"unknown-game", "failed"}:
                        odd.append(f"{path}: {error.code}")
                except (OSError, EOFError):
                    time.sleep(0.02)


def ready(url: str) -> bool:
    with suppress(OSError):
        return Client(url, timeout=5).request("GET", "/readyz")[0] == 200
    return False


def restart(folder: Path, port: int, log: IO[bytes], cookie: str, tables: dict[str, str]) -> dict[str, Any]:
    """What a server says of itself that was asked for everything while it started."""
    url, stop, odd = f"http://127.0.0.1:{port}", threading.Event(), list[str]()
    threads = [
        threading.Thread(target=ask_again_and_again, args=(Client(url, cookie), tables, stop, odd))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    try:
        with served(folder, port, log) as process:
            deadline = time.monotonic() + PATIENCE
            while not ready(url):
                assert time.monotonic() < deadline
                time.sleep(0.05)
            for table in tables.values():
                Client(url, cookie).table(table)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("?\n")
            process.stdin.flush()
            found: dict[str, Any] = json.loads(process.stdout.readline())
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)
    return {**found, "odd": odd}


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.one_file
def test_no_game_is_missing_or_stays_interpreted_after_a_restart_under_traffic(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with (tmp_path / "log").open("wb") as log:
        with served(tmp_path, port, log):
            deadline = time.monotonic() + PATIENCE
            while not ready(url):
                assert time.monotonic() < deadline, (tmp_path / "log").read_text()
                time.sleep(0.05)
            ann = Client(url)
            ann.rename("Ann")
            tables = {game: ann.make(game, ["me", "greedy"], start=True)["table"] for game in game_ids()}
        for number in range(ROUNDS):
            found = restart(tmp_path, port, log, ann.cookie, tables)
            expected = {
                "ready": True,
                "broken": [],
                "games": sorted(game_ids()),
                "interpreted": [],
                "odd": [],
            }
            assert found == expected, f"restart {number + 1}"
            print(f"restart {number + 1} of {ROUNDS}: all games compiled")  # noqa: T201  (seen with -s)
