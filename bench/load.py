"""Load on a real server: many sockets at many tables of all games, a steady stream of actions.

    python bench/load.py                           2,000 sockets, 500 tables, 200 actions/s, 30 s
    python bench/load.py --sockets 400 --tables 100 --rate 50 --seconds 10
    python bench/load.py --bots 50 --agent expert  the same while 50 bots play at other tables
    python bench/load.py --games tenzania          one game only
    python bench/load.py --own --processes 2       two processes on a Postgres and a Redis of its own
    python bench/load.py --database postgresql://… --redis redis://… --processes 4

The server runs in processes of its own on 127.0.0.1; this process plays all the people. Every
table has two seats that are played and the rest of its sockets watch. Times are from sending a
command to its acknowledgement. `--own` starts Postgres (durable, as it comes) and Redis as the tests do.
"""

import argparse
import asyncio
import contextlib
import importlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tenfold.client import Client

BOTS_GAME = "tenzania"
FILES = 16_384
AT_ONCE = 50


class Person:
    """One socket; it keeps the view it was sent last."""

    def __init__(self, wire: Any) -> None:
        self.wire = wire
        self.view: Any = None
        self.entries = 0
        """How many own entries there are at least: a view that knows of fewer is an old one."""
        self.frames = 0
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.wire:
            self.frames += 1
            if '"type":"answer"' in text[:30]:
                message = json.loads(text)
                self.answers.pop(message["id"]).set_result(message)
            elif '"type":"view"' in text[:30]:
                self.view = text

    def turn(self) -> Any:
        """The own view, if this person may act."""
        if isinstance(self.view, str):
            self.view = json.loads(self.view)["views"][0]
        is_new = self.view and self.view["count"] >= self.entries
        return self.view if is_new and self.view["legal"] else None

    async def act(self, number: int) -> float:
        """Play something; how long until it was acknowledged."""
        view = self.turn()
        command = {"type": "act", "id": str(number), "seat": view["observer"], "count": view["count"]}
        command["action"] = view["legal"][number % len(view["legal"])]["action"]
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answers[str(number)] = future
        self.view, self.entries = None, view["count"] + 1
        start = time.perf_counter()
        await self.wire.send(json.dumps(command))
        answer = await future
        assert answer["ok"], answer
        return time.perf_counter() - start


def make_table(url: str, game: str, watchers: int) -> tuple[str, list[str]]:
    """A table whose match has begun, and the cookies of all who may see it."""
    people = [Client(url) for _ in range(2 + watchers)]
    for client in people:
        client.me()
    made = people[0].make(game, ["me", "open"])
    for client in people[1:]:
        client.join(made["code"])
    table: str = made["table"]
    people[1].command(table, {"type": "sit", "id": "1", "seat": 1})
    people[1].command(table, {"type": "ready", "id": "2", "yes": True})
    people[0].command(table, {"type": "start", "id": "3"})
    return table, [client.cookie for client in people]


