"""Connections that ask for nothing, or for half of something, keep nobody else out."""

import logging
import resource
import socket
import time
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tenfold.server.http import protocols
from tenfold.server.http.connection_limits import Connections
from tenfold.server.logging_config import MAX_LINES, RateLimitFilter
from tenfold.server.run import descriptors
from tenfold.server.settings import Limits
from tests.server.helpers import NO_LIMITS, Running, running, settings_for
from tests.server.log_capture import capture_logs

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "


def wired(server: Running) -> socket.socket:
    address = urlsplit(server.url)
    return socket.create_connection((address.hostname, address.port), timeout=30)


def read(wire: socket.socket) -> bytes:
    found = b""
    with suppress(ConnectionError):
        while part := wire.recv(65536):
            found += part
    return found


@pytest.mark.parametrize(("half", "room"), [(120, 30), (1_100, Limits().connections_per_address)])
def test_half_requests_of_one_address_make_room_for_whole_ones(tmp_path: Path, half: int, room: int) -> None:
    limits = replace(NO_LIMITS, connections_per_address=room)
    with (
        capture_logs() as logs,
        running(settings_for(tmp_path, limits=limits)) as server,
        ExitStack() as stack,
    ):
        for _ in range(half):
            stack.enter_context(wired(server)).sendall(HALF)
        start = time.monotonic()
        names = [server.guest(f"Guest {number}").me()["name"] for number in range(5)]
        took = time.monotonic() - start
        most = len(server.connections)

    assert names == [f"Guest {number}" for number in range(5)]
    assert took < 5
    assert most <= room
    assert len(logs.lines) < 20


def test_who_is_silent_or_slow_is_let_go(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, head_seconds=0.3, body_seconds=0.6)
    post = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    with running(settings_for(tmp_path, limits=limits)) as server:
        with wired(server) as silent, wired(server) as slow_head, wired(server) as slow_body:
            slow_head.sendall(HALF)
            slow_body.sendall(post)
            answers = [read(wire) for wire in (silent, slow_head, slow_body)]
        with wired(server) as drops:
            start = time.monotonic()
            with suppress(ConnectionError):
                while time.monotonic() - start < 20:
                    drops.sendall(b"G")
                    time.sleep(0.05)
            held = time.monotonic() - start

    assert answers[0] == b""
    assert answers[1].startswith(b"HTTP/1.1 408 ")
    assert b"took too long" in answers[1]
    assert answers[2].startswith(b"HTTP/1.1 408 ") or answers[2].startswith(b"HTTP/1.1 401 ")
    assert held < 10


def test_a_long_head_is_refused_before_it_is_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    plain = protocols.H11Protocol.data_received
    monkeypatch.setattr(
        protocols.H11Protocol,
        "data_received",
        lambda self, data: (seen.append(len(data)), plain(self, data))[1],
    )
    with running(settings_for(tmp_path)) as server:
        answers = []
        for head in (b"X: " + b"a" * 60_000 + b"\r\n", b"a: b\r\n" * 200):
            with wired(server) as wire:
                with suppress(ConnectionError):
                    wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n")
                answers.append(read(wire))
        before = list(seen)
        with wired(server) as wire:
            wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            well = read(wire)

    assert [answer[:13] for answer in answers] == [b"HTTP/1.1 431 "] * 2
    assert b"too long" in answers[0]
    assert before == []
    assert well.endswith(b'{"ok":true}')


def test_who_was_answered_before_the_body_came_gets_one_answer(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, body_seconds=0.3)
    post = b"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    with running(settings_for(tmp_path, limits=limits)) as server, wired(server) as wire:
        wire.sendall(post)
        found = read(wire)

    assert found.startswith(b"HTTP/1.1 404 ")
    assert found.count(b"HTTP/1.1 ") == 1


def test_a_socket_of_a_table_is_no_body_that_is_late(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, body_seconds=0.2)
    with running(settings_for(tmp_path, limits=limits)) as server, capture_logs() as logs:
        ann = server.guest("Ann")
        made = ann.make("ten_squares", ["me", "open"])
        with ann.sit(made["table"]) as line:
            time.sleep(0.6)
            answer = line.send("react", reaction="hello")

    assert answer["ok"]
    assert [text for text in logs.lines if "Traceback" in text or "Exception" in text] == []


