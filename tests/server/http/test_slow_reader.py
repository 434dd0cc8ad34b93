"""One slow or hostile client cannot delay another table (P7)."""

import asyncio
import base64
import os
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tenfold.client import Client
from tenfold.server.runtime.outbox import MAX_QUEUED_BYTES, Outbox, TooSlow
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


def test_a_frame_that_is_not_taken_in_time_ends_the_stream() -> None:
    async def main() -> None:
        outbox = Outbox("ann", 3, 0.05)
        outbox.put(Frame(b"x"))
        with pytest.raises(TooSlow):
            await outbox.pump(lambda _: asyncio.sleep(3600))

    asyncio.run(main())


def test_a_stream_that_waits_keeps_nothing_that_was_sent() -> None:
    """Every socket of a server would keep its last view, a kilobyte or more."""

    async def main() -> None:
        outbox, body = Outbox("ann", 3, 1.0), os.urandom(100)
        outbox.put(Frame(body))
        pumping = asyncio.create_task(outbox.pump(lambda _: None))
        queued = sys.getrefcount(body)
        await asyncio.sleep(0)
        assert sys.getrefcount(body) < queued
        outbox.close()
        await pumping

    asyncio.run(main())
