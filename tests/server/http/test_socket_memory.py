"""WebSockets last for hours, so each takes as little memory as it can."""

import gc
import socket
import tracemalloc
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.helpers import Running, pair, running, settings_for, until

TABLES = 8
ROUNDS = 3
"""What else the process keeps meanwhile only adds, so the least of some rounds counts."""
MAX_KILOBYTES = 20
"""It takes 18; it was 21 while two tasks waited for each socket, and 29 with every layer of the framework."""
HEAD = (
    "GET /api/tables/{}/socket?after=0&deltas=1 HTTP/1.1\r\nHost: {}\r\nCookie: tenfold={}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def in_use() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def connect(server: Running, table: str, cookie: str) -> socket.socket:
    address = urlsplit(server.url)
    wire = socket.create_connection((address.hostname, address.port), timeout=30)
    wire.sendall(HEAD.format(table, address.netloc, cookie).encode())
    assert wire.recv(12) == b"HTTP/1.1 101"
    return wire


def bytes_of_each_socket(server: Running, stack: ExitStack) -> float:
    """What the process keeps for each socket of people who join those who are connected already."""
    tables = [pair(server) for _ in range(TABLES)]
    rooms = server.runtime.tables.rooms
    wires = [connect(server, table, ann.cookie) for ann, _, table in tables]  # what is loaded once
    tracemalloc.start()
    before = in_use()
    wires += [connect(server, table, bob.cookie) for _, bob, table in tables]
    until(lambda: sum(len(rooms[table].outboxes) for *_, table in tables) == len(wires))
    each = (in_use() - before) / TABLES
    tracemalloc.stop()
    for wire in wires:
        stack.callback(wire.close)
    return each


@pytest.mark.one_file
def test_a_socket_takes_little_memory(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, grace_seconds=1e6)) as server, ExitStack() as stack:
        stack.callback(tracemalloc.stop)
        each = min(bytes_of_each_socket(server, stack) for _ in range(ROUNDS))

    assert each < MAX_KILOBYTES * 1024
