"""A server in a process of its own, started by the command that people type."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

SETTINGS = 'bot_seconds = 0\ngrace_seconds = 1000000\n[limits]\nmessages = "1000000 per minute"\n'
"""No bot takes a seat because a script is slow."""
INTERPRETED = {**os.environ, "TENFOLD_INTERPRET": "1"}
"""Interpreted rules are ready at once, so nothing here waits for a compiler."""


def run_command(*arguments: str) -> str:
    """Run `tenfold` and return what it prints."""
    command = [sys.executable, "-m", "tenfold", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=INTERPRETED)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _responds(port: int) -> bool:
    with closing(HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False


@contextmanager
def serve(data: Path, database: str = "", python: str = sys.executable) -> Iterator[int]:
    """Serve a data folder until the block ends; yields the port."""
    (data / "settings.toml").write_text(SETTINGS)
    port = _free_port()
    command = [python, "-m", "tenfold", "serve", "--port", str(port), "--data", str(data)]
    command += ["--database", database] if database else []
    log = data / "server.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, env={**os.environ, "TENFOLD_INTERPRET": "1"}, cwd=data
        )
    try:
        deadline = time.monotonic() + 60
        while not _responds(port):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        yield port
    except BaseException:
        sys.stderr.write(log.read_text())
        raise
    finally:
        process.terminate()
        process.wait(30)
        log.unlink()