def make_bots(url: str, bots: int, agent: str) -> None:
    """Tables at which two bots play each other all the time that is measured."""
    host = Client(url)
    for _ in range(bots // 2):
        host.make(BOTS_GAME, [agent, agent], start=True)


async def open_all(url: str, tables: list[tuple[str, list[str]]]) -> list[list[Person]]:
    """A socket for everybody."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: str, cookie: str) -> Person:
        async with gate:
            wire = await connect(
                f"{url.replace('http', 'ws')}/api/tables/{table}/socket?after=0",
                additional_headers={"Cookie": f"tenfold={cookie}"},
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=120,
            )
        return Person(wire)

    async def at(table: str, cookies: list[str]) -> list[Person]:
        return list(await asyncio.gather(*(one(table, cookie) for cookie in cookies)))

    return list(await asyncio.gather(*(at(table, cookies) for table, cookies in tables)))


async def load(
    url: str, tables: list[tuple[str, list[str]]], rate: float, seconds: float, server: "Processes"
) -> None:
    """Play at a steady rate and say how long acknowledgements took."""
    say(f"server before the sockets: {server.memory()}")
    people = await open_all(url, tables)
    sockets = sum(len(group) for group in people)
    say(f"{sockets} sockets open; server: {server.memory()}")
    await asyncio.sleep(2)
    times: list[float] = []
    missed = 0
    tasks: set[asyncio.Task[None]] = set()

    async def act(person: Person, number: int) -> None:
        times.append(await person.act(number))

    late: list[float] = []
    watching = asyncio.create_task(watch(late))
    began, cpu, thought = time.perf_counter(), server.cpu_seconds(), thoughts(url)
    for number in range(int(rate * seconds)):
        wait = began + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        group = people[number % len(people)]
        person = next((one for one in group[:2] if one.turn()), None)
        if person is None:
            missed += 1
            continue
        task = asyncio.create_task(act(person, number))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    took = time.perf_counter() - began
    frames = sum(person.frames for group in people for person in group)
    watching.cancel()
    used = {name: spent - cpu[name] for name, spent in server.cpu_seconds().items()}
    report(times, took, missed, frames, server, used)
    many, seconds = (now - before for now, before in zip(thoughts(url), thought, strict=True))
    if many:
        say(f"bots: {many / took:.0f} thoughts/s, {seconds / many * 1000:.0f} ms each, waiting included")
    say(f"this process itself was late by p50 {part(late, 0.5):.1f} ms, p99 {part(late, 0.99):.1f} ms")
    for group in people:
        for person in group:
            person.reading.cancel()


def report(
    times: list[float], took: float, missed: int, frames: int, server: "Processes", cpu: dict[str, float]
) -> None:
    """The numbers."""
    say(f"actions: {len(times)} in {took:.1f} s ({len(times) / took:.0f}/s), {missed} had nobody to act")
    say(f"frames received: {frames}")
    half, most, longest = (part(times, share) for share in (0.5, 0.99, 1.0))
    say(f"acknowledged: p50 {half:.1f} ms, p99 {most:.1f} ms, longest {longest:.1f} ms")
    say(f"server: {server.memory()} resident")
    for name, seconds in cpu.items():
        share, each = seconds / took * 100, seconds / max(1, len(times)) * 1000
        say(f"{name}: {share:.0f} % of a core, {each:.2f} ms an action")
    say(f"machine: {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")


def part(times: list[float], share: float) -> float:
    """The time that a share of all times stays below, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


def thoughts(url: str) -> tuple[float, float]:
    """How many thoughts bots have had so far, and how long they waited for all of them."""
    text = urllib.request.urlopen(f"{url}/metrics").read().decode()  # noqa: S310  (our own server)
    found = dict(re.findall(r"^tenfold_bot_seconds_(count|sum) (\S+)$", text, re.MULTILINE))
    return float(found.get("count", 0)), float(found.get("sum", 0))


async def watch(late: list[float]) -> None:
    """How late this process wakes up: on a busy machine that is part of every time it measures."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.01)
        late.append(time.perf_counter() - start - 0.01)


def say(line: str) -> None:
    """A line for who waits."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Processes:
    """The processes of a server, and of what it stands on."""

    def __init__(self, parent: int, beside: dict[str, int]) -> None:
        self._parent = parent
        self._beside = beside

    def _serving(self) -> list[int]:
        """The children, if there are several; the parent serves nobody then."""
        return family(self._parent)[1:] or [self._parent]

    def memory(self) -> str:
        """Resident memory of each."""
        return " + ".join(f"{memory(pid):.0f}" for pid in self._serving()) + " MB"

    def cpu_seconds(self) -> dict[str, float]:
        """Processor time so far: of each server, of each thing beside it, and of the people played here."""
        serving = self._serving()
        names = ["server"] if len(serving) == 1 else [f"server {at}" for at in range(1, len(serving) + 1)]
        found = {name: cpu_seconds(pid) for name, pid in zip(names, serving, strict=True)}
        for name, pid in self._beside.items():
            found[name] = sum(cpu_seconds(one) for one in family(pid))
        found["this process"] = time.process_time()
        return found


def family(parent: int) -> list[int]:
    """A process and its children."""
    with contextlib.suppress(OSError):
        path = Path(f"/proc/{parent}/task/{parent}/children")
        return [parent, *map(int, path.read_text(encoding="ascii").split())]
    return [parent]


@contextlib.contextmanager
def own_services() -> Iterator[tuple[str, str, dict[str, int]]]:
    """A Postgres and a Redis for this run: their addresses, and their processes."""
    sys.path.insert(0, str(Path(__file__).parent.parent))
    postgres: Any = importlib.import_module("tests.server.postgres")
    redis: Any = importlib.import_module("tests.server.redis_server")
    postgres.QUICK = ("listen_addresses=", "shared_buffers=64MB")
    with postgres.postgres_server() as database:
        bell = redis.Redis()
        try:
            beside = {
                "postgres": int((database.folder / "data" / "postmaster.pid").read_text().split()[0]),
                "redis": bell.pid,
            }
            yield database.fresh(), bell.url, beside
        finally:
            bell.close()


def main() -> None:
    """Start a server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--games", default="", help="which, separated by commas (all)")
    parser.add_argument("--bots", type=int, default=0, help="bots that play at other tables meanwhile")
    parser.add_argument("--agent", default="greedy", help="who they are: a level, or a character")
    parser.add_argument("--port", type=int, default=8899)
    parser.add_argument("--database", default="", help="a Postgres instead of a file")
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--own", action="store_true", help="start a Postgres and a Redis for this")
    chosen = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    with contextlib.ExitStack() as stack:
        beside: dict[str, int] = {}
        if chosen.own:
            chosen.database, chosen.redis, beside = stack.enter_context(own_services())
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = subprocess.Popen(command_of(chosen, folder))
        stack.callback(server.wait, 20)
        stack.callback(server.terminate)
        run(chosen, Processes(server.pid, beside))


def command_of(chosen: argparse.Namespace, folder: str) -> list[str]:
    """How the server is started."""
    command = [sys.executable, "-m", "tenfold.server", "--port", str(chosen.port), "--data", folder]
    if chosen.database:
        command += ["--database", chosen.database, "--redis", chosen.redis]
        command += ["--processes", str(chosen.processes)]
    return [*command, "--no-limits", "--grace-seconds", "100000"]


def run(chosen: argparse.Namespace, server: Processes) -> None:
    """Seat everybody, and play."""
    url = f"http://127.0.0.1:{chosen.port}"
    wait_for(url)
    games = chosen.games.split(",") if chosen.games else [game["id"] for game in Client(url).games()]
    watchers = max(0, chosen.sockets // chosen.tables - 2)
    tables = [make_table(url, games[at % len(games)], watchers) for at in range(chosen.tables)]
    make_bots(url, chosen.bots, chosen.agent)
    asyncio.run(load(url, tables, chosen.rate, chosen.seconds, server))


def wait_for(url: str) -> None:
    """Until the server is there with all its games."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        try:
            if Client(url).request("GET", "/readyz")[0] == 200:
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError


if __name__ == "__main__":
    main()
