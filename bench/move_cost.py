"""What a move costs the server: processor time, bytes and moves per second in a closed loop.

    python bench/move_cost.py                       Tenzania, The Heart of Africa, then all six games
    python bench/move_cost.py --games tenzania --tables 100 --workers 16
    python bench/move_cost.py --plain               deltas that aren't packed
    python bench/move_cost.py --whole               frames with whole views, as older clients get them
    python bench/move_cost.py --games tenzania --tables 900 --workers 900 --moves 4     more than it can do

Two people play at every table. A worker plays one table after another: as soon as someone is due, they play
a legal action and wait for its acknowledgement and for both views. First all tables play `--moves` moves,
which is the steady cost; then they play to the end, which shows what an end costs. The server runs in a
process of its own with its data in a file; this process plays all the people.
"""

import argparse
import asyncio
import os
import random
import resource
import subprocess
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from load import FILES, command_of, cpu_seconds, make_table, memory, part, say, wait_for

from tenfold.client import Client

SMALL = 126
TEXT, BINARY, PING = 0x81, 0x82, 0x89
UNSET: Any = msgspec.UNSET
WAIT_SECONDS = 30.0


class Action(msgspec.Struct):
    """A legal action."""

    action: str
    number: int = -1


class Seen(msgspec.Struct, omit_defaults=True):
    """The fields of a view that a player needs; in a delta those that haven't changed are missing."""

    observer: int = UNSET
    count: int = UNSET
    legal: list[Action | int] = UNSET
    outcome: Any = UNSET


class Message(msgspec.Struct):
    """Any frame or answer."""

    type: str
    ok: bool = True
    code: str = ""
    views: list[Seen] = []
    actions: list[Action] = []
    text: str = ""
    """The dictionary that deltas are packed with."""


decode = msgspec.json.Decoder(Message).decode


