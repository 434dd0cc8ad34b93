"""A Postgres of the tests' own: in a temporary folder, on a Unix socket, with fresh databases."""

import asyncio
import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import pytest

try:
    import asyncpg
except ImportError:  # then these tests are skipped
    asyncpg = None

OWNERS = ("postgres", "nobody")
"""Who may run it when the tests run as root, which Postgres refuses."""
QUICK = ("fsync=off", "full_page_writes=off", "listen_addresses=", "shared_buffers=16MB", "autovacuum=off")
"""The machine does not crash in tests, only processes do; and nobody else reaches it."""


def programs() -> Path | None:
    """The folder of Postgres' programs: on the path, or where Debian puts the newest."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(folders, key=lambda path: float(path.parts[-3]), default=None)
    return None if newest is None else newest.parent


def _owner() -> str | None:
    """The user that runs it: ourselves, unless we are root."""
    if os.getuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in OWNERS if name in names)


class PostgresServer:
    """A server that runs; it can be stopped and started."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder = folder
        self._bin = bin_folder
        self._owner = _owner()
        self._numbers = count(1)
        if self._owner is not None:
            shutil.chown(folder, self._owner)
        self._run(
            "initdb",
            "--auth=trust",
            "--no-sync",
            "--username=tenfold",
            "--encoding=UTF8",
            "--no-locale",
            "-D",
            self.data,
        )
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._bin / program), *arguments],
            cwd=self.folder,
            user=self._owner,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        options = " ".join(f"-c {option}" for option in (*QUICK, f"unix_socket_directories={self.folder}"))
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", "-D", self.data, "-l", log, "-o", options)

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "--wait", "--silent", "-m", "immediate", "-D", self.data)

    def ensure_started(self) -> None:
        """Start it if it has stopped by itself, as it may where the disk is full."""
        status = [str(self._bin / "pg_ctl"), "status", "-D", self.data]
        if subprocess.run(status, user=self._owner, stdout=subprocess.DEVNULL, check=False).returncode:
            self.start()

    def fresh(self) -> str:
        """The address of a new database."""
        name = f"test{next(self._numbers)}"
        asyncio.run(self._create(name))
        return self._address(name)

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self._address("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def _address(self, name: str) -> str:
        return f"postgresql://tenfold@/{name}?host={self.folder}"


@cache
def shared() -> "PostgresServer":
    """One server for all tests of this process, until it ends."""
    context = postgres_server()
    atexit.register(context.__exit__, None, None, None)
    return context.__enter__()


@cache
def database_of(_folder: Path) -> str:
    """The database of a folder: another one for each, the same one when a server comes back to it."""
    return shared().fresh()


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A Postgres as long as the block lasts; the test is skipped where there is none."""
    if asyncpg is None:
        pytest.skip("the extra tenfold[postgres] is not installed")
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("Postgres is not installed: apt-get install postgresql")
    # A short name: a socket's path has a hundred characters at most.
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    try:
        running = PostgresServer(folder, bin_folder)
        yield running
        running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