def test_requests_one_after_the_other_in_one_go_are_all_answered(tmp_path: Path) -> None:
    body = b'{"name": "Ann"}'
    two = (
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
    )
    last = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with running(settings_for(tmp_path)) as server, wired(server) as wire:
        wire.sendall(two * 100 + last)
        found = read(wire)

    assert found.count(b"HTTP/1.1 200 OK") == 101
    assert found.count(b"HTTP/1.1 401 ") == 100


def test_who_never_reads_an_answer_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "STALLED_SECONDS", 0.3)
    asked = b"GET /api/games/tenzania/rules HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with running(settings_for(tmp_path)) as server, socket.socket() as wire:
        address = urlsplit(server.url)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect((address.hostname, address.port))
        wire.settimeout(5)
        with suppress(ConnectionError):
            wire.sendall(asked * 200)
            deadline = time.monotonic() + 5
            while len(server.connections) and time.monotonic() < deadline:
                time.sleep(0.05)
        left = len(server.connections)

    assert left == 0


class Fake:
    """A connection that only counts."""

    def __init__(self, address: str | None) -> None:
        self.address = address
        self.is_cut_off = False

    def cut_off(self) -> None:
        self.is_cut_off = True


def test_one_address_never_takes_the_room_of_all() -> None:
    connections = Connections(replace(NO_LIMITS, connections=10, connections_per_address=100))
    greedy = [Fake("a") for _ in range(20)]
    assert all(connections.add(one) for one in greedy)
    others = [Fake(f"b{number}") for number in range(5)]

    assert all(connections.add(one) for one in others)
    assert sum(not one.is_cut_off for one in greedy) == 5
    assert not any(one.is_cut_off for one in others)


def test_who_waits_longest_makes_room_and_who_is_served_never_does() -> None:
    connections = Connections(replace(NO_LIMITS, connections=3))
    served, first, second = Fake("a"), Fake("b"), Fake("c")
    for one in (served, first, second):
        assert connections.add(one)
    connections.mark_busy(served)
    connections.mark_idle(first)  # it was answered meanwhile: now it waits behind the second
    assert connections.add(Fake("d"))

    assert [one.is_cut_off for one in (served, first, second)] == [False, False, True]


def test_where_nobody_waits_there_is_no_room() -> None:
    connections = Connections(replace(NO_LIMITS, connections=2))
    busy = [Fake(None), Fake(None)]
    for one in busy:
        assert connections.add(one)
        connections.mark_busy(one)
    refused = Fake(None)

    assert not connections.add(refused)
    connections.remove(busy[0])
    connections.remove(busy[0])
    assert connections.add(refused)
    assert len(connections) == 2


def test_log_lines_of_one_kind_are_few() -> None:
    now = [0.0]
    sparing = RateLimitFilter(clock=lambda: now[0])

    def line(message: str, *values: object) -> logging.LogRecord:
        return logging.LogRecord("x", logging.WARNING, "", 0, message, values, None)

    kept = sum(sparing.filter(line("from %s", number)) for number in range(10_000))
    other = sparing.filter(line("something else"))
    now[0] = 61.0
    later = line("from %s", "Ann")

    assert kept == MAX_LINES
    assert other
    assert sparing.filter(later)
    assert later.getMessage() == f"from Ann (and {10_000 - MAX_LINES} more like this before)"


def test_the_limit_of_descriptors_is_raised_as_far_as_it_goes() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 16_384 if hard == resource.RLIM_INFINITY else min(hard, 16_384)
    resource.setrlimit(resource.RLIMIT_NOFILE, (600, hard))
    try:
        found = descriptors()
        raised = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    assert found == raised == most


def test_a_request_with_two_lengths_is_refused(server: Running) -> None:
    """A proxy may believe the other one, and take the rest for a request of someone else."""
    both = (
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    with wired(server) as wire:
        wire.sendall(both + b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = read(wire)

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1
