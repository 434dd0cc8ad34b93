"""One slow or hostile client cannot delay another table (P7)."""

import asyncio
import base64
import os
import socket
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tenfold.client import Client
from tenfold.server.http.socket_session import RESTART, SocketSession
from tenfold.server.runtime.outbox import MAX_QUEUED_BYTES, TOO_SLOW, Outbox, TooSlow
from tenfold.server.table.frames import Frame
from tests.server.helpers import NO_LIMITS, Running, play_turn, running, settings_for, until

LONGEST_ANSWER = 2.0
"""Far more than an answer takes, far less than a stuck server would need."""


def never_reading(server: Running, client: Client, table: str) -> socket.socket:
    """A socket that shakes hands and then reads nothing at all."""
    address = urlsplit(server.url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((address.hostname, address.port))
    key = base64.b64encode(os.urandom(16)).decode()
    wire.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: tenfold={client.cookie}\r\n\r\n".encode()
    )
    return wire


def test_a_socket_that_never_reads_is_cut_off_and_delays_nobody(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, send_seconds=0.5)
    with running(settings_for(tmp_path, limits=limits, grace_seconds=1e6)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        loud = ann.make("tenzania", ["me"] * 8, start=True)["table"]
        quiet = bob.make("tenzania", ["me", "me"], start=True)["table"]
        stuck = [never_reading(server, ann, loud) for _ in range(5)]
        outboxes = server.runtime.tables.rooms[loud].outboxes
        guest = ann.me()["guest"]
        until(lambda: len(outboxes.get(guest, [])) == 5)
        longest = 0.0
        with ann.sit(loud) as noisy, bob.sit(quiet) as line:
            noisy.wait_for_turn()
            line.wait_for_turn()
            while play_turn(noisy):
                start = time.monotonic()
                if play_turn(line):
                    longest = max(longest, time.monotonic() - start)
            until(lambda: len(outboxes[guest]) == 1)
            left = len(outboxes[guest])
        for wire in stuck:
            wire.close()

        assert longest < LONGEST_ANSWER
        assert left == 1


def test_a_full_queue_ends_the_stream() -> None:
    async def main() -> None:
        outbox = Outbox("ann", 3, 1.0)
        for _ in range(4):
            outbox.put(Frame(b"x"))
        with pytest.raises(TooSlow):
            await outbox.next()

    asyncio.run(main())


def test_large_frames_fill_a_queue_sooner_but_two_always_have_room() -> None:
    async def main() -> None:
        two, several = Outbox("ann", 64, 1.0), Outbox("bob", 64, 1.0)
        for _ in range(2):
            two.put(Frame(bytes(2 * MAX_QUEUED_BYTES)))
        for _ in range(3):
            several.put(Frame(bytes(MAX_QUEUED_BYTES // 2)))
        assert await two.next() is not None
        with pytest.raises(TooSlow):
            await several.next()

    asyncio.run(main())


class FakeSocket:
    """A WebSocket whose reader reads as long as the test wants."""

    is_gone = is_behind = False

    def __init__(self) -> None:
        self.sent: list[int] = []

    def listen(self, on_message: Any, on_writable: Any) -> None:
        self.receive, self.resume = on_message, on_writable

    def stop_listening(self) -> None:
        pass

    def send_frames(self, frames: Sequence[Frame]) -> None:
        self.sent.append(len(frames))
        self.is_behind = self.is_behind or any(not frame.body for frame in frames)


def session(socket: FakeSocket, outbox: Outbox, send_seconds: float = 1.0) -> SocketSession:
    nothing: Any = None
    limits = replace(NO_LIMITS, send_seconds=send_seconds)
    wire: Any = socket
    return SocketSession(wire, nothing, outbox, nothing, limits, nothing)


def test_a_frame_that_is_not_taken_in_time_ends_the_stream() -> None:
    async def main() -> None:
        outbox = Outbox("ann", 3, 1.0)
        outbox.put(Frame(b""))
        assert await session(FakeSocket(), outbox, 0.05).run() == TOO_SLOW

    asyncio.run(main())


def test_a_reader_who_catches_up_in_time_gets_the_rest() -> None:
    async def main() -> None:
        socket, outbox = FakeSocket(), Outbox("ann", 3, 1.0)
        outbox.put(Frame(b""))
        running = asyncio.create_task(session(socket, outbox, 0.2).run())
        await asyncio.sleep(0.1)
        outbox.put(Frame(b"later"))
        assert socket.sent == [1]
        socket.is_behind = False
        socket.resume()
        await asyncio.sleep(0.2)
        assert socket.sent == [1, 1]
        outbox.close()
        assert await running == RESTART

    asyncio.run(main())


def test_what_is_queued_in_one_turn_is_sent_with_one_write() -> None:
    async def main() -> None:
        socket, outbox = FakeSocket(), Outbox("ann", 3, 1.0)
        running = asyncio.create_task(session(socket, outbox).run())
        await asyncio.sleep(0.01)
        outbox.put(Frame(b"answer"))
        outbox.put(Frame(b"view"))
        await asyncio.sleep(0.01)
        assert socket.sent == [2]
        outbox.close()
        await running

    asyncio.run(main())


def test_a_stream_that_waits_keeps_nothing_that_was_sent() -> None:
    """Every socket of a server would keep its last view, a kilobyte or more."""

    async def main() -> None:
        outbox, body = Outbox("ann", 3, 1.0), os.urandom(100)
        outbox.put(Frame(body))
        running = asyncio.create_task(session(FakeSocket(), outbox).run())
        queued = sys.getrefcount(body)
        await asyncio.sleep(0.01)
        assert sys.getrefcount(body) < queued
        outbox.close()
        await running

    asyncio.run(main())
