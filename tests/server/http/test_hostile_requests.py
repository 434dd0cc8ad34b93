"""No request of any kind holds the loop: a thousand hostile ones, and a probe that measures each turn."""

import asyncio
import gc
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.helpers import Running, running, settings_for
from tests.server.hostile_requests import requests
from tests.server.log_capture import capture_logs

LONGEST_HOLD = 0.050
REQUESTS = 1_000
AGAIN = 3
"""A turn that seemed too long is tried again: only what is long each time is ours."""


class Probe:
    """How long the loop was held by the longest turn, in seconds of its own thread's work."""

    def __init__(self) -> None:
        self.longest = 0.0

    def take(self) -> float:
        longest, self.longest = self.longest, 0.0
        return longest


@contextmanager
def probed(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Probe]:
    """Measure every turn of a server's loop; what other threads and programs do does not count."""
    probe = Probe()
    plain = asyncio.Handle._run

    def run(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        plain(handle)
        if asyncio._get_running_loop() is server.loop:
            probe.longest = max(probe.longest, time.thread_time() - start)

    gc.collect()
    gc.disable()
    with monkeypatch.context() as patch:
        patch.setattr(asyncio.Handle, "_run", run)
        yield probe
    gc.enable()


def send(server: Running, data: bytes) -> bytes:
    """Send everything, end, and read what comes; a bar stands for waiting until a socket is open."""
    address = urlsplit(server.url)
    head, _, frames = data.partition(b"\r\n\r\n|")
    with socket.create_connection((address.hostname, address.port), timeout=10) as wire:
        answer = b""
        with suppress(OSError):
            if frames:
                wire.sendall(head + b"\r\n\r\n")
                answer = wire.recv(65536)
                assert answer.startswith(b"HTTP/1.1 101")
            wire.sendall(frames or data)
            wire.shutdown(socket.SHUT_WR)
            while part := wire.recv(65536):
                answer = (answer + part)[:65536]
        return answer


def test_a_thousand_hostile_requests_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        capture_logs() as logs,
        running(settings_for(tmp_path)) as server,
        probed(server, monkeypatch) as probe,
    ):
        ann = server.guest("Ann")
        table = ann.make("tenzania", ["me", "open"])["table"]
        held: dict[str, float] = {}
        failed = set()
        for kind, data in islice(requests(table, ann.cookie), REQUESTS):
            longest = LONGEST_HOLD
            for _ in range(AGAIN):
                probe.take()
                answer = send(server, data)
                longest = min(longest, probe.take())
                if answer.startswith(b"HTTP/1.1 500"):
                    failed.add(kind)
                if longest < LONGEST_HOLD:
                    break
            held[kind] = max(held.get(kind, 0.0), longest)
        well = ann.me()["name"]

    assert {kind: hold for kind, hold in held.items() if hold >= LONGEST_HOLD} == {}
    assert failed == set()
    assert well == "Ann"
    assert [line for line in logs.lines if "Traceback" in line or "ERROR" in line] == []