class Wire(asyncio.Protocol):
    """A WebSocket that does as little as possible, because it shares the machine with the server."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self._head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: tenfold={cookie}\r\n".encode()
        self._buffer = bytearray()
        self._is_open = False
        self.transport: Any = None
        self.view: Seen | None = None
        """The latest view, until its player acts."""
        self.entries = 0
        """How many own entries there are at least: a view with fewer was sent before."""
        self._last = Seen()
        self._actions: dict[int, Action] = {}
        self.is_answered = True
        self.is_busy = False
        self._dictionary: Any = None
        self.changed = asyncio.Event()
        self.view_bytes = self.other_bytes = self.view_frames = 0

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        transport.write(self._head + upgrade + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")

    def data_received(self, data: bytes) -> None:
        """Read all frames that are complete."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer)
            del self._buffer[: end + 4]
            self._is_open = True
        while (found := self._next()) is not None:
            self._receive(*found)

    def _next(self) -> tuple[int, bytes] | None:
        """The kind of the next message, and its body."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        head, length = 2, buffer[1]
        if length >= SMALL:
            head = 4 if length == SMALL else 10
            length = int.from_bytes(buffer[2:head])
        if len(buffer) < head + length:
            return None
        kind, body = buffer[0], bytes(buffer[head : head + length])
        del buffer[: head + length]
        if kind == PING:
            self.transport.write(bytes([0x8A, 0x80 | length]) + bytes(4) + body)
            return self._next()
        assert kind in {TEXT, BINARY}, body
        return kind, body

    def _receive(self, kind: int, body: bytes) -> None:
        message = decode(body if kind == TEXT else self._dictionary.copy().decompress(body))
        if message.type == "dictionary":
            self._dictionary = zlib.decompressobj(-zlib.MAX_WBITS, message.text.encode())
        if message.type in {"view", "delta"}:
            self._last = self._updated(message)
            if self._last.count >= self.entries:
                self.view = self._last
            self.view_bytes += len(body)
            self.view_frames += 1
        else:
            self.other_bytes += len(body)
        if message.type == "answer":
            assert message.ok or message.code == "busy", body
            self.is_answered, self.is_busy = True, not message.ok
        self.changed.set()

    def _updated(self, message: Message) -> Seen:
        """The view after a frame: its own, or the last one with what changed."""
        new, old = message.views[0], self._last
        legal = new.legal if new.legal is not UNSET else old.legal
        for action in (*message.actions, *(each for each in legal if isinstance(each, Action))):
            self._actions[action.number] = action
        return Seen(
            new.observer if new.observer is not UNSET else old.observer,
            new.count if new.count is not UNSET else old.count,
            [each if isinstance(each, Action) else self._actions[each] for each in legal],
            new.outcome if new.outcome is not UNSET else old.outcome,
        )

    def send(self, text: bytes) -> None:
        """Send a text frame, masked by a key of zeros."""
        length = len(text)
        head = bytes([0x81, 0x80 | length]) if length < SMALL else b"\x81\xfe" + length.to_bytes(2)
        self.transport.write(head + bytes(4) + text)


@dataclass
class Game:
    """One table with its two people."""

    wires: list[Wire]
    moves: int = 0
    times: list[float] = field(default_factory=list)
    busy: int = 0
    """How often the server had too much to do, and was asked again a second later, as browsers do."""

    @property
    def is_over(self) -> bool:
        """Whether somebody was told the outcome."""
        return any(wire.view is not None and wire.view.outcome is not None for wire in self.wires)

    async def play(self, moves: int | None) -> None:
        """Play so many moves, or to the end."""
        goal = None if moves is None else self.moves + moves
        while not self.is_over and self.moves != goal:
            await self._move(await self._due())
            self.moves += 1

    async def _due(self) -> Wire:
        while True:
            found = next((wire for wire in self.wires if wire.view is not None and wire.view.legal), None)
            if found is not None:
                return found
            await self.wait()

    async def wait(self) -> None:
        """Wait until one of the two has received something."""
        waits = [asyncio.ensure_future(wire.changed.wait()) for wire in self.wires]
        done, _ = await asyncio.wait(waits, timeout=WAIT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        assert done, [wire.view for wire in self.wires]
        for wait, wire in zip(waits, self.wires, strict=True):
            wait.cancel()
            wire.changed.clear()

    async def _move(self, wire: Wire) -> None:
        view = wire.view
        assert view is not None
        action = random.choice(view.legal).action  # type: ignore[union-attr]  # noqa: S311
        command = {"type": "act", "id": f"m{self.moves}", "seat": view.observer, "action": action}
        wire.view, wire.entries = None, view.count + 1
        while True:
            wire.is_answered = False
            start = time.perf_counter()
            wire.send(msgspec.json.encode({**command, "count": view.count}))
            while not wire.is_answered:
                await self.wait()
            if not wire.is_busy:
                break
            self.busy += 1
            await asyncio.sleep(0.5 + random.random())  # noqa: S311
        self.times.append(time.perf_counter() - start)
        while wire.view is None:
            await self.wait()


async def open_game(url: str, table: str, cookies: list[str], query: str) -> Game:
    """Connect the people of a table."""
    host, loop = urlsplit(url), asyncio.get_running_loop()
    path = f"/api/tables/{table}/socket?after=0{query}"
    made = [
        await loop.create_connection(
            lambda cookie=cookie: Wire(host.netloc, path, cookie), host.hostname, host.port
        )
        for cookie in cookies
    ]
    game = Game([wire for _, wire in made])
    while any(wire.view is None for wire in game.wires):
        await game.wait()
    return game


async def run_workers(games: list[Game], workers: int, work: Callable[[Game], Awaitable[None]]) -> None:
    """Let so many workers take one game after another."""
    waiting = list(games)

    async def take() -> None:
        while waiting:
            await work(waiting.pop())

    await asyncio.gather(*(take() for _ in range(workers)))


async def settle(pid: int) -> None:
    """Wait until the server has nothing left to do."""
    while True:
        before = cpu_seconds(pid)
        await asyncio.sleep(1)
        if cpu_seconds(pid) - before < 0.05:
            return


@dataclass(frozen=True)
class Cost:
    """What some moves cost."""

    moves: int
    seconds: float
    cpu: float
    times: list[float]
    view_bytes: float
    bytes: float
    busy: int = 0

    def tell(self, what: str) -> None:
        """Print it."""
        rate, each = self.moves / self.seconds, self.cpu / self.moves * 1000
        half, most = part(self.times, 0.5), part(self.times, 0.99)
        say(
            f"{what}: {self.moves} moves, {rate:.0f} moves/s, {each:.3f} ms CPU a move, p50 {half:.1f} ms,"
            f" p99 {most:.1f} ms, {self.view_bytes:.0f} bytes a view, {self.bytes:.0f} a move and client,"
            f" {self.busy} times busy"
        )


async def measure(games: list[Game], workers: int, moves: int | None, pid: int) -> Cost:
    """Let all games play so many moves, or to the end."""
    for game in games:
        game.times, game.busy = [], 0
        for wire in game.wires:
            wire.view_bytes = wire.other_bytes = wire.view_frames = 0
    before, begun, cpu = sum(game.moves for game in games), time.perf_counter(), cpu_seconds(pid)
    await run_workers(games, workers, lambda game: game.play(moves))
    seconds = time.perf_counter() - begun
    await settle(pid)
    wires = [wire for game in games for wire in game.wires]
    seen, other = sum(wire.view_bytes for wire in wires), sum(wire.other_bytes for wire in wires)
    played = sum(game.moves for game in games) - before
    frames = max(1, sum(wire.view_frames for wire in wires))
    times = [each for game in games for each in game.times]
    each_client = (seen + other) / max(1, played) / 2
    busy = sum(game.busy for game in games)
    return Cost(played, seconds, cpu_seconds(pid) - cpu, times, seen / frames, each_client, busy)


async def load(chosen: argparse.Namespace, url: str, pid: int, names: list[str]) -> None:
    """Seat everybody, play, and print what it cost."""
    tables = [make_table(url, names[at % len(names)], 0) for at in range(chosen.tables)]
    for table in tables[: len(names)]:  # the first one of a game loads what all others share
        close(await open_game(url, *table, chosen.query))
    await settle(pid)
    before = memory(pid)
    games = [await open_game(url, *table, chosen.query) for table in tables]
    sockets = sum(len(game.wires) for game in games)
    say(f"{sockets} sockets: {(memory(pid) - before) * 1024 / sockets:.1f} KB each")
    await measure(games, chosen.workers, chosen.warm_up, pid)
    steady = await measure(games, chosen.workers, chosen.moves, pid)
    steady.tell(f"{','.join(names)} x{chosen.tables}, {chosen.workers} workers")
    if chosen.ends:
        rest = [game for game in games if not game.is_over]
        ends = await measure(rest, chosen.workers, None, pid)
        ends.tell("to the end")
        last = [game.times[-1] for game in rest]
        cost = (ends.cpu - ends.moves * steady.cpu / steady.moves) / len(rest) * 1000
        say(f"{len(rest)} ends: {cost:.0f} ms CPU each; last move p50 {part(last, 0.5):.1f} ms")
    for game in games:
        close(game)


def close(game: Game) -> None:
    """Disconnect the people of a table."""
    for wire in game.wires:
        wire.transport.close()


def main() -> None:
    """Start a server for each set of games, and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", action="append", help="one set, separated by commas; can be repeated")
    parser.add_argument("--tables", type=int, default=96)
    parser.add_argument("--workers", type=int, default=24, help="tables that are played at the same time")
    parser.add_argument("--moves", type=int, default=24, help="moves of each table that are measured")
    parser.add_argument("--warm-up", type=int, default=4)
    parser.add_argument("--ends", action="store_true", help="play to the end, too")
    parser.add_argument("--plain", action="store_true", help="deltas that aren't packed")
    parser.add_argument("--whole", action="store_true", help="whole views")
    parser.add_argument("--port", type=int, default=8898)
    parser.add_argument("--source", help="the src folder of another checkout to serve from")
    chosen = parser.parse_args()
    chosen.query = "" if chosen.whole else "&deltas=1" if chosen.plain else "&deltas=1&packed="
    chosen.database = ""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    say(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
    environment = {**os.environ, "PYTHONPATH": chosen.source} if chosen.source else None
    for names in chosen.games or ["tenzania", "heart_of_africa", ""]:
        with tempfile.TemporaryDirectory() as folder:
            server = subprocess.Popen(command_of(chosen, folder), env=environment)
            try:
                url = f"http://127.0.0.1:{chosen.port}"
                wait_for(url)
                ids = names.split(",") if names else [game["id"] for game in Client(url).games()]
                asyncio.run(load(chosen, url, server.pid, ids))
            finally:
                server.terminate()
                server.wait(20)


if __name__ == "__main__":
    main()
