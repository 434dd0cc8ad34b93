"""A Redis of the tests' own: in a temporary folder, on a Unix socket, without files."""

import atexit
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

try:
    import redis
except ImportError:  # then these tests are skipped
    redis = None  # type: ignore[assignment]


class Redis:
    """A server that runs; it can be stopped and started."""

    def __init__(self) -> None:
        if redis is None:
            pytest.skip("the extra tenfold[redis] is not installed")
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("Redis is not installed: apt-get install redis-server")
        self._program = program
        # A short name: a socket's path has a hundred characters at most.
        self._folder = Path(tempfile.mkdtemp(prefix="rd", dir="/tmp"))
        self._socket = self._folder / "s"
        self.url = f"unix://{self._socket}"
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", ""]
        self._process = subprocess.Popen(
            [*command, "--dir", str(self._folder), "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 30
        while not self._answers():
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(str(self._socket))
            except OSError:
                return False
        return True

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.wait(10)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@cache
def shared() -> Redis:
    """One for all tests of this process, until it ends; it carries what all of them say."""
    one = Redis()
    atexit.register(one.close)
    return one


@contextmanager
def listening(url: str) -> Iterator[list[bytes]]:
    """Everything that processes tell each other while the block lasts."""
    heard: list[bytes] = []
    client = redis.from_url(url)
    wire = client.pubsub()
    wire.subscribe(tenfold=lambda message: heard.append(message["data"]))
    thread = wire.run_in_thread(sleep_time=0.05, daemon=True)
    try:
        yield heard
    finally:
        thread.stop()
        thread.join(5)
        client.close()
